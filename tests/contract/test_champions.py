"""Marvel Champions keeps the contract: random games of every villain, hero, aspect and mode, of one to four players,
checked on the way; and the same games under every hash seed. `make soak` plays thousands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quickstrike.champions import HEROES, SCENARIOS
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.kernel.contract import check_game
from quickstrike.kernel.decision import Option
from quickstrike.kernel.game import Game
from quickstrike.lab.champions.cross import aspects, modular_choices, points

ROOT = Path(__file__).parents[2]
TABLES = (  # seats with starter decks or random ones by number, villain, modular set, mode, heroic, stage, first player
    "spider-man:justice rhino bomb_scare standard 0 0 0",
    "captain-marvel:leadership rhino legions_of_hydra expert 1 0 0",
    "spider-man:aggression:1,she-hulk:aggression rhino the_doomsday_chair expert 0 2 1",
    "iron-man:protection:2,black-panther:protection,captain-marvel:justice:3 rhino random+random standard 2 0 2",
    "she-hulk:justice:4 klaw masters_of_evil standard 0 0 0",
    "black-panther:leadership:5 klaw none expert 0 1 0",
    "iron-man:aggression,spider-man:protection:6 klaw under_attack standard 1 0 0",
    "captain-marvel:aggression,iron-man:justice:7,she-hulk:leadership:8 klaw bomb_scare expert 0 0 1",
    "iron-man:leadership:9 ultron under_attack standard 0 0 0",
    "spider-man:leadership:10 ultron the_doomsday_chair standard 2 3 0",
    "black-panther:justice:11,she-hulk:protection:12 ultron legions_of_hydra expert 0 0 1",
    "captain-marvel:protection:13,black-panther:aggression:14,spider-man:justice,iron-man:leadership:15 "
    "ultron masters_of_evil standard 0 1 3",
    "captain-america:leadership,ms-marvel:protection rhino kree_fanatic standard 0 0 0",
    "black-widow:justice,thor:aggression,hulk:aggression klaw kree_fanatic expert 0 0 1",
    "hulk:aggression,spider-man:justice risky_business goblin_gimmicks standard 0 0 0",
    "thor:aggression mutagen_formula running_interference expert 0 0 0",
    "captain-america:leadership risky_business power_drain expert 0 0 0",
    "ms-marvel:protection,black-widow:justice mutagen_formula a_mess_of_things standard 0 0 1",
    "hawkeye:leadership,spider-woman:protection:16 klaw bomb_scare standard 0 0 0",
    "quicksilver:protection,scarlet-witch:justice klaw bomb_scare standard 0 0 0",
    "doctor-strange:protection,captain-america:leadership rhino bomb_scare standard 0 0 0",
    "spider-woman:aggression crossbones hydra_assault standard 0 0 0",
    "captain-america:leadership crossbones recommended expert 0 0 0",
    "hawkeye:leadership absorbing_man hydra_patrol expert 0 0 0",
    "hulk:aggression,hawkeye:justice:17 taskmaster weap_master standard 0 0 1",
    "spider-man:justice,black-widow:justice zola under_attack standard 0 0 0",
    "spider-woman:leadership:18,thor:aggression red_skull hydra_patrol expert 0 0 0",
    "thor:aggression,captain-marvel:aggression wrecking_crew none standard 0 0 0",
    "thor:aggression klaw temporal standard 0 0 0",
    "hulk:aggression rhino anachronauts standard 0 0 0",
    "black-widow:justice,captain-america:leadership rhino mot expert 0 0 0",
    "ant-man:leadership,wasp:aggression rhino under_attack standard 0 0 0",
    "captain-marvel:leadership,spider-man:justice kang recommended standard 0 0 0",
    "groot:protection,rocket-raccoon:aggression brotherhood_of_badoon band_of_badoon+badoon_headhunter+space_pirates standard 0 0 0",
    "star-lord:leadership infiltrate_the_museum galactic_artifacts+menagerie_medley standard 0 0 0",
    "gamora:aggression escape_the_museum ship_command+beasty_boys expert 0 0 0",
    "drax:protection,venom:justice nebula power_stone+brothers_grimm+mister_hyde standard 0 0 1",
    "rocket-raccoon:aggression ronan kree_militant+ransacked_armory expert 0 0 0",
    "spectrum:leadership ebony_maw armies_of_titan+black_order+frost_giants+sinister_syndicate standard 0 0 0",
    "adam-warlock:aggression+justice+leadership+protection thanos "
    "children_of_thanos+infinity_gauntlet+state_of_emergency+wrecking_crew_modular standard 0 0 0",
    "nebula:justice,valkyrie:aggression tower_defense recommended standard 0 0 0",
    "vision:protection hela legions_of_hel+frost_giants expert 0 0 0",
    "war-machine:leadership loki enchantress+streets_of_mayhem standard 0 0 0",
    "valkyrie:aggression the_hood crossfire_crew+streets_of_mayhem+beasty_boys+mister_hyde+bomb_scare+brothers_grimm+ransacked_armory expert 0 0 0",
)
RARE = {"end_turn": 4, "ask": 5, "back": 5, "offer": 3, "concede": 97}
"""Taken only one time in so many, or games would be short and dull."""


def setting(table: str) -> ChampionsSetting:
    seats, scenario, modular, mode, heroic, stage, first = table.split(" ")
    sets = {"none": (), "recommended": None}.get(modular, tuple(modular.split("+")))
    return ChampionsSetting(tuple(seats.split(",")), scenario, mode, sets, int(first), int(heroic), int(stage))


def pick(game: Game[Any], number: int) -> Option:
    d = game.decisions[number % len(game.decisions)]
    options = [o for o in d.options if o.verb not in RARE or (number >> 32) % RARE[o.verb] == 0]
    options = options or [o for o in d.options if o.verb != "concede"]
    return options[(number >> 16) % len(options)]


def test_the_tables_are_of_all_kinds():
    met = [p for t in TABLES for p in points(setting(t))]
    heroes, sides, villains, sets, modes, levels, stages, players = (set(x) for x in zip(*met, strict=True))
    choices = set(modular_choices())
    sides = {one for side in sides for one in side.split("+")}
    sets = {one for some in sets for one in ([some] if some in choices else some.split("+"))}
    assert (heroes, sides, villains, sets) == (set(HEROES), set(aspects()), set(SCENARIOS), choices)
    assert (modes, levels, stages, players) == ({"standard", "expert"}, {0, 1, 2}, {0, 1, 2, 3}, {1, 2, 3, 4})
    assert len({p[:2] for p in met}) >= 20 and len({(p[0], p[2]) for p in met}) >= 15


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=lambda t: "-".join(t.split(" ")[1:]))
def test_random_games_keep_the_contract(table):
    kind = setting(table)
    check_game(kind.new, TABLES.index(table), every=5 if len(kind.seats) < 3 else 8, pick=pick)


@pytest.mark.soak
@pytest.mark.parametrize("table", [TABLES[2], TABLES[6], TABLES[10]], ids=["rhino", "klaw", "ultron"])
def test_every_decision_of_one_game(table):
    game = check_game(setting(table).new, 11, pick=pick)
    assert game.result in ("won", "lost") and len(game.answers) > 20


SCRIPT = """
from quickstrike.kernel.chance import draw, seed_of
from quickstrike.kernel.contract import fingerprint
from tests.contract.test_champions import TABLES, pick, setting
for table in TABLES[3:12:8]:
    game, stream = setting(table).new(5), seed_of("hash seeds")
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
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    ).stdout


def test_the_hash_seed_makes_no_difference():
    out = in_a_new_process("1")
    assert len(out.splitlines()) > 10
    assert in_a_new_process("2") == out
