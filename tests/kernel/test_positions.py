"""A tiny game has positions: steps by the fields of its options, expectations, mistakes with their line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel import tiny

from quickstrike.kernel.position import At, Playing, PositionError, Positions, load, position, run

TABLE = """
title = "A roll"
points = [1, 0]

[[player]]
hand = ["pebble", "crown"]
charm = ["ember"]

[[player]]
hand = ["fool", "pebble"]
"""
PICKS = "[[step]]\ndo = 'pick'\ncard = 'pebble'\nplayer = 1\n[[step]]\ndo = 'pick'\ncard = 'fool'\nplayer = 2\n"


class OmensPlaying(Playing["Omens"]):
    refusing, turn = ("keep",), "pick"


class OmensPositions(Positions["Omens"]):
    """All that a tiny game says of its positions."""

    table = ("seed", "points", "player")
    plain = ("seed", "points")
    facts = {
        "points": lambda t: t.game.state.points,
        "gone": lambda t: t.game.view(0)["gone"],
        "result": lambda t: t.game.result or "",
    }

    def playing(self, game: Omens, built: None) -> Playing[Omens]:
        return OmensPlaying(game)

    def build(self, at: At) -> tuple[tiny.Table, None]:
        players = at.rows("player")
        s = tiny.Table(at.seed(), len(players))
        for n, p in enumerate(players):
            for zone in ("hand", "charm"):
                for name in p.texts(zone, tiny.CARDS):
                    s.put(next(c for c in s.zones["deck"] if tiny.DECK[c] == name), f"{zone}{n}")
        s.points = [x.as_number("points") for x in at.rows("points")] or s.points
        s.push(tiny.match)
        return s, None

    def setup(self, s: Any) -> dict[str, Any]:
        return {"players": len(s.points)}


class Omens(tiny.Omens):
    @classmethod
    def positions(cls) -> Positions[Any]:
        return KIT


OmensPositions.game = Omens
KIT = OmensPositions()


def told(text: str) -> list[str]:
    return [d.told("en") for d in run(KIT, TABLE + text).differences]


def test_steps_and_expectations():
    outcome = run(KIT, f"{TABLE}{PICKS}[expect]\nlog = ['card', 'roll']\nasked = {{kind = 'swap', player = 2}}\n")
    assert outcome.passed and outcome.checked, told("")
    assert (
        outcome.told()[:2] == ["A roll", "1. player 1: pick/0"] and outcome.told()[-1] == "Waiting for player 2: swap"
    )
    assert outcome.data("en")["asked"][0]["kind"] == "swap"


def test_what_differs_and_what_is_not_possible():
    assert told("[expect]\npoints = [1, 1]\ngone = []\n") == ["expected points [1, 1], it is [1, 0]"]
    (said,) = told("[[step]]\ndo = 'pick'\ncard = 'fool'\nplayer = 1\n")
    assert said.startswith("step 1 (line 11) can't be done: no option 'pick' with card fool, player 1 is open")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[player]]\nhand = ['peble']", "line 2: hand can't be 'peble'; did you mean 'pebble'?"),
        ("pints = [1]", "line 1: a position has no 'pints'; did you mean 'points'?"),
        ("[[player]]\n[[step]]\ncard = 'fool'", 'line 3: this step has a card but no "do"'),
        (
            "[[player]]\n[[step]]\n[step.expect]\npints = 3",
            "line 4: an expectation has no 'pints'; did you mean 'points'?",
        ),
        (
            "[[player]]\n[[step]]\nseed = 3",
            "line 3: 'seed' is about the whole position: write it above the first [table]",
        ),
    ],
)
def test_a_mistake_has_its_line(text: str, said: str):
    with pytest.raises(PositionError) as e:
        run(KIT, text)
    assert str(e.value) == said


def test_whatever_is_not_named_is_declined():
    """Where the game says which verb refuses."""
    assert position(KIT, TABLE + PICKS).decision.kind == "swap"
    g = position(KIT, "decline = true\n" + TABLE + PICKS)
    assert (g.decision.kind, g.state.points) == ("pick", [3, 2])


def test_a_written_position_is_the_same_game():
    g = load(KIT, TABLE).game
    g.answer(g.find("pick", card="crown"), seat=0)
    again = load(KIT, g.position()).game
    assert again.view(0) == g.view(0) and again.canonical() == g.canonical()
    replayed = Omens.load(g.save())
    replayed.undo()
    assert replayed.canonical() == load(KIT, TABLE).game.canonical(), "the setup of such a game is the position"
