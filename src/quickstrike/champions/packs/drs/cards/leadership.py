"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("09039", constant(gets(SELF, DISCOUNT=1)))
