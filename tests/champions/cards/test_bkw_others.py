"""The aspect and basic cards of the Black Widow pack."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import GUARD, MAIN, SURGES, YOU, Damage, Draw, PlaceThreat, boost
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery, upgrade

PLAN, SPY = upgrade(traits="Preparation", name="Plan"), ally(traits="Spy", name="Spy")


# ---- justice -------------------------------------------------------------------------------------------------------
def test_agent_coulson_finds_a_preparation(board):
    t = board(hand=["Agent Coulson", resource(wild=3)], discard=[PLAN]).play("Agent Coulson").use("Agent Coulson")
    assert [c.name for c in t.hand] == ["Plan"]


def test_quake_shakes_minions_that_scheme(board):
    t = board(form="alter-ego", play=["Quake"], engaged=[minion(hp=3, sch=1)])
    t.activate(t.minion, how="scheme").use("Quake")
    assert t.minion.damage == 2 and t["Quake"].exhausted and t.main.threat == 1
    t = board(form="alter-ego", play=["Quake"])
    t.activate(t.villain, how="scheme")
    t.quiet()  # the villain is no minion


def test_stealth_strike_thwarts_if_it_defeats(board):
    t = board(hand=["Stealth Strike", resource(wild=3)], engaged=[minion(hp=4)], threat=3)
    t.play("Stealth Strike").choose(t.minion)
    assert t.main.threat == 1 and not t.minions
    t = board(hand=["Stealth Strike", resource(wild=3)], engaged=[minion(hp=5)], threat=3)
    t.play("Stealth Strike").choose(t.minion)
    assert t.main.threat == 3


def test_counterintelligence_prevents_three_on_the_main_scheme(board):
    t = board(play=["Counterintelligence"]).reveal(treachery(PlaceThreat(MAIN, 4))).use("Counterintelligence")
    assert t.main.threat == 1 and t["Counterintelligence"].where == "discard0"
    t = board(play=["Counterintelligence"], hand=["Counterintelligence", resource(wild=2)])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


def test_spycraft_cancels_what_you_reveal_and_reveals_another(board):
    t = board(play=["Spycraft"], encounter=[treachery(Damage(YOU, 1))]).reveal(minion(hp=3)).use("Spycraft")
    assert not t.minions and t.hero.damage == 1
    t.quiet()


@pytest.mark.parametrize("card", ["Spycraft", "Espionage"])
def test_spies_only(board, card):
    board(hand=[card, resource(wild=1)]).cannot("play", card, rule="rr:play-restrictions-and-permissions")
    board(hand=[card, resource(wild=1)], play=[SPY]).can("play", card)


# ---- the other aspects ---------------------------------------------------------------------------------------------
def test_counterattack_gives_back_what_you_took(board):
    t = board(play=["Counterattack"], villain=foe(atk=3))
    t.activate(t.villain).pass_().use("Counterattack")
    assert (t.hero.damage, t.villain.damage) == (3, 3)
    t.quiet()


def test_counterattack_is_for_attacks_of_enemies_and_stops_at_guards(board):
    t = board(play=["Counterattack"]).reveal(treachery(Damage(YOU, 2)))
    t.quiet()
    t = board(play=["Counterattack"], villain=foe(atk=3), engaged=[minion(GUARD)])
    t.activate(t.villain).pass_()
    t.quiet()
    assert t["Counterattack"].in_play


def test_rapid_response_brings_an_ally_back_hurt(board):
    t = board(play=["Rapid Response", on(ally(hp=3, attack_cost=1, name="Friend"), damage=2)])
    t.attack(t.villain, who="Friend").use("Rapid Response")
    assert t["Friend"].in_play and t["Friend"].damage == 1
    t.quiet()


def test_rapid_response_is_for_your_own_allies(board):
    friend = on(ally(hp=3, attack_cost=1, name="Friend"), damage=2)
    t = board(player(play=["Rapid Response"]), player(play=[friend]), turn=1, first=1)
    t.attack(t.villain, who="Friend")
    assert not t.allies
    t.quiet()


def test_defensive_stance_prevents_three_once(board):
    t = board(play=["Defensive Stance"]).reveal(treachery(Damage(YOU, 4))).use("Defensive Stance")
    assert t.hero.damage == 1 and t["Defensive Stance"].where == "discard0"
    t = board(play=["Defensive Stance"], form="alter-ego").reveal(treachery(Damage(YOU, 4)))
    assert t.hero.damage == 4
    t.quiet()


# ---- basic ---------------------------------------------------------------------------------------------------------
def test_quincarrier_pays_for_avengers(board):
    t = board(hero="black-widow", play=["Quincarrier"], hand=[event(Draw(1), cost=1, name="Deed")]).play("Deed")
    assert t["Quincarrier"].exhausted
    board(hand=["Quincarrier", resource(wild=3)]).cannot(
        "play", "Quincarrier", rule="rr:play-restrictions-and-permissions"
    )


def test_target_acquired_cancels_a_boost_ability_and_leaves_the_icons(board):
    card = treachery(boost(PlaceThreat(MAIN, 5)), boost=1)
    t = board(play=["Target Acquired"], villain=foe(atk=1), encounter=[card])
    t.activate(t.villain).pass_().use("Target Acquired")
    assert (t.main.threat, t.hero.damage) == (0, 2)
    t = board(play=["Target Acquired"], villain=foe(atk=1), encounter=[treachery(boost=1)])
    t.activate(t.villain).pass_()
    t.quiet()  # there is no ability to cancel


def test_espionage_draws_two_and_the_surge_goes_on(board):
    t = board(play=["Espionage"], encounter=[treachery(Damage(YOU, 1))]).reveal(treachery(SURGES)).use("Espionage")
    assert len(t.hand) == 2 and t.hero.damage == 1
    t = board(play=["Espionage"]).reveal(treachery())
    t.quiet()
