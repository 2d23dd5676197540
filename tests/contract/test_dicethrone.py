"""Dice Throne keeps the contract: random games of every hero in every mode, checked on the way; and the same games
under every hash seed. `make soak ARGS='--game dicethrone'` plays thousands."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from quickstrike import dicethrone as dt
from quickstrike.kernel.contract import check_game, fingerprint
from quickstrike.kernel.decision import Option
from quickstrike.kernel.game import Game

TABLES = (
    "thor black-widow",
    "spider-man thor",
    "black-widow spider-man",
    "thor thor",
    "black-widow black-widow",
    "spider-man spider-man",
    "thor black-widow spider-man",
    "black-widow black-widow thor",
    "thor black-widow spider-man thor",
    "spider-man spider-man black-widow thor",
)
RARE = {"decline": 5, "sell": 6, "next": 2}
"""Taken only one time in so many, or games would be long and dull."""


def pick(game: Game[Any], number: int) -> Option:
    d = game.decisions[number % len(game.decisions)]
    options = [o for i, o in enumerate(d.options) if (number >> (8 + i % 40)) % RARE.get(o.verb, 1) == 0]
    options = options or list(d.options)
    return options[(number >> 16) % len(options)]


@pytest.mark.parametrize("heroes", TABLES)
def test_a_game_keeps_the_contract(heroes):
    g = check_game(lambda seed: dt.new(heroes.split(), seed=seed), 1, every=11, pick=pick)
    assert g.result.split()[0] in ("seat", "team", "draw")


def test_a_duel_is_checked_at_every_decision():
    check_game(lambda seed: dt.new(["black-widow", "thor"], seed=seed), 5, pick=pick)


SCRIPT = """
from tests.contract.test_dicethrone import played
print(played())
"""


def played() -> str:
    """Fingerprints of a few games played by numbers alone."""
    out = []
    for heroes in (TABLES[0], TABLES[6], TABLES[8]):
        g = dt.new(heroes.split(), seed="hash")
        n = 1
        while g.decision:
            n = n * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            g.answer(pick(g, n >> 8))
        out.append(fingerprint(g))
    return " ".join(out)


def test_the_same_under_every_hash_seed():
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": h},
        ).stdout
        for h in ("0", "1", "77")
    ]
    assert runs[0] == runs[1] == runs[2] and len(runs[0].split()) == 3


def test_masked_a_pause_tells_nothing():
    """Whoever has cards is asked in every window, whatever they are."""
    check_game(lambda seed: dt.new(["thor", "spider-man"], seed=seed, masked=True), 2, every=9, pick=pick)
    g = dt.new(["thor", "spider-man"], seed=2, masked=True)
    s = g.state
    while g.decision.kind != "roll" or not s.rolls[-1].dice:
        g.answer(next(o for o in g.decision.options if o.verb in ("next", "roll")))
    other = 1 - s.active
    for card in list(s.zones[f"hand{other}"]):
        s.move(card, f"hand{other}", f"deck{other}")
    card = next(c for c in s.zones[f"deck{other}"] if s.codes[c] == "common:vegas-baby")  # of no use to anybody now
    s.move(card, f"deck{other}", f"hand{other}")
    s.rolls[-1].dice = (1, 1, 1, 2, 3)
    s.pending.clear()
    s.stack[-1].pc = 0
    g.start()
    g.answer(next(o for o in g.decision.options if o.verb == "declare"))
    assert g.decision.seat == other and [o.verb for o in g.decision.options][-1] == "pass"
