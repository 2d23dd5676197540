"""Entering play, with the keywords that act then: toughness, uses, hinder, quickstrike, teamwork, and the limits.
rr:enters-play rr:engage rr:ally-limit rr:restricted"""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..table import SCENARIO, Table
from . import stats
from .base import proc
from .select import scope_of, value
from .zones import attach, discard, enter


def starting_threat(s: Table, card: int) -> int:
    facts = s.face(card).facts
    n: int = facts.get("base_threat") or 0
    return n if facts.get("base_threat_fixed") else n * s.started


@proc
def put_into_play(s: Table, f: Frame) -> None:
    """mem: card, controller, engaged (seat), host, also (events that belong to the same occurrence)."""
    m = f.mem
    card: int = m["card"]
    if f.pc == 0:
        inst = enter(s, card, m["controller"])
        m["version"] = inst.version
        inst.engaged = m["engaged"]
        if m["host"] >= 0:
            attach(s, card, m["host"])
        face = inst.face
        s.note("enters play", card)
        sc = scope_of(s, card)
        if face.kind in ("side_scheme", "player_side_scheme"):
            inst.threat = starting_threat(s, card)
        if "hinder" in face.keywords:
            inst.threat += stats.keyword_n(s, card, "hinder")
        if stats.keyword(s, card, "toughness"):
            inst.tough = 1
        if face.uses is not None:
            inst.counters[face.uses.kind] = value(s, face.uses.n, sc)
        f.pc = 1
    if f.pc == 1:  # rr:ally-limit: before abilities that resolve upon entering play
        if _over_limit(s, f, m["controller"]):
            return
        f.pc = 2
        inst2 = s.play.get(card)
        if inst2 is None or inst2.version != m["version"]:
            s.stack.pop()
            return
        ev = s.new_event("EnteredPlay", card, card, m["controller"])
        m["event"] = ev.id
        events = [ev, *(s.events[n] for n in m["also"] if n in s.events)]
        if inst2.face.kind == "minion" and m["engaged"] >= 0:
            en = s.new_event("Engaged", card, card, m["engaged"])
            m["engage"] = en.id
            events.append(en)
            m["window"] = tuple(e.id for e in events)
            _quickstrike(s, card, m["engaged"])
            f.pc = 3
            return
        m["window"] = tuple(e.id for e in events)
        f.pc = 3
    if f.pc == 3:
        f.pc = 4
        if open_window(s, "after", *(s.events[n] for n in m["window"])):
            return
    s.stack.pop()
    s.events.pop(m["event"], None)
    s.events.pop(m.get("engage", 0), None)


def _over_limit(s: Table, f: Frame, seat: int) -> bool:
    """rr:ally-limit rr:restricted rr:player-side-scheme-limit: choose and discard until within the limit."""
    if s.answered is not None:
        _, o = s.take()
        discard(s, o.target)
        s.note("discard", o.target)
    if seat == SCENARIO:
        return False
    if (kind := s.face(f.mem["card"]).kind) == "player_side_scheme":
        seat = s.first
        too_many = (
            s.of_kind("player_side_scheme")
            if len(s.of_kind("player_side_scheme")) > (1 if s.started < 3 else 2)
            else []
        )
    else:
        allies = [c for c in s.of_kind("ally") if s.play[c].controller == seat]
        too_many = allies if kind == "ally" and len(allies) > stats.ally_limit(s, seat) else []
        if not too_many:
            held = [c for c, i in s.play.items() if i.controller == seat and stats.keyword(s, c, "restricted")]
            too_many = held if len(held) > stats.restricted_limit(s, seat) else []
    if not too_many:
        return False
    s.ask(Decision(seat, "limit", [Option("discard", f.mem["card"], c) for c in too_many], about=f.mem["card"]))
    return True


def _quickstrike(s: Table, card: int, seat: int) -> None:
    """rr:quickstrike rr:teamwork: keywords act after a minion engages, and so before responses to it."""
    from .activation import begin_activation

    inst = s.play[card]
    team = inst.face.keywords.get("teamwork")
    if team is not None and any(stats.has_trait(s, c, team.of) for c in s.of_kind("minion") if c != card):
        begin_activation(s, card, seat, "")
    if stats.keyword(s, card, "quickstrike") and s.hero_form(seat):
        begin_activation(s, card, seat, "attack")


@proc
def engage(s: Table, f: Frame) -> None:
    """A minion in play engages another player. mem: card, seat."""
    m = f.mem
    if f.pc == 0:
        inst = s.play[m["card"]]
        if inst.engaged == m["seat"]:  # rr:engage: not again with the same player
            s.stack.pop()
            return
        inst.engaged = m["seat"]
        s.note("engages", m["card"], m["seat"])
        m["event"] = s.new_event("Engaged", m["card"], m["card"], m["seat"]).id
        f.pc = 1
        if stats.keyword(s, m["card"], "quickstrike") and s.hero_form(m["seat"]):
            from .activation import begin_activation

            begin_activation(s, m["card"], m["seat"], "attack")
            return
    if f.pc == 1:
        f.pc = 2
        if open_window(s, "after", s.events[m["event"]]):
            return
    s.stack.pop()
    s.events.pop(m["event"], None)
