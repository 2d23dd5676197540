"""Positions that begin with the setup."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions import ChampionsGame
from quickstrike.champions.position import PositionError, run

KLAW = "phase = 'setup'\nscenario = 'klaw'\n[[player]]\nhero = 'she-hulk'\n"


@rule("setup:4", "setup:5", "setup:10", "setup:12")
def test_the_steps_of_setup_are_played():
    want = "asked = 'mulligan'\n'Defense Network'.threat = 3\nplayer.hand = 6\naside = 5\n'Legal Work' = 'encounter'"
    assert run(f"seed = 1\n{KLAW}[expect]\n{want}").differences == []


def test_a_game_that_is_being_set_up_can_be_saved_and_played_again():
    game = run(KLAW + "[[step]]\ndo = 'done'").game
    assert game.setup["heroes"] == ["she-hulk"] and game.decision.kind == "turn"
    assert ChampionsGame.load(game.save()).canonical() == game.canonical()
    again = ChampionsGame.replay(game.setup, [(seat, o.id) for seat, o in game.answers])
    assert again.canonical() == game.canonical()


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ("hand = ['Energy']", 5),
        ("damage = 2", 5),
        ("[villain]\ndamage = 2", 6),
        ("[encounter]\ndiscard = []", 6),
        ("[[side]]\ncard = 'Crowd Control'", 5),
    ],
)
def test_nothing_lies_anywhere_before_the_setup(more, line):
    with pytest.raises(PositionError) as e:
        run(KLAW + more)
    assert f"line {line}:" in str(e.value) and "not been set up yet" in str(e.value)


@pytest.mark.parametrize(
    ("keyword", "of"),
    [("team-up Hulk & Black Cat", ("Hulk", "Black Cat")), ("requirement energy mental", ("energy", "mental"))],
)
def test_keywords_that_name_several_things(keyword, of):
    game = run(f"[[player]]\nhand = [{{event = {{keywords = ['{keyword}'], draw = 1}}}}]").game
    s = game.state
    assert s.face(s.zones["hand0"][0]).keywords[keyword.partition(" ")[0]].of == of
