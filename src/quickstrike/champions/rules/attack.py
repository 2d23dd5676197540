"""What players' characters do: basic attack, thwart and recovery, labelled abilities, and what follows an attack.
rr:attack-player-ability-type rr:thwart rr:recover rr:retaliate-x rr:consequential-damage"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Event, Frame, Scope
from ...kernel.windows import open_for, open_window
from ..table import Inst, Table
from . import stats
from .assign import divide_attack, divide_threat
from .control import expire, run_delayed
from .damage import deal_damage, heal
from .legal import confused, power_targets, stunned
from .results import DONE, announce, heard, labelled, proc, result, total
from .status import clear
from .threat import remove_threat

OF_ATTACKS: Final = ("overkill", "piercing", "ranged")
"""Keywords that an attack can have. rr:overkill rr:piercing rr:ranged"""


def exhaust(s: Table, card: int) -> None:
    """rr:exhausted"""
    s.play[card].exhausted = True
    announce(s, "Exhausted", card, card, s.play[card].controller)


basic_attack: Final = proc.steps(
    "basic_attack",
    "exhaust_to_attack",
    "announce_attack",
    "deal_attack_damage",
    "follow_attack",
    "attack_power_used",
    "attack_consequences",
    "end_basic_attack",
    "close_basic_attack",
    cause="exhaust_to_attack",
)
"""A hero or ally exhausts and deals its ATK. mem: who, target, seat, (report: the scope of the ability that makes it attack,
for which it neither exhausts nor uses its basic power).
rr:attack-player-ability-type rr:basic-power rr:stun-stunned rr:consequential-damage rr:exhausted rr:delayed-effect"""


@basic_attack.step
def exhaust_to_attack(s: Table, f: Frame) -> None:
    """The attack is replaced by losing the status, or it begins. rr:stun-stunned rr:exhausted"""
    m = f.mem
    inst = _exhausted(s, m)
    if stunned(s, inst):
        clear(s, inst, "stunned", "attack")
        s.done(f)
        return
    s.note("attack", inst.id, m["target"], "")
    _begun(s, m, new_attack(s, inst.id, m["target"], m["seat"], basic="report" not in m))


def _exhausted(s: Table, m: dict[str, Any]) -> Inst:
    """Who uses its basic power exhausts for it. rr:exhausted rr:basic-power"""
    inst = s.play[m["who"]]
    inst.exhausted = inst.exhausted or "report" not in m
    m["version"] = inst.version
    return inst


def _begun(s: Table, m: dict[str, Any], ev: Event) -> None:
    """The attack or thwart begins. rr:basic-power rr:interrupt"""
    m["event"], m["target_version"] = ev.id, s.play[m["target"]].version
    open_window(s, "would", ev)
    if "report" not in m:
        announce(s, "Exhausted", m["who"], m["who"], m["seat"])  # what lies on top is answered first: the cost


@basic_attack.step
def announce_attack(s: Table, f: Frame) -> None:
    """rr:interrupt"""
    open_window(s, "when", s.events[f.mem["event"]])


@basic_attack.step
def deal_attack_damage(s: Table, f: Frame) -> None:
    """If the target is gone, the attack aborts. rr:consequential-damage rr:attack-player-ability-type"""
    m = f.mem
    ev = s.events[m["event"]]
    if _aborted(s, f):
        skip_to(f, end_basic_attack)
        return
    n = stats.stat(s, m["who"], "ATK") + ev.amount
    if stats.divides(s, m["who"], "attack") and len(among := power_targets(s, m["seat"], m["who"], "attack")) > 1:
        divide_attack(s, tuple(among), n, m["seat"], m["who"], ev.id)  # faq:wasp-hero-pack:wasp:2
        return
    pierce(s, ev)
    deal_damage(s, [(c, n) for c in ev.data["attacked"] if c in s.play], m["who"], m["seat"], ev.id)


def _aborted(s: Table, f: Frame) -> bool:
    """A basic attack or thwart that was stopped, or whose target or performer is gone. rr:consequential-damage"""
    m = f.mem
    target = s.play.get(m["target"])
    gone = target is None or target.version != m["target_version"] or m["who"] not in s.play
    return gone or bool(s.events[m["event"]].stopped)


@basic_attack.step
def follow_attack(s: Table, f: Frame) -> None:
    """rr:retaliate-x rr:after"""
    s.push(after_attack, attack=f.mem["event"], also=())


@basic_attack.step
def attack_power_used(s: Table, f: Frame) -> None:
    """rr:basic-power rr:then"""
    if "report" not in f.mem:
        power_used(s, f.mem["who"], "attack")
    elif (sc := s.scopes.get(f.mem["report"])) is not None:
        sc.results["activated"] = total(result(sc, "activated"), DONE)


@basic_attack.step
def attack_consequences(s: Table, f: Frame) -> None:
    """rr:consequential-damage"""
    consequential(s, f.mem["who"], f.mem["version"], "attack_cost", f.mem["event"])


@basic_attack.step
def end_basic_attack(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    run_delayed(s, "attack", f.mem["event"])


@basic_attack.step
def close_basic_attack(s: Table, f: Frame) -> None:
    """rr:lasting-effects"""
    s.events.pop(f.mem["event"], None)
    s.done(f)
    expire(s, "attack", f.mem["event"])


def new_attack(s: Table, who: int, target: int, seat: int, **more: Any) -> Event:
    """An attack, and what will be known of it. Whom an ability attacks (NONE so far) its steps will say.
    rr:attack-player-ability-type rr:attack-enemy-activation"""
    attacked = (target,) if target != NONE else ()
    known: dict[str, Any] = {
        "attacked": attacked,
        "keywords": attack_keywords(s, who, bool(more.get("basic"))),
        "damaged": (),
        "defeated": (),
        "dealt": (),
        "sum": 0,
        "excess": 0,
    }
    known.update(more)
    return s.event_of("Attacked", who, target, seat, 0, known)


def attack_keywords(s: Table, who: int, basic: bool) -> tuple[str, ...]:
    """rr:overkill rr:piercing rr:ranged"""
    return tuple(k for k in OF_ATTACKS if stats.keyword(s, who, k) or (basic and stats.basic_keyword(s, who, k)))


def gained_keywords(s: Table, card: int) -> tuple[str, ...]:
    """Of an ability that is an attack: what effects say that the attacks of its card gain. rr:gains"""
    return tuple(k for k in OF_ATTACKS if stats.gained(s, card, k))


def pierce(s: Table, ev: Event) -> None:
    """rr:piercing: tough status cards go before damage is dealt."""
    if "piercing" in ev.data["keywords"]:
        for c in ev.data["attacked"]:
            if c in s.play:
                clear(s, s.play[c], "tough", "piercing")


def power_used(s: Table, who: int, power: str) -> None:
    """rr:basic-power"""
    if who in s.play:
        announce(s, "PowerUsed", who, who, s.play[who].controller, power=power)


def consequential(s: Table, who: int, version: int, field: str, event: int) -> None:
    """rr:consequential-damage: last of all, an ally pays for being used."""
    inst, ev = s.play.get(who), s.events.get(event)
    if ev is not None and ev.data.get("unhurt"):
        return
    if inst is not None and inst.version == version and inst.face.kind == "ally":
        n = stats.modified(s, who, "CONSEQUENTIAL", inst.face.facts.get(field) or 0)
        n = stats.modified(s, who, "AFTER_ATTACK" if field == "attack_cost" else "AFTER_THWART", n)
        deal_damage(s, [(who, n)], who, inst.controller, why="consequential")


after_attack: Final = proc.steps(
    "after_attack", "delayed_after_damage", "retaliate", "respond_to_attack", "close_attack"
)
"""Retaliate, then forced, then other responses to an attack. mem: attack, also (events of the same moment).
rr:attack-player-ability-type rr:retaliate-x rr:first-player rr:after rr:delayed-effect"""


@after_attack.step
def delayed_after_damage(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    f.mem["done"] = ()
    run_delayed(s, "damage", f.mem["attack"])


@after_attack.step
def retaliate(s: Table, f: Frame) -> None:
    """Each that survived strikes back, all at once: in the order the first player chooses. rr:retaliate-x
    rr:first-player"""
    m = f.mem
    ev = s.events[m["attack"]]
    left = _retaliators(s, ev, m["done"])
    if not left:
        return
    again(f)
    if len(left) > 1 and s.answered is None:
        options = [Option("choose", ev.source, c) for c in left]
        s.ask(Decision(s.first, "order", options, about=ev.source, ask=ordering(options, effect="retaliate")))
        return
    c = s.take()[1].target if s.answered is not None else left[0]
    m["done"] = (*m["done"], c)
    n = stats.keyword_n(s, c, "retaliate")
    s.note("retaliate", c, n)
    deal_damage(s, [(ev.source, n)], c, s.play[c].controller, why="retaliate")


@after_attack.step
def respond_to_attack(s: Table, f: Frame) -> None:
    """One window for the attack as a whole and, if there are several, for each enemy that was attacked. rr:after
    rr:attack-player-ability-type"""
    m, ev = f.mem, s.events[f.mem["attack"]]
    if len(ev.data["attacked"]) > 1 and heard(s, "Attacked"):
        ev.data["part"] = False
        for c in ev.data["attacked"]:
            one = {**ev.data, "part": True, "attacked": (c,)}
            m["parts"] = (*m.get("parts", ()), s.event_of("Attacked", ev.source, c, ev.player, ev.amount, one).id)
    events = (ev.id, *m.get("parts", ()), *(n for n in m["also"] if n in s.events))
    open_for(s, "after", tuple([s.events[n] for n in events]))


@after_attack.step
def close_attack(s: Table, f: Frame) -> None:
    """rr:attack-player-ability-type"""
    s.done(f)
    for n in f.mem.get("parts", ()):
        s.events.pop(n)


def _retaliators(s: Table, ev: Event, done: tuple[int, ...]) -> list[int]:
    """rr:retaliate-x rr:ranged: who was attacked, is still there, and has not struck back yet."""
    if ev.source not in s.play or "ranged" in ev.data["keywords"]:
        return []
    gone = (*ev.data["defeated"], *done)
    return [c for c in ev.data["attacked"] if c in s.play and c not in gone and stats.keyword_n(s, c, "retaliate")]


basic_thwart: Final = proc.steps(
    "basic_thwart",
    "exhaust_to_thwart",
    "announce_thwart",
    "remove_thwarted_threat",
    "respond_to_thwart",
    "thwart_power_used",
    "thwart_consequences",
    "end_basic_thwart",
    "close_thwart",
    cause="exhaust_to_thwart",
)
"""A hero or ally exhausts and removes its THW of threat; rr:assault: against such a scheme ATK takes its place.
mem: who, target, seat. rr:thwart rr:basic-power rr:confuse-confused rr:consequential-damage rr:exhausted"""


@basic_thwart.step
def exhaust_to_thwart(s: Table, f: Frame) -> None:
    """The thwart is replaced by losing the status, or it begins. rr:confuse-confused rr:exhausted"""
    m = f.mem
    inst = _exhausted(s, m)
    if confused(s, inst):
        clear(s, inst, "confused", "thwart")
        s.done(f)
        return
    s.note("thwart", inst.id, m["target"])
    m["assault"] = stats.keyword(s, m["target"], "assault")
    _begun(s, m, s.new_event("Thwarted", inst.id, m["target"], m["seat"], basic=True, schemes=(m["target"],)))


@basic_thwart.step
def announce_thwart(s: Table, f: Frame) -> None:
    """rr:interrupt"""
    open_window(s, "when", s.events[f.mem["event"]])


@basic_thwart.step
def remove_thwarted_threat(s: Table, f: Frame) -> None:
    """rr:thwart rr:assault"""
    m = f.mem
    if _aborted(s, f):
        skip_to(f, close_thwart)
    else:
        ev = s.events[m["event"]]
        n = stats.stat(s, m["who"], "ATK" if m["assault"] else ev.data.get("stat", "THW")) + ev.amount
        among = power_targets(s, m["seat"], m["who"], "thwart")
        if len(among) > 1 and stats.divides(s, m["who"], "thwart"):  # faq:wasp-hero-pack:wasp:1
            ev.data["schemes"] = ()
            divide_threat(s, tuple(among), n, m["seat"], m["who"], m["event"])
        elif remove_threat(s, m["target"], n, m["who"], m["seat"]) and not s.play[m["target"]].threat:
            ev.data["cleared"] = (m["target"],)


@basic_thwart.step
def respond_to_thwart(s: Table, f: Frame) -> None:
    """rr:after"""
    open_window(s, "after", s.events[f.mem["event"]])


@basic_thwart.step
def thwart_power_used(s: Table, f: Frame) -> None:
    """rr:basic-power rr:assault"""
    power_used(s, f.mem["who"], "attack" if f.mem["assault"] else "thwart")


@basic_thwart.step
def thwart_consequences(s: Table, f: Frame) -> None:
    """rr:consequential-damage rr:assault"""
    m = f.mem
    consequential(s, m["who"], m["version"], "attack_cost" if m["assault"] else "thwart_cost", m["event"])


@basic_thwart.step
def end_basic_thwart(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    run_delayed(s, "thwart", f.mem["event"])


@basic_thwart.step
def close_thwart(s: Table, f: Frame) -> None:
    """rr:thwart rr:lasting-effects"""
    s.events.pop(f.mem["event"], None)
    s.done(f)
    expire(s, "thwart", f.mem["event"])


recover: Final = proc.steps(
    "recover", "exhaust_to_recover", "heal_recovery", "close_recovery", cause="exhaust_to_recover"
)
"""mem: who, seat. rr:recover rr:basic-power rr:heal rr:exhausted"""


@recover.step
def exhaust_to_recover(s: Table, f: Frame) -> None:
    """rr:recover rr:exhausted"""
    s.note("recover", f.mem["who"])
    exhaust(s, f.mem["who"])


@recover.step
def heal_recovery(s: Table, f: Frame) -> None:
    """rr:recover rr:heal rr:basic-power"""
    who: int = f.mem["who"]
    n = heal(s, who, stats.stat(s, who, "REC"))
    power_used(s, who, "recovery")
    if n:
        announce(s, "Healed", who, who, f.mem["seat"], n)


@recover.step
def close_recovery(s: Table, f: Frame) -> None:
    """rr:recover"""
    s.done(f)


def end_label(s: Table, sc: Scope) -> None:
    """A labelled ability has resolved: what follows the attack or the thwart it was.
    rr:labelled-ability rr:attack-player-ability-type rr:thwart rr:delayed-effect"""
    attack, thwart = labelled(s, sc, "attack"), labelled(s, sc, "thwart")
    if attack is not None:  # what the stack gives back last comes first: "at the end of this attack" is the end
        run_delayed(s, "attack", attack.id)
    if thwart is not None and thwart.data["schemes"]:
        open_window(s, "after", thwart)
    if attack is not None and attack.data["attacked"]:
        s.push(after_attack, attack=attack.id, also=())
