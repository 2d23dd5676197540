"""Boards for bots: positions in which it is clear what a good player does."""

from __future__ import annotations

import pytest

from quickstrike import testkit
from quickstrike.bots.champions import HeuristicBot


@pytest.fixture(autouse=True)
def _clear_away():
    testkit.close_all()
    yield
    testkit.close_all()


class Seat:
    """A bot at a board."""

    def __init__(self, *seats, **position):
        self.t = testkit.build(*seats, **position)
        self.bot = HeuristicBot()

    def choice(self):
        """What the bot answers now, in words: (verb, card, target)."""
        d = self.t.game.decision
        o = self.bot.choose(self.t.game, d)
        name = self.t.state.face
        return o.verb, name(o.card).name if o.card >= 0 else "", name(o.target).name if o.target >= 0 else ""

    def turn(self, most=40):
        """Play until this turn is over; gives the verbs and cards of all answers."""
        out = []
        while (d := self.t.game.decision) is not None and self.t.state.phase == "player" and len(out) < most:
            out.append(self.choice()[:2])
            self.t.game.answer(self.bot.choose(self.t.game, d))
            if out[-1][0] == "end_turn":
                break
        return out


@pytest.fixture
def bot():
    return Seat
