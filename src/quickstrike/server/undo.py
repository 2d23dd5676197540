"""How far an undo goes, and whom it concerns."""
from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from ..champions import ChampionsGame
from .client import Client
from .words import Refused

MORE = "+"
"""Marks the kind of an answer that came in a row with the one before it: a row is one step."""


@dataclass
class Ask:
    """An undo that others must agree to. left: the keys of those who have not answered."""

    by: str
    client: Client
    re: Any
    to: int
    seat: int
    left: set[str] = field(default_factory=set)


def target(game: ChampionsGame, kinds: list[str], by: str, mine: Collection[int]) -> int:
    """The number of answers that are left."""
    own = [i for i, (seat, _) in enumerate(game.answers) if seat in mine]
    if by == "step":
        own = [i for i in own if not kinds[i].startswith(MORE)]
    else:
        own = [i for i in own if kinds[i].removeprefix(MORE) == "turn"]
    if not own:
        raise Refused("nothing back")
    to = own[-1]
    if by == "turn":
        seat = game.answers[to][0]
        for i in reversed(own[:-1]):
            who, o = game.answers[i]
            if who == seat and o.verb == "end_turn":
                break
            if who == seat:
                to = i
    return to


def concerns(game: ChampionsGame, back: ChampionsGame, to: int, mine: Collection[int], bots: Collection[int]) -> bool:
    """Does it take back what other people answered, or has something hidden been seen since?"""
    others = any(seat not in mine and seat not in bots for seat, _ in game.answers[to:])
    return others or back.peeked > game.peeked
