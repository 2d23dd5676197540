"""The tables of how often bots win: the same seeds, nothing played twice, an interval for each."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import strength, told


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


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--bot", "nobody", "--out", "games.jsonl"], "strength: unknown bot 'nobody'"),
        (["--bot", "random", "--out", "nowhere/games.jsonl"], "strength: nowhere/games.jsonl: No such file"),
        (["--bot", "random", "--out", "text.md"], "strength: text.md, line 1: not a row of this tool"),
        (["--bot", "random", "--games", "0", "--out", "games.jsonl"], "'0' is no whole number above 0"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(monkeypatch, capsys, tmp_path, args, says):
    monkeypatch.chdir(tmp_path)
    Path("text.md").write_text("# Text\n")
    monkeypatch.setattr(sys, "argv", ["tools/strength.py", "champions", *args])
    with pytest.raises(SystemExit) as end:
        told.run(strength.main)
    err = capsys.readouterr().err
    assert end.value.code == 2 and says in err and "Traceback" not in err
    assert not Path("games.jsonl").exists() and Path("text.md").read_text() == "# Text\n"


def test_a_row_that_was_broken_off_is_played_again(monkeypatch, capsys, tmp_path):
    out = tmp_path / "games.jsonl"
    args = ("champions", "--bot", "random", "--games", 1, "--villains", "rhino", "--out", out)
    run(monkeypatch, capsys, *args)
    whole = out.read_text().splitlines()
    out.write_text("\n".join(whole)[:-9])
    run(monkeypatch, capsys, *args)
    assert [json.loads(x)["seed"] for x in out.read_text().splitlines()] == [json.loads(x)["seed"] for x in whole]
