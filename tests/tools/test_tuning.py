"""The script that tunes weights by duels, on one whose answer is known."""

from __future__ import annotations

import json

import pytest
from tools.tune_duels import Tuned, moved, spread, tune

from tools import tune_duels

STEPS = {"good": 0.3, "nothing": 0.3, "from zero": -0.1}


@pytest.fixture
def two(monkeypatch):
    """A game in which whoever has more of the first weight wins; a bot is its weights."""
    monkeypatch.setattr(tune_duels, "mirrored", lambda game: ["x"])

    def duel(game, t, mine, other, what, seed, rows=None):
        return float(mine["good"] > other["good"]), 0.0 if seed.endswith("3") else 1.0

    monkeypatch.setattr(tune_duels, "duel", duel)
    return Tuned(dict.fromkeys(STEPS, 1.0) | {"from zero": 0.0}, STEPS, dict, "", "")


def test_what_wins_goes_up(two, tmp_path):
    tune("any", two, two.start, 3, 12, "seed", tmp_path / "out.json")
    found = json.loads((tmp_path / "out.json").read_text())
    assert found["good"] > 2
    assert found["good"] > found["nothing"]
    assert found["from zero"] >= 0


def test_a_step_is_a_part_of_the_weight_or_a_number(two):
    there = moved(two, two.start, {"good": 1.0, "nothing": 0.0, "from zero": 2.0})
    assert there == {"good": pytest.approx(1.3499, abs=1e-3), "nothing": 1.0, "from zero": pytest.approx(0.2)}
    assert moved(two, two.start, dict.fromkeys(STEPS, -1.0))["from zero"] == 0


def test_the_mean_comes_with_its_standard_error():
    assert spread([0.0, 1.0, 0.0, 1.0]) == (0.5, pytest.approx(0.2887, abs=1e-3))


@pytest.mark.parametrize("game", ["dicethrone", "vs"])
def test_every_weight_that_is_tuned_is_one_of_its_bot(game):
    t = tune_duels.GAMES[game]()
    bot = t.bot(moved(t, t.start, dict.fromkeys(t.start, 0.5)))
    assert type(bot) is type(t.bot(t.start))
    assert set(t.steps) == set(t.start)


def test_duels_are_kept_for_learning(tmp_path):
    t = tune_duels.GAMES["vs"]()
    won, lead = tune_duels.duel("vs", t, t.bot(t.start), t.bot(t.start), "tidewatch", "s", tmp_path / "rows.jsonl")
    assert (won, lead) == (0.5, 0.0)
    rows = [json.loads(x) for x in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert len(rows) == 2
    assert all(len(r["seats"]) == 2 and r["seats"][0] for r in rows)
