"""Connections: how many there may be, how long one may be silent, how to end one that does not read, and a quiet log."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .guard import Limits

FILES = 8192  # open files that the process asks for; each connection takes one
SPARE = 200  # of them for everything else
LOGGERS = ("uvicorn.error", "quickstrike.server", "asyncio", "websockets.server")


class Gate:
    """Everything that is connected now, by where it comes from."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: dict[Any, asyncio.Transport] = {}
        self.of: Counter[str] = Counter()

    def enters(self, peer: Any, transport: asyncio.Transport) -> bool:
        """Is there room for one more?"""
        host = str(peer[0])
        if len(self.open) >= self.limits.connections or self.of[host] >= self.limits.each:
            self.open = {k: t for k, t in self.open.items() if not t.is_closing()}
            self.of = Counter(str(k[0]) for k in self.open)
        if len(self.open) >= self.limits.connections or self.of[host] >= self.limits.each:
            return False
        self.open[peer] = transport
        self.of[host] += 1
        return True

    def leaves(self, peer: Any) -> None:
        if self.open.pop(peer, None) is not None:
            self.of[str(peer[0])] -= 1

    def abort(self, peer: Any) -> None:
        """Who does not read any more can't be told goodbye."""
        transport = self.open.get(tuple(peer) if peer else None)
        if transport is not None:
            transport.abort()
            self.leaves(tuple(peer))


def careful(gate: Gate) -> type[H11Protocol]:
    """The protocol of uvicorn, with the limits that it does not have."""

    class Careful(H11Protocol):
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not gate.enters(transport.get_extra_info("peername") or ("",), transport):
                transport.abort()
                return
            self.expect_request()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.late is not None:
                self.late.cancel()
            gate.leaves(self.transport.get_extra_info("peername"))
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.expect_request()

        def expect_request(self) -> None:
            """Whoever begins to speak has so long to come to the end of the headers."""
            if self.late is None and self.conn.their_state is h11.IDLE:
                self.late = self.loop.call_later(gate.limits.headers, self.too_late)

        def too_late(self) -> None:
            self.late = None
            if self.conn.their_state is h11.IDLE and (self.cycle is None or self.cycle.response_complete):
                self.transport.abort()

    return Careful


def room(wanted: int) -> int:
    """So many connections can be held: as many files as the system lets us open, less some."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(20, min(wanted, max(soft, most) - SPARE))


class Seldom(logging.Filter):
    """The same thing is told so many times in a minute and no more, in a few lines: nobody fills a disk from outside."""

    def __init__(self, most: int = 5, lines: int = 40) -> None:
        super().__init__()
        self.most, self.lines = most, lines
        self.told: dict[tuple[str, int], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, place = time.monotonic(), (record.pathname, record.lineno)
        recent = [t for t in self.told.get(place, ()) if now - t < 60]
        self.told[place] = [*recent, now][-self.most :]
        if len(recent) >= self.most:
            return False
        if record.exc_info and not record.exc_text:
            rows = logging.Formatter().formatException(record.exc_info).splitlines()
            record.exc_text = "\n".join(rows if len(rows) <= self.lines else ["...", *rows[-self.lines :]])
        return True


def quiet_log() -> None:
    seldom = Seldom()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(seldom)
