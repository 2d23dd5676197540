"""What is said of a game of Dice Throne."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...kernel.language import Said
from ...kernel.speech import Line, Note, StateSpeech
from ..table import TEAMS
from .grammar import finish, upper
from .names import seat_names
from .options import decision_text, detail, option_text
from .story import note_text

if TYPE_CHECKING:
    from ..game import DiceThroneGame

HEADINGS = ("turn",)


class DiceThroneSpeech(StateSpeech):
    def __init__(self) -> None:
        super().__init__(decision_text, option_text, detail)

    def table(self, game: DiceThroneGame, lang: str) -> str:
        names = [self.seat(game, x, lang) for x in game.seats()]
        teams = [names[0::2], names[1::2]] if game.state.mode == TEAMS else [[n] for n in names]
        said = [" + ".join(t) for t in teams]
        return Said("against", a=said[0], b=said[1]).told(lang) if len(said) == 2 else ", ".join(said)

    def seat(self, game: DiceThroneGame, seat: int, lang: str) -> str:
        return seat_names([p.hero for p in game.state.players], lang)[seat]

    def story(self, game: DiceThroneGame, notes: Iterable[Note], lang: str, seats: Sequence[int] = ()) -> list[Line]:
        heroes = [p.hero for p in game.state.players]
        return [Line(0, str(n[0]), note_text(n, heroes, lang), heading=n[0] in HEADINGS) for n in notes]

    def sentence(self, text: str, lang: str) -> str:
        return upper(finish(text, lang))
