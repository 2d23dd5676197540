"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("08030", Max(1, "player"), hero_response(DamageTaken(YOU, by_attack=True, by=AN_ENEMY), attack(Field("attacker"), Amount()), cost=Discard(SELF)))
