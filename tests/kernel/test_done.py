"""A frame that is over leaves the stack, and no other frame does in its place."""

from __future__ import annotations

import pytest
from tests.kernel import tiny

from quickstrike.kernel.state import State


def stacked() -> tuple[State, list]:
    s = State(1)
    return s, [s.push(tiny.effect) for _ in range(3)]


def test_the_frame_on_top_goes():
    s, (a, b, c) = stacked()
    s.done(c)
    assert s.stack == [a, b]


def test_what_was_pushed_before_it_ended_stays_and_runs_next():
    s, (a, b, c) = stacked()
    s.done(b)
    assert s.stack == [a, c] and s.stack[-1] is c


def test_a_frame_that_is_gone_cannot_go_again():
    s, (a, b, c) = stacked()
    s.done(c)
    with pytest.raises(ValueError, match="not in list"):
        s.done(c)
    assert s.stack == [a, b]
