"""A hero made for tests: damage of two types in one Attack, a token with two ways of being spent, other rare things.

`from tests.dicethrone.probe import probe` in a module gives all its tests the hero "probe", and takes it away again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.dicethrone.trial import card, described, lent, space

from quickstrike.dicethrone.vocab import Hero

LOW, MIDDLE = (1, 1, 2, 2, 3), (3, 3, 4, 4, 1)
"""Dice for the abilities that want four of a symbol."""
HEAD = """
id = "probe"
name = {en = "Probe", fr = "Sonde"}
faces = "AABBCC"
[symbols]
A = {id = "low", en = "Low", fr = "Bas"}
B = {id = "middle", en = "Middle", fr = "Milieu"}
C = {id = "high", en = "High", fr = "Haut"}
[[token]]
id = "lens"
name = {en = "Lens", fr = "Lentille"}
kind = "positive"
limit = 3
spend = [{when = "any", effects = [{points = 1}]}, {when = "any", n = 2, effects = [{points = 4}]}]
"""
TEXT = "".join(
    (
        HEAD,
        space("blend", 'when = "AAAA"', '{damage = 3}, {damage = 2, kind = "undefendable"}'),
        space("alloy", 'when = "AAAA"', '{damage = 3, kind = "pure"}, {damage = 2}'),
        space("echo", 'when = "AAAA"', '{roll = 2}, {points = "alike"}'),
        space(
            "sequel",
            'when = "BBBB"',
            '{damage = 4, kind = "undefendable"}, {then = true}, '
            '{if = "low >= 1", do = [{points = 2}, {damage = 3, kind = "undefendable"}], else = [{points = 1}]}',
        ),
        space("guard", "dice = 1", "{prevent = 1}", "defensive"),
        space("tap", 'when = "AAAA"', "{damage = 1}"),
        space(
            "mark-and-hit", 'when = "AAAA"', '{inflict = "lens"}, {then = true}, {if = "low >= 1", do = [{damage = 5}]}'
        ),
        card("peek", "main", '{reveal = "opponent"}'),
        card("plus", "roll", "{add = 1}", "modifier = true"),
        card("pierce", "roll", "{undefendable = true}"),
        card("sting", "roll", '{damage = 3, who = "opponent"}'),
        card("riposte", "roll", "{damage = 2}"),
        card("stand", "roll", "{survive = 3}"),
        card("sip", "main", "{heal = 1}"),
        card("polish", "main", '{remove = 1, who = "you", token = "lens"}'),
        card(
            "weigh",
            "main",
            '{if = "lens >= 1", do = [{remove = 1, who = "you", token = "lens"}], else = [{points = 1}]}',
        ),
        card("choose", "main", '{either = [[{remove = 1, who = "you", token = "lens"}], [{points = 1}]]}'),
    )
)


@pytest.fixture(autouse=True)
def probe() -> Iterator[Hero]:
    yield from lent(described(TEXT, "probe.toml"))
