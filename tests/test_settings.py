"""A table before it is set up is checked in one place, whoever describes it."""

from __future__ import annotations

import pytest

from quickstrike import champions, dicethrone, games
from quickstrike.kernel.errors import SetupError
from quickstrike.kernel.language import LANGUAGES

WRONG = [
    ("champions", {"hero": ["spider-man"]}, "unknown setting 'hero' of a game; known: heroes"),
    ("champions", {"heroes": "spider-man"}, "the setting 'heroes' must be a list of heroes or decks, not 'spider-man'"),
    ("champions", {"heroes": ["spider-man", 7]}, "the setting 'heroes' must be a list of heroes or decks"),
    ("champions", {"heroes": []}, "one to four players, not 0"),
    ("champions", {"heroes": [{"identity": "01001a"}]}, "deck"),
    ("champions", {"modular": [3]}, "the setting 'modular' must be a list of words"),
    ("champions", {"first": True}, "the setting 'first' must be a whole number, not True"),
    ("champions", {"first": 1}, "a seat from 0 to 0, not 1"),
    ("champions", {"campaign": 3}, "the setting 'campaign' must be a table, not 3"),
    ("champions", {"twins": 1}, "the setting 'twins' must be yes or no, not 1"),
    ("champions", {"seed": 1.5}, "the setting 'seed' must be a number or a word, not 1.5"),
    ("champions", {"mode": "exprt"}, "unknown mode 'exprt'; did you mean 'expert'?"),
    ("dicethrone", {"mode": "tems"}, "unknown mode 'tems'; did you mean 'teams'?"),
    ("dicethrone", {"start": "1"}, "the setting 'start' must be a whole number, not '1'"),
    ("dicethrone", {"start": 2}, "the seat that begins is one from 0 to 1, not 2"),
    ("dicethrone", {"heroes": ["thor"]}, "duel is for 2 players, not for 1"),
    ("dicethrone", {"quiet": "no"}, "the setting 'quiet' must be yes or no, not 'no'"),
]


@pytest.mark.parametrize(("game", "data", "said"), WRONG)
def test_a_request_and_a_save_hear_the_same(game, data, said):
    kit = games.kit(game)
    with pytest.raises(SetupError) as request:
        kit.setting().read(data).check()
    with pytest.raises(SetupError) as save:
        kit.game().create(data)
    assert said in str(request.value) and str(request.value) == str(save.value)


@pytest.mark.parametrize("name", games.names())
def test_plain_data_and_back(name):
    for setting in games.kit(name).tables(6, 1):
        game = setting.new(3)
        again = type(setting).read(game.setup)
        assert again.packed() == setting.packed()
        assert again.new(3).canonical() == game.canonical()


def test_a_program_is_told_the_same():
    with pytest.raises(SetupError, match="the setting 'scenario' must be a word, not 5"):
        champions.new("spider-man", 5)
    with pytest.raises(SetupError, match="the setting 'masked' must be yes or no"):
        dicethrone.new(masked="yes")


def test_none_is_what_is_not_chosen():
    setting = games.kit("champions").setting().read({"modular": None, "campaign": None})
    setting.check()
    assert setting == games.kit("champions").setting()()


@pytest.mark.parametrize(("game", "wish"), [("dicethrone", "heroes"), ("vs", "decks"), ("champions", "heroes")])
def test_a_name_without_end_is_not_repeated_whole(game, wish):
    with pytest.raises(SetupError) as e:
        games.kit(game).setting().read({wish: ["a" + "b" * 900, "c"]}).check()
    for lang in LANGUAGES:
        assert "bbb…" in e.value.told(lang) and len(e.value.told(lang)) < 700


def test_what_was_legal_once_is_not_taken_for_what_only_equals_it():
    kind = games.kit("champions").setting()
    kind(heroes=("spider-man", "thor"), first=1).new(1)
    with pytest.raises(SetupError, match="the setting 'first' must be a whole number, not True"):
        kind(heroes=("spider-man", "thor"), first=True).check()


def test_a_scenario_that_is_gone_is_not_remembered():
    of_rhino = champions.SCENARIOS["rhino"]
    champions.SCENARIOS["rhinos"] = of_rhino._replace(code="rhinos")
    try:
        assert champions.new("spider-man", "rhinos").decision
    finally:
        del champions.SCENARIOS["rhinos"]
    with pytest.raises(SetupError, match="unknown scenario 'rhinos'"):
        champions.new("spider-man", "rhinos")


def test_chance_picks_other_sets_for_every_seed_of_a_remembered_table():
    made = [champions.new("spider-man", modular=["random"], seed=n).state for n in range(8)]
    assert len({frozenset(s.codes) for s in made}) > 2
