"""Dividing damage among characters: all of it is assigned first, then it is dealt at once. rr:indirect-damage"""

from __future__ import annotations

from functools import partial

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ..table import Table
from . import stats
from .asks import sharing
from .damage import NO_DAMAGE, deal_damage
from .results import proc


def friends_of(s: Table, seats: list[int]) -> tuple[int, ...]:
    """The characters among whom these players divide indirect damage. rr:indirect-damage"""
    return tuple(c for p in seats for c in s.of_kind("hero", "alter_ego", "ally") if s.play[c].controller == p)


def divide(s: Table, who: tuple[int, ...], n: int, seat: int, source: int, player: int, attack: int = 0) -> None:
    """That seat assigns n damage to those of these characters who can take it. rr:indirect-damage rr:cannot"""
    who = tuple(c for c in who if not stats.cannot(s, c, "take damage", source))
    given = tuple(0 for _ in who)
    s.push(assign, who=who, left=n, given=given, at=0, seat=seat, source=source, player=player, attack=attack)


def bounds(room: list[int], at: int, left: int) -> tuple[int, int]:
    """The least and the most of this damage that can go to the character at that place: what those after it can't take,
    and what it can. rr:indirect-damage"""
    return max(0, min(room[at], left - sum(room[at + 1 :]))), min(room[at], left)


@proc
def assign(s: Table, f: Frame) -> None:
    """One character after the other, no more than would defeat it. The frame below is told what it did.
    rr:indirect-damage rr:tough"""
    m = f.mem
    if f.pc == 1:
        _, o = s.take()
        _give(f, int(o.value))
        f.pc = 0
    room = [stats.remaining(s, c) for c in m["who"]]
    while m["at"] < len(room) and m["left"] > 0:
        i = m["at"]
        low, high = bounds(room, i, m["left"])
        if low < high:
            f.pc = 1
            amounts = [Option("assign", m["source"], m["who"][i], NONE, str(n)) for n in range(low, high + 1)]
            ask = partial(sharing, m["source"], m["who"], m["given"], tuple(room), i, m["left"])
            s.ask(Decision(s.decider(m["seat"]), "assign", amounts, about=m["source"], ask=ask))
            return
        _give(f, high)
    s.done(f)
    packets = [(c, n) for c, n in zip(m["who"], m["given"], strict=True) if n]
    if packets:
        deal_damage(s, packets, m["source"], m["player"], m["attack"], why="indirect")
    else:
        s.stack[-1].mem["result"] = NO_DAMAGE


def _give(f: Frame, n: int) -> None:
    """rr:indirect-damage"""
    m, i = f.mem, f.mem["at"]
    m["given"] = (*m["given"][:i], n, *m["given"][i + 1 :])
    m["left"] -= n
    m["at"] = i + 1
