"""One card for each of several descriptions: "an Avenger ally and a Guardian ally". rr:choose-game-element"""

from __future__ import annotations

from ...kernel.state import Scope
from ..table import Table
from ..vocab import OneFor
from .select import FILTERS


def rows_for(s: Table, take: OneFor, cards: list[int], sc: Scope) -> list[list[int]]:
    """For each description the cards that fit it. rr:choose-game-element"""
    return [[c for c in cards if FILTERS[type(f)](s, f, c, sc)] for f in take.fs]


def one_each(rows: list[list[int]], taken: tuple[int, ...] = ()) -> bool:
    """Can a card be taken out of each row, none of them twice? rr:choose-game-element"""
    return not rows or any(c not in taken and one_each(rows[1:], (*taken, c)) for c in rows[0])
