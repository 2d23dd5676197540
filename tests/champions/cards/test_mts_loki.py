"""Loki: who takes his place, how many must be defeated, his realms and what he wears."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions import new
from quickstrike.champions.testkit import ally, event, foe, on, resource, side_scheme, treachery
from quickstrike.champions.vocab import AN_ENEMY, YOU, Damage, attack, each

LOKIS = ("21160", "21161", "21162", "21163", "21164")
SCHEME, WAR, GAUNTLET = "21165b", "21167", "21129"
STONES = ["21130", "21131", "21132", "21133", "21134", "21135"]


def asgard(board, villain="21161", aside=("21162",), **more):
    """One Loki, others set aside, and a deck of stones."""
    more.setdefault("others", {"stones": STONES[:2]})
    return board(villain=villain, main=on(SCHEME, threat=0), aside=list(aside), **more)


# ---- set-up ----------------------------------------------------------------------------------------------------------
def test_one_of_five_begins_with_the_gauntlet():
    begun = set()
    for seed in range(12):
        s = new(["spider-man"], scenario="loki", seed=seed, modular=["frost_giants"]).state
        (loki,) = s.of_kind("villain")
        begun.add(s.play[loki].face.code)
        assert sorted([s.play[loki].face.code, *(s.codes[c] for c in s.zones["aside"] if s.codes[c] in LOKIS)]) == list(
            LOKIS
        )
        gauntlet = next(i for i in s.play.values() if i.face.code == GAUNTLET)
        assert gauntlet.host == loki and len(s.zones["stones"]) == 5
        assert any(i.face.code == WAR for i in s.play.values()) and not s.zones["villain_deck"]
    assert len(begun) > 2


def test_a_skirmish_is_against_one_loki():
    s = new(["spider-man"], scenario="loki", stage=4, modular=["frost_giants"], seed=1).state
    assert [s.play[c].face.code for c in s.of_kind("villain")] == ["21163"]
    assert not [c for c in s.zones["aside"] if s.codes[c] in LOKIS]


# ---- the villains ----------------------------------------------------------------------------------------------------
def test_the_first_is_safe_behind_a_side_scheme(board):
    t = asgard(board, villain="21160", sides=[on(side_scheme(), threat=1)])
    t.cannot("attack", target=t.villain)
    t.thwart(t.side)
    t.play(event(Damage(each("villain"), 2)))
    assert t.villain.damage == 2


def test_the_others(board):
    assert [asgard(board, villain=c).villain.keyword("stalwart") for c in LOKIS[1:]] == [False, True, True, False]
    assert asgard(board, villain="21164").villain.keyword("piercing")
    t = asgard(board)
    t.attack(t.villain)
    assert t.hero.damage == 1  # retaliate


@rule("rr:victory-x")
def test_another_takes_his_place_with_all_he_had(board):
    t = asgard(
        board,
        villain=on("21161", damage=18, confused=1, attached=["21170"]),
        aside=["21164"],
        encounter=[treachery(), side_scheme(threat=3)],
    )
    t.attack(t.villain)
    assert t.villain.name == "Loki" and t["21164"].in_play and t.villain.damage == 0
    assert t.villain.confused and t["21170"].host.name == "Loki"
    assert [t.state.codes[c] for c in t.state.zones["victory"]] == ["21161"]
    assert t.side.threat == 3 and t.result is None  # his When Defeated reveals a side scheme


MANY = [(False, 0, 1, "won"), (True, 0, 1, None), (True, 0, 2, "won"), (False, 1, 2, None), (True, 2, 3, "won")]


@pytest.mark.parametrize(("expert", "heroic", "gone", "result"), MANY)
def test_how_many_must_be_defeated(board, expert, heroic, gone, result):
    t = asgard(
        board,
        villain=on("21161", damage=18),
        aside=["21164"],
        victory=["21162", "21163", "21160"][:gone],
        expert=expert,
        heroic=heroic,
        encounter=[side_scheme(threat=3), treachery()],
    )
    t.attack(t.villain)
    assert t.result == result


def test_swapped_he_is_the_same_loki(board):
    t = asgard(
        board, villain=on("21161", damage=5, stunned=1, attached=["21172"]), encounter=[treachery()], form="alter-ego"
    )
    t.reveal(t.add("21176", "encounter"))
    t.pass_all()
    assert t["21162"].in_play and t.villain.damage == 5 and t.villain.tough  # the cape
    assert not t.villain.stunned  # stalwart
    assert [t.state.codes[c] for c in t.state.zones["aside"]] == ["21161"] and t.main.threat == 1  # he has schemed


@pytest.mark.parametrize("code", ["21166", "21167", "21168", "21169"])
def test_a_realm_won_back(board, code):
    t = asgard(board, sides=[on(code, threat=1)])
    t.thwart(t[code])
    assert t["21162"].in_play and any(t[c].in_play for c in STONES[:2])


# ---- the encounter set -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "res"),
    [("21170", ("energy", "physical")), ("21171", ("mental", "physical")), ("21172", ("energy", "mental"))],
)
def test_what_he_wears_is_taken_after_a_blow(board, code, res):
    t = asgard(board, villain=on("21164", attached=[code]), hand=[resource(**{r: 1}) for r in res])
    t.attack(t.villain)
    t.use(t[code])
    assert not t[code].in_play and not t.hand
    t = asgard(board, villain=on("21164", attached=[code]), hand=[resource(energy=2)])
    t.attack(t.villain)
    assert t.asked == "turn" and t[code].in_play


@pytest.mark.parametrize("code", ["21170", "21171"])
def test_staff_and_crown_come_as_boost_cards(board, code):
    t = asgard(board, encounter=[code])
    t.activate(t.villain, how="scheme").pass_all()
    assert t[code].host.name == "Loki"


@pytest.mark.parametrize(("top", "damage", "stays"), [(treachery(), 0, False), (side_scheme(), 2, True)])
def test_the_master_of_illusions(board, top, damage, stays):
    t = asgard(board, villain=on("21164", attached=["21173"]), encounter=[top, treachery()])
    t.attack(t.villain)
    assert t.villain.damage == damage and t["21173"].in_play == stays


@pytest.mark.parametrize(
    ("form", "stunned", "threat", "damage"), [("hero", 0, 0, 0), ("hero", 1, 0, 2), ("alter-ego", 1, 2, 0)]
)
def test_devious_sorcery(board, form, stunned, threat, damage):
    t = asgard(board, form=form, stunned=stunned)
    t.reveal(t.add("21174", "encounter"))
    assert t.me.identity.stunned and (t.main.threat, t.me.identity.damage) == (threat, damage)


def test_infinite_mischief(board):
    t = asgard(board, others={"stones": [], "stones_discard": ["21130"]})
    t.reveal(t.add("21175", "encounter"))
    assert t["21130"].in_play and not t.state.zones["stones_discard"]
    t = asgard(board, villain="21164", encounter=["21175"], others={"stones": ["21131", "21130"]})
    icons = t.state.face(t["21131"].id).boost
    t.activate(t.villain, how="scheme").pass_all()
    assert t["21131"].where == "stones_discard" and t.main.threat == 1 + icons


def test_the_trickster_as_a_boost(board):
    t = asgard(board, villain="21164", encounter=["21176", treachery(boost=1), treachery()])
    t.activate(t.villain, how="attack").pass_all()
    assert t.villain.tough and t.hero.damage == 2 + 1


def test_other_villains_go_out_of_the_game(board):
    """Only those with a victory value come into the victory display."""
    t = board(villain=[on(foe(hp=2)), foe(hp=5)], hand=[event(Damage(YOU, 1))])
    t.attack(t.villain)
    assert not t.state.zones["victory"] and t.state.zones["removed"]


# ---- Enchantress -----------------------------------------------------------------------------------------------------
def test_the_enchantress_seduces(board):
    t = board(encounter=["21179"])
    t.reveal(t.add("21177", "encounter"))
    t.pass_all()
    assert t["21177"].engaged == 0 and t["21179"].host.id == t.hero.id


def test_beguiled(board):
    cheap, dear = ally(cost=1, name="Cheap"), ally(cost=3, thw=2, atk=1, name="Dear")
    t = board(play=[cheap, dear])
    t.reveal(t.add("21178", "encounter"))
    assert t.minion.name == "Dear" and t.minion.engaged == 0 and t.minion.trait("Enthralled") and t.minion.sch == 2
    t = board(encounter=[treachery(Damage(YOU, 1))] * 2)
    t.reveal(t.add("21178", "encounter"))
    assert t.hero.damage == 1  # nobody to beguile: surge


def test_seduced(board):
    blow = event(attack(AN_ENEMY, 1), traits="Attack")
    t = board(attached=["21179"], hand=[blow, resource(energy=1), resource(mental=1)])
    t.cannot("attack", target=t.villain)
    t.cannot("play", t[blow])
    t.change_form()
    t.use(t["21179"])
    assert not t["21179"].in_play
