"""The campaign of The Mad Titan's Shadow: the pool, what each scenario leaves behind, and hit points that stay lost."""

from __future__ import annotations

import json

import pytest

from quickstrike import champions
from quickstrike.champions.campaign import Log
from quickstrike.champions.faces import FACES
from quickstrike.champions.rules.setup import add_card
from quickstrike.champions.rules.zones import discard, move, show
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.text.campaigns import begins, noted
from quickstrike.kernel.errors import SetupError

DUO = ["spectrum", "spider-man"]
COSMO, BREACH, SHAWARMA, SWAN, SHOCK, NORN, ODIN = "21180b", "21181", "21183", "21182b", "21185", "21187a", "21139b"


def log_of(at=0, pool=(), **more):
    notes = {"pool": list(pool), **more.pop("notes", {})}
    return Log(list(DUO), "mad-titans-shadow", seed=4, at=at, notes=notes, **more)


def begun(log, **more):
    """The next game of the campaign, at the first turn."""
    game = champions.new(**log.setting(**more))
    while game.decision.kind != "turn":
        d = game.decision
        game.answer(next((o for o in d.options if o.verb == "done"), d.options[0]), seat=d.seat)
    return game


def ended(log, change=lambda s: None, result="won", **more):
    game = begun(log, **more)
    change(game.state)
    game.state.result = result
    game.state.pending.clear()
    log.record(game)
    return game.state


def in_play(s):
    return {i.face.code for i in s.play.values()}


def turned(code):
    """The side scheme was defeated, and its other side is there; or in the victory display."""

    def change(s):
        c = next(c for c, i in s.play.items() if i.face.code == code)
        show(s, c, FACES[f"{code[:-1]}b"])

    return change


def displayed(code):
    def change(s):
        turned(code)(s)
        move(s, next(c for c, i in s.play.items() if s.codes[c] == code), "victory")

    return change


def stage_two(front, back):
    def change(s):
        c = s.of_kind("main_scheme")[0]
        s.codes[c] = front
        show(s, c, FACES[back])

    return change


# ---- Ebony Maw -------------------------------------------------------------------------------------------------------
def test_the_first_scenario():
    s = begun(log_of()).state
    assert "21180a" in in_play(s) and next(i.threat for i in s.play.values() if i.face.code == "21180a") == 4
    assert sum(code == BREACH for code in s.codes) == 1


@pytest.mark.parametrize(
    ("change", "pool"), [(lambda s: None, []), (turned("21180a"), [COSMO]), (stage_two("21075a", "21075b"), [BREACH])]
)
def test_what_ebony_maw_leaves(change, pool):
    log = log_of()
    ended(log, change)
    assert log.notes["pool"] == pool


# ---- Tower Defense ---------------------------------------------------------------------------------------------------
def test_the_second_scenario():
    s = begun(log_of(1, [BREACH])).state
    assert "21182a" in in_play(s) and s.codes.count(SHAWARMA) == 2 and BREACH in s.codes
    assert BREACH not in begun(log_of(1)).state.codes


@pytest.mark.parametrize(
    ("change", "pool"),
    [(lambda s: None, [SWAN]), (turned("21182a"), [SHAWARMA, SWAN]), (displayed("21182a"), [SHAWARMA])],
)
def test_what_the_siege_leaves(change, pool):
    log = log_of(1)
    ended(log, change)
    assert log.notes["pool"] == pool and log.notes["damaged"] is False


def test_the_tower_falls_on_all_of_them():
    log = log_of(1)
    ended(log, lambda s: show(s, next(c for c, i in s.play.items() if i.face.code == "21100a"), FACES["21100b"]))
    assert log.notes["damaged"]
    assert [p.damage for p in map(begun(log).state.identity, (0, 1))] == [3, 3]


# ---- Thanos ----------------------------------------------------------------------------------------------------------
def test_the_third_scenario():
    s = begun(log_of(2, [COSMO, BREACH, SHAWARMA, SWAN])).state
    cosmo = next(i for i in s.play.values() if i.face.code == COSMO)
    swan = next(i for i in s.play.values() if i.face.code == SWAN)
    assert "21184a" in in_play(s) and cosmo.controller == s.first and swan.engaged == s.first and swan.tough
    assert s.codes.count(SHAWARMA) == 2 and {s.owners[c] for c, x in enumerate(s.codes) if x == SHAWARMA} == {0, 1}
    assert s.codes.count(SHOCK) == 2
    bare = begun(log_of(2)).state
    assert not {COSMO, SWAN} & in_play(bare) and SHAWARMA not in bare.codes


@pytest.mark.parametrize(("change", "pool"), [(lambda s: None, [SHOCK]), (displayed("21184a"), [])])
def test_what_thanos_leaves(change, pool):
    log = log_of(2)
    ended(log, change)
    assert log.notes["pool"] == pool and log.notes["completed"] is False


# ---- Hela ------------------------------------------------------------------------------------------------------------
def test_the_fourth_scenario():
    log = log_of(2)
    ended(log, stage_two("21115a", "21115b"))
    assert log.notes["completed"] and log.notes["pool"] == [SHOCK]
    s = begun(log, modular=["frost_giants"]).state
    assert "21186a" in in_play(s) and "21188" in s.codes and s.codes.count(SHOCK) == 2
    assert [c for c in s.zones["aside"] if s.codes[c] == NORN] and NORN not in in_play(s)
    assert all(len(s.zones[f"discard{p}"]) >= len(s.zones[f"deck{p}"]) // 2 for p in (0, 1))  # half of their decks


@pytest.mark.parametrize(
    ("change", "pool"), [(lambda s: None, []), (turned("21186a"), [NORN]), (displayed("21186a"), [NORN, ODIN])]
)
def test_what_hela_leaves(change, pool):
    log = log_of(3)
    ended(log, change, modular=["frost_giants"])
    assert log.notes["pool"] == pool


# ---- Loki ------------------------------------------------------------------------------------------------------------
def test_the_last_scenario():
    s = begun(log_of(4, [SHAWARMA, SHOCK, NORN, ODIN]), modular=["frost_giants"]).state
    assert {"21189a", ODIN} <= in_play(s) and "21188" in s.codes
    assert [i.controller for i in s.play.values() if i.face.code == NORN] == [0, 1]
    assert sorted(s.codes[c] for c in s.zones["aside"] if s.codes[c].startswith("2119")) == [
        "21190",
        "21191",
        "21192",
        "21193",
    ]
    assert next(i for i in s.play.values() if i.face.code == ODIN).controller == s.first


def test_the_campaign_is_won_and_lost():
    log = log_of(4)
    ended(log, modular=["frost_giants"])
    assert log.over and not log.lost
    log = log_of(4, expert=True)
    ended(log, result="lost", modular=["frost_giants"])
    assert log.lost
    log = log_of(4)
    ended(log, result="lost", modular=["frost_giants"])
    assert not log.over and log.tries == 1  # it may be tried again


# ---- expert ----------------------------------------------------------------------------------------------------------
def test_hit_points_stay_lost_or_cost_a_token():
    log = log_of(expert=True)

    game = begun(log)
    full = [FACES[game.state.codes[p.identity]].stats["HP"] for p in game.state.players]
    game.state.identity(0).damage = 4
    game.state.result = "won"
    game.state.pending.clear()
    log.record(game)
    assert log.notes["hit points"] == [full[0] - 4, full[1]] and log.notes["tokens"] == 0
    assert begun(log).state.identity(0).damage == 4
    log.take(0, "recover")
    s = begun(log).state
    assert s.identity(0).damage == 0 and s.acceleration == 1
    with pytest.raises(SetupError):
        log.take(0, "recover")


def test_who_fell_comes_back_for_a_token():
    log = log_of(expert=True)
    game = begun(log)
    game.state.players[1].out = True
    game.state.result = "won"
    game.state.pending.clear()
    log.record(game)
    assert log.notes["hit points"][1] is None and log.notes["tokens"] == 1
    assert [c["seat"] for c in log.choices] == [0] and begun(log).state.acceleration == 1


def test_the_rubble_falls_on_those_who_are_hurt():
    log = log_of(2, expert=True, notes={"damaged": True, "hit points": [9, 2], "tokens": 0})
    s = begun(log).state
    left = [FACES[s.codes[p.identity]].stats["HP"] - s.identity(p.seat).damage for p in s.players]
    assert left == [6, 1]


# ---- the log ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_in_words(lang):
    log = log_of(2, [COSMO, SWAN], notes={"damaged": True, "completed": True})
    assert len(begins(log, lang)) == 5 and len(noted(log, lang)) == 3
    assert begins(log_of(3, notes={"completed": True}), lang)


def test_a_log_goes_through_a_file():
    log = log_of(2, [COSMO], expert=True, notes={"hit points": [3, None], "tokens": 1})
    again = Log.unpacked(json.loads(json.dumps(log.packed())))
    assert again.setting() == log.setting()


def test_a_card_of_the_campaign_belongs_to_whom_it_was_given():
    s = begun(log_of(1)).state
    c = next(c for c in s.zones["aside"] if s.codes[c] == SHAWARMA)
    move(s, c, "deck1")
    assert s.owners[c] == 1
    discard(s, c)
    assert s.where[c] == "discard1"
    other = add_card(s, "21110", SCENARIO, "aside")
    move(s, other, "deck1")
    assert s.owners[other] == SCENARIO
