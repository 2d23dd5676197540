"""What the server needs of Dice Throne beyond the plain wire: the table as data, the odds of a roll, lines that say who."""

from __future__ import annotations

from typing import Any

from ...dicethrone.loading import CARDS
from ...dicethrone.rules.usable import price
from ...dicethrone.text.names import card_name
from ...dicethrone.text.story import fields_of
from ...dicethrone.view import view
from ...kernel.decision import Decision, Option
from ...kernel.language import words
from ..story import Audience, Lines
from ..wire import Wire
from . import rolling
from .history import history

READ = ("declare", "defence")
"""What the page reads in its catalog; the texts of cards too."""
TOLD = {
    "purpose": "purpose",
    "seat": "who",
    "other": "other",
    "dice": "dice",
    "n": "amount",
    "health": "amount",
    "code": "card",
    "ability": "ability",
    "before": "before",
}
"""What a line says besides its words, by the field of the note."""


class DiceThroneWire(Wire):
    hints = words("dicethrone/server/hints", "hints")
    own_routes = "quickstrike.server.dicethrone.routes"
    brings = "heroes"

    def table(self, game: Any, seat: int, lang: str) -> dict[str, Any]:
        seen = view(game.state, seat)
        del seen["result"], seen["seat"], seen["marks"]
        mine = game.state.pending and any(d.seat == seat for d in game.state.pending)
        return {**seen, "shown": rolling.shown(game), "odds": rolling.odds(game, seat) if mine else {}}

    def decision(self, game: Any, d: Decision, lang: str) -> dict[str, Any]:
        return {**super().decision(game, d, lang), "about": d.about if isinstance(d.about, str) else ""}

    def named(self, game: Any, o: Option, lang: str) -> str:
        return card_name(game.state.codes[o.card], lang) if o.card >= 0 else ""

    def words(self, game: Any, d: Decision, o: Option, lang: str) -> dict[str, Any]:
        s = game.state
        out: dict[str, Any] = {"text": self.speech.option(game, d, o, lang)}
        if o.verb == "play":
            out["cost"] = price(s, d.seat, CARDS[s.codes[o.card]])
        if o.card < 0 and o.verb not in READ and (more := self.speech.detail(game, d, o, lang)):
            out["detail"] = more
        return out

    def lines(self, game: Any, notes: list[tuple[Any, ...]], to: Audience) -> Lines:
        """A note is a line; what it is about is drawn beside its words."""
        return [{**line, **told(note)} for line, note in zip(super().lines(game, notes, to), notes, strict=True)]

    def history(self, game: Any, lang: str) -> dict[str, Any]:
        return {**super().history(game, lang), **history(game, lang)}


def told(note: tuple[Any, ...]) -> dict[str, Any]:
    found = {TOLD[k]: v for k, v in fields_of(note).items() if k in TOLD}
    return {k: list(v) if isinstance(v, tuple) else v for k, v in found.items()}
