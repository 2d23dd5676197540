"""Verbs about states, activity, the event in flight and the game. Each reports (attempted, done, things)."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ..faces import FACES, OTHER_SIDE, Face, turned_face
from ..table import NOBODY, SCENARIO, Table
from ..vocab import (
    ALL,
    Activate,
    Advance,
    Alter,
    BoostIcons,
    Call,
    Cancel,
    ChangeForm,
    Declare,
    Defeat,
    EndGame,
    Engage,
    Exhaust,
    Extreme,
    Flip,
    MoveActive,
    PayPrinted,
    Pick,
    Prevent,
    Ready,
    Ref,
    ResolveAbility,
    TakeControl,
    TakeForm,
    Unlog,
)
from . import stats
from .able import also_attacked, can_be_dealt
from .activation import attack_also, attack_instead, begin_activation, boost_card, declare_defender
from .admit import attach_targets
from .attack import basic_attack
from .choose import chosen, verb_seats, verb_targets, wanted
from .control import blank
from .cost import FREE, FREELY, NO_RESOURCES, can_pay_printed, occupied, pay, printed_need
from .decks import lose, win
from .defeat import check_defeated, defeat_all, turned_over
from .enter import engage, enter_with, keep_limits, starting_threat, too_many
from .forms import sides_to
from .icons import icons_on
from .readying import one_by_one, readying
from .results import ASKED, BEGUN, DONE, LAST, NOTHING, announce, fail, finish, note_effect, report, result, runs
from .select import seats, select, value
from .status import shed
from .threat import advance, place_threat, top_of_deck
from .zones import attach, control, discard, show, take_up_deck


@runs(Exhaust)
def exhaust(s: Table, f: Frame) -> None:
    """rr:exhausted rr:then rr:response"""
    _turn(s, f, True, "Exhausted")


@runs(Ready)
def ready(s: Table, f: Frame) -> None:
    """rr:ready rr:then rr:response"""
    _turn(s, f, False, "Readied")


def _turn(s: Table, f: Frame, exhausted: bool, event: str) -> None:
    """Cards are turned sideways or upright. rr:exhausted rr:ready"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.what, sc)
    if got is None:
        return
    tried = wanted(s, op.what, sc, got)
    if f.pc == 0 and got and not exhausted and one_by_one(s):
        f.pc = LAST
        s.push(readying, cards=got, player=sc.you)
        return
    if f.pc == LAST:
        got = f.mem["result"]
    for c in got if f.pc == 0 else ():
        s.play[c].exhausted = exhausted
        s.note("exhaust" if exhausted else "ready", c)
    finish(s, f, tried, len(got), got)
    for c in got:
        announce(s, event, c, c, sc.you)


def change_form(s: Table, seat: int, to: str = "") -> None:
    """Turn the identity card, to that side if it has several; damage, statuses, attachments and readiness stay.
    rr:form-change-form rr:flip"""
    inst = s.identity(seat)
    show(s, inst.id, FACES[to or OTHER_SIDE[inst.face.code]])
    if "blank" in s.mods or s.lasting:
        blank(s)
    s.note("form", seat, inst.face.kind)
    shed(s)
    check_defeated(s)
    announce(s, "FormChanged", inst.id, inst.id, seat)


@runs(ChangeForm)
def do_change_form(s: Table, f: Frame) -> None:
    """Whose identity has several sides of that form chooses one. rr:form-change-form rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        m["left"] = tuple(p for p in seats(s, op.who, sc) if sides_to(s, p, op.to))
        m["n"], f.pc = len(m["left"]), BEGUN
    elif f.pc == ASKED:
        change_form(s, m["left"][0], s.take()[1].value)
        m["left"], f.pc = m["left"][1:], BEGUN
        return
    if m["left"]:
        p = m["left"][0]
        sides = sides_to(s, p, op.to)
        if len(sides) > 1:
            f.pc = ASKED
            options = [Option("change_form", s.players[p].identity, value=code) for code in sides]
            s.ask(Decision(s.decider(p), "form", options, about=sc.source))
            return
        m["left"] = m["left"][1:]
        change_form(s, p, *sides)
        return
    finish(s, f, 1, m["n"])


@runs(Engage)
def do_engage(s: Table, f: Frame) -> None:
    """rr:engage rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    got = verb_targets(s, f, op.minion, sc)
    if got is None:
        return
    who = verb_seats(s, f, op.player, sc, can=lambda p: any(s.play[c].engaged != -1 - p for c in got))
    if who is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        s.push(engage, card=c, seat=who[0])
    m.clear()


@runs(TakeControl)
def take_control(s: Table, f: Frame) -> None:
    """rr:ownership-and-control: same state, new play area; what is attached goes along.
    rr:ally-limit"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.card, sc)
    if got is None:
        return
    who = verb_seats(s, f, op.by, sc, can=lambda p: any(s.play[c].controller != -1 - p for c in got))
    if who is None:
        return
    for c in got:
        s.note("controls", who[0], c)
        control(s, c, who[0])
        for x in s.play[c].attached:
            if s.play[x].face.player_card:
                control(s, x, who[0])
    finish(s, f, 1, len(got), got)
    for c in got:
        for x in (c, *s.play[c].attached):
            kind = s.play[x].face.kind
            if s.play[x].controller == who[0] and too_many(s, who[0], kind):
                s.push(keep_limits, seat=who[0], kind=kind, card=c)


@runs(Defeat)
def defeat(s: Table, f: Frame) -> None:
    """rr:defeat rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = verb_targets(s, f, op.who, sc)
        if got is None:
            return
        f.pc = LAST
        if got:
            s.push(
                defeat_all,
                who=got,
                source=stats.performer(s, sc.source, sc.you),
                player=sc.you,
                events=(),
                attack=0,
                forced=True,
            )
            return
    finish(s, f, 1, len(f.mem["t"]), f.mem["t"])


@runs(Declare)
def declare(s: Table, f: Frame) -> None:
    """A hero makes a basic defense, an ally becomes the defender; nobody exhausts for it. rr:defend-defense rr:then"""
    op: Any = f.op
    got = verb_targets(s, f, op.who, s.scopes[f.scope])
    if got is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        s.note("defend", c)
        declare_defender(s, s.events[s.activations[-1]], c, basic=True)


@runs(Flip)
def flip(s: Table, f: Frame) -> None:
    """rr:flip: it stays the same card in play; of another type, it keeps nothing that lay on it.
    rr:form-change-form: if it grants a form, that form has changed
    rr:double-sided-card"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.card, sc)
    if got is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        inst, new = s.play[c], _back(s, c)
        if inst.face.identity:
            change_form(s, inst.controller)
            continue
        if new.kind != inst.face.kind:
            for x in (*inst.attached, *inst.under, *inst.boosts):
                discard(s, x)
            inst.damage = inst.threat = inst.stunned = inst.confused = inst.tough = 0
            inst.counters.clear()
            inst.engaged = NOBODY
            if new.kind == "minion":
                s.push(engage, card=c, seat=s.lead(c) if new.engages_first else sc.you)
            if new.first_controls:
                inst.controller = s.first
        old = inst.face.kind
        show(s, c, new)
        if "blank" in s.mods or s.lasting:
            blank(s)
        if new.kind != old or new.kind == "side_scheme":
            _turned_into(s, c, sc)
        s.note("flip", c)
        if op.hit_points is not None:  # before anybody asks whether it is defeated
            inst.damage = max(0, stats.max_hp(s, c) - value(s, op.hit_points, sc))
        enter_with(s, c)
        shed(s)
        check_defeated(s)
        if "form" in new.keywords:
            announce(s, "FormChanged", c, c, inst.controller)
    for c in reversed(got):
        if s.play[c].controller == SCENARIO:
            turned_over(s, c)


def _turned_into(s: Table, c: int, sc: Scope) -> None:
    """A side scheme, or a card of another type, begins as one that enters play: with its starting threat and hinder, with
    toughness, and attached to what it names. rr:flip rr:hinder-x rr:toughness rr:attach-to"""
    face = s.play[c].face
    if face.kind == "side_scheme":
        s.play[c].threat = starting_threat(s, c)
    if face.kind == "minion" and stats.keyword(s, c, "toughness"):
        s.play[c].tough = 1
        s.note("status", c, "tough")
    if face.attach is not None:
        for host in attach_targets(s, sc.you, c, face)[:1]:
            attach(s, c, host)
    if n := stats.keyword_n(s, c, "hinder"):
        s.push(place_threat, scheme=c, n=n, source=c, player=NOBODY, why="hinder")


def _back(s: Table, c: int) -> Face:
    """The side of a card that does not show; of one that has no other, the card facedown, or faceup again. rr:flip"""
    face = s.play[c].face
    if face.turned:
        return s.front(c)
    return FACES[OTHER_SIDE[face.code]] if face.code in OTHER_SIDE else turned_face(face)


@runs(TakeForm)
def take_form(s: Table, f: Frame) -> None:
    """Nobody is in two forms of one sort. rr:form-change-form rr:flip rr:then"""
    op: Any = f.op
    got = verb_targets(s, f, op.card, s.scopes[f.scope])
    if got is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        seat, form = s.play[c].controller, s.front(c).keywords["form"]
        for x in [i.id for i in s.play.values() if i.controller == seat and i.face.keywords.get("form") == form]:
            show(s, x, turned_face(s.play[x].face))
        show(s, c, s.front(c))
        s.note("flip", c)
        shed(s)
        check_defeated(s)
        announce(s, "FormChanged", c, c, seat)


@runs(Activate)
def activate(s: Table, f: Frame) -> None:
    """rr:activation: the villain first, then minions in the order "you" choose.
    rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        target = _attacked(s, f, op.against, sc)
        if target is None:
            return
        m["target"] = target
        m["vs"] = s.play[target].controller if target >= 0 else (seats(s, op.against, sc) or [sc.you])[0]
        m["own"] = isinstance(op.against, Pick) and op.against.kind == "engaged player"
        for k in ("activated", "attacked", "damage", "threat", "undefended"):
            sc.results.pop(k, None)
        if isinstance(op.who, Pick) and isinstance(op.who.take, Extreme):
            best = chosen(s, f, op.who, sc, slot="best")
            if best is None:
                return
        m["done"] = ()
        m["n"] = len(_activated(s, f, op, sc))
        f.pc = BEGUN
    if f.pc == ASKED:
        c = s.take()[1].target
        f.pc = BEGUN
    else:
        # read anew each time: a minion that engages meanwhile activates, too. rr:minion
        left = [c for c in _activated(s, f, op, sc) if c in s.play and _stay(s, c) not in m["done"]]
        first = [c for c in left if s.play[c].face.kind == "villain"] or left
        if len(first) > 1:
            f.pc = ASKED
            who = s.first if m["own"] else s.decider(m["vs"])
            options = [Option("activate", sc.source, c) for c in first]
            s.ask(Decision(who, "order", options, about=sc.source, ask=ordering(options)))
            return
        c = first[0] if first else NONE
    vs = s.play[c].engaged if m["own"] and c != NONE else m["vs"]
    if c != NONE and not s.players[vs].out:
        m["done"] = (*m["done"], _stay(s, c))
        more = value(s, op.more, sc)
        if s.play[c].controller != SCENARIO:
            _strikes(s, c, vs, f.scope)
            return
        begin_activation(s, c, vs, op.how, m["target"], report=f.scope, more=more, boost=op.boost, gains=op.gains)
        return
    tried, did, things = sc.results.get("activated", (m["n"], 0, ()))
    finish(s, f, tried, did, things)


def _strikes(s: Table, who: int, vs: int, scope: int) -> None:
    """A hero or ally attacks a player: not an enemy activation, so nobody defends. faq:nebula-hero-pack:old-rivals:1
    rr:attack-player-ability-type rr:cannot"""
    target = s.players[vs].identity
    if not stats.cannot(s, who, "attack", target) and can_be_dealt(s, target, who):
        s.push(basic_attack, who=who, target=target, seat=s.play[who].controller, report=scope)


def _activated(s: Table, f: Frame, op: Any, sc: Scope) -> list[int]:
    """The enemies that activate: as they are now, or the one that was chosen among the strongest. rr:activation
    rr:choose-game-element"""
    return list(f.mem["best"]) if "best" in f.mem else select(s, op.who, sc)


def _stay(s: Table, card: int) -> tuple[int, int]:
    """One stay in play of a minion; a villain is the same through all its stages.
    rr:villain-villain-deck rr:in-play-and-out-of-play"""
    return card, s.play[card].version if s.play[card].face.kind == "minion" else 0


def _attacked(s: Table, f: Frame, against: Any, sc: Scope) -> int | None:
    """The character that is attacked instead of a player's identity, if one is named. rr:attacks-against-allies"""
    if not isinstance(against, Pick | Ref) or (isinstance(against, Pick) and "player" in against.kind):
        return NONE
    got = chosen(s, f, against, sc, slot="who")
    if got == () and isinstance(against, Pick):  # there is nobody to attack
        fail(s, f)
        return None
    return None if got is None else next((c for c in got if c in s.play), NONE)


@runs(ResolveAbility)
def resolve_ability(s: Table, f: Frame) -> None:
    """Resolve the abilities of that timing on those cards, as their own. rr:special rr:then"""
    from .reveal import abilities

    op: Any = f.op
    sc = s.scopes[f.scope]
    if op.sequence:
        _in_sequence(s, f, op, sc)
        return
    if f.pc == 0:
        got = chosen(s, f, op.of, sc)
        if got is None:
            return
        f.pc = LAST
        sc.results["dealt"] = NOTHING
        f.mem["with"] = tuple(c for c in got if op.timing in s.face(c).by_timing)  # rr:otherwise: none is none resolved
        for c in reversed(f.mem["with"]):
            which = s.face(c).by_timing[op.timing]
            s.push(abilities, card=c, you=sc.you, which=which, event=sc.event, head=True, asker=f.scope)
        return
    finish(s, f, 1, len(f.mem["with"]), f.mem["with"])


def _in_sequence(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """One after the other, each the player's choice; the last one there is knows that it is the final step.
    rr:simultaneous-resolution rr:activation rr:special"""
    from .reveal import abilities

    m = f.mem
    if f.pc == 0:
        got = chosen(s, f, op.of, sc)
        if got is None:
            return
        m["left"] = tuple((c, s.play[c].version) for c in got if op.timing in s.face(c).by_timing)
        m["done"], f.pc = (), BEGUN
    left = [c for c, v in m["left"] if c in s.play and s.play[c].version == v]
    if f.pc == BEGUN and len(left) > 1:
        f.pc = ASKED
        options = [Option("choose", sc.source, c) for c in left]
        s.ask(Decision(s.decider(sc.you), "order", options, sc.source, ask=ordering(options, timing=op.timing)))
        return
    if not left or s.players[sc.you].out:
        finish(s, f, 1, len(m["done"]), m["done"])
        return
    c = s.take()[1].target if f.pc == ASKED else left[0]
    f.pc = BEGUN
    m["left"], m["done"] = tuple(x for x in m["left"] if x[0] != c), (*m["done"], c)
    which = s.face(c).by_timing[op.timing]
    s.push(abilities, card=c, you=sc.you, which=which, event=sc.event, final=len(left) == 1, head=True)


@runs(PayPrinted)
def pay_printed(s: Table, f: Frame) -> None:
    """A cost that is that of another card. Backing out is free while nothing has been spent. rr:cost"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.of, sc, lambda c: can_pay_printed(s, op, c, sc))
        if got is None:
            return
        if not got:
            fail(s, f)
            return
        f.pc = LAST
        m["paid"] = sc.data.pop("paid")
        need = printed_need(s, got[0])
        if need != FREE:
            own, must = occupied(s, (op,), sc), any(m["paid"])
            s.push(pay, f.scope, seat=sc.you, need=need, exclude=own, paying=got[0], keep=FREELY, must=must)
            return
        sc.data["paid"] = NO_RESOURCES
    finish(s, f, 1, 1 if "paid" in sc.data else 0, m["t"])
    sc.data.setdefault("paid", m["paid"])


@runs(Prevent)
def prevent(s: Table, f: Frame) -> None:
    """rr:prevent: less is taken or placed, not less dealt.
    rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    if ev.kind in ("Attacked", "Defended"):  # all that it will deal
        (ev if ev.kind == "Attacked" else s.events[s.activations[-1]]).data["harmless"] = True
        note_effect(s, op, sc)
        finish(s, f, *DONE)
        return
    n = ev.amount if op.n == ALL else min(ev.amount, value(s, op.n, sc))
    ev.amount -= n
    ev.data["prevented"] += n
    s.note("prevent", sc.source, n, ev.kind)
    finish(s, f, n, n)


@runs(Cancel)
def cancel(s: Table, f: Frame) -> None:
    """rr:cancel: the effects do not happen; the card is still revealed, played, paid for.
    rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    if op.what and ev.kind == "Revealed" and s.face(ev.target).certain:
        fail(s, f)
        return
    if op.what == "boost icons":
        n, ev.amount = max(0, ev.amount), 0
        s.note("cancel", sc.source, ev.target, "icons")
        finish(s, f, n, n)
        return
    if op.what:
        ev.data["canceled"] = op.what
        if op.what == "all effects":
            _end_peril(s, ev.id)
    else:
        ev.stopped = "canceled"
    s.note("cancel", sc.source, ev.target, ev.kind)
    finish(s, f, *DONE)


def _end_peril(s: Table, event: int) -> None:
    """Of a card whose effects are all canceled, no keyword is left. rr:peril"""
    for f in s.stack:
        if f.mem.get("event") == event and "peril" in f.mem:
            s.peril = f.mem.pop("peril")


@runs(Unlog)
def unlog(s: Table, f: Frame) -> None:
    """rr:campaign-specific-card rr:then"""
    op: Any = f.op
    for c in select(s, op.card, s.scopes[f.scope]):
        s.happened[f"game:unlogged:{s.codes[c]}"] = 1
    finish(s, f, *DONE)


@runs(Alter)
def alter(s: Table, f: Frame) -> None:
    """rr:alteration-effect: this attack gains overkill, less threat is placed, this card gains surge.
    rr:indirect-damage rr:then rr:surge rr:attacks-against-allies"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events.get(sc.event)
    if op.to is not None and ev is not None:
        got = chosen(s, f, op.to, sc)
        if got is None:
            return
        attack_instead(s, ev, *got[:1])
    if ev is not None:
        note_effect(s, op, sc)
        if op.this_card:
            ev.data["surge"] = True
        else:
            if op.gains:
                ev.data["keywords"] = (*ev.data["keywords"], *op.gains)
            if op.counted is not None and (cards := select(s, op.counted, sc)):
                ev.target, ev.amount = cards[0], icons_on(s, cards[0])
            ev.amount += value(s, op.amount, sc)
            if op.indirect:
                ev.data["indirect"] = True
            if op.stat:
                ev.data["stat"] = op.stat
            if op.excess:
                ev.data["excess"] += value(s, op.excess, sc)
            if op.unhurt:
                ev.data["unhurt"] = True
            if op.also is not None and ev.kind == "Attacked" and "defender" not in ev.data:
                more = [c for c in select(s, op.also, sc) if c not in ev.data["attacked"]]
                ev.data["attacked"] = (*ev.data["attacked"], *more)
            else:
                attack_also(s, ev, also_attacked(s, op, sc))
    report(sc, 1, 1 if ev is not None else 0, result(sc)[2])
    s.done(f)


@runs(BoostIcons)
def boost_icons(s: Table, f: Frame) -> None:
    """Icons of the boost card whose ability this is. rr:boost-boost-icon"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    turned = next((x.mem["turned"] for x in reversed(s.stack) if x.op is boost_card and x.mem["card"] == sc.source), 0)
    n = value(s, op.n, sc) if turned in s.events else 0
    if n:
        s.events[turned].amount += n
        s.note("boost icons", sc.source, n)
    finish(s, f, n, n)


@runs(Advance)
def do_advance(s: Table, f: Frame) -> None:
    """rr:main-scheme-main-scheme-deck"""
    finish(s, f, *DONE)
    s.push(advance, scheme=top_of_deck(s))


@runs(MoveActive)
def move_active(s: Table, f: Frame) -> None:
    """The villain who is the active one already may be chosen: nothing moves then. rr:villain-villain-deck rr:then"""
    op: Any = f.op
    got = chosen(s, f, op.to, s.scopes[f.scope])
    if got is None:
        return
    moved = [c for c in got if c in s.play and c != s.villain]
    for c in moved:
        s.note("active", c)
        take_up_deck(s, c)
    finish(s, f, 1, len(got), got)


@runs(EndGame)
def end_game(s: Table, f: Frame) -> None:
    """rr:winning-the-game"""
    op: Any = f.op
    s.done(f)
    (win if op.won else lose)(s, "card")


CALLS: Final[dict[str, Any]] = {}


@runs(Call)
def call(s: Table, f: Frame) -> None:
    """rr:ability"""
    op: Any = f.op
    s.done(f)
    s.push(CALLS[op.fn](s, s.scopes[f.scope]), f.scope)
