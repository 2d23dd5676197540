"""Finding a card by what somebody typed, and showing all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ...champions import ChampionsGame
from ...champions.called import in_play, kind_called
from ...champions.faces import FACES, OTHER_SIDES, OWN_DECKS, Face, data
from ...champions.rules.zones import own_pile
from ...champions.table import PLAY
from ...champions.text import card_text, spelled
from ...champions.text.names import title
from ...champions.text.printed import printed, traits_of
from ...champions.titles import name_in, names_of
from ..paint import Paint
from ..typed import meant, plain


@lru_cache(maxsize=8192)
def names(code: str) -> tuple[str, ...]:
    """A card's titles. What is printed is enough: no pack is opened for it."""
    face = FACES.here(code)
    printed = data()[code] if face is None else face.printed
    return tuple(dict.fromkeys(map(plain, names_of(printed))))


def best(text: str, codes: Iterable[str]) -> list[str]:
    """The cards a text may mean: its code or exact name, else beginning with it, else with its words, else similar."""
    found = list(dict.fromkeys(codes))
    return [code for code in found if code == plain(text)] or meant(text, found, names)


def known_to(game: ChampionsGame) -> list[str]:
    """The published cards, and what was made up for this table: no other table's."""
    return sorted({*data(), *game.state.codes})


def find_face(text: str, game: ChampionsGame) -> Face | None:
    """A card by name or code. Of the sides of a card, or stages of a villain, the one in play; otherwise the first."""
    hits = [code for code in best(text, known_to(game)) if code in FACES]
    shown = {i.face.code for i in game.state.play.values()}
    return FACES[min(hits, key=lambda code: code not in shown)] if hits else None


def titles(game: ChampionsGame, lang: str) -> Iterator[str]:
    return (name_in(data()[c], lang) if c in data() else title(FACES[c], lang) for c in known_to(game))


def find_card(game: ChampionsGame, seat: int, text: str) -> int | None:
    """A card of this table that the seat can see: in play first, then its hand, then open piles. Or, by what it is,
    one in play: "the villain", "main scheme"."""
    s = game.state
    own = {c for deck in OWN_DECKS.values() for c in (*s.zones.get(deck, ())[-1:], *s.zones.get(own_pile(deck), ()))}
    seen = [
        c
        for c in range(len(s.codes))
        if s.where[c] in (PLAY, f"hand{seat}", "encounter_discard", "limbo")
        or s.where[c].startswith("discard")
        or c in own
    ]
    if (kind := kind_called(text)) and not any(plain(text) in names(s.face(c).code) for c in seen):
        return next(iter(in_play(s, seat, kind)), None)
    hits = best(text, (s.face(c).code for c in seen))
    if not hits:
        return None
    found = [c for c in seen if s.face(c).code in hits]
    return min(found, key=lambda c: (s.where[c] != f"hand{seat}", s.where[c] != PLAY, c))


def show_card(face: Face, paint: Paint, lang: str) -> list[str]:
    """Everything a card says, in words. All sides of an identity."""
    out = _side(face, paint, lang)
    for other in OTHER_SIDES.get(face.code, ()) if face.identity else ():
        out += ["", *_side(FACES[other], paint, lang)]
    return out


def _side(face: Face, paint: Paint, lang: str) -> list[str]:
    head = paint(f" {title(face, lang)}" + (f" ({face.subname})" if face.subname else ""), "bold")
    out = [head, *(paint(x, "dim") for x in paint.wrap(" · ".join(printed(face, lang)), "   "))]
    if traits := traits_of(face, lang):
        out.append(paint("   " + ", ".join(traits), "dim"))
    for line in spelled(card_text(face.code, lang), lang).split("\n"):
        if line:
            out += paint.wrap(line, "   ")
    return out
