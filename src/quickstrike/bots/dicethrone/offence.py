"""The offensive roll phase of the seat itself: roll, keep, play dice cards, declare."""

from __future__ import annotations

from ...dicethrone.odds import solver
from ...kernel.decision import Decision, Option
from .dice import op_of
from .gains import cost, gain
from .main import net_of
from .roll import Cards, on_dice
from .seen import Seen


def dice_cards(b: Seen) -> dict[int, float]:
    """The dice cards of my hand that I can pay, with what each costs beyond what else it does."""
    out: dict[int, float] = {}
    for c in b.hand:
        card = b.card(c)
        op = op_of(card.effect)
        if op is None or b.price(card) > b.points or any(b.count(t) < n for t, n in card.tokens):
            continue
        besides = tuple(x for x in card.effect.steps if x is not op)
        out[c] = cost(b, card) - (gain(b, besides) if besides else 0.0)
    return out


def usable_cards(b: Seen, found: dict[int, float]) -> Cards:
    """As the roller weighs them; those that work on somebody's defence or on other people's dice are none of them."""
    out = []
    for c, price in found.items():
        op = op_of(b.card(c).effect)
        if op is not None and on_mine(op):
            out.append((op, round(price, 3)))
    return tuple(sorted(out, key=repr))


def on_mine(op: object) -> bool:
    """Does it work on my own offensive dice?"""
    return getattr(op, "whose", "") != "opponent" and getattr(op, "kind", "offensive") == "offensive"


def roll_phase(b: Seen, d: Decision) -> Option:
    assert b.roll is not None
    dice, left = tuple(b.roll["dice"]), b.roll["left"]
    verbs = {o.verb: o for o in d.options}
    if not dice:
        return verbs["roll"]
    board, found = b.board(), dice_cards(b)
    if left:
        kept = b.roller.keep(board, b.w, usable_cards(b, found), dice, left)
        if len(kept) < len(dice):
            value = "".join(map(str, kept)) or "-"
            return next(o for o in d.options if o.verb == "keep" and o.value == value)
    at = solver().where(dice) - solver().first
    finals = b.roller.finals(board, b.w)
    return card_for(b, d, found, at) or declaration(
        d, finals.abilities[finals.chosen[at]].id if finals.chosen[at] >= 0 else ""
    )


def declaration(d: Decision, name: str) -> Option:
    return next(
        (o for o in d.options if o.verb == "declare" and o.value == name),
        next(o for o in d.options if o.verb == "decline"),
    )


def card_for(b: Seen, d: Decision, found: dict[int, float], at: int) -> Option | None:
    """The card that makes most of these final dice, if that is worth its price."""
    board = b.board()
    values = b.roller.finals(board, b.w).values
    best, most = None, b.p.least
    for o in d.options:
        if o.verb != "play":
            continue
        card = b.card(o.card)
        op = op_of(card.effect)
        if op is not None and o.card in found:
            net = on_dice(b.roller, board, b.w, op)[at] - values[at] - found[o.card]
        elif card.timing == "upgrade":
            net = upgraded(b, o, at) - values[at]
        else:
            continue
        if net > most:
            best, most = o, net
    return best


def upgraded(b: Seen, o: Option, at: int) -> float:
    """What these dice are worth with an upgrade that may be played in a roll phase."""
    card = b.card(o.card)
    board = b.board_with({card.space: card.level})
    return b.roller.finals(board, b.w).values[at] + net_of(b, o)
