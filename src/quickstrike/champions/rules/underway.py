"""What is under way, for those who look at a table from outside: they ask here and never look into frames."""

from __future__ import annotations

from typing import Final

from ...kernel.contract import numbers_in
from ..table import Table
from .ability import resolve
from .phases import player_phase, rounds
from .turn import turn

ABOUT: Final = ("card", "paying", "exclude", "offered", "used", "picked")
"""What frames call the cards they are about."""


def resolving(s: Table) -> tuple[str, int] | None:
    """The ability that is resolving: the code of its face, and its number. rr:ability"""
    for f in reversed(s.stack):
        if f.op is resolve:
            return str(f.mem.get("face") or s.face(f.mem["card"]).code), f.mem["ability"]
    return None


def cards_in_use(s: Table) -> set[int]:
    """The cards that are being played, spent or chosen just now. rr:initiating-abilities"""
    return {c for f in s.stack for k in ABOUT if k in f.mem for c in numbers_in(f.mem[k])}


def parked_numbers(s: Table) -> list[int]:
    """Scopes and events that parked activations wait with. rr:activation"""
    return [n for fs in s.parked for f in fs for n in (f.scope, *numbers_in(f.mem))]


# ---- turns
def at_turn(s: Table) -> bool:
    """Is somebody asked what to do in their turn, with nothing else under way? rr:player-turn"""
    return [f.op for f in s.stack] == [rounds, player_phase, turn] and s.stack[-1].pc == turn.at["take_action"]


def turn_anew(s: Table) -> None:
    """The turn's decision is withdrawn, and asked anew when all that comes now is done. rr:player-turn"""
    s.pending.clear()
    s.stack[-1].pc = turn.at["ask_for_action"]
