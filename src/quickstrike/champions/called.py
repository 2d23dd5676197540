"""Cards in play by what they are: "villain", "the main scheme", "le méchant", "me"."""

from __future__ import annotations

from functools import cache

from ..kernel.language import LANGUAGES, Rows, rows
from .decks.names import norm
from .table import EVERYWHERE, Table

KINDS = {
    "villain": ("villain",),
    "main": ("main_scheme",),
    "side": ("side_scheme", "player_side_scheme"),
    "minion": ("minion",),
    "ally": ("ally",),
    "environment": ("environment",),
}
"""The words for kinds of cards, as positions write them."""
SPOKEN: Rows = rows("champions/called", "spoken")
"""How people say them, articles aside."""
ARTICLES: Rows = rows("champions/called", "articles")


@cache
def _words() -> dict[str, str]:
    """From what people say, in any language, to the word."""
    return {norm(x): k for lang in LANGUAGES for k, forms in SPOKEN[lang].items() for x in forms}


@cache
def _articles() -> tuple[str, ...]:
    said = (x for lang in LANGUAGES for x in ARTICLES[lang]["articles"])
    return tuple(dict.fromkeys(x if x.endswith("'") else f"{x} " for x in said))


def kind_called(name: str) -> str:
    """Which of these words is meant: a key of `KINDS`, "me", or "" for none."""
    said = norm(name)
    bare = next((said[len(x) :] for x in _articles() if said.startswith(x)), said)
    return _words().get(said) or _words().get(bare, "")


def in_play(s: Table, seat: int, kind: str) -> list[int]:
    """The cards that such a word means for a seat: what is engaged with it, or its own, first."""
    if kind == "me":
        return [s.players[seat].identity] if 0 <= seat < len(s.players) else []
    found = s.of_kind(*KINDS[kind])
    area = s.area(s.players[seat].identity) if s.areas and 0 <= seat < len(s.players) else EVERYWHERE
    return sorted(found, key=lambda c: (not s.near(c, area), seat not in (s.play[c].engaged, s.play[c].controller)))


__all__ = ["KINDS", "SPOKEN", "in_play", "kind_called"]
