"""What a table of Dice Throne is set up from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kernel.setting import Seed, Setting
from .game import DiceThroneGame
from .loading import HEROES, add_hero, read_hero


@dataclass(frozen=True)
class DiceThroneSetting(Setting):
    """Everything but the seed. mode: "" follows from the number of heroes; start: the seat that begins, instead of rolling
    for it; masked: whoever has cards is asked in every window. own: the texts of hero files, for other processes."""

    heroes: tuple[str, ...] = ("thor", "black-widow")
    mode: str = ""
    start: int | None = None
    masked: bool = False
    own: tuple[str, ...] = ()

    @classmethod
    def game(cls) -> type[DiceThroneGame]:
        return DiceThroneGame

    @property
    def seats(self) -> tuple[str, ...]:
        return self.heroes

    def told(self) -> dict[str, Any]:
        return {"heroes": list(self.heroes), "mode": self.mode}

    def new(self, seed: Seed, quiet: bool = False) -> DiceThroneGame:
        for text in self.own:
            found = read_hero(text, "")
            if found.id not in HEROES:
                add_hero(found)
        setup: dict[str, Any] = {k: v for k, v in self.packed().items() if k != "own"}
        return self.game().create({**setup, "seed": seed, "quiet": quiet})
