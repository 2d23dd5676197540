"""Entering play, with the keywords that act then: toughness, uses, hinder, quickstrike, teamwork, and the limits.
rr:enters-play rr:engage rr:ally-limit rr:restricted rr:hinder-x"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ...kernel.windows import open_for, open_window
from ..faces import FACES
from ..table import NOBODY, SCENARIO, Table
from . import stats
from .able import can_leave
from .admit import before_entry
from .decks import refill
from .results import proc
from .select import scope_of, value
from .status import shed
from .zones import attach, control, discard, enter


def starting_threat(s: Table, card: int) -> int:
    """rr:enters-play rr:threat rr:per-player-icon rr:hinder-x"""
    facts = s.face(card).facts
    n: int = facts.get("base_threat") or 0
    return n if facts.get("base_threat_fixed") else n * s.started


def enter_with(s: Table, card: int) -> None:
    """The counters with which this side of a card enters play. rr:enters-play rr:flip rr:all-purpose-counter"""
    inst = s.play[card]
    for e in inst.face.enters_with:
        inst.counters[e.kind] = inst.counters.get(e.kind, 0) + value(s, e.n, scope_of(s, card))


put_into_play: Final = proc.steps(
    "put_into_play",
    "would_enter",
    "enter_play",
    "within_limits",
    "interrupt_entry",
    "entered_play",
    "respond_to_entry",
    "close_entry",
)
"""mem: card, controller, engaged (seat), host, also (events that belong to the same occurrence), (face), (wears: a card
that enters play attached to it).
rr:enters-play rr:play-put-into-play rr:toughness rr:uses-x-type rr:hinder-x rr:quickstrike
rr:engage rr:ally-limit rr:attach-to rr:stalwart"""


@put_into_play.step
def would_enter(s: Table, f: Frame) -> None:
    """rr:enters-play rr:would"""
    face = s.face(f.mem["card"])
    if which := before_entry(face):
        from .reveal import abilities

        seat = f.mem["engaged"] if f.mem["engaged"] != NOBODY else s.first
        s.push(abilities, card=f.mem["card"], you=seat, which=which, head=True)


@put_into_play.step
def enter_play(s: Table, f: Frame) -> None:
    """With everything it has on it from the start. rr:enters-play rr:toughness rr:uses-x-type rr:hinder-x
    rr:attach-to"""
    m = f.mem
    card: int = m["card"]
    inst = enter(s, card, m["controller"], FACES[m["face"]] if "face" in m else None)
    m["version"] = inst.version
    if "wears" in m:
        enter(s, m["wears"], SCENARIO)
        attach(s, m["wears"], card)
    if inst.face.engages_first and m["engaged"] != NOBODY:
        m["engaged"] = s.lead(card)
    inst.engaged = m["engaged"]
    if m["controller"] != SCENARIO:
        control(s, card, m["controller"])
    if m["host"] != NOBODY:
        attach(s, card, m["host"])
    face = inst.face
    sc = scope_of(s, card)
    if face.attach_then is not None and m["host"] != NOBODY:
        s.push(as_it_attaches, card=card)
    if face.kind in ("side_scheme", "player_side_scheme"):
        inst.threat = starting_threat(s, card)
    s.note("enters play", card, inst.threat)
    if stats.keyword(s, card, "toughness"):
        inst.tough = 1
        s.note("status", card, "tough")
    if face.uses is not None:
        inst.counters[face.uses.kind] = value(s, face.uses.n, sc)
    enter_with(s, card)
    shed(s)
    if n := stats.keyword_n(s, card, "hinder"):
        from .threat import place_threat

        s.push(place_threat, scheme=card, n=n, source=card, player=NOBODY, why="hinder")
    elif face.facedown:  # it may have no hit points at all
        from .defeat import check_defeated

        check_defeated(s)


@proc
def as_it_attaches(s: Table, f: Frame) -> None:
    """What else is done as a card attaches. mem: card. rr:attach-to"""
    if f.scope:
        s.scopes.pop(f.scope)
        s.done(f)
        return
    f.scope = s.new_scope(scope_of(s, f.mem["card"]))
    s.push(s.face(f.mem["card"]).attach_then, f.scope)


@put_into_play.step
def within_limits(s: Table, f: Frame) -> None:
    """Before abilities that resolve upon entering play. rr:ally-limit"""
    inst = s.play.get(f.mem["card"])
    if inst is not None and too_many(s, inst.controller, inst.face.kind):
        s.push(keep_limits, seat=inst.controller, kind=inst.face.kind, card=inst.id)


@put_into_play.step
def interrupt_entry(s: Table, f: Frame) -> None:
    """What happens when it enters play. rr:enters-play rr:interrupt"""
    m = f.mem
    card: int = m["card"]
    inst = s.play.get(card)
    if inst is None or inst.version != m["version"]:
        s.done(f)
        return
    played = [s.events[n].data for n in m["also"] if n in s.events]
    paid: dict[str, Any] = {k: d[k] for d in played for k in ("paid", "need") if k in d}
    ev = s.event_of("EnteredPlay", card, card, m["controller"], 0, paid)
    m["event"] = ev.id
    open_window(s, "when", ev)


@put_into_play.step
def entered_play(s: Table, f: Frame) -> None:
    """rr:enters-play rr:engage rr:quickstrike rr:teamwork-trait"""
    m = f.mem
    card: int = m["card"]
    inst = s.play.get(card)
    if inst is None or inst.version != m["version"]:
        s.events.pop(m["event"], None)
        s.done(f)
        return
    if inst.face.stats.get("HP") == 0:  # a character whose hit points are what it was given
        from .defeat import check_defeated

        check_defeated(s)
    m["window"] = (m["event"], *(n for n in m["also"] if n in s.events))
    if inst.face.kind == "minion" and m["engaged"] != NOBODY:
        m["engage"] = s.new_event("Engaged", card, card, m["engaged"]).id
        m["window"] = (*m["window"], m["engage"])
        _quickstrike(s, card, m["engaged"])
        open_window(s, "when", s.events[m["engage"]])  # what lies on top is answered first


@put_into_play.step
def respond_to_entry(s: Table, f: Frame) -> None:
    """rr:enters-play rr:after"""
    open_for(s, "after", tuple([s.events[n] for n in f.mem["window"]]))


@put_into_play.step
def close_entry(s: Table, f: Frame) -> None:
    """rr:enters-play"""
    s.done(f)
    s.events.pop(f.mem["event"], None)
    if "engage" in f.mem:
        s.events.pop(f.mem["engage"])


def too_many(s: Table, seat: int, kind: str) -> list[int]:
    """The cards of which one must be discarded, because a limit on cards of this kind and control is exceeded.
    rr:ally-limit rr:restricted rr:player-side-scheme-limit"""
    if seat == SCENARIO:
        return []
    found: list[int] = []
    if kind == "player_side_scheme":
        found, limit = s.of_kind(kind), 1 if s.started < 3 else 2
    else:
        if kind == "ally":
            found = [c for c in s.of_kind("ally") if s.play[c].controller == seat and not s.play[c].face.uncounted]
        limit = stats.ally_limit(s, seat) if found else 0
        if len(found) <= limit:
            found = [c for c in stats.with_keyword(s, "restricted") if s.play[c].controller == seat]
            limit = stats.restricted_limit(s, seat, found) if found else 0
    return [c for c in found if can_leave(s, c, Scope(seat, NONE))] if len(found) > limit else []


def check_limits(s: Table) -> None:
    """A limit may drop when a card leaves play: what exceeds it is discarded at once. rr:ally-limit"""
    if "ally" not in s.kinds and not stats.with_keyword(s, "restricted"):
        return  # the hot path
    beyond = [p for p in reversed(s.order()) if too_many(s, p, "ally")]
    if beyond and not any(f.op is keep_limits for f in s.stack):
        for p in beyond:
            s.push(keep_limits, seat=p, kind="ally", card=s.players[p].identity)


@proc
def keep_limits(s: Table, f: Frame) -> None:
    """mem: seat, kind, card. Discard until within. rr:ally-limit rr:restricted rr:player-side-scheme-limit"""
    m = f.mem
    if s.answered is not None:
        _, o = s.take()
        discard(s, o.target)
        s.note("discard", o.target, "limit")
        refill(s)
    found = too_many(s, m["seat"], m["kind"])
    if not found:
        s.done(f)
        return
    who = s.first if m["kind"] == "player_side_scheme" else m["seat"]
    s.ask(Decision(who, "limit", [Option("discard", m["card"], c) for c in found], about=m["card"]))


def _quickstrike(s: Table, card: int, seat: int) -> None:
    """rr:quickstrike rr:teamwork-trait: keywords act after a minion engages, and so before responses to it."""
    team = s.play[card].face.keywords.get("teamwork")
    joins = team is not None and any(
        stats.has_trait(s, c, team.of) for c in s.of_kind_in(s.area(card), "minion") if c != card
    )
    strikes = stats.keyword(s, card, "quickstrike") and s.hero_form(seat)
    if joins or strikes:
        from .activation import begin_activation

        if joins:
            begin_activation(s, card, seat, "")
        if strikes:
            begin_activation(s, card, seat, "attack")


engage: Final = proc.steps("engage", "engages", "respond_to_engagement", "close_engagement")
"""A minion in play engages another player. mem: card, seat, (moved: it is already there). rr:engage
rr:player-elimination"""


@engage.step
def engages(s: Table, f: Frame) -> None:
    """Not again with the same player. rr:engage rr:quickstrike"""
    m = f.mem
    inst = s.play.get(m["card"])
    if inst is None or (inst.engaged == m["seat"] and not m.get("moved")):
        s.done(f)
        return
    inst.engaged = m["seat"]
    s.note("engages", m["card"], m["seat"])
    m["event"] = s.new_event("Engaged", m["card"], m["card"], m["seat"]).id
    if stats.keyword(s, m["card"], "quickstrike") and s.hero_form(m["seat"]):
        from .activation import begin_activation

        begin_activation(s, m["card"], m["seat"], "attack")
    open_window(s, "when", s.events[m["event"]])  # what lies on top is answered first


@engage.step
def respond_to_engagement(s: Table, f: Frame) -> None:
    """rr:engage rr:after"""
    open_window(s, "after", s.events[f.mem["event"]])


@engage.step
def close_engagement(s: Table, f: Frame) -> None:
    """rr:engage"""
    s.done(f)
    s.events.pop(f.mem["event"], None)
