"""Is what is stored sound? Every table is brought back as a server would do it."""

from __future__ import annotations

from collections.abc import Iterator

from ... import games
from ...kernel.errors import QuickstrikeError
from ...kernel.language import Said
from .. import jobs
from ..wire import wire_of
from . import reading
from .base import Store
from .rows import Db


def problems(store: Store) -> Iterator[tuple[str, int, Said | None]]:
    """For each table its answers and what is wrong with it, or nothing; first what the database itself finds."""
    with store.moment() as db:
        for text in store.damage(db):
            yield "", 0, Said("store damaged", why=text)
        for (id,) in db.execute("select id from tables order by id").fetchall():
            answers, wrong = looked_at(db, id)
            jobs.forget()
            yield id, answers, wrong


def looked_at(db: Db, id: str) -> tuple[int, Said | None]:
    row = reading.row(db, id)
    assert row is not None  # it was found in this very moment
    try:
        (n, save), since, steps = reading.stored(db, id)
        if not isinstance(n, int) or [s[0] for s in since] != [*range(n, n + len(since))]:
            return len(steps), Said("store gap")
        text = jobs.restored(wire_of(games.kit(row.game)), save, [(seat, option) for _, seat, option, _ in since])
        answers = len(wire_of(games.kit(row.game)).load(text).answers)
    except QuickstrikeError as e:
        return 0, Said(e.key, **e.data)
    if not db.execute("select 1 from keys where tab = ? and role = 'host'", (id,)).fetchall():
        return answers, Said("store no host")
    return answers, None
