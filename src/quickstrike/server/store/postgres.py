"""The store in PostgreSQL, for several servers at once: `--store postgresql://name@machine/database`."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from typing import Any, TypeVar
from urllib.parse import urlsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL

from ...kernel.errors import QuickstrikeError
from ..notices import Denied
from .base import Store
from .rows import Db, Found
from .schema import FIRST_POSTGRES, VERSION, changes, for_postgres

T = TypeVar("T")
READERS = 4  # questions that are asked at the same time
ALONE = 0x7175636B  # the number of the lock under which the format is changed
REACHED: dict[str, Any] = {"connect_timeout": 10, "tcp_user_timeout": 20_000, "keepalives_idle": 10}
"""So that a database whose machine has fallen silent is noticed in seconds, not in a quarter of an hour."""
PATIENCE = "-c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s"


@cache
def _spoken(sql: str) -> Any:
    """The statement in the words of PostgreSQL."""
    clock = "(extract(epoch from clock_timestamp())::double precision)"
    return SQL(sql.replace("%", "%%").replace("?", "%s").replace("now_seconds()", clock))


class Connection:
    """A connection of psycopg that understands what is written for both databases."""

    def __init__(self, url: str) -> None:
        own: dict[str, Any] = conninfo_to_dict(url)
        options = f"{PATIENCE} {own.get('options') or ''}"
        self.raw = psycopg.connect(**{**REACHED, **own, "options": options, "autocommit": True})

    def execute(self, sql: str, values: Any = ()) -> Found:
        return self.raw.execute(_spoken(sql), values)

    def executemany(self, sql: str, rows: Iterable[Any]) -> None:
        with self.raw.cursor() as c:
            c.executemany(_spoken(sql), rows)

    @property
    def lost(self) -> bool:
        return bool(self.raw.closed)  # also when the other end has gone

    def close(self) -> None:
        self.raw.close()


def shown(url: str) -> str:
    """The address without its password."""
    at = urlsplit(url)
    return f"{at.scheme}://{at.netloc.rpartition('@')[2]}{at.path}"


class PostgresStore(Store):
    errors = (psycopg.Error, OSError)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url, self.name = url, shown(url)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.mine = threading.local()
        self.reading: list[Connection] = []
        try:
            self.writer = Connection(url)
            self._bring_over()
        except self.errors as e:
            raise QuickstrikeError("store broken", path=self.name, why=_first_line(e)) from e

    def _bring_over(self) -> None:
        """Several servers may start at once: one of them does it."""
        db = self.writer
        db.execute("begin")
        db.execute("select pg_advisory_xact_lock(?)", (ALONE,))
        db.execute("create table if not exists format(version bigint not null)")
        row = db.execute("select version from format").fetchone()
        found = int(row[0]) if row else 0
        if found > VERSION:
            db.execute("rollback")
            db.close()
            raise QuickstrikeError("store newer", path=self.name, found=found, known=VERSION)
        if found < VERSION:
            assert found == 0 or found >= FIRST_POSTGRES
            db.raw.execute(for_postgres(changes(found)).encode())
            db.execute("delete from format")
            db.execute("insert into format values(?)", (VERSION,))
        db.execute("commit")

    # ---- reading: beside the loop, since another machine may take its time
    async def read(self, question: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self._ask, question, args)

    def _ask(self, question: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            try:
                return question(self._reader(), *args)
            except self.errors:
                if not self._reader_lost():
                    raise
                return question(self._reader(), *args)  # the database was started again meanwhile
        except self.errors as e:
            raise Denied(503, "store away") from e

    def _reader(self) -> Connection:
        if self._reader_lost():
            self.mine.db = Connection(self.url)
            self.reading.append(self.mine.db)
        found: Connection = self.mine.db
        return found

    def _reader_lost(self) -> bool:
        db: Connection | None = getattr(self.mine, "db", None)
        if db is not None and db.lost and db in self.reading:
            self.reading.remove(db)
        return db is None or db.lost

    @contextmanager
    def moment(self) -> Iterator[Db]:
        with closing(Connection(self.url)) as db:
            db.execute("set statement_timeout = 0")
            db.execute("set idle_in_transaction_session_timeout = 0")
            db.execute("begin isolation level repeatable read read only")
            yield db

    def damage(self, db: Db) -> list[str]:
        return []  # its pages have checksums, and a server of its own that looks after them

    # ---- writing
    def _begin(self) -> Db:
        try:
            if self.writer.lost:
                self.writer = Connection(self.url)
            self.writer.execute("begin")
        except self.errors:
            if not self.writer.lost:
                raise
            self.writer = Connection(self.url)  # nothing was under way: another one does as well
            self.writer.execute("begin")
        return self.writer

    def _rollback(self) -> None:
        if not self.writer.lost and self.writer.raw.info.transaction_status:
            self.writer.execute("rollback")

    def _renew(self) -> None:
        self.writer.close()

    def _lost(self) -> bool:
        return self.writer.lost

    def _close(self) -> None:
        self.readers.shutdown()
        for db in (*self.reading, self.writer):
            db.close()


def _first_line(e: Exception) -> str:
    return next(iter(str(e).strip().splitlines()), type(e).__name__)
