"""Basic cards."""

from ....faces import card
from ....vocab import *

card("21019", forced_response(either(Thwarted(by=SELF), Attacked(by=SELF)), one_of(Pay((Spend((PHYSICAL,), hand=True),)), Discard(SELF))))

card("21022", AnyControl(), Max(1, "player"), hero_response(FormChanged(YOU), Ready(YOUR_HERO), cost=Discard(SELF)))

card("21065", constant(gets(SELF, COST=-1), while_=Is(YOUR_IDENTITY, Trait("Guardian"))))
