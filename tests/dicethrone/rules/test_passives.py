"""Passive abilities that answer events: damage taken and dealt, the upkeep phase, an upgrade."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.dicethrone.board import attack, calm, count, do, end_turn, health, table
from tests.dicethrone.trial import BOLT, ODD, SHARDS, STRIKE, WRATH, described, lent, space, trial  # noqa: F401
from tests.marks import rule

from quickstrike import dicethrone
from quickstrike.dicethrone.text import note_text, option_text, passive_text
from quickstrike.dicethrone.vocab import Hero

HEAD = """
id = "{id}"
name = {{en = "{id}", fr = "{id}"}}
faces = "AAABBC"
[symbols]
A = {{id = "leaf", en = "Leaf", fr = "Feuille"}}
B = {{id = "root", en = "Root", fr = "Racine"}}
C = {{id = "rose", en = "Rose", fr = "Rose"}}
[[token]]
id = "sap"
name = {{en = "Sap", fr = "Sève"}}
kind = "positive"
limit = 9
[[token]]
id = "rot"
name = {{en = "Rot", fr = "Moisissure"}}
kind = "negative"
limit = 2
upkeep = [{{damage = 1, kind = "undefendable", who = "bearer"}}]
"""
PASSIVE = """
[[space]]
id = "bark"
name = {{en = "Bark", fr = "Écorce"}}
kind = "passive"
[[space.level]]
passive = {{{passive}}}
[[space.level]]
cost = 1
passive = {{{passive}, bonus = 1}}
"""


def text(ident: str, passive: str) -> str:
    return (
        HEAD.format(id=ident)
        + space("lash", 'when = "AAAA"', "{damage = 6}")
        + space("thorns", 'when = "BBBB"', '{damage = 2, kind = "collateral", who = "opponents"}')
        + space("hedge", "dice = 2", '{damage = "leaf"}, {prevent = "4 * root"}', "defensive")
        + PASSIVE.format(passive=passive)
    )


TAKES = 'on_damage_taken = [{gain = "sap"}]'
DEALS = 'on_damage_dealt = [{gain = "sap", n = "damage"}]'
PRICKS = 'on_damage_taken = [{damage = 1, kind = "undefendable"}, {heal = 1}]'
WAKES = 'on_upkeep = [{gain = "sap"}, {damage = 1, kind = "undefendable", who = "you"}]'
GROWS = "on_upgrade = [{draw = 1}]"


@pytest.fixture
def plant(request: pytest.FixtureRequest) -> Iterator[Hero]:
    """The hero "plant" with the passive ability that a test names."""
    yield from lent(described(text("plant", request.param), "plant.toml"))


def having(passive: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("plant", [passive], indirect=True)


pytestmark = pytest.mark.usefixtures("plant")


# ---- damage taken
@rule("dt:energy-absorption.1", "dt:passive-ability")
@having(TAKES)
@pytest.mark.parametrize(
    ("ability", "dice"), [("strike", STRIKE), ("bolt", BOLT), ("shards", SHARDS), ("wrath", WRATH)]
)
def test_damage_of_every_type_is_answered_once(ability, dice):
    g = table("trial plant")
    attack(g, ability, *dice)
    if g.decision.kind == "defence":
        do(g, "decline")
    calm(g)
    assert health(g)[1] < 50 and count(g, 1, "sap") == 1


@rule("dt:energy-absorption.2")
@having(TAKES)
def test_an_isolated_source_and_the_attack_are_answered_each():
    g = table("trial plant")
    attack(g, "splinter", *ODD)
    assert count(g, 1, "sap") == 1
    do(g, "decline")
    calm(g)
    assert health(g) == [50, 44] and count(g, 1, "sap") == 2


@rule("dt:energy-absorption.2")
@having(TAKES)
def test_it_comes_when_the_damage_has_been_dealt():
    g = table("trial plant")
    attack(g, "strike", *STRIKE)
    assert g.decision.kind == "defence" and count(g, 1, "sap") == 0


@rule("dt:energy-absorption.3")
@having(TAKES)
@pytest.mark.parametrize(("dice", "left", "sap"), [((4, 4), 50, 0), ((4, 6), 48, 1)])
def test_what_was_all_prevented_is_not_taken(dice, left, sap):
    g = table("trial plant")
    attack(g, "strike", *STRIKE, then=dice)
    do(g, "defence")
    calm(g)
    assert health(g)[1] == left and count(g, 1, "sap") == sap


@rule("dt:energy-absorption.3")
@having(TAKES)
def test_stolen_health_is_no_damage():
    g = table("trial plant")
    attack(g, "rob", *ODD)
    calm(g)
    assert health(g)[1] == 47 and count(g, 1, "sap") == 0


@rule("dt:energy-absorption.4")
@having(TAKES)
def test_a_defeated_player_gains_nothing():
    g = table("trial plant trial", mode="hill", health={1: 2})
    attack(g, "shards", *SHARDS)
    calm(g)
    assert g.state.players[1].out and count(g, 1, "sap") == 0
    assert not [n for n in g.log if n[0] == "passive"]


@rule("dt:energy-absorption.1")
@having(TAKES)
def test_ones_own_token_hurts_too():
    g = table("trial plant", tokens={1: {"rot": 1}})
    end_turn(g)
    assert health(g) == [50, 49] and count(g, 1, "sap") == 1


@rule("dt:two-against-two", "dt:energy-absorption.1")
@having(TAKES)
def test_team_mates_share_the_dial_and_each_answers_for_himself():
    g = table("trial plant trial plant", mode="teams")
    attack(g, "shards", *SHARDS)
    calm(g)
    assert [count(g, x, "sap") for x in (1, 3)] == [1, 1] and health(g) == [50, 46]


@rule("dt:energy-absorption.5", "dt:timing-conflicts")
@having(TAKES)
def test_the_active_players_comes_first():
    g = table("plant plant")
    attack(g, "lash", 1, 1, 1, 1, 4, then=(1, 1))
    do(g, "defence")
    calm(g)
    assert health(g) == [48, 44]
    assert [n[1] for n in g.log if n[0] == "passive"] == [0, 1]


@rule("dt:isolated-source")
@having(PRICKS)
def test_what_it_deals_and_heals_is_done_at_once():
    g = table("trial plant")
    attack(g, "strike", *STRIKE)
    do(g, "decline")
    calm(g)
    assert health(g) == [49, 45] and not g.state.incoming


@rule("dt:isolated-source")
@having(PRICKS)
def test_with_nobody_who_dealt_it_nobody_is_hurt_in_turn():
    g = table("trial plant", tokens={1: {"rot": 1}})
    end_turn(g)
    assert health(g) == [50, 50]


@having(PRICKS)
def test_two_who_answer_each_other_come_to_an_end():
    g = table("plant plant", health={0: 3, 1: 10})
    attack(g, "lash", 1, 1, 1, 1, 4)
    do(g, "decline")
    calm(g)
    assert g.state.result == "seat 1"


# ---- damage dealt
@having(DEALS)
@rule("dt:passive-ability")
def test_damage_dealt_counts_what_was_taken_in_the_end():
    g = table("plant trial")
    attack(g, "lash", 1, 1, 1, 1, 4, then=(1, 4))
    do(g, "defence")
    calm(g)
    assert health(g)[1] == 45 and count(g, 0, "sap") == 5


@having(DEALS)
@rule("dt:passive-ability")
def test_each_opponent_is_an_answer_of_its_own_and_oneself_is_none():
    g = table("plant trial trial", mode="hill", tokens={0: {"rot": 1}})
    attack(g, "thorns", 4, 4, 4, 4, 1)
    calm(g)
    assert count(g, 0, "sap") == 4 and len([n for n in g.log if n[0] == "passive"]) == 2


# ---- the upkeep phase, upgrades
@having(WAKES)
@rule("dt:upkeep-phase", "dt:passive-ability")
def test_in_upkeep_its_player_chooses_the_order():
    g = table("trial plant", tokens={1: {"rot": 1}})
    end_turn(g)
    assert g.decision.kind == "order"
    said = {o.value: [option_text(g.state, g.decision, o, lang) for lang in ("en", "fr")] for o in g.decision.options}
    assert said == {"rot:0": ["Rot", "Moisissure"], "bark:": ["Bark", "Écorce"]}
    do(g, "order", value="bark:")
    assert count(g, 1, "sap") == 1 and health(g) == [50, 48]  # gathered, and dealt together


@having(GROWS)
@rule("dt:hero-upgrades", "dt:passive-ability")
@pytest.mark.parametrize(("code", "drawn"), [("plant:bark-2", 1)])
def test_an_upgrade_of_ones_own_is_answered(code, drawn):
    g = table("plant trial", hands={0: [code]})
    do(g, "play", card=code)
    assert len(g.state.zones["hand0"]) == drawn and g.log[-2] == ("passive", 0, "bark")


# ---- words, saves, why not
@having(PRICKS)
def test_it_is_told_in_both_languages(plant):
    passive = plant.spaces[-1].levels[0].passive
    assert passive_text(plant, passive, "en") == (
        "Whenever you take damage: Deal 1 undefendable damage to the player who dealt it. Heal 1."
    )
    assert passive_text(plant, passive, "fr") == (
        "Chaque fois que vous subissez des dégâts\u00a0: infligez 1 dégât imparable à celui qui les a infligés. "
        "Regagnez 1 point de Santé."
    )
    note = ("passive", 1, "bark")
    assert note_text(note, ["trial", "plant"]) == "Plant's Passive Ability Bark applies."
    assert note_text(note, ["trial", "plant"], "fr") == "La Capacité Passive Écorce de plant s'applique."


@having(DEALS)
def test_the_amount_has_words(plant):
    passive = plant.spaces[-1].levels[0].passive
    assert "X being the amount of that damage" in passive_text(plant, passive, "en")
    assert "X étant le montant de ces dégâts" in passive_text(plant, passive, "fr")


@having(TAKES)
def test_it_is_not_declared(plant):
    g = table("plant trial")
    why = g.explain(0, {"verb": "declare", "value": "bark"})
    assert (why.ok, why.rule) == (False, "dt:passive-ability")
    assert why.text("en") == "Bark is a Passive Ability: it needs no dice and applies by itself"


@having('on_damage_taken = [{gain = "sap"}, {either = [[{draw = 1}], [{points = 1}]]}]')
def test_a_choice_in_an_answer_can_be_saved():
    g = table("trial plant", points={1: 0})
    attack(g, "strike", *STRIKE)
    do(g, "decline")
    assert (g.decision.seat, g.decision.kind) == (1, "either")
    again = dicethrone.load(g.save())
    assert again.view(1) == g.view(1)
    for one in (g, again):
        do(one, "choose", ability=1)
    assert g.state.players[1].points == again.state.players[1].points == 1
