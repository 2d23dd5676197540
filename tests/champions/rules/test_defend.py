"""Who may defend an enemy attack, how, and what it does to the attack."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Attacked,
    BoostTurned,
    Cannot,
    Damage,
    DamageTaken,
    Defended,
    Draw,
    Exhausted,
    PlaceThreat,
    PowerUsed,
    Prevent,
    a,
    boost,
    constant,
    each,
    forced_interrupt,
    forced_response,
    hero_interrupt,
    interrupt,
    response,
    would,
)
from quickstrike.testkit import ally, environment, event, foe, hero, minion, on, player, support, treachery

BRACE = hero_interrupt(Attacked(THE_VILLAIN, YOU), Draw(1), label="defense")
DODGE = hero_interrupt(would(DamageTaken(YOU)), Prevent(3), label="defense")


# ---- who is asked, and who may -------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:defend-defense.1")
def test_a_hero_and_allies_may_defend_or_nobody(board):
    friends = [ally(), ally()]
    t = board(play=friends)
    t.activate()
    assert t.asked == "defend" and len(t.options("defend")) == 3
    t.can("defend", t.hero)
    t.can("defend", friends[1])
    t.can("pass")


@rule("rr:defend-defense", "rr:exhausted", "rr:exhausted.2")
def test_exhausted_characters_cannot_defend(board):
    tired, fresh = on(ally(), exhausted=True), ally()
    t = board(exhausted=True, play=[tired, fresh])
    t.activate()
    assert len(t.options("defend")) == 1
    t.can("defend", fresh)


@rule("rr:defend-defense")
def test_where_nobody_can_defend_nobody_is_asked(board):
    t = board(exhausted=True, villain=foe(atk=3))
    t.activate()
    assert t.hero.damage == 3
    t.quiet()


@rule("rr:defend-defense", "rr:dash-value")
def test_an_alter_ego_and_a_hero_without_def_cannot_make_a_basic_defense(board):
    t = board(form="alter-ego", play=[friend := ally()])
    t.activate(how="attack")
    assert len(t.options("defend")) == 1
    t.can("defend", friend)
    t = board(hero=hero(def_=None), play=[friend := ally()])
    t.activate()
    assert len(t.options("defend")) == 1


@rule("rr:defend-defense", "rr:cannot")
def test_who_cannot_defend_is_not_offered(board):
    t = board(play=[friend := ally(constant(Cannot(SELF, "defend")))])
    t.activate()
    assert len(t.options("defend")) == 1
    t.can("defend", t.hero)
    assert t.find("defend", friend) is None


@rule("rr:defend-defense", "rr:stun-stunned")
def test_a_stunned_and_confused_hero_can_defend(board):
    t = board(stunned=1, confused=1, villain=foe(atk=3))
    t.activate()
    with t.changes(lambda: t.hero.damage, by=1):
        t.defend()
    assert (t.hero.stunned, t.hero.confused) == (1, 1)


@rule("rr:defend-defense", "rr:in-player-order")
def test_the_attacked_player_is_asked_first_then_the_others_in_player_order(board):
    t = board(player(), player(), player(), first=1, turn=1)
    t.activate(seat=2)
    asked = []
    while t.asked == "defend":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [2, 1, 0]


@rule("rr:defend-defense", "rr:defend-defense.2")
def test_once_somebody_defends_nobody_else_is_asked(board):
    t = board(player(play=[ally()]), player())
    t.activate()
    t.defend(t.seats[0].identity)
    t.quiet()
    assert not t.ally.exhausted and not t.seats[1].identity.exhausted


# ---- by an ally, by somebody else ----------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:ally", "rr:ally.5")
def test_an_ally_exhausts_and_takes_the_damage(board):
    t = board(villain=foe(atk=2), play=[ally(hp=5)])
    t.activate()
    with t.changes(lambda: (t.ally.exhausted, t.ally.damage, t.hero.damage), to=(True, 2, 0)):
        t.defend(t.ally)


@rule("rr:defend-defense", "rr:consequential-damage")
def test_defending_has_no_consequential_damage(board):
    t = board(villain=foe(atk=0), play=[ally(hp=5, attack_cost=1, thwart_cost=1)])
    t.activate()
    t.defend(t.ally)
    assert t.ally.damage == 0


@rule("rr:defend-defense", "rr:attack-enemy-activation", "rr:attack-enemy-activation.7", "rr:defend-defense.15")
def test_another_player_s_hero_takes_the_attack_with_his_own_def(board):
    t = board(player(), player(hero(def_=1)), villain=foe(atk=4))
    t.activate(seat=0)
    t.pass_().defend(t.seats[1].identity)
    assert [s.identity.damage for s in t.seats] == [0, 3]
    assert [s.identity.exhausted for s in t.seats] == [False, True]


@rule("rr:defend-defense", "rr:ally", "rr:ally.5")
def test_another_player_s_ally_can_defend(board):
    t = board(player(), player(play=[ally(hp=9)]), villain=foe(atk=4))
    t.activate(seat=0)
    t.pass_().defend(t.ally)
    assert ([s.identity.damage for s in t.seats], t.ally.damage) == ([0, 0], 4)


@rule("rr:defend-defense", "rr:attack-enemy-activation", "rr:attack-enemy-activation.4", "rr:defend-defense.16")
@pytest.mark.parametrize("by_ally", [True, False])
def test_the_defending_player_becomes_the_one_who_was_attacked(board, by_ally):
    """ "When it attacks you" is the player it was begun against, "after it attacks you" the one who defended."""
    villain = foe(
        forced_interrupt(Attacked(SELF, YOU), Damage(YOU, 1)),
        forced_response(Attacked(SELF, YOU), Damage(YOU, 2)),
        atk=1,
    )
    t = board(player(), player(play=[ally(hp=9)]), villain=villain)
    t.activate(seat=0)
    t.pass_().defend(t.ally if by_ally else t.seats[1].identity)
    assert [s.identity.damage for s in t.seats] == [1, 2]


@rule("rr:defend-defense", "rr:undefended", "rr:defend-defense.18")
@pytest.mark.parametrize("whose", [0, 1])
def test_if_the_defending_ally_is_gone_its_player_is_hit(board, whose):
    kill = treachery(boost(Damage(each("ally"), 9)))
    friend = ally()
    t = board(
        player(play=[friend] if whose == 0 else []),
        player(play=[friend] if whose == 1 else []),
        villain=foe(atk=3),
        encounter=[kill],
    )
    t.activate(seat=0)
    if whose == 1:
        t.pass_()
    t.defend(friend)
    assert [s.identity.damage for s in t.seats] == ([3, 0] if whose == 0 else [0, 3])


@rule("rr:defend-defense", "rr:undefended", "rr:attack-enemy-activation", "rr:attack-enemy-activation.15")
def test_an_ally_gone_before_damage_has_not_been_attacked(board):
    kill = treachery(boost(Damage(each("ally"), 9)))
    watch = environment(
        forced_response(Attacked(THE_VILLAIN, a("hero")), PlaceThreat(MAIN, 1)),
        forced_response(Attacked(THE_VILLAIN, a("ally")), PlaceThreat(MAIN, 5)),
    )
    t = board(play=[ally()], encounter=[kill], environments=[watch])
    t.activate()
    with t.changes(lambda: t.main.threat, by=1):
        t.defend(t.ally)


# ---- by an ability -------------------------------------------------------------------------------------------------
@rule(
    "rr:defend-defense",
    "rr:labelled-ability",
    "rr:labelled-ability.3",
    "rr:defend-defense.7",
    "rr:defend-defense.10",
)
def test_a_defense_ability_makes_the_identity_the_defender_without_def_or_exhausting(board):
    watch = support(response(Defended(YOUR_HERO), Draw(1)), response(Defended(YOUR_HERO, basic=True), Draw(5)))
    t = board(hand=[brace := event(BRACE)], play=[watch], villain=foe(atk=3))
    t.activate()
    t.play(brace)
    t.pass_()  # the basic defense
    assert t.hero.damage == 3 and not t.hero.exhausted
    t.use(watch, ability=0)
    t.quiet()


@rule("rr:defend-defense", "rr:labelled-ability", "rr:labelled-ability.3", "rr:defend-defense.8", "rr:defend-defense.9")
def test_the_identity_is_the_defender_as_soon_as_the_ability_begins(board):
    watch = support(interrupt(Defended(YOUR_HERO), PlaceThreat(MAIN, 1)))
    t = board(hand=[brace := event(BRACE)], play=[watch], villain=foe(atk=3))
    t.activate()
    t.play(brace)
    assert t.hand == []  # its effect is still to come
    with t.changes(lambda: t.main.threat, by=1):
        t.use(watch)
    assert len(t.hand) == 1 and t.asked == "defend"


@rule("rr:defend-defense")
def test_while_the_hero_defends_no_other_character_can_but_he_may_use_the_basic_power(board):
    t = board(player(hand=[brace := event(BRACE)], play=[ally()]), player(), villain=foe(atk=3))
    t.activate()
    t.play(brace)
    assert t.asked == "defend" and len(t.options("defend")) == 1
    with t.changes(lambda: (t.hero.damage, t.hero.exhausted), to=(1, True)):
        t.defend(t.hero)
    t.quiet()


@rule("rr:defend-defense")
def test_who_defends_twice_over_has_defended_once(board):
    watch = support(
        interrupt(Defended(YOUR_HERO), Draw(1)),
        interrupt(Defended(YOUR_HERO, basic=True), Draw(1)),
        response(Defended(YOUR_HERO), Draw(1)),
        response(Defended(YOUR_HERO, basic=True), Draw(1)),
    )
    t = board(hand=[brace := event(BRACE)], play=[watch], villain=foe(atk=3))
    t.activate()
    t.play(brace).use(watch, ability=0)
    t.defend()
    assert len(t.options("use")) == 1
    t.use(watch, ability=1)
    assert len(t.options("use")) == 2
    t.use(watch, ability=2).use(watch, ability=3)
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.11")
def test_a_defending_player_may_use_any_number_of_defense_abilities(board):
    t = board(hand=[one := event(DODGE), two := event(DODGE)], villain=foe(atk=9))
    t.activate()
    t.pass_()
    t.play(one).play(two)
    assert t.hero.damage == 3
    t.quiet()


@rule("rr:defend-defense")
def test_a_defense_ability_counts_besides_a_basic_defense(board):
    t = board(hand=[dodge := event(DODGE)], villain=foe(atk=9))
    t.activate()
    t.defend().play(dodge)
    assert t.hero.damage == 4
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.2")
def test_while_one_player_defends_others_cannot_use_defense_abilities(board):
    help_ = hero_interrupt(Attacked(THE_VILLAIN), Draw(1), label="defense")
    t = board(player(hand=[brace := event(BRACE)]), player(hand=[event(help_)]))
    t.activate()
    t.play(brace)
    assert t.asked == "defend" and t.decision.seat == 0
    t.pass_().quiet()


@rule("rr:defend-defense", "rr:defend-defense.15")
def test_another_player_s_defense_ability_makes_him_the_target(board):
    help_ = hero_interrupt(Attacked(THE_VILLAIN), Draw(1), label="defense")
    t = board(player(), player(hand=[card := event(help_)]), villain=foe(atk=3))
    t.activate(seat=0)
    t.play(card, seat=1)
    assert t.asked == "defend" and t.decision.seat == 1  # only he, with his basic power
    t.pass_()
    assert [s.identity.damage for s in t.seats] == [0, 3]
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.13")
def test_with_an_ally_defending_a_defense_ability_does_not_make_the_identity_the_defender(board):
    help_ = hero_interrupt(would(DamageTaken(a("ally"))), Prevent(1), label="defense")
    watch = support(response(Defended(YOUR_HERO), Draw(1)))
    t = board(hand=[card := event(help_)], play=[ally(hp=9), watch], villain=foe(atk=3))
    t.activate()
    t.defend(t.ally).play(card)
    assert (t.ally.damage, t.hero.damage) == (2, 0)
    t.quiet()


@rule("rr:defend-defense")
def test_once_the_ally_is_gone_a_defense_ability_makes_the_identity_the_defender(board):
    kill = treachery(boost(Damage(each("ally"), 9)))
    watch = support(response(Defended(YOUR_HERO), Draw(1)))
    t = board(hand=[dodge := event(DODGE)], play=[ally(), watch], villain=foe(atk=5), encounter=[kill])
    t.activate()
    t.defend(t.ally).play(dodge)
    assert t.hero.damage == 2
    t.use(watch)
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.12")
def test_after_one_player_s_defense_ability_no_other_may_use_one_even_if_the_ally_is_lost(board):
    mine = hero_interrupt(BoostTurned(), Draw(1), label="defense")
    help_ = hero_interrupt(would(DamageTaken(a("hero"))), Prevent(1), label="defense")
    kill = treachery(boost(Damage(each("ally"), 9)))
    t = board(
        player(hand=[card := event(mine)], play=[ally()]),
        player(hand=[event(help_)]),
        villain=foe(atk=5),
        encounter=[kill],
    )
    t.activate(seat=0)
    t.defend(t.ally).play(card)
    assert [s.identity.damage for s in t.seats] == [5, 0]
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.14")
def test_a_defense_ability_outside_an_attack_is_no_defense(board):
    watch = support(response(Defended(YOUR_HERO), Draw(1)))
    t = board(hand=[dodge := event(DODGE)], play=[watch])
    t.reveal(treachery(Damage(YOU, 4)))
    t.play(dodge)
    assert t.hero.damage == 1
    t.quiet()


# ---- afterwards ----------------------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:basic-power", "rr:defend-defense.19", "rr:defend-defense.21")
def test_after_defending_comes_when_the_attack_has_ended_and_the_power_was_used_after_it(board):
    watch = support(
        forced_response(PowerUsed(YOUR_HERO, "defense"), PlaceThreat(MAIN, 1)),
        forced_response(Defended(YOUR_HERO), PlaceThreat(MAIN, 1)),
        interrupt(Defended(YOUR_HERO), Draw(1)),
    )
    t = board(play=[watch], villain=foe(atk=3))
    t.activate()
    t.defend().use(watch, ability=2)
    t.quiet()
    order = [n[0] if n[0] == "damage" else n[3] for n in t.log() if n[0] in ("damage", "use")]
    assert order == [2, "damage", 1, 0]


@rule("rr:defend-defense", "rr:exhausted")
def test_to_defend_is_to_exhaust(board):
    watch = support(forced_response(Exhausted(YOUR_HERO), Draw(1)))
    t = board(play=[watch])
    t.activate()
    with t.changes(lambda: (len(t.hand), t.hero.exhausted), to=(1, True)):
        t.defend()


@rule("rr:defend-defense")
def test_an_ally_defends_against_a_minion_too(board):
    watch = support(forced_response(Defended(a("ally")), Draw(1)))
    t = board(engaged=[minion(atk=2)], play=[ally(hp=3), watch])
    t.activate(t.minion)
    t.defend(t.ally)
    assert (t.ally.damage, len(t.hand)) == (2, 1)


@rule("rr:defend-defense", "rr:activation")
def test_a_defense_interrupt_can_end_the_attack(board):
    card = hero_interrupt(Defended(YOUR_HERO), Damage(A_MINION, 9))
    t = board(hand=[event(card)], engaged=[minion(atk=9)])
    t.activate(t.minion)
    t.defend()
    t.answer("play")
    assert t.hero.damage == 0 and t.hero.exhausted
    t.quiet()
