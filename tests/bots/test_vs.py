"""The bot of the Vs. System: what every bot owes, and positions in which it is clear what a good player does."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.watching import Blindfolded, played_out
from tests.vs.board import code, do, side, table, to

from quickstrike import vs
from quickstrike.bots import RandomBot, bot_of, play_out
from quickstrike.bots.vs import HeuristicBot

TABLES = [
    ("tidewatch", "ashen-choir"),
    ("odd-couple", "odd-couple"),
    ("ashen-choir", "odd-couple", "tidewatch"),
    ("tidewatch", "odd-couple", "ashen-choir", "tidewatch"),
]


# ---- what every bot owes
@pytest.mark.parametrize("decks", TABLES, ids="-".join)
def test_it_chooses_options_that_are_there_by_what_it_sees(decks):
    def watch(game, d, o, bot):
        assert any(o is x for x in d.options)
        assert bot.choose(Blindfolded(game, d.seat), d) is o

    assert played_out(vs.new(decks, seed=3), [HeuristicBot()] * len(decks), watch).result


@pytest.mark.parametrize("decks", TABLES[1:3], ids="-".join)
def test_hidden_cards_make_no_difference(decks):
    def watch(game, d, o, bot):
        if d.number % 3 == 0:
            other = game.resampled(d.seat, salt=d.number)
            mine = next(x for x in other.state.pending if x.seat == d.seat)
            assert bot.choose(other, mine).id == o.id

    played_out(vs.new(decks, seed=5), [HeuristicBot()] * len(decks), watch)


def test_it_plays_a_clone_and_a_reloaded_save_on_alike():
    game, bots = vs.new(TABLES[2], seed=4), [bot_of("heuristic", p, "vs") for p in range(3)]
    for _ in range(60):
        game.answer(bots[game.decision.seat].choose(game, game.decision))
    copies = [game, game.clone(), vs.load(game.save())]
    for g in copies:
        play_out(g, bots)
    assert all(a.canonical() == b.canonical() for a, b in pairwise(copies))


@pytest.mark.parametrize("decks", [("tidewatch", "ashen-choir"), ("ashen-choir", "odd-couple")], ids="-".join)
def test_it_beats_chance(decks):
    """docs/vs-bots.md has the figures of many games."""
    won = 0
    for seed in range(8):
        bots = [HeuristicBot(), RandomBot(seed)]
        g = vs.new(decks, seed=seed, quiet=True)
        mine = seed % 2
        play_out(g, bots if mine == 0 else bots[::-1])
        won += g.result == f"seat {mine}"
    assert won == 8


# ---- what a good player does
def choice(g):
    """What the bot answers now: (verb, card, target) by the names of the test cards."""
    d = g.decision
    o = HeuristicBot().choose(g, d)
    name = [g.state.codes[c].removeprefix("t:") if c >= 0 else "" for c in (o.card, o.target)]
    return (o.verb, *(x for x in name if x))


def building(hand, resources, mine=(), phase="recruit"):
    return table(side(list(mine), hand=hand, resources=resources), side(["blue-3"]), phase=phase, active=1)


def test_it_recruits_on_the_curve():
    assert choice(building(["red-1", "red-3", "red-5"], 3)) == ("recruit", "red-3")


def test_it_spends_all_its_points():
    g = building(["red-2", "red-1", "red-5"], 3)
    assert choice(g) == ("recruit", "red-2")


def test_it_does_not_recruit_over_its_own_character():
    assert choice(building(["red-3"], 3, ["red-3"])) == ("pass",)


def test_a_location_becomes_the_resource():
    assert choice(building(["red-3", "pier", "red-1"], 2, phase="resource")) == ("resource", "pier")


def test_a_location_is_turned_up():
    assert choice(building([], ["pier", "red-1", "red-2"])) == ("flip", "pier")


def test_it_attacks_whom_it_can_stun():
    g = table(side(["red-5"]), side(["blue-3"]))
    assert choice(g) == ("attack", "red-5", "blue-3")


def test_it_does_not_attack_in_vain():
    assert choice(table(side(["red-1"]), side(["red-5"]))) == ("pass",)


def test_it_attacks_the_player_who_has_nobody_left():
    g = table(side(["red-5"]), side([{"card": "blue-3", "stunned": True}]))
    assert choice(g) == ("attack", "red-5")


def test_it_attacks_together_whom_nobody_can_stun_alone():
    g = table(side(["red-3", "red-flier"]), side(["red-5"]))
    assert choice(g) == ("team_attack", "red-5")


def test_it_powers_up_where_that_turns_the_attack():
    g = table(side(["red-3"], hand=["red-3"]), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    while g.state.chain:
        do(g, "pass")
    assert choice(g) == ("power_up", "red-3", "red-3")


def test_it_reinforces_against_breakthrough():
    g = table(side(["red-5"]), side(["blue-1"], ["blue-3"]))
    do(g, "attack", "red-5", "blue-1")
    while g.state.chain:
        do(g, "pass")
    to(g, 1)
    assert choice(g) == ("reinforce", "blue-3")


def test_it_recovers_the_best():
    stunned = [{"card": c, "stunned": True} for c in ("red-1", "red-5", "red-3")]
    g = table(side(stunned), side(["blue-3"]), phase="recovery")
    to(g, 0)
    while g.decision.kind != "recover":
        do(g, "pass")
    assert choice(g) == ("recover", "red-5")


def test_a_ranged_character_stands_behind():
    g = table(side(["red-archer", "red-5"]), side(["blue-4"]), phase="formation", active=1)
    while g.decision is not None and g.decision.kind == "formation":
        g.answer(HeuristicBot().choose(g, g.decision))
    rows = {g.state.codes[t.card]: t.row for t in g.state.characters(0)}
    assert rows == {code("red-archer"): "support", code("red-5"): "front"}


def test_it_stuns_somebody_elses():
    g = table(side(["red-1"], hand=["trip"]), side(["blue-4", "blue-1"]))
    assert choice(g) == ("play", "trip")
    do(g, "play", "trip")
    assert choice(g) == ("target", "blue-4")
