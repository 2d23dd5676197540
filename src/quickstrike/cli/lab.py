"""`quickstrike lab`: questions that many games answer. Win rates of tables, two tables on the same seeds, everybody against
everybody, which cards to keep, which card to swap; kept in a folder, with a report."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from ..files import named
from ..kernel.errors import SetupError
from ..kernel.language import Joined, Words, words
from .parser import Parser, Progress, add_json, add_lang, at_least, seed

if TYPE_CHECKING:
    from ..games import Kit
    from ..kernel.setting import Setting
    from ..lab.simulate import Lineup
    from ..lab.study import Arm, Study
    from ..lab.study.numbers import Numbers

WORDS: Words = words("cli/lab")
ROWS = "rows.jsonl"
PAGE = "report.html"
ALL = "all"
TOP = 12  # cards told at the terminal


# ---- flags ---------------------------------------------------------------------------------------------------------
def add(p: Parser, kit: Kit) -> None:
    w, sub = WORDS[p.lang], p.add_subparsers(dest="ask")
    rate = question(sub, kit, "rate", w)
    rate.add_argument("--over", nargs="+", action="append", metavar=w["FIELD"], help=w["over"])
    two = question(sub, kit, "compare", w)
    two.add_argument("--early", action="store_true", help=w["early"])
    two.add_argument("--against", nargs=argparse.REMAINDER, required=True, metavar=w["FLAGS"], help=w["against"])
    if field_of_names(kit):
        pairs = question(sub, kit, "matchups", w)
        pairs.add_argument("--of", nargs="+", metavar=w["NAME"], help=w["of"])
    if kit.watch(0).opening:
        question(sub, kit, "mulligan", w)
    if "swaps" in kit.parts:
        swap = question(sub, kit, "swap", w)
        swap.add_argument("--out-card", nargs="+", required=True, metavar=w["CARD"], help=w["out card"])
        swap.add_argument("--in-card", nargs="+", required=True, metavar=w["CARD"], help=w["in card"])
    again = sub.add_parser("report", help=w["report"], description=w["report"])
    again.add_argument("folder", metavar=w["FOLDER"], help=w["folder"])
    add_lang(again)
    again.set_defaults(run=report, kit=kit, prog=again.prog)


def question(sub: Any, kit: Kit, name: str, w: dict[str, str]) -> Parser:
    p: Parser = sub.add_parser(name, help=w[name], description=w[f"{name} about"])
    add_table(p, kit)
    p.add_argument("--games", type=at_least(1, "games"), default=200, metavar="N", help=w["games"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    p.add_argument("--cluster", default="", metavar=w["ADDRESS"], help=w["cluster"])
    p.add_argument("--out", metavar=w["FOLDER"], help=w["out"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run, kit=kit, prog=p.prog)
    return p


def add_table(p: Parser, kit: Kit) -> None:
    """What sets up one table, and who plays."""
    w, flags = WORDS[p.lang], kit.flags()
    flags.add(p)
    flags.add_files(p)
    flags.add_versions(p)
    names = Joined(kit.bots(), "or").told(p.lang)
    p.add_argument("--bot", nargs="+", metavar=w["BOT"], help=w["bot"].format(names=names, best=kit.clever))


# ---- the arms ------------------------------------------------------------------------------------------------------
def study_of(args: argparse.Namespace) -> Study:
    from ..lab.study import Arm, Study

    kit: Kit = args.kit
    kit.flags().bring(args)
    about: dict[str, Any] = {}
    if args.ask == "compare":
        arms = list(two_arms(args))
        about = {"early": args.early}
    elif args.ask == "matchups":
        arms = list(pair_arms(args))
    elif args.ask == "swap":
        setting = kit.flags().setting(args)
        tried = kit.part("swaps")(setting, args.out_card, args.in_card, args.lang)
        first = Arm(WORDS[args.lang]["as it is"], line(kit, setting, args.bot))
        arms = [first, *(Arm(label, line(kit, s, args.bot)) for label, s in tried)]
    else:
        tables = varied(kit, kit.flags().setting(args), getattr(args, "over", None) or [])
        watched = {"watched": 0, "by_lot": args.ask == "mulligan"}
        arms = [Arm(label, replace(line(kit, s, args.bot), **watched)) for label, s in tables]
    return Study(args.ask, kit.name, tuple(arms), args.games, args.seed, about)


def line(kit: Kit, setting: Setting, bots: Sequence[str] | None) -> Lineup:
    from ..lab import line_up

    return line_up(kit, setting, tuple(bots or (kit.clever,)))


def varied(kit: Kit, setting: Setting, over: list[list[str]]) -> Iterator[tuple[str, Setting]]:
    """The table for every combination of values."""
    known = {f.name: f.default for f in fields(setting) if f.name not in setting.files}
    rows = []
    for name, *values in over:
        if name not in known:
            raise SetupError("no field", name=name, known=tuple(known))
        rows.append([(name, x) for x in ((kit.choices(name) or no_choices(name)) if values in ([], [ALL]) else values)])
    for some in product(*rows):
        given = {name: value_of(name, text, known[name], kit) for name, text in some}
        yield " · ".join(text for _, text in some) or " + ".join(setting.seats), replace(setting, **given)


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


def two_arms(args: argparse.Namespace) -> Iterator[Arm]:
    """What comes before and after --against; flags that are not repeated are the same on both sides."""
    from ..lab.study import Arm

    kit: Kit = args.kit
    flags, p = kit.flags(), Parser(f"{args.prog} --against", lang=args.lang)
    add_table(p, kit)
    other = p.parse_args(args.against)
    for name in (*flags.names, "bot"):
        if getattr(other, name) is None:
            setattr(other, name, getattr(args, name))
    if "own" in vars(other):
        other.own = with_the_rest(other.own, args.own)
    flags.bring(other)
    both = [(flags.setting(x), x.bot) for x in (args, other)]
    labels = [label_of(kit, s, b, x) for (s, b), x in zip(both, (args, other), strict=True)]
    for side, (setting, bots), label in zip("AB", both, labels, strict=True):
        yield Arm(f"{side} {label}", replace(line(kit, setting, bots), watched=0))


def with_the_rest(own: list[str], first: list[str]) -> list[str]:
    """The second table's files: its own, and those of the first but for one of the same name, which it replaces."""
    names = {named(x).name for x in own}
    return [*(x for x in first if named(x).name not in names), *own]


def label_of(kit: Kit, setting: Setting, bots: Sequence[str] | None, args: argparse.Namespace) -> str:
    return " + ".join([*setting.seats, *getattr(args, "own", ())]) + f" ({', '.join(bots or (kit.clever,))})"


def field_of_names(kit: Kit) -> str:
    """The field that says who plays against whom, where players are each other's opponents."""
    setting = kit.setting()()
    if len(kit.sides(setting)) < 2:
        return ""
    return next((f.name for f in fields(setting) if f.default == setting.seats and kit.choices(f.name)), "")


def pair_arms(args: argparse.Namespace) -> Iterator[Arm]:
    from ..lab.study import Arm

    kit: Kit = args.kit
    setting, name = kit.flags().setting(args), field_of_names(kit)
    who = args.of or list(kit.choices(name))
    if len(who) < 2:
        raise SetupError("two names")
    for x, y in combinations(who, 2):
        for pair in ((x, y), (y, x)):
            table: Any = replace(setting, **{name: pair})
            yield Arm(f"{x} – {y}", line(kit, table, args.bot), swapped=pair[0] != x)


# ---- running and telling -------------------------------------------------------------------------------------------
def run(args: argparse.Namespace) -> int:
    from ..lab.study import Kept, run, summary

    study, folder = study_of(args), named(args.out) if args.out else None
    study.check()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    kept = Kept(study, str(folder / ROWS) if folder else "")
    bar = Progress(args.ask, args.lang)
    try:
        played = run(
            study,
            kept,
            args.jobs,
            cluster=args.cluster,
            early=bool(study.about.get("early")),
            progress=bar,
        )
    finally:
        bar.close()
    found = summary(study.packed(), kept.rows.values(), played)
    print(json.dumps(found, ensure_ascii=False) if args.json else told(found, args.kit, args.lang))
    if folder is not None:
        write_all(args.out, found, args.lang, quiet=args.json)
    return 1 if any(a["crashes"] for a in found["arms"]) else 0


def report(args: argparse.Namespace) -> int:
    """Tables and page once more from the games in a folder, in another language if you like."""
    from ..lab.study.figures import summary
    from ..lab.study.kept import plan_of, row_in, whole_lines
    from ..lab.study.running import played_of

    path = named(args.folder) / ROWS
    if not path.is_file():
        raise SetupError("no study there", name=args.folder)
    first, *rest = whole_lines(path) or [""]
    plan, rows = plan_of(first, str(path)), [row_in(x, n, str(path)) for n, x in enumerate(rest, 2)]
    write_all(args.folder, summary(plan, rows, played_of(plan, rows)), args.lang)
    return 0


def write_all(out: str, found: dict[str, Any], lang: str, quiet: bool = False) -> None:
    from ..lab.study.export import write
    from ..lab.study.kept import plan_of, row_in, whole_lines
    from ..lab.study.page import page

    folder = named(out)
    first, *rest = whole_lines(folder / ROWS)
    rows = [row_in(x, n, ROWS) for n, x in enumerate(rest, 2)]
    made = write(folder, plan_of(first, ROWS), rows, found)
    (folder / PAGE).write_text(page(found, lang), encoding="utf-8")
    if not quiet:
        print("\n".join(f"  {x}" for x in [*made, folder / PAGE]))


def told(s: dict[str, Any], kit: Kit, lang: str) -> str:
    """The figures as plain tables."""
    from ..lab.study.numbers import Numbers

    w, n = WORDS[lang], Numbers(lang)
    out = [columns([[w["table"], w["n"], w["won"], w["interval"]], *([a["label"], *n.rate(a)] for a in s["arms"])])]
    if "table" in s:
        out = [columns([[w["pair"], w["n"], w["won"], w["interval"]], *([t["label"], *n.rate(t)] for t in s["table"])])]
    if "differences" in s:
        rows = [[d["label"], str(d["games"]), *n.gap(d)] for d in s["differences"]]
        key = "difference" if s["study"] == "compare" else "gain"
        out.append(columns([[w["compared with"], w["n"], w[key], w["interval"]], *rows]))
    found = s.get("opening") or (s["cards"][0] if "cards" in s else [])
    if found:
        some = found if len(found) <= 2 * TOP else [*found[:TOP], *found[-TOP:]]
        rows = [[kit.card_title(c["code"], lang), *n.gap(c), *deeds(c, n)] for c in some]
        head = [w["card"], w["with" if "drawn" in found[0] else "kept"], w["interval"]]
        out.append(
            columns([head + ([w[k] for k in ("drawn", "played", "spent")] if "drawn" in found[0] else []), *rows])
        )
    crashes = [f"{w['crash']} {c['seed']}: {c['error']}" for a in s["arms"] for c in a["crashes"]]
    return "\n\n".join([*out, *crashes])


def deeds(c: dict[str, Any], n: Numbers) -> list[str]:
    return [n.mean(c[k]) for k in ("drawn", "played", "spent")] if "drawn" in c else []


def columns(rows: list[list[str]]) -> str:
    """The first to the left, numbers to the right."""
    wide = [max(len(r[k]) for r in rows) for k in range(len(rows[0]))]
    return "\n".join(
        "  ".join(x.ljust(n) if k == 0 else x.rjust(n) for k, (x, n) in enumerate(zip(r, wide, strict=True)))
        for r in rows
    )
