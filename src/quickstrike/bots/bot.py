"""What a bot is, and how one drives a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from ..kernel.decision import Decision, Option
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game


class Bot(Protocol):
    """Chooses one of the options of a decision. It may look at `game.view(decision.seat)` and at nothing else of the
    game: what it knows is what a person in that seat knows. It keeps nothing that its answers depend on, so clones and undo
    cost it nothing."""

    def choose(self, game: Game[Any], decision: Decision) -> Option: ...


@runtime_checkable
class Rowing(Protocol):
    """A bot that may know all of a row at once: what it would choose one by one where several things are chosen together."""

    def row(self, game: Game[Any], decision: Decision) -> list[str] | None:
        """As ids, in the engine's order; None where it does not know before it has answered."""


@runtime_checkable
class Settable(Protocol):
    """Makes a bot from a seed; and, as it can be set, from a seed and what stands after the colon of its name."""

    def __call__(self, seed: int | str) -> Bot: ...

    def set(self, seed: int | str, setting: str) -> Bot: ...


class Endless(QuickstrikeError):
    """A game did not end within the decisions it was given."""


class Onlooker(Protocol):
    """Looks at a game that bots play, before the first answer and after every one."""

    def begin(self, game: Game[Any]) -> None: ...
    def after(self, game: Game[Any], d: Decision, o: Option) -> None: ...


def play_out(game: Game[Any], bots: Sequence[Bot], cap: int = 0, onlooker: Onlooker | None = None) -> int:
    """Let the bots answer until the game has a result; gives the number of answers. cap: raise `Endless` beyond it."""
    n = 0
    if onlooker is not None:
        onlooker.begin(game)
    while (d := game.decision) is not None:
        if cap and n >= cap:
            raise Endless(f"the game is not over after {n} decisions")
        o = bots[d.seat].choose(game, d)
        game.answer(o)
        if onlooker is not None:
            onlooker.after(game, d, o)
        n += 1
    return n
