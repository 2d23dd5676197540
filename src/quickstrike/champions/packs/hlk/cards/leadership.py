"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("10030", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))), hero_action(And((Heal(AN_ALLY, 1), Ready(that("ally"))))))
