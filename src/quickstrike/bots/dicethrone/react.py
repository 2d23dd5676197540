"""Windows: when to answer what happens, with what. In each window only what belongs there is weighed, so that points
and cards are not spent before it is known what they are needed for."""
from __future__ import annotations

from ...dicethrone import vocab as v
from ...dicethrone.board import defences_of
from ...dicethrone.following import Run, Steps, parts, value
from ...dicethrone.odds import solver
from ...dicethrone.table import BONUS, DEFENSIVE, OFFENSIVE
from ...kernel.decision import Decision, Option
from ...kernel.ops import Op
from .dice import Values, best_again, op_of, played
from .gains import cost, run_of
from .main import net_of
from .seen import Seen

DAMAGE = (v.Prevent, v.Survive, v.Add, v.Damage, v.Defend, v.Undefendable, v.AttackAgain)
WHEN: dict[str, tuple[type[Op], ...]] = {
    "activated": (v.Undefendable,),
    "attacked": (v.Mark, v.Defend),
    "last": (v.Prevent, v.Survive, v.Add, v.Damage, v.Remove),
    "isolated": (v.Prevent, v.Survive),
    "then": (v.Prevent, v.Survive),
    "after": (v.AttackAgain,),
    "card": (v.Draw,),
    "before": (v.Prevent, v.Draw),
}
"""Which words make an action worth a thought in which window. Prevention waits for the last one: then the total is
known; what changes the defence has to come before it."""


def react(b: Seen, d: Decision) -> Option:
    if d.about in ("declared", "dice"):
        return on_dice(b, d)
    best, most = d.options[-1], b.p.least  # pass
    for o in d.options[:-1]:
        if o.verb == "discard_for" or not belongs(b, o, d.about):
            continue
        net = mark_net(b, o) if d.about == "attacked" and marks(b, o) else net_of(b, o, d.about)
        if net > most:
            best, most = o, net
    return best


def effects_of(b: Seen, o: Option) -> list[v.Seq]:
    return [b.card(o.card).effect] if o.verb == "play" else [s.effect for s in b.token(o.value).spend]


def belongs(b: Seen, o: Option, window: str) -> bool:
    if window in ("card", "before") and not threatened(b):
        return False
    return any(True for e in effects_of(b, o) for kind in WHEN[window] for _ in parts(e, kind))


def threatened(b: Seen) -> bool:
    """Does somebody play a card that takes tokens away?"""
    from ...dicethrone.loading import CARDS

    return any(True for x in b.opponents for code in b.players[x]["playing"]
               for kind in (v.Remove, v.Transfer, v.Steal) for _ in parts(CARDS[code].effect, kind))


# ---- the defence
def marks(b: Seen, o: Option) -> bool:
    return any(True for e in effects_of(b, o) for _ in parts(e, v.Mark))


def mark_net(b: Seen, o: Option) -> float:
    """A mark is worth what it makes of the defence that follows."""
    a = b.attack
    if o.verb != "play" or a is None or a["target"] != b.seat or a["ultimate"]:
        return 0.0
    names = {m.name: 1 for m in parts(b.card(o.card).effect, v.Mark)}
    return best_defence(b, names) - best_defence(b, {}) - cost(b, b.card(o.card))


def best_defence(b: Seen, numbers: dict[str, int]) -> float:
    return max((defence_worth(b, a, numbers) for a in defences_of(b.board())), default=0.0)


def defence_worth(b: Seen, a: v.Ability, numbers: dict[str, int] | None = None) -> float:
    """What a defensive ability is worth against what is incoming, before its roll."""
    return value((v.Roll(a.dice), *a.effect.steps), defending(b, numbers))


def defending(b: Seen, numbers: dict[str, int] | None = None) -> Run:
    r = run_of(b)
    r.marks = (*r.marks, *(numbers or {}))
    return r


def defend(b: Seen, d: Decision) -> Option:
    """The ability that is worth most; no defence only if each of them does harm."""
    known = {a.id: a for a in defences_of(b.board())}
    found = [(defence_worth(b, known[o.value]), -i, o) for i, o in enumerate(d.options) if o.verb == "defence"]
    worth, _, best = max(found, key=lambda x: x[:2])
    decline = next(o for o in d.options if o.verb == "decline")
    return best if worth >= value((), defending(b)) else decline


# ---- dice on the table
def on_dice(b: Seen, d: Decision) -> Option:
    """The dice card that does most for me, or against whoever rolled; one's own offensive dice were seen to before."""
    pass_ = d.options[-1]
    r = b.roll
    if r is None or (r["purpose"] == OFFENSIVE and b.ours(r["roller"])):
        return pass_
    values = valued(b)
    if values is None:
        return pass_
    n, dice = len(r["dice"]), tuple(r["dice"])
    at = solver(n).where(dice) - solver(n).first
    best, most = pass_, b.p.least
    for o in d.options:
        if o.verb != "play" or (op := op_of(b.card(o.card).effect)) is None:
            continue
        if isinstance(op, v.Attempt) and not b.ours(r["roller"]):
            continue
        net = played(op, values, n, best_again(n))[at] - values[at] - cost(b, b.card(o.card))
        if net > most:
            best, most = o, net
    return best


def valued(b: Seen) -> Values | None:
    """What each result of the dice on the table would be worth to me; None where the bot can't tell."""
    r = b.roll
    assert r is not None
    if r["purpose"] == OFFENSIVE:
        return against(b, r["roller"], r["left"])
    steps = steps_behind(b)
    if steps is None:
        return None
    roller, n = r["roller"], len(r["dice"])
    ours = b.ours(roller)
    out = []
    for dice in solver(n).finals:
        run = run_for(b, roller)
        run.roll = dice
        worth = value(steps, run)
        out.append(worth if ours else -worth)
    return out


def run_for(b: Seen, seat: int) -> Run:
    if seat == b.seat:
        return run_of(b)
    r = Run(b.board(seat, b.seat), b.w)
    a = b.attack
    if a is not None and a["target"] == seat and (w := b.incoming(seat)) is not None:
        r.incoming, r.less, r.halves, r.all = w["total"], 0, 0, w["all"]
    return r


def against(b: Seen, seat: int, left: int) -> Values:
    """An opponent's declared dice, as he would use them: with his attempts, if somebody changes them."""
    from ...dicethrone.worth import finals

    values: Values = finals(b.board(seat, b.seat), b.w).values
    for _ in range(left):
        values = best_again(5)(values)
    return [-x for x in values]


def steps_behind(b: Seen) -> Steps | None:
    """What is done with the dice on the table: the effect of a defence, or of an ability behind its roll."""
    r = b.roll
    assert r is not None
    n = len(r["dice"])
    board = b.board(r["roller"])
    if r["purpose"] == DEFENSIVE:
        ability = next((a for a in defences_of(board) if a.dice == n), None)
        return None if ability is None else tuple(x for x in ability.effect.steps if not rolls_again(x))
    a = b.attack
    if r["purpose"] != BONUS or a is None or a["attacker"] != r["roller"] or b.view["incoming"]:
        return None
    known = next((x for level in board.levels_of("offensive", "ultimate") for x in level.abilities
                  if x.id == a["ability"]), None)
    steps = known.effect.steps if known else ()
    at = next((i for i, x in enumerate(steps) if isinstance(x, v.Roll) and x.dice == n), None)
    return None if at is None else steps[at + 1:]


def rolls_again(op: Op) -> bool:
    return any(True for _ in parts(op, v.Attempt))


def attempt(b: Seen, d: Decision) -> Option:
    """One more attempt: the best keep, or stop."""
    stop = next(o for o in d.options if o.verb == "stop")
    values, r = valued(b), b.roll
    if values is None or r is None:
        return stop
    s = solver(len(r["dice"]))
    if not b.ours(r["roller"]):
        return stop
    at = s.where(r["dice"])
    best = s.solve(values, 1)[1].best[at]
    value_ = "".join(map(str, s.sets[best])) or "-"
    return stop if best == at else next(o for o in d.options if o.verb == "keep" and o.value == value_)
