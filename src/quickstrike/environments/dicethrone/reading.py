"""Marvel Dice Throne in numbers: players, their tokens and cards are rows, dice are part of the world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...dicethrone.rules.damage import total_of
from ...dicethrone.table import Table
from ...kernel.decision import NONE, seat_id
from ..reading import Reading, Row, one_hot

PHASES = ("setup", "upkeep", "income", "main1", "roll", "main2", "discard")
FACES = range(1, 7)


class DiceThroneReading(Reading):
    world = (
        *PHASES,
        *("turn", "my turn", "players", "health", "points", "hand", "deck", "incoming damage"),
        *(f"dice that show {n}" for n in FACES),
        *("attempts left", "my roll"),
    )
    row = ("a player", "a token", "in hand", "of my side", "health", "points", "out", "number", "level")
    piles = ("my discard",)
    most_options = 128

    def world_of(self, s: Table, seat: int) -> Sequence[float]:
        me, roll = s.players[seat], s.rolls[-1] if s.rolls else None
        dice = roll.dice if roll else ()
        return [
            *one_hot(s.phase, PHASES),
            *(s.turn, s.active == seat, len(s.players), s.health(seat), me.points),
            *(len(s.zones[f"hand{seat}"]), len(s.zones[f"deck{seat}"])),
            sum(total_of(s, w) for w in s.incoming if w.seat == seat),
            *[dice.count(n) for n in FACES],
            *((roll.left, roll.roller == seat) if roll else (0, 0)),
        ]

    def rows_of(self, s: Table, seat: int) -> Iterator[Row]:
        team = s.players[seat].team
        for x, p in enumerate(s.players):
            own, hand = p.team == team, len(s.zones[f"hand{x}"])
            yield seat_id(x), p.hero, (1, 0, 0, own, s.health(x), p.points, p.out, hand)
        for card in sorted(s.zones[f"hand{seat}"]):
            yield card, s.codes[card], (0, 0, 1, 1)
        for p in s.players:
            own = p.team == team
            for token, sides in p.tokens.items():
                if any(sides):
                    yield NONE, f"token {token}", (0, 1, 0, own, 0, 0, 0, sum(sides))
            for ability, level in p.levels.items():
                yield NONE, f"{p.hero} {ability}", (0, 0, 0, own, 0, 0, 0, 1, level)

    def piles_of(self, s: Table, seat: int) -> Sequence[Sequence[str]]:
        return ([s.codes[c] for c in s.zones[f"discard{seat}"]],)
