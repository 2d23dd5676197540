"""A table of the Vs. System in numbers, as one seat sees it: what the network is given."""

from __future__ import annotations

from math import exp
from typing import Any

from ...vs.loading import CARDS
from ...vs.table import FRONT
from ...vs.vocab import CHARACTER, PLOT_TWIST

SIDE = (
    *("endurance", "last endurance", "few endurance", "hand", "resources", "lasting"),
    *("characters", "cost", "atk", "def", "best atk", "best def", "second atk", "in front", "flight", "range"),
    *("stunned", "stunned cost", "gear", "counters"),
    *("can stun", "can be stunned", "safe"),
)
HELD = (
    "on curve",
    "on the next",
    "best to recruit",
    "characters held",
    "power-ups",
    "twists",
    "hidden twists",
    "locations",
)
NAMES = ("initiative", "turn", *(f"my {x}" for x in (*SIDE, *HELD)), *(f"their {x}" for x in SIDE))


def features(view: dict[str, Any], seat: int) -> list[float]:
    """Of several opponents in each number the best."""
    players = view["players"]
    foes = [p for x, p in enumerate(players) if x != seat and not p["out"]]
    me = players[seat]
    theirs = [max(x) for x in zip(*(side(p, me) for p in foes), strict=True)] if foes else [0.0] * len(SIDE)
    mine = [max(x) for x in zip(*(side(me, p) for p in foes), strict=True)] if foes else side(me, me)
    return [float(view["initiative"] == seat), view["turn"] / 6, *mine, *held(view, me), *theirs]


def side(p: dict[str, Any], foe: dict[str, Any]) -> list[float]:
    """What lies open of a player, beside that of an opponent."""
    every = p["characters"]
    able = [c for c in every if not c["stunned"]]
    others = [c for c in foe["characters"] if not c["stunned"]]
    atk = sorted([c["atk"] for c in able], reverse=True)
    top = max([c["atk"] for c in others], default=0)
    e = p["endurance"]
    return [
        *(e / 25, exp(-e / 8), exp(-e / 20), p["hand_size"] / 5, len(p["resources"]) / 5),
        sum([r["up"] for r in p["resources"]]) / 2,
        *(len(able) / 3, sum([c["cost"] for c in able]) / 8, sum(atk) / 12, sum([c["def"] for c in able]) / 12),
        *(
            atk[0] / 8 if atk else 0.0,
            max([c["def"] for c in able], default=0) / 8,
            atk[1] / 8 if len(atk) > 1 else 0.0,
        ),
        sum([c["row"] == FRONT for c in able]) / 2,
        *(sum([c["flight"] for c in able]) / 2, sum([c["range"] for c in able]) / 2),
        *((len(every) - len(able)) / 2, sum([c["cost"] for c in every if c["stunned"]]) / 4),
        *(sum([len(c["equipment"]) for c in every]), sum([n for c in every for n in c["counters"].values()]) / 3),
        sum([max([d["cost"] for d in others if d["def"] <= c["atk"]], default=0) for c in able]) / 8,
        *(sum([c["cost"] for c in able if c["def"] <= top]) / 8, sum([c["cost"] for c in able if c["def"] > top]) / 8),
    ]


def held(view: dict[str, Any], me: dict[str, Any]) -> list[float]:
    """What only its owner knows: who can be recruited this turn and in the next, and what else there is."""
    codes, there = view["cards"], len(me["resources"]) + 1
    cards = [CARDS[codes[str(c)]] for c in me["hand"] or ()]
    hidden = [CARDS[r["code"]] for r in me["resources"] if not r["up"] and r.get("code")]
    names = {n for c in me["characters"] for n in CARDS[c["code"]].names}
    costs = [d.cost for d in cards if d.type == CHARACTER and (d.army or not names.intersection(d.names))]
    return [
        *(float(there in costs), float(there + 1 in costs), max([c for c in costs if c <= there], default=0) / 6),
        *(len(costs) / 3, sum([d.type == CHARACTER and bool(names.intersection(d.names)) for d in cards]) / 2),
        *(sum([d.type == PLOT_TWIST for d in cards]) / 2, sum([d.type == PLOT_TWIST for d in hidden]) / 2),
        sum([d.type not in (CHARACTER, PLOT_TWIST) for d in hidden]) / 2,
    ]
