"""All other choices: whom, which die, which token, which card, which of two."""

from __future__ import annotations

from ...dicethrone import vocab as v
from ...dicethrone.following import Steps, parts, value
from ...dicethrone.hero_board import defences_of
from ...dicethrone.odds import FACES, Dice, solver
from ...dicethrone.table import HILL, OFFENSIVE
from ...kernel.decision import Decision, Option
from .dice import Values, changed, replaced, rerolled, total
from .gains import defence, gain, hold, point, removals, run_of, token_worth, transfers, upgrade_gain
from .react import valued
from .seen import Seen


def seat_of(o: Option) -> int:
    return -1 - o.target


# ---- whom
def target(b: Seen, d: Decision) -> Option:
    """Whom the Attack hurts most; a leader brings a card, somebody who falls is out of the way."""
    if all(b.ours(seat_of(o)) for o in d.options):  # an opponent attacks, and we say whom: who defends best
        return max(d.options, key=lambda o: defence(b.board(seat_of(o), b.view["active"]), b.w))
    return max(d.options, key=lambda o: aimed(b, seat_of(o)))


def aimed(b: Seen, seat: int) -> float:
    """What the Attack under way brings against this one."""
    out, a = value((), run_of(b, "activated", b.board(b.seat, seat))), b.attack
    top = max(b.health(x) for x, p in enumerate(b.players) if not p["out"])
    leads = b.view["mode"] == HILL and a is not None and a["attack"] and b.health(seat) == top
    return out + (b.w.card if leads else 0.0)


def player(b: Seen, d: Decision) -> Option:
    """Where it is worth most; harm goes to an opponent, help to oneself."""
    by = {seat_of(o): o for o in d.options}
    card = b.playing()
    if d.about == "transfer" and (best := max(transfers(b), default=None)) and best[3] in by:
        return by[best[3]]
    if card is not None and (remove := next(parts(card.effect, v.Remove), None)):
        found = removals(b, remove)
        return max(d.options, key=lambda o: found.get(seat_of(o), 0.0))
    if card is not None and next(parts(card.effect, v.Prevent), None):
        return max(d.options, key=lambda o: b.suffers(seat_of(o)) if b.ours(seat_of(o)) else -1)
    place = next(parts(card.effect, v.Place), None) if card is not None else None
    helps = place is not None and place.who == v.PLAYER and token_worth(b, b.seat, place.token) > 0
    if b.seat in by and (helps or d.about == v.TEAM):
        return by[b.seat]
    return by.get(b.foe()) or max(d.options, key=lambda o: (not b.ours(seat_of(o)), -b.health(seat_of(o))))


def token(b: Seen, d: Decision) -> Option:
    if d.about == "transfer":
        best = {(x[1], x[2]): x[0] for x in sorted(transfers(b))}
        return max(d.options, key=lambda o: best.get((seat_of(o), o.value), 0.0))
    return max(d.options, key=lambda o: -token_worth(b, seat_of(o), o.value))


# ---- dice
def die(b: Seen, d: Decision) -> Option:
    """The change that leaves the best dice, looking ahead if another one may follow."""
    r = b.roll
    if r is None:
        return d.options[0]
    dice = tuple(r["dice"])
    values = offensive_values(b) if r["purpose"] == OFFENSIVE and b.ours(r["roller"]) else valued(b)
    if values is None:
        return d.options[-1] if d.options[-1].verb == "stop" else d.options[0]
    first = not any(o.verb == "stop" for o in d.options)
    after = ahead(b, values, len(dice)) if first else values
    return max(d.options, key=lambda o: (changed_to(o, dice, after), changed_to(o, dice, values)))


def offensive_values(b: Seen) -> Values:
    """Dice of my own, or of a team-mate, as I would use them with the attempts that are left."""
    assert b.roll is not None
    board = b.board(b.roll["roller"], b.foe())
    values: Values = b.roller.finals(board, b.w).values
    for _ in range(b.roll["left"]):
        values = b.roller.again(board, values)
    return values


def ahead(b: Seen, values: Values, n: int) -> Values:
    """With the second change of a card that makes two."""
    card = b.playing()
    op = next((x for kind in (v.Set, v.Reroll) for x in parts(card.effect, kind)), None) if card else None
    if op is None or op.n < 2:
        return values
    more = rerolled(values, n) if isinstance(op, v.Reroll) else changed(op, values, n)
    return [max(a, c) for a, c in zip(values, more, strict=True)]


def changed_to(o: Option, dice: Dice, values: Values) -> float:
    """What the dice are worth after this."""
    s = solver(len(dice))
    if o.verb == "stop":
        return values[s.where(dice) - s.first]
    if o.verb == "die":
        return values[s.where(replaced(dice, o.ability, int(o.value))) - s.first]
    return total(values[s.where(replaced(dice, o.ability, x)) - s.first] for x in FACES) / 6


# ---- one of several
def either(b: Seen, d: Decision) -> Option:
    """The choice that is worth most, with what comes behind it on a defence."""
    op: v.Either = d.about
    behind = rest_of_defence(b, op)

    def worth(o: Option) -> float:
        steps = op.choices[o.ability].steps
        if behind is None:
            return gain(b, steps)
        r = run_of(b)
        r.roll = tuple(b.roll["dice"]) if b.roll else ()
        return value(steps + behind, r)

    return max(d.options, key=worth)


def rest_of_defence(b: Seen, op: v.Either) -> Steps | None:
    if b.roll is None or b.roll["roller"] != b.seat:
        return None
    for a in defences_of(b.board()):
        for i, step in enumerate(a.effect.steps):
            if any(x is op for x in parts(step, v.Either)):
                return a.effect.steps[i + 1 :]
    return None


# ---- cards
def take(b: Seen, d: Decision) -> Option:
    """The upgrade that brings most. One of the hand that goes into play for nothing saves its price, too."""
    options = [o for o in d.options if o.verb == "take"]

    def worth(o: Option) -> float:
        card = b.card(o.card)
        return upgrade_gain(b, card) + (b.price(card) * point(b) if d.about == "play" else 0.0) if b.fits(card) else 0.0

    return max(options, key=lambda o: (worth(o), -o.card))


def arrange(b: Seen, d: Decision) -> Option:
    """The best card is drawn first."""
    return max(d.options, key=lambda o: (hold(b, b.card(o.card)), -o.card))


def fetch(b: Seen, d: Decision) -> Option:
    wanted = "yes" if b.deck_upgrades() > 0 else "no"
    return next(o for o in d.options if o.verb == wanted)


def companion(b: Seen, d: Decision) -> Option:
    """As often as it does no harm."""
    c = next(x for x in b.hero.companions if x.id == d.about)
    effect = c.throw if d.options[0].verb == "throw" else c.retrieve
    return d.options[0] if gain(b, effect.steps) >= 0 else d.options[-1]
