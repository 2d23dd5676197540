"""Cards that positions make up: known for as long as a table has them."""

from __future__ import annotations

from collections.abc import Iterable

from ...champions import ChampionsGame
from ...champions.position.described_cards import DESCRIBED, forget_described


def forget_unused(games: Iterable[ChampionsGame]) -> None:
    """A process that lasts would fill with the cards of tables that are long gone."""
    if DESCRIBED:
        forget_described({code for g in games if "position" in g.setup for code in g.state.codes})
