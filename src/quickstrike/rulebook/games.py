"""The rule books there are, with what only the game knows: its examples and the cards that are scripted."""
from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ..champions.faces import FACES, data
from .book import Book, Entry, load
from .ledger import Ledger, ledger
from .marks import Shown, collect

HOME = Path(__file__).parents[1]
AID = HOME / "champions" / "rulebook" / "aid.toml"
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


def waits(entry: Entry) -> tuple[str, ...]:
    """The cards that an answer of the FAQ or an erratum still needs; of a whole product, its name."""
    if not entry.pack:
        return ()
    if entry.cards:
        missing = [c for c in entry.cards if c not in FACES]
        return (f"{entry.title['en']} ({', '.join(missing)})",) if missing else ()
    return () if any(data()[c]["pack"] == entry.pack for c in FACES if c in data()) else (entry.title["en"],)


def champions_ledger() -> Ledger:
    return ledger(champions(), collect(TESTS) if TESTS.is_dir() else {}, shown_by_examples(), waits)
