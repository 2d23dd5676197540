"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("05032", hero_action(Choose(a("hero")), Until("round", gets(that("hero"), THW=1, ATK=1, DEF=1))))
