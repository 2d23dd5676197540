"""Saves made in the middle of effects, before steps had names: they are played again, or refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quickstrike.champions import ChampionsGame
from quickstrike.dicethrone import DiceThroneGame
from quickstrike.kernel.errors import SaveError

HERE = Path(__file__).parent
GAMES = {"defend": ChampionsGame, "pay": ChampionsGame, "dicethrone-defence": DiceThroneGame}


@pytest.mark.parametrize("name", GAMES)
def test_an_old_save_goes_on_where_it_was(name):
    text = (HERE / f"{name}.json").read_text()
    old, g = json.loads(text), GAMES[name].load(text)
    assert g.migrated and g.decision.kind == name.split("-")[-1] == old["state"]["pending"][0][1]
    assert len(g.answers) == len(old["answers"])
    assert not GAMES[name].load(g.save()).migrated


@pytest.mark.parametrize("name", GAMES)
def test_one_whose_answers_no_longer_fit_is_refused_in_one_sentence(name):
    old = json.loads((HERE / f"{name}.json").read_text())
    old["answers"][-1][1] = "dance"
    with pytest.raises(
        SaveError, match=r"^this save was made by other rules: '\w+' has changed since, and its answers"
    ):
        GAMES[name].load(json.dumps(old))
