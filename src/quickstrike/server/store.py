"""What outlives the process: tables, seats, keys as hashes, every answer, and a save of the game now and then.

SQLite in WAL mode, flushed to the disk at every commit. That takes longer than a whole answer does, so one thread
writes: whatever has come in while it was busy goes into its next commit, and the event loop never waits for the disk.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..kernel.errors import QuickstrikeError
from .notices import Denied

VERSION = 5
KEEP = 3  # saves of a table: the newest, and some before it for undo
TABLES = """
create table tables(id text primary key, created real not null, updated real not null, game text not null,
  about text not null, clock integer not null, result text, undone integer not null, peeked integer not null,
  title text not null default '', rev integer not null default 0) without rowid;
"""
SCHEMA = f"""{TABLES}create table seats(tab text not null, seat integer not null, hold text not null, bot text not null, name text not null,
  primary key(tab, seat)) without rowid;
create table keys(hash text primary key, tab text not null, role text not null, seat integer not null) without rowid;
create table steps(tab text not null, n integer not null, seat integer not null, option text not null,
  kind text not null, primary key(tab, n)) without rowid;
create table saves(tab text not null, n integer not null, text text not null, primary key(tab, n));
create index keys_of on keys(tab);
"""
NOTES = """
create table notes(tab text not null, id integer not null, n integer not null, kind text not null, data text not null,
  primary key(tab, id)) without rowid;
create table held(tab text not null, seat integer not null, who text not null,
  primary key(tab, seat, who)) without rowid;
create table settings(name text primary key, value text not null) without rowid;
"""
DEVICES = """
create table devices(tab text not null, seat integer not null, device text not null,
  primary key(tab, seat, device)) without rowid;
"""
ANY_GAME = f"""
alter table tables rename to one_game;
{TABLES}insert into tables select id, created, updated, 'champions', json_object('scenario', scenario, 'heroes', heroes), round,
  result, undone, peeked, title, rev from one_game;
drop table one_game;
"""
CHANGES = {
    1: "alter table tables add column title text not null default '';",
    2: f"alter table tables add column rev integer not null default 0;{NOTES}",
    3: ANY_GAME,  # until then there was one game
    4: DEVICES,
}
"""What makes the next format of each older one."""
Job = Callable[[sqlite3.Connection], None]
Step = tuple[int, int, str, str]
"""(number, seat, option, kind of the decision)"""
Save = tuple[int, str]
"""(answers so far, the save)"""
PARTS = ("seats", "keys", "steps", "saves", "notes", "held", "devices")


@dataclass(frozen=True)
class Note:
    """What all at the table shall know, and no rule of the game tells. n: answers given when it happened."""

    n: int
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """hold: me (the host), friend (who has its key), bot, free (nobody yet)."""

    hold: str
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class Row:
    """A table as it is listed. about: what its game wants to know for that. title: the host's own."""

    id: str
    created: float
    updated: float
    game: str
    about: dict[str, Any]
    clock: int
    result: str | None
    undone: int
    peeked: int
    title: str
    rev: int


@dataclass(frozen=True)
class Key:
    """What a key opens. role: host, seat, watch."""

    hash: str
    table: str
    role: str
    seat: int = -1

    @property
    def person(self) -> str:
        """Who that is, as far as the server can know: the host is one person, whichever key they use."""
        return "host" if self.role == "host" else self.hash


def locked(path: Path) -> int:
    """A lock beside the file, for as long as the process lives, however it ends."""
    handle = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise QuickstrikeError("store taken", path=path.parent) from None
    return handle


def _private(path: Path) -> None:
    """Nobody else on this computer reads what people hold; SQLite makes its other files alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def open_db(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    return db


class Store:
    """Of one process alone: a second one on the same folder is refused."""

    def __init__(self, path: Path) -> None:
        self.path, self.lock = path, -1
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = locked(path)
            _private(path)
            self.db = open_db(path)
            self._bring_over()
            self.writer = open_db(path)
        except (OSError, sqlite3.Error) as e:
            self._unlock()
            raise QuickstrikeError("store broken", path=path, why=getattr(e, "strerror", None) or e) from e
        except QuickstrikeError:
            self._unlock()
            raise
        self.jobs: queue.Queue[tuple[Job, Callable[[BaseException | None], None]] | None] = queue.Queue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def _bring_over(self) -> None:
        found = int(self.db.execute("pragma user_version").fetchone()[0])
        if found > VERSION:
            raise QuickstrikeError("store newer", path=self.path, found=found, known=VERSION)
        if found < VERSION:
            todo = "".join(CHANGES[v] for v in range(found, VERSION)) if found else SCHEMA + NOTES + DEVICES
            self.db.executescript(f"begin immediate;{todo}pragma user_version={VERSION};commit;")

    def _unlock(self) -> None:
        if self.lock >= 0:
            os.close(self.lock)

    def close(self) -> None:
        """What was written before is on the disk afterwards."""
        self.jobs.put(None)
        self.thread.join()
        self.writer.close()
        self.db.close()
        self._unlock()

    # ---- writing
    async def write(self, job: Job) -> None:
        """Done when it is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell(e: BaseException | None) -> None:
            if not done.done():
                done.set_result(None) if e is None else done.set_exception(e)

        self.jobs.put((job, lambda e: _soon(loop, tell, e)))
        await done

    def _work(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch: list[tuple[Job, Callable[[BaseException | None], None]] | None] = [first]
            while batch[-1] is not None and not self.jobs.empty():
                batch.append(self.jobs.get())
            self._commit([job for job in batch if job is not None])
            if batch[-1] is None:  # the end came while these were waiting
                return

    def _commit(self, batch: list[tuple[Job, Callable[[BaseException | None], None]]]) -> None:
        """One transaction for all; a job that fails takes back itself alone."""
        wrong: dict[int, BaseException] = {}
        try:
            self.writer.execute("begin immediate")
            for i, (job, _) in enumerate(batch):
                self.writer.execute("savepoint one")
                try:
                    job(self.writer)
                except Exception as e:
                    wrong[i] = e
                    self.writer.execute("rollback to one")
                self.writer.execute("release one")
            self.writer.execute("commit")
        except Exception as e:  # a full disk: nothing of it counts
            if self.writer.in_transaction:
                self.writer.execute("rollback")
            wrong = dict.fromkeys(range(len(batch)), e)
        for i, (_, tell) in enumerate(batch):
            tell(wrong.get(i))

    # ---- reading
    def key(self, hash: str) -> Key | None:
        row = self.db.execute("select hash, tab, role, seat from keys where hash = ?", (hash,)).fetchone()
        return Key(*row) if row else None

    def row(self, table: str) -> Row | None:
        row = self.db.execute("select * from tables where id = ?", (table,)).fetchone()
        if not row:
            return None
        id, created, updated, game, about, *rest = row
        return Row(id, created, updated, game, json.loads(about), *rest)

    def seats(self, table: str) -> list[Seat]:
        rows = self.db.execute("select hold, bot, name from seats where tab = ? order by seat", (table,))
        return [Seat(*r) for r in rows]

    def notes(self, table: str) -> list[Note]:
        rows = self.db.execute("select n, kind, data from notes where tab = ? order by id", (table,))
        return [Note(n, kind, json.loads(data)) for n, kind, data in rows]

    def held(self, table: str) -> set[tuple[int, str]]:
        """(seat, hash of a key) of everyone who has ever held one."""
        return {(s, w) for s, w in self.db.execute("select seat, who from held where tab = ?", (table,))}

    def devices(self, table: str) -> set[tuple[int, str]]:
        """(seat, hash of a browser's secret) of each browser that a seat's link was opened in; see links.py."""
        return {(s, d) for s, d in self.db.execute("select seat, device from devices where tab = ?", (table,))}

    def all_tables(self) -> list[str]:
        return [r[0] for r in self.db.execute("select id from tables order by updated desc limit 500")]

    def settings(self) -> dict[str, str]:
        return dict(self.db.execute("select name, value from settings").fetchall())

    def untouched(self, before: float, never: float) -> list[str]:
        """Tables at which nothing has happened since `before`, and those made before `never` without an answer."""
        sql = """select id from tables where updated < ?
          or (updated < ? and not exists (select 1 from steps where steps.tab = tables.id))"""
        return [r[0] for r in self.db.execute(sql, (before, never))]

    def count(self) -> int:
        return int(self.db.execute("select count(*) from tables").fetchone()[0])

    def stored(self, table: str) -> tuple[Save, list[Step], list[Step]]:
        """The newest save, the steps since then, and all steps that are known."""
        save = self.db.execute("select n, text from saves where tab = ? order by n desc limit 1", (table,)).fetchone()
        if save is None:
            raise Denied(404, "no table", table=table)
        steps = self.db.execute("select n, seat, option, kind from steps where tab = ? order by n", (table,)).fetchall()
        return (save[0], save[1]), [s for s in steps if s[0] >= save[0]], steps


def _soon(
    loop: asyncio.AbstractEventLoop, tell: Callable[[BaseException | None], None], e: BaseException | None
) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, e)


# ---- jobs ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Now:
    """Where a game stands, for lists."""

    clock: int
    result: str | None
    undone: int
    peeked: int


@dataclass(frozen=True)
class About:
    """What is played at a table; data: what its game wants to know when it is listed."""

    game: str
    data: dict[str, Any]


def create(
    table: str,
    about: About,
    now: Now,
    seats: list[Seat],
    keys: list[Key],
    save: Save,
    steps: list[Step],
    notes: Iterable[Note] = (),
) -> Job:
    def job(db: sqlite3.Connection) -> None:
        t = time.time()
        db.execute(
            "insert into tables values(?,?,?,?,?,?,?,?,?,'',0)",
            (table, t, t, about.game, json.dumps(about.data), now.clock, now.result, now.undone, now.peeked),
        )
        db.executemany(
            "insert into seats values(?,?,?,?,?)", [(table, i, s.hold, s.bot, s.name) for i, s in enumerate(seats)]
        )
        db.executemany("insert into keys values(?,?,?,?)", [(k.hash, table, k.role, k.seat) for k in keys])
        _steps(db, table, steps)
        _save(db, table, save)
        for note in notes:
            _note(db, table, note)

    return job


def answered(table: str, rev: int, now: Now, steps: list[Step], save: Save | None, back_to: int | None = None) -> Job:
    """New answers; back_to: those from there on are taken back first. rev: what they stand on, see `_stands_on`."""

    def job(db: sqlite3.Connection) -> None:
        _stands_on(db, table, rev)
        if back_to is not None:
            db.execute("delete from steps where tab = ? and n >= ?", (table, back_to))
            db.execute("delete from saves where tab = ? and n > ?", (table, back_to))
        _steps(db, table, steps)
        if save is not None:
            _save(db, table, save)
        db.execute(
            "update tables set updated = ?, clock = ?, result = ?, undone = ?, peeked = ? where id = ?",
            (time.time(), now.clock, now.result, now.undone, now.peeked, table),
        )

    return job


def given(table: str, rev: int, seat: int, new: Seat, key: Key | None, note: Note | None = None) -> Job:
    """A seat changes hands; with a new key the old one ends. note: what all are told of it."""

    def job(db: sqlite3.Connection) -> None:
        _stands_on(db, table, rev)
        if note is not None:
            _note(db, table, note)
        db.execute(
            "update seats set hold = ?, bot = ?, name = ? where tab = ? and seat = ?",
            (new.hold, new.bot, new.name, table, seat),
        )
        if key is not None:
            db.execute("delete from keys where tab = ? and role = 'seat' and seat = ?", (table, seat))
            db.execute("delete from devices where tab = ? and seat = ?", (table, seat))
            db.execute("insert into keys values(?,?,?,?)", (key.hash, table, key.role, key.seat))

    return job


def called(table: str, title: str) -> Job:
    """The host gives a table a name of its own."""
    return lambda db: _do(db, "update tables set title = ? where id = ?", title, table)


def removed(table: str) -> Job:
    """A table and all that belongs to it is gone."""

    def job(db: sqlite3.Connection) -> None:
        _do(db, "delete from tables where id = ?", table)
        for part in PARTS:
            _do(db, f"delete from {part} where tab = ?", table)

    return job


def holds(table: str, seats: Iterable[int], who: str) -> Job:
    """Somebody sits down: what these seats see, this person has seen."""
    rows = [(table, seat, who) for seat in seats]
    return lambda db: (db.executemany("insert or ignore into held values(?,?,?)", rows), None)[1]


def opened(table: str, seat: int, device: str, note: Note | None) -> Job:
    """A link was opened in a browser that is new there. note: what all are told of it."""

    def job(db: sqlite3.Connection) -> None:
        db.execute("insert or ignore into devices values(?,?,?)", (table, seat, device))
        if note is not None:
            _note(db, table, note)

    return job


def set_to(values: dict[str, str]) -> Job:
    rows = list(values.items())
    return lambda db: (db.executemany("insert or replace into settings values(?,?)", rows), None)[1]


def _stands_on(db: sqlite3.Connection, table: str, rev: int) -> None:
    """Every change of a table counts up its `rev`: a change that was worked out from an older table does not count."""
    done = db.execute("update tables set rev = rev + 1 where id = ? and rev = ?", (table, rev))
    if done.rowcount != 1:
        raise Overtaken


class Overtaken(Denied):
    def __init__(self) -> None:
        super().__init__(409, "overtaken")


def _note(db: sqlite3.Connection, table: str, note: Note) -> None:
    (id,) = db.execute("select coalesce(max(id), -1) + 1 from notes where tab = ?", (table,)).fetchone()
    db.execute("insert into notes values(?,?,?,?,?)", (table, id, note.n, note.kind, json.dumps(note.data)))


def _do(db: sqlite3.Connection, sql: str, *values: Any) -> None:
    db.execute(sql, values)


def _steps(db: sqlite3.Connection, table: str, steps: Iterable[Step]) -> None:
    db.executemany("insert into steps values(?,?,?,?,?)", [(table, *s) for s in steps])


def _save(db: sqlite3.Connection, table: str, save: Save) -> None:
    db.execute("insert or replace into saves values(?,?,?)", (table, *save))
    kept: list[Any] = db.execute("select n from saves where tab = ? order by n desc limit ?", (table, KEEP)).fetchall()
    db.execute("delete from saves where tab = ? and n < ?", (table, kept[-1][0]))
