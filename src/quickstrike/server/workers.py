"""Work beside the event loop: processes with a limit of time and memory, in fair turns for all who ask.

Whatever may take longer than a few milliseconds, or reads a text from outside, is a function of `jobs.py` that is called
here. A job that takes too long ends with its process, and another one takes its place. Of those who wait, whoever has
taken least of late comes next. The last process that is free is for what is short by its nature, which players wait for,
and the last but one for those who have taken little.
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
from collections import Counter, deque
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from ..kernel.errors import QuickstrikeError
from .notices import Denied
from .nursery import Nursery
from .shares import Bucket, Buckets
from .turns import Usage

log = logging.getLogger("quickstrike.server")
PROCESSES = 3
SECONDS = 6  # of computing that a job may take
START = 60.0  # seconds until a process is there, on a very busy machine
STUCK = 180.0  # seconds by the clock: a job that gets little of a busy machine is not begun again and again
GIVEN_UP = 240.0  # seconds after which nobody waits any more
MEMORY = 1 << 30  # bytes of address space; a process that has the game loaded takes a sixth of it
WAITING = 8  # jobs that one visitor may have waiting
ALL_WAITING = 200  # and all of them together
HALF = 60.0  # seconds after which half of what somebody took is forgotten
LIGHT = 2.0  # seconds of recent computing: a visitor who has taken more leaves one process to the others


class Job(NamedTuple):
    who: str
    call: Callable[..., Any]
    args: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    share: Bucket | None = None


class Outcome(NamedTuple):
    """What came of a job: its result, or what was wrong; and the seconds of computing that it took."""

    fine: bool
    found: Any
    used: float


class Process:
    """One worker. It is started when it is first needed."""

    def __init__(
        self, context: Any, seconds: int, after: Callable[[], None] | None, nursery: Nursery | None = None
    ) -> None:
        self.context, self.seconds, self.after, self.nursery = context, seconds, after, nursery
        self.process: Any = None
        self.pid = 0  # of one that comes from the nursery
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        self.pipe, theirs = self.context.Pipe()
        if self.nursery is not None:
            try:
                self.pid = self.nursery.child(theirs, serve, self.seconds, self.after)
            except (EOFError, OSError):  # it has died: there is another way
                log.error("the process that others are split off is gone")
                self.nursery = None
        if self.nursery is None:
            self.process = self.context.Process(target=serve, args=(theirs, self.seconds, self.after), daemon=True)
            self.process.start()
        theirs.close()
        if not self.pipe.poll(START):
            raise EOFError
        self.pipe.recv()  # it is ready: loading the game takes a moment that nobody is charged for
        return self.pipe

    def do(self, call: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
        """In a thread."""
        try:
            pipe = self.pipe if self.pipe is not None and self.alive() else self.start()
            pipe.send((call, args))
            if not pipe.poll(STUCK):  # what computes for too long, the system ends
                raise EOFError
            done: Outcome = pipe.recv()
        except (EOFError, OSError):
            self.end()
            return Outcome(False, Denied(422, "takes too long"), float(self.seconds))
        return done

    def alive(self) -> bool:
        """Between two jobs it says nothing: whatever comes is its end."""
        if self.process is not None:
            return bool(self.process.is_alive())
        return self.pipe is not None and not wait([self.pipe], 0)

    def end(self) -> None:
        if self.pid and self.alive():
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class Workers:
    """processes: 0 does everything at once and in place, for tests of other things. after: what a process does after
    each job to be as it was before. quick: what is short by its nature. preload: modules that all of them need. nursery:
    where they come from; without it they are started anew, which takes seconds."""

    def __init__(
        self,
        processes: int = PROCESSES,
        seconds: int = SECONDS,
        after: Callable[[], None] | None = None,
        quick: Collection[Callable[..., Any]] = (),
        preload: Sequence[str] = (),
        nursery: Nursery | None = None,
    ) -> None:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        if processes and "forkserver" in methods:
            context.set_forkserver_preload(list(preload))
        self.count, self.seconds, self.quick, self.closed = processes, seconds, quick, False
        self.free = [Process(context, seconds, after, nursery) for _ in range(processes)]
        self.waiting: dict[str, deque[Job]] = {}
        self.busy: Counter[str] = Counter()
        self.usage = Usage(HALF)
        self.done, self.ended, self.used = 0, 0, 0.0  # for the metrics
        self.bots = Buckets(1.0, 1.0)  # what bots may take, for each visitor

    async def do(self, who: str, call: Callable[..., Any], *args: Any, share: Bucket | None = None) -> Any:
        """`call(*args)` in another process; who: for whom, so that others get their turn too. share: what pays for it."""
        if not self.count:
            began = time.thread_time()
            try:
                return call(*args)
            finally:
                share.spend(time.thread_time() - began) if share is not None else None
        if len(self.waiting.get(who, ())) >= WAITING or not self.room(who):
            raise Denied(429, "many waiting")
        loop = asyncio.get_running_loop()
        job = Job(who, call, args, loop, loop.create_future(), share)
        self.waiting.setdefault(who, deque()).append(job)
        self.next()
        try:
            return await asyncio.wait_for(job.done, GIVEN_UP)
        except TimeoutError:  # a process that neither begins nor ends must not keep anybody waiting for ever
            raise Denied(422, "takes too long") from None

    def room(self, who: str) -> bool:
        """Where too many wait, whoever has taken most gives up a place."""
        if sum(map(len, self.waiting.values())) < ALL_WAITING:
            return True
        most = max(self.waiting, key=self.usage.rank)
        if self.usage.rank(most) <= self.usage.rank(who):
            return False
        job = self.waiting[most].pop()
        if not self.waiting[most]:
            del self.waiting[most]
        if not job.done.done():
            job.done.set_exception(Denied(429, "many waiting"))
        return True

    def next(self) -> None:
        """Whoever has taken least of late gets a job done, as long as there are processes for it."""
        while self.free and (who := self.first()) is not None:
            queue = self.waiting[who]
            job = queue.popleft()
            if not queue:
                del self.waiting[who]
            if not job.done.done():  # else nobody waits for it any more
                self.busy[who] += 1
                process = self.free.pop()
                threading.Thread(target=self.run, args=(process, job), name="worker", daemon=True).start()

    def first(self) -> str | None:
        kept = int(bool(self.quick) and self.count > 1)  # for what is quick
        free = len(self.free) - kept
        last = free == 1 < self.count - kept
        able = [x for x, row in self.waiting.items() if row[0].call in self.quick or (free > 0 and self.may(x, last))]
        return min(able, key=self.usage.rank, default=None)

    def may(self, who: str, last: bool) -> bool:
        """May they have a process for what can take long? The last one only if they have taken little."""
        return not last or (not self.busy[who] and self.usage.seconds(who) < LIGHT)

    def run(self, process: Process, job: Job) -> None:
        try:
            done = process.do(job.call, job.args)
        except Exception as e:
            done = Outcome(False, e, 0.0)
        with suppress(RuntimeError):  # the loop has ended meanwhile
            job.loop.call_soon_threadsafe(self.finished, process, job, done)

    def finished(self, process: Process, job: Job, done: Outcome) -> None:
        self.usage.add(job.who, done.used)
        if job.share is not None:
            job.share.spend(done.used)
        self.done, self.used = self.done + 1, self.used + done.used
        self.ended += isinstance(done.found, Denied) and done.found.key == "takes too long"
        self.busy -= Counter((job.who,))
        if self.closed:
            process.end()
        else:
            self.free.append(process)
        if not job.done.done():
            job.done.set_result(done.found) if done.fine else job.done.set_exception(done.found)
        self.next()

    def close(self) -> None:
        self.closed = True
        for process in self.free:
            process.end()


# ---- in the other process ------------------------------------------------------------------------------------------
def serve(pipe: Connection, seconds: int, after: Callable[[], None] | None) -> None:
    """One job after the other, until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)  # players come first
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
        began = time.process_time()  # an endless loop is ended by the system, even when the server is gone
        resource.setrlimit(resource.RLIMIT_CPU, (int(began) + seconds + 1, resource.RLIM_INFINITY))
        said = Outcome(*outcome(call, args), time.process_time() - began)


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
