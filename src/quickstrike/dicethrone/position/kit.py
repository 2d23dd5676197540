"""Positions of Dice Throne: how a table is built, what steps do, what may be expected, how it is told and written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...kernel.decision import Option
from ...kernel.position import At, Positions, Wanted
from ...kernel.position.expecting import Difference
from ...kernel.position.telling import Behind
from ...kernel.why import Why
from ..game import DiceThroneGame
from ..rules.attack import roll_phase
from ..rules.turn import main_phase, turn
from ..table import Table
from ..text.speech import DiceThroneSpeech
from ..text.story import FIELDS as NOTES
from ..vocab import TEXTS
from .building import TABLE as KEYS
from .building import build, dice
from .dice_phrases import WORDS, say
from .expect import TABLE, players
from .steps import FIELDS, KINDS, TAKES, DicePlaying, wanted
from .telling import table_lines, thing
from .writing import written


class DicePositions(Positions[DiceThroneGame]):
    game = DiceThroneGame
    speech = DiceThroneSpeech()
    words = WORDS
    texts = TEXTS
    table = KEYS
    plain = KEYS[:-2]
    verbs = TAKES
    fields = FIELDS
    more = ("dice",)
    option = ("do", *FIELDS)
    kinds = KINDS
    procedures = {"turn": turn, "roll_phase": roll_phase, "main_phase": main_phase}
    notes = NOTES
    facts = TABLE
    begins = ("", "calm")

    # ---- the table
    def build(self, at: At) -> tuple[Table, None]:
        return build(at), None

    def begun(self, s: Table) -> bool:
        return s.phase != "upkeep"

    def setup(self, s: Table) -> dict[str, Any]:
        return {"heroes": [p.hero for p in s.players], "mode": s.mode}

    def playing(self, game: DiceThroneGame, built: None) -> DicePlaying:
        return DicePlaying(game)

    # ---- steps and expectations
    def check(self, at: At) -> None:
        super().check(at)
        dice(at, "dice")

    def before(self, t: DicePlaying, at: At) -> None:
        if loaded := dice(at, "dice"):
            t.game.command(0, Option("load_dice", value="".join(map(str, loaded))))

    def do(self, t: DicePlaying, at: At, verb: str) -> None:
        if verb == "calm":
            t.skip_to("main", at.seat("player", len(t.game.seats())), or_the_end=True)
        else:
            t.give(*t.must(wanted(t, at)))

    def wanted(self, t: DicePlaying, at: At) -> Wanted:
        return wanted(t, at)

    def names(self, t: DicePlaying, at: At) -> bool:
        return at.text("do") != "calm" and super().names(t, at)

    def asked(self, t: DicePlaying) -> dict[str, Any]:
        d = t.game.decision
        return {"window": d.about if d and isinstance(d.about, str) else ""}

    def expect(self, t: DicePlaying, key: str, want: At) -> Iterator[Difference]:
        return players(t.game.state, want) if key == "player" else super().expect(t, key, want)

    def expected(self) -> tuple[str, ...]:
        return (*super().expected(), "player")

    # ---- words
    def heading_of(self, at: At) -> Any:
        return say("done until") if at.text("do") in ("", "calm") else ""

    def table_lines(self, t: DicePlaying, lang: str) -> list[str]:
        return table_lines(t.game.state, lang)

    def refused(self, t: DicePlaying, o: Option, why: Why, lang: str) -> str:
        return say("refused", what=thing(t.game.state, o), why=why.text(lang), rule=why.rule).told(lang)

    def story(self, t: DicePlaying, notes: Iterable[tuple[Any, ...]], lang: str, teach: Behind | None) -> list[str]:
        return ["    " + x.text.removesuffix(".") for x in self.speech.story(t.game, notes, lang)]

    # ---- writing
    def write(self, game: DiceThroneGame) -> dict[str, Any] | None:
        return written(game)


KIT = DicePositions()
