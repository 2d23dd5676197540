"""Spreading work over processes, so that neither Ctrl-C nor a process that dies makes a mess."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, resource_tracker
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")
DIES_WITH_PARENT = 1
"""PR_SET_PDEATHSIG, as Linux has it."""


def spread(work: Callable[[J], R], todo: Iterable[J], jobs: int, lost: Callable[[J], R]) -> Iterator[R]:
    """Results of `work` on each job as they come in: in this process, or in that many others.

    If a process dies (killed from outside, out of memory), the jobs that were under way are done again one by one,
    each in a process of its own; a job whose process dies that time too has the result `lost(job)`.
    """
    if jobs <= 1:
        for job in todo:
            yield work(job)
        return
    left = iter(todo)
    while True:
        broken: list[J] = []
        yield from _pool(work, left, jobs, broken)
        if not broken:
            return
        for job in broken:
            again: list[J] = []
            yield from _pool(work, iter([job]), 1, again)
            for x in again:
                yield lost(x)


def _pool(work: Callable[[J], R], left: Iterator[J], jobs: int, broken: list[J]) -> Iterator[R]:
    """One pool until all is done or a process dies: then the jobs that were under way are in `broken`."""
    way = get_context("fork" if can_fork() else "spawn")
    pool = ProcessPoolExecutor(jobs, way, initializer=end_with, initargs=(os.getpid(),))
    under_way: dict[Future[R], J] = {}
    try:
        while True:
            for job in islice(left, max(0, 3 * jobs - len(under_way))):  # a short queue: the jobs may be many
                try:
                    with _no_interrupts():  # it may start a process
                        under_way[pool.submit(work, job)] = job
                except BrokenProcessPool:
                    broken.append(job)
                    break
            if not under_way:
                return
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for f in done:
                job = under_way.pop(f)
                try:
                    got = f.result()
                except BrokenProcessPool:
                    broken.append(job)
                else:
                    yield got
            if broken:  # nothing that waits will come any more
                broken += under_way.values()
                return
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def end_with(parent: int) -> None:
    """Else a worker whose parent is killed waits for work for ever."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
        if os.getppid() != parent:  # it has died meanwhile
            os._exit(1)


def can_fork() -> bool:
    """Can processes begin as copies of this one? They then need not import anything again. A copy has one thread only, so
    what others hold at that moment it would hold for ever; and what macOS brings does not stand it."""
    return sys.platform == "linux" and threading.active_count() == 1 and len(os.listdir("/proc/self/task")) == 1


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl-C: that is their parent's business, who hears it afterwards."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it would lift the block
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)
