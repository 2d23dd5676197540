"""Jobs for the processes beside the loop, in a module that loads at once."""

from __future__ import annotations

import time


def nap(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return seconds


def hoard(n):
    return len(bytearray(n))


def fail():
    raise KeyError("x")


def refuse():
    from quickstrike.server.notices import Denied

    raise Denied(422, "too large", most=3, where="text")


def fast():
    return "fast"
