"""A table of a server, and somebody there who says anything."""

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


class Seat:
    """The host of a table of this game, who holds all of its seats."""

    def __init__(self, kit: games.Kit) -> None:
        self.kit, self.said = kit, 0
        self.loop: asyncio.AbstractEventLoop | None = None

    def says(self, text: str, chance: random.Random) -> None:
        """Raises what such a message is refused with before it comes to the table. There it may be refused as well, but
        must break nothing."""
        if self.loop is None:
            self.loop = asyncio.new_event_loop()
            self.folder = tempfile.TemporaryDirectory()
        if self.said % LONG == 0:
            self.loop.run_until_complete(self.sits_down(chance))
        self.said += 1
        options = [o.id for d in self.live.game.decisions for o in d.options] or ["none"]
        while '"*"' in text:
            text = text.replace('"*"', json.dumps(chance.choice(options)), 1)
        found: Any = messages.read(text.replace("[0, 0]", json.dumps(self.live.at), 1))
        found = found.model_copy(update={"id": self.said})  # one that was there already would not be looked at
        self.loop.run_until_complete(self.live.take(self.client, found))
        if self.client.closed:
            raise AssertionError("the table has let its host go")
        while not self.client.queue.empty():
            self.client.lying -= len(self.client.queue.get_nowait())

    async def sits_down(self, chance: random.Random) -> None:
        if self.said:
            self.store.close()
        path = Path(self.folder.name) / f"{self.said}.db"
        self.store: Store = open_store(path)
        tables = Tables(self.store, Workers(0))
        setting = next(iter(self.kit.tables(1, chance.random())))
        game = setting.new(chance.randrange(1000))
        made = await tables.put(game, [Held("me") for _ in game.seats()], [])
        self.live: Live = tables.live[made.table]
        self.client = Client(await tables.store.key(hashed(made.host_key)), "fr", "somebody")  # type: ignore[arg-type]
        await self.live.join(self.client)
