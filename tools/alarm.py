"""A plugin of pytest: a test that does not end fails."""
from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

from .mutants import SECONDS


class Endless(BaseException):
    """Not an Exception, so that no handler of the rules takes it for its own."""


def ring(number: int, frame: FrameType | None) -> None:
    raise Endless(f"no end after {SECONDS} s")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
