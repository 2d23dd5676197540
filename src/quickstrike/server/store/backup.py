"""A store as a text file, and back: one line for each table with all that belongs to it, the same for both databases.

So a backup is also the way from one database to the other. It shows everything as it was at one moment, while servers
go on.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ...files import opened
from ...kernel.errors import QuickstrikeError, SaveError
from ...kernel.trouble import trouble
from . import reading
from .base import Store
from .rows import Db
from .schema import KEPT, PARTS, SHELVED, VERSION

MARK = "quickstrike store"
Line = dict[str, list[dict[str, Any]]]
"""Rows by the part that they belong to."""


def rows(db: Db, part: str, where: str = "", *values: Any) -> list[dict[str, Any]]:
    found = db.execute(f"select * from {part} {where}", values)
    names = [x[0] for x in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def lines(db: Db) -> Iterator[Line]:
    yield {"settings": rows(db, "settings", "order by name"), **{p: rows(db, p, "order by id") for p in SHELVED}}
    for (id,) in db.execute("select id from tables order by id").fetchall():
        yield {"tables": rows(db, "tables", "where id = ?", id), **{p: rows(db, p, "where tab = ?", id) for p in PARTS}}


def backup(store: Store, file: Path) -> int:
    """How many tables were written. The file appears when it is whole."""
    part = file.with_name(f"{file.name}.part")
    done = 0
    with store.moment() as db, gzip.open(part, "wt", encoding="utf-8") as out:
        part.chmod(0o600)
        print(json.dumps({MARK: VERSION}), file=out)
        for line in lines(db):
            print(json.dumps(line), file=out)
            done += "tables" in line
        print(json.dumps({"end": done}), file=out)
    part.replace(file)
    return done


def restore(store: Store, file: Path) -> int:
    """All of it or nothing, into a store that holds no table yet; how many there are."""
    done = 0

    def job(db: Db) -> None:
        nonlocal done
        if reading.count(db):
            raise QuickstrikeError("store not empty", path=store.name)
        known = {p: {x[0] for x in db.execute(f"select * from {p} limit 0").description} for p in KEPT}
        for line in written(file):
            for part, found in line.items():
                for row in found:
                    put(db, part, row, known.get(part, set()), file)
            done += "tables" in line

    store.do(job)
    return done


def put(db: Db, part: str, row: dict[str, Any], known: set[str], file: Path) -> None:
    if not row.keys() <= known:
        raise QuickstrikeError("store no backup", path=file)
    if part == "tables":
        row = {**row, "owner": ""}  # whoever had it in hand is not here
    names = ", ".join(row)
    db.execute(f"insert into {part}({names}) values({', '.join('?' * len(row))})", tuple(row.values()))


def rows_in(line: Any) -> Any:
    """A line of a backup, if it is one: lists of rows, each with values that a database can hold, or the end."""
    if not isinstance(line, dict):
        raise ValueError
    for found in (v for k, v in line.items() if k != "end"):
        for value in (x for row in found for x in row.values()):
            if not isinstance(value, str | int | float | None) or (isinstance(value, int) and abs(value) >= 1 << 63):
                raise ValueError
            if isinstance(value, str):
                value.encode()  # half a character is none
    return line


def written(file: Path) -> Iterator[Line]:
    """The lines of a backup, once it is clear that it is one; a file that breaks off is none."""
    found: Any = {}
    try:
        with opened(file) as packed, gzip.open(packed, "rt", encoding="utf-8") as text:
            version = json.loads(text.readline()).get(MARK)
            if not isinstance(version, int):
                raise ValueError
            if version > VERSION:
                raise QuickstrikeError("store newer", path=file, found=version, known=VERSION)
            for line in text:
                found = rows_in(json.loads(line))
                if "end" not in found:
                    yield found
        if "end" not in found:
            raise ValueError
    except (ValueError, AttributeError, TypeError, RecursionError, EOFError, gzip.BadGzipFile, zlib.error):
        raise QuickstrikeError("store no backup", path=file) from None
    except OSError as e:
        raise SaveError("no reading", path=file, why=trouble(e)) from None
