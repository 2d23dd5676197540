"""Turns in the event loop: what one visitor's messages take of it, and who comes next where all want much of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine, Generator
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """A coroutine that knows how long it has kept the loop busy: while it waits for anything, nothing is counted."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work, self.used = work, 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        wrong: BaseException | None = None
        while True:
            began = time.perf_counter()
            try:
                found = self.work.send(None) if wrong is None else self.work.throw(wrong)
            except StopIteration as e:
                result: T = e.value
                return result
            finally:
                self.used += time.perf_counter() - began
            wrong = None
            try:
                yield found
            except BaseException as e:  # it is cancelled: the coroutine shall know
                wrong = e


class Turns:
    """One after the other; of those who wait, whoever was served longest ago comes next. Between two turns the loop
    does everything else that has come in."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self.busy:
            mine = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(who, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():  # it was our turn already
                    self.next()
                raise
        self.busy = True
        try:
            yield
        finally:
            self.next()

    def next(self) -> None:
        """Whoever is first in the row has a turn, and goes to its end if more of his wait."""
        self.busy = False
        while self.waiting:
            who = next(iter(self.waiting))
            row = self.waiting.pop(who)
            first = row.popleft()
            if row:
                self.waiting[who] = row
            if not first.done():
                self.busy = True
                first.set_result(None)
                return
