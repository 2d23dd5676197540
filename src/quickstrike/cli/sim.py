"""`quickstrike sim`: many games of bots, and their win rate."""
from __future__ import annotations

import argparse
import json
import os
from typing import Any

from ..bots import BOTS
from ..champions import HEROES, MODES, SCENARIOS
from ..lab import Report, simulate
from .base import Progress, add_lang, at_least, seed, table

ABOUT = "Let bots play many games and count. The same seed gives the same games, with however many processes."
WORDS = {
    "en": {"what": "game", "bot": "bot", "seed": "seed", "games": "games", "wins": "wins", "rounds": "rounds",
           "decisions": "decisions", "seconds": "seconds", "crashes": "crashes", "mean": "on average a game",
           "per_s": "games per second", "processes": "processes", "crash": "crash at seed", "interval": "95 % interval"},
    "fr": {"what": "partie", "bot": "robot", "seed": "graine", "games": "parties", "wins": "victoires", "rounds": "rounds",
           "decisions": "décisions", "seconds": "secondes", "crashes": "pannes", "mean": "par partie en moyenne",
           "per_s": "parties par seconde", "processes": "processus", "crash": "panne à la graine", "interval": "intervalle à 95 %"},
}


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("sim", help="let bots play many games", description=ABOUT)
    p.add_argument("--heroes", nargs="+", metavar="HERO[:ASPECT]", default=["spider-man:justice"],
                   help=f"one to four of {', '.join(HEROES)} (default: spider-man:justice)")
    p.add_argument("--scenario", default="rhino", help=f"one of {', '.join(SCENARIOS)} (default: rhino)")
    p.add_argument("--mode", default="standard", help=f"{' or '.join(MODES)} (default: standard)")
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help="how many (default: 100)")
    p.add_argument("--seed", type=seed, default=1, help="a number or a word (default: 1)")
    p.add_argument("--bot", default="heuristic", help=f"who plays: {' or '.join(BOTS)} (default: heuristic)")
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N",
                   help="processes (default: one for each processor)")
    p.add_argument("--json", action="store_true", help="for programs")
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    heroes = [h for x in args.heroes for h in x.split(",") if h]
    bar = Progress(args.bot)
    try:
        report = simulate(heroes, args.scenario, args.mode, args.games, args.seed, args.bot, args.jobs, progress=bar)
    finally:
        bar.close()
    print(json.dumps(report.shown(), ensure_ascii=False) if args.json else told(report, args.lang))
    return 1 if report.crashes else 0


def told(r: Report, lang: str) -> str:
    """The report as a table in words."""
    w, v = WORDS[lang], r.shown()
    low, high = (100 * x for x in v["interval_95"])
    rows = [
        (w["what"], f"{' + '.join(v['heroes'])} - {v['scenario']}, {v['mode']}"),
        (w["bot"], f"{v['bot']} ({w['seed']} {v['seed']})"),
        (w["games"], str(v["games"])),
        (w["wins"], f"{v['wins']} = {100 * v['win_rate']:.1f} %  ({w['interval']}: {low:.1f} - {high:.1f} %)"),
        (w["rounds"], f"{v['rounds']}  ({w['mean']})"),
        (w["decisions"], f"{v['decisions']}  ({w['mean']})"),
        (w["seconds"], f"{v['seconds']}  ({v['games_per_s']} {w['per_s']}, {v['jobs']} {w['processes']})"),
        (w["crashes"], str(len(v["crashes"])))]
    return "\n".join([table(rows), *(f"{w['crash']} {c['seed']}: {c['error']}" for c in v["crashes"])])
