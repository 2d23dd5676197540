"""Main phases: which cards to play, tokens to spend and cards to sell; which card to part with."""

from __future__ import annotations

from ...dicethrone import vocab as v
from ...kernel.decision import Decision, Option
from .dice import op_of, total
from .gains import cost, crowded, gain, hold, point, spent, upgrade_gain
from .seen import Seen


def main_phase(b: Seen, d: Decision) -> Option:
    """The action that brings most beyond its price, by the points it takes; else something to sell; else go on."""
    best, most = None, 0.0
    for o in d.options:
        if o.verb in ("play", "spend", "discard_for"):
            net = net_of(b, o)
            if net > b.p.least and (each := net / (1 + points_of(b, o))) > most:
                best, most = o, each
    if best is not None:
        return best
    return selling(b, d) or next(o for o in d.options if o.verb == "next")


def points_of(b: Seen, o: Option) -> int:
    return b.price(b.card(o.card)) if o.verb == "play" else 0


def net_of(b: Seen, o: Option, window: str = "") -> float:
    """What doing this brings beyond its price."""
    if o.verb == "spend":
        return spend_net(b, o.value, window)
    card = b.card(o.card)
    if o.verb == "discard_for":
        return discard_net(b, o.value, card, window)
    if card.timing == "upgrade":
        return upgrade_gain(b, card) - b.price(card) * point(b) - b.p.hold_upgrade * crowded(b)
    if op_of(card.effect) is not None:
        return 0.0  # dice cards are for dice
    return gain(b, card.effect.steps, window) - cost(b, card)


def discard_net(b: Seen, name: str, card: v.Card, window: str) -> float:
    """A card for a throw or a retrieval; it could be sold instead. Whoever has cards enough to finish an opponent that
    way does."""
    c = next(x for x in b.hero.companions if x.id == name)
    home = b.me["companions"][name] == b.seat
    throws = (len(b.hand) + home) // 2
    harm = sum(op.n.constant[0] for op in c.throw.steps if isinstance(op, v.Damage) and op.who == v.HOLDER)
    holder = b.foe() if home else b.me["companions"][name]
    if harm * throws >= b.health(holder):
        return b.w.win - hold(b, card)
    return gain(b, (c.throw if home else c.retrieve).steps, window) - max(hold(b, card), point(b))


def spend_net(b: Seen, token: str, window: str) -> float:
    """The best way of spending it that fits the moment."""
    nets = [
        gain(b, s.effect.steps, window) - s.n * spent(b, token)
        for s in b.token(token).spend
        if s.n <= b.count(token) and fits(s, window)
    ]
    return max(nets, default=0.0)


def fits(s: v.Spend, window: str) -> bool:
    when = {
        "": ("any", "main"),
        "before": ("any", "main", "incoming"),
        "activated": ("any", "attack"),
        "attacked": ("any", "attacked"),
        "after": ("any", "after attack"),
    }
    return s.when in when.get(window, ("any", "incoming"))


# ---- selling
def selling(b: Seen, d: Decision) -> Option | None:
    """A card of no use; or the one least needed, if a wanted upgrade can be paid by selling some."""
    if not b.hand:
        return None
    held = sorted((hold(b, b.card(c)), c) for c in b.hand)
    if held[0][0] <= 0:
        return sale(d, held[0][1])
    wanted = [(upgrade_gain(b, card), b.price(card), c) for c in b.upgrades() for card in [b.card(c)]]
    for worth, price, c in sorted(wanted, reverse=True):
        short = price - b.points
        others = [(h, x) for h, x in held if x != c][:short]
        if short <= 0 or len(others) < short:
            continue
        lost = total(h for h, _ in others) - short * point(b)
        if worth / b.turns() > lost and worth - price * point(b) - b.p.hold_upgrade * crowded(b) - lost > b.p.least:
            return sale(d, others[0][1])
    return None


def sale(d: Decision, card: int) -> Option:
    return next(o for o in d.options if o.verb == "sell" and o.card == card)


def discard(b: Seen, d: Decision) -> Option:
    """The card that is worth least in the hand."""
    return min(d.options, key=lambda o: (hold(b, b.card(o.card)), o.card))
