"""What a seat sees: everything that lies open, its own hand and its own face-down resources; of the rest the number."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.codec import as_dict
from .loading import CARDS
from .rules.layers import atk, defense, props
from .rules.select import protected
from .rules.underway import looked_at
from .table import ATTACHED, RESOURCES, Attack, Link, Table, Thing, seat_of

OPEN: Final = ("turn", "phase", "step", "initiative", "primary", "result")


def view(s: Table, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        **as_dict(s, OPEN),
        "players": [player(s, x, seat) for x in range(len(s.players))],
        "chain": [link(s, x) for x in s.chain],
        "attack": attack(s, s.attack) if s.attack is not None else None,
        "waiting": [{"seat": w.seat, "code": w.code, "ability": w.ability} for w in s.waiting],
        "readings": dict(s.readings),
        "cards": known(s, seat),
    }


def player(s: Table, x: int, seat: int) -> dict[str, Any]:
    p = s.players[x]
    characters = sorted(s.characters(x), key=lambda t: (t.row, t.column))
    return {
        "deck_name": p.deck,
        "endurance": p.endurance,
        "points": p.points,
        "out": p.out,
        "hand": sorted(s.zones[f"hand{x}"]) if x == seat else None,
        "hand_size": len(s.zones[f"hand{x}"]),
        "deck": len(s.zones[f"deck{x}"]),
        "ko": [s.codes[c] for c in s.zones[f"ko{x}"]],
        "removed": [s.codes[c] for c in s.zones[f"removed{x}"]],
        "characters": [character(s, t) for t in characters],
        "resources": [resource(s, s.things[c], seat) for c in s.zones[f"row{x}"]],
    }


def character(s: Table, t: Thing) -> dict[str, Any]:
    """A stunned one may be looked at by everybody (vs:701.12b)."""
    p = props(s, t.card)
    return {
        "card": t.card,
        "code": s.codes[t.card],
        "owner": s.owner[t.card],
        "row": t.row,
        "column": t.column,
        "ready": t.ready,
        "stunned": t.stunned,
        "protected": protected(s, t),
        "atk": atk(s, t.card),
        "def": defense(s, t.card),
        "cost": p.cost,
        "flight": p.flight,
        "range": p.range,
        "teams": list(p.teams),
        "keywords": list(p.keywords),
        "counters": dict(t.counters),
        "equipment": [
            {"card": e.card, "code": s.codes[e.card], "owner": s.owner[e.card], "ready": e.ready}
            for e in s.equipment(t.card)
        ],
        "attacking": t.card in s.attackers(),
        "defending": t.card == s.defender,
    }


def resource(s: Table, t: Thing, seat: int) -> dict[str, Any]:
    """Face down it is known to its controller alone."""
    if not t.up and t.seat != seat:
        return {"up": False}
    code = s.codes[t.card]
    ongoing = CARDS[code].ongoing and t.card not in s.dormant
    return {"up": t.up, "card": t.card, "code": code, "ready": t.ready, "ongoing": ongoing}


def link(s: Table, x: Link) -> dict[str, Any]:
    """An effect on the chain, with its targets by place where they lie face down."""
    refs = s.scopes[x.scope].refs
    return {
        "id": x.id,
        "kind": x.kind,
        "seat": x.seat,
        "code": x.code,
        "ability": x.ability,
        "targets": [shown_target(s, c) for k, v in refs.items() if k[0].isdigit() or k == "target" for c in v],
        "attackers": list(refs.get("attackers", ())),
    }


def shown_target(s: Table, card: int) -> int | str:
    t = s.things.get(card)
    if t is not None and t.row == RESOURCES and not t.up:
        return f"{t.seat}:{s.zones[f'row{t.seat}'].index(card)}"
    return card


def attack(s: Table, a: Attack) -> dict[str, Any]:
    return {
        "seat": a.seat,
        "attackers": list(a.attackers),
        "target": a.target,
        "player": seat_of(a.target),
        "defender": a.defender,
        "team": a.team,
        "reinforced": a.reinforced,
        "atk": sum(atk(s, c) for c in a.attackers),
    }


def known(s: Table, seat: int) -> dict[str, str]:
    """Codes of the cards that this seat may be asked about, by number."""
    cards = {c for c, t in s.things.items() if t.up or t.row not in (RESOURCES, ATTACHED) or t.seat == seat}
    if seat >= 0:
        cards |= {*s.zones[f"hand{seat}"], *looked_at(s, seat)}
    return {str(c): s.codes[c] for c in sorted(cards)}
