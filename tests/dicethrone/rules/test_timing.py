"""Who comes first, and what can be interrupted."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import (
    asked,
    attack,
    by,
    calm,
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
)
from tests.dicethrone.sage import EYES, MOONS, sage  # noqa: F401
from tests.marks import rule, ruling

FOUR = "sage sage sage sage"
BUH_BYE = ["common:buh-bye"]


# ---- the two examples of the rule book
@rule("dt:timing-conflicts.3", "dt:timing-conflicts.1")
@ruling("dtr:conflict-order", "dtr:spend-before-removal")
def test_the_active_players_buh_bye_takes_the_agility_that_a_defender_wants_to_spend():
    g = table(hands={0: ["buh-bye"]}, tokens={1: {"agility": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "spend", value="agility")
    assert asked(g) == (0, "react", "before")
    do(g, "play", card="buh-bye")
    calm(g)
    assert count(g, 1, "agility") == 0 and health(g)[1] == 46 and not any(n[0] == "prevent" for n in g.log)


@rule("dt:timing-conflicts.4", "dt:timing-conflicts.1")
@ruling("dtr:conflict-order", "dtr:spend-before-removal")
def test_the_defenders_buh_bye_comes_too_late_for_a_token_that_the_attacker_spends():
    g = table("sage black-widow", hands={1: ["buh-bye"]}, tokens={0: {"focus": 1}})
    attack(g, "blow", *MOONS, then=(4, 4, 4))
    calm(g, until="defence")
    do(g, "play", card="buh-bye")
    assert asked(g) == (0, "react", "before")
    do(g, "spend", value="focus")
    assert len(hand(g, 0)) == 1 and hand(g, 1) == BUH_BYE and g.state.players[1].points == 15
    assert asked(g)[:2] == (1, "defence")


@rule("dt:timing-conflicts.3")
def test_if_the_active_player_lets_it_go_the_token_is_spent():
    g = table(hands={0: ["buh-bye"]}, tokens={1: {"agility": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(1, 4, 4, 4))
    calm(g, until="defence")
    do(g, "spend", value="agility")
    do(g, "pass")
    calm(g)
    assert health(g)[1] == 48 and hand(g, 0) == BUH_BYE


@rule("dt:timing-conflicts.4")
def test_if_the_active_player_spends_nothing_the_token_is_removed():
    g = table(hands={1: ["buh-bye"]}, tokens={0: {"electrokinesis": 4}})
    by(g, 1, "play", card="buh-bye")
    do(g, "pass")
    assert count(g, 0, "electrokinesis") == 3 and hand(g, 1) == [] and g.state.players[1].points == 13


@rule("dt:timing-conflicts.4")
@ruling("dtr:spend-before-removal")
def test_it_is_the_same_with_an_instant_that_transfers():
    g = table("thor sage", hands={1: ["sage:swap"]}, tokens={0: {"electrokinesis": 4}})
    by(g, 1, "play", card="swap")
    assert asked(g) == (0, "react", "before")
    do(g, "spend", value="electrokinesis")
    assert [count(g, x, "electrokinesis") for x in (0, 1)] == [0, 0] and hand(g, 1) == ["sage:swap"]


# ---- spending is an instant
THROWN_AT = {"hands": {0: ["so-wild"], 1: ["buh-bye"]}, "tokens": {0: {"electrokinesis": 4}}}


@rule("dt:timing-conflicts.1", "dt:timing-conflicts.2")
@ruling("dtr:spend-before-removal")
def test_a_token_for_ones_main_phase_is_spent_in_the_middle_of_something_too():
    """Thor throws his hammer; while Black Widow is asked about its damage, it is still his main phase."""
    g = table(**THROWN_AT)
    do(g, "discard_for", card="so-wild")
    assert asked(g) == (1, "react", "isolated") and may(g, 0, "spend", value="electrokinesis")
    do(g, "play", card="buh-bye")
    assert asked(g) == (0, "react", "before")
    do(g, "spend", value="electrokinesis")
    assert len(hand(g, 0)) == 1 and hand(g, 1) == BUH_BYE and g.state.players[1].points == 15


@rule("dt:timing-conflicts.4")
def test_in_his_roll_phase_it_is_not_and_so_it_is_removed():
    g = table(**THROWN_AT)
    roll(g, 1, 1, 4, 4, 6)
    by(g, 0, "discard_for", card="so-wild")
    assert asked(g) == (1, "react", "isolated") and not may(g, 0, "spend")
    do(g, "play", card="buh-bye")
    assert count(g, 0, "electrokinesis") == 3 and hand(g, 1) == []


@rule("dt:timing-conflicts.2")
def test_an_instant_of_the_active_player_is_not_answered_by_spending():
    g = table("thor sage", hands={0: ["buh-bye"]}, tokens={1: {"focus": 1}})
    do(g, "play", card="buh-bye")
    assert asked(g)[:2] == (0, "main") and count(g, 1, "focus") == 0 and hand(g, 1) == []


@rule("dt:timing-conflicts.2")
def test_a_token_that_the_active_player_spends_is_not_answered_by_an_instant():
    g = table("sage thor", hands={1: ["buh-bye"]}, tokens={0: {"focus": 1}})
    do(g, "spend", value="focus")
    assert asked(g)[:2] == (0, "main") and len(hand(g, 0)) == 1 and hand(g, 1) == BUH_BYE


@rule("dt:timing-conflicts.5")
def test_priority_holds_for_as_many_instants_as_he_has():
    g = table("sage thor", hands={1: ["buh-bye"]}, tokens={0: {"focus": 3}})
    for code in ("six-it", "so-wild", "samesies"):  # what he will draw
        put(g, 0, code, "deck")
    by(g, 1, "play", card="buh-bye")
    for left in (2, 1, 0):
        assert asked(g) == (0, "react", "before")
        do(g, "spend", value="focus")
        assert count(g, 0, "focus") == left
    assert asked(g)[:2] == (0, "main") and len(hand(g, 0)) == 3 and hand(g, 1) == BUH_BYE


@rule("dt:timing-conflicts.5")
def test_what_is_left_can_still_be_removed():
    g = table("sage thor", hands={1: ["buh-bye"]}, tokens={0: {"focus": 3}})
    by(g, 1, "play", card="buh-bye")
    do(g, "spend", value="focus")
    do(g, "pass")
    assert count(g, 0, "focus") == 1 and hand(g, 1) == []


# ---- interrupting
@rule("dt:timing-conflicts.6", "dt:main-phase-action")
@ruling("dtr:interrupt", "dtr:spend-before-removal")
def test_a_token_is_spent_before_a_main_phase_action_removes_it():
    """The book's example, with a token that may be spent then: its own was Electrokinesis, as an older printing has it."""
    g = table("black-widow sage", hands={0: ["what-status-effects"]}, tokens={1: {"focus": 2}})
    do(g, "play", card="what-status-effects")
    assert asked(g) == (1, "react", "card")
    do(g, "spend", value="focus")
    assert asked(g) == (1, "react", "card") and count(g, 1, "focus") == 1
    calm(g)
    assert count(g, 1, "focus") == 0 and len(hand(g, 1)) == 1 and g.state.players[0].points == 13


@ruling("dtr:spend-before-removal")
def test_a_transfer_too():
    g = table("thor sage", hands={0: ["transference"]}, tokens={1: {"focus": 1}})
    put(g, 1, "six-it", "deck")
    do(g, "play", card="transference")
    assert asked(g) == (1, "react", "card")
    do(g, "spend", value="focus")
    assert asked(g)[:2] == (0, "main") and [count(g, x, "focus") for x in (0, 1)] == [0, 0] and hand(g, 0) == []


@ruling("dtr:interrupt", "dtr:spend-before-removal")
def test_a_roll_phase_action_too():
    g = table("sage thor", hands={0: ["sage:shed"]}, tokens={1: {"focus": 1}})
    roll(g, *EYES)
    do(g, "play", card="shed")
    assert asked(g) == (1, "react", "card")
    do(g, "spend", value="focus")
    calm(g, until="roll")
    assert len(hand(g, 1)) == 1 and count(g, 1, "focus") == 0


@ruling("dtr:spend-before-removal")
@pytest.mark.parametrize("ability", ["strip", "snatch"])
def test_an_ability_too(ability: str):
    g = table("sage thor", tokens={1: {"focus": 1}})
    attack(g, ability, *EYES)
    assert asked(g) == (1, "react", "then")
    do(g, "spend", value="focus")
    calm(g)
    assert [count(g, x, "focus") for x in (0, 1)] == [0, 0] and len(hand(g, 1)) == 1


@ruling("dtr:interrupt")
@pytest.mark.parametrize(
    "card, timing", [("get-that-outta-here", "main"), ("sage:shed", "roll"), ("buh-bye", "instant")]
)
def test_only_what_is_no_instant_can_be_interrupted(card: str, timing: str):
    g = table("sage thor", hands={0: [card]}, tokens={1: {"focus": 1}})
    if timing == "roll":
        roll(g, *EYES)
    do(g, "play", card=card.removeprefix("sage:"))
    assert (asked(g) == (1, "react", "card")) is (timing != "instant")
    assert (count(g, 1, "focus") == 0) is (timing == "instant")


@rule("dt:timing-conflicts.8", "dt:instant-action")
def test_when_interruptions_are_done_play_goes_on_where_it_was():
    g = table(
        "thor sage",
        hands={0: ["what-status-effects"], 1: ["double-up", "getting-paid"]},
        tokens={1: {"focus": 2, "fever": 1}},
    )
    do(g, "play", card="what-status-effects")
    for verb, what in (("play", "double-up"), ("spend", "focus"), ("play", "getting-paid")):
        assert asked(g) == (1, "react", "card")
        do(g, verb, **{"card" if verb == "play" else "value": what})
    do(g, "pass")
    assert g.state.players[1].tokens == {} and asked(g)[:2] == (0, "main") and g.state.phase == "main1"


@rule("dt:timing-conflicts.8")
def test_an_offer_that_is_used_leaves_the_decision_open():
    g = table(hands={1: ["getting-paid"]}, points={1: 0})
    roll(g, 1, 1, 4, 4, 6)
    do(g, "keep", value="11")
    by(g, 1, "play", card="getting-paid")
    assert asked(g)[:2] == (0, "roll") and g.state.rolls[-1].left == 1 and g.state.players[1].points == 2


# ---- more than two players
def windows(g) -> list[int]:
    """Who is asked in turn, each passing."""
    seats = []
    while g.decision.kind == "react":
        seats.append(g.decision.seat)
        do(g, "pass")
    return seats


@rule("dt:timing-conflicts.7")
@ruling("dtr:conflict-order")
@pytest.mark.parametrize("turns, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_of_three_the_active_player_is_first_then_clockwise(turns: int, order: list[int]):
    g = table(
        "sage sage sage",
        tokens={x: {"focus": 1} for x in range(3)},
        hands={x: ["get-that-outta-here"] for x in range(3)},
    )
    for _ in range(turns):
        end_turn(g)
    do(g, "play", card="get-that-outta-here")
    assert windows(g) == order


@rule("dt:timing-conflicts.7")
@pytest.mark.parametrize("turns, order", [(0, [0, 1, 3, 2]), (1, [1, 3, 2, 0]), (2, [2, 0, 1, 3]), (3, [3, 2, 0, 1])])
def test_of_four_likewise_round_the_table_where_team_mates_sit_side_by_side(turns: int, order: list[int]):
    g = table(FOUR, tokens={x: {"focus": 1} for x in range(4)}, hands={x: ["get-that-outta-here"] for x in range(4)})
    for _ in range(turns):
        end_turn(g)
    do(g, "play", card="get-that-outta-here")
    assert windows(g) == order


@rule("dt:timing-conflicts.7", "dt:timing-conflicts.1")
@pytest.mark.parametrize(
    "mode, who, victim, in_time",
    [("sage sage sage", 2, 1, True), ("sage sage sage", 1, 2, False), (FOUR, 2, 3, True), (FOUR, 3, 2, False)],
)
def test_between_two_others_the_one_who_is_nearer_to_the_active_player_comes_first(
    mode: str, who: int, victim: int, in_time: bool
):
    g = table(mode, hands={who: ["buh-bye"]}, tokens={victim: {"focus": 1}})
    by(g, who, "play", card="buh-bye")
    assert (asked(g) == (victim, "react", "before")) is in_time
    assert (count(g, victim, "focus") == 0) is not in_time


# ---- at any time
@rule("dt:instant-action", "dt:spendable-status-effects")
def test_whoever_is_not_asked_is_offered_what_he_could_do():
    g = table("thor sage", hands={1: ["getting-paid", "vegas-baby", "six-it"]}, tokens={1: {"focus": 1}})
    offers = [d for d in g.decisions if d.seat == 1]
    assert [d.kind for d in offers] == ["anytime"] and offers[0].optional
    offered = {g.state.codes[o.card] if o.card >= 0 else o.value for o in offers[0].options}
    assert offered == {"common:getting-paid", "focus"}


@rule("dt:instant-action")
def test_an_offer_goes_away_with_the_points():
    g = table(hands={1: ["double-up"]}, points={1: 1})
    assert may(g, 1, "play")
    g.state.players[1].points = 0
    assert not may(g, 1, "play") and can(g, "next")
