"""Basic cards."""

from ....faces import card
from ....vocab import *

card("08023", PlayOnlyIf(Is(YOUR_IDENTITY, Trait("Avenger"))), resource(Generate(WILD), cost=Exhaust(SELF)))

card("08024", Max(1, "player"), hero_response(BoostTurned(), Cancel("boost", Field("card")), cost=Discard(SELF)))

card("08033", PlayOnlyIf(Exists(a("character", Trait("Spy"), Mine()))), interrupt(would(Surged()), Draw(2), cost=Discard(SELF)))
