"""Playing a position: its steps in order, and what differs from what it expects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from ..documents import PositionError, Spec
from ..errors import QuickstrikeError
from ..language import Said
from .expecting import Difference, differences
from .kit import Positions
from .playing import G, Playing
from .sheet import At
from .suggestions import nearest
from .telling import Behind, Teller, Told


@dataclass(frozen=True)
class Outcome(Generic[G]):
    """How a position ended: whether everything was as expected, what was not, the story by language, and the game."""

    passed: bool
    differences: list[Difference]
    narration: Told
    game: G
    checked: bool = True  # it expected something
    given: tuple[int, ...] = ()  # how many answers had been given after each step

    def told(self, lang: str = "en") -> list[str]:
        return self.narration[lang]

    def data(self, lang: str) -> dict[str, Any]:
        """For programs."""
        g = self.game
        return {
            "passed": self.passed,
            "differences": [d.told(lang) for d in self.differences],
            "result": g.result,
            "asked": [{"seat": d.seat, "kind": d.kind, "options": [o.shown() for o in d.options]} for d in g.decisions],
            "narration": self.told(lang),
        }


def run(
    kit: Positions[G], spec: Spec, teach: Behind | None = None, rules: Callable[[], Collection[str]] | None = None
) -> Outcome[G]:
    """Set a position up, play its steps, compare. A mistake in the file raises `PositionError`; a step that can't be
    done is a difference, and ends the run. teach: timing windows are told, and it formats each line. rules: returns
    the ids that exist; naming another is a mistake."""
    at = kit.read(spec)
    steps = at.rows("step")
    for x in steps:
        kit.check(x)
    for x in (at, *steps):
        for key in ("title", "say"):
            x.words(key)
    at.texts("rules")
    cited = [*at.rows("rules"), *(y for z in (at, *steps) for y in _refusals(z))]
    if cited and rules is not None:
        _check_rules(cited, rules())
    return _Run(kit, at, kit.laid(at), teach).play(steps)


def position(kit: Positions[G], spec: Spec) -> G:
    """The game that a position leads to: set up, its steps played. A difference from what it expects is an error."""
    outcome = run(kit, spec)
    if not outcome.passed:
        raise PositionError("pos failed", differences=outcome.differences)
    return outcome.game


def load(kit: Positions[G], spec: Spec) -> Playing[G]:
    """The position, with its first decision open and none of its steps done."""
    return kit.lay(kit.read(spec)).begin()


def _check_rules(cited: list[At], known: Collection[str]) -> None:
    for x in cited:
        entry, _, point = x.as_text("rule").rpartition(".")
        if x.value not in known and entry in known and point.isdecimal():
            points = sum(k.startswith(f"{entry}.") for k in known)
            x.fail("no point" if points else "no points", found=x.value, rule=entry, n=points)
        if x.value not in known:
            x.fail("no rule", found=x.value, near=nearest(x.value, known))


def _refusals(at: At) -> list[At]:
    """The rules that, according to an expectation, forbid something."""
    wanted = [x for x in at.rows("expect") if isinstance(x.value, Mapping)]
    options = [y for x in wanted for y in x.rows("cannot") if isinstance(y.value, Mapping)]
    return [x["rule"] for x in options if "rule" in x]


class _Run(Generic[G]):
    def __init__(self, kit: Positions[G], at: At, t: Playing[G], teach: Behind | None) -> None:
        self.kit, self.at, self.t = kit, at, t
        self.declines = at.flag("decline")
        self.found: list[Difference] = []
        self.since = 0  # where the log stood when the step began
        self.given: list[int] = []
        kit.prepared(at, t)
        self.teller = t.watch = Teller(kit, t, teach)

    def play(self, steps: list[At]) -> Outcome[G]:
        t, teller, end = self.t, self.teller, self.at.get("expect")
        teller.opening(self.at.value)
        done = True
        for n, x in enumerate(steps, 1):
            if done := self.done(n, x):
                self.decline([y for y in steps[n:] if "do" in y or "until" in y][:1])
                self.given.append(len(t.game.answers))
                if "expect" in x:
                    self.compare(x["expect"], t.game.log[self.since :], n)
            else:
                break
        if not t.stopped:
            t.begin()
        teller.silent = False
        if done:
            self.decline([])
            if end is not None:
                self.compare(end, t.game.log, 0)
        teller.waiting()
        t.watch = None
        t.begin()  # whoever plays on is asked something
        checked = bool(self.found) or end is not None or any("expect" in x for x in steps)
        return Outcome(not self.found, self.found, teller.lines, t.game, checked, tuple(self.given))

    def done(self, n: int, x: At) -> bool:
        """One step."""
        t, teller, verb = self.t, self.teller, x.text("do")
        if verb not in self.kit.begins:  # what happens before this answer is not part of it
            t.begin()
        self.since = len(t.game.log)
        teller.silent = not ("do" in x or "until" in x or "say" in x)
        if not teller.silent:
            teller.step(x.value.get("say") or self.kit.heading_of(x))
        try:
            t.game.halt = self.kit.stop(x)
            if not teller.silent and t.game.halt is None:
                t.begin()
            self.kit.before(t, x)
            if verb:
                self.kit.do(t, x, verb)
            if "until" in x:
                self.kit.until(t, x)
            elif verb and not teller.said:
                teller.head(x.sheet.say("no choice"))
        except PositionError:
            raise
        except QuickstrikeError as e:
            line = x.sheet.line(x.way)
            self.found.append(Said("pos step failed on" if line else "pos step failed", n=n, line=line, why=e))
            return False
        finally:
            t.game.halt = None
        return True

    def decline(self, coming: list[At]) -> None:
        """Whatever is not named is declined, where the file says so."""
        if self.declines:
            self.t.decline(lambda: any(self.kit.names(self.t, x) for x in coming))

    def compare(self, at: At, notes: list[tuple[Any, ...]], step: int) -> None:
        for d in differences(self.kit, self.t, at, notes):
            self.found.append(Said("pos after", n=step, what=d) if step else d)
