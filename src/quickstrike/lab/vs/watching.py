"""What the cards of a deck did: recruited or played, or laid into the resource row."""

from __future__ import annotations

from ..watching import Watch


class VsWatch(Watch):
    deeds = {"recruit": "played", "play": "played", "flip": "played", "resource": "spent", "power_up": "spent"}
