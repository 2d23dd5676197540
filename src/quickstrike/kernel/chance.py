"""Chance is a counter. The n-th draw of a game is a pure function of its seed and n, so a clone costs nothing, a save
holds two numbers, and every machine, Python version and hash seed draws the same.

There are two generators. A seed of 64 bits is fast and good enough for games among friends and for simulation. A secret
key of 128 bits, written as 32 hexadecimal digits, draws from keyed BLAKE2: whoever has seen cards can't work out the rest.
"""

from __future__ import annotations

import hashlib
import re
import struct
from functools import cache

_MASK = (1 << 64) - 1
_WEYL = 0x9E3779B97F4A7C15
_KEY = re.compile(r"[0-9a-f]{32}")
_WIDE = 1 << 128  # tells a key from a seed, whatever its digits are


def seed_of(value: int | str) -> int:
    """A 64-bit seed from whatever a user calls a seed, or the key that these hexadecimal digits are."""
    if isinstance(value, str) and _KEY.fullmatch(value):
        return int(value, 16) | _WIDE
    return int.from_bytes(hashlib.sha256(str(value).encode()).digest()[:8], "big")


def key_from(seed: int, use: str) -> int:
    """A key of 128 bits for a use of its own: whoever finds it out knows nothing of the seed."""
    return seed_of(hashlib.sha256(f"{use} {seed}".encode()).hexdigest()[:32])


def draw(seed: int, n: int) -> int:
    """The n-th 64-bit number of a seed (SplitMix64's output function over a Weyl sequence)."""
    if seed > _MASK:
        return _block(seed, n >> 3)[n & 7]
    z = (seed + n * _WEYL) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffled(items: list[int], seed: int, n: int) -> int:
    """Shuffle in place (Fisher-Yates); gives the counter after it."""
    if seed > _MASK:
        return _shuffled_by_key(items, seed, n)
    i = len(items) - 1
    if i < 1:
        return n
    for x in _draws(seed, n, i):
        j = (x * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
        i -= 1
    return n + len(items) - 1


def _draws(seed: int, n: int, many: int) -> tuple[int, ...]:
    """That many draws after the n-th, each as `draw` gives it. They are computed all at once, side by side in one number:
    there is room for a product in each lane of 128 bits."""
    ones, weyls, low, lanes = _lanes(many)
    z = (((seed + n * _WEYL) & _MASK) * ones + weyls) & low
    z = (((z ^ (z >> 30)) & low) * 0xBF58476D1CE4E5B9) & low
    z = (((z ^ (z >> 27)) & low) * 0x94D049BB133111EB) & low
    return lanes.unpack(((z ^ (z >> 31)) & low).to_bytes(16 * many, "little"))


@cache
def _lanes(many: int) -> tuple[int, int, int, struct.Struct]:
    """1, the next steps of the Weyl sequence and 64 bits, each in so many lanes; and how these are taken apart."""
    ones = sum(1 << 128 * k for k in range(many))
    weyls = sum(((k + 1) * _WEYL & _MASK) << 128 * k for k in range(many))
    return ones, weyls, ones * _MASK, struct.Struct("<" + "Q8x" * many)


def _block(key: int, i: int) -> tuple[int, ...]:
    """Eight numbers at once."""
    out = hashlib.blake2b(i.to_bytes(16, "big"), key=key.to_bytes(17, "big")).digest()
    return tuple(int.from_bytes(out[k : k + 8], "big") for k in range(0, 64, 8))


def _shuffled_by_key(items: list[int], key: int, n: int) -> int:
    block: tuple[int, ...] = ()
    for i in range(len(items) - 1, 0, -1):
        n += 1
        if not block or not n & 7:
            block = _block(key, n >> 3)
        j = (block[n & 7] * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return n
