"""Card and deck files: what is wrong is told with its line and what would be right; positions can be run and saved."""

from __future__ import annotations

import pytest
from tests.vs.board import do, settle, side, table

from quickstrike import games
from quickstrike.cli import main
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.vs.reading import check_cards, read_cards

GOOD = """
[[team]]
id = "blue"
name = "Blue"
[[card]]
id = "x"
name = "X"
cost = 2
atk = 2
def = 2
teams = ["blue"]
"""


def mistake(text: str) -> str:
    with pytest.raises(QuickstrikeError) as e:
        read_cards(text, "own", name="own.toml")
    assert e.value.told("fr") != e.value.told("en")
    return str(e.value)


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ('id = "x"\n', 'id = "X x"\n', "own.toml:6: 'X x' is no id"),
        ('name = "X"\n', "", "own.toml:5: 'name' is missing"),
        ("cost = 2\n", "", "own.toml:5: 'cost' is missing: cost = 3"),
        ("cost = 2\n", 'cost = "two"\n', "own.toml:8: cost is a whole number"),
        ("atk = 2\n", "", "'atk' is missing"),
        ("atk = 2\n", "atk = 2\nattack = 3\n", "own.toml:10: a card has no 'attack'"),
        ('teams = ["blue"]', 'teams = ["bleu"]', "there is no team 'bleu'"),
        ("def = 2\n", 'def = 2\nkeywords = ["evasive"]\n', "evasion"),
        ("def = 2\n", "def = 2\nboost = 2\n", '"boost" and "boosted" belong together'),
        ("def = 2\n", "def = 2\nongoing = true\n", "does not belong on a card of type 'character'"),
    ],
)
def test_mistakes_of_a_card(was, becomes, said):
    assert said in mistake(GOOD.replace(was, becomes))


@pytest.mark.parametrize(
    ("power", "said"),
    [
        ('[[card.payment]]\ncost = ["activat"]\neffect = [{draw = 1}]', "activate"),
        ('[[card.payment]]\ncost = ["activate"]', "'effect' is missing"),
        ('[[card.payment]]\ncost = ["activate"]\neffect = [{draws = 1}]', "no effect is called 'draws'"),
        ('[[card.payment]]\ncost = ["activate"]\neffect = [{draw = 1, lose = 2}]', "one verb"),
        ('[[card.payment]]\ncost = ["activate"]\neffect = ["draw"]', "an effect is a table"),
        (
            '[[card.payment]]\ncost = ["activate"]\ntarget = "charakter"\neffect = [{stun = "target"}]',
            "is no kind of thing",
        ),
        ('[[card.payment]]\ncost = ["activate"]\ntarget = "character, stunt"\neffect = [{stun = "target"}]', "stunned"),
        ('[[card.payment]]\ncost = ["activate"]\neffect = [{stun = "everyone"}]', "does not say whom"),
        ('[[card.triggered]]\nwhen = "is born: this"\neffect = [{draw = 1}]', "is nothing that happens"),
        ('[[card.triggered]]\nwhen = "start attack: sometimes"\neffect = [{draw = 1}]', "yours"),
        ("[[card.continuous]]\natk = 3", "a continuous power has one of give, forbid, alter"),
        ('[[card.continuous]]\ngive = "this"', "this modifier changes nothing"),
        ('[[card.continuous]]\ngive = "this"\natk = "many"', "is no number"),
        ('[[card.continuous]]\ngive = "this"\natk = 1\nwhile = "sunny"', "is no condition"),
        ('[[card.continuous]]\ngive = "this"\natk = 1\ncosmic = true', 'needs the keyword "cosmic"'),
    ],
)
def test_mistakes_of_a_power(power, said):
    found = mistake(f"{GOOD}{power}\n")
    assert said in found and found.startswith("own.toml:"), found


def test_commands(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace('"blue"', '"mine-blue"'))
    assert main(["vs", "card", "check", str(file)]) == 0 and "1 cards" in capsys.readouterr().out
    file.write_text(GOOD.replace('"blue"', '"mine-blue"').replace("cost = 2", "cost = -2"))
    assert main(["vs", "card", "check", str(file)]) == 2 and "mine.toml:8" in capsys.readouterr().out
    deck = tmp_path / "deck.toml"
    deck.write_text('name = "D"\ncards = [[60, "common:hired-muscle"]]')
    assert main(["vs", "deck", "check", str(deck)]) == 0
    deck.write_text('name = "D"\ncards = [[60, "common:hired-muscel"]]')
    assert main(["vs", "deck", "check", str(deck)]) == 2 and "hired-muscle" in capsys.readouterr().out
    assert main(["vs", "cards", "reef"]) == 0 and "Invulnerability" in capsys.readouterr().out
    assert main(["vs", "readings", "--json"]) == 0 and "mulligan" in capsys.readouterr().out


POSITION = """
title = "A tie stuns both"
rules = ["vs:602.4"]
phase = "attack"
[[player]]
resources = 4
[[player.character]]
card = "Reef"
[[player]]
resources = 4
[[player.character]]
card = "Anchor"
[[step]]
do = "attack"
card = "Reef"
target = "Anchor"
[step.expect]
player = [{endurance = 50, character = {card = "Reef", stunned = true}}, {endurance = 50, character = {card = "Anchor", stunned = false}}]
"""


def test_a_position_runs():
    outcome = games.kit("vs").run_position(POSITION)
    assert outcome.passed, outcome.differences


def test_a_position_that_ends_otherwise_says_how():
    outcome = games.kit("vs").run_position(POSITION.replace("stunned = false", "stunned = true"))
    assert not outcome.passed and "stunned" in str(outcome.differences[0])


def test_a_position_is_written_as_a_save_and_read_again():
    g = table(side(["red-3"]), side(["blue-3"]))
    do(g, "attack", "red-3", "blue-3")
    settle(g)
    again = type(g).positions().lay(type(g).positions().read(g.position())).game
    assert again.view(0) == g.view(0)


def test_every_mistake_of_a_deck_is_told_with_its_line(tmp_path, capsys):
    deck = tmp_path / "deck.toml"
    deck.write_text(
        'name = "D"\ncards = [\n  [5, "tidewatch:reef"],\n  [4, "tidewatch:rief"],\n  [60, "common:hired-muscle"],\n]\n'
    )
    assert main(["vs", "deck", "check", str(deck), "--lang", "en"]) == 2
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2 and "deck.toml:3: Reef (tidewatch:reef) is there 5 times; 4 are allowed" in told[0]
    assert "deck.toml:4:" in told[1] and "did you mean 'tidewatch:reef'" in told[1]
    deck.write_text('name = "D"\ncards = [[4, "tidewatch:reef"], [1, "tidewatch:reef"]]\n')
    assert main(["vs", "deck", "check", str(deck), "--lang", "en"]) == 2
    told = capsys.readouterr().out
    assert "5 times" in told and "a deck has at least 60 cards, not 5" in told


def test_a_name_that_a_table_has_in_one_language_only(tmp_path, capsys):
    cards = tmp_path / "t.csv"
    cards.write_text("name_en,version,cost,atk,def\nBar,Plain,1,1,1\n")
    assert main(["vs", "card", "check", str(cards), "--lang", "en"]) == 2
    assert "t.csv:2: 'name_fr' is missing" in capsys.readouterr().out


def test_all_that_is_wrong_with_a_card_is_told():
    text = """[[card]]
id = "a"
name = "A"
cost = 3
atk = "four"
teams = ["nobody", "tidewatch", "noone"]
[[card.payment]]
cost = ["activat"]
effect = [{draw = 1}]
[[card.triggered]]
effect = [{draw = 1}]
"""
    found, mistakes = check_cards(text, "mine", ("tidewatch",))
    said = [str(e) for e in mistakes]
    assert len(said) == 6 and not found.cards, said
    for word in ("'four'", "'def'", "'nobody'", "'noone'", "'activate'", "'when'"):
        assert any(word in x for x in said), word
