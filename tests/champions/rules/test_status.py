"""Status cards: stunned, confused, tough."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    AN_ENEMY,
    CONFUSED,
    EACH_ENEMY,
    MAIN,
    SELF,
    STALWART,
    STEADY,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOUR_HERO,
    Activated,
    Attacked,
    Cannot,
    Damage,
    Draw,
    Exhaust,
    Give,
    Instead,
    PlaceThreat,
    PowerUsed,
    RemoveStatus,
    Schemed,
    Spend,
    StatusGiven,
    Thwarted,
    action,
    attack,
    constant,
    each,
    forced_interrupt,
    forced_response,
    hero_action,
    response,
    thwart,
    when_revealed,
    would,
)
from quickstrike.testkit import ally, environment, event, foe, hero, minion, on, resource, support, treachery, upgrade


# ---- getting and losing them ---------------------------------------------------------------------------------------
@rule(
    "rr:status-cards",
    "rr:stun-stunned",
    "rr:confuse-confused",
    "rr:tough",
    "rr:confuse-confused.2",
    "rr:status-cards.2",
)
@pytest.mark.parametrize("status", [STUNNED, CONFUSED, TOUGH])
def test_a_character_has_at_most_one_of_each(board, status):
    t = board(hand=[again := event(Give(status, THE_VILLAIN))])
    t.play(event(Give(status, THE_VILLAIN)))
    assert getattr(t.villain, status) == 1
    t.cannot("play", again, ability=0, rule="rr:target")


@rule("rr:status-cards", "rr:status-cards.1")
def test_one_of_each_type_may_lie_on_the_same_character(board):
    t = board()
    t.play(event(Give(STUNNED, THE_VILLAIN), Give(CONFUSED, THE_VILLAIN), Give(TOUGH, THE_VILLAIN)))
    assert (t.villain.stunned, t.villain.confused, t.villain.tough) == (1, 1, 1)


@rule("rr:status-cards")
def test_a_second_one_is_not_given_to_those_who_have_it(board):
    listen = support(forced_response(StatusGiven(STUNNED), Draw(1)))
    t = board(villain=on(foe(), stunned=1), engaged=[minion()], play=[listen])
    t.play(event(Give(STUNNED, EACH_ENEMY)))
    assert (t.villain.stunned, t.minion.stunned, len(t.hand)) == (1, 1, 1)


@rule("rr:alteration-effect", "rr:status-cards")
@pytest.mark.parametrize(("tough", "placed"), [(0, 0), (1, 2)])
def test_already_happens_instead(board, tough, placed):
    t = board(villain=on(foe(), tough=tough))
    t.reveal(treachery(when_revealed(Give(TOUGH, THE_VILLAIN, already=PlaceThreat(MAIN, 2)))))
    assert (t.villain.tough, t.main.threat) == (1, placed)


@rule("rr:stun-stunned", "rr:confuse-confused", "rr:cannot", "rr:confuse-confused.4", "rr:stun-stunned.3")
@pytest.mark.parametrize("status", [STUNNED, CONFUSED])
def test_who_cannot_be_given_a_status_is_not(board, status):
    t = board(villain=foe(constant(Cannot(SELF, f"be {status}"))), hand=[card := event(Give(status, THE_VILLAIN))])
    t.cannot("play", card, ability=0, rule="rr:target")
    t.play(event(Give(TOUGH, THE_VILLAIN)))
    assert t.villain.tough == 1


@rule("rr:stalwart")
@pytest.mark.parametrize("status", [STUNNED, CONFUSED])
def test_a_stalwart_character_is_neither_stunned_nor_confused(board, status):
    t = board(villain=foe(STALWART))
    t.reveal(treachery(Give(status, THE_VILLAIN)))
    assert getattr(t.villain, status) == 0


@rule("rr:status-cards")
def test_an_effect_can_discard_a_status_card(board):
    t = board(stunned=1, confused=1)
    t.play(event(RemoveStatus(STUNNED, YOU)))
    assert (t.hero.stunned, t.hero.confused) == (0, 1)


@rule("rr:status-cards", "rr:form-change-form")
def test_they_stay_when_the_form_changes(board):
    t = board(stunned=1, confused=1, tough=1)
    t.change_form()
    assert (t.hero.stunned, t.hero.confused, t.hero.tough) == (1, 1, 1)


@rule("rr:status-cards", "rr:leaves-play")
def test_they_go_with_a_character_that_leaves_play(board):
    t = board(engaged=[prey := on(minion(hp=2), stunned=1)])
    t.attack(prey)
    t.reveal(prey)
    assert t[prey].in_play and t[prey].stunned == 0


# ---- stunned and confused players' characters ----------------------------------------------------------------------
@rule("rr:stun-stunned", "rr:status-cards", "rr:status-cards.6", "rr:stun-stunned.4", "rr:stun-stunned.7")
def test_a_stunned_hero_s_attack_only_removes_the_card(board):
    listen = support(
        forced_response(Attacked(), Draw(1)),
        forced_interrupt(Attacked(), Draw(1)),
        forced_response(PowerUsed(), Draw(1)),
    )
    t = board(stunned=1, play=[listen])
    t.attack()
    assert (t.hero.stunned, t.hero.exhausted, t.villain.damage, len(t.hand)) == (0, True, 0, 0)
    t.quiet()


@rule(
    "rr:confuse-confused",
    "rr:confuse-confused.1",
    "rr:confuse-confused.5",
    "rr:confuse-confused.8",
    "rr:status-cards",
    "rr:status-cards.5",
)
def test_a_confused_hero_s_thwart_only_removes_the_card(board):
    listen = support(
        forced_response(Thwarted(), Draw(1)),
        forced_interrupt(Thwarted(), Draw(1)),
        forced_response(PowerUsed(), Draw(1)),
    )
    t = board(confused=1, threat=4, play=[listen])
    t.thwart()
    assert (t.hero.confused, t.hero.exhausted, t.main.threat, len(t.hand)) == (0, True, 4, 0)
    t.quiet()


@rule("rr:stun-stunned", "rr:confuse-confused")
def test_stunned_hinders_no_thwart_and_confused_no_attack(board):
    t = board(stunned=1, threat=4, play=[on(ally(atk=1), confused=1)])
    t.thwart(t.main)
    t.attack(t.villain, who=t.ally)
    assert (t.main.threat, t.villain.damage, t.hero.stunned, t.ally.confused) == (2, 1, 1, 1)


@rule("rr:stun-stunned")
def test_a_stunned_character_names_no_target(board):
    t = board(stunned=1, engaged=[minion(), minion()])
    assert len(t.options("attack")) == 1


@rule("rr:stun-stunned", "rr:confuse-confused", "rr:exhausted", "rr:confuse-confused.5")
def test_the_costs_are_still_paid_and_so_an_exhausted_character_cannot_try(board):
    t = board(stunned=1, confused=1, exhausted=True, threat=3)
    t.cannot("attack", rule="rr:exhausted")
    t.cannot("thwart", rule="rr:exhausted")


@rule("rr:stun-stunned", "rr:labelled-ability", "rr:cancel", "rr:labelled-ability.6", "rr:stun-stunned.4")
def test_a_stunned_hero_s_attack_event_is_paid_for_and_lost(board):
    kick = event(hero_action(attack(AN_ENEMY, 5)), cost=1)
    t = board(stunned=1, hand=[kick, resource(energy=1)])
    t.play(kick)
    assert (t.hero.stunned, t.villain.damage, t.hand) == (0, 0, []) and t[kick].where == "discard0"
    assert not t.hero.exhausted
    t.quiet()


@rule("rr:stun-stunned", "rr:stun-stunned.5")
def test_an_attack_event_may_be_played_without_a_target_by_a_stunned_hero(board):
    kick = event(hero_action(attack(each("minion"), 5)))
    t = board(hand=[kick])
    t.cannot("play", kick, ability=0, rule="rr:target")
    t = board(stunned=1, hand=[kick])
    t.play(kick)
    assert t.hero.stunned == 0


@rule("rr:confuse-confused", "rr:confuse-confused.6")
def test_a_thwart_event_may_be_played_without_a_target_by_a_confused_hero(board):
    speech = event(hero_action(thwart(MAIN, 2)))
    t = board(hand=[speech])
    t.cannot("play", speech, ability=0, rule="rr:target")
    t = board(confused=1, hand=[speech])
    t.play(speech)
    assert t.hero.confused == 0


@rule("rr:labelled-ability", "rr:labelled-ability.6", "rr:labelled-ability.7", "rr:labelled-ability.8")
@pytest.mark.parametrize(("stunned", "confused"), [(1, 0), (0, 1), (1, 1)])
def test_a_status_card_cancels_the_whole_labelled_ability(board, stunned, confused):
    both = event(hero_action(attack(THE_VILLAIN, 3), thwart(MAIN, 2), Draw(1)))
    listen = support(forced_response(Attacked(), Draw(5)), forced_response(Thwarted(), Draw(5)))
    t = board(stunned=stunned, confused=confused, threat=5, play=[listen])
    t.play(both)
    assert (t.villain.damage, t.main.threat, len(t.hand)) == (0, 5, 0)
    assert (t.hero.stunned, t.hero.confused) == (0, 0)
    t.quiet()


@rule("rr:labelled-ability")
def test_a_status_card_for_another_label_stays(board):
    t = board(stunned=1, confused=1, threat=5)
    t.attack(t.villain, damage=3)
    assert (t.hero.stunned, t.hero.confused, t.villain.damage) == (0, 1, 0)


@rule("rr:labelled-ability", "rr:you-your")
def test_an_upgrade_s_attack_is_canceled_by_the_hero_s_stun_and_its_costs_are_paid(board):
    blade = upgrade(action(attack(AN_ENEMY, 2), cost=(Exhaust(SELF), Spend(("any",)))))
    t = board(stunned=1, play=[blade], hand=[resource(energy=1)])
    t.use(blade)
    assert (t.hero.stunned, t[blade].exhausted, t.hand, t.villain.damage) == (0, True, [], 0)


@rule("rr:stun-stunned", "rr:you-your")
def test_an_ally_s_attack_is_not_hindered_by_the_hero_s_stun(board):
    t = board(stunned=1, play=[ally(atk=2)])
    t.attack(t.villain, who=t.ally)
    assert (t.villain.damage, t.hero.stunned) == (2, 1)


@rule("rr:stun-stunned", "rr:damage")
def test_damage_that_is_no_attack_is_not_hindered(board):
    t = board(stunned=1)
    t.play(event(Damage(THE_VILLAIN, 2)))
    assert (t.villain.damage, t.hero.stunned) == (2, 1)


# ---- stunned and confused enemies ----------------------------------------------------------------------------------
@rule("rr:stun-stunned", "rr:activation", "rr:stun-stunned.6", "rr:stun-stunned.7")
def test_a_stunned_enemy_that_would_attack_loses_the_card_instead(board):
    listen = support(
        forced_interrupt(Attacked(), Draw(1)),
        forced_interrupt(Activated(), Draw(1)),
        forced_response(Attacked(), Draw(1)),
        forced_response(Activated(), Draw(1)),
    )
    t = board(villain=on(foe(), stunned=1), play=[listen])
    deck = len(t.zone("encounter"))
    t.activate()
    assert (t.villain.stunned, t.hero.damage, len(t.hand)) == (0, 0, 0)
    assert t.villain.boosts == [] and len(t.zone("encounter")) == deck  # no boost card was given
    t.quiet()


@rule(
    "rr:confuse-confused",
    "rr:activation",
    "rr:confuse-confused.1",
    "rr:confuse-confused.7",
    "rr:confuse-confused.8",
    "rr:status-cards",
    "rr:status-cards.5",
)
def test_a_confused_enemy_that_would_scheme_loses_the_card_instead(board):
    listen = support(forced_interrupt(Schemed(), Draw(1)), forced_response(Schemed(), Draw(1)))
    t = board(form="alter-ego", engaged=[on(minion(), confused=1)], play=[listen])
    t.activate(t.minion)
    assert (t.minion.confused, t.main.threat, len(t.hand)) == (0, 0, 0)
    t.quiet()


@rule("rr:stun-stunned", "rr:confuse-confused")
def test_a_stunned_enemy_schemes_and_a_confused_one_attacks(board):
    t = board(form="alter-ego", villain=on(foe(sch=2), stunned=1))
    t.activate()
    assert (t.main.threat, t.villain.stunned) == (2, 1)
    t = board(villain=on(foe(atk=2), confused=1))
    t.activate()
    t.pass_()
    assert (t.hero.damage, t.villain.confused) == (2, 1)


@rule("rr:stun-stunned", "rr:stun-stunned.1")
def test_to_stun_is_to_give_the_card_that_cancels_the_next_attack(board):
    t = board(villain=foe(atk=2), hand=[net := event(Give(STUNNED, AN_ENEMY))])
    t.play(net)
    assert t.villain.stunned == 1
    t.activate()
    assert (t.villain.stunned, t.hero.damage) == (0, 0)
    t.activate().pass_()
    assert t.hero.damage == 2
    t.quiet()


@rule("rr:stun-stunned", "rr:stun-stunned.1")
def test_a_stun_holds_back_one_attack_only(board):
    t = board(villain=on(foe(atk=2), stunned=1))
    t.activate()
    t.activate()
    assert t.asked == "defend"


@rule("rr:status-cards", "rr:status-cards.4")
@ruling("faq:green-goblin-scenario-pack:norman-osborn:1")
def test_a_status_card_comes_before_any_triggered_ability(board):
    web = environment(forced_interrupt(would(Attacked(THE_VILLAIN)), Instead(PlaceThreat(MAIN, 1))))
    t = board(villain=on(foe(), stunned=1), environments=[web])
    t.activate()
    assert (t.villain.stunned, t.main.threat, t.hero.damage) == (0, 0, 0)
    t.activate()
    assert (t.main.threat, t.hero.damage) == (1, 0)


@rule("rr:status-cards")
def test_a_status_given_when_the_attack_has_begun_waits_for_the_next(board):
    net = support(
        response(StatusGiven(STUNNED, THE_VILLAIN), Draw(1)),
        forced_interrupt(Attacked(THE_VILLAIN), Give(STUNNED, THE_VILLAIN)),
    )
    t = board(villain=foe(atk=2), play=[net])
    t.activate()
    t.use(net).pass_()
    assert (t.hero.damage, t.villain.stunned) == (2, 1)


# ---- steady --------------------------------------------------------------------------------------------------------
@rule("rr:steady", "rr:stun-stunned", "rr:stun-stunned.2")
def test_a_steady_character_is_stunned_by_two_and_loses_both(board):
    t = board(villain=on(foe(STEADY, atk=2), stunned=1))
    t.activate()
    t.pass_()
    assert (t.hero.damage, t.villain.stunned) == (2, 1)
    t.play(event(Give(STUNNED, THE_VILLAIN)))
    assert t.villain.stunned == 2
    t.activate()
    assert (t.hero.damage, t.villain.stunned) == (2, 0)


@rule("rr:steady", "rr:labelled-ability")
def test_a_steady_hero_s_attack_is_canceled_by_two_only(board):
    t = board(hero=hero(STEADY), stunned=1)
    t.attack(t.villain, damage=3)
    assert (t.villain.damage, t.hero.stunned) == (3, 1)
    t = board(hero=hero(STEADY), stunned=2)
    t.attack(t.villain, damage=3)
    assert (t.villain.damage, t.hero.stunned) == (0, 0)


@rule("rr:steady", "rr:tough")
def test_steady_gives_no_second_tough(board):
    t = board(villain=on(foe(STEADY), tough=1))
    t.reveal(treachery(Give(TOUGH, THE_VILLAIN)))
    assert t.villain.tough == 1


@rule("rr:you-your", "rr:status-cards")
def test_you_are_stunned_means_your_identity(board):
    t = board(play=[ally()])
    t.reveal(treachery(Give(STUNNED, YOU), Give(CONFUSED, YOUR_HERO)))
    assert (t.hero.stunned, t.hero.confused, t.ally.stunned) == (1, 1, 0)
