"""Campaign mode: step 13 of setup, the log, what is carried on, retries, cards that are gone for good."""

from __future__ import annotations

import json

import pytest
from tests.marks import rule, ruling

from quickstrike import champions
from quickstrike.bots import bot_of, play_out
from quickstrike.champions.campaign import INSTRUCTIONS, Log, campaigns
from quickstrike.champions.position.made_up_cards import define, forget
from quickstrike.champions.rules.zones import enter, move
from quickstrike.champions.scenarios import SCENARIOS, starter_deck
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import VICTORY_X
from quickstrike.kernel.errors import SaveError, SetupError
from quickstrike.testkit import minion

DUO = ["spider-man", "captain-marvel"]
OBLIGATION, VULTURE, CROWD_CONTROL = "01165", "01167", "01108"


def new(*setup, removed=(), heroes=DUO, **more):
    campaign = {"removed": list(removed), "setup": [list(x) for x in setup]}
    return champions.new(heroes, campaign=campaign, **{"seed": 2, **more})


def ended(log: Log, result: str = "won", change=None, **modes):
    """The next game of the campaign, ended at once."""
    game = champions.new(**log.setting(**modes))
    if change is not None:
        change(game.state)
    game.state.result = result
    game.state.pending.clear()
    log.record(game)
    return game


def card(s, code: str) -> int:
    return s.codes.index(code)


# ---- step 13 -------------------------------------------------------------------------------------------------------
@rule("setup:13", "rr:modes-of-play", "rr:campaign-mode")
def test_instructions_are_resolved_before_hands_are_drawn():
    game = new(
        ("damage", 0, 3),
        ("status", 1, "tough"),
        ("threat", 2),
        ("acceleration", 1),
        ("shuffle", VULTURE),
        ("add", "01101"),
        ("play", CROWD_CONTROL),
    )
    s, plain = game.state, champions.new(DUO, seed=2).state
    assert [s.identity(p).damage for p in (0, 1)] == [3, 0] and s.identity(1).tough == 1
    main, was = s.play[s.of_kind("main_scheme")[0]], plain.play[plain.of_kind("main_scheme")[0]]
    assert main.threat == was.threat + 2 and s.acceleration == 1
    assert s.where[card(s, VULTURE)] == "encounter" and plain.where[card(plain, VULTURE)] == "aside"
    assert s.codes.count("01101") == plain.codes.count("01101") + 1
    scheme = next(i for i in s.play.values() if i.face.code == CROWD_CONTROL)
    assert scheme.threat > 0 and scheme.controller == SCENARIO
    assert game.decision.kind == "mulligan" and game.invariants() == []
    assert champions.load(game.save()).canonical() == game.canonical() == champions.replay(game.save()).canonical()


@rule("setup:13")
def test_nobody_is_defeated_and_nothing_completed_by_instructions():
    s = new(("damage", 0, 50), ("threat", 99)).state
    assert s.identity(0).damage == 9 and s.result is None
    assert s.play[s.of_kind("main_scheme")[0]].threat == 13, "one less than the target of two players"


@rule("rr:modes-of-play")
def test_removed_cards_are_not_there():
    s = new(removed=[OBLIGATION, "01101", "01003"]).state
    plain = champions.new(DUO, seed=2).state
    for code in (OBLIGATION, "01101", "01003"):
        assert s.codes.count(code) == plain.codes.count(code) - 1, "one copy for each time"


@pytest.mark.parametrize(
    "bad",
    [
        ("dmg", 0, 1),
        ("damage", 2, 1),
        ("damage", 0),
        ("damage", 0, -1),
        ("threat", "2"),
        ("threat", True),
        ("status", 0, "brave"),
        ("shuffle", 3),
        ("play", "01003"),
        (),
    ],
)
def test_instructions_are_checked(bad):
    with pytest.raises(SetupError, match="campaign instruction"):
        new(bad)


def test_cards_of_instructions_are_checked():
    for what in ("shuffle", "add", "play"):
        with pytest.raises(SetupError, match="unknown card '77777'"):
            new((what, "77777"))
    assert {"damage", "play"} <= set(INSTRUCTIONS)


# ---- the log -------------------------------------------------------------------------------------------------------
def test_the_campaigns_are_made_of_scenarios_that_there_are():
    for c in campaigns().values():
        assert set(c.scenarios) <= set(SCENARIOS)


@rule("rr:modes-of-play", "rr:campaign-mode", "rr:modes-of-play.6")
def test_scenarios_follow_each_other_until_the_campaign_is_won():
    log, seen = Log(list(DUO), seed=9), []
    while not log.over:
        seen.append(ended(log).setup["scenario"])
    assert seen == ["rhino", "klaw", "ultron"] and [x["result"] for x in log.history] == ["won"] * 3
    with pytest.raises(SetupError, match="this campaign is won"):
        log.setting()


@rule("rr:victory-x", "rr:victory-display", "rr:victory-x.5")
def test_victory_points_of_the_victory_display_are_counted():
    two, three, nine = (minion(VICTORY_X(n)) for n in (2, 3, 9))
    made = [code for card in (two, three, nine) for code in define(card)]

    def prey(s):
        for card_, zone in ((two, "victory"), (three, "victory"), (nine, "encounter_discard")):
            c = s.zones["encounter"][0]
            s.codes[c] = card_.code
            move(s, c, zone)

    try:
        log = Log(list(DUO))
        ended(log, "lost", change=prey)
        assert log.points == 0
        for points in (5, 10):
            ended(log, change=prey)
            assert log.points == points
    finally:
        forget(made)


@rule("rr:modes-of-play", "rr:modes-of-play.7", "rr:modes-of-play.8")
def test_damage_is_carried_over_by_half():
    def hurt(s):
        s.identity(0).damage, s.identity(1).damage = 5, 1

    log = Log(list(DUO))
    ended(log, change=hurt)
    assert log.wounds == [2, 0] and log.setup() == [["damage", 0, 2]]
    assert champions.new(**log.setting()).state.identity(0).damage == 2
    expert = Log(list(DUO), expert=True)
    ended(expert, change=hurt)
    assert expert.wounds == [5, 1]


def test_an_eliminated_hero_comes_back_badly_hurt():
    def out(s):
        s.players[1].out = True

    log = Log(list(DUO))
    ended(log, change=out)
    assert log.wounds == [0, 6]
    assert champions.new(**log.setting()).state.identity(1).damage == 6


def test_side_schemes_that_were_left_behind_are_threat():
    def leave(n):
        def change(s):
            cards = [c for c, z in enumerate(s.where) if z in ("encounter", "aside")]
            for c in [c for c in cards if s.face(c).kind == "side_scheme"][:n]:
                enter(s, c, SCENARIO)

        return change

    log = Log(list(DUO))
    ended(log, change=leave(1))
    assert log.loose == 1 and ["threat", 1] in log.setup()
    ended(log, change=leave(5))
    assert log.loose == 3, "three are the most"


def test_a_nemesis_that_was_not_dealt_with_pursues_its_hero():
    def seen(s):
        enter(s, card(s, VULTURE), SCENARIO).engaged = 0

    log = Log(list(DUO))
    ended(log, change=seen)
    assert log.pursuers == [VULTURE]
    s = champions.new(**log.setting()).state
    assert s.where[card(s, VULTURE)] != "aside"
    ended(log)
    assert log.pursuers == [], "dealt with in the meantime"


@rule("rr:modes-of-play")
def test_a_lost_scenario_is_tried_again_as_it_was():
    def hurt(s):
        s.identity(0).damage = 6

    log = Log(list(DUO))
    ended(log, change=hurt)
    before = log.setup()
    game = ended(log, "lost", change=hurt)
    assert (log.at, log.tries, log.setup()) == (1, 1, before)
    assert [x["result"] for x in log.history] == ["won", "lost"]
    again = champions.new(**log.setting())
    assert again.setup["scenario"] == game.setup["scenario"] == "klaw" and again.setup["seed"] != game.setup["seed"]


@rule("rr:modes-of-play", "rr:modes-of-play.9")
@pytest.mark.parametrize("result", ["won", "lost"])
def test_removed_obligations_stay_removed_even_in_a_retry(result):
    def settled(s):
        move(s, card(s, OBLIGATION), "removed")

    log = Log(list(DUO))
    ended(log, result, change=settled)
    assert log.removed == [OBLIGATION]
    assert OBLIGATION not in champions.new(**log.setting()).state.codes
    ended(log, "lost")
    assert log.removed == [OBLIGATION] and OBLIGATION not in champions.new(**log.setting()).state.codes


def test_an_obligation_of_an_eliminated_player_was_not_settled():
    def out(s):
        s.players[0].out = True
        move(s, card(s, OBLIGATION), "removed")

    log = Log(list(DUO))
    ended(log, change=out)
    assert log.removed == []


@rule("rr:modes-of-play", "rr:modes-of-play.10")
@ruling("faq:galaxys-most-wanted-expansion:campaign-mode:2")
def test_other_modes_are_chosen_for_each_scenario():
    log = Log(list(DUO))
    ended(log, mode="expert", heroic=1)
    game = ended(log, stage=2)
    assert (game.state.expert, game.state.heroic) == (False, 0)
    assert [(x["mode"], x["heroic"], x["stage"]) for x in log.history] == [("expert", 1, 0), ("standard", 0, 2)]


def test_only_the_game_it_waits_for_is_recorded():
    log = Log(list(DUO))
    with pytest.raises(SetupError, match="not over"):
        log.record(champions.new(**log.setting()))
    other = champions.new(DUO)
    other.state.result = "won"
    with pytest.raises(SetupError, match="not the one"):
        log.record(other)
    game = ended(log)
    with pytest.raises(SetupError, match="not the one"):
        log.record(game)


def test_whole_games_with_decks():
    deck = starter_deck("she-hulk:aggression")
    log = Log([deck, "spider-man"], seed="whole")
    for _ in range(3):
        if log.over:
            break
        game = champions.new(**log.setting(stage=1))
        play_out(game, [bot_of("heuristic", p) for p in range(2)], 10000)
        log.record(game)
        log = Log.unpacked(json.loads(json.dumps(log.packed())))
    assert len(log.history) == 3 or log.over
    assert log.heroes == [deck.packed(), "spider-man"]


# ---- as JSON -------------------------------------------------------------------------------------------------------
def test_a_log_comes_back_as_it_was():
    log = Log(list(DUO), seed=5, expert=True)
    ended(log, "lost")
    ended(log)
    assert Log.unpacked(json.loads(json.dumps(log.packed()))) == log


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"quickstrike": "save"}, "not a campaign log"),
        ({"format": 2}, "format 2"),
        ({"campaign": "x"}, "unknown campaign 'x'"),
        ({"wounds": 3}, "wounds can't be read"),
        ({"wounds": ["a"]}, "wounds can't be read"),
        ({"at": -1}, "a number"),
        ({"at": True}, "a number"),
        ({"history": [{}]}, "damaged"),
        ({"heroes": [3]}, "damaged"),
        ({"removed": [1]}, "removed"),
    ],
)
def test_a_damaged_log_is_refused(change, sentence):
    with pytest.raises((SaveError, SetupError), match=sentence):
        Log.unpacked({**Log(list(DUO)).packed(), **change})


def test_what_is_no_log_at_all():
    for v in (None, [], "x", {}):
        with pytest.raises(SaveError, match="not a campaign log"):
            Log.unpacked(v)
