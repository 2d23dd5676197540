from __future__ import annotations

from tests.dicethrone.board import attack, calm, count, do, health, table


def test_a_blow_and_its_defence():
    g = table("thor black-widow", away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(3, 1, 6))  # 4 damage; Sabotage: one Batons, one Espionage
    calm(g)
    assert health(g) == [49, 47]


def test_a_throw_is_isolated():
    g = table("thor black-widow", tokens={1: {"agility": 1}})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(6, 6, 6, 6))
    assert g.decision.seat == 1 and g.decision.about == "isolated"
    do(g, "spend", value="agility")
    calm(g)
    assert count(g, 1, "agility") == 0
    assert health(g) == [50, 45]
