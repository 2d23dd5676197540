"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("19030", Max(1, "phase"), hero_action(Draw(Count(each("minion", EngagedWith(YOUR_IDENTITY))))))
