"""A live table: the game, who holds what, bots that answer for their seats, and what everybody was last shown.

An answer is given to a copy of the game; bots answer there, too. When it is on the disk, the copy becomes the game and
everybody is told. So whatever goes wrong on the way, nothing has happened. One thing at a time: `lock`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from ..kernel.choosing import row_of
from ..kernel.decision import option_of
from ..kernel.errors import IllegalAnswer, QuickstrikeError, StaleAnswer
from ..kernel.game import Game
from ..kernel.language import fill
from . import giving, jobs, links, room, undo
from . import messages as m
from . import store as st
from .client import Client
from .draft import Chunk, Draft
from .jsontext import text as dumps
from .notices import NOTES, Denied, Refused, said, upper
from .patch import diff
from .story import SENT, Audience, Lines, retold
from .undo import MORE, Ask
from .wire import Wire
from .workers import Workers

log = logging.getLogger("quickstrike.server")
SLICE = 0.005  # seconds that answers of bots may take before others get their turn
SHORT = 16  # answers that are played again at once
LATER = 0.25  # seconds after which bots ask again for a process to think in
AT_ONCE = 40  # answers of bots that are stored and told together
WATCH = -1


class Live:
    """rev, fence: see `store.Basis`. notes: what all are told besides the story. ever: who has held which
    seat since the game began. devices: where links were opened, see links.py."""

    def __init__(
        self,
        id: str,
        store: st.Store,
        workers: Workers,
        wire: Wire,
        game: Game[Any],
        seats: list[st.Seat],
        kinds: list[str],
        saved: int,
    ) -> None:
        self.id, self.store, self.workers, self.wire = id, store, workers, wire
        self.game, self.seats, self.kinds, self.saved = game, seats, kinds, saved
        self.rev = self.fence = 0
        self.notes: list[st.Note] = []
        self.ever: set[tuple[int, str]] = set()
        self.devices: set[tuple[int, str]] = set()
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.shown: dict[tuple[int, str], dict[str, Any]] = {}
        self.story: dict[Audience, Lines] = {}
        self.ask: Ask | None = None
        self.room: room.Room | None = None
        self.talk = room.Talk()
        self.redo: list[Chunk] = []  # what was taken back, the newest last; the next answer ends it

    # ---- who is who
    @property
    def basis(self) -> st.Basis:
        return st.Basis(self.id, self.rev, self.fence)

    @property
    def at(self) -> list[int]:
        return [self.game.undone, self.game.state.number]

    def held(self, key: st.Key) -> tuple[int, ...]:
        """The seats that a key opens now."""
        if key.role == "host":
            return tuple(i for i, s in enumerate(self.seats) if s.hold == "me")
        return (key.seat,) if key.role == "seat" and self.seats[key.seat].hold in ("me", "friend") else ()

    def windows(self, key: st.Key) -> int:
        """How many connections this key has now."""
        return sum(c.key.hash == key.hash for c in self.clients)

    def bots(self) -> dict[int, str]:
        return {i: s.bot for i, s in enumerate(self.seats) if s.hold == "bot"}

    def alone(self, key: st.Key) -> bool:
        """Does this person hold every seat that no bot holds?"""
        return {i for i, s in enumerate(self.seats) if s.hold != "bot"} <= {*self.held(key)}

    def sees_all(self, key: st.Key) -> bool:
        """May this person see what is hidden? After the game everybody may; before that, only somebody who has always
        been alone with bots: a seat that was another person's has had a hand that is not theirs to see."""
        alone = self.alone(key) and {who for _, who in self.ever} <= {key.person}
        return self.game.result is not None or alone

    def may_look_back(self, key: st.Key, seat: int) -> bool:
        """May this person see the game once more through the eyes of a seat? After it through everybody's; before that
        through those of a seat that has always been theirs, or as a spectator (-1). In a room nothing has happened yet."""
        if self.room is not None:
            return False
        mine = seat in self.held(key) and {who for i, who in self.ever if i == seat} <= {key.person}
        return self.game.result is not None or seat < 0 or mine

    @property
    def shared(self) -> bool:
        """Are there, or were there ever, several people?"""
        return len({who for _, who in self.ever}) > 1 or any(s.hold in ("friend", "free") for s in self.seats)

    async def sat_down(self) -> None:
        """Whoever is there and holds a seat has held it."""
        for c in self.clients:
            new = {(i, c.key.person) for i in self.held(c.key)} - self.ever
            if new:
                await self.store.write(st.holds(self.id, [i for i, _ in new], c.key.person))
                self.ever |= new

    def dismiss(self, code: int, e: QuickstrikeError) -> None:
        """Everybody is disconnected, and told why."""
        for c in self.clients:
            c.close(code, e.told(c.lang))
        self.clients.clear()

    def name(self, seat: int, lang: str) -> str:
        return self.seats[seat].name or said("person", lang, n=seat + 1)

    def present(self, lang: str, key: st.Key) -> dict[str, Any]:
        here, mine = {i for c in self.clients for i in self.held(c.key)}, self.held(key)
        rows = [
            {
                "seat": i,
                "name": s.name or said("person", lang, n=i + 1),
                "hold": s.hold,
                "bot": s.bot,
                "present": s.hold == "bot" or i in here,
                "you": i in mine,
                "own": key.role == "seat" and key.seat == i,
                **({"ready": s.hold == "bot" or i in self.room.ready} if self.room is not None else {}),
            }
            for i, s in enumerate(self.seats)
        ]
        watching = sum(not self.held(c.key) for c in self.clients)
        return {"seats": rows, "watching": watching, **({"room": True} if self.room is not None else {})}

    # ---- coming and going
    async def join(self, client: Client) -> None:
        async with self.lock:
            seat = client.key.seat
            if client.key.role == "seat" and self.seats[seat].hold == "free":
                await giving.hand_over(self, seat, st.Seat("friend", "", self.seats[seat].name))
            await links.opened(self, client.key, client.device, client)
            await self.know_story(client)
            self.clients.append(client)
            await self.sat_down()
            await self.send_table(client, "table")
            self.announce(client)
            undo.tell_ask(self, client)
            await self.settle(Draft(self))

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self.used = time.monotonic()
            if self.ask is not None and (self.ask.client is client or not self.clients):
                undo.end_ask(self)
            self.announce()

    def announce(self, but: Client | None = None) -> None:
        for c in self.clients:
            if c is not but:
                c.send("present", present=self.present(c.lang, c.key))

    def tell_next(self, made: m.Made) -> None:
        """The host plays again at another table: everybody here may follow, each with a key of their own."""
        for c in self.clients:
            if c.key.role != "host":
                key = made.seats[c.key.seat].key if c.key.role == "seat" else made.watch_key
                c.send("next", table=made.table, key=key)

    # ---- what they see
    def views_of(self, client: Client) -> tuple[int, ...]:
        return self.held(client.key) or (WATCH,)

    def view(self, seat: int, lang: str) -> dict[str, Any]:
        found = self.shown.get((seat, lang))
        if found is None:
            found = self.shown[seat, lang] = self.wire.view(self.game, seat, lang)
        return found

    async def know_story(self, client: Client) -> Lines:
        """The whole story for this reader. To tell it the game is played again: beside the loop, if it is long."""
        to = (self.held(client.key), client.lang)
        if to not in self.story and len(self.game.answers) <= SHORT:
            self.story[to] = retold(self.wire, self.game, to)
        elif to not in self.story:
            self.story[to] = await self.workers.do(client.who, jobs.story, self.wire, self.game.save(), to)
        return self.story[to]

    async def rewound(self, to: int, who: str) -> Game[Any]:
        """The game with no more than its first answers, where it has to be played again for that."""
        return self.wire.load(await self.workers.do(who, jobs.rewound, self.wire, self.game.save(), to))

    def told_notes(self, lang: str, notes: Sequence[st.Note]) -> Lines:
        """What all shall know, as lines of the story; to somebody who has always been alone it says nothing."""
        host = next((s.name for s in self.seats if s.hold == "me" and s.name), "") or NOTES[lang]["host"]
        out: Lines = []
        for x in notes if self.shared else ():
            who = x.data.get("who") or said("person", lang, n=int(x.data.get("seat", 0)) + 1)
            text = fill(NOTES, x.kind, lang, **{**x.data, "name": host, "who": who})
            out.append({"n": x.n, "depth": 0, "kind": "note", "text": upper(text)})
        return out

    def tell_notes(self, notes: Sequence[st.Note], but: Client | None = None) -> None:
        """To all who are there, as a change of the story alone."""
        for c in self.clients:
            if c is not but and (lines := self.told_notes(c.lang, notes)):
                c.send("change", at=self.at, patch={}, story=lines, **({"redo": len(self.redo)} if self.redo else {}))

    async def send_table(self, client: Client, t: str, re: Any = None, **more: Any) -> None:
        """Everything, as it is now."""
        seats = self.held(client.key)
        views = {str(i): self.view(i, client.lang) for i in self.views_of(client)}
        story = (await self.know_story(client))[-SENT:]
        story = sorted([*story, *self.told_notes(client.lang, self.notes)], key=lambda x: int(x["n"]))
        client.send(
            t,
            re,
            game=self.wire.kit.name,
            at=self.at,
            seats=seats,
            views=views,
            story=story,
            seen=self.game.peeked,
            present=self.present(client.lang, client.key),
            host=client.key.role == "host",
            redo=len(self.redo),
            **({"talk": talk} if (talk := room.talk_of(self, client.lang)) else {}),
            **more,
        )

    def send_changes(self, told: dict[Audience, Lines], sender: Client | None, re: Any) -> None:
        """The difference to what was shown last, the same text for all who see the same."""
        wanted = {(i, c.lang) for c in self.clients for i in self.views_of(c)}
        patches = {}
        for seat, lang in sorted(wanted):
            new = self.wire.view(self.game, seat, lang)
            patches[seat, lang] = diff(self.shown.get((seat, lang), {}), new)
            self.shown[seat, lang] = new
        self.shown = {k: v for k, v in self.shown.items() if k in wanted}
        texts: dict[Audience, str] = {}
        for c in self.clients:
            to = (self.held(c.key), c.lang)
            if to not in texts:
                patch = {str(i): p for i in self.views_of(c) if (p := patches[i, c.lang])}
                texts[to] = dumps(
                    {
                        "v": m.V,
                        "t": "change",
                        "at": self.at,
                        "patch": patch,
                        "story": told.get(to, []),
                        **({"redo": len(self.redo)} if self.redo else {}),
                    }
                )
            c.put(texts[to] if c is not sender or re is None else f'{texts[to][:-1]},"re":{dumps(re)}}}')

    # ---- what happens
    async def settle(self, draft: Draft, sender: Client | None = None, re: Any = None) -> None:
        """Let the bots answer, store, tell; again, until a person must decide."""
        while self.room is None:
            more = bool(self.bots()) and await self.bots_answer(draft)
            if draft.kinds or draft.back_to is not None:
                await self.commit(draft)
                if draft.back_to is None:
                    self.send_changes(draft.told, sender, re)
                    sender = re = None
            if not more:
                return
            draft = Draft(self)
            draft.redo = self.redo

    async def bots_answer(self, draft: Draft) -> bool:
        """True if they were stopped and may have more to say. What they choose is worked out beside the loop; for that they
        have a share of their own, and when it is used up they answer more slowly."""
        names = self.bots()
        if not any(d.seat in names for d in draft.game.state.pending):
            return False
        given = await self.bots_choose(draft.game.save(), names)
        until = time.monotonic() + SLICE
        for seat, option in given:
            d = next(d for d in draft.game.state.pending if d.seat == seat)
            draft.answer(d, option_of(option), d.kind)
            if time.monotonic() >= until:  # others get their turn
                await asyncio.sleep(0)
                until = time.monotonic() + SLICE
        return any(d.seat in names for d in draft.game.state.pending)

    async def bots_choose(self, save: str, names: dict[int, str]) -> list[tuple[int, str]]:
        who = self.clients[0].who if self.clients else self.id
        share = self.workers.bots.of(who)
        slow = any(getattr(self.wire.kit.bot_of(name), "slow", False) for name in names.values())
        think = jobs.slow_bots if slow else jobs.bots
        await asyncio.sleep(share.wait())
        while True:
            try:
                found = await self.workers.do(who, think, self.wire, save, names, AT_ONCE, share=share)
            except Denied as e:
                if e.status != 429:
                    raise
                await asyncio.sleep(LATER)  # too many wait there: they think after them
            else:
                return list(found)

    async def write(self, job: st.Job) -> None:
        """A change of this table. It follows from the last one, or it does not count."""
        await self.write_beside(job)
        self.rev += 1

    async def write_beside(self, job: st.Job) -> None:
        """What belongs to the table and changes nothing of the game."""
        try:
            await self.store.write(job)
        except st.Trouble as e:  # a full disk: nothing has happened
            log.exception("table %s", self.id)
            raise Denied(500, "broken") from e

    async def commit(self, draft: Draft) -> None:
        """On the disk first; then it has happened."""
        due = draft.due()
        await self.write(draft.job())
        if due:
            self.saved = len(draft.game.answers)
        self.game = draft.game
        self.kinds = [*self.kinds[: draft.start], *draft.kinds]
        read = {(self.held(c.key), c.lang) for c in self.clients}
        told = {to: out for to, out in self.story.items() if to in draft.told and to in read}
        if draft.back_to is not None:
            told = {to: [x for x in out if x["n"] <= draft.start] for to, out in told.items()}
        self.story = {to: out + draft.told[to] for to, out in told.items()}
        self.redo = draft.redo
        undo.end_ask(self)

    async def answer(self, client: Client, msg: m.Answer) -> None:
        self.own(client, msg.seat)
        g = self.game
        if g.result is not None:
            raise Refused("game over")
        d = next((d for d in g.state.pending if d.seat == msg.seat), None)
        offers = [x for x in g.open_offers() if x.seat == msg.seat] if d is None else []
        since = d.number if d is not None else g.state.number
        if msg.at[0] != g.undone or not since <= msg.at[1] <= g.state.number:
            raise Refused("table changed")
        if d is None and not offers:
            raise Refused("not asked")
        draft = Draft(self)
        self.answer_row(draft, msg)
        await self.settle(draft, client, msg.id)

    def answer_row(self, draft: Draft, msg: m.Answer) -> None:
        """What is chosen together may have been picked in any order, and before it the card that it is for."""
        mark = MORE if msg.more else ""
        d = next((d for d in draft.game.state.pending if d.seat == msg.seat), None)
        if d is not None and len(msg.options) == 1 and not d.ask.enough(msg.options):
            if (o := d.find(msg.options[0])) is not None:  # one step of a set, by whoever takes them one by one
                draft.answer(d, o, mark + d.kind)
                return
        for d, o in row_of(draft.game, msg.options, msg.seat):
            draft.answer(d, o, mark + d.kind)
            mark = MORE

    # ---- settings, help
    async def auto_pass(self, client: Client, msg: m.AutoPass) -> None:
        self.own(client, msg.seat)
        draft = Draft(self)
        draft.command(msg.seat, self.wire.auto_pass(self.game, msg))
        draft.redo = self.redo
        if (quiet := self.wire.passed(draft.game, msg.seat)) is not None:
            draft.redo = []
            draft.answer(*quiet, quiet[0].kind)
        await self.settle(draft, client, msg.id)

    async def hint(self, client: Client, msg: m.Hint) -> None:
        self.own(client, msg.seat)
        d = next((d for d in self.game.state.pending if d.seat == msg.seat), None)
        if d is None:
            raise Refused("not asked")
        found = await self.workers.do(client.who, jobs.hint, self.wire, self.game.save(), msg.seat, client.lang)
        client.send("hint", msg.id, **found)

    async def why(self, client: Client, msg: m.Why) -> None:
        self.own(client, msg.seat)
        client.send("why", msg.id, **self.wire.why(self.game, msg, client.lang))

    def own(self, client: Client, seat: int) -> None:
        if seat not in self.held(client.key):
            raise Refused("not yours")

    async def language(self, client: Client, msg: m.Language) -> None:
        client.lang = msg.lang
        await self.send_table(client, "table", msg.id)

    async def ping(self, client: Client, msg: m.Ping) -> None:
        client.send("pong", msg.id)

    # ---- one message
    async def take(self, client: Client, msg: m.AnyMessage) -> None:
        if isinstance(msg, m.Hello) or client.again(msg.id):
            return
        async with self.lock:
            if client not in self.clients:
                return
            try:
                if self.room is not None and isinstance(msg, room.PLAYING):
                    raise Refused("not begun")
                await DOES[type(msg)](self, client, msg)
            except st.Overtaken:
                raise
            except StaleAnswer:
                client.refuse(msg.id, Refused("table changed"))
            except (IllegalAnswer, QuickstrikeError) as e:
                client.refuse(msg.id, e)
            except Exception:
                if not isinstance(msg, m.Hint | m.Why):
                    raise
                log.exception("table %s: %s", self.id, msg.t)
                client.refuse(msg.id, Denied(500, "broken"))


DOES: dict[type, Callable[..., Any]] = {
    m.Answer: Live.answer,
    m.AutoPass: Live.auto_pass,
    m.Hint: Live.hint,
    m.Why: Live.why,
    m.Language: Live.language,
    m.Ping: Live.ping,
    m.Undo: undo.undo,
    m.Redo: undo.redo,
    m.Consent: undo.consent,
    m.Give: giving.give,
    m.Ready: room.ready,
    m.Bring: room.bring,
    m.Say: room.say,
}
"""What each message asks for."""
