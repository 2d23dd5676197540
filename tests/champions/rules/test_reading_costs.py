"""Reading costs: what covers them, what they were paid with, what a hand is worth; what is asked before a card is
played."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.rules.cost import FREE, anything, covers, plus, pool_of, too_dear
from quickstrike.champions.rules.legal import quick_checks
from quickstrike.champions.rules.select import (
    paid_with,
)
from quickstrike.champions.table import NOBODY
from quickstrike.champions.vocab import (
    AN_ALLY,
    TEAM_UP,
    AttachTo,
    Did,
    Draw,
    FormOnly,
    Max,
    PlayOnlyIf,
    hero_action,
)
from quickstrike.kernel.state import Scope
from quickstrike.testkit import event, resource, support, upgrade

DEAR = event(cost=3)


@rule("rr:cost", "rr:overpay", "rr:wild-resource")
@pytest.mark.parametrize(
    ("need", "paid", "with_"),
    [
        ((0, 0, 0, 0, 2, -1), (1, 1, 0, 0), {"energy", "mental"}),
        ((0, 0, 0, 0, 1, -1), (0, 0, 0, 1), {"energy", "mental", "physical", "wild"}),
        ((1, 0, 0, 0, 0, -1), (0, 0, 0, 1), {"energy"}),  # the wild one stood for it
        ((1, 0, 0, 0, 0, -1), (1, 1, 0, 0), {"energy"}),  # the other was beyond the cost
        ((1, 0, 0, 0, 1, -1), (0, 0, 1, 1), {"energy", "physical"}),
        ((0, 0, 0, 1, 1, -1), (1, 0, 0, 1), {"energy", "wild"}),
        ((0, 0, 0, 0, 0, 2), (0, 0, 3, 0), {"physical"}),
    ],
)
def test_with_which_resources_a_cost_was_paid(need, paid, with_):
    sc = Scope(0, 0)
    sc.data["need"], sc.data["paid"] = need, paid
    assert {r for r in ("energy", "mental", "physical", "wild") if paid_with(sc.data, r)} == with_


@rule("rr:cost", "rr:overpay")
def test_nothing_was_paid_with_before_anything_was_paid():
    assert not paid_with(Scope(0, 0).data, "energy")


# ---- costs ---------------------------------------------------------------------------------------------------------
@rule("rr:wild-resource", "rr:cost", "rr:resource", "rr:x-value")
@pytest.mark.parametrize(
    ("need", "pool", "enough"),
    [
        ((0, 0, 0, 0, 2, -1), (1, 0, 1, 0), True),
        ((0, 0, 0, 0, 3, -1), (1, 0, 1, 0), False),
        ((2, 0, 0, 0, 0, -1), (1, 0, 0, 1), True),
        ((2, 0, 0, 0, 0, -1), (1, 1, 0, 0), False),
        ((0, 1, 0, 0, 0, -1), (0, 0, 0, 1), True),
        ((0, 1, 1, 0, 0, -1), (0, 0, 0, 1), False),
        ((0, 0, 1, 0, 0, -1), (0, 0, 1, 0), True),
        ((0, 0, 1, 0, 0, -1), (1, 1, 0, 0), False),
        ((0, 0, 0, 1, 0, -1), (2, 2, 2, 0), False),
        ((0, 0, 0, 1, 0, -1), (0, 0, 0, 1), True),
        ((1, 0, 0, 0, 1, -1), (1, 0, 0, 0), False),
        ((1, 0, 0, 0, 1, -1), (0, 0, 0, 2), True),
        ((0, 0, 0, 0, 0, 1), (0, 1, 0, 0), True),
        ((0, 0, 0, 0, 0, 1), (1, 0, 0, 0), False),
        ((0, 0, 0, 0, 0, 1), (0, 0, 0, 1), True),
        ((0, 0, 0, 0, 0, 3), (0, 0, 0, 1), True),
        ((0, 0, 0, 0, 0, 3), (1, 1, 1, 0), False),
    ],
)
def test_what_covers_a_cost(need, pool, enough):
    assert covers(need, pool) == enough


@rule("rr:cost", "rr:x-value", "rr:requirement-resources")
def test_costs_add_up():
    assert plus((1, 2, 3, 4, 5, -1), (10, 20, 30, 40, 50, 2)) == (11, 22, 33, 44, 55, 2)
    assert plus(FREE, anything(3)) == (0, 0, 0, 0, 3, -1)


@rule("rr:cost", "rr:resource")
@pytest.mark.parametrize(
    ("need", "yes"),
    [
        (FREE, True),
        (anything(2), True),
        (anything(3), False),
        ((1, 0, 0, 0, 1, -1), True),
        ((2, 0, 0, 0, 0, -1), False),
        ((0, 1, 0, 0, 0, -1), False),
        ((0, 0, 0, 1, 0, -1), False),
        ((0, 0, 0, 0, 0, 0), True),
        ((0, 0, 0, 0, 0, 1), False),
    ],
)
def test_what_a_hand_can_pay(board, need, yes):
    t = board(hand=[resource(energy=1), resource(physical=1), DEAR])
    assert (too_dear(t.state, 0, need, t[DEAR].id, t[DEAR].id) is None) == yes


@rule("rr:cost", "rr:resource")
def test_the_card_that_is_played_does_not_help_to_pay_for_itself(board):
    t = board(hand=[one := resource(energy=1)])
    assert too_dear(t.state, 0, anything(1), NOBODY, NOBODY) is None
    assert too_dear(t.state, 0, anything(1), t[one].id, t[one].id) is not None
    assert t.state.face(t[one].id).resources == (1, 0, 0, 0)


@rule("rr:cost", "rr:resource")
def test_what_is_left_of_a_hand_of_which_a_card_is_kept(board):
    one, two = resource(energy=1), resource(mental=2)
    t = board(hand=[one, two])
    both = (t[one].id, t[two].id)
    assert pool_of(t.state, 0, NOBODY, NOBODY) == (1, 2, 0, 0)
    assert pool_of(t.state, 0, NOBODY, NOBODY, (1, both)) == (0, 2, 0, 0)  # the least useful one
    assert pool_of(t.state, 0, NOBODY, NOBODY, (3, both)) == (0, 0, 0, 0)
    assert too_dear(t.state, 0, anything(2), NOBODY, NOBODY, (1, both)) is None
    assert too_dear(t.state, 0, anything(3), NOBODY, NOBODY, (1, both)) is not None
    assert too_dear(t.state, 0, FREE, NOBODY, NOBODY, (3, both)) is not None


@rule(
    "rr:play-restrictions-and-permissions",
    "rr:initiating-abilities",
    "rr:max-maximum",
    "rr:unique-icon",
    "rr:form-change-form",
    "rr:target",
)
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        (support(), []),
        (support(unique=True), ["_unique"]),
        (support(Max(1, "player")), ["_max"]),
        (support(FormOnly("giant")), ["_form"]),
        (event(hero_action(Draw(1))), ["_form", "_play_target"]),
        (event(Draw(1)), ["_play_target"]),
        (upgrade(AttachTo(AN_ALLY)), ["_play_target"]),
        (support(PlayOnlyIf(Did())), ["_only_if"]),
        (support(TEAM_UP("A", "B")), ["_only_if"]),
    ],
    ids=["nothing", "unique", "maximum", "form", "hero action", "event", "attaches", "only if", "team-up"],
)
def test_what_is_asked_before_a_card_may_be_played(board, card, asked):
    found = {f.__name__ for f in quick_checks(board(hand=[card]).hand[0].face)}
    assert found & {"_form", "_unique", "_max", "_only_if", "_play_target"} == set(asked)
