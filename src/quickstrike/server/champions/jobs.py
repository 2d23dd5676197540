"""What is worked out beside the event loop. A game is handed over as its save, written by this server."""

from __future__ import annotations

import time
from typing import Any

from ... import champions
from ...bots import bot_of
from ...champions import ChampionsGame, Deck
from ...champions.decks import ASPECTS, DeckError, check, read_deck
from ...champions.decks.check import must_be_legal
from ...champions.decks.remarks import aspect_name
from ...champions.faces import face_of
from ...champions.position.described_cards import forget_described
from ...champions.scenarios import HEROES, aspect_deck, hero_of
from ...champions.text.names import title
from ...kernel.errors import QuickstrikeError
from ..messages import SeatSpec
from ..notices import Denied, upper
from . import history as looked_back
from .hints import hint as hint_of
from .loading import game_of
from .story import Audience, Lines, retold
from .views import seat_view

CARDS, IN_PLAY = 600, 100
"""Of a table that a server keeps: four players have some 350, and 60 in play in a long game."""
SLOW = 0.25  # seconds of computing for a view; others wait as long


def forget() -> None:
    """After a job: a process that does many would fill with cards that positions made up."""
    forget_described()


# ---- texts from outside --------------------------------------------------------------------------------------------
def checked_deck(text: str, lang: str) -> dict[str, Any]:
    """What `POST /decks/check` answers."""
    nothing: dict[str, Any] = {"legal": False, "hero": None, "aspects": [], "cards": 0}
    try:
        found = read_deck(text)
        breaches = [upper(b.told(lang)) for b in check(found)]
        size = found.size
    except DeckError as e:
        return {**nothing, "breaches": [upper(x) for x in e.told(lang).split("\n")]}
    except QuickstrikeError as e:
        return {**nothing, "breaches": [upper(e.told(lang))]}
    hero = {"code": found.identity, "name": title(face_of(found.identity), lang)} if found.identity else None
    return {
        "legal": not breaches,
        "hero": hero,
        "cards": size,
        "name": found.name,
        "breaches": breaches,
        "aspects": [{"key": a, "name": aspect_name(a, lang)} for a in found.aspects],
    }


def decks(seats: list[SeatSpec]) -> list[str | Deck]:
    """What each seat of a new table plays; what is wrong is said with its place."""
    out = []
    for i, s in enumerate(seats):
        try:
            out.append(_deck(s))
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e, where=f"seats.{i}.{'deck_text' if s.deck_text else 'starter'}") from e
    return out


def _deck(s: SeatSpec) -> str | Deck:
    if (s.starter is None) == (s.deck_text is None):
        raise QuickstrikeError("one deck")
    if s.starter is not None:
        hero, _, aspect = s.starter.partition(":")
        if hero in HEROES and aspect in ASPECTS and aspect not in HEROES[hero].decks:
            return aspect_deck(HEROES[hero], aspect)
        hero_of(s.starter)
        return s.starter
    deck = read_deck(s.deck_text or "")
    must_be_legal(deck)
    return deck


def loaded(text: str) -> tuple[str, list[str]]:
    """The game that a text from outside means, as a save of ours, and the kinds of its decisions."""
    game = game_of(text)
    s = game.state
    if len(s.codes) > CARDS or len(s.play) > IN_PLAY:
        n = {"n": len(s.codes), "found": len(s.play), "most": CARDS, "play": IN_PLAY}
        raise Denied(422, "too many cards", where="text", **n)
    bot = bot_of("heuristic")
    for seat in range(len(s.players)):
        began = time.process_time()
        seat_view(game, seat, "en", bot)
        if time.process_time() - began > SLOW:
            raise Denied(422, "table slow", where="text")
    return game.save(), kinds_of(game)


# ---- games of this server ------------------------------------------------------------------------------------------
def restored(save: str, since: list[tuple[int, str]]) -> str:
    """A table's newest save with the answers that came after it. Played again if it was made by other definitions."""
    game = champions.load(save)
    for seat, option in since:
        game.give_again(seat, option)
    return game.save()


def kinds(save: str) -> list[str]:
    return kinds_of(champions.load(save))


def rewound(save: str, to: int) -> str:
    """The game with no more than its first answers."""
    game = champions.load(save)
    if to < len(game.answers):
        game.undo(len(game.answers) - to)
    return game.save()


def story(save: str, to: Audience) -> Lines:
    return retold(champions.load(save), to)


def history(save: str, lang: str) -> dict[str, Any]:
    return looked_back.history(champions.load(save), lang)


def at(save: str, n: int, seat: int, lang: str) -> dict[str, Any]:
    """The table after its first n answers as a seat saw it, and what the n-th brought about."""
    game = champions.load(save)
    of = len(game.answers)
    lines = [x for x in retold(game, ((seat,) if seat >= 0 else (), lang)) if x["n"] == n]
    if n < of:
        game.undo(of - n)
    return {"n": n, "of": of, "seat": seat, "story": lines, "view": seat_view(game, seat, lang, bot_of("heuristic"))}


def hint(save: str, seat: int, bot: str, lang: str) -> dict[str, Any] | None:
    game = champions.load(save)
    d = next((d for d in game.state.pending if d.seat == seat), None)
    return None if d is None else hint_of(game, d, bot_of(bot), lang)


def kinds_of(game: ChampionsGame) -> list[str]:
    """At which kind of decision each answer was given: what undo goes by. Found by playing the game again."""
    out: list[str] = []
    answers = [(seat, o.id) for seat, o in game.answers]

    def watch(g: ChampionsGame) -> None:
        seat, option = answers[len(g.answers)]
        d = next((d for d in g.decisions if d.seat == seat and any(o.id == option for o in d.options)), None)
        out.append(d.kind if d is not None else "set")

    try:
        ChampionsGame.replay(game.setup, answers, watch)
    except QuickstrikeError:
        return ["?"] * len(answers)  # it can't be played again: there is no undo behind this point either
    return out
