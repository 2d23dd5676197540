"""Simulation: counted right, the same with any number of processes, stopped by nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quickstrike import lab
from quickstrike.bots import RandomBot
from quickstrike.bots.champions import BOTS
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.games import kit
from quickstrike.kernel.errors import SetupError
from quickstrike.lab import line_up, mean, median, play_one, simulate, spread, wilson

KIT = kit("champions")
SPIDER_MAN = ChampionsSetting(("spider-man",))

SAME = ("games", "wins", "losses", "win_rate", "interval_95", "rounds", "decisions", "crashes")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_wilson_interval(wins, games, low, high):
    """The last two are the examples of Newcombe (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_tell_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_median():
    assert (mean([]), mean([1, 2, 6])) == (0.0, 3.0)
    assert (median([]), median([5.0, 1.0, 9.0]), median([4.0, 1.0, 2.0, 9.0])) == (0.0, 5.0, 3.0)


def test_the_number_of_processes_makes_no_difference():
    one, two = (simulate(KIT, SPIDER_MAN, games=12, seed="j", bots="random", jobs=n).shown() for n in (1, 2))
    assert (one["jobs"], two["jobs"]) == (1, 2)
    assert [one[k] for k in SAME] == [two[k] for k in SAME]
    assert one["games"] == 12 and one["wins"] + one["losses"] == 12


def test_games_of_a_simulation_differ_and_can_be_seen_again():
    r = simulate(KIT, SPIDER_MAN, games=6, seed=3, bots="random")
    assert len({(x.clock, x.decisions) for x in r.records}) > 2
    assert [x.seed for x in r.records] == [lab.seed_of_game(3, i) for i in range(6)]
    assert play_one(r.lineup, r.records[4].seed) == r.records[4]


def test_another_seed_gives_other_games():
    one, two = (simulate(KIT, SPIDER_MAN, games=5, seed=s, bots="random").records for s in (1, 2))
    assert [x.decisions for x in one] != [x.decisions for x in two]


class Clumsy(RandomBot):
    """Raises in one game out of three."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.falls = str(seed).split("/")[1:2] in (["0"], ["3"], ["6"])

    def choose(self, game, decision):
        if self.falls and decision.number > 5:
            raise ZeroDivisionError("tripped")
        return super().choose(game, decision)


def test_a_crash_is_counted_with_its_seed_and_stops_nothing(monkeypatch):
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    seen = []
    r = simulate(KIT, SPIDER_MAN, games=9, seed=1, bots="clumsy", progress=lambda *x: seen.append(x))
    assert r.games == 9
    assert [(c.seed, c.error) for c in r.crashes] == [(f"1/{i}", "ZeroDivisionError: tripped") for i in (0, 3, 6)]
    assert r.shown()["crashes"][0] == {"seed": "1/0", "error": "ZeroDivisionError: tripped"}
    assert seen[-1][:2] == (9, 9)


def test_an_endless_game_is_a_crash():
    r = simulate(KIT, SPIDER_MAN, games=2, seed=1, bots="random", cap=10)
    assert len(r.crashes) == 2
    assert "not over after 10 decisions" in r.crashes[0].error


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"heroes": ("spiderman",)}, "did you mean 'spider-man'"),
        ({"scenario": "rino"}, "did you mean 'rhino'"),
        ({"mode": "experts"}, "did you mean 'expert'"),
        ({"bots": "randm"}, "did you mean 'random'"),
        ({"games": 0}, "at least one game"),
        ({"jobs": 0}, "at least one process"),
    ],
)
def test_a_wrong_setting_is_refused_before_anything_is_played(change, said):
    with pytest.raises(SetupError, match=said):
        setting = ChampionsSetting(**{k: v for k, v in change.items() if k in ("heroes", "scenario", "mode")})
        simulate(KIT, setting, **{"games": 1, **{k: v for k, v in change.items() if k in ("bots", "games", "jobs")}})


def test_work_is_spread_whole():
    for jobs in (1, 2):
        assert sorted(spread(abs, range(-20, 0), jobs, lost=str)) == list(range(1, 21))


ALONE = """
import threading
from quickstrike.lab import processes
known = []
def seen(job):
    return len(known)
known.append("what a copy knows and a fresh process does not")
assert list(processes.spread(seen, range(4), 2, lost=str)) == [1, 1, 1, 1]
held = threading.Event()
threading.Thread(target=held.wait).start()
assert not processes.can_fork()
held.set()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes do not begin as copies")
def test_processes_begin_as_copies_where_nothing_else_runs():
    """So nothing is imported again."""
    subprocess.run([sys.executable, "-c", ALONE], check=True)


PARENT = """
import os, time
from quickstrike.lab import processes

def who(job):
    print(os.getpid(), flush=True)
    time.sleep(0.2)

list(processes.spread(who, range(9999), 2, lost=str))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells a process that its parent has died")
def test_processes_end_with_the_one_that_was_killed():
    """They would wait for work for ever, and their output with them."""
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    workers = set()
    while len(workers) < 2:
        workers.add(int(parent.stdout.readline()))
    parent.kill()
    rest, _ = parent.communicate(timeout=60)  # nobody has its output any more
    assert {int(x) for x in rest.split()} <= workers


def dies(job):
    """Kills its process: always at -1, and at the first try of any that names a file that is not there yet."""
    if job == -1:
        os.kill(os.getpid(), signal.SIGKILL)
    if isinstance(job, str) and not Path(job).exists():
        Path(job).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return ("done", str(job))


def test_a_process_that_dies_costs_only_the_job_that_kills_it():
    todo = [*range(12), -1, *range(12, 20)]
    got = sorted(spread(dies, todo, 2, lost=lambda job: ("lost", str(job))))
    assert got == sorted([("done", str(x)) for x in range(20)] + [("lost", "-1")])


def test_a_process_that_dies_once_costs_nothing(tmp_path):
    # alone in its list: another job's death, while this one is being taken up, would count as its first
    todo = [str(tmp_path / "tried"), *range(12)]
    got = sorted(spread(dies, todo, 2, lost=lambda job: ("lost", str(job))))
    assert got == sorted(("done", str(x)) for x in todo)


def test_a_game_whose_process_dies_is_a_crash():
    from quickstrike.lab.simulate import _lost

    ((i, r),) = _lost((line_up(KIT, SPIDER_MAN), [(4, "1/4")]))
    assert (i, r.seed, r.result, r.error) == (4, "1/4", "crash", "the process that played it died")


def test_a_setting_makes_the_game_it_says():
    setup = ChampionsSetting(("captain-marvel:aggression",), mode="expert").new("x").setup
    assert (setup["heroes"], setup["mode"], setup["seed"]) == (["captain-marvel:aggression"], "expert", "x")
