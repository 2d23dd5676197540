"""What each card did, after the game."""

from __future__ import annotations

from quickstrike.champions.position import load
from quickstrike.server.champions.history import history

TAKEN = """
scenario = "rhino"
seed = 6
phase = "villain"
[[player]]
hero = "spider-man:justice"
hand = ["Great Responsibility"]
"""


def test_damage_that_one_takes_instead_of_threat_is_no_deed():
    game = load(TAKEN).game
    game.answer(next(o for o in game.decisions[0].options if o.id.startswith("play/")))
    hero = game.state.players[0].identity
    assert game.state.play[hero].damage > 0
    done = {row["name"]: row for row in history(game, "en")["cards"]}
    assert done["Great Responsibility"]["played"] == 1 and "damage" not in done["Great Responsibility"]
    assert "damage" not in done.get("Spider-Man", {})
