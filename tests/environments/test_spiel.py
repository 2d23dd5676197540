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
