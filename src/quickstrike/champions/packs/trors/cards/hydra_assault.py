"""Hydra Assault, a modular set."""

from ....faces import card
from ....vocab import *
from .spider_woman import HAIL_HYDRA

A_SUPPORT = Discard(a("support", Mine()))

card("04145", forced_response(Attacked(by=SELF, against=YOU, undefended=True), A_SUPPORT), boost(If(Undefended(), A_SUPPORT)))

card("04146", QUICKSTRIKE, boost(If(IN_HERO_FORM, Delayed("activation", Activate("attack", THE_VILLAIN, YOU, boost=False)))))

card("04147", HAIL_HYDRA)
