"""The rule books there are, with what only the game knows: its examples and the cards that are scripted."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..champions import shelf
from ..champions.faces import FACES
from ..champions.titles import TEXTS
from ..kernel.language import LANGUAGES, Texts
from .book import Book, Entry, Words, load, prefix
from .ledger import Ledger, ledger
from .marks import Shown, collect

HOME = Path(__file__).parents[1]
AID = HOME / "champions" / "rulebook" / "aid.toml"
PACKS = HOME / "champions" / "rulebook" / "packs.toml"
TESTS = HOME.parents[1] / "tests"  # there in a clone; an installed package has none


@dataclass(frozen=True)
class GameBook:
    """The rule book of one game. `command`: what is typed before `rules` and `ledger`."""

    name: str
    command: str
    waits: Callable[[Entry], Words] = lambda entry: {}
    """The cards that an entry still needs, by name."""

    def book(self) -> Book:
        return load(HOME / self.name / "rulebook" / "entries", self.name)

    def examples(self) -> dict[str, Path]:
        """The running examples by name: position files that say which rules they show."""
        return _examples(HOME / self.name / "rulebook" / "examples")

    def shown_by_examples(self) -> Shown:
        return _shown(HOME / self.name / "rulebook" / "examples")

    def examples_of(self, entry: Entry) -> list[str]:
        """Names of the examples that show an entry or one of its points."""
        shown = self.shown_by_examples()
        return list(dict.fromkeys(n for i in (entry.id, *entry.point_ids()) for n in shown.get(i, ())))

    def ledger(self) -> Ledger:
        return ledger(
            self.book(), self.marked(collect(TESTS) if TESTS.is_dir() else {}), self.shown_by_examples(), self.waits
        )

    def marked(self, tests: Shown) -> Shown:
        """Of what tests carry, all but other games' ids: an id that is nobody's is a mistake in every ledger."""
        others = {p for g in GAMES if g is not self for p in g.book().prefixes()}
        return {i: names for i, names in tests.items() if prefix(i) not in others}


@cache
def _examples(folder: Path) -> dict[str, Path]:
    return {f.stem: f for f in sorted(folder.glob("*.toml"))}


@cache
def _shown(folder: Path) -> Shown:
    out: Shown = {}
    for name, file in _examples(folder).items():
        for rule in tomllib.loads(file.read_text("utf-8")).get("rules", ()):
            out.setdefault(rule, []).append(name)
    return out


@cache
def packs() -> dict[str, Texts]:
    """What the products of Champions are called, by the code of the card data."""
    return {code: Texts(said, TEXTS) for code, said in tomllib.loads(PACKS.read_text("utf-8")).items()}


def waits(entry: Entry) -> Words:
    """The cards that an answer of the FAQ or an erratum still needs, with their product; nothing if it has them all."""
    missing = [c for c in entry.cards if c not in FACES]
    if not entry.pack or (entry.cards and not missing):
        return {}
    if not entry.cards:  # it is about the product as a whole
        there = entry.pack in shelf.packs() and shelf.packs()[entry.pack].whole
        return {} if there else packs()[entry.pack].full()
    codes = ", ".join(missing)
    return {lang: f"{entry.title[lang]} ({codes}, {packs()[entry.pack][lang]})" for lang in LANGUAGES}


CHAMPIONS = GameBook("champions", "quickstrike", waits)
DICETHRONE = GameBook("dicethrone", "quickstrike dicethrone")
GAMES = (CHAMPIONS, DICETHRONE)
