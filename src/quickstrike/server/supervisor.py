"""Several processes that are one server: they share its socket, and one that dies is replaced.

The parent has loaded everything before it splits, so most of what the others need is in memory once. It opens no
database while it splits: a connection belongs to one process.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

log = logging.getLogger("quickstrike.server")
GRACE = 15  # seconds that all have to end
SOON = 5.0  # seconds: a process that ended sooner has not begun well; after a second such one, the next one waits
LONGEST = 30.0  # seconds that it waits at most
LOOK = 0.1  # seconds between two looks while one waits
ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGALRM)


class Supervisor:
    """serve: what a process does, with its name. ended: what is to be done about one that has died."""

    def __init__(self, names: Callable[[], str], serve: Callable[[str], None], ended: Callable[[str], None]) -> None:
        self.names, self.serve, self.ended = names, serve, ended
        self.running: dict[int, tuple[str, float]] = {}
        self.due: list[float] = []  # when others begin in the place of those that died
        self.wait = 0.0  # seconds, for the next one that has not begun well
        self.stopping = False
        self.pipe = os.pipe()  # its end is the parent's end, however that came

    def run(self, count: int, begun: Callable[[], None]) -> None:
        """Until it is told to end. begun: what is to be done when they are there."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, self.stop)
        signal.signal(signal.SIGALRM, self.kill)
        for _ in range(count):
            if not self.stopping:
                self.split()
        begun()
        while self.running or self.due:
            pid = self.next_end()
            if self.stopping:
                self.due.clear()
            elif not pid:
                self.due.remove(min(self.due))
                self.split()
            self.replace(pid)

    def next_end(self) -> int:
        """The number of a process that has ended; 0 when it is time for another one, or to end."""
        while True:
            if not self.due:
                return os.waitpid(-1, 0)[0]
            if self.running and (pid := os.waitpid(-1, os.WNOHANG)[0]):
                return pid
            if self.stopping or time.monotonic() >= min(self.due):
                return 0
            time.sleep(LOOK)

    def replace(self, pid: int) -> None:
        """Another one first: to free its tables may take a moment, or fail, and then they are free a little later."""
        name, since = self.running.pop(pid, ("", 0.0))
        if not name or self.stopping:
            return
        young = time.monotonic() - since < SOON
        if young and self.wait:
            self.due.append(time.monotonic() + self.wait)
        else:
            self.split()
        self.wait = min(LONGEST, 2 * self.wait + 1) if young else 0.0
        try:
            self.ended(name)
        except Exception:
            log.exception("the tables of a process that ended are not free yet")

    def split(self) -> None:
        name = self.names()
        # Held back meanwhile: the new one would take a signal for its parent's and live on, or the parent not know whom to tell.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        pid = os.fork()
        if pid:
            self.running[pid] = (name, time.monotonic())
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            return
        code = 3
        try:
            for sig in ENDING:
                signal.signal(sig, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            os.close(self.pipe[1])
            threading.Thread(target=self.follow, name="parent", daemon=True).start()
            self.serve(name)
            code = 0
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def follow(self) -> None:
        """In a process: it ends with its parent."""
        os.read(self.pipe[0], 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def stop(self, sig: int, frame: Any) -> None:
        self.stopping = True
        signal.alarm(GRACE)
        for pid in self.running:
            os.kill(pid, signal.SIGTERM)

    def kill(self, sig: int, frame: Any) -> None:
        for pid in self.running:
            os.kill(pid, signal.SIGKILL)
