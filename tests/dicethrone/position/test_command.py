"""`quickstrike dicethrone position`, the examples of `rules --run`, and the document."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from quickstrike.cli import main
from quickstrike.dicethrone import loading
from quickstrike.dicethrone.position import run
from quickstrike.dicethrone.position.building import PLAYER, TABLE
from quickstrike.dicethrone.position.steps import KINDS, TAKES

BLOW = (
    "rolled = [1, 1, 1, 6, 6]\n[[player]]\naway = 2\n[[player]]\n[[step]]\ndo = 'declare'\nvalue = 'hammered'\n"
    "[[step]]\ndo = 'decline'\n[expect]\nhealth = [50, {}]\n"
)
DOC = (Path(__file__).parents[3] / "docs" / "dicethrone-positions.md").read_text()
WHOLE = Path(__file__).parents[3] / "docs" / "dicethrone-heroes.md"


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(*command: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["dicethrone", *command])
        return code, *capsys.readouterr()

    return run


def test_what_passes_and_what_does_not(said):
    Path("good.toml").write_text(BLOW.format(46))
    Path("bad.toml").write_text(BLOW.format(45))
    code, out, _ = said("position", "good.toml")
    assert code == 0 and out.endswith("    Black Widow takes 4 damage\nEverything is as expected.\n")
    code, out, _ = said("position", "bad.toml", "--lang", "fr")
    assert code == 1
    assert out.endswith("Ceci n'est pas comme prévu :\n  health devrait être [50, 45], c'est [50, 46]\n")
    code, out, _ = said("position", "good.toml", "bad.toml", "--quiet")
    assert (code, out) == (1, "bad.toml: expected health [50, 45], it is [50, 46]\n")


def test_for_programs(said):
    Path("bad.toml").write_text(BLOW.format(45))
    code, out, _ = said("position", "bad.toml", "--json")
    data = json.loads(out)
    assert code == 1 and (data["passed"], data["differences"]) == (False, ["expected health [50, 45], it is [50, 46]"])
    assert data["asked"][0]["kind"] == "main" and "next" in [o["verb"] for o in data["asked"][0]["options"]]


def test_a_mistake_is_one_sentence_and_does_not_stop_the_others(said):
    Path("x.toml").write_text("[[player]]\nhealth = -1\n")
    Path("good.toml").write_text(BLOW.format(46))
    wrong = "quickstrike dicethrone position: x.toml:2: health is -1, it must be at least 0\n"
    assert said("position", "x.toml") == (2, "", wrong)
    code, out, err = said("position", "x.toml", "good.toml", "--lang", "fr")
    assert code == 2
    assert err == "quickstrike dicethrone position: x.toml:2 : health vaut -1, il faut au moins 0\n"
    assert "Tout est comme prévu." in out
    assert json.loads(said("position", "x.toml", "--json")[1])["error"].startswith("x.toml:2: health")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('rules = ["dt:attack",\n "dt:attak"]', 2),
        ('[expect]\ncannot = {do = "next", rule = "dt:attak"}', 2),
        ('[[step]]\n[step.expect]\ncannot = [{do = "next", rule = "dt:attak"}]', 3),
    ],
)
def test_rules_are_looked_up(text, line, said):
    Path("x.toml").write_text(text)
    assert said("position", "x.toml")[2] == (
        f"quickstrike dicethrone position: x.toml:{line}: there is no rule 'dt:attak'; did you mean 'dt:attack'?\n"
    )


def test_a_person_goes_on_from_there(said, tmp_path):
    Path("x.toml").write_text("rolled = [1, 1, 2, 4, 6]\nattempts = 0\n[[player]]\naway = 2\n[[player]]\n")
    code, out, _ = said("position", "x.toml", "--play", "--seats", "all", "--no-color", typed="1\nundo\nq\n")
    assert code == 0 and "Thor declares Hammered" in out and "Taken back: 1" in out
    save = tmp_path / "data/quickstrike/position-dicethrone-x.json"
    code, out, _ = said("play", "--load", str(save), "--seats", "all", "--no-color", typed="1\nq\n")
    assert code == 0 and "Thor declares Hammered" in out
    assert said("position", "x.toml", "x.toml", "--play")[0] == 2


def test_the_game_is_told_again(said):
    steps = (
        "[[step]]\ndo = 'declare'\nvalue = 'hammered'\n[[step]]\ndo = 'defence'\nvalue = 'sabotage'\ndice = [1, 3, 6]\n"
    )
    Path("x.toml").write_text(f"rolled = [1, 1, 2, 4, 6]\n[[player]]\naway = 2\n[[player]]\n{steps}")
    said("position", "x.toml", "--play", "--save", "x.json", "--no-color", typed="q\n")
    code, out, _ = said("replay", "x.json", "--no-color")
    assert code == 0 and "The next dice fall as 1 3 6" in out and "Black Widow rolls 1 3 6 on defense" in out


@pytest.fixture
def nobody_stays():
    yield
    loading._forget(loading.HEROES.pop("ferryman"))


@pytest.mark.usefixtures("nobody_stays")
def test_a_hero_of_ones_own(said):
    Path("ferryman.toml").write_text(re.findall(r"```toml\n(.*?)```", WHOLE.read_text(), re.S)[0])
    Path("x.toml").write_text('[[player]]\nhero = "ferryman"\ntokens = {toll = 2}\n[[player]]\n')
    assert "no hero can be played that is called 'ferryman'" in said("position", "x.toml")[2]
    code, out, _ = said("position", "x.toml", "--hero-file", "ferryman.toml")
    assert code == 0 and "The Ferryman (50 Health, 2 CP, 2 Toll)" in out


def test_a_rule_is_shown(said):
    code, out, _ = said("rules", "final-damage-total", "--run")
    assert code == 0 and out.count("The table is as it should be.") > 3
    assert "15 - 8 - 8 is less than 0" in out
    code, out, _ = said("rules", "dt:drawn-game", "--run", "--lang", "fr")
    assert code == 0 and "La partie est nulle" in out
    assert "both-fall" in said("rules", "dt:drawn-game")[1]


# ---- the document
def test_the_document_tells_the_truth():
    blocks = re.findall(r"```toml\n(.*?)```", DOC, re.S)
    story = re.search(r"prints\n\n```\n(.*?)```", DOC, re.S)
    outcome = run(blocks[0])
    assert story and [*outcome.told(), "Everything is as expected."] == story.group(1).splitlines() and outcome.passed


def test_the_document_names_every_key_verb_and_kind():
    said = set(re.findall(r"[\w]+", " ".join(re.findall(r"`([^`]*)`", DOC))))
    assert {*PLAYER, *TABLE, *TAKES, *KINDS} - said == set()
