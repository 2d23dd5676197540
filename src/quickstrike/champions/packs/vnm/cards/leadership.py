"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("20027", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Guardian"))), Max(1, "round"), hero_action(Until("phase", gets(the("ally"), COST=-2), uses=1)))
