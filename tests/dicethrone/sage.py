"""A hero made for tests: tokens of every sort, stealing, choices, several of a kind.

`from tests.dicethrone.sage import sage` in a module gives all its tests the hero "sage", and takes it away again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.dicethrone.trial import card, described, lent, space

from quickstrike.dicethrone.vocab import Hero


def token(ident: str, kind: str, limit: int, more: str = "") -> str:
    return f"""
[[token]]
id = "{ident}"
name = {{en = "{ident}", fr = "{ident}"}}
kind = "{kind}"
limit = {limit}
{more}
"""


HEAD = """
id = "sage"
name = {en = "Sage", fr = "Sage"}
faces = "AABBCC"
[symbols]
A = {id = "eye", en = "Eye", fr = "Œil"}
B = {id = "palm", en = "Palm", fr = "Paume"}
C = {id = "moon", en = "Moon", fr = "Lune"}
"""
STUDY = """
[[space]]
id = "study"
name = {en = "study", fr = "study"}
kind = "offensive"
[[space.level]]
abilities = [{when = "small straight", effects = [{points = 1}]}]
[[space.level]]
cost = 2
abilities = [{when = "small straight", effects = [{points = 2}]}]
[[space.level]]
cost = 5
abilities = [{when = "small straight", effects = [{points = 3}]}]
"""
EYES, PALMS, MOONS = (1, 1, 2, 2, 3), (3, 3, 4, 4, 1), (5, 5, 6, 6, 1)
"""Dice for the abilities that want four of a symbol."""
TEXT = "".join(
    (
        HEAD,
        token("charm", "positive", 2, "persistent = true\nupkeep = [{points = 1}]"),
        token("focus", "positive", 3, 'spend = [{when = "any", effects = [{draw = 1}]}]'),
        token("seal", "unique", 2, "transferable = false"),
        token("fever", "negative", 2, 'upkeep = [{damage = 3, who = "bearer"}]'),
        token("salve", "positive", 2, "upkeep = [{heal = 2}]"),
        token("ember", "positive", 3, 'full = [{points = 4}]\nbonus = "ember"'),
        space("pick-pocket", 'when = "AAAA"', '{steal = "points", n = 3}'),
        space("life-drain", 'when = "AAAA"', '{steal = "health", n = 5}'),
        space("snatch", 'when = "AAAA"', '{steal = "focus", n = 2}'),
        space("break-seal", 'when = "AAAA"', '{steal = "seal"}'),
        space("strip", 'when = "AAAA"', '{remove = 1, who = "target"}'),
        space(
            "rite",
            'when = "BBBB"',
            '{roll = 3}, {points = "palm"}, {gain = "charm", if = "moon >= 1"}, {gain = "salve", if = "moon >= 1"}',
        ),
        space("fork", 'when = "BBBB"', "{either = [[{points = 2}], [{draw = 2}]]}"),
        space("breath", 'when = "BBBB"', '{gain = "focus", n = 2}, {then = true}, {points = "focus"}'),
        space("curse", 'when = "BBBB"', '{inflict = "fever"}, {damage = 2}, {then = true}, {inflict = "fever"}'),
        space("two", 'when = "2 of a kind"', "{points = 2}"),
        space("three", 'when = "3 of a kind"', "{points = 3}"),
        space("four", 'when = "4 of a kind"', "{points = 4}"),
        space("five", 'when = "5 of a kind"', "{points = 5}"),
        space("blow", 'when = "CCCC"', "{damage = 4}"),
        space(
            "stance", "dice = 1", '{gain = "focus"}, {prevent = "2 * eye"}, {points = 1, if = "eye >= 1"}', "defensive"
        ),
        STUDY,
        card("widen", "main", '{raise_limit = "focus"}'),
        card("ponder", "main", '{gain = "focus", n = 5}'),
        card("teach", "instant", '{inflict = "focus", n = 5, who = "opponent"}'),
        card("kindle", "instant", '{gain = "ember"}'),
        card("shed", "roll", "{remove = 1}"),
        card("slip", "instant", "{may = [{remove = 1}]}"),
        card("purge", "main", '{remove = 2, who = "opponents"}'),
        card("cool", "main", '{remove = "all", who = "opponents", token = "fever"}'),
        card("swap", "instant", "{transfer = 1}"),
        card("barter", "main", "{transfer = 2}"),
    )
)


@pytest.fixture(autouse=True)
def sage() -> Iterator[Hero]:
    yield from lent(described(TEXT, "sage.toml"))
