"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("09038", interrupt(BoostTurned(during="scheme"), Cancel("boost icons", Field("card"))))
