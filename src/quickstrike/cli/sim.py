"""`quickstrike sim`: many games of bots, and their win rate."""
from __future__ import annotations

import argparse
import json
import os
from typing import Any

from ..bots import BOTS
from ..lab import Report, simulate
from .base import Progress, add_lang, at_least, seed, table
from .table import add_modes, add_scenario, add_seats, modes, seats

DEFAULT = "spider-man:justice"
ABOUT = "Let bots play many games and count. The same seed gives the same games, with however many processes."
WORDS = {
    "en": {"what": "game", "bot": "bot", "seed": "seed", "games": "games", "wins": "wins", "rounds": "rounds",
           "decisions": "decisions", "seconds": "seconds", "crashes": "crashes", "mean": "on average a game",
           "per_s": "games per second", "processes": "processes", "crash": "crash at seed", "interval": "95 % interval",
           "heroic": "heroic level", "stage": "skirmish, stage"},
    "fr": {"what": "partie", "bot": "robot", "seed": "graine", "games": "parties", "wins": "victoires",
           "rounds": "rounds", "decisions": "décisions", "seconds": "secondes", "crashes": "pannes",
           "mean": "par partie en moyenne",
           "per_s": "parties par seconde", "processes": "processus", "crash": "panne à la graine",
           "interval": "intervalle à 95 %", "heroic": "niveau héroïque", "stage": "escarmouche, stade"},
}


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("sim", help="let bots play many games", description=ABOUT)
    add_seats(p, DEFAULT)
    add_scenario(p)
    add_modes(p)
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help="how many (default: 100)")
    p.add_argument("--seed", type=seed, default=1, help="a number or a word (default: 1)")
    p.add_argument("--bot", default="heuristic", help=f"who plays: {' or '.join(BOTS)} (default: heuristic)")
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N",
                   help="processes (default: one for each processor)")
    p.add_argument("--json", action="store_true", help="for programs")
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bar = Progress(args.bot)
    try:
        report = simulate(
            seats(args, DEFAULT), args.scenario or "rhino", games=args.games, seed=args.seed, bot=args.bot,
            jobs=args.jobs, modular=args.modular, progress=bar, **modes(args))
    finally:
        bar.close()
    print(json.dumps(report.shown(), ensure_ascii=False) if args.json else told(report, args.lang))
    return 1 if report.crashes else 0


def kind_of_game(v: dict[str, Any], w: dict[str, str]) -> list[str]:
    return [v["scenario"], *(v["modular"] or ()), v["mode"], *(f"{w[k]} {v[k]}" for k in ("heroic", "stage") if v[k])]


def told(r: Report, lang: str) -> str:
    """The report as a table in words."""
    w, v = WORDS[lang], r.shown()
    low, high = (100 * x for x in v["interval_95"])
    rows = [
        (w["what"], f"{' + '.join(v['heroes'])} - {', '.join(kind_of_game(v, w))}"),
        (w["bot"], f"{v['bot']} ({w['seed']} {v['seed']})"),
        (w["games"], str(v["games"])),
        (w["wins"], f"{v['wins']} = {100 * v['win_rate']:.1f} %  ({w['interval']}: {low:.1f} - {high:.1f} %)"),
        (w["rounds"], f"{v['rounds']}  ({w['mean']})"),
        (w["decisions"], f"{v['decisions']}  ({w['mean']})"),
        (w["seconds"], f"{v['seconds']}  ({v['games_per_s']} {w['per_s']}, {v['jobs']} {w['processes']})"),
        (w["crashes"], str(len(v["crashes"])))]
    return "\n".join([table(rows), *(f"{w['crash']} {c['seed']}: {c['error']}" for c in v["crashes"])])
