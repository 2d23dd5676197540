"""A room with friends: before the game everybody brings what they play and says that they are ready; and short lines
between those who have a seat.

A table that is a room has its game already, so everybody sees who plays what; but nothing is answered there. When all are
ready it is shuffled anew, with a seed that nobody has seen a card of.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..kernel.game import Game
from . import jobs
from . import messages as m
from . import store as st
from .client import Client
from .draft import Draft, now_of
from .keys import new_seed
from .notices import NOTES, Refused
from .shares import Bucket

if TYPE_CHECKING:
    from .live import Live

KEPT = 50  # lines that whoever comes later still reads
SPEAKS = 0.5  # lines in a second
RUSH = 5.0  # after so many at once
PLAYING = (m.Answer, m.AutoPass, m.Undo, m.Redo, m.Hint, m.Why)
"""What nobody does before the game has begun."""


@dataclass
class Room:
    """ready: seats whose holders have said so; forgotten with the process, they say it again."""

    ready: set[int] = field(default_factory=set)


@dataclass
class Talk:
    """Short lines, in memory alone. speak: how fast each key may."""

    lines: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=KEPT))
    speak: dict[str, Bucket] = field(default_factory=dict)


def waits_for(live: Live) -> set[int]:
    """Seats without which the game does not begin: all that no bot holds."""
    return {i for i, s in enumerate(live.seats) if s.hold != "bot"}


async def ready(live: Live, client: Client, msg: m.Ready) -> None:
    live.own(client, msg.seat)
    if live.room is None:
        raise Refused("begun already")
    mine = {*live.held(client.key)} if msg.all_mine else {msg.seat}
    live.room.ready = live.room.ready | mine if msg.on else live.room.ready - mine
    client.send("ready", msg.id, seat=msg.seat, on=msg.on)
    await begin_if_ready(live)


async def begin_if_ready(live: Live) -> None:
    """All are ready: the cards are shuffled, and everybody has their hand."""
    if live.room is None or not waits_for(live) <= live.room.ready:
        live.announce()
        return
    setup = live.game.setup
    told = any(note.kind in ("seed", "loaded") for note in live.notes)  # that one was asked for, and all know it
    game = live.game if told else type(live.game).create({**setup, "seed": new_seed()})
    await set_up(live, game, room=False)
    live.room = None
    await tell_all(live)
    await live.settle(Draft(live))


async def bring(live: Live, client: Client, msg: m.Bring) -> None:
    """Another hero or deck for one's own seat."""
    live.own(client, msg.seat)
    if live.room is None:
        raise Refused("begun already")
    wanted = (msg.seat, msg.starter, msg.deck_text)
    save = await live.workers.do(client.who, jobs.brought, live.wire, live.game.save(), *wanted)
    await set_up(live, live.wire.load(save), room=True)
    live.room.ready.discard(msg.seat)
    client.send("brought", msg.id, seat=msg.seat)
    await tell_all(live)


async def set_up(live: Live, game: Game[Any], room: bool) -> None:
    """This table has another game, of which nothing has been played."""
    row = await live.store.row(live.id)
    about = {**(row.about if row is not None else {}), **live.wire.about(game), "room": room}
    await live.write(st.set_up_anew(live.basis, about, now_of(game), (0, game.save())))
    live.game, live.kinds, live.saved = game, [], 0
    live.shown.clear()
    live.story.clear()


async def tell_all(live: Live) -> None:
    for c in list(live.clients):
        await live.send_table(c, "table")


async def say(live: Live, client: Client, msg: m.Say) -> None:
    """One line for all. Spectators listen: their link may be anybody's."""
    mine = live.held(client.key)
    if not mine and client.key.role != "host":
        raise Refused("only players speak")
    text = st.plain(msg.text)
    if not text:
        raise Refused("nothing said")
    if not live.talk.speak.setdefault(client.key.hash, Bucket(SPEAKS, RUSH)).take():
        raise Refused("speak slower")
    line = {"seat": mine[0] if mine else -1, "text": text}
    live.talk.lines.append(line)
    for c in live.clients:
        c.send("said", msg.id if c is client else None, line=named(live, line, c.lang))


def named(live: Live, line: dict[str, Any], lang: str) -> dict[str, Any]:
    seat = int(line["seat"])
    return {**line, "name": live.name(seat, lang) if seat >= 0 else NOTES[lang]["host"]}


def talk_of(live: Live, lang: str) -> list[dict[str, Any]]:
    return [named(live, line, lang) for line in live.talk.lines]
