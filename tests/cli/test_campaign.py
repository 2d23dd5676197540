"""`quickstrike campaign new | play | show`."""

from __future__ import annotations

import io
import json

import pytest

from quickstrike import champions
from quickstrike.champions.scenarios import modular_sets
from quickstrike.cli import main
from quickstrike.cli.champions.campaign import WORDS


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(command: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{x}\n" for x in typed)))
        code = main(command.split())
        return code, *capsys.readouterr()

    return run


def test_both_languages_have_the_same_keys():
    assert sorted(WORDS["en"]) == sorted(WORDS["fr"])


def test_a_campaign_from_its_beginning(said, tmp_path):
    code, out, _ = said("campaign new c.json --heroes spider-man captain-marvel --seed 3")
    assert code == 0 and "quickstrike campaign play c.json" in out
    for n in range(1, 9):
        code, out, err = said("campaign play c.json --bot all=heuristic --skirmish 1")
        assert code == 0 and err == "", err
        assert (tmp_path / f"c.json.{n}.game").exists()
        log = json.loads(said("campaign show c.json --json")[1])
        assert len(log["history"]) == n and not log["under_way"]
        if log["over"]:
            break
        assert ("The next scenario is" in out) is (log["history"][-1]["result"] == "won")
        assert ("can be played again" in out) is (log["history"][-1]["result"] == "lost")
    for lang in ("en", "fr"):
        out = said(f"campaign show c.json --lang {lang}")[1]
        assert "first-strike" in out and "Rhino" in out and "Captain Marvel" in out
    if log["over"]:
        assert "this campaign is won" in said("campaign play c.json")[2]


def test_a_game_that_was_left_goes_on(said, tmp_path):
    said("campaign new c.json --seed 3 --expert")
    code, out, _ = said("campaign play c.json --heroic 1", "7")
    assert code == 0 and "To continue within the campaign: quickstrike campaign play c.json" in out
    assert "a game is in progress" in said("campaign show c.json")[1]
    assert "expert campaign" in said("campaign show c.json")[1]
    assert "leave out --mode" in said("campaign play c.json --mode expert")[2]
    assert "leave out --modular" in said("campaign play c.json --modular random")[2]
    code, out, _ = said("campaign play c.json --bot all=random")
    assert code == 0 and ("can be played again" in out or "next scenario" in out)
    log = json.loads((tmp_path / "c.json").read_text())
    assert log["history"][0]["heroic"] == 1 and log["expert"]
    assert champions.load((tmp_path / "c.json.1.game").read_text()).result == log["history"][0]["result"]


def test_modular_sets_are_chosen_for_each_scenario(said, tmp_path):
    said("campaign new c.json --seed 3")
    assert "did you mean 'bomb_scare'" in said("campaign play c.json --modular bomb_scar")[2]
    said("campaign play c.json --modular under_attack random --bot all=random")
    game = champions.load((tmp_path / "c.json.1.game").read_text())
    drawn = {champions.game.face_of(c).set for c in game.state.codes} & set(modular_sets())
    assert "under_attack" in drawn and len(drawn) == 2 and game.setup["modular"] == ["under_attack", "random"]
    assert json.loads((tmp_path / "c.json").read_text())["history"][0]["modular"] == ["under_attack", "random"]


def test_what_was_carried_is_told(said, tmp_path):
    said("campaign new c.json --seed 3")
    log = json.loads((tmp_path / "c.json").read_text())
    log.update(at=1, wounds=[4], loose=2, pursuers=["01167"], removed=["01165"], points=3)
    (tmp_path / "c.json").write_text(json.dumps(log))
    out = said("campaign show c.json")[1]
    assert "removed from the campaign: Eviction Notice" in out and "victory points: 3" in out and "next: Klaw" in out
    for line in (
        "Spider-Man begins with 4 damage.",
        "The main scheme begins with 2 threat more.",
        "Vulture is shuffled into the encounter deck.",
    ):
        assert line in out
        assert line in said("campaign play c.json")[1] or (tmp_path / "c.json.1.game").exists()
    assert "commence avec 4 dégâts" in said("campaign show c.json --lang fr")[1]
    game = champions.load((tmp_path / "c.json.1.game").read_text())
    assert game.state.identity(0).damage == 4 and "01165" not in game.state.codes


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("campaign play nothing.json", "there is no file nothing.json; create one with: quickstrike campaign new"),
        ("campaign show bad.json", "bad.json: this is not a campaign log"),
        ("campaign show other.json", "not a campaign log"),
        ("campaign new bad.json", "never overwritten"),
        ("campaign new n.json --campaign x", "unknown campaign 'x'"),
        ("campaign new n.json --heroes spidr-man", "unknown hero"),
        ("campaign nw n.json", "did you mean 'new'"),
        ("campaign new n.json --heroes spider-man spider-man", "the same identity"),
        ("campaign new no/n.json", "No such file or directory"),
    ],
)
def test_one_sentence_where_something_is_wrong(said, tmp_path, command, sentence):
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "other.json").write_text("{}")
    code, out, err = said(command)
    assert code == 2 and sentence in err and out == "" and not (tmp_path / "n.json").exists()


def test_a_game_of_another_campaign_is_not_taken(said, tmp_path):
    said("campaign new c.json --seed 3")
    said("campaign new d.json --seed 4")
    said("campaign play d.json", "7")
    (tmp_path / "d.json.1.game").rename(tmp_path / "c.json.1.game")
    code, _, err = said("campaign play c.json")
    assert code == 2 and "not the one the campaign is waiting for; move it away" in err


def test_what_a_campaign_offers_is_chosen_by_code_or_title(said, tmp_path):
    said("campaign new c.json --campaign rise-of-red-skull --heroes hawkeye spider-man --seed 3")
    log = json.loads((tmp_path / "c.json").read_text())
    log["choices"] = [{"seat": p, "what": "tech", "of": ["04155", "04156"], "must": True} for p in (0, 1)]
    log["notes"] = {"experimental": ["04073"], "delay": 2}
    (tmp_path / "c.json").write_text(json.dumps(log))
    code, out, _ = said("campaign show c.json")
    assert code == 0 and "player 1 must choose: Adrenal Stims [04155]" in out and "Energy Shield" in out
    code, _, err = said("campaign play c.json")
    assert code == 2 and "player 1 must first choose" in err
    code, out, _ = said("campaign choose c.json 1 04155")
    assert code == 0 and "cards of Hawkeye: Adrenal Stims" in out and "[04155]" not in out
    code, _, err = said("campaign choose c.json 2 04155")
    assert code == 2 and "not offered" in err
    assert main(["campaign", "choose", "c.json", "2", "tactical scanner"]) == 0
    assert json.loads((tmp_path / "c.json").read_text())["gained"] == [["04155"], ["04156"]]
