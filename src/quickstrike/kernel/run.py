"""The interpreter: run until somebody must choose, then stop. Nothing waits on the Python stack."""

from __future__ import annotations

from .decision import Option
from .state import State


def run(s: State) -> None:
    """Run the top frame until a decision is open, the game has a result, or nothing is left to do."""
    stack, pending = s.stack, s.pending
    while stack and not pending and s.result is None:
        f = stack[-1]
        f.op.run(s, f)
    if s.result is not None:
        pending.clear()  # the game is over: nobody is asked any more


def answer(s: State, seat: int, option: Option) -> None:
    """Give the top frame its answer. Legality was checked by the caller; other seats' open decisions stay open.

    A seat has at most one open decision. While decisions are open the frame that asked them is on top of the stack and
    gets the answers one by one, in any order: it pushes nothing before the last of them is in.
    """
    s.pending[:] = [d for d in s.pending if d.seat != seat]
    s.answered = (seat, option)
    f = s.stack[-1]
    f.op.run(s, f)
    run(s)
