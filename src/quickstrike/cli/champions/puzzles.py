"""`quickstrike puzzles --games N --out FOLDER`: positions in which exactly one way wins this turn."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...bots.coach.puzzles import TABLES, puzzles
from ...champions.setting import ChampionsSetting
from ...files import named
from ...kernel.language import Words, words
from ..parser import Parser, add_lang, at_least, seed

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("champions/cli/puzzles")


def add(p: Parser, kit: Kit) -> None:
    w, flags = WORDS[p.lang], kit.flags()
    flags.add(p)
    flags.add_files(p)
    p.add_argument("--games", type=at_least(1, "games"), default=20, metavar="N", help=w["how many"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    p.add_argument("--tables", type=at_least(1, "tables"), default=TABLES, metavar="N", help=w["tables"])
    p.add_argument("--out", type=Path, required=True, metavar=w["FOLDER"], help=w["out"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    flags = kit.flags()
    flags.bring(args)
    setting, folder = flags.setting(args), named(args.out)
    assert isinstance(setting, ChampionsSetting)
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    for i, puzzle in enumerate(puzzles(setting, kit.bot_of(kit.clever), args.games, args.seed, args.tables)):
        if puzzle is not None:
            made.append(folder / f"{setting.scenario}-{args.seed}-{i}.toml")
            made[-1].write_text(puzzle.text(), encoding="utf-8")
    print("\n".join([*map(str, made), WORDS[args.lang]["made"].format(n=len(made), games=args.games)]))
    return 0
