"""A game at the terminal in French holds no English word."""

from __future__ import annotations

import json

import pytest
from tests.champions.text.french import leaks

TYPED = (
    "danse",
    "99",
    "",
    "annuler 0",
    "annuler x",
    "annuler",
    "journal x",
    "carte",
    "carte zzz",
    "carte rhino",
    "carte 01001a",
    "carte 01097b",
    "7",
    "pourquoi",
    "pourquoi 99",
    "pourquoi 2",
    "pourquoi attaquer Rhino",
    "pourquoi récupérer",
    "pourquoi jouer zzz",
    "pourquoi changer de forme",
    "ignorer spider-man",
    "rappeler spider-man",
    "proposer",
    "proposer 1",
    "table",
    "journal 40",
    "sauver",
    "sauver /x/y/z",
    "aide",
    "1 2",
    "abandonner",
    "journal",
    "quitter",
)


@pytest.mark.parametrize("heroes", ["spider-man", "she-hulk captain-marvel", "iron-man black-panther"])
def test_every_command_answers_in_french(quickstrike, heroes):
    said = quickstrike(f"play --terminal --lang fr --seed 7 --heroes {heroes} --modular random --heroic 1", *TYPED)
    assert said.code == 0 and said.err == ""
    assert leaks(said.out) == set()


def test_a_game_goes_on_in_french(quickstrike, home, tmp_path):
    quickstrike("play --terminal --lang fr --seed 7 --heroes spider-man captain-marvel --bot 2=random", "7", "1")
    said = quickstrike("play --terminal --lang fr --load", "1", "1", "1", "1", "annuler 2")
    assert "La partie continue" in said and leaks(said.out) == set()


def test_a_step_that_can_not_be_taken_back(quickstrike, home):
    quickstrike("play --terminal --seed 7", "7", "1")
    save = home / "last.json"
    v = json.loads(save.read_text())
    v["setup"]["seed"] = 8  # another game from the start: what came before can't be played again
    save.write_text(json.dumps(v))
    said = quickstrike("play --terminal --lang fr --load", "annuler")
    assert "Cette partie a commencé sous d'autres règles" in said and leaks(said.out) == set()
