"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("19031", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Guardian"))), hero_action(Damage(YOU, 1), Give(CONFUSED, THE_VILLAIN)))
