"""The game's part of a state as JSON and back."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.codec import as_dict, filled, rows
from .loading import hero
from .table import Attack, Incoming, Player, Rolled, Table

PLAYER: Final = ("hero", "team", "points", "out", "tokens", "limits", "levels", "companions", "used")
ATTACK: Final = ("attacker", "ability", "tier", "ultimate", "scope", "target", "hits", "plus", "defend", "again")
INCOMING: Final = ("seat", "by", "isolated", "hits", "less", "halves", "all", "heal", "survive", "attack")
ROLLED: Final = ("roller", "purpose", "dice", "left", "changed")
PLAIN: Final = ("mode", "active", "start", "turn", "phase", "loaded", "masked")


def pack(s: Table) -> dict[str, Any]:
    return {
        **as_dict(s, PLAIN),
        **rows(s, players=PLAYER, rolls=ROLLED, incoming=INCOMING),
        "dials": s.dials,
        "codes": s.codes,
        "zones": s.zones,
        "attack": s.attack and as_dict(s.attack, ATTACK),
        "marks": s.marks,
        "turn_marks": s.turn_marks,
    }


def unpack(v: dict[str, Any]) -> Table:
    s = Table(0, [hero(p["hero"]).id for p in v["players"]], v["mode"])  # the rules ask nobody else who that is
    filled(s, v, PLAIN)
    s.players = [player(p) for p in v["players"]]
    s.dials, s.codes = list(v["dials"]), list(v["codes"])
    s.zones = {k: list(v["zones"][k]) for k in s.zones}
    s.rolls = [filled(Rolled(0, ""), r, ROLLED) for r in v["rolls"]]
    s.attack = filled(Attack(0, "", 0, False, 0), v["attack"], ATTACK) if v["attack"] else None
    s.incoming = [filled(Incoming(0, 0), w, INCOMING) for w in v["incoming"]]
    s.marks, s.turn_marks = dict(v["marks"]), dict(v["turn_marks"])
    return s


def player(v: dict[str, Any]) -> Player:
    p: Player = filled(Player("", 0), v, PLAYER)
    p.tokens = {k: tuple(x) for k, x in v["tokens"].items()}
    p.limits, p.levels, p.companions = dict(v["limits"]), dict(v["levels"]), dict(v["companions"])
    return p
