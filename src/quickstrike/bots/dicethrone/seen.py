"""The table as one seat sees it, and the boards that the value function reads."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

from ...dicethrone.following import names_in
from ...dicethrone.hero_board import Board
from ...dicethrone.loading import CARDS, TOKENS, deck_of, hero
from ...dicethrone.table import HILL
from ...dicethrone.vocab import Card, Hero, Token
from .roll import Roller
from .weights import Policy


class Same:
    """A key that is the thing itself: heroes and cards are large values, and there is one of each."""

    __slots__ = ("x",)

    def __init__(self, x: Any) -> None:
        self.x = x

    def __hash__(self) -> int:
        return id(self.x)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.x is self.x


@cache
def marks_read(h: Same) -> frozenset[str]:
    """Names that this hero's abilities read: other marks make no difference to a board."""
    levels = [level for s in h.x.spaces for level in s.levels]
    effects = [
        a.effect for level in levels for a in (*level.abilities, *(level.passive.answers if level.passive else ()))
    ]
    return frozenset(n for e in effects for n in names_in(e.steps))


class Seen:
    """Everything comes out of the view; nothing is remembered from one decision to the next."""

    def __init__(self, view: dict[str, Any], policy: Policy, roller: Roller) -> None:
        self.view, self.p, self.w, self.roller = view, policy, policy.worth, roller
        self.seat: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.me = self.players[self.seat]
        self.hero = hero(self.me["hero"])
        self.points: int = self.me["points"]
        self.mine_now: bool = view["active"] == self.seat
        self.hand: list[int] = self.me["hand"] or []
        self.roll: dict[str, Any] | None = view["rolls"][-1] if view["rolls"] else None
        self.attack: dict[str, Any] | None = view["attack"]
        self.opponents = [x for x, p in enumerate(self.players) if p["team"] != self.me["team"] and not p["out"]]
        self._boards: dict[tuple[int, int], Board] = {}

    # ---- who
    def ours(self, seat: int) -> bool:
        return bool(self.players[seat]["team"] == self.me["team"])

    def foe(self) -> int:
        """Whom I would attack: the target if there is one, else somebody who is nearly down, else the leader."""
        a = self.attack
        if a is not None and a["attacker"] == self.seat and a["target"] in self.opponents:
            return int(a["target"])
        if not self.ours(self.view["active"]):
            return int(self.view["active"])
        weakest = min(self.opponents, key=self.health)
        if self.view["mode"] == HILL and self.health(weakest) > 2 * self.p.pace:
            return max(self.opponents, key=self.health)
        return weakest

    def health(self, seat: int) -> int:
        return int(self.players[seat]["health"])

    def turns(self) -> float:
        """How many turns of mine are left, about."""
        least = min(self.health(self.seat), min(self.health(x) for x in self.opponents))
        return max(1.0, min(self.p.most_turns, least / self.p.pace))

    # ---- boards
    def board(self, seat: int = -1, against: int = -1) -> Board:
        """A seat's board (mine) against somebody's (whom I would attack, or I)."""
        seat = self.seat if seat < 0 else seat
        if against < 0:
            against = self.foe() if seat == self.seat else self.seat
        key = seat, against
        if key not in self._boards:
            self._boards[key] = self._board(seat, self._board(against, None))
        return self._boards[key]

    def _board(self, seat: int, foe: Board | None) -> Board:
        p = self.players[seat]
        h, prefix = hero(p["hero"]), f"{seat}:"
        read = marks_read(Same(h))
        numbers = {
            k.removeprefix(prefix): n
            for k, n in self.view["marks"].items()
            if k.startswith(prefix) and k.removeprefix(prefix) in read
        }
        return Board.of(
            h,
            levels=p["levels"],
            tokens={t: tuple(sides) for t, sides in p["tokens"].items()},
            limits=p["limits"],
            away=[c for c, at in p["companions"].items() if at != seat],
            upgrades=len(p["levels"]),
            health=p["health"] if p["health"] <= self.p.near else 0,
            numbers=numbers,
            foe=foe,
        )

    def board_with(self, levels: dict[str, int]) -> Board:
        """Mine, with more upgrades."""
        now = self.board()
        above = {**dict(now.levels), **levels}
        return replace(now, levels=tuple(sorted(above.items())), upgrades=len(above))

    # ---- cards
    def card(self, number: int) -> Card:
        return CARDS[self.view["cards"][str(number)]]

    def price(self, card: Card) -> int:
        """An upgrade over an upgrade costs the difference."""
        now = self.me["levels"].get(card.space, 1)
        if card.timing == "upgrade" and now > 1:
            space = next(s for s in self.hero.spaces if s.id == card.space)
            return max(0, card.cost - int(space.levels[now - 1].cost))
        return card.cost

    def fits(self, card: Card) -> bool:
        """Is this an upgrade that can still be put into play?"""
        return card.timing == "upgrade" and bool(self.me["levels"].get(card.space, 1) < card.level)

    def upgrades(self) -> list[int]:
        """Those of my hand that can be put into play."""
        return [c for c in self.hand if self.fits(self.card(c))]

    def deck_upgrades(self) -> float:
        """The part of my deck that is upgrades I can still use: all cards, less those that I see elsewhere."""
        left = Counter(deck_of(self.me["hero"]))
        left.subtract(self.view["cards"][str(c)] for c in self.hand)
        left.subtract([*self.me["discard"], *self.me["board"], *self.me["playing"]])
        all_of_it = sum(n for n in left.values() if n > 0)
        wanted = sum(n for code, n in left.items() if n > 0 and self.fits(CARDS[code]))
        return wanted / all_of_it if all_of_it else 0.0

    def playing(self) -> Card | None:
        """The card of mine that is being resolved."""
        return CARDS[self.me["playing"][-1]] if self.me["playing"] else None

    # ---- tokens
    def owner_of(self, token: str) -> Hero:
        """The hero whose token this is: its price is worked out for that hero."""
        return next(h for h in (hero(p["hero"]) for p in self.players) if any(t.id == token for t in h.tokens))

    def token(self, name: str) -> Token:
        return TOKENS[name]

    def count(self, token: str, seat: int = -1) -> int:
        return len(self.players[self.seat if seat < 0 else seat]["tokens"].get(token, ()))

    def room(self, token: str, seat: int = -1) -> int:
        p = self.players[self.seat if seat < 0 else seat]
        return TOKENS[token].limit + int(p["limits"].get(token, 0)) - len(p["tokens"].get(token, ()))

    # ---- damage
    def incoming(self, seat: int = -1) -> dict[str, Any] | None:
        """What waits for a seat: the newest, an isolated one before the rest."""
        seat = self.seat if seat < 0 else seat
        return next((w for w in reversed(self.view["incoming"]) if w["seat"] == seat), None)

    def suffers(self, seat: int) -> int:
        """What a seat would lose as things stand."""
        w = self.incoming(seat)
        return int(w["total"]) if w else 0
