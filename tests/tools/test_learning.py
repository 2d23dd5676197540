"""The scripts that learn the evaluation and tune the weights, on problems whose answer is known."""

from __future__ import annotations

import math
import random
import subprocess
import sys
import tomllib
from importlib import import_module

import numpy as np
import pytest
from tools.told import Wrong

from quickstrike import games
from quickstrike.bots.search.network import Network
from quickstrike.bots.vs.features import NAMES
from tools import learn_value, tune_weights


def games_won_by_the_first_number(count, seed=3):
    """Ten rows each: who has more of the first number wins; the second number means nothing."""
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(count):
        lead = float(rng.normal())
        won = float(lead > 0)
        rows = [[lead + float(rng.normal()) / 5, float(rng.normal())] for _ in range(10)]
        out.append({"seats": [rows], "ends": [[won, won / 2]]})
    return out


NUMBERS = ("lead", "noise")


def test_it_learns_who_wins_and_runs_without_numpy_as_it_did_with_it():
    data, told = learn_value.learned(games_won_by_the_first_number(140), NUMBERS)
    assert told["loss"] < 0.5 * told["plain"]
    network = Network(data)
    ahead, behind = network([1.0, 0.0]), network([-1.0, 0.0])
    assert ahead[0] > 0.9 > 0.1 > behind[0]
    x = np.array([[0.3, -0.8]])
    z = np.c_[np.clip((x - data["mean"]) * data["scale"], -5, 5), 1.0]
    hidden = np.c_[np.maximum(z @ np.array(data["hidden"]).T, 0), 1.0]
    assert network([0.3, -0.8]) == pytest.approx((1 / (1 + np.exp(-hidden @ np.array(data["out"]).T)))[0].tolist())


def test_a_network_that_is_trained_again_with_more_games_is_not_worse():
    some, others = games_won_by_the_first_number(210), games_won_by_the_first_number(140, seed=4)
    old, new = (Network(learn_value.learned(some[:n], NUMBERS)[0]) for n in (35, 210))
    assert learn_value.foretold(others, new) <= learn_value.foretold(others, old) + 0.005


def test_a_few_real_games_teach_something_and_the_shipped_network_knows_no_less(monkeypatch):
    """Games of the heuristic, whose seeds nothing was trained on. Whoever has learned nothing knows how often games are won. In
    random parts of 150 games like these 90 games came to 66 to 86 % of the log loss of that, what is shipped to 47 to 61 %."""
    monkeypatch.setattr(learn_value, "STEPS", 600)  # enough for so few
    kit = games.kit("champions")
    guide = kit.bot_of("search").guide
    tables = enumerate(learn_value.tables(kit, 110, "held out"))
    some = [learn_value.played(kit, guide, guide.policy, t, f"held out/{i}") for i, t in tables]
    seen, unseen = some[:70], some[70:]
    data, told = learn_value.learned(seen, guide.names)
    assert told["rows"] + told["held out"] == sum(len(rows) for g in seen for rows in g["seats"])
    quick, shipped = (learn_value.foretold(unseen, n) for n in (Network(data), Network.load(guide.value)))
    won, ends = (learn_value.arrays(part)[1][:, :1] for part in (seen, unseen))
    nothing = float(learn_value.log_loss(ends, np.full(ends.shape, won.mean()))[0])
    assert quick < 0.92 * nothing
    assert shipped <= quick


def test_what_came_of_a_moment_is_partly_what_was_said_of_the_next_of_the_same_seat():
    said, ends = np.array([[0.5], [0.2], [0.9]]), np.array([[1.0], [1.0], [0.0]])
    mixed = learn_value.mixed(said, ends, np.array([True, False, False]))
    assert mixed.ravel() == pytest.approx([0.4 * 0.2 + 0.6 * 1.0, 1.0, 0.0])


def test_what_a_search_makes_of_a_table_is_told_apart_from_what_the_policy_does():
    """The same lead is enough for whoever searches, and too little for whoever does not."""
    rng, some = np.random.default_rng(5), []
    for k in range(280):
        lead, searches = float(rng.uniform(-1, 1)), float(k % 2)
        won = float(lead > (-0.5 if searches else 0.5))
        some.append({"seats": [[[lead, searches]] * 3], "ends": [[won, won]]})
    network = Network(learn_value.learned(some, ("lead", "a search plays on"))[0])
    assert network([0.0, 1.0])[0] > 0.8 > 0.2 > network([0.0, 0.0])[0]


def test_bots_that_go_astray_do_so_up_to_a_turn_and_only_what_comes_later_is_learned_from():
    kit = games.kit("vs")
    guide, setting = kit.bot_of("search").guide, next(learn_value.duels(kit, 1))
    plain = learn_value.played(kit, guide, guide.policy, setting, "s")
    turns = NAMES.index("turn")
    assert plain["seats"][0][0][turns] == 0
    met = set()
    for n in range(6):
        bot = learn_value.Straying(guide.policy, 4, f"s{n}")
        rows = learn_value.played(kit, guide, guide.policy, setting, f"s{n}", astray=4)["seats"][0]
        assert all(round(6 * r[turns]) > bot.until for r in rows)
        met.add(bot.until)
    assert len(met) > 1


def test_duels_are_of_every_deck_with_itself():
    some = [t.decks for t in learn_value.duels(games.kit("vs"), 5)]
    assert all(a == b for a, b in some) and len({a for a, _ in some}) > 3


def test_the_tuner_finds_the_top_of_a_hill(monkeypatch, tmp_path):
    """Games that go the better the closer two weights are to what is best; all others mean nothing, nor does luck."""
    best, luck = {"damage": 1.6, "cheap": -1.0}, random.Random(1)

    def played(path, some):
        at = tomllib.loads(path.read_text("utf-8"))["all"]
        far = abs(math.log(at["damage"] / best["damage"])) + abs(at["cheap"] - best["cheap"])
        return [(False, 2 - far + luck.gauss(0, 0.2)) for _ in some]

    monkeypatch.setattr(tune_weights, "played", played)
    out = tmp_path / "tuned.toml"
    tune_weights.tune(8, 60, "hill", None, tune_weights.FILE, out)
    begun, found = tune_weights.weights(), tomllib.loads(out.read_text("utf-8"))["all"]
    assert begun.keys() == found.keys()
    for k, x in best.items():
        assert abs(found[k] - x) < abs(begun[k] - x) / 2


def test_a_tuning_that_was_interrupted_goes_on_where_it_was(monkeypatch, tmp_path):
    rows, outs = tmp_path / "games.jsonl", [tmp_path / "one.toml", tmp_path / "two.toml"]
    asked = []

    def played(path, some):
        asked.append(path)
        return [(n % 2 == 0, len(path.read_text("utf-8")) / 1000) for n, _ in enumerate(some)]

    monkeypatch.setattr(tune_weights, "played", played)
    for out in outs:
        tune_weights.tune(2, 3, "again", rows, tune_weights.FILE, out)
    assert len(asked) == 2 * 2 * 3
    assert outs[0].read_text("utf-8") == outs[1].read_text("utf-8")


def test_each_set_of_weights_plays_in_a_process_of_its_own(tmp_path):
    """With next to nothing to fear or to gain the bot plays otherwise. The parent must not have loaded the bot."""
    nothing = tmp_path / "nothing.toml"
    tune_weights.write(dict.fromkeys(tune_weights.weights(), 0.001), nothing)
    lines = (
        "from tools.tune_weights import FILE, played",
        "some = [('spider-man', 'rhino', f'own/{n}') for n in range(3)]",
        f"first, other, again = (played(f, some) for f in (FILE, {str(nothing)!r}, FILE))",
        "assert first == again != other, (first, again, other)",
    )
    subprocess.run([sys.executable, "-c", "\n".join(lines)], check=True)
    import_module("quickstrike.bots.champions")
    with pytest.raises(AssertionError, match="loaded"):
        tune_weights.weighing(nothing, list)


@pytest.mark.parametrize("text", ["damage = 1", "no table", "[all]\ndamage = [1]", "[all]\nvalour = 1"])
def test_a_file_without_weights_is_told_before_anything_is_played(tmp_path, text):
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Wrong, match=r"wrong\.toml"):
        tune_weights.compare(file, 1, "wrong")
