"""Cards of our own that carry a clause of the rules, and the words that only they have."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    asked,
    atk,
    can,
    do,
    endurance,
    find,
    in_play,
    passes,
    settle,
    side,
    table,
    thing,
    until,
    why,
    zone,
)

from quickstrike.vs.loading import CARDS
from quickstrike.vs.rules.layers import props

ORCHARD, COURT, CHOIR, TIDE = "brass-orchard", "hollow-court", "ashen-choir", "tidewatch"


def recruited(g, card):
    """Recruit it, in the first place there is, and let everything that follows resolve."""
    do(g, "recruit", card)
    asked(g, "place")
    g.answer(g.decision.options[0])


@rule("vs:508", "vs:212.5b")
def test_a_card_is_put_into_play_from_the_pile():
    dead = [f"{COURT}:candle-wraith", f"{COURT}:night-heron", f"{TIDE}:shoal-sentry"]
    g = table(side([f"{COURT}:chancellor-dusk"], ko=dead, hand=["red-1"]), side(["blue-4"]), phase="recruit")
    asked(g, "deploy")
    assert [g.state.codes[o.card] for o in g.decision.options if o.verb == "take"] == [f"{COURT}:candle-wraith"]
    do(g, "take", f"{COURT}:candle-wraith")
    assert g.decision.kind == "place"
    g.answer(g.decision.options[0])
    assert in_play(g, f"{COURT}:candle-wraith", 0) and len(zone(g, "ko")) == 2
    assert thing(g, f"{COURT}:candle-wraith").ready and g.state.players[0].points == 5, "nothing was paid"


@rule("vs:508")
def test_nobody_has_to_put_a_card_into_play():
    g = table(
        side([f"{COURT}:chancellor-dusk"], ko=[f"{COURT}:candle-wraith"], hand=["red-1"]),
        side(["blue-4"]),
        phase="recruit",
    )
    asked(g, "deploy")
    do(g, "none")
    assert zone(g, "ko") == [f"{COURT}:candle-wraith"]


@rule("vs:508", "vs:506")
def test_what_is_put_into_play_is_not_recruited():
    """Mother Press: counters on those that are there, then one more from the hand, which gets none."""
    g = table(
        side([f"{ORCHARD}:sprockling"], hand=[f"{ORCHARD}:mother-press", f"{ORCHARD}:sprockling"]),
        side(["blue-4"]),
        phase="recruit",
    )
    recruited(g, f"{ORCHARD}:mother-press")
    asked(g, "deploy")
    do(g, "take", f"{ORCHARD}:sprockling")
    g.answer(g.decision.options[0])
    both = [c for c, t in g.state.things.items() if g.state.codes[c].endswith("sprockling")]
    small = CARDS[f"{ORCHARD}:sprockling"]
    assert sorted(props(g.state, c).atk - small.atk for c in both) == [0, 1]
    assert sorted(props(g.state, c).defense - small.defense for c in both) == [0, 1]


@rule("vs:212.5d", "vs:508")
def test_on_top_of_its_owners_deck():
    g = table(side(["red-3"], hand=[f"{ORCHARD}:recall-notice", "red-1", "red-2"]), side(["blue-4", "blue-1"]))
    do(g, "play", f"{ORCHARD}:recall-notice")
    do(g, "target", "blue-4")
    do(g, "pay", "red-1")
    settle(g)
    assert zone(g, "deck", 1)[-1] == "blue-4" and not in_play(g, "blue-4")


@rule("vs:404")
def test_resource_points_are_for_this_recruit_step():
    g = table(side(["red-3"], hand=[f"{ORCHARD}:night-shift", "green-3", "red-1"]), side(["blue-4"]), phase="recruit")
    do(g, "play", f"{ORCHARD}:night-shift")
    while g.state.chain:
        passes(g)
    assert g.state.players[0].points == 6 and endurance(g)[0] == 48
    until(g, "formation")
    assert g.state.players[0].points == 0


@rule("vs:404", "vs:505")
def test_night_shift_only_in_ones_own_recruit_step():
    g = table(side(["red-3"], hand=[f"{ORCHARD}:night-shift", "trip"]), side(["blue-4"]))
    assert why(g, 0, "play", f"{ORCHARD}:night-shift") == "vs:505"


@rule("vs:513.2i", "vs:404")
def test_a_cost_that_is_less_everywhere():
    line = {"card": f"{ORCHARD}:assembly-line", "up": True}
    g = table(
        side(["red-3"], hand=[f"{ORCHARD}:copper-wasp", "red-2"], resources=[line, "red-1"]),
        side(["blue-4"]),
        phase="recruit",
    )
    assert props(g.state, find(g, f"{ORCHARD}:copper-wasp")).cost == 1, "an Army card in the hand"
    assert props(g.state, find(g, "red-2")).cost == 2
    do(g, "recruit", f"{ORCHARD}:copper-wasp")
    assert g.state.players[0].points == 1


@rule("vs:513.2i")
def test_a_number_of_what_is_on_each():
    two = {"card": f"{ORCHARD}:bolt", "counters": {"bloom": 2}}
    g = table(side([f"{ORCHARD}:the-graftmaster", two, f"{ORCHARD}:graft"]), side(["blue-4"]))
    assert atk(g, f"{ORCHARD}:bolt") == CARDS[f"{ORCHARD}:bolt"].atk + 2
    assert atk(g, f"{ORCHARD}:graft") == CARDS[f"{ORCHARD}:graft"].atk


@rule("vs:513.2i")
def test_a_number_of_cards_in_hand():
    held = {"card": "red-3", "equipment": ["common:case-files"]}
    g = table(side([held], hand=["red-1", "trip", "push"]), side(["blue-4"]))
    assert props(g.state, find(g, "red-3")).defense == 4 + 3
    do(g, "play", "trip")
    assert props(g.state, find(g, "red-3")).defense == 4 + 2, "counted again as soon as a card has left the hand"


@rule("vs:302.3a", "vs:602.4")
def test_the_bearer_alone_causes_more_breakthrough():
    armed = {"card": "red-5", "equipment": [f"{CHOIR}:prop-sword"]}
    g = table(side([armed]), side(["blue-3"]))
    do(g, "attack", "red-5", "blue-3")
    settle(g)
    assert endurance(g)[1] == 50 - 3 - (9 + 1 - 4) - 1
    g = table(side([{"card": "red-2", "equipment": [f"{CHOIR}:prop-sword"]}, "red-5"]), side(["blue-3"]))
    do(g, "attack", "red-5", "blue-3")
    settle(g)
    assert endurance(g)[1] == 50 - 3 - (9 - 4)


@rule("vs:506", "vs:507.1")
def test_a_power_that_hears_of_discarding():
    room = {"card": f"{CHOIR}:rehearsal-room", "up": True}
    hand = [f"{CHOIR}:scorch", "red-3"]
    g = table(side([f"{CHOIR}:scorch"], resources=[room, "red-1"], hand=hand), side(["blue-4"]))
    do(g, "attack", f"{CHOIR}:scorch", "blue-4")
    do(g, "power_up", f"{CHOIR}:scorch")
    settle(g)
    assert endurance(g)[1] == 50 - 1 - 4 - 1, "the loss, the stun, the breakthrough of 7 against 6"


@rule("vs:502.3")
@pytest.mark.parametrize(("dead", "lost"), [(9, 1), (10, 2)])
def test_a_number_is_compared(dead, lost):
    """The Ossuary looks at the pile when its effect resolves, the one that was KO'd with it."""
    bones = {"card": f"{COURT}:ossuary", "up": True}
    me = side(
        [{"card": f"{COURT}:night-heron", "stunned": True}],
        resources=[bones],
        ko=[f"{COURT}:candle-wraith"] * (dead - 1),
    )
    g = table(me, side(["blue-4"], hand=["trip"]), phase="recovery")
    asked(g, "recover")
    do(g, "none")
    asked(g, "resource")
    assert len(zone(g, "ko")) == dead and endurance(g)[1] == 50 - lost


@rule("vs:602.1", "vs:513.2d")
def test_locked_doors_keep_reinforcement_out():
    g = table(side(["red-5"], hand=[f"{CHOIR}:locked-doors"]), side(["blue-3"], ["blue-1"]))
    do(g, "attack", "red-5", "blue-3")
    passes(g)
    do(g, "play", f"{CHOIR}:locked-doors")
    for _ in range(9):
        if not g.state.chain:
            break
        passes(g)
    assert not can(g, "reinforce", "blue-1")
    settle(g)
    assert endurance(g)[1] == 50 - 3 - 5


@rule("vs:602.1", "vs:513.2d")
def test_who_was_reinforced_before_is_so_no_more():
    g = table(side(["red-5"], hand=[f"{CHOIR}:locked-doors"]), side(["blue-3"], ["blue-1"]))
    do(g, "attack", "red-5", "blue-3")
    passes(g)
    passes(g)
    do(g, "reinforce", "blue-1")
    while g.state.chain:
        passes(g)
    assert g.state.attack.reinforced
    do(g, "play", f"{CHOIR}:locked-doors")
    settle(g)
    assert endurance(g)[1] == 50 - 3 - 5


@rule("vs:511.4", "vs:513.2d")
def test_a_named_character_cannot_attack_whoever_comes_later():
    g = table(
        side(["red-3"], hand=[f"{COURT}:mirror-baron"]), side(["blue-4"], hand=["blue-3", "trip"]), phase="recruit"
    )
    recruited(g, f"{COURT}:mirror-baron")
    asked(g, "name character")
    assert "Night Heron" in [o.value for o in g.decision.options], "any that exists, in play or not"
    do(g, "name", value="Boris")
    until(g, "recruit", 1)
    recruited(g, "blue-3")
    until(g, "attack", 1)
    assert can(g, "attack", "blue-4") and not can(g, "attack", "blue-3")
    assert why(g, 1, "attack", "blue-3", "red-3") == "vs:513.2d"


@rule("vs:212.5d")
def test_control_is_taken_of_one_that_is_stunned():
    g = table(
        side(["red-3"], hand=[f"{COURT}:usurpation", "red-1", "trip"], resources=6),
        side([{"card": "blue-4", "stunned": True}, "blue-1"]),
    )
    do(g, "play", f"{COURT}:usurpation")
    asked(g, "move")
    g.answer(g.decision.options[0])
    assert thing(g, "blue-4").seat == 0 and thing(g, "blue-4").row == "support"


@rule("vs:212.5d", "vs:512.4")
def test_equipment_is_taken_over():
    g = table(
        side([f"{ORCHARD}:bolt"], hand=[f"{ORCHARD}:cuckoo"]),
        side([{"card": "blue-4", "equipment": ["sword"]}]),
        phase="recruit",
    )
    recruited(g, f"{ORCHARD}:cuckoo")
    asked(g, "bearer")
    do(g, "target", f"{ORCHARD}:bolt")
    assert thing(g, "sword").seat == 0 and thing(g, "sword").on == find(g, f"{ORCHARD}:bolt")


@rule("vs:514.1")
def test_each_loss_is_one_less():
    ebb = {"card": f"{TIDE}:ebb", "up": True}
    g = table(side(["red-5"]), side(["blue-3"], resources=[ebb, "red-1"]))
    do(g, "attack", "red-5", "blue-3")
    settle(g)
    assert endurance(g)[1] == 50 - (3 + 5 - 1), "stun and breakthrough are lost at once"


@rule("vs:408.2b", "vs:513.2d")
def test_an_army_character_that_cannot_recover_is_koed():
    roll = {"card": f"{COURT}:roll-of-the-dead", "up": True}
    g = table(
        side(["red-3"], resources=[roll], hand=["trip"]),
        side([{"card": f"{ORCHARD}:sprockling", "stunned": True}]),
        phase="recovery",
    )
    asked(g, "recover")
    do(g, "recover", f"{ORCHARD}:sprockling")
    assert not in_play(g, f"{ORCHARD}:sprockling")


@rule("vs:601.1", "vs:513.2d")
@pytest.mark.parametrize("up", [False, True])
def test_the_oak_attacks_only_with_a_location(up):
    g = table(side([f"{ORCHARD}:foundry-oak"], resources=[{"card": "gym", "up": up}], hand=["trip"]), side(["blue-4"]))
    assert can(g, "attack", f"{ORCHARD}:foundry-oak") is up
