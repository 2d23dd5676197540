"""The Vs. System in numbers: players, characters, one's own hand and the resources that are known are rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.decision import seat_id
from ...vs.rules.layers import atk, counting, props
from ...vs.rules.select import protected
from ...vs.table import FRONT, Table, Thing
from ..reading import Reading, Row, one_hot

PHASES = ("setup", "draw", "resource", "recruit", "formation", "attack", "recovery")
IN_HAND = (0, 1, 0, 1)


class VsReading(Reading):
    world = (
        *PHASES,
        *("turn", "my initiative", "players", "endurance", "points", "hand", "deck", "chain", "attack", "my attack"),
    )
    row = (
        *(
            "a player",
            "in hand",
            "a resource",
            "mine",
            "ready",
            "face up",
            "endurance",
            "in front",
            "column",
            "stunned",
        ),
        *("protected", "atk", "def", "cost", "flight", "range", "counters", "equipment", "attacking", "defending"),
    )
    piles = ("my KO'd pile", "others' KO'd piles")
    most_rows = 96

    def world_of(self, s: Table, seat: int) -> Sequence[float]:
        me, attack = s.players[seat], s.attack
        return [
            *one_hot(s.phase, PHASES),
            *(s.turn, s.initiative == seat, len(s.players), me.endurance, me.points),
            *(len(s.zones[f"hand{seat}"]), len(s.zones[f"deck{seat}"]), len(s.chain)),
            *((sum(atk(s, c) for c in attack.attackers), attack.seat == seat) if attack is not None else (0, 0)),
        ]

    def rows_of(self, s: Table, seat: int) -> Iterator[Row]:
        attackers, defender, codes = s.attackers(), s.defender, s.codes
        borne = [t.on for t in s.things.values() if t.on >= 0]
        for x, p in enumerate(s.players):
            yield seat_id(x), p.deck, (1, 0, 0, x == seat, 0, 0, p.endurance)
            for t in sorted(s.characters(x), key=lambda t: (t.row, t.column)):
                fights = t.card in attackers, t.card == defender
                yield t.card, codes[t.card], (*_character(s, t, x == seat, borne), *fights)
        for card in sorted(s.zones[f"hand{seat}"]):
            yield card, codes[card], IN_HAND
        for x in range(len(s.players)):
            for card in s.zones[f"row{x}"]:
                r = s.things[card]
                if r.up or r.seat == seat:
                    yield card, codes[card], (0, 0, 1, x == seat, r.ready, r.up)

    def piles_of(self, s: Table, seat: int) -> Sequence[Sequence[str]]:
        others = [x for x in range(len(s.players)) if x != seat]
        mine = [s.codes[c] for c in s.zones[f"ko{seat}"]]
        return mine, [s.codes[c] for x in others for c in s.zones[f"ko{x}"]]


def _character(s: Table, t: Thing, mine: bool, borne: list[int]) -> tuple[float, ...]:
    """borne: the bearer of each equipment."""
    p, front = props(s, t.card), t.row == FRONT
    counters = sum(t.counters.values()) if t.counters else 0
    return (
        *(0, 0, 0, mine, t.ready, 1, 0, front, t.column, t.stunned, not front and protected(s, t)),
        *(counting(s, p.atk), counting(s, p.defense), p.cost, p.flight, p.range, counters, borne.count(t.card)),
    )
