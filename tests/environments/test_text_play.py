"""A game in text: the table, options by number, answers, a transcript."""

from __future__ import annotations

import json

import numpy as np
import pytest

from quickstrike import games
from quickstrike.dicethrone.loading import hero
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


@pytest.mark.parametrize("said", ["none of them", "0", "99", "", "-1", "option -1", "12345", "1" * 9999])
def test_what_is_no_option_is_refused_and_nothing_happens(said):
    play = TextPlay("champions", seed=4)
    before = play.game.save()
    with pytest.raises(IllegalAnswer, match=r"from 1 to \d+"):
        play.answer(said)
    assert play.game.save() == before and play.turns == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.names())
def test_every_card_in_hand_is_told_whole_and_once(game, lang):
    play = TextPlay(game, seed=4, lang=lang)
    told = 0
    for _ in range(12):
        state = play.game.state
        for code in {state.codes[c] for c in state.zones[f"hand{play.seat}"]}:
            if text := play.kit.text_of(code, lang).replace("\n", " / "):
                line = f"\n{play.kit.card_title(code, lang)}: {text}\n"
                assert play.prompt().count(line) == 1 and "…" not in line
                told += 1
        play.answer(1)
    assert told > 10


def test_abilities_of_dice_throne_are_told_at_their_level():
    play = TextPlay("dicethrone", {"heroes": ["thor", "spider-man"]}, seed=4)
    space = next(x for x in hero("thor").spaces if len(x.levels) > 1)
    name = f"Thor, {space.name.en}"
    assert f"\n{name} I: " in play.prompt()
    play.game.state.players[0].levels[space.id] = 2
    assert f"\n{name} II: " in play.prompt() and f"\n{name} I: " not in play.prompt()


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
