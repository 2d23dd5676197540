"""The table as one seat sees it: everything comes out of the view, nothing is remembered from one decision to the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from ...vs.loading import CARDS
from ...vs.table import FRONT, SUPPORT
from ...vs.vocab import CHARACTER, INVULNERABILITY, PLOT_TWIST, Alter, Card, Continuous, Give, Mode, Payment
from .weights import WEIGHTS, Weights


class Fighter:
    """A character in play, with the properties that it has now."""

    __slots__ = (
        "atk",
        "card",
        "code",
        "column",
        "cost",
        "counters",
        "defense",
        "definition",
        "flight",
        "gear",
        "keywords",
        "mine",
        "protected",
        "range",
        "ready",
        "row",
        "seat",
        "stunned",
        "teams",
    )

    def __init__(self, v: dict[str, Any], seat: int, me: int) -> None:
        self.card: int = v["card"]
        self.code: str = v["code"]
        self.definition: Card = CARDS[self.code]
        self.seat, self.mine = seat, seat == me
        self.row: str = v["row"]
        self.column: int = v["column"]
        self.ready: bool = v["ready"]
        self.stunned: bool = v["stunned"]
        self.protected: bool = v["protected"]
        self.atk: int = v["atk"]
        self.defense: int = v["def"]
        self.cost: int = v["cost"]
        self.flight: bool = v["flight"]
        self.range: bool = v["range"]
        self.teams: list[str] = v["teams"]
        self.keywords: list[str] = v["keywords"]
        self.counters: dict[str, int] = v["counters"]
        self.gear: list[dict[str, Any]] = v["equipment"]

    def may_attack(self) -> bool:
        return self.ready and not self.stunned and (self.row == FRONT or self.range)


class Seen:
    """whose: a fighter by its number. `mine` and `foes` are those of the seat and of everybody else."""

    def __init__(self, view: dict[str, Any], w: Weights = WEIGHTS) -> None:
        self.view, self.w = view, w
        self.seat: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[self.seat]
        self.fighters = {
            v["card"]: Fighter(v, x, self.seat) for x, p in enumerate(self.players) for v in p["characters"]
        }
        self.mine = [f for f in self.fighters.values() if f.mine]
        self.foes = [f for f in self.fighters.values() if not f.mine]
        self.hand: list[int] = self.me["hand"] or []
        self.attack: dict[str, Any] | None = view["attack"]
        self.phase: str = view["phase"]
        self.resources = len(self.me["resources"])
        self._boards: dict[int, float] = {}

    # ---- cards
    def code(self, card: int) -> str:
        return str(self.view["cards"].get(str(card), ""))

    def definition(self, card: int) -> Card | None:
        code = self.code(card)
        return CARDS[code] if code else None

    def held(self) -> Iterator[tuple[int, Card]]:
        for c in self.hand:
            yield c, CARDS[self.view["cards"][str(c)]]

    @cached_property
    def row(self) -> dict[int, dict[str, Any]]:
        """My resources by number."""
        return {r["card"]: r for r in self.me["resources"]}

    @cached_property
    def lasting(self) -> list[tuple[int, Card]]:
        """What lies face up in rows, with its seat."""
        return [(x, CARDS[r["code"]]) for x, p in enumerate(self.players) for r in p["resources"] if r["up"]]

    @cached_property
    def my_names(self) -> dict[str, Fighter]:
        return {n: f for f in self.mine for n in f.definition.names if not f.definition.army}

    # ---- whose attack step is still to come
    @cached_property
    def to_attack(self) -> frozenset[int]:
        """Seats whose attack step of this turn is to come, or is now."""
        n, first = len(self.players), int(self.view["initiative"])
        order = [(first + i) % n for i in range(n)]
        if self.phase == "recovery":
            return frozenset()
        if self.phase != "attack":
            return frozenset(order)
        return frozenset(order[order.index(self.view["step"]) :])

    def my_attack_step(self) -> bool:
        return self.phase == "attack" and self.view["step"] == self.seat

    # ---- what somebody is worth
    def board(self, f: Fighter) -> float:
        """A character on the table."""
        found = self._boards.get(f.card)
        if found is None:
            found = self._boards[f.card] = self.body(f.cost, f.atk, f.defense) + self.w.gear * len(f.gear)
        return found

    @cached_property
    def fallen(self) -> dict[int, float]:
        """By seat the best of those that are stunned."""
        best: dict[int, float] = {}
        for f in self.fighters.values():
            if f.stunned:
                best[f.seat] = max(self.board(f), best.get(f.seat, 0.0))
        return best

    def body(self, cost: int, atk: int, defense: int) -> float:
        return self.w.per_cost * cost + self.w.per_stat * (max(0, atk) + max(0, defense))

    def swing(self, f: Fighter, stunned: Iterable[int] = (), spent: Iterable[int] = ()) -> float:
        """What its controller loses if it becomes stunned: endurance, its attack of this turn, and of all that are stunned
        only the best recovers. stunned, spent: those that are by then, besides what the table shows."""
        loss = 0.0 if INVULNERABILITY in f.keywords else float(f.cost)
        board, best = self.board(f), self.fallen.get(f.seat, 0.0)
        for c in stunned:
            other = self.fighters[c]
            if other.seat == f.seat:
                best = max(best, self.board(other))
        loss += min(board, best)
        if f.seat in self.to_attack and f.ready and f.card not in spent and (f.row == FRONT or f.range):
            loss += self.w.tempo * f.atk
        return loss + self.w.anyway * board

    def threat(self, seat: int, loss: float) -> float:
        """What it is worth that a player loses endurance: the last points are worth more."""
        left = int(self.players[seat]["endurance"])
        return loss + (self.w.win if 0 < left <= loss else 0.0)

    # ---- what I could add
    @cached_property
    def powered(self) -> tuple[int, int]:
        """ATK and DEF of a power-up of mine; a location may change it."""
        for x, d in self.lasting:
            for p in d.powers if x == self.seat else ():
                for g in p.gives if isinstance(p, Continuous) else ():
                    if isinstance(g, Alter) and g.event == "power-up":
                        return g.n.constant, g.other.constant
        return 1, 1

    def power_ups(self, f: Fighter) -> int:
        names = f.definition.names
        return sum([any(n in names for n in held) for held in self.held_names])

    @cached_property
    def held_names(self) -> list[tuple[str, ...]]:
        """Those of characters in my hand."""
        return [d.names for _, d in self.held() if d.type == CHARACTER]

    @cached_property
    def pumps(self) -> dict[str, int]:
        """The best bonus that plot twists and powers of mine can give an attacker or a defender."""
        best = {"attacking": 0, "defending": 0}
        hidden = [(c, CARDS[r["code"]]) for c, r in self.row.items() if not r["up"]]
        modes: list[Mode] = []
        for _, d in (*self.held(), *hidden):
            if d.type == PLOT_TWIST and d.cost <= self.resources:
                modes += d.modes
        for r in self.row.values():
            if r["up"] and r["ready"]:
                modes += [p.mode for p in CARDS[r["code"]].powers if isinstance(p, Payment)]
        for mode in modes:
            for role, prop in (("attacking", "atk"), ("defending", "def")):
                if any(s.has(role) or s.has("in the attack") for s in mode.targets):
                    best[role] = max(best[role], bonus_of(mode, prop))
        return best


def bonus_of(mode: Mode, prop: str) -> int:
    return sum(
        c.n.constant
        for op in mode.effect.steps
        if isinstance(op, Give)
        for c in op.changes
        if c.prop == prop and c.how == "add"
    )


__all__ = ["FRONT", "SUPPORT", "Fighter", "Seen"]
