"""Windows: when to answer what happens, with what. In each window only what belongs there is weighed, so that points
and cards are not spent before it is known what they are needed for."""

from __future__ import annotations

from functools import cache, lru_cache

from ...dicethrone import vocab as v
from ...dicethrone.following import Run, Steps, parts, results, value
from ...dicethrone.hero_board import Board, abilities_of, defences_of
from ...dicethrone.loading import CARDS
from ...dicethrone.odds import DICE, solver
from ...dicethrone.patterns import tier
from ...dicethrone.table import BONUS, DEFENSIVE, OFFENSIVE
from ...dicethrone.weights import Weights
from ...dicethrone.worth import finals, worth
from ...kernel.decision import Decision, Option
from ...kernel.ops import Op
from .dice import Values, best_again, op_of, played
from .gains import cost, defence_worth, run_of
from .main import net_of
from .seen import Same, Seen

WHEN: dict[str, tuple[type[Op], ...]] = {
    "activated": (v.Undefendable,),
    "attacked": (v.Defend, v.Undefendable),
    "last": (v.Prevent, v.Survive, v.Add, v.Damage, v.Remove),
    "isolated": (v.Prevent, v.Survive),
    "then": (v.Prevent, v.Survive),
    "after": (v.AttackAgain,),
    "card": (v.Draw, v.Points, v.Heal),
    "before": (v.Draw, v.Points, v.Heal, v.Prevent),
}
"""Which words make an action worth a thought in which window. Prevention waits for the last one, where the total is
known; what lets one defend has to come before."""
TAKES = (v.Remove, v.Transfer, v.Steal)


def react(b: Seen, d: Decision) -> Option:
    if d.about in ("declared", "dice"):
        return on_dice(b, d)
    best, most = d.options[-1], b.p.least  # pass
    for o in d.options[:-1]:
        if o.verb != "discard_for" and belongs(b, o, d.about) and (net := net_of(b, o, d.about)) > most:
            best, most = o, net
    return best


@cache
def speaks_of(effect: Same, kinds: tuple[type[Op], ...]) -> bool:
    return any(True for kind in kinds for _ in parts(effect.x, kind))


def belongs(b: Seen, o: Option, window: str) -> bool:
    if window == "card" and not threatened(b):
        return False
    effects = [b.card(o.card).effect] if o.verb == "play" else [s.effect for s in b.token(o.value).spend]
    return any(speaks_of(Same(e), WHEN.get(window, ())) for e in effects)


def threatened(b: Seen) -> bool:
    """Does an opponent play a card that takes tokens away?"""
    return any(speaks_of(Same(CARDS[code].effect), TAKES) for x in b.opponents for code in b.players[x]["playing"])


# ---- the defence
def defend(b: Seen, d: Decision) -> Option:
    """The ability that is worth most; no defence only if each of them does harm."""
    known = {a.id: a for a in defences_of(b.board())}
    found = [(defence_worth(b, known[o.value]), -i, o) for i, o in enumerate(d.options) if o.verb == "defence"]
    most, _, best = max(found, key=lambda x: x[:2])
    return best if most >= value((), run_of(b)) else next(o for o in d.options if o.verb == "decline")


# ---- dice on the table
def on_dice(b: Seen, d: Decision) -> Option:
    """The card that does most for me, or against whoever rolled. One's own offensive dice were seen to before."""
    nothing, r = d.options[-1], b.roll
    if r is None or (r["purpose"] == OFFENSIVE and b.ours(r["roller"])) or not any(touches(b, o) for o in d.options):
        return nothing
    if (values := valued(b)) is None:
        return nothing
    n = len(r["dice"])
    at = solver(n).where(r["dice"]) - solver(n).first
    now = declared_worth(b, values[at])
    best, most = nothing, b.p.least
    for o in d.options:
        if o.verb == "play" and (net := card_net(b, o, values, n, at, now)) > most:
            best, most = o, net
    return best


def touches(b: Seen, o: Option) -> bool:
    """Is this a card that `card_net` knows something about?"""
    if o.verb != "play":
        return False
    effect = b.card(o.card).effect
    return op_of(effect) is not None or speaks_of(Same(effect), (v.Mark,))


def card_net(b: Seen, o: Option, values: Values, n: int, at: int, now: float) -> float:
    """What a card makes of the dice on the table, beyond its price."""
    card = b.card(o.card)
    assert b.roll is not None
    mine = b.ours(b.roll["roller"])
    if (op := op_of(card.effect)) is not None and (mine or not isinstance(op, v.Attempt)):
        return changed_by(op, tuple(values), n)[at] - now - cost(b, card)
    if mine and speaks_of(Same(card.effect), (v.Mark,)) and (steps := steps_behind(b)) is not None:
        run = run_for(b, b.seat)
        run.roll = tuple(b.roll["dice"])
        return value(card.effect.steps + steps, run) - now - cost(b, card)
    return 0.0


def valued(b: Seen) -> Values | None:
    """What each result of the dice on the table would be worth to me; None where the bot can't tell."""
    r = b.roll
    assert r is not None
    if r["purpose"] == OFFENSIVE:
        return against(b.board(r["roller"], b.seat), b.w, r["left"])
    steps = steps_behind(b)
    if steps is None:
        return None
    out = results(solver(len(r["dice"])), steps, run_for(b, r["roller"]))
    return out if b.ours(r["roller"]) else [-x for x in out]


def run_for(b: Seen, seat: int) -> Run:
    """The moment as the one who rolls the dice would see it."""
    if seat == b.seat:
        return run_of(b)
    r = Run(b.board(seat, b.seat), b.w)
    if (w := b.incoming(seat)) is not None:
        r.incoming, r.all = w["total"], w["all"]
    return r


@lru_cache(maxsize=512)
def changed_by(op: Op, values: tuple[float, ...], n: int) -> Values:
    return played(op, values, n, best_again(n))


@lru_cache(maxsize=512)
def against(board: Board, w: Weights, left: int) -> Values:
    """An opponent's dice, as they would use them with the attempts they have left if somebody changes them."""
    values: Values = finals(board, w).values
    for _ in range(left):
        values = best_again(DICE)(values)
    return tuple(-x for x in values)


def declared_worth(b: Seen, otherwise: float) -> float:
    """What the dice are worth to me as they are: an opponent has declared what they do with them."""
    r = b.roll
    assert r is not None
    if r["purpose"] != OFFENSIVE:
        return otherwise
    board, dice = b.board(r["roller"], b.seat), tuple(r["dice"])
    a = next((x for x in abilities_of(board) if x.id == b.view["declared"]), None)
    shown = tier(a.tiers, dice, board.hero.faces) if a else 0  # somebody may have changed them already
    return -worth(a, shown, board, dice, b.w) if a and shown else otherwise


def steps_behind(b: Seen) -> Steps | None:
    """What is done with the dice on the table: the effect of a defence, or of an ability behind its roll."""
    r = b.roll
    assert r is not None
    board: Board = b.board(r["roller"])
    if r["purpose"] == DEFENSIVE:
        ability = next((a for a in defences_of(board) if a.id == b.view["declared"]), None)
        return None if ability is None else tuple(x for x in ability.effect.steps if not rolls_again(x))
    a = b.attack
    if r["purpose"] != BONUS or a is None or a["attacker"] != r["roller"] or b.view["incoming"]:
        return None
    steps: Steps = next((x.effect.steps for x in abilities_of(board) if x.id == a["ability"]), ())
    at = next((i for i, x in enumerate(steps) if isinstance(x, v.Roll) and x.dice == len(r["dice"])), None)
    return None if at is None else steps[at + 1 :]


def rolls_again(op: Op) -> bool:
    return speaks_of(Same(op), (v.Attempt,))


def attempt(b: Seen, d: Decision) -> Option:
    """One more attempt: the best keep, or stop."""
    stop, r = next(o for o in d.options if o.verb == "stop"), b.roll
    if r is None or r["purpose"] == OFFENSIVE or (values := valued(b)) is None:
        return stop
    s = solver(len(r["dice"]))
    at = s.where(r["dice"])
    best = s.solve(values, 1)[1].best[at]
    wanted = "".join(map(str, s.sets[best])) or "-"
    return stop if best == at else next(o for o in d.options if o.verb == "keep" and o.value == wanted)
