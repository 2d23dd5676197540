"""What is written, as jobs for the store's writer."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace
from typing import Any

from .rows import About, CampaignRow, Db, DeckRow, Job, Key, Note, Now, Overtaken, Save, Seat, Step
from .schema import PARTS

KEEP = 3  # saves of a table: the newest, and some before it for undo


@dataclass(frozen=True)
class Basis:
    """What a change of a table stands on. rev: counts its changes. fence: counts whose hands it was in: a server that
    has lost a table to another, and does not know it yet, changes nothing any more."""

    table: str
    rev: int
    fence: int


def create(
    table: str,
    about: About,
    now: Now,
    seats: list[Seat],
    keys: list[Key],
    save: Save,
    steps: list[Step],
    notes: Iterable[Note] = (),
    owner: str = "",
) -> Job:
    def job(db: Db) -> None:
        t = time.time()
        db.execute(
            """insert into tables(id, created, updated, game, about, clock, result, undone, peeked, owner)
              values(?,?,?,?,?,?,?,?,?,?)""",
            (table, t, t, about.game, json.dumps(about.data), now.clock, now.result, now.undone, now.peeked, owner),
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


def answered(on: Basis, now: Now, steps: list[Step], save: Save | None, back_to: int | None = None) -> Job:
    """New answers; back_to: those from there on are taken back first."""

    def job(db: Db) -> None:
        new = {"clock": now.clock, "result": now.result, "undone": now.undone, "peeked": now.peeked}
        _stands_on(db, on, updated=time.time(), **new)
        if back_to is not None:
            db.execute("delete from steps where tab = ? and n >= ?", (on.table, back_to))
            db.execute("delete from saves where tab = ? and n > ?", (on.table, back_to))
        _steps(db, on.table, steps)
        if save is not None:
            _save(db, on.table, save)

    return job


def set_up_anew(on: Basis, about: dict[str, Any], now: Now, save: Save) -> Job:
    """Another game at a table of which nothing has been played."""

    def job(db: Db) -> None:
        _stands_on(db, on, updated=time.time(), about=json.dumps(about), clock=now.clock, result=now.result)
        for part in ("steps", "saves"):
            db.execute(f"delete from {part} where tab = ?", (on.table,))
        _save(db, on.table, save)

    return job


def given(on: Basis, seat: int, new: Seat, key: Key | None, note: Note | None = None) -> Job:
    """A seat changes hands; with a new key the old one ends. note: what all are told of it."""

    def job(db: Db) -> None:
        _stands_on(db, on)
        if note is not None:
            _note(db, on.table, note)
        db.execute(
            "update seats set hold = ?, bot = ?, name = ? where tab = ? and seat = ?",
            (new.hold, new.bot, new.name, on.table, seat),
        )
        if key is not None:
            db.execute("delete from keys where tab = ? and role = 'seat' and seat = ?", (on.table, seat))
            db.execute("delete from devices where tab = ? and seat = ?", (on.table, seat))
            db.execute("insert into keys values(?,?,?,?)", (key.hash, on.table, key.role, key.seat))

    return job


def called(table: str, title: str) -> Job:
    """The host gives a table a name of its own."""

    def job(db: Db) -> None:
        db.execute("update tables set title = ? where id = ?", (title, table))

    return job


def removed(table: str) -> Job:
    """A table and all that belongs to it is gone."""

    def job(db: Db) -> None:
        db.execute("delete from tables where id = ?", (table,))
        for part in PARTS:
            db.execute(f"delete from {part} where tab = ?", (table,))

    return job


def holds(table: str, seats: Iterable[int], who: str) -> Job:
    """Somebody sits down: what these seats see, this person has seen."""
    rows = [(table, seat, who) for seat in seats]

    def job(db: Db) -> None:
        db.executemany("insert into held values(?,?,?) on conflict do nothing", rows)

    return job


def opened(table: str, seat: int, device: str, note: Note | None) -> Job:
    """A link was opened in a browser that is new there. note: what all are told of it."""

    def job(db: Db) -> None:
        db.execute("insert into devices values(?,?,?) on conflict do nothing", (table, seat, device))
        if note is not None:
            _note(db, table, note)

    return job


def set_to(values: dict[str, str]) -> Job:
    sql = "insert into settings values(?,?) on conflict(name) do update set value = excluded.value"

    def job(db: Db) -> None:
        db.executemany(sql, list(values.items()))

    return job


def deck_kept(deck: DeckRow) -> Job:
    sql = """insert into decks(id, shelf, game, name, notes, text, updated) values(?,?,?,?,?,?,?)
      on conflict(id) do update set game = excluded.game, name = excluded.name, notes = excluded.notes,
      text = excluded.text, updated = excluded.updated"""

    def job(db: Db) -> None:
        db.execute(sql, astuple(deck))

    return job


def deck_removed(id: str, shelf: str) -> Job:
    def job(db: Db) -> None:
        db.execute("delete from decks where id = ? and shelf = ?", (id, shelf))

    return job


def campaign_begun(c: CampaignRow) -> Job:
    def job(db: Db) -> None:
        db.execute("insert into campaigns values(?,?,?,?,?,?,?,?)", astuple(replace(c, updated=time.time())))

    return job


def campaign_goes_on(c: CampaignRow) -> Job:
    """c: as it was read, with what is new of it; if somebody else has changed it since, nothing happens."""
    sql = "update campaigns set data = ?, tab = ?, rev = rev + 1, updated = ? where id = ? and shelf = ? and rev = ?"

    def job(db: Db) -> None:
        if db.execute(sql, (c.data, c.tab, time.time(), c.id, c.shelf, c.rev)).rowcount != 1:
            raise Overtaken

    return job


def campaign_removed(id: str, shelf: str) -> Job:
    def job(db: Db) -> None:
        db.execute("delete from campaigns where id = ? and shelf = ?", (id, shelf))

    return job


def _stands_on(db: Db, on: Basis, **new: Any) -> None:
    """A change that was worked out from an older table, or by a server that has lost it, does not count. new: columns of
    the table that change with it, in the same statement."""
    more = "".join(f", {column} = ?" for column in new)
    sql = f"update tables set rev = rev + 1{more} where id = ? and rev = ? and fence = ?"
    if db.execute(sql, (*new.values(), on.table, on.rev, on.fence)).rowcount != 1:
        raise Overtaken


def _note(db: Db, table: str, note: Note) -> None:
    (id,) = db.execute("select coalesce(max(id), -1) + 1 from notes where tab = ?", (table,)).fetchone()
    db.execute("insert into notes values(?,?,?,?,?)", (table, id, note.n, note.kind, json.dumps(note.data)))


def _steps(db: Db, table: str, steps: Iterable[Step]) -> None:
    db.executemany("insert into steps values(?,?,?,?,?)", [(table, *s) for s in steps])


def _save(db: Db, table: str, save: Save) -> None:
    sql = "insert into saves values(?,?,?) on conflict(tab, n) do update set text = excluded.text"
    db.execute(sql, (table, *save))
    kept = db.execute("select n from saves where tab = ? order by n desc limit ?", (table, KEEP)).fetchall()
    db.execute("delete from saves where tab = ? and n < ?", (table, kept[-1][0]))
