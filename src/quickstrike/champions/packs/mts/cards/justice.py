"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *
from .aggression import MYSTIC, cosmic

card("21047", response(EnteredPlay(SELF), RemoveThreat(EACH_SCHEME, 1)))

card("21048", cosmic(RemoveThreat(MAIN, 2)))

card("21050", PlayOnlyIf(MYSTIC), Max(1, "deck"), hero_action(Choose(A_SCHEME), Discard(top(AtMost(4, X))), thwart(THAT_SCHEME, Result())))

card("21052", Max(1, "deck"), hero_response(Spent(card=SELF), RemoveThreat(MAIN, 1)))
