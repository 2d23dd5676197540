"""Turns in the event loop: whatever is done for somebody is done piece by piece, and of all who have a piece waiting,
whoever has kept the loop busy least of late comes next.

A piece is what a coroutine does until it waits for something. Between two pieces the loop reads what has come in
meanwhile, so a visitor who asks for little waits for one piece of somebody else's and no more, however much others want.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from .shares import Bucket

HALF = 10.0  # seconds after which half of what somebody took is forgotten
ANEW = 600.0  # seconds after which the account is rewritten
LITTLE = 0.001  # seconds that are not worth remembering then
T = TypeVar("T")


class Usage:
    """How much everybody has taken of late. What is old counts for less: instead of making all that is written smaller
    as time goes by, what is new is written larger, so the order of two visitors changes only when one takes something."""

    def __init__(self, half: float = HALF) -> None:
        self.half, self.began = half, time.monotonic()
        self.of: dict[str, float] = {}

    def add(self, who: str, seconds: float) -> None:
        weight = self.weight()
        self.of[who] = self.of.get(who, 0.0) + seconds * weight
        if time.monotonic() - self.began > ANEW:
            self.began = time.monotonic()
            self.of = {k: v / weight for k, v in self.of.items() if v / weight > LITTLE}

    def weight(self) -> float:
        return float(2 ** ((time.monotonic() - self.began) / self.half))

    def rank(self, who: str) -> float:
        """For comparison: less comes first."""
        return self.of.get(who, 0.0)

    def seconds(self, who: str) -> float:
        return self.rank(who) / self.weight()


class Turns:
    """One piece in every round of the loop."""

    def __init__(self) -> None:
        self.usage = Usage()
        self.seconds = 0.0  # in all, for the metrics
        self.taken = False  # somebody has had this round
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def do(self, who: str, share: Bucket | None, call: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        """`call(*args)`, in turns with all others. share: what pays for it."""
        return await Metered(self, who, call(*args), share)

    def begin(self, who: str) -> asyncio.Future[None] | None:
        """A turn now, or the future that is done when it is there."""
        loop = asyncio.get_running_loop()
        if not self.taken:
            self.taken = True
            loop.call_soon(self.next)
            return None
        mine: asyncio.Future[None] = loop.create_future()
        self.waiting.setdefault(who, deque()).append(mine)
        return mine

    def next(self) -> None:
        """A new round: whoever has taken least has it. They run in it after whatever else has come in."""
        self.taken = False
        while self.waiting and not self.taken:
            who = min(self.waiting, key=self.usage.rank)
            row = self.waiting[who]
            first = row.popleft()
            if not row:
                del self.waiting[who]
            if not first.done():  # else nobody waits for it any more
                first.set_result(None)
                self.taken = True
                asyncio.get_running_loop().call_soon(self.next)


class Metered(Generic[T]):
    """A coroutine that waits for its turn before each piece, and pays for how long it has kept the loop busy. While it
    waits for anything, nothing is counted."""

    def __init__(self, turns: Turns, who: str, work: Coroutine[Any, Any, T], share: Bucket | None = None) -> None:
        self.turns, self.who, self.work, self.share = turns, who, work, share
        self.used = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        wrong: BaseException | None = None
        while True:
            if wrong is None and (turn := self.turns.begin(self.who)) is not None:
                try:
                    yield from turn
                except BaseException as e:  # it is cancelled: the coroutine has to know
                    wrong = e
            began = time.thread_time()
            try:
                found = self.work.send(None) if wrong is None else self.work.throw(wrong)
            except StopIteration as e:
                result: T = e.value
                return result
            finally:
                self.pay(time.thread_time() - began)
            wrong = None
            try:
                yield found
            except BaseException as e:
                wrong = e

    def pay(self, seconds: float) -> None:
        self.used += seconds
        self.turns.usage.add(self.who, seconds)
        self.turns.seconds += seconds
        if self.share is not None:
            self.share.spend(seconds)
