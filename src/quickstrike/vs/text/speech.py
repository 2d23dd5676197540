"""What is said of a game of the Vs. System."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...kernel.language import Said
from ...kernel.speech import Line, Note, StateSpeech
from .board import table_lines
from .grammar import finish, upper
from .names import deck_name, player_name, seat_name
from .options import decision_text, detail, option_text
from .story import note_text

if TYPE_CHECKING:
    from ..game import VsGame

HEADINGS = ("turn", "step")


def is_told(note: Note) -> bool:
    """Not every note is a line: shuffling goes without saying, and so does the fact that what was just announced is on
    the chain."""
    return note[0] != "shuffle" and not (note[0] == "link" and note[2] in ("recruit", "attack"))


class VsSpeech(StateSpeech):
    def __init__(self) -> None:
        super().__init__(decision_text, option_text, detail)

    def table(self, game: VsGame, lang: str) -> str:
        # a position may say nothing of decks
        named = enumerate(game.state.players)
        names = [deck_name(p.deck, lang) or upper(seat_name(game.state, x, lang)) for x, p in named]
        return Said("against", a=names[0], b=names[1]).told(lang) if len(names) == 2 else ", ".join(names)

    def seat(self, game: VsGame, seat: int, lang: str) -> str:
        return seat_name(game.state, seat, lang)

    def in_sentence(self, game: VsGame, seat: int, lang: str) -> str:
        return player_name(game.state, seat, lang)

    def story(self, game: VsGame, notes: Iterable[Note], lang: str, seats: Sequence[int] = ()) -> list[Line]:
        reader = seats[0] if len(seats) == 1 else -1
        return [
            Line(0, str(n[0]), note_text(game.state, n, lang, reader), heading=n[0] in HEADINGS)
            for n in notes
            if is_told(n)
        ]

    def board(self, game: VsGame, seat: int, lang: str) -> list[str]:
        return table_lines(game.state, seat, lang)

    def sentence(self, text: str, lang: str) -> str:
        return upper(finish(text, lang))
