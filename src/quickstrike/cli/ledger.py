"""`quickstrike ledger`: what covers each rule, ruling and erratum. Every game has this command."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..kernel.language import COLON, words
from ..rulebook.game_book import TESTS
from ..rulebook.ledger import STANDINGS, TESTED, Ledger, Row
from .parser import Parser, add_lang

if TYPE_CHECKING:
    from ..games import Kit

WORDS = words("cli/ledger")
MASCULINE = ("errata", "point")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--missing", action="store_true", help=w["only missing"])
    p.add_argument("--counts", action="store_true", help=w["counts"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    book, w = kit.book().ledger(), WORDS[args.lang]
    code = 1 if args.missing and (book.missing() or book.unknown) else 0
    if args.json:
        print(json.dumps(as_data(book, args.missing, args.counts), ensure_ascii=False, indent=1))
        return code
    if not TESTS.is_dir():
        print(w["no tests"])
    if args.missing:
        for line in (
            *(f"{r.id}  {r.title[args.lang]}" for r in book.missing()),
            *(w["unknown"].format(id=i) for i in book.unknown),
        ):
            print(line)
    elif not args.counts:
        wide = max((len(r.id) for r in (*book.rows, *book.points)), default=0)
        print("\n".join(f"{r.id:<{wide}}  {told(r, args.lang)}" for r in (*book.rows, *book.points)) + "\n")
    if args.counts or not args.missing:
        for kind, of in book.counts().items():
            said = ", ".join(f"{of[s]} {_standing(s, kind, of[s], args.lang)}" for s in STANDINGS if of[s])
            print(f"{sum(of.values()):>4} {w[kind if kind in w else 'rr']}{COLON[args.lang]}{said}")
    return code


def as_data(book: Ledger, missing: bool, counts: bool) -> dict[str, Any]:
    """All of it, or just what was asked for."""
    out: dict[str, Any] = {"counts": book.counts()} if counts or not missing else {}
    if missing:
        out |= {"missing": [asdict(r) for r in book.missing()], "unknown": book.unknown}
    elif not counts:
        out |= {
            "rows": [asdict(r) for r in book.rows],
            "points": [asdict(r) for r in book.points],
            "unknown": book.unknown,
        }
    return out


def told(r: Row, lang: str) -> str:
    w, standing = WORDS[lang], _standing(r.standing, r.kind, 1, lang)
    if r.standing == TESTED:
        shown = (("test", r.tests), ("example", r.examples))
        numbers = [w[k if len(x) == 1 else f"{k}s"].format(n=len(x)) for k, x in shown if x]
        return f"{standing}{COLON[lang]}{', '.join(numbers)}"
    why = r.cards or r.reason
    return f"{standing}{COLON[lang]}{why[lang]}" if why else standing


def _standing(standing: str, kind: str, n: int, lang: str) -> str:
    """The word for a standing; French has it agree with what is counted: one or several, erratum or rule."""
    forms = WORDS[lang][standing].split("|")
    return forms[(n > 1) + 2 * (kind not in MASCULINE)] if len(forms) > 1 else forms[0]
