"""What the cards of a hero did: played, or sold for combat points."""

from __future__ import annotations

from ..watching import Watch


class DiceThroneWatch(Watch):
    deeds = {"play": "played", "sell": "spent"}
    opening = ()
