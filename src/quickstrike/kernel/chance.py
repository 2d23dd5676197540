"""Chance is a counter. The n-th draw of a game is a pure function of its seed and n, so a clone costs nothing, a save
holds two numbers, and every machine, Python version and hash seed draws the same.

There are two generators. A seed of 64 bits is fast and good enough for games among friends and for simulation. A secret
key of 128 bits, written as 32 hexadecimal digits, draws from keyed BLAKE2: whoever has seen cards can't work out the rest.
"""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Iterable
from functools import cache
from operator import itemgetter

_MASK = (1 << 64) - 1
_WEYL = 0x9E3779B97F4A7C15
_KEY = re.compile(r"[0-9a-f]{32}")
_WIDE = 1 << 128  # tells a key from a seed, whatever its digits are
_MOST = 256  # as many cards as a byte can number
EDITION = 2  # of draws and shuffles: by another one the same seed is another game, see `Game.load`


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
    """Shuffle in place; gives the counter after it. Seeds and keys alike draw from SHAKE128, a stream for each count.

    Every card gets a random number, and they lie in the order of these. All of it is done by few calls, as it is done for
    every deck: the numbers are the fractions of floats, drawn together, whose last bits say which card each belongs to.
    Two of 50 cards have the same 44 bits in one of ten thousand million shuffles; then the order they had decides.
    """
    many = len(items)
    if many < 2:
        return n
    n += 1
    stream = hashlib.shake_128(seed.to_bytes(17, "big") + n.to_bytes(8, "big")).digest(8 * many)
    if many > _MOST:
        keys = struct.unpack(f"<{many}Q", stream)
        order: Iterable[int] = sorted(range(many), key=keys.__getitem__)
    else:
        random_bits, places, floats = _lanes(many)
        numbered = int.from_bytes(stream, "little") & random_bits | places
        drawn = floats.unpack(numbered.to_bytes(8 * many, "little"))
        order = floats.pack(*sorted(drawn))[::8]
    items[:] = itemgetter(*order)(items)
    return n


@cache
def _lanes(many: int) -> tuple[int, int, struct.Struct]:
    """So many floats from 1 to 2, side by side in one number: which of their bits are random, what the others are (the
    exponent, and in the last byte its place in the row), and how they are taken apart."""
    random_bits = sum(((1 << 52) - (1 << 8)) << 64 * k for k in range(many))
    places = sum((0x3FF << 52 | k) << 64 * k for k in range(many))
    return random_bits, places, struct.Struct(f"<{many}d")


def _block(key: int, i: int) -> tuple[int, ...]:
    """Eight numbers at once."""
    out = hashlib.blake2b(i.to_bytes(16, "big"), key=key.to_bytes(17, "big")).digest()
    return tuple(int.from_bytes(out[k : k + 8], "big") for k in range(0, 64, 8))
