"""A deck tried out by the bot that plays best, as many games as a moment of computing allows. Whoever wants more asks again."""

from __future__ import annotations

import time
from typing import Any

from ..games import Kit
from ..kernel.setting import Setting
from ..lab.simulate import line_up, play_one

SECONDS = 1.5  # of computing for one request: with the game that is under way then it is less than two
MOST = 10


def tried(kit: Kit, setting: Setting, seed: str, begin: int) -> dict[str, Any]:
    """games that were played, how many the first seat won, and the rounds of each; `seed` and the number of a game set
    that very game up."""
    line = line_up(kit, setting)
    until = time.process_time() + SECONDS
    played = []
    for i in range(begin, begin + MOST):
        played.append(play_one(line, f"{seed}/{i}"))
        if time.process_time() > until:
            break
    done = [r for r in played if r.result != "crash"]
    return {"games": len(done), "won": sum(r.worth[0] == 1 for r in done), "rounds": [r.clock for r in done]}
