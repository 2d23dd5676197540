"""Puzzles: positions in which exactly one way wins this turn.

A solver goes through everything that could be done in the turn, payments and targets too, as long as nothing hidden is
seen: what needs luck does not count as won. A way is what is done, in whatever order it can be and however it is paid; a
way that does more than another one that wins is not counted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ...kernel.language import LANGUAGES, Words, words
from ...kernel.setting import Setting
from ...kernel.toml import dumps
from ..bot import Bot
from .advice import kit_of

WORDS: Words = words("bots/puzzles")
Deed = tuple[str, str, int, str]
Way = tuple[Deed, ...]
"""What is done, sorted: (verb, card, ability, target). Copies of a card are the same."""
TABLES = 3000  # beyond so many tables a turn is given up
WAYS = 12  # and beyond so many ways from one of them
LEAST = 3  # deeds that a puzzle takes
UNTOLD = frozenset({"pay", "done", "pass", "decline", "back"})
NEVER = frozenset({"concede", "back", "end_turn"})
KNOWN = frozenset({"turn", "pay"})
"""Kinds of decisions at which the table and the decision tell all that matters."""


class TooMuch(Exception):
    """A turn with more tables than the solver looks at."""


class Solver:
    """All ways to win a turn, from one table on."""

    def __init__(self, game: Game[Any], seat: int, most: int = TABLES) -> None:
        self.root, self.seat, self.left = game.clone(quiet=True), seat, most
        self.mark, self.turn = self.root.revealed(), game.time()
        self.known: dict[str, dict[Way, str]] = {}

    def ways(self) -> list[Way]:
        """Those that do nothing more than they must; raises `TooMuch`."""
        return list(self._ways(self.root))

    def _ways(self, game: Game[Any]) -> dict[Way, str]:
        """Each way that wins from here, with the answer that begins it."""
        d = game.decision
        if d is None or d.seat != self.seat or game.revealed() != self.mark or game.time() != self.turn:
            sure = d is None and game.revealed() == self.mark and game.payoff(self.seat) == 1
            return {(): ""} if sure else {}
        key = self._key(game, d) if d.kind in KNOWN else ""
        found = self.known.get(key) if key else None
        if found is None:
            self.left -= 1
            if self.left < 0:
                raise TooMuch
            found = least(self._from(game, d))
            if len(found) > WAYS:
                raise TooMuch
            if key:
                self.known[key] = found
        return found

    def _from(self, game: Game[Any], d: Decision) -> dict[Way, str]:
        out: dict[Way, str] = {}
        for o in d.options:
            if o.verb not in NEVER:
                after = game.clone(quiet=True)
                after.answer(o)
                for way in self._ways(after):
                    out.setdefault(self._with(game, o, way), o.id)
        return out

    def _with(self, game: Game[Any], o: Option, way: Way) -> Way:
        if o.verb in UNTOLD:
            return way
        codes = game.state.codes
        deed = (o.verb, codes[o.card] if o.card >= 0 else "", o.ability, codes[o.target] if o.target >= 0 else o.value)
        return tuple(sorted((*way, (deed[0], deed[1], deed[2], str(deed[3])))))

    def _key(self, game: Game[Any], d: Decision) -> str:
        view = {k: v for k, v in game.view(self.seat).items() if k not in ("decision", "offers")}
        return json.dumps([view, d.kind, d.about, d.ask.taken, [o.id for o in d.options]], sort_keys=True, default=str)

    def line(self, way: Way) -> list[str]:
        """The answers of one row that goes this way."""
        g, out = self.root.clone(quiet=True), list[str]()
        while g.decision is not None:
            o = g.decision.find(self._ways(g)[way])
            assert o is not None
            out.append(o.id)
            after = g.clone(quiet=True)
            after.answer(o)
            way = next(x for x in self._ways(after) if self._with(g, o, x) == way)
            g = after
        return out


def least(ways: dict[Way, str]) -> dict[Way, str]:
    """Without those that do more than another one."""
    counted = {way: Counter(way) for way in ways}
    return {way: id for way, id in ways.items() if not any(x != way and counted[x] <= counted[way] for x in counted)}


@dataclass(frozen=True)
class Puzzle:
    """A table at which somebody is to win this turn, the answers that do, and how many deeds they are."""

    game: Game[Any]
    seat: int
    answers: tuple[str, ...]
    deeds: int

    def steps(self, lang: str) -> list[str]:
        """The solution in words; how a price is paid is left out."""
        speech, g, out = kit_of(self.game).speech(), self.game.clone(), list[str]()
        for id in self.answers:
            d = g.decision
            o = d.find(id) if d is not None else None
            assert d is not None and o is not None
            if d.kind != "pay":
                out.append(speech.option(g, d, o, lang))
            g.answer(o)
        return out

    def text(self) -> str:
        """As a position file; the solution stands at its end, where loading does not look."""
        speech = kit_of(self.game).speech()
        title = {lang: WORDS[lang]["title"].format(who=speech.seat(self.game, self.seat, lang)) for lang in LANGUAGES}
        solution = {lang: self.steps(lang) for lang in LANGUAGES}
        report = {"solution": solution, "answers": list(self.answers)}
        return dumps({"title": title, **self.game.positions().spec(self.game), "report": report})


def puzzle_of(game: Game[Any], seat: int, most: int = TABLES, least_deeds: int = LEAST) -> Puzzle | None:
    """A puzzle if this table is one."""
    solver = Solver(game, seat, most)
    try:
        ways = solver.ways()
        if len(ways) == 1 and len(ways[0]) >= least_deeds:
            return Puzzle(game.clone(), seat, tuple(solver.line(ways[0])), len(ways[0]))
    except TooMuch:
        pass
    return None


def puzzles(setting: Setting, bot: Bot, count: int, seed: int | str, most: int = TABLES) -> Iterator[Puzzle | None]:
    """Play so many games: of the turn in which each of them was won the earliest table that is a puzzle."""
    for i in range(count):
        game, turn = setting.new(f"{seed}/{i}"), list[Game[Any]]()
        while (d := game.decision) is not None:
            if d.kind == "turn":
                turn = [*(g for g in turn if g.time() == game.time()), game.clone()]
            game.answer(bot.choose(game, d))
        yield earliest(turn, most) if game.result == "won" else None


def earliest(turn: list[Game[Any]], most: int) -> Puzzle | None:
    """Backwards through the tables of a turn, as long as there is one way only."""
    found: Puzzle | None = None
    for game in reversed(turn):
        seat = game.decision.seat if game.decision is not None else 0
        puzzle = puzzle_of(game, seat, most, 1)
        if puzzle is None:
            break
        if puzzle.deeds >= LEAST:
            found = puzzle
    return found
