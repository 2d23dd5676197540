"""What each card did in a game: when it came to hand, when it was played, how often it paid for something else."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ..kernel.decision import Decision, Option
from ..kernel.game import Game

Deed = tuple[int, str]
"""A card, and what was done with it: "played", "spent", or "gone" in another way."""


@dataclass
class Fate:
    """Of all copies of a card at one seat. The first three are in the opening hand: held when it was dealt, kept, put back;
    then how often it came to hand and in which round first, and the same of playing; how often it was spent. A card that comes
    back, from a deck that was shuffled anew or from the table, comes to hand again."""

    dealt: int = 0
    kept: int = 0
    back: int = 0
    drawn: int = 0
    drawn_at: int = -1
    played: int = 0
    played_at: int = -1
    spent: int = 0

    def packed(self) -> list[int]:
        return [self.dealt, self.kept, self.back, self.drawn, self.drawn_at, self.played, self.played_at, self.spent]


@dataclass
class Watch:
    """Looks at the first seat's hand after every answer, and at the answers. A game subclasses it and says which answers are
    deeds."""

    deeds: ClassVar[Mapping[str, str]] = {}
    """Verbs of answers about a card, and what they do with it."""
    opening: ClassVar[tuple[str, ...]] = ("mulligan",)
    """Kinds of decision about the opening hand."""

    seat: int = 0
    fates: dict[str, Fate] = field(default_factory=dict)
    _last: list[int] = field(default_factory=list)
    _dealt: list[int] | None = None
    _opened: bool = False

    def hand(self, game: Game[Any]) -> list[int]:
        found: list[int] = game.state.zones[f"hand{self.seat}"]
        return found

    def fate(self, game: Game[Any], card: int) -> Fate:
        return self.fates.setdefault(str(game.state.codes[card]), Fate())

    def done(self, game: Game[Any], d: Decision, o: Option) -> Iterator[Deed]:
        """What an answer did with cards of the seat. Called after it."""
        if d.seat == self.seat and o.verb in self.deeds and o.card >= 0:
            yield o.card, self.deeds[o.verb]

    def begin(self, game: Game[Any]) -> None:
        self._look(game)
        self._deal(game)

    def _opens(self, game: Game[Any]) -> bool:
        return any(d.seat == self.seat and d.kind in self.opening for d in game.state.pending)

    def _deal(self, game: Game[Any]) -> None:
        """Remember the opening hand before anything of it is put back."""
        if not self._opened and self._opens(game):
            self._opened, self._dealt = True, list(self.hand(game))

    def after(self, game: Game[Any], d: Decision, o: Option) -> None:
        gone = set[int]()
        for card, deed in self.done(game, d, o):
            gone.add(card)
            fate, at = self.fate(game, card), game.clock()[1]
            if deed == "spent":
                fate.spent += 1
            elif deed == "played":
                fate.played += 1
                fate.played_at = at if fate.played_at < 0 else fate.played_at
        if self._dealt is not None and not self._opens(game):
            self._open(game, self._dealt)
            self._dealt = None
        self._look(game, gone)
        self._deal(game)

    def _look(self, game: Game[Any], gone: Collection[int] = ()) -> None:
        """Count what came to hand. gone: cards that the answer took from it; one that is there now has come back."""
        hand = self.hand(game)
        if hand == self._last and not gone:
            return
        before = set(self._last).difference(gone)
        self._last = list(hand)
        for card in hand:
            if card not in before:
                fate = self.fate(game, card)
                fate.drawn += 1
                fate.drawn_at = game.clock()[1] if fate.drawn_at < 0 else fate.drawn_at

    def _open(self, game: Game[Any], dealt: list[int]) -> None:
        """Cards that were put back have not come to hand, unless they do so later."""
        hand = self.hand(game)
        for card in dealt:
            fate = self.fate(game, card)
            fate.dealt += 1
            if card in hand:
                fate.kept += 1
            else:
                fate.back += 1
                fate.drawn -= 1
                fate.drawn_at = fate.drawn_at if fate.drawn else -1

    def told(self) -> dict[str, list[int]]:
        return {code: fate.packed() for code, fate in sorted(self.fates.items())}
