"""Brothers Grimm, a modular set: a bag of tricks."""

from typing import Any

from ....faces import card
from ....vocab import *


def trick(*steps: Any) -> tuple[Any, ...]:
    """Four items that are used up against whom their bearer activates."""
    used = forced_response(Activated(by=HOST, against=YOU), *steps, DealEncounter(1), cost=Discard(SELF))
    return AttachTo(a("minion", Trait("Mystic")), Attach(SELF, THE_VILLAIN)), used


card(
    "24018",
    forced_interrupt(Activated(by=SELF, against=YOU), DiscardUntil(ENC_DECK, a("attachment")), Reveal(FOUND)),
    boost(Delayed("activation", PutIntoPlay(SELF, engaged=FIRST_PLAYER))),
)

card("24019", trick(Discard(ONE_AT_RANDOM)))

card("24020", trick(Damage(YOU, 3, indirect=True)))

card("24021", trick(Give(STUNNED, YOUR_IDENTITY)))


card("24022", trick(Discard(a("ally or support or upgrade", Mine()))))
