"""`quickstrike vs`: what no other test of the game runs."""

from __future__ import annotations

import json

import pytest
from tests.champions.text.french import leaks

from quickstrike.cli import main
from quickstrike.lab.vs import team_bench as bench


def test_bench_has_champions_beside_it(capsys, monkeypatch):
    monkeypatch.setattr("quickstrike.lab.bench.POSITIONS", 2)
    got = bench.measure(1, 0.02)
    monkeypatch.setattr(bench, "measure", lambda rounds: got)
    assert main(["vs", "bench", "--rounds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert min(found[k] for k in found if k.endswith(("_us", "_per_s"))) > 0
    both = found["decisions_per_s"] / found["champions_decisions_per_s"]
    assert found["decisions_ratio"] == pytest.approx(both, rel=0.01)
    assert found["clone_ratio"] == pytest.approx(found["clone_us"] / found["champions_clone_us"], rel=0.05)
    assert main(["vs", "bench", "--rounds", "1", "--lang", "fr"]) == 0
    text = capsys.readouterr().out
    assert "une copie en copies de Champions" in text and leaks(text) == set()


def test_readings_say_how_sure_they_are(capsys):
    for lang, word in (("en", "not confirmed, likely"), ("fr", "non confirmé, probable")):
        assert main(["vs", "readings", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert f"mulligan=bottom  (vs:101, {word})" in said and "K~" not in said
