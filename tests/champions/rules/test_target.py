"""rr:target and rr:choose-game-element: what may be aimed at, and when an ability may not start at all."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_PLAYER,
    A_SCHEME,
    AN_ALLY,
    AN_ENEMY,
    CONFUSED,
    EACH_ENEMY,
    EACH_SCHEME,
    GUARD,
    HAND,
    PERMANENT,
    SELF,
    STALWART,
    STUNNED,
    THAT_ENEMY,
    YOUR_HERO,
    And,
    Cannot,
    Choose,
    CostUpTo,
    Damage,
    Discard,
    Draw,
    Exhaust,
    ForEach,
    Give,
    Heal,
    In,
    Mine,
    Ready,
    Ref,
    RemoveThreat,
    Seq,
    Then,
    Trait,
    Until,
    a,
    action,
    alter_ego_action,
    any_number,
    attack,
    constant,
    each,
    gets,
    hero_action,
    least,
    most,
    num,
    thwart,
    up_to,
    when_revealed,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

IMMUNE = constant(Cannot(SELF, "take damage"))


# ---- is there a target? --------------------------------------------------------------------------------------------
@rule(
    "rr:target",
    "rr:ability",
    "rr:event",
    "rr:valid-target",
    "rr:ability.4",
    "rr:target.2",
    "rr:target.3",
    "rr:event.5",
    "rr:initiating-abilities",
    "rr:initiating-abilities.2",
)
@pytest.mark.parametrize(
    "step",
    [
        Damage(A_MINION, 5),
        Damage(AN_ALLY, 1),
        Heal(AN_ALLY, 1),
        Heal(YOUR_HERO, 1),
        Ready(YOUR_HERO),
        RemoveThreat(A_SCHEME, 1),
        Discard(a("support")),
        Give(STUNNED, A_MINION),
        Choose(A_MINION),
        Damage(a("enemy", Trait("Hydra")), 1),
    ],
)
def test_without_a_valid_target_nothing_starts(board, step):
    t = board(hand=[event(step, name="Shot")])
    t.cannot("play", "Shot", rule="rr:target")


@rule("rr:choose-game-element", "rr:target", "rr:choose-game-element.3")
def test_a_target_for_any_part_of_the_ability_is_enough(board):
    """ "Deal 5 damage to a minion. Draw 1 card.": you are a target too."""
    t = board(hand=[event(Damage(A_MINION, 5), Draw(1), name="Shot")])
    t.play("Shot")
    assert len(t.hand) == 1


@rule("rr:target")
def test_one_valid_target_is_enough(board):
    t = board(hand=[event(Damage(A_MINION, 5), name="Shot")], engaged=[minion(hp=9)])
    t.play("Shot")
    assert t.minion.damage == 5


@rule("rr:target", "rr:target.4")
def test_drawing_has_a_target_while_a_card_is_in_the_deck(board):
    t = board(hand=[event(Draw(3), name="Think")], filler=0, deck=[resource()], encounter=[treachery()])
    t.can("play", "Think")
    t = board(hand=[event(Draw(3), name="Think")], filler=0, encounter=[treachery()])
    t.cannot("play", "Think", rule="rr:target")


@rule("rr:target")
def test_a_player_without_a_deck_is_no_target_for_drawing(board):
    t = board(
        player(hand=[event(Draw(1, A_PLAYER), name="Teach")], deck=[resource()]),
        player(),
        player(deck=[resource()]),
        filler=0,
        encounter=[treachery()],
    )
    t.play("Teach")
    assert [o.target for o in t.decision.options] == [t.seats[0].id, t.seats[2].id]


@rule("rr:target", "rr:basic-power", "rr:target.2")
def test_basic_powers_need_a_target(board):
    t = board(threat=0)
    t.cannot("thwart", rule="rr:target")
    t.cannot("thwart", target=t.main, rule="rr:thwart")
    t = board(threat=1)
    t.thwart(t.main)
    t = board(engaged=[minion(GUARD)], villain=foe())
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:target", "rr:recover")
def test_recovering_needs_damage(board):
    t = board(form="alter-ego")
    t.cannot("recover", rule="rr:recover")
    t = board(form="alter-ego", damage=1)
    t.recover()


@rule("rr:target", "rr:target.6")
def test_zero_atk_and_zero_thw_may_be_used(board):
    t = board(hero=hero(atk=0, thw=0), threat=2, play=[ally(atk=0, attack_cost=1)])
    t.attack(t.villain, who=t.ally)
    assert t.ally.exhausted and t.ally.damage == 1 and t.villain.damage == 0  # it attacked all the same
    t.thwart(t.main)
    assert t.hero.exhausted and t.main.threat == 2
    t.quiet()


@rule("rr:dash-value", "rr:basic-power", "rr:basic-power.1", "rr:dash-value.1")
def test_a_dash_cannot_be_used_and_cannot_be_modified(board):
    boost = upgrade(constant(gets(AN_ALLY, THW=3)))
    t = board(play=[ally(thw=None, name="Hulk"), boost], threat=2)
    assert t.ally.thw == 0
    t.cannot("thwart", t.ally, t.main, rule="rr:dash-value")
    t.can("attack", t.ally, t.villain)


@rule("rr:target", "rr:target.7")
def test_the_cost_does_not_make_a_target(board):
    again = upgrade(action(Ready(YOUR_HERO), cost=Exhaust(YOUR_HERO)), name="Again")
    t = board(play=[again])
    t.cannot("use", "Again", rule="rr:target")


@rule("rr:target", "rr:target.15")
def test_a_future_target_is_not_needed_yet(board):
    deal = event(Until("phase", gets(a("event"), COST=-1), uses=1), name="Deal")
    t = board(hand=[deal])
    t.play("Deal")
    t.quiet()


# ---- which targets? ------------------------------------------------------------------------------------------------
def chosen(t):
    return [t.state.face(o.target).name for o in t.decision.options]


@rule("rr:target", "rr:choose-game-element", "rr:choose-game-element.1")
def test_only_valid_targets_are_offered(board):
    t = board(
        hand=[event(Damage(AN_ENEMY, 1), name="Shot")],
        engaged=[minion(name="A"), minion(IMMUNE, name="B"), minion(name="C")],
    )
    t.play("Shot")
    assert chosen(t) == ["Villain", "A", "C"]


@rule("rr:target", "rr:target.10")
def test_who_cannot_take_damage_is_no_target_for_damage(board):
    t = board(hand=[event(Damage(A_MINION, 1), name="Shot")], engaged=[minion(IMMUNE)])
    t.cannot("play", "Shot", rule="rr:target")


@rule("rr:target", "rr:tough", "rr:target.9")
def test_damage_that_will_not_be_taken_still_has_a_target(board):
    t = board(hand=[event(Damage(A_MINION, 1), name="Shot")], engaged=[on(minion(), tough=1)])
    t.play("Shot")
    assert t.minion.damage == 0 and not t.minion.tough


@rule("rr:target", "rr:cannot", "rr:target.11")
def test_what_cannot_be_attacked_is_no_target_for_attacks_but_for_damage(board):
    ghost = minion(constant(Cannot(SELF, "be attacked")), name="Ghost")
    t = board(
        hand=[event(hero_action(attack(A_MINION, 1)), name="Kick"), event(Damage(A_MINION, 1), name="Fire")],
        engaged=[ghost],
    )
    t.cannot("play", "Kick", rule="rr:target")
    t.cannot("attack", target=t.minion, rule="rr:cannot")
    t.play("Fire")
    assert t.minion.damage == 1


@rule("rr:target", "rr:guard")
def test_guard_keeps_attack_abilities_from_the_villain_too(board):
    t = board(hand=[event(hero_action(attack(AN_ENEMY, 1)), name="Kick")], engaged=[minion(GUARD, name="G")])
    t.play("Kick")
    assert t.villain.damage == 0 and t.minion.damage == 1


@rule("rr:target", "rr:cannot", "rr:target.12")
def test_what_cannot_be_thwarted_is_no_target_for_thwarts_but_for_removing_threat(board):
    wall = side_scheme(constant(Cannot(SELF, "be thwarted")), name="Wall")
    plan, hack = event(hero_action(thwart(A_SCHEME, 1)), name="Plan"), event(RemoveThreat(A_SCHEME, 1), name="Hack")
    t = board(hand=[plan, hack], sides=[wall])
    t.cannot("play", "Plan", rule="rr:target")
    t.play("Hack")
    assert t.side.threat == 2


@rule("rr:target", "rr:cannot", "rr:target.8")
def test_what_cannot_ready_is_no_target_for_readying(board):
    net = environment(constant(Cannot(YOUR_HERO, "ready")))
    t = board(hand=[event(Ready(YOUR_HERO), name="Up")], exhausted=True, environments=[net])
    t.cannot("play", "Up", rule="rr:target")
    t = board(hand=[event(Ready(YOUR_HERO), name="Up")], exhausted=True)
    t.play("Up")
    assert not t.hero.exhausted


@rule("rr:target", "rr:stalwart", "rr:status-cards")
def test_who_cannot_be_given_a_status_is_no_target_for_it(board):
    t = board(
        hand=[event(Give(STUNNED, AN_ENEMY), name="Shock")],
        engaged=[minion(STALWART, name="A"), on(minion(name="B"), stunned=1), minion(name="C")],
    )
    t.play("Shock")
    assert chosen(t) == ["Villain", "C"]


# ---- several effects on one target: trap 1 -------------------------------------------------------------------------
@rule("rr:target", "rr:that", "rr:target.1", "rr:target.13")
def test_that_enemy_does_not_widen_the_choice(board):
    """ "Deal 5 damage to an enemy. Stun that enemy." needs an enemy that can take damage."""
    shock = event(Damage(AN_ENEMY, 5), Give(STUNNED, THAT_ENEMY), name="Shock")
    t = board(hand=[shock], engaged=[minion(IMMUNE, name="A"), minion(hp=9, name="B")])
    t.play("Shock")
    assert chosen(t) == ["Villain", "B"]
    t.choose("B")
    assert t["B"].stunned and t["B"].damage == 5
    t = board(hand=[shock], engaged=[minion(IMMUNE)], villain=foe(IMMUNE))
    t.cannot("play", "Shock", rule="rr:target")


@rule("rr:target", "rr:that", "rr:status-cards")
def test_that_enemy_is_skipped_where_it_cannot_be_affected(board):
    shock = event(Damage(AN_ENEMY, 5), Give(STUNNED, THAT_ENEMY), name="Shock")
    t = board(hand=[shock], villain=on(foe(), stunned=1))
    t.play("Shock")
    assert t.villain.damage == 5 and t.villain.stunned == 1


@rule("rr:target", "rr:and")
def test_and_widens_the_choice(board):
    """ "Deal 2 damage to an enemy and stun it": any of the two is enough."""
    shock = event(And((Damage(AN_ENEMY, 2), Give(STUNNED, THAT_ENEMY))), name="Shock")
    t = board(hand=[shock], engaged=[minion(IMMUNE, name="A"), minion(IMMUNE, STALWART, name="B")])
    t.play("Shock")
    assert chosen(t) == ["Villain", "A"]
    t.choose("A")
    assert t["A"].stunned and t["A"].damage == 0


@rule("rr:choose-game-element", "rr:target", "rr:choose-game-element.3", "rr:target.3", "rr:target.5")
def test_what_is_chosen_must_be_open_to_some_part_of_the_ability(board):
    shock = event(Choose(A_MINION), Damage(Ref("minion"), 2), Give(CONFUSED, Ref("minion")), name="Shock")
    t = board(
        hand=[shock],
        engaged=[minion(IMMUNE, STALWART, name="A"), minion(IMMUNE, name="B"), minion(STALWART, name="C")],
    )
    t.play("Shock")
    assert chosen(t) == ["B", "C"]
    t.choose("B")
    assert t["B"].confused
    t = board(hand=[shock], engaged=[minion(IMMUNE, STALWART)])
    t.cannot("play", "Shock", rule="rr:target")


@rule("rr:choose-game-element", "rr:choose-game-element.2")
def test_the_player_who_resolves_the_ability_chooses(board):
    shot = event(Damage(AN_ENEMY, 1), name="Shot")
    t = board(player(engaged=[minion()]), player(hand=[shot]), turn=1)
    t.play("Shot")
    assert t.decision.seat == 1


@rule("rr:choose-game-element", "rr:choose-game-element.4")
def test_as_many_as_there_are_up_to_the_number(board):
    shot = event(Damage(num(3, "minion"), 1), name="Shot")
    t = board(hand=[shot], engaged=[minion(name="A"), minion(name="B")])
    t.play("Shot")
    assert t["A"].damage == t["B"].damage == 1
    t = board(hand=[shot], engaged=[minion(name=n) for n in "ABCD"])
    t.play("Shot", target=["A", "C", "D"])
    assert [c.damage for c in t.minions] == [1, 0, 1, 1]


@rule("rr:choose-game-element", "rr:then", "rr:choose-game-element.5")
def test_any_number_of_none_did_not_resolve(board):
    burn = event(Then(Discard(any_number("card", In(HAND))), Draw(3)), name="Burn")
    t = board(hand=[burn, resource(name="R")])
    t.play("Burn").answer("done")
    assert [c.name for c in t.hand] == ["R"]
    t = board(hand=[burn, resource(name="R")])
    t.play("Burn").choose("R")
    assert len(t.hand) == 3


@rule("rr:choose-game-element")
def test_each_set_of_several_targets_can_be_chosen_in_one_way_only(board):
    shot = event(Damage(up_to(2, "minion"), 1), name="Shot")
    t = board(hand=[shot], engaged=[minion(name=n) for n in "ABC"])
    t.play("Shot")
    t.choose("B")
    assert [o.target for o in t.decision.options if o.verb == "choose"] == [t["C"].id]


# ---- each ----------------------------------------------------------------------------------------------------------
@rule("rr:target", "rr:target.14")
def test_each_passes_by_those_that_are_not_valid(board):
    """The rule book's own example: the crisis icon and "remove 1 threat from each scheme"."""
    sweep = event(RemoveThreat(EACH_SCHEME, 1), name="Sweep")
    t = board(hand=[sweep, sweep], threat=4, sides=[side_scheme(threat=2, crisis=1, name="Crisis")])
    t.play(t.hand[0])
    assert t.main.threat == 4 and t.side.threat == 1
    t = board(hand=[sweep], threat=4, environments=[environment(crisis=1)])
    t.cannot("play", "Sweep", rule="rr:target")


@rule("rr:target")
def test_each_hits_all_that_are_valid_at_once(board):
    boom = event(Damage(EACH_ENEMY, 2), name="Boom")
    t = board(hand=[boom], engaged=[minion(IMMUNE, name="A"), minion(hp=5, name="B")])
    t.play("Boom")
    assert (t.villain.damage, t["A"].damage, t["B"].damage) == (2, 0, 2)


@rule("rr:target", "rr:for-each")
def test_a_loop_needs_a_target_for_what_it_does(board):
    wave = event(ForEach(each("upgrade", Mine()), Damage(A_MINION, 2)), name="Wave")
    t = board(hand=[wave], play=[upgrade()])
    t.cannot("play", "Wave", rule="rr:target")
    t = board(hand=[wave], play=[upgrade()], engaged=[minion(hp=5)])
    t.play("Wave")
    assert t.minion.damage == 2
    t = board(hand=[wave], engaged=[minion(hp=5)])
    t.cannot("play", "Wave", rule="rr:target")  # for each of nothing


# ---- stunned, confused: trap 2 -------------------------------------------------------------------------------------
@rule("rr:stun-stunned", "rr:labelled-ability", "rr:target")
def test_stunned_an_attack_ability_needs_no_target(board):
    kick = event(hero_action(attack(A_MINION, 3), Give(CONFUSED, Ref("minion"))), cost=1, name="Kick")
    t = board(hand=[kick, resource(energy=1)])
    t.cannot("play", "Kick", rule="rr:target")
    t = board(hand=[kick, resource(energy=1)], stunned=1)
    t.play("Kick")
    assert not t.hero.stunned and t.hand == []  # paid for, canceled as a whole
    t.quiet()


@rule("rr:confuse-confused", "rr:labelled-ability", "rr:target")
def test_confused_a_thwart_ability_needs_no_target(board):
    plan = event(hero_action(thwart(A_SCHEME, 3)), name="Plan")
    t = board(hand=[plan], threat=0)
    t.cannot("play", "Plan", rule="rr:target")
    t = board(hand=[plan], threat=0, confused=1)
    t.play("Plan")
    assert not t.hero.confused and t["Plan"].where == "discard0"


@rule("rr:stun-stunned", "rr:target")
def test_stunned_is_no_reason_for_an_ability_without_that_label(board):
    t = board(hand=[event(Damage(A_MINION, 3), name="Fire")], stunned=1)
    t.cannot("play", "Fire", rule="rr:target")
    t = board(hand=[event(Damage(A_MINION, 3), name="Fire")], stunned=1, engaged=[minion(hp=5)])
    t.play("Fire")
    assert t.hero.stunned and t.minion.damage == 3


@rule("rr:stun-stunned", "rr:basic-power", "rr:target")
def test_stunned_a_basic_attack_needs_no_target(board):
    t = board(stunned=1, engaged=[on(minion(GUARD, constant(Cannot(SELF, "be attacked"))))])
    t.attack()
    assert t.hero.exhausted and not t.hero.stunned


# ---- superlatives --------------------------------------------------------------------------------------------------
@rule("rr:first-player", "rr:choose-game-element")
def test_ties_of_a_superlative_are_broken_by_who_resolves_a_player_card(board):
    shot = event(Damage(most("ATK", "minion"), 1), name="Shot")
    t = board(
        player(),
        player(hand=[shot], engaged=[minion(atk=2, name="A"), minion(atk=3, name="B"), minion(atk=3, name="C")]),
        turn=1,
    )
    t.play("Shot")
    assert t.decision.seat == 1 and chosen(t) == ["B", "C"]


@rule("rr:first-player")
def test_ties_of_a_superlative_on_an_encounter_card_are_broken_by_the_first_player(board):
    hit = treachery(when_revealed(Damage(least("HP", "ally"), 1)))
    t = board(
        player(play=[ally(hp=2, name="A")]), player(play=[ally(hp=2, name="B"), ally(hp=3, name="C")]), first=1, turn=0
    )
    t.reveal(hit, seat=0)
    assert t.decision.seat == 1 and chosen(t) == ["A", "B"]


@rule("rr:first-player", "rr:first-player.4")
def test_the_first_player_chooses_among_targets_of_an_encounter_card(board):
    hit = treachery(when_revealed(Damage(AN_ALLY, 1)))
    t = board(player(play=[ally(name="A")]), player(play=[ally(name="B")]), first=1, turn=0)
    t.reveal(hit, seat=0)
    assert t.decision.seat == 1 and chosen(t) == ["A", "B"]
    t.choose("A")
    assert t["A"].damage == 1


@rule("rr:permanent", "rr:target")
def test_permanent_cards_are_no_targets_for_what_makes_them_leave(board):
    hit = treachery(when_revealed(Discard(least("cost", "support", Mine()))))
    t = board(play=[support(PERMANENT, cost=0, name="Core"), support(cost=2, name="Base")])
    t.reveal(hit)
    assert t["Core"].in_play and t["Base"].where == "discard0"


@rule("rr:target", "rr:form-change-form", "rr:choose-game-element", "rr:choose-game-element.1")
def test_filters_are_part_of_the_description_of_a_target(board):
    recruit = event(alter_ego_action(Seq((Ready(a("ally", CostUpTo(2))),))), name="Recruit")
    t = board(
        hand=[recruit],
        form="alter-ego",
        play=[
            on(ally(cost=3, name="A"), exhausted=True),
            on(ally(cost=2, name="B"), exhausted=True),
            ally(cost=1, name="C"),
        ],
    )
    t.play("Recruit")
    assert t["A"].exhausted and not t["B"].exhausted
    t.quiet()
