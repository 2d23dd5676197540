"""Keywords of cards: alliance, requirement, restricted, team-up, form, uses, permanent, temporary, linked, setup."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    ALLIANCE,
    AN_ENEMY,
    ASIDE,
    ENERGY,
    FORM,
    HAND,
    HOST,
    LINKED,
    MENTAL,
    OUT,
    PERMANENT,
    PHYSICAL,
    REQUIREMENT,
    RESTRICTED,
    SELF,
    SETUP,
    TEAM_UP,
    TEMPORARY,
    THE_VILLAIN,
    WILD,
    YOU,
    AttachTo,
    Damage,
    Defeat,
    Discard,
    Draw,
    Exhaust,
    FormOnly,
    Gain,
    Generate,
    In,
    Mine,
    MoveTo,
    PutIntoPlay,
    RemoveCounters,
    TakeControl,
    Until,
    Uses,
    a,
    action,
    constant,
    gets,
    least,
    the,
)
from quickstrike.champions.vocab import (
    resource as resource_,
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
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

ONE, TWO = resource(mental=1, name="One"), resource(energy=2, name="Two")


# ---- alliance ------------------------------------------------------------------------------------------------------
@rule("rr:alliance", "rr:keywords.3")
def test_another_player_helps_to_pay(board):
    e = event(ALLIANCE, Draw(1), cost=3)
    t = board(player(hand=[e, ONE]), player(hand=[TWO]))
    t.answer("play", e).answer("pay", ONE).answer("done", seat=0)
    assert t.decision.seat == 1
    t.answer("pay", TWO)
    assert (t[e].where, t[ONE].where, t[TWO].where, len(t.hand)) == ("discard0", "discard0", "discard1", 1)
    t.quiet()


@rule("rr:alliance", "rr:initiating-abilities")
def test_if_nobody_helps_nothing_is_paid(board):
    e = event(ALLIANCE, Draw(1), cost=3)
    t = board(player(hand=[e, ONE]), player(hand=[TWO]), player(hand=[TWO]))
    t.answer("play", e).answer("pay", ONE).answer("done", seat=0).answer("done", seat=1).answer("done", seat=2)
    assert [c.where for c in (t[e], t[ONE])] == ["hand0", "hand0"] and len(t.all(TWO)) == 2
    assert {c.where for c in t.all(TWO)} == {"hand1", "hand2"}
    t.cannot("play", e, rule="rr:cost")  # nobody is asked again in this turn
    t.quiet()
    t = board(player(hand=[e, ONE, TWO]), player(hand=[TWO]))
    t.answer("play", e).answer("pay", ONE).answer("done", seat=0).answer("done", seat=1)
    t.answer("play", e).answer("pay", ONE).answer("pay", TWO)  # who can pay alone still may
    assert t[e].where == "discard0"
    t.quiet()


@rule("rr:alliance")
def test_several_players_may_help(board):
    e = event(ALLIANCE, Draw(1), cost=3)
    t = board(player(hand=[e]), player(hand=[ONE]), player(hand=[TWO]))
    t.answer("play", e).answer("done", seat=0).answer("pay", ONE).answer("pay", TWO)
    assert [c.where for c in (t[e], t[ONE], t[TWO])] == ["discard0", "discard1", "discard2"]
    t.quiet()


@rule("rr:alliance")
def test_a_helper_uses_resource_abilities_too(board):
    lab = support(resource_(Generate(WILD), cost=Exhaust(SELF)), name="Lab")
    e = event(ALLIANCE, Draw(1), cost=1)
    t = board(player(hand=[e]), player(play=[lab]))
    t.answer("play", e).answer("done", seat=0).answer("pay", lab, seat=1)
    assert t[e].where == "discard0" and t[lab].exhausted


@rule("rr:alliance")
def test_a_helper_with_nothing_more_to_give_is_not_asked(board):
    e = event(ALLIANCE, Draw(1), cost=5)
    t = board(player(hand=[e, ONE]), player(hand=[ONE]), player(hand=[TWO]))
    t.answer("play", e).answer("pay", ONE).answer("done", seat=0).answer("pay", ONE, seat=1)
    assert t.decision.seat == 2
    t.answer("pay", TWO)  # 4 of 5, and nobody is left: nothing is paid
    assert t[e].where == "hand0" and t[TWO].where == "hand2"
    t.quiet()


@rule("rr:alliance")
def test_a_player_can_pay_it_alone(board):
    e = event(ALLIANCE, Draw(1), cost=2)
    t = board(player(hand=[e, TWO]), player(hand=[ONE]))
    t.answer("play", e).answer("pay", TWO)
    assert (t[e].where, t[ONE].where) == ("discard0", "hand1")
    t.quiet()


@rule("rr:alliance")
def test_without_alliance_nobody_can_help(board):
    t = board(player(hand=[e := event(Draw(1), cost=2), ONE]), player(hand=[TWO]))
    t.cannot("play", e, rule="rr:cost")


@rule("rr:alliance")
def test_alone_alliance_is_of_no_use(board):
    t = board(hand=[e := event(ALLIANCE, Draw(1), cost=2), ONE])
    t.cannot("play", e, rule="rr:cost")


@rule("rr:alliance")
def test_he_who_plays_it_may_back_out(board):
    e = event(ALLIANCE, Draw(1), cost=2)
    t = board(player(hand=[e, ONE]), player(hand=[TWO]))
    t.answer("play", e).answer("pay", ONE).answer("back")
    assert (t[e].where, t[ONE].where) == ("hand0", "hand0")
    t.quiet()


# ---- requirement ---------------------------------------------------------------------------------------------------
@rule("rr:requirement-resources", "rr:keywords.17")
def test_the_required_resources_must_be_among_those_spent(board):
    e = event(REQUIREMENT(MENTAL), Draw(1), cost=2)
    t = board(hand=[e, resource(energy=2), resource(physical=1)])
    t.cannot("play", e, rule="rr:cost")
    t = board(hand=[e, x := resource(energy=1), y := resource(mental=1), z := resource(physical=1)])
    t.answer("play", e).answer("pay", x)
    assert t.find("done") is None and t.find("pay", z) is None, "the mental one can't be left out"
    t.answer("pay", y)
    t.pass_all()
    assert (t[e].where, t[z].where) == ("discard0", "hand0")


@rule("rr:requirement-resources", "rr:wild-resource")
def test_a_wild_resource_meets_any_requirement(board):
    t = board(hand=[e := event(REQUIREMENT(MENTAL, MENTAL), Draw(1), cost=2), resource(mental=1), resource(wild=1)])
    t.play(e)
    assert t[e].where == "discard0"


@rule("rr:requirement-resources")
@pytest.mark.parametrize(("mental", "ok"), [(1, False), (2, True)])
def test_each_of_several_requirements_counts(board, mental, ok):
    t = board(hand=[e := event(REQUIREMENT(MENTAL, MENTAL), Draw(1), cost=2), resource(mental=mental, physical=1)])
    t.can("play", e) if ok else t.cannot("play", e, rule="rr:cost")


@rule("rr:requirement-resources", "rr:modifiers")
def test_a_lower_cost_does_not_lower_the_requirement(board):
    less = support(constant(gets(a("card", Mine()), COST=-2)))
    e = event(REQUIREMENT(MENTAL), Draw(1), cost=2)
    t = board(play=[less], hand=[e, resource(energy=2)])
    t.cannot("play", e, rule="rr:cost")
    t = board(play=[less], hand=[e, resource(mental=1)])
    t.play(e)
    assert not [c for c in t.hand if c.name != "Blank"]


@rule("rr:requirement-resources", "rr:alliance")
def test_helpers_can_meet_a_requirement(board):
    e = event(ALLIANCE, REQUIREMENT(ENERGY, PHYSICAL), Draw(1), cost=2)
    t = board(player(hand=[e, resource(energy=1)]), player(hand=[resource(physical=1)]))
    t.answer("play", e).answer("pay", seat=0).answer("done", seat=0).answer("pay", seat=1)
    assert t[e].where == "discard0"


# ---- restricted ----------------------------------------------------------------------------------------------------
GUN = upgrade(RESTRICTED, name="Gun")


@rule("rr:restricted", "rr:keywords.18")
def test_the_third_restricted_card_makes_its_player_discard_one(board):
    t = board(play=[GUN, GUN])
    third = upgrade(RESTRICTED, name="Third")
    t.play(third)
    assert t.asked == "limit" and len(t.options("discard")) == 3
    t.answer("discard", target=t.all(GUN)[0])
    assert t[third].in_play and len(t.kind("upgrade")) == 2
    t.quiet()


@rule("rr:restricted")
def test_the_new_card_itself_may_go(board):
    t = board(play=[GUN, GUN]).play(third := upgrade(RESTRICTED, Draw(1)))
    t.answer("discard", target=third)
    assert t[third].where == "discard0"
    t.quiet()


@rule("rr:restricted")
def test_two_are_fine_and_others_do_not_count(board):
    t = board(play=[GUN, upgrade(), upgrade()]).play(upgrade(RESTRICTED))
    t.quiet()
    assert len(t.kind("upgrade")) == 4


@rule("rr:restricted", "rr:ownership-and-control")
def test_each_player_counts_his_own(board):
    t = board(player(play=[GUN, GUN]), player(play=[GUN]))
    t.end_turn()
    t.play(upgrade(RESTRICTED))
    t.quiet()


@rule("rr:restricted", "rr:ownership-and-control")
def test_taking_control_of_a_third_one_counts(board):
    t = board(player(play=[GUN, GUN]), player(play=[other := upgrade(RESTRICTED, name="Other")]))
    t.play(event(TakeControl(a("upgrade"))))
    assert t.asked == "limit" and t.decision.seat == 0
    t.answer("discard", target=other)
    assert t[other].where == "discard1"
    t.quiet()


@rule("rr:restricted", "rr:permanent")
def test_a_permanent_card_is_not_among_those_to_discard(board):
    t = board(play=[on(upgrade(RESTRICTED, PERMANENT, name="Fixed")), GUN]).play(upgrade(RESTRICTED, name="New"))
    assert t.options("discard") == ["discard New > Gun", "discard New > New"]
    t.answer("discard", target="Gun")


# ---- team-up -------------------------------------------------------------------------------------------------------
TEAM = event(TEAM_UP("Ant", "Wasp"), Draw(1))


@rule("rr:team-up", "rr:keywords.24")
def test_team_up_needs_both_characters_in_play(board):
    ant = hero(name="Ant", alter_name="Scott")
    t = board(hero=ant, hand=[TEAM])
    t.cannot("play", TEAM, rule="rr:team-up")
    t = board(hero=ant, hand=[TEAM], play=[ally(name="Wasp")])
    with t.changes(lambda: t[TEAM].where, to="discard0"):
        t.play(TEAM)


@rule("rr:team-up", "rr:identity")
def test_an_identity_counts_in_either_form(board):
    t = board(player(hero(name="Ant"), form="alter-ego", hand=[TEAM]), player(hero(name="Wasp"), form="alter-ego"))
    t.can("play", TEAM)


@rule("rr:team-up")
def test_an_alter_ego_may_be_named(board):
    t = board(player(hero(name="X", alter_name="Ant"), hand=[TEAM]), player(hero(name="Wasp")))
    t.can("play", TEAM)


@rule("rr:team-up")
def test_an_enemy_or_a_card_in_hand_of_that_name_does_not_count(board):
    t = board(hero=hero(name="Ant"), hand=[TEAM, ally(name="Wasp", cost=9)], engaged=[minion(name="Wasp")])
    t.cannot("play", TEAM, rule="rr:team-up")


# ---- form ----------------------------------------------------------------------------------------------------------
@rule("rr:form-change-form", "rr:keywords.5", "rr:form-change-form.7")
def test_a_card_with_form_grants_a_form_beside_hero_and_alter_ego(board):
    small = upgrade(FORM("tiny"))
    t = board(play=[small], hand=[e := event(FormOnly("tiny"), Draw(1)), big := event(FormOnly("giant"), Draw(1))])
    t.can("play", e)
    t.cannot("play", big, rule="rr:form-change-form")
    assert t.seats[0].form == "hero"
    t.can("attack")
    t.can("change_form")


@rule("rr:form-change-form", "rr:form-change-form.7")
def test_the_form_belongs_to_the_player_who_controls_the_card(board):
    t = board(player(hand=[e := event(FormOnly("tiny"), Draw(1))]), player(play=[upgrade(FORM("tiny"))]))
    t.cannot("play", e, rule="rr:form-change-form")


@rule("rr:form-change-form", "rr:play-put-into-play")
def test_form_only_holds_for_putting_into_play(board):
    x = upgrade(FormOnly("hero"))
    put = support(PutIntoPlay(the("upgrade", In(HAND))))
    t = board(form="alter-ego", play=[put], hand=[x])
    t.cannot("use", put, rule="rr:target")
    t.change_form()
    t.use(put)
    assert t[x].in_play
    t.quiet()


# ---- uses ----------------------------------------------------------------------------------------------------------
def tool(*more):
    return support(
        Uses(2, "ammo"), action(Damage(AN_ENEMY, 1), cost=RemoveCounters(SELF, 1, "ammo")), *more, name="Tool"
    )


@rule("rr:uses-x-type", "rr:keywords.28")
def test_a_card_with_uses_enters_play_with_its_counters(board):
    t = board().play(x := tool())
    assert t[x].counters("ammo") == 2


@rule("rr:uses-x-type", "rr:keywords.28")
def test_it_is_discarded_after_the_effect_of_its_last_use(board):
    t = board(play=[x := tool()], engaged=[minion()]).use(x, target="Villain")
    assert t["Tool"].in_play and t["Tool"].counters("ammo") == 1
    t.use(x)
    assert t["Tool"].in_play and t.asked == "choose", "the effect resolves first"
    t.choose(t.villain)
    assert t["Tool"].where == "discard0" and t.villain.damage == 2
    t.quiet()


@rule("rr:uses-x-type")
def test_without_counters_it_cannot_be_used(board):
    t = board(play=[x := support(Uses(2, "ammo"), action(Draw(1), cost=RemoveCounters(SELF, 3, "ammo")))])
    t.cannot("use", x, rule="rr:cost")


@rule("rr:uses-x-type")
def test_the_last_counter_may_be_removed_by_another_card(board):
    t = board(play=[x := tool()]).play(event(RemoveCounters(the("support"), 1, "ammo")))
    assert t[x].in_play
    t.play(event(RemoveCounters(the("support"), 1, "ammo")))
    assert t[x].where == "discard0"
    t.quiet()


@rule("rr:uses-x-type", "rr:leaves-play")
def test_a_card_without_uses_stays_without_counters(board):
    x = support(action(Draw(1), cost=RemoveCounters(SELF, 1, "ammo")))
    t = board(play=[on(x, counters={"ammo": 1})]).use(x)
    assert t[x].in_play


# ---- permanent -----------------------------------------------------------------------------------------------------
@rule("rr:permanent", "rr:keywords.13", "rr:permanent.4")
def test_a_permanent_card_is_no_target_for_what_makes_it_leave_play(board):
    x = support(PERMANENT, cost=0, name="Fixed")
    that = the("support")
    cards = [event(e) for e in (Discard(that), Defeat(that), MoveTo(that, OUT), MoveTo(that, HAND))]
    t = board(play=[x], hand=cards)
    for e in cards:
        t.cannot("play", e, rule="rr:target")


@rule("rr:permanent", "rr:permanent.4")
def test_the_next_card_that_fits_is_taken_instead(board):
    fixed, cheap, dear = support(PERMANENT, cost=0), support(cost=1), support(cost=2)
    t = board(play=[fixed, cheap, dear]).reveal(treachery(Discard(least("cost", "support", Mine()))))
    assert (t[fixed].where, t[cheap].where, t[dear].where) == ("play", "discard0", "play")


@rule("rr:permanent", "rr:permanent.1")
def test_cards_of_its_own_set_can_make_it_leave_play(board):
    fixed = support(PERMANENT, set="ant")
    no, yes = (event(Discard(the("support")), set=x) for x in ("wasp", "ant"))
    t = board(play=[fixed], hand=[no, yes])
    t.cannot("play", no, rule="rr:target")
    t.play(yes)
    assert t[fixed].where == "discard0"


@rule("rr:permanent", "rr:permanent.1")
def test_a_permanent_side_scheme_is_not_defeated(board):
    t = board(sides=[x := side_scheme(PERMANENT, threat=2)])
    t.thwart(t.side)
    assert t[x].in_play and t.side.threat == 0
    t.quiet()


@rule("rr:permanent", "rr:permanent.1")
def test_a_permanent_character_is_not_defeated(board):
    t = board(engaged=[x := minion(PERMANENT, hp=2)])
    t.attack(t.minion)
    assert t[x].in_play and t.minion.hp == 0
    t.quiet()


@rule("rr:permanent", "rr:player-elimination")
def test_elimination_discards_even_permanent_cards_of_others(board):
    stone = attachment(PERMANENT)
    t = board(player(damage=9, attached=[stone]), player()).reveal(treachery(Damage(YOU, 1)), seat=0)
    assert t.seats[0].out and t[stone].where == "encounter_discard"


@rule("rr:permanent", "rr:permanent.2")
def test_permanent_cards_are_set_aside_before_decks_are_shuffled(setting_up):
    t = setting_up(deck=[x := upgrade(PERMANENT)], encounter=[y := environment(PERMANENT)])
    assert (t[x].where, t[y].where) == ("aside", "aside")


@rule("rr:permanent", "rr:setup-keyword")
def test_a_permanent_card_with_setup_begins_in_play(setting_up):
    t = setting_up(deck=[x := upgrade(PERMANENT, SETUP)])
    assert t[x].in_play and t[x].controller == 0


@rule("rr:permanent", "rr:temporary")
def test_cannot_beats_temporary(board):
    t = board(play=[x := support(PERMANENT, TEMPORARY)]).villain_phase()
    assert t[x].in_play


# ---- temporary -----------------------------------------------------------------------------------------------------
@rule("rr:temporary", "rr:keywords.26")
def test_a_temporary_card_is_discarded_at_the_end_of_the_round(board):
    t = board(play=[x := ally(TEMPORARY, hp=9)], villain=foe(atk=0), encounter=[treachery(), treachery()])
    t.end_turn()
    assert t[x].in_play and t.asked == "defend", "the villain phase belongs to the round"
    t.villain_phase()
    assert t[x].where == "discard0" and t.state.round == 2
    t.quiet()


@rule("rr:temporary")
def test_other_cards_stay(board):
    t = board(play=[x := support()]).villain_phase()
    assert t[x].in_play


@rule("rr:temporary", "rr:lasting-effects")
def test_temporary_for_the_round_ends_before_it_is_asked_for(board):
    t = board(play=[x := support()]).play(event(Until("round", Gain(the("support"), TEMPORARY)))).villain_phase()
    assert t[x].in_play


@rule("rr:temporary", "rr:gains")
def test_who_lived_by_a_temporary_card_is_defeated_with_it(board):
    t = board(play=[x := ally(hp=1)], villain=foe(atk=0))
    t.put(up := upgrade(TEMPORARY, constant(gets(HOST, HP=2))), seat=0, host=t.ally)
    t.reveal(treachery(Damage(the("ally"), 2)))
    assert t[x].in_play
    t.villain_phase()
    assert (t[x].where, t[up].where) == ("discard0", "discard0")
    t.quiet()


# ---- linked --------------------------------------------------------------------------------------------------------
@rule("rr:linked-card-title", "rr:set-aside-set-aside", "rr:keywords.9")
def test_linked_cards_are_set_aside_at_the_start(setting_up):
    recruit = ally(LINKED("Training"), name="Recruit")
    train = event(PutIntoPlay(the("ally", In(ASIDE))), name="Training")
    t = setting_up(deck=[train, recruit], filler=8)
    assert t[recruit].where == "aside"


@rule("rr:linked-card-title", "rr:keywords.9")
def test_the_card_it_names_brings_it_into_the_game(board):
    recruit = ally(LINKED("Training"), name="Recruit")
    train = event(PutIntoPlay(the("ally", In(ASIDE))), name="Training")
    t = board(aside=[recruit], hand=[train]).play(train)
    assert t[recruit].in_play and t[recruit].controller == 0
    t.quiet()


@rule("rr:linked-card-title")
def test_linked_cards_of_the_encounter_sets_too(setting_up):
    t = setting_up(encounter=[x := ally(LINKED("Minion"), name="Freed")])
    assert t[x].where == "aside"


# ---- setup ---------------------------------------------------------------------------------------------------------
@rule("rr:setup-keyword", "rr:keywords.20")
def test_cards_with_setup_begin_in_play_and_the_hand_is_full(setting_up):
    x, y, z = support(SETUP), environment(SETUP), side_scheme(SETUP, threat=2)
    t = setting_up(deck=[x, ally()], encounter=[y, z])
    assert [t[c].in_play for c in (x, y, z)] == [True] * 3 and t[z].threat == 2 and len(t.hand) == 6
    assert (t[x].controller, t[y].controller) == (0, -1)


@rule("rr:setup-keyword")
def test_others_are_where_they_belong(setting_up):
    t = setting_up(deck=[x := support()], encounter=[y := environment()])
    assert t[x].where in ("deck0", "hand0") and t[y].where == "encounter"


@rule("rr:setup-keyword")
def test_an_attachment_with_setup_goes_to_its_host(setting_up):
    t = setting_up(encounter=[x := attachment(SETUP, PERMANENT, AttachTo(THE_VILLAIN), atk=2)])
    assert t[x].host == t.villain and t.villain.atk == 4


@rule("rr:setup-keyword", "rr:engage")
def test_a_minion_with_setup_engages_the_first_player(setting_up):
    t = setting_up(player(), player(), encounter=[x := minion(SETUP)], first=1)
    assert t[x].engaged == 1


@rule("rr:setup-keyword", "rr:hinder-x", "rr:uses-x-type")
def test_its_other_keywords_act_as_it_enters_play(setting_up):
    t = setting_up(deck=[x := support(SETUP, Uses(3, "ammo"))])
    assert t[x].counters("ammo") == 3
