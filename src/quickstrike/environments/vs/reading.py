"""The Vs. System in numbers: players, characters, one's own hand and the resources that are known are rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.decision import seat_id
from ...vs.rules.layers import atk, defense, props
from ...vs.rules.select import protected
from ...vs.table import FRONT, Table, Thing
from ..reading import Reading, Row, one_hot

PHASES = ("setup", "draw", "resource", "recruit", "formation", "attack", "recovery")


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
        attackers, defender = s.attackers(), s.defender
        for x, p in enumerate(s.players):
            yield Row(seat_id(x), p.deck, (1, 0, 0, x == seat, 0, 0, p.endurance))
            for t in sorted(s.characters(x), key=lambda t: (t.row, t.column)):
                fights = t.card in attackers, t.card == defender
                yield Row(t.card, s.codes[t.card], (*_character(s, t, x == seat), *fights))
        for card in sorted(s.zones[f"hand{seat}"]):
            yield Row(card, s.codes[card], (0, 1, 0, 1))
        for x in range(len(s.players)):
            for card in s.zones[f"row{x}"]:
                r = s.things[card]
                if r.up or r.seat == seat:
                    yield Row(card, s.codes[card], (0, 0, 1, x == seat, r.ready, r.up))

    def piles_of(self, s: Table, seat: int) -> Sequence[Sequence[str]]:
        others = [x for x in range(len(s.players)) if x != seat]
        mine = [s.codes[c] for c in s.zones[f"ko{seat}"]]
        return mine, [s.codes[c] for x in others for c in s.zones[f"ko{x}"]]


def _character(s: Table, t: Thing, mine: bool) -> tuple[float, ...]:
    p = props(s, t.card)
    return (
        *(0, 0, 0, mine, t.ready, 1, 0, t.row == FRONT, t.column, t.stunned, protected(s, t), atk(s, t.card)),
        *(defense(s, t.card), p.cost, p.flight, p.range, sum(t.counters.values()), len(s.equipment(t.card))),
    )
