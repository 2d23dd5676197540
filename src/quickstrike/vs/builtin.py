"""Powers that the rules themselves write: what keywords mean, power-up, reinforcement. They have addresses like any card's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ..kernel.ops import Op, fresh
from .vocab import (
    ADD,
    ATK,
    CHARACTER,
    DEF,
    Change,
    Cost,
    Give,
    Mode,
    Num,
    Payment,
    PowerUp,
    Recover,
    Reinforce,
    Sel,
    Seq,
    Triggered,
    Who,
)


@dataclass(frozen=True)
class Evade(Op):
    """At the start of the recovery phase of this turn this character recovers (707.6)."""


@dataclass(frozen=True)
class Powers:
    """evasion: `stun this character >>> recover it at the start of the recovery phase this turn`."""

    evasion: Payment
    evaded: Triggered
    power_up: Mode
    reinforcement: Mode
    powered: Give


EVASION, EVADED = 99, 98
"""The numbers that identify these powers on a card."""
RULES = cast(
    Powers,
    fresh(
        Powers(
            Payment((Cost("stun this"),), Mode(Seq((Evade(),)))),
            Triggered("start recovery", Sel(CHARACTER), Mode(Seq((Recover(Who("this")),)))),
            Mode(Seq((PowerUp(Who("target")),)), (Sel(CHARACTER, (("yours", ""), ("in the attack", ""))),)),
            Mode(Seq((Reinforce(Who("target")),)), (Sel(CHARACTER, (("yours", ""), ("defending", ""))),)),
            Give(Who("target"), (Change(ATK, ADD, Num(1)), Change(DEF, ADD, Num(1))), until="attack"),
        )
    ),
)
