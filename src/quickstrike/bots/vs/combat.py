"""Attacks: which to make and in which order; what to answer while one is under way."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from ...kernel.decision import Decision, Option
from ...vs.table import FRONT, SUPPORT, seat_of
from .seen import Fighter, Seen
from .weights import chance

FIRSTS = 6
"""So many first attacks are followed to their end."""
DEEP = 5


class Field:
    """A guess of the table in the middle of an attack step: who is stunned, who of them was not before, and who is exhausted
    by then. What it costs that somebody falls is worked out once, until the next attack."""

    __slots__ = ("b", "fell", "lost", "pains", "prizes", "spent", "stunned")

    def __init__(self, b: Seen) -> None:
        self.b = b
        self.stunned = {f.card for f in b.fighters.values() if f.stunned}
        self.fell: set[int] = set()
        self.spent: set[int] = set()
        self.lost: dict[int, float] = {}
        self.prizes: dict[int, tuple[float, float]] = {}
        self.pains: dict[int, float] = {}

    def copy(self) -> Field:
        c = Field.__new__(Field)
        c.b, c.stunned, c.fell = self.b, set(self.stunned), set(self.fell)
        c.spent, c.lost = set(self.spent), dict(self.lost)
        c.prizes, c.pains = {}, {}
        return c

    # ---- who can
    def attackers(self) -> list[Fighter]:
        return [f for f in self.b.mine if f.may_attack() and f.card not in self.spent and f.card not in self.stunned]

    def is_protected(self, f: Fighter) -> bool:
        if f.row != SUPPORT:
            return False
        return any(
            x.seat == f.seat and x.row == FRONT and x.column == f.column and x.card not in self.stunned
            for x in self.b.fighters.values()
        )

    def targets(self) -> list[Fighter | int]:
        """Characters, and players that have none standing."""
        out: list[Fighter | int] = []
        for x, p in enumerate(self.b.players):
            if x == self.b.seat or p["out"]:
                continue
            standing = [f for f in self.b.foes if f.seat == x and f.card not in self.stunned]
            out += standing or [x]
        return out

    # ---- what an attack brings
    def worth(self, group: tuple[Fighter, ...], target: Fighter | int) -> tuple[float, bool, Fighter | None]:
        """What it is worth to me; whether the target is stunned then, most likely; who of mine is."""
        b = self.b
        total = sum([f.atk for f in group])
        if isinstance(target, int):
            return self.loss(target, total), False, None
        margin = total - target.defense
        pumps = b.pumps["attacking"] + max([b.power_ups(f) for f in group]) * b.powered[0] if margin < 0 else 0
        p = chance(margin, pumps, b.w.doubt)
        prize, share = self.prize(target)
        through = margin * share if len(group) == 1 and margin > 0 else 0.0
        value = p * self.loss(target.seat, prize + through)
        if margin < 0:
            value -= p * b.w.card
        hit = [f for f in group if target.atk >= f.defense]
        struck = hit[0] if len(hit) == 1 else max(hit, key=b.swing, default=None)
        if struck is not None:
            value -= chance(target.atk - struck.defense, 0, b.w.doubt) * self.pain(struck)
        else:
            close = max([target.atk - f.defense for f in group])
            value -= chance(close, 0, b.w.doubt) * self.pain(group[0]) * b.w.close
        value -= b.w.teamed * total if len(group) > 1 else 0.0
        return value, p >= 0.5, struck

    def prize(self, target: Fighter) -> tuple[float, float]:
        """What its controller loses if it is stunned; what part of breakthrough counts."""
        found = self.prizes.get(target.card)
        if found is None:
            share = self.b.w.backed if self.is_backed(target) else 1.0
            found = self.prizes[target.card] = self.b.swing(target, self.fell, self.spent), share
        return found

    def pain(self, f: Fighter) -> float:
        """What it costs me that one of mine is stunned who has attacked."""
        found = self.pains.get(f.card)
        if found is None:
            found = self.pains[f.card] = self.b.swing(f, self.fell, (f.card,))
        return found

    def loss(self, seat: int, n: float) -> float:
        left = self.b.players[seat]["endurance"] - self.lost.get(seat, 0.0)
        worth = n + (self.b.w.win if 0 < left <= n else 0.0)
        return worth * (1.0 if len(self.b.players) == 2 else 0.8 + 0.004 * (50 - min(50.0, left)))

    def is_backed(self, d: Fighter) -> bool:
        """Is there somebody who can reinforce it?"""
        return any(
            x.seat == d.seat and x.row == SUPPORT and x.ready and x is not d and x.card not in self.stunned
            and ((x.column == d.column and d.row == FRONT) or (d.row == SUPPORT and abs(x.column - d.column) == 1))
            and any(t in d.teams for t in x.teams)
            for x in self.b.fighters.values()
        )  # fmt: skip

    def after(self, group: tuple[Fighter, ...], target: Fighter | int, falls: bool, struck: Fighter | None) -> None:
        self.spent |= {f.card for f in group}
        self.prizes, self.pains = {}, {}
        if isinstance(target, int):
            self.lost[target] = self.lost.get(target, 0.0) + sum(f.atk for f in group)
            return
        if falls:
            self.fall(target)
            self.lost[target.seat] = self.lost.get(target.seat, 0.0) + target.cost
        if struck is not None:
            self.fall(struck)

    def fall(self, f: Fighter) -> None:
        self.stunned.add(f.card)
        if not f.stunned:
            self.fell.add(f.card)

    def moves(self) -> list[tuple[float, tuple[Fighter, ...], Fighter | int, bool, Fighter | None]]:
        """All attacks by one or two, best first."""
        out = []
        can = self.attackers()
        for target in self.targets():
            shielded = isinstance(target, Fighter) and self.is_protected(target)
            able = [f for f in can if f.flight or not shielded]
            groups: list[tuple[Fighter, ...]] = [(f,) for f in able]
            if isinstance(target, Fighter):
                groups += [g for g in combinations(able, 2) if set(g[0].teams) & set(g[1].teams)]
            for g in groups:
                value, falls, struck = self.worth(g, target)
                out.append((value, g, target, falls, struck))
        out.sort(key=lambda m: -m[0])
        return out


def rollout(field: Field, depth: int = DEEP) -> float:
    """Greedily to the end of the step."""
    total = 0.0
    for _ in range(depth):
        moves = field.moves()
        if not moves or moves[0][0] <= field.b.w.least:
            break
        value, group, target, falls, struck = moves[0]
        total += value
        field.after(group, target, falls, struck)
    return total


def best_attack(b: Seen, options: Iterable[Option]) -> Option | None:
    """The attack to make now, or none."""
    single = {(o.card, o.target): o for o in options if o.verb == "attack"}
    team = {(o.target, o.value): o for o in options if o.verb == "team_attack"}
    if not single and not team:
        return None
    field = Field(b)
    firsts: list[tuple[float, Option]] = []
    for value, group, target, falls, struck in field.moves():
        if len(firsts) == FIRSTS:
            break
        at = -1 - target if isinstance(target, int) else target.card
        if len(group) == 1:
            option = single.get((group[0].card, at))
        else:
            shared = [t for t in group[0].teams if t in group[1].teams]
            option = next((team[at, t] for t in shared if (at, t) in team), None)
        if option is None or value < -3.0:
            continue
        then = field.copy()
        then.after(group, target, falls, struck)
        firsts.append((value + rollout(then), option))
    if not firsts:
        return None
    value, option = max(firsts, key=lambda x: x[0])
    return option if value > b.w.least else None


def join(b: Seen, d: Decision) -> Option:
    """Who takes part in a team attack: two or three that are enough and risk least."""
    numbers = [int(i.partition("/")[2]) for i in d.ask.of]
    taken = [int(i.partition("/")[2]) for i in d.ask.taken]
    able = [b.fighters[c] for c in dict.fromkeys((*taken, *numbers)) if c in b.fighters]
    field = Field(b)
    at = int(d.about)
    target: Fighter | int = b.fighters[at] if at >= 0 else seat_of(at)
    if isinstance(target, int):
        best: tuple[Fighter, ...] = tuple(able)
    else:
        sizes = range(max(2, len(taken)), min(4, len(able)) + 1)
        groups = [g for n in sizes for g in combinations(able, n) if set(taken) <= {f.card for f in g}]
        best = max(groups, key=lambda g: field.worth(g, target)[0], default=())
    more = sorted(f.card for f in best if f.card not in taken)
    wanted = next((o for c in more for o in d.options if o.card == c), None)
    return wanted or next((o for o in d.options if o.verb == "done"), d.options[0])


def struck(b: Seen, d: Decision) -> Option:
    """My defender strikes back at the one whose loss hurts most; my own team gives up the least."""
    sign = -1 if b.attack is not None and b.attack["seat"] == b.seat else 1
    return max(d.options, key=lambda o: sign * b.swing(b.fighters[o.card]))
