"""Ultron: the villain, his main schemes, his drones and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import Damage, boost, each
from quickstrike.testkit import BLANK, ally, foe, minion, on, player, resource, side_scheme, treachery

DRONE = on("Backflip", facedown="Drone")
DRONES = "Ultron Drones"
ADVANCED = "Advanced Ultron Drone"


def facedown(t, seat=0):
    return [m for m in t.seats[seat].minions if m.face.facedown]


# ---- 01134-01136 Ultron --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("stage", "atk", "sch", "hp"), [("01134", 2, 1, 17), ("01135", 2, 2, 22), ("01136", 4, 2, 27)])
def test_the_stages_of_ultron(board, stage, atk, sch, hp):
    t = board(player(), player(), villain=stage)
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (atk, sch, 2 * hp)


def test_ultron_i_leaves_a_choice_after_his_attack(board):
    t = board(villain="01134", environments=[DRONES]).activate().pass_().option(0)
    assert t.main.threat == 1 and t.minions == []
    t.quiet()
    t = board(villain="01134", environments=[DRONES], deck=["Tigra"]).activate().pass_().option(1)
    assert t.main.threat == 0 and t.minion.engaged == 0 and t.minion.trait("Drone")
    assert (t.minion.atk, t.minion.sch, t.minion.hp) == (1, 1, 1)
    t.quiet()


def test_ultron_i_chooses_for_who_defended_and_with_an_ally_too(board):
    friend = ally(hp=9)
    t = board(player(), player(play=[friend]), villain="01134", environments=[DRONES]).activate(seat=0).pass_()
    t.defend(friend)
    assert t.decision.seat == 1
    t.option(1)
    assert [len(p.minions) for p in t.seats] == [0, 1]
    t.quiet()


def test_ultron_i_does_nothing_after_a_scheme_and_threatens_where_no_card_is_left(board):
    t = board(form="alter-ego", villain="01134").activate()
    assert t.main.threat == 1 and t.minions == []
    t.quiet()
    t = board(villain="01134", filler=0, encounter=[treachery()] * 3).activate().pass_()
    assert t.main.threat == 1  # without a deck there is nothing to choose
    t.quiet()


def test_ultron_ii_brings_a_drone_and_is_the_stronger_for_each(board):
    t = board(villain="01135", environments=[DRONES], engaged=[DRONE, ADVANCED]).activate()
    assert len(t.minions) == 3 and t.villain.atk == 2 + 3
    t.pass_()
    assert t.hero.damage == 5 and t.villain.atk == 2
    t.quiet()


def test_ultron_ii_does_not_when_he_schemes(board):
    t = board(form="alter-ego", villain="01135", environments=[DRONES]).activate()
    assert t.minions == [] and t.main.threat == 2
    t.quiet()


def test_ultron_iii_strengthens_every_drone_and_hides_behind_them(board):
    t = board(villain="01136", environments=[DRONES], engaged=[DRONE, ADVANCED, minion(hp=3)])
    drone, advanced, other = t.minions
    assert (drone.atk, drone.hp) == (2, 2) and (advanced.atk, advanced.hp) == (2, 5) and (other.atk, other.hp) == (1, 3)
    t.attack(drone, damage=1).attack(drone, damage=1)
    assert not drone.in_play
    t.attack(advanced, damage=4, overkill=True)
    assert advanced.hp == 1


def test_ultron_iii_cannot_take_damage_while_a_drone_is_in_play(board):
    t = board(player(), player(engaged=[DRONE]), villain="01136", environments=[DRONES])
    why = t.cannot("attack", target=t.villain, rule="rr:target")
    assert why.text() == "Ultron cannot take damage because of Ultron III"
    assert why.text("fr") == "Ultron ne peut pas subir de dégâts\u00a0: Ultron III l'interdit"
    t.attack(facedown(t, 1)[0], damage=2)
    assert t.minions == []
    t.attack(t.villain)
    assert t.villain.damage == 2
    t.quiet()


def test_ultron_iii_finds_his_imperative(board):
    t = board(villain=[on("01135", damage=20), "01136"], environments=[DRONES], encounter=["Ultron's Imperative"])
    t.attack(t.villain)
    assert t.villain.face.code == "01136" and t.side.threat == 2 and len(facedown(t)) == 2
    assert [m.hp for m in facedown(t)] == [2, 2]
    t.quiet()
    t = board(villain=[on("01135", damage=20), "01136"]).attack("Ultron")
    assert t.sides == [] and t.villain.hp == 27
    assert board(villain=on("01136", damage=25)).attack("Ultron").result == "won"


# ---- 01137-01139 the main schemes ----------------------------------------------------------------------------------
def test_setup_puts_the_drones_into_play(setting_up):
    t = setting_up(player(), player(), main=["01137a", "01138a", "01139a"], villain="01134", encounter=[DRONES])
    t.choose(t.seats[1])
    assert t.main.face.code == "01137b" and t.main.threat == 0 and t[DRONES].in_play
    assert [len(facedown(t, n)) for n in (0, 1)] == [1, 1] and t.asked == "mulligan"
    assert [len(p.deck) + len(p.hand) for p in t.seats] == [9, 9]


def test_the_crimson_cowl_leads_to_norad_and_that_to_oblivion(board):
    kw = {"form": "alter-ego", "villain": foe(sch=1), "environments": [DRONES]}
    t = board(main=["01137a", "01138a", "01139a"], threat=2, **kw).activate()
    assert t.main.face.code == "01138b" and t.main.threat == 0 and len(facedown(t)) == 1
    t = board(main=["01138a", "01139a"], threat=9, **kw).activate()
    assert t.main.face.code == "01139b" and t.main.threat == 0 and len(facedown(t)) == 1 and t.result is None
    t.quiet()


def test_each_player_gets_a_drone_at_a_new_stage(board):
    t = board(
        player(form="alter-ego"),
        player(),
        main=["01137a", "01138a"],
        threat=5,
        villain=foe(sch=1),
        environments=[DRONES],
        first=1,
        turn=0,
    ).activate()
    assert t.decision.seat == 1  # rr:each-player: the first player decides the order
    t.choose(t.seats[0])
    assert [len(facedown(t, n)) for n in (0, 1)] == [1, 1] and t.main.face.code == "01138b"
    t.quiet()


def test_norad_asks_each_player_after_step_one(board):
    t = board(
        player(form="alter-ego"), player(form="alter-ego"), main="01138a", villain=foe(sch=0), environments=[DRONES]
    ).skip_to("order")
    assert t.main.threat == 2
    t.choose(t.seats[0]).option(1).option(0)
    assert [len(facedown(t, n)) for n in (0, 1)] == [1, 0]
    assert t.main.threat == 4 + 1  # the drone schemes in step two: no question follows
    t.pass_all().quiet()


def test_norad_does_not_ask_when_others_place_threat(board):
    t = board(form="alter-ego", main="01138a", villain=foe(sch=2), environments=[DRONES]).activate()
    assert t.main.threat == 2
    t.quiet()


def test_norad_that_is_completed_in_step_one_asks_no_more(board):
    t = board(form="alter-ego", main=["01138a", "01139a"], threat=9, villain=foe(sch=0), environments=[DRONES])
    t.villain_phase()
    assert t.main.face.code == "01139b" and len(facedown(t)) == 1 and t.main.threat == 1
    t.quiet()


def test_norad_completed_by_an_answer_leaves_drones_to_the_others(board):
    t = board(
        player(form="alter-ego"),
        player(form="alter-ego"),
        main=["01138a", "01139a"],
        threat=16,
        villain=foe(sch=0),
        environments=[DRONES],
    )
    t.skip_to("order")
    t.choose(t.seats[1]).option(0).choose(t.seats[0])
    assert t.main.face.code == "01139b" and [len(facedown(t, n)) for n in (0, 1)] == [2, 1]


def test_oblivion_cannot_be_thwarted(board):
    t = board(main="01139a", threat=3, sides=[side_scheme()])
    t.cannot("thwart", target=t.main, rule="rr:cannot")
    t.can("thwart", target=t.side)


@pytest.mark.parametrize(("threat", "result"), [(8, None), (9, "lost")])
def test_oblivion_is_the_end(board, threat, result):
    t = board(player(), player(), main="01139a", threat=threat, villain=foe(sch=1)).activate(how="scheme")
    assert t.result == result


# ---- 01140 Ultron Drones -------------------------------------------------------------------------------------------
def test_drones_have_base_values_that_others_add_to(board):
    t = board(engaged=[DRONE, ADVANCED], environments=[on(DRONES, attached=["Upgraded Drones", "Upgraded Drones"])])
    drone, advanced = t.minions
    assert (drone.sch, drone.atk, drone.hp) == (1, 3, 3)
    assert (advanced.sch, advanced.atk, advanced.hp) == (1, 1, 4)  # not facedown


def test_a_defeated_drone_goes_to_its_owners_discard_pile(board):
    t = board(player(), player(engaged=[DRONE]), environments=[DRONES])
    t.attack(facedown(t, 1)[0])
    assert t["Backflip"].where == "discard1" and t.zone("encounter_discard") == [] and t.log("use") == []
    t.quiet()


def test_a_drone_activates_like_any_minion(board):
    t = board(engaged=[DRONE], environments=[DRONES], villain=foe(atk=0)).villain_phase()
    assert t.hero.damage == 1
    t = board(form="alter-ego", engaged=[DRONE], environments=[DRONES], villain=foe(sch=0)).villain_phase()
    assert t.main.threat == 1 + 1


# ---- 01141 Program Transmitter -------------------------------------------------------------------------------------
def test_program_transmitter_feeds_the_side_schemes(board):
    t = board(form="alter-ego", villain=on("01134", attached=["Program Transmitter"]), sides=[side_scheme()] * 2)
    assert t.villain.sch == 2
    t.activate()
    assert t.main.threat == 2 and [c.threat for c in t.sides] == [4, 4]
    t.quiet()


def test_program_transmitter_not_after_attacks_nor_for_others(board):
    goon = minion()
    t = board(villain=on("01134", attached=["Program Transmitter"]), sides=[side_scheme()]).activate().pass_().option(0)
    assert t.side.threat == 3
    t = board(
        form="alter-ego", villain=on("01134", attached=["Program Transmitter"]), engaged=[goon], sides=[side_scheme()]
    ).activate(goon)
    assert t.side.threat == 3
    t.quiet()


def test_program_transmitter_is_taken_off_by_a_hero(board):
    two = [resource(mental=1), resource(wild=1)]
    worn = on("01134", attached=["Program Transmitter"])
    t = board(villain=worn, hand=two).use("Program Transmitter")
    assert t.hero.exhausted and t["Program Transmitter"].where == "encounter_discard" and t.hand == []
    board(villain=worn, hand=two, exhausted=True).cannot("use", "Program Transmitter")
    board(villain=worn, hand=two[:1]).cannot("use", "Program Transmitter")
    board(villain=worn, hand=two, form="alter-ego").cannot("use", "Program Transmitter")
    t = board(villain="01134", encounter=["Program Transmitter"]).reveal("Program Transmitter")
    assert t["Program Transmitter"].host == t.villain


# ---- 01142 Upgraded Drones -----------------------------------------------------------------------------------------
def test_upgraded_drones_are_attached_to_the_environment(board):
    t = board(encounter=["Upgraded Drones"], environments=[DRONES], engaged=[DRONE]).reveal("Upgraded Drones")
    assert t["Upgraded Drones"].host == t[DRONES] and (t.minion.atk, t.minion.hp) == (2, 2)
    t = board(encounter=["Upgraded Drones"]).reveal("Upgraded Drones")
    assert t["Upgraded Drones"].where == "encounter_discard"


def test_without_their_upgrade_damaged_drones_fall(board):
    emp = [resource(energy=1), resource(mental=1), resource(physical=1)]
    t = board(
        player(hand=emp, engaged=[on("Backflip", facedown="Drone", damage=1)]),
        player(engaged=[DRONE]),
        environments=[on(DRONES, attached=["Upgraded Drones"])],
    ).use("Upgraded Drones")
    assert [len(p.minions) for p in t.seats] == [0, 1] and t.seats[0].discard[0].name == "Backflip"
    t.quiet()
    board(hand=emp[:2], environments=[on(DRONES, attached=["Upgraded Drones"])]).cannot("use", "Upgraded Drones")


# ---- 01143 Advanced Ultron Drone -----------------------------------------------------------------------------------
def test_advanced_ultron_drone_leaves_a_drone_to_the_engaged_player(board):
    t = board(player(), player(engaged=[on(ADVANCED, damage=3)]), environments=[DRONES]).attack(ADVANCED)
    assert t[ADVANCED].where == "encounter_discard" and len(facedown(t, 1)) == 1 and facedown(t, 0) == []
    t.quiet()


def test_advanced_ultron_drone_guards(board):
    t = board(engaged=[ADVANCED], environments=[DRONES])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack(ADVANCED)
    assert len(t.minions) == 1


# ---- 01144 Android Efficiency --------------------------------------------------------------------------------------
EFFICIENCY = [("01144a", "energy"), ("01144b", "mental"), ("01144c", "physical")]


@pytest.mark.parametrize(("code", "res"), EFFICIENCY)
def test_android_efficiency_gives_each_player_a_drone(board, code, res):
    t = board(player(), player(form="alter-ego"), encounter=[code], environments=[DRONES]).reveal(code)
    t.choose(t.seats[0])
    assert [len(facedown(t, n)) for n in (0, 1)] == [1, 1]
    t.quiet()


@pytest.mark.parametrize(("code", "res"), EFFICIENCY)
def test_android_efficiency_as_a_boost_card(board, code, res):
    pays, other = resource(**{res: 1}), resource(**{"mental" if res == "energy" else "energy": 1})
    t = board(hand=[pays, other], encounter=[code], environments=[DRONES]).activate().pass_().option(0)._paid([pays])
    assert [c.id for c in t.hand] == [t[other].id] and t.minions == []
    assert t[code].where == "encounter_discard", "it was turned as any boost card, not played"
    t.quiet()
    t = board(hand=[pays], encounter=[code], environments=[DRONES]).activate().pass_().option(1)
    assert len(t.hand) == 1 and len(facedown(t)) == 1
    t = board(hand=[other], encounter=[code], environments=[DRONES]).activate().pass_()
    assert len(facedown(t)) == 1
    t.quiet()


# ---- 01145 Rage of Ultron ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("boosts", "kw", "cards"), [(1, {}, 3), (1, {"tough": 1}, 3), (0, {}, 2)])
def test_rage_of_ultron_discards_a_card_for_each_damage(board, boosts, kw, cards):
    t = board(villain="01134", encounter=["Rage of Ultron", treachery(boost=boosts)], **kw).reveal("Rage of Ultron")
    t.pass_().option(0)
    assert len(t.seats[0].discard) == cards and len(t.seats[0].deck) == 10 - cards
    t.quiet()


def test_rage_of_ultron_counts_the_attack_only(board):
    hurts = treachery(boost(Damage(each("hero"), 1)))
    t = board(villain="01134", encounter=["Rage of Ultron", hurts]).reveal("Rage of Ultron").defend().option(0)
    assert t.hero.damage == 1 and t.seats[0].discard == []  # rr:boost: not damage of the attack
    t = board(villain=on("01134", stunned=1), encounter=["Rage of Ultron"]).reveal("Rage of Ultron")
    assert t.seats[0].discard == []
    t.quiet()


@pytest.mark.parametrize(("boosts", "cards"), [(0, 1), (2, 3)])
def test_rage_of_ultron_discards_a_card_for_each_threat(board, boosts, cards):
    t = board(form="alter-ego", villain="01134", encounter=["Rage of Ultron", treachery(boost=boosts)])
    t.reveal("Rage of Ultron")
    assert t.main.threat == cards and len(t.seats[0].discard) == cards
    t.quiet()


# ---- 01146 Repair Sequence -----------------------------------------------------------------------------------------
def test_repair_sequence_heals_two_for_each_of_your_drones(board):
    t = board(
        player(engaged=[DRONE, ADVANCED, minion()]),
        player(engaged=[DRONE]),
        villain=on("01134", damage=9),
        environments=[DRONES],
        encounter=["Repair Sequence", minion(name="Next")],
    ).reveal("Repair Sequence")
    assert t.villain.damage == 9 - 4 and t["Next"].where == "encounter"
    t.quiet()


@pytest.mark.parametrize(("damage", "engaged"), [(0, [DRONE]), (5, [])])
def test_repair_sequence_that_heals_nothing_surges(board, damage, engaged):
    t = board(
        villain=on("01134", damage=damage),
        engaged=engaged,
        environments=[DRONES],
        encounter=["Repair Sequence", minion(name="Next")],
    ).reveal("Repair Sequence")
    assert t["Next"].in_play and t.villain.damage == damage
    t.quiet()


def test_repair_sequence_as_a_boost_card(board):
    t = board(
        form="alter-ego",
        villain=on("01134", damage=9),
        engaged=[DRONE, DRONE],
        environments=[DRONES],
        encounter=["Repair Sequence"],
    ).activate()
    assert t.villain.damage == 7 and t.main.threat == 1 + 1
    t.quiet()


# ---- 01147 Swarm Attack --------------------------------------------------------------------------------------------
def test_swarm_attack_sends_your_drones(board):
    t = board(
        player(engaged=[DRONE, ADVANCED, minion(atk=3)]),
        player(engaged=[DRONE]),
        environments=[DRONES],
        encounter=["Swarm Attack"],
    ).reveal("Swarm Attack")
    t.answer("activate", target=ADVANCED).pass_all()
    assert [p.identity.damage for p in t.seats] == [2, 0] and len(t.minions) == 4
    t.quiet()


@pytest.mark.parametrize(("form", "engaged", "drones"), [("hero", [], 1), ("alter-ego", [DRONE], 2)])
def test_swarm_attack_without_an_attack_makes_a_drone(board, form, engaged, drones):
    t = board(form=form, engaged=engaged, environments=[DRONES], encounter=["Swarm Attack"]).reveal("Swarm Attack")
    assert len(facedown(t)) == drones and t.hero.damage == 0
    t.quiet()


# ---- 01148-01150 side schemes --------------------------------------------------------------------------------------
def test_drone_factory_counts_the_drones(board):
    t = board(
        player(engaged=[ADVANCED]), player(engaged=[minion()]), environments=[DRONES], encounter=["Drone Factory"]
    )
    t.reveal("Drone Factory").choose(t.seats[0])
    assert t.side.threat == 4 + 3 and t.side.face.acceleration == 1
    t.quiet()


def test_invasive_ai_discards_three_cards_of_each(board):
    t = board(player(), player(), encounter=["Invasive AI"]).reveal("Invasive AI")
    t.choose(t.seats[0])
    assert t.side.threat == 6 and [len(p.discard) for p in t.seats] == [3, 3] and t.side.face.hazard == 1
    t.quiet()


def test_ultrons_imperative_gives_the_first_player_two_drones(board):
    t = board(player(), player(), first=1, turn=0, environments=[DRONES], encounter=["Ultron's Imperative"])
    t.reveal("Ultron's Imperative")
    assert t.side.threat == 4 and t.side.face.hazard == 1
    assert facedown(t, 0) == [] and len(facedown(t, 1)) == 2 and len(t.seats[1].deck) == 8
    t.quiet()


def test_ultrons_imperative_with_one_card_left(board):
    t = board(
        deck=["Tigra"],
        discard=[BLANK, BLANK],
        filler=0,
        environments=[DRONES],
        encounter=["Ultron's Imperative", *[treachery()] * 3],
    ).reveal("Ultron's Imperative")
    assert len(facedown(t)) == 1 and len(t.seats[0].deck) == 2 and len(t.seats[0].dealt) == 1
    t.quiet()
