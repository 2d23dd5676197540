"""Dividing damage among characters: all of it is assigned first, then it is dealt at once. rr:indirect-damage"""

from __future__ import annotations

from functools import partial
from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ..table import Table
from . import stats
from .asks import sharing
from .damage import NO_DAMAGE, deal_damage
from .results import ASKED, BEGUN, proc


def friends_of(s: Table, seats: list[int]) -> tuple[int, ...]:
    """The characters among whom these players divide indirect damage. rr:indirect-damage"""
    return tuple(c for p in seats for c in s.of_kind("hero", "alter_ego", "ally") if s.play[c].controller == p)


def divide(s: Table, who: tuple[int, ...], n: int, seat: int, source: int, player: int, attack: int = 0) -> None:
    """That seat assigns n damage to those of these characters who can take it. rr:indirect-damage rr:cannot"""
    who = tuple(c for c in who if not stats.cannot(s, c, "take damage", source))
    given = tuple(0 for _ in who)
    s.push(assign, who=who, left=n, given=given, at=0, seat=seat, source=source, player=player, attack=attack)


def divide_attack(s: Table, who: tuple[int, ...], n: int, seat: int, source: int, attack: int) -> None:
    """The damage of an attack, as its player chooses: those who are given some of it are attacked.
    rr:attack-player-ability-type faq:wasp-hero-pack:wasp:2"""
    given = tuple(0 for _ in who)
    s.push(assign, who=who, left=n, given=given, at=0, seat=seat, source=source, player=seat, attack=attack, aim=True)


def divide_threat(s: Table, who: tuple[int, ...], n: int, seat: int, source: int, thwart: int = 0) -> None:
    """How much threat is removed from each of these schemes; thwart: the event whose schemes they become. rr:thwart
    faq:wasp-hero-pack:wasp:1"""
    given = tuple(0 for _ in who)
    s.push(assign, who=who, left=n, given=given, at=0, seat=seat, source=source, player=seat, attack=0, thwart=thwart)


def bounds(room: list[int], at: int, left: int) -> tuple[int, int]:
    """The least and the most of this damage that can go to the character at that place: what those after it can't take,
    and what it can. rr:indirect-damage"""
    return max(0, min(room[at], left - sum(room[at + 1 :]))), min(room[at], left)


@proc
def assign(s: Table, f: Frame) -> None:
    """One character after the other, no more than would defeat it. It reports to the frame below what it did.
    rr:indirect-damage rr:tough"""
    m = f.mem
    if f.pc == BEGUN:
        _, o = s.take()
        _give(f, int(o.value))
        f.pc = 0
    if f.pc == ASKED:  # who is attacked has been told, and answered
        s.done(f)
        _dealt(s, f)
        return
    room = [_room(s, m, c) for c in m["who"]]
    while m["at"] < len(room) and m["left"] > 0:
        i = m["at"]
        low, high = bounds(room, i, m["left"])
        if low < high:
            f.pc = BEGUN
            amounts = [Option("assign", m["source"], m["who"][i], NONE, str(n)) for n in range(low, high + 1)]
            ask = partial(sharing, m["source"], m["who"], m["given"], tuple(room), i, m["left"])
            s.ask(Decision(s.decider(m["seat"]), "assign", amounts, about=m["source"], ask=ask))
            return
        _give(f, high)
    if m.get("aim"):
        from .attack import pierce
        from .verbs_tokens import begin_attack

        ev, hit = s.events[m["attack"]], tuple(c for c, n in _packets(m))
        ev.data["attacked"] = hit if ev.data.get("basic") else ev.data["attacked"]
        f.pc = ASKED
        if hit and not ev.data.get("basic") and begin_attack(s, ev, hit):
            return
        pierce(s, ev)
    s.done(f)
    _dealt(s, f)


def _room(s: Table, m: dict[str, Any], c: int) -> int:
    """How much can be given to that card. rr:indirect-damage rr:thwart"""
    if "thwart" in m:
        return s.play[c].threat
    left: int = m["left"]
    return left if m.get("aim") else stats.remaining(s, c)


def _packets(m: dict[str, Any]) -> list[tuple[int, int]]:
    """rr:damage"""
    return [(c, n) for c, n in zip(m["who"], m["given"], strict=True) if n]


def _dealt(s: Table, f: Frame) -> None:
    """All of it at once. rr:indirect-damage rr:thwart"""
    m = f.mem
    packets = _packets(m)
    if "thwart" in m:
        _removed(s, m, packets)
    elif packets:
        why = "" if m.get("aim") else "indirect"
        deal_damage(s, packets, m["source"], m["player"], m["attack"], why=why)
    else:
        s.stack[-1].mem["result"] = NO_DAMAGE


def _removed(s: Table, m: dict[str, Any], packets: list[tuple[int, int]]) -> None:
    """rr:thwart rr:threat"""
    from .threat import remove_threat

    total, below = 0, s.stack[-1]
    ev = s.events.get(m["thwart"])
    if ev is not None:
        ev.data["schemes"] = tuple(dict.fromkeys((*ev.data["schemes"], *(c for c, _ in packets))))
    for c, n in packets:
        total += remove_threat(s, c, n, m["source"], m["player"])
        if ev is not None and not s.play[c].threat:
            ev.data["cleared"] = (*ev.data.get("cleared", ()), c)
    below.mem["result"] = (total, tuple(c for c, _ in packets))


def _give(f: Frame, n: int) -> None:
    """rr:indirect-damage"""
    m, i = f.mem, f.mem["at"]
    m["given"] = (*m["given"][:i], n, *m["given"][i + 1 :])
    m["left"] -= n
    m["at"] = i + 1
