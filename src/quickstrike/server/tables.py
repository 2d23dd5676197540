"""All tables: made, loaded, branched off, and brought back from the store when somebody comes."""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

from .. import games
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game
from . import jobs
from . import store as st
from .draft import now_of
from .keys import hashed, new_key, new_seed, new_table_id
from .live import Live
from .messages import LoadTable, Made, NewTable, SeatKey
from .notices import Denied, said
from .once import Once
from .peers import Peers
from .room import Room
from .shares import Buckets
from .store import reading
from .wire import wire_of
from .workers import Workers

log = logging.getLogger("quickstrike.server")
Part = dict[str, Any]  # the lesson or the campaign that a table belongs to, and what it is called by language
IDLE = 64  # tables without anybody that are kept in memory
RESTS = 5.0  # seconds, where other servers might want it
OLD = 3600.0  # seconds after which such a table goes anyway
DAY = 86400.0
NEVER_PLAYED = 1.0  # days that a table without a single answer is kept, where tables are not kept for ever


class Tables:
    """owner: the hash of the key that opens all of them. made: how many an address may make. most: how many are kept."""

    def __init__(
        self,
        store: st.Store,
        workers: Workers,
        owner: str = "",
        made: Buckets | None = None,
        most: int = 0,
        peers: Peers | None = None,
    ) -> None:
        self.store, self.workers, self.owner = store, workers, owner
        self.peers = peers or Peers(store)
        self.claimed = 0  # tables that were brought back
        self.made, self.most = made, most
        self.live: dict[str, Live] = {}
        self.coming: dict[str, asyncio.Future[Live]] = {}  # tables that are being brought back
        self.leaving: set[asyncio.Future[None]] = set()
        self.making: list[Game[Any]] = []  # games that are to become tables
        self.once = Once()

    # ---- new ones
    async def must_have_room(self, who: str) -> None:
        """So that nobody can fill the disk."""
        if self.most and await self.store.read(reading.count) >= self.most:
            raise Denied(429, "store full", most=self.most)
        await self.must_make(who)

    async def must_make(self, who: str) -> None:
        """What is kept is made as fast as tables are."""
        if self.made is not None and (wait := await self.peers.makes(who, self.made)):
            raise Denied(429, "many tables", wait=math.ceil(wait))

    async def new(self, wanted: NewTable, who: str) -> Made:
        await self.must_have_room(who)
        kit = games.kit(wanted.game) if wanted.game else games.default()
        wire = wire_of(kit)
        written = wire.reads_texts(wanted)
        setting = await self.workers.do(who, wire.setting, wanted) if written else wire.setting(wanted)
        held = wire.seats(wanted, setting)
        for i, s in enumerate(held):
            if s.hold == "bot":
                _at(f"seats.{i}.bot", kit.known_bot, s.bot or kit.clever)
        try:
            game = setting.new(new_seed() if wanted.seed is None else wanted.seed)
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e) from e
        seats = [st.Seat(s.hold, (s.bot or kit.clever) if s.hold == "bot" else "", st.plain(s.name)) for s in held]
        notes = [] if wanted.seed is None else [st.Note(0, "seed", {})]
        room = wanted.room and any(s.hold == "friend" for s in seats)
        return await self.put(game, seats, [], notes, {"room": True} if room else None)

    async def load(self, wanted: LoadTable, who: str) -> Made:
        """Whoever loads it holds all seats, and may know what lies where."""
        await self.must_have_room(who)
        wires = [wire_of(kit) for kit in games.kits()]
        name, save, kinds = await self.workers.do(who, jobs.loaded, wires, wanted.game, wanted.text)
        game = wire_of(games.kit(name)).load(save)
        note = st.Note(len(game.answers), "loaded", {})
        return await self.put(game, [st.Seat("me") for _ in game.seats()], kinds, [note])

    async def again(self, live: Live, who: str) -> Made:
        """A new game of the same setting, with the same people, shuffled anew; a position begins as it stands there."""
        await self.must_have_room(who)
        setup = live.game.setup
        game = type(live.game).create(setup if "position" in setup else {**setup, "seed": new_seed()})
        notes = [st.Note(0, "loaded", {})] if "position" in setup else []
        seats = [st.Seat("friend", "", s.name) if s.hold == "free" else s for s in live.seats]
        return await self.put(game, seats, [], notes)

    async def branch(self, live: Live, at: int, who: str) -> Made:
        """A new game from the first answers of another. Bots stay bots; all other seats go to the person who asks. What
        was seen there counts as seen here."""
        n = len(live.game.answers)
        if at > n:
            raise Denied(422, "no answer number", n=at, of=n, where="at")
        await self.must_have_room(who)
        over, save = live.game.result is not None, live.game.save()
        wire = live.wire
        game = wire.load(await self.workers.do(who, jobs.rewound, wire, save, at) if at < n else save)
        game.undone = 0
        game.peeked += over and at < n
        seats = [s if s.hold == "bot" else st.Seat("me", "", s.name) for s in live.seats]
        return await self.put(game, seats, live.kinds[:at], [*live.notes, st.Note(at, "branched", {"n": at})])

    async def put(
        self,
        game: Game[Any],
        seats: list[st.Seat],
        kinds: list[str],
        notes: Sequence[st.Note] = (),
        part_of: Part | None = None,
    ) -> Made:
        """part_of: the lesson that is taken there, the campaign whose scenario it is, or that it is a room still."""
        table, host, watch = new_table_id(), new_key(), new_key()
        keys = [new_key() for _ in seats]
        rows = [st.Key(hashed(host), table, "host"), st.Key(hashed(watch), table, "watch")]
        rows += [st.Key(hashed(k), table, "seat", i) for i, k in enumerate(keys)]
        n = len(game.answers)
        steps = [(i, game.answers[i][0], game.answers[i][1].id, k) for i, k in enumerate(kinds)]
        wire = wire_of(games.kit(game.name))
        kind = dict(part_of) if part_of else {"position": True} if "position" in game.setup else {}
        about = st.About(wire.kit.name, wire.about(game) | kind)
        with self.kept(game):
            await self.store.write(st.create(table, about, now_of(game), seats, rows, (n, game.save()), steps, notes))
        if self.peers.alone:  # else whoever is asked for it first takes it in hand
            live = Live(table, self.store, self.workers, wire, game, seats, kinds, n)
            live.notes = [*notes]
            live.room = Room() if kind.get("room") else None
            self.keep(live)
        told = [SeatKey(seat=i, hold=s.hold, key=keys[i]) for i, s in enumerate(seats)]
        return Made(table=table, host_key=host, watch_key=watch, migrated=game.migrated, seats=told)

    # ---- those there are
    def keep(self, live: Live) -> None:
        self.live[live.id] = live
        self.clear_out(live)

    def clear_out(self, but: Live | None = None) -> None:
        """Tables that nobody has used for long leave the memory, and cards that none of the others has."""
        now = time.monotonic()
        idle = sorted(
            (x for x in self.live.values() if not x.clients and not x.lock.locked() and x is not but),
            key=lambda x: x.used,
        )
        for i, x in enumerate(idle):
            if len(idle) - i > IDLE or now - x.used > (OLD if self.peers.alone else RESTS):
                self.let_go(x)
        playing = [*(x.game for x in self.live.values()), *self.making]
        for kit in games.loaded():
            wire_of(kit).keep([g for g in playing if g.name == kit.name])

    def let_go(self, live: Live) -> None:
        """Out of memory, and out of our hands."""
        del self.live[live.id]
        if not self.peers.alone:
            task = asyncio.ensure_future(self.peers.release(live.id, live.fence))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def rest(self) -> None:
        """Among several servers: a table that nobody uses is soon free for whichever is asked for it next."""
        while not self.peers.alone:
            await asyncio.sleep(RESTS)
            self.clear_out()

    @contextmanager
    def kept(self, game: Game[Any]) -> Iterator[None]:
        """Its cards are not forgotten meanwhile."""
        self.making.append(game)
        try:
            yield
        finally:
            self.making = [g for g in self.making if g is not game]

    async def open(self, table: str, who: str) -> Live:
        """The table as it stands in memory, or brought back: once, however many come at the same time."""
        found = self.live.get(table)
        if found is None:
            coming = self.coming.get(table)
            if coming is None:
                coming = self.coming[table] = asyncio.ensure_future(self.restored(table, who))
                coming.add_done_callback(lambda _: self.coming.pop(table, None))
            found = await asyncio.shield(coming)
        found.used = time.monotonic()
        return found

    async def restored(self, table: str, who: str) -> Live:
        """From its newest save and the answers since then; first it is taken in hand."""
        fence = None if self.peers.alone else await self.peers.claim(table)
        row = await self.store.row(table)
        if row is None:
            raise Denied(404, "no table", table=table)
        (n, save), since, steps = await self.store.read(reading.stored, table)
        try:
            wire = wire_of(games.kit(row.game))
            given = [(seat, option) for _, seat, option, _ in since]
            save = await self.workers.do(who, jobs.restored, wire, save, given)
            game = wire.load(save)
        except Denied as e:
            raise e if e.status == 429 else Denied(409, "can't go on", what=e) from e
        except QuickstrikeError as e:
            raise Denied(409, "can't go on", what=e) from e
        game.undone, game.peeked = row.undone, row.peeked
        kinds = [s[3] for s in steps]
        if len(kinds) != len(game.answers):
            with self.kept(game):
                kinds = await self.workers.do(who, jobs.kinds, wire, save)
        live = Live(table, self.store, self.workers, wire, game, await self.store.read(reading.seats, table), kinds, n)
        live.rev, live.fence = row.rev, row.fence if fence is None else fence
        self.claimed += 1
        live.notes = await self.store.read(reading.notes, table)
        live.room = Room() if row.about.get("room") else None
        live.ever = await self.store.read(reading.held, table)
        live.devices = await self.store.read(reading.devices, table)
        self.keep(live)
        return live

    def drop(self, live: Live, e: QuickstrikeError) -> None:
        """It broke: everybody there reconnects and finds what is stored."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.dismiss(4409, e)

    async def expire(self, days: float) -> int:
        """Tables at which nothing has happened for so long are gone, and those at which nothing ever has after a day;
        how many."""
        now = time.time()
        found = await self.store.read(reading.untouched, now - days * DAY, now - min(days, NEVER_PLAYED) * DAY)
        gone = 0
        for table in found:
            if not self.is_used(table):  # asked for each in its turn: somebody may have come meanwhile
                await self.remove(table)
                gone += 1
        if gone:
            log.warning("%d tables were not used for long and are deleted", gone)
        return gone

    def is_used(self, table: str) -> bool:
        return (table in self.live and bool(self.live[table].clients)) or bool(self.peers.present(table))

    def present(self) -> dict[str, list[int]]:
        """Tables at which people sit, and at which seats, for the other servers."""
        here = {x.id: sorted({i for c in x.clients for i in x.held(c.key)}) for x in self.live.values() if x.clients}
        return here

    async def call(self, table: str, title: str) -> None:
        await self.store.write(st.called(table, st.plain(title)))

    async def remove(self, table: str) -> None:
        """Delete it for good, even if it can't go on. Everybody there is told."""
        found = self.live.get(table)
        async with found.lock if found is not None else nullcontext():
            await self.store.write(st.removed(table))
        live = self.live.pop(table, None)
        if live is not None:
            live.dismiss(4404, Denied(404, "table removed"))

    async def summary(self, key: st.Key, lang: str) -> dict[str, Any]:
        """What a list of tables says of one. Nothing is loaded for it."""
        (row, seats, given), live = await self.store.read(reading.table, key.table), self.live.get(key.table)
        if row is None:
            raise Denied(404, "no table", table=key.table)
        here = (
            {i for c in live.clients for i in live.held(c.key)}
            if live is not None
            else {*self.peers.present(key.table)}
        )
        return {
            "table": row.id,
            "game": row.game,
            **self.told(row, lang),
            "round": row.clock,
            "result": row.result,
            "role": key.role,
            "seat": key.seat,
            "title": row.title or row.about.get("called", {}).get(lang, ""),
            "decisions": given,
            "from": next((k for k in ("lesson", "position", "campaign") if row.about.get(k)), "setting"),
            **({"campaign": row.about["campaign"]} if row.about.get("campaign") else {}),
            "created": row.created,
            "updated": row.updated,
            "seats": [
                {
                    "seat": i,
                    "name": s.name or said("person", lang, n=i + 1),
                    "hold": s.hold,
                    "present": s.hold == "bot" or i in here,
                }
                for i, s in enumerate(seats)
            ],
        }

    def told(self, row: st.Row, lang: str) -> dict[str, Any]:
        """What the game itself says of a table; of one that this server does not have, its name."""
        if row.game not in games.names():
            return {"name": row.game, "heroes": [], "clock": ""}
        wire = wire_of(games.kit(row.game))
        return {**wire.summary(row.about, lang), "clock": wire.clock(row.clock, lang)}

    async def mine(self, secrets: list[str]) -> list[tuple[int, st.Key]]:
        """The keys that open something, each with its place; the owner's opens everything that no other one does."""
        places = {x: i for i, x in reversed([*enumerate(secrets)])}  # a key that is there twice is one key
        found = [(i, await self.store.key(hashed(x))) for x, i in places.items()]
        keys = [(i, k) for i, k in found if k is not None]
        here = {k.table for _, k in keys}
        for secret, i in places.items():
            if self.is_owner(secret):
                keys += [
                    (i, st.Key(hashed(secret), t, "host"))
                    for t in await self.store.read(reading.newest)
                    if t not in here
                ]
        return keys

    def is_owner(self, secret: str) -> bool:
        """Of whoever started this server, or another one of the same store."""
        owners = {self.owner, *self.peers.owners()} - {""}
        return any(hmac.compare_digest(hashed(secret), x) for x in owners)

    async def key(self, secret: str, table: str | None = None) -> st.Key:
        if table is not None and self.is_owner(secret):
            return st.Key(hashed(secret), table, "host")
        found = await self.store.key(hashed(secret)) if secret else None
        if found is None or (table is not None and found.table != table):
            raise Denied(401, "wrong key" if secret else "no key")
        return found


def _at(where: str, make: Any, x: Any) -> Any:
    """A mistake is reported with its place."""
    try:
        return make(x)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where=where) from e
