"""Positions of the Vs. System: how a table is built, what steps do, what may be expected, how it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.language import Both
from ...kernel.position import At, Playing, Positions
from ...kernel.position.expecting import Difference
from ...kernel.position.telling import Behind
from ...kernel.toml import inline
from ..game import VsGame
from ..rules.attack import attack
from ..rules.turn import build as build_steps
from ..rules.turn import turn
from ..table import Table
from ..text.board import table_lines
from ..text.names import seat_name
from ..text.speech import VsSpeech
from ..text.story import FIELDS as NOTES
from ..vocab import TEXTS
from .building import TABLE as KEYS
from .building import build
from .expect import TABLE, players

VERBS = {
    **dict.fromkeys(
        ("play", "flip", "recruit", "resource", "recover", "join", "strike", "discard", "take"), ("card", "value")
    ),
    **dict.fromkeys(("pay", "target", "choose", "trigger", "place", "move", "mode"), ("card", "value", "ability")),
    "use": ("card", "ability"),
    "attack": ("card", "target"),
    "team_attack": ("target", "value"),
    "power_up": ("card", "target"),
    "reinforce": ("card",),
    "initiative": ("target",),
    "team": ("value",),
    "name": ("value",),
    **dict.fromkeys(("pass", "none", "done", "yes", "no", "keep", "mulligan", "pass_all"), ()),
}
"""The verbs of steps, and what tells options of one verb apart."""


class VsPlaying(Playing[VsGame]):
    turn = "resource"
    refusing = ("pass", "done", "none", "no", "keep")
    going_on = ()

    def who(self, seat: int) -> Both:
        return Both.of(lambda lang: seat_name(self.game.state, seat, lang))

    def described(self, d: Decision, o: Option, lang: str) -> str:
        s = self.game.state
        shown = {k: v for k, v in o.shown().items() if k not in ("id", "verb")}
        for k in ("card", "target"):
            if shown.get(k, -1) >= 0:
                shown[k] = s.codes[shown[k]]
        return f"player {d.seat + 1}: " + inline({"do": o.verb, **shown})

    def leave(self) -> None:
        """What can't be refused is answered by the first option."""
        d = self.decision
        self.give(d, self.refusal(self.refusing) or d.options[0])


class VsPositions(Positions[VsGame]):
    game = VsGame
    speech = VsSpeech()
    words = "vsp"
    texts = TEXTS
    table = KEYS
    plain = KEYS[:-1]
    verbs = {k: (*v, "player") for k, v in VERBS.items()}
    procedures = {"turn": turn, "build": build_steps, "attack": attack}
    notes = NOTES
    facts = TABLE

    def build(self, at: At) -> tuple[Table, None]:
        return build(at), None

    def begun(self, s: Table) -> bool:
        return True

    def setup(self, s: Table) -> dict[str, Any]:
        return {"decks": [p.deck for p in s.players]}

    def playing(self, game: VsGame, built: None) -> VsPlaying:
        return VsPlaying(game)

    def expect(self, t: VsPlaying, key: str, want: At) -> Iterator[Difference]:
        return players(t.game.state, want) if key == "player" else super().expect(t, key, want)

    def expected(self) -> tuple[str, ...]:
        return (*super().expected(), "player")

    # ---- words
    def table_lines(self, t: VsPlaying, lang: str) -> list[str]:
        return table_lines(t.game.state, -1, lang)

    def story(self, t: VsPlaying, notes: Iterable[tuple[Any, ...]], lang: str, teach: Behind | None) -> list[str]:
        return ["    " + x.text.removesuffix(".") for x in self.speech.story(t.game, notes, lang)]


KIT = VsPositions()
