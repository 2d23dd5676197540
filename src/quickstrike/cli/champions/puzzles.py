"""`quickstrike puzzles`: positions in which exactly one way wins this turn. A list of them, one to play, its solution; or make
new ones."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import quickstrike

from ...bots.coach.puzzles import TABLES, puzzles
from ...champions.setting import ChampionsSetting
from ...files import named
from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import Words, words
from ...term import store
from ..parser import Parser, add_colour, add_lang, add_teach, at_least, seed
from ..play import add_save, saved_at, session_of
from ..seating import add_seating

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("champions/cli/puzzles")
MAKING: dict[str, Any] = {"games": 20, "seed": 1, "tables": TABLES}
"""What making new ones asks for, and what it takes where nothing is said."""
SHIPPED = Path(quickstrike.__file__).parent / "champions" / "puzzles"


def add(p: Parser, kit: Kit) -> None:
    w, flags = WORDS[p.lang], kit.flags()
    p.add_argument("name", nargs="?", metavar=w["NAME"], help=w["name"])
    p.add_argument("--solution", action="store_true", help=w["solution"])
    p.add_argument("--out", type=Path, metavar=w["FOLDER"], help=w["out"])
    p.add_argument("--games", type=at_least(1, "games"), metavar="N", help=w["how many"])
    p.add_argument("--seed", type=seed, metavar=w["SEED"], help=w["seeds"])
    p.add_argument("--tables", type=at_least(1, "tables"), metavar="N", help=w["tables"])
    flags.add(p)
    flags.add_files(p)
    add_save(p)
    add_seating(p, kit)
    add_teach(p, kit)
    add_lang(p)
    add_colour(p)


def run(args: argparse.Namespace) -> int:
    check(args)
    if args.out is not None:
        return make(args)
    if args.name is None:
        print("\n".join(listed(args.lang)))
        return 0
    file = chosen(args.name)
    if args.solution:
        print("\n".join(f"{n}. {x}" for n, x in enumerate(read(file)["report"]["solution"][args.lang], 1)))
        return 0
    kit: Kit = args.kit
    game = kit.run_position(file).game
    print(WORDS[args.lang]["begin"].format(title=read(file)["title"][args.lang], name=file.stem))
    return session_of(kit, game, saved_at(args, store.position_game(file.stem)), args).run()


def check(args: argparse.Namespace) -> None:
    """No flag is passed over in silence: some go with --out, some with a name."""
    if args.out is not None and (args.name is not None or args.solution):
        raise SetupError("makes or plays")
    if args.solution and args.name is None:
        raise SetupError("which solution")
    making = [f"--{x}" for x in MAKING if getattr(args, x) is not None]
    given = [*making, *filter(None, [args.kit.flags().given(args)])]
    if given and args.out is None:
        raise SetupError("only made", flag=given[0])


def shipped() -> list[Path]:
    """Those that come with the game, the short ones first."""
    return sorted(SHIPPED.glob("*.toml"), key=lambda x: (deeds(read(x)), x.stem))


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def deeds(puzzle: dict[str, Any]) -> int:
    return len(puzzle["report"]["solution"]["en"])


def listed(lang: str) -> list[str]:
    w, files = WORDS[lang], shipped()
    wide = max((len(x.stem) for x in files), default=0)
    rows = [f"{n:3}  {x.stem.ljust(wide)}  {w['steps'].format(n=deeds(read(x)))}" for n, x in enumerate(files, 1)]
    return [*rows, "", w["how"]]


def chosen(name: str) -> Path:
    """By its name, or by its number in the list."""
    files = {x.stem: x for x in shipped()}
    if name.isdecimal() and len(name) < 4 and 1 <= int(name) <= len(files):
        return list(files.values())[int(name) - 1]
    if name not in files:
        raise SetupError("no puzzle", name=name[:40], near=did_you_mean(name, files))
    return files[name]


def make(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    flags = kit.flags()
    flags.bring(args)
    setting, folder = flags.setting(args), named(args.out)
    assert isinstance(setting, ChampionsSetting)
    folder.mkdir(parents=True, exist_ok=True)
    games, seed, tables = (MAKING[x] if getattr(args, x) is None else getattr(args, x) for x in MAKING)
    made: list[Path] = []
    for i, puzzle in enumerate(puzzles(setting, kit.bot_of(kit.clever), games, seed, tables)):
        if puzzle is not None:
            made.append(folder / f"{setting.seats[0].partition(':')[0]}-{setting.scenario}-{seed}-{i}.toml")
            made[-1].write_text(puzzle.text(), encoding="utf-8")
    print("\n".join([*map(str, made), WORDS[args.lang]["made"].format(n=len(made), games=games)]))
    return 0
