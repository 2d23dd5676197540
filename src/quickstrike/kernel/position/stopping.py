"""Where a position stops though nobody is asked: at the end of a procedure of the rules, or of a step of one."""

from __future__ import annotations

from collections.abc import Mapping

from ..ops import Proc, Steps
from ..state import Frame, State

END = "end of "
"""How it is written: `until = "end of activation"`."""


class Stop:
    """Halts the game when the procedure in progress, or the next of its kind, has finished that step; without a step,
    when it has ended."""

    def __init__(self, op: Proc, step: str = "") -> None:
        self.op, self.step = op, step
        self.frame: Frame | None = None
        self.reached = False

    def __call__(self, s: State) -> bool:
        if self.frame is None:
            self.frame = next((f for f in reversed(s.stack) if f.op is self.op), None)
        if self.frame is not None:
            there = any(f is self.frame for f in s.stack)
            top = bool(s.stack) and s.stack[-1] is self.frame
            self.reached = not there or (top and isinstance(self.op, Steps) and self._past(self.op, self.frame.pc))
        return self.reached

    def _past(self, op: Steps, pc: int) -> bool:
        return bool(self.step) and pc > op.at[self.step]


def places(procedures: Mapping[str, Proc]) -> dict[str, tuple[Proc, str]]:
    """Everything that may follow "end of": procedures by name, and the steps of those that have steps."""
    out: dict[str, tuple[Proc, str]] = {END + name: (op, "") for name, op in procedures.items()}
    for op in procedures.values():
        for step in op.steps if isinstance(op, Steps) else ():
            out.setdefault(END + step, (op, step))
    return out
