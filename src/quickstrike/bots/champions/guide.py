"""What the search needs to know of Champions: whole turns, rated at the start of the next round."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search.guide import POINT
from ..search.learned import SEARCHES, LearnedGuide
from .features import NAMES, beaten, features

WEIGHTS = {"hit points": 0.6, "threat": 1.5, "allies": 4, "in play": 3, "minions": 5, "side schemes": 4}
"""What one of each is worth in points of damage, roughly as the learned evaluation has it (docs/bots.md)."""


class ChampionsGuide(LearnedGuide):
    names = (*NAMES, SEARCHES)
    value = Path(__file__).with_name("value.json")
    settled = frozenset({"pay", "order", "help"})
    rests = frozenset({"turn"})

    def in_turn(self, game: Game[Any], decision: Decision) -> bool:
        return decision.kind == "turn"

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        return features(view, seat)

    def progress(self, view: dict[str, Any], seat: int) -> float:
        return 1.0 if view["result"] == "won" else beaten(view)

    def facts(self, game: Game[Any], seat: int) -> dict[str, float | bool]:
        view = game.view(seat)
        kinds: dict[str, list[dict[str, Any]]] = {}
        for p in view["play"]:
            kinds.setdefault(p["kind"], []).append(p)
        me = next((p for p in view["play"] if p["id"] == view["players"][seat]["identity"]), None)
        mine = {k: sum(p["controller"] == seat for p in row) for k, row in kinds.items()}
        lost = game.result == "lost"
        return {
            "villain beaten": game.result == "won",
            "scheme complete": lost and not view["players"][seat]["out"],
            "defeated": view["players"][seat]["out"],
            "hit points": float(me["hp"]) if me else 0.0,
            "villain": float(sum(p["hp"] for p in kinds.get("villain", ()))),
            "threat": float(sum(p["threat"] for p in kinds.get("main_scheme", ()))),
            "allies": float(mine.get("ally", 0)),
            "in play": float(mine.get("upgrade", 0) + mine.get("support", 0)),
            "minions": float(len(kinds.get("minion", ()))),
            "side schemes": float(len(kinds.get("side_scheme", ()))),
        }

    def weight(self, fact: str) -> float:
        return POINT * WEIGHTS.get(fact, 1)

    def candidates(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """Of copies of a card in hand one is enough."""
        hand = {c["id"]: c["code"] for c in game.view(decision.seat)["players"][decision.seat].get("hand", ())}
        kinds: dict[tuple[Any, ...], Option] = {}
        for o in options:
            kinds.setdefault((o.verb, hand.get(o.card, o.card), hand.get(o.target, o.target), o.ability, o.value), o)
        return list(kinds.values())
