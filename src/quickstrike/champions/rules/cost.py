"""Costs and payment. Whether a cost can be paid is known before anything is paid; how is a sequence of decisions over
the sources in one order; nothing is spent before the last of them, so cancelling is free. rr:cost rr:resource"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import combinations
from typing import Any, Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import skip_to
from ...kernel.state import Frame, Scope
from ..faces import RESOURCES, Face
from ..table import Table
from ..vocab import (
    ALL,
    ENC_DECK,
    ENC_DISCARD,
    Ability,
    AtMost,
    Chosen,
    Damage,
    Discard,
    DiscardUntil,
    Exhaust,
    Generate,
    If,
    In,
    Multiply,
    Num,
    OneFor,
    PayPrinted,
    Pick,
    Ref,
    Self_,
    Spend,
    Top,
    X,
    Yields,
    You,
)
from . import stats
from .able import TARGET, able, can_be_dealt, form_ok, may_choose, pays_with
from .admit import attach_targets
from .alliance import refused
from .asks import payment, serves
from .kinds import CHOSEN
from .results import announce, proc
from .rows import one_each, rows_for
from .select import fits, holds, select, value, zone_cards
from .zones import discard, move

Need = tuple[int, ...]
"""(energy, mental, physical, wild, any, x): x is the resource type of which as many as wanted are spent (4: of any), or
-1; below that, -n, n resources of different types are required."""
Pool = tuple[int, ...]
"""(energy, mental, physical, wild)."""
Source = tuple[int, int]
"""(card, ability): ability NONE means that the card is discarded from hand."""
NO_X: Final = -1
ANY_X: Final = 4
FREE: Final[Need] = (0, 0, 0, 0, 0, NO_X)
NO_RESOURCES: Final[Pool] = (0, 0, 0, 0)
Keep = tuple[int, tuple[int, ...]]
"""How many of these cards must be left in hand."""
FREELY: Final[Keep] = (0, ())
HANDS: Final = tuple(f"hand{p}" for p in range(8))
Reason = tuple[str, str, dict[str, Any]]
"""Why not: (id of the rule, key of the wording, its numbers and names)."""


def need_of(s: Table, cost: tuple[Any, ...], sc: Scope) -> Need:
    """The resources that the `Spend`s of a cost ask for. rr:cost rr:resource rr:x-value"""
    typed, anyway, x = [0, 0, 0, 0], 0, NO_X
    for c in cost:
        if isinstance(c, Spend):
            if isinstance(c.n, Chosen):
                x = RESOURCES.index(c.what[0])
                continue
            if isinstance(c.n, AtMost) and isinstance(c.n.v, Chosen):
                x = ANY_X if c.what[0] == "any" else RESOURCES.index(c.what[0])
                continue
            if c.different:
                x = -value(s, c.n, sc)
                continue
            for r in c.what:
                n = value(s, c.n, sc)
                if r == "any":
                    anyway += n
                else:
                    typed[RESOURCES.index(r)] += n
    return *typed, anyway, x


def anything(n: int) -> Need:
    """That many resources of any type. rr:cost rr:resource"""
    return 0, 0, 0, 0, n, NO_X


def plus(a: Need, b: Need) -> Need:
    """rr:cost rr:x-value rr:requirement-resources"""
    if b == FREE:  # the usual case: a cost is one or the other
        return a
    x = b[5] if b[5] != NO_X else a[5]
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], x  # ditto


def whole_cost(s: Table, seat: int, a: Ability, play: bool = False) -> tuple[Any, ...]:
    """The cost of an ability with what is added to that of attacking, thwarting, defending and playing cards.
    rr:cost rr:labelled-ability"""
    more = stats.added_costs(s, seat, *a.label.split("/"), who=s.players[seat].identity) if a.label else ()
    return a.cost + more + (stats.added_costs(s, seat, "play") if play else ())


def play_cost(s: Table, seat: int, card: int, face: Face) -> int:
    """The resource cost after modifiers. rr:modifiers rr:cost rr:per-player-icon"""
    cost = (face.cost or 0) * (s.started if face.facts.get("cost_per_hero") else 1)  # rr:per-player-icon
    return stats.modified(s, card, "COST", cost, stats.own_cost(s, seat, card, face) if face.own_costs else 0)


def discount(s: Table, host: int) -> int:
    """By how much an upgrade is cheaper that is played on that card. rr:modifiers rr:attach-to"""
    return stats.modified(s, host, "DISCOUNT", 0)


def discounts(s: Table, seat: int, card: int, face: Face) -> dict[int, int]:
    """From each card that this one could be attached to, to what is taken off its cost there; nothing, if that is the
    same everywhere. rr:cost rr:attach-to"""
    if "DISCOUNT" not in s.mods or face.kind != "upgrade" or face.attach is None:
        return {}
    found = {c: discount(s, c) for c in attach_targets(s, seat, card, face)}
    return found if any(found.values()) else {}


def x_cost(s: Table, seat: int, card: int, face: Face) -> int:
    """By how much the cost of a card whose printed cost is X differs from X. rr:x-value rr:modifiers"""
    big = 1000  # the number is not known yet, and no modifier may take it below 0
    return stats.modified(s, card, "COST", big, stats.own_cost(s, seat, card, face) if face.own_costs else 0) - big


def play_costs(s: Table, seat: int, face: Face, ability: int) -> tuple[Any, ...]:
    """What playing a card costs besides its printed cost. rr:cost"""
    if ability != NONE:
        return whole_cost(s, seat, face.abilities[ability], play=True)
    return stats.added_costs(s, seat, "play")


def play_need(s: Table, seat: int, card: int, face: Face, less: Any = 0) -> Need:
    """less: by how much the ability that plays it reduces the cost, or ALL. rr:cost rr:requirement-resources"""
    if less == ALL:
        return FREE
    if face.plain_cost:  # mostly
        return 0, 0, 0, 0, max(0, stats.modified(s, card, "COST", face.cost or 0) - less), NO_X
    if face.x_cost:
        return 0, 0, 0, 0, max(0, x_cost(s, seat, card, face)), ANY_X
    cost = max(0, play_cost(s, seat, card, face) - less)
    req = face.keywords.get("requirement")
    if req is None and not face.pay_only:
        return anything(cost)
    if req is None:  # faq:hulk-hero-pack:crushing-blow:1
        return *(cost * (r == face.pay_only) for r in RESOURCES), 0, NO_X
    typed = [req.of.count(r) for r in RESOURCES]
    return *typed, max(0, cost - sum(typed)), NO_X


# ---- sources -------------------------------------------------------------------------------------------------------
def gives(s: Table, seat: int, card: int, ability: int, paying: int) -> Pool:
    """What a source generates when it is spent for that card. rr:resource-card rr:resource-ability rr:resource
    rr:wild-resource faq:core-set:pepper-potts:3"""
    inst = s.play.get(card)
    face = inst.face if inst is not None else s.front(card)  # `s.face`, without a call
    if ability == NONE and not face.picky:
        return face.resources
    if ability == NONE and face.form_only and face.kind == "resource" and not form_ok(s, seat, face.form_only):
        return NO_RESOURCES
    if ability != NONE:
        sc = Scope(seat, card)
        sc.data["paying"] = paying
        step = face.abilities[ability].steps[0]
        if isinstance(step, If):  # rr:resource-ability: only for a certain sort of cost
            step = step.then if holds(s, step.cond, sc) else step.other
        if not isinstance(step, Generate):
            return NO_RESOURCES
        what = step.what
        if isinstance(what, Top | Pick):
            cards = select(s, what, sc)
            return s.front(cards[0]).resources if cards else NO_RESOURCES
        names = (what,) if isinstance(what, str) else what
        return tuple(sum(n == r for n in names) for r in RESOURCES)
    got: Pool = face.resources
    for c in face.constants:
        if isinstance(c.effect, Multiply) and c.effect.stat == "RESOURCES":
            sc = Scope(seat, card)
            sc.data["paying"] = paying
            if c.while_ is None or holds(s, c.while_, sc):
                k = c.effect.k
                got = tuple(n * k for n in got)
        elif isinstance(c.effect, Yields):
            n = value(s, c.effect.n, Scope(seat, card))
            got = add(got, tuple(n * (r == c.effect.res) for r in RESOURCES))
    return got


def sources(s: Table, seat: int, exclude: int, paying: int) -> list[Source]:
    """What this seat could spend, in the one order in which it is offered: cards in hand, then resource abilities.
    rr:resource rr:resource-ability"""
    out: list[Source] = [(c, NONE) for c in s.zones[HANDS[seat]] if c != exclude]
    for c, inst in s.play.items():
        if inst.face.resource_abilities and (inst.controller == seat or inst.face.for_all) and c != exclude:
            out += sources_of(s, seat, c)
    return out


def add(a: Pool, b: Pool) -> Pool:
    """rr:resource"""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]  # written out: it is asked often


def covers(need: Need, pool: Pool) -> bool:
    """Wild stands for any type, but a wild that is asked for must be wild. rr:wild-resource
    rr:cost rr:resource rr:x-value"""
    e, m, p, w, anyway, x = need
    if x == NO_X and not (e or m or p or w):
        return pool[0] + pool[1] + pool[2] + pool[3] >= anyway  # the usual case
    if x < NO_X:  # beside nothing else: each wild one may be of a type that is not there yet
        return (pool[0] > 0) + (pool[1] > 0) + (pool[2] > 0) + pool[3] >= -x
    wild = pool[3] - w - max(0, e - pool[0]) - max(0, m - pool[1]) - max(0, p - pool[2])
    if x != NO_X and not sum(pool if x == ANY_X else (pool[x], pool[3])):
        return False
    return wild >= 0 and sum(pool) >= sum(need[:5]) + (x != NO_X)


def pool_of(s: Table, seat: int, exclude: int, paying: int, keep: Keep = FREELY) -> Pool:
    """All that this seat could generate; of the cards that other costs take, the least useful ones are kept.
    rr:resource rr:cost"""
    e = m = p = w = 0
    for c in s.zones[HANDS[seat]]:
        if c != exclude:
            f = s.front(c)
            r = f.resources if not f.picky else gives(s, seat, c, NONE, paying)
            e += r[0]
            m += r[1]
            p += r[2]
            w += r[3]
    for c, inst in s.play.items():
        if inst.face.resource_abilities and (inst.controller == seat or inst.face.for_all) and c != exclude:
            for src in sources_of(s, seat, c):
                r = gives(s, seat, src[0], src[1], paying)
                e, m, p, w = e + r[0], m + r[1], p + r[2], w + r[3]
    pool = (e, m, p, w)
    return pool if not keep[0] else max(without(s, seat, pool, keep[1], keep[0], paying), key=sum, default=NO_RESOURCES)


def sources_of(s: Table, seat: int, c: int) -> list[Source]:
    """rr:resource rr:resource-ability"""
    inst = s.play[c]
    return [
        (c, i)
        for i in inst.face.resource_abilities
        if form_ok(s, seat, inst.face.abilities[i].form)
        and limit_left(s, c, i, inst.face.abilities[i].limit)
        and costs_ok(s, inst.face.abilities[i].cost, Scope(seat, c, inst.version)) is None
    ]


def without(s: Table, seat: int, pool: Pool, cards: Iterable[int], n: int, paying: int) -> list[Pool]:
    """What remains of a pool if n of these cards are kept, in every way to choose them; none if they are too few.
    rr:cost"""
    out = []
    for kept in combinations(cards, n):
        left = list(pool)
        for c in kept:
            for i, r in enumerate(gives(s, seat, c, NONE, paying)):
                left[i] -= r
        out.append(tuple(left))
    return out


def too_dear(s: Table, seat: int, need: Need, exclude: int, paying: int, keep: Keep = FREELY) -> Reason | None:
    """Why this seat can't pay that much, or None. rr:cost rr:resource rr:alliance"""
    if keep[0]:
        pool = pool_of(s, seat, exclude, paying)
        if any(covers(need, x) for x in without(s, seat, pool, keep[1], keep[0], paying)):
            return None
        return short(need, pool_of(s, seat, exclude, paying, keep))
    if need == FREE:
        return None
    if need[5] == NO_X and need[:4] == NO_RESOURCES:
        left = need[4]  # the usual case: any resources will do, and the hand alone is mostly enough
        for c in s.zones[HANDS[seat]]:
            if c != exclude:
                left -= s.front(c).worth
                if left <= 0:
                    return None
    pool = pool_of(s, seat, exclude, paying)
    if covers(need, pool):
        return None
    # rr:alliance: others may help; what they hold is hidden, so that they hold something must be enough to try
    helped = (
        paying >= 0
        and "alliance" in s.face(paying).keywords
        and not refused(s, paying)
        and any(sources(s, p, exclude, paying) for p in s.order_in(s.area(s.players[seat].identity)) if p != seat)
    )
    return None if helped else short(need, pool)


def short(need: Need, have: Pool) -> Reason:
    """rr:cost"""
    return "rr:cost", "too dear", {"need": need, "have": have}


# ---- limits --------------------------------------------------------------------------------------------------------
def limit_left(s: Table, card: int, ability: int, limit: str, event: int = 0, seat: int = NONE) -> bool:
    """rr:limit: each copy of an ability, so often per period. event: what sets it off. seat: who uses it."""
    if not limit or card not in s.play:
        return True
    inst = s.play[card]
    return inst.used.get(_limited(s, inst.face.code, ability, limit, event, seat), 0) < 1


def count_limit(s: Table, card: int, ability: int, limit: str, event: int = 0, seat: int = NONE) -> None:
    """rr:limit"""
    if limit and card in s.play:
        inst = s.play[card]
        key = _limited(s, inst.face.code, ability, limit, event, seat)
        inst.used[key] = inst.used.get(key, 0) + 1


def _limited(s: Table, code: str, ability: int, limit: str, event: int, seat: int) -> str:
    """What is counted: the ability in that period; by the aspect of the triggering card or by the player, where the limit
    is one for each. rr:limit"""
    if limit == "player":
        return f"{code}.{ability} {seat}:round"
    if limit != "aspect":
        return f"{code}.{ability}:{limit}"
    aspect = s.face(s.events[event].target).aspect if event in s.events else ""
    return f"{code}.{ability} {aspect}:round"


# ---- the other costs -----------------------------------------------------------------------------------------------
UNPAID: Final = {"Exhaust": ("rr:exhausted", "exhausted"), "Heal": ("rr:cost", "nothing to heal")}


def costs_ok(s: Table, cost: tuple[Any, ...], sc: Scope, also: Need = FREE) -> Reason | None:
    """Why a cost can't be paid now, or None. All of it must be payable at once. also: resources asked for besides.
    rr:cost rr:exhausted rr:initiating-abilities"""
    for c in cost:
        if isinstance(c, Spend):
            continue
        if type(c) in CHOSEN and (why := _one_for_each(s, c, sc)) is not None:
            return why
        if isinstance(c, Damage) and isinstance(c.to, You):
            identity = s.play.get(s.players[sc.you].identity)  # rr:cost: damage taken as a cost must all be taken
            if identity is None or identity.tough or not can_be_dealt(s, identity.id):
                return "rr:cost", "damage would not be taken", {}
        elif isinstance(c, DiscardUntil):
            known = (*zone_cards(s, c.deck, sc), *(zone_cards(s, ENC_DISCARD, sc) if c.deck == ENC_DECK else ()))
            if not any(fits(s, c.find, x, sc) for x in known):
                return "rr:cost", "cost", {}  # no such card is left
        elif isinstance(c, PayPrinted):
            there = [x for x in select(s, c.of, sc) if may_choose(s, c, x, sc)]
            if not there:
                return "rr:target", "no target", {}
            if not any(can_pay_printed(s, c, x, sc, also) for x in there):
                need = min((plus(also, printed_need(s, x)) for x in there), key=sum)
                return short(need, pool_of(s, sc.you, occupied(s, cost, sc), there[0]))
        elif type(c) in TARGET:
            sel, n = getattr(c, TARGET[type(c)]), 1
            if isinstance(sel, Ref):
                continue  # what was chosen for the cost: see `Choose`
            if isinstance(sel, Pick) and isinstance(sel.take, Num) and sel.take.n != X:
                n = value(s, sel.take.n, sc)
            there = select(s, sel, sc)
            if (have := len([x for x in there if pays_with(s, c, x, sc)])) < n:
                name = type(c).__name__
                if name == "RemoveCounters":
                    most = max((s.play[x].counters.get(c.kind, 0) for x in there if x in s.play), default=0)
                    wanted = value(s, c.n, sc) if isinstance(c.n, int) else 1
                    return "rr:cost", "no counters", {"kind": c.kind, "need": wanted, "have": most}
                if name == "Discard" and isinstance(sel, Pick):
                    return "rr:cost", "too few cards", {"need": n, "have": have}
                return *UNPAID.get(name, ("rr:cost", "cost")), {}
        elif not able(s, c, sc):
            return "rr:cost", "cost", {}
    need = plus(also, need_of(s, cost, sc))
    if need == FREE:
        return None
    if from_hand(cost):
        pool = hand_pool(s, sc.you, occupied(s, cost, sc), sc.source)
        return None if covers(need, pool) else short(need, pool)
    return too_dear(s, sc.you, need, occupied(s, cost, sc), sc.source, kept(s, cost, sc))


def _one_for_each(s: Table, c: Any, sc: Scope) -> Reason | None:
    """A cost that takes one card for each of several descriptions: there must be as many. rr:cost"""
    sel = c.what
    if type(sel) is not Pick or type(sel.take) is not OneFor:
        return None
    can = [
        x for x in select(s, sel, sc) if (pays_with(s, c, x, sc) if isinstance(c, Exhaust) else may_choose(s, c, x, sc))
    ]
    return None if one_each(rows_for(s, sel.take, can, sc)) else ("rr:cost", "cost", {})


def from_hand(cost: tuple[Any, ...]) -> bool:
    """Must it be paid with cards in hand alone? rr:cost rr:resource"""
    return any(isinstance(c, Spend) and c.hand for c in cost)


def hand_pool(s: Table, seat: int, exclude: int, paying: int) -> Pool:
    """What the cards in hand could generate. rr:resource rr:cost"""
    pool = NO_RESOURCES
    for c in s.zones[HANDS[seat]]:
        if c != exclude:
            pool = add(pool, gives(s, seat, c, NONE, paying))
    return pool


def printed_need(s: Table, card: int) -> Need:
    """rr:cost rr:printed"""
    return anything(s.face(card).cost or 0)


def can_pay_printed(s: Table, op: PayPrinted, card: int, sc: Scope, also: Need = FREE) -> bool:
    """The resources are for that card: what counts double for its aspect does so. faq:core-set:make-the-call:1
    rr:cost"""
    own = occupied(s, (op,), sc)
    return may_choose(s, op, card, sc) and too_dear(s, sc.you, plus(also, printed_need(s, card)), own, card) is None


def occupied(s: Table, cost: tuple[Any, ...], sc: Scope) -> int:
    """The card that can't help to pay: the one being played, or one that its own cost exhausts or discards. rr:cost"""
    own = sc.source not in s.play or any(isinstance(x, Self_) for c in cost for x in vars(c).values())
    if own:
        return sc.source
    named = [x for c in cost if isinstance(c, Exhaust) and isinstance(c.what, Pick) for x in select(s, c.what, sc)]
    return named[0] if len(named) == 1 else NONE


def kept(s: Table, cost: tuple[Any, ...], sc: Scope) -> Keep:
    """rr:cost: cards of the hand that are discarded as a cost can't be spent too. (how many, of which)"""
    for c in cost:
        if isinstance(c, Discard) and isinstance(c.cards, Pick) and any(isinstance(x, In) for x in c.cards.where):
            n = value(s, c.cards.take.n, sc) if isinstance(c.cards.take, Num) and c.cards.take.n != X else 1
            hand = s.zones[HANDS[sc.you]]
            cards = tuple(x for x in select(s, c.cards, sc) if x in hand and x != sc.source)
            return (n, cards) if cards else FREELY
    return FREELY


# ---- paying --------------------------------------------------------------------------------------------------------
def begin_pay(s: Table, scope: int, cost: tuple[Any, ...], also: Need = FREE, must: bool = False) -> bool:
    """Ask for the resources of a cost, if it has any; must: they have to be paid, there is no way back. rr:cost"""
    sc = s.scopes[scope]
    need = plus(also, need_of(s, cost, sc))
    if need == FREE and not s.face(sc.source).overpaid:
        sc.data["paid"] = NO_RESOURCES
        return False
    own, keep = occupied(s, cost, sc), kept(s, cost, sc)
    f = s.push(pay, scope, seat=sc.you, need=need, exclude=own, paying=sc.source, keep=keep, must=must)
    if most := next((c.n.n for c in cost if isinstance(c, Spend) and isinstance(c.n, AtMost)), 0):
        f.mem["most"] = most
    if from_hand(cost):
        f.mem["hand"] = True
    return True


pay: Final = proc.steps("pay", "begin_payment", "offer_sources", "take_source")
"""Choose sources until the need is covered. mem: need, exclude, paying, keep, used (sources chosen), seat, helpers,
(hand: only cards in hand).

Sets scope.data["paid"], ["need"] and ["x"]; leaves them unset if the player backs out.
rr:cost rr:resource rr:alliance rr:initiating-abilities"""


@pay.step
def begin_payment(s: Table, f: Frame) -> None:
    """rr:cost"""
    f.mem.update({"used": (), "pool": NO_RESOURCES, "from": 0})


@pay.step
def offer_sources(s: Table, f: Frame) -> None:
    """What could pay the rest of it. rr:cost rr:resource rr:alliance"""
    m, sc = f.mem, s.scopes[f.scope]
    need: Need = m["need"]
    pool: Pool = m["pool"]
    seat: int = m["seat"]
    paying: int = m["paying"]
    there: tuple[Source, ...] | None = m.get("offered")
    if there is None:
        found = sources(s, seat, m["exclude"], paying)
        there = m["offered"] = tuple([x for x in found if x[1] == NONE]) if m.get("hand") else tuple(found)
    covered = covers(need, pool)
    alliance = (
        paying >= 0 and "alliance" in s.face(paying).keywords and len(s.order_in(s.area(s.players[seat].identity))) > 1
    )
    rest = there[m["from"] :]
    each: tuple[Pool, ...] = tuple(
        [
            face.resources if a == NONE and not (face := s.front(c)).picky else gives(s, seat, c, a, paying)
            for c, a in rest  # a card in hand is mostly worth what it shows
        ]
    )
    full = "most" in m and sum(pool) >= m["most"]  # "up to" so many, and that is it
    options = [] if full else _pay_options(s, m, need, rest, each, seat, alliance)
    if covered and not options:
        _spend(s, f, sc)
        return
    helping = m.get("helping")
    if helping and not options:  # nothing more to give: nothing to ask this player
        if _next_helper(s, f, sc):
            skip_to(f, offer_sources)
        else:
            s.done(f)
        return
    if covered or alliance:
        options.append(Option("done"))
    if not helping and not m.get("must"):
        options.append(Option("back"))
    told = (need, pool, paying, m["exclude"], there)
    ask = partial(payment, rest, each, m["used"], m["keep"], alliance, told)
    s.ask(Decision(seat, "pay", options, about=paying, ask=ask))


@pay.step
def take_source(s: Table, f: Frame) -> None:
    """One more source, or that is all: then it is paid, or another player is asked to help, or nothing is paid after
    all. rr:cost rr:alliance rr:initiating-abilities"""
    m, sc = f.mem, s.scopes[f.scope]
    skip_to(f, offer_sources)
    _, o = s.take()
    if o.verb == "done" and covers(m["need"], m["pool"]):
        _spend(s, f, sc)
    elif o.verb == "back" or (o.verb == "done" and not _next_helper(s, f, sc)):
        s.done(f)
    elif o.verb == "pay":
        m["used"] = (*m["used"], (o.card, o.ability, m["seat"]))
        m["pool"] = add(m["pool"], gives(s, m["seat"], o.card, o.ability, m["paying"]))
        m["from"] = m["offered"].index((o.card, o.ability)) + 1


def _pay_options(
    s: Table, m: dict[str, Any], need: Need, rest: tuple[Source, ...], each: tuple[Pool, ...], seat: int, alliance: bool
) -> list[Option]:
    """Sources from here on with which, and with what comes after them, the need can still be covered.
    rr:cost rr:resource rr:alliance"""
    out: list[Option] = []
    n, cards = m["keep"]
    if not n and not alliance and need[5] == NO_X and need[:4] == NO_RESOURCES:  # the usual case: any will do
        worths = [g[0] + g[1] + g[2] + g[3] for g in each]
        beyond = sum(m["pool"]) + sum(worths) - need[4]  # with each of them and all that come after it
        for i, worth in enumerate(worths):
            if beyond < 0:
                break
            if worth:
                c, a = rest[i]
                out.append(Option("pay", c, NONE, a))
                beyond -= worth
        return out
    paying: int = m["paying"]
    pools: list[Pool] = []  # with each of them and all that come after it
    pool: Pool = m["pool"]
    for g in reversed(each):
        pool = add(pool, g)
        pools.append(pool)
    pools.reverse()
    for i, (c, a) in enumerate(rest):
        if not alliance and not covers(need, pools[i]):
            return out  # from here on too little is left
        if n:
            spent = [u[0] for u in m["used"]]
            later = [x for x, _ in rest[i + 1 :] if x in cards]
            free = sum(x not in spent and x not in later and x != c for x in cards)
            if free < n and not any(covers(need, x) for x in without(s, seat, pools[i], later, n - free, paying)):
                continue
        if serves(need, each[i]):
            out.append(Option("pay", c, NONE, a))
    return out


def _next_helper(s: Table, f: Frame, sc: Scope) -> bool:
    """rr:alliance: the next player is asked to help, until the cost is covered or all were asked."""
    m = f.mem
    order = s.order_in(s.area(s.players[sc.you].identity))
    asked = m.get("helping", ())
    left = [p for p in order if p != sc.you and p not in asked and sources(s, p, m["exclude"], m["paying"])]
    if not left:
        return False
    m["helping"], m["seat"], m["from"] = (*asked, left[0]), left[0], 0
    sc.data["helpers"] = True
    m.pop("offered")
    return True


def lay(s: Table, card: int) -> None:
    """A card that is played lies on the table, no more in hand and not in play, before anything is paid.
    rr:initiating-abilities"""
    if s.where[card] != "limbo":
        move(s, card, "limbo")


def _spend(s: Table, f: Frame, sc: Scope) -> None:
    """Everything chosen is spent at once; what was generated beyond the cost is lost. rr:cost rr:resource
    rr:discard rr:resource-card
    rr:alliance rr:x-value rr:player-deck"""
    m = f.mem
    need: Need = m["need"]
    pool: Pool = m["pool"]
    s.done(f)
    if m["paying"] == sc.source and s.where[sc.source].startswith(
        ("hand", "discard")
    ):  # a boost card that asks for them stays
        lay(s, sc.source)
    for card, ability, _ in m.get("used", ()):
        if ability == NONE:
            s.note("spent", card)
            discard(s, card)
        else:
            use_source(s, card, ability)
    sc.data["paid"] = pool
    sc.data["need"] = need
    if need[5] == ANY_X:
        less = x_cost(s, sc.you, m["paying"], s.face(m["paying"]))
        x = sum(pool) - sum(need[:5]) - min(0, less)
        sc.data["x"] = min(x, m["most"]) if "most" in m else x
    elif need[5] >= 0:  # what pays for the rest of the cost is not X
        sc.data["x"] = min(pool[need[5]] + (pool[3] if need[5] < 3 else 0), sum(pool) - sum(need[:5]))
    from .decks import refill

    refill(s)
    for seat in reversed(dict.fromkeys(x[2] for x in m.get("used", ()))):  # rr:alliance: who pays comes before helpers
        spent = tuple(c for c, a, by in m.get("used", ()) if a == NONE and by == seat)
        announce(s, "Spent", s.players[seat].identity, m["paying"], seat, cards=spent)
    for card, ability, seat in m.get("used", ()):
        if ability == NONE:
            announce(s, "Discarded", s.players[seat].identity, card, seat, where=HANDS[seat])


def use_source(s: Table, card: int, ability: int) -> None:
    """Trigger a resource ability: its costs are exhausting, counters and the like, paid at once. rr:resource-ability
    rr:uses-x-type rr:limit"""
    inst = s.play[card]
    a = inst.face.abilities[ability]
    s.note("resource", card, ability)
    count_limit(s, card, ability, a.limit)
    for c in a.cost:
        name = type(c).__name__
        if name == "Exhaust":
            inst.exhausted = True
        elif name == "RemoveCounters":
            inst.counters[c.kind] -= value(s, c.n, Scope(inst.controller, card))
        elif name == "Discard":
            discard(s, card)
        elif name == "Damage":
            from .damage import deal_damage

            deal_damage(s, [(s.players[inst.controller].identity, c.n)], card, inst.controller)
        else:
            raise TypeError(f"{name} can't be the cost of a resource ability")
    if _besides(a) is not None:
        s.push(as_it_generates, card=card, ability=ability, seat=inst.controller)
    used_up(s, card)


def _besides(a: Ability) -> Any:
    """What a resource ability does besides generating resources, or None. rr:resource-ability"""
    step: Any = a.steps[0].then if isinstance(a.steps[0], If) else a.steps[0]
    return step.also if isinstance(step, Generate) else None


@proc
def as_it_generates(s: Table, f: Frame) -> None:
    """What else a resource ability does. mem: card, ability, seat. rr:resource-ability"""
    m = f.mem
    if f.scope:
        s.scopes.pop(f.scope)
        s.done(f)
        return
    f.scope = s.new_scope(Scope(m["seat"], m["card"]))
    s.push(_besides(s.front(m["card"]).abilities[m["ability"]]), f.scope)


def used_up(s: Table, card: int) -> None:
    """rr:uses-x-type: after the last counter is gone, and the effect resolved, the card is discarded. rr:victory-x
    rr:player-deck"""
    inst = s.play.get(card)
    if inst is not None and inst.face.uses is not None and not inst.counters.get(inst.face.uses.kind):
        if stats.keyword(s, card, "victory"):
            move(s, card, "victory")
        else:
            s.note("used up", card)
            discard(s, card)
            from .decks import refill

            refill(s)
