"""Who has a table in hands, and which servers there are: what several of them agree on, in the store.

A table belongs to one server at a time. Its `fence` counts whose hands it was in, and every change of it names that
number (`changes.Basis`): a server that was thought dead, and goes on, changes nothing any more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from .rows import Db, Job

ALIVE = 6.0  # seconds after its last word that a server counts as alive


@dataclass(frozen=True)
class Peer:
    """A server. address: where others reach it. owner: the hash of its owner's key. said: what it tells the others."""

    id: str
    address: str
    secret: str
    owner: str
    said: dict[str, Any] = field(default_factory=dict)


def alive(me: Peer) -> Job:
    sql = """insert into servers values(?,?,?,?,now_seconds(),?)
      on conflict(id) do update set seen = excluded.seen, said = excluded.said"""

    def job(db: Db) -> None:
        db.execute(sql, (me.id, me.address, me.secret, me.owner, json.dumps(me.said)))

    return job


def gone(*ids: str) -> Job:
    """These servers have ended: what they had is free at once. Those that were silent for long are forgotten."""

    def job(db: Db) -> None:
        for id in ids:
            db.execute("update tables set owner = '' where owner = ?", (id,))
            db.execute("delete from servers where id = ?", (id,))
        db.execute("delete from servers where seen < now_seconds() - ?", (100 * ALIVE,))

    return job


def all_gone() -> Job:
    """For a process that knows that there is no other."""

    def job(db: Db) -> None:
        db.execute("update tables set owner = '' where owner <> ''")
        db.execute("delete from servers")

    return job


def claimed(table: str, me: str, out: list[tuple[str, int]]) -> Job:
    """Take a table in hand that nobody has, or one who is gone. out: whose it is then, and its fence."""
    sql = """update tables set owner = ?, fence = fence + 1 where id = ? and (owner = '' or owner = ?
      or owner not in (select id from servers where seen > now_seconds() - ?))"""

    def job(db: Db) -> None:
        db.execute(sql, (me, table, me, ALIVE))
        out[:] = db.execute("select owner, fence from tables where id = ?", (table,)).fetchall()

    return job


def released(table: str, me: str, fence: int) -> Job:
    """Whoever comes next may have it."""

    def job(db: Db) -> None:
        db.execute("update tables set owner = '' where id = ? and owner = ? and fence = ?", (table, me, fence))

    return job


# ---- reading
def peers(db: Db) -> dict[str, Peer]:
    """All that are alive."""
    sql = "select id, address, secret, owner, said from servers where seen > now_seconds() - ?"
    found = db.execute(sql, (ALIVE,)).fetchall()
    return {id: Peer(id, address, secret, owner, json.loads(said)) for id, address, secret, owner, said in found}


def owner(db: Db, table: str) -> Peer | None:
    """The server that has a table in hand, if there is one and it is alive."""
    sql = """select s.id, s.address, s.secret, s.owner from tables t join servers s on s.id = t.owner
      where t.id = ? and s.seen > now_seconds() - ?"""
    found = db.execute(sql, (table, ALIVE)).fetchone()
    return Peer(*found) if found else None


# ---- limits that are one for all servers
def taken(who: str, rate: float, most: float, out: list[float]) -> Job:
    """One from the share of a visitor (see `shares.Bucket`), if there is one. out: what was there before."""
    sql = """insert into makers values(?,?,now_seconds()) on conflict(who) do update set
      rest = excluded.rest, at = excluded.at"""

    def job(db: Db) -> None:
        row = db.execute("select rest, now_seconds() - at from makers where who = ?", (who,)).fetchone()
        rest = most if row is None else min(most, row[0] + max(0.0, row[1]) * rate)
        out[:] = [rest]
        db.execute(sql, (who, rest - 1 if rest >= 1 else rest))
        db.execute("delete from makers where at < now_seconds() - ?", (most / rate,))  # they are whole again

    return job
