"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

FIRST_OF_ROUND = Not(Happened(Played(a("card", Other()), by=YOU), "round"))

card("18011", forced_response(EnteredPlay(SELF), Otherwise(Search((top(10, ENC_DECK),), A_MINION, PutIntoPlay(FOUND, engaged=YOU)), Discard(SELF))))

card("18012", hero_action(attack(AN_ENEMY, 3), If(FIRST_OF_ROUND, MoveTo(SELF, HAND))))

card("18013", action(Search((top(Alt(4, 7, Is(YOU, Form("alter-ego")))),), a("event", Trait("Attack")), MoveTo(FOUND, HAND))))

card(
    "18018",
    RESTRICTED,
    hero_interrupt(
        Attacked(by=YOUR_HERO, against=a("enemy", Is_("unique")), basic=True), Until("attack", gets(YOUR_HERO, ATK=2)), cost=Exhaust(SELF)
    ),
)
