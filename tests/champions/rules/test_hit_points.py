"""Damage dealt and taken, number by number; hit points, dials and tokens."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ALLY,
    MAIN,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Amount,
    Count,
    Damage,
    DamageDealt,
    DamageTaken,
    Defeated,
    Draw,
    PlaceThreat,
    Prevent,
    StatOf,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    when_defeated,
    would,
)
from quickstrike.testkit import ally, event, foe, hero, minion, player, side_scheme, support, treachery, upgrade

CHARACTERS = each("character")


def shown(t, card):
    """What every seat sees of a card."""
    return next(c for c in t.game.view(-1)["play"] if c["id"] == card.id)


# ---- what is dealt, what is taken ----------------------------------------------------------------------------------
@rule("rr:damage", "rr:damage.2", "rr:hit-points", "rr:hit-points.4", "rr:hit-points.7")
def test_dials_go_down_and_tokens_pile_up(board):
    t = board(player(hero(hp=10), play=[ally(hp=5)], engaged=[minion(hp=4)]), villain=foe(hp=9))
    t.play(event(Damage(CHARACTERS, 2)))
    t.play(event(Damage(CHARACTERS, 1)))
    seen = {c.face.kind: (shown(t, c)["hp"], shown(t, c)["damage"]) for c in (t.hero, t.villain, t.ally, t.minion)}
    assert seen == {"hero": (7, 3), "villain": (6, 3), "ally": (2, 3), "minion": (1, 3)}


@rule("rr:damage", "rr:damage.3")
def test_what_is_dealt_is_what_is_taken(board):
    watch = support(forced_response(DamageDealt(YOU), PlaceThreat(MAIN, Amount())))
    t = board(play=[watch, support(forced_response(DamageTaken(YOU), Draw(Amount())))])
    t.reveal(treachery(Damage(YOU, 3)))
    t.answer("use")
    assert (t.hero.damage, t.main.threat, len(t.hand)) == (3, 3, 3)


@rule("rr:damage", "rr:damage.5", "rr:prevent")
@pytest.mark.parametrize("moment", [DamageDealt(YOU), DamageTaken(YOU)])
def test_preventing_some_leaves_the_damage_dealt_as_it_was(board, moment):
    save = support(forced_interrupt(would(moment), Prevent(3)))
    watch = support(forced_response(DamageDealt(YOU), PlaceThreat(MAIN, Amount())))
    t = board(play=[save, watch])
    t.reveal(treachery(Damage(YOU, 4)))
    assert (t.hero.damage, t.main.threat) == (1, 4)


@rule("rr:damage", "rr:damage.13", "rr:damage.14", "rr:when-defeated-abilities")
def test_when_defeated_finds_the_character_in_play_and_a_response_does_not(board):
    prey = minion(when_defeated(PlaceThreat(MAIN, 5 * Count(each("minion")))), hp=1)
    last = support(
        forced_response(Defeated(A_MINION), PlaceThreat(MAIN, 1 + Count(each("minion")))),
        forced_interrupt(Defeated(A_MINION), PlaceThreat(MAIN, 9)),
    )
    t = board(engaged=[prey], play=[last])
    t.attack(t.minion)
    assert [n[2] for n in t.log("threat")] == [9, 5, 1] and t[prey].where == "encounter_discard"


# ---- hit points ----------------------------------------------------------------------------------------------------
@rule("rr:hit-points", "rr:hit-points.1", "rr:character")
def test_identity_ally_minion_and_villain_have_hit_points_and_nothing_else_has(board):
    t = board(play=[ally(hp=2), support(), upgrade()], engaged=[minion(hp=3)], villain=foe(hp=5), sides=[side_scheme()])
    assert {c["kind"]: c["hp"] for c in t.game.view(0)["play"] if "hp" in c} == {
        "hero": 10,
        "ally": 2,
        "minion": 3,
        "villain": 5,
    }


@rule("rr:hit-points", "rr:hit-points.2", "rr:remaining-hit-points")
@pytest.mark.parametrize(("damage", "left"), [(1, 3), (3, 1), (4, 0)])
def test_remaining_hit_points_are_what_it_can_still_take(board, damage, left):
    t = board(play=[friend := ally(hp=4)])
    t.play(event(Damage(AN_ALLY, damage)))
    assert t[friend].in_play is (left > 0)
    if left:
        assert t[friend].hp == left
        t.play(event(Damage(AN_ALLY, left)))
        assert not t[friend].in_play


@rule("rr:hit-points", "rr:hit-points.3", "rr:printed")
def test_starting_hit_points_are_the_printed_ones(board):
    blow = event(Damage(THE_VILLAIN, StatOf("HP", YOUR_HERO, printed=True)))
    t = board(hero=hero(hp=9), damage=4, villain=foe(hp=30), play=[upgrade(constant(gets(YOUR_HERO, HP=5)))])
    t.play(blow)
    assert t.villain.damage == 9 and t.hero.hp == 10


@rule("rr:hit-points", "rr:hit-points.7", "rr:defeat")
def test_an_ally_and_a_minion_without_hit_points_go_to_their_piles(board):
    t = board(player(play=[friend := ally(hp=2)], engaged=[prey := minion(hp=2)]), player())
    t.play(event(Damage(CHARACTERS, 2)))
    assert (t[friend].where, t[prey].where) == ("discard0", "encounter_discard")


@rule("rr:hit-points", "rr:hit-points.8")
def test_no_damage_defeats_a_character_with_infinite_hit_points(board):
    t = board(villain=foe(hp="infinite"), engaged=[minion(hp=1)])
    t.attack(t.villain)
    t.play(event(Damage(THE_VILLAIN, 2_000_000)))
    assert t.villain.damage == 2_000_002 and t.villain.in_play and t.result is None
    t.attack(t.minion, damage=5, overkill=True)
    assert t.villain.damage == 2_000_006 and shown(t, t.villain)["endless"]
    t.quiet()
