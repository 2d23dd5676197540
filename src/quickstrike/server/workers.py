"""Work beside the event loop: processes with a limit of time and memory, in fair turns for all who ask.

Whatever may take longer than a few milliseconds, or reads a text from outside, is a function of `jobs.py` that is called
here. A job that takes too long ends with its process, and another one takes its place. Nobody occupies all of them: of
those who wait, whoever was served longest ago comes next.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ..kernel.errors import QuickstrikeError
from .notices import Denied
from .turns import Turns

log = logging.getLogger("quickstrike.server")
PROCESSES = 2
SECONDS = 6  # of computing that a job may take
START = 60.0  # seconds until a process is there, on a very busy machine
PATIENCE = 5.0  # times as long it may take on a busy machine
MEMORY = 1 << 30  # bytes of address space; a process that has the game loaded takes a sixth of it
WAITING = 8  # jobs that one visitor may have waiting
ALL_WAITING = 200  # and all of them together


class Job(NamedTuple):
    who: str
    call: Callable[..., Any]
    args: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Process:
    """One worker. It is started when it is first needed."""

    def __init__(self, context: Any, seconds: int, after: Callable[[], None] | None) -> None:
        self.context, self.seconds, self.after = context, seconds, after
        self.process: Any = None
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        self.pipe, theirs = self.context.Pipe()
        self.process = self.context.Process(target=serve, args=(theirs, self.seconds, self.after), daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(START):
            raise EOFError
        self.pipe.recv()  # it is ready: to load the game takes a moment that counts for nobody
        return self.pipe

    def do(self, call: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """In a thread: the result of the job, or its error raised."""
        try:
            pipe = self.pipe if self.pipe is not None and self.process.is_alive() else self.start()
            pipe.send((call, args))
            if not pipe.poll(self.seconds * PATIENCE):
                raise EOFError
            fine, found = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Denied(422, "takes too long") from None
        if fine:
            return found
        raise found

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class Workers:
    """processes: 0 does everything at once and in place, for tests of other things. after: what a process does after
    each job to be as it was before. preload: modules that all of them need."""

    def __init__(
        self,
        processes: int = PROCESSES,
        seconds: int = SECONDS,
        after: Callable[[], None] | None = None,
        preload: Sequence[str] = (),
    ) -> None:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if processes and "forkserver" in methods:
            context.set_forkserver_preload(list(preload))
        self.count, self.seconds, self.closed = processes, seconds, False
        self.free = [Process(context, seconds, after) for _ in range(processes)]
        self.waiting: dict[str, deque[Job]] = {}
        self.busy: dict[str, int] = {}
        self.turns = Turns()  # for what is worked out in the event loop after all, by bots

    async def do(self, who: str, call: Callable[..., Any], *args: Any) -> Any:
        """`call(*args)` in another process; who: for whom, so that others get their turn too."""
        if not self.count:
            return call(*args)
        queue = self.waiting.get(who, ())
        if len(queue) >= WAITING or sum(map(len, self.waiting.values())) >= ALL_WAITING:
            raise Denied(429, "many waiting")
        loop = asyncio.get_running_loop()
        job = Job(who, call, args, loop, loop.create_future())
        self.waiting.setdefault(who, deque()).append(job)
        self.next()
        try:
            return await asyncio.wait_for(job.done, PATIENCE * self.seconds * WAITING)
        except TimeoutError:  # a process that neither begins nor ends keeps nobody waiting for ever
            raise Denied(422, "takes too long") from None

    def next(self) -> None:
        """Whoever is first in the row gets one job done, and goes to its end with the others."""
        for who in list(self.waiting):
            if not self.free:
                return
            if self.busy.get(who, 0) >= max(1, self.count - 1):  # one process is left to the others
                continue
            queue = self.waiting.pop(who)
            job = queue.popleft()
            if queue:
                self.waiting[who] = queue
            if job.done.done():  # nobody waits for it any more
                continue
            self.busy[who] = self.busy.get(who, 0) + 1
            process = self.free.pop()
            threading.Thread(target=self.run, args=(process, job), name="worker", daemon=True).start()

    def run(self, process: Process, job: Job) -> None:
        found: Any = None
        wrong: BaseException | None = None
        try:
            found = process.do(job.call, job.args)
        except Exception as e:
            wrong = e
        with suppress(RuntimeError):  # the loop has ended meanwhile
            job.loop.call_soon_threadsafe(self.finished, process, job, found, wrong)

    def finished(self, process: Process, job: Job, found: Any, wrong: BaseException | None) -> None:
        self.busy[job.who] -= 1
        if not self.busy[job.who]:
            del self.busy[job.who]
        if self.closed:
            process.end()
        else:
            self.free.append(process)
        if not job.done.done():
            job.done.set_exception(wrong) if wrong is not None else job.done.set_result(found)
        self.next()

    def close(self) -> None:
        self.closed = True
        for process in self.free:
            process.end()


# ---- in the other process ------------------------------------------------------------------------------------------
def serve(pipe: Connection, seconds: int, after: Callable[[], None] | None) -> None:
    """One job after the other, until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)  # whoever plays comes first
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    said: Any = None
    while True:
        try:
            pipe.send(said)
            if after is not None:
                after()
            call, args = pipe.recv()
        except (EOFError, OSError):  # the server is gone
            return
        used = int(time.process_time())  # who loops for ever is ended by the system, also when the server is gone
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds + 1, resource.RLIM_INFINITY))
        said = outcome(call, args)


def outcome(call: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, call(*args)
    except QuickstrikeError as e:
        return False, e
    except (MemoryError, RecursionError):
        return False, Denied(422, "takes too much")
    except Exception:
        log.exception("%s", call.__name__)
        return False, Denied(500, "broken")
