"""Wrecking Crew, a modular set: the four as minions."""

from ....faces import card
from ....vocab import *

ELITES, BRUTE = each("minion", Trait("Elite")), Trait("Brute")

card("24064", HINDER(PerPlayer(2)), constant(Gain(both(THE_VILLAIN, ELITES), RETALIATE(1))))

card("24065", VILLAINOUS, constant(gets(SELF, ATK=2), while_=Undefended(SELF)))

card("24066", VILLAINOUS, constant(Gain(SELF, OVERKILL)))

card("24067", RETALIATE(1), VILLAINOUS)

card("24068", VILLAINOUS, forced_response(Attacked(by=SELF, against=YOU), Damage(each("character", Mine()), 1)))

card("24069", when_revealed(Otherwise(Activate("", ELITES, ENGAGED_PLAYER), SURGE)), boost(BoostIcons(Count(ELITES))))

card("24070", when_revealed(Otherwise(Give(TOUGH, each("enemy", BRUTE)), seq(DiscardUntil(ENC_DECK, a("minion", BRUTE)), Reveal(FOUND)))))
