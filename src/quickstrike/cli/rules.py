"""`quickstrike rules WORDS`: look a rule up, in our own words, and see it run. Every game has this command."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any

from ..kernel.errors import QuickstrikeError, did_you_mean
from ..kernel.language import COLON, Both, words
from ..rulebook import Book, Entry, Point, find
from ..rulebook.book import RULINGS
from ..rulebook.game_book import GameBook
from ..rulebook.search import is_id
from .parser import Parser, add_json, add_lang, add_teach

if TYPE_CHECKING:
    from ..games import Kit

WORDS = words("cli/rules")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("words", nargs="*", metavar=w["WORDS"], help=w["words"].format(some=kit.rule_words(p.lang)))
    p.add_argument("--run", action="store_true", dest="examples", help=w["play"])
    add_teach(p, kit)
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    kit: Kit = args.kit
    game, lang = kit.book(), args.lang
    book = game.book()
    if not args.words:
        print("\n".join(_list(book, lang)) if not args.json else json.dumps([*book], ensure_ascii=False, indent=1))
        return 0
    text = " ".join(args.words)
    found = find(book, text)
    if not found and is_id(book, text.strip()):
        raise QuickstrikeError("no such id", id=text.strip(), near=did_you_mean(text.strip(), book))
    if not found:
        raise QuickstrikeError("no rule", what=text)
    if args.examples:
        return run_examples(kit, found[0], lang, args.teach, args.json)
    if args.json:
        print(json.dumps(as_data(game, found[0]), ensure_ascii=False, indent=1))
    else:
        print("\n".join(told(game, found[0], lang, _width())))
        if len(found) > 1:
            print(f"\n{WORDS[lang]['others']}{COLON[lang]}" + ", ".join(e.title[lang] for e in found[1:]))
    return 0


def told(game: GameBook, e: Entry, lang: str, width: int) -> list[str]:
    """An entry as a page of text."""
    book, w, out = game.book(), WORDS[lang], [f"{e.title[lang]}  ({e.id})"]
    for n, p in enumerate(e.points, 1):
        if p.head:
            out += ["", f"  {p.head[lang]}"]
        text = book.words(p.text[lang], lang)
        out += textwrap.wrap(text, width, initial_indent=f"{n:>4}. ", subsequent_indent=" " * 6)
    if e.no_effect:
        out += textwrap.wrap(w["no effect"].format(why=e.no_effect[lang]), width)
    if cards := game.waits(e):
        out += ["", *textwrap.wrap(w["waits"].format(cards=cards[lang]), width)]
    if e.see:
        out += ["", *textwrap.wrap(f"{w['see']}{COLON[lang]}" + ", ".join(book[x].title[lang] for x in e.see), width)]
    if names := game.examples_of(e):
        how = w["run"].format(command=game.command, id=e.id)
        out += ["", f"{w['examples']}{COLON[lang]}{', '.join(names)} ({how})"]
    return out


def run_examples(kit: Kit, e: Entry, lang: str, teach: bool = False, as_json: bool = False) -> int:
    """Play the examples of an entry one after the other; 1 if one does not end as it should."""
    game = kit.book()
    w, names = WORDS[lang], game.examples_of(e)
    if not names:
        raise QuickstrikeError("no example", title=Both.of(e.title.__getitem__), id=e.id)
    taught = {"teach": kit.with_rule} if teach else {}
    outcomes = {n: kit.run_position(game.examples()[n], **taught) for n in names}
    if as_json:
        print(
            json.dumps(
                [{"example": n, "passed": o.passed, "told": o.told(lang)} for n, o in outcomes.items()],
                ensure_ascii=False,
                indent=1,
            )
        )
    for outcome in () if as_json else outcomes.values():
        print("\n".join(outcome.told(lang)))
        print(w["passed"] if outcome.passed else w["failed"])
        print()
    return 0 if all(o.passed for o in outcomes.values()) else 1


def as_data(game: GameBook, e: Entry) -> dict[str, Any]:
    return {
        "id": e.id,
        "title": dict(e.title),
        "points": [_point(p) for p in e.points],
        "see": list(e.see),
        "examples": game.examples_of(e),
        "no_effect": dict(e.no_effect),
        "waits": dict(game.waits(e)),
    }


def _point(p: Point) -> dict[str, Any]:
    """With the question it answers, or the heading it is under."""
    return {**p.text, **({"head": dict(p.head)} if p.head else {})}


def _list(book: Book, lang: str) -> list[str]:
    shown = [e for e in book.values() if e.kind not in RULINGS]
    wide = max(len(e.id) for e in shown)
    arrow = {e.id: " -> " + ", ".join(book[x].title[lang] for x in e.to if x in book) if e.to else "" for e in shown}
    return [f"{e.id:<{wide}}  {e.title[lang]}{arrow[e.id]}" for e in sorted(shown, key=lambda e: _natural(e.id))]


def _natural(id: str) -> list[tuple[int, str]]:
    """deck:2 comes before deck:10."""
    return [(int(x), "") if x.isdigit() else (0, x) for x in re.split(r"(\d+)", id)]


def _width() -> int:
    return max(60, min(110, shutil.get_terminal_size((100, 24)).columns)) if sys.stdout.isatty() else 110
