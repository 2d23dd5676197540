"""The cards and decks there are: `cards/*.toml` and `decks/*.toml`, read once at import. Every word has its address in `BOOK`."""

from __future__ import annotations

from importlib import resources
from typing import cast

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.ops import Book, fresh
from .builtin import RULES
from .reading import File, read_cards
from .unproven import refusal
from .vocab import Card, Name, Team

BOOK = Book()
BOOK.add("rules", RULES)
CARDS: dict[str, Card] = {}
"""All cards that can be played, by code: `originals:night-heron`."""
TEAMS: dict[str, Team] = {}


OWN: dict[str, File] = {}
"""Card files of the user's own, by the prefix of their cards' ids."""


def add_file(found: File, own: str = "") -> None:
    """The cards of a file join the others. own: its name, if it can be taken out again."""
    if own:
        OWN[own] = found
    for t in found.teams:
        TEAMS[t.id] = t
    for c in found.cards:
        made = cast(Card, fresh(c))
        BOOK.add(made.code.replace(":", "/"), made)
        CARDS[made.code] = made


def forget(own: str) -> File | None:
    """Remove a card file of the user's own, with its teams."""
    found = OWN.pop(own, None)
    for c in found.cards if found is not None else ():
        CARDS.pop(c.code, None)
    for t in found.teams if found is not None else ():
        TEAMS.pop(t.id, None)
    return found


def card(code: str) -> Card:
    """A card by its code; refused by name if there is none."""
    if code not in CARDS:
        if (why := refusal(code)) is not None:
            raise why
        raise SetupError("vs no card", code=code, near=did_you_mean(code, CARDS))
    return CARDS[code]


def team_name(id: str) -> Name:
    return TEAMS[id].name


TEAMS_FIRST = "teams.toml"


def _shipped() -> None:
    folder = resources.files(__package__) / "cards"
    for f in sorted(folder.iterdir(), key=lambda f: (f.name != TEAMS_FIRST, f.name)):
        if f.name.endswith(".toml"):
            add_file(read_cards(f.read_text("utf-8"), f.name.removesuffix(".toml"), tuple(TEAMS), f.name))


_shipped()
SHIPPED = frozenset(code.partition(":")[0] for code in CARDS) | {"rules"}
"""The prefixes of the ids of cards that come with the game."""
SHIPPED_TEAMS = tuple(TEAMS)
