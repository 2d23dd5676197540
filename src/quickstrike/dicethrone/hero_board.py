"""The parts of a player's board that the value of abilities depends on: small, frozen, usable as a key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .vocab import Ability, Hero, Level, Token

Pairs = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Board:
    """A hero with upgrades, tokens and companions. `Board.of` takes dicts.

    levels: of spaces above level I. tokens: the side of each, `("time_bomb", (0, 1))`. limits: by how much stack limits
    are raised. away: companions that are not at home. health 0: not known, so nothing is lethal. numbers: marks and
    what else conditions read by name. foe: the board of whoever would be attacked; None: an average opponent.
    """

    hero: Hero = field(hash=False)
    levels: Pairs = ()
    tokens: tuple[tuple[str, tuple[int, ...]], ...] = ()
    limits: Pairs = ()
    away: tuple[str, ...] = ()
    upgrades: int = 0
    health: int = 0
    numbers: Pairs = ()
    foe: Board | None = None

    @classmethod
    def of(
        cls,
        hero: Hero,
        *,
        levels: Mapping[str, int] | None = None,
        tokens: Mapping[str, int | tuple[int, ...]] | None = None,
        limits: Mapping[str, int] | None = None,
        away: Iterable[str] = (),
        upgrades: int | None = None,
        health: int = 0,
        numbers: Mapping[str, int] | None = None,
        foe: Board | None = None,
    ) -> Board:
        """upgrades: in play; else one for each space above level I. A number of tokens shows the first side."""
        above = tuple(sorted((k, n) for k, n in (levels or {}).items() if n > 1))
        sides = {k: (0,) * n if isinstance(n, int) else n for k, n in (tokens or {}).items()}
        return cls(
            hero,
            above,
            tuple(sorted((k, v) for k, v in sides.items() if v)),
            tuple(sorted((limits or {}).items())),
            tuple(sorted(away)),
            len(above) if upgrades is None else upgrades,
            health,
            tuple(sorted((numbers or {}).items())),
            foe,
        )

    def levels_of(self, *kinds: str) -> list[Level]:
        """The levels in play of the spaces of these kinds, in the order of the board."""
        at = dict(self.levels)
        return [
            level for s in self.hero.spaces if s.kind in kinds for level in s.levels if level.level == at.get(s.id, 1)
        ]

    def token(self, name: str) -> tuple[Hero, Token] | None:
        """A token of this hero or of the opponent, with its owner."""
        heroes = (self.hero, self.foe.hero) if self.foe else (self.hero,)
        return next(((h, t) for h in heroes for t in h.tokens if t.id == name), None)


def abilities_of(board: Board) -> list[Ability]:
    """The offensive abilities at their levels, the ultimate one among them."""
    return [a for level in board.levels_of("offensive", "ultimate") for a in level.abilities if a.tiers]


def defences_of(board: Board) -> list[Ability]:
    return [a for level in board.levels_of("defensive") for a in level.abilities if a.dice]
