"""rr:resource, rr:wild-resource, rr:resource-card: types of resources, and who spends them."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    ALLIANCE,
    ENERGY,
    HAND,
    MENTAL,
    PHYSICAL,
    REQUIREMENT,
    SELF,
    THE_VILLAIN,
    WILD,
    YOU,
    YOUR_HERO,
    Aspect,
    Count,
    Damage,
    Discard,
    Draw,
    Icons,
    In,
    Multiply,
    Paying,
    Printed,
    PutCounters,
    Spent,
    a,
    constant,
    each,
    forced_response,
)
from quickstrike.testkit import event, foe, player, resource, support

IN_HAND = each("card", In(HAND))


def spent(by, name="Told"):
    return support(forced_response(Spent(by=by), PutCounters(SELF, 1, "spent")), name=name)


@rule("rr:resource", "rr:wild-resource", "rr:resource.3", "rr:wild-resource.1")
def test_there_are_four_types_and_wild_is_one_of_them(board):
    hand = [resource(energy=1), resource(mental=1), resource(physical=2), resource(wild=1), resource(wild=2)]
    t = board(hand=hand, villain=foe(hp=30))
    t.play(event(Damage(THE_VILLAIN, Count(IN_HAND, different="resource"))))
    assert t.villain.damage == 4


@rule("rr:resource", "rr:resource.4")
@pytest.mark.parametrize("hand", [{"energy": 3}, {"energy": 1, "mental": 1, "physical": 1}, {"wild": 1, "mental": 3}])
def test_any_mix_of_types_pays_for_a_card(board, hand):
    t = board(hand=[plan := event(Draw(1), cost=3), *(resource(**{k: n}) for k, n in hand.items())])
    t.play(plan)
    assert t[plan].where == "discard0"
    t.quiet()


@rule("rr:wild-resource", "rr:wild-resource.3")
@pytest.mark.parametrize(("types", "enough"), [((ENERGY, MENTAL), True), ((ENERGY, MENTAL, PHYSICAL), False)])
def test_doubled_each_wild_resource_may_be_of_another_type(board, types, enough):
    power = resource(constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("justice")))), wild=1)
    plan = event(REQUIREMENT(*types), Draw(1), cost=len(types), aspect="justice")
    t = board(hand=[plan, power])
    if enough:
        t.play(plan, pay=[power])
        assert t[plan].where == "discard0"
    else:
        t.cannot("play", plan, rule="rr:cost")


@rule("rr:wild-resource", "rr:wild-resource.5")
def test_where_nothing_is_paid_wild_is_wild(board):
    joker, fist = resource(wild=2, name="Joker"), resource(physical=1, name="Fist")
    t = board(hand=[joker, fist])
    t.play(event(Damage(THE_VILLAIN, Icons(PHYSICAL, IN_HAND)), Discard(each("card", In(HAND), Printed(PHYSICAL)))))
    assert t.villain.damage == 1 and t["Fist"].where == "discard0" and t["Joker"].where == "hand0"
    t.play(event(Damage(THE_VILLAIN, Icons(WILD, IN_HAND))))
    assert t.villain.damage == 3


@rule("rr:you-your", "rr:resource-card", "rr:you-your.13")
@pytest.mark.parametrize(
    ("by", "form", "told"),
    [(YOU, "hero", 1), (YOU, "alter-ego", 1), (YOUR_HERO, "hero", 1), (YOUR_HERO, "alter-ego", 0)],
)
def test_what_a_player_spends_the_identity_spends(board, by, form, told):
    t = board(form=form, play=[spent(by)], hand=[plan := event(Draw(1), cost=1), resource(energy=1)])
    t.play(plan)
    assert t["Told"].counters("spent") == told
    t.quiet()


@rule("rr:you-your", "rr:resource-card", "rr:alliance")
def test_each_player_spends_his_own(board):
    plan = event(ALLIANCE, Draw(1), cost=2)
    t = board(
        player(play=[spent(YOU, "Mine")], hand=[plan, resource(energy=1)]),
        player(play=[spent(YOU, "Theirs")], hand=[coin := resource(energy=1)]),
        player(play=[spent(YOU, "None")]),
    )
    t.answer("play", plan).answer("pay", t.seats[0].hand[1]).answer("done").answer("pay", coin)
    assert [t[n].counters("spent") for n in ("Mine", "Theirs", "None")] == [1, 1, 0]
    t.quiet()


@rule("rr:resource-card", "rr:cost")
def test_nothing_is_spent_on_a_free_card(board):
    t = board(play=[spent(YOU)], hand=[plan := event(Draw(1))])
    t.play(plan)
    assert t["Told"].counters("spent") == 0
