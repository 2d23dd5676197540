"""Everybody's share: how much one address or one key may ask for, so that enough is left for the others.

An address pays with the time for which it keeps the event loop busy, a key at a table with messages.
"""

from __future__ import annotations

import ipaddress
import time

LITTLE = 0.25  # seconds of the event loop that a visitor may take before they count as one who takes much
MANY = 1000  # shares that are kept before full ones are forgotten
PREFIX = 64  # bits of an address of IPv6 that say whose it is: everything behind them is one customer's


def now() -> float:
    return time.monotonic()


def place(host: str) -> str:
    """Where a visitor comes from, for everything that is counted by address."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> PREFIX << PREFIX, PREFIX)))
    return host


class Bucket:
    """Fills up over time; every request takes something out."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.left, self.at = rate, most, float(most), now()

    def fill(self) -> None:
        at = now()
        self.left, self.at = min(self.most, self.left + (at - self.at) * self.rate), at

    def take(self, n: float = 1) -> bool:
        """False, and nothing is taken, if there is not so much in it."""
        self.fill()
        if self.left < n:
            return False
        self.left -= n
        return True

    def spend(self, n: float) -> None:
        """Take it in any case: it has been spent already. The debt is at most what a full one holds."""
        self.left = max(-self.most, self.left - n)

    def until(self, n: float) -> float:
        """Seconds until there is so much in it."""
        self.fill()
        return max(0.0, (n - self.left) / self.rate)

    def wait(self) -> float:
        """Seconds until nothing of what was spent is owed any more."""
        return self.until(0)

    @property
    def full(self) -> bool:
        self.fill()
        return self.left >= self.most


class Share(Bucket):
    """Whoever has taken more than a little pays a second time, out of what all who do so have together: however many they
    are, the others' part is safe."""

    def __init__(self, rate: float, most: float, pool: Bucket) -> None:
        super().__init__(rate, most)
        self.pool = pool

    @property
    def much(self) -> bool:
        return self.left < self.most - LITTLE

    def spend(self, n: float) -> None:
        super().spend(n)
        if self.much:
            self.pool.spend(n)

    def wait(self) -> float:
        own = super().wait()
        return max(own, self.pool.wait()) if self.much else own


class Buckets:
    """One for each visitor, made when they come and forgotten when it is full again. pool: see Share."""

    def __init__(self, rate: float, most: float, pool: Bucket | None = None) -> None:
        self.rate, self.most, self.pool, self.looked = rate, most, pool, now()
        self.all: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        if len(self.all) > MANY and now() - self.looked > 1:  # to look through them takes a moment
            self.looked, self.all = now(), {k: b for k, b in self.all.items() if not b.full}
        found = self.all.get(who)
        if found is None:
            new = Bucket(self.rate, self.most) if self.pool is None else Share(self.rate, self.most, self.pool)
            found = self.all[who] = new
        return found
