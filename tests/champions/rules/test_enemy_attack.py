"""Enemy activations: when they happen and in what order, and the five steps of an attack."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    A_MINION,
    ASIDE,
    ENC_DECK,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    VILLAINOUS,
    YOU,
    YOUR_HERO,
    Activate,
    Activated,
    Attacked,
    Cancel,
    Damage,
    Defended,
    Delayed,
    Draw,
    EngagedWith,
    In,
    Instead,
    Otherwise,
    PlaceThreat,
    PutIntoPlay,
    Reveal,
    Trait,
    Until,
    a,
    boost,
    both,
    each,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    response,
    top,
    would,
)
from quickstrike.champions.vocab import MAIN as MAIN_SCHEME
from quickstrike.testkit import ally, environment, foe, hero, minion, on, player, position, support, treachery


# ---- who activates, when, and how ----------------------------------------------------------------------------------
@rule("rr:activation", "rr:basic-power", "rr:activation.2", "rr:activation.3", "rr:basic-power.2")
def test_against_a_hero_enemies_attack(board):
    t = board(villain=foe(atk=3, sch=2), engaged=[minion(atk=1, sch=4)], phase="villain")
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(4, 1)):  # 1 threat is step one of the phase
        t.pass_().pass_all()
    t.quiet()


@rule("rr:activation", "rr:basic-power", "rr:activation.2", "rr:activation.3", "rr:basic-power.6")
def test_against_an_alter_ego_enemies_scheme(board):
    t = board(form="alter-ego", villain=foe(atk=3, sch=2), engaged=[minion(atk=1, sch=4)])
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(0, 7)):
        t.villain_phase()


@rule("rr:activation", "rr:attack-enemy-activation", "rr:activation.2", "rr:attack-enemy-activation.1")
def test_the_villain_activates_once_for_each_player_in_player_order(board):
    t = board(player(), player(), first=1, villain=foe(atk=3))
    t.skip_to("defend", seat=1)
    assert (t.seats[0].identity.damage, t.seats[1].identity.damage) == (0, 0)
    t.pass_().pass_()
    assert (t.seats[0].identity.damage, t.seats[1].identity.damage) == (0, 3) and t.asked == "defend"
    t.pass_all()
    assert (t.seats[0].identity.damage, t.seats[1].identity.damage) == (3, 3)


@rule("rr:activation", "rr:minion", "rr:villain-phase", "rr:activation.6")
def test_after_the_villain_come_the_minions_in_the_order_the_engaged_player_chooses(board):
    one, two = minion(atk=1), minion(atk=2)
    t = board(player(), player(engaged=[one, two]), villain=foe(atk=4), phase="villain")
    for _ in range(4):  # the villain against either player
        t.pass_()
    assert t.asked == "order" and t.decision.seat == 1
    assert [t.seats[n].identity.damage for n in (0, 1)] == [4, 4]
    with t.changes(lambda: t.seats[1].identity.damage, by=2):
        t.answer("activate", target=two).pass_().pass_()
    with t.changes(lambda: t.seats[1].identity.damage, by=1):
        t.pass_().pass_()
    t.pass_all().quiet()


@rule("rr:activation", "rr:activation.6")
def test_when_a_card_makes_several_activate_the_villain_comes_first(board):
    one, two = minion(atk=1), minion(atk=2)
    t = board(engaged=[one, two], villain=foe(atk=4))
    t.reveal(treachery(Activate("attack", both(each("minion", EngagedWith()), THE_VILLAIN))))
    assert t.asked == "defend" and t.decision.about == t.state.activations[-1]
    with t.changes(lambda: t.hero.damage, by=4):
        t.pass_()
    with t.changes(lambda: t.hero.damage, by=2):
        t.answer("activate", target=two).pass_()
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()
    t.quiet()


@rule("rr:activation", "rr:activation.4", "rr:activation.5")
def test_an_activation_by_a_card_is_one_too_with_a_boost_card_for_the_villain(board):
    watch = support(forced_response(Activated(THE_VILLAIN), Draw(1)))
    t = board(play=[watch], villain=foe(atk=1), encounter=[treachery(boost=2)])
    t.add(scheme := treachery(Activate("attack", THE_VILLAIN)), "encounter")
    t.reveal(scheme)
    with t.changes(lambda: (t.hero.damage, len(t.hand)), to=(3, 1)):
        t.pass_()


@rule("rr:activation", "rr:minion")
def test_a_minion_that_engages_during_step_two_activates_too(board):
    newcomer = minion(atk=2)
    card = treachery(boost(PutIntoPlay(a("minion", In(ASIDE)))))
    t = board(villain=foe(atk=1), aside=[newcomer], encounter=[card], phase="villain")
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()
    assert t.minion.engaged == 0
    with t.changes(lambda: t.hero.damage, by=2):
        t.pass_()
    t.quiet()


@rule("rr:minion", "rr:minion.7")
def test_a_minion_that_engages_while_all_minions_attack_attacks_too(board):
    newcomer, card = minion(atk=2), treachery(boost(PutIntoPlay(a("minion", In(ASIDE)))))
    t = board(villain=foe(atk=1), aside=[newcomer], encounter=[card])
    t.add(order := treachery(Activate("attack", both(THE_VILLAIN, each("minion", EngagedWith())))), "encounter")
    t.reveal(order)
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()
    with t.changes(lambda: t.hero.damage, by=2):
        t.pass_()
    assert t[order].where == "encounter_discard"
    t.quiet()


# ---- activations during an activation ------------------------------------------------------------------------------
@rule("rr:activation", "rr:activation.9")
def test_an_activation_begun_during_another_waits_for_its_end(board):
    t = board(villain=foe(atk=2, sch=3), encounter=[treachery(boost(Activate("scheme", THE_VILLAIN)), boost=1)])
    t.activate()
    t.pass_()
    kinds = [n[0] for n in t.log() if n[0] in ("activates", "damage", "threat")]
    assert kinds == ["activates", "damage", "activates", "threat"]
    assert (t.hero.damage, t.main.threat) == (3, 3)
    t.quiet()


@rule("rr:activation", "rr:activation.8")
def test_what_follows_in_the_ability_waits_for_the_activation_it_began(board):
    t = board(
        villain=foe(atk=2),
        engaged=[minion(sch=3)],
        encounter=[treachery(boost(Activate("scheme", each("minion")), Damage(YOU, 1)))],
    )
    t.activate()
    t.pass_()
    assert [n[0] for n in t.log() if n[0] in ("damage", "threat")] == ["damage", "threat", "damage"]
    assert (t.hero.damage, t.main.threat) == (3, 3)
    t.quiet()


@rule("rr:activation", "rr:activation.9")
@pytest.mark.parametrize("later", [0, 1])
def test_several_activations_that_wait_are_ordered_by_the_first_player(board, later):
    one, two = minion(traits="One", atk=1), minion(traits="Two", atk=2)
    cards = [treachery(boost(Activate("attack", each("minion", Trait(x))))) for x in ("One", "Two")]
    t = board(player(engaged=[one, two]), player(), first=1, turn=1, villain=on(foe(atk=3), boosts=cards))
    t.activate(seat=0)
    t.pass_().pass_()
    assert t.hero.damage == 3 and t.asked == "order" and t.decision.seat == 1
    first, second = ((one, two), (two, one))[later]
    t.answer("activate", first)
    with t.changes(lambda: t.hero.damage, by=1 + later):
        t.pass_().pass_()
    with t.changes(lambda: t.hero.damage, by=2 - later):
        t.pass_().pass_()
    assert t[second].in_play
    t.quiet()


@rule("rr:activation", "rr:activation.8")
def test_an_effect_is_resolved_after_the_activation_it_began(board):
    t = board(villain=foe(atk=2))
    t.reveal(treachery(Activate("attack", THE_VILLAIN), Damage(YOU, 1)))
    assert t.hero.damage == 0
    with t.changes(lambda: t.hero.damage, by=3):
        t.pass_()


@rule("rr:treachery", "rr:activation")
def test_a_treachery_is_discarded_after_the_activations_it_causes(board):
    card = treachery(Activate("attack", THE_VILLAIN))
    t = board()
    t.reveal(card)
    assert t.asked == "defend" and t[card].where != "encounter_discard"
    t.pass_()
    assert t[card].where == "encounter_discard"


@ruling("faq:core-set:assault:1")
@rule("rr:treachery")
def test_assault_is_not_shuffled_into_the_deck_it_empties(board):
    t = board(encounter=["Assault", treachery()], encounter_discard=[treachery(boost=2)], filler=0)
    t.reveal("Assault")
    assert t["Assault"].where not in ("encounter", "encounter_discard")
    t.pass_()
    assert t["Assault"].where == "encounter_discard"


@rule("rr:treachery", "rr:activation")
def test_a_treachery_revealed_during_an_activation_is_discarded_after_the_one_it_causes(board):
    card = treachery(Activate("attack", each("minion")))
    t = board(villain=foe(atk=2), engaged=[minion(atk=1)], encounter=[treachery(boost(Reveal(top(1, ENC_DECK)))), card])
    t.activate()
    t.pass_()
    assert t.hero.damage == 2 and t.asked == "defend" and t[card].where != "encounter_discard"
    t.pass_()
    assert t.hero.damage == 3 and t[card].where == "encounter_discard"
    t.quiet()


# ---- enemies that leave play ---------------------------------------------------------------------------------------
@rule("rr:activation", "rr:activation.7")
def test_a_minion_that_leaves_play_ends_its_activation(board):
    watch = support(forced_response(Attacked(against=YOU), Draw(1)))
    guard = support(interrupt(Defended(YOUR_HERO), Damage(A_MINION, 5)))
    t = board(play=[watch, guard], engaged=[minion(hp=3, atk=9)])
    t.activate(t.minion)
    t.defend().use(guard)
    assert not t.minions and t.hero.damage == 0 and t.hand == []
    t.quiet()


@rule("rr:attack-enemy-activation", "rr:defend-defense", "rr:attack-enemy-activation.21", "rr:defend-defense.20")
def test_an_attack_that_ends_before_damage_was_still_defended(board):
    watch = support(forced_response(Attacked(against=YOU), Damage(YOU, 1)), response(Defended(YOUR_HERO), Draw(1)))
    guard = support(interrupt(Defended(YOUR_HERO), Damage(A_MINION, 5)))
    t = board(play=[watch, guard], engaged=[minion(hp=3, atk=9)])
    t.activate(t.minion)
    t.defend().use(guard)
    with t.changes(lambda: len(t.hand), by=1):
        t.use(watch, ability=1)
    assert t.hero.damage == 0
    t.quiet()


@ruling("faq:venom-hero-pack:grasping-tendrils:1")
@rule("rr:attack-enemy-activation", "rr:defend-defense")
def test_an_attack_canceled_by_a_defense_was_defended(board):
    tendrils = support(interrupt(Attacked(THE_VILLAIN, YOU), Cancel(), label="defense"))
    watch = support(response(Defended(YOUR_HERO), Draw(1)), forced_response(Attacked(THE_VILLAIN), Damage(YOU, 1)))
    t = board(play=[tendrils, watch], villain=foe(atk=3))
    t.activate()
    t.use(tendrils)
    t.use(watch, ability=0)
    assert len(t.hand) == 1 and t.hero.damage == 0 and t.villain.boosts == []
    t.quiet()


@rule("rr:attack-enemy-activation")
def test_an_attack_canceled_without_a_defense_was_not_defended(board):
    stop = support(interrupt(Attacked(THE_VILLAIN, YOU), Cancel()))
    watch = support(response(Defended(YOUR_HERO), Draw(1)))
    t = board(play=[stop, watch], villain=foe(atk=3))
    t.activate()
    t.use(stop).quiet()
    assert t.hero.damage == 0


@rule("rr:villain-defeat")
@pytest.mark.parametrize(("name", "hit"), [("Rival", 4), ("Other", 0)])
def test_a_villain_defeated_while_attacking_goes_on_only_under_the_same_title(board, name, hit):
    guard = support(interrupt(Defended(YOUR_HERO), Damage(THE_VILLAIN, 5)))
    stages = [foe(name="Rival", hp=5, atk=1), foe(name=name, hp=9, atk=6)]
    t = board(play=[guard], villain=stages)
    t.activate()
    with t.changes(lambda: t.hero.damage, by=hit):
        t.defend().use(guard)
    assert t.villain.hp == 9
    t.quiet()


# ---- step one: a boost card ----------------------------------------------------------------------------------------
@rule(
    "rr:attack-enemy-activation",
    "rr:boost-boost-icon",
    "rr:attack-enemy-activation.6",
    "rr:boost-boost-icon.1",
    "rr:boost-boost-icon.2",
)
def test_the_boost_card_is_dealt_before_defenders_and_turned_after(board):
    card = treachery(boost=2)
    t = board(encounter=[card], villain=foe(atk=1))
    t.activate()
    assert t.asked == "defend" and t.villain.boosts == [t[card]]
    with t.changes(lambda: t.hero.damage, by=1):
        t.defend()
    assert t.villain.boosts == [] and t[card].where == "encounter_discard"


@rule(
    "rr:attack-enemy-activation",
    "rr:villainous",
    "rr:boost-boost-icon",
    "rr:attack-enemy-activation.6",
    "rr:boost-boost-icon.1",
)
@pytest.mark.parametrize(("parts", "hit"), [((), 1), ((VILLAINOUS,), 3)])
def test_only_a_villainous_minion_is_given_a_boost_card(board, parts, hit):
    t = board(engaged=[minion(*parts, atk=1)], encounter=[treachery(boost=2)])
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=hit):
        t.pass_()


@ruling("faq:core-set:spider-man:1")
@rule("rr:attack-enemy-activation", "rr:attack-enemy-activation.20")
def test_interrupts_to_the_attack_come_before_step_one(board):
    sense = support(interrupt(Attacked(THE_VILLAIN, YOU), Draw(1)), interrupt(Activated(THE_VILLAIN, YOU), Draw(1)))
    t = board(play=[sense])
    t.activate()
    assert t.asked == "window" and t.villain.boosts == []
    t.can("use", sense, ability=0)  # "attacks" and "initiates an attack" are one moment
    t.can("use", sense, ability=1)
    t.pass_()
    assert t.asked == "defend" and len(t.villain.boosts) == 1


# ---- step four: damage ---------------------------------------------------------------------------------------------
@rule("rr:attack-enemy-activation", "rr:undefended", "rr:attack-enemy-activation.16")
def test_undefended_damage_is_atk_and_boost_to_the_attacked_hero(board):
    t = board(villain=foe(atk=3), encounter=[treachery(boost=2)], play=[ally()])
    t.activate()
    with t.changes(lambda: (t.hero.damage, t.hero.exhausted, t.ally.damage), to=(5, False, 0)):
        t.pass_()


@rule(
    "rr:attack-enemy-activation",
    "rr:def",
    "rr:basic-power",
    "rr:attack-enemy-activation.12",
    "rr:basic-power.4",
    "rr:defend-defense",
    "rr:defend-defense.3",
)
@pytest.mark.parametrize(("atk", "hit"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_a_basic_defense_takes_off_def(board, atk, hit):
    t = board(villain=foe(atk=atk))
    t.activate()
    with t.changes(lambda: t.hero.damage, by=hit):
        t.defend()
    assert t.hero.exhausted


@rule("rr:attack-enemy-activation", "rr:tough", "rr:attack-enemy-activation.13", "rr:tough.3")
@pytest.mark.parametrize(("atk", "tough"), [(2, 1), (3, 0)])
def test_def_comes_before_tough(board, atk, tough):
    t = board(villain=foe(atk=atk), tough=1)
    t.activate()
    t.defend()
    assert (t.hero.damage, t.hero.tough) == (0, tough)


@rule("rr:attack-enemy-activation", "rr:tough")
def test_an_attack_that_is_not_defended_takes_the_tough_status_card(board):
    t = board(villain=foe(atk=2), tough=1)
    t.activate()
    t.pass_()
    assert (t.hero.damage, t.hero.tough) == (0, 0)


@rule("rr:attack-enemy-activation", "rr:attack-enemy-activation.14")
@pytest.mark.parametrize("hp", [4, 3, 1])
def test_an_ally_takes_all_the_damage_and_none_carries_over(board, hp):
    t = board(villain=foe(atk=3), play=[friend := ally(hp=hp)])
    t.activate()
    t.defend(friend)
    assert t.hero.damage == 0 and t[friend].in_play == (hp > 3)
    assert t.log("damage")[-1][1:3] == (t[friend].id, 3)


@rule("rr:attack-enemy-activation", "rr:undefended", "rr:attack-enemy-activation.15")
def test_the_loss_of_the_defending_ally_leaves_the_attack_undefended(board):
    kill = treachery(boost(Damage(each("ally"), 9)), boost=1)
    t = board(villain=foe(atk=3), play=[ally()], encounter=[kill])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=4):
        t.defend(t.ally)
    assert not t.allies


@rule("rr:attack-enemy-activation", "rr:attack-enemy-activation.3")
def test_an_alter_ego_can_be_attacked(board):
    watch = support(forced_response(Attacked(against=YOU), Draw(1)))
    t = board(form="alter-ego", villain=foe(atk=3), play=[watch])
    t.activate(how="attack")
    assert (t.hero.damage, len(t.hand)) == (3, 1)  # nobody could defend
    t.quiet()


# ---- step five: what follows ---------------------------------------------------------------------------------------
@rule(
    "rr:attack-enemy-activation",
    "rr:retaliate-x",
    "rr:attack-enemy-activation.17",
    "rr:attack-enemy-activation.18",
    "rr:attack-enemy-activation.19",
)
def test_retaliate_then_forced_then_other_abilities(board):
    watch = support(
        response(Attacked(against=YOU), Draw(1)), forced_response(Defended(YOUR_HERO), PlaceThreat(MAIN_SCHEME, 1))
    )
    t = board(hero=hero(RETALIATE(1)), play=[watch], villain=foe(atk=1))
    t.activate()
    t.defend()
    assert t.asked == "window" and (t.villain.damage, t.main.threat) == (1, 1)
    assert [n[0] for n in t.log() if n[0] in ("retaliate", "use")] == ["retaliate", "use"]
    t.use(watch)
    assert len(t.hand) == 1
    t.quiet()


@rule("rr:attack-enemy-activation", "rr:retaliate-x", "rr:attack-enemy-activation.17")
@pytest.mark.parametrize(("hp", "back"), [(3, 2), (2, 0)])
def test_retaliate_needs_a_survivor(board, hp, back):
    t = board(villain=foe(atk=2), play=[ally(RETALIATE(2), hp=hp)])
    t.activate()
    with t.changes(lambda: t.villain.damage, by=back):
        t.defend(t.ally)


@ruling("faq:core-set:black-panther:1", "faq:core-set:black-panther:2")
@rule(
    "rr:retaliate-x",
    "rr:attack-enemy-activation",
    "rr:attack-enemy-activation.12",
    "rr:attack-enemy-activation.14",
    "rr:attack-enemy-activation.16",
)
@pytest.mark.parametrize(("who", "back"), [("hero", 1), ("ally", 0), (None, 1)])
def test_only_the_character_that_was_attacked_in_the_end_retaliates(board, who, back):
    t = board(hero=hero(RETALIATE(1)), play=[ally(hp=9)], villain=foe(atk=3))
    t.activate()
    with t.changes(lambda: t.villain.damage, by=back):
        t.defend(t.hero if who == "hero" else t.ally) if who else t.pass_()


@rule("rr:attack-enemy-activation", "rr:you-your", "rr:attack-enemy-activation.5")
def test_after_the_enemy_attacks_you_holds_for_a_player_whose_ally_defended(board):
    rhino = foe(forced_response(Attacked(SELF, YOU), Damage(YOU, 1)), atk=2)
    t = board(villain=rhino, play=[ally(hp=9)])
    t.activate()
    with t.changes(lambda: (t.hero.damage, t.ally.damage), to=(1, 2)):
        t.defend(t.ally)


@rule("rr:attack-enemy-activation")
def test_an_attack_and_damage_needs_damage(board):
    watch = environment(forced_response(Attacked(THE_VILLAIN, damaging=YOU), PlaceThreat(MAIN_SCHEME, 1)))
    t = board(environments=[watch], villain=foe(atk=3))
    t.activate()
    with t.changes(lambda: t.main.threat, by=1):
        t.defend()
    t = board(environments=[watch], villain=foe(atk=2))
    t.activate()
    with t.changes(lambda: t.main.threat, by=0):
        t.defend()


@rule("rr:attack-enemy-activation")
def test_your_own_attack_is_no_attack_against_you(board):
    watch = support(forced_response(Attacked(against=YOU), Draw(1)))
    t = board(play=[watch])
    with t.changes(lambda: len(t.hand), by=0):
        t.attack(t.villain)
    t.quiet()


# ---- odd ends ------------------------------------------------------------------------------------------------------
@rule("rr:activation")
def test_a_waiting_activation_of_an_enemy_that_is_gone_does_not_happen(board):
    cards = [treachery(boost(Activate("attack", each("minion")))), treachery(boost(Damage(each("minion"), 9)))]
    t = board(villain=on(foe(atk=2), boosts=cards), engaged=[minion(atk=5)])
    t.activate()
    t.pass_()
    assert t.hero.damage == 2 and not t.minions
    t.quiet()


@rule("rr:activation")
def test_a_game_saved_while_activations_wait_plays_on_alike(board):
    cards = [treachery(boost(Activate("scheme", each("minion", Trait(x))), Damage(YOU, 1))) for x in ("One", "Two")]
    t = board(villain=on(foe(atk=2), boosts=cards), engaged=[minion(traits="One", sch=1), minion(traits="Two", sch=2)])
    t.activate()
    t.pass_()
    assert t.asked == "order"
    again = position(t.game.save())
    for b in (t, again):
        b.give(b.decision, b.decision.options[1])
        assert (b.hero.damage, b.main.threat) == (4, 3)
        b.quiet()


@rule("rr:player-elimination", "rr:attack-enemy-activation")
def test_the_attack_on_a_player_who_is_eliminated_meanwhile_ends(board):
    watch = environment(forced_response(Attacked(THE_VILLAIN), PlaceThreat(MAIN_SCHEME, 1)))
    t = board(
        player(damage=9),
        player(engaged=[minion(atk=1)]),
        turn=1,
        environments=[watch],
        encounter=[treachery(boost(Damage(YOU, 1)), boost=1)],
    )
    t.activate(seat=0)
    t.pass_().pass_()
    assert t.seats[0].out and t.main.threat == 0
    t.quiet()


@rule("rr:player-elimination", "rr:villain-phase")
def test_a_player_who_falls_to_the_villain_is_attacked_by_nobody_else(board):
    t = board(player(damage=9, engaged=[minion(atk=3)]), player(), villain=foe(atk=1), phase="villain")
    t.pass_().pass_()
    assert t.seats[0].out and t.minion.engaged == 1
    t.pass_all()
    assert t.seats[1].identity.damage == 4


@rule("rr:lasting-effects", "rr:attack-enemy-activation")
def test_until_the_end_of_the_attack(board):
    rage = foe(forced_interrupt(Attacked(SELF), Until("attack", gets(SELF, ATK=3))), atk=1)
    t = board(villain=rage)
    for _ in range(2):
        t.activate()
        assert t.villain.atk == 4
        with t.changes(lambda: t.hero.damage, by=4):
            t.pass_()
        assert t.villain.atk == 1


@rule("rr:lasting-effects", "rr:activation")
def test_a_bonus_for_one_attack_is_not_for_another_that_waited(board):
    rage = foe(forced_interrupt(Attacked(SELF), Until("attack", gets(each("enemy"), ATK=3))), atk=1)
    t = board(villain=rage, engaged=[minion(atk=1)], encounter=[treachery(boost(Activate("attack", each("minion"))))])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=4):
        t.pass_()
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_()


@rule("rr:delayed-effect", "rr:attack-enemy-activation")
def test_delayed_effects_of_an_attack_resolve_at_its_end(board):
    ram = foe(forced_interrupt(Attacked(SELF), Delayed("attack", PlaceThreat(MAIN_SCHEME, 1))), atk=1)
    t = board(villain=ram)
    t.activate()
    assert t.main.threat == 0
    t.pass_()
    assert (t.hero.damage, t.main.threat) == (1, 1)
    t.activate()
    t.pass_()
    assert t.main.threat == 2


@rule("rr:replacement-effect", "rr:activation")
def test_an_attack_that_is_replaced_was_no_activation(board):
    web = environment(forced_interrupt(would(Attacked(THE_VILLAIN)), Instead(PlaceThreat(MAIN_SCHEME, 1))))
    listen = support(forced_interrupt(Activated(), Draw(1)), forced_response(Activated(), Draw(1)))
    t = board(environments=[web], play=[listen])
    t.activate()
    assert (t.main.threat, t.hero.damage, len(t.hand)) == (1, 0, 0)
    t.quiet()


@rule("rr:stun-stunned", "rr:otherwise", "rr:stun-stunned.7")
@pytest.mark.parametrize(("stunned", "placed"), [(0, 0), (1, 2)])
def test_an_attack_lost_to_a_stun_was_not_made(board, stunned, placed):
    t = board(villain=on(foe(atk=2), stunned=stunned))
    t.reveal(treachery(Otherwise(Activate("attack", THE_VILLAIN), PlaceThreat(MAIN_SCHEME, 2))))
    t.pass_all()
    assert (t.hero.damage, t.main.threat) == (0 if stunned else 2, placed)


@rule("rr:villain-defeat", "rr:activation")
def test_a_villain_of_another_title_does_not_take_over_the_activation(board):
    guard = support(interrupt(Defended(YOUR_HERO), Damage(THE_VILLAIN, 5)))
    t = board(play=[guard], villain=[foe(name="Rival", hp=5, atk=4), foe(name="Other", atk=4)])
    t.reveal(card := treachery(Activate("attack", THE_VILLAIN)))
    t.defend().use(guard)
    assert t.hero.damage == 0 and t[card].where == "encounter_discard"
    t.quiet()
