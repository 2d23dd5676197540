"""Cards of the Protection aspect."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import GUARD, PERIL, SURGES, YOU, Damage, boost, revealed_as_hero, when_revealed
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    foe,
    minion,
    obligation,
    on,
    player,
    resource,
    side_scheme,
    treachery,
)

HURT = treachery(Damage(YOU, 3))


def widow(board, *encounter, **kw):
    return board(play=["Black Widow"], hand=[resource(mental=1)], encounter=list(encounter), **kw)


# ---- 01075 Black Widow ---------------------------------------------------------------------------------------------
def test_black_widow_swaps_a_treachery_for_the_next_card(board):
    first, second = treachery(Damage(YOU, 3)), treachery(Damage(YOU, 1))
    t = widow(board, first, second).reveal(first).use("Black Widow")
    assert t.hero.damage == 1 and t.ally.exhausted and not t.hand
    assert t[first].where == t[second].where == "encounter_discard"
    t.quiet()


@pytest.mark.parametrize("make", [minion, side_scheme, attachment, environment, obligation])
def test_black_widow_stops_cards_of_every_type(board, make):
    first, second = make(), treachery(Damage(YOU, 1))
    t = widow(board, first, second).reveal(first).use("Black Widow")
    assert t[first].where == "encounter_discard" and t.hero.damage == 1
    t.quiet()


def test_black_widow_stops_a_surge_but_not_that_of_the_next_card(board):
    first, second = treachery(SURGES, Damage(YOU, 3)), treachery(SURGES, Damage(YOU, 1))
    t = widow(board, first, second, treachery(Damage(YOU, 2)), treachery(Damage(YOU, 4))).reveal(first)
    t.use("Black Widow")
    assert t.hero.damage == 1 + 2


def test_black_widow_wants_a_mental_resource_and_to_be_ready(board):
    t = board(play=["Black Widow"], hand=[resource(energy=3)], encounter=[HURT]).reveal(HURT)
    assert t.hero.damage == 3
    t = board(play=[on("Black Widow", exhausted=True)], hand=[resource(mental=1)], encounter=[HURT]).reveal(HURT)
    assert t.hero.damage == 3


def test_black_widow_may_be_refused(board):
    t = widow(board, HURT).reveal(HURT).pass_()
    assert t.hero.damage == 3 and not t.ally.exhausted


def test_black_widow_does_nothing_against_a_boost_card(board):
    t = widow(board, treachery(boost(Damage(YOU, 1)), boost=2)).activate().pass_()
    t.quiet()
    assert t.hero.damage == 5


def test_black_widow_helps_another_player_and_her_player_reveals(board):
    first, second = treachery(Damage(YOU, 3)), treachery(Damage(YOU, 1))
    t = board(player(), player(play=["Black Widow"], hand=[resource(mental=1)]), encounter=[first, second])
    t.reveal(first, seat=0).use("Black Widow")
    assert [p.identity.damage for p in t.seats] == [0, 1]


def test_peril_keeps_black_widow_from_helping_others_and_ends_with_the_card(board):
    first = treachery(PERIL, Damage(YOU, 3))
    t = board(player(), player(play=["Black Widow"], hand=[resource(mental=1)]), encounter=[first]).reveal(first)
    assert t.hero.damage == 3
    second = treachery(Damage(YOU, 1))
    t = (
        board(
            player(play=["Black Widow"], hand=[resource(mental=1)]),
            player("spider-man", hand=["Enhanced Spider-Sense", resource(wild=1)]),
            encounter=[first, second],
        )
        .reveal(first)
        .use("Black Widow")
    )
    t.play("Enhanced Spider-Sense")  # the new card has no peril
    assert t.hero.damage == 0


# ---- 01076 Luke Cage -----------------------------------------------------------------------------------------------
def test_luke_cage_enters_tough(board):
    t = board(hand=["Luke Cage", resource(wild=4)]).play("Luke Cage")
    assert t.ally.tough == 1
    t.activate().defend(t.ally)
    assert (t.ally.tough, t.ally.damage) == (0, 0)


# ---- 01077 Counter-Punch -------------------------------------------------------------------------------------------
def test_counter_punch_strikes_back_with_atk(board):
    t = board(hero="she-hulk", play=["Combat Training"], hand=["Counter-Punch"]).activate().defend()
    t.play("Counter-Punch")
    assert t.villain.damage == 4 and t.hero.damage == 0
    t.quiet()


def test_counter_punch_is_for_a_hero_who_defended(board):
    t = board(hand=["Counter-Punch"]).activate().pass_()
    t.quiet()
    t = board(hand=["Counter-Punch"], play=[ally(hp=9)]).activate()
    t.defend(t.ally)
    t.quiet()


def test_counter_punch_hits_the_enemy_that_attacked(board):
    t = board(hand=["Counter-Punch"], engaged=[minion(GUARD, hp=5)]).activate(t_minion(board)).defend()
    t.play("Counter-Punch")
    assert t.minion.damage == 2
    t = board(hand=["Counter-Punch"], engaged=[minion(GUARD, hp=5)]).activate().defend()
    t.quiet()  # the villain is guarded


def t_minion(board):
    return board(hand=["Counter-Punch"], engaged=[minion()]).minion.id


def test_counter_punch_after_a_defense_by_event(board):
    t = board(hero="spider-man", hand=["Backflip", "Counter-Punch"]).activate().pass_().pass_().play("Backflip")
    t.play("Counter-Punch")
    assert t.villain.damage == 2


def test_a_stunned_hero_only_sheds_the_stun(board):
    t = board(stunned=1, hand=["Counter-Punch"]).activate().defend().play("Counter-Punch")
    assert t.villain.damage == 0 and t.hero.stunned == 0


def test_counter_punch_for_another_player(board):
    t = board(player(), player(hand=["Counter-Punch"])).activate(seat=0).pass_().defend(t_second(board))
    t.play("Counter-Punch")
    assert t.villain.damage == 2


def t_second(board):
    return board(player(), player(hand=["Counter-Punch"])).seats[1].identity.id


# ---- 01078 Get Behind Me! ------------------------------------------------------------------------------------------
def test_get_behind_me_turns_a_treachery_into_an_attack(board):
    t = board(hand=["Get Behind Me!", resource(wild=1)], encounter=[HURT]).reveal(HURT).play("Get Behind Me!")
    assert t.asked == "defend"
    t.pass_()
    assert t.hero.damage == 2 and t[HURT].where == "encounter_discard"
    t.quiet()


def test_get_behind_me_protects_another_player(board):
    t = board(player(), player(hand=["Get Behind Me!", resource(wild=1)]), encounter=[HURT]).reveal(HURT, seat=0)
    t.play("Get Behind Me!").pass_().pass_()
    assert [p.identity.damage for p in t.seats] == [0, 2]


def test_get_behind_me_leaves_the_surge(board):
    first = treachery(SURGES, Damage(YOU, 3))
    t = board(hand=["Get Behind Me!", resource(wild=1)], encounter=[first, treachery(), treachery(Damage(YOU, 4))])
    t.reveal(first).play("Get Behind Me!").pass_()  # the blank card is the boost
    assert t.hero.damage == 2 + 4


def test_get_behind_me_needs_something_to_cancel(board):
    for card in (treachery(), minion(when_revealed(Damage(YOU, 1)))):
        t = board(hand=["Get Behind Me!", resource(wild=1)], encounter=[card]).reveal(card)
        t.quiet()
    hero_only = treachery(revealed_as_hero(Damage(YOU, 1)))
    t = board(player(form="alter-ego"), player(hand=["Get Behind Me!", resource(wild=1)]), encounter=[hero_only])
    t.reveal(hero_only, seat=0).quiet()


def test_get_behind_me_is_for_heroes(board):
    t = board(form="alter-ego", hand=["Get Behind Me!", resource(wild=1)], encounter=[HURT]).reveal(HURT)
    assert t.hero.damage == 3
    t.quiet()


def test_a_stunned_villain_does_not_attack(board):
    t = board(hand=["Get Behind Me!", resource(wild=1)], encounter=[HURT], villain=on(foe(), stunned=1)).reveal(HURT)
    t.play("Get Behind Me!")
    assert t.hero.damage == 0 and t.villain.stunned == 0
    t.quiet()


# ---- 01079 The Power of Protection ---------------------------------------------------------------------------------
def test_the_power_of_protection_counts_double_for_protection(board):
    t = board(hand=["The Power of Protection", resource(wild=1), "Med Team"]).play("Med Team")
    assert t["Med Team"].in_play
    t = board(hand=["The Power of Protection", "Haymaker"])
    t.cannot("play", "Haymaker", rule="rr:cost")


# ---- 01080 Med Team ------------------------------------------------------------------------------------------------
def test_med_team_heals_a_friendly_character(board):
    t = board(damage=3, play=["Med Team", on(ally(hp=5), damage=3)], villain=on(foe(), damage=3))
    t.use("Med Team")
    assert len(t.options("choose")) == 2  # not the villain
    t.choose(t.ally)
    assert t.ally.damage == 1 and t["Med Team"].counters("medical") == 2
    t.cannot("use", "Med Team", rule="rr:exhausted")
    t.quiet()


def test_med_team_goes_with_its_last_counter(board):
    t = board(damage=1, play=[on("Med Team", counters={"medical": 1})]).use("Med Team")
    assert t.hero.damage == 0 and t["Med Team"].where == "discard0"
    t.quiet()


def test_med_team_needs_somebody_hurt(board):
    board(play=["Med Team"]).cannot("use", "Med Team", rule="rr:target")


# ---- 01081 Armored Vest --------------------------------------------------------------------------------------------
def test_armored_vest_for_any_hero(board):
    t = board(player(hand=["Armored Vest", resource(wild=1)]), player()).play("Armored Vest").choose(seat(board, 1))
    assert t.seats[1].identity.def_ == 3 and t.hero.def_ == 2
    t.quiet()


def seat(board, n):
    return board(player(), player()).seats[n]


def test_one_vest_per_player(board):
    t = board(play=["Armored Vest"], hand=["Armored Vest", resource(wild=1)])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


def test_the_vest_reduces_the_damage_of_an_attack(board):
    t = board(play=["Armored Vest"], villain=foe(atk=5)).activate().defend()
    assert t.hero.damage == 2


# ---- 01082 Indomitable ---------------------------------------------------------------------------------------------
def test_indomitable_readies_after_defending(board):
    t = board(play=["Indomitable"]).activate().defend().use("Indomitable")
    assert not t.hero.exhausted and t["Indomitable"].where == "discard0"
    t.quiet()


def test_indomitable_is_kept_if_the_hero_is_ready_or_did_not_defend(board):
    t = board(hero="spider-man", play=["Indomitable"], hand=["Backflip"]).activate().pass_().pass_().play("Backflip")
    t.quiet()  # a defense without exhausting
    t = board(play=["Indomitable"], exhausted=True).activate()
    t.quiet()
    assert t["Indomitable"].in_play


def test_counter_punch_and_indomitable_answer_one_defense(board):
    t = board(play=["Indomitable"], hand=["Counter-Punch"]).activate().defend().play("Counter-Punch")
    t.use("Indomitable")
    assert t.villain.damage == 2 and not t.hero.exhausted
    t.quiet()


# ---- outside the starter deck --------------------------------------------------------------------------------------
def test_two_widows_of_one_name_cannot_be(board):
    t = board(player(play=["Black Widow"]), player(hand=["Black Widow", resource(wild=3)]), turn=1)
    t.cannot("play", t.seats[1].hand[0], rule="rr:unique-icon")


def test_get_behind_me_ends_in_a_defense_and_a_punch(board):
    t = board(hand=["Get Behind Me!", "Counter-Punch", resource(wild=1)], encounter=[HURT]).reveal(HURT)
    t.play("Get Behind Me!", pay=[t.hand[2]]).defend().play("Counter-Punch")
    assert t.villain.damage == 2 and t.hero.damage == 0
    t.quiet()
