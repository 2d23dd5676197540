"""Decks: at least sixty cards, four of each version, any number of Army cards (vs:101.1-101.2b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from ..kernel.documents import Document, Spec, read
from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import Both
from ..kernel.position.sheet import At, Sheet
from ..kernel.position.suggestions import nearest
from .loading import CARDS
from .reading import name_of
from .table import SIZE
from .unproven import find
from .vocab import Name

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
    document = read(spec, SUCH)
    if name:
        document = Document(document.data, name, document.text, document.toml)
    at = At(Sheet(document, "vsc"), document.data).table(("name", "cards"), "deck")
    rows = [_row(x) for x in at.rows("cards")]
    deck = Deck(id, name_of(at, "name"), tuple(rows))
    why = deck_refusal(deck)
    if why is not None:
        at.sheet.fail(("cards",), why[0], **why[1])
    return deck


def _row(at: At) -> tuple[int, str]:
    if not isinstance(at.value, list) or len(at.value) != 2:
        at.fail("no row", found=at.value)
    code = at[1].as_text("card")
    if code not in CARDS:
        if (lacks := find(code)) is not None:
            at[1].fail("unproven", name=lacks.full, what=Both.of(lacks.lacking))
        at[1].fail("no card", found=code, near=nearest(code, CARDS))
    return at[0].as_number("count", 1, 99), code


def deck_refusal(deck: Deck) -> tuple[str, dict[str, object]] | None:
    """What is wrong with a deck. vs:101.1 vs:101.2 vs:101.2a vs:101.2b"""
    n = sum(k for k, _ in deck.cards)
    if n < SIZE:
        return "deck size", {"n": n, "least": SIZE}
    count: Counter[str] = Counter()
    for k, code in deck.cards:
        count[code] += k
    for code, k in count.items():
        d = CARDS[code]
        if not d.army and k > d.limit:
            return "deck copies", {"n": k, "most": d.limit, "code": code}
    return None


DECKS: dict[str, Deck] = {}
"""The decks that come with the game, by id."""


def deck(id: str) -> Deck:
    if id not in DECKS:
        raise SetupError("vs no deck", id=id, near=did_you_mean(id, DECKS))
    return DECKS[id]


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
