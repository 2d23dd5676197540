"""Keywords of attacks and thwarts: overkill, piercing, ranged, retaliate, guard, patrol, assault."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_SCHEME,
    ASSAULT,
    EACH_ENEMY,
    GUARD,
    HOST,
    MAIN,
    OVERKILL,
    PATROL,
    PIERCING,
    RANGED,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    YOUR_HERO,
    Attacked,
    Damage,
    DamageTaken,
    Discard,
    Draw,
    Gain,
    Keyword,
    Lose,
    Prevent,
    RemoveThreat,
    attack,
    constant,
    forced_response,
    gets,
    hero_action,
    interrupt,
    thwart,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    side_scheme,
    support,
    treachery,
    upgrade,
)


# ---- overkill ------------------------------------------------------------------------------------------------------
@rule("rr:overkill", "rr:excess-damage", "rr:keywords.10", "rr:overkill.2")
def test_overkill_passes_the_excess_to_the_villain(board):
    t = board(engaged=[minion(hp=2)])
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.minion, damage=5, overkill=True)
    assert not t.minions
    t.quiet()


@rule("rr:overkill")
@pytest.mark.parametrize(("hp", "passed"), [(4, 1), (5, 0), (6, 0)])
def test_only_what_exceeds_the_remaining_hit_points_passes(board, hp, passed):
    t = board(engaged=[on(minion(hp=hp + 1), damage=1)])
    with t.changes(lambda: t.villain.damage, by=passed):
        t.attack(t.minion, damage=5, overkill=True)


@rule("rr:overkill")
def test_without_overkill_the_excess_is_lost(board):
    t = board(engaged=[minion(hp=2)])
    with t.changes(lambda: t.villain.damage, by=0):
        t.attack(t.minion, damage=5)


@rule("rr:overkill", "rr:tough", "rr:overkill.5", "rr:tough.4")
def test_a_tough_minion_stops_overkill(board):
    t = board(engaged=[on(minion(hp=2), tough=1)])
    with t.changes(lambda: t.villain.damage, by=0):
        t.attack(t.minion, damage=5, overkill=True)
    assert (t.minion.tough, t.minion.damage) == (0, 0)


@rule("rr:overkill", "rr:piercing")
def test_piercing_makes_way_for_overkill(board):
    t = board(engaged=[on(minion(hp=2), tough=1)])
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.minion, damage=5, overkill=True, piercing=True)
    assert not t.minions


@rule("rr:overkill", "rr:tough")
def test_a_tough_villain_takes_no_overkill_damage(board):
    t = board(villain=on(foe(), tough=1), engaged=[minion(hp=2)])
    t.attack(t.minion, damage=5, overkill=True)
    assert (t.villain.tough, t.villain.damage) == (0, 0)


@rule("rr:overkill", "rr:guard", "rr:retaliate-x", "rr:overkill.3")
def test_overkill_damage_is_no_attack_against_the_villain(board):
    t = board(villain=foe(RETALIATE(2)), engaged=[minion(GUARD, hp=1)])
    with t.changes(lambda: (t.villain.damage, t.hero.damage), to=(2, 0)):
        t.attack(t.minion, damage=3, overkill=True)


@rule("rr:overkill", "rr:overkill.3")
def test_overkill_damage_is_damage_from_the_attack(board):
    answer = support(forced_response(Attacked(by=YOUR_HERO, damaging=THE_VILLAIN), Draw(1)))
    t = board(play=[answer], engaged=[minion(hp=1)])
    with t.changes(lambda: len(t.hand), by=1):
        t.attack(t.minion, damage=3, overkill=True)


@rule("rr:overkill", "rr:damage")
def test_excess_is_counted_by_damage_dealt_not_taken(board):
    shield = attachment(interrupt(would(DamageTaken(HOST)), Prevent(4)))
    t = board(engaged=[on(minion(hp=2), attached=[shield])])
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.minion, damage=5, overkill=True)
        t.use(shield)
    assert t.minion.damage == 1


@rule("rr:overkill")
def test_overkill_can_defeat_the_villain(board):
    t = board(villain=on(foe(hp=5), damage=3), engaged=[minion(hp=1)])
    t.attack(t.minion, damage=3, overkill=True)
    assert t.result == "won"


@rule("rr:overkill", "rr:attacks-against-allies", "rr:keywords.10", "rr:overkill.1", "rr:overkill.5")
@pytest.mark.parametrize(("tough", "passed"), [(0, 2), (1, 0)])
def test_an_enemys_overkill_passes_from_the_defending_ally_to_the_identity(board, tough, passed):
    t = board(villain=foe(OVERKILL, atk=5), play=[on(ally(hp=3), tough=tough)])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=passed):
        t.defend(t.ally)
    t.quiet()


@rule("rr:overkill")
def test_an_enemys_overkill_goes_to_the_identity_that_controls_the_ally(board):
    t = board(player(), player(play=[ally(hp=3)]), villain=foe(OVERKILL, atk=5))
    t.activate(seat=0)
    t.answer("pass", seat=0)
    with t.changes(lambda: [x.identity.damage for x in t.seats], to=[0, 2]):
        t.defend(t.ally)


@rule("rr:overkill")
def test_without_overkill_a_defending_ally_takes_it_all(board):
    t = board(villain=foe(atk=5), play=[ally(hp=3)])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=0):
        t.defend(t.ally)
    assert not t.allies


@rule("rr:overkill")
def test_damage_that_is_no_attack_has_no_overkill(board):
    t = board(play=[support(Damage(EACH_ENEMY, 5))], engaged=[minion(OVERKILL, hp=2)])
    with t.changes(lambda: t.villain.damage, by=5):
        t.use(t.kind("support")[0])


@rule("rr:overkill", "rr:labelled-ability")
def test_a_hero_with_overkill_has_it_in_basic_and_labelled_attacks(board):
    t = board(hero=hero(OVERKILL, atk=3), engaged=[minion(hp=1, name="One"), minion(hp=1, name="Two")])
    with t.changes(lambda: t.villain.damage, by=2):
        t.attack("One")
    with t.changes(lambda: t.villain.damage, by=4):
        t.attack("Two", damage=5)


# ---- piercing ------------------------------------------------------------------------------------------------------
@rule("rr:piercing", "rr:keywords.14", "rr:piercing.1")
def test_piercing_discards_tough_before_damage(board):
    t = board(villain=on(foe(), tough=1))
    with t.changes(lambda: t.villain.damage, by=4):
        t.attack(damage=4, piercing=True)
    assert t.villain.tough == 0


@rule("rr:piercing", "rr:tough")
def test_without_piercing_tough_holds(board):
    t = board(villain=on(foe(), tough=1))
    with t.changes(lambda: t.villain.damage, by=0):
        t.attack(damage=4)


@rule("rr:piercing")
def test_piercing_discards_any_number_of_tough_cards(board):
    t = board(villain=on(foe(), tough=2))
    with t.changes(lambda: (t.villain.damage, t.villain.tough), to=(4, 0)):
        t.attack(damage=4, piercing=True)


@rule("rr:piercing")
def test_only_the_attacked_character_is_pierced(board):
    t = board(villain=on(foe(), tough=1), engaged=[minion(hp=1)])
    with t.changes(lambda: (t.villain.damage, t.villain.tough), to=(0, 0)):
        t.attack(t.minion, damage=4, piercing=True, overkill=True)


@rule("rr:piercing")
def test_an_ally_and_an_enemy_with_piercing_pierce_too(board):
    t = board(tough=1, villain=on(foe(), tough=1), play=[ally(PIERCING, atk=2)], engaged=[minion(PIERCING, atk=2)])
    with t.changes(lambda: t.villain.damage, by=2):
        t.attack(t.villain, who=t.ally)
    with t.changes(lambda: (t.hero.damage, t.hero.tough), to=(2, 0)):
        t.activate(t.minion).pass_all()


@rule("rr:piercing")
def test_tough_goes_even_if_the_defense_takes_all_damage(board):
    t = board(hero=hero(def_=3), tough=1, villain=foe(PIERCING, atk=2))
    t.activate().defend()
    assert (t.hero.damage, t.hero.tough) == (0, 0)


# ---- ranged --------------------------------------------------------------------------------------------------------
@rule("rr:ranged", "rr:keywords.16")
@pytest.mark.parametrize(("ranged", "hurt"), [(True, 0), (False, 2)])
def test_a_ranged_attack_ignores_retaliate(board, ranged, hurt):
    t = board(villain=foe(RETALIATE(2)))
    with t.changes(lambda: t.hero.damage, by=hurt):
        t.attack(damage=1, ranged=ranged)


@rule("rr:ranged")
def test_ranged_characters_of_both_sides_ignore_retaliate(board):
    t = board(hero=hero(RETALIATE(1)), villain=foe(RETALIATE(2)), play=[ally(RANGED)], engaged=[minion(RANGED)])
    t.attack(t.villain, who=t.ally)
    t.activate(t.minion).pass_all()
    assert (t.ally.damage, t.minion.damage, t.hero.damage) == (0, 0, 1)


# ---- retaliate -----------------------------------------------------------------------------------------------------
@rule("rr:retaliate-x", "rr:keywords.19", "rr:retaliate-x.1")
def test_the_attacked_strikes_back_at_the_attacker(board):
    t = board(engaged=[minion(RETALIATE(2), hp=5)], play=[ally(hp=4)])
    with t.changes(lambda: (t.minion.damage, t.ally.damage, t.hero.damage), to=(1, 2, 0)):
        t.attack(t.minion, who=t.ally)


@rule("rr:retaliate-x", "rr:retaliate-x.2")
@pytest.mark.parametrize(("hp", "hurt"), [(2, 0), (3, 1)])
def test_only_a_survivor_retaliates(board, hp, hurt):
    t = board(engaged=[minion(RETALIATE(1), hp=hp)])
    with t.changes(lambda: t.hero.damage, by=hurt):
        t.attack(t.minion)


@rule("rr:retaliate-x", "rr:retaliate-x.2", "rr:retaliate-x.3")
def test_who_left_play_undefeated_does_not_retaliate(board):
    flight = minion(RETALIATE(1), forced_response(DamageTaken(SELF), Discard(SELF)), hp=9)
    t = board(engaged=[flight])
    with t.changes(lambda: t.hero.damage, by=0):
        t.attack(t.minion)
    assert t[flight].where == "encounter_discard" and not t.log("defeated")
    t.quiet()


@rule("rr:retaliate-x", "rr:keywords", "rr:gains")
def test_numbers_of_a_keyword_add_up(board):
    more = attachment(constant(Gain(HOST, RETALIATE(1))))
    t = board(engaged=[on(minion(RETALIATE(1), hp=5), attached=[more, more])])
    assert t.minion.keyword("retaliate") == 3
    with t.changes(lambda: t.hero.damage, by=3):
        t.attack(t.minion)


@rule("rr:loses", "rr:keywords")
def test_a_lost_keyword_is_not_regained(board):
    gains = attachment(constant(Gain(HOST, RETALIATE(1))))
    loses = attachment(constant(Lose(HOST, Keyword("retaliate"))))
    t = board(engaged=[on(minion(RETALIATE(1), hp=5), attached=[loses, gains])])
    assert t.minion.keyword("retaliate") == 0
    with t.changes(lambda: t.hero.damage, by=0):
        t.attack(t.minion)


@rule("rr:retaliate-x", "rr:tough")
def test_an_attack_that_does_no_damage_is_still_answered(board):
    t = board(engaged=[on(minion(RETALIATE(1)), tough=1)])
    with t.changes(lambda: t.hero.damage, by=1):
        t.attack(t.minion)


@rule("rr:retaliate-x", "rr:stun-stunned")
def test_a_stunned_character_has_not_attacked(board):
    t = board(stunned=1, engaged=[minion(RETALIATE(1))])
    with t.changes(lambda: t.hero.damage, by=0):
        t.attack(t.minion)
    assert t.hero.stunned == 0 and t.hero.exhausted


@rule("rr:retaliate-x")
def test_damage_that_is_no_attack_is_not_answered(board):
    t = board(play=[support(Damage(EACH_ENEMY, 1))], villain=foe(RETALIATE(1)))
    with t.changes(lambda: t.hero.damage, by=0):
        t.use(t.kind("support")[0])


@rule("rr:retaliate-x", "rr:attack-player-ability-type")
def test_each_attacked_enemy_that_survives_retaliates(board):
    t = board(engaged=[minion(RETALIATE(1), hp=5), minion(RETALIATE(2), hp=5), minion(RETALIATE(4), hp=1)])
    with t.changes(lambda: t.hero.damage, by=3):
        t.play(event(hero_action(attack(EACH_ENEMY, 1)))).choose(t.minions[0])
    t.quiet()


@rule("rr:retaliate-x", "rr:simultaneous-resolution")
@pytest.mark.parametrize(("first", "hurt"), [("Weak", 3), ("Strong", 1)])
def test_the_order_in_which_they_strike_back_matters(board, first, hurt):
    t = board(tough=1, engaged=[minion(RETALIATE(1), hp=5, name="Weak"), minion(RETALIATE(3), hp=5, name="Strong")])
    with t.changes(lambda: t.hero.damage, by=hurt):
        t.play(event(hero_action(attack(EACH_ENEMY, 1)))).choose(first)


@rule("rr:retaliate-x")
@pytest.mark.parametrize(("who", "hurt"), [("hero", 2), ("ally", 0), ("", 2)])
def test_a_hero_retaliates_if_he_himself_is_attacked(board, who, hurt):
    t = board(hero=hero(RETALIATE(2), def_=9), play=[ally(hp=9)])
    t.activate()
    with t.changes(lambda: t.villain.damage, by=hurt):
        t.defend(t.hero if who == "hero" else t.ally) if who else t.pass_()
    t.quiet()


@rule("rr:retaliate-x", "rr:damage", "rr:retaliate-x.3", "rr:retaliate-x.4", "rr:retaliate-x.5")
def test_retaliate_comes_between_taking_damage_and_being_attacked(board):
    hurt, after = forced_response(DamageTaken(SELF), Draw(1)), forced_response(Attacked(against=SELF), Draw(1))
    t = board(villain=foe(RETALIATE(1), hurt, after))
    t.attack()
    order = [n[0] for n in t.log() if n[0] in ("retaliate", "draw")]
    assert order == ["draw", "retaliate", "draw"]


@rule("rr:retaliate-x")
def test_retaliate_can_defeat_the_attacker(board):
    t = board(hero=hero(RETALIATE(3)), engaged=[minion(hp=3)])
    t.activate(t.minion).pass_all()
    assert not t.minions and t.hero.damage == 1


# ---- guard ---------------------------------------------------------------------------------------------------------
@rule("rr:guard", "rr:keywords.6", "rr:guard.1")
def test_a_guard_keeps_the_engaged_player_from_the_villain(board):
    kick = event(hero_action(attack(THE_VILLAIN, 1)))
    t = board(play=[ally()], hand=[kick], engaged=[minion(GUARD), minion(name="Other")])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.cannot("attack", t.ally, t.villain, rule="rr:guard")
    t.cannot("play", kick)
    t.can("attack", t.hero, "Other")
    t.can("attack", t.hero, t.minion)


@rule("rr:guard")
def test_a_guard_does_not_stop_damage_that_is_no_attack(board):
    t = board(play=[support(Damage(THE_VILLAIN, 2))], engaged=[minion(GUARD)])
    with t.changes(lambda: t.villain.damage, by=2):
        t.use(t.kind("support")[0])


@rule("rr:guard")
def test_a_guard_binds_only_the_player_it_is_engaged_with(board):
    t = board(player(), player(engaged=[minion(GUARD)]))
    t.attack(t.villain)
    t.end_turn()
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:guard")
def test_a_villain_with_guard_can_be_attacked(board):
    t = board(villain=foe(GUARD), engaged=[minion(GUARD)])
    with t.changes(lambda: t.villain.damage, by=2):
        t.attack(t.villain)


@rule("rr:guard")
def test_without_its_guard_the_villain_is_open(board):
    t = board(play=[ally(atk=2)], engaged=[minion(GUARD, hp=2)])
    t.attack(t.minion, who=t.ally)
    t.attack(t.villain)
    assert t.villain.damage == 2


@rule("rr:guard", "rr:stun-stunned")
def test_a_stunned_hero_may_still_attempt_to_attack(board):
    t = board(stunned=1, engaged=[minion(GUARD)])
    t.attack()
    assert t.hero.stunned == 0 and t.minion.damage == 0


# ---- patrol --------------------------------------------------------------------------------------------------------
@rule("rr:patrol", "rr:keywords.11", "rr:patrol.1")
def test_patrol_keeps_the_engaged_player_from_thwarting_the_main_scheme(board):
    t = board(
        threat=5,
        sides=[side_scheme()],
        play=[ally()],
        hand=[e := event(hero_action(thwart(MAIN, 1)))],
        engaged=[minion(PATROL)],
    )
    t.cannot("thwart", target=t.main, rule="rr:patrol")
    t.cannot("thwart", t.ally, t.main, rule="rr:patrol")
    t.cannot("play", e)
    with t.changes(lambda: t.side.threat, by=-2):
        t.thwart(t.side)


@rule("rr:patrol")
def test_patrol_leaves_threat_that_is_removed_without_a_thwart(board):
    t = board(threat=5, engaged=[minion(PATROL)])
    with t.changes(lambda: t.main.threat, by=-2):
        t.play(event(RemoveThreat(MAIN, 2)))


@rule("rr:patrol")
def test_a_thwart_event_finds_the_other_schemes(board):
    t = board(threat=5, sides=[side_scheme(threat=5)], engaged=[minion(PATROL)])
    with t.changes(lambda: (t.main.threat, t.side.threat), to=(5, 3)):
        t.play(event(hero_action(thwart(A_SCHEME, 2))))


@rule("rr:patrol")
def test_patrol_binds_only_the_player_it_is_engaged_with(board):
    t = board(player(), player(engaged=[minion(PATROL)]), threat=5)
    t.thwart(t.main)
    assert t.main.threat == 3


@rule("rr:patrol")
def test_patrol_ends_with_the_minion(board):
    t = board(threat=5, play=[ally(atk=3)], engaged=[minion(PATROL, hp=3)])
    t.attack(t.minion, who=t.ally)
    t.thwart(t.main)
    assert t.main.threat == 3


# ---- assault -------------------------------------------------------------------------------------------------------
@rule("rr:assault", "rr:keywords.4")
def test_against_assault_a_basic_thwart_uses_atk(board):
    t = board(hero=hero(atk=3, thw=1), threat=5, sides=[side_scheme(ASSAULT, threat=5)])
    with t.changes(lambda: t.side.threat, by=-3):
        t.thwart(t.side)


@rule("rr:assault")
def test_other_schemes_are_thwarted_with_thw(board):
    t = board(hero=hero(atk=3, thw=1), threat=5, sides=[side_scheme(ASSAULT, threat=5)])
    with t.changes(lambda: t.main.threat, by=-1):
        t.thwart(t.main)


@rule("rr:assault", "rr:consequential-damage")
def test_an_ally_takes_the_consequential_damage_of_its_atk(board):
    t = board(sides=[side_scheme(ASSAULT, threat=5)], play=[ally(hp=5, atk=2, attack_cost=2, thwart_cost=1)])
    with t.changes(lambda: (t.side.threat, t.ally.damage), to=(3, 2)):
        t.thwart(t.side, who=t.ally)


@rule("rr:assault", "rr:dash-value")
def test_a_dash_counts_where_it_is_used(board):
    t = board(
        threat=5,
        sides=[side_scheme(ASSAULT, threat=5)],
        play=[ally(thw=None, atk=2, name="Fighter"), ally(atk=None, thw=2, name="Thinker")],
    )
    t.cannot("thwart", "Fighter", t.main, rule="rr:dash-value")
    t.cannot("thwart", "Thinker", t.side, rule="rr:dash-value")
    t.can("thwart", "Thinker", t.main)
    with t.changes(lambda: t.side.threat, by=-2):
        t.thwart(t.side, who="Fighter")


@rule("rr:assault", "rr:confuse-confused", "rr:stun-stunned")
def test_it_is_still_a_thwart(board):
    t = board(confused=1, sides=[side_scheme(ASSAULT, threat=5)], play=[on(ally(atk=2), stunned=1)])
    t.thwart(t.side)
    assert (t.hero.confused, t.side.threat) == (0, 5)
    t.thwart(t.side, who=t.ally)
    assert (t.ally.stunned, t.side.threat) == (1, 3)


@rule("rr:assault")
def test_atk_is_used_with_its_modifiers_and_thwart_events_are_not_changed(board):
    stronger = upgrade(constant(gets(YOUR_HERO, ATK=2)))
    t = board(hero=hero(atk=1), sides=[side_scheme(ASSAULT, threat=9)], play=[stronger])
    with t.changes(lambda: t.side.threat, by=-1):
        t.play(event(hero_action(thwart(A_SCHEME, 1))))
    with t.changes(lambda: t.side.threat, by=-3):
        t.thwart(t.side)


@rule("rr:gains", "rr:keywords")
def test_a_second_instance_without_a_number_has_no_effect(board):
    guard = attachment(constant(Gain(HOST, GUARD)))
    t = board(engaged=[on(minion(hp=9), attached=[guard, guard])])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.reveal(treachery(Damage(THE_VILLAIN, 1)))
    assert t.villain.damage == 1
