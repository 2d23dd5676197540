"""The rule book of one game, with what only the game knows: its examples and the cards that are scripted."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .book import Book, Entry, Words, load, prefix
from .ledger import Ledger, ledger
from .marks import Shown, collect

TESTS = Path(__file__).parents[3] / "tests"  # there in a clone; an installed package has none


@dataclass(frozen=True)
class GameBook:
    """The rule book of one game. `command`: what is typed before `rules` and `ledger`; `home`: where its files are."""

    name: str
    command: str
    home: Path

    def waits(self, entry: Entry) -> Words:
        """The cards that an entry still needs, by name."""
        return {}

    def book(self) -> Book:
        return load(self.home / "entries", self.name)

    @property
    def aid(self) -> Path:
        """Which points of the book are on the player aid, where the game has one."""
        return self.home / "aid.toml"

    def examples(self) -> dict[str, Path]:
        """The running examples by name: position files that say which rules they show."""
        return _examples(self.home / "examples")

    def shown_by_examples(self) -> Shown:
        return _shown(self.home / "examples")

    def examples_of(self, entry: Entry) -> list[str]:
        """Names of the examples that show an entry or one of its points."""
        shown = _shown(self.home / "examples", entry.id)
        return list(dict.fromkeys(n for i in (entry.id, *entry.point_ids()) for n in shown.get(i, ())))

    def ledger(self) -> Ledger:
        tests = collect(TESTS) if TESTS.is_dir() else {}
        return ledger(self.book(), self.marked(tests), self.shown_by_examples(), self.waits)

    def marked(self, tests: Shown) -> Shown:
        """Of what tests carry, all but other games' ids: an id that belongs to no game is a mistake in every ledger."""
        from ..games import kits

        others = {p for k in kits() if k.name != self.name for p in k.book().book().prefixes()}
        return {i: names for i, names in tests.items() if prefix(i) not in others}


@cache
def _examples(folder: Path) -> dict[str, Path]:
    return {f.stem: f for f in sorted(folder.glob("*.toml"))}


@cache
def _shown(folder: Path, of: str = "") -> Shown:
    """of: only files that name this id are understood, which saves most of the time where one entry is looked up."""
    out: Shown = {}
    for name, file in _examples(folder).items():
        if of in (text := file.read_text("utf-8")):
            for rule in tomllib.loads(text).get("rules", ()):
                out.setdefault(rule, []).append(name)
    return out
