"""`quickstrike replay`."""

from __future__ import annotations

import json

import pytest

from quickstrike import champions


@pytest.fixture
def played(quickstrike, home):
    quickstrike("play --terminal --seed 7", *["1"] * 3000)
    return home / "last.json"


def test_a_game_is_told_again(quickstrike, played):
    said = quickstrike(["replay", str(played)])
    assert said.code == 0 and said.err == ""
    assert "Round 1" in said and "> Peter Parker: Discard" in said and "the villain has won" in said
    french = quickstrike(["replay", "--lang", "fr", "--step"])
    assert "le méchant gagne la partie" in french, "the last game; no terminal, no waiting"


def test_for_programs(quickstrike, played):
    said = quickstrike(["replay", "--json", str(played)])
    v = json.loads(said.out)
    g = champions.load(played.read_text())
    assert said.code == 0 and v["result"] == "lost" and v["same_as_save"] is True and len(v["fingerprint"]) == 16
    assert v["steps"] == [[seat, o.id] for seat, o in g.answers] and v["rounds"] == g.state.round


def broken(v, how):
    if how == "answer":
        v["answers"][3] = [0, "dance"]
    elif how == "seat":
        v["answers"][3] = "x"
    elif how == "hero":
        v["setup"]["heroes"] = ["nobody"]
    elif how == "short":
        del v["answers"]
    return json.dumps(v)


@pytest.mark.parametrize("how", ["answer", "seat", "hero", "short"])
def test_a_broken_file_is_one_sentence(quickstrike, played, how):
    played.write_text(broken(json.loads(played.read_text()), how))
    for more in ([], ["--json"]):
        said = quickstrike(["replay", str(played), *more])
        assert said.code == 2 and said.err.count("\n") == 1 and str(played) in said.err


def test_a_file_that_is_no_save(quickstrike, tmp_path):
    (tmp_path / "x").write_text("hello")
    assert quickstrike(["replay", str(tmp_path / "x")]).code == 2
    assert "there is no file" in quickstrike(["replay", str(tmp_path / "y")]).err


def test_a_save_that_stands_elsewhere(quickstrike, played):
    v = json.loads(played.read_text())
    v["answers"].pop()
    played.write_text(json.dumps(v))
    said = quickstrike(["replay", str(played)])
    assert said.code == 1 and "other rules" in said.err
