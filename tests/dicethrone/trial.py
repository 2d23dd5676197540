"""A hero made for tests: one ability for each kind of damage, and what no printed hero that can be chosen has.

`from tests.dicethrone.trial import trial` in a module gives all its tests the hero "trial", and takes it away again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from quickstrike.dicethrone import loading
from quickstrike.dicethrone.vocab import Hero

SYMBOLS = ("sword", "shield", "star")
STRIKE, BOLT, NEEDLE, SHARDS, WRATH = (1, 1, 1, 1, 6), (4, 4, 4, 4, 1), (1, 1, 4, 4, 4), (6, 6, 6, 1, 4), (6,) * 5
"""Dice for the ability of each kind: normal, undefendable, pure, collateral, ultimate."""
ODD = (1, 1, 4, 6, 6)
"""Dice for those that do several things."""


def space(ident: str, when: str, effects: str, kind: str = "offensive") -> str:
    return f"""
[[space]]
id = "{ident}"
name = {{en = "{ident}", fr = "{ident}"}}
kind = "{kind}"
[[space.level]]
abilities = [{{{when}, effects = [{effects}]}}]
"""


def card(ident: str, timing: str, effects: str, more: str = "") -> str:
    return f"""
[[card]]
id = "{ident}"
name = {{en = "{ident}", fr = "{ident}"}}
timing = "{timing}"
cost = 1
effects = [{effects}]
{more}
"""


HEAD = """
id = "trial"
name = {en = "Trial", fr = "Essai"}
faces = "AAABBC"
[symbols]
A = {id = "sword", en = "Sword", fr = "Épée"}
B = {id = "shield", en = "Shield", fr = "Bouclier"}
C = {id = "star", en = "Star", fr = "Étoile"}
[[token]]
id = "venom"
name = {en = "Venom", fr = "Venin"}
kind = "negative"
limit = 2
upkeep = [{damage = 3, kind = "undefendable", who = "bearer"}]
[[token]]
id = "balm"
name = {en = "Balm", fr = "Baume"}
kind = "positive"
limit = 2
upkeep = [{heal = 2}]
[[token]]
id = "might"
name = {en = "Might", fr = "Force"}
kind = "positive"
limit = 2
bonus = 1
"""
TEXT = "".join(
    (
        HEAD,
        space("strike", 'when = "AAAA"', "{damage = 6}"),
        space("bolt", 'when = "BBBB"', '{damage = 6, kind = "undefendable"}'),
        space("needle", 'when = "AABBB"', '{damage = 6, kind = "pure"}'),
        space("shards", 'when = "CCC"', '{damage = 2, kind = "collateral", who = "opponents"}'),
        space("spark", 'when = "AABCC"', '{damage = 2, kind = "collateral"}'),
        space("wrath", 'when = "CCCCC"', "{damage = 10}, {heal = 5}", "ultimate"),
        space("nine", 'when = "large straight"', "{damage = 9}"),
        space("gift", 'when = "AABCC"', '{inflict = "venom"}, {gain = "balm"}, {heal = 5}, {damage = 4}'),
        space(
            "twice",
            'when = "AABCC"',
            '{damage = 4}, {then = true}, {gain = "balm"}, {damage = 3, kind = "undefendable"}',
        ),
        space("splinter", 'when = "AABCC"', '{damage = 2, kind = "undefendable", isolated = true}, {damage = 4}'),
        space("rob", 'when = "AABCC"', '{steal = "health", n = 3}'),
        space(
            "wall",
            "dice = 2",
            '{heal = "2 * star"}, {damage = "sword"}, {prevent = "sword"}, {gain = "balm", n = "shield"}',
            "defensive",
        ),
        card("one", "roll", "{add = 1}", "modifier = true"),
        card("three", "roll", "{add = 3}", "modifier = true"),
        card("four", "roll", "{add = 4}", "modifier = true"),
        card("bandage", "instant", "{heal = 4}"),
        card("flare", "roll", '{damage = 2, who = "opponent"}'),
    )
)


@pytest.fixture(autouse=True)
def trial() -> Iterator[Hero]:
    yield from lent(described(TEXT, "trial.toml"))


@cache
def described(text: str, source: str) -> Hero:
    """Read once: a hero is never changed, and a thousand tests have the same one."""
    return loading.read_hero(text, source)


def lent(found: Hero) -> Iterator[Hero]:
    made = loading.add_hero(found)
    yield made
    loading._forget(loading.HEROES.pop(made.id))
