"""Thor: every ability at every level, his tokens, his hammer and his cards."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, end_turn, hand, health, may, roll, table, undefended
from tests.marks import rule

from quickstrike.dicethrone.loading import CARDS, deck_of, hero


def home(g, seat: int = 0) -> bool:
    return g.state.players[seat].companions["mjolnir"] == seat


def thrown(g, times: int) -> None:
    """Throw and retrieve by turns."""
    for _ in range(times):
        do(g, "throw" if home(g) else "retrieve", value="mjolnir")


def test_dice_and_deck():
    assert len(deck_of("thor")) == 33  # 18 of them common
    assert hero("thor").faces == ("hammer", "hammer", "hammer", "worthy", "worthy", "thunder")


@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("hammered-2", 0),
        ("hammered-3", 2),
        ("mighty-summon-2", 2),
        ("chain-lightning-2", 2),
        ("odinforce-2", 2),
        ("bottled-lightning-2", 2),
        ("lightning-rod-2", 2),
        ("thunder-bolt-2", 2),
        ("thunder-wheel-2", 2),
    ],
)
def test_upgrades(code: str, cost: int):
    g = table("thor spider-man", hands={0: [f"thor:{code}"]}, points={0: 2})
    do(g, "play", card=code)
    assert g.state.players[0].points == 2 - cost
    assert g.state.players[0].levels == {code[:-2]: int(code[-1])}


@pytest.mark.parametrize(
    ("code", "timing", "cost"),
    [
        ("indomitable-will", "roll", 2),
        ("invulnerability", "roll", 2),
        ("he-is-worthy", "roll", 1),
        ("power-trip", "instant", 1),
        ("time-to-hammer", "instant", 0),
        ("stormbreak", "instant", 0),
    ],
)
def test_actions(code: str, timing: str, cost: int):
    card = CARDS[f"thor:{code}"]
    assert (card.timing, card.cost) == (timing, cost)


# ---- Hammered
@pytest.mark.parametrize(
    ("level", "dice", "deals"),
    [
        (1, (1, 2, 3, 4, 6), 4),
        (1, (1, 1, 2, 2, 4), 5),
        (1, (1, 1, 2, 2, 3), 7),
        (2, (1, 2, 3, 4, 6), 5),
        (2, (1, 1, 2, 2, 4), 6),
        (2, (1, 1, 2, 2, 3), 7),
        (3, (1, 2, 3, 4, 6), 5),
        (3, (1, 1, 2, 2, 4), 6),
        (3, (1, 1, 2, 2, 3), 8),
    ],
)
def test_hammered(level: int, dice: tuple[int, ...], deals: int):
    """From his board the hammer is thrown; from elsewhere levels II and III bring it back."""
    levels = {0: {"hammered": level}} if level > 1 else {}
    g = table("thor spider-man", levels=levels)
    attack(g, "hammered", *dice)
    assert undefended(g) == [50, 49 - deals] and not home(g) and count(g, 0, "electrokinesis") == 0
    g = table("thor spider-man", levels=levels, away={0: 1})
    attack(g, "hammered", *dice)
    assert undefended(g) == [50, 50 - deals] and home(g) == (level > 1)
    assert count(g, 0, "electrokinesis") == (level > 1)


@pytest.mark.parametrize(
    ("level", "dice", "gained"),
    [
        (1, (1, 1, 1, 1, 1), 0),
        (2, (1, 1, 1, 4, 4), 0),
        (2, (1, 1, 1, 1, 4), 1),
        (3, (1, 1, 2, 4, 4), 0),
        (3, (1, 1, 1, 4, 4), 1),
    ],
)
def test_hammered_with_dice_of_a_kind(level: int, dice: tuple[int, ...], gained: int):
    g = table("thor spider-man", levels={0: {"hammered": level}} if level > 1 else {})
    attack(g, "hammered", *dice)
    assert count(g, 0, "electrokinesis") == gained


# ---- the other abilities
@pytest.mark.parametrize(("level", "healed", "collateral"), [(1, 2, 3), (2, 3, 4)])
def test_mighty_summon(level: int, healed: int, collateral: int):
    levels = {0: {"mighty-summon": 2}} if level == 2 else {}
    g = table("thor spider-man", levels=levels)
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    assert undefended(g) == [50 + healed, 50]
    assert (count(g, 0, "guard_break"), count(g, 0, "electrokinesis")) == (2, 3)
    g = table("thor spider-man", levels=levels, away={0: 1})
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    assert g.decision.kind == "main"  # no Attack, no defence
    assert ("damage", 1, collateral, "collateral", 0, collateral) in g.log
    assert health(g) == [50 + healed, 50 - collateral] and home(g)
    assert (count(g, 0, "guard_break"), count(g, 0, "electrokinesis")) == (2, 1)


@pytest.mark.parametrize("level", [1, 2])
def test_mighty_summon_hurts_whoever_holds_the_hammer(level: int):
    g = table(
        "thor spider-man black-widow", mode="hill", levels={0: {"mighty-summon": 2}} if level == 2 else {}, away={0: 2}
    )
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    assert g.decision.kind == "main" and health(g)[1:] == [35, 32 if level == 1 else 31]


def test_boom_boom():
    g = table("thor spider-man", levels={0: {"mighty-summon": 2}})
    attack(g, "boom-boom", 1, 2, 6, 6, 4)
    assert undefended(g) == [50, 44] and count(g, 0, "electrokinesis") == 2
    g = table("thor spider-man")
    roll(g, 1, 2, 6, 6, 4)
    assert not can(g, "declare", value="boom-boom")


@pytest.mark.parametrize(("level", "bonus", "deals", "collateral"), [(1, (2, 5, 4), 9, 2), (2, (2, 5, 4, 6), 11, 3)])
def test_chain_lightning(level: int, bonus: tuple[int, ...], deals: int, collateral: int):
    """The two best dice; the collateral damage is dealt at once."""
    g = table("thor spider-man", levels={0: {"chain-lightning": 2}} if level == 2 else {})
    attack(g, "chain-lightning", 1, 2, 3, 6, 6, then=bonus)
    assert g.decision.kind == "defence" and health(g) == [50, 50 - collateral]
    assert undefended(g) == [50, 50 - collateral - deals]
    assert [n[2:4] for n in g.log if n[0] == "damage"] == [(collateral, "collateral"), (deals, "normal")]


@pytest.mark.parametrize(("level", "left"), [(1, 33), (2, 32)])
def test_chain_lightning_reaches_every_opponent(level: int, left: int):
    g = table("thor spider-man black-widow", mode="hill", levels={0: {"chain-lightning": 2}} if level == 2 else {})
    attack(g, "chain-lightning", 1, 2, 3, 6, 6, then=(1, 1, 1, 1))
    assert g.decision.kind == "target" and health(g) == [35, left, left]


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    ("bonus", "more", "points", "gained", "moved"),
    [
        ((1, 2, 4, 5, 6), 1, 1, 1, True),
        ((1, 2, 3, 3, 4), 0, 0, 0, True),
        ((1, 4, 6, 6, 6), 3, 0, 3, False),
        ((1, 4, 4, 4, 6), 1, 1, 1, False),
    ],
)
def test_odinforce(level: int, bonus: tuple[int, ...], more: int, points: int, gained: int, moved: bool):
    """With 2 Hammers one throw, even with 4; it deals 1 more for each Electrokinesis."""
    g = table("thor spider-man", points={0: 3}, levels={0: {"odinforce": 2}} if level == 2 else {})
    attack(g, "odinforce", 1, 2, 4, 5, 5, then=bonus)
    if level == 2:
        do(g, "stop")  # none of the dice again
    assert undefended(g) == [50, 50 - (4 + level) - more - moved]
    assert g.state.players[0].points == 3 + points and count(g, 0, "electrokinesis") == gained and home(g) != moved


def test_odinforce_two():
    """The dice are re-rolled before anything is done with them."""
    g = table("thor spider-man", levels={0: {"odinforce": 2}}, points={0: 3})
    attack(g, "odinforce", 1, 2, 4, 5, 5, then=(1, 1, 1, 4, 6, 6, 5, 6))
    assert g.decision.kind == "attempt" and home(g)
    do(g, "keep", value="46")
    assert undefended(g) == [50, 50 - 6 - 3]
    assert g.state.players[0].points == 4 and count(g, 0, "electrokinesis") == 3 and home(g)
    g = table("thor spider-man", levels={0: {"odinforce": 2}})
    attack(g, "odinforce", 1, 2, 4, 5, 5, then=(1, 4, 4, 6, 6))
    do(g, "stop")
    assert undefended(g) == [50, 50 - 6 - 2]


@pytest.mark.parametrize(
    ("level", "away", "left", "gained"), [(1, False, 43, 1), (1, True, 41, 0), (2, False, 40, 1), (2, True, 41, 2)]
)
def test_lightning_rod(level: int, away: bool, left: int, gained: int):
    g = table("thor spider-man", levels={0: {"lightning-rod": 2}} if level == 2 else {}, away={0: 1} if away else {})
    attack(g, "lightning-rod", 1, 2, 3, 4, 4)
    assert undefended(g) == [50, left] and count(g, 0, "electrokinesis") == gained


@pytest.mark.parametrize(
    ("level", "away", "left", "gained"), [(1, False, 39, 2), (1, True, 40, 3), (2, False, 37, 2), (2, True, 38, 3)]
)
def test_thunder_bolt(level: int, away: bool, left: int, gained: int):
    g = table("thor spider-man", levels={0: {"thunder-bolt": 2}} if level == 2 else {}, away={0: 1} if away else {})
    attack(g, "thunder-bolt", 1, 2, 3, 4, 5)
    assert undefended(g) == [50, left] and count(g, 0, "electrokinesis") == gained


def test_asgardian_brawn():
    g = table("thor spider-man", levels={0: {"thunder-bolt": 2}}, health={0: 20})
    attack(g, "asgardian-brawn", 4, 4, 5, 1, 1)
    assert g.decision.kind == "main" and health(g) == [24, 50]


@pytest.mark.parametrize(("level", "times", "left"), [(1, 0, 43), (1, 2, 41), (2, 3, 39), (2, 2, 40)])
def test_bottled_lightning(level: int, times: int, left: int):
    """Thrown and retrieved up to two or three times; each throw deals 1, each Electrokinesis adds 1."""
    g = table("thor spider-man", levels={0: {"bottled-lightning": 2}} if level == 2 else {})
    attack(g, "bottled-lightning", 6, 6, 6, 6, 1)
    thrown(g, times)
    assert (g.decision.kind == "companion") == (times < level + 1)
    if times < level + 1:
        do(g, "stop")
    assert count(g, 0, "guard_break") == 2 and g.decision.about == "activated"
    assert undefended(g) == [50, left]


def test_ricochet():
    g = table("thor spider-man", levels={0: {"bottled-lightning": 2}})
    attack(g, "ricochet", 6, 6, 6, 1, 1)
    thrown(g, 6)
    assert g.decision.kind == "main" and health(g) == [50, 47] and count(g, 0, "electrokinesis") == 3 and home(g)


@rule("dt:ultimate-ability.1")
@pytest.mark.parametrize(("times", "left", "gained"), [(4, 34, 2), (1, 35, 0)])
def test_for_asgard(times: int, left: int, gained: int):
    g = table("thor spider-man")
    attack(g, "for-asgard", 6, 6, 6, 6, 6)
    thrown(g, times)
    if times < 4:
        do(g, "stop")
    assert g.decision.kind == "main" and health(g) == [50, left]
    assert count(g, 0, "electrokinesis") == gained and count(g, 0, "guard_break") == 1


# ---- the defence
@rule("dt:on-symbol", "dt:multiplication")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "yours", "gained", "at_home"),
    [
        (1, (1, 4, 5), 49, 50, 0, True),  # 2 Worthy prevent 4 of 5
        (1, (1, 1, 4), 47, 49, 0, False),  # a pair of Hammers throws
        (1, (1, 2, 3), 45, 49, 0, False),  # three of them no more
        (1, (6, 6, 4), 47, 50, 2, True),
        (2, (1, 1, 2, 2), 45, 49, 1, True),  # two pairs: thrown and retrieved
        (2, (1, 1, 4, 6), 47, 49, 1, False),
        (2, (4, 4, 5, 6), 50, 50, 1, True),
    ],
)
def test_thunder_wheel(level: int, dice: tuple[int, ...], mine: int, yours: int, gained: int, at_home: bool):
    g = table("spider-man thor", levels={1: {"thunder-wheel": 2}} if level == 2 else {})
    attack(g, "punch", 1, 1, 1, 1, 4, then=dice)
    do(g, "defence", value="thunder-wheel")
    calm(g)
    assert health(g) == [yours, mine]
    assert count(g, 1, "electrokinesis") == gained and home(g, 1) == at_home


# ---- tokens
@rule("dt:spendable-status-effects")
@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_four_electrokinesis_draw_a_card_in_his_main_phases(phase: str):
    g = table("thor spider-man", tokens={0: {"electrokinesis": 4}})
    if phase == "main2":
        do(g, "next")
        do(g, "decline")
    assert g.state.phase == phase
    do(g, "spend", value="electrokinesis")
    assert count(g, 0, "electrokinesis") == 0 and len(hand(g, 0)) == 1


def why_not(g, seat: int = 0) -> str:
    assert not may(g, seat, "spend")
    return g.explain(seat, {"verb": "spend", "value": "electrokinesis"}).key


@rule("dt:spendable-status-effects")
def test_three_electrokinesis_are_too_few():
    assert why_not(table("thor spider-man", tokens={0: {"electrokinesis": 3}})) == "dt why tokens"


@rule("dt:spendable-status-effects")
def test_electrokinesis_is_spent_once_a_turn():
    g = table("thor spider-man", tokens={0: {"electrokinesis": 4}})
    do(g, "spend", value="electrokinesis")
    g.state.players[0].tokens["electrokinesis"] = (0,) * 4
    assert why_not(g) == "dt why once"
    do(g, "next")
    do(g, "decline")
    assert g.state.phase == "main2" and why_not(g) == "dt why once"
    end_turn(g)
    end_turn(g)
    assert g.state.active == 0 and can(g, "spend", value="electrokinesis")


@rule("dt:spendable-status-effects")
def test_electrokinesis_is_not_spent_in_roll_phases_nor_in_other_turns():
    g = table("thor spider-man", tokens={0: {"electrokinesis": 4}})
    roll(g, 1, 1, 4, 4, 6)
    assert why_not(g) == "dt why when main"
    g = table("spider-man thor", tokens={1: {"electrokinesis": 4}}, hands={0: ["what-status-effects"]})
    assert why_not(g, 1) == "dt why when main"
    do(g, "play", card="what-status-effects")
    assert count(g, 1, "electrokinesis") == 0 and hand(g, 1) == []


@rule("dt:stack-limit")
def test_limits():
    g = table("thor spider-man", hands={0: ["thor:power-trip"]}, tokens={0: {"electrokinesis": 3}})
    do(g, "play", card="power-trip")
    assert count(g, 0, "electrokinesis") == 4
    g = table("thor spider-man", tokens={0: {"guard_break": 1}})
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    assert count(g, 0, "guard_break") == 2


@pytest.mark.parametrize(("die", "breaks"), [(3, False), (4, True), (5, True), (6, False)])
def test_guard_break(die: int, breaks: bool):
    g = table("thor spider-man", tokens={0: {"guard_break": 1}}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(die, 1, 1, 1))
    assert g.decision.about == "activated"
    do(g, "spend", value="guard_break")
    assert count(g, 0, "guard_break") == 0 and (g.decision.kind == "defence") != breaks


def test_guard_breaks_one_after_the_other():
    g = table("thor spider-man", tokens={0: {"guard_break": 2}}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(1, 4))
    do(g, "spend", value="guard_break")
    assert g.decision.about == "activated"
    do(g, "spend", value="guard_break")
    assert g.decision.kind == "main" and health(g) == [50, 46]


def test_guard_break_needs_an_attack_of_ones_own():
    g = table("thor thor", tokens={0: {"guard_break": 1}, 1: {"guard_break": 1}}, hands={1: ["tip-it"]})
    assert not can(g, "spend", value="guard_break")
    attack(g, "mighty-summon", 1, 4, 4, 6, 6)
    while g.decision.kind != "main":
        assert not any(o.verb == "spend" for d in g.decisions for o in d.options)
        do(g, "pass")


# ---- Mjolnir
@rule("dt:companions")
def test_the_hammer_begins_on_his_board():
    assert home(table("thor spider-man"))


@rule("dt:companions", "dt:isolated-source")
def test_a_card_is_discarded_to_throw_or_retrieve_it():
    g = table("thor spider-man", hands={0: ["tip-it", "so-wild"]})
    do(g, "discard_for", card="tip-it")
    assert not home(g) and health(g) == [50, 49] and hand(g, 0) == ["common:so-wild"]
    do(g, "discard_for", card="so-wild")
    assert home(g) and count(g, 0, "electrokinesis") == 1 and hand(g, 0) == []


@rule("dt:companions", "dt:isolated-source")
def test_a_throw_is_an_isolated_source():
    g = table("thor spider-man", hands={1: ["not-this-time"]})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert g.decision.about == "isolated"
    assert [(w["hits"], w["isolated"]) for w in g.view(1)["incoming"]] == [([[1, "undefendable"]], True)]


@rule("dt:companions")
def test_in_an_opponents_turn_too():
    g = table("spider-man thor", hands={1: ["tip-it"]})
    do(g, "discard_for", card="tip-it")
    assert not home(g, 1) and health(g) == [49, 50]


@rule("dt:companions")
def test_with_several_opponents_he_chooses_whom_it_hits():
    g = table("thor spider-man black-widow", mode="hill", hands={0: ["tip-it"]})
    do(g, "discard_for", card="tip-it")
    do(g, "player", target=2)
    assert health(g) == [35, 35, 34] and g.state.players[0].companions == {"mjolnir": 2}


@rule("dt:companions")
def test_cards_that_remove_or_move_status_effects_do_nothing_about_it():
    g = table("spider-man thor", hands={0: ["what-status-effects", "transference", "buh-bye"]}, away={1: 0})
    assert not any(o.verb == "play" for o in g.decision.options)


# ---- cards
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 1), (3, 0), (6, 0)])
def test_indomitable_will(die: int, left: int):
    g = table("spider-man thor", hands={1: ["thor:indomitable-will"]}, health={1: 7})
    attack(g, "venom-punch", 6, 6, 6, 6, 1, then=(die,))
    do(g, "play", card="indomitable-will")
    calm(g)
    assert health(g) == [50, left] and (g.result is None) == bool(left)
    assert [n[3:] for n in g.log if n[0] == "roll" and n[2] == "bonus"] == [(die,)]


def test_indomitable_will_only_against_an_attack_that_would_be_the_end():
    g = table("spider-man thor", hands={1: ["thor:indomitable-will"]}, health={1: 8})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    assert g.decision.kind == "main" and health(g) == [50, 1]


def test_invulnerability():
    g = table("spider-man thor", hands={1: ["thor:invulnerability"]}, tokens={1: {"electrokinesis": 2}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    do(g, "play", card="invulnerability")
    calm(g)
    assert health(g) == [50, 50] and count(g, 1, "electrokinesis") == 0
    g = table("spider-man thor", hands={1: ["thor:invulnerability"]}, tokens={1: {"electrokinesis": 1}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    assert g.decision.kind == "main"


def test_he_is_worthy():
    g = table("thor spider-man", hands={0: ["thor:he-is-worthy"]})
    roll(g, 1, 1, 2, 2, 3)
    do(g, "play", card="he-is-worthy")
    assert {o.value for o in g.decision.options} == {"4", "5"}
    do(g, "die", ability=4, value="5")
    assert g.state.rolls[-1].dice == (1, 1, 2, 2, 5) and g.decision.kind == "roll"
    g = table("spider-man thor", hands={1: ["thor:he-is-worthy"]})
    roll(g, 1, 1, 2, 2, 3)
    assert not any(o.verb == "play" for d in g.decisions for o in d.options)  # not an opponent's dice


def test_power_trip():
    g = table("thor spider-man", hands={0: ["thor:power-trip"]})
    do(g, "play", card="power-trip")
    assert len(hand(g, 0)) == 1 and count(g, 0, "electrokinesis") == 2


@pytest.mark.parametrize(("away", "gained"), [({0: 1}, 2), ({}, 1)])
def test_time_to_hammer(away: dict[int, int], gained: int):
    g = table("thor spider-man", hands={0: ["thor:time-to-hammer"]}, points={0: 0}, away=away)
    do(g, "play", card="time-to-hammer")
    assert home(g) and g.state.players[0].points == 1 and count(g, 0, "electrokinesis") == gained


def test_stormbreak_needs_two_throws_in_this_turn():
    g = table("thor spider-man", hands={0: ["thor:stormbreak", "tip-it", "so-wild", "six-it"]}, points={0: 0})
    for card, ready in (("tip-it", False), ("so-wild", False), ("six-it", True)):
        do(g, "discard_for", card=card)
        assert can(g, "play", card="stormbreak") == ready
    do(g, "play", card="stormbreak")
    assert g.state.players[0].points == 1 and len(hand(g, 0)) == 1
    assert (count(g, 0, "guard_break"), count(g, 0, "electrokinesis")) == (1, 2)


def test_stormbreak_in_time_for_this_very_attack():
    """The second throw is the Attack's own; the Guard Break that the card brings can still be tried on it."""
    g = table("thor spider-man", hands={0: ["thor:stormbreak", "tip-it", "so-wild"]})
    do(g, "discard_for", card="tip-it")
    do(g, "discard_for", card="so-wild")
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(4,))
    assert g.decision.about == "activated"
    do(g, "play", card="stormbreak")
    do(g, "spend", value="guard_break")
    assert undefended(g) == [50, 44] and not [n for n in g.log if n[0] == "no defence"]
