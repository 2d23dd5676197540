"""What a seat sees: everything on the table, its own hand and its team-mate's; of decks and other hands the number."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.codec import as_dict
from .packing import ROLLED
from .rules.damage import bonus, total_of
from .rules.effect_scope import is_attack
from .rules.underway import declared
from .table import Table

OPEN: Final = ("mode", "turn", "phase", "active", "start", "result")


def view(s: Table, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        **as_dict(s, OPEN),
        "players": [player(s, x, seat) for x in range(len(s.players))],
        "dials": s.dials.copy(),
        "rolls": [{**as_dict(r, ROLLED), "dice": list(r.dice)} for r in s.rolls],
        "declared": declared(s),
        "attack": attack(s),
        "incoming": [
            {
                "seat": w.seat,
                "by": w.by,
                "isolated": w.isolated,
                "hits": [list(h) for h in w.hits],
                "less": w.less,
                "halves": w.halves,
                "all": w.all,
                "heal": w.heal,
                "total": total_of(s, w),
            }
            for w in s.incoming
        ],
        "marks": {**s.marks, **{k: s.marks.get(k, 0) + n for k, n in s.turn_marks.items()}},
        "cards": known(s, seat),
    }


def player(s: Table, x: int, seat: int) -> dict[str, Any]:
    p = s.players[x]
    return {
        "hero": p.hero,
        "team": p.team,
        "health": s.health(x),
        "points": p.points,
        "out": p.out,
        "tokens": {t: list(sides) for t, sides in p.tokens.items()},
        "limits": p.limits.copy(),
        "levels": p.levels.copy(),
        "companions": p.companions.copy(),
        "used": list(p.used),
        "hand": sorted(s.zones[f"hand{x}"]) if seat >= 0 and s.players[seat].team == p.team else None,
        "hand_size": len(s.zones[f"hand{x}"]),
        "deck": len(s.zones[f"deck{x}"]),
        "discard": [s.codes[c] for c in s.zones[f"discard{x}"]],
        "board": [s.codes[c] for c in s.zones[f"board{x}"]],
        "playing": [s.codes[c] for c in s.zones[f"playing{x}"]],
    }


def attack(s: Table) -> dict[str, Any] | None:
    a = s.attack
    if a is None:
        return None
    return {
        "attacker": a.attacker,
        "target": a.target,
        "ability": a.ability,
        "tier": a.tier,
        "ultimate": a.ultimate,
        "attack": is_attack(s),
        "hits": [list(h) for h in a.hits],
        "plus": a.plus + bonus(s),
    }


def known(s: Table, seat: int) -> dict[str, str]:
    """Codes of the cards that this seat may be asked about, by number: those it sees, and those it is choosing from."""
    if seat < 0:
        return {}
    cards = {c for x in s.side(seat) for c in s.zones[f"hand{x}"]}
    for d in s.pending:
        if d.seat == seat:
            cards |= {o.card for o in d.options if o.card >= 0}
    return {str(c): s.codes[c] for c in sorted(cards)}
