"""Rhino: the villain, his main scheme and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, foe, minion, on, player, resource, treachery

RHINO = ["01094", "01095", "01096"]


# ---- 01094-01096 Rhino ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("stage", "atk", "hp"), [("01094", 2, 14), ("01095", 3, 15), ("01096", 4, 16)])
def test_the_stages_of_rhino(board, stage, atk, hp):
    t = board(player(), player(), villain=stage)
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (atk, 1, 2 * hp)


def test_rhino_ii_finds_breakin_and_takin(board):
    t = board(player(), player(), villain=[on("01094", damage=26), "01095"], encounter=["Shocker", "Breakin' & Takin'"])
    t.attack(t.villain)
    assert t.villain.hp == 30 and t.side.name == "Breakin' & Takin'" and t.side.threat == 4
    t.quiet()


def test_rhino_ii_finds_it_in_the_discard_pile_or_not_at_all(board):
    t = board(villain=[on("01094", damage=12), "01095"], encounter_discard=["Breakin' & Takin'"]).attack("Rhino")
    assert t.side.threat == 3
    t.quiet()
    t = board(villain=[on("01094", damage=12), "01095"], sides=["Breakin' & Takin'"]).attack("Rhino")
    assert len(t.sides) == 1 and t.side.threat == 2 and t.villain.hp == 15
    t.quiet()


def test_rhino_iii_is_tough_and_stuns_each_hero(board):
    t = board(player(), player("spider-man"), player(form="alter-ego"), villain=[on("01095", damage=43), "01096"])
    t.attack(t.villain)
    assert t.villain.tough == 1 and [p.identity.stunned for p in t.seats] == [1, 1, 0]
    t.quiet()


def test_rhino_keeps_his_attachments_and_statuses_at_a_new_stage(board):
    t = board(villain=[on("01094", damage=12, confused=1, attached=["Enhanced Ivory Horn"]), "01095"]).attack("Rhino")
    assert t.villain.confused == 1 and t.villain.atk == 4 and t.villain.damage == 0


def test_the_last_stage_wins_the_game(board):
    t = board(villain=[on("01096", damage=14)]).attack("Rhino")
    assert t.result == "won"


# ---- 01097 The Break-In! -------------------------------------------------------------------------------------------
def test_the_break_in_grows_by_one_per_player_and_loses_at_seven_per_player(board):
    t = board(player(form="alter-ego"), player(form="alter-ego"), main="01097a", villain=foe(sch=0))
    assert t.main.threat == 0
    t.villain_phase()
    assert t.main.threat == 2
    t = board(player(), player(), main="01097a", threat=13, villain=foe(sch=1)).activate(how="scheme")
    assert t.result == "lost"


def test_setup_turns_the_break_in_over(setting_up):
    t = setting_up(main="01097a", villain="01094")
    assert t.main.face.code == "01097b" and t.main.threat == 0


# ---- 01098 Armored Rhino Suit --------------------------------------------------------------------------------------
def suit(board, damage=0, **kw):
    return board(villain=on("01094", attached=[on("Armored Rhino Suit", counters={"damage": damage})], **kw))


def test_armored_rhino_suit_takes_the_damage(board):
    t = suit(board).attack("Rhino")
    assert t.villain.damage == 0 and t["Armored Rhino Suit"].counters("damage") == 2
    t.quiet()


@pytest.mark.parametrize(("before", "there"), [(2, True), (3, False), (4, False)])
def test_armored_rhino_suit_breaks_at_five(board, before, there):
    t = suit(board, before).attack("Rhino")
    assert t["Armored Rhino Suit"].in_play == there and t.villain.damage == 0


def test_armored_rhino_suit_comes_before_tough_and_takes_the_excess(board):
    t = suit(board, tough=1).attack("Rhino", damage=9)
    assert t.villain.tough == 1 and t.villain.damage == 0 and t["Armored Rhino Suit"].where == "encounter_discard"


def test_armored_rhino_suit_is_dressed_on_rhino(board):
    t = board(villain="01094", encounter=["Armored Rhino Suit"]).reveal("Armored Rhino Suit")
    assert t["Armored Rhino Suit"].host == t.villain
    t = board(encounter=["Armored Rhino Suit"]).reveal("Armored Rhino Suit")
    assert t["Armored Rhino Suit"].where == "encounter_discard"  # no Rhino here


def test_armored_rhino_suit_catches_overkill(board):
    t = board(villain=on("01094", attached=["Armored Rhino Suit"]), engaged=[minion(hp=1)])
    t.attack(t.minion, damage=4, overkill=True)
    assert t["Armored Rhino Suit"].counters("damage") == 3 and t.villain.damage == 0


# ---- 01099 Charge --------------------------------------------------------------------------------------------------
def test_charge_overkills_an_ally_and_is_gone(board):
    t = board(villain=on("01094", attached=["Charge"]), play=[ally(hp=1)])
    assert t.villain.atk == 5
    t.activate().defend(t.ally)
    assert not t.allies and t.hero.damage == 4 and t["Charge"].where == "encounter_discard" and t.villain.atk == 2
    t.quiet()


def test_charge_goes_with_the_attack_not_with_a_scheme_or_a_stun(board):
    t = board(form="alter-ego", villain=on("01094", attached=["Charge"])).activate()
    assert t["Charge"].in_play
    t = board(villain=on("01094", attached=["Charge"], stunned=1)).activate()
    assert t["Charge"].in_play
    t.quiet()


def test_charge_goes_even_if_the_hero_blocks_it_all(board):
    t = board(hero="spider-man", villain=on("01094", attached=["Charge"]), hand=["Backflip"]).activate()
    t.pass_().pass_().play("Backflip")
    assert t.hero.damage == 0 and t["Charge"].where == "encounter_discard"


def test_charge_is_for_the_attacks_of_rhino(board):
    t = board(villain=on("01094", attached=["Charge"]), engaged=[minion(atk=3)], play=[ally(hp=1)])
    t.activate(t.minion).defend(t.ally)
    assert t["Charge"].in_play and t.hero.damage == 0
    t.quiet()


def test_charge_waits_while_rhino_is_webbed_up(board):
    t = board(villain=on("01094", attached=["Charge", "Webbed Up"])).activate()
    assert t["Charge"].in_play and t.villain.stunned == 1
    t.quiet()


def test_charge_is_dealt_to_rhino_by_being_revealed(board):
    t = board(villain="01094", encounter=["Charge"]).reveal("Charge")
    assert t["Charge"].host == t.villain and t.villain.atk == 5
    t.villain_phase()
    assert t.hero.damage == 5 and t.villain.atk == 2


# ---- 01100 Enhanced Ivory Horn -------------------------------------------------------------------------------------
def test_enhanced_ivory_horn_is_taken_off_by_any_hero(board):
    t = board(
        player(),
        player("spider-man", hand=["Strength", resource(wild=1)]),
        turn=1,
        villain=on("01094", attached=["Enhanced Ivory Horn"]),
    )
    assert t.villain.atk == 3
    t.use("Enhanced Ivory Horn")
    assert t["Enhanced Ivory Horn"].where == "encounter_discard" and t.villain.atk == 2
    t.quiet()


def test_enhanced_ivory_horn_needs_a_rhino_to_stay(board):
    t = board(villain="01094", encounter=["Enhanced Ivory Horn"]).reveal("Enhanced Ivory Horn")
    assert t.villain.atk == 3
    t = board(encounter=["Enhanced Ivory Horn"]).reveal("Enhanced Ivory Horn")
    assert t["Enhanced Ivory Horn"].where == "encounter_discard" and t.villain.atk == 2


def test_enhanced_ivory_horn_needs_three_physical_and_a_hero(board):
    horn = on("01094", attached=["Enhanced Ivory Horn"])
    t = board(hand=["Strength", "Energy"], villain=horn)
    t.cannot("use", "Enhanced Ivory Horn", ability=0, rule="rr:cost")
    t = board(form="alter-ego", hand=["Strength", "Strength"], villain=horn)
    t.cannot("use", "Enhanced Ivory Horn", ability=0, rule="rr:ability")


# ---- minions -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "atk", "sch", "hp"),
    [
        ("Hydra Mercenary", 1, 0, 3),
        ("Sandman", 3, 2, 4),
        ("Shocker", 2, 1, 3),
        ("Hydra Bomber", 1, 1, 2),
        ("Vulture", 3, 1, 4),
        ("Yon-Rogg", 3, 2, 5),
    ],
)
def test_minions(board, name, atk, sch, hp):
    t = board(engaged=[name])
    assert (t.minion.atk, t.minion.sch, t.minion.hp) == (atk, sch, hp)


def test_hydra_mercenary_guards_the_villain(board):
    t = board(player(engaged=["Hydra Mercenary"]), player())
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.end_turn().attack(t.villain)
    assert t.villain.damage == 2  # only against the player it is engaged with


def test_sandman_enters_tough(board):
    t = board(encounter=["Sandman"]).reveal("Sandman")
    assert t.minion.tough == 1
    t.attack(t.minion)
    assert (t.minion.tough, t.minion.damage) == (0, 0)
    t.quiet()


def test_sandman_is_unique(board):
    t = board(player(), player(engaged=["Sandman"]), encounter=["Sandman", treachery(Damage(YOU, 1))])
    t.reveal(t.zone("encounter")[0])
    assert len(t.minions) == 1 and t.hero.damage == 1  # another card is revealed for it


def test_shocker_shocks_each_hero(board):
    t = board(player(), player("spider-man"), player(form="alter-ego"), encounter=["Shocker"]).reveal("Shocker", seat=1)
    assert [p.identity.damage for p in t.seats] == [1, 1, 0] and t.minion.engaged == 1
    t.quiet()


# ---- treacheries ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("damage", "left", "surge"), [(6, 2, 0), (3, 0, 0), (0, 0, 1)])
def test_hard_to_keep_down_heals_four_or_surges(board, damage, left, surge):
    t = board(villain=on("01094", damage=damage), encounter=["Hard to Keep Down", treachery(Damage(YOU, 1))])
    t.reveal("Hard to Keep Down")
    assert t.villain.damage == left and t.hero.damage == surge
    t.quiet()


@pytest.mark.parametrize("tough", [0, 1])
def test_im_tough_makes_rhino_tough_or_surges(board, tough):
    t = board(villain=on("01094", tough=tough), encounter=['"I\'m Tough"', treachery(Damage(YOU, 1))])
    t.reveal('"I\'m Tough"')
    assert t.villain.tough == 1 and t.hero.damage == tough
    t.quiet()


def test_stampede_stuns_who_is_damaged(board):
    t = board(villain="01094", play=[ally(hp=5)], encounter=["Stampede", treachery(), treachery(Damage(YOU, 5))])
    t.reveal("Stampede").pass_()  # and no surge
    assert (t.hero.damage, t.hero.stunned, t.ally.stunned) == (2, 1, 0)
    t = board(villain="01094", play=[ally(hp=5)], encounter=["Stampede"]).reveal("Stampede")
    t.defend(t.ally)
    assert (t.ally.damage, t.ally.stunned, t.hero.stunned) == (2, 1, 0)
    t.quiet()


def test_stampede_without_damage_stuns_nobody(board):
    t = board(villain="01094", encounter=["Stampede"]).reveal("Stampede").defend()
    assert (t.hero.damage, t.hero.stunned) == (0, 0)
    t = board(villain="01094", tough=1, encounter=["Stampede"]).reveal("Stampede").pass_()
    assert (t.hero.tough, t.hero.stunned) == (0, 0)
    t = board(villain=on("01094", stunned=1), encounter=["Stampede"]).reveal("Stampede")
    assert (t.villain.stunned, t.hero.stunned) == (0, 0)
    t.quiet()


def test_stampede_against_another_players_hero(board):
    t = board(player(), player(), villain="01094", encounter=["Stampede"]).reveal("Stampede", seat=0)
    t.pass_().defend(t.seats[1].identity)  # the other player steps in: DEF 2
    assert [p.identity.damage for p in t.seats] == [0, 0]
    t.quiet()


def test_stampede_surges_for_an_alter_ego(board):
    t = board(form="alter-ego", villain="01094", encounter=["Stampede", treachery(Damage(YOU, 1))]).reveal("Stampede")
    assert (t.hero.damage, t.hero.stunned) == (1, 0)
    t.quiet()


# ---- side schemes --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "threat"), [("Breakin' & Takin'", 4), ("Crowd Control", 4), ("Bomb Scare", 4)])
def test_threat_on_side_schemes_for_two(board, name, threat):
    t = board(player(), player(), encounter=[name]).reveal(name)
    assert t.side.threat == threat
    t.quiet()


def test_breakin_and_takin_is_a_hazard(board):
    t = board(form="alter-ego", sides=["Breakin' & Takin'"]).villain_phase()
    assert len(t.log("dealt")) == 2


def test_crowd_control_is_a_crisis(board):
    t = board(sides=[on("Crowd Control", threat=2)], threat=5)
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
    t.thwart(t.side)
    assert not t.sides
    t.put(ally(thw=2), seat=0)
    t.thwart(t.main, who=t.ally)
    assert t.main.threat == 3
