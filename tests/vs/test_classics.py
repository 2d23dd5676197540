"""Printed cards: those whose facts are proven do what they say, the others are refused by name."""

from __future__ import annotations

import json

import pytest
from tests.marks import rule
from tests.vs.board import (
    asked,
    can,
    do,
    endurance,
    find,
    in_play,
    passes,
    settle,
    side,
    table,
    teams,
    thing,
    until,
    why,
    zone,
)

from quickstrike import vs
from quickstrike.cli import main
from quickstrike.kernel.errors import QuickstrikeError, SetupError
from quickstrike.vs.decks import read_deck
from quickstrike.vs.loading import add_file, card
from quickstrike.vs.reading import CONFIDENCE, read_cards
from quickstrike.vs.rules.layers import props
from quickstrike.vs.unproven import all_unproven
from quickstrike.vs.unproven import find as find_unproven

EXTRAS = """
[[card]]
id = "member"
name = "Member"
cost = 2
atk = 2
def = 2
teams = ["avengers", "future-foes", "jla", "league-of-assassins", "outsiders", "squadron-supreme"]
[[card]]
id = "other-member"
name = "Other Member"
cost = 2
atk = 3
def = 3
teams = ["outsiders"]
[[card]]
id = "small"
name = "Small One"
cost = 1
atk = 1
def = 1
"""
if "x:member" not in vs.CARDS:
    add_file(read_cards(EXTRAS, "x", tuple(vs.loading.TEAMS)))


def attacked(g, card, target):
    """The attack is under way, and somebody is asked."""
    do(g, "attack", card, target)
    while g.state.attack is None:
        passes(g)


def test_every_printed_card_says_where_it_is_from():
    printed = [c for code, c in vs.CARDS.items() if code.startswith("classic:")]
    assert len(printed) == 9
    assert all(c.source and c.confidence in CONFIDENCE for c in printed)


@rule("vs:508")
def test_thor_mills_and_that_player_pays():
    hand = ["classic:thor-odinson"]
    g = table(side(["classic:thor-odinson"], deck=["red-1", "blue-4"]), side(["blue-3"], hand=hand))
    do(g, "attack", "classic:thor-odinson", "blue-3")
    settle(g)
    assert zone(g, "ko") == ["blue-4"] and endurance(g) == [50, 50 - 3 - 4 - 4]


@rule("vs:508")
def test_thor_in_a_game_of_three_hits_whom_he_hit():
    g = table(side(["classic:thor-odinson"], deck=["blue-4"]), side(["blue-1"]), side(["blue-3"]))
    do(g, "attack", "classic:thor-odinson", "blue-3")
    settle(g)
    assert endurance(g) == [50, 50, 50 - 3 - 4 - 4]


@rule("vs:404", "vs:505")
@pytest.mark.parametrize("held", ["x:member", "x:other-member"])
def test_thor_wants_an_avenger_shown(held):
    g = table(side(["red-3"], hand=["classic:thor-odinson", held]), side(["blue-3"]), phase="recruit")
    assert can(g, "recruit", "classic:thor-odinson") is (held == "x:member")


@rule("vs:513.2c", "vs:514.5")
def test_tower_of_babel_in_each_ones_own_attack_step():
    hand = ["classic:tower-of-babel", "trip"]
    g = table(side(["x:member", "red-3"], hand=hand), side(["blue-3"], hand=["trip"]))
    do(g, "play", "classic:tower-of-babel")
    while g.state.chain:
        passes(g)
    assert teams(g, "red-3") == [] and teams(g, "blue-3") == ["blue"] and len(teams(g, "x:member")) == 6
    until(g, "attack", 1)
    assert teams(g, "red-3") == ["red"] and teams(g, "blue-3") == []


@rule("vs:508")
def test_clench_virus_kos_above_the_cost():
    virus = {"card": "classic:clench-virus", "up": True}
    sick = {"card": "blue-1", "counters": {"plague": 1}}
    g = table(side(["red-3"], resources=[virus], hand=["trip"]), side([sick, "blue-4"], hand=["trip"]))
    asked(g, "target")
    do(g, "target", "blue-1")
    settle(g)
    assert not in_play(g, "blue-1")
    g = table(side(["red-3"], resources=[virus], hand=["trip"]), side(["blue-1", "blue-4"], hand=["trip"]))
    asked(g, "target")
    do(g, "target", "blue-1")
    settle(g)
    assert in_play(g, "blue-1") and thing(g, "blue-1").counters == {"plague": 1}, "as many as its cost is not more"


@rule("vs:513.2d", "vs:513.2c")
def test_other_earth():
    g = table(side(["x:member", "red-5"], hand=["classic:other-earth", "push"]), side(["blue-3"], ["blue-1"]))
    do(g, "play", "classic:other-earth")
    while g.state.chain:
        passes(g)
    assert not can(g, "play", "push") and why(g, 0, "play", "push") == "vs:513.2d"
    assert props(g.state, find(g, "blue-3")).defense == 4, "only while it defends"
    do(g, "attack", "red-5", "blue-3")
    settle(g)
    assert endurance(g)[1] == 50 - 3 - 7


@rule("vs:508")
def test_other_earth_as_the_second_plot_twist():
    hand = ["alone", "classic:other-earth", "push"]
    g = table(side(["x:member"], hand=hand), side(["blue-3"], ["blue-1"]))
    for name in ("alone", "classic:other-earth"):
        do(g, "play", name)
        while g.state.chain:
            passes(g)
    assert not can(g, "play", "push"), "that part of it has no condition"
    attacked(g, "x:member", "blue-3")
    assert props(g.state, find(g, "blue-3")).defense == 4 and can(g, "reinforce", "blue-1")


@rule("vs:508")
@pytest.mark.parametrize(("answer", "left"), [("yes", 2), ("no", 0)])
def test_chain_lightning_unless_a_card_is_discarded(answer, left):
    g = table(side(["x:member"], hand=["classic:chain-lightning", "push"]), side(["blue-3"], hand=["red-1"]))
    attacked(g, "x:member", "blue-3")
    do(g, "play", "classic:chain-lightning")
    do(g, "target", "blue-3")
    asked(g, "unless")
    assert g.decision.seat == 1
    do(g, answer)
    assert g.state.attack is not None and props(g.state, find(g, "blue-3")).defense == left
    settle(g)
    assert len(zone(g, "hand", 1)) == (0 if answer == "yes" else 1)


@rule("vs:508")
def test_watchtower_shows_what_it_turns_up():
    tower = {"card": "classic:the-watchtower", "up": True}
    deck = ["x:member", "trip", "red-1", "x:other-member", "x:member"]
    g = table(side(["red-3"], resources=[tower], hand=["red-1", "trip"], deck=deck), side(["blue-3"]))
    do(g, "use", "classic:the-watchtower")
    do(g, "pay", "red-1")
    asked(g, "search deck")
    assert sum(n[0] == "reveal" for n in g.log) == 4
    assert [g.state.codes[o.card] for o in g.decision.options if o.verb == "take"] == ["x:member"]
    do(g, "take", "x:member")
    assert "x:member" in zone(g, "hand") and len(zone(g, "deck")) == 4


@rule("vs:508", "vs:513.2i")
@pytest.mark.parametrize(("target", "returns"), [("x:small", True), ("green-3", False)])
def test_batman_and_the_outsiders_counts_team_attackers(target, returns):
    hand = ["classic:batman-and-the-outsiders"]
    g = table(side(["x:member", "x:other-member"], hand=hand), side(["blue-3", "green-3", "x:small"]))
    do(g, "team_attack", target="blue-3", value="outsiders")
    while g.state.attack is None:
        passes(g)
    if g.decision.seat != 0:
        passes(g)
    do(g, "play", hand[0])
    assert not can(g, "target", "blue-3"), "it defends"
    do(g, "target", target)
    settle(g)
    assert in_play(g, target) is not returns


# ---- what can't be played
def test_what_is_not_proven_is_refused_by_name(capsys):
    with pytest.raises(SetupError) as e:
        card("Savage Beatdown")
    assert "Savage Beatdown" in str(e.value) and "its exact text" in str(e.value)
    assert "texte exact" in e.value.told("fr")
    with pytest.raises(QuickstrikeError) as bad:
        read_deck('name = "D"\ncards = [[4, "classic:captain-america-steve-rogers"]]', "d", "d.toml")
    assert "d.toml:2" in str(bad.value) and "after November 2004" in str(bad.value)
    assert main(["vs", "cards", "lost", "city"]) == 2
    assert "Lost City" in capsys.readouterr().err


def test_the_list_of_what_is_missing(capsys):
    assert main(["vs", "cards", "--missing", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == len(all_unproven()) == 244
    assert main(["vs", "cards", "--missing", "harley", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Harley Quinn (DOR) : son coût, son ATK, sa DEF" in out and out.count("\n") == 2


def test_nothing_is_both_playable_and_missing():
    shipped = [c for code, c in vs.CARDS.items() if not code.startswith(("t:", "x:"))]
    playable = {f"{c.name.en}, {c.version.en}" if c.version.en else c.name.en for c in shipped}
    assert not playable & {x.full for x in all_unproven()}
    assert all(x.lacks for x in all_unproven()) and find_unproven("batman") is not None
