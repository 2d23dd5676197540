"""Positions of Champions: how a table is built, what steps do, what may be expected, how it is told and written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel.decision import Option
from ...kernel.position import At, Positions, Wanted
from ...kernel.position.expecting import Difference
from ...kernel.why import Why
from ..game import ChampionsGame
from ..rules.activation import activation
from ..rules.phases import player_phase, villain_phase
from ..scenarios import hero_with
from ..table import Table
from ..text.notes import FIELDS as NOTES
from ..text.speech import ChampionsSpeech
from ..titles import TEXTS
from .build import Maker
from .cards import Cards
from .expectations import KNOWN, TABLE, differences
from .loading import PLAIN, built
from .loading import TABLE as KEYS
from .phrases import WORDS
from .player_verbs import Position
from .steps import BY_EVENT, DECISIONS, FIELDS, STAGED, TAKES, do, names, wanted
from .table_words import refusal, table_lines
from .writing import written

MEANT = {
    "hp": "damage",
    "health": "damage",
    "life": "damage",
    "ready": "exhausted",
    "tapped": "exhausted",
    "tokens": "counters",
    "name": "card",
    "title": "card",
    "minions": "engaged",
    "upgrades": "play",
    "allies": "play",
    "supports": "play",
    "cards": "hand",
    "upgrade": "attached",
    "attachments": "attached",
}
"""What people write of a card or player, and how it is written here."""


class ChampionsPositions(Positions[ChampionsGame]):
    game = ChampionsGame
    speech = ChampionsSpeech()
    words = WORDS
    texts = TEXTS
    such = "villain.damage = 3"
    table = KEYS
    plain = PLAIN
    meant = MEANT
    verbs = TAKES
    fields = FIELDS
    kinds = DECISIONS
    procedures = {"activation": activation, "villain phase": villain_phase, "player phase": player_phase}
    notes = NOTES
    facts = TABLE
    known = KNOWN
    begins = ("", "pass_all", "villain_phase")

    # ---- the table
    def build(self, at: At) -> tuple[Table, Maker]:
        return built(at)

    def begun(self, s: Table) -> bool:
        return s.phase != "villain" and s.stack[-1].op is not activation

    def setup(self, s: Table) -> dict[str, Any]:
        codes = [s.codes[p.identity] for p in s.players] or [seat[0] for seat in s.stack[-1].mem["seats"]]
        heroes = [hero_with(code) or code for code in codes]
        return {"heroes": heroes, "scenario": s.scenario}

    def playing(self, game: ChampionsGame, built: Maker | None) -> Position:
        return Position(game, built or Maker(game.state))

    def prepared(self, at: At, t: Any) -> None:
        t.cards = Cards(at.sheet, at.get("cards"))
        t.cards.numbers.clear()

    # ---- steps and expectations
    def takes(self, at: At, verb: str) -> tuple[str, ...]:
        return BY_EVENT if verb == "attack" and "damage" in at else super().takes(at, verb)

    def before(self, t: Position, at: At) -> None:
        t.before, t.now = t.now, len(t.game.log)

    def do(self, t: Position, at: At, verb: str) -> None:
        do(t, at, verb)

    def wanted(self, t: Position, at: At) -> Wanted:
        return wanted(t, at)

    def names(self, t: Position, at: At) -> bool:
        return names(t, at)

    def expect(self, t: Position, key: str, want: At) -> Iterator[Difference]:
        return differences(t, key, want)

    # ---- words
    def heading_of(self, at: At) -> Any:
        verb = at.text("do")
        return at.sheet.say(f"do {verb}") if verb in STAGED else super().heading_of(at) if not verb else ""

    def table_lines(self, t: Position, lang: str) -> list[str]:
        return table_lines(t.state, lang)

    def refused(self, t: Position, o: Option, why: Why, lang: str) -> str:
        return refusal(t.state, o, why, lang)

    # ---- writing
    def write(self, game: ChampionsGame) -> dict[str, Any] | None:
        return written(game)


KIT = ChampionsPositions()
