"""What the search needs to know of Dice Throne: each decision by itself, rated when both sides have had their turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

from ...dicethrone import DiceThroneGame
from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search.learned import SEARCHES, LearnedGuide
from .advice import Advice, rolling

SIDE = ("health", "last health", "few health", "points", "hand", "deck", "upgrades", "tokens", "companions")
NAMES = ("my turn", "turn", *(f"my {x}" for x in SIDE), *(f"their {x}" for x in SIDE))
KEEPS = 3  # the best ways to keep dice, by the odds, that are tried


class DiceThroneGuide(LearnedGuide):
    names = (*NAMES, SEARCHES)
    value = Path(__file__).with_name("value.json")
    settled = frozenset({"order"})
    ahead = 2
    far = 1.0
    steady = 1.5

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        players = view["players"]
        me = players[seat]
        foes = [p for p in players if p["team"] != me["team"] and not p["out"]]
        theirs = [max(x) for x in zip(*map(_side, foes), strict=True)] if foes else [0.0] * len(SIDE)
        return [float(view["active"] == seat), view["turn"] / 12, *_side(me), *theirs]

    def progress(self, view: dict[str, Any], seat: int) -> float:
        me = view["players"][seat]
        foes = [p["health"] for p in view["players"] if p["team"] != me["team"]]
        return float(max(0.0, min(1.0, 0.5 + (me["health"] - max(foes)) / 60)))

    def facts(self, game: Game[Any], seat: int) -> dict[str, float | bool]:
        players, over = game.view(seat)["players"], game.payoff(seat)
        theirs = [p["health"] for p in players if p["team"] != players[seat]["team"]]
        return {
            "won": over == 1,
            "lost": over == 0,
            "health": float(players[seat]["health"]),
            "their health": float(max(theirs)),
        }

    def candidates(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """All but the keeps of a roll: of these the best by the odds."""
        if decision.kind != "roll" or not any(o.verb == "keep" for o in options):
            return list(options)
        assert isinstance(game, DiceThroneGame)
        if not rolling(game, decision.seat):
            return list(options)
        best = ["".join(map(str, k)) or "-" for k, _ in Advice(game, decision.seat).keeps()[:KEEPS]]
        return [o for o in options if o.verb != "keep" or o.value in best]


def _side(p: dict[str, Any]) -> list[float]:
    hp = p["health"]
    return [
        *(hp / 25, exp(-hp / 4), exp(-hp / 10), p["points"] / 5, p["hand_size"] / 4, p["deck"] / 20),
        *(sum(x - 1 for x in p["levels"].values()) / 3, sum(len(x) for x in p["tokens"].values()) / 3),
        sum(p["companions"].values()) / 2,
    ]
