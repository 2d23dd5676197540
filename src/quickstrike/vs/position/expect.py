"""Expectations: what may be expected of a table of the Vs. System and of its players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ...kernel.position import At, Playing
from ...kernel.position.expecting import Difference, compare
from ..game import VsGame
from ..loading import CARDS
from ..rules.layers import atk, defense, props
from ..rules.select import protected
from ..table import RESOURCES, Table, Thing
from .building import code_of

PLAYER = ("endurance", "hand", "deck", "ko", "removed", "resources", "points", "character", "out")
CHARACTER = (
    *("card", "row", "column", "stunned", "exhausted", "protected", "atk", "def", "flight", "range", "teams"),
    *("counters", "equipment", "in_play"),
)
TABLE: dict[str, Callable[[Playing[VsGame]], Any]] = {
    "result": lambda t: result(t.game.result),
    "turn": lambda t: t.game.state.turn,
    "phase": lambda t: t.game.state.phase,
    "initiative": lambda t: t.game.state.initiative + 1,
    "endurance": lambda t: [p.endurance for p in t.game.state.players],
    "chain": lambda t: [x.kind for x in t.game.state.chain],
    "reinforced": lambda t: t.game.state.attack is not None and t.game.state.attack.reinforced,
}
"""What may be expected of the table as a whole."""


def result(found: str | None) -> str:
    """ "player 1", "draw"; "" while the game goes on."""
    who, _, n = (found or "").partition(" ")
    return f"player {int(n) + 1}" if n else who


def players(s: Table, at: At) -> Iterator[Difference]:
    for n, x in enumerate(at.each()):
        x.table(PLAYER, "player")
        for key in x.value:
            yield from of_player(s, n, f"player {n + 1}.{key}", key, x[key])


def of_player(s: Table, n: int, what: str, key: str, x: At) -> Iterator[Difference]:
    p = s.players[n]
    if key == "character":
        for y in x.each():
            yield from of_character(s, n, what, y)
    elif key in ("endurance", "points", "out"):
        yield from compare(what, x, getattr(p, key))
    else:
        zone = "row" if key == "resources" else key
        held = s.zones[f"{zone}{n}"]
        if isinstance(x.value, int):
            yield from compare(what, x, len(held))
        else:
            wanted = sorted(code_of(y, y.as_text(key)) for y in x.each())
            yield from compare(what, x.instead(wanted), sorted(s.codes[c] for c in held))


def of_character(s: Table, n: int, what: str, x: At) -> Iterator[Difference]:
    x.table(CHARACTER, "character")
    code = code_of(x.get("card") or x, x.text("card"))
    t = next((t for t in s.characters(n) if s.codes[t.card] == code), None)
    name = f"{what} {CARDS[code].name.en}"
    if "in_play" in x or t is None:
        yield from compare(f"{name}.in_play", x.get("in_play") or x.instead(True), t is not None)
    if t is None:
        return
    found = facts(s, t)
    for key in x.value:
        if key in found:
            yield from compare(f"{name}.{key}", x[key], found[key])


def facts(s: Table, t: Thing) -> dict[str, Any]:
    p = props(s, t.card)
    return {
        "row": t.row,
        "column": t.column,
        "stunned": t.stunned,
        "exhausted": not t.ready,
        "protected": protected(s, t),
        "atk": atk(s, t.card),
        "def": defense(s, t.card),
        "flight": p.flight,
        "range": p.range,
        "teams": sorted(p.teams),
        "counters": dict(t.counters),
        "equipment": [s.codes[e.card] for e in s.equipment(t.card)],
    }


__all__ = ["RESOURCES", "TABLE", "players"]
