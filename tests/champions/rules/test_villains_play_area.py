"""rr:villains-play-area: what lies there, and what in a player's play area: that leaves the game with its player."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import MAIN, THE_VILLAIN, YOU, AttachTo, Damage, a
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    foe,
    minion,
    obligation,
    on,
    player,
    side_scheme,
    treachery,
)

DOOM = treachery(Damage(YOU, 99))


@rule("rr:villains-play-area", "rr:villains-play-area.1")
def test_the_decks_of_the_scenario_are_nobodys(board):
    t = board(player(), player(), villain=[foe(), foe()])
    t.reveal(DOOM, seat=1)
    assert t.seats[1].out and t.villain.in_play and t.main.in_play
    assert (t.villain.controller, t.main.controller) == (-1, -1)
    assert len(t.zone("villain_deck")) == 1 and len(t.zone("encounter")) == 10


@rule("rr:villains-play-area", "rr:reveal", "rr:villains-play-area.2", "rr:reveal.6", "rr:reveal.7")
@pytest.mark.parametrize("card", [environment(), side_scheme()])
def test_environments_and_side_schemes_enter_play_there(board, card):
    t = board(player(), player())
    t.reveal(card, seat=1)
    assert t[card].in_play and (t[card].controller, t[card].engaged, t[card].host) == (-1, -1, None)
    t.reveal(DOOM, seat=1)
    assert t[card].in_play  # not in the play area of the player who revealed it


@rule("rr:villains-play-area", "rr:players-play-area", "rr:villains-play-area.3")
@pytest.mark.parametrize(("what", "stays"), [(THE_VILLAIN, True), (MAIN, True), (a("ally"), False)])
def test_an_attachment_is_where_its_host_is(board, what, stays):
    gear = attachment(AttachTo(what))
    t = board(player(), player(play=[ally()]))
    t.reveal(gear, seat=1)
    assert t[gear].host in (t.villain, t.main, t.ally)
    t.reveal(DOOM, seat=1)
    assert t[gear].in_play is stays and (stays or t[gear].where == "encounter_discard")


@rule("rr:villains-play-area", "rr:players-play-area", "rr:villains-play-area.4")
def test_engaged_minions_and_obligations_are_in_the_players_play_area(board):
    thug, debt = on(minion(name="Thug"), damage=1), obligation(name="Debt")
    t = board(player(), player(engaged=[thug]))
    t.reveal(debt, seat=1)
    assert (t["Thug"].engaged, t["Debt"].engaged) == (1, 1)
    t.reveal(DOOM, seat=1)
    assert (t["Thug"].engaged, t["Thug"].damage) == (0, 1)  # to the next player's play area
    assert t["Debt"].where == "encounter_discard"
