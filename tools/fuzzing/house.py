"""A table of a server, and people there who say anything."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from quickstrike import games
from quickstrike.server import messages
from quickstrike.server.client import Client
from quickstrike.server.keys import hashed
from quickstrike.server.live import Live
from quickstrike.server.store import Seat as Held
from quickstrike.server.store import Store, open_store
from quickstrike.server.tables import Tables
from quickstrike.server.workers import Workers

LONG = 100  # messages after which another table is set up


class People:
    """At a table of this game: the host, a friend in the last seat, and somebody who watches. room: before it begins."""

    def __init__(self, kit: games.Kit, room: bool = False) -> None:
        self.kit, self.room, self.said = kit, room, 0
        self.loop: asyncio.AbstractEventLoop | None = None

    def say(self, text: str, chance: random.Random) -> None:
        """Raises what such a message is refused with before it comes to the table. There it may be refused as well, but
        must break nothing."""
        if self.loop is None:
            self.loop = asyncio.new_event_loop()
            self.folder = tempfile.TemporaryDirectory()
        if self.said % LONG == 0:
            self.loop.run_until_complete(self.sit_down(chance))
        self.said += 1
        who = chance.choice((self.host, self.host, *self.others))
        options = [o.id for d in self.live.game.decisions for o in d.options] or ["none"]
        while '"*"' in text:
            text = text.replace('"*"', json.dumps(chance.choice(options)), 1)
        found: Any = messages.read(text.replace("[0, 0]", json.dumps(self.live.at), 1))
        found = found.model_copy(update={"id": self.said})  # one that was there already would not be looked at
        self.loop.run_until_complete(self.live.take(who, found))
        if self.host.closed:
            raise AssertionError("the table has let its host go")
        self.others = [c for c in self.others if not c.closed]  # a seat that is given to somebody else has another key
        for c in (self.host, *self.others):
            while not c.queue.empty():
                c.lying -= len(c.queue.get_nowait())

    async def sit_down(self, chance: random.Random) -> None:
        if self.said:
            self.store.close()
        path = Path(self.folder.name) / f"{self.said}.db"
        self.store: Store = open_store(path)
        tables = Tables(self.store, Workers(0))
        setting = next(iter(self.kit.tables(1, chance.random())))
        game = setting.new(chance.randrange(1000))
        seats = [Held("me") for _ in game.seats()]
        if len(seats) > 1:
            seats[-1] = Held("friend")
        made = await tables.put(game, seats, [], part_of={"room": True} if self.room else None)
        self.live: Live = tables.live[made.table]
        keys = [made.host_key, made.watch_key, *([made.seats[-1].key] if len(seats) > 1 else [])]
        self.host, *self.others = [
            Client(await tables.store.key(hashed(key)), lang, f"visitor {key[:4]}")  # type: ignore[arg-type]
            for key, lang in zip(keys, ("fr", "en", "en"), strict=False)
        ]
        for c in (self.host, *self.others):
            await self.live.join(c)
