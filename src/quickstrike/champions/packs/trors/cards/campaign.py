"""Cards of the campaign: what players gain, and the obligations of the expert campaign."""

from typing import Any

from ....faces import card
from ....vocab import *

USED_UP = (Discard(SELF), Unlog(SELF))


def tech(*steps: Any) -> tuple[Any, ...]:
    """It starts in play, and is gone for good once it is used."""
    return SETUP, hero_action(*steps, cost=USED_UP)


def condition(who: Any, hit_points: int, **stat: int) -> tuple[Any, ...]:
    """Both sides of a condition have this; the improved one has a response besides."""
    return PERMANENT, SETUP, constant(gets(who, **stat)), constant(gets(YOU, HP=hit_points))


QUICK = condition(YOUR_HERO, 2, THW=1)
STRONG = condition(YOUR_HERO, 1, ATK=1)
TOUGHENED = condition(YOUR_HERO, 3, DEF=1)
RESTED = condition(YOUR_ALTER_EGO, 4, REC=1)

card("04155", tech(And((Ready(YOUR_HERO), Heal(YOUR_HERO, 5)))))

card("04156", tech(Draw(5)))

card("04157", tech(Search((DECK, DISCARD), AN_ALLY, And((PutIntoPlay(FOUND, under=YOU), Give(TOUGH, FOUND))))))

card("04158", tech(Damage(both(THE_VILLAIN, each("enemy", EngagedWith())), 5)))

card("04159a", QUICK)

card("04159b", QUICK, response(Defeated(a("side scheme"), by=YOU), Draw(1), cost=Exhaust(SELF)))

card("04160a", STRONG)

card("04160b", STRONG, hero_response(Defeated(A_MINION, by=YOU), Draw(1), cost=Exhaust(SELF)))

card("04161a", TOUGHENED)

card("04161b", TOUGHENED, hero_response(Defended(by=YOUR_HERO), Draw(1), cost=Exhaust(SELF)))

card("04162a", RESTED)

card("04162b", RESTED, response(PowerUsed(by=YOUR_ALTER_EGO, power="recovery"), Draw(1), cost=Exhaust(SELF)))

card("04163", alter_ego_action(Discard(SELF), cost=(Exhaust(YOUR_ALTER_EGO), Spend((MENTAL,)))))

card(
    "04164",
    forced_response(Ended("turn", YOU), If(IN_HERO_FORM, Damage(YOU, 1))),
    alter_ego_action(Discard(SELF), cost=(Discard(top(5)), Spend((PHYSICAL,)))),
)

card("04165", constant(gets(YOU, HAND_SIZE=-1)), alter_ego_action(Discard(SELF), cost=(DealEncounter(1), Spend((ENERGY,)))))

card("04166", constant(gets(YOUR_HERO, THW=-1, ATK=-1, DEF=-1)), alter_ego_action(Discard(SELF), cost=(Damage(YOU, 2), Spend((WILD,)))))
