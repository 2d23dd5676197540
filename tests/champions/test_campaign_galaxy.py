"""The campaign of The Galaxy's Most Wanted: units, the market, the headhunter, and what each scenario leaves behind."""

from __future__ import annotations

import json

import pytest
from tests.marks import ruling

from quickstrike import champions
from quickstrike.champions.campaign import Log
from quickstrike.champions.packs.gmw.campaign import MARKET, _price
from quickstrike.champions.rules.setup import add_card
from quickstrike.champions.rules.zones import attach, move
from quickstrike.champions.table import SCENARIO
from quickstrike.kernel.errors import SetupError

DUO = ["groot", "rocket-raccoon"]


def log_of(at=0, **more):
    return Log(list(DUO), "galaxys-most-wanted", seed=4, at=at, **more)


def begun(log, **more):
    """The next game of the campaign, at the first turn."""
    game = champions.new(**log.setting(**more))
    while game.decision.kind != "turn":
        d = game.decision
        game.answer(next((o for o in d.options if o.verb == "done"), d.options[0]), seat=d.seat)
    return game


def ended(log, change=lambda s: None, result="won"):
    game = champions.new(**log.setting())
    change(game.state)
    game.state.result = result
    game.state.pending.clear()
    log.record(game)
    return game.state


def card(s, code):
    return s.codes.index(code)


def displayed(*codes):
    def change(s):
        for code in codes:
            c = card(s, code) if code in s.codes else add_card(s, code, SCENARIO, "aside")
            move(s, c, "victory")

    return change


# ---- units and the market ------------------------------------------------------------------------------------------
def test_every_card_of_the_market_has_its_price():
    assert len(MARKET) == 28 and [_price(c) for c in ("16150", "16157", "16162", "16177")] == [1, 2, 4, 7]


@pytest.mark.parametrize(("shown", "units"), [((), 3), (("16178a",), 4), (("16178a", "16183"), 6), (("16127",), 3)])
def test_units_for_a_victory(shown, units):
    log = log_of()
    ended(log, displayed(*shown))  # no minions, and the first stage of the main scheme
    assert log.notes["units"] == [units, units]


def test_units_by_how_it_was_won():
    log = log_of(1)
    ended(log, lambda s: s.play[s.of_kind("main_scheme")[0]].__setattr__("threat", 0))
    assert log.notes["units"] == [3, 3]  # a card of each player in the collection, no threat
    log = log_of(2)
    ended(log, displayed("16127", "16129", "16130"))
    assert log.notes["units"] == [2, 2] and log.notes["artifacts"] == ["16127", "16129", "16130"]
    log = log_of(3)
    ended(log)
    assert log.notes["units"] == [3, 3] and log.notes["evasion"] == 0


def test_the_market_sells_each_card_once():
    log = log_of()
    ended(log)
    assert [x["seat"] for x in log.choices] == [0, 1] and not any(x["must"] for x in log.choices)
    log.take(0, "16153")
    log.take(0, "16154")
    assert log.notes["units"] == [0, 3] and log.gained == [["16153", "16154"], []]
    with pytest.raises(SetupError, match="player 1 has nothing to choose now"):
        log.take(0, "16150")
    with pytest.raises(SetupError, match="player 2 is not offered"):
        log.take(1, "16153")
    with pytest.raises(SetupError, match="player 2 is not offered"):
        log.take(1, "16162")  # four units
    s = begun(log).state
    assert [s.owners[card(s, c)] for c in log.gained[0]] == [0, 0]


# ---- the headhunter ------------------------------------------------------------------------------------------------
def test_the_headhunter_brings_more_each_time():
    log = log_of()
    assert log.setup() == [["reveal", "16178a"], ["add", "16183"]]
    ended(log, displayed("16183"))
    assert log.notes["hunted"] == 1 and ["add", "16184"] in log.setup()
    log.at, log.notes["hunted"] = 4, 4
    assert [x[1] for x in log.setup() if x[0] == "add"] == ["16183", "16184", "16185", "16186", "16187"]


def test_the_challenge_is_revealed_in_the_mode_of_the_game():
    for mode, code, threat in (("standard", "16178a", 8), ("expert", "16178b", 11)):
        s = begun(log_of(), mode=mode).state
        (side,) = [c for c in s.of_kind("side_scheme") if s.play[c].face.code.startswith("16178")]
        assert s.play[side].face.code == code and s.play[side].threat >= threat
        assert "16183" in s.codes


# ---- scenario by scenario ------------------------------------------------------------------------------------------
def test_what_the_collector_keeps_is_missing_in_the_escape():
    log = log_of(1)
    s = ended(log, lambda s: move(s, card(s, "16005"), "collection"))
    assert "16005" in log.notes["collection"][0]
    whole = sum(c == "16005" for c in s.codes)
    now = begun(log).state
    assert sum(c == "16005" for c in now.codes) < whole
    ended(log)
    assert sum(c == "16005" for c in champions.new(**log.setting()).state.codes) == whole


def test_nebula_has_what_the_players_took():
    log = log_of(3, notes={"artifacts": ["16127", "16128", "16129", "16130"]})
    s = begun(log).state
    nebula = s.play[s.of_kind("villain")[0]]
    assert nebula.tough and len(nebula.boosts) == 1 and s.play[card(s, "16093")].counters["evasion"] == 1
    assert len(s.zones[f"dealt{s.first}"]) == 1 and {"16127", "16130"} <= set(s.codes)


def test_who_had_the_stone_stands_accused():
    log = log_of(3)

    def change(s):
        attach(s, card(s, "16149"), s.players[1].identity)
        s.play[card(s, "16093")].counters["evasion"] = 2

    ended(log, change)
    assert log.notes["stone"] == 1 and log.notes["evasion"] == 2
    assert ["deal card", 1, "16116"] in log.setup() and ["find", "16112", 2] in log.setup()
    s = begun(log).state
    assert [s.codes[c] for c in s.zones["dealt1"]] == ["16116"]
    assert s.play[next(c for c in s.of_kind("side_scheme") if s.codes[c] == "16112")].threat == 3 + 4 + 2


@ruling("errata:galaxys-most-wanted-expansion:rulebook-pg-18-campaign-instructions-setup-bullet-1")
def test_kree_supremacy_is_for_those_who_want_it():
    log = log_of(3)
    ended(log)
    assert not any(x[0] == "reveal" for x in log.setup())
    log.take(0, "16182a")
    assert ["reveal", "16182a"] in log.setup()


# ---- the expert campaign -------------------------------------------------------------------------------------------
def test_hit_points_are_carried_over_and_bought_back():
    log = log_of(expert=True)

    def hurt(s):
        s.play[s.players[0].identity].damage = 4
        s.players[1].out = True

    ended(log, hurt)
    assert log.notes["hit points"] == [6, None] and log.notes["units"] == [2, 0]  # who is out takes no part
    assert ["hit points", 0, 6] in log.setup()
    log.take(0, "heal")
    assert log.notes["units"] == [1, 0] and log.notes["hit points"] == [None, None]


@ruling("errata:galaxys-most-wanted-expansion:rulebook-pg-10-campaign-instructions-setup-bullet-5")
def test_each_player_gives_a_card_when_setup_ends():
    game = champions.new(**log_of(1, expert=True).setting())
    while game.decision.kind != "choose":
        d = game.decision
        game.answer(next((o for o in d.options if o.verb == "done"), d.options[0]), seat=d.seat)
    hands = [len(game.state.zones[f"hand{p}"]) for p in (0, 1)]
    for seat in (0, 1):
        assert game.decision.seat == seat
        game.answer(game.decision.options[0], seat=seat)
    s = game.state
    assert [len(s.zones[f"hand{p}"]) for p in (0, 1)] == [n - 1 for n in hands] and len(s.zones["collection"]) == 4


def test_each_scenario_is_harder_in_an_expert_campaign():
    s = begun(log_of(expert=True)).state
    assert sorted(s.play[c].engaged for c in s.of_kind("minion"))[:2] == [0, 1]
    game = champions.new(**log_of(2, expert=True).setting())
    assert sum(i.face.kind == "attachment" for i in game.state.play.values()) >= 1
    s = begun(log_of(3, expert=True)).state
    assert any("Technique" in i.face.traits for i in s.play.values())
    plain, hard = (begun(log_of(4, expert=x)).state for x in (False, True))
    assert hard.play[hard.of_kind("main_scheme")[0]].threat == plain.play[plain.of_kind("main_scheme")[0]].threat + 2


def test_only_the_last_scenario_of_an_expert_campaign_can_lose_it():
    log = log_of(1, expert=True)
    ended(log, result="lost")
    assert not log.lost and log.tries == 1
    log = log_of(4, expert=True)
    ended(log, result="lost")
    assert log.lost


# ---- the file ------------------------------------------------------------------------------------------------------
def test_the_log_is_plain_data():
    log = log_of()
    ended(log, displayed("16183"))
    log.take(1, "16158")
    again = Log.unpacked(json.loads(json.dumps(log.packed())))
    assert again == log and again.setup() == log.setup()
    with pytest.raises(SetupError, match="nonsense"):
        Log.unpacked({**log.packed(), "gained": [["nonsense"], []]})
    with pytest.raises(SetupError, match="until"):
        champions.new(DUO, "ronan", campaign={"setup": [["until", "nobody", "engage"]]})
