"""What a table of Marvel Champions is set up from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError
from ..kernel.language import Said
from ..kernel.setting import Seed, Setting
from .decks import Deck, random_deck
from .scenarios import called, hero_of, table_setup

if TYPE_CHECKING:
    from .game import ChampionsGame

Seated = str | Deck | Mapping[str, Any]
"""A seat: "hero:aspect" plays its starter deck, "hero:aspect:7" random deck number 7; or a deck, also as plain data."""


@dataclass(frozen=True)
class ChampionsSetting(Setting):
    """Everything but the seed. modular: None for the recommended set; "random" is any. stage: the only one, in a skirmish.
    first: the seat that begins. twins: two seats may play the same identity, which the rules forbid (rr:unique-icon)."""

    heroes: tuple[Seated, ...] = ("spider-man",)
    scenario: str = "rhino"
    mode: str = "standard"
    modular: tuple[str, ...] | None = None
    first: int = 0
    heroic: int = 0
    stage: int = 0
    campaign: Mapping[str, Any] | None = None
    twins: bool = False

    @classmethod
    def game(cls) -> type[ChampionsGame]:
        from .game import ChampionsGame

        return ChampionsGame

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(called(h) for h in self.heroes)

    def check(self) -> None:
        modular = None if self.modular is None else list(self.modular)
        heroes = [seat_of(h) for h in self.heroes]
        table_setup(heroes, self.scenario, self.mode, modular, self.first, heroic=self.heroic, stage=self.stage)

    def packed(self) -> dict[str, Any]:
        data = super().packed()
        return {**data, "heroes": [h.packed() if isinstance(h, Deck) else h for h in map(seat_of, self.heroes)]}

    def told(self) -> dict[str, Any]:
        heroes = [h if isinstance(h, str) else f"{called(h)} ({_title(h)})" for h in self.heroes]
        shown = ("scenario", "modular", "mode", "heroic", "stage")
        return {"heroes": heroes, **{k: v for k, v in super().packed().items() if k in shown}}

    def new(self, seed: Seed, quiet: bool = False) -> ChampionsGame:
        return self.game().create({**self.packed(), "seed": seed, "quiet": quiet})


def _title(deck: Deck | Mapping[str, Any]) -> str:
    return deck.name if isinstance(deck, Deck) else str(deck.get("name", ""))


def seat_of(entry: Seated) -> Seated:
    """A random deck by its number becomes that deck; everything else is as it was written."""
    if isinstance(entry, str) and entry.count(":") == 2:
        hero, aspect, number = entry.split(":")
        return random_deck(hero_of(hero)[0].identity, aspect, number)
    if not isinstance(entry, (str, Deck, Mapping)):
        raise SetupError("setting kind", name="heroes", kind=Said("setting heroes"), value=repr(entry)[:40])
    return entry
