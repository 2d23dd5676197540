"""Marvel Dice Throne."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.language import words
from .kit import BotMaker, Kit, Share, Side

if TYPE_CHECKING:
    from ..cli.dicethrone.table import DiceThroneFlags
    from ..dicethrone import DiceThroneGame
    from ..dicethrone.setting import DiceThroneSetting
    from ..dicethrone.text.speech import DiceThroneSpeech
    from ..kernel.setting import Seed
    from ..term.dicethrone.session import Session
    from .form import Field


NARROW = 64  # columns of the table as text on a page


class DiceThrone(Kit):
    name = "dicethrone"
    prefix = "dicethrone"
    command = "quickstrike dicethrone"
    mine = "1"
    clever = "odds"
    commands = {
        "odds": "dicethrone.odds",
        "heroes": "dicethrone.heroes",
        "hero": "dicethrone.hero",
        "cards": "dicethrone.cards",
    }

    def game(self) -> type[DiceThroneGame]:
        from ..dicethrone import DiceThroneGame

        return DiceThroneGame

    def tables(self, count: int, seed: Seed) -> Iterator[DiceThroneSetting]:
        from ..lab.dicethrone.tables import tables

        return tables(count, seed)

    def covered(self, some: Iterable[DiceThroneSetting]) -> list[Share]:
        from ..lab.dicethrone.tables import met

        return met(some)

    def flags(self) -> DiceThroneFlags:
        from ..cli.dicethrone.table import DiceThroneFlags

        return DiceThroneFlags(self)

    def form(self, lang: str) -> list[Field]:
        """Heroes alone: how many there are says the mode."""
        from ..dicethrone.loading import HEROES
        from ..dicethrone.setting import DiceThroneSetting
        from ..dicethrone.text.names import seat_names
        from .form import Field

        title = words("dicethrone/kit")[lang]["heroes"]
        names = dict(zip(HEROES, seat_names(list(HEROES), lang), strict=True))
        return [Field("heroes", "list", title, DiceThroneSetting().heroes, names, 2, 4)]

    def board(self, game: DiceThroneGame, seat: int, lang: str) -> list[str]:
        from ..term.dicethrone.mat import Board
        from ..term.paint import Paint

        board = Board(game, seat, Paint(width=NARROW), lang)
        own = [] if seat < 0 or game.result is not None else ["", board.head("abilities"), *board.abilities({})]
        return [*board.lines(), *own]

    def sides(self, setting: DiceThroneSetting) -> list[Side]:
        from ..dicethrone.table import SEATS, TEAMS

        return [(0, 2), (1, 3)] if len(setting.seats) == SEATS[TEAMS] else super().sides(setting)

    def seat_words(self, game: DiceThroneGame) -> list[str]:
        return [p.hero for p in game.state.players]

    def began(self, game: DiceThroneGame) -> int:
        return game.state.start

    def speech(self) -> DiceThroneSpeech:
        from ..dicethrone.text.speech import DiceThroneSpeech

        return DiceThroneSpeech()

    def bots(self) -> Mapping[str, BotMaker]:
        from ..bots.dicethrone import BOTS

        return BOTS

    def terminal(self) -> type[Session]:
        from ..term.dicethrone.session import Session

        return Session

    def measure(self, rounds: int) -> dict[str, Any]:
        from ..lab.dicethrone.dice_bench import measure

        return measure(rounds)

    def units(self, lang: str) -> Mapping[str, str]:
        return words("dicethrone/lab/dice_bench", "units")[lang]


KIT = DiceThrone()
