"""`quickstrike position` and `quickstrike report`."""

from __future__ import annotations

import io
import json
import re
import time
from pathlib import Path

import pytest

from quickstrike import champions
from quickstrike.champions.position import load, run
from quickstrike.cli import main

FIGHT = '[villain]\ndamage = 3\n[[step]]\ndo = "attack"\ntarget = "villain"\n[expect]\nvillain.damage = {}\n'
DOC = Path(__file__).parents[3] / "docs" / "positions.md"


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(*command: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(command))
        return code, *capsys.readouterr()

    return run


def test_what_passes_and_what_does_not(said):
    Path("good.toml").write_text(FIGHT.format(5))
    Path("bad.toml").write_text(FIGHT.format(4))
    code, out, _ = said("position", "good.toml")
    assert code == 0 and out.endswith(
        "1. Hero: Attack Villain with Hero (2 damage)\n    Hero attacks Villain\n"
        "      Villain takes 2 damage\nEverything is as expected.\n"
    )
    code, out, _ = said("position", "bad.toml", "--lang", "fr")
    assert code == 1 and out.endswith("Ceci n'est pas comme prévu :\n  villain.damage devrait être 4, c'est 5\n")
    code, out, _ = said("position", "good.toml", "bad.toml", "--quiet")
    assert (code, out) == (1, "bad.toml: expected villain.damage 4, it is 5\n")


def test_for_programs(said):
    Path("bad.toml").write_text(FIGHT.format(4))
    code, out, _ = said("position", "bad.toml", "--json")
    data = json.loads(out)
    assert code == 1 and (data["passed"], data["differences"]) == (False, ["expected villain.damage 4, it is 5"])
    assert data["asked"][0]["kind"] == "turn" and "end_turn" in [o["verb"] for o in data["asked"][0]["options"]]


def test_a_mistake_is_one_sentence(said):
    Path("x.toml").write_text("[villain]\ndamage = -1\n")
    wrong = "quickstrike position: x.toml:2: damage is -1, it must be at least 0\n"
    assert said("position", "x.toml") == (2, "", wrong)
    code, _, err = said("position", "x.toml", "--lang", "fr")
    assert (code, err) == (2, "quickstrike position: x.toml:2 : damage vaut -1, il faut au moins 0\n")
    assert said("position", "no.toml")[::2] == (2, "quickstrike position: there is no file no.toml\n")
    assert said("position", "x.toml", "x.toml", "--play")[0] == 2


def test_one_mistaken_file_does_not_stop_the_others(said):
    Path("good.toml").write_text(FIGHT.format(5))
    Path("wrong.toml").write_text("[villain]\ndamage = -1\n")
    Path("bad.toml").write_text(FIGHT.format(4))
    wrong = "wrong.toml:2: damage is -1, it must be at least 0"
    code, out, err = said("position", "wrong.toml", "bad.toml", "good.toml", "--quiet")
    assert (code, out, err) == (2, "bad.toml: expected villain.damage 4, it is 5\n", f"quickstrike position: {wrong}\n")
    code, out, err = said("position", "wrong.toml", "good.toml", "--json")
    first, second = map(json.loads, out.splitlines())
    assert (code, err, first) == (2, "", {"file": "wrong.toml", "passed": False, "error": wrong}) and second["passed"]


@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            'rules = ["rr:guard",\n "rr:overkil"]',
            2,
            "there is no rule 'rr:overkil'; did you mean 'rr:overkill'?",
            "il n'y a pas de règle « rr:overkil » ; vouliez-vous dire « rr:overkill » ?",
        ),
        (
            'rules = ["rr:status-cards.99"]',
            1,
            "there is no rule 'rr:status-cards.99': rr:status-cards has points 1 to ",
            "il n'y a pas de règle « rr:status-cards.99 » : rr:status-cards a les points 1 à ",
        ),
        (
            '[expect]\ncannot = {do = "attack", rule = "rr:gard"}',
            2,
            "there is no rule 'rr:gard'; did you mean 'rr:guard'?",
            "il n'y a pas de règle « rr:gard » ; vouliez-vous dire « rr:guard » ?",
        ),
        (
            '[[step]]\n[step.expect]\ncannot = [{do = "attack", rule = "gard"}]',
            3,
            "there is no rule 'gard'",
            "il n'y a pas de règle « gard »",
        ),
        (
            'title.de = "Hallo"',
            1,
            "title has no language 'de': there are en, fr",
            "title n'existe pas en « de » : il y a en, fr",
        ),
        (
            '[[step]]\nsay.en = "x"\nsay.es = "y"',
            3,
            "say has no language 'es': there are en, fr",
            "say n'existe pas en « es » : il y a en, fr",
        ),
    ],
)
def test_rules_and_languages_that_there_are_not(text, line, en, fr, said):
    Path("x.toml").write_text(text)
    code, out, err = said("position", "x.toml")
    assert (code, out) == (2, "") and err.startswith(f"quickstrike position: x.toml:{line}: {en}")
    code, _, err = said("position", "x.toml", "--lang", "fr")
    assert code == 2 and err.startswith(f"quickstrike position: x.toml:{line} : {fr}")


def test_who_is_asked_what_at_the_end(said):
    Path("x.toml").write_text('[[step]]\ndo = "end_turn"\n[[step]]\nuntil = "defend"\n')
    code, out, _ = said("position", "x.toml")
    assert code == 0 and out.splitlines()[-1] == "Waiting for Hero: Villain attacks Hero (ATK 2). Who defends?"
    last = said("position", "x.toml", "--lang", "fr")[1].splitlines()[-1]
    assert last.replace("\u00a0", " ") == "Héros doit répondre : Méchant attaque Héros (ATQ 2). Qui défend ?"


def test_a_person_goes_on_from_there(said, tmp_path):
    Path("x.toml").write_text('[[player]]\nhero = "spider-man"\nengaged = [{minion = {name = "Brute", hp = 2}}]\n')
    code, out, _ = said("position", "x.toml", "--play", "--no-color", typed="2\nundo\n2\nq\n")
    assert code == 0 and "Brute is defeated" in out and "Taken back: 1" in out
    save = tmp_path / "data/quickstrike/position-x.json"
    code, out, _ = said("play", "--terminal", "--load", str(save), "--no-color", typed="undo\nq\n")
    assert code == 0 and "Taken back: 1" in out, "the save knows the made-up card"


def test_a_game_from_a_position_leaves_the_last_game_alone(said, tmp_path):
    said("play", "--terminal", "--seed", "3", "--no-color", typed="7\nq\n")
    last, folder = said("report")[1], tmp_path / "data/quickstrike"
    Path("x.toml").write_text('[[player]]\nhero = "spider-man"\n')
    said("position", "x.toml", "--play", "--no-color", typed="q\n")
    assert sorted(x.name for x in folder.iterdir()) == ["last.json", "position-x.json"]
    assert said("report")[1] == last != said("report", str(folder / "position-x.json"))[1]


def test_a_report_is_a_position(said, tmp_path):
    said("play", "--terminal", "--seed", "3", "--no-color", typed="7\n3\nq\n")
    code, out, _ = said("report")
    assert code == 0 and "[report]" in out and "answers = [" in out and "Peter Parker's turn" in out
    said("report", "--out", "r.toml")
    assert Path("r.toml").read_text() == out
    g = champions.position(Path("r.toml"))
    assert g.canonical() == champions.load((tmp_path / "data/quickstrike/last.json").read_text()).canonical()
    assert said("position", "r.toml")[0] == 0
    assert said("report", "none.json")[0] == 2


def test_a_report_from_the_terminal(said):
    typed = "7\nreport\nreport no/x\nq\n"
    code, out, _ = said("play", "--terminal", "--seed", "3", "--no-color", "--save", "s.json", typed=typed)
    assert code == 0 and "The report is written" in out and "could not be written" in out
    assert champions.position(Path("report.toml")).canonical() == champions.load(Path("s.json").read_text()).canonical()


def test_the_document_tells_the_truth():
    """Its example prints what it says, and all its TOML is understood."""
    text = DOC.read_text()
    blocks = re.findall(r"```toml\n(.*?)```", text, re.S)
    story = re.search(r"prints\n\n```\n(.*?)```", text, re.S)
    outcome = run(blocks[0])
    assert story and [*outcome.told(), "Everything is as expected."] == story.group(1).splitlines() and outcome.passed
    for block in blocks[1:]:
        run(block if "[[player]]" in block else f'[[player]]\nhero = "spider-man"\n{block}')


def test_a_big_table_is_read_in_less_than_50_ms():
    g = champions.new(list(champions.HEROES)[:4], "ultron", seed=3)
    while g.decision.kind != "turn":
        g.answer(g.decision.options[-1], seat=g.decision.seat)
    text, took = g.position(), []
    for _ in range(5):
        start = time.process_time()
        again = load(text).game
        assert [o.id for d in again.decisions for o in d.options]
        took.append(time.process_time() - start)
    assert min(took) < 0.05
