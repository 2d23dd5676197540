"""Hydra Patrol, a modular set."""

from ....faces import card
from ....vocab import *
from .spider_woman import A_HYDRA

card("04152", INCITE(1))

card("04153", GUARD, when_defeated(DealEncounter(1, ENGAGED_PLAYER)))

card("04154", when_defeated(EachPlayer(Search(ENC_PILES, A_HYDRA, PutIntoPlay(FOUND, engaged=YOU)))))
