"""A board: a position with a tester's questions, and with the invariants of the game checked after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from ..game import ChampionsGame
from ..position.build import Maker
from ..position.described_cards import forget_described
from ..position.handles import Card
from ..position.made_up_cards import AnyCard, forget
from ..position.phrases import say
from ..position.player_verbs import Position, Thing
from ..rules.underway import at_turn, turn_anew
from ..table import SCENARIO, Table

_OPEN: list[Board] = []


class Board(Position):
    def __init__(self, game: ChampionsGame, maker: Maker) -> None:
        super().__init__(game, maker)
        _OPEN.append(self)
        self.check()

    def fail(self, key: str, /, **words: Any) -> NoReturn:
        raise AssertionError(str(say(key, **words)))

    # ---- a tester's reins ------------------------------------------------------------------------------------------
    def put(self, card: AnyCard, seat: int = SCENARIO, engaged: int = -1, host: Thing | None = None) -> Card:
        """A new card in play, during a turn, as if it had been there before."""
        at = -1 if host is None else self._ids(host)[0]
        return Card(self, self._inject(lambda s: self.maker.put(card, seat, engaged, at).id))

    def _inject(self, change: Callable[[Table], Any]) -> Any:
        """Something happens in the middle of a turn; the turn's decision is asked anew afterwards."""
        s = self.state
        if self.asked != "turn":
            self.fail("only at a turn", asked=self.asked)
        turn_anew(s)
        out = change(s)
        self.game.start()
        self.game.answers.clear()  # what came before can't be replayed without this
        self.game._snapshots.clear()
        self.check()
        return out

    # ---- what should be true ---------------------------------------------------------------------------------------
    @contextmanager
    def changes(self, what: Callable[[], Any], by: int | None = None, to: Any = None) -> Iterator[None]:
        """`with t.changes(lambda: t.villain.damage, by=3): ...`"""
        before = what()
        yield
        after = what()
        if by is not None:
            assert after - before == by, f"changed by {after - before} (from {before} to {after}), not by {by}"
        else:
            assert before != to, f"it was {to!r} already"
            assert after == to, f"changed from {before!r} to {after!r}, not to {to!r}"

    def quiet(self) -> Board:
        """Nothing is left open: a turn goes on, or the game is over."""
        if self.game.result is None:
            assert self.asked == "turn", f"still open is {self.asked!r}:\n  " + "\n  ".join(self.options())
        return self

    @property
    def result(self) -> str | None:
        return self.game.result

    def log(self, what: str = "") -> list[tuple[Any, ...]]:
        """The notes so far, of one sort if named: `t.log("damage")`."""
        return [n[:-1] for n in self.game.log if what in ("", n[0])]  # the last item is the depth, for the narration

    def clone(self) -> Board:
        return Board(self.game.clone(), self.maker)

    def check(self) -> None:
        """The invariants hold; at a plain turn no scope and no event has been left behind."""
        bad = self.game.invariants()
        s = self.state
        if self.asked == "turn" and at_turn(s):
            for name in ("scopes", "events", "activations", "parked"):
                if left := getattr(s, name):
                    bad.append(f"{name} left behind at a turn: {left}")
            if s.zones["limbo"]:
                bad.append(f"cards left lying between two places: {s.zones['limbo']}")
            if s.peril >= 0:
                bad.append(f"seat {s.peril} is still in peril")
        assert not bad, "\n".join(bad)

    def close(self) -> None:
        """At the end of a test: the board is sound, and its save gives the same game."""
        self.check()
        again = ChampionsGame.load(self.game.save())
        assert again.canonical() == self.game.canonical(), "a reloaded save is another game"


def close_all() -> None:
    """Close every board that was opened, and forget the cards made up for them (the fixture of the tests does)."""
    boards = _OPEN.copy()
    _OPEN.clear()
    try:
        for b in boards:
            b.close()
    finally:
        for b in boards:
            forget(b.maker.made)
        forget_described()
