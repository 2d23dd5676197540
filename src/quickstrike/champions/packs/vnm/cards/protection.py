"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("20028", hero_response(DamageTaken(a("character", Trait("Guardian")), by_attack=True), Give(TOUGH, Field("card"))))
