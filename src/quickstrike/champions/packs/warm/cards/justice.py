"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

TRAINING = Exhaust(SELF), RemoveCounters(SELF, 1, "training")

card("23033", Max(2, "deck"), Uses(2, "training"), alter_ego_action(ShuffleInto(a("event", Aspect("justice"), In(DISCARD)), DECK), cost=TRAINING))
