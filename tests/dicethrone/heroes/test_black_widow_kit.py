"""Black Widow: her training, her tokens and her cards."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, hand, health, roll, table, undefended
from tests.dicethrone.widow import bombs, points, top, ups
from tests.marks import rule

from quickstrike import dicethrone as dt


# ---- Red Room Training
@rule("dt:setup.8", "dt:covert-ops.1")
def test_she_begins_with_three_covert_ops():
    assert dt.new(["black-widow", "thor"]).state.players[0].count("covert_ops") == 3


@rule("dt:passive-ability")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(("upgrades", "deals"), [(4, 5), (5, 6), (6, 6)])
def test_five_upgrades_add_one_to_her_attacks(level: int, upgrades: int, deals: int):
    training = ("red-room-training",)
    first, but = (training, ()) if level == 2 else ((), training)
    g = table("black-widow thor", levels={0: ups(upgrades, *first, but=("baton-strike", *but))})
    attack(g, "baton-strike", 3, 4, 5, 1, 1)
    assert undefended(g) == [50, 50 - deals]


@rule("dt:passive-ability")
def test_not_to_what_her_defence_deals():
    g = table("spider-man black-widow", levels={1: ups(5, but=("sabotage",))})
    attack(g, "punch", 1, 1, 1, 1, 4, then=(3, 1, 1))
    do(g, "defence", value="sabotage")
    do(g, "stop")
    calm(g)
    assert health(g) == [49, 47]


@rule("dt:upgrades-in-roll-phase")
def test_upgrades_in_the_roll_phase():
    """She plays Baton Strike II when she has the dice for it, and deals 6 instead of 5."""
    g = table("black-widow thor", hands={0: ["black-widow:baton-strike-2"]})
    roll(g, 3, 4, 5, 1, 1)
    do(g, "play", card="baton-strike-2")
    do(g, "declare", value="baton-strike")
    assert undefended(g) == [50, 44]


@rule("dt:upgrades-in-roll-phase")
def test_opponents_alter_the_dice_all_the_same():
    g = table("black-widow thor", hands={0: ["black-widow:baton-strike-2"], 1: ["tip-it"]})
    roll(g, 3, 4, 5, 1, 1)
    do(g, "play", card="baton-strike-2")
    do(g, "declare", value="baton-strike")
    do(g, "play", card="tip-it")
    do(g, "die", value="6")
    assert g.decision.kind == "roll" and not can(g, "declare", value="baton-strike")


@rule("dt:upgrades-in-roll-phase", "dt:hero-upgrades.4")
def test_in_any_roll_phase_but_no_other_hero():
    g = table("thor black-widow", hands={0: ["thor:hammered-2"], 1: ["black-widow:sabotage-2"]})
    do(g, "next")
    plays = [(d.seat, g.state.codes[o.card]) for d in g.decisions for o in d.options if o.verb == "play"]
    assert plays == [(1, "black-widow:sabotage-2")]
    do(g, "play", card="sabotage-2")
    assert g.state.players[1].levels == {"sabotage": 2}


@rule("dt:red-room-training")
def test_red_room_training_two_draws_for_every_other_upgrade():
    g = table("black-widow thor", hands={0: ["black-widow:red-room-training-2", "black-widow:hacked-2"]})
    do(g, "play", card="red-room-training-2")
    assert len(hand(g, 0)) == 1  # not for itself
    do(g, "play", card="hacked-2")
    assert len(hand(g, 0)) == 1


@rule("dt:red-room-training")
@pytest.mark.parametrize(
    ("cards", "before", "drawn"),
    [
        (("red-room-training-2", "hacked-2"), {}, 0),
        (("hacked-2", "red-room-training-2"), {}, 0),
        (("grapple-2", "hacked-2"), {"red-room-training": 2}, 2),
    ],
)
def test_upgrades_that_come_together(cards: tuple[str, str], before: dict[str, int], drawn: int):
    """If it is one of the two it does not draw for the other; if it was there it draws for both."""
    g = table("black-widow thor", levels={0: before})
    attack(g, "widows-bite", 6, 6, 6, 6, 6)
    for card in cards:
        do(g, "take", card=card)
    assert len(hand(g, 0)) == drawn


# ---- Covert Ops
@rule("dt:covert-ops.1")
def test_once_a_turn_in_her_main_phase():
    g = table("black-widow thor", tokens={0: {"covert_ops": 3}})
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=1)
    calm(g)
    assert count(g, 0, "covert_ops") == 2 and not can(g, "spend", value="covert_ops")
    do(g, "next")
    assert not can(g, "spend", value="covert_ops")  # nor in the roll phase
    do(g, "decline")
    assert not can(g, "spend", value="covert_ops")  # nor in the second main phase of the same turn


@rule("dt:covert-ops.1")
def test_three_at_the_most():
    g = table("black-widow thor", tokens={0: {"covert_ops": 3}}, levels={0: {"vengeance": 2}})
    attack(g, "subvert", 1, 3, 4, 5, 6)
    assert count(g, 0, "covert_ops") == 3


@rule("dt:covert-ops.2")
def test_an_upgrade_from_her_hand_without_paying():
    g = table(
        "black-widow thor",
        tokens={0: {"covert_ops": 1}},
        points={0: 0},
        hands={0: ["black-widow:vengeance-2", "tip-it"]},
    )
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=0)
    assert [o.id for o in g.decision.options] == [f"take/{g.state.zones['hand0'][0]}"]
    do(g, "take", card="vengeance-2")
    assert g.state.players[0].levels == {"vengeance": 2} and points(g) == 0 and hand(g, 0) == ["common:tip-it"]


@rule("dt:covert-ops.3")
def test_no_upgrade_among_three_lets_her_search():
    g = table("black-widow thor", tokens={0: {"covert_ops": 1}})
    top(g, 0, "tip-it", "so-wild", "six-it")
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=1)
    do(g, "yes")
    assert g.log[-1][:2] == ("show", 0)
    do(g, "take", card="grapple-2")
    assert hand(g, 0) == ["black-widow:grapple-2"] and g.state.players[0].levels == {}


@rule("dt:covert-ops.4")
@pytest.mark.parametrize("third", ["six-it", "grapple-2"])
def test_or_she_puts_them_back_in_any_order(third: str):
    """If there is an upgrade among them she can only do that."""
    g = table("black-widow thor", tokens={0: {"covert_ops": 1}})
    top(g, 0, "tip-it", "so-wild", third)
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=1)
    if third == "six-it":
        do(g, "no")
    assert g.decision.kind == "arrange"
    do(g, "top", card=third)
    do(g, "top", card="so-wild")
    s = g.state
    assert [s.codes[c].partition(":")[2] for c in s.zones["deck0"][:-4:-1]] == [third, "so-wild", "tip-it"]
    assert g.decision.kind == "main" and hand(g, 0) == []


@rule("dt:covert-ops.5", "dt:unique-status-effects")
@pytest.mark.parametrize("card", ["what-status-effects", "buh-bye", "get-that-outta-here", "transference"])
def test_nothing_removes_or_transfers_covert_ops(card: str):
    g = table("thor black-widow", hands={0: [card]}, tokens={1: {"covert_ops": 3}})
    assert not can(g, "play", card=card)


# ---- Agility
@rule("dt:agility")
@pytest.mark.parametrize(("die", "left"), [(1, 47), (2, 47), (3, 47), (4, 43), (5, 43), (6, 43)])
def test_agility(die: int, left: int):
    """Half of 7 is 4, rounded up."""
    g = table("spider-man black-widow", tokens={1: {"agility": 1}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1, then=(die,))
    do(g, "spend", value="agility")
    calm(g)
    assert health(g) == [50, left] and count(g, 1, "agility") == 0


@rule("dt:agility")
def test_agility_twice_is_all_of_it():
    g = table("spider-man black-widow", tokens={1: {"agility": 2}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1, then=(1, 3))
    do(g, "spend", value="agility")
    do(g, "spend", value="agility")
    calm(g)
    assert health(g) == [50, 50]


@rule("dt:agility", "dt:collateral-damage.1")
def test_agility_against_collateral_and_isolated_damage():
    g = table("thor black-widow", tokens={1: {"agility": 2}}, away={0: 1})
    attack(g, "mighty-summon", 1, 4, 4, 6, 6, then=(2,))
    do(g, "spend", value="agility")
    calm(g)
    assert health(g)[1] == 49  # 3 less 2
    g = table("thor black-widow", tokens={1: {"agility": 2}}, hands={0: ["tip-it"]})
    g.state.loaded = (2,)
    do(g, "discard_for", card="tip-it")
    do(g, "spend", value="agility")
    assert health(g)[1] == 50


# ---- Time Bomb
@rule("dt:time-bomb.1")
def test_two_bombs_at_the_most_with_0_02_up():
    g = table("black-widow thor", hands={0: ["black-widow:undercover-mission"]}, tokens={1: {"time_bomb": (1,)}})
    do(g, "play", card="undercover-mission")
    assert bombs(g) == (0, 1)
    g = table("black-widow thor", levels={0: {"widows-gauntlets": 2}}, tokens={1: {"time_bomb": 2}})
    attack(g, "covert-mission", 1, 2, 3, 4, 6)
    assert bombs(g) == (0, 0)


@rule("dt:time-bomb.2")
@pytest.mark.parametrize(("upgrades", "side"), [(5, 0), (6, 1)])
def test_six_upgrades_put_it_at_0_01(upgrades: int, side: int):
    g = table("black-widow thor", hands={0: ["black-widow:undercover-mission"]}, levels={0: ups(upgrades)})
    do(g, "play", card="undercover-mission")
    assert bombs(g) == (side,)


@pytest.mark.parametrize(
    ("side", "die", "after", "left"),
    [
        pytest.param(0, 6, (), 50, marks=rule("dt:time-bomb.3")),
        pytest.param(1, 6, (), 50, marks=rule("dt:time-bomb.3")),
        pytest.param(0, 1, (1,), 50, marks=rule("dt:time-bomb.4")),
        pytest.param(0, 5, (1,), 50, marks=rule("dt:time-bomb.4")),
        pytest.param(1, 1, (), 46, marks=rule("dt:time-bomb.5")),
        pytest.param(1, 5, (), 46, marks=rule("dt:time-bomb.5")),
    ],
)
def test_a_bomb_in_upkeep(side: int, die: int, after: tuple[int, ...], left: int):
    g = table("black-widow thor", tokens={1: {"time_bomb": (side,)}})
    do(g, "next")
    do(g, "decline")
    g.state.loaded = (die,)
    do(g, "next")
    assert g.state.active == 1 and bombs(g) == after and health(g) == [50, left]
    assert [n[2:4] for n in g.log if n[0] == "damage"] == ([(4, "undefendable")] if left == 46 else [])


@rule("dt:time-bomb.3", "dt:time-bomb.4", "dt:upkeep-phase")
def test_each_bomb_has_a_die_of_its_own():
    g = table("black-widow thor", tokens={1: {"time_bomb": (0, 0)}})
    do(g, "next")
    do(g, "decline")
    g.state.loaded = (6, 2)
    do(g, "next")
    assert bombs(g) == (1,)


@rule("dt:time-bomb.5", "dt:isolated-source")
def test_an_explosion_can_be_halved_by_itself():
    g = table("thor black-widow", tokens={1: {"time_bomb": (1, 1), "agility": 1}})
    do(g, "next")
    do(g, "decline")
    g.state.loaded = (1, 1, 1)
    do(g, "next")
    assert g.decision.about == "isolated"
    do(g, "spend", value="agility")
    assert health(g) == [50, 44]  # 2 of the one, 4 of the other


@rule("dt:time-bomb.6", "dt:transfer")
def test_a_transferred_bomb_keeps_its_side():
    g = table("thor black-widow", hands={0: ["transference"]}, tokens={0: {"time_bomb": (1,)}})
    do(g, "play", card="transference")
    do(g, "token", value="time_bomb")
    assert bombs(g, 0) == () and bombs(g, 1) == (1,)


# ---- cards
@pytest.mark.parametrize(
    ("dice", "left", "gained"), [((1, 2), 43, 1), ((6, 1), 47, 1), ((6, 6), 47, 0), ((3, 4), 43, 0)]
)
def test_recoil(dice: tuple[int, int], left: int, gained: int):
    g = table("spider-man black-widow", hands={1: ["black-widow:recoil"]}, points={1: 0})
    attack(g, "venom-punch", 6, 6, 6, 6, 1, then=dice)
    do(g, "play", card="recoil")
    calm(g)
    assert health(g) == [50, left] and points(g, 1) == gained


def test_recoil_only_when_she_is_attacked():
    g = table("thor black-widow", hands={1: ["black-widow:recoil"]}, away={0: 1})
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    assert g.decision.kind == "main" and health(g)[1] == 47


@pytest.mark.parametrize(("played", "deals"), [((), 7), (("hacked-2",), 8), (("hacked-2", "grapple-2"), 9)])
def test_subversion(played: tuple[str, ...], deals: int):
    """2 more, and 1 for each upgrade played this turn; not for those of earlier turns."""
    g = table(
        "black-widow thor",
        hands={0: ["black-widow:subversion", *(f"black-widow:{c}" for c in played)]},
        levels={0: {"sabotage": 2}},
    )
    for card in played:
        do(g, "play", card=card)
    attack(g, "baton-strike", 3, 4, 5, 1, 1)
    do(g, "play", card="subversion")
    assert undefended(g) == [50, 50 - deals]


def test_assemble():
    g = table("black-widow thor", hands={0: ["black-widow:assemble"]})
    do(g, "play", card="assemble")
    assert count(g, 0, "agility") == 2


def test_two_agility_at_the_most():
    g = table("black-widow thor", hands={0: ["black-widow:assemble"]}, tokens={0: {"agility": 1}})
    do(g, "play", card="assemble")
    assert count(g, 0, "agility") == 2


@pytest.mark.parametrize(("die", "left"), [(5, 50), (6, 50), (4, 43), (3, 47)])
def test_elude(die: int, left: int):
    g = table("spider-man black-widow", hands={1: ["black-widow:elude"]}, tokens={1: {"agility": 1}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1, then=(die,))
    assert not can(g, "play", card="elude")
    do(g, "spend", value="agility")
    assert can(g, "play", card="elude") == (die >= 5)
    if die >= 5:
        do(g, "play", card="elude")
    calm(g)
    assert health(g) == [50, left]


@pytest.mark.parametrize(("upgrades", "gained"), [(3, 0), (4, 1)])
def test_undercover_mission(upgrades: int, gained: int):
    g = table(
        "black-widow thor spider-man",
        mode="hill",
        hands={0: ["black-widow:undercover-mission"]},
        levels={0: ups(upgrades)},
    )
    do(g, "play", card="undercover-mission")
    do(g, "player", target=2)
    assert bombs(g, 2) == (0,) and bombs(g, 1) == () and count(g, 0, "agility") == gained


def test_cunning():
    g = table("black-widow thor", hands={0: ["black-widow:cunning"]})
    top(g, 0, "tip-it", "hacked-2", "so-wild", "grapple-2", "recoil", "vengeance-2")
    do(g, "play", card="cunning")
    assert hand(g, 0) == ["black-widow:grapple-2", "black-widow:hacked-2"]
    do(g, "top", card="recoil")
    do(g, "top", card="tip-it")
    s = g.state
    assert [s.codes[c].partition(":")[2] for c in s.zones["deck0"][:-4:-1]] == ["recoil", "tip-it", "so-wild"]
