"""Steady, stalwart and toughness: keywords about status cards."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    CONFUSED,
    HOST,
    STALWART,
    STEADY,
    STUNNED,
    SURGE,
    THE_VILLAIN,
    TOUGH,
    TOUGHNESS,
    YOU,
    YOUR_HERO,
    AttachTo,
    Gain,
    Give,
    Keyword,
    Lose,
    RemoveStatus,
    Until,
    attack,
    constant,
    hero_action,
    thwart,
)
from quickstrike.testkit import ally, attachment, event, foe, hero, minion, on, treachery, upgrade

STUN, CONFUSE = event(Give(STUNNED, THE_VILLAIN)), event(Give(CONFUSED, THE_VILLAIN))


# ---- steady --------------------------------------------------------------------------------------------------------
@rule("rr:steady", "rr:status-cards", "rr:status-cards.3")
def test_a_steady_character_holds_two_of_a_kind_and_no_third(board):
    t = board(villain=foe(STEADY))
    for n in (1, 2):
        t.play(event(Give(STUNNED, THE_VILLAIN))).play(event(Give(CONFUSED, THE_VILLAIN)))
        assert (t.villain.stunned, t.villain.confused) == (n, n)
    third = event(Give(STUNNED, THE_VILLAIN))
    t.add(third, "hand0")
    t.cannot("play", third, rule="rr:target")


@rule("rr:status-cards")
def test_others_hold_one(board):
    t = board(hand=[STUN], villain=on(foe(), stunned=1))
    t.cannot("play", STUN, rule="rr:target")


@rule("rr:steady")
def test_steady_does_not_make_room_for_a_second_tough_card(board):
    t = board(villain=on(foe(STEADY), tough=1), hand=[e := event(Give(TOUGH, THE_VILLAIN))])
    t.cannot("play", e, rule="rr:target")


@rule("rr:steady", "rr:stun-stunned", "rr:keywords.22", "rr:stun-stunned.2")
@pytest.mark.parametrize(("cards", "hurt", "left"), [(1, 2, 1), (2, 0, 0)])
def test_a_steady_enemy_is_stunned_by_two_and_loses_both(board, cards, hurt, left):
    t = board(villain=on(foe(STEADY), stunned=cards))
    with t.changes(lambda: t.hero.damage, by=hurt):
        t.activate().pass_all()
    assert t.villain.stunned == left


@rule("rr:steady", "rr:confuse-confused", "rr:keywords.22", "rr:confuse-confused.3")
@pytest.mark.parametrize(("cards", "placed", "left"), [(1, 1, 1), (2, 0, 0)])
def test_a_steady_enemy_is_confused_by_two(board, cards, placed, left):
    t = board(form="alter-ego", villain=on(foe(STEADY), confused=cards))
    with t.changes(lambda: t.main.threat, by=placed):
        t.activate().pass_all()
    assert t.villain.confused == left


@rule("rr:steady")
def test_the_other_kind_of_status_stays(board):
    t = board(villain=on(foe(STEADY), stunned=2, confused=2))
    t.activate().pass_all()
    assert (t.villain.stunned, t.villain.confused) == (0, 2)


@rule("rr:steady")
@pytest.mark.parametrize(("cards", "dealt", "left"), [(1, 2, 1), (2, 0, 0)])
def test_a_steady_hero_attacks_with_one_stunned_card(board, cards, dealt, left):
    t = board(hero=hero(STEADY), stunned=cards)
    with t.changes(lambda: t.villain.damage, by=dealt):
        t.attack(t.villain)
    assert t.hero.stunned == left and t.hero.exhausted


@rule("rr:steady")
@pytest.mark.parametrize(("cards", "removed", "left"), [(1, 2, 1), (2, 0, 0)])
def test_a_steady_hero_thwarts_with_one_confused_card(board, cards, removed, left):
    t = board(hero=hero(STEADY), confused=cards, threat=5)
    with t.changes(lambda: t.main.threat, by=-removed):
        t.thwart(t.main)
    assert t.hero.confused == left


@rule("rr:steady", "rr:labelled-ability")
@pytest.mark.parametrize(("cards", "dealt", "left"), [(1, 3, 1), (2, 0, 0)])
def test_a_steady_hero_uses_attack_events_with_one_stunned_card(board, cards, dealt, left):
    t = board(hero=hero(STEADY), stunned=cards)
    with t.changes(lambda: t.villain.damage, by=dealt):
        t.play(event(hero_action(attack(AN_ENEMY, 3))))
    assert t.hero.stunned == left


@rule("rr:labelled-ability", "rr:steady", "rr:labelled-ability.8")
def test_a_canceled_ability_removes_every_card_that_cancels_it(board):
    t = board(hero=hero(STEADY), stunned=2, confused=2, threat=5)
    t.play(event(hero_action(attack(AN_ENEMY, 3), thwart(A_SCHEME, 2))))
    assert (t.hero.stunned, t.hero.confused, t.villain.damage, t.main.threat) == (0, 0, 0, 5)


@rule("rr:steady")
def test_an_effect_that_removes_a_status_card_removes_one(board):
    t = board(hero=hero(STEADY), stunned=2)
    t.play(event(RemoveStatus(STUNNED, YOUR_HERO)))
    assert t.hero.stunned == 1


@rule("rr:steady", "rr:gains")
def test_steady_can_be_gained(board):
    t = board(stunned=1, play=[upgrade(constant(Gain(YOUR_HERO, STEADY)))])
    with t.changes(lambda: t.villain.damage, by=2):
        t.attack(t.villain)


@rule("rr:alteration-effect", "rr:steady")
def test_already_stunned_means_no_room_for_another_card(board):
    t = board(hero=hero(STEADY), stunned=1, encounter=[treachery(name="Next")])
    t.reveal(treachery(Give(STUNNED, YOU, already=SURGE)))
    assert t.hero.stunned == 2 and t["Next"].where == "encounter"
    t.reveal(treachery(Give(STUNNED, YOU, already=SURGE)))
    assert t.hero.stunned == 2 and t["Next"].where == "encounter_discard"


# ---- stalwart ------------------------------------------------------------------------------------------------------
@rule("rr:stalwart", "rr:keywords.21")
def test_a_stalwart_character_cannot_be_stunned_or_confused(board):
    t = board(hand=[STUN, CONFUSE], villain=foe(STALWART))
    t.cannot("play", STUN, rule="rr:target")
    t.cannot("play", CONFUSE, rule="rr:target")


@rule("rr:stalwart")
def test_a_stalwart_character_can_be_tough(board):
    t = board(villain=foe(STALWART))
    t.play(event(Give(TOUGH, THE_VILLAIN)))
    assert t.villain.tough == 1


@rule("rr:stalwart")
def test_others_next_to_it_can_be_stunned(board):
    t = board(villain=foe(STALWART), engaged=[minion()])
    t.play(event(Give(STUNNED, AN_ENEMY)))
    assert (t.minion.stunned, t.villain.stunned) == (1, 0)


@rule("rr:stalwart", "rr:gains")
def test_gaining_stalwart_for_a_while_removes_each_status_card(board):
    t = board(hero=hero(STEADY), stunned=2, confused=1, tough=1)
    t.play(event(Until("phase", Gain(YOUR_HERO, STALWART))))
    assert (t.hero.stunned, t.hero.confused, t.hero.tough) == (0, 0, 1)


@rule("rr:stalwart", "rr:gains")
def test_an_upgrade_that_gives_stalwart_removes_them_as_it_enters_play(board):
    t = board(stunned=1, confused=1)
    t.play(upgrade(constant(Gain(YOUR_HERO, STALWART))))
    assert (t.hero.stunned, t.hero.confused) == (0, 0)


@rule("rr:stalwart")
def test_an_attachment_that_gives_stalwart_removes_them_from_its_host(board):
    t = board(engaged=[on(minion(), stunned=1), on(minion(name="Other"), stunned=1)])
    t.reveal(attachment(AttachTo(A_MINION), constant(Gain(HOST, STALWART)))).choose(t.minion)
    assert (t.minion.stunned, t["Other"].stunned) == (0, 1)


@rule("rr:stalwart")
def test_a_stage_with_stalwart_sheds_the_status_cards_of_the_last_one(board):
    t = board(villain=[on(foe(hp=1, name="V"), stunned=1, confused=1, tough=0), foe(STALWART, name="V")])
    t.attack(t.villain)
    assert (t.villain.stunned, t.villain.confused) == (0, 0)


@rule("rr:stalwart")
def test_a_side_with_stalwart_sheds_them_when_it_is_turned_up(board):
    t = board(hero=hero(STALWART), form="alter-ego", stunned=1)
    t.change_form()
    assert t.hero.stunned == 0


@rule("rr:stalwart", "rr:alteration-effect")
def test_who_cannot_be_stunned_is_not_already_stunned(board):
    t = board(hero=hero(STALWART), encounter=[treachery(name="Next")])
    t.reveal(treachery(Give(STUNNED, YOU, already=SURGE)))
    assert t.hero.stunned == 0 and t["Next"].where == "encounter"


@rule("rr:stalwart", "rr:loses")
def test_who_loses_stalwart_can_be_stunned(board):
    t = board(villain=on(foe(STALWART), attached=[attachment(constant(Lose(HOST, Keyword("stalwart"))))]))
    t.play(event(Give(STUNNED, THE_VILLAIN)))
    assert t.villain.stunned == 1


# ---- toughness -----------------------------------------------------------------------------------------------------
@rule("rr:toughness", "rr:tough", "rr:keywords.27")
def test_a_minion_with_toughness_enters_play_tough(board):
    t = board().reveal(m := minion(TOUGHNESS))
    assert t[m].tough == 1
    t.attack(t.minion)
    assert (t.minion.tough, t.minion.damage) == (0, 0)


@rule("rr:toughness")
def test_an_ally_with_toughness_too(board):
    t = board().play(ally(TOUGHNESS))
    assert t.ally.tough == 1


@rule("rr:toughness")
def test_without_toughness_nobody_is_tough(board):
    t = board().reveal(minion()).play(ally())
    assert (t.minion.tough, t.ally.tough) == (0, 0)


@rule("rr:toughness", "rr:villain-defeat")
@pytest.mark.parametrize("before", [0, 1])
def test_a_new_villain_stage_with_toughness_gets_one_tough_card(board, before):
    t = board(villain=[on(foe(hp=1, name="V"), tough=0), foe(TOUGHNESS, name="V")])
    t.attack(t.villain)
    assert t.villain.tough == 1


@rule("rr:toughness")
def test_toughness_that_is_gained_later_gives_nothing(board):
    t = board(engaged=[minion()])
    t.reveal(attachment(AttachTo(A_MINION), constant(Gain(HOST, TOUGHNESS))))
    assert t.minion.tough == 0 and t.minion.keyword("toughness")


@rule("rr:toughness", "rr:setup-keyword")
def test_an_identity_with_toughness_begins_the_game_tough(setting_up):
    t = setting_up(hero=hero(alter=(TOUGHNESS,)))
    assert t.hero.tough == 1
