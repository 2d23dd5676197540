"""The numbers that the bot weighs with: those of `weights.toml`, or of the file that `QUICKSTRIKE_WEIGHTS` names."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

FILE = Path(__file__).with_name("weights.toml")


def read(path: Path) -> dict[str, float]:
    """All numbers of such a file by name; its tables only bring order into it."""
    with path.open("rb") as f:
        return {k: float(v) for table in tomllib.load(f).values() for k, v in table.items()}


_N = {**read(FILE), **(read(Path(other)) if (other := os.environ.get("QUICKSTRIKE_WEIGHTS")) else {})}
# worth
DAMAGE: Final = _N["damage"]
THREAT: Final = _N["threat"]
RESOURCE: Final = _N["resource"]
CARD: Final = _N["card"]
REPLACE: Final = _N["replace"]
STUN: Final = _N["stun"]
CONFUSE: Final = _N["confuse"]
TOUGH: Final = _N["tough"]
WEB: Final = _N["web"]
CLEAR: Final = _N["clear"]
SURGE: Final = _N["surge"]
DRONE: Final = _N["drone"]
ATTACHED: Final = _N["attached"]
LATER: Final = _N["later"]
ONCE: Final = _N["once"]
KEEP: Final = _N["keep"]
ALLY: Final = _N["ally"]
BLOCK: Final = _N["block"]
EXHAUST: Final = _N["exhaust"]
SOURCE: Final = _N["source"]
GROWN: Final = _N["grown"]
SERVED: Final = _N["served"]
REST: Final = _N["rest"]
FADE: Final = _N["fade"]
POWER: Final = _N["power"]
ARMOR: Final = _N["armor"]
OFTEN: Final = _N["often"]
HOME_OFTEN: Final = _N["home_often"]
ANSWER_OFTEN: Final = _N["answer_often"]
HEAL: Final = _N["heal"]
SPEND: Final = _N["spend"]
PLANNED: Final = _N["planned"]
WASTE: Final = _N["waste"]
PREVENT: Final = _N["prevent"]
CANCEL: Final = _N["cancel"]
CHUMP: Final = _N["chump"]
FRAY: Final = _N["fray"]
PARRY: Final = _N["parry"]
DENT: Final = _N["dent"]
LEAST: Final = _N["least"]
# minions
MENACE: Final = _N["menace"]
MINION: Final = _N["minion"]
MINION_HP: Final = _N["minion_hp"]
MINION_ATK: Final = _N["minion_atk"]
MINION_SCH: Final = _N["minion_sch"]
GUARD: Final = _N["guard"]
STAY: Final = _N["stay"]
WOUNDED: Final = _N["wounded"]
OTHERS: Final = _N["others"]
# schemes
HAZARD: Final = _N["hazard"]
ACCELERATION: Final = _N["acceleration"]
AMPLIFY: Final = _N["amplify"]
CRISIS: Final = _N["crisis"]
SIDE: Final = _N["side"]
SHIELD: Final = _N["shield"]
LENT: Final = _N["lent"]
PART: Final = _N["part"]
ADVANCE: Final = _N["advance"]
LOCKED: Final = _N["locked"]
RACE: Final = _N["race"]
# dangers
HP: Final = _N["hp"]
FEAR: Final = _N["fear"]
FEAR_HP: Final = _N["fear_hp"]
ROOM: Final = _N["room"]
WIDE: Final = _N["wide"]
PANIC: Final = _N["panic"]
PANIC_ROOM: Final = _N["panic_room"]
LOSS: Final = _N["loss"]
# hand
OPENING: Final = _N["opening"]
CHEAP: Final = _N["cheap"]
# guesses
HORIZON: Final = _N["horizon"]
PACE: Final = _N["pace"]
AMBUSH: Final = _N["ambush"]
PLOT: Final = _N["plot"]
CHANGES: Final = _N["changes"]
BOOST: Final = ((0, 0.30), (1, 0.35), (2, 0.35))
"""How likely a card of an encounter deck has so many boost icons."""


def _health(h: int) -> float:
    return -LOSS if h <= 0 else HP * h - FEAR * exp(-h / FEAR_HP)


_HEALTH: Final = [_health(h) for h in range(61)]


def health(h: int) -> float:
    """How good it is to have so many hit points left: the last ones are dear."""
    return _HEALTH[0 if h < 0 else 60 if h > 60 else h]


@cache
def room(d: int, flow: float) -> float:
    """How good it is that so much more threat fits on the main scheme. flow: how much of it a round brings, against
    one player in calm times."""
    return -LOSS if d <= 0 else ROOM * min(d, WIDE * flow) - PANIC * exp(-d / (PANIC_ROOM * flow))


@cache
def before(d: int, flow: float) -> float:
    """How much better that is than an advance to the next stage, which goes on."""
    return 0.0 if d <= 0 else ROOM * min(d, WIDE * flow) + ADVANCE * (1 - exp(-d / (PANIC_ROOM * flow)))


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
