"""What a position file says is what stands on the table; what it can't say is refused with file and line."""

from __future__ import annotations

import json

import pytest

from quickstrike.champions.position import PositionError, load
from quickstrike.kernel.lines import lines_of

TABLE = """
scenario = "rhino"
round = 3
acceleration = 2
first = 2
turn = 1
seed = "a word"
victory = ["Hydra Mercenary"]
aside = ["Shadow of the Past"]
removed = ["Tigra"]

[villain]
stage = 2
damage = 3
stunned = true
attached = ["Armored Rhino Suit"]
boosts = ["Stampede"]

[main]
threat = 4

[[side]]
card = "Breakin' & Takin'"
threat = 2

[encounter]
deck = ["Hard to Keep Down", "Assault"]
discard = ["Advance", "Charge"]

[[player]]
hero = "spider-man"
form = "alter-ego"
damage = 2
exhausted = true
confused = 1
changed_form = true
used = {"01001b.0:round" = 1}
hand = ["Energy*2", "01005"]
deck = ["Aunt May", "Energy"]
discard = ["Salto Arrière"]
play = ["Web-Shooter", {card = "Black Cat", damage = 1, tough = 1}]
dealt = ["Gang-Up"]

[[player]]
hero = "Tony Stark"
engaged = [{card = "Sandman", damage = 1}, {card = "Energy", facedown = "Drone"}]
play = [{card = "Arc Reactor", exhausted = true}]
"""


def test_a_table_is_what_the_file_says():
    t = load(TABLE)
    s = t.state
    assert (s.round, s.acceleration, s.first, s.active, s.scenario) == (3, 2, 1, 0, "rhino")
    assert (t.villain.face.code, t.villain.damage, t.villain.stunned, t.villain.hp) == ("01095", 3, 1, 15 * 2 - 3)
    assert [c.name for c in t.villain.attached] == ["Armored Rhino Suit"] and t.villain.boosts[0].name == "Stampede"
    assert (t.main.threat, t.side.threat) == (4, 2)
    assert [c.name for c in t.zone("encounter")] == ["Hard to Keep Down", "Assault"]
    assert [c.name for c in t.zone("encounter_discard")] == ["Advance", "Charge"]
    zones = [t.zone(z)[0].name for z in ("victory", "aside", "removed")]
    assert zones == ["Hydra Mercenary", "Shadow of the Past", "Tigra"]
    one, two = t.seats
    assert (one.form, one.identity.damage, one.identity.exhausted, one.identity.confused) == ("alter-ego", 2, True, 1)
    assert s.players[0].changed_form and s.identity(0).used == {"01001b.0:round": 1}
    assert [c.name for c in one.hand] == ["Energy", "Energy", "Swinging Web Kick"]
    assert ([c.name for c in one.deck], [c.name for c in one.discard]) == (["Aunt May", "Energy"], ["Backflip"])
    assert t["Web-Shooter"].counters("web") == 3 and (t["Black Cat"].damage, t["Black Cat"].tough) == (1, 1)
    assert [c.name for c in one.dealt] == ["Gang-Up"]
    assert [(c.name, c.engaged) for c in two.minions] == [("Sandman", 1), ("Drone", 1)]
    assert t["Arc Reactor"].exhausted
    assert t.asked == "turn" and t.game.invariants() == []


def test_without_a_word_a_table_is_plain():
    t = load("")
    assert (t.villain.hp, t.villain.atk, t.main.threat, t.hero.hp, t.seats[0].form) == (14, 2, 0, 10, "hero")
    assert len(t.seats[0].deck) == len(t.zone("encounter")) == 10 and t.hand == []


def test_a_scenario_fills_what_is_not_said():
    t = load('scenario = "klaw"\n[[player]]\nhero = "she-hulk"\nhand = ["Gamma Slam"]')
    assert (t.villain.name, t.main.name) == ("Klaw", "Underground Distribution")
    assert len(t.seats[0].deck) == 39, "the rest of the starter deck"
    assert "Gamma Slam" not in [c.name for c in t.seats[0].deck if c.face.quantity == 1]
    assert "Titania" in [c.name for c in t.zone("aside")] and "Legal Work" in [c.name for c in t.zone("encounter")]
    order = [c.id for c in t.zone("encounter")]
    again = load('scenario = "klaw"\nseed = 2\n[[player]]\nhero = "she-hulk"\nhand = ["Gamma Slam"]')
    assert order != [c.id for c in again.zone("encounter")], "another seed, another order"
    assert load('scenario = "klaw"\n[villain]\nstage = 2').state.zones["villain_deck"] == []


def test_json_says_the_same():
    data = {"villain": {"damage": 3}, "player": [{"hero": "spider-man", "hand": ["Backflip", "Energy"]}]}
    toml = '[villain]\ndamage = 3\n[[player]]\nhero = "spider-man"\nhand = ["Backflip", "Energy"]'
    games = [load(x).game for x in (data, json.dumps(data), toml)]
    assert games[0].canonical() == games[1].canonical() == games[2].canonical()


def test_numbers_tell_cards_apart():
    t = load('[[player]]\nengaged = ["Hydra Mercenary #2", {card = "Hydra Mercenary", number = 0, damage = 1}]')
    assert (t["#2"].damage, t["#0"].damage, t["#2"].id, t["#0"].id) == (0, 1, 2, 0)
    t = load('[[player]]\nengaged = ["Hydra Mercenary #900", "Hydra Mercenary #901"]')
    assert t["#900"].name == t["#901"].name == "Hydra Mercenary" and t["#900"] != t["#901"]


def test_a_player_who_is_out():
    players = '[[player]]\nhero = "iron-man"\nout = true\n[[player]]'
    t = load(f'removed = ["Energy", "player 1", "Tigra"]\nfirst = 2\n{players}')
    assert t.state.order() == [1] and [c.name for c in t.zone("removed")] == ["Tigra", "Iron Man", "Energy"]
    assert t.game.invariants() == []


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ('[[player]]\nhand = ["Backflip",\n "Bakflip"]', 3, "no card is called 'Bakflip'; did you mean 'Backflip'?"),
        ("[villain]\ndamage = -1", 2, "damage is -1, it must be at least 0"),
        ("[villain]\ndamage = 'x'", 2, "damage is a whole number, not 'x'"),
        (
            '[[player]]\nhero = "spider-man"\nhand = ["Black Cat"]\nplay = ["Black Cat"]',
            4,
            "Black Cat is in two places: here and on line 3",
        ),
        ('[[player]]\nhand = ["Energy #3"]\ndeck = ["Tigra #3"]', 3, "#3 is in two places: here and on line 2"),
        ('[[player]]\nengaged = ["Hydra Mercenary*3"]', 2, "than exist (2)"),
        ('[villain]\ncard = ["Rhino", "Klaw"]\ndamage = 3', 2, "2 villains can't share one hit point dial"),
        ("[villain]\ndamge = 2", 2, "a villain has no 'damge'; did you mean 'damage'?"),
        ("[villain]\ndamage = 14", 2, "Villain would be defeated by 14 damage: it can have at most 13"),
        ("[main]\nthreat = 20", 2, "Main Scheme would be completed by 20 threat"),
        ("[[player]]\nplay = ['Backflip']", 2, "Backflip (event) never stays in play"),
        ("[[player]]\nplay = ['Spider-Tracer']", 2, 'write it into the "attached" of that card'),
        (
            "[[player]]\nhand = [{card = 'Backflip', damage = 1}]",
            2,
            "Backflip is not in play here, so it has no damage",
        ),
        ("[[player]]\nhand = ['01040a']", 2, "Black Panther is an identity"),
        ("[[player]]\nhero = 'batman'", 2, "no identity is called 'batman'"),
        (
            "[[player]]\nhero = 'iron-man'\n[[player]]\nhero = 'iron-man'",
            4,
            "Iron Man is already the identity of another player (on line 2)",
        ),
        ("[[player]]\nform = 'hulk'", 2, "form can't be 'hulk'; it is one of hero, alter-ego"),
        ("round = 1\nscenario = 'rino'", 2, "did you mean 'rhino'?"),
        ("[[side]]\ncard = 'Rhino'", 1, "Rhino I (villain) can't be here; these can: side scheme, player side scheme"),
        ("[[player]]\nout = true", 1, "nobody is left"),
        ("first = 1\n[[player]]\nout = true\n[[player]]", 1, "player 1 is out of the game"),
        ('removed = ["player 1"]', 1, "player 1 is not out of the game"),
        ("[villain]\ncard = 'Rhino'\nstage = 4", 3, "Rhino has no stage 4; there are I, II, III"),
        ("seed = 1.5", 1, "a seed is a number or a word"),
        ("[[player]]\nengaged = [{card = 'Energy', facedown = 'Dron'}]", 2, "did you mean 'Drone'?"),
        ("[[player]]\nplay = [{card = 'Tigra', owner = 2}]", 2, "owner is 2, it must be at most 1"),
        ("turn = 2", 1, "turn is 2, it must be at most 1"),
        ("[[player]]\nengaged = [{minion = {hp = 2, keywords = ['gard']}}]", 2, "did you mean 'guard'?"),
        ("[[player]]\nengaged = [{minion = {hpp = 2}}]", 2, "a made-up card has no 'hpp'"),
        ("[cards]\nX = {minion = {}, ally = {}}", 2, "exactly one of these kinds"),
        ("a = \n", 1, "this is not TOML"),
        ('{"villain": {\n "damage": -1}}', 2, "damage is -1"),
        ('{"villain": [\n', 2, "this is not JSON"),
        ("player = 5", 1, "a player is a table, not 5"),
        ("save = 'x'", 1, "not a save of quickstrike"),
    ],
)
def test_a_mistake_is_shown_where_it_is(text, line, what, tmp_path):
    file = tmp_path / "it.toml"
    file.write_text(text)
    with pytest.raises(PositionError) as e:
        load(file)
    assert str(e.value).startswith(f"{file}:{line}: ") and what in str(e.value)
    assert "\n" not in str(e.value) and e.value.told("fr") != str(e.value)


def test_a_mistake_in_data_has_its_place():
    with pytest.raises(PositionError, match=r"^player\[0\].hand\[1\]: no card is called 'Tigre'"):
        load({"player": [{"hand": ["Tigra", "Tigre"]}]})


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(PositionError, match="there is no file"):
        load(tmp_path / "no.toml")
    (tmp_path / "x.toml").write_bytes(b"round = 1\ntitle = '\xe9'")
    with pytest.raises(PositionError, match=r"x\.toml:2: this is not UTF-8"):
        load(tmp_path / "x.toml")


@pytest.mark.parametrize("text", ["table.toml", "my tables/one.JSON", "table", "./a=b.toml"])
def test_a_path_is_a_path_and_not_a_text(text, tmp_path, monkeypatch):
    """Whether there is such a file makes no difference: a text may come from anybody."""
    monkeypatch.chdir(tmp_path)
    said = []
    for _ in range(2):
        with pytest.raises(PositionError) as e:
            load(text)
        said.append((str(e.value), e.value.told("fr")))
        (file := tmp_path / text).parent.mkdir(exist_ok=True)
        file.write_text("round = 3" if text != "my tables/one.JSON" else '{"round": 3}')
    en = f'this is not a position; if it is the path of a file, write Path("{text}")'
    fr = f"ce n'est pas une position ; si c'est le chemin d'un fichier, écrivez Path(\"{text}\")"
    assert said == [(en, fr)] * 2
    assert load(file).state.round == 3 and load('title = "table.toml"\nround = 3').state.round == 3


def test_lines_of_toml():
    text = '''a.b = "x # no comment" # one
[t]
"k k" = [1, # two
  {x = 3, y = [4]},
  """
five""", 6]
[[s]]
n = 1
[s.e]
m = 2
[[s]]
n = 3
'''
    at = lines_of(text, toml=True)
    assert at["a", "b"] == 1 and at["t", "k k"] == 3 and at["t", "k k", 1, "y", 0] == 4 and at["t", "k k", 3] == 6
    assert at["s", 0, "n"] == 8 and at["s", 0, "e", "m"] == 10 and at["s", 1, "n"] == 12


def test_lines_of_json():
    at = lines_of('{"a": [1,\n {"b": "x\\"}"},\n  2],\n "c": null}', toml=False)
    assert at["a", 1, "b"] == 2 and at["a", 2] == 3 and at["c",] == 4
