"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("06033", action(Heal(a("identity"), Alt(4, 5, Paid(MENTAL)))))
