"""The rule books there are, with what only the game knows: its examples and the cards that are scripted."""
from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ..champions.faces import FACES, data
from .book import LANGUAGES, Book, Entry, Words, load
from .ledger import Ledger, ledger
from .marks import Shown, collect

HOME = Path(__file__).parents[1]
AID = HOME / "champions" / "rulebook" / "aid.toml"
PACKS = HOME / "champions" / "rulebook" / "packs.toml"
TESTS = HOME.parents[1] / "tests"  # there in a clone; an installed package has none


def champions() -> Book:
    return load(HOME / "champions" / "rulebook" / "entries")


@cache
def examples() -> dict[str, Path]:
    """The running examples by name: position files that say which rules they show."""
    return {f.stem: f for f in sorted((HOME / "champions" / "rulebook" / "examples").glob("*.toml"))}


@cache
def shown_by_examples() -> Shown:
    out: Shown = {}
    for name, file in examples().items():
        for rule in tomllib.loads(file.read_text("utf-8")).get("rules", ()):
            out.setdefault(rule, []).append(name)
    return out


def examples_of(entry: Entry) -> list[str]:
    """Names of the examples that show an entry or one of its points."""
    shown = shown_by_examples()
    return list(dict.fromkeys(n for i in (entry.id, *entry.point_ids()) for n in shown.get(i, ())))


@cache
def packs() -> dict[str, dict[str, str]]:
    """What the products are called, by the code of the card data."""
    return tomllib.loads(PACKS.read_text("utf-8"))


def waits(entry: Entry) -> Words:
    """The cards that an answer of the FAQ or an erratum still needs, with their product; nothing if it has them all."""
    missing = [c for c in entry.cards if c not in FACES]
    if not entry.pack or (entry.cards and not missing):
        return {}
    if not entry.cards:  # it is about the product as a whole
        there = any(data()[c]["pack"] == entry.pack for c in FACES if c in data())
        return {} if there else packs()[entry.pack]
    codes = ", ".join(missing)
    return {lang: f"{entry.title[lang]} ({codes}, {packs()[entry.pack][lang]})" for lang in LANGUAGES}


def champions_ledger() -> Ledger:
    return ledger(champions(), collect(TESTS) if TESTS.is_dir() else {}, shown_by_examples(), waits)
