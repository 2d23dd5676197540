"""This server among others on one store: it tells them that it lives, and takes tables in hand one by one.

A server that is alone (one process on a file) has all tables and says nothing. Among several, each writes a word into
the store every second; one that was silent for `leases.ALIVE` seconds is dead, and its tables go to whoever is asked
for them first.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .notices import Denied
from .shares import Buckets
from .store import Store, leases
from .store.leases import Peer

log = logging.getLogger("quickstrike.server")
BEAT = 1.0  # seconds between two words
Said = dict[str, Any]


def new_id() -> str:
    return secrets.token_hex(4)


class Elsewhere(Denied):
    """Another server has the table in hand."""

    def __init__(self) -> None:
        super().__init__(503, "table elsewhere")


class Peers:
    """address: where other servers reach this one; "": it is alone. id: its name. tell: what they shall know of it."""

    def __init__(self, store: Store, address: str = "", owner: str = "", id: str = "") -> None:
        self.store = store
        self.tell: Callable[[], Said] = dict
        self.me = Peer(id or new_id(), address, secrets.token_urlsafe(16), owner)
        self.known: dict[str, Peer] = {}
        self.ready = not address

    @property
    def alone(self) -> bool:
        return not self.me.address

    async def begin(self) -> None:
        if self.alone:
            await self.store.write(leases.all_gone())
        else:
            await self.beat()

    async def beat(self) -> None:
        await self.store.write(leases.alive(replace(self.me, said=self.tell())))
        self.known = await self.store.read(leases.peers)
        self.ready = True

    async def live(self) -> None:
        while not self.alone:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:
                self.ready = False
                log.exception("the other servers hear nothing of this one")

    async def end(self) -> None:
        """What it had in hand is free at once."""
        if not self.alone:
            self.ready = False
            await self.store.write(leases.gone(self.me.id))

    # ---- tables
    async def claim(self, table: str) -> int:
        """The fence of a table that is in our hands now."""
        out: list[tuple[str, int]] = []
        await self.store.write(leases.claimed(table, self.me.id, out))
        if not out:
            raise Denied(404, "no table", table=table)
        owner, fence = out[0]
        if owner != self.me.id:
            raise Elsewhere
        return fence

    async def release(self, table: str, fence: int) -> None:
        await self.store.write(leases.released(table, self.me.id, fence))

    async def holder(self, table: str) -> Peer | None:
        """Another server that has it in hand."""
        if self.alone:
            return None
        found = await self.store.read(leases.owner, table)
        return None if found is None or found.id == self.me.id else found

    async def makes(self, who: str, shares: Buckets) -> float:
        """Somebody makes a table: 0, or the seconds until they may. One share for all servers."""
        if self.alone:
            share = shares.of(who)
            return 0.0 if share.take() else share.until(1)
        out: list[float] = []
        await self.store.write(leases.taken(who, shares.rate, shares.most, out))
        return 0.0 if out[0] >= 1 else (1 - out[0]) / shares.rate

    # ---- who is who
    def knows(self, secret: str) -> bool:
        """Does another server speak?"""
        return not self.alone and hmac.compare_digest(secret.encode(), self.me.secret.encode())

    def owners(self) -> set[str]:
        """The hashes of the keys of all who have started one of them."""
        return {p.owner for p in self.known.values() if p.owner}

    def present(self, table: str) -> list[int]:
        """Seats at which people sit who are connected to another server's table."""
        for peer in self.known.values():
            if peer.id != self.me.id and table in (found := peer.said.get("present", {})):
                return list(found[table])
        return []
