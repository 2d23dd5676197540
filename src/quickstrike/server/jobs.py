"""What is computed beside the event loop, for any game. A game is handed over as its save, written by this server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from .. import games
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game
from ..rulebook import find
from .draft import SETTING
from .entries import told_entry
from .notices import Denied
from .story import Audience, Lines, retold
from .wire import Wire, wire_of

THINKS = 1.0  # seconds of computing after which bots say what they have chosen so far
SLOW = 2.0  # seconds of computing for a view: far more than a table within a wire's own limits takes


def forget() -> None:
    """After a job: a process that does many jobs would fill up with what texts from outside define."""
    for kit in games.loaded():
        wire_of(kit).keep([])


# ---- texts from outside --------------------------------------------------------------------------------------------
def loaded(wires: list[Wire], named: str, text: str) -> tuple[str, str, list[str]]:
    """The game that a text from outside means: its name, itself as a save of ours, and the kinds of its decisions.
    wires: of all games there are; named: what the request calls it."""
    try:
        kit = kit_of(named, text)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where="game") from e
    wire = next(w for w in wires if w.kit.name == kit.name)
    game = wire.read(text)
    for seat in game.seats():
        began = time.process_time()
        wire.view(game, seat, "en")
        if time.process_time() - began > SLOW:
            raise Denied(422, "table slow", where="text")
    return kit.name, game.save(), kinds_of(game)


def kit_of(named: str, text: str) -> games.Kit:
    """A save says of which game it is; of anything else the request does."""
    if text.lstrip().startswith("{"):
        with suppress(ValueError, RecursionError):
            found = json.loads(text)
            named = str(found.get("game", named)) if isinstance(found, dict) else named
    return games.kit(named) if named else games.default()


# ---- games of this server ------------------------------------------------------------------------------------------
def restored(wire: Wire, save: str, since: list[tuple[int, str]]) -> str:
    """A table's newest save with the answers that came after it. Played again if it was made by other definitions."""
    game = wire.load(save)
    for seat, option in since:
        game.give_again(seat, option)
    return game.save()


def kinds(wire: Wire, save: str) -> list[str]:
    return kinds_of(wire.load(save))


def rewound(wire: Wire, save: str, to: int) -> str:
    """The game with no more than its first answers."""
    game = wire.load(save)
    if to < len(game.answers):
        game.undo(len(game.answers) - to)
    return game.save()


def story(wire: Wire, save: str, to: Audience) -> Lines:
    return retold(wire, wire.load(save), to)


def history(wire: Wire, save: str, lang: str) -> dict[str, Any]:
    return wire.history(wire.load(save), lang)


def at(wire: Wire, save: str, n: int, seat: int, lang: str) -> dict[str, Any]:
    """The table after its first n answers, as a seat saw it."""
    game = wire.load(save)
    of = len(game.answers)
    if n < of:  # from its beginning: a game that was loaded knows no way back but this one
        game = type(game).replay(game.setup, [(who, o.id) for who, o in game.answers[:n]])
    return {"n": n, "of": of, "seat": seat, "view": wire.view(game, seat, lang)}


def replay(wire: Wire, save: str, seat: int, lang: str) -> dict[str, Any]:
    """The whole story as a seat may know it, and after how many answers each round or turn began."""
    game, began = wire.load(save), dict[int, int]()

    def look(g: Game[Any]) -> None:
        began.setdefault(g.time(), len(g.answers))

    lines = retold(wire, game, ((seat,) if seat >= 0 else (), lang), look)
    turns = [{"n": n, "clock": wire.clock(time, lang)} for time, n in began.items() if time > 0]
    return {"of": len(game.answers), "seat": seat, "lines": lines, "turns": turns}


def brought(wire: Wire, save: str, seat: int, starter: str | None, text: str | None) -> str:
    """The same table before its first answer, with what this seat plays instead."""
    return wire.brought(wire.load(save), seat, starter, text).save()


def hint(wire: Wire, save: str, seat: int, lang: str) -> dict[str, Any] | None:
    game = wire.load(save)
    d = next((d for d in game.state.pending if d.seat == seat), None)
    return None if d is None else wire.hint(game, d, lang)


def bots(wire: Wire, save: str, names: dict[int, str], most: int) -> list[tuple[int, str]]:
    """What the bots at these seats answer, one after the other, until somebody else must decide; so many at most, and no
    more after a while."""
    game, out, until = wire.load(save), list[tuple[int, str]](), time.process_time() + THINKS
    there = {seat: wire.kit.bot_of(name, f"{game.setup.get('seed', 0)} {seat}") for seat, name in names.items()}
    while (d := next((d for d in game.state.pending if d.seat in names), None)) is not None:
        o = there[d.seat].choose(game, d)
        game.answer(o, seat=d.seat)
        out.append((d.seat, o.id))
        if len(out) == most or time.process_time() > until:
            break
    return out


def slow_bots(wire: Wire, save: str, names: dict[int, str], most: int) -> list[tuple[int, str]]:
    """The same of bots that search for long, which are not quick."""
    return bots(wire, save, names, most)


def rules(kit: games.Kit, words: str, lang: str) -> list[dict[str, Any]]:
    """Entries of its rule book that the words may mean, best first."""
    of = kit.book()
    return [told_entry(of, e, lang) for e in find(of.book(), words)]


QUICK: frozenset[Callable[..., Any]] = frozenset({restored, hint, bots, rules})
"""What is short by its nature: a game of this server is read, and a few steps are taken in it."""


def kinds_of(game: Game[Any]) -> list[str]:
    """At which kind of decision each answer was given: what undo goes by. Found by playing the game again."""
    out: list[str] = []
    answers = [(seat, o.id) for seat, o in game.answers]

    def watch(g: Game[Any]) -> None:
        seat, option = answers[len(g.answers)]
        d = next((d for d in g.decisions if d.seat == seat and any(o.id == option for o in d.options)), None)
        out.append(d.kind if d is not None else SETTING)

    try:
        type(game).replay(game.setup, answers, watch)
    except QuickstrikeError:
        return ["?"] * len(answers)  # it can't be played again: there is no undo behind this point either
    return out
