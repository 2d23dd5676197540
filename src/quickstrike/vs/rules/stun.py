"""Stunning, recovering, endurance (vs:701.12, vs:702.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...kernel.decision import NONE
from ..table import Table
from ..vocab import COSMIC, COST, INVULNERABILITY
from .happen import happened
from .layers import alters, forbidden, has_keyword, seen
from .select import number
from .zones import is_character_in_play, out_of_attack


def lose(s: Table, seat: int, n: int) -> int:
    """A player loses endurance; it may go below 0. Each modifier of the event applies once. vs:514.1 vs:102 vs:602.4"""
    for g, ctx in alters(s, "loss", seat=seat):
        n -= number(ctx, g.n)
    if n > 0:
        s.players[seat].endurance -= n
        s.stall = 0
        s.note("lose", seat, n, s.players[seat].endurance)
    return max(0, n)


def gain(s: Table, seat: int, n: int) -> None:
    """vs:101.5"""
    if n > 0:
        s.players[seat].endurance += n
        s.note("gain", seat, n, s.players[seat].endurance)


def can_be_stunned(s: Table, card: int) -> bool:
    """A stunned character can't be stunned again. vs:701.12 vs:513.2d"""
    return is_character_in_play(s, card) and not s.things[card].stunned and not forbidden(s, "be stunned", card)


def stun(s: Table, stunned: Iterable[tuple[int, tuple[int, ...]]], more: Mapping[int, int] | None = None) -> list[int]:
    """Characters become stunned at the same time, each with what stunned it; more: what players lose besides at that moment.

    Their controllers lose endurance equal to their costs, but for those with invulnerability, which counts as it was just
    before. vs:701.12 vs:602.4 vs:702.1 vs:702.1a vs:707.7 vs:707.7a vs:707.8b"""
    pairs = [(c, by) for c, by in dict(stunned).items() if can_be_stunned(s, c)]
    losses = dict(more or {})
    for c, by in pairs:
        happened(s, "becomes stunned", c)
        for x in by:
            happened(s, "stuns", x)
        seat = s.things[c].seat
        losses.setdefault(seat, 0)
        if not has_keyword(s, c, INVULNERABILITY):
            losses[seat] += seen(s, c, COST).cost
    for c, _ in pairs:
        t = s.things[c]
        t.stunned, t.up = True, False
        t.counters.pop(COSMIC, None)
        out_of_attack(s, c)
        s.note("stun", t.seat, s.codes[c])
    s.touch()
    for seat, n in losses.items():
        lose(s, seat, n)
    return [c for c, _ in pairs]


def recover(s: Table, cards: Iterable[int], at_the_end: bool = False) -> list[int]:
    """Turned face up; outside of the recovery phase's end it is exhausted. The text of its equipment becomes active again, and
    gets a new timestamp. vs:recover vs:408.2b vs:515.5"""
    done = [c for c in cards if is_character_in_play(s, c) and s.things[c].stunned and not forbidden(s, "recover", c)]
    for c in done:
        t = s.things[c]
        t.stunned, t.up = False, True
        if not at_the_end:
            t.ready = s.reading("recover") == "ready"
        for gear in s.equipment(c):
            gear.stamp = s.new_id()
        s.note("recover", t.seat, s.codes[c])
    s.touch()
    for c in done:
        happened(s, "recovers", c)
    return done


def put_counter(s: Table, card: int, counter: str, n: int) -> bool:
    """One cosmic counter at the most, and only on cosmic characters; others have no limit. vs:707.8 vs:707.8c vs:707.8d"""
    t = s.things.get(card)
    if t is None or n <= 0:
        return False
    if counter == COSMIC:
        if not has_keyword(s, card, COSMIC) or t.counters.get(COSMIC, 0) or t.stunned:
            return False
        n = 1
    t.counters[counter] = t.counters.get(counter, 0) + n
    s.touch()
    s.note("counter", t.seat, s.codes[card], counter, n)
    return True


def take_counter(s: Table, card: int, counter: str, n: int) -> int:
    """vs:505 vs:707.8b"""
    t = s.things.get(card)
    if t is None:
        return 0
    got = min(n, t.counters.get(counter, 0))
    if got:
        t.counters[counter] -= got
        if not t.counters[counter]:
            del t.counters[counter]
        s.touch()
        s.note("uncounter", t.seat, s.codes[card], counter, got)
    return got


def ready(s: Table, cards: Iterable[int]) -> None:
    """vs:408.2c vs:408.2"""
    for c in cards:
        t = s.things[c]
        if not t.ready and not forbidden(s, "ready", c):
            t.ready = True
            s.touch()


def exhaust(s: Table, cards: Iterable[int]) -> None:
    """vs:activate vs:601.2"""
    for c in cards:
        s.things[c].ready = False
    s.touch()


NOBODY: Final = NONE
