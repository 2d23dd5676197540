"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("12030", hero_response(Attacked(by=YOUR_HERO, defeating=AN_ENEMY), Heal(YOUR_HERO, Excess(one=True))))
