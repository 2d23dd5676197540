"""Standard II: in place of the Standard set, for a harder game."""

from ....faces import card
from ....vocab import *

ANOTHER_BOOST = boost(DealBoost(THE_VILLAIN))

card("24049a", ModeOnly("standard"), PERMANENT, SETUP, constant(Gain(THE_VILLAIN, STEADY)))

card("24049b", ModeOnly("expert"), PERMANENT, SETUP, constant(Gain(EACH_ENEMY, STEADY)))

card("24050", when_revealed(Activate("scheme", THE_VILLAIN, YOU, more=1)), ANOTHER_BOOST)

card(
    "24051",
    revealed_as_alter_ego(Discard(top(7, ENC_DECK)), PutIntoPlay(first("minion", ThisWay()), engaged=YOU)),
    revealed_as_hero(Activate("attack", both(THE_VILLAIN, ENGAGED_MINIONS), YOU), SURGE),
)

card("24052", when_revealed(Otherwise(Discard(most("cost", "upgrade or support", Mine())), SURGE)), ANOTHER_BOOST)

card(
    "24053",
    when_revealed(
        Bind("nemesis", Reveal(the("minion", In(ASIDE), Nemesis(itself=True)))),
        Reveal(the("side scheme", In(ASIDE), Nemesis())),
        ShuffleInto(each("card", In(ASIDE), Nemesis()), ENC_DECK),
        If(Not(Did("nemesis")), SURGE),
    ),
)

card(
    "24054",
    SURGES,
    revealed_as_hero(Activate("attack", THE_VILLAIN, YOU, gains=("overkill",))),
    boost(If(Attacking(by=THE_VILLAIN), Alter(gains=("overkill",)))),
)
