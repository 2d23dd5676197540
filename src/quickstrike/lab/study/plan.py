"""What a study asks: arms, each a table with its bots, that play the same seeds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ... import __version__
from ... import games as registry
from ...kernel.errors import SetupError
from ...kernel.setting import Seed
from ..simulate import Lineup, Record, seed_of_game

SOURCES = (".py", ".toml", ".json", ".txt")


@dataclass(frozen=True)
class Arm:
    """One of the things that are compared. It has no name: what it is called follows from what it is, in the reader's
    language (`tables.py`). swapped: the arm looks from the last seat, as the names changed places. decks: the files that
    decks came from, one for each seat or ""; own: files of cards or heroes; change: a card taken out, and the one put in."""

    line: Lineup
    swapped: bool = False
    decks: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    change: tuple[str, ...] = ()

    @property
    def seat(self) -> int:
        return len(self.line.bots) - 1 if self.swapped else 0

    @property
    def digest(self) -> str:
        """Of all definitions that this arm is played with: those of the game, and files of the user's own."""
        own = [getattr(self.line.setting, name) for name in self.line.setting.files]
        return digest(self.line.game, json.dumps(own) if any(own) else "")

    def packed(self) -> dict[str, Any]:
        said = {"setting": self.line.setting.packed(), "bots": list(self.line.bots), "seat": self.seat}
        came = {k: list(getattr(self, k)) for k in ("decks", "own", "change")}
        return {**said, **came, "digest": self.digest}


@dataclass(frozen=True)
class Study:
    """kind: what is asked, see `figures.py`. about: whatever the kind needs besides the arms."""

    kind: str
    game: str
    arms: tuple[Arm, ...]
    games: int
    seed: Seed = 1
    about: Mapping[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        if self.games < 1:
            raise SetupError("games", n=self.games)
        if not self.arms:
            raise SetupError("no arms")
        if any(arm in self.arms[:n] for n, arm in enumerate(self.arms)):
            raise SetupError("same table")
        for arm in self.arms:
            arm.line.check()

    def packed(self) -> dict[str, Any]:
        return {
            "study": self.kind,
            "game": self.game,
            "arms": [a.packed() for a in self.arms],
            "games": self.games,
            "seed": self.seed,
            "about": dict(self.about),
            "version": __version__,
            "digest": digest(self.game),
        }

    def seed_of(self, i: int) -> str:
        return seed_of_game(self.seed, i)


@dataclass(frozen=True)
class Row:
    """One game of one arm. cards: what each card of the arm's own seat did, see `watching.Fate`."""

    arm: int
    number: int
    seed: str
    result: str
    worth: float
    clock: int
    decisions: int
    how: str
    began: int
    cards: Mapping[str, list[int]]
    error: str
    version: str
    digest: str

    @property
    def won(self) -> bool:
        return self.worth == 1

    def packed(self) -> dict[str, Any]:
        return asdict(self)


def row_of(study: Study, arm: int, number: int, r: Record) -> Row:
    worth = r.worth[study.arms[arm].seat] if r.worth else 0.0
    return Row(
        arm,
        number,
        r.seed,
        r.result,
        worth,
        r.clock,
        r.decisions,
        r.how,
        r.began,
        r.cards,
        r.error,
        __version__,
        study.arms[arm].digest,
    )


@cache
def digest(game: str, own: str = "") -> str:
    """Of everything that can change a game of bots: kernel, the game's rules and cards, the bots, and what the user
    brings along."""
    home, out = Path(__file__).parents[2], hashlib.sha256()
    folders = [home / "kernel", registry.kit(game).home(), home / "bots"]
    for folder in folders:
        for file in sorted(x for x in folder.rglob("*") if x.suffix in SOURCES and x.is_file()):
            out.update(str(file.relative_to(folder)).encode())
            out.update(file.read_bytes())
    out.update(own.encode())
    return out.hexdigest()[:12]
