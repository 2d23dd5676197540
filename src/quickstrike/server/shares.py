"""Everybody's share: how much one address or one key may ask for, so that enough is left for the others."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import MutableMapping
from typing import Any

MANY = 1000  # shares that are kept before those that are whole again are forgotten
PREFIX = 64  # bits of an address of IPv6 that say whose it is: everything behind them is one customer's
COSTLY = {"/api/v1/tables": 15, "/api/v1/rules": 15}
"""Lists that are made anew for each who asks."""


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


def cost(scope: MutableMapping[str, Any]) -> int:
    """What a request takes of a share: about as many as it takes milliseconds of the event loop."""
    if scope["type"] == "websocket":
        return 3
    return 5 if scope["method"] == "POST" else COSTLY.get(scope["path"], 1)


class Bucket:
    """Fills with time, whatever is asked for takes something out."""

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
        """Take it in any case: it is gone already."""
        self.left -= n

    def wait(self) -> float:
        """Seconds until nothing of what was spent is owed any more."""
        self.fill()
        return max(0.0, -self.left / self.rate)

    @property
    def full(self) -> bool:
        self.fill()
        return self.left >= self.most


class Buckets:
    """One for each who asks, made when he comes and forgotten when it is full again."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most, self.looked = rate, most, now()
        self.all: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        if len(self.all) > MANY and now() - self.looked > 1:  # to look through them takes a moment
            self.looked, self.all = now(), {k: b for k, b in self.all.items() if not b.full}
        found = self.all.get(who)
        if found is None:
            found = self.all[who] = Bucket(self.rate, self.most)
        return found
