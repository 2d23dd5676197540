"""Basic cards."""

from ....faces import card
from ....vocab import *

ASGARD = Trait("Asgard")
IF_OF_ASGARD = PlayOnlyIf(Is(YOUR_IDENTITY, ASGARD))

card("25023", IF_OF_ASGARD, action(Search((DECK,), a("ally", ASGARD), Play(FOUND)), cost=Exhaust(SELF)))

card("25024", IF_OF_ASGARD, action(Heal(YOUR_IDENTITY, 2), May(RemoveStatus("", YOUR_IDENTITY))))

card("25036", ALLIANCE, hero_action(Ready(that("character")), cost=Choose(one_for("character", Trait("Avenger"), Trait("Guardian")))))
