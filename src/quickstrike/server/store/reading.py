"""What is read, as questions to a connection."""

from __future__ import annotations

import json

from ..notices import Denied
from .rows import CampaignRow, Db, DeckRow, Key, Note, Row, Save, Seat, Step

ROW = "id, created, updated, game, about, clock, result, undone, peeked, title, rev, owner, fence"
LISTED = 500  # tables that the owner is shown


def key(db: Db, hash: str) -> Key | None:
    found = db.execute("select hash, tab, role, seat from keys where hash = ?", (hash,)).fetchone()
    return Key(*found) if found else None


def row(db: Db, table: str) -> Row | None:
    found = db.execute(f"select {ROW} from tables where id = ?", (table,)).fetchone()
    if not found:
        return None
    id, created, updated, game, about, *rest = found
    return Row(id, created, updated, game, json.loads(about), *rest)


def seats(db: Db, table: str) -> list[Seat]:
    found = db.execute("select hold, bot, name from seats where tab = ? order by seat", (table,)).fetchall()
    return [Seat(*r) for r in found]


def notes(db: Db, table: str) -> list[Note]:
    found = db.execute("select n, kind, data from notes where tab = ? order by id", (table,)).fetchall()
    return [Note(n, kind, json.loads(data)) for n, kind, data in found]


def held(db: Db, table: str) -> set[tuple[int, str]]:
    """(seat, hash of a key) of everyone who has ever held one."""
    return {(s, w) for s, w in db.execute("select seat, who from held where tab = ?", (table,)).fetchall()}


def devices(db: Db, table: str) -> set[tuple[int, str]]:
    """(seat, hash of a browser's secret) of each browser that a seat's link was opened in; see links.py."""
    return {(s, d) for s, d in db.execute("select seat, device from devices where tab = ?", (table,)).fetchall()}


def decks(db: Db, shelf: str) -> list[DeckRow]:
    sql = "select id, shelf, game, name, notes, text, updated from decks where shelf = ? order by updated desc, id"
    return [DeckRow(*r) for r in db.execute(sql, (shelf,)).fetchall()]


def campaigns(db: Db, shelf: str) -> list[CampaignRow]:
    sql = """select id, shelf, game, name, data, tab, rev, updated from campaigns where shelf = ?
      order by updated desc, id"""
    return [CampaignRow(*r) for r in db.execute(sql, (shelf,)).fetchall()]


def shelved(db: Db, part: str, shelf: str) -> set[str]:
    """The ids of the decks, or campaigns, of a shelf: their texts may be long."""
    return {r[0] for r in db.execute(f"select id from {part} where shelf = ?", (shelf,)).fetchall()}


def weight(db: Db, shelf: str, but: str) -> int:
    """Characters of all decks of a shelf but one."""
    sql = "select coalesce(sum(length(text) + length(notes)), 0) from decks where shelf = ? and id <> ?"
    return int(db.execute(sql, (shelf, but)).fetchone()[0])


def newest(db: Db) -> list[str]:
    found = db.execute("select id from tables order by updated desc limit ?", (LISTED,)).fetchall()
    return [r[0] for r in found]


def settings(db: Db) -> dict[str, str]:
    return dict(db.execute("select name, value from settings").fetchall())


def untouched(db: Db, before: float, never: float) -> list[str]:
    """Tables at which nothing has happened since `before`, and those made before `never` without an answer."""
    sql = """select id from tables where updated < ?
      or (updated < ? and not exists (select 1 from steps where steps.tab = tables.id))"""
    return [r[0] for r in db.execute(sql, (before, never)).fetchall()]


def count(db: Db, part: str = "tables") -> int:
    """How many tables, or decks, or campaigns, there are."""
    return int(db.execute(f"select count(*) from {part}").fetchone()[0])


def stored(db: Db, table: str) -> tuple[Save, list[Step], list[Step]]:
    """The newest save, the steps since then, and all steps that are known."""
    save = db.execute("select n, text from saves where tab = ? order by n desc limit 1", (table,)).fetchone()
    if save is None:
        raise Denied(404, "no table", table=table)
    found = db.execute("select n, seat, option, kind from steps where tab = ? order by n", (table,)).fetchall()
    steps: list[Step] = [(s[0], s[1], s[2], s[3]) for s in found]
    return (save[0], save[1]), [s for s in steps if s[0] >= save[0]], steps


def table(db: Db, id: str) -> tuple[Row | None, list[Seat], int]:
    """What a list says of a table, and how many answers were given there."""
    return row(db, id), seats(db, id), int(db.execute("select count(*) from steps where tab = ?", (id,)).fetchone()[0])
