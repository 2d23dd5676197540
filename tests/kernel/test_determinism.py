"""Setup, seed and answers make the same game everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel.tiny import make, play

from quickstrike.kernel.contract import fingerprint

ROOT = Path(__file__).parents[2]
SCRIPT = """
from hashlib import sha256
from quickstrike.kernel.contract import fingerprint
from tests.kernel.tiny import make, play
for seats in (2, 3, 4):
    g = play(make(seats, 7), 11)  # in the middle
    print(fingerprint(g), sha256(g.save().encode()).hexdigest(), fingerprint(play(g)), g.view(0))
"""


def in_a_new_process(hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    ).stdout


def test_the_hash_seed_makes_no_difference():
    out = in_a_new_process("1")
    assert len(out.splitlines()) == 3
    assert in_a_new_process("2") == out


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, ("seat 0 wins", 10, 10, [6, 2])),
        (4, ("seat 0 wins", 34, 16, [6, 2, 4, 3])),
    ],
)
def test_a_known_game_has_its_known_end(seats, expected):
    """If this changes, then chance, the order of windows or the tiny game itself changed: say which, and why."""
    g = play(make(seats, "known"))
    assert (g.result, len(g.answers), g.state.counter, g.state.points) == expected


def test_the_seed_makes_all_the_difference():
    assert len({fingerprint(make(3, seed)) for seed in range(20)}) == 20
