"""The Invocation deck: what Doctor Strange's cards resolve."""

from ....faces import card
from ....vocab import *

DONE = MoveTo(SELF, Zone("Invocation discard pile"))

card("09032", special(And((Give(STUNNED, AN_ENEMY), Damage(THAT_ENEMY, 7))), DONE))

card("09033", special(And((Give(CONFUSED, THE_VILLAIN), RemoveThreat(A_SCHEME, 4))), DONE))

card("09034", special(Give(TOUGH, up_to(3, "character")), DONE))

card("09035", special(RemoveStatus("", a("character"), replaced=True), DONE))

card("09036", special(Draw(3), DONE))
