"""Seats change hands: to a bot, to whoever comes with a new key, back to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import messages as m
from . import room, undo
from . import store as st
from .client import Client
from .draft import Draft
from .keys import hashed, new_key
from .notices import Denied, Refused, upper

if TYPE_CHECKING:
    from .live import Live


async def give(live: Live, client: Client, msg: m.Give) -> None:
    if msg.seat >= len(live.seats):
        raise Refused("no seat here", seat=msg.seat)
    old = live.seats[msg.seat]
    may_give(live, client, msg, old)
    name = st.plain(msg.name) or ("" if msg.give == "free" else old.name)
    key = None
    if msg.give == "bot":
        bot = msg.bot or live.wire.kit.clever
        live.wire.kit.known_bot(bot)
        new = st.Seat("bot", bot, name)
    elif msg.give == "free":
        new, key = st.Seat("free", "", name), new_key()
    elif msg.seat in live.held(client.key):
        new = st.Seat(old.hold, "", name)
    else:
        new = st.Seat("me" if client.key.role == "host" else "friend", "", name)
    await hand_over(live, msg.seat, new, key, note_of(live, client, msg))
    client.send("seat", msg.id, seat=msg.seat, hold=new.hold, **({"key": key} if key else {}))
    if new.hold == old.hold and key is None:  # only a name
        live.announce()
        return
    undo.end_ask(live)  # those who were asked may not be those who sit here now
    if live.room is not None:  # whoever sits there now has not said it
        live.room.ready.discard(msg.seat)
    for c in live.clients:
        await live.send_table(c, "table")
    await room.begin_if_ready(live)
    await live.settle(Draft(live))


def may_give(live: Live, client: Client, msg: m.Give, old: st.Seat) -> None:
    """The holder; the host, if nobody is there; and whoever has the key of a seat that a bot holds, for themselves."""
    if msg.seat in live.held(client.key):
        return
    own_key = client.key.role == "seat" and client.key.seat == msg.seat
    if own_key and msg.give == "me":
        return
    if client.key.role != "host":
        raise Refused("no host me" if msg.give == "me" else "not host")
    if old.hold == "friend" and any(msg.seat in live.held(c.key) for c in live.clients):
        raise Refused("present", name=live.name(msg.seat, client.lang))


def note_of(live: Live, client: Client, msg: m.Give) -> st.Note | None:
    """Whoever gives away somebody else's seat leaves a note for everybody, also for those who come later."""
    own = msg.seat in live.held(client.key) or (client.key.role == "seat" and client.key.seat == msg.seat)
    others = {who for seat, who in live.ever if seat == msg.seat} - {client.key.person}
    if own or not (others or live.seats[msg.seat].hold == "friend"):
        return None
    kind = {"me": "took", "bot": "botted", "free": "freed"}[msg.give]
    return st.Note(len(live.game.answers), kind, {"seat": msg.seat, "who": live.seats[msg.seat].name})


async def hand_over(live: Live, seat: int, new: st.Seat, key: str | None = None, note: st.Note | None = None) -> None:
    found = st.Key(hashed(key), live.id, "seat", seat) if key else None
    await live.write(st.given(live.basis, seat, new, found, note))
    live.seats[seat] = new
    if note is not None:
        live.notes = [*live.notes, note]
    await live.sat_down()
    if found is not None:
        live.devices = {(s, d) for s, d in live.devices if s != seat}  # whoever has the new key is somebody else
        for c in [c for c in live.clients if c.key.role == "seat" and c.key.seat == seat]:
            live.clients.remove(c)
            c.close(4401, upper(Denied(401, "wrong key").told(c.lang)))
