"""What players' characters do: basic attack, thwart and recovery, labelled abilities, and what follows an attack.
rr:attack-player-ability-type rr:thwart rr:recover rr:retaliate-x rr:consequential-damage"""

from __future__ import annotations

from typing import Any

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Event, Frame, Scope
from ...kernel.windows import open_window
from ..table import Table
from . import stats
from .control import expire, run_delayed
from .damage import deal_damage, heal
from .legal import confused, stunned
from .results import LAST, announce, labelled, proc
from .status import clear
from .threat import remove_threat


def exhaust(s: Table, card: int) -> None:
    """rr:exhausted"""
    s.play[card].exhausted = True
    announce(s, "Exhausted", card, card, s.play[card].controller)


@proc.cause(1)
def basic_attack(s: Table, f: Frame) -> None:
    """mem: who, target, seat. A hero or ally exhausts and deals its ATK.
    rr:attack-player-ability-type rr:basic-power rr:stun-stunned
    rr:consequential-damage rr:exhausted rr:delayed-effect"""
    m = f.mem
    who: int = m["who"]
    if f.pc == 0:
        inst = s.play[who]
        inst.exhausted = True
        m["version"] = inst.version
        f.pc = 1
        if stunned(s, inst):  # the attack is replaced by losing the status. rr:stun-stunned
            clear(s, inst, "stunned", "attack")
            s.done(f)
            return
        s.note("attack", who, m["target"], "")
        ev = new_attack(s, who, m["target"], m["seat"], basic=True)
        m["attack"], m["target_version"] = ev.id, s.play[m["target"]].version
        open_window(s, "would", ev)
        announce(s, "Exhausted", who, who, m["seat"])  # what lies on top is answered first: the cost
        return
    ev = s.events[m["attack"]]
    if f.pc == 1:
        f.pc = 2
        open_window(s, "when", ev)
        return
    if f.pc == 2:
        f.pc = 3
        # rr:consequential-damage: if the target is gone, the attack aborts
        if (
            ev.stopped
            or m["target"] not in s.play
            or s.play[m["target"]].version != m["target_version"]
            or who not in s.play
        ):
            f.pc = 6
        else:
            pierce(s, ev)
            deal_damage(s, [(m["target"], stats.stat(s, who, "ATK") + ev.amount)], who, m["seat"], ev.id)
            return
    if f.pc == 3:
        f.pc = 4
        s.push(after_attack, attack=ev.id, also=())
        return
    if f.pc == 4:
        f.pc = 5
        power_used(s, who, "attack")
        return
    if f.pc == 5:
        f.pc = 6
        consequential(s, who, m["version"], "attack_cost")
        return
    if f.pc == 6:
        f.pc = LAST
        run_delayed(s, "attack", ev.id)
        return
    s.events.pop(ev.id, None)
    s.done(f)
    expire(s, "attack", ev.id)


def new_attack(s: Table, who: int, target: int, seat: int, **more: Any) -> Event:
    """An attack, and what will be known of it. Whom an ability attacks (NONE so far) its steps will say.
    rr:attack-player-ability-type rr:attack-enemy-activation"""
    attacked = (target,) if target != NONE else ()
    return s.new_event(
        "Attacked",
        who,
        target,
        seat,
        attacked=attacked,
        keywords=attack_keywords(s, who),
        damaged=(),
        defeated=(),
        dealt=(),
        sum=0,
        excess=0,
        **more,
    )


def attack_keywords(s: Table, who: int) -> tuple[str, ...]:
    """rr:overkill rr:piercing rr:ranged"""
    return tuple(k for k in ("overkill", "piercing", "ranged") if stats.keyword(s, who, k))


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


def consequential(s: Table, who: int, version: int, field: str) -> None:
    """rr:consequential-damage: last of all, an ally pays for being used."""
    inst = s.play.get(who)
    if inst is not None and inst.version == version and inst.face.kind == "ally":
        n = stats.modified(s, who, "CONSEQUENTIAL", inst.face.facts.get(field) or 0)
        deal_damage(s, [(who, n)], who, inst.controller, why="consequential")


@proc
def after_attack(s: Table, f: Frame) -> None:
    """Retaliate, then forced, then other responses to an attack. mem: attack, also (events of the same moment).
    rr:attack-player-ability-type rr:retaliate-x rr:first-player rr:after rr:delayed-effect"""
    m = f.mem
    ev = s.events[m["attack"]]
    if f.pc == 0:
        m["done"], f.pc = (), 1
        run_delayed(s, "damage", ev.id)
        return
    if f.pc == 1:  # each that survived strikes back, all at once: in the order the first player chooses
        left = _retaliators(s, ev, m["done"])
        if len(left) > 1 and s.answered is None:
            options = [Option("choose", ev.source, c) for c in left]
            s.ask(Decision(s.first, "order", options, about=ev.source, ask=ordering(options, effect="retaliate")))
            return
        if left:
            c = s.take()[1].target if s.answered is not None else left[0]
            m["done"] = (*m["done"], c)
            n = stats.keyword_n(s, c, "retaliate")
            s.note("retaliate", c, n)
            deal_damage(s, [(ev.source, n)], c, s.play[c].controller, why="retaliate")
            return
        f.pc = 2
    if f.pc == 2:
        f.pc = LAST
        if open_window(s, "after", ev, *(s.events[n] for n in m["also"] if n in s.events)):
            return
    s.done(f)


def _retaliators(s: Table, ev: Event, done: tuple[int, ...]) -> list[int]:
    """rr:retaliate-x rr:ranged: who was attacked, is still there, and has not struck back yet."""
    if ev.source not in s.play or "ranged" in ev.data["keywords"]:
        return []
    gone = (*ev.data["defeated"], *done)
    return [c for c in ev.data["attacked"] if c in s.play and c not in gone and stats.keyword_n(s, c, "retaliate")]


@proc.cause(1)
def basic_thwart(s: Table, f: Frame) -> None:
    """mem: who, target, seat. rr:assault: against such a scheme ATK takes the place of THW.
    rr:thwart rr:basic-power rr:confuse-confused rr:consequential-damage rr:exhausted"""
    m = f.mem
    who: int = m["who"]
    if f.pc == 0:
        inst = s.play[who]
        inst.exhausted = True
        m["version"] = inst.version
        f.pc = 1
        if confused(s, inst):  # rr:confuse-confused
            clear(s, inst, "confused", "thwart")
            s.done(f)
            return
        s.note("thwart", who, m["target"])
        m["assault"] = stats.keyword(s, m["target"], "assault")
        ev = s.new_event("Thwarted", who, m["target"], m["seat"], basic=True, schemes=(m["target"],))
        m["thwart"], m["target_version"] = ev.id, s.play[m["target"]].version
        open_window(s, "would", ev)
        announce(s, "Exhausted", who, who, m["seat"])  # what lies on top is answered first: the cost
        return
    ev = s.events[m["thwart"]]
    if f.pc == 1:
        f.pc = 2
        open_window(s, "when", ev)
        return
    if f.pc == 2:
        f.pc = 3
        if (
            ev.stopped
            or m["target"] not in s.play
            or s.play[m["target"]].version != m["target_version"]
            or who not in s.play
        ):
            f.pc = LAST
        else:
            n = stats.stat(s, who, "ATK" if m["assault"] else "THW") + ev.amount
            remove_threat(s, m["target"], n, who, m["seat"])
            return
    if f.pc == 3:
        f.pc = 4
        open_window(s, "after", ev)
        return
    if f.pc == 4:
        f.pc = 5
        power_used(s, who, "attack" if m["assault"] else "thwart")
        return
    if f.pc == 5:
        f.pc = LAST
        consequential(s, who, m["version"], "attack_cost" if m["assault"] else "thwart_cost")
        return
    s.events.pop(ev.id, None)
    s.done(f)


@proc.cause(1)
def recover(s: Table, f: Frame) -> None:
    """rr:recover rr:basic-power rr:heal rr:exhausted"""
    m = f.mem
    who: int = m["who"]
    if f.pc == 0:
        f.pc = 1
        s.note("recover", who)
        exhaust(s, who)
        return
    if f.pc == 1:
        f.pc = LAST
        n = heal(s, who, stats.stat(s, who, "REC"))
        power_used(s, who, "recovery")
        if n:
            announce(s, "Healed", who, who, m["seat"], n)
        return
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
