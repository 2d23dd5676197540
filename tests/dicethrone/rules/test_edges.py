"""Numbers at their edges, and a player who falls in the middle of something."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import (
    asked,
    attack,
    by,
    can,
    count,
    do,
    end_turn,
    hand,
    health,
    may,
    put,
    roll,
    table,
    undefended,
)
from tests.dicethrone.probe import LOW, probe  # noqa: F401
from tests.dicethrone.sage import EYES, sage  # noqa: F401
from tests.dicethrone.widow import top
from tests.marks import rule

from quickstrike.dicethrone.game import DiceThroneGame

VENOM = (6, 6, 6, 6, 1)


@rule("dt:attack")
def test_one_damage_makes_an_attack():
    g = table("probe thor")
    attack(g, "tap", *LOW)
    assert asked(g)[:2] == (1, "defence") and undefended(g) == [50, 49]


@rule("dt:of-a-kind", "dt:final-dice-result")
def test_how_many_are_alike_is_read_off_the_roll_that_activated_the_ability():
    """Not off the dice that it has rolled itself."""
    g = table("probe thor", points={0: 0})
    attack(g, "echo", 2, 2, 2, 1, 3, then=(5, 6))
    assert g.state.players[0].points == 3


@rule("dt:undefendable-damage")
def test_webbed_takes_the_defence_if_only_some_of_the_damage_is_normal():
    g = table("probe thor", tokens={1: {"webbed": 1}})
    attack(g, "blend", *LOW)
    assert g.decision.kind == "main" and health(g) == [50, 45] and count(g, 1, "webbed") == 0


@rule("dt:incoming-damage")
def test_no_damage_is_not_incoming():
    """A defence without Batons sends nothing back."""
    g = table("probe black-widow", hands={0: ["probe:plus"]})
    attack(g, "blend", *LOW, then=(1, 1, 1))
    do(g, "pass")
    do(g, "defence", value="sabotage")
    assert [(w["seat"], w["total"]) for w in g.view(0)["incoming"]] == [(1, 2)]


@rule("dt:heal")
def test_healing_one():
    g = table("probe thor", hands={0: ["probe:sip"]}, health={0: 40})
    do(g, "play", card="sip")
    assert health(g) == [41, 50]


@rule("dt:combat-points")
def test_points_can_go_down_to_none():
    g = table("sage thor", points={0: 0, 1: 3})
    attack(g, "pick-pocket", *EYES)
    assert [p.points for p in g.state.players] == [3, 0]


@rule("dt:roll-attempt")
def test_an_attempt_more_with_the_dice_of_an_ability():
    """Odinforce II: the dice one likes are rolled again, the others stay."""
    g = table("thor spider-man", levels={0: {"odinforce": 2}}, points={0: 0})
    attack(g, "odinforce", 1, 1, 4, 4, 4, then=(1, 1, 1, 4, 6, 5, 4, 6))
    assert g.decision.kind == "attempt"
    do(g, "keep", value="46")
    assert ("roll", 0, "bonus", 4, 4, 5, 6, 6) in g.log
    assert g.state.players[0].points == 1 and count(g, 0, "electrokinesis") == 2


@rule("dt:hero-cards")
@pytest.mark.parametrize("fetch", [True, False])
def test_who_sees_no_upgrade_on_top_of_his_deck_may_fetch_one(fetch: bool):
    g = table("black-widow thor", tokens={0: {"covert_ops": 1}})
    top(g, 0, "tip-it", "so-wild", "six-it")
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=1)
    do(g, "yes" if fetch else "no")
    if fetch:
        do(g, "take", card="hacked-2")
        assert hand(g, 0) == ["black-widow:hacked-2"]
        return
    do(g, "top", card="six-it")
    do(g, "top", card="tip-it")
    deck = g.state.zones["deck0"]
    assert [g.state.codes[c] for c in deck[:-4:-1]] == ["common:six-it", "common:tip-it", "common:so-wild"]
    assert hand(g, 0) == [] and asked(g)[:2] == (0, "main")


@rule("dt:passive-ability")
@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 1)])
def test_a_passive_ability_works_at_the_level_it_has(level: int, drawn: int):
    g = table(
        "black-widow thor",
        hands={0: ["black-widow:hacked-2"]},
        levels={0: {"red-room-training": 2}} if level == 2 else {},
    )
    do(g, "play", card="hacked-2")
    assert len(hand(g, 0)) == drawn


# ---- staying in the game
def struck(now: int, *cards: str, attacker: int = 50) -> DiceThroneGame:
    """Probe at so much health, about to suffer 7, with these cards played."""
    g = table("spider-man probe", hands={1: [f"probe:{c}" for c in cards]}, health={0: attacker, 1: now})
    attack(g, "venom-punch", *VENOM)
    for card in cards:
        do(g, "play", card=card)
    return g


@rule("dt:health")
@pytest.mark.parametrize(("now", "left"), [(2, 3), (7, 3), (8, 1), (20, 13)])
def test_what_keeps_one_in_the_game_does_so_only_if_one_would_be_out(now: int, left: int):
    g = struck(now, "stand")
    assert undefended(g) == [50, left] and g.result is None


@rule("dt:drawn-game", "dt:health")
@pytest.mark.parametrize(("cards", "result"), [(("sting",), "draw"), (("sting", "stand"), "seat 1")])
def test_it_saves_one_from_a_draw(cards: tuple[str, ...], result: str):
    g = struck(5, *cards, attacker=3)
    while g.decision:
        do(g, "pass")
    assert g.result == result


@rule("dt:two-against-two", "dt:health")
def test_one_of_a_team_keeps_both_in_the_game():
    g = table("spider-man probe thor thor", mode="teams", hands={1: ["probe:stand"]}, health={1: 5})
    attack(g, "venom-punch", *VENOM, then=(5,))
    while g.decision.kind == "target":
        do(g, "player", target=1)
    do(g, "play", card="stand")
    assert undefended(g) == [50, 3] and g.result is None


# ---- falling in the middle of something
@rule("dt:health")
def test_what_is_incoming_to_another_is_dealt_all_the_same():
    g = table("thor black-widow spider-man", mode="hill", health={1: 1}, hands={0: ["tip-it"]}, away={0: 2})
    put(g, 0, "so-wild", "hand")
    attack(g, "hammered", 1, 2, 3, 4, 6)
    do(g, "player", target=2)
    while g.decision.kind != "defence":
        do(g, "pass")
    by(g, 0, "discard_for", card="tip-it")
    by(g, 0, "discard_for", card="so-wild")
    do(g, "player", target=1)
    assert g.state.players[1].out
    assert undefended(g) == [35, 0, 31]


@rule("dt:health", "dt:winning-the-game")
def test_the_dice_of_a_player_who_falls_in_his_turn_are_gone():
    g = table("spider-man thor black-widow", mode="hill", health={0: 1}, hands={1: ["tip-it", "so-wild"]})
    roll(g, 1, 1, 1, 4, 4)
    by(g, 1, "discard_for", card="so-wild")
    do(g, "player", target=0)
    assert g.state.players[0].out and asked(g)[:2] == (1, "main")
    assert not may(g, 1, "play", card="tip-it")


@rule("dt:discard-pile")
def test_a_card_that_he_was_playing_is_discarded():
    g = table(
        "spider-man thor black-widow",
        mode="hill",
        health={0: 1},
        tokens={1: {"focus": 1}},
        hands={0: ["what-status-effects"], 1: ["so-wild"]},
    )
    do(g, "play", card="what-status-effects")
    assert asked(g) == (1, "react", "card")
    do(g, "discard_for", card="so-wild")
    do(g, "player", target=0)
    s = g.state
    assert s.players[0].out and [s.codes[c] for c in s.zones["discard0"]] == ["common:what-status-effects"]
    assert not s.zones["playing0"] and can(g, "next")


@rule("dt:health")
def test_the_attack_of_a_player_who_falls_before_its_damage_is_dealt_is_gone():
    g = table("spider-man thor black-widow", mode="hill", health={0: 1}, hands={1: ["not-this-time", "transference"]})
    attack(g, "venom-punch", *VENOM)
    do(g, "player", target=1)
    assert asked(g) == (1, "react", "attacked")
    do(g, "discard_for", card="transference")
    do(g, "player", target=0)
    assert asked(g)[:2] == (1, "main") and not g.state.incoming
    end_turn(g)
    assert health(g) == [0, 35, 35]


# ---- words of cards and abilities
@rule("dt:attack")
def test_damage_behind_a_pause_is_an_attack_like_any_other():
    g = table("probe thor", hands={0: ["probe:plus"]})
    attack(g, "mark-and-hit", *LOW)
    do(g, "play", card="plus")
    assert undefended(g) == [50, 44] and count(g, 1, "lens") == 1


@rule("dt:ability-description")
@pytest.mark.parametrize(("die", "holds"), [(6, True), (1, False)])
def test_what_an_ability_makes_possible_for_the_rest_of_the_phase(die: int, holds: bool):
    """Invisible Punch! is for whoever's Spider-Sense has prevented something."""
    g = table("thor spider-man", hands={1: ["spider-man:invisible-punch"]}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(die, 1))
    do(g, "defence", value="spider-sense")
    assert can(g, "play", card="invisible-punch") is holds
    if holds:
        do(g, "play", card="invisible-punch")
    assert undefended(g) == ([47, 48] if holds else [50, 46])


@rule("dt:inflict")
@pytest.mark.parametrize(("before", "left"), [(0, 48), (1, 50)])
def test_what_a_token_does_when_it_comes_it_does_only_if_it_comes(before: int, left: int):
    g = table(
        "spider-man thor", hands={0: ["spider-man:booyah"]}, tokens={1: {"webbed": before} if before else {}}, dice=(4,)
    )
    do(g, "play", card="booyah")
    assert health(g) == [50, left] and count(g, 1, "webbed") == 1


@rule("dt:action-cards")
def test_a_card_that_shows_a_hand():
    g = table("probe thor spider-man", mode="hill", hands={0: ["probe:peek"], 1: ["tip-it"], 2: ["so-wild"]})
    do(g, "play", card="peek")
    do(g, "player", target=2)
    assert [n for n in g.log if n[0] == "show"] == [("show", 2, "common:so-wild")] and asked(g)[:2] == (0, "main")


@rule("dt:hero-upgrades")
def test_an_upgrade_that_does_something_when_it_is_played():
    g = table("black-widow thor", hands={0: ["black-widow:baton-strike-2", "black-widow:hacked-2"], 1: ["tip-it"]})
    do(g, "play", card="hacked-2")
    assert not [n for n in g.log if n[0] == "show"]
    do(g, "play", card="baton-strike-2")
    assert [n for n in g.log if n[0] == "show"] == [("show", 1, "common:tip-it")]


@rule("dt:hero-upgrades")
def test_without_an_upgrade_in_hand_none_comes_into_play():
    g = table("black-widow thor", tokens={0: {"covert_ops": 1}}, hands={0: ["tip-it"]})
    do(g, "spend", value="covert_ops")
    do(g, "choose", ability=0)
    assert asked(g)[:2] == (0, "main") and g.state.players[0].levels == {} and count(g, 0, "covert_ops") == 0
