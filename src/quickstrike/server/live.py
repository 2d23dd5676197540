"""A live table: the game, who holds what, bots that answer for their seats, and what everybody was last shown.

An answer is given to a copy of the game; bots answer there, too. When it is on the disk, the copy becomes the game and
everybody is told. So whatever goes wrong on the way, nothing has happened. One thing at a time: `lock`.
"""
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ..bots import Bot, bot_of
from ..champions import ChampionsGame
from ..champions.faces import FACES
from ..kernel.decision import NONE, Decision, Option
from ..kernel.errors import IllegalAnswer, QuickstrikeError, StaleAnswer
from . import messages as m
from . import store as st
from .client import Client, dumps
from .hints import hint
from .keys import hashed, new_key
from .patch import diff
from .picks import Row
from .story import SENT, Audience, Lines, lines, retold
from .undo import MORE, Ask, concerns, target
from .views import seat_view
from .words import Denied, Refused, said, upper

SLICE = 0.005  # seconds that a bot may think before others get their turn
AT_ONCE = 40  # answers of bots that are stored and told together
SAVED = 40  # answers between two saves
WATCH = -1
ADVISER = "heuristic"  # who proposes payments and gives hints


class Draft:
    """A copy of the game with the answers that are new in it, and what was told of them."""

    def __init__(self, live: Live, back_to: int | None = None) -> None:
        self.live, self.game, self.back_to = live, live.game.clone(), back_to
        if back_to is not None:
            self.game.undo(len(self.game.answers) - back_to)
        self.start = len(self.game.answers)
        self.kinds: list[str] = []
        self.told: dict[Audience, Lines] = {to: [] for to in live.story}

    def answer(self, d: Decision, o: Option, kind: str) -> None:
        told = len(self.game.log)
        self.game.answer(o, seat=d.seat)
        self.tell(told, kind)

    def tell(self, told: int, kind: str) -> None:
        self.kinds.append(kind)
        for to, out in self.told.items():
            out += lines(self.game, self.game.log[told:], to)

    def job(self) -> st.Job:
        """What makes the store agree with it."""
        g, n = self.game, len(self.game.answers)
        new = [(i, g.answers[i][0], g.answers[i][1].id, k) for i, k in enumerate(self.kinds, self.start)]
        return st.answered(self.live.id, now_of(g), new, (n, g.save()) if self.due() else None, self.back_to)

    def due(self) -> bool:
        """Is it time for a save? Also when the last one was taken back."""
        saved = self.live.saved
        return saved > self.start or len(self.game.answers) - saved >= SAVED or self.game.result is not None


def now_of(g: ChampionsGame) -> st.Now:
    return st.Now(g.state.round, g.result, g.undone, g.peeked)


class Live:
    def __init__(self, id: str, store: st.Store, game: ChampionsGame, seats: list[st.Seat], kinds: list[str],
                 saved: int) -> None:
        self.id, self.store, self.game, self.seats, self.kinds, self.saved = id, store, game, seats, kinds, saved
        self.clients: list[Client] = []
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.shown: dict[tuple[int, str], dict[str, Any]] = {}
        self.story: dict[Audience, Lines] = {}
        self.ask: Ask | None = None
        self.adviser = bot_of(ADVISER)

    # ---- who is who
    @property
    def at(self) -> list[int]:
        return [self.game.undone, self.game.state.number]

    def held(self, key: st.Key) -> tuple[int, ...]:
        """The seats that a key opens now."""
        if key.role == "host":
            return tuple(i for i, s in enumerate(self.seats) if s.hold == "me")
        return (key.seat,) if key.role == "seat" and self.seats[key.seat].hold in ("me", "friend") else ()

    def bots(self) -> dict[int, str]:
        return {i: s.bot for i, s in enumerate(self.seats) if s.hold == "bot"}

    def alone(self, key: st.Key) -> bool:
        """Does this person hold every seat that no bot holds?"""
        return {i for i, s in enumerate(self.seats) if s.hold != "bot"} <= {*self.held(key)}

    def name(self, seat: int, lang: str) -> str:
        return self.seats[seat].name or said("person", lang, n=seat + 1)

    def present(self, lang: str, key: st.Key) -> dict[str, Any]:
        here, mine = {i for c in self.clients for i in self.held(c.key)}, self.held(key)
        rows = [{"seat": i, "name": s.name or said("person", lang, n=i + 1), "hold": s.hold, "bot": s.bot,
                 "present": s.hold == "bot" or i in here, "you": i in mine} for i, s in enumerate(self.seats)]
        return {"seats": rows, "watching": sum(not self.held(c.key) for c in self.clients)}

    # ---- coming and going
    async def join(self, client: Client) -> None:
        async with self.lock:
            seat = client.key.seat
            if client.key.role == "seat" and self.seats[seat].hold == "free":
                await self.hand_over(seat, st.Seat("friend", "", self.seats[seat].name))
            self.clients.append(client)
            self.send_table(client, "table")
            self.announce(client)
            await self.settle(Draft(self))

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.remove(client)
            self.used = time.monotonic()
            if self.ask is not None and (self.ask.client is client or not self.clients):
                self.end_ask()
            self.announce()

    def announce(self, but: Client | None = None) -> None:
        for c in self.clients:
            if c is not but:
                c.send("present", present=self.present(c.lang, c.key))

    # ---- what they see
    def views_of(self, client: Client) -> tuple[int, ...]:
        return self.held(client.key) or (WATCH,)

    def view(self, seat: int, lang: str) -> dict[str, Any]:
        found = self.shown.get((seat, lang))
        if found is None:
            found = self.shown[seat, lang] = seat_view(self.game, seat, lang, self.adviser)
        return found

    def story_of(self, seats: tuple[int, ...], lang: str) -> Lines:
        to = (seats, lang)
        if to not in self.story:
            self.story[to] = retold(self.game, to)
        return self.story[to]

    def send_table(self, client: Client, t: str, re: Any = None, **more: Any) -> None:
        """Everything, as it is now."""
        seats = self.held(client.key)
        views = {str(i): self.view(i, client.lang) for i in self.views_of(client)}
        story = self.story_of(seats, client.lang)[-SENT:]
        client.send(t, re, at=self.at, seats=seats, views=views, story=story, seen=self.game.peeked,
                    present=self.present(client.lang, client.key), host=client.key.role == "host", **more)

    def send_changes(self, told: dict[Audience, Lines], sender: Client | None, re: Any) -> None:
        """The difference to what was shown last, the same text for all who see the same."""
        wanted = {(i, c.lang) for c in self.clients for i in self.views_of(c)}
        patches = {}
        for seat, lang in sorted(wanted):
            new = seat_view(self.game, seat, lang, self.adviser)
            patches[seat, lang] = diff(self.shown.get((seat, lang), {}), new)
            self.shown[seat, lang] = new
        self.shown = {k: v for k, v in self.shown.items() if k in wanted}
        texts: dict[Audience, str] = {}
        for c in self.clients:
            to = (self.held(c.key), c.lang)
            if to not in texts:
                patch = {str(i): p for i in self.views_of(c) if (p := patches[i, c.lang])}
                texts[to] = dumps({"v": m.V, "t": "change", "at": self.at, "patch": patch, "story": told.get(to, [])})
            c.put(texts[to] if c is not sender or re is None else f'{texts[to][:-1]},"re":{dumps(re)}}}')

    # ---- what happens
    async def settle(self, draft: Draft, sender: Client | None = None, re: Any = None) -> None:
        """Let the bots answer, store, tell; again, until a person must decide."""
        while True:
            more = await self.bots_answer(draft)
            if draft.kinds or draft.back_to is not None:
                await self.commit(draft)
                if draft.back_to is None:
                    self.send_changes(draft.told, sender, re)
                    sender = re = None
            if not more:
                return
            draft = Draft(self)

    async def bots_answer(self, draft: Draft) -> bool:
        """True if they were stopped and have more to say."""
        g, names = draft.game, self.bots()
        since = time.monotonic()
        for _ in range(AT_ONCE):
            d = next((d for d in g.state.pending if d.seat in names), None)
            if d is None:
                return False
            draft.answer(d, self.bot(d.seat, names[d.seat]).choose(g, d), d.kind)
            if time.monotonic() - since > SLICE:
                await asyncio.sleep(0)
                since = time.monotonic()
        return True

    def bot(self, seat: int, name: str) -> Bot:
        return bot_of(name, f"{self.game.setup.get('seed', 0)} {seat}")

    async def commit(self, draft: Draft) -> None:
        """On the disk first; then it has happened."""
        due = draft.due()
        await self.store.write(draft.job())
        if due:
            self.saved = len(draft.game.answers)
        self.game = draft.game
        self.kinds = [*self.kinds[:draft.start], *draft.kinds]
        read = {(self.held(c.key), c.lang) for c in self.clients}
        told = {to: out for to, out in self.story.items() if to in draft.told and to in read}
        if draft.back_to is not None:
            told = {to: [x for x in out if x["n"] <= draft.start] for to, out in told.items()}
        self.story = {to: out + draft.told[to] for to, out in told.items()}
        self.end_ask()

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
        row, left, last, mark = Row(draft.game, msg.seat), list(msg.options), None, ""
        while left:
            left = row.arranged(left)
            found = row.next(left)
            if found is None:
                break
            _, d, last = found
            draft.answer(d, last, mark + d.kind)
            left, mark = left[1:], MORE
        d2, done = row.decision(), row.closing(last)
        if done is not None and d2 is not None:
            draft.answer(d2, done, MORE + d2.kind)

    # ---- undo
    async def undo(self, client: Client, msg: m.Undo) -> None:
        mine = self.held(client.key)
        if not mine:
            raise Refused("not yours")
        to = target(self.game, self.kinds, msg.by, mine)
        draft = Draft(self, to)
        others = {c.key.hash for c in self.clients
                  if c.key.hash != client.key.hash and set(self.held(c.key)) - set(mine)}
        if others and concerns(self.game, draft.game, to, mine, [*self.bots()]):
            self.end_ask()
            self.ask = Ask(msg.by, client, msg.id, to, mine[0], others)
            for c in self.clients:
                if c.key.hash in others:
                    c.send("asks", undo={"by": msg.by, "seat": mine[0], "name": self.name(mine[0], c.lang)})
            names = sorted({self.name(i, client.lang) for c in self.clients if c.key.hash in others
                            for i in self.held(c.key)})
            client.send("asking", msg.id, names=names)
            return
        await self.take_back(draft, client, msg.id, mine[0])

    async def take_back(self, draft: Draft, client: Client, re: Any, seat: int) -> None:
        await self.settle(draft)
        self.shown.clear()
        for c in self.clients:
            by = {"seat": seat, "name": self.name(seat, c.lang)}
            self.send_table(c, "undone", re if c is client else None, by=by)

    async def consent(self, client: Client, msg: m.Consent) -> None:
        ask = self.ask
        if ask is None or client.key.hash not in ask.left:
            raise Refused("nobody asks")
        if not msg.ok:
            seat = self.held(client.key)[0]
            ask.client.refuse(ask.re, Refused("said no", name=self.name(seat, ask.client.lang)))
            self.end_ask()
            return
        ask.left.discard(client.key.hash)
        here = {c.key.hash for c in self.clients}
        if not ask.left & here:
            await self.take_back(Draft(self, ask.to), ask.client, ask.re, ask.seat)

    def end_ask(self) -> None:
        if self.ask is not None:
            self.ask = None
            for c in self.clients:
                c.send("asks", undo=None)

    # ---- settings, help
    async def auto_pass(self, client: Client, msg: m.AutoPass) -> None:
        self.own(client, msg.seat)
        code = self.visible(msg.seat, msg.card)
        draft = Draft(self)
        draft.game.auto_pass(msg.seat, code, msg.on)
        draft.tell(len(draft.game.log), "set")
        await self.settle(draft, client, msg.id)

    def visible(self, seat: int, card: int) -> str:
        """The code of a card that this seat sees."""
        v = self.view(seat, "en") if (seat, "en") in self.shown else self.game.view(seat)
        piles = [v["play"], v["table"], v["encounter_discard"]]
        piles += [p[k] for p in v["players"] for k in ("hand", "discard") if k in p]
        found = next((str(c["code"]) for pile in piles for c in pile if c["id"] == card), "")
        if found not in FACES:
            raise Refused("no card here")
        return found

    async def hint(self, client: Client, msg: m.Hint) -> None:
        self.own(client, msg.seat)
        d = next((d for d in self.game.state.pending if d.seat == msg.seat), None)
        if d is None:
            raise Refused("not asked")
        client.send("hint", msg.id, **hint(self.game, d, self.adviser, client.lang))

    async def why(self, client: Client, msg: m.Why) -> None:
        self.own(client, msg.seat)
        target = NONE if msg.target is None else msg.target
        o = Option(msg.verb or self.usual(msg.seat, msg.card), msg.card, target,
                   NONE if msg.ability is None else msg.ability)
        if msg.card >= len(self.game.state.codes) or target >= len(self.game.state.codes):
            raise Refused("no card here")
        found = self.game.explain(msg.seat, o)
        client.send("why", msg.id, ok=found.ok, text=upper(found.text(client.lang)), rule=found.rule, verb=o.verb)

    def usual(self, seat: int, card: int) -> str:
        """What one would want of a card, if nobody says."""
        s = self.game.state
        inst = s.play.get(card)
        if inst is None:
            return "play"
        if inst.controller == seat and inst.face.kind in ("hero", "ally"):
            return "attack"
        return {"alter_ego": "recover", "villain": "attack", "minion": "attack"}.get(inst.face.kind, "use")

    # ---- seats
    async def give(self, client: Client, msg: m.Give) -> None:
        if msg.seat >= len(self.seats):
            raise Refused("no seat here", seat=msg.seat)
        old = self.seats[msg.seat]
        self.may_give(client, msg, old)
        name = msg.name or ("" if msg.give == "free" else old.name)
        key = None
        if msg.give == "bot":
            bot_of(msg.bot)
            new = st.Seat("bot", msg.bot, name)
        elif msg.give == "free":
            new, key = st.Seat("free", "", name), new_key()
        else:
            new = st.Seat("me" if client.key.role == "host" else "friend", "", name)
        await self.hand_over(msg.seat, new, key)
        client.send("seat", msg.id, seat=msg.seat, hold=new.hold, **({"key": key} if key else {}))
        for c in self.clients:
            self.send_table(c, "table")
        await self.settle(Draft(self))

    def may_give(self, client: Client, msg: m.Give, old: st.Seat) -> None:
        """The holder; the host, if nobody is there; and who has the key of a seat that a bot holds, for himself."""
        if msg.seat in self.held(client.key):
            return
        own_key = client.key.role == "seat" and client.key.seat == msg.seat
        if own_key and msg.give == "me":
            return
        if client.key.role != "host":
            raise Refused("no host me" if msg.give == "me" else "not host")
        if old.hold == "friend" and any(msg.seat in self.held(c.key) for c in self.clients):
            raise Refused("present", name=self.name(msg.seat, client.lang))

    async def hand_over(self, seat: int, new: st.Seat, key: str | None = None) -> None:
        found = st.Key(hashed(key), self.id, "seat", seat) if key else None
        await self.store.write(st.given(self.id, seat, new, found))
        self.seats[seat] = new
        if found is not None:
            for c in [c for c in self.clients if c.key.role == "seat" and c.key.seat == seat]:
                self.clients.remove(c)
                c.close(4401, upper(Denied(401, "wrong key").told(c.lang)))

    def own(self, client: Client, seat: int) -> None:
        if seat not in self.held(client.key):
            raise Refused("not yours")

    async def language(self, client: Client, msg: m.Language) -> None:
        client.lang = msg.lang
        self.send_table(client, "table", msg.id)

    async def ping(self, client: Client, msg: m.Ping) -> None:
        client.send("pong", msg.id)

    # ---- one message
    async def take(self, client: Client, msg: m.AnyMessage) -> None:
        if isinstance(msg, m.Hello) or client.again(msg.id):
            return
        does: dict[type, Callable[..., Any]] = {
            m.Answer: self.answer, m.Undo: self.undo, m.Consent: self.consent, m.AutoPass: self.auto_pass,
            m.Hint: self.hint, m.Why: self.why, m.Give: self.give, m.Language: self.language, m.Ping: self.ping}
        async with self.lock:
            if client not in self.clients:
                return
            try:
                await does[type(msg)](client, msg)
            except StaleAnswer:
                client.refuse(msg.id, Refused("table changed"))
            except (IllegalAnswer, QuickstrikeError) as e:
                client.refuse(msg.id, e)
