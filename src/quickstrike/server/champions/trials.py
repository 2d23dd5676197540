"""A deck tried out by a bot, as many games as a moment of computing allows. Whoever wants more asks again."""

from __future__ import annotations

import time
from typing import Any

from ... import games
from ...champions.setting import ChampionsSetting
from ...lab.simulate import line_up, play_one
from .jobs import decks
from .request import DeckTrial

SECONDS = 2.5  # of computing for one request
MOST = 10


def tried_deck(wanted: DeckTrial) -> dict[str, Any]:
    """games that were played, how many were won, and the rounds of each; `seed` and the number of a game set that very
    game up."""
    setting = ChampionsSetting(tuple(decks([wanted.deck])), wanted.scenario, mode=wanted.mode)
    line = line_up(games.kit("champions"), setting)
    until = time.process_time() + SECONDS
    played = []
    for i in range(wanted.begin, wanted.begin + MOST):
        played.append(play_one(line, f"{wanted.seed}/{i}"))
        if time.process_time() > until:
            break
    done = [r for r in played if r.result != "crash"]
    return {"games": len(done), "won": sum(r.result == "won" for r in done), "rounds": [r.clock for r in done]}
