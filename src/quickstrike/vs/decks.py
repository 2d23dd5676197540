"""Decks: at least sixty cards, four of each version, any number of Army cards (vs:101.1-101.2b)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from ..kernel.chance import seed_of, shuffled
from ..kernel.documents import Document, PositionError, Spec, read
from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import Both
from ..kernel.position.sheet import At, Sheet
from ..kernel.position.suggestions import nearest
from .loading import CARDS, SHIPPED
from .reading import name_of, noted
from .table import SIZE
from .unproven import find
from .vocab import Name

MOST = 250  # cards that a table of four is still quick with; no rule says how many are too many
WRITTEN = 20_000  # characters of a deck that a setting holds as text
CALLED = 80  # characters of its name
MISTAKES = 20  # rows that are told of: whoever gave something else than a deck needs no more
SUCH = 'cards = [[4, "tidewatch:reef"]]'


@dataclass(frozen=True)
class Deck:
    """cards: how many of which, in the order of the list."""

    id: str
    name: Name
    cards: tuple[tuple[int, str], ...]

    @property
    def codes(self) -> list[str]:
        return [code for n, code in self.cards for _ in range(n)]


def read_deck(spec: Spec, id: str, name: str = "") -> Deck:
    """A deck from a file; the first mistake is raised, with its line."""
    deck, mistakes = check_deck(spec, id, name)
    if mistakes:
        raise mistakes[0]
    return deck


def check_deck(spec: Spec, id: str, name: str = "") -> tuple[Deck, list[PositionError]]:
    """A deck, as far as it can be read, and what is wrong with it, up to a number. vs:101.1 vs:101.2 vs:101.2a vs:101.2b"""
    document = read(spec, SUCH)
    if name:
        document = Document(document.data, name, document.text, document.toml)
    at = At(Sheet(document, "vsc"), document.data).table(("name", "cards"), "deck")
    mistakes: list[PositionError] = []
    rows: list[tuple[int, str]] = []
    copies: Counter[str] = Counter()
    for x in at.rows("cards"):
        if len(mistakes) >= MISTAKES:
            break
        with noted(mistakes):
            n, code = _row(x)
            rows.append((n, code))
            copies[code] += n
            d = CARDS[code]
            if not d.army and copies[code] > d.limit >= copies[code] - n:
                x.fail("deck copies", n=copies[code], most=d.limit, code=code, name=Both.of(d.name.said))
    size, whole = copies.total(), len(rows) == len(at.rows("cards"))
    with noted(mistakes):
        if size < SIZE and whole:
            at.sheet.fail(("cards",), "deck size", n=size, least=SIZE)
        if size > MOST:
            at.sheet.fail(("cards",), "deck large", n=size, most=MOST)
    called = Name(id)
    with noted(mistakes):
        called = name_of(at, "name")
    return Deck(id, called, tuple(rows)), mistakes


def _row(at: At) -> tuple[int, str]:
    if not isinstance(at.value, list) or len(at.value) != 2:
        at.fail("no row", found=at.value)
    code = at[1].as_text("card")
    if code not in CARDS:
        if (lacks := find(code)) is not None:
            at[1].fail("unproven", name=lacks.full, what=Both.of(lacks.lacking))
        at[1].fail("no card", found=code, near=nearest(code, CARDS))
    return at[0].as_number("count", 1, 99), code


DECKS: dict[str, Deck] = {}
"""The decks that come with the game, by id."""


RULES = {"deck size": "vs:101.1", "deck copies": "vs:101.2"}
"""By which a deck is not legal, for the mistakes that are no mere slips of the pen."""


def deck(id: str) -> Deck:
    """One of DECKS, `chance-1`, `chance-2` ..., or a deck that is written out."""
    if id in DECKS:
        return DECKS[id]
    if is_written(id):
        return written(id)
    if (m := CHANCE.fullmatch(id)) is not None:
        return by_chance(int(m[1]))
    raise SetupError("vs no deck", id=id, near=did_you_mean(id, DECKS))


CHANCE = re.compile(r"chance-(\d{1,9})")


def is_written(id: str) -> bool:
    """A deck in the text of its file instead of a name: so a table and its saves have all of a deck that no file holds."""
    return "=" in id or "{" in id


@lru_cache(256)
def written(text: str) -> Deck:
    if len(text) > WRITTEN:
        raise SetupError("vs long deck", n=len(text), most=WRITTEN)
    found = read_deck(text, "")
    name = "".join(c for c in found.name.en if c.isprintable())[:CALLED]
    return Deck(name, Name(name), found.cards)


@lru_cache(256)
def by_chance(n: int) -> Deck:
    """Two of each, or as many as may be, out of everything that comes with the game, so that every card is played by somebody."""
    pool = sorted(code for code in CARDS if code.partition(":")[0] in SHIPPED)
    order = list(range(len(pool)))
    shuffled(order, seed_of(f"vs deck {n}"), 0)
    cards: list[tuple[int, str]] = []
    left = SIZE
    for code in (pool[i] for i in order):
        many = min(2, left, CARDS[code].limit)
        cards += [(many, code)] if many else []
        left -= many
    return Deck(f"chance-{n}", Name(f"chance-{n}"), tuple(sorted(cards, key=lambda x: x[1])))


def add_deck(found: Deck) -> None:
    DECKS[found.id] = found


def named(found: Mapping[str, Deck], id: str) -> Name:
    return found[id].name if id in found else Name(id)


def _shipped() -> None:
    folder = resources.files(__package__) / "decks"
    for f in sorted(folder.iterdir(), key=lambda f: f.name):
        if f.name.endswith(".toml"):
            add_deck(read_deck(f.read_text("utf-8"), f.name.removesuffix(".toml"), f.name))


_shipped()
