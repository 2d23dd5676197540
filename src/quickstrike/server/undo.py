"""How far an undo goes, whom it concerns, who must agree, and how it is undone itself."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..kernel.game import Game
from . import messages as m
from .client import Client
from .draft import SETTING, Chunk, Draft
from .notices import Refused

if TYPE_CHECKING:
    from .live import Live

MORE = "+"
"""Marks the kind of an answer that came in a row with the one before it, or was passed by the page like the one before
it: all that belongs together is one step."""
REDO = "redo"
CHUNKS = 50  # undos that can be brought back


@dataclass
class Ask:
    """An undo that others must agree to. to: how many answers would be left; left: the keys of those who have not
    answered."""

    by: str
    client: Client
    re: Any
    to: int
    seat: int
    left: set[str] = field(default_factory=set)


def target(live: Live, by: str, mine: Collection[int]) -> int:
    """The number of answers that are left. Settings are no steps, and a row is one."""
    kinds = live.kinds
    own = [i for i, (seat, _) in enumerate(live.game.answers) if seat in mine and kinds[i] != SETTING]
    if by == "step":
        own = [i for i in own if not kinds[i].startswith(MORE)]
    back = live.wire.step_back(live.game, [k.removeprefix(MORE) for k in kinds], by, own)
    if not back:
        raise Refused("nothing back")
    return back[-1]


def concerns(game: Game[Any], back: Game[Any], to: int, mine: Collection[int], bots: Collection[int]) -> bool:
    """Does it take back what other people answered, or has something hidden been seen since?"""
    others = any(seat not in mine and seat not in bots for seat, _ in game.answers[to:])
    return others or back.peeked > game.peeked


async def back(live: Live, to: int, who: str) -> Draft:
    """The game before its later answers, with the settings of today; what is taken back can be brought again."""
    draft = Draft(live, to, None if live.game.reaches(to) else await live.rewound(to, who))
    chunk: Chunk = [(seat, o.id, live.kinds[i]) for i, (seat, o) in enumerate(live.game.answers) if i >= to]
    draft.redo = [*live.redo, chunk][-CHUNKS:]
    if live.game.result is not None:  # after the end everything is open: all hands, and what lies in the decks
        draft.game.peeked = live.game.peeked + 1
    for seat, o in live.wire.settings(live.game, draft.game):
        draft.command(seat, o)
    return draft


def again(live: Live, chunk: Chunk) -> Draft:
    """What the last undo took back, answered again. Bots may have answered already."""
    draft, bots = Draft(live), live.bots()
    draft.redo = live.redo[:-1]
    for seat, option, kind in chunk:
        if kind == SETTING:
            continue
        own = [d for d in draft.game.decisions if d.seat == seat]
        found = next(((d, o) for d in own for o in d.options if o.id == option), None)
        if found is not None:
            draft.answer(*found, kind)
        elif seat not in bots:
            raise Refused("nothing again")
    return draft


# ---- messages ------------------------------------------------------------------------------------------------------
async def undo(live: Live, client: Client, msg: m.Undo) -> None:
    mine = live.held(client.key)
    if not mine:
        raise Refused("not yours")
    to = target(live, msg.by, mine)
    draft = await back(live, to, client.who)
    if concerns(live.game, draft.game, to, mine, [*live.bots()]) and asked(live, client, msg.by, msg.id, to):
        return
    await take_back(live, draft, client, msg.id, mine[0])


async def redo(live: Live, client: Client, msg: m.Redo) -> None:
    mine = live.held(client.key)
    if not mine:
        raise Refused("not yours")
    if not live.redo:
        raise Refused("nothing again")
    draft, bots = again(live, live.redo[-1]), live.bots()
    others = any(seat not in mine and seat not in bots for seat, _, _ in live.redo[-1])
    if others and asked(live, client, REDO, msg.id, len(live.game.answers)):
        return
    await live.settle(draft, client, msg.id)


def asked(live: Live, client: Client, by: str, re: Any, to: int) -> bool:
    """Are there others who must agree? They are asked."""
    mine = live.held(client.key)
    others = {c.key.hash for c in live.clients if c.key.hash != client.key.hash and set(live.held(c.key)) - set(mine)}
    if not others:
        return False
    end_ask(live)
    live.ask = Ask(by, client, re, to, mine[0], others)
    for c in live.clients:
        tell_ask(live, c)
    names = sorted({live.name(i, client.lang) for c in live.clients if c.key.hash in others for i in live.held(c.key)})
    client.send("asking", re, names=names)
    return True


def tell_ask(live: Live, c: Client) -> None:
    """The open question, if it is for this person: also when they come back."""
    if (ask := live.ask) is not None and c.key.hash in ask.left:
        c.send("asks", undo={"by": ask.by, "seat": ask.seat, "name": live.name(ask.seat, c.lang)})


async def take_back(live: Live, draft: Draft, client: Client, re: Any, seat: int) -> None:
    await live.settle(draft)
    live.shown.clear()
    for c in live.clients:
        by = {"seat": seat, "name": live.name(seat, c.lang)}
        await live.send_table(c, "undone", re if c is client else None, by=by)


async def consent(live: Live, client: Client, msg: m.Consent) -> None:
    ask = live.ask
    if ask is not None and client is ask.client and not msg.ok:  # they do not want it any more
        end_ask(live)
        return
    if ask is None or client.key.hash not in ask.left:
        raise Refused("nobody asks")
    if not msg.ok:
        seat = live.held(client.key)[0]
        ask.client.refuse(ask.re, Refused("said no", name=live.name(seat, ask.client.lang)))
        end_ask(live)
        return
    ask.left.discard(client.key.hash)
    for c in live.clients:  # their other windows need not ask any more
        if c.key.hash == client.key.hash:
            c.send("asks", undo=None)
    if ask.left & {c.key.hash for c in live.clients}:
        return
    if ask.by == REDO:
        await live.settle(again(live, live.redo[-1]), ask.client, ask.re)
    else:
        await take_back(live, await back(live, ask.to, client.who), ask.client, ask.re, ask.seat)


def end_ask(live: Live) -> None:
    if live.ask is not None:
        live.ask = None
        for c in live.clients:
            c.send("asks", undo=None)
