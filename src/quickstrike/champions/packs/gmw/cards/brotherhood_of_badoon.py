"""Brotherhood of Badoon: Drang, his main schemes, his ship and his encounter set."""

from ....faces import card
from ....vocab import *
from .ship_command import FLY, HELPS

DRANG, SHIP, SPEAR = named("16058"), named("16063"), named("16064")
CHARGE_UP = ResolveAbility("special", SHIP)
EACH_ROUND = forced_response(Ended("step one"), CHARGE_UP)

card("16058", forced_response(Schemed(by=SELF), CHARGE_UP))

card(
    "16059", when_revealed(If(Exists(SPEAR), DealBoost(SELF), Search(ENC_PILES, SPEAR, Reveal(FOUND)))), forced_response(Schemed(by=SELF), CHARGE_UP)
)

card(
    "16060",
    when_revealed(Discard(top(PerPlayer(4), ENC_DECK), each_time=A_MINION, do=PutIntoPlay(Ref("each"), engaged=least("minions", "player")))),
    forced_response(Activated(by=SELF), CHARGE_UP),
)

card("16061a", setup(Search((ENC_DECK,), SHIP, PutIntoPlay(FOUND)), PutIntoPlay(the("support", Named("16142"), In(ASIDE))), Advance()))

card("16061b", EACH_ROUND, HELPS)

card("16062a", when_revealed(CHARGE_UP))

card("16062b", EACH_ROUND, first_player_action(one_of(RemoveThreat(SELF, 3), Damage(A_MINION, 3)), cost=FLY), LoseIfCompleted())

card(
    "16063",
    special(
        Then(
            PutCounters(SELF, 1, "barrage"),
            If(Cmp(Tokens("barrage", SELF), ">=", 4), seq(EachPlayer(Damage(YOU, 2, indirect=True)), RemoveCounters(SELF, ALL, "barrage"))),
        ),
        name="charge up",
    ),
)

card("16064", AttachTo(DRANG), constant(Gain(DRANG, STALWART)), taken_off(MENTAL, PHYSICAL, PHYSICAL))

card("16065", forced_response(either(Engaged(SELF, YOU), Activated(by=SELF, against=YOU)), CHARGE_UP), boost(CHARGE_UP))

card("16066", HINDER(PerPlayer(2)), HELPS)

card("16067", EACH_ROUND, HELPS)

card("16068", HINDER(PerPlayer(3)), HELPS)

card("16069", HELPS)
