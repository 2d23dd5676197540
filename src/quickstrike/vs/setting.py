"""What a table of the Vs. System is set up from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.setting import Setting
from .game import VsGame


@dataclass(frozen=True)
class VsSetting(Setting):
    """Everything but the seed. decks: one for each seat, two to four; start: the seat with the initiative, instead of drawing
    lots for who chooses; readings: where a doubtful rule is played otherwise than usual, `mulligan=shuffle`."""

    decks: tuple[str, ...] = ("tidewatch", "ashen-choir")
    start: int | None = None
    readings: tuple[str, ...] = ()

    @classmethod
    def game(cls) -> type[VsGame]:
        return VsGame

    @property
    def seats(self) -> tuple[str, ...]:
        return self.decks

    def told(self) -> dict[str, Any]:
        return {"decks": list(self.decks), "readings": list(self.readings)}
