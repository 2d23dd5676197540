"""What a card in hand is worth, and what a resource is best made of."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ...vs.vocab import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, Card
from .seen import Seen


def keep(b: Seen, card: int) -> float:
    """A card in my hand, in points of endurance."""
    d = b.definition(card)
    return b.w.card if d is None else keep_worth(b, d)


def keep_worth(b: Seen, d: Card) -> float:
    if d.type == CHARACTER:
        return character_worth(b, d)
    if d.type == EQUIPMENT:
        return 1.5 if b.mine else 1.0
    if d.type == LOCATION:
        return 0.8  # it has to lie in the row
    return 1.6 if d.cost <= b.resources + 1 else 1.2


def character_worth(b: Seen, d: Card) -> float:
    """One that continues the curve is worth most; one whose name I have in play makes a power-up."""
    if not d.army and (here := b.my_names.get(d.name.en)) is not None and d.cost <= here.cost + 1:
        return b.w.spare
    soon = b.resources + 1 if b.phase in ("draw", "resource", "setup") else b.resources + 2
    late = d.cost - soon
    if late >= 0:
        return max(1.0, b.w.curve - b.w.early * late) + 0.2 * d.cost
    return max(0.8, 2.2 + b.w.past * late + 0.1 * d.cost)


def in_row(b: Seen, d: Card) -> float:
    """What it is worth as a face-down resource, beyond being one."""
    if d.type == LOCATION:
        there = any(x == b.seat and up.name.en == d.name.en for x, up in b.lasting)
        return 0.2 if there else 3.0 if d.cost <= b.resources + 2 else 2.0
    return 1.5 if d.type == PLOT_TWIST else 0.0


def resource(b: Seen, d: Decision) -> Option:
    """Always one: the card that is better there than in the hand. Of characters of one cost one is enough."""
    held = [x for _, x in b.held()]

    def gain(o: Option) -> float:
        card = b.definition(o.card)
        if card is None:
            return -9.0
        same = sum(x.type == CHARACTER and x.cost == card.cost for x in held) - 1 if card.type == CHARACTER else 0
        return in_row(b, card) - keep_worth(b, card) + 0.8 * same

    return max((o for o in d.options if o.verb == "resource"), key=gain)


def mulligan(b: Seen, d: Decision) -> Option:
    """Keep a hand with somebody to begin with: two characters for the first four turns, or one for the second or third."""
    costs = {x.cost for _, x in b.held() if x.type == CHARACTER}
    good = len(costs & {1, 2, 3, 4}) >= 2 or bool(costs & {2, 3})
    return next(o for o in d.options if o.verb == ("keep" if good else "mulligan"))


def keep_all(b: Seen, d: Decision) -> Option:
    return next(o for o in d.options if o.verb == "keep")


def worst(b: Seen, d: Decision) -> Option:
    """The card that I miss least."""
    return min(d.options, key=lambda o: (keep(b, o.card) if o.card >= 0 else 99.0, o.card))


def strongest(b: Seen, d: Decision) -> Option:
    """The character that is worth most on the table."""

    def worth(o: Option) -> float:
        card = b.definition(o.card)
        return 0.0 if card is None else b.body(card.cost, card.atk, card.defense)

    return max(d.options, key=worth)


def best(b: Seen, d: Decision) -> Option:
    """The card that I want most."""
    return max(d.options, key=lambda o: keep(b, o.card) if o.card >= 0 else 0.0)
