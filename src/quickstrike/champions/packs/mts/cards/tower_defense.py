"""Tower Defense: Proxima Midnight and Corvus Glaive, a main scheme for each, and the tower between them."""

from typing import Any

from ....faces import card
from ....vocab import *

PROXIMA, CORVUS, TOWER = named("21092"), named("21095"), named("21100a")
OTHER_SCHEME = the("main scheme", But(HOST))
THIS_VILLAIN, OTHER_VILLAIN = Field("enemy"), the("villain", But(Field("enemy")))
RUINED = Cmp(Tokens("damage", SELF), ">=", PerPlayer(9))


def tower_takes(n: Any) -> PutCounters:
    """The tower is no character: damage lies on it as counters."""
    return PutCounters(TOWER, n, "damage")


def kept_by(other: Any) -> Constant:
    """A villain who stays while the other has any hit points."""
    return constant(Cannot(SELF, "be defeated"), while_=Cmp(StatOf("REMAINING", other), ">", 0))


def proxima() -> tuple[Any, ...]:
    choice = one_of(tower_takes(1), Until("attack", gets(SELF, ATK=2)))
    return forced_interrupt(Attacked(by=SELF, against=YOU), choice), kept_by(CORVUS)


def corvus() -> tuple[Any, ...]:
    shots = Discard(top(1, ENC_DECK)), CountIcons(DISCARDED), tower_takes(Result())
    return forced_response(Attacked(by=SELF, undefended=True), *shots), kept_by(PROXIMA)


def never_completed(villain: str, step: Any) -> tuple[Any, ...]:
    return BelongsTo(villain), forced_interrupt(would(StageCompleted(SELF)), Instead(Then(RemoveThreat(SELF, ALL), step)))


def weapon(villain: Any, *resources: str) -> tuple[Any, ...]:
    return AttachTo(villain), hero_action(Discard(SELF), cost=(Damage(YOU, 1), Spend(resources)))


def if_an_ally_falls(step: Any) -> Any:
    return If(Exists(Field("defeated ally")), step)


def joined(villain: Any) -> tuple[Any, ...]:
    both_at_once = gets(THIS_VILLAIN, SCH=StatOf("SCH", OTHER_VILLAIN), ATK=StatOf("ATK", OTHER_VILLAIN))
    return when_revealed(Activate("", villain, YOU)), boost(Until("activation", both_at_once))


card("21092", proxima())

card("21093", proxima())

card("21094", proxima())

card("21095", corvus())

card("21096", corvus())

card("21097", corvus())

card("21098a", setup(Reveal(the("main scheme", Named("21099a"), In(SCHEME_DECK)))))

card("21098b", never_completed("21092", tower_takes(PerPlayer(6))))

card(
    "21099a",
    when_revealed(
        PutIntoPlay(the("environment", Named("21100a"), In(ENC_DECK))),
        PutIntoPlay(the("attachment", Named("21101"), In(ASIDE)), attached=SELF),
        MoveActive(CORVUS),
        EachPlayer(Search((ENC_DECK,), a("minion", Named("21102")), PutIntoPlay(FOUND, engaged=YOU))),
    ),
)

card("21099b", never_completed("21095", DealEncounter(1, EACH_PLAYER)))

card("21100a", NotUnique(), forced_response(given(CountersPlaced(SELF, "damage"), RUINED), Then(RemoveCounters(SELF, ALL, "damage"), Flip(SELF))))

card(
    "21100b",
    when_revealed(Discard(each("card", Other(), Named("21100a")))),
    forced_response(given(CountersPlaced(SELF, "damage"), RUINED), EndGame(False)),
)

card("21101", PERMANENT, AttachTo(a("main scheme")), forced_response(Ended("player phase"), Attach(SELF, OTHER_SCHEME), MoveActive(VillainOf(HOST))))

card("21102", forced_response(Engaged(SELF, YOU), one_of(tower_takes(1), Damage(YOUR_IDENTITY, 2))))

card("21103", weapon(PROXIMA, ENERGY, MENTAL), constant(Gain(HOST, OVERKILL)), constant(Gain(HOST, PIERCING)))

card("21104", weapon(CORVUS, ENERGY, PHYSICAL), constant(Gain(HOST, RETALIATE(1))))

card(
    "21105",
    AttachTo(a("villain", But(THE_ACTIVE_VILLAIN))),
    forced_interrupt(Attacked(by=HOST), Alter(gains=("ranged",)), Delayed("attack", seq(if_an_ally_falls(tower_takes(3)), Discard(SELF)))),
)

card("21106", joined(PROXIMA))

card("21107", joined(CORVUS))

card(
    "21108",
    when_revealed(Heal(each("villain"), 2), Give(TOUGH, each("villain"))),
    boost(Heal(THE_ACTIVE_VILLAIN, 2), Give(TOUGH, THE_ACTIVE_VILLAIN)),
)

card("21109", when_revealed(tower_takes(3)), boost(Delayed("activation", if_an_ally_falls(tower_takes(3)))))

card("21110", HINDER(PerPlayer(1)), when_defeated(By(YOU, Draw(1))))
