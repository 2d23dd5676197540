"""What a server has while it runs: its store, processes beside the loop, its place among other servers, and the work
that is always under way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI

from .. import games
from . import coach, jobs
from .guard import Limits
from .keys import hashed
from .notices import Denied
from .nursery import Nursery
from .peers import Peers
from .shares import Buckets
from .store import Store, Trouble, open_store
from .tables import Tables
from .warm import warmed
from .wire import wire_of
from .workers import Workers

log = logging.getLogger("quickstrike.server")
HOUR = 3600


@dataclass(frozen=True)
class Run:
    """data: the file that holds everything, the address of a database, or a store that is open. workers: see workers.py.
    owner: the key of whoever starts it. expire: days after which a table that nobody uses is deleted. peer: where other
    servers of the same store reach this one, id: its name among them, see peers.py."""

    data: Path | str | Store
    workers: int = 0
    owner: str = ""
    expire: float = 0
    peer: str = ""
    id: str = ""
    nursery: Nursery | None = None

    @asynccontextmanager
    async def lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        limits: Limits = app.state.limits
        store = self.data if isinstance(self.data, Store) else open_store(self.data)
        needed = [jobs.__name__, coach.__name__, *wire_modules()]
        pool = Workers(self.workers, after=jobs.forget, quick=jobs.QUICK, preload=needed, nursery=self.nursery)
        pool.bots = Buckets(limits.bots, limits.bots_rush)
        made = Buckets(limits.tables, limits.tables_rush)
        owner = hashed(self.owner) if self.owner else ""
        app.state.peers = peers = Peers(store, self.peer, owner, self.id)
        app.state.tables = tables = Tables(store, pool, owner, made, limits.most, peers)
        peers.tell = lambda: {"present": tables.present(), "metrics": app.state.metrics.told(app.state)}
        await peers.begin()
        work = [
            app.state.gate.watch(),
            peers.live(),
            tables.rest(),
            *([clear(tables, self.expire)] if self.expire else []),
            *([warmed(pool)] if self.nursery is not None else []),
        ]
        busy = [asyncio.create_task(x) for x in work]
        yield
        app.state.ending = True
        for task in busy:
            task.cancel()
        with suppress(Denied, Trouble):  # the others find out by themselves
            await peers.end()
        pool.close()
        store.close()


def wire_modules() -> list[str]:
    """What a process that works for the tables has to have loaded."""
    return sorted({type(wire_of(kit)).__module__ for kit in games.kits()})


async def clear(tables: Tables, days: float) -> None:
    while True:
        try:
            await tables.expire(days)
        except Exception:
            log.exception("old tables")
        await asyncio.sleep(HOUR)
