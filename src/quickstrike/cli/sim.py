"""`quickstrike sim`: many games of bots, and their win rate."""

from __future__ import annotations

import argparse
import json
import os
from typing import Any

from ..bots import BOTS
from ..champions.shelf import set_name
from ..kernel.language import COLON, Joined, Words, words
from ..lab import Report, simulate
from .champions.table import add_modes, add_scenario, add_seats, modes, seats
from .parser import Progress, add_json, add_lang, at_least, seed, table

DEFAULT = "spider-man:justice"
WORDS: Words = words("cli/sim")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("sim", help=w["help"], description=w["about"])
    add_seats(p, DEFAULT)
    add_scenario(p)
    add_modes(p)
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help=w["how many"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    p.add_argument(
        "--bot", default="heuristic", metavar=w["BOT"], help=w["who"].format(names=Joined(BOTS, "or").told(p.lang))
    )
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bar = Progress(args.bot, args.lang)
    try:
        report = simulate(
            seats(args, DEFAULT),
            args.scenario or "rhino",
            games=args.games,
            seed=args.seed,
            bot=args.bot,
            jobs=args.jobs,
            modular=args.modular,
            progress=bar,
            **modes(args),
        )
    finally:
        bar.close()
    print(json.dumps(report.shown(), ensure_ascii=False) if args.json else told(report, args.lang))
    return 1 if report.crashes else 0


def kind_of_game(v: dict[str, Any], lang: str) -> list[str]:
    w = WORDS[lang]
    sets = [w["random"] if m == "random" else set_name(m, lang) for m in v["modular"] or ()]
    modes = (f"{w[k]} {v[k]}" for k in ("heroic", "stage") if v[k])
    return [set_name(v["scenario"], lang), *sets, v["mode"], *modes]


def told(r: Report, lang: str) -> str:
    """The report as a table in words."""
    w, v = WORDS[lang], r.shown()
    between = " - ".join(f"{100 * x:.1f}" for x in v["interval_95"])
    rows = [
        (w["what"], f"{' + '.join(v['heroes'])} - {', '.join(kind_of_game(v, lang))}"),
        (w["bot"], f"{v['bot']} ({w['seed']} {v['seed']})"),
        (w["games"], str(v["games"])),
        (w["wins"], f"{v['wins']} = {100 * v['win_rate']:.1f} %  ({w['interval']}{COLON[lang]}{between} %)"),
        (w["rounds"], f"{v['rounds']}  ({w['mean']})"),
        (w["decisions"], f"{v['decisions']}  ({w['mean']})"),
        (w["seconds"], f"{v['seconds']}  ({v['games_per_s']} {w['per_s']}, {v['jobs']} {w['processes']})"),
        (w["crashes"], str(len(v["crashes"]))),
    ]
    return "\n".join([table(rows), *(f"{w['crash']} {c['seed']}{COLON[lang]}{c['error']}" for c in v["crashes"])])
