"""Basic cards."""

from ....faces import card
from ....vocab import *

card("10019", hero_action(thwart(A_SCHEME, 2)))

card("10032", resource(Generate(WILD), cost=Discard(SELF)))
