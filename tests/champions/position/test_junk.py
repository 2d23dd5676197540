"""Whatever stands in a position file: it is understood or refused in a sentence, never a traceback."""

from __future__ import annotations

import tomllib

import pytest
from tests.champions.position.test_reading import TABLE
from tests.champions.position.test_steps import FIGHT

from quickstrike.champions.position import PositionError, run
from quickstrike.kernel.chance import draw, seed_of

STEPS = """
[[step]]
do = "play"
card = "Kick"
target = "Brute"
pay = []
say.en = "x"
[step.expect]
villain.damage = 4
can = {do = "attack", target = "villain"}
cannot = [{do = "play", card = "Kick"}]
log = {damage = 2}
[[step]]
do = "reveal"
card = {treachery = {damage = 2}}
[[step]]
until = "defend"
[expect]
asked = {kind = "defend", player = 1}
player.hand = ["Energy"]
"""
JUNK = [
    None,
    -1,
    99,
    0,
    1,
    3.5,
    True,
    "",
    "x",
    "#3",
    "player 1",
    "player 9",
    "Tigra",
    "Rhino",
    "spider-man",
    "villain",
    [],
    [[]],
    ["Tigra"],
    {},
    {"x": 1},
    {"card": "Rhino"},
    {"minion": {}},
    {"card": "Tigra", "damage": 1},
    [{}, 5],
]


def places(value, way=()):
    yield way
    if isinstance(value, (dict, list)):
        for k in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[k], (*way, k))


def changed(data, way, new):
    if not way:
        return new
    out = dict(data) if isinstance(data, dict) else list(data)
    out[way[0]] = changed(out[way[0]], way[1:], new)
    return out


@pytest.mark.parametrize("text", [TABLE, FIGHT + STEPS], ids=["table", "steps"])
def test_junk_is_refused(text):
    data = tomllib.loads(text)
    seed, refused = seed_of(text[:40]), 0
    for i, way in enumerate(x for x in places(data) if x):
        for j in range(4):
            new = changed(data, way, JUNK[draw(seed, 10 * i + j) % len(JUNK)])
            try:
                run(new)
            except PositionError as e:
                refused += 1
                assert str(e) and "\n" not in e.told("fr")
    assert refused > 50
