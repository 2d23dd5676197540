"""A position of Champions in numbers, as one seat sees it: what the evaluation of the search is learned from."""

from __future__ import annotations

from math import exp
from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES, OTHER_SIDE, Face, cards_of, remembered
from ...kernel.ops import walk
from .obstacles import lends, to_come
from .sorted_table import absorbs, locked, next_stage

Piece = dict[str, Any]
KINDS = ("villain", "main_scheme", "side_scheme", "minion", "ally", "attachment", "upgrade", "support")
NAMES = (
    *("villain hp", "this stage", "stages left", "villain almost beaten", "villain half beaten"),
    *("my hp", "my full hp", "my last hp", "my few hp", "room", "room later", "no room", "little room", "locked"),
    *("acceleration", "hazard", "crisis", "side schemes", "side threat", "villain sch", "villain atk", "minions"),
    *("minion atk", "minion sch", "minion hp", "guard", "villain stunned", "villain confused", "villain tough"),
    *("attachments", "built", "upgrades", "supports", "sources", "allies", "ally hp", "ally power"),
    *("hand", "hand size", "hero form", "exhausted", "I am stunned", "I am confused", "I am tough", "round"),
    *("deck", "encounter deck", "seats", "expert", "danger to me", "danger of the scheme"),
    *("hand pays", "hand allies", "hand damage", "hand thwart", "hand shelter", "hand stays", "hand cost"),
    *("there damage", "there thwart", "there shelter", "there cards", "counters", "ATK", "THW", "DEF", "tough minions"),
)


USUAL = 15
"""Hit points of a stage, each player, where no number is printed."""


@remembered
def stage_health(code: str, more: int) -> int:
    """Printed hit points of the next so many stages of this villain, each player."""
    face = FACES[code]
    order = ("I", "II", "III")
    mine = str(face.facts.get("stage", "I"))
    at = order.index(mine) if mine in order else 0
    stages = {
        str(c["facts"].get("stage")): int(c["facts"].get("health") or USUAL)
        for c in (cards_of(face.set) if face.set else ())
        if c["type"] == "villain" and c["facts"].get("health") != "infinite"
    }
    same = stages.get(mine, USUAL)  # where others of this stage follow
    return sum(stages.get(order[at + k] if at + k < 3 else "", same) for k in range(1, more + 1))


@remembered
def later_room(code: str) -> int:
    """Threat that the main schemes after this one hold, each player."""
    face, n = FACES[code], 0
    while (then := next_stage(face)) is not face:
        face, n = then, n + int(then.facts.get("threat") or 0)
    return n


@remembered
def deals(face: Face) -> tuple[float, float, float, float]:
    """What a card says it does, roughly: damage, threat removed, damage healed or prevented, cards drawn."""
    out = [0.0, 0.0, 0.0, 0.0]
    for a in face.abilities:
        for _, x in walk(a.steps):
            n = getattr(x, "n", None)
            much = float(n) if isinstance(n, int) and not isinstance(n, bool) else 2.0
            match x:
                case w.Damage():
                    out[0] += much
                case w.RemoveThreat():
                    out[1] += much
                case w.Heal() | w.Prevent() | w.Instead():
                    out[2] += min(much, 4.0)
                case w.Draw():
                    out[3] += much
    return out[0], out[1], out[2], out[3]


def beaten(view: dict[str, Any]) -> float:
    """How far the villain is beaten, from 0 to about 1."""
    return max(0.0, 1.0 - _left(view, [p for p in view["play"] if p["kind"] == "villain"]) / 35)


def _dials(villains: list[Piece], players: int) -> float:
    """Hit points of the villains in play, for each player; infinitely many count as many as a stage usually has."""
    return sum(p["hp"] / players if not p.get("endless") else USUAL for p in villains)


def _this_stage(view: dict[str, Any], villains: list[Piece]) -> float:
    """Damage that the villains can take until they fall, for each player: without hit points that go with a side scheme, with what
    lies before them."""
    there = sum(absorbs(p) - lends(FACES[p["code"]]) for p in view["play"]) / len(view["players"])
    return max(0.0, _dials(villains, len(view["players"])) + there)


def _left(view: dict[str, Any], villains: list[Piece]) -> float:
    """The same with the stages to come."""
    return _this_stage(view, villains) + (stage_health(villains[0]["code"], to_come(view)) if villains else 0)


def features(view: dict[str, Any], seat: int) -> list[float]:
    """One number for each of `NAMES`."""
    by_kind: dict[str, list[Piece]] = {k: [] for k in KINDS}
    me = view["players"][seat]
    ident: Piece | None = None
    icons = {"acceleration": view["acceleration"], "hazard": 0, "crisis": 0}
    for p in view["play"]:
        if p["kind"] in by_kind:
            by_kind[p["kind"]].append(p)
        if p["id"] == me["identity"]:
            ident = p
        for k, n in FACES[p["code"]].icons.items():
            if k in icons:
                icons[k] += n
    return [
        *_enemy(view, by_kind, icons, ident),
        *_mine(view, by_kind, seat, ident),
        *_dangers(by_kind, icons, ident),
        *_cards(view, by_kind, seat, ident),
    ]


def _enemy(
    view: dict[str, Any], kinds: dict[str, list[Piece]], icons: dict[str, int], ident: Piece | None
) -> list[float]:
    n = len(view["players"])
    villains, minions, sides = kinds["villain"], kinds["minion"], kinds["side_scheme"]
    mains = [p for p in kinds["main_scheme"] if p.get("target") is not None]
    total = _left(view, villains)
    room = sum(p["target"] - p["threat"] for p in mains) / n
    after = later_room(mains[0]["code"]) if mains else 0
    hp, full = (float(ident["hp"]), float(ident["max_hp"])) if ident else (0.0, 1.0)
    statuses = [p["statuses"] for p in villains]
    return [
        *(total / 30, _this_stage(view, villains) / 20, to_come(view), exp(-total / 6), exp(-total / 14)),
        *(hp / 12, full / 12, exp(-hp / 2.0), exp(-hp / 5.0)),
        *(room / 8, after / 8, exp(-room / 2.0), exp(-room / 5.0)),
        float(bool(mains) and locked(FACES[mains[0]["code"]])),
        *(icons["acceleration"] / 2, icons["hazard"], icons["crisis"], len(sides), _sum(sides, "threat") / 4),
        *(_sum(villains, "sch") / 2, _sum(villains, "atk") / 2, len(minions) / 2),
        *(_sum(minions, "atk") / 3, _sum(minions, "sch") / 3, _sum(minions, "hp") / 6),
        float(any("guard" in FACES[p["code"]].keywords for p in minions)),
        *(sum(bool(s.get(k)) for s in statuses) for k in ("stunned", "confused", "tough")),
        sum(p["controller"] < 0 for p in kinds["attachment"]),
    ]


def _mine(view: dict[str, Any], kinds: dict[str, list[Piece]], seat: int, ident: Piece | None) -> list[float]:
    me = view["players"][seat]
    built = [p for k in ("upgrade", "support") for p in kinds[k] if p["controller"] == seat]
    allies = [p for p in kinds["ally"] if p["controller"] >= 0]
    status = ident["statuses"] if ident else {}
    return [
        sum(FACES[p["code"]].cost or 0 for p in built) / 6,
        *(sum(p["kind"] == k for p in built) / 3 for k in ("upgrade", "support")),
        sum(bool(FACES[p["code"]].resource_abilities) for p in built) / 2,
        *(len(allies), _sum(allies, "hp") / 3, sum(max(p.get("atk", 0), p.get("thw", 0)) for p in allies) / 2),
        *(me["hand_count"] / 5, me.get("hand_size", 5) / 5),
        *(float(ident is not None and ident["kind"] == "hero"), float(ident is not None and ident["exhausted"])),
        *(float(bool(status.get(k))) for k in ("stunned", "confused", "tough")),
        *(view["round"] / 8, me["deck"] / 20, view["encounter_deck"] / 15),
        *(float(len(view["players"]) > 1), float(bool(view["expert"]))),
    ]


def _dangers(kinds: dict[str, list[Piece]], icons: dict[str, int], ident: Piece | None) -> list[float]:
    enemies = [*kinds["villain"], *kinds["minion"]]
    mains = [p for p in kinds["main_scheme"] if p.get("target") is not None]
    room = sum(p["target"] - p["threat"] for p in mains)
    hp = ident["hp"] if ident else 0
    return [
        exp(-hp / 3.0) * _sum(enemies, "atk") / 3,
        exp(-room / 3.0) * (icons["acceleration"] + 1 + _sum(enemies, "sch")) / 3,
    ]


def _cards(view: dict[str, Any], kinds: dict[str, list[Piece]], seat: int, ident: Piece | None) -> list[float]:
    hand = [c["code"] for c in view["players"][seat].get("hand", ())]
    faces = [FACES[c] for c in hand]
    events = [deals(f) for f in faces if f.kind == "event"]
    built = [p for k in ("upgrade", "support") for p in kinds[k] if p["controller"] == seat]
    there = [deals(FACES[p["code"]]) for p in built]
    return [
        sum(sum(f.resources) for f in faces) / 6,
        sum(f.kind == "ally" for f in faces),
        *(sum(e[k] for e in events) / scale for k, scale in ((0, 8), (1, 4), (2, 4))),
        sum(f.kind in ("upgrade", "support") for f in faces) / 2,
        sum(f.cost or 0 for f in faces) / 10,
        *(sum(x[k] for x in there) / scale for k, scale in ((0, 4), (1, 3), (2, 3), (3, 2))),
        sum(sum(p["counters"].values()) for p in built) / 4,
        *(_stat(ident, k) / 2 for k in ("atk", "thw", "def")),
        sum(bool(p["statuses"].get("tough")) for p in kinds["minion"]),
    ]


def _stat(ident: Piece | None, name: str) -> float:
    """A hero's statistic, also while they are in their other form."""
    if ident is None:
        return 0.0
    other: Face = FACES[OTHER_SIDE[ident["code"]]]
    return float(ident.get(name, other.stats.get(name.upper()) or 0))


def _sum(pieces: list[Piece], name: str) -> float:
    return float(sum(p.get(name, 0) for p in pieces))
