"""The laboratory: many games of bots, and what came out of them."""

from __future__ import annotations

from .processes import spread
from .simulate import CAP, Lineup, Record, Report, line_up, play_one, seed_of_game, simulate
from .stats import mean, median, wilson

__all__ = [
    "CAP",
    "Lineup",
    "Record",
    "Report",
    "line_up",
    "mean",
    "median",
    "play_one",
    "seed_of_game",
    "simulate",
    "spread",
    "wilson",
]
