"""A game of Dice Throne, as a program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..kernel.decision import Decision, Option
from ..kernel.rivals import Rivals
from ..kernel.setting import Seed
from ..kernel.why import Refusal
from .explain import intents, refused
from .loading import BOOK, CARDS, TOKENS
from .packing import pack, unpack
from .resample import resample
from .rules import cards as _cards  # noqa: F401  - says how words run
from .rules import effects as _effects  # noqa: F401
from .rules.setup import set_up
from .rules.turn import window_now
from .rules.usable import limit, usable
from .setting import DiceThroneSetting
from .table import ABOVE, HEALTH, MOST_POINTS, Table
from .view import view

if TYPE_CHECKING:
    from ..kernel.position import Positions


def names(code: str) -> tuple[str, ...]:
    """What a card may be called."""
    card = CARDS[code]
    return card.code, card.code.partition(":")[2], *card.name.all()


ZONES = ("hand", "deck", "discard", "board", "playing")  # of each seat


class DiceThroneGame(Rivals[Table]):
    """The verbs are those of every game: decision, answer, view, clone, save, undo, explain."""

    name = "dicethrone"
    book = BOOK
    counts = "turn"
    ending = "dt:health"
    commands = ("load_dice",)

    @classmethod
    def setting(cls) -> type[DiceThroneSetting]:
        return DiceThroneSetting

    @classmethod
    def laid_out(cls, setting: DiceThroneSetting, seed: Seed) -> Table:
        s = Table(seed, list(setting.heroes), setting.played)
        s.masked = setting.masked
        s.push(set_up, start=-1 if setting.start is None else setting.start)
        return s

    def seen(self, seat: int) -> dict[str, Any]:
        return view(self.state, seat)

    def sides(self, seat: int) -> tuple[str, ...]:
        return f"seat {seat}", f"team {self.state.players[seat].team}"

    def offers(self) -> list[Decision]:
        """At any time a seat may use what is usable at any time, whoever is being asked (dt:instant-action)."""
        s = self.state
        window = window_now(s)
        if not window or not s.pending:
            return []
        asked = [d.seat for d in s.pending]
        found = ((seat, usable(s, seat, window)) for seat in s.order() if seat not in asked)
        return [Decision(seat, "anytime", options, optional=True) for seat, options in found if options]

    def pack(self) -> dict[str, Any]:
        return pack(self.state)

    @classmethod
    def unpack(cls, setup: dict[str, Any], packed: dict[str, Any]) -> Table:
        return unpack(packed)

    # ---- questions
    def forbidden(self, seat: int, option: Option, mine: Decision | None) -> Refusal | None:
        return refused(self.state, seat, option, mine)

    def intents(self, seat: int) -> Iterator[Option]:
        return intents(self.state, seat)

    def cards(self, seat: int) -> list[int]:
        """Those of the seat, its hand first; a spectator means anybody's."""
        seats = self.seats() if seat < 0 else [seat]
        return [c for x in seats for z in ZONES for c in self.state.zones[f"{z}{x}"]]

    def names_of(self, card: int) -> tuple[str, ...]:
        return names(self.state.codes[card])

    def obey(self, seat: int, option: Option) -> None:
        """`load_dice=114`: these are rolled before any others, as a step of a position says."""
        self.state.loaded = (*map(int, option.value), *self.state.loaded)

    @classmethod
    def positions(cls) -> Positions[Any]:
        """See docs/dicethrone-positions.md."""
        from .position.kit import KIT

        return KIT

    # ---- for tests
    def kept(self) -> list[int]:
        return [self.state.attack.scope] if self.state.attack else []

    def rebuilt(self) -> Any:
        return {}

    def invariants(self) -> list[str]:
        """What is wrong with this table; nothing should be, at any decision."""
        s, bad = self.state, []
        places = Counter(c for z in s.zones.values() for c in z)
        bad += [f"card {c} ({s.codes[c]}) is in {places[c]} places" for c in range(len(s.codes)) if places[c] != 1]
        for seat, p in enumerate(s.players):
            if not 0 <= p.points <= MOST_POINTS:
                bad.append(f"seat {seat} has {p.points} combat points")
            for token, sides in p.tokens.items():
                if (
                    not sides
                    or len(sides) > limit(s, seat, token)
                    or any(x and x >= len(TOKENS[token].sides) for x in sides)
                ):
                    bad.append(f"seat {seat} has {sides} of {token}")
            if len(p.levels) > len(s.zones[f"board{seat}"]):
                bad.append(f"seat {seat} has levels {p.levels} without cards")
        for team, n in enumerate(s.dials):
            if not 0 <= n <= HEALTH[s.mode] + ABOVE:
                bad.append(f"the dial of {team} shows {n}")
        for r in s.rolls:
            if any(not 1 <= d <= 6 for d in r.dice) or r.left < 0:
                bad.append(f"dice {r.dice}, {r.left} attempts left")
        if s.result is None and not s.pending:
            bad.append("nobody is asked and the game has no result")
        return bad

    def redraw(self, seat: int, salt: int) -> None:
        resample(self.state, seat, salt)
