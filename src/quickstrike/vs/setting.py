"""What a table of the Vs. System is set up from, and which tables are legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..kernel.errors import SetupError
from ..kernel.setting import Setting
from .decks import deck, is_written
from .readings import chosen

SEATS = (2, 4)


@dataclass(frozen=True)
class VsSetting(Setting):
    """Everything but the seed. decks: one for each seat, two to four, by name or written out (`decks.py`); start: the seat with the initiative, instead of drawing
    lots for who chooses; readings: where a doubtful rule is read in another way than usual, `mulligan=shuffle`. own: files of
    cards and decks (`own.py`)."""

    plays: ClassVar[str] = "quickstrike.vs.game:VsGame"
    decks: tuple[str, ...] = ("tidewatch", "ashen-choir")
    start: int | None = None
    readings: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    files = ("own",)

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(deck(id).id if is_written(id) else id for id in self.decks)

    def check(self) -> None:
        super().check()
        if self.own:
            from .own import join_all

            join_all(self.own)
        n = len(self.decks)
        if not SEATS[0] <= n <= SEATS[1]:
            raise SetupError("vs seats", n=n, least=SEATS[0], most=SEATS[1])
        for id in self.decks:
            deck(id)
        self.check_start(self.start)
        chosen(self.readings)

    def told(self) -> dict[str, Any]:
        return {"decks": list(self.seats), "readings": list(self.readings)}
