"""Chance is a counter. The n-th draw of a game is a pure function of its seed and n, so a clone costs nothing, a save
holds two numbers, and every machine, Python version and hash seed draws the same."""

from __future__ import annotations

import hashlib

_MASK = (1 << 64) - 1
_WEYL = 0x9E3779B97F4A7C15


def seed_of(value: int | str) -> int:
    """A 64-bit seed from whatever a user calls a seed."""
    return int.from_bytes(hashlib.sha256(str(value).encode()).digest()[:8], "big")


def draw(seed: int, n: int) -> int:
    """The n-th 64-bit number of a seed (SplitMix64's output function over a Weyl sequence)."""
    z = (seed + n * _WEYL) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffled(items: list[int], seed: int, n: int) -> int:
    """Shuffle in place (Fisher-Yates); gives the counter after it. `draw` is written out: it is most of the work."""
    mask, weyl = _MASK, _WEYL
    z = seed + n * weyl
    for i in range(len(items) - 1, 0, -1):
        z = (z + weyl) & mask
        x = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & mask
        j = ((x ^ (x >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return n + max(0, len(items) - 1)
