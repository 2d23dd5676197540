"""All tables: made, loaded, branched off, and brought back from the store when somebody comes."""

from __future__ import annotations

import os
import time
from contextlib import nullcontext
from typing import Any

from .. import champions
from ..bots import bot_of
from ..champions import SCENARIOS, ChampionsGame, Deck
from ..champions.decks import ASPECTS, read_deck
from ..champions.decks.check import must_be_legal
from ..champions.faces import FACES
from ..champions.scenarios import HEROES, aspect_deck, hero_of
from ..champions.text.names import title
from ..kernel.decision import option_of
from ..kernel.errors import QuickstrikeError, SaveError
from . import store as st
from .draft import now_of
from .keys import hashed, new_key, new_table_id
from .live import Live
from .loading import game_of
from .messages import Made, NewTable, SeatKey, SeatSpec
from .notices import Denied, said

IDLE = 64  # tables without anybody that are kept in memory
OLD = 3600.0  # seconds after which such a table goes anyway


class Tables:
    def __init__(self, store: st.Store) -> None:
        self.store = store
        self.live: dict[str, Live] = {}

    # ---- new ones
    async def new(self, wanted: NewTable) -> Made:
        for i, s in enumerate(wanted.seats):
            if s.hold == "bot":
                _at(f"seats.{i}.bot", bot_of, s.bot)
        heroes = [
            _at(f"seats.{i}.{'deck_text' if s.deck_text else 'starter'}", deck_of, s)
            for i, s in enumerate(wanted.seats)
        ]
        seed = new_seed() if wanted.seed is None else wanted.seed
        try:
            game = champions.new(
                heroes,
                wanted.scenario,
                wanted.mode,
                seed,
                modular=wanted.modular,
                heroic=wanted.heroic,
                stage=wanted.skirmish,
            )
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e) from e
        seats = [st.Seat(s.hold, s.bot if s.hold == "bot" else "", " ".join(s.name.split())) for s in wanted.seats]
        return await self.put(game, seats, [])

    async def load(self, text: str) -> Made:
        """Whoever loads it holds all seats."""
        game = game_of(text)
        return await self.put(game, [st.Seat("me") for _ in game.state.players], kinds_of(game))

    async def again(self, live: Live) -> Made:
        """A new game of the same heroes, scenario and modes, with the same people, shuffled anew; a position begins
        as it stands there."""
        setup = live.game.setup
        game = ChampionsGame.create(setup if "position" in setup else {**setup, "seed": new_seed()})
        return await self.put(game, [st.Seat("friend", "", s.name) if s.hold == "free" else s for s in live.seats], [])

    async def branch(self, live: Live, at: int) -> Made:
        """A new game from the first answers of another. Bots stay bots; all others are the person's who asks."""
        game = live.game.clone()
        if at > len(game.answers):
            raise Denied(422, "no answer number", n=at, of=len(game.answers), where="at")
        if at < len(game.answers):
            game.undo(len(game.answers) - at)
        game.undone = game.peeked = 0
        seats = [s if s.hold == "bot" else st.Seat("me", "", s.name) for s in live.seats]
        return await self.put(game, seats, live.kinds[:at])

    async def put(self, game: ChampionsGame, seats: list[st.Seat], kinds: list[str]) -> Made:
        table, host, watch = new_table_id(), new_key(), new_key()
        keys = [new_key() for _ in seats]
        rows = [st.Key(hashed(host), table, "host"), st.Key(hashed(watch), table, "watch")]
        rows += [st.Key(hashed(k), table, "seat", i) for i, k in enumerate(keys)]
        n = len(game.answers)
        steps = [(i, game.answers[i][0], game.answers[i][1].id, k) for i, k in enumerate(kinds)]
        heroes = [game.state.codes[p.identity] for p in game.state.players]
        await self.store.write(
            st.create(table, game.state.scenario, heroes, now_of(game), seats, rows, (n, game.save()), steps)
        )
        self.keep(Live(table, self.store, game, seats, kinds, n))
        told = [SeatKey(seat=i, hold=s.hold, key=keys[i]) for i, s in enumerate(seats)]
        return Made(table=table, host_key=host, watch_key=watch, migrated=game.migrated, seats=told)

    # ---- those there are
    def keep(self, live: Live) -> None:
        self.live[live.id] = live
        now = time.monotonic()
        idle = sorted(
            (x for x in self.live.values() if not x.clients and not x.lock.locked() and x is not live),
            key=lambda x: x.used,
        )
        for i, x in enumerate(idle):
            if len(idle) - i > IDLE or now - x.used > OLD:
                del self.live[x.id]

    def open(self, table: str) -> Live:
        found = self.live.get(table)
        if found is None:
            found = self.restored(table)
            self.keep(found)
        found.used = time.monotonic()
        return found

    def restored(self, table: str) -> Live:
        """From its newest save and the answers since then."""
        row = self.store.row(table)
        if row is None:
            raise Denied(404, "no table", table=table)
        (n, text), since, steps = self.store.stored(table)
        try:
            game = champions.load(text)
            for _, seat, option, _ in since:
                replayed(game, seat, option)
        except QuickstrikeError as e:
            raise Denied(409, "can't go on", what=e) from e
        game.undone, game.peeked = row.undone, row.peeked
        kinds = [s[3] for s in steps]
        if len(kinds) != len(game.answers):
            kinds = kinds_of(game)
        return Live(table, self.store, game, self.store.seats(table), kinds, n)

    async def call(self, table: str, title: str) -> None:
        await self.store.write(st.called(table, " ".join(title.split())))

    async def remove(self, table: str) -> None:
        """For good, also one that can't go on. Who sits there is told."""
        found = self.live.get(table)
        async with found.lock if found is not None else nullcontext():
            await self.store.write(st.removed(table))
        live = self.live.pop(table, None)
        for c in live.clients if live is not None else ():
            c.close(4404, Denied(404, "table removed").told(c.lang))
        if live is not None:
            live.clients.clear()

    def summary(self, key: st.Key, lang: str) -> dict[str, Any]:
        """What a list of tables says of one. Nothing is loaded for it."""
        row, live = self.store.row(key.table), self.live.get(key.table)
        if row is None:
            raise Denied(404, "no table", table=key.table)
        seats = self.store.seats(key.table)
        here = {i for c in live.clients for i in live.held(c.key)} if live is not None else {-1}
        sc = SCENARIOS.get(row.scenario)
        return {
            "table": row.id,
            "scenario": row.scenario,
            "round": row.round,
            "result": row.result,
            "role": key.role,
            "seat": key.seat,
            "title": row.title,
            "created": row.created,
            "updated": row.updated,
            "name": title(FACES[sc.villains[0]], lang) if sc is not None else row.scenario,
            "heroes": [title(FACES[c], lang) if c in FACES else c for c in row.heroes.split(" ")],
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

    def key(self, secret: str, table: str | None = None) -> st.Key:
        found = self.store.key(hashed(secret)) if secret else None
        if found is None or (table is not None and found.table != table):
            raise Denied(401, "wrong key" if secret else "no key")
        return found


def _at(where: str, make: Any, x: Any) -> Any:
    """What is wrong is said with its place."""
    try:
        return make(x)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where=where) from e


def deck_of(s: SeatSpec) -> str | Deck:
    if (s.starter is None) == (s.deck_text is None):
        raise QuickstrikeError("one deck")
    if s.starter is not None:
        hero, _, aspect = s.starter.partition(":")
        if hero in HEROES and aspect in ASPECTS and aspect not in HEROES[hero].decks:
            return aspect_deck(HEROES[hero], aspect)
        hero_of(s.starter)
        return s.starter
    deck = read_deck(s.deck_text or "")
    must_be_legal(deck)
    return deck


def new_seed() -> int:
    return int.from_bytes(os.urandom(4), "big")


def replayed(game: ChampionsGame, seat: int, option: str) -> None:
    """One stored answer again."""
    o = option_of(option)
    if o.verb in game.commands:
        game.command(seat, o)
        return
    found = next((x for d in game.decisions if d.seat == seat for x in d.options if x.id == option), None)
    if found is None:
        raise SaveError("replay", n=len(game.answers) + 1, what=option, seat=seat)
    game.answer(found, seat=seat)


def kinds_of(game: ChampionsGame) -> list[str]:
    """At which kind of decision each answer was given: what undo goes by. Found by playing the game again."""
    out: list[str] = []
    answers = [(seat, o.id) for seat, o in game.answers]

    def watch(g: ChampionsGame) -> None:
        seat, option = answers[len(g.answers)]
        d = next((d for d in g.decisions if d.seat == seat and any(o.id == option for o in d.options)), None)
        out.append(d.kind if d is not None else "set")

    try:
        ChampionsGame.replay(game.setup, answers, watch)
    except (QuickstrikeError, KeyError):
        return ["?"] * len(answers)  # it can't be played again: there is no undo behind this point either
    return out
