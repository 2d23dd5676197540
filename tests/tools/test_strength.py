"""The tables of how often bots win: the same seeds, nothing played twice, an interval for each."""

from __future__ import annotations

import json
import sys

import pytest

from tools import strength


def run(monkeypatch, capsys, *args):
    monkeypatch.setattr(sys, "argv", ["strength", *map(str, args)])
    strength.main()
    return capsys.readouterr().out


def test_an_interrupted_run_goes_on_where_it_was(monkeypatch, capsys, tmp_path):
    out = tmp_path / "games.jsonl"
    args = ("champions", "--bot", "random", "--games", 1, "--villains", "rhino", "--out", out)
    whole = run(monkeypatch, capsys, *args)
    rows = out.read_text().splitlines()
    assert len(rows) == 5 and json.loads(rows[0])["seed"].startswith("n1/")
    out.write_text("\n".join(rows[:3]) + "\n")
    again = run(monkeypatch, capsys, *args)
    assert len(out.read_text().splitlines()) == 5
    assert again.splitlines()[-1].split("|")[1:5] == whole.splitlines()[-1].split("|")[1:5]
    assert "of 5 = " in again


def test_bots_of_a_duel_change_seats(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(strength, "mirrored", lambda game: ["thor"])
    out = tmp_path / "games.jsonl"
    said = run(
        monkeypatch, capsys, "dicethrone", "--bot", "frequent", "--against", "random", "--games", 1, "--out", out
    )
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert {tuple(r["bots"]) for r in rows} == {("frequent", "random"), ("random", "frequent")}
    assert len({r["seed"] for r in rows}) == 1 and "frequent against random" in said


@pytest.mark.parametrize(
    ("won", "n", "low", "high"), [(11, 200, 0.031, 0.096), (132, 200, 0.592, 0.722), (0, 5, 0, 0.434)]
)
def test_intervals(won, n, low, high):
    assert strength.wilson(won, n) == pytest.approx((low, high), abs=0.001)
