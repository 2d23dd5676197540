"""Why can't I? What somebody typed becomes an intent, and `explain` gives the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...champions import ChampionsGame
from ...champions.called import kind_called
from ...champions.explain import Why, intents
from ...champions.faces import OTHER_SIDE
from ...champions.table import PLAY
from ...champions.text.names import name_of, title
from ...champions.text.terms import ABILITY_NAMES
from ...kernel.decision import NONE, Decision, Option
from ...kernel.language import FIRST
from ...kernel.why import Why as AnyWhy
from ..typed import plain
from .cards import best, find_card, find_face, known_to, names
from .prompts import BETWEEN, DEEDS, VERBS

POWERS = ("attack", "thwart")
OWN = (*POWERS, "change_form", "recover", "defend")
"""Verbs that the player's own identity does, if nobody is named."""
AIMED = ("play", "use")
"""Verbs that a target may follow."""


@dataclass(frozen=True)
class Answer:
    """ok with the option that does it, or the reason; usage if nothing was understood, unknown if a name was not."""

    ok: bool = False
    text: str = ""
    rule: str = ""
    option: Option | None = None
    unknown: str = ""
    usage: bool = False


def why(game: ChampionsGame, d: Decision, what: str, lang: str = "en", shown: Sequence[Option] = ()) -> Answer:
    """`what` is "play Haymaker", "play Tackle on the villain", "attack Rhino with Tigra", "attack", or just the name of
    a card; `shown` are the options as the screen lists them: where several things are chosen together, all of them are
    open."""
    verb, rest = _verb(what, lang)
    name, by = _parted(rest, lang)
    aim = ""
    if verb in ("", *AIMED) and not by:
        name, aim = _aimed(game, rest, lang)
    if not verb and not name:
        return Answer(usage=True)
    found = {"": NONE}
    for x in filter(None, (name, by, aim)):
        c = _card(game, d, x)
        if c is None:
            return _unseen(game, x, "choose" if x == aim else verb, lang)
        found[x] = c
    return _explained(game, d, _intent(game, d, verb, found[name], found[by], found[aim]), lang, shown)


def _intent(game: ChampionsGame, d: Decision, verb: str, card: int, by: int, aim: int) -> Option:
    """What was understood, as an option; if nobody was named, the player's own identity does it."""
    verb = verb or _usual(game, d, card)
    me = game.state.players[d.seat].identity
    if verb in POWERS:
        return Option(verb, me if by == NONE else by, card)
    if verb == "choose":
        return Option(verb, NONE, card)
    return Option(verb, me if card == NONE and verb in OWN else card, aim)


def all_reasons(game: ChampionsGame, d: Decision, lang: str, shown: Sequence[Option]) -> list[tuple[str, AnyWhy]]:
    """What could be done with each card, and why not. The same reason is given once a card, and what is simply for
    another moment is left out."""
    s, out = game.state, []
    told: set[tuple[int, str, str]] = set()
    for o in intents(s, d.seat):
        said = Why(True) if _listed(o, shown) else game.explain(d.seat, o)
        if (o.card, o.verb, said.key) in told or said.key in ("other decision", "waiting"):
            continue
        told.add((o.card, o.verb, said.key))
        what = DEEDS[lang].get(o.verb, "{card}")
        card = o.card if o.card != NONE else o.target
        names = {"card": name_of(s.face(card), lang), "target": title(s.face(o.target), lang) if o.target >= 0 else ""}
        if o.verb == "use" and o.ability != NONE and (named := s.face(card).abilities[o.ability].name):
            names["card"] = ABILITY_NAMES[lang].get(named, named)
        out.append((what.format(**names), said))
    return out


def _verb(what: str, lang: str) -> tuple[str, str]:
    text = what.strip()
    for words in (VERBS[lang], VERBS["en"]):
        for verb, forms in words.items():
            for form in forms:
                if plain(text) == plain(form) or text.lower().startswith(form + " "):
                    return verb, text[len(form) :].strip()
    return "", text


def between(key: str, lang: str) -> list[str]:
    """The words that divide a sentence, in the language and in English."""
    return [f" {x} " for x in (*BETWEEN[lang][key], *BETWEEN[FIRST][key])]


def _parted(text: str, lang: str) -> tuple[str, str]:
    """Target and, after "with", who does it."""
    said = f" {text}"
    for word in between("with", lang):
        i = said.lower().find(word)
        if i >= 0:
            return said[:i].strip(), said[i + len(word) :].strip()
    return text.strip(), ""


def _aimed(game: ChampionsGame, text: str, lang: str) -> tuple[str, str]:
    """A card and, after "on", its target; the word may be part of a title."""
    titled = any(plain(text) in n for code in known_to(game) for n in names(code))
    for word in () if titled else between("on", lang):
        i = text.lower().rfind(word)
        if i > 0:
            return text[:i].strip(), text[i + len(word) :].strip()
    return text.strip(), ""


def _card(game: ChampionsGame, d: Decision, name: str) -> int | None:
    """A card that the seat can see: on the table, among the options, or the other side of an identity."""
    s = game.state
    if (found := find_card(game, d.seat, name)) is not None:
        return found
    if not (codes := best(name, known_to(game))):
        return None
    asked = [c for o in d.options for c in (o.card, o.target) if c >= 0]
    return next(
        (
            c
            for c in (*asked, *(p.identity for p in s.players))
            if s.face(c).code in codes or OTHER_SIDE.get(s.face(c).code) in codes
        ),
        None,
    )


def _unseen(game: ChampionsGame, name: str, verb: str, lang: str) -> Answer:
    """A card that the seat does not see. Wherever it is, even if it is in no deck of this game, the answer is the same:
    it must not reveal what is in the encounter deck."""
    face = None if kind_called(name) else find_face(name, game)
    if face is None and not kind_called(name):
        return Answer(unknown=name)
    by_hand = face is not None and (verb in ("play", "pay", "discard") or (not verb and face.player_card))
    said = (
        Why(False, "rr:play-put-into-play", "not in hand")
        if by_hand
        else Why(False, "rr:in-play-and-out-of-play", "not in play")
    )
    return Answer(text=said.text(lang), rule=said.rule)


def _usual(game: ChampionsGame, d: Decision, card: int) -> str:
    """What a player most likely wants to do with a card at this decision, if only its name is given."""
    s = game.state
    face, verbs = s.face(card), {o.verb for o in d.options}
    if s.where[card] == PLAY:
        if d.kind == "defend" and s.play[card].controller == d.seat and face.kind in ("hero", "alter_ego", "ally"):
            return "defend"
        if d.kind == "pay" and face.resource_abilities:
            return "pay"
        if "choose" in verbs:
            return "choose"
        return "attack" if face.kind in ("villain", "minion") else "thwart" if "scheme" in face.kind else "use"
    if s.where[card] == f"hand{d.seat}" and d.kind in ("pay", "discard", "mulligan"):
        return "pay" if d.kind == "pay" else "discard" if "discard" in verbs else "choose"
    return "play"


def _listed(o: Option, shown: Sequence[Option]) -> Option | None:
    """The option on the screen that this is."""
    return next(
        (
            x
            for x in shown
            if x.verb == o.verb
            and o.card in (NONE, x.card)
            and o.ability in (NONE, x.ability)
            and o.target in (NONE, x.target)
        ),
        None,
    )


def _explained(game: ChampionsGame, d: Decision, o: Option, lang: str, shown: Sequence[Option]) -> Answer:
    if (same := _listed(o, shown)) is not None:
        return Answer(ok=True, option=same)
    said = game.explain(d.seat, o)
    chosen_later = _listed(Option(o.verb, o.card, NONE, o.ability), shown) if said.ok else None
    return Answer(ok=said.ok, text=said.text(lang), rule=said.rule, option=chosen_later)
