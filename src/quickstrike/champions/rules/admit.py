"""What may come into play, and where: unique cards, maxima, forms, hosts. rr:unique-icon rr:max-maximum rr:attach-to"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.state import Event, Scope
from ..faces import FACES, OTHER_SIDE, Face, remembered
from ..table import NOBODY, Table
from ..vocab import EnteredPlay, Extreme, Self_, Would
from . import stats
from .belonging import under_way
from .naming import has_form
from .select import extremes, seats, select


def can_enter(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:play-put-into-play: no cost and no restriction on playing, but unique, max and "form only" still hold."""
    face = s.face(c)
    if op.facedown_as:
        return True
    if unique_clash(s, face.code, sc.you, c) != NOBODY:
        return False
    if not face.player_card:
        return True
    seat = seats(s, op.under, sc)[0] if op.under is not None else sc.you
    if face.form_only and not has_form(s, s.players[seat].identity, face.form_only):
        return False
    fixed = face.attach is None or op.attached is not None
    return room_for(s, seat, face) and (fixed or bool(attach_targets(s, seat, c, face)))


def room_for(s: Table, seat: int, face: Face) -> bool:
    """rr:max-maximum: may this player control one more copy, by title, or one more card of that trait?"""
    n, name, trait = face.max_per.get("player"), face.name, face.max_of
    mine = (i for i in s.play.values() if i.controller == seat) if n is not None else ()
    alike = [i for i in mine if (stats.has_trait(s, i.id, trait) if trait else i.face.name == name)]
    return n is None or len(alike) < n


INSTANCES: Final = ("attack", "activation", "event")
NOT_HOSTS: Final = ("player", "deck", "round", "phase", *INSTANCES)
"""Maxima per something other than what a card is attached to."""
"""What "max 1 per" may count besides players, periods and elements: one occurrence of what triggers the ability."""


def _instance(s: Table, per: str, event: int) -> Event | None:
    """rr:max-maximum: the attack or activation it happens in, or the very event."""
    return s.events.get(event if per == "event" else under_way(s, Scope(NOBODY, NOBODY, event=event)))


def over_max(s: Table, face: Face, event: int) -> str:
    """Of which sort of instance the copies of this card, by title, have had their maximum, or "". rr:max-maximum"""
    for per, n in face.max_per.items():
        if per in INSTANCES:
            ev = _instance(s, per, event)
            if ev is not None and ev.data.get("used_by", ()).count(face.name) >= n:
                return per
    return ""


def count_max(s: Table, face: Face, event: int) -> None:
    """rr:max-maximum"""
    for per in face.max_per:
        ev = _instance(s, per, event) if per in INSTANCES else None
        if ev is not None:
            ev.data["used_by"] = (*ev.data.get("used_by", ()), face.name)


def attach_targets(s: Table, seat: int, card: int, face: Face) -> list[int]:
    """What a card may be attached to. rr:attach-to; "max 1 per enemy" counts copies on it. rr:max-maximum"""
    out = []
    n = next((v for k, v in face.max_per.items() if k not in NOT_HOSTS), None)
    for c in select(s, face.attach, Scope(seat, card)):
        if c in s.play and not stats.cannot(s, c, "be attached", card):
            if n is not None and sum(s.play[x].face.name == face.name for x in s.play[c].attached) >= n:
                continue
            out.append(c)
    take = getattr(face.attach, "take", None)
    return extremes(s, take, out) if isinstance(take, Extreme) else out


@remembered
def before_entry(face: Face) -> tuple[int, ...]:
    """Its abilities that are set off when it would enter play. rr:enters-play rr:would"""
    return tuple(
        i
        for i, a in enumerate(face.abilities)
        if isinstance(a.on, Would) and isinstance(a.on.of, EnteredPlay) and isinstance(a.on.of.card, Self_)
    )


def unique_clash(s: Table, code: str, seat: int, card: int = NOBODY) -> int:
    """A unique card in play, in the game area of this player, that keeps this one out, or -1. rr:unique-icon"""
    face = FACES[code]
    if not face.unique:
        return NOBODY
    makes_way = bool(before_entry(face))
    for c in s.play.values():
        o = c.face
        if makes_way and o.kind == "ally":
            continue  # it is discarded before
        if not o.unique or c.id == card or (s.areas and not s.near(c.id, s.areas[s.players[seat].identity])):
            continue
        if o.identity and face.kind == "ally":  # one person: the title of one side, no other alias than the other side
            other = _other_side(o.code)
            if face.name in (o.name, other) and face.subname in ("", other if face.name == o.name else o.name):
                return c.id
        elif o.name == face.name:
            if o.kind == face.kind == "ally" and o.subname and face.subname and o.subname != face.subname:
                continue
            if o.kind == face.kind == "villain" or any(
                i.face.not_unique and i.face.name == o.name for i in s.play.values()
            ):
                continue
            return c.id
    return NOBODY


def _other_side(code: str) -> str:
    """rr:unique-icon rr:double-sided-card"""
    return FACES[OTHER_SIDE[code]].name if code in OTHER_SIDE else ""
