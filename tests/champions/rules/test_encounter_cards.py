"""Encounter cards, their types and sets, decks, environments and enemies."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES, sets
from quickstrike.champions.scenarios import SCENARIOS, modular_sets
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import (
    AN_ENEMY,
    ENC_DECK,
    MAIN,
    Damage,
    Discard,
    Draw,
    In,
    Look,
    RemoveThreat,
    a,
    action,
    attack,
    constant,
    each,
    gets,
    hero_action,
    top,
)
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    minion,
    obligation,
    on,
    player,
    resource,
    scheme,
    side_scheme,
    treachery,
)

TYPES = {"attachment", "environment", "minion", "main_scheme", "obligation", "side_scheme", "treachery", "villain"}
GAMES = [(s, mode) for s in SCENARIOS if not SCENARIOS[s].together for mode in ("standard", "expert")]


def new(scenario="rhino", **more):
    return champions.new(heroes=["spider-man:justice"], scenario=scenario, **more)


# ---- types and sets ------------------------------------------------------------------------------------------------
@rule("rr:encounter-card", "rr:encounter-card.1", "rr:card-types")
def test_every_card_of_the_scenario_is_of_one_of_eight_types():
    found = set()
    for scenario, mode in GAMES:
        s = new(scenario, mode=mode).state
        found |= {s.face(c).kind for c in range(len(s.codes)) if s.owners[c] == SCENARIO}
    assert found == TYPES | {"ally", "support"}  # captives, which a player frees, and the Milano


@rule("rr:encounter-card", "rr:encounter-card.1")
@pytest.mark.parametrize("make", [attachment, environment, minion, obligation, side_scheme, treachery])
def test_an_ability_about_encounter_cards_finds_each_type_of_the_deck_and_no_player_card(board, make):
    hit = event(Discard(each("encounter card", In(ENC_DECK))))
    t = board(filler=1, encounter=[card := make()], deck=[resource()], play=[friend := ally()])
    t.play(hit)
    assert t[card].where in ("encounter_discard", "encounter") and t.state.acceleration == 1
    assert t[friend].in_play


@rule("rr:encounter-card", "rr:encounter-card.2", "rr:encounter-set", "rr:encounter-set.1", "rr:encounter-set.2")
@pytest.mark.parametrize(("scenario", "mode"), GAMES)
def test_every_card_of_the_encounter_deck_belongs_to_a_set_of_one_of_four_kinds(scenario, mode):
    g = new(scenario, mode=mode)
    s = g.state
    cards = [s.codes[c] for c in (*s.zones["encounter"], *s.play) if s.owners[c] == SCENARIO]
    kind = {code: k for k in ("villain", "modular", "standard", "expert") for code in sets(k)}
    found = {kind[FACES[c].set] for c in cards if FACES[c].kind != "obligation"}
    assert found == {"villain", "modular", "standard", *(["expert"] if mode == "expert" else [])}


@rule("rr:encounter-deck", "rr:encounter-deck.1")
@pytest.mark.parametrize(("scenario", "mode"), GAMES)
def test_the_encounter_deck_holds_what_can_be_met_and_neither_villain_nor_main_scheme(scenario, mode):
    s = new(scenario, mode=mode).state
    kinds = {s.face(c).kind for c in s.zones["encounter"]}
    own = {"side_scheme"} if "side_schemes" in s.zones else set()  # they have a deck of their own
    assert {"minion", "side_scheme", "treachery"} - own <= kinds <= TYPES - {"villain", "main_scheme"}


@rule("rr:encounter-deck", "rr:encounter-deck.2", "rr:deck", "rr:deck.2")
def test_looking_at_a_deck_or_taking_from_it_does_not_change_its_order(board):
    names = list("ABCDEF")
    t = board(filler=0, encounter=[treachery(name=n) for n in names], deck=[resource(name=n) for n in names])
    t.play(event(Look(top(3, ENC_DECK), Draw(1)), Discard(top(2, ENC_DECK))))
    assert [c.name for c in t.zone("encounter")] == names[2:]
    assert [c.name for c in t.seats[0].deck] == names[1:]


@rule("rr:deck", "rr:deck.1")
def test_a_game_has_player_decks_an_encounter_deck_a_villain_deck_and_a_main_scheme_deck(board):
    t = board(player(deck=[resource()]), player(), villain=[foe(), foe()], main=[scheme(), scheme()])
    seen = t.game.view(0)
    assert [p["deck"] for p in seen["players"]] == [11, 10]
    assert (seen["encounter_deck"], seen["villain_deck"], seen["scheme_deck"]) == (10, 1, 1)


@rule("rr:expert-set", "rr:expert-set.2", "rr:standard-set", "rr:modular-encounter-set")
@pytest.mark.parametrize("name", ["expert", "standard", "klaw", "spider_man_nemesis"])
def test_only_modular_sets_can_be_chosen_as_one(name):
    with pytest.raises(SetupError, match="is not a modular set; the modular sets are bomb_scare"):
        new(modular=[name])


@rule("rr:expert-set", "rr:expert-set.2")
def test_the_expert_set_is_never_drawn_as_a_modular_set():
    everything = len(modular_sets())
    drawn = new(modular=["random"] * everything).state
    assert "expert" not in {FACES[c].set for c in drawn.codes}
    with pytest.raises(SetupError, match=f"only {everything} modular sets"):
        new(modular=["random"] * (everything + 1))


@rule("rr:expert-set", "rr:expert-set.3")
def test_the_cards_of_the_expert_set_say_so():
    s = new(mode="expert").state
    assert sorted(FACES[c].name for c in s.codes if FACES[c].set == "expert") == [
        "Exhaustion",
        "Masterplan",
        "Under Fire",
    ]


@rule("rr:environment", "rr:environment.1", "rr:environment.3")
def test_an_environment_is_a_rule_for_all_until_an_ability_removes_it(board):
    storm = environment(constant(gets(each("character"), ATK=1)))
    t = board(player(play=[ally(atk=1)]), player(), environments=[storm], villain=foe(atk=2))
    assert [t.ally.atk, t.villain.atk, *(s.identity.atk for s in t.seats)] == [2, 3, 3, 3]
    t.villain_phase()
    assert t[storm].in_play
    t.play(event(Discard(a("environment"))))
    assert t[storm].where == "encounter_discard" and t.villain.atk == 2


# ---- enemies -------------------------------------------------------------------------------------------------------
@rule("rr:enemy", "rr:enemy.1")
def test_villain_and_minions_are_enemies_and_nobody_else_is(board):
    t = board(play=[ally(hp=5)], engaged=[minion(hp=5), minion(hp=5)], sides=[side_scheme()])
    t.play(event(Damage(each("enemy"), 1)))
    assert [t.villain.damage, *(m.damage for m in t.minions)] == [1, 1, 1]
    assert (t.hero.damage, t.ally.damage) == (0, 0)


@rule("rr:enemy", "rr:enemy.1", "rr:attack-player-ability-type")
def test_an_attack_on_an_enemy_offers_all_of_them(board):
    t = board(play=[ally()], engaged=[one := minion(), two := minion()])
    t.play(event(hero_action(attack(AN_ENEMY, 1))))
    assert {o.target for o in t.decision.options} == {t.villain.id, t[one].id, t[two].id}


@rule("rr:enemy", "rr:enemy.2", "rr:ownership-and-control")
def test_what_belongs_to_the_scenario_is_under_no_players_control_and_open_to_all(board):
    """An enemy card's ability is no player's own: anybody may use it, and no friendly effect touches the card."""
    door = environment(action(RemoveThreat(MAIN, 1)))
    t = board(
        player(engaged=[minion()]),
        player(),
        environments=[door],
        sides=[side_scheme()],
        threat=5,
        villain=on(foe(), attached=[attachment()]),
    )
    enemy = [c for c in t.zone("play") if not c.face.player_card]
    assert len(enemy) == 6 and {c.controller for c in enemy} == {SCENARIO}
    t.use(door)
    t.end_turn().use(door)
    assert t.main.threat == 3
