"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("15030", hero_action(Activate("attack", THE_VILLAIN), thwart(MAIN, 4)))
