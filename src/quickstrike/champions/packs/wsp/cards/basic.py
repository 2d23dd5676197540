"""Basic cards."""

from ....faces import card
from ....vocab import *

card("13018", response(Played(SELF, from_hand=True), Draw(1)))

card("13019", response(Played(SELF, from_hand=True), one_of(Until("phase", gets(SELF, THW=2)), Until("phase", gets(SELF, ATK=2)))))

card("13024", Max(2, "deck"), constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("basic")))))

card("13034", hero_action(one_of(RemoveStatus(STUNNED, YOUR_HERO), RemoveStatus(CONFUSED, YOUR_HERO))))
