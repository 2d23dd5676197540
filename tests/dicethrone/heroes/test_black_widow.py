"""Black Widow: every ability at every level, her tokens, her training and her cards."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, health, roll, table, undefended
from tests.dicethrone.widow import bombs, points, ups
from tests.marks import rule

from quickstrike.dicethrone.loading import CARDS, deck_of, hero


def test_dice_and_deck():
    assert len(deck_of("black-widow")) == 32  # 18 of them common
    assert hero("black-widow").faces == ("espionage", "espionage", "batons", "batons", "batons", "widow")


@pytest.mark.parametrize(
    ("space", "cost"),
    [
        ("baton-strike", 1),
        ("hacked", 1),
        ("widows-gauntlets", 2),
        ("grapple", 2),
        ("infiltrate", 2),
        ("vengeance", 2),
        ("sabotage", 2),
        ("red-room-training", 2),
    ],
)
def test_upgrades(space: str, cost: int):
    g = table("black-widow thor", hands={0: [f"black-widow:{space}-2"]}, points={0: 2})
    do(g, "play", card=f"{space}-2")
    assert points(g) == 2 - cost and g.state.players[0].levels == {space: 2}


@pytest.mark.parametrize(
    ("code", "timing", "cost"),
    [
        ("recoil", "roll", 0),
        ("subversion", "roll", 1),
        ("assemble", "instant", 1),
        ("elude", "roll", 1),
        ("undercover-mission", "main", 2),
        ("cunning", "main", 2),
    ],
)
def test_actions(code: str, timing: str, cost: int):
    card = CARDS[f"black-widow:{code}"]
    assert (card.timing, card.cost) == (timing, cost)


# ---- abilities
@pytest.mark.parametrize(
    ("level", "dice", "deals"),
    [
        (1, (3, 4, 5, 1, 1), 5),
        (1, (3, 4, 5, 5, 1), 6),
        (1, (3, 3, 4, 5, 5), 7),
        (2, (3, 4, 5, 1, 1), 6),
        (2, (3, 4, 5, 5, 1), 7),
        (2, (3, 3, 4, 5, 5), 8),
    ],
)
def test_baton_strike(level: int, dice: tuple[int, ...], deals: int):
    g = table("black-widow thor", levels={0: {"baton-strike": 2}} if level == 2 else {})
    attack(g, "baton-strike", *dice)
    assert undefended(g) == [50, 50 - deals]


def test_baton_strike_two_shows_an_opponents_hand():
    g = table("black-widow thor spider-man", mode="hill", hands={0: ["black-widow:baton-strike-2"], 2: ["tip-it"]})
    do(g, "play", card="baton-strike-2")
    do(g, "player", target=2)
    assert g.log[-1] == ("show", 2, "common:tip-it")


@rule("dt:then")
@pytest.mark.parametrize(
    ("level", "before", "after", "left"),
    [
        (1, (), (0,), 50),
        (1, (0,), (0, 1), 50),
        (1, (1,), (0,), 46),
        (2, (), (1,), 50),
        (2, (0,), (1, 1), 50),
        (2, (1,), (1,), 46),
    ],
)
def test_infiltrate(level: int, before: tuple[int, ...], after: tuple[int, ...], left: int):
    """Level I advances what is there and then inflicts one; level II advances the new one too."""
    g = table(
        "black-widow thor",
        levels={0: {"infiltrate": 2}} if level == 2 else {},
        tokens={1: {"time_bomb": before}} if before else {},
    )
    attack(g, "infiltrate", 1, 2, 3, 6, 6)
    assert g.decision.kind == "main"  # no Attack
    assert bombs(g) == after and health(g) == [50, left] and count(g, 0, "agility") == 1


@rule("dt:time-bomb.4")
def test_infiltrate_advances_all_bombs_in_play():
    g = table("black-widow thor spider-man", mode="hill", tokens={x: {"time_bomb": 1} for x in range(3)})
    attack(g, "infiltrate", 1, 2, 3, 6, 6)
    do(g, "player", target=2)
    calm(g)
    assert [bombs(g, x) for x in range(3)] == [(1,), (1,), (0, 1)]


def test_spy_game():
    g = table("black-widow thor", levels={0: {"infiltrate": 2}})
    attack(g, "spy-game", 1, 2, 3, 6, 6)
    assert g.decision.kind == "main"  # undefendable
    assert health(g) == [50, 44] and (count(g, 0, "covert_ops"), count(g, 0, "agility")) == (1, 1)


@pytest.mark.parametrize(("level", "upgrades", "deals"), [(1, 0, 6), (1, 3, 9), (2, 1, 8), (2, 4, 11)])
def test_widows_gauntlets(level: int, upgrades: int, deals: int):
    first, but = (("widows-gauntlets",), ()) if level == 2 else ((), ("widows-gauntlets",))
    g = table("black-widow thor", levels={0: ups(upgrades, *first, but=but)}, points={0: 0})
    attack(g, "widows-gauntlets", 1, 1, 2, 3, 4)
    assert undefended(g) == [50, 50 - deals] and points(g) == 1


def test_widows_gauntlets_needs_three_espionage():
    g = table("black-widow thor")
    roll(g, 1, 2, 3, 4, 5)
    assert not can(g, "declare", value="widows-gauntlets")


def test_covert_mission():
    g = table("black-widow thor spider-man", mode="hill", levels={0: {"widows-gauntlets": 2}})
    attack(g, "covert-mission", 1, 2, 3, 4, 6)
    assert g.decision.kind == "main"
    assert bombs(g, 1) == (0,) and bombs(g, 2) == (0,) and health(g) == [35, 35, 35]


@pytest.mark.parametrize(("level", "upgrades", "deals"), [(1, 2, 5), (1, 3, 7), (2, 2, 6), (2, 3, 8)])
def test_hacked(level: int, upgrades: int, deals: int):
    first, but = (("hacked",), ()) if level == 2 else ((), ("hacked",))
    g = table("black-widow thor", levels={0: ups(upgrades, *first, but=but)})
    attack(g, "hacked", 1, 2, 3, 4, 6)
    assert undefended(g) == [50, 50 - deals] and bombs(g) == (0,)


@pytest.mark.parametrize(("level", "left"), [(1, 30), (2, 29)])
def test_hacked_may_bomb_one_and_hit_another(level: int, left: int):
    g = table("black-widow thor spider-man", mode="hill", levels={0: {"hacked": 2}} if level == 2 else {})
    attack(g, "hacked", 1, 2, 3, 4, 6)
    do(g, "player", target=2)
    do(g, "player", target=1)
    assert undefended(g) == [35, left, 35] and bombs(g, 2) == (0,) and bombs(g, 1) == ()


@pytest.mark.parametrize(
    ("level", "upgrades", "deals", "gained"), [(1, 1, 7, 0), (1, 2, 8, 1), (2, 1, 8, 1), (2, 4, 11, 1)]
)
def test_grapple(level: int, upgrades: int, deals: int, gained: int):
    first, but = (("grapple",), ()) if level == 2 else ((), ("grapple",))
    g = table("black-widow thor", levels={0: ups(upgrades, *first, but=but)}, points={0: 0})
    attack(g, "grapple", 6, 6, 6, 6, 1)
    assert g.decision.kind == "main"  # undefendable
    assert health(g) == [50, 50 - deals] and points(g) == gained and count(g, 0, "agility") == 1


def test_recon():
    g = table("black-widow thor", levels={0: {"grapple": 2}}, points={0: 0})
    attack(g, "recon", 6, 6, 6, 1, 1)
    assert not can(g, "take", card="cunning")  # upgrades only
    do(g, "take", card="vengeance-2")
    assert g.state.players[0].levels == {"grapple": 2, "vengeance": 2}
    assert g.decision.kind == "main" and health(g) == [50, 50] and count(g, 0, "agility") == 1


@rule("dt:on-symbol", "dt:multiplication")
@pytest.mark.parametrize(
    ("level", "dice", "deals", "bombed", "ops"),
    [
        (1, (3, 4, 5, 3), 11, 0, 0),
        (1, (1, 2, 3, 4), 9, 1, 0),
        (1, (6, 6, 1, 1), 7, 1, 1),
        (1, (6, 3, 3, 3), 10, 0, 0),
        (1, (1, 3, 3, 3), 10, 1, 0),
        (2, (3, 3, 3, 3, 3), 12, 0, 0),
        (2, (6, 6, 1, 3, 3), 9, 1, 1),
        (2, (6, 1, 3, 3, 3), 10, 1, 0),
    ],
)
def test_vengeance(level: int, dice: tuple[int, ...], deals: int, bombed: int, ops: int):
    g = table("black-widow thor", levels={0: {"vengeance": 2}} if level == 2 else {})
    attack(g, "vengeance", 1, 2, 3, 4, 5, then=dice)
    assert undefended(g) == [50, 50 - deals]
    assert (len(bombs(g)), count(g, 0, "covert_ops"), count(g, 0, "agility")) == (bombed, ops, 1)


def test_subvert():
    g = table("black-widow thor", levels={0: {"vengeance": 2}})
    attack(g, "subvert", 1, 3, 4, 5, 6)
    assert g.decision.kind == "main" and health(g) == [50, 50]
    assert (count(g, 0, "covert_ops"), count(g, 0, "agility")) == (1, 1)


def test_widows_bite():
    g = table("black-widow thor")
    attack(g, "widows-bite", 6, 6, 6, 6, 6)
    do(g, "take", card="grapple-2")
    assert not can(g, "take", card="grapple-2")
    do(g, "take", card="hacked-2")
    assert g.state.players[0].levels == {"grapple": 2, "hacked": 2}
    assert g.decision.kind == "main" and health(g) == [50, 40] and bombs(g) == (0,)


@rule("dt:time-bomb.2")
def test_widows_bite_counts_the_upgrades_it_brings():
    g = table("black-widow thor", levels={0: ups(4, but=("grapple", "hacked"))})
    attack(g, "widows-bite", 6, 6, 6, 6, 6)
    do(g, "take", card="grapple-2")
    do(g, "take", card="hacked-2")
    assert bombs(g) == (1,) and health(g) == [50, 39]  # with six upgrades there is 1 more for an Attack


# ---- the defence
@pytest.mark.parametrize(
    ("level", "dice", "yours", "mine", "bombed"),
    [
        (1, (3, 4, 1), 48, 46, 0),
        (1, (1, 2, 2), 50, 48, 0),
        (1, (6, 6, 3), 49, 45, 1),
        (1, (6, 1, 3), 49, 46, 0),
        (2, (3, 4, 5, 1), 47, 46, 0),
        (2, (6, 6, 1, 2), 50, 47, 1),
    ],
)
def test_sabotage(level: int, dice: tuple[int, ...], yours: int, mine: int, bombed: int):
    """Against 5 damage: 1 back for each Batons, 1 prevented for each Espionage, a bomb for two Widows."""
    g = table("spider-man black-widow", levels={1: {"sabotage": 2}} if level == 2 else {})
    attack(g, "punch", 1, 1, 1, 1, 4, then=dice)
    do(g, "defence", value="sabotage")
    calm(g)
    assert health(g) == [yours, mine] and len(bombs(g, 0)) == bombed


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("upgrades", [3, 4])
def test_sabotage_again_with_four_upgrades(level: int, upgrades: int):
    first, but = (("sabotage",), ()) if level == 2 else ((), ("sabotage",))
    g = table("spider-man black-widow", levels={1: ups(upgrades, *first, but=but)})
    attack(g, "punch", 1, 1, 1, 1, 4, then=(1, 3, 6, 6)[: 2 + level] + (2,) * (1 + level))
    do(g, "defence", value="sabotage")
    assert ((g.decision.kind, g.decision.seat) == ("attempt", 1)) == (upgrades == 4)
    if upgrades == 4:
        do(g, "keep", value="1")
    calm(g)
    assert health(g) == ([50, 47 + level] if upgrades == 4 else [49, 46])
