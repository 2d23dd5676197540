"""The kit of a tiny game: all that it needs beside its rules to have everything that the big ones have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.kernel import tiny
from tests.kernel.test_positions import Omens

from quickstrike.games import Kit
from quickstrike.kernel.chance import draw, seed_of
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.speech import Line, Speech


@dataclass(frozen=True)
class OmensSetting(tiny.OmensSetting):
    @classmethod
    def game(cls) -> type[Omens]:
        return Omens


class OmensSpeech(Speech):
    def option(self, game: Omens, d: Decision, o: Option, lang: str) -> str:
        return f"{o.verb} {tiny.DECK[o.card]}" if o.card >= 0 else o.verb

    def story(self, game: Omens, notes: Any, lang: str, seats: Any = ()) -> list[Line]:
        return [Line(0, str(n[0]), ", ".join(map(str, n)), heading=n[0] == "round") for n in notes]


class OmensKit(Kit):
    name, command, prefix, mine = "omens", "quickstrike omens", "omens", "1"

    def title(self, lang: str) -> str:
        return "Omens"

    def rule_words(self, lang: str) -> str:
        return "roll"

    def game(self) -> type[Omens]:
        return Omens

    def setting(self) -> type[OmensSetting]:
        return OmensSetting

    def tables(self, count: int, seed: int | str) -> Iterator[OmensSetting]:
        return (OmensSetting(2 + draw(seed_of(f"omens {seed}"), i) % 3) for i in range(count))

    def seat_words(self, game: Omens) -> list[str]:
        return [f"seer{i + 1}" for i in game.seats()]

    def speech(self) -> Speech:
        return OmensSpeech()

    def home(self) -> Path:
        return Path(__file__).parent / "omens_files"


KIT = OmensKit()
