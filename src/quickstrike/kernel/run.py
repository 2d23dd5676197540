"""The interpreter: run until somebody must choose, then stop. Nothing waits on the Python stack."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any, Final

from .decision import Option
from .errors import Endless
from .state import State

Halt = Callable[[Any], bool]
"""Whether to stop at this state, though nobody must choose."""
MOST_STEPS: Final = 200_000
"""Between two decisions a game takes a few hundred steps; an endless loop is a bug and is reported as one."""


def run(s: State, halt: Halt | None = None) -> None:
    """Run the top frame until a decision is open, the game has a result, or nothing is left to do."""
    if halt is not None:
        return run_to(s, halt)
    stack, pending = s.stack, s.pending
    for _ in repeat(None, MOST_STEPS):  # the innermost loop of all
        if pending or not stack or s.result is not None:
            break
        f = stack[-1]
        if (table := f.table) is None:
            f.run(s, f)
        else:  # what `next_step` does, without a call
            f.pc = (pc := f.pc) + 1
            table[pc](s, f)
    else:
        raise Endless(f"an endless row of effects: {MOST_STEPS} steps without a decision, at {stack[-1]!r}")
    if s.result is not None:
        pending.clear()  # the game is over: nobody is asked anything


def run_to(s: State, halt: Halt) -> None:
    """The same, step by step, but no further than the state at which it should halt."""
    for _ in repeat(None, MOST_STEPS):
        if not s.stack or s.pending or s.result is not None or halt(s):
            break
        f = s.stack[-1]
        f.run(s, f)
    if s.result is not None:
        s.pending.clear()


def meant(s: State, option: Option, number: int | None, seat: int | None) -> int:
    """The seat whose open decision lists this very option; -1 if none does."""
    number = option.decision or number
    for d in s.pending:
        if d.number == number and (seat is None or seat == d.seat):
            for o in d.options:
                if o is option:
                    return d.seat
    return -1


def answer(s: State, seat: int, option: Option, halt: Halt | None = None) -> None:
    """Give the top frame its answer. Legality was checked by the caller; other seats' open decisions stay open.

    A seat has at most one open decision. While decisions are open the frame that asked them is on top of the stack and
    gets the answers one by one, in any order: it pushes nothing before the last of them is in.
    """
    pending = s.pending
    if len(pending) == 1 and pending[0].seat == seat:  # mostly
        pending.clear()
    else:
        pending[:] = [d for d in pending if d.seat != seat]
    s.answered = (seat, option)
    f = s.stack[-1]
    if (table := f.table) is None:
        f.run(s, f)
    else:
        f.pc = (pc := f.pc) + 1
        table[pc](s, f)
    run(s, halt)
