"""What stands beside a card that is read: its rulings and errata, and the rules that its words go by."""

from __future__ import annotations

import re
from typing import Any

from ...champions.faces import OTHER_SIDE, Face
from ...champions.text import keywords, timings
from ...rulebook import Entry
from ...rulebook.game_book import GameBook

SAID_OTHERWISE = {
    "attack": "rr:attack-player-ability-type",
    "defense": "rr:defend-defense",
    "setup": "rr:setup-triggered-ability",
    "when revealed": "rr:when-revealed-abilities",
    "when defeated": "rr:when-defeated-abilities",
    "when completed": "rr:when-completed-abilities",
    "boost": "rr:boost-boost-icon",
    "main scheme": "rr:main-scheme-main-scheme-deck",
    "villain": "rr:villain-villain-deck",
    "hero": "rr:hero-hero-form",
    "alter ego": "rr:alter-ego-alter-ego-form",
    "uses": "rr:uses-x-type",
}
"""Where an entry's id is not its word, or begins like that of another."""


def words_of(f: Face) -> list[str]:
    """The terms of the rules on a face, in English: its type, keywords, headings and labels."""
    heads = [h.lower() for h in timings(f.code)]
    labels = [x for h in heads if "(" in h for x in h.split("(")[1].rstrip(")").split("/")]
    bare = [h.split(" (")[0] for h in heads]
    kinds = [h if h.startswith("when ") else h.split()[-1] for h in bare]
    own = [re.split(r" \(| \d", k.lower())[0] for k in keywords(f.code)]  # without its number or what is in brackets
    more = ["unique icon"] * f.unique + [f"{x} icon" for x in f.icons]
    found = [*own, *kinds, *(["forced"] if any(h.startswith("forced") for h in bare) else []), *labels]
    return list(dict.fromkeys([*found, *more, f.kind.replace("_", " ")]))


def rule_of(book: dict[str, Entry], word: str) -> str:
    """The entry of a term, "" if there is none."""
    id = SAID_OTHERWISE.get(word, f"rr:{word.replace(' ', '-')}")
    return id if id in book else next((x for x in book if x.startswith(f"{id}-")), "")


def beside(of: GameBook, f: Face, lang: str) -> dict[str, Any]:
    """codes: a ruling of one side is a ruling of the card."""
    book = of.book()
    codes = {f.code, f.back, OTHER_SIDE.get(f.code)}
    found = [e for e in book.values() if codes.intersection(e.cards)]
    rules = [id for w in words_of(f) if (id := rule_of(book, w))]
    return {"rulings": found, "rules": [{"id": x, "title": book[x].title[lang]} for x in dict.fromkeys(rules)]}
