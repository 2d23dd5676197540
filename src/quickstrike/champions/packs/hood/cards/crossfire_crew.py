"""Crossfire's Crew, a modular set: minions for hire."""

from ....faces import card
from ....vocab import *

WEAKEST, CREW = least("REMAINING", "friendly character"), Trait("Crossfire's Crew")

card(
    "24023",
    when_revealed(Damage(WEAKEST, 1), If(Did("defeated"), ResolveAbility("when revealed", SELF))),
    boost(ResolveAbility("when revealed", SELF)),
)

card("24024", forced_interrupt(would(DamageDealt(to=a("character"), by=SELF, by_attack=True)), Alter(amount=StatOf("ATK", Field("character")))))

card(
    "24025",
    when_revealed(Exhaust(each("ally", Mine())), PlaceThreat(MAIN, Count(each("ally", ThisWay("exhausted"))))),
    boost(Exhaust(a("character", Mine()))),
)

card("24026", QUICKSTRIKE, forced_interrupt(Attacked(by=SELF), Alter(gains=("overkill", "ranged"), to=WEAKEST)))

card("24027", constant(AddCost("ready", (Spend((MENTAL,)),), who=each("hero or ally", Mine(ENGAGED_PLAYER)))), boost(DiscardUntil(DECK, AN_ALLY)))

card("24028", when_revealed(DiscardUntil(ENC_DECK, a("minion", CREW)), Reveal(FOUND), Damage(YOU, Count(each("minion", CREW)), indirect=True)))
