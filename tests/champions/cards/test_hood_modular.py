"""The modular sets of The Hood."""

from __future__ import annotations

from quickstrike.champions.testkit import (
    ally,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)


def revealed(t, name, seat=None):
    return t.reveal(t.add(name, "encounter"), seat=seat)


def boosted(board, code, *more, **seat):
    """The villain attacks undefended with this boost card, and with these if it is given more."""
    t = board(encounter=[code, *more, treachery()], **seat)
    return t.activate(t.villain).pass_()


# ---- Beasty Boys ---------------------------------------------------------------------------------------------------
def test_beast_mode_hurts_the_stunned_and_the_confused(board):
    for status in ("stunned", "confused"):
        t = board(sides=["Beast Mode"], **{status: 1})
        t.activate(t.villain).pass_()
        assert t.hero.damage == 3
    t = board(sides=["Beast Mode"])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2


def test_griffin_stuns_and_comes_back_while_somebody_is_stunned(board):
    t = revealed(board(), "Griffin").pass_()
    assert t.hero.damage == 3 and t.hero.stunned
    t = board(engaged=[on("Griffin", damage=6)], play=[on(ally(name="Friend"), stunned=1)])
    t.attack("Griffin")
    assert t["Griffin"].where == "encounter"
    t = board(engaged=[on("Griffin", damage=6)])
    t.attack("Griffin")
    assert t["Griffin"].where == "encounter_discard"


def test_mandrill_confuses_and_retaliates_for_each(board):
    t = revealed(board(play=[ally(name="Friend")]), "Mandrill")
    assert t.hero.confused and t["Friend"].confused
    t.attack("Mandrill")
    assert t.hero.damage == 2


def test_double_trouble(board):
    t = revealed(board(), "Double Trouble")
    assert t.hero.stunned and t.hero.confused
    t = boosted(board, "Double Trouble")
    assert t.hero.stunned and t.hero.confused


# ---- Brothers Grimm ------------------------------------------------------------------------------------------------
def test_brothers_grimm_find_a_trick_when_they_activate(board):
    t = board(engaged=["Brothers Grimm"], encounter=[treachery(), "Corrosive Egg Bomb", treachery()])
    t.activate("Brothers Grimm").pass_()
    assert t.hero.damage == 4 and t["Corrosive Egg Bomb"].where == "encounter_discard" and len(t.me.dealt) == 1


def test_brothers_grimm_enter_play_after_the_activation(board):
    t = boosted(board, "Brothers Grimm")
    assert t["Brothers Grimm"].in_play and t.hero.damage == 3


def test_tricks_go_to_a_mystic_or_to_the_villain(board):
    t = revealed(board(engaged=["Brothers Grimm"]), "Paralytic Stardust")
    assert t["Paralytic Stardust"].host.id == t["Brothers Grimm"].id
    t = revealed(board(), "Paralytic Stardust")
    assert t["Paralytic Stardust"].host.id == t.villain.id
    t.activate(t.villain).pass_()
    assert t.hero.stunned and not t["Paralytic Stardust"].in_play and len(t.me.dealt) == 1


def test_blackbird_pellets_and_unbreakable_thread(board):
    t = board(villain=on_villain("Blackbird Pellets"), hand=[resource()])
    t.activate(t.villain).pass_()
    assert not t.hand and len(t.me.dealt) == 1
    t = board(villain=on_villain("Unbreakable Thread"), play=[support(name="Place"), upgrade(name="Thing")])
    t.activate(t.villain).pass_().choose("Thing")
    assert not t["Thing"].in_play and t["Place"].in_play


def on_villain(name):
    return on(foe(hp=14), attached=[name])


# ---- Mister Hyde ---------------------------------------------------------------------------------------------------
def test_self_experimentation_takes_the_damage_of_brutes(board):
    t = board(sides=[on("Self-Experimentation", threat=5)], engaged=["Griffin"])
    t.attack("Griffin")
    assert t["Griffin"].damage == 0 and t["Self-Experimentation"].threat == 3


def test_hyde_formula(board):
    t = revealed(board(engaged=["Calvin Zabo"], threat=0), "Hyde Formula")
    assert t.main.threat == 6 and not t["Calvin Zabo"].in_play


def test_calvin_zabo_makes_room_for_mister_hyde(board):
    t = revealed(board(engaged=["24035"], play=[ally(name="Friend", hp=1)]), "Calvin Zabo").defend("Friend")
    assert not t["Calvin Zabo"].in_play and t.hero.damage == 4  # overkill
    t = board(engaged=[on("Calvin Zabo", damage=3)], encounter=[treachery(), "24035"])
    t.attack("Calvin Zabo")
    assert t["24035"].in_play and not t["24035"].tough


def test_mister_hyde_takes_the_place_of_calvin_zabo(board):
    t = board(player(), player(engaged=["Calvin Zabo"], play=[ally(name="Friend", hp=3)]))
    revealed(t, "24035", seat=0)
    assert t["24035"].engaged == 1 and not t["Calvin Zabo"].in_play
    assert t["24035"].tough and t["Friend"].damage == 1 and [p.identity.damage for p in t.seats] == [1, 1]


def test_hyde_formula_with_hyde_and_with_nobody(board):
    t = revealed(board(engaged=["24035"]), "Hyde Formula").pass_()
    assert t["24035"].tough and t.hero.damage == 3
    t = revealed(board(encounter=[treachery(name="Next"), treachery()]), "Hyde Formula")
    assert t["Next"].where == "encounter_discard"


# ---- Ransacked Armory ----------------------------------------------------------------------------------------------
def test_a_flamethrower_goes_to_the_strongest_minion(board):
    t = board(
        engaged=[minion(name="Weak", hp=2, atk=1), minion(name="Strong", hp=5, atk=1)], play=[ally(name="Friend", hp=3)]
    )
    revealed(t, "Flamethrower")
    assert t["Flamethrower"].host.id == t["Strong"].id
    t.activate("Strong").pass_()
    assert t.decision.ask.kind == "share"


def test_a_weapon_without_a_minion_finds_one(board):
    t = revealed(board(encounter=[minion(name="Man", hp=2), treachery()]), "Holoshield Generator")
    assert t["Man"].in_play and t["Holoshield Generator"].host.id == t["Man"].id
    t.attack("Man")
    assert t["Man"].damage == 2 and t.hero.damage == 2


def test_a_jetpack_takes_boost_icons_off_the_damage(board):
    t = board(engaged=[on(minion(name="Man", hp=5), attached=["Jetpack"])], encounter=[treachery(boost=1), treachery()])
    t.attack("Man")
    assert t["Man"].damage == 1
    t = revealed(board(encounter=[treachery(name="Next"), treachery()]), "Jetpack")
    assert not t["Jetpack"].in_play and t["Next"].where == "encounter_discard"


def test_tech_gauntlets_bring_overkill_and_hit_points(board):
    t = board(
        engaged=[on(minion(name="Man", hp=1, atk=2), attached=["Tech Gauntlets"])], play=[ally(name="Friend", hp=1)]
    )
    t.activate("Man").defend("Friend")
    assert t.hero.damage == 2
    t.attack("Man")
    assert t["Man"].in_play and t["Man"].damage == 2


def test_an_armored_guard_is_tough(board):
    t = revealed(board(), "Armored Guard")
    assert t.minion.tough
    t.cannot("attack", target=t.villain, rule="rr:guard")


# ---- Sinister Syndicate --------------------------------------------------------------------------------------------
def test_crime_pays_a_criminal(board):
    t = revealed(board(encounter=[treachery(), "24045"]), "Crime Pays")
    assert t["24045"].in_play


def test_beetle_takes_the_cheapest_upgrade(board):
    t = board(engaged=["24043"], play=[upgrade(name="Dear", cost=3), upgrade(name="Cheap", cost=1)])
    t.activate("24043").pass_()
    assert not t["Cheap"].in_play and t["Dear"].in_play
    t = board(encounter=["24043", treachery()], play=[upgrade(name="Dear", cost=3), upgrade(name="Cheap", cost=1)])
    t.activate(t.villain).pass_().choose("Dear")
    assert t["Cheap"].in_play and not t["Dear"].in_play


def test_boomerang_hits_allies(board):
    t = board(engaged=["Boomerang"], play=[ally(name="Friend", hp=4)])
    t.activate("Boomerang").pass_()
    assert t["Friend"].damage == 1
    assert boosted(board, "Boomerang", play=[ally(name="Friend", hp=4)])["Friend"].damage == 2


def test_speed_demon_strikes_first(board):
    t = board(engaged=["Speed Demon"])
    t.attack("Speed Demon")
    assert t.hero.damage == 2 and t["Speed Demon"].damage == 2
    t = board(engaged=["Speed Demon"])
    t.attack("Speed Demon", damage=5)
    t.pass_()
    assert t.hero.damage == 2 and not t["Speed Demon"].in_play  # the blow that defeats him comes second
    t = boosted(board, "Speed Demon", play=[support(name="Dear", cost=3), support(name="Cheap", cost=1)])
    assert not t["Cheap"].in_play and t["Dear"].in_play


def test_white_rabbit_takes_a_card(board):
    t = board(engaged=["White Rabbit"], hand=[resource()])
    t.activate("White Rabbit")
    assert not t.hand


def test_sinister_onslaught(board):
    t = revealed(board(engaged=["24043", minion(atk=3)]), "Sinister Onslaught").pass_()
    assert t.hero.damage == 2
    t = revealed(board(form="alter-ego", engaged=["24043", minion(sch=3)], threat=0), "Sinister Onslaught")
    assert t.main.threat == 1
    t = revealed(board(encounter=[treachery(name="Next"), treachery()]), "Sinister Onslaught")
    assert t["Next"].where == "encounter_discard"


# ---- State of Emergency --------------------------------------------------------------------------------------------
def test_the_emergencies(board):
    t = revealed(board(hand=[upgrade(name="Dear", cost=3), upgrade(name="Cheap", cost=1)]), "Feisty Heist")
    assert t["Dear"].where == "discard0" and t["Cheap"].where == "hand0"
    t = revealed(board(), "Disaster at the Docks")
    assert t.hero.damage == 3
    t = revealed(board(play=[support(name="Dear", cost=3), ally(name="Cheap", cost=1)]), "Offshore Inferno")
    assert not t["Cheap"].in_play and t["Dear"].in_play
    t = revealed(board(encounter=[treachery(), minion(name="Man"), treachery()]), "Hot Pursuit")
    assert t["Man"].in_play


def test_citywide_crisis_does_it_all_again(board):
    t = revealed(board(sides=["Disaster at the Docks"]), "Citywide Crisis")
    assert t.hero.damage == 3 and t.main.threat == 0
    t = revealed(board(sides=[side_scheme(threat=3)], threat=0), "Citywide Crisis")
    assert t.main.threat == 2 and t.side.threat == 5  # a side scheme without such an ability is none
    t = revealed(board(threat=0), "Citywide Crisis")
    assert t.main.threat == 2


# ---- Wrecking Crew -------------------------------------------------------------------------------------------------
def test_top_talent_strikes_back(board):
    t = board(sides=["Top Talent"])
    t.attack(t.villain)
    assert t.hero.damage == 1


def test_the_four(board):
    t = board(engaged=["24065"], encounter=[treachery(), treachery()])
    t.activate("24065").pass_()
    assert t.hero.damage == 4
    t = board(engaged=["24066"], encounter=[treachery(), treachery()], play=[ally(name="Friend", hp=1)])
    t.activate("24066").defend("Friend")
    assert t.hero.damage == 2
    t = board(engaged=["24067"])
    t.attack("24067")
    assert t.hero.damage == 1
    t = board(engaged=["24068"], encounter=[treachery(), treachery()], play=[ally(name="Friend", hp=3)])
    t.activate("24068").pass_()
    assert t.hero.damage == 2 and t["Friend"].damage == 1


def test_combined_effort(board):
    t = board(engaged=["24065"], encounter=["Combined Effort", treachery(), treachery()])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2 + 1 + 1
    t = revealed(board(engaged=["24065"], encounter=[treachery(), treachery()]), "Combined Effort").pass_()
    assert t.hero.damage == 4


def test_magic_muscle(board):
    t = revealed(board(engaged=["Griffin"]), "Magic Muscle")
    assert t["Griffin"].tough
    t = revealed(board(encounter=[treachery(), "Griffin", treachery()]), "Magic Muscle")
    assert t["Griffin"].in_play
