"""The Market: what the players of the campaign can buy."""

from typing import Any

from ....faces import card
from ....vocab import *
from .ship_command import MILANO

FLIES = Is(MILANO, Mine())
SEEN = ThisWay("seen", "seen")
USED_UP = MoveTo(SELF, OUT)
HURT = would(DamageTaken(a("identity")))


def mod(*steps: Any, cost: Any = ()) -> Ability:
    """A part of the ship, better for whoever controls it."""
    return hero_action(*steps, cost=(Exhaust(SELF), *cost))


card(
    "16150",
    UnitCost(1),
    hero_action(
        NameType(),
        Bind("seen", Look(top(1))),
        If(Exists(a("card", SEEN, OfNamedType())), thwart(MAIN, 3)),
        May(MoveTo(the("card", SEEN), Bottom(DECK))),
        Draw(1),
    ),
)

card("16151", UnitCost(1), hero_action(PlaceThreat(MAIN, 2), attack(THE_VILLAIN, 3), Draw(1)))

card("16152", UnitCost(1), hero_action(Discard(top(4)), attack(AN_ENEMY, Count(DISCARDED, different="resource")), Draw(1)))

card("16153", UnitCost(1), hero_interrupt(would(DamageTaken(a("identity"), by_attack=True)), Prevent(2), Draw(1)))

card("16154", UnitCost(2), hero_action(Draw(1), Choose(A_PLAYER), By(THAT_PLAYER, May(Then(Draw(1), Discard(ONE_IN_HAND))))))

card(
    "16155",
    UnitCost(2),
    hero_action(
        And((Draw(1), RemoveStatus("", a("character")))),
        If(Did("tough"), Damage(AN_ENEMY, 3)),
        If(Did("stunned"), RemoveThreat(A_SCHEME, 3)),
        If(Did("confused"), Heal(a("identity"), 3)),
    ),
)

card("16156", UnitCost(2), hero_action(And((Damage(AN_ENEMY, 1), Give(STUNNED, THAT_ENEMY))), Give(STUNNED, YOUR_HERO), Draw(1)))

card("16157", UnitCost(2), hero_action(And((Damage(AN_ENEMY, 1), Give(CONFUSED, THAT_ENEMY))), Give(CONFUSED, YOUR_HERO), Draw(1)))

card("16158", UnitCost(3), hero_interrupt(BoostTurned(), And((Cancel("boost", Field("card")), Cancel("boost icons", Field("card")))), Draw(1)))

card("16159", UnitCost(3), hero_action(attack(AN_ENEMY, 5), Discard(top(1, ENC_DECK)), CountIcons(the("card", ThisWay())), Damage(YOU, Result())))

card("16160", UnitCost(3), hero_action(Damage(YOU, 2), thwart(A_SCHEME, 5)))

card(
    "16161",
    UnitCost(3),
    hero_action(
        Look(
            top(PerPlayer(2), ENC_DECK),
            seq(
                Discard(any_number("card", ThisWay("seen"))),
                MoveTo(REST, top(1, ENC_DECK)),
                MoveTo(any_number("card", ThisWay("seen"), In(ENC_DECK)), Bottom(ENC_DECK)),
            ),
        ),
        Draw(1),
    ),
)

card("16162", UnitCost(4), hero_interrupt(HURT, Prevent(Alt(1, 2, FLIES)), cost=Exhaust(SELF)))

card("16163", UnitCost(4), mod(And((Damage(THE_VILLAIN, Alt(1, 2, FLIES)), Damage(each("enemy", But(THE_VILLAIN)), 1)))))

card("16164", UnitCost(4), mod(RemoveThreat(EACH_SCHEME, 1), If(FLIES, RemoveThreat(MAIN, 1))))

card("16165", UnitCost(4), mod(Until("turn", gets(the("event", Mine()), COST=-1), uses=1), cost=(Discard(top(Alt(2, 1, FLIES))),)))

card("16166", UnitCost(5), hero_action(Ready(a("friendly character")), Draw(1)))

card("16167", UnitCost(5), hero_interrupt(Revealed(a("card"), from_=ENC_DECK), And((Cancel("all effects", Field("card")), Discard(Field("card"))))))

card("16168", UnitCost(5), hero_action(Give(TOUGH, up_to(2, "friendly character")), Draw(1)))

card("16169", UnitCost(5), hero_action(Until("phase", gets(the("card"), COST=-3), uses=1)))

card("16170", UnitCost(6), mod(Heal(a("friendly character"), 1), If(FLIES, Heal(YOUR_IDENTITY, 1))))

card("16171", UnitCost(6), mod(Damage(AN_ENEMY, Alt(2, 3, FLIES))))

card("16172", UnitCost(6), mod(Draw(1), cost=(Discard(Alt(ONE_IN_HAND, top(1), FLIES)),)))

card("16173", UnitCost(6), mod(RemoveThreat(A_SCHEME, Alt(2, 3, FLIES))))

card("16174", UnitCost(7), hero_action(Draw(StatOf("HAND_SIZE", YOUR_IDENTITY), up_to=True), USED_UP))

card("16175", UnitCost(7), hero_action(And((Damage(THE_VILLAIN, 5), RemoveThreat(MAIN, 5))), USED_UP))

card("16176", UnitCost(7), hero_action(Choose(A_PLAYER), By(THAT_PLAYER, May(MoveTo(up_to(3, "card", In(DISCARD)), HAND))), USED_UP))

card("16177", UnitCost(7), hero_action(Ready(up_to(3, "character")), USED_UP))
