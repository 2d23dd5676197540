"""Boost cards and boost icons."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    ASIDE,
    MAIN,
    SELF,
    SURGES,
    THE_VILLAIN,
    VILLAINOUS,
    YOU,
    Alter,
    Attacked,
    BoostTurned,
    Cancel,
    Damage,
    DamageTaken,
    DealBoost,
    Draw,
    Give,
    If,
    In,
    PlaceThreat,
    PutIntoPlay,
    Undefended,
    a,
    boost,
    each,
    forced_interrupt,
    forced_response,
    interrupt,
    when_revealed,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    side_scheme,
    support,
    treachery,
)


@rule("rr:boost-boost-icon", "rr:modifiers", "rr:modifiers.3", "rr:modifiers.5")
@pytest.mark.parametrize(("how", "minus", "done"), [("attack", 3, 0), ("attack", 2, 1), ("scheme", 3, 0)])
def test_boost_icons_are_added_before_a_number_is_found_below_zero(board, how, minus, done):
    chains = attachment(atk=-minus, sch=-minus)
    t = board(villain=on(foe(atk=1, sch=1), attached=[chains]), encounter=[treachery(boost=2)])
    t.activate(how=how).pass_all()
    assert (t.hero.damage if how == "attack" else t.main.threat) == done


@rule(
    "rr:boost-boost-icon",
    "rr:attack-enemy-activation",
    "rr:attack-enemy-activation.10",
    "rr:boost-boost-icon.2",
    "rr:icons",
    "rr:icons.10",
)
@pytest.mark.parametrize("icons", [0, 1, 3])
def test_boost_icons_add_to_atk_for_this_attack_only(board, icons):
    t = board(villain=on(foe(atk=1), boosts=[treachery(boost=2)]), encounter=[treachery(boost=icons)])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=1 + 2 + icons):
        t.pass_()
    t.activate()
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()


@rule(
    "rr:boost-boost-icon",
    "rr:attack-enemy-activation",
    "rr:boost-boost-icon.3",
    "rr:boost-boost-icon.5",
    "rr:attack-enemy-activation.9",
)
def test_only_the_text_below_the_line_counts(board):
    card = minion(SURGES, when_revealed(Damage(YOU, 4)), boost(PlaceThreat(MAIN, 2)), boost=1)
    t = board(villain=foe(atk=1), encounter=[card])
    t.activate()
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(2, 2)):
        t.pass_()
    assert t.minions == [] and t[card].where == "encounter_discard"
    t.quiet()


@rule(
    "rr:boost-boost-icon",
    "rr:star-icon",
    "rr:boost-boost-icon.3",
    "rr:boost-boost-icon.4",
    "rr:star-icon.1",
    "rr:star-icon.7",
)
def test_a_star_is_no_boost_icon(board):
    t = board(villain=foe(atk=1), encounter=[treachery(boost(PlaceThreat(MAIN, 1)))])
    t.activate()
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(1, 1)):
        t.pass_()


@rule("rr:boost-boost-icon", "rr:boost-boost-icon.7", "rr:boost-boost-icon.8")
def test_several_boost_cards_add_up_and_all_their_abilities_resolve(board):
    cards = [treachery(boost(PlaceThreat(MAIN, 1)), boost=1), treachery(boost(PlaceThreat(MAIN, 2)), boost=2)]
    t = board(villain=on(foe(atk=1), boosts=cards[:1]), encounter=cards[1:])
    t.activate()
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(4, 3)):
        t.pass_()
    assert {t[c].where for c in cards} == {"encounter_discard"}


@rule("rr:boost-boost-icon", "rr:boost-boost-icon.9", "rr:boost-boost-icon.10")
def test_a_boost_card_dealt_outside_an_activation_waits_for_the_next_and_comes_on_top(board):
    early, usual = treachery(boost=2), treachery(boost=1)
    t = board(villain=foe(atk=1), encounter=[early, usual])
    t.play(event(DealBoost(THE_VILLAIN)))
    assert t.villain.boosts == [t[early]] and t.hero.damage == 0
    t.quiet()
    t.activate()
    assert t.villain.boosts == [t[early], t[usual]]
    with t.changes(lambda: t.hero.damage, by=4):
        t.pass_()


@rule("rr:boost-boost-icon")
def test_a_minion_uses_a_boost_card_it_was_dealt_although_it_gets_none_by_itself(board):
    t = board(engaged=[minion(atk=1)], encounter=[treachery(boost=2), treachery(boost=5)])
    t.play(event(DealBoost(each("minion"))))
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=3):
        t.pass_()


@rule("rr:boost-boost-icon", "rr:villainous", "rr:boost-boost-icon.10")
def test_a_villainous_minion_gets_its_own_card_besides(board):
    t = board(engaged=[on(minion(VILLAINOUS, atk=1), boosts=[treachery(boost=2)])], encounter=[treachery(boost=4)])
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=7):
        t.pass_()


@rule("rr:boost-boost-icon")
def test_a_boost_card_given_by_a_boost_ability_is_turned_as_well(board):
    t = board(villain=foe(atk=1), encounter=[treachery(boost(DealBoost(THE_VILLAIN)), boost=1), treachery(boost=3)])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=5):
        t.pass_()


@rule("rr:boost-boost-icon")
def test_the_boost_cards_of_an_enemy_that_leaves_play_are_discarded(board):
    card = treachery(boost=2)
    t = board(engaged=[on(minion(hp=2), boosts=[card])])
    t.attack(t.minion)
    assert t[card].where == "encounter_discard"


@rule("rr:boost-boost-icon")
def test_a_boost_card_that_enters_play_is_not_discarded(board):
    card = minion(boost(PutIntoPlay(SELF)), boost=1)
    t = board(villain=foe(atk=1), encounter=[card])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=2):
        t.pass_()
    assert t[card].in_play and t[card].engaged == 0


# ---- amplify -------------------------------------------------------------------------------------------------------
@rule("rr:amplify-icon", "rr:icons", "rr:icons.7")
@pytest.mark.parametrize(("icons", "hit"), [(0, 3), (2, 5)])
def test_each_amplify_icon_adds_a_boost_icon_to_each_boost_card(board, icons, hit):
    t = board(
        villain=foe(atk=1), sides=[side_scheme(amplify=1), side_scheme(amplify=1)], encounter=[treachery(boost=icons)]
    )
    t.activate()
    with t.changes(lambda: t.hero.damage, by=hit):
        t.pass_()


@rule("rr:amplify-icon")
def test_amplify_counts_for_every_boost_card(board):
    t = board(villain=on(foe(atk=0), boosts=[treachery(boost=1)]), sides=[side_scheme(amplify=1)])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=3):
        t.pass_()


@rule("rr:amplify-icon")
def test_amplify_gives_nothing_without_a_boost_card(board):
    t = board(engaged=[minion(atk=1)], sides=[side_scheme(amplify=1)])
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()


# ---- boost abilities -----------------------------------------------------------------------------------------------
@rule("rr:boost-boost-icon", "rr:defend-defense", "rr:you-your", "rr:defend-defense.17")
@pytest.mark.parametrize(("defends", "hit"), [(None, [5, 0]), (0, [3, 0]), (1, [0, 3])])
def test_you_in_a_boost_ability_is_the_defending_player(board, defends, hit):
    t = board(player(), player(), villain=foe(atk=4), encounter=[treachery(boost(Damage(YOU, 1)))])
    t.activate(seat=0)
    if defends == 0:
        t.defend(t.seats[0].identity)
    else:
        t.pass_()
        t.defend(t.seats[1].identity) if defends else t.pass_()
    assert [s.identity.damage for s in t.seats] == hit


@rule("rr:boost-boost-icon", "rr:defend-defense")
def test_you_in_a_boost_ability_is_the_player_whose_ally_defends(board):
    t = board(player(), player(play=[ally(hp=9)]), villain=foe(atk=4), encounter=[treachery(boost(Damage(YOU, 1)))])
    t.activate(seat=0)
    t.pass_().defend(t.ally)
    assert ([s.identity.damage for s in t.seats], t.ally.damage) == ([0, 1], 4)


@rule("rr:boost-boost-icon", "rr:boost-boost-icon.6")
def test_damage_of_a_boost_ability_is_not_the_attack_s(board):
    watch = support(
        forced_response(DamageTaken(YOU, by_attack=True), Draw(1)),
        forced_response(DamageTaken(YOU), PlaceThreat(MAIN, 1)),
        forced_response(Attacked(THE_VILLAIN, damaging=YOU), Draw(1)),
    )
    t = board(hero=hero(def_=3), villain=foe(atk=3), play=[watch], encounter=[treachery(boost(Damage(YOU, 2)))])
    t.activate()
    t.defend()
    assert (t.hero.damage, t.main.threat, len(t.hand)) == (2, 1, 0)


@rule("rr:boost-boost-icon", "rr:undefended", "rr:defend-defense", "rr:defend-defense.18")
@pytest.mark.parametrize(("who", "placed"), [("hero", 0), ("ally", 0), (None, 1)])
def test_a_boost_ability_knows_whether_the_attack_is_defended(board, who, placed):
    card = treachery(boost(If(Undefended(), PlaceThreat(MAIN, 1))))
    t = board(play=[ally(hp=9)], encounter=[card])
    t.activate()
    with t.changes(lambda: t.main.threat, by=placed):
        t.defend(t.hero if who == "hero" else t.ally) if who else t.pass_()


@rule("rr:boost-boost-icon", "rr:undefended", "rr:attack-enemy-activation", "rr:attack-enemy-activation.15")
def test_after_the_defending_ally_is_gone_the_next_boost_ability_finds_the_attack_undefended(board):
    kill, ask = treachery(boost(Damage(each("ally"), 9))), treachery(boost(If(Undefended(), PlaceThreat(MAIN, 1))))
    t = board(villain=on(foe(), boosts=[kill]), play=[ally()], encounter=[ask])
    t.activate()
    with t.changes(lambda: t.main.threat, by=1):
        t.defend(t.ally)


@rule("rr:boost-boost-icon", "rr:villainous")
def test_the_villain_in_a_boost_ability_is_the_villain_even_for_a_minion(board):
    t = board(engaged=[minion(VILLAINOUS)], encounter=[treachery(boost(Give("tough", THE_VILLAIN)))])
    t.activate(t.minion)
    t.pass_()
    assert (t.villain.tough, t.minion.tough) == (1, 0)


@rule("rr:boost-boost-icon", "rr:cancel", "rr:ability", "rr:ability.22")
def test_icons_and_ability_can_be_changed_when_the_card_is_turned(board):
    fewer = environment(forced_interrupt(BoostTurned(), Alter(amount=-1)))
    none = environment(forced_interrupt(BoostTurned(), Cancel()))
    card = treachery(boost(PlaceThreat(MAIN, 1)), boost=2)
    for watch, hit, placed in ((fewer, 2, 1), (none, 3, 0)):
        t = board(villain=foe(atk=1), environments=[watch], encounter=[card])
        t.activate()
        t.pass_()
        assert (t.hero.damage, t.main.threat) == (hit, placed)


@rule("rr:boost-boost-icon", "rr:activation")
def test_a_boost_ability_may_end_the_activation_of_its_own_minion(board):
    card = treachery(boost(Damage(each("minion"), 1)), boost=1)
    t = board(engaged=[minion(VILLAINOUS, hp=1, atk=5)], encounter=[card])
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=0):
        t.pass_()
    assert not t.minions
    t.quiet()


@rule("rr:boost-boost-icon", "rr:minion")
def test_a_minion_put_into_play_by_a_boost_ability_engages_the_defending_player(board):
    card = treachery(boost(PutIntoPlay(a("minion", In(ASIDE)))))
    t = board(player(), player(), aside=[minion()], encounter=[card])
    t.activate(seat=0)
    t.pass_().defend(t.seats[1].identity)
    assert t.minion.engaged == 1


# ---- activations that end early ------------------------------------------------------------------------------------
@rule("rr:boost-boost-icon", "rr:activation", "rr:player-elimination", "rr:activation.3")
def test_boost_cards_of_an_activation_that_ended_early_do_not_count_in_the_next(board):
    twice = forced_interrupt(Attacked(by=SELF), DealBoost(SELF))
    doom, left = treachery(boost(Damage(YOU, 99)), boost=1), treachery(boost=5, name="Left")
    t = board(player(), player(), villain=foe(twice, atk=1), encounter=[doom, left, *[treachery()] * 4], turn=1)
    t.activate(seat=0).pass_all()
    assert t.seats[0].out and t.villain.boosts == [] and t["Left"].where == "encounter_discard"
    t.activate(seat=1).pass_all()
    assert t.seats[1].identity.damage == 1
    t.quiet()


@rule("rr:boost-boost-icon", "rr:activation", "rr:cancel")
def test_an_activation_that_is_canceled_takes_the_cards_given_for_it_along(board):
    twice = forced_interrupt(Attacked(by=SELF), DealBoost(SELF))
    stop = support(interrupt(Attacked(by=THE_VILLAIN), Cancel()), name="Stop")
    t = board(villain=foe(twice, atk=1), play=[stop], encounter=[treachery(boost=4, name="Given"), treachery()])
    t.activate().use("Stop")
    assert t.villain.boosts == [] and t["Given"].where == "encounter_discard" and t.hero.damage == 0
    t.quiet()


@rule("rr:boost-boost-icon", "rr:boost-boost-icon.9")
def test_a_card_that_was_there_before_stays_for_the_next_activation(board):
    early = treachery(boost=3, name="Early")
    stop = support(interrupt(Attacked(by=THE_VILLAIN), Cancel(), limit="round"), name="Stop")
    t = board(villain=on(foe(atk=1), boosts=[early]), play=[stop], encounter=[treachery(), treachery()])
    t.activate().use("Stop")
    assert t.villain.boosts == [t["Early"]]
    t.activate().pass_all()
    assert t.hero.damage == 4
