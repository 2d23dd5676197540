"""rr:cost: what it takes to play a card or use an ability, and that all of it is paid or nothing."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    AN_ENEMY,
    ENERGY,
    HAND,
    MAIN,
    MENTAL,
    PHYSICAL,
    SELF,
    WILD,
    YOU,
    YOUR_HERO,
    AddCost,
    Aspect,
    Choose,
    Damage,
    DamageTaken,
    Discard,
    Draw,
    Exhaust,
    Generate,
    Heal,
    If,
    In,
    Multiply,
    Paid,
    Paying,
    PerPlayer,
    PlaceThreat,
    Prevent,
    PutCounters,
    Ready,
    Ref,
    RemoveCounters,
    RemoveThreat,
    Spend,
    Tokens,
    Uses,
    X,
    a,
    action,
    alter_ego_resource,
    any_number,
    attack,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    hero_resource,
    interrupt,
    num,
    thwart,
    up_to,
    would,
)
from quickstrike.champions.vocab import (
    resource as resource_ability,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player,
    resource,
    side_scheme,
    support,
    upgrade,
)

ONE = resource(energy=1, name="One")
TWO = resource(mental=2, name="Two")
JOKER = resource(wild=1, name="Joker")


# ---- resources -----------------------------------------------------------------------------------------------------
@rule("rr:cost", "rr:resource", "rr:generate", "rr:pay", "rr:cost.1", "rr:cost.5", "rr:resource.1", "rr:resource.2")
def test_cards_are_discarded_from_hand_to_pay(board):
    t = board(hand=[event(Draw(1), cost=3, name="Plan"), ONE, TWO, JOKER])
    t.play("Plan", pay=[ONE, TWO])
    assert [c.name for c in t.seats[0].discard] == ["Plan", "Two", "One"]
    assert t["Joker"].where == "hand0"
    t.quiet()


@rule("rr:cost", "rr:resource", "rr:cost.1", "rr:resource.4")
def test_too_few_resources_and_the_card_cannot_be_played(board):
    t = board(hand=[event(Draw(1), cost=4, name="Plan"), ONE, TWO])
    why = t.cannot("play", "Plan", rule="rr:cost")
    assert why.data["need"][4] == 4 and sum(why.data["have"]) == 3
    t.add(ONE, "hand0")
    t.can("play", "Plan")


@rule("rr:cost")
def test_a_card_does_not_pay_for_itself(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan", res="energy")])
    t.cannot("play", "Plan", rule="rr:cost")


@rule("rr:cost", "rr:overpay", "rr:cost.8", "rr:resource", "rr:resource.6")
def test_what_is_overpaid_is_lost(board):
    plan = event(Draw(1), cost=1, name="Plan")
    t = board(hand=[plan, plan, TWO])
    t.play(t.hand[0], pay=[TWO])
    t.cannot("play", "Plan", rule="rr:cost")  # the second resource of Two is gone


@rule("rr:cost", "rr:overpay", "rr:cost.7", "rr:resource", "rr:resource.4")
def test_more_sources_than_needed_may_be_spent(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), ONE, TWO])
    t.play("Plan", pay=[ONE, TWO])
    assert t["One"].where == t["Two"].where == "discard0"


@rule("rr:cost", "rr:overpay", "rr:cost.8")
def test_a_resource_that_was_overpaid_was_not_paid(board):
    """The cost is one energy: a mental resource beyond it was generated, not paid."""
    base = support(action(If(Paid(MENTAL), Draw(1), Damage(YOU, 1)), cost=Spend((ENERGY,))))
    both = resource(energy=1, mental=1, name="Both")
    t = board(play=[base], hand=[both])
    with t.changes(lambda: t.hero.damage, by=1):
        t.use(base, pay=[both])
    base = support(action(If(Paid(MENTAL), Draw(1), Damage(YOU, 1)), cost=Spend(("any",))))
    t = board(play=[base], hand=[both])
    with t.changes(lambda: t.hero.damage, by=0):
        t.use(base, pay=[both])


@rule("rr:cost")
def test_nothing_is_paid_for_a_free_card_by_any_resource(board):
    look = event(If(Paid(ENERGY), Damage(YOU, 1), Draw(1)), cost=0)
    t = board(hand=[look, ONE])
    with t.changes(lambda: t.hero.damage, by=0):
        t.play(look)
    assert t["One"].where == "hand0"


@rule(
    "rr:resource",
    "rr:energy-resource",
    "rr:mental-resource",
    "rr:physical-resource",
    "rr:resource-type",
    "rr:resource.1",
    "rr:resource.3",
    "rr:resource.5",
    "rr:energy-resource.3",
    "rr:icons",
    "rr:icons.2",
    "rr:icons.3",
    "rr:icons.4",
)
@pytest.mark.parametrize("kind", [ENERGY, MENTAL, PHYSICAL])
def test_a_typed_cost_takes_that_type(board, kind):
    lab = support(action(Draw(1), cost=Spend((kind,))))
    for other in (ENERGY, MENTAL, PHYSICAL):
        t = board(play=[lab], hand=[resource(**{other: 2})])
        if other == kind:
            t.use(lab)
            assert len(t.seats[0].discard) == 1
        else:
            t.cannot("use", lab, rule="rr:cost")


@rule("rr:resource", "rr:resource.5")
def test_a_typed_cost_takes_the_quantity(board):
    lab = support(action(Draw(1), cost=Spend((ENERGY, ENERGY, PHYSICAL))))
    t = board(play=[lab], hand=[resource(energy=2), resource(physical=1)])
    t.can("use", lab)
    t = board(play=[lab], hand=[resource(energy=1), resource(physical=2)])
    t.cannot("use", lab, rule="rr:cost")


@rule("rr:wild-resource", "rr:resource", "rr:resource.3", "rr:wild-resource.2", "rr:icons", "rr:icons.5")
def test_wild_stands_for_any_type(board):
    lab = support(action(Draw(1), cost=Spend((ENERGY, MENTAL, PHYSICAL))))
    t = board(play=[lab], hand=[resource(wild=2), resource(mental=1)])
    t.use(lab)
    assert len(t.seats[0].discard) == 2
    t = board(play=[lab], hand=[resource(wild=1), resource(mental=2)])
    t.cannot("use", lab, rule="rr:cost")


@rule("rr:wild-resource", "rr:wild-resource.4")
def test_a_wild_that_is_asked_for_must_be_wild(board):
    lab = support(action(Draw(1), cost=Spend((WILD,))))
    t = board(play=[lab], hand=[resource(energy=3)])
    t.cannot("use", lab, rule="rr:cost")
    t.add(JOKER, "hand0")
    assert t.find("use", lab)


@rule("rr:wild-resource", "rr:wild-resource.2")
def test_wild_counts_as_the_type_that_a_card_looks_for(board):
    blow = event(Damage(AN_ENEMY, 1), If(Paid(PHYSICAL), Draw(1)), cost=1)
    t = board(hand=[blow, JOKER])
    with t.changes(lambda: len(t.hand), by=-1):  # blow and joker go, one card comes
        t.play(blow, pay=[JOKER])
    t = board(hand=[blow, ONE])
    with t.changes(lambda: len(t.hand), by=-2):
        t.play(blow, pay=[ONE])


@rule("rr:cost", "rr:x-value", "rr:non-numerical-variable")
def test_x_is_as_much_as_the_player_spends(board):
    battery = support(action(PutCounters(SELF, X, "charge"), cost=Spend((ENERGY,), X)))
    t = board(play=[battery], hand=[resource(energy=2, name="E2"), ONE, resource(wild=1, name="W"), TWO])
    t.use(battery, pay=["E2", "W"])
    assert t[battery].counters("charge") == 3
    assert t["One"].where == "hand0" and t["Two"].where == "hand0"
    t.use(battery, pay=["One"])
    assert t[battery].counters("charge") == 4
    t.cannot("use", battery, rule="rr:cost")  # only mental resources are left


@rule("rr:cost", "rr:modifiers", "rr:initiating-abilities", "rr:initiating-abilities.3", "rr:initiating-abilities.5")
def test_a_cost_is_modified_but_never_below_zero(board):
    plan = event(Draw(1), cost=1, name="Plan")
    t = board(play=[support(constant(gets(a("event"), COST=-2)))], hand=[plan])
    t.play(plan)
    t = board(play=[support(constant(gets(a("event"), COST=1)))], hand=[plan, ONE])
    t.cannot("play", plan, rule="rr:cost")
    t.add(ONE, "hand0")
    t.can("play", plan)


@rule("rr:cost", "rr:per-player-icon", "rr:cost.3")
def test_a_resource_cost_per_player_counts_those_who_started(board):
    lab = support(action(Draw(1), cost=Spend(("any",), PerPlayer(1))))
    t = board(player(play=[lab], hand=[ONE, TWO]), player())
    t.use(lab, pay=[TWO])
    t = board(player(play=[lab], hand=[ONE]), player())
    t.cannot("use", lab, rule="rr:cost")
    t = board(play=[lab], hand=[ONE])
    t.can("use", lab)


# ---- resource abilities --------------------------------------------------------------------------------------------
@rule("rr:resource-ability", "rr:cost", "rr:generate", "rr:cost.5", "rr:resource", "rr:resource.2")
def test_a_resource_ability_pays_and_its_own_cost_is_paid(board):
    web = upgrade(Uses(2, "web"), hero_resource(Generate(WILD), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "web"))))
    t = board(hand=[event(Draw(1), cost=1, name="Plan")], play=[web])
    t.play("Plan", pay=[web])
    assert t[web].exhausted and t[web].counters("web") == 1


@rule("rr:resource-ability", "rr:exhausted")
def test_an_exhausted_source_does_not_pay(board):
    web = upgrade(hero_resource(Generate(WILD), cost=Exhaust(SELF)))
    t = board(hand=[event(Draw(1), cost=1, name="Plan")], play=[on(web, exhausted=True)])
    t.cannot("play", "Plan", rule="rr:cost")


@rule("rr:resource-ability")
def test_a_resource_ability_needs_its_form_and_its_controller(board):
    lab = support(alter_ego_resource(Generate(MENTAL)))
    t = board(hand=[event(Draw(1), cost=1, name="Plan")], play=[lab])
    t.cannot("play", "Plan", rule="rr:cost")
    t.change_form()
    t.can("play", "Plan")
    t = board(
        player(hand=[event(Draw(1), cost=1, name="Plan")]), player(play=[support(resource_ability(Generate(MENTAL)))])
    )
    t.cannot("play", "Plan", rule="rr:cost")


@rule("rr:resource-ability", "rr:limit")
def test_a_resource_ability_keeps_its_limit(board):
    plan = event(Draw(1), cost=1, name="Plan")
    t = board(hero=hero(resource_ability(Generate(MENTAL), limit="round")), hand=[plan, plan])
    t.play(t.hand[0])
    t.cannot("play", "Plan", rule="rr:cost")


@rule("rr:resource-ability")
def test_a_resource_for_one_sort_of_cost_pays_for_no_other(board):
    lab = support(resource_ability(If(Paying(a("card", Aspect("justice"))), Generate(WILD)), cost=Exhaust(SELF)))
    just, other = event(Draw(1), cost=1, aspect="justice"), event(Draw(1), cost=1, aspect="leadership")
    t = board(hand=[just, other], play=[lab])
    t.cannot("play", other, rule="rr:cost")
    t.play(just, pay=[lab])
    assert t[lab].exhausted


@rule("rr:resource-card", "rr:resource")
def test_text_of_a_resource_card_acts_while_it_is_spent(board):
    power = resource(
        constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("justice")))), wild=1, name="Power"
    )
    just, other = event(Draw(1), cost=2, aspect="justice"), event(Draw(1), cost=2)
    t = board(hand=[just, other, power])
    t.cannot("play", other, rule="rr:cost")
    t.play(just, pay=[power])
    t.quiet()


@rule("rr:resource-card", "rr:play-put-into-play")
def test_a_resource_card_is_not_played(board):
    t = board(hand=[JOKER])
    t.cannot("play", JOKER, rule="rr:resource-card")


@rule("rr:uses-x-type")
def test_a_source_with_its_last_use_is_discarded_after_paying(board):
    web = upgrade(Uses(1, "web"), hero_resource(Generate(WILD), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "web"))))
    t = board(hand=[event(Draw(1), cost=1, name="Plan")], play=[web])
    t.play("Plan")
    assert t[web].where == "discard0"


@rule("rr:cost")
def test_a_cards_own_resource_ability_may_pay_for_its_other_ability(board):
    """Nothing forbids it, unless the cost itself uses the card up."""
    who = hero(hero_action(Draw(1), cost=Spend((MENTAL,))), resource_ability(Generate(MENTAL), limit="round"))
    t = board(hero=who)
    with t.changes(lambda: len(t.hand), by=1):
        t.use(t.hero)
    lab = support(
        action(Draw(1), cost=(Exhaust(SELF), Spend((MENTAL,)))), resource_ability(Generate(MENTAL), cost=Exhaust(SELF))
    )
    t = board(play=[lab])
    t.cannot("use", lab, rule="rr:cost")


# ---- costs that are verbs ------------------------------------------------------------------------------------------
@rule("rr:cost", "rr:cost-arrow-icon", "rr:cost.2")
def test_the_cost_comes_before_the_effect(board):
    order = support(action(Draw(1), cost=(Exhaust(SELF), Damage(AN_ENEMY, 1))))
    t = board(play=[order], hand=[])
    t.use(order)
    log = [n[0] for n in t.log() if n[0] in ("exhaust", "damage", "draw")]
    assert log == ["exhaust", "damage", "draw"]


@rule("rr:cost", "rr:exhausted", "rr:exhausted.3")
def test_an_exhausted_card_cannot_exhaust_as_a_cost(board):
    order = support(action(Draw(1), cost=Exhaust(SELF)))
    t = board(play=[on(order, exhausted=True)])
    t.cannot("use", order, rule="rr:exhausted")


@rule("rr:cost", "rr:cost.9")
def test_all_costs_must_be_payable_or_none_is_paid(board):
    order = support(action(Draw(1), cost=(Exhaust(SELF), RemoveCounters(SELF, 2, "ammo"), Spend((ENERGY,)))))
    t = board(play=[on(order, counters={"ammo": 2})], hand=[ONE])
    t.can("use", order)
    t = board(play=[on(order, counters={"ammo": 1})], hand=[ONE])
    t.cannot("use", order, rule="rr:cost")
    t = board(play=[on(order, counters={"ammo": 2})])
    t.cannot("use", order, rule="rr:cost")
    assert not t[order].exhausted and t[order].counters("ammo") == 2


@rule("rr:cost")
def test_a_card_discarded_as_a_cost_is_not_spent_too(board):
    both = support(action(Draw(1), cost=(Spend(("any",)), Discard(num(1, "card", In(HAND))))))
    t = board(play=[both], hand=[ONE])
    t.cannot("use", both, rule="rr:cost")
    t.add(ONE, "hand0")
    t.use(both, pay=[t.hand[0]])
    assert t.hand == [t.seats[0].hand[0]] and len(t.seats[0].discard) == 2  # the drawn card is the hand


@rule("rr:cost")
def test_overpaying_leaves_what_the_other_costs_need(board):
    """Three cards, one to spend, two to discard: the row never offers to spend a second one."""
    both = support(action(Draw(1), cost=(Spend((ENERGY,)), Discard(num(2, "card", In(HAND))))))
    t = board(play=[both], hand=[ONE, JOKER, resource(energy=1, name="Third")])
    t.answer("use", both)
    t.answer("pay", ONE)
    assert t.asked != "pay" or not t.options("pay")
    t.pass_all()
    assert len(t.seats[0].discard) == 3
    t = board(play=[both], hand=[ONE, TWO])
    t.cannot("use", both, rule="rr:cost")


@rule("rr:cost")
def test_the_only_card_of_a_type_is_left_for_the_resources(board):
    both = support(action(Draw(1), cost=(Spend((ENERGY,)), Discard(num(1, "card", In(HAND))))))
    t = board(play=[both], hand=[TWO, ONE])
    t.answer("use", both)
    assert t.options("pay") == ["pay One"]
    t.answer("pay", ONE)
    t.pass_all()
    assert t["Two"].where == "discard0"


@rule("rr:cost", "rr:cost.14")
@pytest.mark.parametrize("pick", [any_number("card", In(HAND)), up_to(2, "card", In(HAND))])
def test_any_number_and_up_to_mean_at_least_one(board, pick):
    burn = support(action(Draw(1), cost=Discard(pick)))
    t = board(play=[burn])
    t.cannot("use", burn, rule="rr:cost")
    t = board(play=[burn], hand=[ONE, TWO, JOKER])
    t.answer("use", burn)
    assert not t.options("done")
    t.choose(ONE)
    t.can("done")
    t.answer("done")
    assert len(t.seats[0].discard) == 1


@rule("rr:cost")
def test_up_to_ends_by_itself_at_the_number(board):
    burn = support(action(Draw(1), cost=Discard(up_to(2, "card", In(HAND)))))
    t = board(play=[burn], hand=[ONE, TWO, JOKER])
    t.answer("use", burn)
    t.choose(ONE).choose(JOKER)
    assert t.asked == "turn" and t["Two"].where == "hand0"


@rule("rr:cost", "rr:ownership-and-control", "rr:cost.11")
def test_costs_are_paid_with_what_you_control(board):
    order = support(action(Draw(1), cost=Exhaust(AN_ALLY)))
    t = board(player(play=[order]), player(play=[ally(name="Theirs")]))
    t.cannot("use", order, rule="rr:exhausted")
    t = board(player(play=[order, ally(name="Mine"), ally(name="Mine too")]), player(play=[ally(name="Theirs")]))
    t.answer("use", order)
    assert sorted(t.options("choose")) == [
        "seat 0: choose " + x for x in sorted(f"{t[order].name} > {n}" for n in ("Mine", "Mine too"))
    ]


@rule("rr:cost", "rr:cost.12")
def test_a_cost_that_says_choose_may_choose_what_others_control(board):
    order = support(action(Draw(1), cost=(Choose(AN_ALLY), Exhaust(Ref("ally")))))
    t = board(player(play=[order]), player(play=[ally(name="Theirs")]))
    t.use(order)
    assert t["Theirs"].exhausted
    t.cannot("use", order, rule="rr:cost")  # nobody is left to choose: an exhausted ally can't be exhausted


@rule("rr:cost", "rr:cost.13")
def test_a_cost_outside_play_uses_your_own_areas(board):
    burn = support(action(Draw(1), cost=Discard(num(1, "card", In(HAND)))))
    t = board(player(play=[burn]), player(hand=[ONE]))
    t.cannot("use", burn, rule="rr:cost")


@rule("rr:cost", "rr:heal")
def test_healing_as_a_cost_must_be_done_in_full(board):
    calm = support(action(Draw(1), cost=Heal(YOUR_HERO, 2)))
    t = board(play=[calm], damage=1)
    t.cannot("use", calm, rule="rr:cost")
    t = board(play=[calm], damage=2)
    t.use(calm)
    assert t.hero.damage == 0


@rule("rr:cost")
def test_removing_threat_as_a_cost_must_be_done_in_full(board):
    calm = support(action(Draw(1), cost=RemoveThreat(MAIN, 2)))
    t = board(play=[calm], threat=1)
    t.cannot("use", calm, rule="rr:cost")
    t = board(play=[calm], threat=2)
    with t.changes(lambda: t.main.threat, by=-2):
        t.use(calm)


@rule("rr:cost", "rr:prevent", "rr:prevent.5", "rr:cost.16")
def test_dealing_damage_as_a_cost_is_paid_even_if_prevented(board):
    risk = support(action(Draw(1), cost=Damage(AN_ENEMY, 1)))
    t = board(play=[risk], villain=on(foe(), tough=1))
    with t.changes(lambda: len(t.hand), by=1):
        t.use(risk)
    assert t.villain.damage == 0 and not t.villain.tough


@rule("rr:cost", "rr:prevent", "rr:tough", "rr:cost.17")
def test_taking_damage_as_a_cost_is_not_possible_behind_tough(board):
    rage = upgrade(action(Draw(1), cost=(Exhaust(SELF), Damage(YOU, 1))))
    t = board(play=[rage], tough=1)
    t.cannot("use", rage, rule="rr:cost")
    assert t.hero.tough == 1 and not t[rage].exhausted
    t = board(play=[rage])
    with t.changes(lambda: (t.hero.damage, len(t.hand)), to=(1, 1)):
        t.use(rage)


@rule("rr:cost", "rr:prevent", "rr:prevent.6", "rr:cost.17")
def test_damage_taken_as_a_cost_and_then_prevented_is_not_paid(board):
    """Trap 9: only known afterwards, so nothing is rolled back; the effect just does not follow."""
    rage = upgrade(action(Draw(1), cost=(Exhaust(SELF), Damage(YOU, 2))))
    shield = support(forced_interrupt(would(DamageTaken(YOU)), Prevent(1), cost=Exhaust(SELF)))
    t = board(play=[rage, shield])
    with t.changes(lambda: len(t.hand), by=0):
        t.use(rage)
    assert t.hero.damage == 1 and t[rage].exhausted
    t.quiet()


@rule("rr:cost", "rr:leaves-play")
def test_discard_this_then_count_what_was_on_it(board):
    bomb = upgrade(action(Damage(AN_ENEMY, Tokens("charge", SELF)), cost=Discard(SELF)))
    t = board(play=[on(bomb, counters={"charge": 4})])
    with t.changes(lambda: t.villain.damage, by=4):
        t.use(bomb)
    assert t[bomb].where == "discard0"


@rule("rr:cost", "rr:target", "rr:cost.10")
def test_a_cost_is_not_paid_without_a_valid_target(board):
    order = support(action(Damage(a("minion"), 1), cost=Exhaust(SELF)))
    t = board(play=[order])
    t.cannot("use", order, rule="rr:target")
    assert not t[order].exhausted


@rule("rr:cost", "rr:forced")
def test_a_forced_ability_whose_cost_cannot_be_paid_does_not_start(board):
    trap = support(
        forced_interrupt(would(DamageTaken(YOU)), Prevent(), cost=(Exhaust(SELF), RemoveCounters(SELF, 1, "web")))
    )
    t = board(play=[trap])
    with t.changes(lambda: t.hero.damage, by=1):
        t.play(event(Damage(YOU, 1)))
    assert not t[trap].exhausted
    t = board(play=[on(trap, counters={"web": 1})])
    with t.changes(lambda: t.hero.damage, by=0):
        t.play(event(Damage(YOU, 1)))
    assert t[trap].exhausted


@rule("rr:cost", "rr:cost.2")
def test_an_interrupts_cost_is_separate_from_its_trigger(board):
    shield = support(interrupt(would(DamageTaken(YOU)), Prevent(), cost=Spend((ENERGY,))))
    t = board(play=[shield], hand=[TWO])
    t.play(event(Damage(YOU, 1)))  # no energy: nobody is asked
    assert t.hero.damage == 1
    t.add(ONE, "hand0")
    t.play(event(Damage(YOU, 1)))
    t.use(shield, pay=[ONE])
    assert t.hero.damage == 1
    t.quiet()


@rule("rr:cost", "rr:ability", "rr:ability.10")
def test_only_its_player_pays_costs_on_an_obligation_and_on_what_is_attached_to_him(board):
    tax = obligation(action(Draw(1), cost=Exhaust(YOUR_HERO)), name="Tax")
    t = board(player(), player())
    s = t.state
    c = t.put(tax)
    s.play[c.id].engaged = 1
    t.cannot("use", tax, rule="rr:obligation")
    chain = attachment(action(Discard(SELF), cost=Exhaust(YOUR_HERO)), name="Chain")
    t = board(player(), player(attached=[chain]))
    t.cannot("use", chain, rule="rr:attachment")
    t.end_turn()
    t.use(chain)
    assert t.seats[1].identity.exhausted and not t.seats[0].identity.exhausted


# ---- additional costs ----------------------------------------------------------------------------------------------
@rule("rr:cost", "rr:additional")
@pytest.mark.parametrize("act", ["attack", "thwart"])
def test_an_additional_cost_of_a_basic_power(board, act):
    tax = environment(constant(AddCost(act, (Spend((ENERGY,)),))))
    t = board(environments=[tax], threat=3)
    t.cannot(act, target=t.villain if act == "attack" else t.main, rule="rr:cost")
    t.can("thwart" if act == "attack" else "attack")
    t.add(ONE, "hand0")
    t.answer(act).answer("pay", ONE)
    assert t.hero.exhausted and t["One"].where == "discard0"
    assert (t.villain.damage, t.main.threat) == ((2, 3) if act == "attack" else (0, 1))
    t.quiet()


@rule("rr:cost", "rr:additional")
def test_an_additional_cost_can_be_backed_out_of(board):
    t = board(environments=[environment(constant(AddCost("attack", (Spend((ENERGY,)),))))], hand=[ONE])
    t.answer("attack").answer("back")
    assert not t.hero.exhausted and t["One"].where == "hand0" and t.villain.damage == 0
    t.quiet()


@rule("rr:cost", "rr:additional", "rr:cost.15")
def test_additional_costs_of_several_cards_are_all_paid_or_none(board):
    tax = environment(constant(AddCost("attack", (Discard(num(1, "card", In(HAND))),))))
    toll = side_scheme(constant(AddCost("attack", (Spend((ENERGY,)),))))
    t = board(environments=[tax], sides=[toll], hand=[ONE])
    t.cannot("attack", target=t.villain, rule="rr:cost")  # either of them alone could be paid
    t.add(TWO, "hand0")
    t.answer("attack").answer("pay", ONE)
    assert len(t.seats[0].discard) == 2 and t.villain.damage == 2
    t.quiet()


@rule("rr:cost", "rr:additional", "rr:stun-stunned")
def test_a_stunned_character_still_pays_the_additional_cost(board):
    t = board(environments=[environment(constant(AddCost("attack", (Spend((ENERGY,)),))))], hand=[ONE], stunned=1)
    t.answer("attack").answer("pay", ONE)
    assert t.hero.exhausted and not t.hero.stunned and t.villain.damage == 0


@rule("rr:cost", "rr:additional", "rr:labelled-ability")
def test_an_additional_cost_to_attack_counts_for_attack_abilities_and_allies(board):
    tax = environment(constant(AddCost("attack", (Spend((ENERGY,)),))))
    kick, whisper = event(hero_action(attack(AN_ENEMY, 3))), event(hero_action(Damage(AN_ENEMY, 3)))
    t = board(environments=[tax], hand=[kick, whisper], play=[ally()])
    t.cannot("play", kick, rule="rr:cost")
    t.cannot("attack", t.ally, t.villain, rule="rr:cost")
    t.can("play", whisper)
    t.add(ONE, "hand0")
    t.play(kick, pay=[ONE])
    assert t.villain.damage == 3 and not t.hand[1:]


@rule("rr:cost", "rr:additional")
def test_an_additional_cost_to_play_cards(board):
    tax = environment(constant(AddCost("play", (Damage(YOU, 1),))))
    t = board(environments=[tax], hand=[support(name="Base"), event(Draw(1), cost=1, name="Plan"), ONE], tough=1)
    t.cannot("play", "Base", rule="rr:cost")
    t = board(environments=[tax], hand=[support(name="Base"), event(Draw(1), cost=1, name="Plan"), ONE])
    t.play("Base")
    assert t.hero.damage == 1 and t["Base"].in_play
    t.play("Plan", pay=[ONE])
    assert t.hero.damage == 2


@rule("rr:cost", "rr:additional")
def test_an_additional_cost_on_an_attached_card_is_for_its_player_only(board):
    tax = attachment(constant(AddCost("attack", (Spend((ENERGY,)),))))
    t = board(player(attached=[tax]), player())
    t.cannot("attack", target=t.villain, rule="rr:cost")
    t.end_turn()
    t.attack(t.villain)
    assert t.villain.damage == 2
    t.quiet()


@rule("rr:cost", "rr:additional", "rr:exhausted")
def test_an_additional_cost_does_not_make_the_first_one_payable(board):
    t = board(environments=[environment(constant(AddCost("attack", (Spend((ENERGY,)),))))], hand=[ONE], exhausted=True)
    t.cannot("attack", target=t.villain, rule="rr:exhausted")


@rule("rr:cost")
def test_costs_of_an_encounter_card_are_paid_by_who_uses_it(board):
    lock = environment(action(Discard(SELF), cost=Spend((PHYSICAL,))))
    t = board(player(), player(hand=[resource(physical=1)]), environments=[lock])
    t.cannot("use", lock, rule="rr:cost")
    t.end_turn()
    t.use(lock)
    assert t[lock].where == "encounter_discard"


@rule("rr:cost")
def test_effects_cannot_be_chosen_to_repay_their_cost(board):
    """The cost of an ability does not count when it is asked what the ability can do. rr:target"""
    again = upgrade(action(Ready(YOUR_HERO), cost=Exhaust(YOUR_HERO)))
    t = board(play=[again])
    t.cannot("use", again, rule="rr:target")


@rule("rr:cost", "rr:thwart")
def test_counters_of_another_card_you_control_are_a_cost(board):
    store = support(name="Store")
    tap = event(hero_action(thwart(MAIN, 2), cost=RemoveCounters(a("support"), 1, "charge")))
    t = board(play=[on(store, counters={"charge": 1})], hand=[tap], threat=3, engaged=[minion()])
    t.play(tap)
    assert t.main.threat == 1 and t[store].counters("charge") == 0
    t.add(tap, "hand0")
    t.cannot("play", t.hand[0], rule="rr:cost")


@rule("rr:cost", "rr:response")
def test_what_follows_a_cost_is_a_new_occurrence(board):
    """A forced response to the damage of a cost comes before the effect."""
    risk = support(action(Draw(1), cost=Damage(YOU, 1)))
    pain = support(forced_response(DamageTaken(YOU), PlaceThreat(MAIN, 1)))
    t = board(play=[risk, pain])
    t.use(risk)
    log = [n[0] for n in t.log() if n[0] in ("damage", "threat", "draw")]
    assert log == ["damage", "threat", "draw"]
