"""Costs in full: every type of resource, what is asked for twice, what was used for what, and costs that fail."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ENEMY,
    ENERGY,
    HAND,
    MAIN,
    MENTAL,
    PHYSICAL,
    REQUIREMENT,
    SELF,
    WILD,
    YOU,
    Damage,
    DamageTaken,
    Discard,
    Draw,
    If,
    In,
    Multiply,
    Paid,
    Prevent,
    PutCounters,
    Spend,
    X,
    a,
    action,
    constant,
    forced_interrupt,
    num,
    would,
)
from quickstrike.testkit import event, resource, support

TYPES = (ENERGY, MENTAL, PHYSICAL, WILD)
ONE = {r: resource(**{r: 1}, name=r.title()) for r in TYPES}
MARK = PutCounters(MAIN, 1, "done")


def other(r):
    return ONE[MENTAL if r == ENERGY else ENERGY]


@rule("rr:cost", "rr:requirement-resources", "rr:resource")
@pytest.mark.parametrize("r", TYPES)
def test_a_requirement_and_a_cost_of_the_same_type_add_up(board, r):
    card = event(REQUIREMENT(r), action(MARK, cost=Spend((r,))), cost=1)
    t = board(hand=[card, ONE[r], other(r)])
    t.cannot("play", card, rule="rr:cost")
    t = board(hand=[card, ONE[r], ONE[r]])
    t.play(card)
    assert t.main.counters("done") == 1 and t.hand == []


@rule("rr:cost", "rr:resource")
def test_a_cost_of_any_resources_and_one_more_add_up(board):
    card = event(action(MARK, cost=Spend(("any",), 2)), cost=1)
    t = board(hand=[card, ONE[ENERGY], ONE[MENTAL]])
    t.cannot("play", card, rule="rr:cost")
    t = board(hand=[card, ONE[ENERGY], ONE[MENTAL], ONE[WILD]])
    t.play(card)
    assert t.main.counters("done") == 1 and t.hand == []


@rule("rr:resource-card", "rr:resource", "rr:cost")
@pytest.mark.parametrize("r", TYPES)
def test_a_card_whose_resources_are_doubled(board, r):
    double = resource(constant(Multiply(SELF, "RESOURCES", 2)), **{r: 1}, name="Double")
    t = board(hand=[event(action(MARK, cost=Spend((r,), 2)), name="Deed"), double])
    t.play("Deed")
    assert t.main.counters("done") == 1
    t = board(hand=[event(action(MARK, cost=Spend((r,), 3)), name="Deed"), double])
    t.cannot("play", "Deed", rule="rr:cost")


@rule("rr:cost", "rr:resource")
@pytest.mark.parametrize("r", TYPES)
def test_a_card_that_is_discarded_as_a_cost_is_not_spent_too(board, r):
    card = event(action(MARK, cost=(Discard(a("card", In(HAND))), Spend((r,)))), name="Deed")
    t = board(hand=[card, ONE[r]])
    t.cannot("play", card, rule="rr:cost")
    t = board(hand=[card, other(r), ONE[r]])
    t.play(card, pay=[ONE[r]])
    assert t.main.counters("done") == 1 and t.hand == []


@rule("rr:cost", "rr:resource")
def test_of_cards_that_are_discarded_as_a_cost_enough_are_kept(board):
    card = event(action(MARK, cost=(Discard(num(2, "card", In(HAND))), Spend(("any",)))), name="Deed")
    t = board(hand=[card, ONE[ENERGY], ONE[MENTAL]])
    t.cannot("play", card, rule="rr:cost")
    t = board(hand=[card, ONE[ENERGY], ONE[MENTAL], ONE[WILD]])
    t.play(card, pay=[ONE[MENTAL]])
    assert t.main.counters("done") == 1 and t.hand == [] and len(t.me.discard) == 4


@rule("rr:x-value", "rr:cost", "rr:wild-resource")
@pytest.mark.parametrize("r", TYPES)
def test_as_many_of_a_type_as_wanted(board, r):
    card = event(action(PutCounters(MAIN, X, "done"), cost=Spend((r,), X)), name="Deed")
    t = board(hand=[card, other(r)])
    t.cannot("play", card, rule="rr:cost")
    t = board(hand=[card, ONE[r], ONE[r], other(r), ONE[WILD]])
    t.play(card, pay=[*[ONE[r]] * 2, ONE[WILD]])
    assert t.main.counters("done") == 3 and len(t.hand) == 1


@rule("rr:x-value", "rr:cost", "rr:wild-resource")
@pytest.mark.parametrize(("r", "n"), [(ENERGY, 1), (WILD, 1)])
def test_a_wild_resource_alone_is_one_of_that_type(board, r, n):
    card = event(action(PutCounters(MAIN, X, "done"), cost=Spend((r,), X)), name="Deed")
    t = board(hand=[card, ONE[WILD]])
    t.play(card)
    assert t.main.counters("done") == n


@rule("rr:cost", "rr:overpay", "rr:wild-resource")
@pytest.mark.parametrize(
    ("need", "pay", "asked", "was"),
    [
        ((), [ENERGY], ENERGY, True),
        ((), [MENTAL], ENERGY, False),
        ((), [WILD], ENERGY, True),
        ((), [WILD], WILD, True),
        ((), [ENERGY], WILD, False),
        ((MENTAL,), [MENTAL, WILD], ENERGY, True),
        ((MENTAL,), [ENERGY, WILD], ENERGY, True),
        ((MENTAL,), [PHYSICAL, WILD], ENERGY, False),  # the wild one was needed as mental
        ((MENTAL,), [PHYSICAL, WILD], MENTAL, True),
        ((PHYSICAL, MENTAL), [WILD, WILD, ENERGY], PHYSICAL, True),
        ((WILD,), [WILD, ENERGY], WILD, True),
        ((WILD,), [WILD, ENERGY], MENTAL, False),  # the wild one was needed as wild
    ],
)
def test_what_a_resource_was_used_for(board, need, pay, asked, was):
    steps = If(Paid(asked), MARK)
    card = event(action(steps, Draw(1), cost=Spend(need)) if need else action(steps, Draw(1)), cost=1, name="Deed")
    t = board(hand=[card, *(ONE[r] for r in pay)])
    t.play(card, pay=[ONE[r] for r in pay])
    assert t.main.counters("done") == was


@rule("rr:cost")
@pytest.mark.parametrize(("less", "done"), [(0, 1), (1, 0)])
def test_damage_taken_as_a_cost_must_all_be_taken(board, less, done):
    armor = support(forced_interrupt(would(DamageTaken(YOU)), Prevent(1)))
    card = event(action(MARK, cost=Damage(YOU, 2)), name="Deed")
    t = board(hand=[card], play=[armor] * less)
    t.play(card)
    assert t.main.counters("done") == done and t.hero.damage == 2 - less


@rule("rr:cost")
def test_damage_to_another_as_a_cost_need_only_be_dealt(board):
    card = event(action(MARK, cost=Damage(AN_ENEMY, 2)), name="Deed")
    t = board(hand=[card])
    t.play(card)
    assert t.main.counters("done") == 1 and t.villain.damage == 2
