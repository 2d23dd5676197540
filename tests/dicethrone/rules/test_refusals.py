"""What can be played or spent only if it would do something."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import asked, attack, by, count, do, end_turn, hand, health, may, roll, table, undefended
from tests.dicethrone.probe import LOW, probe  # noqa: F401
from tests.marks import rule, ruling

from quickstrike.dicethrone.game import DiceThroneGame

VENOM = (6, 6, 6, 6, 1)


@rule("dt:action-cards")
@pytest.mark.parametrize("card", ["tip-it", "what-status-effects", "get-that-outta-here", "buh-bye", "transference"])
def test_a_card_that_would_do_nothing_is_not_played(card: str):
    g = table("thor black-widow", hands={0: [card]}, tokens={0: {}, 1: {}})
    assert not may(g, 0, "play") and hand(g, 0) == [f"common:{card}"]


@rule("dt:action-cards")
def test_dice_cards_need_dice_and_not_this_time_needs_damage():
    g = table(
        hands={
            0: ["so-wild", "six-it", "samesies", "try-try-again", "better-d", "not-this-time"],
            1: ["helping-hand", "tip-it"],
        }
    )
    do(g, "next")
    assert not may(g, 0, "play") and not may(g, 1, "play")


@rule("dt:action-cards")
def test_one_thing_that_works_is_enough():
    g = table("thor spider-man", hands={0: ["thor:power-trip"]}, tokens={0: {"electrokinesis": 4}})
    do(g, "play", card="power-trip")
    assert len(hand(g, 0)) == 1 and count(g, 0, "electrokinesis") == 4


@rule("dt:action-cards")
@pytest.mark.parametrize("card", ["weigh", "choose"])
def test_so_is_one_branch_of_two(card: str):
    g = table("probe thor", hands={0: [f"probe:{card}"]}, points={0: 1})
    do(g, "play", card=card)
    if card == "choose":
        do(g, "choose", ability=1)
    assert g.state.players[0].points == 1


@rule("dt:action-cards", "dt:removing-status-effects")
@pytest.mark.parametrize(("tokens", "holds"), [({"lens": 1}, True), ({"agility": 1}, False)])
def test_a_card_for_one_kind_of_token_needs_that_kind(tokens: dict[str, int], holds: bool):
    g = table("probe thor", hands={0: ["probe:polish"]}, tokens={0: tokens})
    assert may(g, 0, "play") is holds


@rule("dt:action-cards")
@pytest.mark.parametrize(("webbed", "holds"), [((), True), ((0,), True), ((1,), True), ((0, 1), False)])
def test_one_player_with_room_for_the_token_is_enough(webbed: tuple[int, ...], holds: bool):
    g = table("spider-man thor", hands={0: ["spider-man:web-shooters"]}, tokens={x: {"webbed": 1} for x in webbed})
    assert may(g, 0, "play") is holds


@rule("dt:action-cards")
def test_one_player_with_a_token_is_enough_for_a_transfer():
    g = table(hands={0: ["transference"]}, tokens={0: {}, 1: {"agility": 1}})
    do(g, "play", card="transference")
    do(g, "token", value="agility")
    assert [count(g, x, "agility") for x in (0, 1)] == [1, 0]


@ruling("dtr:six-it-samesies")
@pytest.mark.parametrize(("dice", "holds"), [((4, 4, 4, 4, 4), False), ((4, 4, 4, 4, 5), True)])
def test_samesies_needs_two_numbers(dice: tuple[int, ...], holds: bool):
    g = table(hands={0: ["samesies"]})
    roll(g, *dice)
    assert may(g, 0, "play") is holds


@rule("dt:action-cards", "dt:undefendable-damage")
def test_only_normal_damage_becomes_undefendable():
    g = table("probe thor", hands={0: ["probe:pierce"], 1: ["not-this-time"]})
    roll(g, *LOW)
    assert not may(g, 0, "play")
    do(g, "declare", value="blend")
    assert asked(g)[:2] == (0, "react")
    do(g, "play", card="pierce")
    assert asked(g)[:2] == (1, "react") and undefended(g) == [50, 45]
    g = table("probe spider-man", hands={0: ["probe:pierce", "not-this-time"]})
    end_turn(g)
    attack(g, "venom-punch", *VENOM)
    assert may(g, 0, "play", card="not-this-time") and not may(g, 0, "play", card="pierce")


# ---- preventing
@rule("dt:avoidable")
def test_one_damage_can_be_prevented_and_none_can_not():
    g = table("thor black-widow", hands={1: ["not-this-time"]}, tokens={1: {"agility": 1}})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    assert asked(g) == (1, "react", "isolated") and g.view(1)["incoming"][0]["total"] == 1
    do(g, "play", card="not-this-time")
    assert asked(g)[:2] == (1, "defence") and health(g) == [50, 50]  # nothing was left for Agility


# ---- upgrades and special moments
@rule("dt:hero-upgrades")
def test_what_brings_an_upgrade_into_play_offers_upgrades_only():
    g = table(
        "black-widow thor",
        tokens={0: {"covert_ops": 1}},
        points={0: 0},
        hands={0: ["black-widow:hacked-2", "black-widow:cunning", "tip-it"]},
    )
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=0)
    assert [g.state.codes[o.card] for o in g.decision.options] == ["black-widow:hacked-2"]
    do(g, "take", card="hacked-2")
    assert g.state.players[0].levels == {"hacked": 2} and g.state.players[0].points == 0


@rule("dt:spendable-status-effects")
@pytest.mark.parametrize("token", ["guard_break", "combo", "invisibility", "agility"])
def test_tokens_for_an_attack_are_not_spent_without_one(token: str):
    g = table(tokens={0: {token: 1}, 1: {token: 1}})
    assert not may(g, 0, "spend") and not may(g, 1, "spend")
    roll(g, 1, 1, 1, 4, 4)
    assert not may(g, 0, "spend") and not may(g, 1, "spend")


@rule("dt:undefendable-damage", "dt:spendable-status-effects")
def test_a_second_invisibility_is_not_wasted_on_the_same_attack():
    g = table("spider-man spider-man", tokens={1: {"invisibility": 1}}, hands={1: ["spider-man:yikes"]})
    attack(g, "venom-punch", *VENOM)
    do(g, "spend", value="invisibility")
    do(g, "play", card="yikes")
    assert asked(g)[:2] == (1, "defence") and count(g, 1, "invisibility") == 1 and not may(g, 1, "spend")


# ---- who is asked
@rule("dt:timing-conflicts")
@pytest.mark.parametrize(("card", "holds"), [("radioactive-blood", True), ("yikes", False)])
def test_a_card_that_brings_a_token_for_this_very_moment_is_a_reason_to_ask(card: str, holds: bool):
    """Combo is for the end of an Attack, Invisibility is not."""
    g = table("spider-man thor", hands={0: [f"spider-man:{card}"]})
    attack(g, "punch", 1, 2, 3, 4, 4)
    seen = windows(g)
    assert ("after" in seen) is holds and "activated" not in seen


def windows(g: DiceThroneGame) -> list[str]:
    """The windows in which somebody is asked until main phase 2; all pass and nobody defends."""
    seen = []
    while g.decision.kind != "main":
        if g.decision.kind == "react":
            seen.append(str(g.decision.about))
        do(g, "decline" if g.decision.kind == "defence" else "pass")
    return seen


@rule("dt:timing-conflicts")
@pytest.mark.parametrize(
    ("card", "asked_in"),
    [("tip-it", ["declared"]), ("not-this-time", ["last"]), ("buh-bye", ["last"]), ("getting-paid", [])],
)
def test_everybody_is_asked_only_where_his_card_matters(card: str, asked_in: list[str]):
    g = table("thor black-widow", hands={1: [card]}, tokens={0: {"webbed": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    assert windows(g) == asked_in


# ---- whom a card means
@rule("dt:ability-description")
@pytest.mark.parametrize(("seat", "left"), [(0, [30, 33, 35]), (1, [28, 35, 35]), (2, [30, 35, 35])])
def test_the_target_of_a_card_is_the_other_side_of_the_attack(seat: int, left: list[int]):
    """Seat 1 attacks seat 0 with 5; seat 2 has no part in it, and no target."""
    g = table("probe probe probe", mode="hill", hands={x: ["probe:riposte"] for x in range(3)})
    end_turn(g)
    attack(g, "blend", *LOW)
    do(g, "player", target=0)
    by(g, seat, "play", card="riposte")
    assert undefended(g) == left


@ruling("dtr:chosen-player")
def test_nobody_is_asked_whom_he_means_if_there_is_one_or_all_are_meant():
    g = table("black-widow thor", hands={0: ["black-widow:undercover-mission"]})
    do(g, "play", card="undercover-mission")
    assert asked(g)[:2] == (0, "main") and count(g, 1, "time_bomb") == 1
    g = table("black-widow thor spider-man", mode="hill", levels={0: {"widows-gauntlets": 2}})
    attack(g, "covert-mission", 1, 2, 3, 4, 6)
    assert g.decision.kind == "main" and [count(g, x, "time_bomb") for x in range(3)] == [0, 1, 1]
