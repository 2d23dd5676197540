"""The tables of a study, from the flags of `quickstrike lab`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import named
from ..kernel.errors import SetupError
from ..kernel.language import Joined, Words, words
from .parser import Parser

if TYPE_CHECKING:
    from ..games import Kit
    from ..kernel.setting import Setting
    from ..lab.simulate import Lineup
    from ..lab.study import Arm, Study

WORDS: Words = words("cli/lab")
ALL = "all"


def add_table(p: Parser, kit: Kit) -> None:
    """What sets up one table, and who plays."""
    w, flags = WORDS[p.lang], kit.flags()
    flags.add(p)
    flags.add_files(p)
    flags.add_versions(p)
    names = Joined(kit.bots(), "or").told(p.lang)
    p.add_argument("--bot", nargs="+", metavar=w["BOT"], help=w["bot"].format(names=names, best=kit.clever))


def study_of(args: argparse.Namespace) -> Study:
    from ..lab.study import Study

    kit: Kit = args.kit
    kit.flags().bring(args)
    about: dict[str, Any] = {}
    if args.ask == "compare":
        arms, about = list(two_arms(args)), {"early": args.early}
    elif args.ask == "matchups":
        arms, about = list(pair_arms(args)), {"of": field_of_names(kit)}
    elif args.ask == "swap":
        arms = list(swap_arms(args))
    else:
        arms, about = varied_arms(args)
    return Study(args.ask, kit.name, tuple(arms), args.games, args.seed, about)


def arm(args: argparse.Namespace, setting: Setting, files: Sequence[str] = (), **more: Any) -> Arm:
    """files: those of another table, whose names must not be confused with these."""
    from ..lab.study import Arm

    decks, own = came_from(args, files)
    return Arm(line(args.kit, setting, args.bot), decks=decks, own=own, **more)


def line(kit: Kit, setting: Setting, bots: Sequence[str] | None) -> Lineup:
    from ..lab import line_up

    return line_up(kit, setting, tuple(bots or (kit.clever,)))


# ---- files ---------------------------------------------------------------------------------------------------------
def files_of(args: argparse.Namespace) -> list[str]:
    return [x for x in (*args.kit.flags().decks(args), *getattr(args, "own", ())) if x]


def came_from(args: argparse.Namespace, others: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The files of decks and cards by their names; as they were typed where another one is called the same."""
    paths = {*files_of(args), *others}
    names = [Path(x).name for x in paths]

    def short(path: str) -> str:
        name = Path(path).name
        return name if names.count(name) == 1 else path

    decks, own = (tuple(map(short, x)) for x in (args.kit.flags().decks(args), getattr(args, "own", ())))
    return decks if any(decks) else (), own


def with_the_rest(own: list[str], first: list[str]) -> list[str]:
    """The second table's files: its own, and those of the first but for one of the same name, which it replaces."""
    names = {named(x).name for x in own}
    return [*(x for x in first if named(x).name not in names), *own]


# ---- tables that are varied ----------------------------------------------------------------------------------------
def varied_arms(args: argparse.Namespace) -> tuple[list[Arm], dict[str, Any]]:
    """One for each combination of values that the rules allow; the others are told."""
    kit: Kit = args.kit
    over = getattr(args, "over", None) or []
    tables, left_out = varied(kit, kit.flags().setting(args), over)
    arms = [arm(args, s) for s in tables]
    if any(name == "heroes" for name, *_ in over):  # they play other decks than those of the files
        arms = [replace(a, decks=()) for a in arms]
    by_lot = args.ask == "mulligan"
    watched = [replace(a, line=replace(a.line, watched=0, by_lot=by_lot)) for a in arms]
    return watched, {"left_out": [s.packed() for s in left_out]} if left_out else {}


def varied(kit: Kit, setting: Setting, over: list[list[str]]) -> tuple[list[Setting], list[Setting]]:
    """The tables of all combinations: those that can be played, and the others. A value that was named and fits nowhere is a
    mistake."""
    known = {f.name: f.default for f in fields(setting) if f.name not in setting.files}
    rows = []
    for name, *values in over:
        if name not in known:
            raise SetupError("no field", name=name, known=tuple(known))
        some = (kit.choices(name) or no_choices(name)) if values in ([], [ALL]) else values
        rows.append([(name, x) for x in some])
    named_ones = {(name, x) for name, *values in over if values != [ALL] for x in values}
    played: list[Setting] = []
    left_out: list[Setting] = []
    wrong: dict[tuple[str, str], SetupError] = {}
    for values_of in product(*rows):
        table: Any = replace(setting, **{name: value_of(name, text, known[name], kit) for name, text in values_of})
        try:
            table.check()
        except SetupError as e:
            left_out.append(table)
            wrong = dict.fromkeys(values_of, e) | wrong
        else:
            played.append(table)
            named_ones -= set(values_of)
    for x in wrong:
        if x in named_ones or not played:
            raise wrong[x]
    if not over:
        setting.check()
    return played, left_out


def no_choices(name: str) -> Sequence[str]:
    raise SetupError("no choices", name=name)


def value_of(name: str, text: str, default: Any, kit: Kit) -> Any:
    """A value as it is typed: a number, a word, or several words with + between."""
    if isinstance(default, tuple) or (default is None and kit.choices(name)):
        return tuple(x for x in text.split("+") if x)
    if isinstance(default, bool) or not isinstance(default, int):
        return text
    try:
        return int(text)
    except ValueError:
        raise SetupError("no value of field", value=text, name=name) from None


# ---- two tables, swaps, pairs --------------------------------------------------------------------------------------
def two_arms(args: argparse.Namespace) -> Iterator[Arm]:
    """What comes before and after --against; flags that are not repeated are the same on both sides."""
    kit: Kit = args.kit
    flags, p = kit.flags(), Parser(f"{args.prog} --against", lang=args.lang)
    add_table(p, kit)
    other = p.parse_args(args.against)
    other.kit = kit
    for name in (*flags.names, "bot"):
        if getattr(other, name) is None:
            setattr(other, name, getattr(args, name))
    if "own" in vars(other):
        other.own = with_the_rest(other.own, args.own)
    flags.bring(other)
    files = [*files_of(args), *files_of(other)]
    for side in (args, other):
        found = arm(side, flags.setting(side), files)
        yield replace(found, line=replace(found.line, watched=0))


def swap_arms(args: argparse.Namespace) -> Iterator[Arm]:
    setting = args.kit.flags().setting(args)
    yield arm(args, setting)
    for change, other in args.kit.part("swaps")(setting, args.out_card, args.in_card, args.lang):
        yield arm(args, other, change=change)


def field_of_names(kit: Kit) -> str:
    """The field that says who plays against whom, where players are each other's opponents."""
    setting = kit.setting()()
    if len(kit.sides(setting)) < 2:
        return ""
    return next((f.name for f in fields(setting) if f.default == setting.seats and kit.choices(f.name)), "")


def pair_arms(args: argparse.Namespace) -> Iterator[Arm]:
    kit: Kit = args.kit
    setting, name = kit.flags().setting(args), field_of_names(kit)
    who = args.of or list(kit.choices(name))
    if len(who) < 2:
        raise SetupError("two names")
    for x, y in combinations(who, 2):
        for pair in ((x, y), (y, x)):
            table: Any = replace(setting, **{name: pair})
            yield arm(args, table, swapped=pair[0] != x)
