"""To which attack or activation an effect belongs that lasts until its end, and whether an ability is about "you".
rr:lasting-effects rr:delayed-effect rr:you-your"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from ...kernel.state import Scope
from ..table import Table
from ..vocab import Ability, ChooseOne, EachPlayer, You

PARTS_OF_A_PHASE: Final = ("attack", "activation", "damage", "event", "scheme", "thwart")


def under_way(s: Table, sc: Scope) -> int:
    """The attack or activation that this ability is, interrupts or happens in; 0 outside of any.
    rr:lasting-effects rr:delayed-effect"""
    own: int = sc.data.get("attack", 0)
    ev = s.events.get(sc.event)
    if ev is not None and ev.kind == "Played":
        return ev.id
    if ev is not None and not own:  # it may be inside another: a counterattack
        own = ev.id if ev.kind in ("Attacked", "Schemed", "Thwarted") else ev.data.get("attack", 0)
    if own or s.activations:
        return own or s.activations[-1]
    return max((n for n, e in s.events.items() if e.kind == "Attacked"), default=0)


def can_begin(s: Table, op: Any, sc: Scope) -> bool:
    """rr:lasting-effects: what ends with a period can only be started during it."""
    end: str = getattr(op, "end", "") or op.at
    return end not in PARTS_OF_A_PHASE or under_way(s, sc) > 0


def speaks_of_you(a: Ability) -> bool:
    """Is the ability about the player who resolves it, by the word or by the form it asks for? Nobody else can then
    resolve it in the place of a player who is out. rr:you-your rr:player-elimination"""
    return bool(a.form) or _says_you((a.on, a.cost, a.steps))


def _says_you(x: Any) -> bool:
    """Inside "each player" the word means each of them in turn; who chooses an option need not be named at all.
    rr:you-your rr:each-player rr:choose-option"""
    if isinstance(x, tuple):
        return any(_says_you(y) for y in x)
    if isinstance(x, EachPlayer) or not is_dataclass(x):
        return False
    if isinstance(x, ChooseOne):
        return _says_you(x.options)
    return isinstance(x, You) or any(_says_you(getattr(x, f.name)) for f in fields(x))
