"""My turn: the next step towards the plan. First what costs no card, then the plan's cards, then the other form."""

from __future__ import annotations

from typing import Final

from ...champions import vocab as w
from ...champions.faces import FACES
from ...kernel.decision import NONE, Decision, Option
from .cards import spends
from .judge import Judge
from .pay import cheapest
from .plan import Plan, make_plan, places, spare, struck_back
from .sorted_table import Board, Piece
from .weights import CARD, DAMAGE, THREAT

EARLY: Final = 300.0
BODY: Final = 200.0
ACT: Final = 100.0
EVENT: Final = 50.0
"""The order of a turn: draw, then put cards into play, then exhaust them, then events."""
FITS: Final = 6.0
"""Between a blow at whom the plan has it strike and one at somebody else."""


def choose_turn(b: Board, d: Decision) -> Option:
    plan = make_plan(b, d.options)
    best, chosen = 0.0, None
    for o in d.options:
        v = score(b, o, plan)
        if v > best:
            best, chosen = v, o
    if chosen is not None:
        return chosen
    last = ("change_form" if plan.flip else "end_turn", "decline")
    found = next((o for o in d.options if o.verb in last), None)
    return found or next(o for o in d.options if o.verb == "end_turn")  # an effect may forbid to change form


def score(b: Board, o: Option, plan: Plan) -> float:
    """Above 0: worth doing now; the higher the sooner."""
    match o.verb:
        case "play":
            return _play(b, o, plan)
        case "use":
            return _use(b, o, plan)
        case "attack":
            return _attack(b, o, plan)
        case "thwart":
            return _thwart(b, o, plan)
        case "recover":
            return ACT + 1.0 if plan.basic == "recover" and b.me["damage"] else 0.0
    return 0.0


def _play(b: Board, o: Option, plan: Plan) -> float:
    if o.card not in plan.cards:
        return 0.0
    face = b.face(o.card)
    assert face is not None
    if face.kind == "ally" and places(b) <= 0 and any(_may_act(b, p) for p in b.allies):
        return EVENT + 10 - (face.cost or 0)  # somebody will go for it, who acts before
    first = any(isinstance(s, w.Until) for a in face.abilities for s in a.steps)
    return (EVENT if face.kind == "event" and not first else BODY) + 10 - (face.cost or 0) - (50 if first else 0)


def _may_act(b: Board, p: Piece) -> bool:
    return not p["exhausted"] and bool(p.get("atk", 0) or p.get("thw", 0))


def _use(b: Board, o: Option, plan: Plan) -> float:
    if o.card not in b.pieces:  # a card in hand that gets rid of itself
        return ACT + 0.5
    face = FACES[b.pieces[o.card]["code"]]
    a = face.abilities[o.ability]
    j = Judge(b, o.card)
    got = j.steps(a.steps)
    if any(isinstance(s, w.PutCounters) and s.kind == "energy" for s in a.steps):
        got += _charge(b, o.card)
    price = 0.0
    for c in a.cost:
        match c:
            case w.Spend(what=what):
                price += sum(cheapest(b, r, plan.cards) for r in what)
            case w.PayPrinted() if b.own_top is not None:
                price += (b.own_top.cost or 0) * cheapest(b, "any", plan.cards)
            case w.RemoveCounters():
                price += 0.6
            case w.Discard(cards=w.Self_()):
                price += _held_back(b, o, plan, got)
            case w.Discard():
                price += CARD * 0.7
            case w.Heal():
                got += b.mend(1)
            case w.Damage():
                price += sum(
                    b.wound(j.number(c.n)) if p is b.me else -j.damage(p, j.number(c.n)) for p in j.found(c.to)
                )
            case w.Exhaust():
                price += sum(_act(b, p) for p in j.found(c.what))
    if got - price <= 0.05:
        return 0.0
    draws = any(isinstance(s, (w.Draw, w.Look, w.Until)) for s in a.steps)
    return (EARLY if draws and not spends(a.cost) else ACT) + got - price


def _act(b: Board, p: Piece) -> float:
    """What somebody could do instead of being exhausted for an ability."""
    if p["exhausted"] or p["kind"] not in ("ally", "hero"):
        return 0.0
    return b.action if p is b.me else max(DAMAGE * p.get("atk", 0), THREAT * p.get("thw", 0))


def _charge(b: Board, card: int) -> float:
    """Energy for a blow later: two damage for each, up to ten."""
    have = b.pieces[card]["counters"].get("energy", 0)
    energy = max((FACES[c["code"]].resources[0] + FACES[c["code"]].resources[3] for c in b.hand), default=0)
    return 2.0 * min(energy, 5 - have) - 0.3 if have < 5 and energy > 1 else 0.0


def _held_back(b: Board, o: Option, plan: Plan, got: float) -> float:
    """What it costs to use something up that could wait for a better moment."""
    counters = sum(b.pieces[o.card]["counters"].values())
    if plan.win:
        return 0.0
    return 1.0 if counters == 0 else 0.5 if counters >= 4 else got


def _attack(b: Board, o: Option, plan: Plan) -> float:
    p = b.pieces[o.card]
    mine = o.card == b.me["id"]
    if o.target == NONE:  # only to lose the stun
        return ACT + 0.5 if not mine or plan.basic == "clear" else 0.0
    if (mine and plan.basic in ("recover", "clear")) or o.card in plan.thwarters:
        return 0.0
    j = Judge(b, o.card)
    j.label = "attack"
    target = b.pieces[o.target]
    got = j.damage(target, p["atk"]) - (0.0 if plan.win else spare(b, p, "attack_cost"))
    if plan.win and target["kind"] == "villain":
        got += 20.0
    elif back := b.retaliation(target):
        got -= struck_back(b, p, back)
    if got <= 0.2:
        return 0.0
    fits = (o.target, p["atk"]) in plan.path.dealt(plan.blows)
    return ACT + got - (0.0 if fits else FITS)  # so that it is weighed against abilities as it is


def _thwart(b: Board, o: Option, plan: Plan) -> float:
    p = b.pieces[o.card]
    mine = o.card == b.me["id"]
    if o.target == NONE:  # only to lose the confusion
        return ACT + 0.5 if mine and plan.basic == "clear" else 0.0
    if mine and plan.basic in ("recover", "clear"):
        return 0.0
    got = b.thwart_worth(b.pieces[o.target], p["thw"]) - spare(b, p, "thwart_cost")
    if o.card in plan.thwarters:
        return ACT + max(0.3, plan.path.wanted(o.target, p["thw"], plan.thwart))
    attacks = p.get("atk", 0) and not plan.win
    return ACT + got - 20 if got > 0.2 and not (attacks or plan.win) else 0.0
