"""Marvel Champions: The Card Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kit import Kit, Side

if TYPE_CHECKING:
    from ..champions import ChampionsGame
    from ..champions.setting import ChampionsSetting


class Champions(Kit):
    name = "champions"
    command = "quickstrike"
    clever = "heuristic"
    figures = "champions/lab/card_bench"
    commands = {
        "campaign": "champions.campaign",
        "balance": "champions.balance",
        "deck": "champions.deck",
        "cards": "champions.cards",
        "aid": "champions.aid",
        "puzzles": "champions.puzzles",
        "new-pack": "champions.new_pack",
        "new-card": "champions.new_card",
    }
    parts = {
        "reading": "environments.champions.reading:ChampionsReading",
        "text_of": "environments.champions.texts:text_of",
        "game": "champions:ChampionsGame",
        "watch": "lab.champions.watching:ChampionsWatch",
        "swaps": "lab.champions.swap:swaps",
        "choices": "lab.champions.choices:choices",
        "facts": "lab.champions.facts:facts",
        "card_title": "lab.champions.choices:card_title",
        "tables": "lab.champions.cross:tables",
        "covered": "lab.champions.cross:covered",
        "flags": "cli.champions.table:ChampionsFlags",
        "speech": "champions.text.speech:ChampionsSpeech",
        "bots": "bots.champions:BOTS",
        "with_rule": "term.champions.teach:with_rule",
        "terminal": "term.champions.session:Session",
        "wire": "server.champions.wire:ChampionsWire",
        "testkit": "champions.testkit",
        "report": "champions.position.report:report",
        "book": "rulebook.champions:ChampionsBook",
        "measure": "lab.champions.card_bench:measure",
    }
    page = browser_first = teaches = True

    def sides(self, setting: ChampionsSetting) -> list[Side]:
        """All win or lose together."""
        return [tuple(range(len(setting.seats)))]

    def seat_words(self, game: ChampionsGame) -> list[str]:
        from ..champions.scenarios import called

        return [called({"identity": game.state.codes[p.identity]}) for p in game.state.players]

    def board(self, game: ChampionsGame, seat: int, lang: str) -> list[str]:
        from ..term.champions.drawing import Board
        from ..term.paint import Paint

        return Board(game, seat, Paint(), lang).lines()

    def how(self, game: ChampionsGame) -> str:
        if game.result != "lost":
            return ""
        return "defeat" if all(p.out for p in game.state.players) else "scheme"


KIT = Champions()
