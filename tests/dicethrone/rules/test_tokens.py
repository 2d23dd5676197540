"""Status effects."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.dicethrone.board import (
    asked,
    attack,
    calm,
    count,
    do,
    end_turn,
    hand,
    health,
    may,
    put,
    roll,
    table,
)
from tests.dicethrone.sage import EYES, PALMS, sage  # noqa: F401
from tests.marks import rule, ruling

from quickstrike.dicethrone import vocab as v
from quickstrike.dicethrone.loading import TOKENS, hero


# ---- what they are
@rule("dt:status-effects.1")
def test_each_hero_has_tokens_of_his_own():
    heroes = ("thor", "black-widow", "spider-man")
    own = [{t.id for t in hero(h).tokens} for h in heroes]
    assert all(own) and len(set().union(*own)) == sum(len(x) for x in own)


@rule("dt:status-effects.2")
def test_the_tokens_in_the_box_are_no_limit():
    g = table(
        "black-widow thor thor thor",
        tokens={x: {"time_bomb": 2} for x in (0, 2, 3)},
        hands={0: ["black-widow:undercover-mission"]},
    )
    do(g, "play", card="undercover-mission")
    do(g, "player", target=1)
    assert sum(count(g, x, "time_bomb") for x in range(4)) == 7  # only Black Widow has any in her box


@rule("dt:status-effects.3", "dt:inflict")
def test_a_positive_one_may_be_inflicted_on_an_opponent():
    g = table("sage thor", hands={0: ["sage:teach"]})
    do(g, "play", card="teach")
    assert count(g, 1, "focus") == 3


@rule("dt:status-effects.3", "dt:inflict")
def test_a_negative_one_may_be_inflicted_on_oneself():
    g = table("spider-man thor", hands={0: ["spider-man:web-shooters"]})
    do(g, "play", card="web-shooters")
    do(g, "player", target=0)
    assert [count(g, x, "webbed") for x in (0, 1)] == [1, 0]


@rule("dt:status-effects.4", "dt:gain")
def test_a_token_on_a_board_is_in_play_for_everybody_to_see():
    g = table(hands={0: ["thor:power-trip"]})
    do(g, "play", card="power-trip")
    assert [g.view(x)["players"][0]["tokens"] for x in (0, 1, -1)] == [{"electrokinesis": [0, 0]}] * 3


@rule("dt:status-effects.5")
def test_tokens_stay_when_the_player_who_inflicted_them_is_defeated():
    bombs = {0: {"time_bomb": 1}, 2: {"time_bomb": 1}}
    g = table("thor black-widow spider-man", tokens=bombs, health={1: 4}, away={0: 2})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    do(g, "player", target=1)
    calm(g)
    assert g.state.players[1].out and [count(g, x, "time_bomb") for x in (0, 2)] == [1, 1]
    g.state.loaded = (1,)
    do(g, "next")
    assert g.state.active == 2 and g.state.players[2].tokens == {"time_bomb": (1,)}  # and it goes on ticking


@rule("dt:gain")
def test_as_many_are_gained_as_it_says():
    g = table("black-widow thor", hands={0: ["black-widow:assemble"]})
    do(g, "play", card="assemble")
    assert count(g, 0, "agility") == 2


@rule("dt:gain", "dt:heal")
def test_gained_points_and_health_raise_the_dials():
    hand = ["spider-man:cha-ching", "spider-man:milkshake-me"]
    g = table("spider-man thor", hands={0: hand}, points={0: 1}, health={0: 30})
    do(g, "play", card="cha-ching")
    do(g, "play", card="milkshake-me")
    assert (g.state.players[0].points, health(g)[0]) == (2, 33)


@rule("dt:inflict")
def test_a_token_is_inflicted_on_whom_it_is_meant_for():
    g = table("black-widow thor spider-man", hands={0: ["black-widow:undercover-mission"]})
    do(g, "play", card="undercover-mission")
    do(g, "player", target=2)
    assert [count(g, x, "time_bomb") for x in range(3)] == [0, 0, 1]


# ---- removing and transferring
@rule("dt:removing-status-effects", "dt:spendable-status-effects")
def test_a_token_that_was_removed_can_come_again():
    hand = ["get-that-outta-here", "black-widow:assemble"]
    g = table("black-widow thor", tokens={0: {"agility": 2}}, hands={0: hand})
    assert not may(g, 0, "play", card="assemble")
    do(g, "play", card="get-that-outta-here")
    do(g, "play", card="assemble")
    assert count(g, 0, "agility") == 2


@rule("dt:removing-status-effects")
@ruling("dtr:one-token")
def test_an_ability_that_removes_one_removes_one():
    g = table("sage black-widow", tokens={1: {"agility": 2}})
    attack(g, "strip", *EYES)
    assert count(g, 1, "agility") == 1


@rule("dt:removing-status-effects")
def test_what_removes_tokens_from_all_opponents_does_so_from_each():
    g = table("sage thor sage", tokens={1: {"guard_break": 2, "fever": 1}, 2: {"charm": 1}}, hands={0: ["sage:purge"]})
    do(g, "play", card="purge")
    do(g, "token", target=1, value="fever")
    assert [g.state.players[x].tokens for x in (1, 2)] == [{"guard_break": (0,)}, {}]


@rule("dt:removing-status-effects")
def test_all_of_one_kind_are_no_others():
    tokens = {0: {"fever": 1}, 1: {"fever": 2, "guard_break": 1}, 2: {"fever": 1}}
    g = table("sage thor sage", tokens=tokens, hands={0: ["sage:cool"]})
    do(g, "play", card="cool")
    assert [g.state.players[x].tokens for x in range(3)] == [{"fever": (0,)}, {"guard_break": (0,)}, {}]


@rule("dt:transfer")
def test_a_transferred_token_keeps_its_side():
    g = table(hands={0: ["transference"]}, tokens={0: {"time_bomb": (1,)}})
    do(g, "play", card="transference")
    do(g, "token", value="time_bomb")
    assert g.state.players[1].tokens == {"time_bomb": (1,)}


@rule("dt:transfer", "dt:unique-status-effects")
def test_what_cannot_be_transferred_stays():
    g = table("spider-man thor", hands={0: ["transference"]}, tokens={0: {"combo": 1, "invisibility": 1}})
    assert not may(g, 0, "play", card="transference")
    g = table("spider-man thor", hands={0: ["transference"]}, tokens={0: {"combo": 1}, 1: {"guard_break": 1}})
    do(g, "play", card="transference")
    assert [o.value for o in g.decision.options] == ["guard_break"]


@rule("dt:transfer", "dt:stack-limit")
def test_a_token_goes_to_nobody_who_has_as_many_as_he_can_have():
    g = table("thor black-widow spider-man", hands={0: ["transference"]}, tokens={0: {"agility": 1}, 1: {"agility": 2}})
    do(g, "play", card="transference")
    do(g, "token", target=0, value="agility")
    assert [count(g, x, "agility") for x in range(3)] == [0, 2, 1]


@rule("dt:transfer", "dt:stack-limit")
def test_where_nobody_has_room_for_it_it_cannot_be_transferred():
    g = table(hands={0: ["transference"]}, tokens={0: {"agility": 2}, 1: {"agility": 2}})
    assert not may(g, 0, "play", card="transference")


@rule("dt:transfer")
def test_several_are_transferred_one_after_the_other():
    g = table("sage thor", hands={0: ["sage:barter"]}, tokens={0: {"focus": 2, "fever": 1}})
    do(g, "play", card="barter")
    do(g, "pass")  # he could spend Focus instead
    do(g, "token", target=0, value="focus")
    do(g, "token", target=0, value="fever")
    assert g.state.players[1].tokens == {"focus": (0,), "fever": (0,)} and count(g, 0, "focus") == 1


@rule("dt:transfer")
def test_being_transferred_is_not_being_inflicted():
    g = table("spider-man thor", hands={0: ["transference"]}, tokens={0: {"webbed": 1}})
    do(g, "play", card="transference")
    do(g, "token", value="webbed")
    assert count(g, 1, "webbed") == 1 and health(g) == [50, 50]


# ---- spending
@rule("dt:spendable-status-effects")
def test_a_spent_token_is_gone_and_does_what_it_says_at_once():
    g = table("sage thor", tokens={0: {"focus": 2}}, points={0: 0})
    do(g, "spend", value="focus")
    assert count(g, 0, "focus") == 1 and len(hand(g, 0)) == 1 and g.decision.kind == "main"


@rule("dt:spendable-status-effects")
def test_it_stays_until_its_player_spends_it():
    g = table("sage thor", tokens={0: {"focus": 2}})
    for _ in range(4):
        end_turn(g)
    assert count(g, 0, "focus") == 2


@rule("dt:spendable-status-effects")
def test_it_is_spent_in_any_phase_of_anybodys_turn():
    g, seen = table("sage sage", tokens={0: {"focus": 1}, 1: {"focus": 1}}), []
    for verb in ("next", "roll", "decline"):
        seen += [(g.state.phase, x) for x in (0, 1) if may(g, x, "spend", value="focus")]
        do(g, verb)
    seen += [(g.state.phase, x) for x in (0, 1) if may(g, x, "spend", value="focus")]
    assert seen == [(phase, x) for phase in ("main1", "roll", "roll", "main2") for x in (0, 1)]


@rule("dt:spendable-status-effects")
def test_unless_it_says_otherwise():
    g = table("black-widow thor", tokens={0: {"covert_ops": 1, "agility": 1}})
    assert may(g, 0, "spend", value="covert_ops") and not may(g, 0, "spend", value="agility")
    roll(g, 1, 1, 1, 1, 1)
    assert not may(g, 0, "spend", value="covert_ops")


@rule("dt:spendable-status-effects")
def test_it_costs_no_points():
    g = table("sage thor", tokens={0: {"focus": 1}}, points={0: 0})
    do(g, "spend", value="focus")
    assert g.state.players[0].points == 0 and count(g, 0, "focus") == 0


@rule("dt:spendable-status-effects")
def test_it_can_be_gained_again():
    g = table("sage thor", tokens={0: {"focus": 1}}, hands={0: ["sage:ponder"]})
    do(g, "spend", value="focus")
    do(g, "play", card="ponder")
    assert count(g, 0, "focus") == 3


@rule("dt:interrupting-status-effects")
def test_nothing_comes_between_a_spent_token_and_what_it_does():
    g = table("sage sage", tokens={0: {"focus": 2}, 1: {"focus": 3}}, hands={1: ["buh-bye"]})
    do(g, "spend", value="focus")
    assert asked(g)[:2] == (0, "main") and len(hand(g, 0)) == 1 and count(g, 0, "focus") == 1


# ---- persistent and unique ones
@rule("dt:persistent-status-effects")
def test_a_persistent_one_acts_turn_after_turn():
    g = table("sage thor", tokens={0: {"charm": 1}}, points={0: 0})
    for _ in range(4):
        end_turn(g)
    assert TOKENS["charm"].persistent and count(g, 0, "charm") == 1
    assert g.state.players[0].points == 2 * (1 + 1)  # in two turns one by income and one by the charm


@rule("dt:persistent-status-effects")
def test_until_it_is_removed():
    g = table("thor sage", tokens={1: {"charm": 1}}, hands={0: ["buh-bye"]})
    do(g, "play", card="buh-bye")
    assert count(g, 1, "charm") == 0


@rule("dt:unique-status-effects")
@pytest.mark.parametrize(
    "token, removed, moved", [("agility", True, True), ("seal", True, False), ("covert_ops", False, False)]
)
def test_a_unique_one_goes_by_its_own_description(token: str, removed: bool, moved: bool):
    g = table("sage black-widow", tokens={1: {token: 1}}, hands={0: ["get-that-outta-here", "transference"]})
    assert may(g, 0, "play", card="get-that-outta-here") is removed
    assert may(g, 0, "play", card="transference") is moved


# ---- stack limits
@rule("dt:stack-limit")
def test_what_goes_beyond_the_limit_is_not_placed():
    g = table("black-widow thor", tokens={0: {"agility": 1}}, hands={0: ["black-widow:assemble"]})
    do(g, "play", card="assemble")
    assert count(g, 0, "agility") == 2


@rule("dt:stack-limit")
def test_the_limit_holds_for_each_player_by_himself():
    g = table("black-widow black-widow", tokens={1: {"agility": 2}}, hands={0: ["black-widow:assemble"]})
    do(g, "play", card="assemble")
    assert [count(g, x, "agility") for x in (0, 1)] == [2, 2]


@rule("dt:stack-limit")
def test_who_has_it_already_suffers_no_more_from_it():
    g = table("spider-man thor", tokens={1: {"webbed": 1}}, hands={0: ["spider-man:web-shooters"]})
    do(g, "play", card="web-shooters")
    do(g, "player", target=1)
    assert count(g, 1, "webbed") == 1 and health(g)[1] == 50


@rule("dt:raising-the-stack-limit")
def test_a_raised_limit_is_for_that_player_alone():
    g = table("sage sage", hands={0: ["sage:widen", "sage:ponder", "sage:teach"]})
    for code in ("widen", "ponder", "teach"):
        do(g, "play", card=code)
        calm(g)
    assert [count(g, x, "focus") for x in (0, 1)] == [4, 3]


@rule("dt:raising-the-stack-limit")
def test_whoever_raises_it_has_it_raised():
    g = table("thor sage", hands={1: ["sage:widen", "sage:ponder"]})
    end_turn(g)
    for code in ("widen", "ponder"):
        do(g, "play", card=code)
        calm(g)
    assert count(g, 1, "focus") == 4 and g.state.players[0].limits == {}


@rule("dt:raising-the-stack-limit")
def test_it_stays_raised():
    g = table("sage thor", hands={0: ["sage:widen"]})
    do(g, "play", card="widen")
    for _ in range(4):
        end_turn(g)
    put(g, 0, "sage:ponder", "hand")
    end_turn(g)
    end_turn(g)
    do(g, "play", card="ponder")
    calm(g)
    assert g.state.active == 0 and count(g, 0, "focus") == 4


@rule("dt:stack-limit")
def test_a_token_that_bursts_at_its_limit_is_removed_and_acts():
    g = table("sage thor", tokens={0: {"ember": 2}}, hands={0: ["sage:kindle"]}, points={0: 1})
    do(g, "play", card="kindle")
    assert count(g, 0, "ember") == 0 and g.state.players[0].points == 4


@rule("dt:stack-limit", "dt:transfer")
def test_it_bursts_too_when_the_last_one_is_transferred_to_him():
    g = table("thor sage", tokens={0: {"ember": 1}, 1: {"ember": 2}}, hands={0: ["transference"]}, points={1: 0})
    do(g, "play", card="transference")
    do(g, "token", target=0, value="ember")
    assert count(g, 1, "ember") == 0 and g.state.players[1].points == 4


@rule("dt:stack-limit")
def test_with_a_raised_limit_it_bursts_later():
    g = table("sage thor", tokens={0: {"ember": 2}}, hands={0: ["sage:kindle"]}, points={0: 1})
    g.state.players[0].limits["ember"] = 1
    do(g, "play", card="kindle")
    assert count(g, 0, "ember") == 3 and g.state.players[0].points == 0


@rule("dt:status-effects.4")
def test_a_token_in_play_may_add_to_its_players_attacks_unspent():
    g = table("sage thor", tokens={0: {"ember": 2}})
    attack(g, "blow", 5, 5, 6, 6, 1, then=(1, 4, 5))
    calm(g)
    assert health(g)[1] == 50 - (4 + 2 - 4) and count(g, 0, "ember") == 2


@rule("dt:gain")
def test_a_defence_gains_tokens():
    g = table("thor sage", away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    calm(g, until="defence")
    do(g, "defence")
    calm(g)
    assert count(g, 1, "focus") == 1


@rule("dt:spendable-status-effects")
def test_of_several_ways_to_spend_a_token_each_that_is_open_is_an_option(monkeypatch):
    """Points in a main phase, or a card at any time: of three tokens either, of two only the first."""
    token = TOKENS["electrokinesis"]
    points = v.Spend("main", v.Seq((v.Points(v.Num((1,))),)), 2)
    draw = v.Spend("any", v.Seq((v.Draw(v.Num((1,))),)), 3)
    monkeypatch.setitem(TOKENS, token.id, replace(token, spend=(points, draw)))
    g = table(tokens={0: {"electrokinesis": 3}}, points={0: 0})
    assert [o.id for o in g.decision.options if o.verb == "spend"] == [
        "spend.0>-1=electrokinesis",
        "spend.1>-1=electrokinesis",
    ]
    g.state.players[0].tokens["electrokinesis"] = (0, 0)
    assert g.explain(0, {"verb": "spend", "value": "electrokinesis", "ability": 9}).key == "dt why no spend"
    g.state.players[0].tokens["electrokinesis"] = (0, 0, 0)
    do(g, "spend", ability=1)
    assert (len(hand(g, 0)), count(g, 0, "electrokinesis"), g.state.players[0].points) == (1, 0, 0)
    g = table(tokens={0: {"electrokinesis": 2}}, points={0: 0})
    assert [o.ability for o in g.decision.options if o.verb == "spend"] == [0]
    assert g.explain(0, {"verb": "spend", "value": "electrokinesis", "ability": 1}).key == "dt why tokens"
    do(g, "spend", ability=0)
    assert (count(g, 0, "electrokinesis"), g.state.players[0].points) == (0, 1)
