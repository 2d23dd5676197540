"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

ALL_GUARDIANS = Not(Exists(a("character", No(Trait("Guardian")), Mine())))

card("22033", AnyControl(), Max(1, "player", of="Team"), response(given(Played(a("upgrade", On(AN_ALLY)), by=YOU), ALL_GUARDIANS), Draw(1)))
