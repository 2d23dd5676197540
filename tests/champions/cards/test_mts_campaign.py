"""The cards of the campaign of The Mad Titan's Shadow."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.bots.champions import HeuristicBot
from quickstrike.champions.testkit import (
    ally,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
)
from quickstrike.champions.vocab import AN_ALLY, ONE_AT_RANDOM, ONE_IN_HAND, YOU, Damage, Discard, Draw


@rule("rr:flip")
def test_the_landing_pad_turns_into_cosmo(board):
    t = board(player(), player(), first=1, turn=0, sides=[on("21180a", threat=1)])
    t.thwart(t.side)
    assert t.ally.name == "Cosmo" and t.ally.controller == 1 and not t.state.zones["victory"]
    t.play(event(Damage(AN_ALLY, 3)))
    assert not t.allies and len(t.zone("removed")) == 1


def test_cosmo_needs_no_room(board):
    t = board(play=[ally(), ally(), ally(), "21180b"])
    t.play(event(Damage(YOU, 1)))
    assert len(t.allies) == 4 and t.asked == "turn"


def test_security_breach(board):
    lost = resource()
    t = board(hand=[lost, resource()])
    t.reveal(t.add("21181", "encounter"))
    assert t["21181"].threat == 2 + 2 and len(t.hand) == 1
    t = board(hand=[resource()], sides=[on("21181", threat=1, under=[])])
    t.thwart(t["21181"])
    assert t["21181"].where == "victory"


def test_what_was_laid_under_security_breach_comes_back(board):
    kept = resource()
    t = board(hand=[kept])
    t.reveal(t.add("21181", "encounter"))
    t.state.play[t["21181"].id].threat = 1
    t.thwart(t["21181"])
    assert [c.id for c in t.hand] == [t[kept].id]


def test_the_shawarma_place_turns_into_black_swan(board):
    t = board(hand=[resource()], sides=[on("21182a", threat=1)], aside=["21183"])
    t.thwart(t.side)
    assert t["21183"].where == "deck0" and t.state.owners[t["21183"].id] == 0
    assert t.minion.name == "Black Swan" and t.minion.engaged == 0 and t.minion.tough and not t.hand


def test_black_swan_engages_the_first_player(board):
    t = board(player(), player(), first=1, turn=0, sides=[on("21182a", threat=1)])
    t.thwart(t.side)
    t.choose(t.seats[0])
    assert t.minion.engaged == 1


def test_black_swan_goes_to_the_victory_display(board):
    t = board(engaged=[on("21182b", damage=3)])
    t.attack(t.minion)
    assert not t.minions and len(t.zone("victory")) == 1


def test_shawarma_is_three_resources(board):
    dear = event(Draw(1), cost=3)
    t = board(hand=["21183", dear])
    t.play(dear)
    assert t["21183"].where == "discard0" and len(t.hand) == 1


def test_the_computer_finds_a_card_and_defends_itself(board):
    wanted = resource(name="Wanted")
    t = board(sides=[on("21184a", threat=1)], deck=[wanted])
    t.thwart(t.side)
    t.choose(t[wanted])
    assert [c.id for c in t.hand] == [t[wanted].id]
    assert t.side.name == "Defensive Protocols" and t.side.threat == 4


def test_defensive_protocols_crash(board):
    t = board(sides=[on("21184b", threat=4)], aside=["21185"], encounter=[treachery()] * 4)
    t.villain_phase()
    assert t["21184b"].counters("crash") == 1 and t["21185"].where == "aside"
    t.villain_phase()
    assert t["21185"].where == "hand0" and not t.sides


def test_defensive_protocols_defeated(board):
    t = board(sides=[on("21184b", threat=1)])
    t.thwart(t.side)
    assert not t.sides and len(t.zone("victory")) == 1


# ---- System Shock ----------------------------------------------------------------------------------------------------
def test_system_shock_is_kept(board):
    other = resource(mental=1)
    t = board(hand=["21185", other, event(Discard(ONE_IN_HAND), cost=0)], deck=["21185"])
    t.play(t.hand[2])
    assert t["21185"].where == "hand0" and t[other].where == "discard0"  # nobody was asked
    t.play(event(Draw(1)))
    assert [t.state.codes[c.id] for c in t.hand] == ["21185", "21185"]  # drawn, it comes to the hand


def test_system_shock_may_be_lost_by_chance(board):
    t = board(hand=["21185"])
    t.play(event(Discard(ONE_AT_RANDOM)))
    assert t["21185"].where == "discard0"


def test_system_shock_fills_the_hand(board):
    t = board(hand=["21185"] * 7, encounter=[treachery()] * 3)
    t.villain_phase()
    assert len(t.hand) == 7


@pytest.mark.parametrize(
    ("form", "res", "gone"), [("alter-ego", "mental", True), ("alter-ego", "energy", False), ("hero", "mental", False)]
)
def test_system_shock_is_removed_in_peace(board, form, res, gone):
    t = board(form=form, hand=["21185", resource(**{res: 1})])
    if gone:
        t.use(t["21185"])
        assert t["21185"].where == "removed" and not t.hand
    else:
        t.cannot("use", t["21185"])


def test_a_bot_gets_rid_of_system_shock(board):
    t = board(form="alter-ego", hand=["21185", resource(mental=1)])
    game = t.game
    assert HeuristicBot("x").choose(game, game.decision).verb == "use"


# ---- the Norn Stones -------------------------------------------------------------------------------------------------
def test_the_norn_stones_are_found_while_hela_is_wounded(board):
    t = board(villain="21136a", sides=[on("21186a", threat=1)], aside=["21187a"])
    assert not t.options("thwart")
    t = board(villain="21136b", sides=[on("21186a", threat=1)], aside=["21187a"])
    t.thwart(t.side)
    assert t["21187a"].controller == 0 and t.hero.atk == 3
    assert t.side.name == "Retrieve Odin's Armor" and t.side.threat == 4


def test_the_armor_makes_a_king(board):
    t = board(villain="21136b", sides=[on("21186b", threat=1)])
    assert not t.options("thwart")
    t = board(villain="21136b", sides=[on("21186b", threat=1)], play=[on("21139a", damage=4)])
    t.thwart(t.side)
    assert t.ally.trait("King") and t.ally.damage == 0 and len(t.zone("victory")) == 1


def test_a_norn_stone(board):
    t = board(play=["21187a"])
    assert (t.hero.atk, t.hero.thw, t.hero.def_) == (3, 3, 3)
    t.attack(t.villain)
    t.use(t["21187a"])
    assert not t.hero.exhausted and t.hero.atk == 3 and t.state.play[t["21187a"].id].face.code == "21187b"
    t = board(form="alter-ego", damage=2, play=["21187b"])
    t.use(t["21187b"])
    assert t.me.identity.damage == 1 and t["21187b"].exhausted


def test_summoned_back(board):
    t = board(
        hero="spider-man",
        aside=["01167"],
        encounter=[treachery(Damage(YOU, 1))] * 3,
        filler=0,
        deck=[resource()],
        form="alter-ego",
    )
    t.reveal(t.add("21188", "encounter"))
    t.pass_all()
    assert t["01167"].engaged == 0 and t.me.identity.damage == 1  # and it surges


# ---- Loki's dungeons -------------------------------------------------------------------------------------------------
def test_the_dungeons_are_open_and_jormungand_comes(board):
    t = board(villain="21161", sides=[on("21189a", threat=1)], aside=["21190", "21192"])
    t.thwart(t.side)
    t.choose(t["21192"])
    assert t["21192"].controller == 0 and not t["21190"].in_play
    assert t["21189a"].host.name == "Loki" and t.villain.hp == 24


def test_jormungand_goes_with_loki(board):
    t = board(
        villain=on("21161", damage=22, attached=["21189b"]),
        main=on("21165b", threat=0),
        aside=["21162"],
        encounter=[side_scheme(), treachery()],
    )
    t.attack(t.villain)
    t.use(t.main)
    assert t["21162"].in_play and t.villain.hp == 20 and not t.villain.attached


def test_the_warriors(board):
    t = board(play=["21190"], hand=[resource(physical=1)])
    t.attack(t.villain, who=t.ally)
    t.use(t.ally)
    assert not t.ally.exhausted
    t = board(play=["21191"], sides=[on(side_scheme(crisis=1), threat=5)], threat=4)
    t.thwart(t.main, who=t.ally)
    assert t.main.threat == 1
    t = board(play=["21192"], villain=on(foe(hp=9), tough=1))
    t.attack(t.villain, who=t.ally)
    assert t.villain.damage == 3 and not t.villain.tough
    t = board(play=["21193"], engaged=[minion(atk=1)])
    assert t.ally.keyword("retaliate")


def test_only_captives_are_freed(board):
    t = board(villain="21161", sides=[on("21189a", threat=1)], aside=["21011"])
    t.thwart(t.side)
    assert not t.allies
