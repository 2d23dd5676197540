"""`quickstrike rules WORDS`: look a rule up, in our own words, and see it run."""
from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from typing import Any

from ..kernel.errors import QuickstrikeError
from ..rulebook import Book, Entry, find
from ..rulebook.games import champions, examples, examples_of
from .base import add_lang

ABOUT = "Look a rule up by any word, in English or French. Without words: the list of all entries."
WORDS = {
    "en": {"see": "See also", "examples": "Examples", "run": "run them with: quickstrike rules {id} --run",
           "others": "Also found", "nothing": "no rule has anything to do with {what!r}", "like": "similar: {names}",
           "none": "{title} ({id}) has no running example", "no effect": "No effect in software: {why}",
           "passed": "The table is as it should be.", "failed": "The table is not as it should be:"},
    "fr": {"see": "Voir aussi", "examples": "Exemples", "run": "pour les jouer : quickstrike rules {id} --run",
           "others": "Aussi trouvé", "nothing": "aucune règle ne parle de {what!r}", "like": "semblables : {names}",
           "none": "{title} ({id}) n'a pas d'exemple à jouer", "no effect": "Sans effet dans le logiciel : {why}",
           "passed": "La table est comme elle doit être.", "failed": "La table n'est pas comme elle doit être :"},
}


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("rules", help="look a rule up and see it run", description=ABOUT)
    p.add_argument("words", nargs="*", metavar="WORDS", help="what to look for: overkill, rr:overkill, déferlement")
    p.add_argument("--run", action="store_true", dest="examples", help="play its examples and tell what happens")
    p.add_argument("--json", action="store_true", help="for programs")
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    book, lang = champions(), args.lang
    if not args.words:
        print("\n".join(_list(book, lang)) if not args.json else json.dumps([*book], ensure_ascii=False, indent=1))
        return 0
    text = " ".join(args.words)
    found = [e] if (e := book.resolve(text)) else find(book, text)
    if not found:
        raise QuickstrikeError(WORDS[lang]["nothing"].format(what=text))
    if args.examples:
        return run_examples(found[0], lang)
    if args.json:
        print(json.dumps(as_data(found[0]), ensure_ascii=False, indent=1))
    else:
        print("\n".join(told(book, found[0], lang, _width())))
        if len(found) > 1:
            print(f"\n{WORDS[lang]['others']}: " + ", ".join(e.title[lang] for e in found[1:]))
    return 0


def told(book: Book, e: Entry, lang: str, width: int) -> list[str]:
    """An entry as a page of text."""
    w, out = WORDS[lang], [f"{e.title[lang]}  ({e.id})"]
    for n, p in enumerate(e.points, 1):
        if p.head:
            out += ["", f"  {p.head[lang]}"]
        text = book.words(p.text[lang], lang)
        out += textwrap.wrap(text, width, initial_indent=f"{n:>4}. ", subsequent_indent=" " * 6)
    if e.no_effect:
        out += textwrap.wrap(w["no effect"].format(why=e.no_effect[lang]), width)
    if e.see:
        out += ["", *textwrap.wrap(f"{w['see']}: " + ", ".join(book[x].title[lang] for x in e.see), width)]
    if names := examples_of(e):
        out += ["", f"{w['examples']}: {', '.join(names)} ({w['run'].format(id=e.id)})"]
    return out


def run_examples(e: Entry, lang: str) -> int:
    """Play the examples of an entry one after the other; 1 if one does not end as it should."""
    from ..champions import position

    w, names = WORDS[lang], examples_of(e)
    if not names:
        raise QuickstrikeError(w["none"].format(title=e.title[lang], id=e.id))
    right = True
    for name in names:
        outcome = position.run(examples()[name])
        print("\n".join(outcome.told(lang)))
        print(w["passed"] if outcome.passed else w["failed"])
        print()
        right &= outcome.passed
    return 0 if right else 1


def as_data(e: Entry) -> dict[str, Any]:
    return {"id": e.id, "title": dict(e.title), "points": [dict(p.text) for p in e.points], "see": list(e.see),
            "examples": examples_of(e), "no_effect": dict(e.no_effect)}


def _list(book: Book, lang: str) -> list[str]:
    shown = [e for e in book.values() if e.kind not in ("faq", "errata")]
    wide = max(len(e.id) for e in shown)
    arrow = {e.id: " -> " + ", ".join(book[x].title[lang] for x in e.to if x in book) if e.to else "" for e in shown}
    return [f"{e.id:<{wide}}  {e.title[lang]}{arrow[e.id]}" for e in sorted(shown, key=lambda e: e.id)]


def _width() -> int:
    return max(60, min(110, shutil.get_terminal_size((100, 24)).columns)) if sys.stdout.isatty() else 110
