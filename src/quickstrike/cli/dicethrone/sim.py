"""`quickstrike dicethrone sim`: many games of bots."""

from __future__ import annotations

import argparse
import json
import os
from typing import TYPE_CHECKING, Any

from ...kernel.language import COLON, Joined, Words, words
from ..parser import Progress, add_json, add_lang, at_least, seed, table
from .table import BOTS, add_table, heroes_of, text_of
from .table import WORDS as TABLE

if TYPE_CHECKING:
    from ...lab.dicethrone.dice_sim import Report

WORDS: Words = words("dicethrone/cli/sim")


def register(subparsers: Any) -> None:
    w, t = WORDS[subparsers.lang], TABLE[subparsers.lang]
    p = subparsers.add_parser("sim", help=w["help"], description=w["about"])
    add_table(p)
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help=w["how many"])
    p.add_argument("--seed", type=seed, default=1, metavar=t["SEED"], help=w["seeds"])
    p.add_argument(
        "--bot",
        nargs="+",
        default=["odds"],
        metavar=t["BOT"],
        help=w["who"].format(names=Joined(BOTS, "or").told(p.lang)),
    )
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...lab.dicethrone.dice_sim import simulate

    bar = Progress(" ".join(args.bot), args.lang)
    heroes, own = heroes_of(args), [text_of(x) for x in args.hero_file]
    try:
        report = simulate(heroes, args.bot, args.mode or "", args.games, args.seed, args.jobs, own=own, progress=bar)
    finally:
        bar.close()
    print(json.dumps(report.shown(), ensure_ascii=False) if args.json else told(report, args.lang))
    return 1 if report.crashes else 0


def told(r: Report, lang: str) -> str:
    """The report as a table in words."""
    from ...dicethrone.text.names import seat_names

    w, v = WORDS[lang], r.shown()
    names = seat_names(v["heroes"], lang)
    rows = [
        (w["game"], ", ".join(names)),
        (w["bot"], f"{', '.join(v['bots'])} ({w['seed']} {v['seed']})"),
        (w["games"], str(v["games"])),
    ]
    for side in v["sides"]:
        between = " - ".join(f"{100 * x:.1f}" for x in side["interval_95"])
        rows.append(
            (
                w["wins"].format(who=" + ".join(names[x] for x in side["seats"])),
                f"{side['wins']} = {100 * side['win_rate']:.1f} %  ({w['interval']}{COLON[lang]}{between} %)",
            )
        )
    rows += [
        (w["draws"], str(v["draws"])),
        (w["start"], f"{100 * v['start_player_wins']:.1f} %"),
        (w["turns"], f"{v['turns']}  ({w['mean']})"),
        (w["decisions"], f"{v['decisions']}  ({w['mean']})"),
        (w["seconds"], f"{v['seconds']}  ({v['games_per_s']} {w['per_s']}, {v['jobs']} {w['processes']})"),
        (w["crashes"], str(len(v["crashes"]))),
    ]
    return "\n".join([table(rows), *(f"{w['crash']} {c['seed']}{COLON[lang]}{c['error']}" for c in v["crashes"])])
