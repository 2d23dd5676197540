"""`quickstrike sim`: many games of bots, and who won."""

from __future__ import annotations

import argparse
import json
import os
from typing import TYPE_CHECKING

from ..kernel.language import COLON, Joined, Words, words
from .parser import Parser, Progress, add_json, add_lang, at_least, seed, table

if TYPE_CHECKING:
    from ..games import Kit
    from ..lab import Report

WORDS: Words = words("cli/sim")


def add(p: Parser, kit: Kit) -> None:
    w, flags = WORDS[p.lang], kit.flags()
    flags.add(p)
    flags.add_files(p)
    flags.add_versions(p)
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help=w["how many"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    names = Joined(kit.bots(), "or").told(p.lang)
    p.add_argument(
        "--bot", nargs="+", default=[kit.clever], metavar=w["BOT"], help=w["who"].format(names=names, best=kit.clever)
    )
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ..lab import simulate

    kit: Kit = args.kit
    flags, bar = kit.flags(), Progress(" ".join(args.bot), args.lang)
    flags.bring(args)
    try:
        report = simulate(
            kit, flags.setting(args), args.bot, games=args.games, seed=args.seed, jobs=args.jobs, progress=bar
        )
    finally:
        bar.close()
    print(json.dumps(report.shown(), ensure_ascii=False) if args.json else told(report, args.lang))
    return 1 if report.crashes else 0


def told(r: Report, lang: str) -> str:
    """The report as a table in words."""
    w, v, line = WORDS[lang], r.shown(), r.lineup
    speech, game = line.kit.speech(), line.setting.new(0, quiet=True)
    names = [speech.seat(game, x, lang) for x in game.seats()]
    bots = ", ".join(dict.fromkeys(v["bots"]))
    rows = [
        (w["what"], speech.setting(line.setting, game, lang)),
        (w["bot"], f"{bots} ({w['seed']} {v['seed']})"),
        (w["games"], str(v["games"])),
    ]
    sides = v.get("sides")
    for side in sides or [v]:
        between = " - ".join(f"{100 * x:.1f}" for x in side["interval_95"])
        head = w["won by"].format(who=" + ".join(names[x] for x in side["seats"])) if sides else w["wins"]
        rate = f"{side['wins']} = {100 * side['win_rate']:.1f} %"
        rows.append((head, f"{rate}  ({w['interval']}{COLON[lang]}{between} %)"))
    if sides:
        rows.append((w["draws"], str(v["draws"])))
    if "start_player_wins" in v:
        rows.append((w["start"], f"{100 * v['start_player_wins']:.1f} %"))
    counted = f"{line.kit.game().counts}s"
    rows += [
        (w[counted], f"{v[counted]}  ({w['mean']})"),
        (w["decisions"], f"{v['decisions']}  ({w['mean']})"),
        (w["seconds"], f"{v['seconds']}  ({v['games_per_s']} {w['per_s']}, {v['jobs']} {w['processes']})"),
        (w["crashes"], str(len(v["crashes"]))),
    ]
    return "\n".join([table(rows), *(f"{w['crash']} {c['seed']}{COLON[lang]}{c['error']}" for c in v["crashes"])])
