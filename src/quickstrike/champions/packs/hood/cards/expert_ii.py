"""Expert II: in place of the Expert set that the expert mode adds."""

from ....faces import card
from ....vocab import *

card("24029", PERIL, SURGES, when_revealed(DealEncounter(1, EACH_PLAYER), DealBoost(THE_VILLAIN)), boost(DealEncounter(1)))

card("24030", INCITE(1), PERIL, when_revealed(DiscardUntil(ENC_DECK, a("side scheme")), Reveal(FOUND), PlaceThreat(EACH_SCHEME, 2)))

card(
    "24031",
    INCITE(1),
    PERIL,
    when_revealed(Search((ENC_DECK, ENC_DISCARD, ASIDE), a("minion", Nemesis(itself=True)), PutIntoPlay(FOUND, engaged=YOU))),
)

card(
    "24032", PERIL, SURGES, when_revealed(Exhaust(YOUR_IDENTITY), Damage(YOU, 2)), boost(Damage(each("character", Mine()), 1), DealBoost(THE_VILLAIN))
)
