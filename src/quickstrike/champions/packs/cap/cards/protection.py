"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("03033", hero_interrupt(Defended(by=YOUR_HERO), Until("attack", gets(YOUR_HERO, DEF=3)), label="defense"))
