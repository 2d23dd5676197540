"""What effects bring: how they change the attack under way, and what they are worth besides."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...kernel.ops import Op
from ...vs import vocab as v
from ...vs.table import FRONT
from .matching import From, fitting, holds, meant, number
from .seen import Fighter, Seen


class Impact:
    """value: in points of endurance, for me. The rest is about the attack: more ATK and DEF by card, who leaves it, who
    cannot be stunned, whether the defender is reinforced."""

    __slots__ = ("atk", "defense", "out", "reinforced", "safe", "value")

    def __init__(self, value: float = 0.0) -> None:
        self.value, self.reinforced = value, False
        self.atk: dict[int, int] = {}
        self.defense: dict[int, int] = {}
        self.out: set[int] = set()
        self.safe: set[int] = set()

    def add(self, other: Impact) -> Impact:
        self.value += other.value
        self.reinforced |= other.reinforced
        self.out |= other.out
        self.safe |= other.safe
        for mine, more in ((self.atk, other.atk), (self.defense, other.defense)):
            for card, n in more.items():
                mine[card] = mine.get(card, 0) + n
        return self


def impact(b: Seen, ops: Iterable[Op], at: From) -> Impact:
    total = Impact()
    for op in ops:
        weigh = WEIGHS.get(type(op))
        if weigh is not None:
            weigh(b, op, at, total)
    return total


def mode_impact(b: Seen, mode: v.Mode, at: From) -> Impact:
    return impact(b, mode.effect.steps, at) if holds(b, mode.test, at) else Impact()


# ---- the attack as it stands
def outcome(b: Seen, more: Impact | None = None) -> float:
    """What the attack under way would bring me if nothing else happened; more: with that besides."""
    a, more = b.attack, more or Impact()
    if a is None:
        return 0.0
    attackers = [b.fighters[c] for c in a["attackers"] if c not in more.out]
    mine = a["seat"] == b.seat
    if not attackers:
        return 0.0
    total = sum(max(0, f.atk + more.atk.get(f.card, 0)) for f in attackers)
    if a["player"] >= 0:
        loss = b.threat(a["player"], total)
        return loss if mine else -loss if a["player"] == b.seat else 0.0
    d = b.fighters.get(a["defender"])
    if d is None or d.card in more.out:
        return 0.0
    worth = 0.0
    wall = max(0, d.defense + more.defense.get(d.card, 0))
    if total >= wall and d.card not in more.safe:
        through = 0 if a["team"] or a["reinforced"] or more.reinforced else total - wall
        worth += sided(b, d, b.threat(d.seat, b.swing(d) + through))
    back = max(0, d.atk + more.atk.get(d.card, 0))
    hit = [f for f in attackers if back >= max(0, f.defense + more.defense.get(f.card, 0)) and f.card not in more.safe]
    if hit:
        f = max(hit, key=b.swing)
        worth += sided(b, f, b.swing(f))
    return worth


def sided(b: Seen, f: Fighter, loss: float) -> float:
    """A loss of its controller, as I see it."""
    if f.mine:
        return -loss
    return loss if len(b.players) == 2 else loss * 0.8


# ---- words
Weigh = Callable[[Seen, Op, From, Impact], None]
WEIGHS: dict[type[Op], Weigh] = {}


def weighs(*words: type[Op]) -> Callable[[Weigh], Weigh]:
    def decorate(fn: Weigh) -> Weigh:
        for word in words:
            WEIGHS[word] = fn
        return fn

    return decorate


def on_fighters(word: type[Op], one: Callable[[Seen, Fighter, Impact], float]) -> None:
    """A word that does one thing to characters: what it is worth to me that it happens to this one. Of several that could be
    chosen the best is."""

    def weigh(b: Seen, op: Op, at: From, total: Impact) -> None:
        who: v.Who = op.who  # type: ignore[attr-defined]
        worth = [one(b, f, total) for f in meant(b, who, at)]
        total.value += max(worth, default=0.0) if who.how == "one" else sum(worth)

    WEIGHS[word] = weigh


def _stun(b: Seen, f: Fighter, total: Impact) -> float:
    if f.stunned or f.card in total.safe:
        return 0.0
    total.out.add(f.card)
    return sided(b, f, b.threat(f.seat, b.swing(f)))


def _ko(b: Seen, f: Fighter, total: Impact) -> float:
    total.out.add(f.card)
    return sided(b, f, b.board(f) * (0.6 if f.stunned else 1.2))


def _recover(b: Seen, f: Fighter, total: Impact) -> float:
    if not f.stunned:
        return 0.0
    others = any(x.stunned and x.seat == f.seat and x is not f for x in b.fighters.values())
    return -sided(b, f, b.board(f) * (0.9 if others else 0.3))


def _ready(b: Seen, f: Fighter, total: Impact) -> float:
    if f.ready or f.stunned:
        return 0.0
    strikes = f.seat in b.to_attack and b.phase == "attack" and (f.row == FRONT or f.range)
    return -sided(b, f, b.w.tempo * f.atk if strikes and b.attack is None else 0.1)


def _exhaust(b: Seen, f: Fighter, total: Impact) -> float:
    if not f.ready or f.stunned:
        return 0.0
    strikes = f.seat in b.to_attack and (f.row == FRONT or f.range)
    return sided(b, f, b.w.tempo * f.atk if strikes else 0.1)


def _to_hand(b: Seen, f: Fighter, total: Impact) -> float:
    total.out.add(f.card)
    return sided(b, f, b.board(f) * 0.8)


def _out_of_attack(b: Seen, f: Fighter, total: Impact) -> float:
    total.out.add(f.card)
    return 0.0


def _move(b: Seen, f: Fighter, total: Impact) -> float:
    return 0.05 if f.mine else 2.0 * b.board(f)


def _power_up(b: Seen, f: Fighter, total: Impact) -> float:
    n, m = b.powered if f.mine else (1, 1)
    total.add(raised(b, f, n, m, "attack"))
    return 0.0


def _reinforce(b: Seen, f: Fighter, total: Impact) -> float:
    total.reinforced |= b.attack is not None and f.card == b.attack["defender"]
    return 0.0


for _word, _one in (
    (v.Stun, _stun),
    (v.Ko, _ko),
    (v.Recover, _recover),
    (v.Ready, _ready),
    (v.Exhaust, _exhaust),
    (v.ToHand, _to_hand),
    (v.ToDeck, _to_hand),
    (v.RemoveFromGame, _ko),
    (v.RemoveFromAttack, _out_of_attack),
    (v.Move, _move),
    (v.PowerUp, _power_up),
    (v.Reinforce, _reinforce),
):
    on_fighters(_word, _one)


def raised(b: Seen, f: Fighter, atk: int, defense: int, until: str) -> Impact:
    """More ATK and DEF: it counts in the attack; where it lasts it is worth a little besides."""
    out = Impact()
    out.atk[f.card], out.defense[f.card] = atk, defense
    if until != "attack" and not f.stunned and b.attack is None:
        comes = bool(b.to_attack)
        out.value = (1 if f.mine else -1) * (atk + defense) * (0.25 if comes else 0.0)
    return out


@weighs(v.Give)
def give(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.Give)
    whom = meant(b, op.who, at)
    for f in whom[:1] if op.who.how == "one" else whom:
        more = {p: sum(number(b, c.n, at) for c in op.changes if c.prop == p) for p in (v.ATK, v.DEF)}
        total.add(raised(b, f, more[v.ATK], more[v.DEF], op.until))
        icons = sum(c.prop in (v.FLIGHT, v.RANGE) and c.how == v.GAIN for c in op.changes)
        total.value += 0.3 * icons * (1 if f.mine else -1)


@weighs(v.PutCounter, v.TakeCounter)
def counters(b: Seen, op: Op, at: From, total: Impact) -> None:
    sign = 1 if isinstance(op, v.PutCounter) else -1
    assert isinstance(op, (v.PutCounter, v.TakeCounter))
    total.value += sum(sign * b.w.counter * (1 if f.mine else -1) for f in meant(b, op.who, at)[:3])


EACH: dict[type[Op], float] = {v.Draw: 2.0, v.Discard: -1.4, v.Lose: -1.0, v.Gain: 0.8, v.Points: 0.8, v.Mill: -0.1}
"""What one of it is worth to the player it happens to."""


@weighs(*EACH)
def players(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.OfPlayers)
    n = number(b, op.n, at)
    each = EACH[type(op)]
    foes = [x for x, p in enumerate(b.players) if x != b.seat and not p["out"]]
    whom = {"you": [b.seat], "opponent": foes[:1], "each opponent": foes, "each player": [b.seat, *foes]}.get(op.who)
    if whom is None:
        one = b.fighters.get(at.target if at.target in b.fighters else at.that)
        whom = [one.seat] if one is not None else foes[:1]
    for x in whom:
        worth = b.threat(x, n) if isinstance(op, v.Lose) else abs(each) * n
        good = (each > 0) == (x == b.seat)
        total.value += worth if good else -worth


@weighs(v.Search)
def search(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.Search)
    total.value += b.w.draw if op.where == "deck" or b.me["ko"] else 0.0


@weighs(v.Deploy)
def deploy(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.Deploy)
    total.value += 4.0 if op.where == "deck" or (b.hand if op.where == "hand" else b.me["ko"]) else 0.0


@weighs(v.TopToRow)
def top_to_row(b: Seen, op: Op, at: From, total: Impact) -> None:
    total.value += b.w.resource


@weighs(v.Negate)
def negate(b: Seen, op: Op, at: From, total: Impact) -> None:
    total.value += 4.0


@weighs(v.Replace, v.TurnDown)
def resources(b: Seen, op: Op, at: From, total: Impact) -> None:
    """Somebody else's lasting card is worth the trouble; of my own only what lies face down is changed for another."""
    assert isinstance(op, (v.Replace, v.TurnDown))
    if op.who.how == "target":
        total.value += -2.0 if at.target in b.row else 2.5
    else:
        total.value += 0.4


@weighs(v.Forbid)
def forbid(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.Forbid)
    whom = fitting(b, op.sel, at)
    if op.what == "be stunned":
        total.safe |= {f.card for f in whom}
    else:
        good = op.what in ("be KO'd",)
        total.value += sum(0.4 * (1 if f.mine == good else -1) for f in whom)


@weighs(v.Seq)
def seq(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.Seq)
    total.add(impact(b, op.steps, at))


@weighs(v.If)
def branch(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.If)
    total.add(impact(b, (op.then if holds(b, op.test, at) else op.otherwise).steps, at))


@weighs(v.May)
def may(b: Seen, op: Op, at: From, total: Impact) -> None:
    assert isinstance(op, v.May)
    more = impact(b, op.then.steps, at)
    if more.value > 0:
        total.add(more)


@weighs(v.Unless)
def unless(b: Seen, op: Op, at: From, total: Impact) -> None:
    """The other player takes what is better for them."""
    assert isinstance(op, v.Unless)
    then, price = impact(b, op.then.steps, at), impact(b, op.price.steps, at)
    total.value += min(then.value, price.value) if op.who != "you" else max(then.value, price.value)
