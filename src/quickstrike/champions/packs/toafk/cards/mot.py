"""Master of Time, a modular set: another Kang, as a minion."""

from ....faces import card
from ....vocab import *

KANG = named("11047")
YOUR_OBLIGATIONS = each("obligation", In(Zone("play area", YOU)))

card("11047", TOUGHNESS, VILLAINOUS, constant(gets(SELF, SCH=1, ATK=1, per=YOUR_OBLIGATIONS)))

card("11048", INCITE(1), SURGES, boost(DealEncounter(1)))

card(
    "11049",
    constant(Cannot(YOU, "attack", of=the("enemy", Called("11047")))),
    alter_ego_action(Discard(SELF), cost=Discard(rnd(1, "card", In(HAND)))),
)

card("11050", when_defeated(DiscardUntil(ENC_DECK, A_MINION), By(YOU, PutIntoPlay(FOUND, engaged=YOU))))

card("11051", when_revealed(If(Exists(KANG), Activate("", KANG, YOU), Search((ENC_DECK, ENC_DISCARD), KANG, PutIntoPlay(Ref("found"), engaged=YOU)))))
