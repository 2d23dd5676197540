"""The Vs. System keeps the contract: random games of all decks, two to four players, checked on the way; and the same games
under every hash seed. `make soak ARGS='--game vs'` plays thousands."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from quickstrike import vs
from quickstrike.kernel.contract import any_option, check_game, fingerprint

TABLES = (
    "tidewatch ashen-choir",
    "odd-couple tidewatch",
    "ashen-choir odd-couple",
    "odd-couple odd-couple",
    "tidewatch ashen-choir odd-couple",
    "ashen-choir odd-couple tidewatch ashen-choir",
)


@pytest.mark.parametrize("decks", TABLES)
def test_a_game_keeps_the_contract(decks):
    g = check_game(lambda seed: vs.new(decks.split(), seed=seed), 1, every=29)
    assert g.result.split()[0] in ("seat", "draw")


def test_a_duel_is_checked_often():
    check_game(lambda seed: vs.new(["odd-couple", "ashen-choir"], seed=seed), 5, every=5)


def test_other_readings_keep_it_too():
    from quickstrike.vs.readings import ALL

    other = [f"{r.name}={r.choices[1]}" for r in ALL if r.name != "stalemate"]
    check_game(lambda seed: vs.new(["odd-couple", "tidewatch"], seed=seed, readings=other), 2, every=31)


SCRIPT = """
from tests.contract.test_vs import played
print(played())
"""


def played() -> str:
    """Fingerprints of a few games played by numbers alone."""
    out = []
    for decks in (TABLES[0], TABLES[3], TABLES[4]):
        g = vs.new(decks.split(), seed="hash")
        n = 1
        while g.decision:
            n = n * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            g.answer(any_option(g, n >> 8))
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
        for h in ("0", "77")
    ]
    assert runs[0] == runs[1] and len(runs[0].split()) == 3
