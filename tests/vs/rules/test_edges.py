"""The edges of decks, rows and keywords: what is seen, what is there at once, and what is gone."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    atk,
    can,
    do,
    endurance,
    find,
    passes,
    settle,
    side,
    table,
    thing,
    until,
    why,
    zone,
)

from quickstrike.vs.rules.layers import has_keyword
from quickstrike.vs.rules.stun import put_counter, ready, take_counter
from quickstrike.vs.rules.turn import eliminate
from quickstrike.vs.rules.zones import draw_cards, ko, positions


# ---- decks, rows, what was seen
@rule("vs:401", "vs:102")
def test_an_empty_deck_tells_nothing():
    g = table(side(["red-3"], deck=0), side(["blue-3"]))
    before = g.state.seen
    assert draw_cards(g.state, 0, 2) == 0 and g.state.seen == before and g.state.dies == (0,)
    assert not any(n[0] == "draw" for n in g.state.notes)
    assert draw_cards(g.state, 1, 2) == 2 and g.state.seen > before


@rule("vs:512.3", "vs:212.5b")
def test_seven_columns_wherever_they_begin():
    row = [{"card": "red-soldier", "column": c} for c in range(4, 9)]
    g = table(side(row), side(["blue-3"]), readings=["row-width=seven"])
    assert [c for r, c in positions(g.state, 0) if r == "front"] == [3, 9]


@rule("vs:508", "vs:512.5")
@pytest.mark.parametrize(("card", "n"), [("upkeep", 3), ("scout", 1), ("salvage", 0), ("fund", 1)])
def test_what_was_hidden_and_is_seen_is_counted(card, n):
    g = table(side(["red-3"], hand=[card], ko=["sword"]), side(["blue-3"], hand=["blue-1"]))
    before = g.state.seen
    do(g, "play", card)
    settle(g)
    assert g.state.seen == before + n


@rule("vs:501", "vs:ongoing")
def test_payment_powers_are_there_while_the_card_is():
    g = table(side(["red-3"], hand=["trip"], resources=["two-steps", "red-1"]), side(["blue-3"]))
    assert not can(g, "use", "two-steps")
    do(g, "play", "two-steps")
    settle(g)
    do(g, "use", "two-steps")
    settle(g)
    assert atk(g, "red-3") == 10


@rule("vs:403")
def test_without_a_card_in_hand_nothing_is_asked():
    g = table(side(["red-3"]), side(["blue-3"], hand=["trip"]), phase="resource", active=1)
    assert g.decision.kind != "resource" and zone(g, "row") == zone(g, "row")[:5]
    until(g, "recruit")
    assert g.state.phase == "recruit"


@rule("vs:304")
def test_too_dear_a_plot_twist_does_not_hide_the_next():
    g = table(side(["red-3"], hand=["grand", "tax"], resources=1), side(["blue-3"]))
    assert can(g, "play", "tax") and not can(g, "play", "grand") and why(g, 0, "play", "grand") == "vs:304"
    g = table(side(["red-3"], hand=["grand", "tax"], resources=4), side(["blue-3"]))
    assert can(g, "play", "grand")


@rule("vs:304", "vs:501.5")
def test_what_was_just_drawn_can_be_played():
    g = table(side(["red-3"], hand=["fund"], deck=["blue-1", "jester", "tax"]), side(["blue-3"]))
    do(g, "play", "fund")
    settle(g)
    assert can(g, "play", "tax")
    do(g, "attack", "red-3", "blue-3")
    while g.state.attack is None:
        passes(g)
    assert can(g, "use", "jester")


@rule("vs:505")
def test_choose_one_is_not_both():
    g = table(side(["red-3"], hand=["split"]), side(["blue-4"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-4")
    while g.state.attack is None:
        passes(g)
    do(g, "play", "split")
    assert [o.value for o in g.decision.options] == ["0", "1"]


@rule("vs:513.2c")
def test_a_player_is_of_no_team():
    down = side([{"card": "blue-3", "stunned": True}])
    g = table(side(["red-soldier"], hand=["protocols"]), down)
    do(g, "play", "protocols")
    do(g, "team", value="blue")
    settle(g)
    do(g, "attack", "red-soldier", 1)
    settle(g)
    assert endurance(g)[1] == 48


@rule("vs:707.7", "vs:513.2i")
def test_a_keyword_given_by_a_power():
    g = table(side(["space-dog", "red-3"]), side(["blue-3"]))
    assert has_keyword(g.state, find(g, "space-dog"), "invulnerability")
    assert not has_keyword(g.state, find(g, "red-3"), "invulnerability")


@rule("vs:707.8", "vs:707.8d", "vs:505")
def test_counters_are_felt_at_once():
    g = table(side(["ember"]), side(["blue-3"]))
    assert atk(g, "ember") == 2
    put_counter(g.state, find(g, "ember"), "spark", 3)
    assert atk(g, "ember") == 5
    take_counter(g.state, find(g, "ember"), "spark", 1)
    assert atk(g, "ember") == 4


@rule("vs:505")
def test_the_first_plot_twist_and_the_second():
    g = table(side(["red-3"], hand=["second-act", "second-act"]), side(["blue-3"]))
    do(g, "play", "second-act")
    settle(g)
    assert endurance(g)[0] == 51
    do(g, "play", "second-act")
    settle(g)
    assert endurance(g)[0] == 53


@rule("vs:505")
def test_a_power_of_a_plot_twist_may_aim_at_it():
    up = {"card": "self-made", "up": True}
    g = table(side(["red-3"], hand=["trip"], resources=[up]), side(["blue-3"]))
    do(g, "use", "self-made")
    settle(g)
    assert zone(g, "ko") == ["self-made"]


@rule("vs:505")
def test_an_effect_on_the_chain_is_there_to_be_aimed_at():
    g = table(side(["red-3"], hand=["tax"]), side(["blue-3"], hand=["stop"]))
    assert not can(g, "play", "stop")
    do(g, "play", "tax")
    assert g.decision.seat == 1 and can(g, "play", "stop")


@rule("vs:303", "vs:304", "vs:ongoing")
def test_resources_have_their_text_only_face_up_and_plot_twists_only_behind_ongoing():
    g = table(
        side(["red-3"], resources=["gym", {"card": "two-steps", "up": True}, {"card": "tax", "up": True}, "nation"]),
        side(["blue-3"], resources=[{"card": "arena", "up": True}]),
    )
    filed = {c for at in g.state.index.values() for c, _ in at}
    assert {g.state.codes[c] for c in filed} == {"t:two-steps", "t:arena"}


@rule("vs:212", "vs:ko")
def test_a_resource_that_is_KOd_is_in_one_place():
    g = table(side(["red-3"], resources=["red-1", "red-2"]), side(["blue-3"]))
    ko(g.state, [g.state.zones["row0"][0]])
    assert zone(g, "row") == ["red-2"] and zone(g, "ko") == ["red-1"]


@rule("vs:408.2c", "vs:513.2d")
def test_what_cannot_be_readied_stays_exhausted():
    tired = {"card": "red-3", "exhausted": True}
    g = table(side(["numbing", tired]), side([{"card": "blue-3", "exhausted": True}, "blue-1"]))
    ready(g.state, sorted(g.state.things))
    assert [thing(g, x).ready for x in ("red-3", "blue-3", "blue-1")] == [False, True, True]


@rule("vs:508")
@pytest.mark.parametrize(("card", "n"), [("call", 1), ("muster", 0)])
def test_looking_through_the_deck_is_seeing_it(card, n):
    g = table(side(["nobody"], hand=[card, "blue-1"], deck=["red-1", "red-3"]), side(["blue-3"]))
    before = g.state.seen
    do(g, "play", card)
    settle(g)
    assert g.state.seen == before + n


@rule("vs:102")
def test_who_is_out_takes_their_modifiers_along_at_once():
    g = table(
        side(["red-3"]),
        side([{"card": "red-2", "owner": 1}, "captain"], endurance=0),
        side(["green-3"]),
        phase="attack",
    )
    captain = find(g, "captain")
    assert atk(g, "red-2", 1) == 5
    eliminate(g.state, 1)
    assert captain not in g.state.things and not g.state.index
    assert g.state.cache is None


@rule("vs:513.2i", "vs:707.6")
def test_one_given_keyword_among_other_modifiers():
    g = table(side(["red-3", "red-5"], hand=["shrink", "gift", "child"]), side(["blue-3"]))
    for card, target in (("shrink", "red-5"), ("gift", "red-3"), ("child", "")):
        do(g, "play", card)
        if target:
            do(g, "target", target)
        settle(g)
    assert has_keyword(g.state, find(g, "red-3"), "evasion")
