"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("10031", AnyControl(), Max(1, "player"), response(Defended(by=YOUR_HERO), Damage(Field("attacker"), 1)))
