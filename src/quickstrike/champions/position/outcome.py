"""Playing a position: its steps one after the other, and what differs from what it expects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ...kernel.errors import QuickstrikeError
from ...kernel.language import Said
from ..game import ChampionsGame
from .cards import Cards
from .expect import Difference, differences
from .loading import laid_out
from .near import nearest
from .play import Position
from .reading import read
from .source import At, PositionError, Source, Spec
from .steps import check_step, do
from .tell import Behind, Teller, Told, waiting

GOES_ON = ("", "pass_all", "villain_phase")
"""Steps that begin a villain phase themselves, or that only check what lies there before it."""


@dataclass(frozen=True)
class Outcome:
    """How a position ended: whether all was as expected, what was not, the story by language, and the game."""

    passed: bool
    differences: list[Difference]
    narration: Told
    game: ChampionsGame
    checked: bool = True  # it expected something

    def told(self, lang: str = "en") -> list[str]:
        return self.narration[lang]


def run(spec: Spec, teach: Behind | None = None, rules: Callable[[], Collection[str]] | None = None) -> Outcome:
    """Set a position up, play its steps, compare. A mistake in the file raises `PositionError`; a step that can't be
    done is a difference, and the last thing that happens. teach: timing windows are told, and it writes each line.
    rules: gives the ids that there are; a file that names another is mistaken."""
    source = read(spec)
    steps = At(source, source.data).rows("step")
    at = At(source, source.data)
    for x in (at, *steps):
        for key in ("title", "say"):
            x.words(key)
    at.texts("rules")
    for x in steps:
        check_step(x)
    cited = [*at.rows("rules"), *(y for z in (at, *steps) for y in refusals(z))]
    if cited and rules is not None:
        check_rules(cited, rules())
    t = laid_out(source)
    return _Run(source, t, teach).play(steps)


def check_rules(cited: list[At], known: Collection[str]) -> None:
    for x in cited:
        entry, _, point = x.as_text("rule").rpartition(".")
        if x.value not in known and entry in known and point.isdecimal():
            points = sum(k.startswith(f"{entry}.") for k in known)
            x.fail("no point" if points else "no points", found=x.value, rule=entry, n=points)
        if x.value not in known:
            x.fail("no rule", found=x.value, near=nearest(x.value, known))


def refusals(at: At) -> list[At]:
    """The rules that an expectation says forbid something."""
    wanted = [x for x in at.rows("expect") if isinstance(x.value, Mapping)]
    options = [y for x in wanted for y in x.rows("cannot") if isinstance(y.value, Mapping)]
    return [x["rule"] for x in options if "rule" in x]


def position(spec: Spec) -> ChampionsGame:
    """The game that a position leads to: set up, its steps played. What differs from what it expects is an error."""
    outcome = run(spec)
    if not outcome.passed:
        raise PositionError("pos failed", differences=outcome.differences)
    return outcome.game


class _Run:
    def __init__(self, source: Source, t: Position, teach: Behind | None = None) -> None:
        self.source, self.t = source, t
        self.cards = Cards(source, At(source, source.data).get("cards"))
        self.cards.numbers.clear()
        self.teller = Teller(t.game, teach)
        self.found: list[Difference] = []

    def play(self, steps: list[At]) -> Outcome:
        t, teller = self.t, self.teller
        teller.opening(t.game, self.source.data)
        t.watch = teller
        done = True
        told = 0
        for n, x in enumerate(steps, 1):
            if x.text("do") not in GOES_ON:  # what comes before this answer is not part of it
                t.begin()
            since = len(t.game.log)
            teller.silent = not ("do" in x or "until" in x or "say" in x)
            if not teller.silent:
                told += 1
                teller.step(told, x.value.get("say") or self.reins(x))
            try:
                do(t, self.cards, x)
            except PositionError:
                raise
            except QuickstrikeError as e:
                line = self.source.line(x.way)
                self.differs(Said("pos step failed on" if line else "pos step failed", n=n, line=line, why=e))
                done = False
                break
            if "expect" in x:
                self.check(x["expect"], t.game.log[since:], n)
        t.begin()
        end = At(self.source, self.source.data).get("expect")
        teller.silent = False
        if done and end is not None:
            self.check(end, t.game.log, 0)
        for asked in waiting(t.game):
            teller.add(asked)
        checked = bool(self.found) or end is not None or any("expect" in x for x in steps)
        return Outcome(not self.found, self.found, teller.lines, t.game, checked)

    def reins(self, x: At) -> Any:
        """What no player does has no option that would say it."""
        key = x.value.get("do") if x.value.get("do") in ("reveal", "activate", "pass_all", "villain_phase") else ""
        if not key:
            return Said("pos do until") if "until" in x and "do" not in x else ""
        return Said(f"pos do {key}")

    def check(self, at: At, notes: list[tuple[Any, ...]], step: int) -> None:
        for d in differences(self.t, self.cards, at, notes):
            self.differs(Said("pos after", n=step, what=d) if step else d)

    def differs(self, what: Difference) -> None:
        self.found.append(what)
