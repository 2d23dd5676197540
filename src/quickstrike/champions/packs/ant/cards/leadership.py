"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

AVENGER = Trait("Avenger")

card("12011", constant(gets(SELF, HP=Tokens("pym", SELF))), interrupt(EnteredPlay(SELF), PutCounters(SELF, AtMost(4, Overpaid()), "pym")))

card("12012", constant(gets(SELF, ATK=2), while_=Cmp(StatOf("REMAINING", SELF), ">=", 3)))

card("12013", constant(gets(SELF, THW=1, ATK=1), while_=Exists(a("upgrade", On(SELF)))))

card("12014", PlayOnlyIf(Is(YOUR_IDENTITY, AVENGER)), Uncounted())

card("12015", hero_action(Then(DiscardUntil(DECK, a("ally", AVENGER)), MoveTo(Ref("found"), HAND))))

card("12016", hero_response(FormChanged(YOU), Until("round", gets(YOUR_HERO, THW=1, ATK=1, DEF=1))))

card("12017", AttachTo(a("ally", AVENGER)), Max(1, "ally"), response(either(Attacked(by=HOST), Thwarted(by=HOST)), Damage(AN_ENEMY, 1)))

card("12018", AttachTo(AN_ALLY), Max(1, "ally"), constant(gets(HOST, HP=2)))
