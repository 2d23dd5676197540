"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("05031", hero_action(Choose(AN_ENEMY, label="attack"), Give(CONFUSED, THAT_ENEMY), If(Paid(PHYSICAL), attack(THAT_ENEMY, 3))))
