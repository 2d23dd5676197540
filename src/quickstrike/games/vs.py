"""The Vs. System."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.language import words
from .kit import Kit

if TYPE_CHECKING:
    from ..vs import VsGame
    from .form import Field


class Vs(Kit):
    name = prefix = "vs"
    command = "quickstrike vs"
    mine = "1"
    clever = "heuristic"
    page = True
    figures = "vs/lab/team_bench"
    commands = {
        "aid": "vs.aid",
        "readings": "vs.readings",
        "cards": "vs.cards",
        "card": "vs.card",
        "deck": "vs.deck",
    }
    parts = {
        "reading": "environments.vs.reading:VsReading",
        "text_of": "environments.vs.texts:text_of",
        "game": "vs:VsGame",
        "watch": "lab.vs.watching:VsWatch",
        "choices": "lab.vs.choices:choices",
        "card_title": "lab.vs.choices:card_title",
        "measure": "lab.vs.team_bench:measure",
        "tables": "lab.vs.tables:tables",
        "covered": "lab.vs.tables:met",
        "flags": "cli.vs.table:VsFlags",
        "bots": "bots.vs:BOTS",
        "terminal": "term.vs.session:Session",
        "speech": "vs.text.speech:VsSpeech",
        "wire": "server.vs.wire:VsWire",
    }

    def form(self, lang: str) -> list[Field]:
        """Decks: how many there are says for how many players the table is. And the readings that it chooses."""
        from ..vs.decks import DECKS
        from ..vs.readings import ALL
        from ..vs.setting import VsSetting
        from .form import Field

        w = words("vs/kit")[lang]
        names = {id: d.name.said(lang) for id, d in DECKS.items()}
        others = [f"{r.name}={choice}" for r in ALL for choice in r.choices[1:]]  # sentences are too wide for a phone
        return [
            Field("decks", "list", w["decks"], VsSetting().decks, names, 2, 4),
            Field("readings", "list", w["readings"], (), {x: x for x in others}, 0, len(others)),
        ]

    def seat_words(self, game: VsGame) -> list[str]:
        return [p.deck for p in game.state.players]

    def began(self, game: VsGame) -> int:
        return game.state.initiative


KIT = Vs()
