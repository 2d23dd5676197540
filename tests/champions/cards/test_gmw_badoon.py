"""Brotherhood of Badoon, Ship Command, and the two modular sets of the Badoon."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.testkit import ally, foe, minion, on, player, resource, treachery

MILANO, SHIP = "16142", "16063"


def begun(scenario: str, heroes=("spider-man", "captain-marvel"), **more):
    g = champions.new(list(heroes), scenario, seed=5, **more)
    while g.decision.kind != "mulligan":
        g.answer(g.decision.options[0], seat=g.decision.seat)
    return g.state


def in_play(s) -> dict[str, int]:
    return {i.face.code: c for c, i in s.play.items()}


# ---- the scenario --------------------------------------------------------------------------------------------------
def test_the_scenario_begins_with_both_ships():
    s = begun("brotherhood_of_badoon")
    there = in_play(s)
    assert {"16058", "16061b", SHIP, MILANO} <= set(there) and s.play[there[MILANO]].controller == s.first
    assert "16059" in in_play(begun("brotherhood_of_badoon", mode="expert"))


@pytest.mark.parametrize(("before", "after", "damage"), [(0, 1, 0), (3, 0, 2), (5, 0, 2)])
def test_charge_up_fires_at_four(board, before, after, damage):
    t = board(villain="16058", environments=[on(SHIP, counters={"barrage": before})], main=[on("16061b"), "16062a"])
    t.activate(t.villain, how="scheme")
    assert t[SHIP].counters("barrage") == after and t.hero.damage == damage


def test_drang_charges_when_he_schemes_and_later_whenever_he_activates(board):
    for code, charged in (("16058", 0), ("16059", 0), ("16060", 1)):
        t = board(villain=code, environments=[SHIP])
        t.activate(t.villain).pass_()
        assert t[SHIP].counters("barrage") == charged


def test_stage_two_has_the_spear(board):
    t = board(villain=[on("16058", damage=12), "16059"], encounter=[treachery(), "16064"], environments=[SHIP])
    t.attack(t.villain)
    assert t["16064"].host == t.villain and t.villain.keyword("stalwart")
    t = board(villain=[on("16058", damage=12, attached=["16064"]), "16059"], environments=[SHIP]).attack("villain")
    assert len(t.villain.boosts) == 1


def test_stage_three_spreads_its_minions(board):
    deck = [minion(name="A"), treachery(), minion(name="B"), minion(name="C"), *[treachery()] * 4]
    seats = player(engaged=[minion(name="There")]), player()
    t = board(*seats, villain=[on("16059", damage=27), "16060"], encounter=deck, environments=[SHIP]).attack("villain")
    assert t["A"].engaged == 1  # with the fewest minions
    t.choose(t.seats[0])  # one each: the first player chooses
    assert (t["B"].engaged, t["C"].engaged) == (0, 1)


def test_the_main_schemes_charge_and_the_milano_helps(board):
    t = board(main=["16061b", "16062a"], threat=6, environments=[SHIP], play=[MILANO], villain=foe(atk=0))
    t.use("16061b")
    assert t.main.threat == 3 and t[MILANO].exhausted
    t.villain_phase()
    assert t[SHIP].counters("barrage") == 1
    t = board(main=on("16062b"), threat=6, environments=[SHIP], play=[MILANO], engaged=[minion(hp=5)])
    t.use("16062b").option(1)
    assert t.minion.damage == 3
    t = board(main=["16061b", "16062a"], threat=6, environments=[SHIP], villain=foe(atk=0, sch=9), form="alter-ego")
    t.activate(t.villain)
    assert t.main.code == "16062b" and t[SHIP].counters("barrage") == 1  # when 2A is revealed


def test_only_the_first_player_flies_the_milano(board):
    t = board(player(), player(play=[MILANO]), main=["16061b", "16062a"], threat=6, first=1, turn=0)
    t.cannot("use", "16061b", rule="rr:first-player")
    assert board(player(play=[MILANO]), player(), main="16061b", threat=6).can("use", "16061b")


def test_the_engineer_charges(board):
    t = board(environments=[SHIP], aside=["16065"], form="alter-ego").reveal("16065")
    assert t[SHIP].counters("barrage") == 1
    t.activate("16065")
    assert t[SHIP].counters("barrage") == 2
    t = board(environments=[SHIP], encounter=["16065"])
    t.activate(t.villain).pass_()
    assert t[SHIP].counters("barrage") == 1


@pytest.mark.parametrize(("code", "threat"), [("16066", 4), ("16067", 3), ("16068", 4), ("16069", 3), ("16144", 4)])
def test_side_schemes_that_the_milano_helps_with(board, code, threat):
    t = board(aside=[code], play=[MILANO]).reveal(code)
    assert t.side.threat == threat
    t.use(code)
    assert not t.sides or t.side.threat == threat - 3


def test_bombardment_charges_each_round(board):
    t = board(sides=["16067"], environments=[SHIP], villain=foe(atk=0), encounter=[treachery()] * 3)
    t.villain_phase()
    assert t[SHIP].counters("barrage") == 1


# ---- Ship Command --------------------------------------------------------------------------------------------------
def test_the_milano_goes_with_the_first_player(board):
    t = board(player(play=[MILANO]), player(), villain=foe(atk=0), encounter=[treachery()] * 4)
    assert t[MILANO].controller == 0
    t.villain_phase()
    assert t.state.first == 1 and t[MILANO].controller == 1


def test_the_milano_pays_for_anybody(board):
    t = board(player(), player("groot", hand=["16007"], form="alter-ego"), turn=1, first=0)
    t.put(MILANO, seat=0)
    t.play("16007", pay=[MILANO])
    assert t[MILANO].exhausted and t["16007"].in_play


def test_the_milano_does_not_pay_for_what_exhausts_it(board):
    t = board(play=[MILANO], environments=["16143"], hand=[resource(wild=1)])
    t.cannot("use", "16143")
    t = board(play=[MILANO], environments=["16143"], hand=[resource(wild=2)]).use("16143")
    assert t["16143"].where == "encounter_discard"


def test_the_rogue_vessel_fires_at_the_end_of_the_villain_phase(board):
    t = board(player(), player(), environments=["16143"], villain=foe(atk=0), encounter=[treachery()] * 4)
    t.villain_phase()
    assert [p.identity.damage for p in t.seats] == [1, 1]


@pytest.mark.parametrize(("code", "res"), [("16145", "physical"), ("16146", "mental"), ("16147", "energy")])
def test_three_ways_out_of_a_treachery(board, code, res):
    def told(option: int, **more):
        return board(player(hand=[resource()]), player(**more), turn=1, aside=[code]), option

    t, n = told(0)
    t.put(MILANO, seat=0)
    t.reveal(code).option(n)
    assert t[MILANO].exhausted
    t, n = told(1, hand=[resource(**{res: 2})])
    t.reveal(code).option(n)
    if t.asked == "pay":
        t.answer("pay", card=t.seats[1].hand[0])
    assert not t.seats[1].hand and not t.seats[0].identity.damage
    t, n = told(2)
    t.reveal(code)
    first = t.seats[0]
    assert first.identity.stunned or first.identity.damage == 3 or not first.hand


def test_special_delivery_unless_the_milano_flies(board):
    t = board(play=[MILANO], aside=["16148"]).reveal("16148").answer("yes")
    assert t[MILANO].exhausted
    t.quiet()
    t = board(play=[MILANO], aside=["16148"], encounter=[treachery()]).reveal("16148").answer("no").pass_()
    assert t.hero.damage == 3
    t = board(form="alter-ego", aside=["16148"], encounter=[treachery()]).reveal("16148")
    assert t.main.threat == 2


# ---- Band of Badoon ------------------------------------------------------------------------------------------------
def test_the_assassin_strikes_a_hero_at_once(board):
    t = board(aside=["16117"]).reveal("16117").pass_()
    assert t.hero.damage == 3
    t = board(aside=["16117"], form="alter-ego").reveal("16117")
    t.quiet()
    t = board(encounter=["16117"], villain=foe(atk=3), play=[on(ally(hp=1), tough=1)])
    t.activate(t.villain).defend(t.ally)
    assert t.hero.damage == 2  # overkill and piercing


def test_the_grunt_brings_a_card_if_it_comes_alone(board):
    t = board(aside=["16118"]).reveal("16118")
    assert len(t.me.dealt) == 1
    t = board(aside=["16118"], engaged=[minion()]).reveal("16118")
    assert not t.me.dealt
    t = board(encounter=["16118"])
    t.activate(t.villain).pass_()
    assert t.minion.code == "16118"


def test_boost_icons_by_what_the_activation_is(board):
    for code, attack, scheme in (("16119", 1, 3), ("16121", 2, 0), ("16133", 3, 0)):
        t = board(encounter=[code], villain=foe(atk=0, sch=0))
        t.activate(t.villain).pass_()
        assert t.hero.damage == attack
        t = board(encounter=[code], villain=foe(atk=0, sch=0), form="alter-ego")
        t.activate(t.villain)
        assert t.main.threat == scheme


def test_the_sentry_makes_the_villain_tough_or_stronger(board):
    t = board(encounter=["16120"], villain=foe(atk=0))
    t.activate(t.villain).pass_()
    assert t.villain.tough and t.hero.damage == 1
    t = board(encounter=["16120"], villain=on(foe(atk=0), tough=1))
    t.activate(t.villain).pass_()
    assert t.hero.damage == 3
    assert board(engaged=["16120"]).minion.keyword("retaliate") and board(engaged=["16119"]).minion.keyword("patrol")


def test_the_warlord_has_overkill(board):
    t = board(engaged=["16121"], play=[ally(hp=1)])
    t.activate("16121").defend(t.ally)
    assert t.hero.damage == 2


# ---- Badoon Headhunter ---------------------------------------------------------------------------------------------
def test_the_headhunter(board):
    t = board(engaged=[on("16183", damage=6)])
    assert t.minion.keyword("villainous")
    t.attack(t.minion)
    assert t["16183"].where == "victory"
    t = board(encounter=["16183"])
    t.activate(t.villain).pass_()
    assert t.minion.code == "16183"


def test_what_the_headhunter_does(board):
    t = board(hand=[resource()], aside=["16184"], encounter=[treachery(name="Next")]).reveal("16184").option(0)
    assert t.hero.damage == 2 and t["Next"].where == "encounter_discard"
    t = board(hand=[resource()], aside=["16184"]).reveal("16184").option(1)
    assert not t.hand
    t = board(aside=["16185"]).reveal("16185")
    assert t.hero.exhausted and t.main.threat == 0
    t = board(aside=["16185"], exhausted=True).reveal("16185")
    assert t.main.threat == 2
    t = board(aside=["16186"], encounter=[treachery(name="Next")]).reveal("16186")
    assert t.minion.keyword("patrol") and t["Next"].where == "encounter_discard"
    t = board(player(), player(), aside=["16187"], encounter=[treachery(name="Next")]).reveal("16187")
    assert t.side.threat == 8 and t["Next"].where == "encounter_discard"


@pytest.mark.parametrize("code", ["16184", "16185", "16116", "16138", "16139"])
def test_another_boost_card(board, code):
    t = board(encounter=[code, treachery(boost=2)], villain=foe(atk=0))
    t.activate(t.villain).pass_()
    assert t.hero.damage == 1 + 2
