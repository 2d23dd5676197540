"""rr:lasting-effects and rr:delayed-effect: until the end of an attack, a phase, a round; and what happens there."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    AN_ENEMY,
    GUARD,
    HAND,
    MAIN,
    SELF,
    STUNNED,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Attacked,
    Cannot,
    Choose,
    Damage,
    DamageTaken,
    Delayed,
    Discard,
    Draw,
    Ended,
    Exhaust,
    Exhausted,
    Exists,
    Field,
    Gain,
    Give,
    Heal,
    If,
    Mine,
    MoveTo,
    Multiply,
    PlaceThreat,
    PutCounters,
    Ref,
    StatOf,
    ThreatRemoved,
    Trait,
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
    the,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    support,
    treachery,
    upgrade,
)


# ---- until ---------------------------------------------------------------------------------------------------------
@rule("rr:lasting-effects", "rr:lasting-effects.1")
def test_until_the_end_of_the_phase(board):
    t = board(hand=[event(Until("phase", gets(YOUR_HERO, ATK=2)), name="Rage")])
    t.play("Rage")
    assert t.hero.atk == 4
    t.end_turn().skip_to("defend")  # the villain phase
    assert t.hero.atk == 2


@rule("rr:lasting-effects", "rr:lasting-effects.1")
def test_until_the_end_of_the_round(board):
    t = board(hand=[event(Until("round", gets(YOUR_HERO, ATK=2)), name="Rage")])
    t.play("Rage")
    t.end_turn().skip_to("defend")
    assert t.hero.atk == 4
    t.villain_phase()
    assert t.hero.atk == 2


@rule("rr:lasting-effects", "rr:lasting-effects.3")
def test_it_lasts_though_its_card_is_gone(board):
    rage = upgrade(action(Until("round", gets(YOUR_HERO, ATK=2)), cost=Discard(SELF)), name="Rage")
    t = board(play=[rage])
    t.use("Rage")
    assert t["Rage"].where == "discard0" and t.hero.atk == 4


@rule("rr:lasting-effects", "rr:attack-player-ability-type", "rr:lasting-effects.1")
def test_until_the_end_of_the_attack_by_an_interrupt(board):
    rage = support(
        interrupt(Attacked(by=YOUR_HERO), Until("attack", gets(YOUR_HERO, ATK=3)), cost=Exhaust(SELF)), name="Rage"
    )
    t = board(play=[rage])
    t.attack(t.villain)
    t.use("Rage")
    assert t.villain.damage == 5 and t.hero.atk == 2


@rule("rr:lasting-effects", "rr:attack-enemy-activation", "rr:boost-boost-icon")
def test_until_the_end_of_the_activation_by_a_boost_ability(board):
    t = board(encounter=[treachery(boost(Until("activation", gets(THE_VILLAIN, ATK=3))), boost=0)], villain=foe(atk=2))
    t.activate().pass_all()
    assert t.hero.damage == 5 and t.villain.atk == 2
    t.activate().pass_all()
    assert t.hero.damage == 7


@rule("rr:lasting-effects", "rr:enters-play", "rr:lasting-effects.4")
def test_cards_that_come_later_are_caught(board):
    """Trap 14: the description is kept, not a list of cards."""
    t = board(hand=[event(Until("round", gets(each("ally"), ATK=1)), name="Lead"), ally(atk=1, name="New")])
    t.play("Lead").play("New")
    assert t["New"].atk == 2


@rule("rr:lasting-effects", "rr:lasting-effects.4")
def test_cards_that_change_into_the_description_are_caught(board):
    t = board(
        hand=[
            event(Until("round", gets(each("ally", Trait("Avenger")), ATK=1)), name="Lead"),
            event(Until("round", Gain(AN_ALLY, Trait("Avenger"))), name="Join"),
        ],
        play=[ally(atk=1, name="New")],
    )
    t.play("Lead")
    assert t["New"].atk == 1
    t.play("Join")
    assert t["New"].atk == 2


@rule("rr:lasting-effects", "rr:that")
def test_that_card_is_frozen_when_the_effect_starts(board):
    t = board(
        hand=[event(Choose(a("ally")), Until("round", gets(Ref("ally"), ATK=2)), name="Help")],
        play=[ally(name="A"), ally(name="B")],
    )
    t.play("Help", target="B")
    assert (t["A"].atk, t["B"].atk) == (1, 3)


@rule("rr:lasting-effects", "rr:target")
def test_the_next_card_is_one_card(board):
    deal = support(action(Until("phase", gets(the("card", Mine()), COST=-1), uses=1), cost=Exhaust(SELF)), name="Deal")
    t = board(play=[deal], hand=[support(cost=1, name="A"), support(cost=1, name="B")])
    t.cannot("play", "A", rule="rr:cost")
    t.use("Deal").play("A")
    t.cannot("play", "B", rule="rr:cost")


@rule("rr:lasting-effects")
def test_two_such_effects_both_serve_the_same_next_card(board):
    deal = support(action(Until("phase", gets(the("card", Mine()), COST=-1), uses=1), cost=Exhaust(SELF)), name="Deal")
    t = board(play=[deal, deal], hand=[support(cost=2, name="A"), support(cost=1, name="B")])
    for c in t.all("Deal"):
        t.use(c)
    t.play("A")
    t.cannot("play", "B", rule="rr:cost")  # neither of them is left


@rule("rr:lasting-effects", "rr:ownership-and-control.6")
def test_the_next_card_of_another_player(board):
    deal = support(
        action(
            Choose(a("player")),
            Until("phase", gets(the("card", Mine(Ref("player"))), COST=-1), uses=1),
            cost=Exhaust(SELF),
        ),
        name="Deal",
    )
    t = board(player(play=[deal], hand=[support(cost=1, name="A")]), player(hand=[support(cost=1, name="B")]))
    t.use("Deal", target=t.seats[1])
    t.cannot("play", "A", rule="rr:cost")
    t.end_turn().play("B")
    t.quiet()


@rule("rr:lasting-effects")
def test_the_next_card_not_played_in_time_is_lost(board):
    deal = support(action(Until("phase", gets(the("card", Mine()), COST=-1), uses=1), cost=Exhaust(SELF)), name="Deal")
    t = board(play=[deal], hand=[support(cost=1, name="A")], filler=12)
    t.use("Deal")
    t.villain_phase()
    t.cannot("play", "A", rule="rr:cost")


@rule("rr:lasting-effects", "rr:cannot")
def test_a_prohibition_for_a_while(board):
    t = board(hand=[event(Until("phase", Cannot(YOUR_HERO, "attack")), name="Peace")])
    t.play("Peace")
    t.cannot("attack", target=t.villain, rule="rr:cannot")
    t.villain_phase()
    t.can("attack", t.hero, t.villain)


@rule("rr:lasting-effects", "rr:keywords")
def test_a_keyword_for_a_while(board):
    t = board(hand=[event(Until("phase", Gain(a("minion"), GUARD)), name="Wall")], engaged=[minion(name="Thug", atk=0)])
    t.play("Wall")
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.villain_phase()
    t.can("attack", t.hero, t.villain)


@rule("rr:lasting-effects", "rr:form-change-form", "rr:form-change-form.3")
def test_lasting_effects_stay_when_the_form_changes(board):
    t = board(hand=[event(Until("round", gets(YOU, ATK=2, HP=3)), name="Rage")], form="alter-ego")
    t.play("Rage")
    assert t.hero.hp == 13
    t.change_form()
    assert t.hero.hp == 13 and t.hero.atk == 4


@rule("rr:lasting-effects", "rr:defeat")
def test_hit_points_that_expire(board):
    t = board(hand=[event(Until("phase", gets(AN_ALLY, HP=2)), name="Pep")], play=[ally(hp=1, name="Friend")])
    t.play("Pep")
    t.state.play[t.ally.id].damage = 2
    t.villain_phase()
    assert t["Friend"].where == "discard0"


@rule("rr:lasting-effects", "rr:attack-player-ability-type")
def test_until_the_end_of_the_attack_in_an_attack_event(board):
    """Its bonus ends with the attack that the event is."""
    blow = event(
        hero_action(Until("attack", gets(YOUR_HERO, ATK=3)), attack(AN_ENEMY, StatOf("ATK", YOU))), name="Blow"
    )
    t = board(hand=[blow])
    t.play("Blow")
    assert t.villain.damage == 5 and t.hero.atk == 2


# ---- delayed -------------------------------------------------------------------------------------------------------
@rule("rr:delayed-effect", "rr:delayed-effect.1")
def test_a_delayed_effect_happens_at_its_moment_and_once(board):
    t = board(hand=[event(Delayed("phase", PlaceThreat(MAIN, 2)), name="Fuse")])
    t.play("Fuse")
    assert t.main.threat == 0
    t.end_turn().skip_to("defend")
    assert t.main.threat == 3  # two, and one of the villain phase
    t.villain_phase()
    t.end_turn().skip_to("defend")
    assert t.main.threat == 4


@rule("rr:delayed-effect", "rr:leaves-play")
def test_a_delayed_effect_on_itself_needs_the_card_to_be_still_there(board):
    fury = ally(forced_response(Attacked(by=SELF), Delayed("round", If(Exists(SELF), Discard(SELF)))), name="Fury")
    t = board(play=[fury])
    t.attack(t.villain, who="Fury")
    t.villain_phase()
    assert t["Fury"].where == "discard0"
    t = board(play=[fury], hand=[event(MoveTo(AN_ALLY, HAND), name="Home")])
    t.attack(t.villain, who="Fury")
    t.play("Home").play("Fury")  # a new copy of the card
    t.villain_phase()
    assert t["Fury"].in_play


@rule("rr:delayed-effect", "rr:lasting-effects", "rr:lasting-effects.5")
def test_until_the_end_expires_before_at_the_end(board):
    """Trap 15."""
    t = board(
        hand=[
            event(
                Until("phase", gets(YOUR_HERO, ATK=5)),
                Delayed("phase", Damage(THE_VILLAIN, StatOf("ATK", YOU))),
                name="Rage",
            )
        ]
    )
    t.play("Rage")
    t.end_turn().skip_to("defend")
    assert t.villain.damage == 2


@rule("rr:delayed-effect", "rr:response", "rr:ability", "rr:ability.18", "rr:delayed-effect.2", "rr:delayed-effect.3")
def test_delayed_effects_come_before_responses_to_the_moment(board):
    base = support(forced_response(Ended("player phase"), PutCounters(SELF, 1, "ended")), name="Base")
    t = board(play=[base], hand=[event(Delayed("phase", PutCounters(the("support"), 1, "delayed")), name="Fuse")])
    t.play("Fuse")
    t.end_turn().skip_to("defend")
    assert [n[3] for n in t.log("counters")] == ["delayed", "ended"]


@rule("rr:delayed-effect", "rr:first-player")
def test_the_first_player_orders_delayed_effects_of_one_moment(board):
    fuse = event(Delayed("phase", Damage(YOU, 1)), name="Fuse")
    calm = event(Delayed("phase", Heal(YOU, 1)), name="Calm")
    for first, after in (("Fuse", 0), ("Calm", 1)):
        t = board(hand=[fuse, calm])
        t.play("Fuse").play("Calm").end_turn()
        t.skip_to("order")
        t.answer("choose", first)
        assert t.hero.damage == after


@rule("rr:delayed-effect", "rr:attack-enemy-activation")
def test_at_the_end_of_this_attack_of_an_enemy(board):
    charge = attachment(
        forced_interrupt(Attacked(by=THE_VILLAIN), Delayed("attack", Discard(SELF))), atk=3, name="Charge"
    )
    t = board(villain=on(foe(atk=2), attached=[charge]))
    t.activate().pass_all()
    assert t.hero.damage == 5 and t["Charge"].where == "encounter_discard"


@rule("rr:delayed-effect", "rr:attack-player-ability-type")
def test_at_the_end_of_this_attack_of_a_hero(board):
    rage = upgrade(forced_interrupt(Attacked(by=YOUR_HERO), Delayed("attack", Damage(YOU, 1))), name="Rage")
    t = board(play=[rage])
    t.attack(t.villain)
    assert t.hero.damage == 1
    t = board(play=[rage], hand=[event(hero_action(attack(AN_ENEMY, 1)), name="Kick")])
    t.play("Kick")
    assert t.hero.damage == 1


@rule("rr:delayed-effect", "rr:response")
def test_the_end_of_an_attack_comes_after_the_responses_to_it(board):
    rage = upgrade(forced_interrupt(Attacked(by=YOUR_HERO), Delayed("attack", PutCounters(SELF, 1, "end"))))
    after = support(response(Attacked(by=YOUR_HERO), PutCounters(SELF, 1, "after")))
    t = board(play=[rage, after], hand=[event(hero_action(attack(AN_ENEMY, 1)), name="Kick")])
    for go in (lambda: t.attack(t.villain), lambda: t.play("Kick")):
        go()
        t.answer("use")
        t.quiet()
    assert [n[3] for n in t.log("counters")] == ["after", "end", "after", "end"]


@rule("rr:delayed-effect", "rr:boost-boost-icon")
def test_a_delayed_effect_of_a_boost_card_knows_whom_the_attack_hurt(board):
    t = board(
        play=[ally(hp=9, name="Friend")],
        encounter=[treachery(boost(Delayed("damage", Give(STUNNED, Field("dealt")))), boost=0)],
    )
    t.activate().defend("Friend")
    assert t["Friend"].stunned and not t.hero.stunned


@rule("rr:delayed-effect", "rr:delayed-effect.4")
def test_a_delayed_effect_is_no_new_triggered_ability(board):
    """It resolves even while its form is not taken any more, and nobody is asked."""
    t = board(hand=[event(hero_action(Delayed("phase", Draw(1))), name="Plan"), *[resource()] * 7])
    t.play("Plan").change_form()
    t.end_turn()
    while t.asked == "discard":
        t.answer("discard") if t.find("discard") and not t.find("done") else t.answer("done")
    assert len(t.hand) == 7


# ---- the period it belongs to --------------------------------------------------------------------------------------
@rule("rr:lasting-effects", "rr:lasting-effects.2", "rr:modifiers")
def test_it_is_worked_out_together_with_constant_effects(board):
    """Like a constant one it is added before the doubling, though it came after it."""
    twice = support(constant(Multiply(YOUR_HERO, "ATK", 2)))
    t = board(play=[twice], hand=[event(Until("phase", gets(YOUR_HERO, ATK=1)), name="Rage")])
    t.play("Rage")
    assert t.hero.atk == 6


@rule("rr:lasting-effects", "rr:lasting-effects.6")
def test_for_this_attack_can_only_be_said_during_an_attack(board):
    rage = support(action(Until("attack", gets(YOUR_HERO, ATK=3)), cost=Exhaust(SELF)), name="Rage")
    spy = support(response(ThreatRemoved(), Until("attack", gets(YOUR_HERO, ATK=3))), name="Spy")
    t = board(play=[rage, spy], threat=4)
    t.cannot("use", "Rage", rule="rr:target")
    t.thwart(t.main)
    t.quiet()


@rule("rr:lasting-effects", "rr:lasting-effects.6", "rr:delayed-effect")
def test_outside_of_an_attack_only_the_rest_of_an_ability_resolves(board):
    plan = event(Draw(1), Until("attack", gets(YOUR_HERO, ATK=3)), Delayed("attack", Draw(5)), name="Plan")
    t = board(hand=[plan])
    t.play("Plan")
    assert (len(t.hand), t.hero.atk) == (1, 2)
    t.attack(t.villain)
    assert (len(t.hand), t.villain.damage) == (1, 2)
    assert not t.state.lasting and not t.state.delayed


@rule("rr:lasting-effects", "rr:lasting-effects.1", "rr:lasting-effects.5")
@pytest.mark.parametrize("damage", [0, 2])
def test_what_the_damage_of_an_attack_sets_off_ends_with_that_attack(board, damage):
    spur = support(forced_interrupt(would(DamageTaken(THE_VILLAIN)), Until("attack", gets(YOUR_HERO, ATK=3))))
    t = board(play=[spur])
    t.attack(t.villain, damage=damage) if damage else t.attack(t.villain)
    assert t.villain.damage == 2 and t.hero.atk == 2


@rule("rr:lasting-effects", "rr:lasting-effects.1", "rr:labelled-ability")
def test_what_the_damage_of_a_counterattack_sets_off_ends_with_the_counterattack(board):
    spur = support(forced_interrupt(would(DamageTaken(THE_VILLAIN)), Until("attack", gets(YOUR_HERO, ATK=3))))
    punch = event(hero_interrupt(Attacked(THE_VILLAIN, YOU), attack(Field("attacker"), 1)), name="Punch")
    t = board(play=[spur], hand=[punch])
    t.activate()
    t.play("Punch")
    assert (t.asked, t.villain.damage, t.hero.atk) == ("defend", 1, 2)


@rule("rr:lasting-effects", "rr:lasting-effects.6")
def test_whatever_happens_during_an_attack_may_last_until_its_end(board):
    push = support(forced_response(Exhausted(YOUR_HERO), Until("attack", gets(YOUR_HERO, ATK=3))))
    t = board(play=[push])
    t.attack(t.villain)
    assert (t.villain.damage, t.hero.atk) == (5, 2)
