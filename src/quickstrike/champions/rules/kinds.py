"""What the nouns and places of the card language mean: card types, and zones of the table. rr:card-types"""

from __future__ import annotations

from typing import Final

from ..faces import OWN_DECKS
from ..table import PLAY
from ..vocab import Choose, Each, Exhaust, One, The
from .zones import DECK, PILE

PLAIN: Final = frozenset((One, The, Each))
"""Quantities that need no counting: one of those that there are, or all of them. rr:choose-game-element"""
CHOSEN: Final = frozenset((Choose, Exhaust))
"""Costs that may take one card for each of several descriptions. rr:cost"""
CHARACTERS: Final = ("hero", "alter_ego", "ally", "villain", "minion")
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "enemy": ("villain", "minion"),
    "villain": ("villain",),
    "active villain": ("villain",),
    "minion": ("minion",),
    "character": CHARACTERS,
    "friendly character": ("hero", "alter_ego", "ally"),
    "identity": ("hero", "alter_ego"),
    "hero": ("hero",),
    "alter-ego": ("alter_ego",),
    "ally": ("ally",),
    "upgrade": ("upgrade",),
    "support": ("support",),
    "event": ("event",),
    "resource": ("resource",),
    "attachment": ("attachment",),
    "treachery": ("treachery",),
    "environment": ("environment",),
    "obligation": ("obligation",),
    "scheme": ("main_scheme", "side_scheme", "player_side_scheme"),
    "main scheme": ("main_scheme",),
    "side scheme": ("side_scheme", "player_side_scheme"),
    "upgrade or support": ("upgrade", "support"),
    "ally or support or upgrade": ("ally", "support", "upgrade"),
    "player side scheme": ("player_side_scheme",),
    "player card": ("hero", "alter_ego", "ally", "event", "support", "upgrade", "resource", "player_side_scheme"),
    "encounter card": (
        "villain",
        "main_scheme",
        "minion",
        "treachery",
        "attachment",
        "side_scheme",
        "environment",
        "obligation",
    ),
}
"""The card types that a noun of the card language means. rr:card-types"""
KINDS.update(
    (f"{a} or {b}", KINDS[a] + KINDS[b])
    for a, b in (
        ("hero", "ally"),
        ("hero", "villain"),
        ("ally", "support"),
        ("ally", "upgrade"),
        ("minion", "side scheme"),
    )
)
KINDS["ally or upgrade or support"] = ("ally", "upgrade", "support")
ZONES: Final = {
    "hand": "hand",
    "deck": "deck",
    "discard pile": "discard",
    "play area": PLAY,
    "encounter cards": "dealt",
}
SHARED: Final = {
    "encounter deck": "encounter",
    "encounter discard pile": "encounter_discard",
    "set aside": "aside",
    "out of the game": "removed",
    "victory display": "victory",
    "villain deck": "villain_deck",
    "main scheme deck": "scheme_deck",
    "play": PLAY,
    "experimental weapons deck": "weapons",
    "The Collection": "collection",
    "Infinity Stone deck": "stones",
    "Infinity Stone discard pile": "stones_discard",
    "side-scheme deck": "side_schemes",
    "side-scheme discard pile": "side_schemes_discard",
    **{f"{t} {what}": d + z for t, d in OWN_DECKS.items() for what, z in (("deck", ""), ("discard pile", "_discard"))},
}
OF_VILLAINS: Final = {"encounter deck": DECK, "encounter discard pile": PILE}
