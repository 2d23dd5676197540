"""The ten steps of damage. rr:damage rr:tough rr:overkill rr:indirect-damage rr:prevent"""

from __future__ import annotations

from typing import Final

from ...kernel.ops import again
from ...kernel.state import Frame
from ...kernel.windows import open_for, open_window
from ..table import NOBODY, Table
from . import stats
from .able import can_be_dealt
from .defeat import defeat_all, doomed
from .lasting import each_time, waiting
from .results import heard, proc

Packet = tuple[int, int]
"""(character, amount)."""
NO_DAMAGE: Final[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = (0, (), (), ())
"""(taken, dealt to, taken by, defeated): what is reported to the frame below."""


damage: Final = proc.steps(
    "damage",
    "open_packets",
    "would_be_dealt",  # 1
    "take",  # 2 to 4
    "place_damage",  # 5, and by defeat_all 6 to 9
    "after_damage",  # 10
    "close_damage",
)
"""mem: packets, source, attack -> results: dealt, taken (by target), defeated. rr:damage"""


def deal_damage(
    s: Table,
    packets: list[Packet],
    source: int,
    player: int,
    attack: int = 0,
    card: int = NOBODY,
    why: str = "",
    past_tough: bool = False,
) -> Frame:
    """Damage to one or several characters at once. `attack` is the attack's event; `player` deals it, if one does;
    `card` is what it comes from, where that is not the character who deals it; `why` is for the log; `past_tough`:
    status cards do not stop it.
    rr:damage rr:cannot"""
    cause = card if card != NOBODY else source
    f = s.push(damage, packets=tuple(packets), source=source, player=player, attack=attack, cause=cause, why=why)
    if past_tough:
        f.mem["past"] = True
    return f


@damage.step
def open_packets(s: Table, f: Frame) -> None:
    """rr:damage rr:cannot"""
    m = f.mem
    m["open"] = ()
    m["dealt_to"] = m["taken_by"] = m["defeated"] = ()
    m["taken"] = m["excess"] = 0
    _packets(s, f, m["packets"], m["why"])
    m["i"] = 0


@damage.step
def would_be_dealt(s: Table, f: Frame) -> None:
    """One character after the other; then overkill adds its share. rr:damage rr:overkill rr:prevent"""
    m = f.mem
    while True:
        evs = m["open"]
        if m["i"] < len(evs):
            m["i"] += 1
            if open_window(s, "would", s.events[evs[m["i"] - 1]]):
                again(f)
                return
        elif "over" not in m and "counted" not in m and _excess(s, f):
            again(f)
            return
        elif m.get("over") or not _overkill(s, f):
            break
        else:
            m["over"] = True
    m["over"], m["i"] = True, 0


@damage.step
def take(s: Table, f: Frame) -> None:
    """Tough, would take, takes: each of them for all characters before the next. rr:damage rr:tough rr:prevent"""
    m = f.mem
    evs = m["open"]
    while m["i"] < 3 * len(evs):
        part, i = divmod(m["i"], len(evs))
        ev = s.events[evs[i]]
        m["i"] += 1
        if ev.stopped or ev.target not in s.play:
            continue
        if part == 0:
            ev.data["dealt"] = max(0, ev.amount) + ev.data["prevented"]
            inst = s.play[ev.target]
            if ev.amount > 0 and m["attack"] and s.events[m["attack"]].data.get("harmless"):
                s.note("prevent", s.events[m["attack"]].source, ev.amount, ev.kind)
                ev.amount = 0
            if ev.amount > 0 and (by := stats.shield(s, ev.target)) != NOBODY:
                s.note("prevent", by, ev.amount, ev.kind)
                ev.data["shield"], ev.data["prevented"] = (by, ev.amount), ev.data["prevented"] + ev.amount
                ev.amount = 0
            if ev.amount > 0 and inst.tough and "past" not in m:
                inst.tough -= 1
                ev.amount = 0
                s.note("tough", ev.target)
            if ev.amount > 0 and m["attack"] and "DAMAGE_TAKEN" in s.mods:
                ev.amount = stats.modified(s, ev.target, "DAMAGE_TAKEN", ev.amount)
            if ev.amount > 0 and m["attack"]:
                took = sum(n for c, n in s.events[m["attack"]].data.get("taken", ()) if c == ev.target)
                ev.amount = stats.bearable(s, ev.target, ev.amount, took)
            if ev.amount > 0:
                ev.kind = "DamageTaken"
        elif ev.kind == "DamageTaken" and open_window(s, "would" if part == 1 else "when", ev):
            again(f)
            return


@damage.step
def place_damage(s: Table, f: Frame) -> None:
    """And whoever has none left is defeated. rr:damage rr:defeat"""
    m = f.mem
    _place(s, f)
    who = m["defeated"] = doomed(s, m["taken_by"])
    if who:
        s.push(defeat_all, who=who, source=m["source"], player=m["player"], events=m["open"], attack=m["attack"])


@damage.step
def after_damage(s: Table, f: Frame) -> None:
    """One window for all of it. rr:damage rr:after rr:triggering-condition"""
    m = f.mem
    after = [s.events[n] for n in m["open"] if s.events[n].kind == "DamageTaken" and s.events[n].amount > 0]
    found = s.events.values() if m["open"] else ()  # where no damage was dealt, a defeat under way is another's
    also = [e for e in found if e.kind == "Defeated" and e.data.get("frame") == m["open"]]
    m["defeated"] = tuple(e.target for e in also if not e.stopped)
    dealt = []
    lasting = waiting(s, "DamageDealt")
    if lasting or heard(s, "DamageDealt"):
        for n in m["open"]:
            e = s.events[n]
            if not e.stopped and e.data.get("dealt"):
                dealt.append(s.event_of("DamageDealt", e.source, e.target, e.player, e.data["dealt"], e.data.copy()))
    for e in [s.events[n] for n in m["open"] if "shield" in s.events[n].data] if heard(s, "Prevented") else ():
        by, n = e.data["shield"]
        dealt.append(s.new_event("Prevented", by, e.target, e.player, n, attack=e.data["attack"]))
    m["extra"] = (*(e.id for e in also), *(e.id for e in dealt))
    if (after or also or dealt) and s.result is None:
        open_for(s, "after", tuple(after + also + dealt))
        each_time(s, lasting, dealt)


def _packets(s: Table, f: Frame, packets: tuple[Packet, ...], why: str) -> None:
    """rr:damage rr:cannot"""
    m = f.mem
    for c, n in packets:
        if n > 0 and c in s.play and stats.cannot(s, c, "take damage", m["cause"]):
            s.note("no damage", c, stats.forbidder(s, c, "take damage", m["cause"]))
        elif n > 0 and can_be_dealt(s, c, m["cause"]):
            fresh = {"attack": m["attack"], "dealt": 0, "excess": 0, "prevented": 0, "why": why}
            ev = s.event_of("DamageDealt", m["source"], c, m["player"], n, fresh)
            m["open"] = (*m["open"], ev.id)


def _excess(s: Table, f: Frame) -> bool:
    """How much of it is more than the characters have hit points; True if something waits for that. rr:excess-damage
    rr:interrupt"""
    m = f.mem
    m["counted"] = True
    beyond = []
    for n in m["open"]:
        ev = s.events[n]
        inst = s.play.get(ev.target)
        if ev.stopped or inst is None or (inst.tough and "past" not in m) or stats.cannot(s, ev.target, "be defeated"):
            continue
        ev.data["excess"] = max(0, ev.amount + ev.data["prevented"] - stats.remaining(s, ev.target))
        if ev.data["excess"]:
            beyond.append(ev)
    return bool(beyond) and open_for(s, "when", tuple(beyond))


def _overkill(s: Table, f: Frame) -> bool:
    """Excess damage of an attack with overkill goes to the identity or the villain at the same time.
    rr:overkill rr:excess-damage"""
    m = f.mem
    attack = s.events.get(m["attack"])
    more: list[Packet] = []
    for n in m["open"]:
        ev = s.events[n]
        inst = s.play.get(ev.target)
        if ev.stopped or inst is None:
            continue
        excess = ev.data["excess"]
        m["excess"] += excess
        if attack is not None and "overkill" in attack.data["keywords"] and excess:
            if inst.face.kind == "ally":
                more.append((s.players[inst.controller].identity, excess))
            elif inst.face.kind == "minion":
                villains = s.of_kind_in(s.area(ev.target), "villain")
                more += [(v, excess) for v in ([s.villain] if s.villain in s.play else villains)[:1]]
    if more:
        _packets(s, f, tuple(more), "overkill")
    return bool(more)


def _place(s: Table, f: Frame) -> None:
    """rr:damage rr:sustained-damage rr:indirect-damage rr:attack-player-ability-type"""
    m = f.mem
    attack = s.events.get(m["attack"])
    for n in m["open"]:
        ev = s.events[n]
        if ev.stopped:
            continue
        if ev.data["dealt"]:
            m["dealt_to"] = (*m["dealt_to"], ev.target)
        if ev.kind == "DamageTaken" and ev.amount > 0 and ev.target in s.play:
            s.play[ev.target].damage += ev.amount
            m["taken"] += ev.amount
            m["taken_by"] = (*m["taken_by"], ev.target)
            if attack is not None:
                attack.data["taken"] = (*attack.data.get("taken", ()), (ev.target, ev.amount))
            s.note("damage", ev.target, ev.amount, ev.source, ev.data["why"])
    if attack is not None:
        attack.data["dealt"] = attack.data["dealt"] + m["dealt_to"]
        sums = tuple((s.events[n].target, s.events[n].data["dealt"]) for n in m["open"] if not s.events[n].stopped)
        attack.data["sum"] += sum(n for _, n in sums)
        attack.data["dealt_each"] = attack.data.get("dealt_each", ()) + sums
        attack.data["excess"] += m["excess"]
        beyond = (s.events[n].data.get("excess", 0) for n in m["open"] if not s.events[n].stopped)
        attack.data["most"] = max(attack.data.get("most", 0), *beyond, 0)
        attack.data["damaged"] = attack.data["damaged"] + m["taken_by"]


@damage.step
def close_damage(s: Table, f: Frame) -> None:
    """Hand the results to the frame below and forget the events. rr:damage rr:excess-damage"""
    m = f.mem
    s.done(f)
    for n in (*m["open"], *m.get("extra", ())):
        s.events.pop(n, None)
    if s.stack:
        s.stack[-1].mem["result"] = (m["taken"], m["dealt_to"], m["taken_by"], m["defeated"])
        s.stack[-1].mem["excess"] = m["excess"]


def heal(s: Table, card: int, n: int) -> int:
    """rr:heal"""
    inst = s.play[card]
    n = min(n, inst.damage)
    if n > 0:
        inst.damage -= n
        s.note("heal", card, n)
    return n
