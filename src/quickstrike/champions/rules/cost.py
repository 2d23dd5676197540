"""Costs and payment. Whether a cost can be paid is known before anything is paid; how is a row of decisions over
the sources in one order; nothing is spent before the last of them, so backing out is free. rr:cost rr:resource"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ..faces import FACES, RESOURCES, Face
from ..table import Table
from ..vocab import Chosen, Damage, Discard, Generate, Heal, In, Multiply, Num, Pick, Spend, Top, You
from . import stats
from .able import able, can_be_dealt, form_ok
from .base import proc
from .select import holds, select, value
from .zones import discard

Need = tuple[int, int, int, int, int, int]
"""(energy, mental, physical, wild, any, x): x is the resource type of which as many as wanted are spent, or -1."""
Pool = tuple[int, int, int, int]
Source = tuple[int, int]
"""(card, ability): ability NONE means that the card is discarded from hand."""
FREE: Need = (0, 0, 0, 0, 0, -1)
HANDS = tuple(f"hand{p}" for p in range(8))
Reason = tuple[str, str, dict[str, Any]]
"""Why not: (id of the rule, key of the wording, its numbers and names)."""


def need_of(s: Table, cost: tuple[Any, ...], sc: Scope) -> Need:
    """The resources that the `Spend`s of a cost ask for."""
    typed, anyway, x = [0, 0, 0, 0], 0, -1
    for c in cost:
        if isinstance(c, Spend):
            if isinstance(c.n, Chosen):
                x = RESOURCES.index(c.what[0])
                continue
            for r in c.what:
                n = value(s, c.n, sc)
                if r == "any":
                    anyway += n
                else:
                    typed[RESOURCES.index(r)] += n
    return typed[0], typed[1], typed[2], typed[3], anyway, x


def play_cost(s: Table, seat: int, card: int, face: Face) -> int:
    """The resource cost after modifiers. rr:modifiers"""
    cost = face.cost or 0
    if s.lasting or "COST" in s.mods or "*COST" in s.mods or "=COST" in s.mods:
        return stats.modified(s, card, "COST", cost)
    return cost


def play_need(s: Table, seat: int, card: int, face: Face) -> Need:
    cost = play_cost(s, seat, card, face)
    req = face.keywords.get("requirement")
    if req is None:
        return 0, 0, 0, 0, cost, -1
    typed = [req.of.count(r) for r in RESOURCES]
    return typed[0], typed[1], typed[2], typed[3], max(0, cost - sum(typed)), -1


# ---- sources -------------------------------------------------------------------------------------------------------
def gives(s: Table, seat: int, card: int, ability: int, paying: int) -> Pool:
    """What a source generates when it is spent on that card. rr:resource-card"""
    face = s.face(card)
    if ability == NONE and not face.constants:
        return face.resources
    if ability != NONE:
        what = next(st.what for st in face.abilities[ability].steps if isinstance(st, Generate))
        if isinstance(what, Top):
            cards = select(s, what, Scope(seat, card))
            return FACES[s.codes[cards[0]]].resources if cards else (0, 0, 0, 0)
        names = (what,) if isinstance(what, str) else what
        return tuple(sum(n == r for n in names) for r in RESOURCES)
    got = face.resources
    for c in face.constants:
        if isinstance(c.effect, Multiply) and c.effect.stat == "RESOURCES":
            sc = Scope(seat, card)
            sc.data["paying"] = paying
            if c.while_ is None or holds(s, c.while_, sc):
                k = c.effect.k
                got = (got[0] * k, got[1] * k, got[2] * k, got[3] * k)
    return got


def sources(s: Table, seat: int, exclude: int, paying: int) -> list[Source]:
    """What this seat could spend, in the one order in which it is offered: cards in hand, then resource abilities."""
    out: list[Source] = [(c, NONE) for c in s.zones[f"hand{seat}"] if c != exclude]
    for c, inst in s.play.items():
        if inst.controller == seat and inst.face.resource_abilities:
            for i in inst.face.resource_abilities:
                a = inst.face.abilities[i]
                if (
                    form_ok(s, seat, a.form)
                    and limit_left(s, c, i, a.limit)
                    and c != exclude
                    and costs_ok(s, a.cost, Scope(seat, c, inst.version)) is None
                ):
                    out.append((c, i))
    return out


def add(a: Pool, b: Pool) -> Pool:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def covers(need: Need, pool: Pool) -> bool:
    """Wild stands for any type, but a wild that is asked for must be wild. rr:wild-resource"""
    e, m, p, w, anyway, x = need
    wild = pool[3] - w
    if wild < 0:
        return False
    wild -= max(0, e - pool[0]) + max(0, m - pool[1]) + max(0, p - pool[2])
    if x >= 0 and pool[x] + (pool[3] if x < 3 else 0) < 1:
        return False
    return wild >= 0 and sum(pool) >= e + m + p + w + anyway


def pool_of(s: Table, seat: int, exclude: int, paying: int) -> Pool:
    e = m = p = w = 0
    for c in s.zones[f"hand{seat}"]:
        if c != exclude:
            f = FACES[s.codes[c]]
            r = f.resources if not f.constants else gives(s, seat, c, NONE, paying)
            e += r[0]
            m += r[1]
            p += r[2]
            w += r[3]
    for c, inst in s.play.items():
        if inst.face.resource_abilities and inst.controller == seat:
            for src in sources_of(s, seat, c):
                r = gives(s, seat, src[0], src[1], paying)
                e, m, p, w = e + r[0], m + r[1], p + r[2], w + r[3]
    return e, m, p, w


def sources_of(s: Table, seat: int, c: int) -> list[Source]:
    inst = s.play[c]
    return [
        (c, i)
        for i in inst.face.resource_abilities
        if form_ok(s, seat, inst.face.abilities[i].form)
        and limit_left(s, c, i, inst.face.abilities[i].limit)
        and costs_ok(s, inst.face.abilities[i].cost, Scope(seat, c, inst.version)) is None
    ]


def payable(s: Table, seat: int, need: Need, exclude: int, paying: int) -> bool:
    if need == FREE:
        return True
    if need[4] and need[5] < 0 and not (need[0] or need[1] or need[2] or need[3]):
        left = need[4]  # the usual case: any resources will do, and the hand alone is mostly enough
        for c in s.zones[HANDS[seat]]:
            if c != exclude:
                left -= FACES[s.codes[c]].worth
                if left <= 0:
                    return True
    pool = pool_of(s, seat, exclude, paying)
    if covers(need, pool):
        return True
    # rr:alliance: others may help; what they hold is hidden, so that they hold something must be enough to try
    return (
        paying >= 0
        and "alliance" in s.face(paying).keywords
        and any(s.zones[f"hand{p}"] for p in s.order() if p != seat)
    )


# ---- limits --------------------------------------------------------------------------------------------------------
def limit_left(s: Table, card: int, ability: int, limit: str) -> bool:
    """rr:limit: each copy of an ability, so often per period."""
    if not limit or card not in s.play:
        return True
    inst = s.play[card]
    return inst.used.get(f"{inst.face.code}.{ability}:{limit}", 0) < 1


def count_limit(s: Table, card: int, ability: int, limit: str) -> None:
    if limit and card in s.play:
        inst = s.play[card]
        key = f"{inst.face.code}.{ability}:{limit}"
        inst.used[key] = inst.used.get(key, 0) + 1


# ---- the other costs -----------------------------------------------------------------------------------------------
def costs_ok(s: Table, cost: tuple[Any, ...], sc: Scope, paying: int = NONE) -> Reason | None:
    """Why a cost can't be paid now, or None. All of it must be payable at once."""
    need = FREE
    for c in cost:
        if isinstance(c, Spend):
            need = need_of(s, cost, sc)
        elif isinstance(c, Damage) and isinstance(c.to, You):
            identity = s.play.get(s.players[sc.you].identity)  # rr:cost: damage taken as a cost must all be taken
            if identity is None or identity.tough or not can_be_dealt(s, identity.id):
                return "rr:cost", "damage would not be taken", {}
        elif isinstance(c, Heal):
            if not any(s.play[x].damage >= value(s, c.n, sc) for x in select(s, c.who, sc) if x in s.play):
                return "rr:cost", "nothing to heal", {}
        elif isinstance(c, Discard) and isinstance(c.cards, Pick) and any(isinstance(x, In) for x in c.cards.where):
            n = value(s, c.cards.take.n, sc) if isinstance(c.cards.take, Num) else 1
            if len([x for x in select(s, c.cards, sc) if x != sc.source]) < n:
                return "rr:cost", "too few cards", {"need": n}
        elif type(c).__name__ == "TakeCounters":
            if not any(
                s.play[x].counters.get(c.kind, 0) >= value(s, c.n, sc) for x in select(s, c.from_, sc) if x in s.play
            ):
                return "rr:cost", "no counters", {"kind": c.kind}
        elif not able(s, c, sc):
            if type(c).__name__ == "Exhaust":
                return "rr:exhausted", "exhausted", {}
            return "rr:cost", "cost", {}
    if need != FREE:
        paying = sc.source if paying == NONE else paying
        hand = hand_discard(cost)
        if hand is not None:  # one card is discarded as a cost and so can't be spent
            if not any(payable(s, sc.you, need, x, paying) for x in select(s, hand, sc) if x != sc.source):
                return short(s, sc.you, need, sc.source, paying)
        elif not payable(s, sc.you, need, sc.source, paying):
            return short(s, sc.you, need, sc.source, paying)
    return None


def hand_discard(cost: tuple[Any, ...]) -> Any:
    return next(
        (
            c.cards
            for c in cost
            if isinstance(c, Discard) and isinstance(c.cards, Pick) and any(isinstance(x, In) for x in c.cards.where)
        ),
        None,
    )


def short(s: Table, seat: int, need: Need, exclude: int, paying: int) -> Reason:
    return "rr:cost", "too dear", {"need": need, "have": pool_of(s, seat, exclude, paying)}


# ---- paying --------------------------------------------------------------------------------------------------------
@proc
def pay(s: Table, f: Frame) -> None:
    """Choose sources until the need is covered. mem: need, exclude, paying, used (sources chosen), seat, helpers.

    Sets scope.data["paid"], ["cost"] and ["x"]; leaves them unset if the player backs out.
    """
    m, sc = f.mem, s.scopes[f.scope]
    need: Need = m["need"]
    seat: int = m["seat"]
    if f.pc == 0:
        m["used"], m["pool"], m["from"], f.pc = (), (0, 0, 0, 0), 0, 1
        m["free"] = sum(need) == -1 and need[5] < 0
    if f.pc == 2:
        _, o = s.take()
        f.pc = 1
        if o.verb == "back":
            s.stack.pop()
            return
        if o.verb == "done":
            if covers(need, m["pool"]):
                _spend(s, f, sc)
                return
            if not _next_helper(s, f, sc):
                s.stack.pop()  # rr:initiating-abilities 5: not payable after all: nothing is paid
            return
        found = [tuple(x) for x in m["offered"]]
        i = found.index((o.card, o.ability))
        m["used"] = (*m["used"], (o.card, o.ability, seat))
        m["pool"] = add(m["pool"], gives(s, seat, o.card, o.ability, m["paying"]))
        m["from"] = i + 1
    if m["free"]:
        _spend(s, f, sc)
        return
    if "offered" not in m:
        m["offered"] = tuple(sources(s, seat, m["exclude"], m["paying"]))
    offered: tuple[Source, ...] = m["offered"]
    covered = covers(need, m["pool"])
    alliance = m["paying"] >= 0 and "alliance" in s.face(m["paying"]).keywords and len(s.order()) > 1
    options = _pay_options(s, m, need, offered, seat, alliance)
    if covered and not options:
        _spend(s, f, sc)
        return
    if covered or alliance:
        options.append(Option("done"))
    if not m.get("helping") and not m.get("must"):
        options.append(Option("back"))
    f.pc = 2
    s.ask(Decision(seat, "pay", options, about=m["paying"]))


def _pay_options(
    s: Table, m: dict[str, Any], need: Need, offered: tuple[Source, ...], seat: int, alliance: bool
) -> list[Option]:
    """Sources from here on with which, and with what comes after them, the need can still be covered."""
    rest = offered[m["from"] :]
    tail: list[Pool] = [(0, 0, 0, 0)]
    for c, a in reversed(rest):
        tail.append(add(tail[-1], gives(s, seat, c, a, m["paying"])))
    tail.reverse()
    x = need[5]
    out = []
    for i, (c, a) in enumerate(rest):
        if not alliance and not covers(need, add(m["pool"], tail[i])):
            break  # from here on too little is left
        g = gives(s, seat, c, a, m["paying"])
        if sum(g) and (x < 0 or g[x] or g[3] or sum(need[:5])):
            out.append(Option("pay", c, NONE, a))
    return out


def _next_helper(s: Table, f: Frame, sc: Scope) -> bool:
    """rr:alliance: the next player is asked to help, until the cost is covered or all were asked."""
    m = f.mem
    order = s.order()
    asked = m.get("helping", ())
    left = [p for p in order if p != sc.you and p not in asked and sources(s, p, m["exclude"], m["paying"])]
    if not left:
        return False
    m["helping"], m["seat"], m["from"] = (*asked, left[0]), left[0], 0
    m.pop("offered")
    return True


def _spend(s: Table, f: Frame, sc: Scope) -> None:
    """Everything chosen is spent at once; what was generated beyond the cost is lost."""
    m = f.mem
    need: Need = m["need"]
    pool: Pool = m["pool"]
    s.stack.pop()
    for card, ability, _ in m.get("used", ()):
        if ability == NONE:
            s.note("spent", card)
            discard(s, card)
        else:
            use_source(s, card, ability)
    sc.data["paid"] = pool
    sc.data["cost"] = sum(need[:5]) + (1 if need[5] >= 0 else 0)
    if need[5] >= 0:
        sc.data["x"] = pool[need[5]] + (pool[3] if need[5] < 3 else 0)
    from .decks import refill

    refill(s)


def use_source(s: Table, card: int, ability: int) -> None:
    """Trigger a resource ability: its costs are exhausting, counters and the like, paid at once."""
    inst = s.play[card]
    a = inst.face.abilities[ability]
    s.note("resource", card, ability)
    count_limit(s, card, ability, a.limit)
    for c in a.cost:
        name = type(c).__name__
        if name == "Exhaust":
            inst.exhausted = True
        elif name == "TakeCounters":
            inst.counters[c.kind] -= value(s, c.n, Scope(inst.controller, card))
        elif name == "Discard":
            discard(s, card)
        else:
            raise TypeError(f"{name} can't be the cost of a resource ability")
    used_up(s, card)


def used_up(s: Table, card: int) -> None:
    """rr:uses-x-type: after the last counter is gone, and the effect resolved, the card is discarded. rr:victory-x"""
    inst = s.play.get(card)
    if inst is not None and inst.face.uses is not None and inst.counters.get(inst.face.uses.kind, 0) <= 0:
        if stats.keyword(s, card, "victory"):
            from .zones import move

            move(s, card, "victory")
        else:
            s.note("used up", card)
            discard(s, card)
