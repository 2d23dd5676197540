"""The rule book of Champions: which of its answers wait for cards, what its products are called."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ..kernel.language import LANGUAGES, Texts
from .book import Entry, Words
from .game_book import GameBook

HOME = Path(__file__).parents[1] / "champions" / "rulebook"
PACKS = HOME / "packs.toml"


class ChampionsBook(GameBook):
    def waits(self, entry: Entry) -> Words:
        return waits(entry)


@cache
def packs() -> dict[str, Texts]:
    """What the products of Champions are called, by the code of the card data."""
    from ..champions.titles import TEXTS

    return {code: Texts(said, TEXTS) for code, said in tomllib.loads(PACKS.read_text("utf-8")).items()}


def waits(entry: Entry) -> Words:
    """The cards that an answer of the FAQ or an erratum still needs, with their product; nothing if it has them all."""
    if not entry.pack:  # a rule: most are looked up without a look at any card
        return {}
    from ..champions import shelf
    from ..champions.faces import FACES

    missing = [c for c in entry.cards if c not in FACES]
    if entry.cards and not missing:
        return {}
    if not entry.cards:  # it is about the product as a whole
        there = entry.pack in shelf.packs() and shelf.packs()[entry.pack].whole
        return {} if there else packs()[entry.pack].full()
    codes = ", ".join(missing)
    return {lang: f"{entry.title[lang]} ({codes}, {packs()[entry.pack][lang]})" for lang in LANGUAGES}
