"""Red Skull: the villain, his main schemes, his encounter set and the deck of side schemes."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike import champions
from quickstrike.champions.decks import Deck
from quickstrike.champions.vocab import A_SCHEME, PlaceThreat, thwart
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery

HIM, HOUSE, SLEEPER, AWAKENED = "04125", "04139", "04130", "04140"


def test_the_scenario_has_a_deck_of_side_schemes():
    g = champions.new(["hulk", "thor"], "red_skull", seed=3)
    s = g.state
    assert [s.codes[c] for c in s.of_kind("side_scheme")] == [HOUSE] and s.play[s.of_kind("side_scheme")[0]].threat == 6
    assert sorted(s.codes[c] for c in s.zones["side_schemes"]) == [f"041{n}" for n in (40, 41, 42, 43, 44, 54)]
    assert not any(s.face(c).kind == "side_scheme" for c in s.zones["encounter"])
    assert SLEEPER in [s.codes[c] for c in s.zones["aside"]] and g.view(0)["other_decks"] == {"side_schemes": 6}


@pytest.mark.parametrize("main", ["04128b", "04129b"])
def test_each_round_another_scheme(board, main):
    t = board(villain=foe(atk=0), main=main, encounter=[treachery()] * 9)
    for code in ("04142", "04141"):
        t.add(code, "side_schemes")
    t.villain_phase()
    assert t.side.code == "04141"


def test_a_defeated_scheme_has_its_own_pile_and_comes_back(board):
    t = board(villain=foe(atk=0), main="04128b", encounter=[treachery()] * 20)
    t.add("04142", "side_schemes")
    t.villain_phase()
    t.state.play[t.side.id].threat = 1
    t.thwart(t.side)
    assert t["04142"].where == "side_schemes" and t.state.acceleration == 0  # at once, at no price
    t.villain_phase()
    assert t.side.code == "04142"


def test_the_second_stage_reveals_one_at_once(board):
    t = board(villain=foe(atk=0), main=["04128b", "04129a"], threat=7, encounter=[treachery()] * 9)
    for code in ("04141", "04142", "04143"):
        t.add(code, "side_schemes")
    t.villain_phase()
    assert t.main.code == "04129b" and sorted(c.code for c in t.sides) == ["04142", "04143"]


def test_he_grows_with_side_schemes(board):
    t = board(villain=HIM, sides=[side_scheme(threat=1), side_scheme(threat=1)])
    assert t.villain.atk == 2 and t.villain.sch == 2
    for stage, atk in (("04126", 2), ("04127", 3)):
        assert board(villain=stage, sides=[side_scheme(threat=1)]).villain.atk == atk
    t = board(villain=[on(HIM, damage=11), "04126"]).attack("villain")
    assert len(t.seats[0].dealt) == 1


# ---- his schemes ---------------------------------------------------------------------------------------------------
def test_the_red_house_shields_him_and_yields_to_force(board):
    t = board(villain=HIM, sides=[on(HOUSE, threat=9)], play=[ally(atk=5, thw=1, thwart_cost=1, attack_cost=2, hp=9)])
    t.cannot("attack", target=t.villain, rule="rr:target")
    t.thwart(t.side, who=t.ally).use(HOUSE)
    assert t.side.threat == 4 and t.ally.damage == 1
    t = board(villain=HIM, sides=[on(HOUSE, threat=9)], play=[ally(atk=5, thw=1, hp=9)]).thwart(HOUSE, who="ally")
    t.pass_()
    assert t.side.threat == 8


def test_the_sleeper_awakes_and_its_scheme_goes_with_it(board):
    t = board(player(), player(), turn=1, encounter=[AWAKENED], aside=[SLEEPER]).reveal(AWAKENED, seat=1)
    assert t.minion.code == SLEEPER and t.minion.engaged == 0 and t.minion.tough and t.side.code == AWAKENED
    t.state.play[t.minion.id].damage, t.state.play[t.minion.id].tough = 9, 0
    t.attack(t.minion)
    assert t[SLEEPER].where == "removed" and t[AWAKENED].where == "removed"


def test_the_sleepers_scheme_stays_as_long_as_it_is_there(board):
    t = board(encounter=[AWAKENED], aside=[SLEEPER]).reveal(AWAKENED)
    t.play(event(PlaceThreat(A_SCHEME, 1))).choose(t.side).thwart(t.side)
    assert t.side.code == AWAKENED and t.side.threat == 0


def test_prison_camps_free_an_ally_for_who_defeats_them(board):
    t = board(player(), player(deck=["Tigra"]), turn=1, sides=[on("04141", threat=1)])
    t.thwart(t.side, who=t.seats[1].identity).pass_all()
    assert t["Tigra"].in_play and t["Tigra"].controller == 1


def test_censor_the_past(board):
    pile = [resource(name=x) for x in "ABCD"]
    t = board(discard=pile, sides=[on("04142", threat=1)]).thwart("side")
    t.choose_all(["A", "B", "C"])
    assert [c.name for c in t.seats[0].discard] == ["D"]


def test_hydra_reinforcements(board):
    t = board(engaged=[minion(name="M"), minion(traits="Elite", name="E")], sides=[on("04143", threat=1)])
    t.thwart(t.side)
    assert [m.name for m in t.minions] == ["E"]


def test_mass_chaos_counts_types_for_each_player(board):
    one = [resource(energy=1, name="a"), resource(energy=1, name="b"), resource(mental=1, name="c")]
    t = board(player(deck=one), player(deck=[resource(wild=1)] * 5), encounter=["04144"], filler=5).reveal("04144")
    t.choose(t.seats[0])
    assert t.side.threat == 2 + 1 and [len(p.discard) for p in t.seats] == [5, 5]


# ---- his set -------------------------------------------------------------------------------------------------------
def test_hydra_exo_soldier(board):
    t = board(villain=foe(atk=0), encounter=["04131", treachery(boost=2)])
    t.activate(t.villain).pass_all()
    assert t.villain.tough and t.hero.damage == 2
    assert board(encounter=["04131"]).reveal("04131").minion.tough


def test_his_luger(board):
    t = board(villain=on(HIM, attached=["04132"]), hand=[resource(energy=1, mental=1, physical=1)])
    assert t.villain.keyword("piercing") and t.villain.keyword("ranged") and (t.villain.atk, t.villain.sch) == (1, 3)
    t.use("04132")
    assert not t["04132"].in_play
    t = board(villain=HIM, encounter=["04132"])
    t.activate(t.villain).pass_all()
    assert t["04132"].host.id == t.villain.id


def test_his_right_hook(board):
    t = board(villain=on(HIM, attached=["04133"]), hand=[resource(energy=1, mental=1, physical=1)]).attack("villain")
    assert t.hero.damage == 1
    t.use("04133")
    assert not t["04133"].in_play


def test_master_strategist(board):
    villain = on(HIM, attached=["04134", "04134"])
    t = board(villain=villain, sides=[side_scheme(threat=1)] * 2, encounter=[treachery(boost=1)] * 5)
    t.activate(t.villain).use(t.villain.attached[0]).pass_all()
    assert t.hero.damage == 2 + 3 and len(t.villain.attached) == 1


@ruling("errata:rise-of-red-skull-expansion:twisted-reality")
def test_twisted_reality_deals_a_card_when_its_scheme_falls(board):
    t = board(player(), player(), turn=1, sides=[on(side_scheme(threat=1), attached=["04135"])])
    t.thwart(t.side, who=t.seats[1].identity)
    assert [len(p.dealt) for p in t.seats] == [1, 0]
    t = board(sides=[side_scheme(threat=1)], encounter=["04135"]).reveal("04135")
    assert t.main.threat == 1 and t["04135"].host.id == t.side.id


def test_bitter_rival(board):
    t = board(play=[ally(name="A")], sides=[side_scheme(threat=1)] * 2, encounter=["04136"]).reveal("04136")
    t.choose("A")
    assert t.hero.exhausted and t.ally.exhausted
    t = board(villain=foe(atk=0), encounter=["04136"])
    t.activate(t.villain).pass_all()
    assert t.hero.exhausted


def test_spreading_lies_and_infinite_power(board):
    t = board(sides=[side_scheme(threat=1)], encounter=["04137"]).reveal("04137")
    assert (t.main.threat, t.side.threat) == (2, 3)
    t = board(villain=on(HIM), encounter=["04137"])
    t.activate(t.villain).pass_all()
    assert t.villain.tough
    t = board(villain="04127", encounter=["04138", treachery()]).reveal("04138").pass_all()
    assert t.villain.tough and t.hero.damage == 2
    t = board(villain="04127", form="alter-ego", encounter=["04138", treachery()]).reveal("04138").pass_all()
    assert t.villain.tough and t.main.threat == 3


@ruling("errata:rise-of-red-skull-expansion:avengers-tower")
def test_avengers_tower_is_the_same_card_under_another_code():
    assert Deck("04001a", ("leadership",), {"04021": 1}).cards == {"03024": 1}


def test_an_event_may_thwart_the_house_as_it_says(board):
    t = board(villain=HIM, sides=[on(HOUSE, threat=9)]).play(event(thwart(A_SCHEME, 2)))
    assert t.side.threat == 7
    t.quiet()


def test_who_defeats_hydra_reinforcements_chooses_the_minion(board):
    """Second reading: not the first player, for the card says who acts."""
    a, b, big = minion(hp=2, name="A"), minion(hp=2, name="B"), minion(hp=2, name="Big", traits="Elite")
    t = board(player(engaged=[a, big]), player(engaged=[b]), first=1, turn=0, sides=[on("04143", threat=1)])
    t.thwart(t["04143"])
    t.cannot("choose", target=t[big])
    assert t.decision.seat == 0
    t.choose(b)
    assert t[b].where == "encounter_discard" and t[a].in_play
    t.quiet()
