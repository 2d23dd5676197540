"""Saves that somebody changed: read as far as they are sound, refused in one sentence otherwise, never worse."""

from __future__ import annotations

import json
import time

import pytest

from quickstrike import champions, dicethrone
from quickstrike.bots import bot_of
from quickstrike.kernel.errors import QuickstrikeError, SaveError

JUNK = (None, True, -1, 10**9, 1.5, "", "x" * 300, [], [[]], {}, {"a": 1}, "\0", [1, 2, 3], "9" * 5000)


def a_game(n=30):
    g, bot = champions.new(["spider-man", "she-hulk"], seed=5), bot_of("heuristic")
    for _ in range(n):
        g.answer(bot.choose(g, g.decision))
    return g


@pytest.fixture(scope="module")
def saves():
    d = dicethrone.new(["thor", "black-widow"], seed=3)
    for _ in range(20):
        d.answer(d.decision.options[0])
    return {"champions": (champions, json.loads(a_game().save())), "dicethrone": (dicethrone, json.loads(d.save()))}


def places(v, way=()):
    """Ways to all that can be changed, without going through every card."""
    if isinstance(v, dict | list):
        for k in list(v)[:6] if isinstance(v, dict) else range(min(3, len(v))):
            yield (*way, k)
            yield from places(v[k], (*way, k))


def changed(v, way, to):
    v = json.loads(json.dumps(v))
    at = v
    for k in way[:-1]:
        at = at[k]
    at[way[-1]] = to
    return v


def soon(what, *args):
    """Its result or its one sentence, within a few seconds of computing."""
    began = time.process_time()
    try:
        found = what(*args)
    except QuickstrikeError as e:
        assert "\n" not in str(e) and str(e) and e.told("fr")
        found = None
    assert time.process_time() - began < 5
    return found


@pytest.mark.parametrize("game", ["champions", "dicethrone"])
def test_a_replay_of_anything_is_a_game_or_one_sentence(saves, game):
    module, save = saves[game]
    part = {k: save[k] for k in ("setup", "answers", "undone", "quickstrike", "game", "version")}
    for way in places(part):
        for junk in JUNK:
            soon(module.replay, json.dumps(changed(save, way, junk)))
    for field in save:
        soon(module.replay, json.dumps({k: v for k, v in save.items() if k != field}))


@pytest.mark.parametrize("game", ["champions", "dicethrone"])
def test_a_load_of_anything_is_a_game_or_one_sentence(saves, game):
    module, save = saves[game]
    for i, way in enumerate(places({"table": save["table"], "state": save["state"], "log": save["log"]})):
        soon(module.load, json.dumps(changed(save, way, JUNK[i % len(JUNK)])))


@pytest.mark.parametrize("n", [10**9, 5, 1, 0, -1, True, "2"])
def test_a_save_is_not_believed_how_many_play(saves, n):
    """10**9 seats took all memory."""
    with pytest.raises(SaveError):
        champions.load(json.dumps(changed(saves["champions"][1], ("table", "started"), n)))


def test_a_card_lies_in_one_place(saves):
    save = saves["champions"][1]
    deck = save["table"]["zones"]["encounter"]
    with pytest.raises(SaveError, match="two places"):
        champions.load(json.dumps(changed(save, ("table", "zones", "encounter"), [*deck, deck[0]])))
    with pytest.raises(SaveError, match="two places"):
        champions.load(json.dumps(changed(save, ("table", "zones", "encounter"), [*deck, 10**6])))


def test_what_is_sound_is_what_it_was():
    g = a_game()
    assert champions.load(g.save()).save() == g.save()
    assert champions.replay(g.save()).canonical() == g.canonical()
