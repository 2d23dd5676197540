"""Standard, the set that every scenario contains."""

from ....faces import card
from ....vocab import *

card("01186", when_revealed(Activate("scheme", THE_VILLAIN, YOU)))

card("01187", revealed_as_alter_ego(SURGE), revealed_as_hero(Activate("attack", THE_VILLAIN, YOU)))

card("01188", when_revealed(Otherwise(Discard(a("upgrade or support", Mine())), SURGE)))

card("01189", revealed_as_alter_ego(SURGE), revealed_as_hero(Activate("attack", both(THE_VILLAIN, ENGAGED_MINIONS), YOU)))

card(
    "01190",
    when_revealed(
        Bind("nemesis", Reveal(the("minion", In(ASIDE), Nemesis(itself=True)))),
        Reveal(the("side scheme", In(ASIDE), Nemesis())),
        ShuffleInto(each("card", In(ASIDE), Nemesis()), ENC_DECK),
        If(Not(Did("nemesis")), SURGE),
    ),
)
