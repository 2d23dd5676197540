"""A game written as a position and loaded again is the same game."""

from __future__ import annotations

import json
import tomllib

import pytest
from tests.champions.position.test_reading import TABLE

from quickstrike import champions
from quickstrike.champions.position import PositionError, load, run
from quickstrike.champions.position.writing import plain_turn
from quickstrike.kernel.chance import draw, seed_of
from quickstrike.kernel.toml import dumps

HEROES = list(champions.HEROES)
SCENARIOS = tuple(champions.SCENARIOS)


def random_game(n):
    """One to four heroes against each villain in turn, in both modes, the four of the Wrecking Crew and all Kangs too; some late answers concede."""
    seed = seed_of(f"round trip {n}")
    heroes = [HEROES[(draw(seed, 1) + i) % len(HEROES)] for i in range(1 + n % 4)]
    g = champions.new(
        heroes, SCENARIOS[n % len(SCENARIOS)], champions.MODES[n // 3 % 2], seed=n, heroic=int(n % 5 == 0)
    )
    for i in range(2, 400):
        if g.decision is None:
            return
        yield g, draw(seed, i)
        late = i > 100 and draw(seed, 1000 + i) % 40 == 0
        options = [o for o in g.decision.options if o.verb != "concede" or late]
        g.answer((options or list(g.decision.options))[draw(seed, i) % max(1, len(options))], seat=g.decision.seat)


def reloaded(g):
    again = champions.position(g.position())
    assert again.canonical() == g.canonical()
    return again


@pytest.mark.parametrize("n", range(24))
def test_at_a_turn_the_file_gives_the_same_game(n):
    """The whole state is the same: so are the views of all seats, the options, and what the same answers lead to."""
    written = 0
    for g, chance in random_game(n):
        if plain_turn(g) and (chance % 4 == 0 or not written):
            written += 1
            assert "save" not in g.positions().spec(g)
            again = reloaded(g)
            seats = range(-1, len(g.state.players))
            assert [again.view(p) for p in seats] == [g.view(p) for p in seats]
            if written == 3:
                future(g.clone(), again)
    assert written


def future(g, again):
    for _ in range(30):
        if g.decision is None:
            return
        for x in (g, again):
            x.answer(x.decision.options[0].id, seat=x.decision.seat)
        assert again.canonical() == g.canonical()


def test_in_the_middle_of_an_effect_the_file_holds_the_save():
    kinds = set()
    for n in range(3):
        for g, chance in random_game(n):
            if not plain_turn(g) and chance % 5 == 0:
                kinds.add(g.decision.kind)
                assert list(g.positions().spec(g)) == ["save"]
                assert reloaded(g).answers == g.answers
    assert len(kinds) > 3


def test_lasting_and_delayed_effects_come_back():
    """Nick Fury leaves at the end of the round; Helicarrier makes the next card cheaper."""
    g = champions.position("""
[[player]]
hero = "spider-man"
hand = ["Nick Fury", "Energy", "Genius", "Strength"]
play = ["Helicarrier"]
[[player]]
hero = "iron-man"
hand = ["Tigra"]
[[step]]
do = "play"
card = "Nick Fury"
pay = ["Energy", "Genius"]
[[step]]
do = "option"
value = 2
[[step]]
do = "use"
card = "Helicarrier"
target = "player 2"
""")
    spec = g.positions().spec(g)
    assert (spec["lasting"][0]["until"], spec["lasting"][0]["chosen"]) == ("phase", {"player": ["player 2"]})
    assert spec["delayed"][0]["until"] == "round"
    future(g.clone(), reloaded(g))
    again = run({**spec, "step": [{"do": "villain_phase"}], "expect": {"Nick Fury": "discard"}})
    assert again.differences == []


def test_an_effect_that_lasts_can_be_written_by_hand():
    lasting = '[[lasting]]\neffect = "Lead from the Front"\ncard = "#1"\nchosen = {player = ["player 1"]}\n'
    text = '[[player]]\nhero = "captain-marvel"\ndiscard = ["01070 #1"]\n[expect]\nplayer.atk = 3\n'
    assert run(lasting + text).differences == []
    assert run(lasting.replace("Lead from the Front", "01070:0.0.1.1") + text).differences == []
    with pytest.raises(
        PositionError, match=r"'01070:0\.1\.7' is not an effect of that kind; did you mean '01070:0\.0\.1"
    ):
        run(lasting.replace("Lead from the Front", "01070:0.1.7") + text)


def test_a_hand_written_table_comes_back():
    g = load(TABLE).game
    again = reloaded(g)
    assert again.position() == g.position()


def test_made_up_cards_come_back():
    outcome = run("""
[cards]
Brute = {minion = {hp = 5, keywords = ["guard"]}}
[main]
scheme = {target = 9, step = 2}
threat = 3
[[player]]
hero = {name = "Somebody", hp = 12}
engaged = [{card = "Brute", damage = 1, attached = [{attachment = {atk = 1, attach = "minion"}}]}]
play = [{ally = {name = "Friend"}, exhausted = true}]
[[step]]
do = "play"
card = {event = {attack = 2}}
target = "Brute"
""")
    g = outcome.game
    assert outcome.passed and "save" not in g.positions().spec(g)
    names = [reloaded(g).state.face(c).name for c in g.state.play]
    assert names[0] == "Somebody" and {"Brute", "Friend", "Attachment"} < set(names)


def test_what_is_written_can_be_changed_by_hand():
    """A card more needs no number; a card less is no harm."""
    g = champions.new("spider-man", seed=4)
    g.answer("done")
    spec = tomllib.loads(g.position())
    spec["player"][0]["hand"] += ["Tigra"]
    spec["player"][0]["play"] = ["War Machine"]
    spec["player"][0]["deck"].pop()
    spec["encounter"]["deck"].insert(0, "Hydra Soldier")
    t = load(json.loads(json.dumps(spec)))
    assert [c.name for c in t.hand][-1] == "Tigra" and t.ally.name == "War Machine" and t.game.invariants() == []


@pytest.mark.parametrize(
    "value",
    [
        {"a": 1, "b": True, "c": "x \"y\" 'z' \\", "d": [1, "two", {"three": 3}], "e": {"f g": [], "h": {}}},
        {"t": 'line\nline \\ """\n', "u": "é\t\x7f", "v": [{"x": 1}, {"x": [{"y": "z"}]}], "w": '{"json": "yes"}'},
        {"long": [f"Some Card {n}" for n in range(40)], "": 1, "n": -3, "empty": []},
    ],
)
def test_what_is_written_is_toml(value):
    assert tomllib.loads(dumps(value)) == value
    assert max(map(len, dumps(value).splitlines())) <= 120
