"""Readings: where the sources do not settle a rule, what is played, why, and what the other way would be.

A table may choose otherwise: `readings = ["mulligan=shuffle"]` of its setting. `quickstrike vs readings` lists them. Each has
its words in `languages/<lang>/readings.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..kernel.errors import SetupError, did_you_mean


@dataclass(frozen=True)
class Reading:
    """choices: the first is what is played unless a table says otherwise. rule: which rule it reads; sure: the mark of the
    outline it rests on (K+ high, K~ middling, K- low confidence, P a player's page)."""

    name: str
    choices: tuple[str, ...]
    rule: str
    sure: str

    @property
    def default(self) -> str:
        return self.choices[0]


ALL = (
    Reading("mulligan", ("bottom", "shuffle"), "vs:101", "K~"),
    Reading("mulligan-order", ("initiative first", "initiative last"), "vs:101", "K~"),
    Reading("first-draw", ("two", "none"), "vs:401", "K+"),
    Reading("tie", ("play on", "draw"), "vs:102", "K~"),
    Reading("empty-deck", ("harmless", "lose"), "vs:102", "K~"),
    Reading("stalemate", ("draw", "play on"), "vs:102", "K-"),
    Reading("negative", ("zero", "as it is"), "vs:104", "K-"),
    Reading("row-width", ("unlimited", "seven"), "vs:212.5b", "K~"),
    Reading("second-location", ("older", "newer"), "vs:303.5", "K~"),
    Reading("ongoing", ("face up", "resolved"), "vs:ongoing", "K~"),
    Reading("flip", ("no chain", "chain"), "vs:510", "K+"),
    Reading("draw-priority", ("yes", "no"), "vs:401", "K~"),
    Reading("recruit-timing", ("empty chain", "any time"), "vs:404", "K~"),
    Reading("readying", ("recovery", "draw"), "vs:408.2", "K+"),
    Reading("primary-player", ("of the step", "initiative"), "vs:216", "K~"),
    Reading("priority-after", ("primary", "controller"), "vs:508", "K+"),
    Reading("trigger-order", ("primary first", "primary last"), "vs:506", "K~"),
    Reading("illegal-target", ("rest", "whole"), "vs:508", "K~"),
    Reading("negated-recruit", ("KO", "hand"), "vs:509", "K~"),
    Reading("equal", ("stuns", "holds"), "vs:602.4", "K+"),
    Reading("struck-back", ("defender", "attacker"), "vs:602.4", "K+"),
    Reading("team-direct", ("yes", "no"), "vs:601.1", "P"),
    Reading("direct-breakthrough", ("yes", "no"), "vs:602.4", "K~"),
    Reading("some-illegal", ("go on", "whole"), "vs:601.2", "P"),
    Reading("lone-attacker", ("alone", "team"), "vs:601.2", "K-"),
    Reading("team-stun", ("each", "none"), "vs:602.4", "K-"),
    Reading("reinforcement", ("support row", "any row"), "vs:602.1", "P"),
    Reading("answer-reinforcement", ("yes", "no"), "vs:507.1", "K~"),
    Reading("recover", ("exhausted", "ready"), "vs:701.12", "K~"),
)
READINGS = {r.name: r for r in ALL}


def chosen(given: Iterable[str]) -> dict[str, str]:
    """What a table plays, from the texts of its setting: `mulligan=shuffle`. Only choices that differ from the usual
    ones are included."""
    out, seen = dict[str, str](), set[str]()
    for text in given:
        name, _, choice = text.partition("=")
        if name not in READINGS:
            raise SetupError("vs reading", name=name, near=did_you_mean(name, READINGS))
        known = READINGS[name].choices
        if choice not in known:
            raise SetupError("vs reading choice", name=name, choice=choice, known=known)
        if name in seen:
            raise SetupError("vs reading twice", name=name)
        seen.add(name)
        if choice != known[0]:
            out[name] = choice
    return out
