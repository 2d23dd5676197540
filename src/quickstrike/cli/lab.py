"""`quickstrike lab`: questions that many games answer. Win rates of tables, two tables on the same seeds, everybody against
everybody, which cards to keep, which card to swap; kept in a folder, with a report."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import named
from ..kernel.errors import SetupError
from ..kernel.language import COLON, SEMICOLON
from .arms import WORDS, add_table, field_of_names, study_of
from .parser import Parser, Progress, add_json, add_lang, at_least, seed

if TYPE_CHECKING:
    from ..games import Kit
    from ..lab.study.numbers import Numbers
    from ..lab.study.tables import Tables

ROWS = "rows.jsonl"
PAGE = "report.html"
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


# ---- running and telling -------------------------------------------------------------------------------------------
def run(args: argparse.Namespace) -> int:
    from ..lab.study import Kept, run, summary
    from ..lab.study.tables import Tables

    study, folder = study_of(args), named(args.out) if args.out else None
    study.check()
    if folder is not None:
        can_write(folder)
    told_before(Tables(study.packed(), args.lang))
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
        bar.close()
        found = summary(study.packed(), kept.rows.values(), played)
        print(json.dumps(found, ensure_ascii=False) if args.json else told(found, args.kit, args.lang))
        if folder is not None:
            write_all(folder, found, args.lang, quiet=args.json)
    finally:
        bar.close()
        kept.close()
    return 1 if any(a["crashes"] for a in found["arms"]) else 0


def can_write(folder: Path) -> None:
    """Whatever the report needs is there: known before a single game is played."""
    from ..lab.study import plots

    plots.needed()
    folder.mkdir(parents=True, exist_ok=True)


def told_before(tables: Tables) -> None:
    """What one should know before all these games are played."""
    w = WORDS[tables.lang]
    for why, labels in tables.left_out:
        print(w["left out"].format(tables=SEMICOLON[tables.lang].join(labels), why=why), file=sys.stderr)
    if tables.timed:
        print(w["timed"], file=sys.stderr)


def report(args: argparse.Namespace) -> int:
    """Tables and page once more from the games in a folder, in another language if you like."""
    from ..lab.study.figures import summary
    from ..lab.study.kept import read
    from ..lab.study.running import played_of

    folder = named(args.folder)
    if not (folder / ROWS).is_file():
        raise SetupError("no study there", name=args.folder)
    plan, rows = read(folder / ROWS)
    can_write(folder)
    write_all(folder, summary(plan, rows, played_of(plan, rows)), args.lang)
    return 0


def write_all(folder: Path, found: dict[str, Any], lang: str, quiet: bool = False) -> None:
    from ..lab.study.export import write
    from ..lab.study.kept import read
    from ..lab.study.page import page

    made = write(folder, *read(folder / ROWS), found)
    (folder / PAGE).write_text(page(found, lang), encoding="utf-8")
    if not quiet:
        print("\n".join(f"  {x}" for x in [*made, folder / PAGE]))


def told(s: dict[str, Any], kit: Kit, lang: str) -> str:
    """The figures as plain tables."""
    from ..lab.study.numbers import Numbers
    from ..lab.study.tables import Tables

    w, n, tables = WORDS[lang], Numbers(lang), Tables(s, lang)
    labels = tables.labels
    out = [", ".join(text for _, text in tables.same)]
    if "table" in s:
        out += pairs(s, tables, n)
    else:
        rows = [[x, *n.rate(a)] for x, a in zip(labels, s["arms"], strict=True)]
        out.append(columns([rated(w["table"], w), *rows]))
    if "differences" in s:
        rows = [[labels[d["arm"]], str(d["games"]), *n.gap(d)] for d in s["differences"]]
        key = "difference" if s["study"] == "compare" else "gain"
        out.append(columns([[w["compared with"], w["n"], w[key], w["interval"]], *rows]))
    if "opening" in s:
        out.append(cards(s["opening"], [w["card"], w["kept"], w["interval"]], kit, n))
    elif s.get("cards") and s["cards"][0]["cards"]:
        by, counted = s["cards"][0]["by"], kit.game().counts
        head = [w["card"], w[f"drawn by {counted}"].format(n=by), w["interval"], w["drawn"], w["played"], w["spent"]]
        out.append(cards(s["cards"][0]["cards"], head, kit, n))
    crashes = [f"{w['crash']} {c['seed']}{COLON[lang]}{c['error']}" for a in s["arms"] for c in a["crashes"]]
    return "\n\n".join([*filter(None, out), *crashes])


def rated(what: str, w: dict[str, str]) -> list[str]:
    return [what, w["n"], w["won"], w["interval"]]


def pairs(s: dict[str, Any], tables: Tables, n: Numbers) -> list[str]:
    """Each against each, and what going first is worth."""
    w, cells = WORDS[tables.lang], {(x["name"], x["against"]): x for x in s["table"]}
    ids = list(dict.fromkeys(x["name"] for x in s["table"]))
    rows = [
        [tables.name(x), *(n.percent(cells[x, y]["win_rate"]) if (x, y) in cells else "" for y in ids)] for x in ids
    ]
    out = [columns([[w["against whom"], *(tables.name(x) for x in ids)], *rows])]
    if s["first"]["games"]:
        out.append(columns([rated("", w), [w["first"], *n.rate(s["first"])]]))
    return out


def cards(found: list[dict[str, Any]], head: list[str], kit: Kit, n: Numbers) -> str:
    some = found if len(found) <= 2 * TOP else [*found[:TOP], *found[-TOP:]]
    return columns([head, *([kit.card_title(c["code"], n.lang), *n.gap(c), *deeds(c, n)] for c in some)])


def deeds(c: dict[str, Any], n: Numbers) -> list[str]:
    return [n.mean(c[k]) for k in ("drawn", "played", "spent")] if "drawn" in c else []


def columns(rows: list[list[str]]) -> str:
    """The first to the left, numbers to the right."""
    wide = [max(len(r[k]) for r in rows) for k in range(len(rows[0]))]
    return "\n".join(
        "  ".join(x.ljust(n) if k == 0 else x.rjust(n) for k, (x, n) in enumerate(zip(r, wide, strict=True)))
        for r in rows
    )
