"""Ransacked Armory, a modular set: weapons for minions."""

from typing import Any

from ....faces import card
from ....vocab import *

A_BEARER = Search(ENC_PILES, A_MINION, seq(PutIntoPlay(FOUND, engaged=YOU), Attach(SELF, FOUND)))


def armed(other: Any) -> AttachTo:
    return AttachTo(most("REMAINING", "minion"), other)


card("24037", armed(A_BEARER), constant(Indirect(HOST)))

card("24038", armed(A_BEARER), constant(gets(HOST, HP=4)), constant(Gain(HOST, RETALIATE(2))))

card(
    "24039",
    armed(SURGE),
    forced_interrupt(would(DamageTaken(HOST, by_attack=True)), Discard(top(1, ENC_DECK)), CountIcons(DISCARDED), Alter(amount=-1 * Result())),
)

card("24040", armed(SURGE), constant(gets(HOST, HP=3)), constant(Gain(HOST, OVERKILL)))

card("24041", GUARD, TOUGHNESS)
