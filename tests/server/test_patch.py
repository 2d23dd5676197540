"""The difference of two trees, applied to the one, is the other."""

from __future__ import annotations

import json
import random

import pytest

from quickstrike.server.patch import apply, diff


def tree(r: random.Random, depth: int = 0):
    kind = r.choice(["int", "str", "bool", "none", "list", "dict", "cards"]) if depth < 4 else "int"
    if kind == "int":
        return r.randrange(4)
    if kind == "str":
        return r.choice(["", "a", "é"])
    if kind == "bool":
        return r.random() < 0.5
    if kind == "list":
        return [tree(r, depth + 1) for _ in range(r.randrange(5))]
    if kind == "dict":
        return {k: tree(r, depth + 1) for k in "abcd" if r.random() < 0.5}
    if kind == "cards":
        return [{"id": n, "v": tree(r, depth + 1)} for n in r.sample(range(9), r.randrange(7))]
    return None


def changed(r: random.Random, x):
    """A tree that is like this one in most places."""
    if r.random() < 0.1:
        return tree(r, 3)
    if isinstance(x, dict):
        return {k: changed(r, v) for k, v in x.items() if r.random() < 0.9}
    if isinstance(x, list):
        out = [changed(r, v) for v in x if r.random() < 0.85]
        if out and r.random() < 0.3:
            out.insert(r.randrange(len(out)), tree(r, 3))
        return out
    return x


@pytest.mark.parametrize("seed", range(40))
def test_a_difference_makes_the_other_tree(seed):
    r = random.Random(seed)
    for _ in range(60):
        a = tree(r)
        b = tree(r) if r.random() < 0.3 else changed(r, a)
        before = json.dumps(a)
        assert json.dumps(apply(json.loads(json.dumps(diff(a, b))), a), sort_keys=True) == json.dumps(b, sort_keys=True)
        assert json.dumps(a) == before
        assert diff(b, b) == []


def test_a_number_is_one_operation():
    a = {"play": [{"id": 3, "damage": 0}, {"id": 5, "damage": 1}]}
    b = {"play": [{"id": 3, "damage": 0}, {"id": 5, "damage": 2}]}
    assert diff(a, b) == [["set", ["play", 1, "damage"], 2]]


def test_a_card_that_leaves_or_comes_is_one_operation():
    a, b = ([{"id": n, "name": f"card {n}"} for n in ns] for ns in ((1, 2, 3, 4), (1, 3, 4)))
    assert diff(a, b) == [["del", [1]]]
    assert diff(b, a) == [["ins", [1], a[1]]]


def test_the_whole_is_sent_where_that_is_shorter():
    a = {"x": {f"key {n}": n for n in range(30)}}
    assert diff(a, {"x": {"other": 1}}) == [["set", ["x"], {"other": 1}]]
