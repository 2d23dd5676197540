"""The benchmark measures what it says it measures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quickstrike import champions
from quickstrike.games.champions import KIT
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.lab import bench as yardsticks
from quickstrike.lab.champions import card_bench as bench

OF_CHESS = ("chess_moves_per_s", "decisions_ratio", "clone_ratio", "pairing_ratio")
ROOT = Path(__file__).parents[2]


def test_all_fields_are_there_and_agree(monkeypatch):
    monkeypatch.setattr(yardsticks, "POSITIONS", 3)
    got = bench.measure(rounds=1, seconds=0.1)
    assert all(got[k] > 0 for k in KIT.units("en") if k not in OF_CHESS)
    assert got["decisions_per_s"] / got["games_per_s"] == pytest.approx(got["decisions_per_game"], rel=0.02)
    assert got["mix_ratio"] == pytest.approx(got["decisions_per_s"] / got["pairing_decisions_per_s"], rel=0.02)
    if got["chess_moves_per_s"]:
        assert got["decisions_ratio"] == pytest.approx(got["decisions_per_s"] / got["chess_moves_per_s"], rel=0.02)
        assert got["pairing_ratio"] == pytest.approx(got["decisions_ratio"] / got["mix_ratio"], rel=0.02)
        assert got["clone_ratio"] == pytest.approx(got["clone_us"] * got["chess_moves_per_s"] / 1e6, rel=0.02)


def test_without_the_yardstick_the_rest_is_measured(monkeypatch):
    monkeypatch.setattr(yardsticks, "POSITIONS", 2)
    monkeypatch.setattr(bench, "yardstick", lambda: None)
    got = bench.measure(rounds=1, seconds=0.05)
    assert got["games_per_s"] > 0
    assert [got[k] for k in OF_CHESS] == [None] * 4


def test_the_mix_is_every_hero_against_every_villain_of_the_core_set(monkeypatch):
    heroes = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")
    assert set(bench.MIX) == {(h, v) for h in heroes for v in ("rhino", "klaw", "ultron")}
    n = len(bench.MIX)
    played = []
    monkeypatch.setattr(bench, "play_random", lambda game, dice: played.append(game.setup) or 3)
    monkeypatch.setattr(bench, "cpu", lambda: 0.1 * len(played))
    assert bench.pairings(bench.MIX, 0.5, bench.Dice(1), 100) == (n, 3 * n, pytest.approx(0.1 * n)), (
        "never a part of it"
    )
    assert [(x["heroes"][0], x["scenario"]) for x in played] == list(bench.MIX)
    assert [x["seed"] for x in played] == [f"bench {n}" for n in range(100, 100 + n)]


def test_only_decisions_with_two_options_count():
    real = yardsticks.play_random(game := champions.new("iron-man", "klaw", seed="count"), bench.Dice(1))
    again = type(game).replay(game.setup, [])
    counted = 0
    for seat, o in game.answers:
        d = next(d for d in again.state.pending if d.seat == seat)
        counted += len([x for x in d.options if x.verb != "concede"]) >= 2
        again.answer(o.id, seat=seat)
    assert real == counted < len(game.answers)


def test_positions_stand_in_the_middle_of_an_effect(monkeypatch):
    monkeypatch.setattr(yardsticks, "POSITIONS", 20)
    games = bench.positions(bench.Dice(1), bench.solo, bench.BETWEEN, 4)
    assert all(g.decision.kind not in ("turn", "mulligan", "discard") for g in games)
    assert {g.setup["scenario"] for g in games} == {"rhino", "klaw", "ultron"}


def test_a_benchmark_of_nothing_is_refused():
    with pytest.raises(QuickstrikeError, match="at least one round"):
        bench.measure(rounds=0)


@pytest.mark.parametrize(("script", "args"), [("stranger.py", ["0.1"]), ("profile_games.py", ["random", "1"])])
def test_the_scripts_run(script, args):
    argv = [sys.executable, ROOT / "benchmarks" / script, *args]
    out = subprocess.run(argv, capture_output=True, text=True, check=True)
    assert "games/s" in out.stdout or "function calls" in out.stdout


def test_the_strangers_script_is_twenty_lines():
    lines = (ROOT / "benchmarks" / "stranger.py").read_text().strip().splitlines()
    assert len(lines) <= 22
