"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

DEFENSE = Trait("Defense")

card(
    "26013",
    constant(MayPlay(each("event", In(Under(SELF))))),
    response(EnteredPlay(SELF), MoveTo(a("event", DEFENSE, In(DISCARD)), Under(SELF), facedown=True)),
)

card("26014", interrupt(would(DamageTaken(SELF)), Alter(amount=-1), cost=Spend((MENTAL,)), limit=PER_ROUND))

card("26015", constant(gets(SELF, DAMAGE_TAKEN=-1)))

card("26016", AnyControl(), Max(1, "player"), response(Played(a("card", DEFENSE), by=YOU), Damage(the("enemy", Is_("attacking")), 1)))

card("26018", hero_interrupt(would(BoostTurned(during="attack", against=YOU)), Instead(Discard(Field("card"))), label="defense"))
