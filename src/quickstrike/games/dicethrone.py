"""Marvel Dice Throne."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.language import words
from .kit import Kit, Side

if TYPE_CHECKING:
    from ..dicethrone import DiceThroneGame
    from ..dicethrone.setting import DiceThroneSetting
    from .form import Field


NARROW = 48  # columns of the table as text: as many as a phone has room for


class DiceThrone(Kit):
    name = "dicethrone"
    prefix = "dicethrone"
    command = "quickstrike dicethrone"
    mine = "1"
    clever = "odds"
    page = True
    commands = {
        "odds": "dicethrone.odds",
        "heroes": "dicethrone.heroes",
        "hero": "dicethrone.hero",
        "cards": "dicethrone.cards",
    }
    figures = "dicethrone/lab/dice_bench"
    parts = {
        "reading": "environments.dicethrone.reading:DiceThroneReading",
        "text_of": "environments.dicethrone.texts:text_of",
        "texts_beside": "environments.dicethrone.texts:texts_beside",
        "game": "dicethrone:DiceThroneGame",
        "watch": "lab.dicethrone.watching:DiceThroneWatch",
        "choices": "lab.dicethrone.choices:choices",
        "card_title": "lab.dicethrone.choices:card_title",
        "tables": "lab.dicethrone.tables:tables",
        "covered": "lab.dicethrone.tables:met",
        "flags": "cli.dicethrone.table:DiceThroneFlags",
        "speech": "dicethrone.text.speech:DiceThroneSpeech",
        "bots": "bots.dicethrone:BOTS",
        "terminal": "term.dicethrone.session:Session",
        "wire": "server.dicethrone.wire:DiceThroneWire",
        "measure": "lab.dicethrone.dice_bench:measure",
    }

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
        from ..term.dicethrone.drawing import Board
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


KIT = DiceThrone()
