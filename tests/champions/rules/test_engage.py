"""Minions and whom they are engaged with."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_PLAYER,
    ASIDE,
    FIRST_PLAYER,
    GUARD,
    QUICKSTRIKE,
    TOUGHNESS,
    YOU,
    Damage,
    Draw,
    Engage,
    Engaged,
    EngagedWith,
    EnteredPlay,
    In,
    PutIntoPlay,
    a,
    attack,
    each,
    forced_response,
    hero_action,
    response,
    when_revealed,
)
from quickstrike.testkit import attachment, event, foe, minion, on, player, support, treachery


@rule("rr:engage", "rr:minion", "rr:reveal", "rr:minion.2", "rr:reveal.4", "rr:engage.1", "rr:engage.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_revealed_minion_engages_the_player_who_reveals_it(board, seat):
    t = board(player(), player())
    t.reveal(card := minion(), seat=seat)
    assert t[card].in_play and t[card].engaged == seat and t.seats[seat].minions == [t[card]]


@rule("rr:engage", "rr:minion", "rr:minion.2")
def test_a_minion_put_into_play_engages_the_player_who_resolves_the_ability(board):
    t = board(player(), player(), aside=[card := minion()])
    t.reveal(treachery(PutIntoPlay(a("minion", In(ASIDE)))), seat=1)
    assert t[card].engaged == 1


@rule("rr:engage", "rr:engage.2")
def test_unless_the_effect_says_otherwise(board):
    t = board(player(), player(), aside=[card := minion()])
    t.reveal(treachery(PutIntoPlay(a("minion", In(ASIDE)), engaged=FIRST_PLAYER)), seat=1)
    assert t[card].engaged == 0


@rule("rr:engage")
def test_entering_play_and_being_engaged_are_one_moment(board):
    watch = support(forced_response(EnteredPlay(A_MINION), Draw(1)), forced_response(Engaged(A_MINION, YOU), Draw(1)))
    t = board(play=[watch])
    t.reveal(minion())
    assert t.asked == "order"
    t.answer("use", ability=0)
    assert len(t.hand) == 2
    t.quiet()


@rule("rr:engage", "rr:engage.3")
def test_it_stays_engaged_until_something_changes_that(board):
    t = board(player(engaged=[prey := minion(hp=5)]), player())
    t.attack(prey)
    t.change_form()
    assert t[prey].engaged == 0
    t.villain_phase()
    assert t[prey].engaged == 0


@rule("rr:engage", "rr:engage.3", "rr:engage.4")
def test_a_minion_can_be_made_to_engage_another_player_with_all_that_is_on_it(board):
    prey = minion(hp=9)
    watch = support(forced_response(Engaged(A_MINION, YOU), Draw(1)), forced_response(EnteredPlay(A_MINION), Draw(5)))
    t = board(
        player(engaged=[on(prey, damage=2, stunned=1, attached=[gear := attachment(atk=1)])]),
        player(play=[watch]),
        turn=1,
    )
    t.play(event(Engage(A_MINION)))
    assert (t[prey].engaged, t[prey].damage, t[prey].stunned, t[gear].host) == (1, 2, 1, t[prey])
    assert len(t.seats[1].hand) == 1
    t.quiet()


@rule("rr:engage", "rr:engage.5")
def test_not_again_with_the_same_player(board):
    t = board(engaged=[minion()], hand=[card := event(Engage(A_MINION))])
    t.cannot("play", card, ability=0, rule="rr:target")


@rule("rr:engage", "rr:quickstrike")
def test_quickstrike_acts_on_every_engagement_with_a_hero(board):
    t = board(player(engaged=[minion(QUICKSTRIKE, atk=2)]), player(), turn=1)
    t.play(event(Engage(A_MINION)))
    assert t.asked == "defend" and t.decision.seat == 1
    t.pass_().pass_()
    assert [s.identity.damage for s in t.seats] == [0, 2]
    t.quiet()


@rule("rr:engage", "rr:toughness")
def test_to_engage_is_not_to_enter_play(board):
    t = board(player(engaged=[minion(TOUGHNESS)]), player(), turn=1)
    t.play(event(Engage(A_MINION)))
    assert t.minion.engaged == 1 and t.minion.tough == 0


@rule("rr:engage", "rr:guard")
def test_engagement_decides_whom_a_minion_guards_against(board):
    t = board(player(engaged=[minion(GUARD)]), player(), turn=1)
    t.can("attack", t.me.identity, t.villain)
    t.play(event(Engage(A_MINION)))
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:engage", "rr:minion")
def test_effects_on_minions_engaged_with_you(board):
    mine, theirs = minion(hp=5), minion(hp=5)
    t = board(player(engaged=[mine]), player(engaged=[theirs]))
    t.play(event(hero_action(attack(each("minion", EngagedWith()), 2))))
    assert (t[mine].damage, t[theirs].damage) == (2, 0)


@rule("rr:engage", "rr:player-elimination")
def test_minions_of_an_eliminated_player_engage_the_next_one(board):
    prey = minion(hp=5)
    t = board(player(damage=9, engaged=[on(prey, damage=2)]), player(), player(), turn=1)
    t.reveal(treachery(Damage(YOU, 1)), seat=0)
    assert (t[prey].engaged, t[prey].damage) == (1, 2)
    t.quiet()


@rule("rr:minion", "rr:minion.6")
def test_a_minion_acts_only_against_its_own_player(board):
    t = board(player(), player(engaged=[minion(atk=2)]), villain=foe(atk=0), phase="villain")
    t.pass_all()
    assert [s.identity.damage for s in t.seats] == [0, 2]


@rule("rr:minion", "rr:engage")
def test_the_player_chosen_by_a_player_card_engages(board):
    t = board(player(), player(), player(engaged=[minion()]))
    t.play(event(Engage(A_MINION, A_PLAYER)))
    t.choose(t.seats[1])
    assert t.minion.engaged == 1


@rule("rr:minion", "rr:when-revealed-abilities")
def test_a_minion_remains_in_play_with_its_text(board):
    t = board(play=[support(response(Engaged(A_MINION), Draw(1)))])
    t.reveal(card := minion(when_revealed(Damage(YOU, 1))))
    t.pass_all()
    assert t[card].in_play and t.hero.damage == 1
    t.quiet()
