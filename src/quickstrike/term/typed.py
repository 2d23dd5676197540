"""What somebody typed, as names are compared: small letters, no accents, no punctuation; and what may be meant by it."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

from ..kernel.errors import NEAR

T = TypeVar("T")
CLOSE = 0.75


def plain(text: str) -> str:
    """Small letters without accents and punctuation: how names are compared."""
    flat = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(c if c.isalnum() or c == " " else " " if c in "-'’" else "" for c in flat).split())


def meant(text: str, among: Iterable[T], names: Callable[[T], Iterable[str]]) -> list[T]:
    """Those that a text may mean: by their exact name, else beginning with it, else with its words, else similar.
    names: of each, as `plain` makes them."""
    wish, found = plain(text), list(among)
    if not wish:
        return []
    tests: tuple[Callable[[str], bool], ...] = (
        lambda n: n == wish,
        lambda n: n.startswith(wish),
        lambda n: all(w in n for w in wish.split()),
        lambda n: difflib.SequenceMatcher(None, n, wish).ratio() >= CLOSE,
    )
    hits = ([x for x in found if any(test(n) for n in names(x))] for test in tests)
    return next(filter(None, hits), [])


def near(text: str, names: Iterable[str]) -> str:
    """A name that was perhaps meant."""
    known = {plain(name): name for name in names}
    hits = difflib.get_close_matches(plain(text), sorted(known), n=1, cutoff=NEAR)
    return known[hits[0]] if hits else ""
