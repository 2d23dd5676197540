"""Infiltrate the Museum and Escape the Museum: the Collector, twice."""

from __future__ import annotations

import pytest
from tests.champions.cards.test_gmw_badoon import begun, in_play
from tests.marks import ruling

from quickstrike.testkit import ally, foe, minion, on, player, resource, scheme, side_scheme, treachery, upgrade

COLLECTOR, MAIN, MILANO = "16070", "16073b", "16142"


def collected(t) -> list[str]:
    return [t.state.face(c).name for c in t.state.zones.get("collection", ())]


# ---- the collection ------------------------------------------------------------------------------------------------
def test_the_scenario_begins_with_a_card_of_each_player():
    s = begun("infiltrate_the_museum")
    assert sorted(s.owners[c] for c in s.zones["collection"]) == [0, 1]
    assert {"16070", MAIN} <= set(in_play(s)) and "16071" in in_play(begun("infiltrate_the_museum", mode="expert"))


def test_what_leaves_play_for_a_discard_pile_is_collected(board):
    t = board(
        villain=COLLECTOR,
        main=scheme(),
        engaged=[minion(hp=1, name="Foe")],
        play=[ally(hp=1, attack_cost=1, name="Friend")],
    )
    t.attack(t.minion)
    assert collected(t) == ["Foe"] and t["Foe"].where == "collection"
    t.attack(t.villain, who=t.ally)
    assert collected(t) == ["Foe", "Friend"]  # consequential damage
    assert [c["name"] for c in t.game.view(-1)["other_piles"]["collection"]] == ["Foe", "Friend"]


def test_what_was_not_in_play_is_discarded_as_ever(board):
    t = board(villain=COLLECTOR, main=scheme(), hand=["16002", resource()], hero="groot", aside=["16079"])
    t.play("16002")
    t.reveal("16079")
    assert collected(t) == [] and t["16002"].where == "discard0" and t["16079"].where == "encounter_discard"


def test_attachments_go_with_what_they_are_on_and_victories_do_not(board):
    t = board(villain=COLLECTOR, main=scheme(), sides=[on(side_scheme(name="Plot"), threat=1)])
    t.thwart(t.side)
    assert collected(t) == ["Plot"]
    t = board(villain=COLLECTOR, main=scheme(), engaged=[on("16183", damage=6)]).attack("16183")
    assert collected(t) == [] and t["16183"].where == "victory"


@ruling("faq:galaxys-most-wanted-expansion:rocket-raccoon:1")
def test_a_cost_is_paid_though_the_card_is_collected(board):
    t = board(villain=COLLECTOR, main=scheme(), hero="rocket-raccoon", form="alter-ego", play=["16038"]).use("16029b")
    assert collected(t) == ["Rocket's Pistol"] and len(t.hand) == 2


def test_stage_two_collects_or_hurts_in_player_order(board):
    t = board(player(), player(), villain=[on(COLLECTOR, damage=25), "16071"]).attack("villain")
    t.option(0)
    assert len(collected(t)) == 1
    t.option(1)
    assert t.seats[1].identity.damage == 3 and t.villain.code == "16071"


def test_stage_three_counts_the_collection(board):
    t = board(villain=[on("16071", damage=12), "16072"], threat=0).attack("villain")
    assert len(collected(t)) == 1 and t.main.threat == 1
    t = board(villain="16072", play=[ally(hp=1, attack_cost=1)])
    t.attack(t.villain, who=t.ally)
    assert len(collected(t)) == 1 and t.main.threat == 1


def test_heroes_take_cards_back_once_a_round_each(board):
    t = board(player(hand=[resource(wild=2)]), player(), main=MAIN)
    t.add(ally(name="One"), "collection")
    t.add(ally(name="Two"), "collection")
    t.use(MAIN).option(1).answer("pay").choose("One")
    assert not t.hero.exhausted and collected(t) == ["Two"] and t["One"].where.startswith(("discard", "encounter"))
    t.cannot("use", MAIN, rule="rr:limit")
    t.end_turn().use(MAIN)
    assert t.seats[1].identity.exhausted and collected(t) == []


def test_a_full_collection_loses_the_game(board):
    t = board(main=MAIN, villain=COLLECTOR, play=[ally(hp=1, attack_cost=1)])
    for n in range(4):
        t.add(ally(name=f"{n}"), "collection")
    t.attack(t.villain, who=t.ally)
    assert t.result is not None


def test_biogram_image_takes_all_of_the_damage(board):
    t = board(villain=on(COLLECTOR, attached=["16074"]), main=scheme(target=20)).attack("villain", damage=6)
    assert t.villain.damage == 0 and t.main.threat == 6 and collected(t) == ["Biogram Image"]
    t = board(villain=COLLECTOR, encounter=["16074"])
    t.activate(t.villain).pass_()
    assert t["16074"].host == t.villain


def test_inconspicuous_box_takes_the_cheapest(board):
    play = [ally(cost=2, name="Two"), upgrade(cost=1, name="One")]
    t = board(play=play, aside=["16076"]).reveal("16076")
    assert collected(t) == ["One"]
    t = board(aside=["16076"], encounter=[treachery(name="Next")]).reveal("16076")
    assert collected(t) == [] and t["Next"].where == "encounter_discard"
    for n, after in ((3, 4), (4, 4)):
        t = board(encounter=["16076"])
        for k in range(n):
            t.add(ally(name=f"{k}"), "collection")
        t.activate(t.villain).pass_()
        assert len(collected(t)) == after


def test_view_the_cosmos_takes_the_dearest_card(board):
    hand = [ally(cost=4, name="Dear"), ally(cost=1), resource()]
    t = board(hand=hand, aside=["16077"]).reveal("16077").option(0)
    assert collected(t) == ["Dear"]
    t = board(hand=hand, aside=["16077"]).reveal("16077").option(1)
    assert t["Dear"].where == "discard0" and t.main.threat == 4


def test_stay_awhile(board):
    t = board(form="alter-ego", aside=["16078"]).reveal("16078")
    assert len(collected(t)) == 1
    for atk, n in ((1, 1), (-1, 0)):
        t = board(villain=COLLECTOR if atk > 0 else on(COLLECTOR, stunned=1), aside=["16078"], encounter=[treachery()])
        t.reveal("16078")
        if atk > 0:
            t.pass_()
            assert t.hero.damage == 2
        assert len(collected(t)) == n


def test_stay_awhile_asks_what_you_took_yourself(board):
    t = board(villain=COLLECTOR, play=[ally(hp=5)], aside=["16078"], encounter=[treachery()]).reveal("16078")
    t.defend(t.ally)
    assert t.ally.damage == 2 and collected(t) == []
    t.quiet()


def test_caught_off_guard(board):
    t = board(play=[upgrade(name="Lost")], aside=["16079"]).reveal("16079")
    assert t["Lost"].where == "discard0"
    t = board(aside=["16079"], encounter=[treachery(name="Next")]).reveal("16079")
    assert t["Next"].where == "encounter_discard"


def test_monarch_starstalker_is_villainous(board):
    assert board(engaged=["16075"]).minion.keyword("villainous")


# ---- the escape ----------------------------------------------------------------------------------------------------
def test_the_escape_begins_in_the_labyrinth_without_the_milano():
    s = begun("escape_the_museum")
    assert {"16080a", "16082b", "16085a"} <= set(in_play(s)) and MILANO not in in_play(s)
    aside = [s.codes[c] for c in s.zones["aside"]]
    assert {MILANO, "16143", "16148"} <= set(aside) and "16143" not in [s.codes[c] for c in s.zones["encounter"]]
    assert "16081a" in in_play(begun("escape_the_museum", mode="expert"))


@pytest.mark.parametrize("code", ["16080", "16081"])
def test_the_collector_is_wounded_and_comes_back(board, code):
    t = board(villain=on(f"{code}a", damage=7 if code == "16080" else 9), main=["16082b", "16083a"], threat=9)
    assert t.villain.atk == (2 if code == "16080" else 3)  # and one for the stage
    t.attack(t.villain)
    assert t.villain.code == f"{code}b" and t.main.threat == 6 and t.villain.trait("Wounded")
    t.attack(t.villain, damage=3)
    assert t.villain.code == f"{code}b" and t.result is None  # cannot be defeated
    t.villain_phase()
    assert t.villain.code == f"{code}a" and t.villain.damage == 0 and t.villain.hp == (8 if code == "16080" else 10)


def test_without_threat_the_players_get_on(board):
    t = board(main=["16082b", "16083a", "16084a"], threat=2, aside=[MILANO, "16143"], environments=["16085a"])
    t.thwart(t.main)
    assert t.main.code == "16083b" and t.main.threat == 11 and t[MILANO].in_play
    t.state.play[t.main.id].threat = 5
    t.use("16085a")
    assert t.main.code == "16084b" and t["16085b"].in_play and t.state.acceleration == 1
    assert t["16143"].where == "encounter" and len(t.me.dealt) == 1
    t.state.play[t.main.id].threat = 3
    t.use("16084b")
    assert t.result is not None


@pytest.mark.parametrize("stage", ["16082b", "16083b", "16084b"])
def test_a_completed_stage_loses(board, stage):
    t = board(main=[stage, "16083a"], threat=5, villain=foe(sch=20), form="alter-ego")
    t.activate(t.villain)
    assert t.result is not None


def test_the_labyrinth_once_a_round_for_each_player(board):
    t = board(player(), player(), main="16082b", threat=20, environments=["16085a"])
    t.use("16085a")
    t.cannot("use", "16085a", rule="rr:limit")
    t.end_turn().use("16085a")
    assert t.main.threat == 10


def test_the_museum_ship_shakes_everybody(board):
    t = board(player(play=[MILANO]), player(), environments=["16085b"], villain=foe(atk=0), encounter=[treachery()] * 4)
    t.end_turn().end_turn().option(0)
    t.answer("assign", value="1")
    assert t[MILANO].exhausted and [p.identity.damage for p in t.seats] == [1, 3]
    t = board(player(), player(), environments=["16085b"], villain=foe(atk=0), encounter=[treachery()] * 4)
    t.end_turn().end_turn()
    t.answer("assign", value="6")
    assert [p.identity.damage for p in t.seats] == [6, 0]


def test_i_have_you_now(board):
    t = board(villain="16080a", aside=["16086"], main=["16082b"], threat=1, form="alter-ego", encounter=[treachery()])
    t.reveal("16086")
    assert t.me.identity.exhausted and t.main.threat == 3
    t = (
        board(villain="16080a", aside=["16086"], main=["16082b"], threat=1, encounter=[treachery()])
        .reveal("16086")
        .pass_()
    )
    assert t.hero.stunned and t.hero.damage == 2
    t = board(villain="16080a", main=["16082b"], threat=1, encounter=["16086"])
    t.activate(t.villain).pass_()
    assert t.villain.tough and t.hero.damage == 3


def test_impossible_geometry(board):
    t = board(aside=["16087"], play=[upgrade(name="Kept")]).reveal("16087")
    assert t.hero.confused and t.main.threat == 1 and t["Kept"].in_play
    t = board(aside=["16087"], confused=1, play=[upgrade(name="Lost")]).reveal("16087")
    assert t["Lost"].where == "discard0"
