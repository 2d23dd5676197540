"""`quickstrike dicethrone odds`."""

from __future__ import annotations

import json
import re

import pytest
from tests.champions.text.french import leaks

from quickstrike.cli import main
from quickstrike.dicethrone.loading import HEROES
from quickstrike.dicethrone.odds import answer
from quickstrike.dicethrone.worth import Board, finals


@pytest.fixture
def said(capsys, monkeypatch):
    """(exit code, output, errors) of `quickstrike dicethrone odds ...`, in English."""
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(command: str) -> tuple[int, str, str]:
        code = main(["dicethrone", "odds", *command.split()])
        return code, *capsys.readouterr()

    return run


def test_what_it_shows(said):
    code, out, err = said("5 2 3 5 4 --hero thor --rolls 2")
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0] == "Thor, 2 attempts left"
    assert lines[3].split() == ["│", "2", "│", "│", "3", "│", "│", "4", "│", "│", "5", "│", "│", "5", "│"]
    assert lines[5].split() == ["Hammer", "Hammer", "Worthy", "Worthy", "Worthy"]
    odds = answer(finals(Board.of(HEROES["thor"])), (2, 3, 4, 5, 5), 2)
    assert lines[7] == f"Keep 2 3 4 5, re-roll 1 die: worth {odds.expected:.2f}"
    assert lines[10] == f"{odds.keeps[1][1]:8.2f}  keep {' '.join(map(str, odds.keeps[1][0]))}"
    (bolt,) = [x for x in lines if x.startswith("Thunder Bolt")]
    assert bolt.split()[-3:] == ["55.6%", "55.6%", "55.6%"]
    assert max(map(len, lines)) <= 100


def test_in_french(said):
    code, out, _ = said("2 3 4 5 5 --hero thor --lang fr")
    assert code == 0 and "Thor, 2 tentatives restantes" in out and "Gardez 2 3 4 5, relancez 1 dé : cela vaut " in out
    assert "Marteau" in out and "55,6 %" in out and "Capacité" in out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("--hero thor", "Thor, 3 attempts left"),
        ("--hero thor", "Roll all five dice: worth "),
        ("1 1 1 1 1 --hero thor --rolls 1", "Keep all dice: worth "),
        ("1 2 3 6 6 --hero thor --rolls 1", "1 attempt left"),
        ("6 6 6 6 6 --hero thor --rolls 0", "For Asgard! is worth most: "),
        ("1 3 3 6 6 --hero black-widow --rolls 0", "These dice activate nothing."),
        ("--hero thor --rolls 5", "5 attempts left"),
    ],
)
def test_before_and_after(said, command, sentence):
    code, out, _ = said(command)
    assert code == 0 and sentence in out


def test_for_programs(said):
    found = json.loads(said("1 1 4 5 6 --hero thor --json")[1])
    odds = answer(finals(Board.of(HEROES["thor"])), (1, 1, 4, 5, 6), 2)
    assert found["rolls"] == 2 and found["symbols"] == ["hammer", "hammer", "worthy", "worthy", "thunder"]
    assert tuple(found["keep"]) == odds.keep and found["expected"] == odds.expected
    assert len(found["keeps"]) == 24 and found["keeps"][0] == {"keep": list(odds.keep), "worth": odds.expected}
    for row in found["abilities"]:
        assert (row["able"], row["chosen"]) == odds.chances[row["id"]]
        assert 0 <= row["chosen"] <= row["able"] <= row["reach"] + 1e-12
    assert {r["id"]: len(r["worth"]) for r in found["abilities"]}["hammered"] == 3


def test_the_board_counts(said):
    def worths(flags: str) -> dict[str, float]:
        found = json.loads(said(f"--hero thor --json {flags}")[1])
        return {r["id"]: r["worth"][0] for r in found["abilities"]}

    plain = worths("")
    assert "boom-boom" not in plain and "boom-boom" in worths("--upgrade mighty-summon")
    assert worths("--upgrade hammered=3")["hammered"] == plain["hammered"] + 1
    assert worths("--token electrokinesis=4")["bottled-lightning"] > plain["bottled-lightning"] + 2
    assert worths("--away")["lightning-rod"] > plain["lightning-rod"] + 1
    assert worths("--against spider-man")["thunder-bolt"] > worths("--against black-widow")["thunder-bolt"]
    both = worths("--upgrade hammered=2 odinforce=2 --upgrade thunder-bolt")
    assert both["odinforce"] > plain["odinforce"] and both["thunder-bolt"] == plain["thunder-bolt"] + 2


def test_tokens_on_the_opponent(said):
    def punch(flags: str) -> float:
        found = json.loads(said(f"--hero spider-man --json --against thor {flags}")[1])
        return found["abilities"][0]["worth"][0]

    assert punch("") < 4 and punch("--token webbed") == 4


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("7 1 1 1 1 --hero thor", "'7' is no face of a die: they go from 1 to 6"),
        ("x 1 1 1 1 --hero thor", "'x' is no face of a die"),
        ("1 1 1 1 1 1 --hero thor", "6 dice are given; a roll has five"),
        ("1 1 1 --hero thor", "3 dice are given; a roll has five"),
        ("1 1 1 1 1", "--hero"),
        ("--hero batman", "there is no hero 'batman'; known: black-panther, black-widow, spider-man, thor"),
        ("--hero thro", "did you mean 'thor'?"),
        ("--hero loki", "Loki can't be chosen"),
        ("--hero thor --against loki", "Loki can't be chosen"),
        ("--hero thor --upgrade hamered=2", "thor has no space 'hamered' to upgrade; did you mean 'hammered'?"),
        ("--hero thor --upgrade for-asgard=2", "thor has no space 'for-asgard' to upgrade"),
        ("--hero thor --upgrade hammered=4", "hammered has no level '4'; there is 1, 2, 3"),
        ("--hero thor --upgrade hammered=x", "hammered has no level 'x'"),
        ("--hero thor --token agility=1", "thor has no token 'agility'; known: electrokinesis, guard_break"),
        ("--hero thor --token electrokinesis=5", "'electrokinesis' is a number from 0 to 4, not '5'"),
        ("--hero black-widow --token time_bomb=1", "lies on the opponent: say who that is with --against"),
        ("--hero black-widow --away", "black-widow has no companion that could be away"),
        ("--hero thor --rolls 0", "nothing is rolled and no attempt is left"),
        ("--hero thor --rolls -1", "-1 attempts are too few"),
        ("--hero thor --rolls 6", "6 attempts are too many, the most is 5"),
        ("--hero thor --rolls two", "'two' is not a whole number of attempts"),
        ("--hero thor --lang de", "unknown value of --lang 'de'"),
        ("--hero thor --roll", "there is no option '--roll', did you mean '--rolls'?"),
    ],
)
def test_one_sentence_where_something_is_wrong(said, command, sentence):
    code, out, err = said(command)
    assert (code, out) == (2, "") and sentence in err and err.count("\n") == 1 and "Traceback" not in err


@pytest.mark.parametrize(
    "command",
    [
        "1 1 4 5 6 --hero thor",
        "--hero spider-man --against black-widow",
        "6 6 6 6 6 --hero thor --rolls 0",
        "1 3 3 6 6 --hero black-widow --rolls 0",
        "7 --hero thor",
        "1 1 --hero thor",
        "1 1 1 1 1",
        "--hero thro",
        "--hero thor --upgrade hamered=2",
        "--hero thor --upgrade hammered=4",
        "--hero thor --token agility",
        "--hero thor --token electrokinesis=5",
        "--hero black-widow --token time_bomb",
        "--hero black-widow --away",
        "--hero thor --rolls 0",
        "--hero thor --rolls -1",
        "--hero thor --rolls 6",
        "--help",
    ],
)
def test_all_of_it_is_french(said, command):
    _, out, err = said(f"{command} --lang fr")
    assert leaks(re.sub("« .*? »|hammered|thor|black-widow", " ", out + err)) == set()


def test_the_group_needs_a_command(capsys):
    assert main(["dicethrone", "ods"]) == 2
    assert "unknown command 'ods', did you mean 'odds'?" in capsys.readouterr().err
