"""What every bot owes: legal answers, the same ones each time, and no look at what its seat can't see."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.watching import Blindfolded, played_out

from quickstrike import champions
from quickstrike.bots import Endless, RandomBot, bot_of, play_out
from quickstrike.bots.champions import BOTS
from quickstrike.kernel.errors import SetupError

PLAIN = [b for b in BOTS if b != "search"]
"""The search bot has tests of its own: it takes longer."""
TABLES = [["spider-man"], ["captain-marvel"], ["spider-man", "captain-marvel"]]


def played(name, heroes, seed, watch=None):
    bots = [bot_of(name, f"{seed}/{p}") for p in range(len(heroes))]
    return played_out(champions.new(heroes, seed=seed), bots, watch)


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("heroes", TABLES, ids=len)
def test_bots_choose_options_that_are_there_and_never_concede(name, heroes):
    def watch(game, d, o, bot):
        assert any(o is x for x in d.options)
        assert o.verb != "concede"

    assert played(name, heroes, 3, watch).result in ("won", "lost")


@pytest.mark.parametrize("name", PLAIN)
def test_the_same_seed_gives_the_same_game(name):
    one, two = (played(name, TABLES[2], 5) for _ in range(2))
    assert [(s, o.id) for s, o in one.answers] == [(s, o.id) for s, o in two.answers]
    assert one.canonical() == two.canonical()


def test_another_seed_gives_another_random_game():
    games = [play_random(bot) for bot in ("a", "b")]
    assert games[0] != games[1]


def play_random(seed):
    game = champions.new(["spider-man"], seed=1)
    play_out(game, [RandomBot(seed)])
    return [o.id for _, o in game.answers]


@pytest.mark.parametrize("name", PLAIN)
def test_a_bot_sees_its_own_view_and_nothing_else(name):
    def watch(game, d, o, bot):
        assert bot.choose(Blindfolded(game, d.seat), d) is o

    played(name, TABLES[2], 7, watch)


def test_hidden_cards_make_no_difference_to_the_heuristic_bot():
    def watch(game, d, o, bot):
        other = game.resampled(d.seat, salt=d.number)
        mine = next(x for x in other.state.pending if x.seat == d.seat)
        assert bot.choose(other, mine).id == o.id

    for seed in range(2):
        played("heuristic", TABLES[2], seed, watch)


@pytest.mark.parametrize("name", PLAIN)
def test_a_bot_plays_a_clone_and_a_reloaded_save_on_alike(name):
    game = champions.new(TABLES[2], seed=4)
    bots = [bot_of(name, p) for p in range(2)]
    for _ in range(25):
        game.answer(bots[game.decision.seat].choose(game, game.decision))
    copies = [game, game.clone(), champions.load(game.save())]
    for g in copies:
        play_out(g, bots)
    assert all(a.canonical() == b.canonical() for a, b in pairwise(copies))


def test_a_game_that_does_not_end_says_so():
    with pytest.raises(Endless, match="not over after 10 decisions"):
        play_out(champions.new(seed=1), [RandomBot()], cap=10)


def test_an_unknown_bot_is_refused_with_a_suggestion():
    with pytest.raises(SetupError, match="unknown bot 'heuristc'; did you mean 'heuristic'"):
        bot_of("heuristc")
