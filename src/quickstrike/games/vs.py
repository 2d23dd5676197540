"""The Vs. System."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from .kit import Kit, Share

if TYPE_CHECKING:
    from ..cli.vs.table import VsFlags
    from ..kernel.setting import Seed
    from ..vs import VsGame
    from ..vs.setting import VsSetting
    from ..vs.text.speech import VsSpeech


class Vs(Kit):
    name = prefix = "vs"
    command = "quickstrike vs"
    mine = "1"
    commands = {"readings": "vs.readings", "cards": "vs.cards", "card": "vs.card", "deck": "vs.deck"}

    def game(self) -> type[VsGame]:
        from ..vs import VsGame

        return VsGame

    def setting(self) -> type[VsSetting]:
        from ..vs.setting import VsSetting

        return VsSetting

    def tables(self, count: int, seed: Seed) -> Iterator[VsSetting]:
        from ..lab.vs.tables import tables

        return tables(count, seed)

    def covered(self, some: Iterable[VsSetting]) -> list[Share]:
        from ..lab.vs.tables import met

        return met(some)

    def flags(self) -> VsFlags:
        from ..cli.vs.table import VsFlags

        return VsFlags(self)

    def seat_words(self, game: VsGame) -> list[str]:
        return [p.deck for p in game.state.players]

    def began(self, game: VsGame) -> int:
        return game.state.initiative

    def speech(self) -> VsSpeech:
        from ..vs.text.speech import VsSpeech

        return VsSpeech()


KIT = Vs()
