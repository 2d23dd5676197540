"""Marvel Champions in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...champions.rules import stats
from ...champions.rules.cost import play_cost
from ...champions.rules.kinds import CHARACTERS
from ...champions.rules.threat import target_threat
from ...champions.table import PLAY, Inst, Table
from ..reading import Reading, Row, one_hot

PHASES = ("setup", "player", "villain")
KINDS = ("hero", "alter_ego", "ally", "villain", "minion", "main_scheme", "side_scheme")
STATS = ("ATK", "THW", "DEF", "REC", "SCH")
PER_HERO = "cost_per_hero"
KIND_IS = {k: one_hot(k, KINDS) for k in KINDS}
OTHER_KIND = one_hot("", KINDS)


class ChampionsReading(Reading):
    world = (
        *PHASES,
        *(
            "round",
            "my turn",
            "acceleration",
            "encounter deck",
            "villain stages",
            "schemes",
            "players",
            "expert",
            "heroic",
        ),
        *("deck", "hand", "changed form", "dealt"),
    )
    row = (
        *(
            "in hand",
            "cost",
            "mine",
            "of another player",
            "exhausted",
            "engaged with me",
            "attached",
            "counters",
            "boosts",
        ),
        *("under", *KINDS, "damage", "hp", "stunned", "confused", "tough", "threat", "target", *STATS),
    )
    piles = ("encounter discard", "my discard")
    most_rows = 96
    most_options = 96

    def world_of(self, s: Table, seat: int) -> Sequence[float]:
        zones = s.zones
        return [
            *one_hot(s.phase, PHASES),
            *(s.round, s.active == seat, s.acceleration, len(zones["encounter"]), len(zones["villain_deck"])),
            *(len(zones["scheme_deck"]), len(s.players), s.expert, s.heroic),
            *(len(zones[f"deck{seat}"]), len(zones[f"hand{seat}"])),
            *(s.players[seat].changed_form, len(zones[f"dealt{seat}"])),
        ]

    def rows_of(self, s: Table, seat: int) -> Iterator[Row]:
        play, codes = s.play, s.codes
        plain = False not in [stats.as_printed(s, k) for k in STATS]
        costs = stats.as_printed(s, "COST")
        for card in s.zones[PLAY]:
            i = play[card]
            yield card, i.face.code, _in_play(s, i, seat, plain)
        for card in s.zones[f"hand{seat}"]:
            face = s.front(card)
            cost = face.cost
            if cost is not None and not (costs and cost >= 0 and not face.own_costs and not face.facts.get(PER_HERO)):
                cost = play_cost(s, seat, card, face)
            yield card, codes[card], (1.0, -1.0 if cost is None else cost)

    def piles_of(self, s: Table, seat: int) -> Sequence[Sequence[str]]:
        codes = s.codes
        return [codes[c] for c in s.zones["encounter_discard"]], [codes[c] for c in s.zones[f"discard{seat}"]]

    def code_of(self, s: Table, card: int) -> str:
        return s.face(card).code


def _in_play(s: Table, i: Inst, seat: int, plain: bool) -> tuple[float, ...]:
    """plain: nothing changes the stats of any card."""
    face = i.face
    kind = face.kind
    common = (
        *(0.0, -1.0, i.controller == seat, 0 <= i.controller != seat, i.exhausted, i.engaged == seat, i.host >= 0),
        *(sum(i.counters.values()) if i.counters else 0, len(i.boosts), len(i.under)),
        *KIND_IS.get(kind, OTHER_KIND),
    )
    if kind in CHARACTERS:
        left, printed = stats.remaining(s, i.id), face.stats
        return (
            *(*common, i.damage, left if left > 0 else 0, i.stunned, i.confused, i.tough, 0.0, 0.0),
            *[n if plain and (n := printed.get(k) or 0) >= 0 else stats.stat(s, i.id, k) for k in STATS],
        )
    if "scheme" in kind:
        aim = (target_threat(s, i.id) or 0.0) if kind == "main_scheme" else 0.0
        return *common, 0.0, 0.0, 0.0, 0.0, 0.0, i.threat, aim
    return common
