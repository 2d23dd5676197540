"""What comes in that only Champions knows."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ..messages import MESSAGE, Lang, NewTable, SeatHeld, Strict


class SeatSpec(SeatHeld):
    """A seat of a new table: a starter deck ("spider-man:justice") or a deck as text, and who holds it."""

    starter: str | None = Field(default=None, max_length=80)
    deck_text: str | None = Field(default=None, max_length=MESSAGE)


class ChampionsModes(Strict):
    """How a scenario is played."""

    modular: list[Annotated[str, Field(max_length=80)]] | None = Field(default=None, max_length=12)
    mode: str = Field(default="standard", max_length=40)
    standard_set: str = Field(default="standard", max_length=80)
    expert_set: str = Field(default="expert", max_length=80)
    heroic: int = 0
    skirmish: int = 0


class ChampionsTable(ChampionsModes, NewTable):
    seats: list[SeatSpec] = Field(min_length=1, max_length=4)
    scenario: str = Field(default="rhino", max_length=80)


class DeckText(Strict):
    text: str = Field(max_length=MESSAGE)
    lang: Lang = "en"


class DeckToWrite(DeckText):
    """to: one of the formats that decks are read from."""

    to: Literal["text", "marvelcdb", "json", "octgn"] = "text"


class DeckTrial(Strict):
    """begin: the number of the first game."""

    deck: SeatSpec
    scenario: str = Field(default="rhino", max_length=80)
    mode: str = Field(default="standard", max_length=40)
    seed: str = Field(default="trial", max_length=40)
    begin: int = Field(default=0, ge=0, le=10_000)
    lang: Lang = "en"
