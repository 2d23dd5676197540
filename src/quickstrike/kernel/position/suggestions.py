"""Suggestions for an unknown word: a typing error, part of a title, another word for the same thing."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping

from ..errors import NEAR, SHORT
from ..language import Said

WORD = 60
"""Anything longer is not a typing error, and would be slow to compare."""
FAR = 0.6
"""How similar a word must be to be suggested at all."""


def nearest(word: str, known: Iterable[str]) -> Said | str:
    """`; did you mean 'Backflip'?`, the whole list if it is short, or the most similar few."""
    names = list(dict.fromkeys(known)) if len(word) <= WORD else []
    low = {x.lower(): x for x in reversed(names)}
    if near := difflib.get_close_matches(word.lower(), low, n=1, cutoff=NEAR):
        return Said("did you mean", near=low[near[0]])
    if len(names) <= SHORT:
        return Said("pos one of", known=names)
    inside = [x for k, x in low.items() if len(word) > 2 and word.lower() in k][::-1]
    found = inside[:3] or [low[k] for k in difflib.get_close_matches(word.lower(), low, n=3, cutoff=FAR)]
    return Said("pos nearest", known=found) if found else ""


def hint(key: str, known: Iterable[str], told: Iterable[str], meant: Mapping[str, str]) -> Said | str:
    """For an unknown key of a table: the one that was probably meant, or the keys it has."""
    names, has = list(known) if len(key) <= WORD else [], list(told or known)
    if (near := meant.get(key)) in names:
        return Said("did you mean", near=near)
    if found := difflib.get_close_matches(key, names, n=1, cutoff=NEAR):
        return Said("did you mean", near=found[0])
    return Said("pos it has", known=has)
