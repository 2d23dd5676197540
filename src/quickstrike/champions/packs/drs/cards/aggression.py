"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("09037", interrupt(Attacked(by=YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=2))))
