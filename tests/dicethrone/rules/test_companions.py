"""Companions, by the example of Mjolnir."""

from __future__ import annotations

from tests.dicethrone.board import asked, attack, by, calm, count, do, end_turn, hand, health, may, roll, table
from tests.marks import rule


def at(g) -> int:
    """Whose board Mjolnir is on."""
    return g.state.players[0].companions["mjolnir"]


@rule("dt:companions")
def test_what_removes_status_effects_leaves_a_companion_alone():
    g = table(away={0: 1}, tokens={1: {"agility": 1}}, hands={1: ["what-status-effects", "buh-bye"]})
    by(g, 1, "play", card="buh-bye")
    assert at(g) == 1 and count(g, 1, "agility") == 0
    end_turn(g)
    assert not may(g, 1, "play", card="what-status-effects")  # there is nothing it could remove


@rule("dt:companions")
def test_what_status_effects_takes_the_tokens_and_not_the_companion():
    g = table("thor black-widow", tokens={0: {"guard_break": 2}}, hands={0: ["what-status-effects"]})
    do(g, "play", card="what-status-effects")
    assert g.state.players[0].tokens == {} and at(g) == 0


@rule("dt:companions")
def test_a_companion_cannot_be_transferred():
    g = table("thor black-widow spider-man", away={0: 1}, tokens={1: {"agility": 1}}, hands={0: ["transference"]})
    do(g, "play", card="transference")
    assert [o.value for o in g.decision.options] == ["agility"]


@rule("dt:companions")
def test_a_companion_goes_by_its_own_rules():
    g = table(hands={0: ["tip-it", "so-wild"]})
    do(g, "discard_for", card="tip-it")
    assert (at(g), health(g)[1], count(g, 0, "electrokinesis")) == (1, 49, 0)
    do(g, "discard_for", card="so-wild")
    assert (at(g), health(g)[1], count(g, 0, "electrokinesis")) == (0, 49, 1)
    assert hand(g, 0) == [] and g.state.players[0].points == 15


@rule("dt:companions")
def test_its_player_may_move_it_at_any_time_in_anybodys_turn():
    g = table("black-widow thor", hands={1: ["tip-it", "so-wild", "six-it"]})
    assert may(g, 1, "discard_for")
    roll(g, 1, 1, 1, 1, 1)
    by(g, 1, "discard_for", card="tip-it")
    assert g.state.players[1].companions == {"mjolnir": 0} and health(g) == [49, 50]


@rule("dt:companions")
def test_whoever_holds_it_cannot_do_anything_with_it():
    g = table(away={0: 1}, hands={1: ["tip-it"]})
    assert not may(g, 1, "discard_for")
    end_turn(g)
    assert not may(g, 1, "discard_for")


@rule("dt:companions")
def test_it_stays_where_it_was_thrown():
    g = table()
    attack(g, "hammered", 1, 1, 1, 4, 4)
    calm(g)
    do(g, "next")
    end_turn(g)
    assert at(g) == 1


@rule("dt:companions")
def test_it_comes_home_when_its_holder_is_defeated():
    g = table("thor black-widow spider-man", health={1: 5})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="player")
    do(g, "player", target=1)  # thrown at her, and
    do(g, "player", target=1)  # the Attack
    calm(g)
    assert g.state.players[1].out and at(g) == 0


@rule("dt:companions")
def test_up_to_two_times_is_none_one_or_two():
    for moves, holder, left, gained in ((0, 0, 50, 0), (1, 1, 49, 0), (2, 0, 49, 1)):
        g = table()
        attack(g, "bottled-lightning", 6, 6, 6, 6, 1)
        for verb in ("throw", "retrieve")[:moves]:
            do(g, verb, value="mjolnir")
        if moves < 2:
            do(g, "stop")
        assert (at(g), health(g)[1], count(g, 0, "electrokinesis")) == (holder, left, gained)
        assert asked(g) == (0, "react", "activated")


@rule("dt:companions")
def test_what_only_throws_it_leaves_it_where_it_was_thrown_before():
    g = table(away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4)
    assert at(g) == 1 and g.decision.kind == "defence" and health(g) == [50, 50]


@rule("dt:companions")
def test_a_defence_moves_it_once_for_every_two_hammers():
    for dice, holder, gained in (((1, 1, 4, 5), 0, 0), ((1, 2, 3, 3), 1, 1)):
        g = table("spider-man thor", levels={1: {"thunder-wheel": 2}})
        attack(g, "punch", 1, 2, 3, 4, 4, then=dice)
        do(g, "defence", value="thunder-wheel")
        assert (g.state.players[1].companions["mjolnir"], count(g, 1, "electrokinesis")) == (holder, gained)
