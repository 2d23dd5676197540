"""Connections: how many there may be, how long one may be silent, how to end one that does not read, and a quiet log."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from .guard import Limits
from .shares import now, place

FILES = 8192  # open files that the process asks for; each connection takes one
SPARE = 200  # of them for everything else
LOGGERS = ("uvicorn.error", "quickstrike.server", "asyncio", "websockets.server")


TRANSPORT: ContextVar[asyncio.Transport] = ContextVar("transport")
"""The connection over which whatever is done now was asked for."""


class Gate:
    """Everything that is connected now, by where it comes from. peers: the port for other servers. proxies: addresses that
    many visitors come from."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.peers, self.proxies = 0, frozenset[str]()
        self.open: dict[asyncio.Transport, str] = {}
        self.of: Counter[str] = Counter()
        self.unread: dict[asyncio.Transport, float] = {}  # since when something has been lying for them

    def enters(self, transport: asyncio.Transport) -> bool:
        """Is there room for one more?"""
        who = place(str((transport.get_extra_info("peername") or ("",))[0]))
        if (transport.get_extra_info("sockname") or ("", 0))[1] == self.peers or who in self.proxies:
            who = ""  # many come this way
        if who and self.of[who] >= self.limits.each:
            return False
        if len(self.open) >= self.limits.connections and not self.gives_way(who):
            return False
        self.open[transport] = who
        self.of[who] += 1
        return True

    def gives_way(self, who: str) -> bool:
        """All places are taken: whoever has most of them gives one up for somebody who has far fewer."""
        most = max((x for x in self.of if x), key=self.of.__getitem__, default="")
        if not most or self.of[most] <= 2 * (self.of[who] + 1):
            return False
        oldest = next(t for t, x in self.open.items() if x == most)
        self.leaves(oldest)
        oldest.abort()
        return True

    def leaves(self, transport: asyncio.Transport) -> None:
        self.unread.pop(transport, None)
        if (who := self.open.pop(transport, None)) is not None:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]

    def sweep(self) -> None:
        """A client that has not read what is waiting for it, even a last goodbye, is dropped."""
        at = now()
        lying = [t for t in self.open if t.get_write_buffer_size()]
        self.unread = {t: self.unread.get(t, at) for t in lying}
        for transport, since in list(self.unread.items()):
            if at - since > self.limits.unread:
                transport.abort()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self.limits.unread / 10)
            self.sweep()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """A client that does not read what it is sent is dropped: it can't be told goodbye."""
    transport = TRANSPORT.get(None)
    timer = transport and asyncio.get_running_loop().call_later(seconds, transport.abort)
    try:
        yield
    finally:
        if timer:
            timer.cancel()


def careful(gate: Gate) -> type[H11Protocol]:
    """The protocol of uvicorn, with the limits that it does not have."""

    class Careful(H11Protocol):
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not gate.enters(transport):
                transport.abort()
                return
            self.expect_request()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.late is not None:
                self.late.cancel()
            gate.leaves(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            TRANSPORT.set(self.transport)
            super().data_received(data)
            self.expect_request()

        def expect_request(self) -> None:
            """A client that begins a request has this long to finish its headers; after that it waits for us."""
            if self.conn.their_state is not h11.IDLE:
                if self.late is not None:
                    self.late.cancel()
                    self.late = None
            elif self.late is None:
                self.late = self.loop.call_later(gate.limits.headers, self.transport.abort)

    return Careful


def careful_live(gate: Gate) -> Any:
    """The same for a WebSocket, which takes the place of the request that it began with."""

    class CarefulLive(AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
        def connection_lost(self, exc: Exception | None) -> None:
            gate.leaves(self.transport)
            super().connection_lost(exc)

    return CarefulLive


def room(wanted: int) -> int:
    """So many connections can be held: as many files as the system lets us open, less some."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(20, min(wanted, max(soft, most) - SPARE))


class Seldom(logging.Filter):
    """The same message is logged only so often in a minute, in a few lines: nobody can fill the disk from outside."""

    def __init__(self, most: int = 5, lines: int = 40) -> None:
        super().__init__()
        self.most, self.lines = most, lines
        self.told: dict[tuple[str, int], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        ended = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
        if ended or "graceful shutdown exceeded" in str(record.msg):
            return False  # the server stops: clients will reconnect
        at, line = now(), (record.pathname, record.lineno)
        recent = [t for t in self.told.get(line, ()) if at - t < 60]
        self.told[line] = [*recent, at][-self.most :]
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
