"""The numbers that the bot weighs with: those of `weights.toml`, or of the file that `QUICKSTRIKE_WEIGHTS` names."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from math import exp
from pathlib import Path

FILE = Path(__file__).with_name("weights.toml")


def read(path: Path) -> dict[str, float]:
    """All numbers of such a file by name; its tables only bring order into it."""
    with path.open("rb") as f:
        return {k: float(v) for table in tomllib.load(f).values() for k, v in table.items()}


_N = {**read(FILE), **(read(Path(other)) if (other := os.environ.get("QUICKSTRIKE_WEIGHTS")) else {})}
# worth
DAMAGE = _N["damage"]
THREAT = _N["threat"]
RESOURCE = _N["resource"]
CARD = _N["card"]
REPLACE = _N["replace"]
STUN = _N["stun"]
CONFUSE = _N["confuse"]
TOUGH = _N["tough"]
WEB = _N["web"]
CLEAR = _N["clear"]
SURGE = _N["surge"]
DRONE = _N["drone"]
ATTACHED = _N["attached"]
LATER = _N["later"]
KEEP = _N["keep"]
ALLY = _N["ally"]
BLOCK = _N["block"]
EXHAUST = _N["exhaust"]
# minions
MENACE = _N["menace"]
MINION = _N["minion"]
MINION_HP = _N["minion_hp"]
MINION_ATK = _N["minion_atk"]
MINION_SCH = _N["minion_sch"]
GUARD = _N["guard"]
# schemes
HAZARD = _N["hazard"]
ACCELERATION = _N["acceleration"]
CRISIS = _N["crisis"]
SIDE = _N["side"]
SHIELD = _N["shield"]
PART = _N["part"]
ADVANCE = _N["advance"]
LOCKED = _N["locked"]
RACE = _N["race"]
# dangers
HP = _N["hp"]
FEAR = _N["fear"]
FEAR_HP = _N["fear_hp"]
ROOM = _N["room"]
PANIC = _N["panic"]
PANIC_ROOM = _N["panic_room"]
LOSS = _N["loss"]
# hand
OPENING = _N["opening"]
CHEAP = _N["cheap"]
# guesses
PACE = _N["pace"]
AMBUSH = _N["ambush"]
PLOT = _N["plot"]
CHANGES = _N["changes"]
BOOST = ((0, 0.30), (1, 0.35), (2, 0.35))
"""How likely a card of an encounter deck has so many boost icons."""


def _health(h: int) -> float:
    return -LOSS if h <= 0 else HP * h - FEAR * exp(-h / FEAR_HP)


_HEALTH = [_health(h) for h in range(61)]


def health(h: int) -> float:
    """How good it is to have so many hit points left: the last ones are dear."""
    return _HEALTH[0 if h < 0 else 60 if h > 60 else h]


@cache
def room(d: int, flow: float) -> float:
    """How good it is that so much more threat fits on the main scheme. flow: how much of it a round brings, against
    one player in calm times."""
    return -LOSS if d <= 0 else ROOM * min(d, 10 * flow) - PANIC * exp(-d / (PANIC_ROOM * flow))


@cache
def before(d: int, flow: float) -> float:
    """How much better that is than an advance to the next stage, which goes on."""
    return 0.0 if d <= 0 else ROOM * min(d, 10 * flow) + ADVANCE * (1 - exp(-d / (PANIC_ROOM * flow)))


@cache
def boosts(cards: int) -> tuple[tuple[int, float], ...]:
    """How likely so many boost cards have so many icons together."""
    out = {0: 1.0}
    for _ in range(cards):
        more: dict[int, float] = {}
        for n, q in out.items():
            for b, r in BOOST:
                more[n + b] = more.get(n + b, 0.0) + q * r
        out = more
    return tuple(out.items())
