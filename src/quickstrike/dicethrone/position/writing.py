"""From a game to a position: the table as a readable file.

At a decision of a main phase the file contains the whole game, with what nobody wants to read under `[exact]`: loading
it gives the same game. In the middle of anything else the file holds the save.
"""

from __future__ import annotations

from typing import Any

from ..game import DiceThroneGame
from ..loading import CARDS, TOKENS
from ..rules.turn import main_phase, match, turn
from ..table import Table


def written(game: DiceThroneGame) -> dict[str, Any] | None:
    """The position as data; None where it must be the save."""
    s = game.state
    if [f.op for f in s.stack] != [match, turn, main_phase] or s.result is not None or s.quiet:
        return None
    out: dict[str, Any] = {
        "mode": s.mode,
        "turn": s.turn,
        "active": s.active + 1,
        "start": s.start + 1,
        "phase": s.phase,
    }
    if s.loaded:
        out["dice"] = list(s.loaded)
    marks = {k: dict(v) for k, v in (("marks", s.marks), ("turn_marks", s.turn_marks)) if v}
    exact = {"seed": f"{s.seed:016x}", "counter": s.counter, "seen": s.seen, "next": s.next_id, "decision": s.number}
    return {**out, "player": [player(s, n) for n in range(len(s.players))], "exact": {**exact, **marks}}


def player(s: Table, n: int) -> dict[str, Any]:
    p = s.players[n]
    away = {c: holder + 1 for c, holder in p.companions.items() if holder != n}
    out: dict[str, Any] = {
        "tokens": {
            t: [TOKENS[t].sides[x] for x in sides] if TOKENS[t].sides else len(sides) for t, sides in p.tokens.items()
        },
        "limits": p.limits,
        "away": away,
        "used": list(p.used),
        "upgrades": cards(s, f"board{n}"),
        "hand": cards(s, f"hand{n}"),
        "deck": cards(s, f"deck{n}")[::-1],
        "discard": cards(s, f"discard{n}")[::-1],
    }
    return {"hero": p.hero, "health": s.health(n), "points": p.points, **{k: v for k, v in out.items() if v}}


def cards(s: Table, zone: str) -> list[str]:
    return [CARDS[s.codes[c]].name.en for c in s.zones[zone]]
