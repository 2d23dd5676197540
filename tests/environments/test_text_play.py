"""A game in text: the table, options by number, answers, a transcript."""

from __future__ import annotations

import json

import numpy as np
import pytest

from quickstrike import games
from quickstrike.environments import TextPlay
from quickstrike.kernel.errors import IllegalAnswer


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_played_to_its_end_by_numbers(game, lang):
    play = TextPlay(game, seed=4, seats=[0], lang=lang)
    n, rng = 0, np.random.default_rng(0)
    while not play.over:
        text = play.prompt()
        assert f"\n1. {play.speech.option(play.game, play.game.decision, play.options()[0], lang)}\n" in text
        assert play.seat == 0
        n += 1
        play.answer(f"I choose option {rng.integers(len(play.options())) + 1}.")
        assert n < 3000
    told = json.loads(json.dumps(play.transcript()))
    assert told["result"] and told["payoff"]["0"] in (0, 0.5, 1) and len(told["turns"]) == n
    assert play.prompt() and play.seat == -1


def test_the_prompt_tells_what_happened_since():
    play = TextPlay("champions", seed=4)
    play.answer(len(play.options()))
    assert "Since then" in play.prompt()


@pytest.mark.parametrize("said", ["none of them", "0", "99", ""])
def test_what_is_no_option_is_refused_and_nothing_happens(said):
    play = TextPlay("champions", seed=4)
    before = play.game.save()
    with pytest.raises(IllegalAnswer, match=r"from 1 to \d+"):
        play.answer(said)
    assert play.game.save() == before and play.turns == []


def test_hidden_cards_are_not_in_the_prompt():
    play = TextPlay("vs", seed=4)
    while not play.game.state.zones["hand1"]:
        play.answer(1)
    seat = play.seat
    prompts = set()
    for salt in (1, 2, 3):
        play.game = play.game.resampled(seat, salt)
        prompts.add(play.prompt())
    assert len(prompts) == 1
