"""What a table of the Vs. System is set up from, and which tables are legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError
from ..kernel.setting import Seed, Setting
from .decks import deck
from .readings import chosen

if TYPE_CHECKING:
    from .game import VsGame

SEATS = (2, 4)


@dataclass(frozen=True)
class VsSetting(Setting):
    """Everything but the seed. decks: one for each seat, two to four; start: the seat with the initiative, instead of drawing
    lots for who chooses; readings: where a doubtful rule is played otherwise than usual, `mulligan=shuffle`."""

    decks: tuple[str, ...] = ("tidewatch", "ashen-choir")
    start: int | None = None
    readings: tuple[str, ...] = ()

    @classmethod
    def game(cls) -> type[VsGame]:
        from .game import VsGame

        return VsGame

    @property
    def seats(self) -> tuple[str, ...]:
        return self.decks

    def check(self) -> None:
        super().check()
        n = len(self.decks)
        if not SEATS[0] <= n <= SEATS[1]:
            raise SetupError("vs seats", n=n, least=SEATS[0], most=SEATS[1])
        for id in self.decks:
            deck(id)
        if self.start is not None and not 0 <= self.start < n:
            raise SetupError("vs start", start=self.start, most=n - 1)
        chosen(self.readings)

    def told(self) -> dict[str, Any]:
        return {"decks": list(self.decks), "readings": list(self.readings)}

    def new(self, seed: Seed, quiet: bool = False) -> VsGame:
        return self.game().begin(self, seed, quiet)
