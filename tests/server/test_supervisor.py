"""Several processes that are one server: whichever ends is replaced, whatever else goes wrong meanwhile."""

from __future__ import annotations

import os
import signal
import time

import pytest

from quickstrike.server import supervisor
from quickstrike.server.supervisor import Supervisor

LONG = 20.0  # seconds for what takes moments


class Told(Supervisor):
    """Of processes that do nothing; `steps` are called one after the other, as soon as so many of them are there."""

    def __init__(self, steps, ended=lambda name: None):
        super().__init__(iter("abcdefgh").__next__, self.idle, ended)
        self.steps, self.split_off = list(steps), []

    @staticmethod
    def idle(name):
        time.sleep(LONG)

    def split(self):
        super().split()
        self.split_off.append(list(self.running)[-1])
        if self.steps:
            self.steps.pop(0)(self)


def kill(n):
    """The n-th of those that were ever there."""
    return lambda s: os.kill(s.split_off[n], signal.SIGKILL)


def end(s):
    s.stop(signal.SIGTERM, None)


def nothing(s):
    pass


@pytest.fixture(autouse=True)
def as_before():
    kept = {sig: signal.getsignal(sig) for sig in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM)}
    yield
    signal.alarm(0)
    for sig, does in kept.items():
        signal.signal(sig, does)


def test_tables_that_cannot_be_freed_end_nobody(monkeypatch, caplog):
    """The database may be away, or hold what the dead one was writing: the others must go on."""

    def ended(name):
        raise OSError("the database is away")

    one = Told([nothing, kill(0), end], ended)
    one.run(2, lambda: None)
    assert len(one.split_off) == 3 and "not free yet" in caplog.text


def test_the_next_one_begins_before_tables_are_freed():
    order = []
    one = Told([kill(0), lambda s: order.append("begun")], lambda name: order.append("freed") or end(one))
    one.run(1, lambda: None)
    assert order == ["begun", "freed"]


def test_while_one_waits_the_end_of_another_is_noticed(monkeypatch):
    """What has not begun well waits for ever longer; that must not hold up others."""
    monkeypatch.setattr(supervisor, "LOOK", 0.01)
    freed = []

    def ended(name):
        freed.append(name)
        if name == "a":
            one.wait = LONG
            kill(2)(one)  # its successor does not begin well either
            return
        assert one.due, "it waits"
        if name == "c":
            one.running[one.split_off[1]] = (
                "b",
                time.monotonic() - supervisor.SOON,
            )  # as if it had been there for long
            kill(1)(one)
        else:
            end(one)

    one = Told([nothing, kill(0)], ended)
    began = time.monotonic()
    one.run(2, lambda: None)
    assert freed == ["a", "c", "b"] and len(one.split_off) == 4 and time.monotonic() - began < LONG


def test_what_does_not_begin_well_again_and_again_waits(monkeypatch):
    monkeypatch.setattr(supervisor, "LONGEST", 0.3)
    one = Told([kill(0), kill(1), kill(2), end])
    began = time.monotonic()
    one.run(1, lambda: None)
    assert (
        len(one.split_off) == 4 and 0.6 <= time.monotonic() - began < supervisor.GRACE
    )  # told to end as it began, it ends
