"""Cards in play by what they are: "villain", "the main scheme", "le méchant", "me"."""

from __future__ import annotations

from .decks.names import norm
from .table import Table

KINDS = {
    "villain": ("villain",),
    "main": ("main_scheme",),
    "side": ("side_scheme", "player_side_scheme"),
    "minion": ("minion",),
    "ally": ("ally",),
    "environment": ("environment",),
}
"""The words for kinds of cards, as positions write them."""
SPOKEN: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "villain": ("villain",),
        "main": ("main", "main scheme"),
        "side": ("side", "side scheme"),
        "minion": ("minion",),
        "ally": ("ally",),
        "environment": ("environment",),
        "me": ("me", "myself", "my identity", "my hero"),
    },
    "fr": {
        "villain": ("méchant",),
        "main": ("manigance principale",),
        "side": ("manigance annexe",),
        "minion": ("sbire",),
        "ally": ("allié",),
        "environment": ("environnement",),
        "me": ("moi", "moi-même", "mon identité", "mon héros"),
    },
}
"""How people say them, articles aside."""
ARTICLES = ("the ", "a ", "an ", "my ", "le ", "la ", "l'", "un ", "une ", "mon ", "ma ")
_WORDS = {norm(x): k for rows in SPOKEN.values() for k, forms in rows.items() for x in forms}


def kind_called(name: str) -> str:
    """Which of these words is meant: a key of `KINDS`, "me", or "" for none."""
    said = norm(name)
    bare = next((said[len(x) :] for x in ARTICLES if said.startswith(x)), said)
    return _WORDS.get(said) or _WORDS.get(bare, "")


def in_play(s: Table, seat: int, kind: str) -> list[int]:
    """The cards that such a word means for a seat: what is engaged with it, or its own, first."""
    if kind == "me":
        return [s.players[seat].identity] if 0 <= seat < len(s.players) else []
    found = s.of_kind(*KINDS[kind])
    return sorted(found, key=lambda c: seat not in (s.play[c].engaged, s.play[c].controller))


__all__ = ["KINDS", "SPOKEN", "in_play", "kind_called"]
