"""Cards of the Aggression aspect."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import GUARD, RETALIATE
from quickstrike.testkit import ally, foe, minion, on, player, resource


# ---- 01050 Hulk ----------------------------------------------------------------------------------------------------
def smash(board, *icons, **kw):
    t = board(play=["Hulk"], deck=[resource(**dict.fromkeys(icons, 1))], **kw)
    return t.attack(t.villain, who="Hulk")


def test_hulk_physical_hits_an_enemy_again(board):
    t = smash(board, "physical", engaged=[minion(hp=2)])
    t.choose(t.minion)
    assert t.villain.damage == 3 and not t.minions and t["Hulk"].damage == 1
    t.quiet()


def test_hulk_energy_hurts_everybody(board):
    t = smash(board, "energy", engaged=[minion(hp=3)])
    assert (t.villain.damage, t.minion.damage, t.hero.damage, t["Hulk"].damage) == (4, 1, 1, 2)
    t.quiet()


def test_hulk_mental_sends_him_away(board):
    t = smash(board, "mental")
    assert t["Hulk"].where == "discard0" and t.villain.damage == 3
    t.quiet()


def test_hulk_wild_does_all_of_it_in_the_order_of_his_player(board):
    t = smash(board, "wild")
    assert len(t.options("option")) == 3
    t.option(2)  # he goes first and so takes nothing of the rest
    t.option(1)
    assert (t.villain.damage, t.hero.damage) == (6, 1) and t["Hulk"].where == "discard0"
    t.quiet()


def test_hulk_two_icons_are_ordered_by_his_player(board):
    t = board(player(), player(play=["Hulk"], deck=[resource(physical=1, energy=1)]), turn=1)
    t.attack(t.villain, who="Hulk")
    assert t.decision.seat == 1
    t.option(0)
    assert t.villain.damage == 6 and t["Hulk"].damage == 2
    t.quiet()


def test_hulk_nothing_printed_nothing_happens(board):
    t = smash(board)
    assert t.villain.damage == 3 and t["Hulk"].damage == 1
    t.quiet()


def test_hulk_is_not_moved_by_the_attacks_of_others(board):
    t = board(play=["Hulk", ally(atk=1)], deck=[resource(mental=1)]).attack("Villain")
    t.attack("Villain", who=next(a for a in t.allies if a.name != "Hulk"))
    assert t["Hulk"].in_play
    t.quiet()


def test_hulk_is_stunned_so_he_did_not_attack(board):
    t = board(play=[on("Hulk", stunned=1)], deck=[resource(mental=1)])
    t.attack(t.villain, who="Hulk")
    assert t["Hulk"].in_play and t.villain.damage == 0 and t.seats[0].deck[0].face.resources[1] == 1


def test_hulk_cannot_thwart(board):
    t = board(play=["Hulk"], threat=3)
    t.cannot("thwart", "Hulk", t.main, rule="rr:dash-value")


# ---- 01051 Tigra ---------------------------------------------------------------------------------------------------
def test_tigra_heals_by_defeating_a_minion(board):
    t = board(play=[on("Tigra", damage=2)], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Tigra").use("Tigra")
    assert t["Tigra"].damage == 2  # healed, then consequential damage
    t.quiet()


def test_tigra_only_by_defeating_a_minion_with_her_attack(board):
    t = board(play=[on("Tigra", damage=1)], engaged=[minion(hp=3)])
    t.attack(t.minion, who="Tigra")
    assert t["Tigra"].damage == 2
    t = board(play=[on("Tigra", damage=1)], engaged=[minion(hp=2)])
    t.attack(t.minion).quiet()
    assert t["Tigra"].damage == 1
    t = board(play=["Tigra"], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Tigra")
    t.quiet()  # not damaged: nothing to heal
    assert t["Tigra"].damage == 1


def test_tigra_a_villain_is_no_minion(board):
    t = board(play=[on("Tigra", damage=1)], villain=[foe(hp=2), foe(hp=5)])
    t.attack(t.villain, who="Tigra")
    assert t["Tigra"].damage == 2
    t.quiet()


# ---- 01052 Chase Them Down -----------------------------------------------------------------------------------------
def test_chase_them_down_follows_a_defeat(board):
    t = board(hero="spider-man", hand=["Chase Them Down"], engaged=[minion(hp=2)], threat=3, sides=["Crowd Control"])
    t.attack(t.minion).play("Chase Them Down")  # any scheme: here the crisis leaves only one
    assert t.main.threat == 3 and not t.sides
    t.quiet()


def test_chase_them_down_after_a_villain_stage_too(board):
    t = board(hand=["Chase Them Down"], villain=[foe(hp=2), foe(hp=5)], threat=3)
    t.attack(t.villain).play("Chase Them Down")
    assert t.main.threat == 1


@pytest.mark.parametrize("how", ["alive", "ally", "no threat", "support"])
def test_chase_them_down_needs_your_hero_to_defeat_an_enemy(board, how):
    t = board(
        hand=["Chase Them Down"],
        engaged=[minion(hp=3 if how == "alive" else 2)],
        play=[ally(atk=2), "Tac Team"],
        threat=0 if how == "no threat" else 3,
    )
    if how == "support":
        t.use("Tac Team", target=t.minion)
    else:
        t.attack(t.minion, who=t.ally if how == "ally" else t.hero)
    t.quiet()


def test_chase_them_down_is_a_thwart(board):
    t = board(hand=["Chase Them Down"], engaged=[minion(hp=2)], threat=3, confused=1)
    t.attack(t.minion).play("Chase Them Down")
    assert t.main.threat == 3 and t.hero.confused == 0
    t.quiet()


def test_chase_them_down_is_only_for_your_own_hero(board):
    t = board(player(engaged=[minion(hp=2)]), player(hand=["Chase Them Down"]), threat=3)
    t.attack(t.minion)
    t.quiet()


# ---- 01053 Relentless Assault --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("pay", "excess"), [({"physical": 2}, 3), ({"physical": 1, "energy": 1}, 3), ({"wild": 2}, 3), ({"energy": 2}, 0)]
)
def test_relentless_assault_overkills_with_physical(board, pay, excess):
    t = board(hero="spider-man", hand=["Relentless Assault", resource(**pay)], engaged=[minion(hp=2)])
    t.play("Relentless Assault")
    assert not t.minions and t.villain.damage == excess
    t.quiet()


def test_relentless_assault_is_for_minions(board):
    t = board(hand=["Relentless Assault", resource(wild=2)])
    t.cannot("play", "Relentless Assault", rule="rr:target")
    t = board(form="alter-ego", hand=["Relentless Assault", resource(wild=2)], engaged=[minion()])
    t.cannot("play", "Relentless Assault", rule="rr:ability")


# ---- 01054 Uppercut ------------------------------------------------------------------------------------------------
def test_uppercut_deals_five(board):
    t = board(hero="spider-man", hand=["Uppercut", resource(energy=3)]).play("Uppercut")
    assert t.villain.damage == 5
    t.quiet()


def test_uppercut_cannot_pass_a_guard(board):
    t = board(hand=["Uppercut", resource(energy=3)], engaged=[minion(GUARD, hp=9)]).play("Uppercut")
    assert t.minion.damage == 5 and t.villain.damage == 0
    t = board(form="alter-ego", hand=["Uppercut", resource(energy=3)])
    t.cannot("play", "Uppercut", rule="rr:ability")


# ---- 01055 The Power of Aggression ---------------------------------------------------------------------------------
def test_the_power_of_aggression_doubles_for_its_aspect(board):
    t = board(hand=["The Power of Aggression", "Combat Training"]).play("Combat Training")
    assert t["Combat Training"].in_play
    t = board(hand=["The Power of Aggression", "Tac Team"])
    t.cannot("play", "Tac Team", rule="rr:cost")  # two, not three
    t = board(hand=["The Power of Aggression", "Heroic Intuition"])
    t.cannot("play", "Heroic Intuition", rule="rr:cost")
    t = board(hand=["The Power of Aggression", "Haymaker"])
    t.cannot("play", "Haymaker", rule="rr:cost")


def test_the_power_of_aggression_is_wild_all_the_same(board):
    t = board(hand=["The Power of Aggression", "Relentless Assault"], engaged=[minion(hp=2)])
    t.play("Relentless Assault")
    assert t.villain.damage == 3  # two wild: one of them physical


# ---- 01056 Tac Team ------------------------------------------------------------------------------------------------
def test_tac_team_shoots_in_any_form(board):
    t = board(hero="spider-man", form="alter-ego", play=["Tac Team"], engaged=[minion(RETALIATE(1), hp=9)])
    t.use("Tac Team", target=t.minion)
    assert t.minion.damage == 2 and t["Tac Team"].counters("attack") == 2 and t["Tac Team"].exhausted
    assert t.hero.damage == 0  # no attack
    t.cannot("use", "Tac Team", ability=0, rule="rr:exhausted")


def test_tac_team_is_no_attack_so_guard_does_not_matter(board):
    t = board(play=["Tac Team"], engaged=[minion(GUARD)], stunned=1).use("Tac Team")
    t.choose(t.villain)
    assert t.villain.damage == 2 and t.hero.stunned == 1


def test_tac_team_leaves_with_its_last_counter_after_the_effect(board):
    t = board(play=[on("Tac Team", counters={"attack": 1})]).use("Tac Team")
    assert t.villain.damage == 2 and t["Tac Team"].where == "discard0"
    t.quiet()


def test_tac_team_enters_with_three_counters(board):
    t = board(hand=["Tac Team", resource(wild=3)]).play("Tac Team")
    assert t["Tac Team"].counters("attack") == 3


# ---- 01057 Combat Training -----------------------------------------------------------------------------------------
def test_combat_training_makes_the_hero_stronger(board):
    t = board(hero="spider-man", hand=["Combat Training", resource(energy=2)]).play("Combat Training")
    assert t.hero.atk == 3
    t.attack(t.villain)
    assert t.villain.damage == 3
    t.villain_phase()
    t.change_form()
    assert t.hero.stat("ATK") == 0  # an alter-ego has no ATK


def test_combat_training_under_anothers_control(board):
    t = board(player("captain-marvel", hand=["Combat Training", resource(energy=2)]), player("spider-man"))
    t.play("Combat Training", target=t.seats[1])
    assert t["Combat Training"].controller == 1
    assert (t.seats[0].identity.atk, t.seats[1].identity.atk) == (2, 3)


def test_combat_training_max_one_per_player(board):
    t = board(hand=["Combat Training", resource(energy=2)], play=["Combat Training"])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")
    t = board(player(hand=["Combat Training", resource(energy=2)], play=["Combat Training"]), player())
    t.play(t.hand[0])  # only the other player is left
    assert t.seats[1].identity.atk == 3
    t.quiet()


def test_combat_training_goes_back_to_its_owner(board):
    t = board(player(hand=["Combat Training", resource(energy=2)]), player(), encounter=["Caught Off Guard"])
    t.play("Combat Training", target=t.seats[1]).reveal("Caught Off Guard", seat=1)
    assert t["Combat Training"].where == "discard0" and t.seats[1].identity.atk == 2
