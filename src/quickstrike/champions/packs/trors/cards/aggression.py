"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("04040", response(Played(SELF, from_hand=True), And((Give(STUNNED, A_MINION), Give(CONFUSED, that("minion"))))))

card("04043", hero_action(attack(AN_ENEMY, 2), If(Any_((Is(THAT_ENEMY, With(STUNNED)), Is(THAT_ENEMY, With(CONFUSED)))), Draw(1))))

card("04044", hero_action(attack(AN_ENEMY, 3, gains=("piercing",))))
