"""How a bot is watched: by what it sees, answer by answer."""

from __future__ import annotations


class Blindfolded:
    """A game of which only the view of one seat can be had."""

    def __init__(self, game, seat):
        self._view, self._seat = game.view, seat

    def view(self, seat):
        assert seat == self._seat, "a bot looks at its own view only"
        return self._view(seat)


def played_out(game, bots, watch=None):
    """Let them play; watch(game, decision, option, bot) before each answer."""
    while (d := game.decision) is not None:
        o = bots[d.seat].choose(game, d)
        if watch:
            watch(game, d, o, bots[d.seat])
        game.answer(o)
    return game
