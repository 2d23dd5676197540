"""What a table of Dice Throne is set up from, and which tables are legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.setting import Setting
from .loading import HEROES, add_hero, hero, read_hero
from .table import BY_SEATS, DUEL, MODES, SEATS

JOINED: dict[str, str] = {}
"""The hero files that settings have brought in, by id."""


@dataclass(frozen=True)
class DiceThroneSetting(Setting):
    """Everything but the seed. mode: "" follows from the number of heroes; start: the seat that begins, instead of rolling
    for it; masked: whoever has cards is asked in every window. own: the texts of hero files."""

    plays: ClassVar[str] = "quickstrike.dicethrone.game:DiceThroneGame"
    heroes: tuple[str, ...] = ("thor", "black-widow")
    mode: str = ""
    start: int | None = None
    masked: bool = False
    own: tuple[str, ...] = ()
    files = ("own",)

    @property
    def seats(self) -> tuple[str, ...]:
        return self.heroes

    @property
    def played(self) -> str:
        """The mode that is played."""
        return self.mode or BY_SEATS.get(len(self.heroes), DUEL)

    def check(self) -> None:
        """The user's own heroes join the others first: they are part of the table."""
        super().check()
        for text in self.own:
            found = read_hero(text, "")
            if JOINED.get(found.id) != text or found.id not in HEROES:
                add_hero(found)
                JOINED[found.id] = text
        for h in self.heroes:
            hero(h)
        mode, n = self.played, len(self.heroes)
        if mode not in MODES:
            raise SetupError("unknown mode", name=mode, near=did_you_mean(mode, MODES))
        if n != SEATS[mode]:
            raise SetupError("dt seats", mode=mode, wanted=SEATS[mode], n=n)
        self.check_start(self.start)

    def packed(self) -> dict[str, Any]:
        return super().packed() | {"mode": self.played}

    def told(self) -> dict[str, Any]:
        return {"heroes": list(self.heroes), "mode": self.mode}
