"""Recruiting, places, formations, equipment."""

from __future__ import annotations

from itertools import product

from ...kernel.decision import Decision, Option
from ...vs.table import FRONT, SUPPORT
from ...vs.vocab import ATK, CHARACTER, DEF, FLIGHT, RANGE, Card, Continuous, Give
from .impact import impact
from .matching import From
from .seen import Fighter, Seen


# ---- what to recruit
def recruit(b: Seen, d: Decision) -> Option | None:
    """The most expensive of the set that makes the most of the resource points."""
    can = [(o, *bill(b, o)) for o in d.options if o.verb == "recruit"]
    can = [x for x in can if x[2] > 0]
    if not can:
        return None
    return best_set(can, b.me["points"])


def bill(b: Seen, o: Option) -> tuple[int, float]:
    """What it costs, what it is worth on the table."""
    d = b.definition(o.card)
    assert d is not None
    cost, worth = d.cost, 0.0
    if d.type == CHARACTER:
        worth = b.body(d.cost, d.atk, d.defense) + 0.3 * len(d.powers) + 0.4 * (d.flight + d.range)
        old = None if d.army else next((b.my_names[n] for n in d.names if n in b.my_names), None)
        if old is not None:
            worth -= b.board(old) + 1.0
    else:
        worth = 0.6 + 0.3 * sum(stats_of(d))
    if o.value == "boost":
        cost += d.boost
        worth += max(0.1, impact(b, d.boosted.steps, From(o.card)).value)
    return cost, worth


def stats_of(d: Card) -> tuple[float, float]:
    """What an equipment gives its bearer, ATK (icons count as some) and DEF."""
    atk = defense = 0.0
    for p in d.powers:
        for g in p.gives if isinstance(p, Continuous) else ():
            for c in g.changes if isinstance(g, Give) else ():
                atk += c.n.constant if c.prop == ATK else 1.0 if c.prop in (FLIGHT, RANGE) else 0.0
                defense += c.n.constant if c.prop == DEF else 0.0
    return atk, defense


def best_set(can: list[tuple[Option, int, float]], points: int) -> Option | None:
    """The first of the best set that the points pay for: a knapsack."""
    table: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (points + 1)
    for i, (o, cost, worth) in enumerate(can):
        if cost > points:
            continue
        for p in range(points, cost - 1, -1):
            value, chosen = table[p - cost]
            if value + worth > table[p][0] and all(can[j][0].card != o.card for j in chosen):
                table[p] = value + worth, (*chosen, i)
    chosen = table[points][1]
    return can[max(chosen, key=lambda i: can[i][1])][0] if chosen else None


# ---- where to stand
def wants(b: Seen, team: list[Fighter]) -> dict[int, tuple[str, int]]:
    """For each of mine the row it belongs to, and in the support row behind whom (its number, -1: nobody)."""
    standing = sorted(team, key=lambda f: (-f.defense, -f.cost, f.card))[:7]
    posts = {f.card: Post(b, f) for f in standing}
    best: dict[int, tuple[str, int]] = {}
    most = -1e9
    for rows in product((FRONT, SUPPORT), repeat=len(standing)):
        front = [f for f, r in zip(standing, rows, strict=True) if r == FRONT]
        if not front:
            continue
        back = [f for f, r in zip(standing, rows, strict=True) if r == SUPPORT]
        if len(back) > len(front):
            continue
        worth = formation_worth(b, [posts[f.card] for f in front], [posts[f.card] for f in back])
        if worth > most:
            most = worth
            best = {f.card: (FRONT, -1) for f in front}
            best |= {f.card: (SUPPORT, g.card) for f, g in zip(back, front, strict=False)}
    for f in team:
        best.setdefault(f.card, (f.row, -1))
    return best


class Post:
    """What it is worth that somebody stands in front, or behind somebody else: who can attack from there, and who can be
    attacked. ahead: in front; shoots: an attack from behind; hidden: what it costs behind somebody who stands, and behind
    somebody who may fall; falls: may this one fall in front?"""

    __slots__ = ("ahead", "falls", "hidden", "shoots")

    def __init__(self, b: Seen, f: Fighter) -> None:
        strong = [x.atk for x in b.foes if not x.stunned]
        flying = [x.atk for x in b.foes if not x.stunned and x.flight]
        first = b.view["initiative"] == b.seat
        open_ = exposed(b, f, strong)
        self.ahead = b.w.tempo * f.atk - open_ * (b.w.first if first else b.w.second)
        self.shoots = b.w.tempo * f.atk if f.range else None
        above = exposed(b, f, flying) * 0.5
        self.hidden = above, above + open_ * 0.25
        self.falls = any(a >= f.defense for a in strong)


def formation_worth(b: Seen, front: list[Post], back: list[Post]) -> float:
    worth = 0.0
    for p in front:
        worth += p.ahead
    for p, before in zip(back, front, strict=False):
        worth += b.w.support * len(front) if p.shoots is None else p.shoots
        worth -= p.hidden[before.falls]
    return worth


def exposed(b: Seen, f: Fighter, attacks: list[int]) -> float:
    """What it costs me that those can attack it."""
    if f.stunned or not attacks:
        return 0.0
    top = max(attacks)
    return (b.w.open_cost * f.cost + b.w.open_hit * (top - f.defense) + 0.5) if top >= f.defense else 0.0


def formation(b: Seen, d: Decision) -> Option:
    """One step towards the formation that I want: first those who belong in the front row, then each behind their
    own."""
    done = next(o for o in d.options if o.verb == "done")
    goal = wants(b, b.mine)
    moves = {(o.card, o.value): o for o in d.options if o.verb == "move"}
    at = {(f.row, f.column): f for f in b.mine}
    for f in b.mine:
        if goal[f.card][0] == FRONT and f.row != FRONT:
            free = [o for (c, v), o in moves.items() if c == f.card and v.startswith(FRONT) and place(v) not in at]
            if free:
                return min(free, key=lambda o: abs(place(o.value)[1] - f.column))
    for f in b.mine:
        row, partner = goal[f.card]
        if row != SUPPORT or partner < 0:
            continue
        p = b.fighters[partner]
        if p.row == FRONT and (f.row, f.column) != (SUPPORT, p.column):
            o = moves.get((f.card, f"{SUPPORT},{p.column}"))
            there = at.get((SUPPORT, p.column))
            if o is not None and (there is None or goal[there.card][0] == SUPPORT):
                return o
    return done


def place(value: str) -> tuple[str, int]:
    row, _, column = value.partition(",")
    return row, int(column)


def where(b: Seen, d: Decision) -> Option:
    """A new character (or one that moves): to the front, or with range behind somebody."""
    card = b.definition(d.options[0].card)
    f = b.fighters.get(d.options[0].card)
    ranged = f.range if f is not None else card is not None and card.range
    fronts = {x.column for x in b.mine if x.row == FRONT and not x.stunned}

    def score(o: Option) -> tuple[int, int]:
        row, column = place(o.value)
        behind = row == SUPPORT and column in fronts
        good = (2 if behind else 0 if row == SUPPORT else 1) if ranged else (1 if row == FRONT else 0)
        return good, -abs(column)

    return max(d.options, key=score)


# ---- equipment
def bearer(b: Seen, d: Decision) -> Option:
    """The best character that is not stunned."""
    return max(d.options, key=lambda o: (b.board(b.fighters[o.card]), o.card) if o.card in b.fighters else (0.0, 0))


def transfer(b: Seen, d: Decision) -> Option:
    """To somebody clearly better than who has it."""
    has = next((f for f in b.mine if any(g["card"] == d.about for g in f.gear)), None)
    to = max((o for o in d.options if o.card in b.fighters), key=lambda o: b.board(b.fighters[o.card]), default=None)
    stay = next(o for o in d.options if o.verb == "none")
    if to is None or has is None:
        return stay
    return to if b.board(b.fighters[to.card]) > b.board(has) + 1.0 else stay
