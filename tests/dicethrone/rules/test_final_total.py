"""The final damage total, as arithmetic and played."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, do, health, table
from tests.dicethrone.trial import STRIKE, trial  # noqa: F401
from tests.marks import rule, ruling

from quickstrike.dicethrone.rules.damage import final_total

NINE = (1, 2, 3, 4, 5)


@rule("dt:final-damage-example", "dt:final-damage-total.2", "dt:final-damage-total.3", "dt:final-damage-total.5")
def test_the_example_as_arithmetic():
    assert final_total(9 + 3 + 1 + 4, 2, 0, False) == 15
    assert final_total(9 + 3 + 1 + 4, 2, 1, False) == 7
    assert final_total(9 + 3 + 1 + 4, 2, 2, False) == 0


@rule(
    "dt:final-damage-example",
    "dt:final-damage-total.1",
    "dt:final-damage-total.4",
    "dt:agility",
    "dt:attack-modifiers.2",
)
@ruling("dtr:damage-maths")
@pytest.mark.parametrize(("second", "left"), [(1, 50), (6, 43)])
def test_the_example_played(second: int, left: int):
    """If the second Agility fails, one half of 15 is prevented, though all that was known when the first was spent
    was 12."""
    g = table(
        "trial black-widow",
        hands={0: ["trial:one", "trial:three", "trial:four"]},
        tokens={1: {"agility": 2}},
        levels={1: {"sabotage": 2}},
    )
    attack(g, "nine", *NINE, then=(1, 1, 2, 3, 4, second))
    do(g, "play", card="three")
    do(g, "pass")
    do(g, "spend", value="agility")
    assert g.view(1)["incoming"][0]["total"] == 6
    do(g, "defence", value="sabotage")
    do(g, "play", card="one")
    do(g, "play", card="four")
    assert health(g) == [50, 50]
    do(g, "spend", value="agility")
    calm(g)
    assert health(g) == [48, left]


@rule("dt:final-damage-total.6")
@pytest.mark.parametrize(("incoming", "left"), [(1, 0), (2, 1), (5, 2), (6, 3)])
def test_halves_are_rounded_up(incoming: int, left: int):
    assert final_total(incoming, 0, 1, False) == left


@rule("dt:final-damage-total.7")
def test_never_below_nothing():
    assert final_total(4, 6, 0, False) == 0
    assert final_total(4, 6, 1, False) == 0
    assert final_total(4, 6, 3, False) == 0
    g = table("trial thor", hands={1: ["not-this-time"]}, health={1: 30}, levels={1: {"thunder-wheel": 2}})
    attack(g, "strike", *STRIKE, then=(4, 4, 5, 5))  # 8 prevented by the defence and 6 by the card, of 6
    do(g, "play", card="not-this-time")
    do(g, "defence", value="thunder-wheel")
    calm(g)
    assert health(g) == [50, 30]


@rule("dt:final-damage-total.3", "dt:final-damage-total.4", "dt:agility")
def test_a_fixed_number_comes_off_before_the_half_whenever_it_was_prevented():
    """9 - 6 = 3, half of it 2: 1 is left. Half of 9 first, then 6, would leave nothing."""
    g = table("trial black-widow", hands={1: ["not-this-time"]}, tokens={1: {"agility": 1}})
    attack(g, "nine", *NINE, then=(1, 6, 3, 3))
    do(g, "spend", value="agility")
    do(g, "play", card="not-this-time")
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 49]


@rule("dt:final-damage-total.3")
def test_all_that_is_prevented_is_all_whatever_is_added_later():
    g = table("trial thor", hands={0: ["trial:four"], 1: ["thor:invulnerability"]}, tokens={1: {"electrokinesis": 2}})
    attack(g, "strike", *STRIKE, then=(1, 6, 6))
    do(g, "pass")
    do(g, "play", card="invulnerability")
    do(g, "decline")
    do(g, "play", card="four")
    calm(g)
    assert health(g) == [50, 50]


@ruling("dtr:damage-maths")
@pytest.mark.parametrize(
    ("incoming", "less", "halves", "everything", "left"),
    [
        (5, 2, 0, False, 3),
        (3, 3, 0, False, 0),
        (3, 5, 1, False, 0),
        (3, 0, 2, False, 0),
        (7, 0, 1, False, 3),
        (7, 0, 0, True, 0),
    ],
)
def test_the_order_of_the_sums(incoming: int, less: int, halves: int, everything: bool, left: int):
    assert final_total(incoming, less, halves, everything) == left
