"""Attacks by players' characters, and attacks by enemies against allies."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ENEMY,
    EACH_ENEMY,
    GUARD,
    MAIN,
    RETALIATE,
    SELF,
    THAT_ENEMY,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activate,
    Alter,
    Attacked,
    Cancel,
    Cannot,
    Damage,
    DamageTaken,
    Delayed,
    Draw,
    Field,
    Mine,
    PlaceThreat,
    PowerUsed,
    RemoveThreat,
    StatOf,
    Until,
    a,
    action,
    attack,
    boost,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    hero_interrupt,
    interrupt,
    response,
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
    support,
    treachery,
    upgrade,
)

SPEND = Alter(amount=2)
"""That attack deals 2 more damage."""


# ---- the basic attack ----------------------------------------------------------------------------------------------
@rule(
    "rr:attack-player-ability-type",
    "rr:atk",
    "rr:basic-power",
    "rr:attack-player-ability-type.1",
    "rr:attack-player-ability-type.2",
    "rr:basic-power.2",
)
@pytest.mark.parametrize("who", ["hero", "ally"])
def test_a_basic_attack_exhausts_and_deals_atk(board, who):
    t = board(play=[ally(atk=2)])
    character = t.hero if who == "hero" else t.ally
    with t.changes(lambda: (t.villain.damage, character.exhausted), to=(2, True)):
        t.attack(t.villain, who=character)
    t.cannot("attack", character, t.villain, rule="rr:exhausted")
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.9")
def test_any_enemy_may_be_attacked_whoever_it_is_engaged_with(board):
    mine, theirs = minion(), minion()
    t = board(player(engaged=[mine]), player(engaged=[theirs]))
    for target in (t.villain, mine, theirs):
        t.can("attack", t.hero, target)
    assert len(t.options("attack")) == 3


@rule("rr:attack-player-ability-type", "rr:guard", "rr:attack-player-ability-type.9")
def test_an_ability_may_keep_an_enemy_from_being_attacked(board):
    t = board(engaged=[minion(GUARD)], play=[ally()])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.cannot("attack", t.ally, t.villain, rule="rr:guard")
    t.can("attack", t.ally, t.minion)


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.3")
def test_without_an_enemy_that_can_be_attacked_there_is_no_basic_attack(board):
    shield = environment(constant(Cannot(each("enemy"), "be attacked")))
    t = board(environments=[shield], hand=[event(hero_action(attack(AN_ENEMY, 3)))])
    assert t.options("attack") == [] and t.options("play") == []
    t.cannot("attack", rule="rr:target")


@rule("rr:attack-player-ability-type", "rr:guard", "rr:attack-player-ability-type.3")
def test_a_villain_behind_a_guard_that_cannot_be_attacked_is_no_target_either(board):
    wall = minion(GUARD, constant(Cannot(SELF, "be attacked")))
    t = board(player(engaged=[wall], play=[ally()]), player())
    assert t.options("attack") == []
    t.end_turn()
    assert len(t.options("attack")) == 1, "the guard is not engaged with this player"


@rule("rr:attack-player-ability-type", "rr:stun-stunned", "rr:attack-player-ability-type.3", "rr:stun-stunned.5")
def test_a_stunned_character_may_attack_without_a_target(board):
    shield = environment(constant(Cannot(each("enemy"), "be attacked")))
    t = board(environments=[shield], stunned=1)
    with t.changes(lambda: (t.hero.stunned, t.hero.exhausted), to=(0, True)):
        t.attack()
    assert t.villain.damage == 0


@rule("rr:attack-player-ability-type", "rr:dash-value", "rr:dash-value.3")
def test_a_character_without_atk_cannot_attack(board):
    t = board(play=[ally(atk=None)])
    t.cannot("attack", t.ally, t.villain, rule="rr:dash-value")


@rule("rr:attack-player-ability-type", "rr:form-change-form")
def test_an_alter_ego_has_no_basic_attack(board):
    t = board(form="alter-ego", play=[ally()])
    t.cannot("attack", target=t.villain, rule="rr:basic-power")
    t.can("attack", t.ally, t.villain)


@rule("rr:attack-player-ability-type", "rr:alteration-effect", "rr:alteration-effect.5")
def test_a_basic_attack_can_be_given_more_damage(board):
    t = board(play=[support(interrupt(Attacked(YOUR_HERO, basic=True), SPEND))])
    t.attack(t.villain)
    with t.changes(lambda: t.villain.damage, by=4):
        t.answer("use")


@rule("rr:attack-player-ability-type", "rr:atk")
def test_atk_is_read_when_the_damage_is_dealt(board):
    t = board(attached=[upgrade(constant(gets(YOUR_HERO, ATK=1)))])
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.villain)


# ---- labelled attacks ----------------------------------------------------------------------------------------------
@rule(
    "rr:attack-player-ability-type",
    "rr:labelled-ability",
    "rr:labelled-ability.2",
    "rr:attack-player-ability-type.1",
    "rr:attack-player-ability-type.4",
)
def test_an_attack_ability_does_not_exhaust_the_hero_but_is_his_attack(board):
    watch = support(
        forced_response(Attacked(YOUR_HERO), Draw(1)),
        forced_response(Attacked(basic=True), Draw(5)),
        forced_response(PowerUsed(), Draw(5)),
    )
    t = board(play=[watch], exhausted=True)
    with t.changes(lambda: (t.villain.damage, len(t.hand)), to=(4, 1)):
        t.attack(t.villain, damage=4)


@rule("rr:attack-player-ability-type", "rr:you-your", "rr:attack-player-ability-type.1")
def test_damage_without_the_label_is_no_attack(board):
    watch = support(forced_response(Attacked(), Draw(1)))
    t = board(play=[watch], villain=foe(RETALIATE(2)))
    with t.changes(lambda: (t.villain.damage, t.hero.damage, len(t.hand)), to=(3, 0, 0)):
        t.play(event(Damage(THE_VILLAIN, 3)))


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.5")
def test_an_attack_ability_with_several_damages_is_one_attack(board):
    watch = support(
        forced_interrupt(Attacked(YOUR_HERO), PlaceThreat(MAIN, 1)), forced_response(Attacked(YOUR_HERO), Draw(1))
    )
    t = board(play=[watch], villain=foe(RETALIATE(1), hp=20))
    t.play(event(hero_action(attack(THE_VILLAIN, 3), attack(THE_VILLAIN, 2))))
    assert (t.villain.damage, t.hero.damage, t.main.threat, len(t.hand)) == (5, 1, 1, 1)
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:alteration-effect", "rr:attack-player-ability-type.6")
def test_more_damage_goes_to_each_instance_but_not_to_what_is_additional(board):
    more = support(forced_interrupt(Attacked(YOUR_HERO), SPEND))
    t = board(play=[more], villain=foe(hp=30))
    with t.changes(lambda: t.villain.damage, by=3 + 2 + 1 + 2 + 4):
        t.play(event(hero_action(attack(THE_VILLAIN, 3), attack(THE_VILLAIN, 1, additional=4))))


@rule(
    "rr:attack-player-ability-type",
    "rr:retaliate-x",
    "rr:attack-player-ability-type.10",
    "rr:attack-player-ability-type.11",
)
def test_an_attack_on_several_enemies_attacks_each_of_them(board):
    strong, weak = minion(RETALIATE(1), hp=4), minion(RETALIATE(5), hp=2)
    watch = support(forced_response(Attacked(YOUR_HERO, A_MINION), Draw(1)))
    t = board(villain=foe(RETALIATE(2)), engaged=[strong, weak], play=[watch])
    t.play(event(hero_action(attack(EACH_ENEMY, 3))))
    t.choose(strong)  # the order of the retaliations
    t.answer("use", t[watch])  # and of the responses: each of the two minions was attacked
    assert t.villain.damage == 3 and t[strong].damage == 3 and not t[weak].in_play
    assert (t.hero.damage, len(t.hand)) == (3, 2)  # whoever survived struck back
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:retaliate-x.2", "rr:attack-player-ability-type.11")
def test_the_next_stage_of_a_villain_that_did_not_survive_does_not_strike_back(board):
    t = board(
        villain=[foe(RETALIATE(2), hp=3, name="Boss"), foe(RETALIATE(4), name="Boss")],
        engaged=[minion(RETALIATE(1), hp=4)],
    )
    t.play(event(hero_action(attack(EACH_ENEMY, 3))))
    assert (t.villain.damage, t.minion.damage, t.hero.damage) == (0, 3, 1)
    t.quiet()


@rule("rr:attack-player-ability-type")
def test_enemies_hit_by_one_attack_take_the_damage_at_once(board):
    t = board(engaged=[minion(hp=2), minion(hp=2)])
    watch = support(forced_response(DamageTaken(A_MINION), Draw(1)))
    t.put(watch, seat=0)
    t.play(event(hero_action(attack(each("minion"), 2))))
    kinds = [n[0] for n in t.log() if n[0] in ("damage", "defeated", "use")]
    assert kinds[:4] == ["damage", "damage", "defeated", "defeated"] and not t.minions


@rule("rr:attack-player-ability-type", "rr:you-your")
def test_an_ally_s_attack_is_not_yours(board):
    watch = support(forced_response(Attacked(YOUR_HERO, defeating=A_MINION), Draw(1)))
    t = board(play=[watch, ally(atk=2)], engaged=[minion(hp=2), minion(hp=2)])
    with t.changes(lambda: len(t.hand), by=0):
        t.attack(t.minions[0], who=t.ally)
    with t.changes(lambda: len(t.hand), by=1):
        t.attack(t.minion)


@rule("rr:attack-player-ability-type")
@pytest.mark.parametrize(("tough", "drawn"), [(0, 1), (1, 0)])
def test_attacks_and_damages_needs_damage_taken(board, tough, drawn):
    watch = support(forced_response(Attacked(YOUR_HERO, damaging=A_MINION), Draw(1)))
    t = board(play=[watch], engaged=[on(minion(hp=9), tough=tough)])
    with t.changes(lambda: len(t.hand), by=drawn):
        t.attack(t.minion)


# ---- what follows --------------------------------------------------------------------------------------------------
@rule(
    "rr:attack-player-ability-type",
    "rr:consequential-damage",
    "rr:retaliate-x",
    "rr:attack-player-ability-type.12",
    "rr:attack-player-ability-type.13",
    "rr:attack-player-ability-type.14",
    "rr:attack-player-ability-type.15",
)
def test_retaliate_forced_optional_consequential(board):
    watch = support(response(Attacked(a("ally")), Draw(1)), forced_response(Attacked(a("ally")), PlaceThreat(MAIN, 1)))
    t = board(villain=foe(RETALIATE(1)), play=[friend := ally(hp=5, attack_cost=2), watch])
    t.attack(t.villain, who=friend)
    assert t.asked == "window" and (t.main.threat, t[friend].damage) == (1, 1)
    t.use(watch)
    assert t[friend].damage == 3
    order = [n[0] if n[0] != "use" else n[3] for n in t.log() if n[0] in ("retaliate", "use", "damage")]
    assert order == ["damage", "retaliate", "damage", 1, 0, "damage"]


@rule("rr:retaliate-x", "rr:damage", "rr:retaliate-x.3", "rr:retaliate-x.4", "rr:retaliate-x.5")
def test_after_it_takes_damage_comes_before_retaliate(board):
    watch = support(
        forced_response(DamageTaken(THE_VILLAIN), PlaceThreat(MAIN, 1)),
        forced_response(Attacked(YOUR_HERO), PlaceThreat(MAIN, 1)),
    )
    t = board(villain=foe(RETALIATE(1)), play=[watch])
    t.attack(t.villain)
    assert [n[0] if n[0] != "use" else n[3] for n in t.log() if n[0] in ("retaliate", "use")] == [0, "retaliate", 1]


@rule("rr:attack-player-ability-type", "rr:retaliate-x", "rr:attack-player-ability-type.12")
@pytest.mark.parametrize(("hp", "back"), [(3, 2), (2, 0)])
def test_a_defeated_enemy_does_not_retaliate(board, hp, back):
    t = board(engaged=[minion(RETALIATE(2), hp=hp)])
    with t.changes(lambda: t.hero.damage, by=back):
        t.attack(t.minion)


@rule("rr:retaliate-x", "rr:attack-player-ability-type", "rr:attack-player-ability-type.12")
def test_a_villain_stage_that_was_defeated_does_not_retaliate(board):
    t = board(villain=[foe(RETALIATE(2), hp=2), foe(RETALIATE(2), hp=5)])
    with t.changes(lambda: t.hero.damage, by=0):
        t.attack(t.villain)
    assert t.villain.hp == 5


@rule("rr:attack-player-ability-type")
def test_an_attacker_defeated_by_retaliate_has_still_attacked(board):
    watch = support(forced_response(Attacked(a("ally")), Draw(1)))
    t = board(villain=foe(RETALIATE(3)), play=[ally(hp=3, attack_cost=1), watch])
    with t.changes(lambda: len(t.hand), by=1):
        t.attack(t.villain, who=t.ally)
    assert not t.allies
    t.quiet()


# ---- the target leaves play ----------------------------------------------------------------------------------------
@rule("rr:consequential-damage", "rr:attack-player-ability-type")
def test_an_attack_whose_target_leaves_play_aborts(board):
    fist = ally(interrupt(Attacked(SELF, AN_ENEMY), Damage(Field("attacked"), 1)), hp=3, attack_cost=1)
    watch = support(forced_response(Attacked(a("ally")), Draw(1)), forced_response(PowerUsed(), Draw(1)))
    t = board(play=[fist, watch], engaged=[minion(hp=1)])
    t.attack(t.minion, who=fist)
    t.use(fist)
    assert not t.minions and (t[fist].damage, t[fist].exhausted, len(t.hand)) == (0, True, 0)
    t.quiet()


@rule("rr:consequential-damage")
def test_a_target_that_survives_the_interrupt_is_attacked(board):
    fist = ally(interrupt(Attacked(SELF, AN_ENEMY), Damage(Field("attacked"), 1)), atk=1, hp=3, attack_cost=1)
    t = board(play=[fist], engaged=[minion(hp=3)])
    t.attack(t.minion, who=fist)
    t.use(fist)
    assert (t.minion.damage, t[fist].damage) == (2, 1)


@rule("rr:attack-player-ability-type", "rr:cancel", "rr:cancel.1")
def test_a_canceled_attack_deals_nothing_and_nobody_attacked(board):
    shield = environment(
        forced_interrupt(Attacked(YOUR_HERO), Cancel()), forced_response(Attacked(), PlaceThreat(MAIN, 1))
    )
    t = board(environments=[shield])
    t.attack(t.villain)
    assert (t.villain.damage, t.main.threat, t.hero.exhausted) == (0, 0, True)
    t.quiet()


# ---- attacks against allies ----------------------------------------------------------------------------------------
HUNT = treachery(Activate("attack", THE_VILLAIN, a("ally", Mine())))


@rule("rr:attacks-against-allies", "rr:attack-enemy-activation", "rr:attack-enemy-activation.16")
@ruling("faq:hulk-hero-pack:clash-of-titans:1")
def test_undefended_damage_goes_to_the_attacked_ally(board):
    t = board(villain=foe(atk=2), play=[ally(hp=5)])
    t.reveal(HUNT)
    assert t.asked == "defend"
    with t.changes(lambda: (t.ally.damage, t.hero.damage, t.ally.exhausted), to=(2, 0, False)):
        t.pass_()


@rule("rr:attacks-against-allies")
def test_an_attack_on_an_ally_can_be_defended_by_hero_or_ally(board):
    prey, other = ally(hp=5), ally(hp=5)
    t = board(villain=foe(atk=3), play=[prey, other])
    t.reveal(HUNT)
    t.choose(prey).defend(t.hero)
    assert (t.hero.damage, t[prey].damage) == (1, 0)
    t = board(villain=foe(atk=3), play=[prey, other])
    t.reveal(HUNT)
    t.choose(prey).defend(other)
    assert (t.hero.damage, t[prey].damage, t[other].damage) == (0, 0, 3)


@rule("rr:attacks-against-allies")
def test_where_there_is_no_ally_to_attack_there_is_no_attack(board):
    t = board(villain=foe(atk=2))
    t.reveal(HUNT)
    assert t.hero.damage == 0
    t.quiet()


@rule("rr:attacks-against-allies", "rr:you-your", "rr:attack-enemy-activation", "rr:attack-enemy-activation.3")
def test_the_ally_s_player_is_the_attacked_player(board):
    villain = foe(forced_response(Attacked(SELF, YOU), Damage(YOU, 1)), atk=2)
    hunt = treachery(Activate("attack", THE_VILLAIN, a("ally")))
    t = board(player(), player(play=[ally(hp=5)]), villain=villain, encounter=[treachery(boost(Damage(YOU, 3)))])
    t.add(hunt, "encounter")
    t.reveal(hunt, seat=0)
    assert t.decision.seat == 1
    t.pass_().pass_()
    assert ([s.identity.damage for s in t.seats], t.ally.damage) == ([0, 4], 2)


@rule("rr:attacks-against-allies", "rr:overkill")
@pytest.mark.parametrize("defended", [False, True])
def test_overkill_on_the_attacked_or_defending_ally_hits_its_player(board, defended):
    prey, shield = ally(hp=3), ally(hp=3)
    t = board(
        villain=on(
            foe(atk=5), attached=[attachment(forced_interrupt(Attacked(THE_VILLAIN), Alter(gains=("overkill",))))]
        ),
        play=[prey, shield],
    )
    t.reveal(HUNT)
    t.choose(prey)
    t.defend(shield) if defended else t.pass_()
    assert t.hero.damage == 2 and not t[shield if defended else prey].in_play and len(t.allies) == 1
    t.quiet()


# ---- more labels ---------------------------------------------------------------------------------------------------
@rule("rr:labelled-ability", "rr:you-your", "rr:labelled-ability.2")
def test_an_upgrade_s_attack_is_made_by_the_identity(board):
    blade = upgrade(action(attack(AN_ENEMY, 2)))
    watch = support(forced_response(Attacked(YOUR_HERO), Draw(1)))
    t = board(play=[blade, watch], villain=foe(RETALIATE(1)))
    t.use(blade)
    assert (t.villain.damage, t.hero.damage, len(t.hand)) == (2, 1, 1)


@rule("rr:labelled-ability", "rr:you-your")
def test_an_ally_s_attack_ability_is_made_by_the_ally(board):
    friend = ally(action(attack(AN_ENEMY, 2)), hp=5, attack_cost=2)
    watch = support(forced_response(Attacked(YOUR_HERO), Draw(1)))
    t = board(play=[friend, watch], villain=foe(RETALIATE(1)))
    t.use(friend)
    assert (t.villain.damage, t.hero.damage, t[friend].damage, len(t.hand)) == (2, 0, 1, 0)


@rule("rr:labelled-ability", "rr:defend-defense")
def test_a_counterattack_is_an_attack_of_its_own_inside_the_enemy_s(board):
    punch = event(hero_interrupt(Attacked(THE_VILLAIN, YOU), attack(Field("attacker"), 4), label="defense"))
    watch = support(forced_response(Attacked(YOUR_HERO), Draw(1)), forced_response(Attacked(THE_VILLAIN), Draw(1)))
    t = board(hand=[punch], play=[watch], villain=foe(atk=3))
    t.activate()
    t.play(punch)
    assert (t.villain.damage, len(t.hand), t.asked) == (4, 1, "defend")
    t.pass_()
    assert (t.hero.damage, len(t.hand)) == (3, 2)
    t.quiet()


@rule("rr:attack-player-ability-type", "rr:that")
def test_later_sentences_speak_of_the_same_enemy(board):
    t = board(engaged=[minion(hp=9)], threat=5)
    t.play(event(hero_action(attack(AN_ENEMY, 2), Damage(THAT_ENEMY, 1), RemoveThreat(MAIN, 2))), target=t.minion)
    assert (t.minion.damage, t.villain.damage, t.main.threat) == (3, 0, 3)


@rule("rr:attack-player-ability-type")
def test_several_heroes_attack_with_their_own_values(board):
    t = board(player(hero(atk=1)), player(hero(atk=4)))
    t.attack(t.villain)
    t.end_turn()
    with t.changes(lambda: t.villain.damage, by=4):
        t.attack(t.villain)


# ---- effects for one attack ----------------------------------------------------------------------------------------
@rule("rr:lasting-effects", "rr:attack-player-ability-type")
def test_a_bonus_for_this_attack_ends_with_it(board):
    focus = support(interrupt(Attacked(YOUR_HERO, basic=True), Until("attack", gets(YOUR_HERO, ATK=2))))
    t = board(play=[focus])
    t.attack(t.villain)
    with t.changes(lambda: t.villain.damage, by=4):
        t.use(focus)
    assert t.hero.atk == 2


@rule("rr:lasting-effects", "rr:defend-defense")
def test_a_bonus_for_a_counterattack_ends_with_that_and_not_with_the_enemy_s(board):
    punch = event(hero_interrupt(Attacked(THE_VILLAIN, YOU), attack(Field("attacker"), StatOf("ATK", YOUR_HERO))))
    focus = support(forced_interrupt(Attacked(YOUR_HERO), Until("attack", gets(YOUR_HERO, ATK=2))))
    t = board(hand=[punch], play=[focus])
    t.activate()
    with t.changes(lambda: t.villain.damage, by=4):
        t.play(punch)
    assert t.asked == "defend" and t.hero.atk == 2


@rule("rr:delayed-effect", "rr:attack-player-ability-type")
@pytest.mark.parametrize("labelled", [False, True])
def test_a_delayed_effect_of_a_player_s_attack_resolves(board, labelled):
    plan = support(
        forced_interrupt(
            Attacked(YOUR_HERO), Delayed("attack", Draw(1)), Delayed("damage", Damage(Field("attacked"), 1))
        )
    )
    t = board(play=[plan])
    with t.changes(lambda: (t.villain.damage, len(t.hand)), to=(3, 1)):
        t.attack(t.villain, damage=2) if labelled else t.attack(t.villain)
    t.quiet()


@rule("rr:lasting-effects", "rr:retaliate-x")
@pytest.mark.parametrize("labelled", [False, True])
def test_what_holds_for_an_attack_holds_till_all_its_abilities_are_resolved(board, labelled):
    shield = support(forced_interrupt(Attacked(YOUR_HERO), Until("attack", Cannot(YOUR_HERO, "take damage"))))
    t = board(villain=foe(RETALIATE(2)), play=[shield])
    t.attack(t.villain, damage=2) if labelled else t.attack(t.villain)
    assert (t.villain.damage, t.hero.damage) == (2, 0)
    t.reveal(treachery(Damage(YOU, 1)))
    assert t.hero.damage == 1
