"""The learner of benchmarks/learn.py gets better than random."""

from __future__ import annotations

from benchmarks import learn
from benchmarks.learn import Policy, episode, progress

from quickstrike import environments


def test_a_few_games_are_enough_to_beat_the_random_bot():
    env, policy, mean = environments.one_seat("dicethrone"), Policy(1), 0.0
    for n in range(40):
        reward, steps = episode(env, policy, seed=10**6 + n)
        policy.learn(steps, reward - mean, 0.05)
        mean += 0.02 * (reward - mean)
    assert sum(episode(env, policy, seed=9 * 10**8 + n)[0] for n in range(20)) >= 16


def test_in_champions_it_comes_further_than_random_play():
    env, policy, mean = environments.one_seat("champions", reward=progress), Policy(1), -0.8
    for n in range(200):
        reward, steps = episode(env, policy, seed=10**6 + n)
        policy.learn(steps, reward - mean, 0.05)
        mean += 0.02 * (reward - mean)
    learned, random = (sum(learn.tested(env, x, 20)) / 20 for x in (policy, Policy(1)))
    assert learned > random + 0.06
