"""Printed cards that can't be played yet, with what is not known of each. They are refused by name: nothing is made up."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from ..kernel.errors import SetupError
from ..kernel.language import Both, Words, words

LACKS: Words = words("vs/unproven", "lacks")
PLAIN = re.compile(r"[^a-z0-9]+")


class Unproven(NamedTuple):
    """set: the code of the set it came in. lacks: what is not proven, by its key in `LACKS`."""

    name: str
    version: str
    set: str
    lacks: tuple[str, ...]

    @property
    def full(self) -> str:
        return f"{self.name}, {self.version}" if self.version else self.name

    def lacking(self, lang: str) -> str:
        return ", ".join(LACKS[lang][x] for x in self.lacks)


@cache
def all_unproven() -> tuple[Unproven, ...]:
    file = resources.files(__package__) / "unproven.toml"
    rows = tomllib.loads(file.read_text("utf-8"))["cards"]
    return tuple(Unproven(name, version, set, tuple(lacks.split())) for name, version, set, lacks in rows)


def plain(text: str) -> str:
    """A name as a code would have it."""
    return PLAIN.sub("-", text.casefold()).strip("-")


def find(name: str) -> Unproven | None:
    """By its name, with the version or without it, or by the code it would have."""
    wanted = plain(name.partition(":")[2] or name)
    return by_name().get(wanted)


@cache
def by_name() -> dict[str, Unproven]:
    """The first of each name."""
    return {plain(name): x for x in reversed(all_unproven()) for name in (x.name, x.full)}


def refusal(name: str) -> SetupError | None:
    """What is said of such a card."""
    x = find(name)
    return None if x is None else SetupError("vs unproven", name=x.full, what=Both.of(x.lacking))
