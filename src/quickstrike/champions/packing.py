"""The table as JSON and back: everything that is not derived."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.codec import dec_frame, dec_scope, enc_frame, enc_scope
from ..kernel.errors import SaveError
from .faces import BOOK, FACES
from .rules.zones import rebuilt
from .table import NOBODY, Hold, Inst, Player, Table

PLAIN: Final = (
    "codes",
    "owners",
    "where",
    "zones",
    "started",
    "first",
    "active",
    "round",
    "phase",
    "scenario",
    "expert",
    "heroic",
    "acceleration",
    "peril",
    "happened",
)
LATER: Final = {"villain": NOBODY}
"""What only some tables have: not written where it is as here."""
INST: Final = (
    "controller",
    "host",
    "engaged",
    "exhausted",
    "damage",
    "threat",
    "tough",
    "stunned",
    "confused",
    "counters",
    "version",
    "used",
)
TUPLES: Final = ("attached", "under", "boosts")
PLAYER: Final = ("identity", "out", "changed_form")
SEATS: Final = 4


def pack(s: Table) -> dict[str, Any]:
    return {
        **{k: getattr(s, k) for k in PLAIN},
        **{k: x for k, usual in LATER.items() if (x := getattr(s, k)) != usual},
        **({"areas": sorted(s.areas.items())} if s.areas else {}),
        "play": [
            [i.id, i.face.code, *(getattr(i, k) for k in INST), *(list(getattr(i, k)) for k in TUPLES)]
            for i in s.play.values()
        ],
        "players": [[*(getattr(p, k) for k in PLAYER), list(p.muted)] for p in s.players],
        "activations": list(s.activations),
        "parked": [[enc_frame(f, BOOK) for f in fs] for fs in s.parked],
        "lasting": [_hold(h) for h in s.lasting],
        "delayed": [_hold(h) for h in s.delayed],
    }


def _hold(h: Hold) -> list[Any]:
    return [BOOK.address(h.op), enc_scope(h.scope, BOOK), h.end, h.uses, h.tie]


def _unhold(v: list[Any]) -> Hold:
    return Hold(BOOK.find(v[0]), dec_scope(v[1], BOOK), v[2], v[3], v[4])


def _blank(v: dict[str, Any]) -> Table:
    """A table with all that is plain. No size that a save claims is trusted: the save must contain that much itself."""
    if type(v["started"]) is not int or not 1 <= len(v["players"]) <= v["started"] <= SEATS:
        raise TypeError("started does not fit the players")
    s = Table(0, v["started"])
    for k in PLAIN:
        if type(v[k]) is not type(getattr(s, k)):
            raise TypeError(f"{k} is no {type(getattr(s, k)).__name__}")
    if not v["zones"].keys() >= s.zones.keys():
        raise KeyError("a zone is missing")
    for k in PLAIN:
        setattr(s, k, v[k])
    for k, usual in LATER.items():
        if type(x := v.get(k, usual)) is not type(usual):
            raise TypeError(f"{k} is no {type(usual).__name__}")
        setattr(s, k, x)
    n = len(s.codes)
    if not all(isinstance(c, str) for c in s.codes) or len(s.owners) != n or len(s.where) != n:
        raise TypeError("cards without an owner or a place")
    lying = [c for zone in s.zones.values() for c in zone]
    if len(set(lying)) != len(lying) or not all(type(c) is int and 0 <= c < n for c in lying):
        raise TypeError("a card in two places, or none at all")
    return s


def unpack(v: dict[str, Any]) -> Table:
    s = _blank(v)
    unknown = sorted({c for c in s.codes if not FACES.known(c)})
    if unknown:
        raise SaveError("unknown cards", codes=unknown)
    for row in v["play"]:
        inst = Inst(row[0], FACES[row[1]], 0, 0)
        for k, x in zip(INST, row[2:], strict=False):
            if not isinstance(x, type(getattr(inst, k))):
                raise TypeError(f"{k} of card {row[0]}")
            setattr(inst, k, x)
        for k, x in zip(TUPLES, row[2 + len(INST) :], strict=True):
            setattr(inst, k, tuple(x))
        s.play[inst.id] = inst
    for seat, row in enumerate(v["players"]):
        p = Player(seat, row[0])
        for k, x in zip(PLAYER, row, strict=False):
            setattr(p, k, x)
        p.muted = tuple(row[-1])
        s.players.append(p)
    s.areas = {int(c): int(n) for c, n in v.get("areas", ())}
    if s.areas and not all(p.identity in s.areas for p in s.players):
        raise TypeError("a player in no game area")
    s.activations = tuple(v["activations"])
    s.parked = [[dec_frame(f, BOOK) for f in fs] for fs in v["parked"]]
    s.lasting = [_unhold(h) for h in v["lasting"]]
    s.delayed = [_unhold(h) for h in v["delayed"]]
    index, s.mods, s.kinds = rebuilt(s)
    s.reindex(index)
    return s
