"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("05030", hero_action(attack(AN_ENEMY, 3), attack(a("enemy", Other()), 3)))
