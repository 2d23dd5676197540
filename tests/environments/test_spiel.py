"""Every game in OpenSpiel."""

from __future__ import annotations

import os
from importlib.util import find_spec

import numpy as np
import pytest

from quickstrike import games


@pytest.fixture
def pyspiel():
    if find_spec("pyspiel") is None:
        said = "OpenSpiel is not there: pip install quickstrike[spiel]"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    import pyspiel

    return pyspiel


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_played_to_its_end_and_copies_go_their_own_way(pyspiel, name):
    from quickstrike.environments import spiel

    assert f"quickstrike_{name}" in spiel.register()
    game = pyspiel.load_game(f"quickstrike_{name}")
    state, rng, observer = game.new_initial_state(), np.random.default_rng(0), game.make_py_observer()
    assert state.is_chance_node() and abs(sum(p for _, p in state.chance_outcomes()) - 1) < 1e-9
    state.apply_action(7)
    n = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and max(legal) < game.num_distinct_actions()
        action = int(rng.choice(legal))
        if n == 10:
            twin = state.clone()
            twin.apply_action(action)
            observer.set_from(state, state.current_player())
            assert observer.tensor.any() and len(twin.played.answers) == len(state.played.answers) + 1
            assert state.action_to_string(state.current_player(), action) and str(state)
        state.apply_action(action)
        n += 1
    assert n > 10 and all(-1 <= r <= 1 for r in state.returns()) and not twin.is_terminal()


@pytest.mark.parametrize("name", games.names())
def test_a_state_in_the_middle_of_a_game_goes_through_text(pyspiel, name):
    from quickstrike.environments import spiel

    spiel.register()
    game, rng = pyspiel.load_game(f"quickstrike_{name}"), np.random.default_rng(0)
    state = game.new_initial_state()
    assert game.deserialize_state(state.serialize()).is_chance_node()
    state.apply_action(7)
    for _ in range(15):
        state.apply_action(int(rng.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other_game) == str(game) and other.history() == again.history() == state.history()
    for _ in range(30):
        if state.is_terminal():
            break
        assert again.legal_actions() == state.legal_actions() == other.legal_actions()
        action = int(rng.choice(state.legal_actions()))
        for x in (state, again, other):
            x.apply_action(action)
        assert str(again) == str(state) == str(other) and again.returns() == state.returns()


@pytest.mark.parametrize(
    ("name", "params", "seats", "says"),
    [
        (
            "champions",
            {"heroes": "spider-man:justice+she-hulk:aggression", "scenario": "klaw", "mode": "expert", "heroic": 1},
            2,
            "Klaw",
        ),
        ("dicethrone", {"heroes": "thor+black-widow"}, 2, "Thor"),
        ("vs", {"decks": "tidewatch+ashen-choir"}, 2, "Turn"),
    ],
)
def test_parameters_say_who_plays_what(pyspiel, name, params, seats, says):
    from quickstrike.environments import spiel

    spiel.register()
    game = pyspiel.load_game(f"quickstrike_{name}", params)
    state = game.new_initial_state()
    state.apply_action(3)
    assert game.num_players() == seats and says in str(state)
    for key, value in params.items():
        packed = state.played.setup[key]
        assert packed == value or "+".join(packed) == value
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.num_players() == seats and str(other) == str(state)
