"""Duels of Dice Throne in pairs: the same seed twice, with the seats swapped, so that nobody is favoured by the seat,
by beginning or by the deal of one game. Two bots with the same heroes (`mirrored`), or all heroes with the same bot
(`matrix`).

`python -m quickstrike.lab.dicethrone.duels mirrored --games 1000` prints what docs/dicethrone-bots.md tells.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...dicethrone import HEROES
from ...dicethrone.setting import DiceThroneSetting
from ...games.dicethrone import KIT
from ...kernel.errors import SetupError
from ..simulate import Record, simulate
from ..stats import mean, wilson


@dataclass(frozen=True)
class Side:
    hero: str
    bot: str = "odds"


@dataclass(frozen=True)
class Tally:
    """What came of duels, as one side sees it: "won", "lost", "draw" or "crash" for each, with the game's record."""

    games: tuple[tuple[str, Record], ...]
    seconds: float = 0.0  # of all processes together

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.games + other.games, self.seconds + other.seconds)

    def count(self, result: str) -> int:
        return sum(x == result for x, _ in self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share of games that were won, 95 %. A drawn game is none."""
        return wilson(self.count("won"), len(self.games))

    def shown(self) -> dict[str, Any]:
        n, won, drawn = len(self.games), self.count("won"), self.count("draw")
        begun = sum(r.result == f"seat {r.began}" for _, r in self.games)
        decisions = sum(r.decisions for _, r in self.games)
        return {
            "games": n,
            "won": won,
            "draws": drawn,
            "lost": self.count("lost"),
            "crashes": self.count("crash"),
            "win_rate": round(won / n, 4),
            "interval_95": [round(x, 4) for x in self.interval],
            "score": round((won + drawn / 2) / n, 4),
            "start_player_wins": round(begun / n, 4),
            "turns": round(mean([r.clock for _, r in self.games]), 2),
            "decisions": round(decisions / n, 1),
            "decisions_per_s": round(decisions / max(self.seconds, 1e-9), 1),
        }


def seen_by(seat: int, r: Record) -> tuple[str, Record]:
    if r.result in ("draw", "crash"):
        return r.result, r
    return ("won" if r.result == f"seat {seat}" else "lost"), r


def duel(a: Side, b: Side, games: int = 100, seed: int | str = 1, jobs: int = 1) -> Tally:
    """That many duels, as the first side sees them: half of them from either seat, with the same seeds."""
    if games < 2 or games % 2:
        raise SetupError("dt pairs", n=games)
    out = Tally(())
    for seat, (x, y) in enumerate(((a, b), (b, a))):
        report = simulate(KIT, DiceThroneSetting((x.hero, y.hero)), (x.bot, y.bot), games // 2, seed, jobs)
        out += Tally(tuple(seen_by(seat, r) for r in report.records), report.seconds * report.jobs)
    return out


def mirrored(
    bot: str = "odds",
    other: str = "frequent",
    games: int = 1000,
    seed: int | str = 1,
    jobs: int = 1,
    heroes: Iterable[str] = tuple(HEROES),
) -> dict[str, Tally]:
    """One bot against another, both with the same hero: by hero, about as many games with each."""
    rows = list(heroes)
    if games < 2 * len(rows) or games % 2:
        raise SetupError("dt pairs", n=games)
    pairs = [games // 2 // len(rows) + (i < games // 2 % len(rows)) for i in range(len(rows))]
    return {h: duel(Side(h, bot), Side(h, other), 2 * n, f"{seed}/{h}", jobs) for h, n in zip(rows, pairs, strict=True)}


def matrix(
    bot: str = "odds", games: int = 400, seed: int | str = 1, jobs: int = 1, heroes: Iterable[str] = tuple(HEROES)
) -> dict[tuple[str, str], Tally]:
    """Every two different heroes against each other, `games` games each, as the first of them sees it."""
    rows = list(heroes)
    return {
        (x, y): duel(Side(x, bot), Side(y, bot), games, f"{seed}/{x}/{y}", jobs)
        for i, x in enumerate(rows)
        for y in rows[i + 1 :]
    }


def main(words: list[str] | None = None) -> None:
    p = argparse.ArgumentParser(
        "python -m quickstrike.lab.dicethrone.duels", description="Duels with the seats swapped."
    )
    p.add_argument("what", choices=("mirrored", "matrix"))
    p.add_argument("--bot", default="odds")
    p.add_argument("--other", default="frequent", help="whom it is mirrored against")
    p.add_argument("--games", type=int, default=1000, help="in all, or of each two heroes")
    p.add_argument("--seed", default="1")
    p.add_argument("--jobs", type=int, default=1)
    a = p.parse_args(words)
    if a.what == "matrix":
        found = {f"{x} against {y}": t for (x, y), t in matrix(a.bot, a.games, a.seed, a.jobs).items()}
    else:
        found = mirrored(a.bot, a.other, a.games, a.seed, a.jobs)
        found["all"] = sum(found.values(), Tally(()))
    for name, t in found.items():
        print(name, json.dumps(t.shown()), flush=True)


if __name__ == "__main__":
    main()
