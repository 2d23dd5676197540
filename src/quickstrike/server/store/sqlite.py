"""The store as one file: SQLite in WAL mode, flushed to the disk at every commit."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.errors import QuickstrikeError
from .base import Store
from .rows import Db
from .schema import VERSION, changes

T = TypeVar("T")
BUSY = 10.0  # seconds that one process waits for another


def locked(path: Path) -> int:
    """A lock beside the file, for as long as the process lives, however it ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise QuickstrikeError("store taken", path=path.parent) from None
    return handle


def broken(path: Path, e: Exception) -> QuickstrikeError:
    return QuickstrikeError("store broken", path=path, why=getattr(e, "strerror", None) or e)


def _private(path: Path) -> None:
    """Nobody else on this computer reads what people hold; SQLite makes its other files alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def open_db(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    db.create_function("now_seconds", 0, time.time)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    return db


class SqliteStore(Store):
    """lock: of this process and its children alone; without it, of one whose parent holds it, or that only reads."""

    errors = (sqlite3.Error, OSError)

    def __init__(self, path: Path, lock: bool = True) -> None:
        super().__init__()
        self.path, self.name, self.lock = path, str(path), -1
        try:
            if lock:
                self.lock = locked(path)
            _private(path)
            self.db = open_db(path)
            self._bring_over()
            self.writer = open_db(path)
        except self.errors as e:
            self._unlock()
            raise broken(path, e) from e
        except QuickstrikeError:
            self._unlock()
            raise

    def _bring_over(self) -> None:
        found = int(self.db.execute("pragma user_version").fetchone()[0])
        if found > VERSION:
            raise QuickstrikeError("store newer", path=self.path, found=found, known=VERSION)
        if found < VERSION:
            self.db.executescript(f"begin immediate;{changes(found)}pragma user_version={VERSION};commit;")

    def _unlock(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)

    async def read(self, question: Callable[..., T], *args: Any) -> T:
        """At once: it takes less time than to ask somebody else."""
        return question(self.db, *args)

    @contextmanager
    def moment(self) -> Iterator[Db]:
        with closing(open_db(self.path)) as db:
            db.execute("begin")
            yield db

    def damage(self, db: Db) -> list[str]:
        return [x[0] for x in db.execute("pragma integrity_check").fetchall() if x[0] != "ok"]

    def _begin(self) -> Db:
        self.writer.execute("begin immediate")
        return self.writer

    def _rollback(self) -> None:
        if self.writer.in_transaction:
            self.writer.execute("rollback")

    def _renew(self) -> None:
        """A file does not go away: the next transaction tries it again."""

    def _lost(self) -> bool:
        return False

    def _close(self) -> None:
        self.writer.close()
        self.db.close()
        self._unlock()
