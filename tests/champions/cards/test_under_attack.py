"""Under Attack, a modular set."""

from __future__ import annotations

import pytest

from quickstrike.testkit import ally, foe, minion, on, player, resource


# ---- 01151 Under Attack --------------------------------------------------------------------------------------------
def test_under_attack_asks_each_player(board):
    t = board(player(), player(), encounter=["Under Attack"]).reveal("Under Attack")
    t.choose(t.seats[1]).option(1).option(0)
    assert t.side.threat == 3 + 2 and [p.identity.damage for p in t.seats] == [0, 3]
    assert t.side.face.crisis == 1
    t.quiet()


def test_under_attack_an_alter_ego_has_no_hero_to_damage(board):
    t = board(form="alter-ego", encounter=["Under Attack"]).reveal("Under Attack")
    assert t.side.threat == 5 and t.hero.damage == 0
    t.quiet()


# ---- 01152 Vibranium Armor -----------------------------------------------------------------------------------------
def test_vibranium_armor_makes_the_villain_tough_after_damage(board):
    t = board(villain=on(foe(hp=14), attached=["Vibranium Armor"]))
    t.attack(t.villain)
    assert t.villain.damage == 2 and t.villain.tough == 1
    t.attack(t.villain, damage=5)
    assert t.villain.damage == 2 and t.villain.tough == 0  # nothing was taken
    t.attack(t.villain, damage=1)
    assert t.villain.damage == 3 and t.villain.tough == 1
    t.quiet()


def test_vibranium_armor_does_not_protect_minions(board):
    t = board(villain=on(foe(), attached=["Vibranium Armor"]), engaged=[minion(hp=5)])
    t.attack(t.minion)
    assert t.villain.tough == 0 and t.minion.tough == 0


@pytest.mark.parametrize(
    ("name", "res", "other"), [("Vibranium Armor", "physical", "energy"), ("Concussion Blasters", "energy", "physical")]
)
def test_it_is_taken_off_by_a_ready_hero_with_two_resources(board, name, res, other):
    two, wrong, worn = [resource(**{res: 1})] * 2, [resource(**{other: 2})], on(foe(), attached=[name])
    t = board(villain=worn, hand=two).use(name)
    assert t[name].where == "encounter_discard" and t.hero.exhausted and t.hand == []
    t.quiet()
    tired, other_form = {"hand": two, "exhausted": True}, {"hand": two, "form": "alter-ego"}
    for kw in (tired, other_form, {"hand": wrong}, {"hand": two[:1]}):
        board(villain=worn, **kw).cannot("use", name)


@pytest.mark.parametrize("name", ["Vibranium Armor", "Concussion Blasters"])
def test_it_goes_to_any_villain(board, name):
    t = board(encounter=[name]).reveal(name)
    assert t[name].host == t.villain


# ---- 01153 Concussion Blasters -------------------------------------------------------------------------------------
def test_concussion_blasters_retaliate(board):
    t = board(villain=on(foe(), attached=["Concussion Blasters"]), play=[ally(hp=3)])
    t.attack(t.villain).attack(t.villain, t.ally)
    assert t.hero.damage == 1 and t.ally.damage == 1
    t.quiet()


# ---- 01154 Concussive Blast ----------------------------------------------------------------------------------------
def test_concussive_blast_hits_all_friends(board):
    mine, theirs = ally(), ally()
    t = board(
        player(play=[mine], engaged=[minion()]), player(form="alter-ego", play=[theirs]), encounter=["Concussive Blast"]
    ).reveal("Concussive Blast")
    assert [p.identity.damage for p in t.seats] == [1, 1] and t[mine].damage == t[theirs].damage == 1
    assert t.minion.damage == 0 and t.villain.damage == 0
    t.quiet()


def test_concussive_blast_as_a_boost_card_hits_yours(board):
    mine, theirs = ally(), ally()
    t = board(player(play=[mine]), player(play=[theirs]), villain=foe(atk=2), encounter=["Concussive Blast"])
    t.activate(seat=0).pass_all()
    assert t.hero.damage == 3 and t[mine].damage == 1
    assert t.seats[1].identity.damage == 0 and t[theirs].damage == 0
    t.quiet()


def test_concussive_blast_kills_the_defender_and_the_attack_is_undefended(board):
    frail = ally(hp=1)
    t = board(play=[frail], villain=foe(atk=2), encounter=["Concussive Blast"]).activate().defend(frail)
    assert t[frail].where == "discard0" and t.hero.damage == 3
    t.quiet()
