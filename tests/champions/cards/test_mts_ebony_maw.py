"""Ebony Maw: the villain, his main schemes, his spells, and the sets Black Order and Armies of Titan."""

from __future__ import annotations

import pytest

from quickstrike.champions import new
from quickstrike.champions.position import position
from quickstrike.champions.position.writing import written
from quickstrike.testkit import ally, minion, on, player, resource, treachery, upgrade

MAW = "21071"
FIREBALL = "21076"


def test_his_magic_wears_the_spells_off(board):
    t = board(villain=MAW)
    t.reveal(t.add(FIREBALL, "encounter"))
    t.pass_all()
    assert t[FIREBALL].engaged == 0 and t[FIREBALL].counters("invocation") == 4
    t.activate(t.villain).pass_all()
    assert t[FIREBALL].counters("invocation") == 3


def test_only_the_spells_of_who_he_activates_against(board):
    t = board(player(), player(), villain=MAW)
    t.reveal(t.add(FIREBALL, "encounter"), seat=1)
    t.pass_all()
    t.activate(t.villain, seat=0).pass_all()
    assert t[FIREBALL].engaged == 1 and t[FIREBALL].counters("invocation") == 4


def test_each_stage_and_scheme_casts_a_spell_for_each_player():
    game = new(["spider-man"], scenario="ebony_maw", seed=4)
    s = game.state
    spells = [i for i in s.play.values() if "Spell" in i.face.traits]
    assert sorted(i.engaged for i in spells) == [0] and not s.zones["encounter_discard"]
    expert = new(["spider-man"], scenario="ebony_maw", mode="expert", seed=4).state
    assert sum("Spell" in i.face.traits for i in expert.play.values()) == 2


def test_the_power_stone_casts_anew(board):
    t = board(villain=MAW, main=["21074a", "21075a"], threat=5, encounter=["21077"], encounter_discard=[treachery()])
    t.reveal(treachery(name="Nothing"))
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.face.code == "21075b" and t["21077"].engaged == 0


def last(t, code):
    """The last counter of this spell is removed."""
    t.activate(t.villain, how="scheme").pass_all()
    assert not t[code].in_play


def spelled(board, code, **more):
    return board(villain=MAW, environments=[on(code, counters={"invocation": 1}, engaged=0)], **more)


def test_fireball(board):
    t = spelled(board, FIREBALL)
    last(t, FIREBALL)
    assert t.hero.damage == 4


def test_manipulation(board):
    t = spelled(board, "21077", hand=[resource()])
    last(t, "21077")
    assert not t.hand and t.hero.confused


def test_pacification(board):
    tool = upgrade()
    t = spelled(board, "21078", play=[tool])
    last(t, "21078")
    assert t[tool].exhausted and t.hero.stunned


def test_rubblestorm(board):
    friend = ally(hp=3)
    t = spelled(board, "21079", play=[friend])
    last(t, "21079")
    assert t.hero.damage == 2 and t[friend].damage == 2


def test_agent_of_thanos(board):
    spell = on(FIREBALL, counters={"invocation": 3}, engaged=0)
    t = board(villain=MAW, environments=[spell])
    t.reveal(t.add("21080", "encounter"))
    assert t.hero.damage == 1
    t = board(villain=MAW, environments=[spell], form="alter-ego")
    with t.changes(lambda: t.main.threat, by=1):
        t.reveal(t.add("21080", "encounter"))
    more = treachery()
    t = board(villain=MAW, encounter=[more])
    t.reveal(t.add("21080", "encounter"))
    assert t[more].where == "encounter_discard"


def test_agent_of_thanos_surges_if_no_damage_is_taken(board):
    more = treachery()
    t = board(
        villain=MAW, environments=[on(FIREBALL, counters={"invocation": 3}, engaged=0)], tough=1, encounter=[more]
    )
    t.reveal(t.add("21080", "encounter"))
    assert not t.hero.damage and not t.hero.tough and t[more].where == "encounter_discard"


def test_channeling_trance_asks_once_the_counters_are_gone(board):
    t = spelled(board, FIREBALL, encounter=["21077"])
    t.reveal(t.add("21081", "encounter"))
    assert t.hero.damage == 4 and t["21077"].engaged == 0 and t["21077"].counters("invocation") == 2


def test_channeling_trance(board):
    t = board(villain=MAW, environments=[on(FIREBALL, counters={"invocation": 3}, engaged=0)])
    t.reveal(t.add("21081", "encounter"))
    assert t[FIREBALL].counters("invocation") == 2
    t = board(villain=MAW, encounter=[treachery(), FIREBALL])
    t.reveal(t.add("21081", "encounter"))
    assert t[FIREBALL].engaged == 0 and t[FIREBALL].counters("invocation") == 4


def test_abjuration(board):
    t = board(villain=on(MAW, attached=["21082"]))
    t.attack(t.villain, damage=1)
    assert not t.villain.damage and t["21082"].in_play
    t.attack(t.villain, damage=5)
    assert not t.villain.damage and not t["21082"].in_play
    t.attack(t.villain, damage=5)
    assert t.villain.damage == 5


def test_restrained(board):
    strong = ally(atk=5, name="Strong")
    t = board(play=[strong], hand=[resource(energy=1), resource(physical=1)])
    t.reveal(t.add("21083", "encounter"))
    assert t["21083"].host == t[strong] and t[strong].exhausted
    t.villain_phase()
    assert t[strong].exhausted
    t.use("21083")
    assert not t["21083"].in_play


def test_reactor_overload(board):
    t = board()
    t.reveal(t.add("21084", "encounter"))
    t.option(0)
    assert t.hero.damage == 2 and t["21084"].threat == 3
    t = board()
    t.reveal(t.add("21084", "encounter"))
    t.option(1)
    assert t["21084"].threat == 5


# ---- Black Order ---------------------------------------------------------------------------------------------------
def test_black_dwarf_and_supergiant(board):
    friend = ally(hp=1)
    t = board(play=[friend], engaged=["21085"])
    t.activate(t.minion)
    t.defend(friend)
    t.pass_all()
    assert t.hero.damage == 2
    t = board(engaged=["21086"])
    t.activate(t.minion).pass_all()
    assert t.hero.stunned


def test_the_black_order(board):
    t = board(sides=["21087"], engaged=["21089"])
    t.cannot("thwart", target=t.side, rule="rr:cannot")
    t = board(sides=["21087"], engaged=[minion()])
    assert t.can("thwart", target=t.side)


def test_blood_to_spare(board):
    t = board(form="alter-ego", engaged=[minion(sch=2)], encounter=["21085"])
    with t.changes(lambda: t.main.threat, by=2):
        t.reveal(t.add("21088", "encounter"))
    assert not t["21085"].in_play
    t = board(encounter=["21085"])
    t.reveal(t.add("21088", "encounter"))
    assert t["21085"].engaged == 0


# ---- Armies of Titan -----------------------------------------------------------------------------------------------
def test_black_order_infantry(board):
    t = board(engaged=[on("21089", damage=3)])
    t.attack(t.minion)
    assert t.villain.tough
    t = board(form="alter-ego", encounter=["21089"])
    t.activate(t.villain).pass_all()
    assert t.villain.tough


def test_outrider(board):
    t = board(hand=[resource()])
    t.reveal(t.add("21090", "encounter"))
    assert not t.hand
    t = board(form="alter-ego", hand=[resource()], encounter=["21090"])
    t.activate(t.villain).pass_all()
    assert not t.hand


def test_landing_craft(board):
    t = board(sides=[on("21091", threat=1)], encounter=[treachery(), "21090"])
    t.thwart(t.side)
    assert t["21090"].engaged == 0


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_a_game_can_be_set_up(mode):
    assert new(["spider-man"], scenario="ebony_maw", mode=mode, seed=1).decisions


def test_a_position_has_the_spells_of_each_player_and_cards_that_lie_facedown():
    game = new(["spectrum"], scenario="ebony_maw", seed=5)
    while game.decisions[0].kind != "turn":
        game.answer(game.decisions[0].options[-1])
    spec = written(game)
    assert spec is not None
    again = position(spec).state
    there = {c: (i.face.code, i.engaged) for c, i in game.state.play.items()}
    assert {c: (i.face.code, i.engaged) for c, i in again.play.items()} == there
    assert sum(code.startswith("turned ") for code, _ in there.values()) == 3
    assert any("Spell" in again.face(c).traits and seat == 0 for c, (_, seat) in there.items())
