"""With priority: what to play, use, turn up, recruit, propose; else pass."""

from __future__ import annotations

from itertools import combinations

from ...kernel.decision import Decision, Option
from ...vs.builtin import EVASION
from ...vs.loading import CARDS
from ...vs.vocab import CHARACTER, EFFECT, LOCATION, PLOT_TWIST, Card, Cost, Mode, Payment
from .combat import best_attack
from .impact import Impact, mode_impact, outcome
from .keeping import keep
from .matching import From, fitting
from .recruiting import recruit
from .seen import Seen


def priority(b: Seen, d: Decision) -> Option:
    go = {o.verb: o for o in d.options}["pass"]
    chain = b.view["chain"]
    if chain:
        return go if chain[-1]["seat"] == b.seat else answer_chain(b, d) or go
    if b.attack is not None:
        return answer_attack(b, d) or go
    for o in d.options:
        if o.verb == "flip" and worth_flipping(b, o.card):
            return o
    return recruit(b, d) or act(b, d) or (best_attack(b, d.options) if b.my_attack_step() else None) or go


def worth_flipping(b: Seen, card: int) -> bool:
    """Unless one of its name is there already."""
    code = b.code(card)
    return not any(x == b.seat and CARDS[code].name.en == up.name.en for x, up in b.lasting if up.type == LOCATION)


# ---- what an option costs and brings
def modes(b: Seen, o: Option) -> tuple[Card | None, tuple[Mode, ...], tuple[Cost, ...]]:
    """What an option to play or use would do, and its costs."""
    d = b.definition(o.card)
    if d is None:
        return None, (), ()
    if o.verb == "play":
        return d, d.modes, d.costs
    power = d.powers[o.ability]
    assert isinstance(power, Payment)
    return d, (power.mode,), power.costs


def price(b: Seen, costs: tuple[Cost, ...], card: int) -> float:
    """What paying takes from me."""
    total = 0.0
    for c in costs:
        match c.kind:
            case "activate":
                total += spent(b, card)
            case "endurance":
                total += c.n + (b.w.win if b.me["endurance"] <= c.n else 0.0)
            case "discard":
                total += 0.8 * sum(sorted(keep(b, x) for x in b.hand if x != card)[: c.n])
            case "discard this":
                total += keep(b, card)
            case "counter":
                total += c.n * 0.8
            case "ko" | "return" | "stun":
                mine = [f for f in fitting(b, c.sel, From(card)) if f.mine and (c.kind != "stun" or not f.stunned)]
                each = sorted(b.swing(f) if c.kind == "stun" else b.board(f) for f in mine)
                total += sum(each[: c.n]) if mine else 2.0 * c.n
            case "exhaust":
                ready = sorted(spent(b, f.card) for f in fitting(b, c.sel, From(card)) if f.mine and f.ready)
                total += sum(ready[: c.n])
            case "ko this":
                total += b.board(b.fighters[card]) if card in b.fighters else 1.5
            case "stun this":
                total += b.swing(b.fighters[card]) if card in b.fighters else 2.0
    return total


def spent(b: Seen, card: int) -> float:
    """What exhausting it takes: its attack, if it has one to come."""
    f = b.fighters.get(card)
    if f is None:
        return 0.1
    return b.w.tempo * f.atk * 1.2 if f.may_attack() and b.seat in b.to_attack else 0.1


def hold(b: Seen, o: Option) -> float:
    """What the card itself is worth kept: a plot twist is played once."""
    d = b.definition(o.card)
    if o.verb != "play" or d is None or d.ongoing:
        return 0.0
    return b.w.twist


def targets(b: Seen, mode: Mode, card: int) -> list[From]:
    """The ways of choosing its targets, among characters; one way where there is nothing to choose."""
    if not mode.targets or any(s.what != CHARACTER for s in mode.targets):
        return [From(card)]
    first = fitting(b, mode.targets[0], From(card))
    if len(mode.targets) == 1:
        return [From(card, f.card) for f in first]
    second = fitting(b, mode.targets[1], From(card))
    return [From(card, f.card, g.card) for f in first for g in second if f is not g]


def best_impact(b: Seen, o: Option) -> Impact:
    """The best that this option does, by its value and by what becomes of the attack."""
    _, ways, _ = modes(b, o)
    now, best, most = outcome(b), Impact(), -1e9
    for mode in ways:
        for at in targets(b, mode, o.card):
            found = mode_impact(b, mode, at)
            worth = found.value + (outcome(b, found) - now if b.attack is not None else 0.0)
            if worth > most:
                best, most = found, worth
    return best


# ---- without an attack
def act(b: Seen, d: Decision) -> Option | None:
    """A plot twist or power that brings more than it costs, here and now."""
    best, most = None, b.w.least
    for o in d.options:
        if o.verb not in ("play", "use") or o.ability == EVASION:
            continue
        card, ways, costs = modes(b, o)
        if card is None or all(m.needs for m in ways):
            continue
        net = best_impact(b, o).value - price(b, costs, o.card) - hold(b, o)
        if card.ongoing and o.verb == "play":
            net += 2.0
        if net > most:
            best, most = o, net
    return best


def answer_chain(b: Seen, d: Decision) -> Option | None:
    """An effect of somebody else is about to resolve: negate it, if it is worth it."""
    link = b.view["chain"][-1]
    for o in d.options:
        if o.verb in ("play", "use") and o.ability != EVASION:
            _, ways, costs = modes(b, o)
            if any(s.what == EFFECT for m in ways for s in m.targets):
                if danger(b, link) - price(b, costs, o.card) - hold(b, o) > b.w.least:
                    return o
    return None


def danger(b: Seen, link: dict[str, object]) -> float:
    """What an effect of an opponent would cost me, about."""
    code = str(link["code"])
    if link["kind"] in ("power-up", "reinforcement") or not code:
        return 1.0 if b.attack is not None else 0.0
    d = CARDS[code]
    return 2.5 + 0.3 * d.cost if d.type == PLOT_TWIST else 2.0


# ---- during an attack
def answer_attack(b: Seen, d: Decision) -> Option | None:
    """The cheapest set of up to three answers that turns the attack enough to my advantage; its first now."""
    now = outcome(b)
    found: list[tuple[float, Impact, Option]] = []
    for o in d.options:
        if o.verb == "flip" and worth_flipping(b, o.card):
            return o
        if (one := answer(b, o)) is not None:
            found.append((*one, o))
    found.sort(key=lambda x: x[0])
    best, most = None, b.w.least
    for n in (1, 2, 3):
        for group in combinations(found[:7], n):
            total = Impact()
            for _, x, _ in group:
                total.add(x)
            net = total.value + outcome(b, total) - now - sum(cost for cost, _, _ in group)
            if net > most + b.w.more * n:
                best, most = group[0][2], net
    return best


def answer(b: Seen, o: Option) -> tuple[float, Impact] | None:
    """What an option costs in this attack, and what it does."""
    out = Impact()
    match o.verb:
        case "power_up":
            out.atk[o.target], out.defense[o.target] = b.powered
            return keep(b, o.card) * b.w.power_up, out
        case "reinforce":
            out.reinforced = True
            return spent(b, o.card), out
        case "use" if o.ability == EVASION:
            f = b.fighters[o.card]
            out.out.add(o.card)
            return f.cost + 0.5, out
        case "play" | "use":
            card, _, costs = modes(b, o)
            if card is None:
                return None
            found = best_impact(b, o)
            return price(b, costs, o.card) + hold(b, o), found
    return None
