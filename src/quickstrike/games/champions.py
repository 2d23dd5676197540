"""Marvel Champions: The Card Game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ..kernel.language import words
from .kit import BotMaker, Kit, Share, Side

if TYPE_CHECKING:
    from ..champions import ChampionsGame
    from ..champions.setting import ChampionsSetting
    from ..champions.text.speech import ChampionsSpeech
    from ..cli.champions.table import ChampionsFlags
    from ..kernel.setting import Seed
    from ..kernel.speech import Line
    from ..rulebook.game_book import GameBook
    from ..server.champions.wire import ChampionsWire
    from ..term.champions.session import Session


class Champions(Kit):
    name = "champions"
    command = "quickstrike"
    clever = "heuristic"
    commands = {
        "campaign": "champions.campaign",
        "balance": "champions.balance",
        "deck": "champions.deck",
        "cards": "champions.cards",
        "aid": "champions.aid",
        "new-pack": "champions.new_pack",
        "new-card": "champions.new_card",
    }
    page = teaches = True

    def game(self) -> type[ChampionsGame]:
        from ..champions import ChampionsGame

        return ChampionsGame

    def tables(self, count: int, seed: Seed) -> Iterator[ChampionsSetting]:
        from ..lab.champions.cross import tables

        return tables(count, seed)

    def covered(self, some: Iterable[ChampionsSetting]) -> list[Share]:
        from ..lab.champions.cross import covered

        return covered(some)

    def flags(self) -> ChampionsFlags:
        from ..cli.champions.table import ChampionsFlags

        return ChampionsFlags(self)

    def sides(self, setting: ChampionsSetting) -> list[Side]:
        """All win or lose together."""
        return [tuple(range(len(setting.seats)))]

    def seat_words(self, game: ChampionsGame) -> list[str]:
        from ..champions.scenarios import called

        return [called({"identity": game.state.codes[p.identity]}) for p in game.state.players]

    def how(self, game: ChampionsGame) -> str:
        if game.result != "lost":
            return ""
        return "defeat" if all(p.out for p in game.state.players) else "scheme"

    def speech(self) -> ChampionsSpeech:
        from ..champions.text.speech import ChampionsSpeech

        return ChampionsSpeech()

    def bots(self) -> Mapping[str, BotMaker]:
        from ..bots.champions import BOTS

        return BOTS

    def with_rule(self, line: Line, lang: str) -> str:
        from ..term.champions.teach import with_rule

        return with_rule(line, lang)

    def terminal(self) -> type[Session]:
        from ..term.champions.session import Session

        return Session

    def wire(self) -> ChampionsWire:
        from ..server.champions.wire import ChampionsWire

        return ChampionsWire(self)

    def report(self, game: ChampionsGame, lang: str) -> str:
        from ..champions.position import report

        return report(game, lang)

    def book(self) -> GameBook:
        from ..rulebook.champions import ChampionsBook

        return ChampionsBook(self.name, self.command, self.home() / "rulebook")

    def measure(self, rounds: int) -> dict[str, Any]:
        from ..lab.champions.card_bench import measure

        return measure(rounds)

    def units(self, lang: str) -> Mapping[str, str]:
        return words("champions/lab/card_bench", "units")[lang]


KIT = Champions()
