"""What the search needs to know of the Vs. System: each decision by itself, rated when the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search.learned import SEARCHES, LearnedGuide
from .features import NAMES, features

QUIET = ("draw", "recovery")


class VsGuide(LearnedGuide):
    names = (*NAMES, SEARCHES)
    value = Path(__file__).with_name("value.json")
    settled = frozenset({"initiative", "mulligan", "transfer"})
    far = 1.0
    least = 0.015

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        return features(view, seat)

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
        """With priority nothing where a trial has not been seen to win anything: at the edges of a turn, and about what is on
        the chain when nobody attacks."""
        view = game.view(decision.seat)
        if decision.kind == "priority" and (view["phase"] in QUIET or (view["chain"] and view["phase"] != "attack")):
            return []
        return self.candidates(game, decision, options)
