"""Mutagen Formula: the Green Goblin, his main schemes and his encounter set."""

from typing import Any

from ....faces import card
from ....vocab import *

GOBLIN, THRALL = named("02014"), rnd(1, "minion", Named("02024"), In(ENC_DECK))
A_GOBLIN, EACH_GOBLIN = a("minion", Trait("Goblin")), each("minion", Trait("Goblin"))
YOUR_GOBLIN = a("minion", Trait("Goblin"), EngagedWith())
STAGE = StatOf("STAGE", THE_VILLAIN)
COMES, COMES_BACK = boost(PutIntoPlay(SELF, engaged=YOU)), boost(Delayed("activation", ShuffleInto(SELF, ENC_DECK)))


def glider() -> tuple[Any, ...]:
    """Goblin Gimmicks has it, too, and Pumpkin Bombs."""
    return (AttachTo(most("HP", "enemy", No(With("02019")), printed=True), SURGE), taken_off(ENERGY, ENERGY))


def bombs() -> tuple[Any, ...]:
    return (
        AttachTo(THE_VILLAIN),
        forced_response(Attacked(by=HOST, against=YOU), And((Discard(SELF), Damage(YOU, 2, indirect=True)))),
        taken_off(PHYSICAL, PHYSICAL),
    )


def schemes_by_force(n: int) -> Ability:
    return forced_response(Attacked(by=SELF, damaging=YOU), PlaceThreat(MAIN, n))


card("02014", schemes_by_force(1))

card("02015", when_revealed(DealEncounter(2, EACH_PLAYER)), schemes_by_force(1))

card("02016", when_revealed(DealEncounter(3, EACH_PLAYER)), schemes_by_force(2))

card("02017a", setup(EachPlayer(PutIntoPlay(THRALL, engaged=YOU), in_order=True), Shuffle(ENC_DECK), Advance()))

card(
    "02017b",
    when_completed(
        EachPlayer(
            If(Not(Exists(YOUR_GOBLIN)), seq(Discard(top(3, ENC_DECK)), PutIntoPlay(first("minion", Trait("Goblin"), ThisWay()), engaged=YOU))),
            in_order=True,
        )
    ),
)

card("02018a", when_revealed(Advance()))

card("02018b", Variable(Count(each("enemy", Trait("Goblin")))), LoseIfCompleted())

card("02019", glider())

card("02020", AttachTo(GOBLIN), forced_interrupt(either(Schemed(by=HOST), Attacked(by=HOST)), DealBoost(HOST)), taken_off(MENTAL, MENTAL))

card("02021", bombs())

card(
    "02022",
    forced_response(Attacked(by=SELF, against=YOU), Discard(top(1, ENC_DECK), each_time=A_GOBLIN, do=PutIntoPlay(Ref("each"), engaged=YOU))),
    COMES_BACK,
)

card("02023", when_defeated(Damage(the("identity", Mine(ENGAGED_PLAYER)), 1)), COMES)

card("02024", GUARD, COMES)

card("02025", when_revealed(Give(STUNNED, YOU, already=Damage(YOU, 2))), COMES_BACK)

card("02026", when_revealed(PlaceThreat(SELF, Count(EACH_GOBLIN))))

card("02027", constant(gets(each("enemy", Trait("Goblin")), ATK=1)), boost(PutIntoPlay(SELF)))

card(
    "02028",
    when_defeated(EachPlayer(seq(Discard(top(2, ENC_DECK)), PutIntoPlay(each("minion", Trait("Goblin"), ThisWay()), engaged=YOU)), in_order=True)),
)

card("02029", revealed_as_alter_ego(Activate("scheme", GOBLIN, YOU, more=STAGE)), revealed_as_hero(Activate("attack", GOBLIN, YOU, more=STAGE)))

card(
    "02030",
    when_revealed(If(Is(YOU, Form("alter-ego")), Activate("attack", GOBLIN, YOU, boost=False), Activate("attack", GOBLIN, YOU))),
    boost(If(Exists(YOUR_GOBLIN), BoostIcons(1))),
)

card(
    "02031",
    revealed_as_alter_ego(Activate("scheme", GOBLIN, YOU), If(Cmp(Result("threat"), ">=", 3), SURGE)),
    revealed_as_hero(Activate("attack", GOBLIN, YOU), If(Cmp(Result("taken"), ">=", 3), SURGE)),
)

card("02032", when_revealed(Discard(top(2 * STAGE, ENC_DECK), each_time=A_GOBLIN, do=one_of(Damage(YOU, 3), PutIntoPlay(Ref("each"), engaged=YOU)))))
