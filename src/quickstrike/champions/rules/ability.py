"""Initiating and resolving abilities: playing cards, using abilities, what labels and statuses do to them.
rr:initiating-abilities rr:labelled-ability rr:event"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ...kernel.ask import told
from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.ops import again, skip_to
from ...kernel.state import Frame, Scope
from ...kernel.windows import open_window, retract
from ..faces import FACES
from ..table import NOBODY, SCENARIO, Table
from ..vocab import ALL, Attacks, Pick
from . import stats
from .able import TARGET, pays_with
from .admit import attach_targets, count_max
from .alliance import not_helped
from .cost import (
    begin_pay,
    costs_ok,
    count_limit,
    discounts,
    lay,
    play_costs,
    play_need,
    too_dear,
    used_up,
    whole_cost,
)
from .decks import refill
from .enter import put_into_play
from .history import count_play
from .legal import confused, control_seats, play_cost_ok, reduction, stunned
from .results import LAST, NOTHING, announce, proc, result, runs
from .select import fits, select
from .status import clear
from .zones import discard, holder, move, tuck

play_card: Final = proc.steps(
    "play_card",
    "offer_reduction",  # only if an ability could reduce the cost
    "reduce_cost",
    "choose_host",  # only where it matters for the cost
    "ask_for_help",  # only where the cards of other players could be a part of the cost
    "pay_for_card",
    "pay_other_costs",
    "announce_card",
    "interrupt_card",
    "resolve_event",
    "enter_play",  # anything but an event
    "discard_event",
    "close_play",
    cause="interrupt_card",
)
"""A player plays a card from hand. mem: seat, card, ability (of an event), event (what set it off), (less: by an
ability that reduces its cost by so much). rr:initiating-abilities rr:play-put-into-play rr:event"""
use_ability: Final = proc.steps(
    "use_ability", "pay_for_ability", "announce_ability", "resolve_ability", "close_ability", cause="announce_ability"
)
"""A player uses an ability of a card in play, or the game a forced one. mem: seat, card, ability, event.
rr:initiating-abilities rr:ability"""


@play_card.step
def offer_reduction(s: Table, f: Frame) -> None:
    """An interrupt that makes the card cheaper comes before it is paid for; without it there may be no way to pay.
    rr:initiating-abilities rr:cost rr:interrupt"""
    m = f.mem
    seat, card, less = m["seat"], m["card"], m.get("less", 0)
    if (found := reduction(s, seat, card)) is None or less == ALL:
        return
    m["would"] = s.new_event("Played", s.players[seat].identity, card, seat, 0).id
    can_pay = play_cost_ok(s, seat, card, m["ability"], m["event"], less)
    options = [Option("use", found[0], NONE, found[1]), Option("pass" if can_pay else "back")]
    s.ask(Decision(seat, "window", options, m["would"], ask=partial(told, point="would", event=m["would"])))


@play_card.step
def reduce_cost(s: Table, f: Frame) -> None:
    """Once the cost is reduced there is no way back. rr:initiating-abilities rr:cost"""
    m = f.mem
    if "would" not in m:
        return
    if s.answered is not None:
        _, o = s.take()
        if o.verb == "back":
            s.events.pop(m.pop("would"))
            s.done(f)
            retract(s)
            return
        if o.verb == "use":
            again(f)
            s.push(use_ability, seat=m["seat"], card=o.card, ability=o.ability, event=m["would"])
            return
    off = -s.events.pop(m.pop("would")).amount
    if off:
        m["less"] = m.get("less", 0) + off


@play_card.step
def choose_host(s: Table, f: Frame) -> None:
    """An upgrade that is cheaper on one card than on another: which it is played on is said before it is paid for.
    rr:initiating-abilities rr:attach-to rr:cost"""
    m = f.mem
    seat, card = m["seat"], m["card"]
    face, less = s.front(card), m.get("less", 0)
    off = discounts(s, seat, card, face) if less != ALL else {}
    if not off:
        return
    if "asked" in m:
        host = s.take()[1].target
        del m["asked"]
    else:
        can = [
            c for c, n in off.items() if too_dear(s, seat, play_need(s, seat, card, face, less + n), card, card) is None
        ]
        if len(can) > 1:
            again(f)
            m["asked"] = True
            s.ask(Decision(seat, "attach", [Option("choose", card, c) for c in can], about=card))
            return
        host = can[0]
    m["host"], m["off"] = host, off[host]


def _can_lend(s: Table, cost: tuple[Any, ...], sc: Scope, seat: int) -> bool:
    """Could something that this player controls be a part of a cost that is no resource? rr:alliance"""
    return any(
        c in s.play and s.play[c].controller == seat and pays_with(s, op, c, sc)
        for op in cost
        if type(op) in TARGET and isinstance(pick := getattr(op, TARGET[type(op)]), Pick)
        for c in select(s, pick, sc)
    )


@play_card.step
def ask_for_help(s: Table, f: Frame) -> None:
    """Whose cards could be a part of the cost is asked before anything is paid. rr:alliance rr:initiating-abilities"""
    m = f.mem
    seat, card = m["seat"], m["card"]
    face = s.front(card)
    if "alliance" not in face.keywords:
        return
    if s.answered is not None:
        who, o = s.take()
        m["helpers"], m["lent"] = (*m["helpers"], who), (*m["lent"], who) if o.verb == "yes" else m["lent"]
    asked: tuple[int, ...] = m.setdefault("helpers", ())
    m.setdefault("lent", ())
    sc, cost = Scope(seat, card, event=m["event"]), play_costs(s, seat, face, m["ability"])
    left = [p for p in s.order_in(s.area(s.players[seat].identity)) if p != seat and p not in asked]
    if (p := next((p for p in left if _can_lend(s, cost, sc, p)), NONE)) != NONE:
        again(f)
        s.ask(Decision(p, "help", [Option("yes", card), Option("no", card)], about=card))
        return
    sc.data["lent"] = m["lent"]
    if asked and costs_ok(s, cost, sc) is not None:  # somebody refused: nothing happened
        s.done(f)
        not_helped(s, card)
        retract(s)


@play_card.step
def pay_for_card(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:cost rr:forced"""
    m = f.mem
    seat, card, ability = m["seat"], m["card"], m["ability"]
    face = s.front(card)
    m["from"] = s.where[card]
    if m["from"] == "faceup":
        m["beneath"] = holder(s, card)
    f.scope = s.new_scope(Scope(seat, card, event=m["event"]))
    if m.get("helpers"):
        s.scopes[f.scope].data["lent"] = m["lent"]
    m["cost"] = play_costs(s, seat, face, ability)
    must = "less" in m or (ability != NONE and face.abilities[ability].forced)
    less = m.get("less", 0)
    if less != ALL:
        less += m.get("off", 0)
    begin_pay(s, f.scope, m["cost"], also=play_need(s, seat, card, face, less), must=must)


@play_card.step
def pay_other_costs(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:cost"""
    data = s.scopes[f.scope].data
    if "paid" not in data:  # cancelled, or not payable after all: nothing happened
        _end(s, f)
        if "helpers" in data:
            not_helped(s, f.mem["card"])
        retract(s)
        return
    lay(s, f.mem["card"])
    push_costs(s, f, f.mem["cost"])


@play_card.step
def announce_card(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:play-put-into-play rr:max-maximum rr:lasting-effects"""
    m = f.mem
    seat, card = m["seat"], m["card"]
    if s.scopes[f.scope].data.get("unpaid"):
        if "beneath" in m:
            tuck(s, card, m["beneath"], faceup=True)
        else:
            move(s, card, m["from"])
        _end(s, f)
        return
    face = s.front(card)
    s.note("play", seat, card)
    count_max(s, face, m["event"])
    count_play(s, face, seat)
    spend_uses(s, card)


@play_card.step
def interrupt_card(s: Table, f: Frame) -> None:
    """rr:interrupt rr:cancel"""
    m = f.mem
    data = s.scopes[f.scope].data
    known: dict[str, Any] = {k: data[k] for k in ("paid", "need") if k in data}
    known["from"] = m["from"]
    ev = s.event_of("Played", s.players[m["seat"]].identity, m["card"], m["seat"], 0, known)
    m["played"] = ev.id
    open_window(s, "when", ev)


@play_card.step
def resolve_event(s: Table, f: Frame) -> None:
    """An event resolves; for any other card it is settled who controls it. rr:event rr:cancel
    rr:ownership-and-control"""
    m = f.mem
    seat, card = m["seat"], m["card"]
    face, ev = s.front(card), s.events[m["played"]]
    if ev.stopped or ev.data.get("canceled"):  # rr:cancel: played and paid for all the same
        skip_to(f, discard_event)
        return
    if face.kind == "event":
        skip_to(f, discard_event)
        s.push(resolve, f.scope, card=card, ability=m["ability"], face=face.code)
        return
    where = control_seats(s, seat, face)
    if len(where) > 1:
        s.ask(Decision(seat, "control", [Option("choose", card, seat_id(p)) for p in where], about=card))
        return
    m["under"] = where[0] if where else seat


@play_card.step
def enter_play(s: Table, f: Frame) -> None:
    """Any card but an event enters play, attached to what it names. rr:play-put-into-play rr:attach-to"""
    m = f.mem
    seat, card = m["seat"], m["card"]
    face = s.front(card)
    if s.answered is not None:
        _, o = s.take()
        if m.get("asked"):
            m["host"] = o.target
        else:
            m["under"] = -1 - o.target
    if face.attach is not None and "host" not in m:
        hosts = attach_targets(s, seat, card, face)
        if len(hosts) > 1:
            again(f)
            m["asked"] = True
            s.ask(Decision(seat, "attach", [Option("choose", card, c) for c in hosts], about=card))
            return
        m["host"] = hosts[0] if hosts else NOBODY
    skip_to(f, close_play)
    if face.attach is not None and m["host"] not in s.play:
        discard(s, card)
        return
    host = m.get("host", NOBODY)
    s.push(put_into_play, card=card, controller=m["under"], engaged=NOBODY, host=host, also=(m["played"],))


@play_card.step
def discard_event(s: Table, f: Frame) -> None:
    """To its owner's discard pile. rr:event rr:player-deck rr:after"""
    if s.where[f.mem["card"]] == "limbo":
        discard(s, f.mem["card"])
        refill(s)
    ev = s.events[f.mem["played"]]
    if not ev.stopped:
        open_window(s, "after", ev)
    if s.delayed:
        from .control import run_play_effects

        run_play_effects(s, f.mem["card"], f.mem["seat"])


@play_card.step
def close_play(s: Table, f: Frame) -> None:
    """rr:initiating-abilities"""
    _end(s, f)


def _end(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:lasting-effects"""
    s.done(f)
    s.scopes.pop(f.scope, None)
    if (played := f.mem.get("played", 0)) and s.events.pop(played, None) is not None and s.lasting:
        from .control import expire

        expire(s, "event", played)


def spend_uses(s: Table, card: int) -> None:
    """ "The next card": lasting effects that apply once are used up if they affected this card. rr:lasting-effects"""
    for h in s.lasting.copy():
        if h.uses and "COST" in h.scope.data["keys"] and fits(s, h.op.effect.who, card, h.scope):
            h.uses -= 1
            if not h.uses:
                s.lasting.remove(h)
                s.note("effect ends", h.scope.source)


def push_costs(s: Table, f: Frame, cost: tuple[Any, ...]) -> bool:
    """Push what a cost requires besides resources, the first to be paid on top. rr:cost"""
    rest = [c for c in cost if type(c).__name__ not in ("Spend", "Generate")]
    if not rest:
        return False
    known(s, s.scopes[f.scope])
    s.push(pay_rest, f.scope, i=0, cost=tuple(rest))
    return True


def known(s: Table, sc: Scope) -> None:
    """Remember what is on a card in play, for a cost that makes it leave play (discard this, then count its counters).
    rr:cost rr:referential-ability"""
    inst = s.play.get(sc.source)
    if inst is not None:
        sc.data["tokens"] = {"damage": inst.damage, "threat": inst.threat, **inst.counters}
        sc.data["host"] = inst.host


@proc
def pay_rest(s: Table, f: Frame) -> None:
    """The costs that are verbs, one after the other; each must be done in full. rr:cost"""
    m, sc = f.mem, s.scopes[f.scope]
    if m["i"]:
        tried, did, _ = result(sc)
        if did < tried or did == 0:
            sc.data["unpaid"] = True
            s.done(f)
            return
        if type(m["cost"][m["i"] - 1]).__name__ in ("Discard", "Exhaust", "Heal"):
            sc.results["cost"] = sc.results["last"]
    if m["i"] >= len(m["cost"]):
        s.done(f)
        return
    step = m["cost"][m["i"]]
    m["i"] += 1
    s.push(step, f.scope, cost=True)


@use_ability.step
def pay_for_ability(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:cost rr:forced"""
    m = f.mem
    inst = s.play.get(m["card"])  # a card that was spent is in play no more, and never was
    face = s.face(m["card"])
    a = face.abilities[m["ability"]]
    f.scope = s.new_scope(Scope(m["seat"], m["card"], inst.version if inst is not None else 0, m["event"]))
    m["face"] = face.code
    m["cost"] = a.cost if a.forced else whole_cost(s, m["seat"], a)
    begin_pay(s, f.scope, m["cost"], must=a.forced)


@use_ability.step
def announce_ability(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:limit rr:max-maximum"""
    m = f.mem
    if "paid" not in s.scopes[f.scope].data:
        _end(s, f)
        retract(s)
        return
    face = FACES[m["face"]]
    s.note("use", m["seat"], m["card"], m["ability"])
    count_limit(s, m["card"], m["ability"], face.abilities[m["ability"]].limit, m["event"], m["seat"])
    count_max(s, face, m["event"])
    push_costs(s, f, m["cost"])


@use_ability.step
def resolve_ability(s: Table, f: Frame) -> None:
    """rr:initiating-abilities rr:ability"""
    m = f.mem
    if s.scopes[f.scope].data.get("unpaid"):
        _end(s, f)
        return
    s.push(resolve, f.scope, card=m["card"], ability=m["ability"], face=m["face"])


@use_ability.step
def close_ability(s: Table, f: Frame) -> None:
    """rr:uses-x-type rr:after"""
    m = f.mem
    used_up(s, m["card"])
    _end(s, f)
    if not FACES[m["face"]].abilities[m["ability"]].forced:
        name = FACES[m["face"]].abilities[m["ability"]].name
        announce(s, "Triggered", s.players[m["seat"]].identity, m["card"], m["seat"], ability=name)


@proc
def use_power(s: Table, f: Frame) -> None:
    """A basic power to whose cost something is added, paid first. mem: power (a procedure), who, target, seat, cost.
    rr:basic-power rr:cost"""
    m = f.mem
    who: int = m["who"]
    if f.pc == 0:
        f.scope = s.new_scope(Scope(m["seat"], who, s.play[who].version))
        f.pc = 1
        if begin_pay(s, f.scope, m["cost"]):
            return
    sc = s.scopes[f.scope]
    if f.pc == 1:
        f.pc = LAST
        if "paid" in sc.data and push_costs(s, f, m["cost"]):
            return
    _end(s, f)
    there = who in s.play and (m["target"] == NONE or m["target"] in s.play)
    if "paid" in sc.data and not sc.data.get("unpaid") and there:
        s.push(m["power"], who=who, target=m["target"], seat=m["seat"])


@proc
def resolve(s: Table, f: Frame) -> None:
    """Resolve the effects of an ability, sentence by sentence, under its labels. mem: card, ability, face.
    rr:ability rr:simultaneous-resolution rr:labelled-ability"""
    m = f.mem
    sc = s.scopes[f.scope]
    a = FACES[m["face"]].abilities[m["ability"]]
    if f.pc == 0:
        m["i"] = 0
        f.pc = 1
        if s.owners[m["card"]] == sc.you and s.players[sc.you].out:  # defeated by what it cost: rr:player-elimination
            s.done(f)
            return
        if a.label and s.owners[m["card"]] != SCENARIO:
            if _canceled_by_status(s, sc, a.label):
                s.done(f)
                return
            _begin_label(s, sc, a.label)
            return
    if f.pc == 1:
        i = m["i"]
        if i < len(a.steps):
            m["i"] = i + 1
            s.push(a.steps[i], f.scope)
            return
        f.pc = LAST
        if a.label and s.owners[m["card"]] != SCENARIO:
            from .attack import end_label

            end_label(s, sc)
            return
    s.done(f)
    _forget(s, sc, "attack", "thwart")


def _forget(s: Table, sc: Scope, *labels: str) -> None:
    """The attack or thwart that the ability was is over. rr:labelled-ability rr:lasting-effects"""
    for k in labels:
        if k in sc.data:
            from .control import expire

            n = sc.data.pop(k)
            expire(s, k, n)
            s.events.pop(n, None)


@runs(Attacks)
def attacks_in_order(s: Table, f: Frame) -> None:
    """Each is a separate attack: everything that follows it comes before the next one begins.
    rr:attack-player-ability-type rr:labelled-ability rr:stun-stunned faq:black-widow-hero-pack:dance-of-death:2"""
    from .attack import end_label

    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    i, ended = divmod(f.pc, 2)
    f.pc += 1
    if ended:
        m["sum"] = tuple(a + b for a, b in zip(m["sum"], result(sc), strict=True))
        end_label(s, sc)
        return
    who = stats.performer(s, sc.source, sc.you)
    if i == 0:
        m["sum"] = NOTHING
    else:
        _forget(s, sc, "attack")
    if i == len(op.steps) or who not in s.play:
        s.done(f)
        sc.results["last"] = m["sum"]
    elif _canceled_by_status(s, sc, "attack") or stats.cannot(s, who, "attack"):  # this one, not those that follow
        f.pc += 1
    else:
        _begin_attack(s, sc, who)
        s.push(op.steps[i], f.scope)


def _canceled_by_status(s: Table, sc: Scope, label: str) -> bool:
    """rr:labelled-ability: a status card that cancels one of its labels cancels the whole ability, costs apart.
    rr:stun-stunned rr:confuse-confused"""
    inst = s.play[stats.performer(s, sc.source, sc.you)]
    stop = False
    if "attack" in label and stunned(s, inst):
        clear(s, inst, "stunned", "attack")
        stop = True
    if "thwart" in label and confused(s, inst):
        clear(s, inst, "confused", "thwart")
        stop = True
    return stop


def _begin_attack(s: Table, sc: Scope, who: int) -> None:
    """rr:labelled-ability rr:attack-player-ability-type"""
    from .attack import gained_keywords, new_attack

    ev = new_attack(s, who, NONE, sc.you, basic=False)
    if sc.source != who:  # what the card that is the attack has gained
        ev.data["keywords"] += gained_keywords(s, sc.source)
    sc.data["attack"] = ev.id


def _begin_label(s: Table, sc: Scope, label: str) -> None:
    """The ability is an attack, a thwart, a defense by the identity that performs it.
    rr:labelled-ability rr:attack-player-ability-type rr:thwart rr:defend-defense rr:stun-stunned rr:confuse-confused"""
    who = stats.performer(s, sc.source, sc.you)
    if "attack" in label:
        _begin_attack(s, sc, who)
    if "thwart" in label:
        sc.data["thwart"] = s.new_event("Thwarted", who, NONE, sc.you, basic=False, schemes=()).id
    if "defense" in label:
        from .activation import defend_by_ability

        defend_by_ability(s, sc.you)
