"""Marvel Champions keeps the contract: random games of one to four players, checked on the way; and the same games
under every hash seed. `make soak` plays thousands."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quickstrike import champions
from quickstrike.kernel.contract import check_game
from quickstrike.kernel.decision import Option
from quickstrike.kernel.game import Game

ROOT = Path(__file__).parents[2]
SPIDER, MARVEL = "spider-man", "captain-marvel"
TABLES = [[SPIDER], [MARVEL], [SPIDER, MARVEL], [MARVEL, SPIDER], [SPIDER, MARVEL, SPIDER], [MARVEL, SPIDER] * 2]
RARE = {"end_turn": 4, "ask": 5, "back": 5, "offer": 3, "concede": 97}
"""Taken only one time in so many, or games would be short and dull."""


def pick(game: Game[Any], number: int) -> Option:
    d = game.decisions[number % len(game.decisions)]
    options = [o for o in d.options if o.verb not in RARE or (number >> 32) % RARE[o.verb] == 0] or d.options
    return options[(number >> 16) % len(options)]


def make(heroes: list[str], mode: str, seed: int) -> champions.ChampionsGame:
    return champions.new(heroes, mode=mode, seed=seed, twins=True)


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("heroes", TABLES, ids=lambda h: f"{len(h)}-{h[0]}")
def test_random_games_keep_the_contract(heroes, mode):
    for seed in range(6 if len(heroes) < 3 else 4):
        check_game(lambda n: make(heroes, mode, n), seed, every=4, pick=pick)


@pytest.mark.soak
def test_every_decision_of_one_game():
    game = check_game(lambda n: make([SPIDER, MARVEL], "standard", n), 11, pick=pick)
    assert game.result in ("won", "lost") and len(game.answers) > 50


SCRIPT = """
from quickstrike import champions
from quickstrike.kernel.contract import fingerprint
from tests.contract.test_champions import TABLES, pick, make
from quickstrike.kernel.chance import draw, seed_of
for heroes in TABLES[1:4:2] + TABLES[-1:]:
    game, stream = make(heroes, "expert", 5), seed_of("hash seeds")
    for n in range(400):
        if game.result is not None:
            break
        game.answer(pick(game, draw(stream, n)))
        if n % 20 == 0:
            print(fingerprint(game), game.view(0), game.log[-1:])
    print(fingerprint(game), game.result, len(game.save()))
"""


def in_a_new_process(hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    return subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True,
                          check=True).stdout


def test_the_hash_seed_makes_no_difference():
    out = in_a_new_process("1")
    assert len(out.splitlines()) > 10
    assert in_a_new_process("2") == out
