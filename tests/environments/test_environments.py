"""Every game of the registry is an environment for Gymnasium and PettingZoo."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from quickstrike import environments, games
from quickstrike.environments.encoding import BAG, CODES, Encoding
from quickstrike.environments.reading import Reading, bucket
from quickstrike.kernel.errors import IllegalAnswer, SetupError

GAMES = games.names()
ACTIONS = ("listed", "hashed")


def legal(seen, rng):
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def played(env, seed):
    """All that was seen and gained in an episode of random moves."""
    rng, story = np.random.default_rng(1), []
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        seen, reward, ended, cut, info = env.step(legal(seen, rng))
        story.append((seen, reward))
        over = ended or cut
        assert not info["illegal"]
    return story


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_has_nothing_to_say_against_it(game, actions):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*infinity.*")
        check_env(environments.one_seat(game, actions=actions, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_has_nothing_to_say_against_it(game, actions):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        api_test(environments.all_seats(game, actions=actions), num_cycles=200)


def test_pettingzoo_finds_the_same_game_for_the_same_seed():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: environments.all_seats("dicethrone"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_the_same_for_the_same_seed_and_ends_with_a_reward(game):
    env = environments.one_seat(game)
    once, again = played(env, 5), played(env, 5)
    assert len(once) == len(again) and once[-1][1] in (1.0, 0.0, -1.0)
    for (a, x), (b, y) in zip(once, again, strict=True):
        assert x == y and all(np.array_equal(a[k], b[k]) for k in a)
    assert any(r for _, r in once) or env.table.game.payoff(0) == 0.5
    assert len(played(env, 6)) != len(once) or not np.array_equal(played(env, 6)[0][0]["codes"], once[0][0]["codes"])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_observes_is_the_same_in_every_world_it_can_not_tell_apart(game):
    env = environments.all_seats(game)
    rng, seen = np.random.default_rng(3), 0
    env.reset(seed=11)
    for _ in range(120):
        if env.table.now.result is not None:
            break
        for agent, seat in env._seat.items():
            mine = env.table.encoding.seen(env.table.now, seat)
            for salt in (1, 2):
                other = env.table.encoding.seen(env.table.now.resampled(seat, salt), seat)
                assert all(np.array_equal(mine[k], other[k]) for k in mine), agent
                seen += 1
        env.step(legal(env.observe(env.agent_selection), rng))
    assert seen > 50


def test_the_hands_of_two_seats_are_told_apart():
    """The check above would hold for an observation that tells nothing."""
    env = environments.all_seats("dicethrone")
    env.reset(seed=1)
    mine, theirs = (env.table.encoding.seen(env.table.now, x) for x in (0, 1))
    assert not np.array_equal(mine["codes"], theirs["codes"])


def test_gymnasium_makes_it_by_name_and_several_at_once():
    environments.register()
    env = gymnasium.make("quickstrike/DiceThrone-v0", bot="frequent")
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()
    some = gymnasium.make_vec("quickstrike/Vs-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = some.reset(seed=[1, 2, 3])
    seen, reward, *_ = some.step(np.array([int(np.flatnonzero(m)[0]) for m in seen["action_mask"]]))
    assert seen["rows"].shape[0] == 3 == len(reward)
    some.close()


def fresh(code):
    """What a process says in which nothing has been imported yet."""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def examples():
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    return [x for x in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "gymnasium" in x]


@pytest.mark.parametrize("code", examples())
def test_the_documented_examples_run_as_they_are_written(code):
    fresh(code)


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, quickstrike.environments; env = gymnasium.make('quickstrike/Champions-v0')",
        "import quickstrike.environments, gymnasium; env = gymnasium.make('quickstrike/DiceThrone-v0')",
        "import gymnasium; env = gymnasium.make('quickstrike.environments:quickstrike/Vs-v0')",
    ],
)
def test_importing_the_environments_makes_them_known_to_gymnasium(code):
    assert fresh(f"{code}; print(env.reset(seed=1)[0]['action_mask'].any())").strip() == "True"


def test_without_gymnasium_the_text_is_there_and_the_rest_says_what_to_install():
    without = "import sys; sys.modules['gymnasium'] = sys.modules['numpy'] = None\n"
    code = "from quickstrike.environments import TextPlay, one_seat\nassert TextPlay('vs').prompt()\n"
    assert "quickstrike[rl]" in fresh(f"{without}{code}try: one_seat('vs')\nexcept Exception as e: print(e)")


def test_after_the_end_a_step_is_refused():
    env = environments.one_seat("vs", most=1)
    seen, _ = env.reset(seed=1)
    action = int(np.flatnonzero(seen["action_mask"])[0])
    assert env.step(action)[3]
    with pytest.raises(SetupError, match="reset"):
        env.step(action)
    env.reset(seed=1)
    env.step(action)


def test_what_was_seen_does_not_change_later():
    env = environments.one_seat("vs")
    rng = np.random.default_rng(0)
    first, _ = env.reset(seed=1)
    kept, seen = {k: x.copy() for k, x in first.items()}, first
    for _ in range(20):
        seen, *_ = env.step(legal(seen, rng))
    assert all(np.array_equal(first[k], kept[k]) for k in kept) and not np.array_equal(first["rows"], seen["rows"])


def test_what_can_not_be_done_changes_nothing():
    env = environments.one_seat("champions")
    seen, _ = env.reset(seed=2)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, ended, cut, info = env.step(wrong)
    assert info["illegal"] and reward == 0 and not ended and not cut
    assert all(np.array_equal(seen[k], again[k]) for k in seen)
    zoo = environments.all_seats("champions")
    zoo.reset(seed=2)
    with pytest.raises(IllegalAnswer, match="can't be done now"):
        zoo.step(wrong)


def test_giving_up_is_left_out_unless_it_is_wanted():
    for concede in (False, True):
        env = environments.one_seat("champions", concede=concede)
        rng = np.random.default_rng(0)
        seen, _ = env.reset(seed=4)
        while env.table.now.decision.kind != "turn":
            seen, *_ = env.step(legal(seen, rng))
        verbs = [o.verb for o in env.table.now.decision.options]
        assert bool(seen["action_mask"][verbs.index("concede")]) is concede


def test_an_episode_is_cut_short_after_so_many_steps():
    env = environments.one_seat("vs", most=3)
    env.reset(seed=1)
    rng = np.random.default_rng(0)
    ends = [env.step(legal(env.table.observed(0), rng))[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_one_can_say_what_a_step_is_worth():
    env = environments.one_seat(
        "dicethrone", reward=lambda game, seat: float(game.view(seat)["players"][seat]["health"])
    )
    seen, _ = env.reset(seed=1)
    assert env.step(legal(seen, np.random.default_rng(0)))[1] == 50


class Narrow(Reading):
    most_options = 3


def test_options_beyond_the_rows_are_on_further_pages():
    env = environments.one_seat("champions")
    env.table.encoding = Encoding(Narrow())
    env.reset(seed=2)
    options = list(env.table.now.decision.options)
    assert len(options) > 4
    found = []
    for page in range(env.table.encoding.pages(options)):
        seen = env.table.observed(0)
        assert seen["action_mask"][2] == 1 and env.table.page == page
        found += env.table.encoding._on_page(options, page)
        env.table.act(2)
    assert found == options and env.table.page == 0
    env.table.act(2)
    env.table.act(0)
    assert env.table.now.answers[-1][1] == options[2] and env.table.page == 0


@pytest.mark.parametrize("game", GAMES)
def test_hashed_actions_are_different_and_mean_what_they_meant(game):
    env = environments.all_seats(game, actions="hashed")
    rng, table = np.random.default_rng(3), env.table
    env.reset(seed=3)
    for _ in range(100):
        d = table.now.decision
        if d is None:
            break
        s, code = table.now.state, table.encoding
        back = [code.chosen(s, d, n) for n in code.legal(s, d)]
        assert sorted(o.id for o in back) == sorted(o.id for o in d.options if o.verb != "concede")
        env.step(legal(env.observe(env.agent_selection), rng))


def test_buckets_stay_where_they_are():
    """Weights that somebody has learned depend on them."""
    assert bucket("01005", CODES) == 18731 and bucket("attack", 1024) == 452 and bucket("", BAG) == 0


def test_the_game_as_text_for_people():
    env = environments.one_seat("champions", render_mode="ansi")
    env.reset(seed=1)
    assert "Rhino" in env.render()


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"actions": "some"}, "listed"),
        ({"setting": {"scenario": "rino"}}, "rhino"),
        ({"bot": "randon"}, "random"),
        ({"seat": 4}, "no seat 4"),
        ({"seat": -1}, "no seat -1"),
    ],
)
def test_a_wrong_wish_is_one_sentence(wish, says):
    with pytest.raises(SetupError, match=says):
        environments.one_seat("champions", **wish)


def test_before_the_first_episode_there_is_nothing_to_see():
    with pytest.raises(SetupError, match="reset"):
        environments.one_seat("vs").step(0)
