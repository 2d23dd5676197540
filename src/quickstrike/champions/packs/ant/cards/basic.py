"""Basic cards."""

from ....faces import card
from ....vocab import *

card("12020", TEAM_UP("Ant-Man", "Wasp"), Max(1, "deck"), hero_action(ChangeForm(OTHER_HERO), Ready(YOUR_HERO)))

card("12024", hero_action(Play(a("card", In(HAND), Shares(YOUR_HERO)), less=1), cost=Exhaust(SELF)))

card("12033", action(Until("phase", gets(YOU, HAND_SIZE=1))))
