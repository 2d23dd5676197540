"""Game areas: players apart, each with a villain and a main scheme, and together again."""

# ruff: noqa: F403, F405

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.testkit import (
    ally,
    environment,
    event,
    foe,
    minion,
    on,
    player,
    scheme,
    side_scheme,
    support,
    treachery,
)
from quickstrike.champions.vocab import *
from quickstrike.kernel.decision import Option


def apart(board, *more, **table):
    """Two players, each with a villain and a main scheme; what is beyond is everybody's."""
    first, second = (*more, {}, {})[:2]
    return board(
        player(**{"area": 1, **first}),
        player(**{"area": 2, **second}),
        **{
            "villains": [on(foe(name="One"), area=1), on(foe(name="Two", atk=3), area=2)],
            "main": scheme(JoinedLast(), name="Middle"),
            "mains": [on(scheme(name="First"), area=1), on(scheme(name="Second", step=2), area=2)],
            **table,
        },
    )


# ---- who and what is within reach ------------------------------------------------------------------------------------
@rule("rr:players-play-area")
def test_the_villain_and_the_main_scheme_are_those_of_the_area(board):
    hurt = event(hero_action(Damage(THE_VILLAIN, 2), PlaceThreat(MAIN, 1)), name="Hurt")
    t = apart(board, {"hand": [hurt]}, {"hand": [hurt]})
    t.play("Hurt")
    assert t["One"].damage == 2 and t["First"].threat == 1
    t.end_turn().play("Hurt")
    assert t["Two"].damage == 2 and t["Second"].threat == 1 and t["Middle"].threat == 0
    t.quiet()


@rule("rr:players-play-area")
def test_no_attack_no_thwart_no_action_beyond_the_area(board):
    lever = side_scheme(hero_action(Draw(1)), name="Lever", threat=3)
    sides = [on(lever, area=2)]
    t = apart(board, {}, {"engaged": [minion(name="Far")]}, sides=sides)
    for target in ("Two", "Far"):
        t.cannot("attack", target=target, rule="rr:players-play-area")
    t.cannot("thwart", target="Lever", rule="rr:players-play-area")
    t.cannot("use", card="Lever", rule="rr:players-play-area")
    t.attack("One")
    t.end_turn()
    t.can("attack", target="Far")
    t.can("use", card="Lever")
    t.cannot("attack", target="One", rule="rr:players-play-area")


@rule("rr:players-play-area")
def test_each_enemy_each_player_and_in_play_stop_at_the_border(board):
    storm = event(
        hero_action(Damage(EACH_ENEMY, 1), Draw(1, EACH_PLAYER), Heal(YOU, Count(each("minion")))), name="Storm"
    )
    t = apart(board, {"hand": [storm], "damage": 5}, {"engaged": [minion(name="Far")]})
    t.play("Storm")
    assert t["One"].damage == 1 and t["Two"].damage == 0 and t["Far"].damage == 0
    assert len(t.seats[0].hand) == 1 and not t.seats[1].hand and t.hero.damage == 5
    t.quiet()


@rule("rr:players-play-area")
def test_constant_effects_stop_at_the_border_too(board):
    banner = side_scheme(constant(gets(EACH_ENEMY, ATK=1)), constant(Cannot(THE_VILLAIN, "take damage")), name="Banner")
    t = apart(board, sides=[on(banner, area=2)])
    assert t["One"].atk == 2 and t["Two"].atk == 4
    t.attack("One")
    assert t["One"].damage == 2
    t.end_turn().cannot("attack", target="Two")


@rule("rr:environment")
def test_an_environment_is_in_all_areas(board):
    t = apart(board, environments=[environment(constant(gets(EACH_ENEMY, ATK=1)), name="Fog")])
    assert t["One"].atk == 3 and t["Two"].atk == 4


@rule("rr:triggering-condition")
def test_what_happens_in_one_area_triggers_nothing_in_another(board):
    watcher = support(response(Defeated(A_MINION), Draw(1)), name="Watcher")
    t = apart(
        board, {"engaged": [minion(hp=1, name="Near")]}, {"play": [watcher], "engaged": [minion(hp=1, name="Far")]}
    )
    t.attack("Near")
    t.quiet()
    t.end_turn().attack("Far")
    t.use("Watcher")
    assert len(t.seats[1].hand) == 1


@rule("rr:triggering-condition")
def test_what_lies_in_the_middle_speaks_to_all(board):
    clock = scheme(forced_response(Defeated(A_MINION), PlaceThreat(SELF, 1)), JoinedLast(), name="Clock")
    t = apart(board, {"engaged": [minion(hp=1, name="Near")]}, main=clock)
    t.attack("Near")
    assert t["Clock"].threat == 1


@rule("rr:defend-defense")
def test_nobody_defends_in_another_area(board):
    t = apart(board, {"play": [ally(name="Friend")]}, turn=1)
    t.activate("Two", seat=1)
    assert all("Friend" not in x for x in t.options("defend")) and t.game.decision.seat == 1
    t.pass_()
    assert t.seats[1].identity.damage == 3


@rule("rr:crisis-icon")
def test_a_crisis_is_one_of_its_area(board):
    t = apart(board, sides=[on(side_scheme(crisis=1, name="Alarm"), area=2)], mains=_threatened())
    t.thwart("First")
    t.end_turn().cannot("thwart", target="Second", rule="rr:crisis-icon")


def _threatened():
    return [on(scheme(name="First"), area=1, threat=3), on(scheme(name="Second"), area=2, threat=3)]


@rule("rr:overkill")
def test_overkill_goes_to_the_villain_of_the_area(board):
    slam = event(hero_action(attack(AN_ENEMY, 4, gains=("overkill",))), name="Slam")
    t = apart(board, {"engaged": [minion(hp=1, name="Near")], "hand": [slam]})
    t.play("Slam", target="Near")
    assert t["One"].damage == 3 and t["Two"].damage == 0


@rule("rr:unique-icon")
def test_a_unique_card_is_unique_in_its_area(board):
    hero_ = ally(name="Somebody", unique=True)
    t = apart(board, {"play": [hero_]}, {"hand": [hero_]}, turn=1)
    t.play("Somebody")
    assert len([c for c in t.all("Somebody") if c.in_play]) == 2


# ---- encounter cards -------------------------------------------------------------------------------------------------
@rule("rr:reveal")
def test_what_is_revealed_comes_into_the_area_of_who_reveals_it(board):
    t = apart(board, encounter=[side_scheme(name="Plot")], turn=1)
    t.reveal("Plot", seat=1)
    assert t.state.area(t["Plot"].id) == 2
    t.can("thwart", target="Plot")


@rule("rr:incite-x")
def test_incite_and_treacheries_are_for_the_area(board):
    trap = treachery(INCITE(1), when_revealed(Damage(EACH_HERO, 1), PlaceThreat(EACH_SCHEME, 1)), name="Trap")
    t = apart(board, encounter=[trap], turn=1)
    t.reveal("Trap", seat=1)
    assert (t["First"].threat, t["Second"].threat, t["Middle"].threat) == (0, 2, 0)
    assert [x.identity.damage for x in t.seats] == [0, 1]


@rule("rr:first-player")
def test_who_comes_first_in_an_area_stands_for_the_first_player(board):
    t = apart(board, encounter=[treachery(when_revealed(DealEncounter(1, FIRST_PLAYER)), name="Blow")], turn=1)
    t.reveal("Blow", seat=1)
    assert [len(x.dealt) for x in t.seats] == [0, 1] and t.state.first == 0


# ---- the villain phase -----------------------------------------------------------------------------------------------
@rule("rr:villain-phase")
def test_each_area_has_its_own_villain_phase_in_player_order(board):
    sides = [on(side_scheme(acceleration=1, hazard=1, name="Haste"), area=2)]
    cards = [treachery(name=f"T{n}") for n in range(8)]
    t = apart(board, sides=sides, acceleration=1, encounter=cards)
    t.end_turn().end_turn().pass_().pass_()
    sums = {t.state.face(c).name: rest for c, *rest in (x[1:] for x in t.log("acceleration sum"))}
    assert sums == {"First": [1, 0, 1], "Second": [2, 1, 1]}
    assert t["First"].threat == 2 and t["Second"].threat == 4 and t["Middle"].threat == 0
    assert [(t.state.face(c).name, seat) for _, c, _, seat in t.log("activates")] == [("One", 0), ("Two", 1)]
    assert [x.identity.damage for x in t.seats] == [2, 3]
    assert [seat for _, seat in t.log("dealt")] == [0, 1, 1]
    assert t.state.first == 1


@rule("rr:scheme-enemy-activation")
def test_villains_and_minions_scheme_on_their_own_main_scheme(board):
    t = apart(board, {"form": "alter-ego"}, {"form": "alter-ego", "engaged": [minion(name="Far")]})
    t.end_turn().end_turn()
    assert t["First"].threat == 2 and t["Second"].threat == 4 and t["Middle"].threat == 0


# ---- apart and together ----------------------------------------------------------------------------------------------
def _joins(**more):
    return event(hero_action(JoinArea()), name="Door", **more)


@rule("rr:players-play-area")
def test_to_create_an_area_leaves_all_else_in_the_middle(board):
    door = event(hero_action(Choose(a("main scheme")), CreateArea(that("main scheme"))), name="Rift")
    t = board(player(hand=[door]), player(), sides=[side_scheme(name="Plot")], mains=[on(scheme(name="New"))])
    t.play("Rift").choose("New")
    s = t.state
    assert [s.areas[p.identity] for p in s.players] == [1, 0] and s.area(t["New"].id) == 1
    assert s.area(t["Plot"].id) == s.area(t["Villain"].id) == s.area(t["Main Scheme"].id) == 0
    t.cannot("attack", target="Villain", rule="rr:players-play-area")
    t.end_turn().attack("Villain")


@rule("rr:players-play-area")
def test_an_area_joins_another_with_all_that_is_in_it(board):
    t = apart(
        board,
        {"hand": [_joins()], "engaged": [minion(name="Near")]},
        sides=[on(side_scheme(name="Plot"), area=1)],
    )
    t.play("Door")
    s = t.state
    assert {s.area(t[x].id) for x in ("Near", "Plot", "One", "First")} == {2} and t["Near"].engaged == 0
    assert s.areas[s.players[0].identity] == 2 and s.areas, "the middle comes last"
    t.can("attack", target="Two")


@rule("rr:players-play-area")
def test_who_joins_chooses_among_several_areas(board):
    t = board(
        player(area=1, hand=[_joins()]),
        player(area=2),
        player(area=3),
        villains=[on(foe(name=str(n)), area=n) for n in (1, 2, 3)],
        main=scheme(JoinedLast(), name="Middle"),
    )
    t.play("Door").choose(t.seats[2])
    assert [t.state.areas[p.identity] for p in t.state.players] == [3, 2, 3]
    t.quiet()


@rule("rr:players-play-area")
def test_the_last_area_joins_the_middle_and_all_are_together(board):
    end = scheme(JoinedLast(), state(Together(), Draw(1, EACH_PLAYER)), name="Middle")
    t = apart(
        board, {"hand": [_joins()]}, {"hand": [_joins()], "area": 1}, main=end, villains=[foe(name="One")], mains=[]
    )
    t.play("Door")
    assert not t.state.areas and [len(x.hand) for x in t.seats] == [1, 2]


@rule("rr:unique-icon")
@pytest.mark.parametrize("stays", (0, 1))
def test_unique_cards_that_meet_leave_one(board, stays):
    friend = ally(name="Somebody", unique=True)
    t = apart(board, {"hand": [_joins()], "play": [friend]}, {"play": [friend]})
    ones = t.all("Somebody")
    t.play("Door")
    t.answer("discard", target=ones[1 - stays])
    assert [c.in_play for c in ones] == [stays == 0, stays == 1]
    t.quiet()


@rule("rr:player-elimination")
def test_minions_of_who_is_out_stay_in_the_area_if_somebody_is_left(board):
    t = board(
        player(area=1, damage=9, engaged=[minion(name="Near", atk=2)]),
        player(area=2),
        player(area=1),
        villains=[on(foe(name="One", atk=2), area=1), on(foe(name="Two"), area=2)],
        main=scheme(JoinedLast(), name="Middle"),
    )
    t.activate("Near", seat=0).pass_().pass_()
    assert t.seats[0].out and t["Near"].engaged == 2


@rule("rr:player-elimination")
def test_a_deserted_stage_is_completed(board):
    lost = scheme(CompletedAlone(), forced_response(StageCompleted(SELF), Draw(1, A_PLAYER)), name="First")
    t = apart(
        board,
        {"damage": 9},
        mains=[on(lost, area=1), on(scheme(name="Second"), area=2)],
    )
    t.activate("One", seat=0).pass_()
    assert t.seats[0].out and t["First"].inst.used == {"completed": 1} and t.log("completed")
    assert t.result is None


@rule("rr:main-scheme-main-scheme-deck")
def test_a_completed_stage_in_an_area_is_completed_once_and_loses_nothing(board):
    once = scheme(forced_response(StageCompleted(SELF), Draw(1, EACH_PLAYER)), name="First", target=1)
    more = event(hero_action(PlaceThreat(MAIN, 1)), name="More")
    t = apart(board, {"hand": [more, more]}, mains=[on(once, area=1)])
    t.play("More")
    assert len(t.hand) == 2 and t.result is None
    t.play("More")
    assert len(t.hand) == 1 and t["First"].threat == 2 and len(t.log("completed")) == 1


# ---- all that looks at a table ---------------------------------------------------------------------------------------
def test_views_say_which_area_a_card_and_a_player_are_in(board):
    t = apart(board, environments=[environment(name="Fog")])
    view = t.game.view(0)
    at = {c["name"]: c.get("area") for c in view["play"]}
    assert at["One"] == 1 and at["Two"] == 2 and at["Middle"] == 0 and at["Fog"] is None
    assert [p["area"] for p in view["players"]] == [1, 2]
    assert "area" not in board().game.view(0)["players"][0]


def test_explain_says_that_it_is_in_another_area(board):
    t = apart(board)
    why = t.game.explain(0, Option("attack", t.hero.id, t["Two"].id))
    assert not why.ok and why.rule == "rr:players-play-area"
    assert "game area" in why.text("en") and "aire de jeu" in why.text("fr")
