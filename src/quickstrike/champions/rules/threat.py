"""Threat: placing, removing, and what completes or defeats a scheme. rr:threat rr:main-scheme-main-scheme-deck"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE
from ...kernel.ops import skip_to
from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..faces import FACES
from ..table import CENTRE, NOBODY, SCENARIO, Table
from . import stats
from .able import can_remove_threat
from .decks import lose
from .defeat import defeat_all
from .enter import starting_threat
from .results import heard, proc, told
from .states import check_states
from .zones import enter, move, show

place_threat: Final = proc.steps(
    "place_threat", "would_place_threat", "threat_is_placed", "respond_to_threat", "threat_placed"
)
"""mem: scheme, n, source, player, (step of the villain phase), (why, for the log) -> result (placed,). rr:threat
rr:prevent"""


@place_threat.step
def would_place_threat(s: Table, f: Frame) -> None:
    """rr:threat rr:prevent rr:would"""
    m = f.mem
    if m["scheme"] not in s.play:
        _result(s, f, 0)
        return
    more = {"step": m.get("step", 0), "prevented": 0}
    ev = s.event_of("ThreatPlaced", m["source"], m["scheme"], m["player"], m["n"], more)
    m["event"] = ev.id
    open_window(s, "would", ev)


@place_threat.step
def threat_is_placed(s: Table, f: Frame) -> None:
    """rr:threat rr:target-threat"""
    m = f.mem
    ev = s.events[m["event"]]
    if ev.stopped or ev.amount <= 0 or m["scheme"] not in s.play:
        s.events.pop(ev.id)
        _result(s, f, 0)
        return
    s.play[m["scheme"]].threat += ev.amount
    s.note("threat", m["scheme"], ev.amount, m["source"], m.get("why", ""))
    check_scheme(s, m["scheme"])


@place_threat.step
def respond_to_threat(s: Table, f: Frame) -> None:
    """rr:after"""
    open_window(s, "after", s.events[f.mem["event"]])


@place_threat.step
def threat_placed(s: Table, f: Frame) -> None:
    """rr:threat rr:then"""
    _result(s, f, s.events.pop(f.mem["event"]).amount)


def _result(s: Table, f: Frame, n: int) -> None:
    """rr:threat rr:then"""
    s.done(f)
    if s.stack:
        s.stack[-1].mem["result"] = (n, f.mem["scheme"])


def main_scheme(s: Table, near: int) -> int:
    """The main scheme of the game area that this card is in; of several, the one of that villain, or else of the active
    one. rr:main-scheme-main-scheme-deck
    errata:mad-titans-shadow-expansion:rulebook-pg-10-two-main-schemes-paragraph-1"""
    found = s.of_kind("main_scheme") if not s.areas else s.of_kind_in(s.area(near), "main_scheme")
    if len(found) > 1 and s.villain in s.play:
        whose = s.play[near if near in s.play and s.play[near].face.kind == "villain" else s.villain].face.name
        found = [c for c in found if (o := s.play[c].face.scheme_of) and FACES[o].name == whose] or found
    return found[0] if found else NONE


def top_of_deck(s: Table) -> int:
    """The main scheme on top of the deck: where the players are apart, the one in the middle.
    rr:main-scheme-main-scheme-deck"""
    found = [c for c in s.of_kind("main_scheme") if s.areas.get(c, CENTRE) == CENTRE]
    return found[0] if found else NONE


def target_threat(s: Table, scheme: int) -> int | None:
    """rr:target-threat"""
    facts = s.play[scheme].face.facts
    n = facts.get("threat")
    if n is None:
        return None
    base = n if facts.get("threat_fixed") else n * s.started
    return stats.modified(s, scheme, "TARGET_THREAT", base)


def check_scheme(s: Table, scheme: int) -> None:
    """Threat is checked all the time: a main scheme at its target is completed. rr:target-threat"""
    inst = s.play[scheme]
    if inst.used.get(COMPLETED):
        return
    if inst.face.kind == "main_scheme" and (goal := target_threat(s, scheme)) is not None and inst.threat >= goal:
        if not any(f.op is complete and f.mem["scheme"] == scheme for f in s.stack):
            s.push(complete, scheme=scheme)


def check_deserted(s: Table) -> None:
    """A player is out: a main scheme that says so is completed when nobody is left in its game area. rr:player-elimination"""
    for c in s.of_kind("main_scheme"):
        inst = s.play[c]
        if inst.face.lone and c in s.areas and not s.order_in(s.areas[c]) and not inst.used.get(COMPLETED):
            s.push(complete, scheme=c)


COMPLETED: Final = "completed"
"""Where a scheme that stays in play notes that it is: it can be completed once."""
complete: Final = proc.steps(
    "complete",
    "would_be_completed",
    "when_completed",
    "advance_or_lose",
    "after_completion",
    "close_completion",
    cause="when_completed",
)
"""A main scheme is completed: When Completed abilities, then the deck advances; after the last, or where a stage says
so, the villain wins. One that was put into a game area of its own is not of the deck: only what it says happens.
mem: scheme. rr:main-scheme-main-scheme-deck rr:when-completed-abilities rr:winning-the-game"""


@complete.step
def would_be_completed(s: Table, f: Frame) -> None:
    """rr:would rr:main-scheme-main-scheme-deck"""
    if heard(s, "StageCompleted", "would"):
        ev = s.new_event("StageCompleted", f.mem["scheme"], f.mem["scheme"], NOBODY)
        f.mem["would"] = ev.id
        open_window(s, "would", ev)


@complete.step
def when_completed(s: Table, f: Frame) -> None:
    """rr:when-completed-abilities rr:would"""
    scheme = f.mem["scheme"]
    if "would" in f.mem and s.events.pop(f.mem["would"]).stopped:
        s.done(f)
        return
    s.note("completed", scheme)
    found = s.play[scheme].face.by_timing.get("when completed", ())
    if found:
        from .reveal import abilities

        s.push(abilities, card=scheme, you=s.lead(scheme), which=found)


@complete.step
def advance_or_lose(s: Table, f: Frame) -> None:
    """rr:main-scheme-main-scheme-deck rr:winning-the-game"""
    scheme: int = f.mem["scheme"]
    if scheme in s.play and s.areas.get(scheme, CENTRE) != CENTRE:
        s.play[scheme].used[COMPLETED] = 1
        return
    s.done(f)
    if s.zones["scheme_deck"] and not (scheme in s.play and s.play[scheme].face.loses):
        s.push(advance, scheme=scheme)
    else:
        lose(s, "main scheme completed")


@complete.step
def after_completion(s: Table, f: Frame) -> None:
    """rr:after"""
    f.mem["event"] = s.new_event("StageCompleted", f.mem["scheme"], f.mem["scheme"], NOBODY).id
    open_window(s, "after", s.events[f.mem["event"]])


@complete.step
def close_completion(s: Table, f: Frame) -> None:
    """rr:after"""
    s.done(f)
    s.events.pop(f.mem["event"])


advance: Final = proc.steps("advance", "next_scheme", "side_a_revealed", "turn_to_side_b", "check_new_scheme")
"""The main scheme deck advances. mem: scheme, (quiet: the When Revealed abilities of side B are left out), (new, you: a
scheme that this player reveals, beside those that are there).
rr:main-scheme-main-scheme-deck rr:when-revealed-abilities"""


@advance.step
def next_scheme(s: Table, f: Frame) -> None:
    """rr:main-scheme-main-scheme-deck"""
    m = f.mem
    old = m["scheme"]
    deck = s.zones["scheme_deck"]
    if "new" in m:
        m["front"] = enter(s, m["new"], SCENARIO).face.code
    elif s.play[old].face.back is not None:  # from side A to side B of the same card
        m["new"] = old
        skip_to(f, turn_to_side_b)
    elif not deck:  # advanced by an ability, and so not completed
        s.done(f)
    else:
        new = m["new"] = deck[-1]
        move(s, old, "removed")  # and what is attached to it is discarded
        m["front"] = enter(s, new, SCENARIO).face.code


@advance.step
def side_a_revealed(s: Table, f: Frame) -> None:
    """rr:when-revealed-abilities"""
    _when_revealed(s, f.mem["new"], f.mem.get("you", NOBODY))


@advance.step
def turn_to_side_b(s: Table, f: Frame) -> None:
    """rr:main-scheme-main-scheme-deck rr:when-revealed-abilities"""
    m = f.mem
    new = m["new"]
    if new not in s.play or m.get("front", s.play[new].face.code) != s.play[new].face.code:
        s.done(f)  # its own side A has said "advance" already
        return
    back = s.play[new].face.back
    if back is not None:
        show(s, new, FACES[back])
    s.play[new].threat = starting_threat(s, new)
    s.note("scheme stage", new)
    if not m.get("quiet"):
        _when_revealed(s, new, m.get("you", NOBODY))


@advance.step
def check_new_scheme(s: Table, f: Frame) -> None:
    """rr:target-threat"""
    s.done(f)
    check_scheme(s, f.mem["new"])


def _when_revealed(s: Table, scheme: int, you: int) -> None:
    """Whoever reveals it is "you", or else the first player. rr:when-revealed-abilities"""
    from .reveal import abilities

    found = s.play[scheme].face.by_timing.get("when revealed", ())
    if found:
        s.push(abilities, card=scheme, you=you if you != NOBODY else s.first, which=found, head=True)


def remove_threat(s: Table, scheme: int, n: int, source: int, player: int, past_crisis: bool = False) -> int:
    """Remove threat; a side scheme without threat is defeated (pushed). Returns how much was removed.
    rr:threat rr:thwart rr:side-scheme rr:crisis-icon"""
    if not can_remove_threat(s, scheme, past_crisis or stats.ignores(s, source, "crisis"), player):
        return 0
    inst = s.play[scheme]
    n = max(0, min(n, inst.threat))
    if n > 0:
        inst.threat -= n
        s.note("threat removed", scheme, n, source)
        if heard(s, "ThreatRemoved") or heard(s, "ThreatRemoved", "when"):
            ev = s.new_event("ThreatRemoved", source, scheme, player, n, last=not inst.threat)
            s.push(told, event=ev.id, points=("when", "after"))
        check_states(s)
        if inst.threat == 0 and "side_scheme" in inst.face.kind:
            s.push(defeat_all, who=(scheme,), source=source, player=player, events=(), attack=0)
    return n
