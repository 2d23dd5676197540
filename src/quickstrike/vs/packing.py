"""The game's part of a state as JSON and back."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.codec import as_dict, filled, rows, tuples
from .loading import BOOK
from .rules.zones import index_of
from .table import Attack, Link, Mod, Player, Table, Thing, Waiting

PLAYER: Final = ("deck", "endurance", "points", "out", "turn_marks")
THING: Final = ("card", "seat", "row", "column", "up", "ready", "stunned", "on", "stamp", "stay", "counters")
LINK: Final = ("id", "kind", "seat", "card", "code", "scope", "ability")
ATTACK: Final = ("seat", "attackers", "target", "defender", "team", "reinforced")
WAITING: Final = ("seat", "card", "code", "ability", "who", "n", "stay", "player")
PLAIN: Final = ("initiative", "primary", "turn", "phase", "step", "stall", "evaders", "dies")


def pack(s: Table) -> dict[str, Any]:
    return {
        **as_dict(s, PLAIN),
        **rows(s, players=PLAYER, chain=LINK, waiting=WAITING),
        "codes": s.codes,
        "owner": s.owner,
        "zones": s.zones,
        "things": [as_dict(t, THING) for t in s.things.values()],
        "attack": s.attack and as_dict(s.attack, ATTACK),
        "mods": [[BOOK.address(m.op), m.seat, m.source, m.stamp, m.bound, m.word, m.values] for m in s.mods],
        "readings": s.readings,
        "dormant": s.dormant,
    }


def unpack(v: dict[str, Any]) -> Table:
    s = Table(0, [p["deck"] for p in v["players"]], dict(v["readings"]))
    filled(s, v, PLAIN)
    s.dormant = tuple(v.get("dormant", ()))  # older saves do not have it
    s.players = [filled(Player(""), p, PLAYER) for p in v["players"]]
    s.codes, s.owner = list(v["codes"]), list(v["owner"])
    s.zones = {k: list(v["zones"][k]) for k in s.zones}
    for t in v["things"]:
        thing: Thing = filled(Thing(0, 0, ""), t, THING)
        thing.counters = dict(t["counters"])
        s.things[thing.card] = thing
    s.chain = [filled(Link(0, "", 0, 0, "", 0), x, LINK) for x in v["chain"]]
    s.attack = filled(Attack(0, (), 0), v["attack"], ATTACK) if v["attack"] else None
    s.mods = [Mod(BOOK.find(m[0]), *m[1:4], *map(tuples, m[4:])) for m in v["mods"]]
    s.waiting = [filled(Waiting(0, 0, "", 0, 0, 0, 0), w, WAITING) for w in v["waiting"]]
    s.reindex(index_of(s))
    return s
