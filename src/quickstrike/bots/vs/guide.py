"""What the search needs to know of the Vs. System: each decision by itself, rated when the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search.learned import SEARCHES, LearnedGuide

SIDE = ("endurance", "last endurance", "hand", "resources", "characters", "cost", "stats", "best", "stunned", "gear")
NAMES = ("initiative", "turn", *(f"my {x}" for x in SIDE), *(f"their {x}" for x in SIDE))
FROM_TURN = 4
QUIET = ("draw", "resource", "formation")


class VsGuide(LearnedGuide):
    names = (*NAMES, SEARCHES)
    value = Path(__file__).with_name("value.json")
    # a card less in hand is seen, what a resource brings in later turns is not: nothing would be put there
    settled = frozenset({"formation", "place", "transfer", "mulligan", "resource"})
    far = 1.0
    least = 0.03

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        players = view["players"]
        foes = [_side(p) for x, p in enumerate(players) if x != seat and not p["out"]]
        theirs = [max(x) for x in zip(*foes, strict=True)] if foes else [0.0] * len(SIDE)
        return [float(view["initiative"] == seat), view["turn"] / 6, *_side(players[seat]), *theirs]

    def progress(self, view: dict[str, Any], seat: int) -> float:
        players = view["players"]
        best = max(p["endurance"] for x, p in enumerate(players) if x != seat)
        return float(max(0.0, min(1.0, 0.5 + (players[seat]["endurance"] - best) / 80)))

    def facts(self, game: Game[Any], seat: int) -> dict[str, float | bool]:
        players, over = game.view(seat)["players"], game.payoff(seat)
        theirs = max(p["endurance"] for x, p in enumerate(players) if x != seat)
        mine = float(players[seat]["endurance"])
        return {"won": over == 1, "lost": over == 0, "endurance": mine, "their endurance": float(theirs)}

    def candidates(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """Of copies of a card one is enough."""
        codes = game.view(decision.seat)["cards"]
        kinds: dict[tuple[Any, ...], Option] = {}
        for o in options:
            kinds.setdefault((o.verb, codes.get(str(o.card), o.card), o.target, o.ability, o.value), o)
        return list(kinds.values())

    def promising(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """In quiet phases nothing: in games that were looked at the search was never of another mind there, and a trial from there
        to the end of the turn is the dearest. In the first turns nothing either: what it preferred then won no more often."""
        view = game.view(decision.seat)
        if view["turn"] < FROM_TURN:
            return []
        if decision.kind == "priority" and view["phase"] in QUIET and not view["chain"]:
            return []
        return self.candidates(game, decision, options)


def _side(p: dict[str, Any]) -> list[float]:
    able = [c for c in p["characters"] if not c["stunned"]]
    stats = [c["atk"] + c["def"] for c in p["characters"]]
    return [
        *(p["endurance"] / 25, exp(-p["endurance"] / 8), p["hand_size"] / 5, len(p["resources"]) / 5),
        *(len(able) / 3, sum(c["cost"] for c in able) / 8, sum(c["atk"] + c["def"] for c in able) / 20),
        *(max(stats, default=0) / 15, (len(p["characters"]) - len(able)) / 2),
        sum(len(c["equipment"]) for c in p["characters"]),
    ]
