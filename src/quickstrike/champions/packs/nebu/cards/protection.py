"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

TRAINING = Exhaust(SELF), RemoveCounters(SELF, 1, "training")

card("22034", Max(2, "deck"), Uses(2, "training"), alter_ego_action(ShuffleInto(a("event", Aspect("protection"), In(DISCARD)), DECK), cost=TRAINING))
