"""Threat: placing, removing, and what completes or defeats a scheme. rr:threat rr:main-scheme-main-scheme-deck"""

from __future__ import annotations

from ...kernel.decision import NONE
from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..faces import FACES
from ..table import SCENARIO, Table
from . import stats
from .able import can_remove_threat
from .decks import lose
from .defeat import defeat_all
from .enter import starting_threat
from .results import LAST, announce, proc
from .zones import enter, move, show


@proc
def place_threat(s: Table, f: Frame) -> None:
    """mem: scheme, n, source, player, (step of the villain phase), (why, for the log) -> result (placed,). rr:threat
    rr:prevent"""
    m = f.mem
    if f.pc == 0:
        if m["scheme"] not in s.play:
            _result(s, f, 0)
            return
        more = {"step": m.get("step", 0), "prevented": 0}
        m["event"] = s.new_event("ThreatPlaced", m["source"], m["scheme"], m["player"], m["n"], **more).id
        f.pc = 1
        if open_window(s, "would", s.events[m["event"]]):
            return
    ev = s.events[m["event"]]
    if f.pc == 1:
        if ev.stopped or ev.amount <= 0 or m["scheme"] not in s.play:
            s.events.pop(ev.id)
            _result(s, f, 0)
            return
        s.play[m["scheme"]].threat += ev.amount
        s.note("threat", m["scheme"], ev.amount, m["source"], m.get("why", ""))
        f.pc = 2
        check_scheme(s, m["scheme"])
        return
    if f.pc == 2:
        f.pc = LAST
        if open_window(s, "after", ev):
            return
    s.events.pop(ev.id, None)
    _result(s, f, ev.amount)


def _result(s: Table, f: Frame, n: int) -> None:
    """rr:threat rr:then"""
    s.done(f)
    if s.stack:
        s.stack[-1].mem["result"] = (n, f.mem["scheme"])


def main_scheme(s: Table) -> int:
    """The main scheme (the first, where there are several). rr:main-scheme-main-scheme-deck"""
    found = s.of_kind("main_scheme")
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
    if inst.face.kind == "main_scheme" and (goal := target_threat(s, scheme)) is not None and inst.threat >= goal:
        if not any(f.op is complete and f.mem["scheme"] == scheme for f in s.stack):
            s.push(complete, scheme=scheme)


@proc.cause(1)
def complete(s: Table, f: Frame) -> None:
    """A main scheme is completed: When Completed abilities, then the deck advances; after the last the villain wins.
    rr:main-scheme-main-scheme-deck rr:when-completed-abilities rr:winning-the-game"""
    scheme = f.mem["scheme"]
    if f.pc == 0:
        s.note("completed", scheme)
        f.pc = LAST
        found = s.play[scheme].face.by_timing.get("when completed", ())
        if found:
            from .reveal import abilities

            s.push(abilities, card=scheme, you=s.first, which=found)
            return
    s.done(f)
    if s.zones["scheme_deck"]:
        s.push(advance, scheme=scheme)
    else:
        lose(s, "main scheme completed")


@proc
def advance(s: Table, f: Frame) -> None:
    """The main scheme deck advances. rr:main-scheme-main-scheme-deck rr:when-revealed-abilities"""
    from .reveal import abilities

    m = f.mem
    if f.pc == 0:
        old = m["scheme"]
        face = s.play[old].face
        if face.back is not None:  # from side A to side B of the same card
            m["new"], f.pc = old, 2
        else:
            deck = s.zones["scheme_deck"]
            if not deck:  # advanced by an ability, and so not completed
                s.done(f)
                return
            new = m["new"] = deck[-1]
            move(s, old, "removed")  # and what is attached to it is discarded
            m["front"] = enter(s, new, SCENARIO).face.code
            f.pc = 1
    if f.pc == 1:
        f.pc = 2
        found = s.play[m["new"]].face.by_timing.get("when revealed", ())
        if found:
            s.push(abilities, card=m["new"], you=s.first, which=found, head=True)
            return
    if f.pc == 2:
        new = m["new"]
        if new not in s.play or m.get("front", s.play[new].face.code) != s.play[new].face.code:
            s.done(f)  # its own side A has said "advance" already
            return
        back = s.play[new].face.back
        if back is not None:
            show(s, new, FACES[back])
        s.play[new].threat = starting_threat(s, new)
        s.note("scheme stage", new)
        f.pc = LAST
        found = s.play[new].face.by_timing.get("when revealed", ())
        if found and not m.get("quiet"):
            s.push(abilities, card=new, you=s.first, which=found, head=True)
            return
    s.done(f)
    check_scheme(s, m["new"])


def remove_threat(s: Table, scheme: int, n: int, source: int, player: int) -> int:
    """Remove threat; a side scheme without threat is defeated (pushed). Gives how much went.
    rr:threat rr:thwart rr:side-scheme rr:crisis-icon"""
    if not can_remove_threat(s, scheme):
        return 0
    inst = s.play[scheme]
    n = max(0, min(n, inst.threat))
    if n > 0:
        inst.threat -= n
        s.note("threat removed", scheme, n, source)
        announce(s, "ThreatRemoved", source, scheme, player, n)
        if inst.threat == 0 and "side_scheme" in inst.face.kind:
            s.push(defeat_all, who=(scheme,), source=source, player=player, events=(), attack=0)
    return n
