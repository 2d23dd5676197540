"""Black Panther: every ability at every level, his tokens, his passive ability and his cards."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, hand, health, may, table, undefended
from tests.marks import rule

from quickstrike.bots import bot_of
from quickstrike.dicethrone.following import Run, answered
from quickstrike.dicethrone.hero_board import Board
from quickstrike.dicethrone.loading import deck_of, hero
from quickstrike.dicethrone.prices import price
from quickstrike.dicethrone.vocab import ON_DAMAGE_TAKEN
from quickstrike.dicethrone.weights import WEIGHTS

CLAWS, SMALL, LARGE, THREE, FOUR, FIVE = (
    (1, 2, 3, 4, 4),
    (1, 2, 3, 4, 4),
    (1, 2, 3, 4, 5),
    (4, 4, 5, 1, 1),
    (6,) * 4 + (1,),
    (6,) * 5,
)


def panther(seat: int = 0, energy: int = 0, suit: int = 0, **more):
    tokens = {"kinetic_energy": energy, "vibranium_suit": suit}
    held = {seat: {k: n for k, n in tokens.items() if n}}
    heroes = "black-panther spider-man" if seat == 0 else "spider-man black-panther"
    return table(heroes, tokens=held, **more)


def test_dice_and_deck():
    assert len(deck_of("black-panther")) == 32  # 18 of them common
    assert hero("black-panther").faces == ("claws", "claws", "claws", "vibranium", "vibranium", "panther")
    assert not hero("black-panther").missing


# ---- abilities
@pytest.mark.parametrize(
    ("ability", "dice", "level", "dealt", "energy", "suit"),
    [
        ("vibranium-claws", (1, 2, 3, 4, 4), 1, 4, 0, 0),
        ("vibranium-claws", (1, 2, 3, 1, 4), 1, 5, 0, 0),
        ("vibranium-claws", (1, 2, 3, 1, 1), 2, 7, 0, 0),
        ("stealth-strike", (1, 1, 6, 6, 4), 1, 3, 0, 0),
        ("stealth-strike", (1, 1, 6, 6, 4), 2, 4, 0, 0),
        ("heart-shaped-herb", THREE, 1, 0, 3, 1),
        ("heart-shaped-herb", THREE, 2, 0, 4, 1),
        ("meteoric-punch", SMALL, 1, 6, 1, 0),
        ("meteoric-punch", SMALL, 2, 7, 1, 0),
        ("meteoric-punch-large", LARGE, 1, 9, 3, 0),  # 8, and 1 for the pair that he has gained
        ("meteoric-punch-large", LARGE, 2, 10, 3, 0),
        ("ancestral-power", FOUR, 1, 5, 2, 1),
        ("ancestral-power", FOUR, 2, 7, 2, 1),
        ("wakanda-forever", FIVE, 1, 12, 3, 1),
    ],
)
def test_abilities(ability, dice, level, dealt, energy, suit):
    space = ability.removesuffix("-large")
    g = panther(levels={0: {space: level}} if level > 1 else {})
    attack(g, ability, *dice)
    assert undefended(g) == [50, 50 - dealt]
    assert (count(g, 0, "kinetic_energy"), count(g, 0, "vibranium_suit")) == (energy, suit)


@pytest.mark.parametrize(
    ("level", "dice", "dealt", "energy", "drawn"),
    [(1, (1, 2), 8, 0, 0), (1, (4, 5), 7, 2, 0), (1, (6, 6), 7, 2, 1), (1, (4, 6), 8, 4, 1), (2, (1, 6), 9, 2, 1)],
)
def test_triple_threat(level, dice, dealt, energy, drawn):
    g = panther(levels={0: {"triple-threat": 2}} if level == 2 else {})
    attack(g, "triple-threat", 1, 1, 4, 4, 6, then=dice)
    assert undefended(g) == [50, 50 - dealt]
    assert count(g, 0, "kinetic_energy") == energy and len(hand(g, 0)) == drawn


@pytest.mark.parametrize(("level", "dice", "back"), [(1, (1, 2, 6), 2), (1, (4, 5, 6), 0), (2, (1, 2, 3, 3), 4)])
def test_bashengas_honor(level, dice, back):
    g = panther(1, levels={1: {"bashengas-honor": 2}} if level == 2 else {})
    attack(g, "punch", 1, 1, 1, 4, 4, then=dice)
    calm(g, until="defence")
    do(g, "defence")
    calm(g)
    assert health(g) == [50 - back, 46] and count(g, 1, "kinetic_energy") == 1


# ---- Energy Absorption
@rule("dt:energy-absorption.4", "dt:ultimate-ability")
def test_an_ultimate_ability_does_not_silence_it():
    g = panther(1)
    attack(g, "venom-shockwave", *FIVE)
    calm(g)
    assert health(g) == [50, 35] and count(g, 1, "kinetic_energy") == 2  # Webbed, then the 13


@rule("dt:energy-absorption.1", "dt:kinetic-energy")
def test_the_eighth_bursts_in_answer_to_damage():
    g = panther(1, energy=7, points={1: 0})
    attack(g, "punch", 1, 1, 1, 4, 4)
    assert undefended(g) == [45, 46]
    assert count(g, 1, "kinetic_energy") == 0 and g.state.players[1].points == 2 and len(hand(g, 1)) == 2


@rule("dt:energy-absorption.3", "dt:vibranium-suit")
def test_what_the_suit_prevents_is_not_taken():
    g = panther(1, suit=1, hands={1: ["not-this-time"]})
    attack(g, "punch", 1, 1, 1, 4, 4)
    do(g, "decline")
    do(g, "spend", value="vibranium_suit")
    do(g, "play", card="not-this-time")
    calm(g)
    assert health(g) == [50, 50] and count(g, 1, "kinetic_energy") == 0


# ---- cards
def test_strength_of_will():
    g = panther(hands={0: ["black-panther:strength-of-will"]})
    attack(g, "vibranium-claws", *CLAWS, then=(1, 2, 6))
    while not can(g, "play", card="black-panther:strength-of-will"):
        do(g, "decline" if g.decision.kind == "defence" else "pass")
    do(g, "play", card="black-panther:strength-of-will")
    assert undefended(g) == [50, 44]


def test_warrior_of_wakanda_leaves_no_defence():
    g = panther(hands={0: ["black-panther:warrior-of-wakanda"]})
    attack(g, "vibranium-claws", *CLAWS)
    do(g, "play", card="black-panther:warrior-of-wakanda")
    while g.decision.kind != "main":
        assert g.decision.kind != "defence"
        do(g, "pass")
    assert health(g) == [50, 46]


def test_yibambe_changes_energy_into_a_suit():
    g = panther(energy=3, hands={0: ["black-panther:yibambe"]})
    do(g, "play", card="black-panther:yibambe")
    assert (count(g, 0, "kinetic_energy"), count(g, 0, "vibranium_suit")) == (1, 1)


@pytest.mark.parametrize(("energy", "suit"), [(1, 0), (4, 1)])
def test_yibambe_needs_two_and_room_for_the_suit(energy, suit):
    g = panther(energy=energy, suit=suit, hands={0: ["black-panther:yibambe"]})
    assert not may(g, 0, "play", card="black-panther:yibambe")


def test_vibin_prevents_six_for_the_suit():
    g = panther(1, suit=1, hands={1: ["black-panther:vibin"]})
    attack(g, "venom-punch", *FOUR)
    do(g, "play", card="black-panther:vibin")
    calm(g)
    assert health(g) == [50, 49] and count(g, 1, "vibranium_suit") == 0


@pytest.mark.parametrize(("die", "energy"), [(1, 1), (4, 2), (5, 3)])
def test_energize(die, energy):
    g = panther(hands={0: ["black-panther:energize"]}, dice=(die,))
    do(g, "play", card="black-panther:energize")
    assert count(g, 0, "kinetic_energy") == energy


def test_stop_at_nothing_and_kinetic_therapy():
    cards = ["black-panther:stop-at-nothing", "black-panther:kinetic-therapy"]
    g = panther(energy=6, points={0: 2}, health={0: 40}, hands={0: cards})
    do(g, "play", card=cards[0])
    assert g.state.players[0].points == 5 and count(g, 0, "kinetic_energy") == 4
    do(g, "play", card=cards[1])
    assert health(g) == [44, 50] and count(g, 0, "kinetic_energy") == 4 and g.state.players[0].points == 3


# ---- what it is worth
def test_the_value_function_knows_what_damage_brings_him():
    h = hero("black-panther")
    (energy, _), w = h.tokens, WEIGHTS
    each = price(h, energy, 0, w)
    assert each > 0 and answered(Board.of(h), ON_DAMAGE_TAKEN, 4, w) == each
    assert answered(Board.of(h), ON_DAMAGE_TAKEN, 0, w) == 0
    thor = Board.of(hero("thor"), foe=Board.of(h))
    run = Run(thor, w)
    run.hurt(1)
    assert run.worth == pytest.approx(1 - each)
    last = Run(Board.of(hero("thor"), foe=Board.of(h, health=1)), w)
    last.hurt(1)
    assert last.worth == 1 + w.win  # he has fallen: no answer


def test_the_last_token_is_worth_the_burst_less_the_others():
    h, w = hero("black-panther"), WEIGHTS
    each = price(h, h.tokens[0], 0, w)
    full = answered(Board.of(h, tokens={"kinetic_energy": 7}), ON_DAMAGE_TAKEN, 1, w)
    assert full == pytest.approx(2 * w.point + 2 * w.card + 5 - 7 * each)


def test_the_odds_bot_makes_its_attack_undefendable_before_the_defence():
    g = panther(hands={0: ["black-panther:warrior-of-wakanda"]}, health={1: 7}, points={0: 2})
    attack(g, "vibranium-claws", 1, 2, 3, 1, 1)
    g.state.dials[1] = 6
    d = g.decision
    assert (d.seat, d.about) == (0, "attacked") and bot_of("odds", game="dicethrone").choose(g, d).verb == "play"
