"""The campaign of The Rise of Red Skull: what is noted, gained, lost and carried on."""

from __future__ import annotations

import json

import pytest

from quickstrike import champions
from quickstrike.champions.campaign import Log
from quickstrike.champions.faces import FACES
from quickstrike.champions.rules.zones import enter, move, show, tuck
from quickstrike.champions.table import SCENARIO
from quickstrike.kernel.errors import SaveError, SetupError

DUO = ["hawkeye", "spider-man"]


def log_of(at=0, **more):
    return Log(list(DUO), "rise-of-red-skull", seed=4, at=at, **more)


def ended(log, change=lambda s: None, result="won"):
    """The next game of the campaign, ended at once."""
    game = champions.new(**log.setting())
    change(game.state)
    game.state.result = result
    game.state.pending.clear()
    log.record(game)
    return game.state


def card(s, code):
    return s.codes.index(code)


def test_weapons_that_entered_the_game_come_back_and_each_player_takes_tech():
    log = log_of()
    ended(log, lambda s: move(s, card(s, "04073"), "encounter_discard"))
    assert log.notes["experimental"] == ["04073"] and log.setup() == [["add", "04073"]]
    with pytest.raises(SetupError, match="player 1 must first choose"):
        log.setting()
    log.take(0, "04155")
    with pytest.raises(SetupError, match="player 2 is not offered '04155'"):
        log.take(1, "04155")
    log.take(1, "04158")
    s = champions.new(**log.setting()).state
    assert s.where[card(s, "04073")] in ("encounter", "dealt0", "dealt1")
    assert [s.play[card(s, c)].controller for c in ("04155", "04158")] == [0, 1]


def test_tech_that_was_used_is_gone_unless_the_scenario_is_lost():
    log = log_of(1, gained=[["04155"], ["04156"]])
    used = lambda s: s.happened.update({"game:unlogged:04155": 1})  # noqa: E731
    ended(log, used, "lost")
    assert log.gained == [["04155"], ["04156"]] and log.at == 1 and log.tries == 1
    ended(log, used)
    assert log.gained == [[], ["04156"]] and log.at == 2


def test_delay_counters_become_threat_in_the_end():
    log = log_of(1)
    ended(log, lambda s: s.play[s.of_kind("main_scheme")[0]].counters.update(delay=3))
    assert log.notes["delay"] == 3 and log.setup() == []
    log.at = 4
    assert log.setup() == [["threat", 3]]
    assert [x["what"] for x in log.choices] == ["condition", "condition"] and not any(x["must"] for x in log.choices)
    log.take(1, "04161a")
    s = champions.new(**log.setting()).state
    plain = champions.new(DUO, "red_skull", seed=1).state
    threat, was = (x.play[x.of_kind("main_scheme")[0]].threat for x in (s, plain))
    assert threat == was + 3 and s.identity(1).face.name == "Peter Parker"
    assert s.play[card(s, "04161a")].controller == 1


def test_who_frees_a_captive_keeps_it():
    log = log_of(2)

    def freed(s):
        s.owners[card(s, "04099")] = 1

    ended(log, freed)
    assert log.gained == [[], ["04099"]]
    s = champions.new(**log.setting()).state
    assert s.owners[card(s, "04099")] == 1


def test_zola_keeps_those_in_his_prison():
    log = log_of(3, gained=[["04159a"], ["04160a"]])
    held = []

    def imprisoned(s):
        prison = next((c for c in s.of_kind("side_scheme") if s.codes[c] == "04122"), None)
        if prison is None:
            prison = card(s, "04122")
            enter(s, prison, SCENARIO)
        if not s.play[prison].under:
            tuck(s, card(s, "01002"), prison)
        held.extend(s.codes[c] for c in s.play[prison].under)

    ended(log, imprisoned)
    assert held and log.removed == held and not log.choices
    log.at = 4
    s = champions.new(**log.setting()).state
    assert not set(held) & set(s.codes)


def test_without_the_prison_heroes_improve():
    log = log_of(3, gained=[["04159a"], ["04160a"]])

    def free(s):
        for c in s.of_kind("side_scheme").copy():
            move(s, c, "removed")
        show(s, s.players[0].identity, FACES["04001a"])

    ended(log, free)
    assert [(x["seat"], x["of"]) for x in log.choices] == [(0, ["04159b"])]
    log.take(0, "04159b")
    assert log.gained == [["04159b"], ["04160a"]]
    s = champions.new(**log.setting()).state
    assert s.play[card(s, "04159b")].face.name == "Improved Thwart Upgrade"


# ---- the expert campaign -------------------------------------------------------------------------------------------
def hurt(s):
    s.identity(0).damage = 4


def test_hit_points_are_carried_on_or_healed_for_an_obligation():
    log = log_of(1, expert=True)
    ended(log, hurt)
    assert log.notes["hit points"] == [5, 10] and ["hit points", 0, 5] in log.setup()
    s = champions.new(**log.setting()).state
    assert [s.identity(p).damage for p in (0, 1)] == [4, 0]
    log.take(0, "obligation")
    assert log.notes["hit points"][0] is None and log.gained[0][0] in ("04163", "04164", "04165", "04166")
    s = champions.new(**log.setting()).state
    assert s.identity(0).damage == 0 and s.owners[card(s, log.gained[0][0])] == 0


def test_the_last_scenario_of_an_expert_campaign():
    log = log_of(3, expert=True, notes={"delay": 2})

    def engaged(s):
        for c in s.of_kind("minion").copy():
            move(s, c, "encounter_discard")
        minion = next(c for c in s.zones["encounter"] if s.face(c).kind == "minion")
        enter(s, minion, SCENARIO).engaged = 1

    ended(log, engaged)
    assert log.notes["engaged"] == [1] and ["deal", 1] in log.setup() and ["threat", 4] in log.setup()
    s = champions.new(**log.setting()).state
    assert [len(s.zones[f"dealt{p}"]) for p in (0, 1)] == [0, 1]
    ended(log, result="lost")
    assert log.lost and log.over
    with pytest.raises(SetupError, match="this campaign is lost"):
        log.setting()


def test_a_plain_campaign_is_tried_again():
    log = log_of(4)
    ended(log, result="lost")
    assert not log.over and log.tries == 1
    ended(log)
    assert log.over and not log.lost


# ---- the file ------------------------------------------------------------------------------------------------------
def test_the_log_is_read_edited_and_checked():
    log = log_of()
    ended(log)
    data = json.loads(json.dumps(log.packed()))
    assert Log.unpacked(data).packed() == log.packed()
    data["gained"][0].append("04156")
    data["choices"] = []
    assert champions.new(**Log.unpacked(data).setting()).state.codes.count("04156") == 1
    for wrong in (
        {"gained": [["04156"]]},
        {"gained": [["99999"], []]},
        {"choices": [{"seat": 7, "of": []}]},
        {"notes": 3},
    ):
        with pytest.raises((SaveError, SetupError)):
            Log.unpacked({**data, **wrong})
    with pytest.raises((SaveError, SetupError)):
        Log.unpacked({**data, "notes": {"experimental": ["04155"]}})


def test_a_whole_campaign_is_played():
    log = log_of()
    for _ in log.scenarios:
        ended(log)
        for choice in [c for c in log.choices if c["must"]]:
            log.take(choice["seat"], choice["of"][0])
    assert log.over and [x["scenario"] for x in log.history] == list(log.scenarios)
