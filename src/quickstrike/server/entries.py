"""Entries of a rule book as the page reads them."""

from __future__ import annotations

from typing import Any

from ..rulebook import Entry
from ..rulebook.game_book import GameBook


def told_entry(of: GameBook, e: Entry, lang: str) -> dict[str, Any]:
    book = of.book()
    points = [{**({"head": p.head[lang]} if p.head else {}), "text": book.words(p.text[lang], lang)} for p in e.points]
    return {
        "id": e.id,
        "title": e.title[lang],
        "points": points,
        "see": [{"id": x, "title": book[x].title[lang]} for x in e.see if x in book],
        "examples": of.examples_of(e),
    }
