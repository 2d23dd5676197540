"""Where the processes beside the event loop come from: one that has everything loaded and no threads splits them off.

It is split off itself before the server begins, so that nothing is loaded twice and what all of them know is in memory
once. A process that is ended or dies is replaced within milliseconds, which counts when a server has just been started
and everybody comes back.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

ORDER = 1 << 16  # bytes
PID = 10  # digits
FILES = 1 << 16


class Nursery:
    """To be made where there are no threads yet. It ends with the process that made it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.sock, theirs = socket.socketpair()
        if os.fork() == 0:
            code = 1
            try:
                only(theirs.fileno())
                tend(theirs)
                code = 0
            except BaseException:
                sys.excepthook(*sys.exc_info())
            finally:
                os._exit(code)
        theirs.close()

    def child(self, pipe: Connection, work: Callable[..., None], *args: Any) -> int:
        """A new process that does `work(pipe, *args)`; its number."""
        with self.lock:
            socket.send_fds(self.sock, [pickle.dumps((work, args))], [pipe.fileno()])
            said = self.sock.recv(PID)
        if not said:
            raise EOFError
        return int(said)

    def close(self) -> None:
        self.sock.close()


def only(handle: int) -> None:
    """Nothing else that the server has open outlives it here: no port, no lock."""
    os.closerange(3, handle)
    os.closerange(handle + 1, FILES)


def tend(sock: socket.socket) -> None:
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, signal.SIG_IGN)  # it ends with the server
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    while True:
        order, handles, _, _ = socket.recv_fds(sock, ORDER, 1)
        if not order:
            return
        pid = os.fork()
        if pid:
            os.close(handles[0])
            sock.sendall(str(pid).ljust(PID).encode())
            continue
        sock.close()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        work, args = pickle.loads(order)
        work(Connection(handles[0]), *args)
        return
