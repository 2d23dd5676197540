"""What every store does: one thread writes, whatever the database is.

To flush a commit takes longer than a whole answer does, so whatever has come in while the thread was busy goes into its
next commit, and the event loop never waits for it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from . import reading
from .rows import Db, Job, Key, Row, Trouble, Unsure

T = TypeVar("T")
Tell = Callable[[BaseException | None], None]


class Store(ABC):
    """name: what people know it by. commits, jobs, seconds: what was written since the start, for the metrics."""

    name: str
    errors: tuple[type[Exception], ...]
    """What the driver raises."""

    def __init__(self) -> None:
        self.queue: queue.SimpleQueue[tuple[Job, Tell] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.commits, self.jobs, self.seconds = 0, 0, 0.0

    # ---- what each has in its own way
    @abstractmethod
    async def read(self, question: Callable[..., T], *args: Any) -> T:
        """`question(connection, *args)`."""

    @abstractmethod
    def moment(self) -> AbstractContextManager[Db]:
        """A connection of its own that sees everything as it is now, whatever is written meanwhile."""

    @abstractmethod
    def damage(self, db: Db) -> list[str]:
        """What the database itself finds wrong."""

    @abstractmethod
    def _begin(self) -> Db:
        """A transaction of the writer."""

    @abstractmethod
    def _rollback(self) -> None: ...

    @abstractmethod
    def _renew(self) -> None:
        """The writer's connection is of no use any more: the next transaction has another one."""

    @abstractmethod
    def _lost(self) -> bool:
        """Is the writer's connection gone?"""

    @abstractmethod
    def _close(self) -> None: ...

    # ---- writing
    def start(self) -> None:
        if not self.thread.is_alive():
            self.thread.start()

    def close(self) -> None:
        """What was written before is on the disk afterwards."""
        if self.thread.is_alive():
            self.queue.put(None)
            self.thread.join()
        self._close()

    async def write(self, job: Job) -> None:
        """Done when it is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell(e: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if e is None else done.set_exception(e)

        self.start()
        self.queue.put((job, lambda e: _soon(loop, tell, e)))
        await done

    def do(self, job: Job) -> None:
        """The same at once, for whoever has no event loop and no other writer."""
        wrong: list[BaseException] = []
        self._commit([(job, lambda e: wrong.append(e) if e is not None else None)])
        if wrong:
            raise wrong[0]

    def _work(self) -> None:
        while (first := self.queue.get()) is not None:
            batch: list[tuple[Job, Tell] | None] = [first]
            while batch[-1] is not None and not self.queue.empty():
                batch.append(self.queue.get())
            self._commit([job for job in batch if job is not None])
            if batch[-1] is None:  # the end came while these were waiting
                return

    def _commit(self, batch: list[tuple[Job, Tell]]) -> None:
        """One transaction for all; a job that fails takes back itself alone."""
        began, wrong = time.perf_counter(), dict[int, BaseException]()
        try:
            db = self._begin()
            for i, (job, _) in enumerate(batch):
                if len(batch) == 1:  # nobody else's is taken back with it
                    job(db)
                    break
                db.execute("savepoint one")
                try:
                    job(db)
                except Exception as e:
                    if self._lost():
                        raise
                    wrong[i] = _as_told(e, self.errors)
                    db.execute("rollback to savepoint one")
                db.execute("release savepoint one")
            db.execute("commit")
        except Exception as e:  # a full disk: nothing of it counts
            why = Unsure() if self._lost() else _as_told(e, self.errors)
            try:
                self._rollback()
            except self.errors:  # the thread must go on: nobody else writes
                self._renew()
                why = Unsure()
            wrong = dict.fromkeys(range(len(batch)), why)
        self.commits, self.jobs = self.commits + 1, self.jobs + len(batch)
        self.seconds += time.perf_counter() - began
        for i, (_, tell) in enumerate(batch):
            tell(wrong.get(i))

    # ---- what is asked for most
    async def key(self, hash: str) -> Key | None:
        return await self.read(reading.key, hash)

    async def row(self, table: str) -> Row | None:
        return await self.read(reading.row, table)


def _as_told(e: Exception, errors: tuple[type[Exception], ...]) -> Exception:
    if not isinstance(e, errors):
        return e
    out = Trouble(str(e))
    out.__cause__ = e
    return out


def _soon(loop: asyncio.AbstractEventLoop, tell: Tell, e: BaseException | None) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, e)
