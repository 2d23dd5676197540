"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("17029", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Aerial"))), hero_action(thwart(EACH_SCHEME, 5, divided=True)))
