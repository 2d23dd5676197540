"""Paying is a row of decisions over the sources in one order: every payment once, no dead end, and a way back."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.vocab import (
    EACH_PLAYER,
    ENERGY,
    HAND,
    MENTAL,
    SELF,
    WILD,
    YOU,
    Aspect,
    Damage,
    DamageTaken,
    Discard,
    Draw,
    Exhaust,
    Generate,
    In,
    Multiply,
    Paying,
    Prevent,
    Spend,
    Zone,
    a,
    action,
    constant,
    gets,
    hero_resource,
    interrupt,
    num,
    would,
)
from quickstrike.kernel.errors import IllegalAnswer, StaleAnswer
from quickstrike.testkit import event, on, player, resource, support, upgrade

PLAN = event(Draw(1), cost=3, name="Plan")
CARDS = [resource(energy=1), resource(energy=2), resource(mental=1), resource(wild=1), resource(physical=3), resource()]


def payments(t):
    """Every way through the row: {tuple of sources: number of ways}. A way that can't be ended would not return."""
    found = {}

    def walk(g, used):
        d = g.decision
        if d is None or d.kind != "pay":
            found[tuple(used)] = found.get(tuple(used), 0) + 1
            return
        goes_on = [o for o in d.options if o.verb in ("pay", "done")]
        assert goes_on, f"a dead end after {used}: {d}"
        for o in goes_on:
            c = g.clone()
            c.answer(o.id)
            walk(c, [*used, o.card] if o.verb == "pay" else used)

    walk(t.game, [])
    return found


def brute_force(t, sources, enough):
    """What may be paid by the rules: every set of sources whose icons are enough, in the order of the sources."""
    return {
        s
        for n in range(1, len(sources) + 1)
        for s in combinations(sources, n)
        if enough([t.state.face(c).resources for c in s])
    }


def total(pools):
    return [sum(p[i] for p in pools) for i in range(4)]


# ---- the row -------------------------------------------------------------------------------------------------------
@rule("rr:cost", "rr:resource")
def test_each_payment_of_a_hand_is_offered_exactly_once(board):
    t = board(hand=[PLAN, *CARDS])
    useful = [c.id for c in t.hand[1:] if sum(c.face.resources)]
    t.answer("play", "Plan")
    found = payments(t)
    assert set(found.values()) == {1}
    assert set(found) == brute_force(t, useful, lambda pools: sum(total(pools)) >= 3)


@rule("rr:cost", "rr:wild-resource")
def test_each_payment_of_a_typed_cost_is_offered_exactly_once(board):
    lab = support(action(Draw(1), cost=Spend((ENERGY, ENERGY, MENTAL))))
    t = board(play=[lab], hand=CARDS)
    useful = [c.id for c in t.hand if sum(c.face.resources)]
    t.answer("use", lab)
    found = payments(t)

    def enough(pools):
        e, m, _, w = total(pools)
        return max(0, 2 - e) + max(0, 1 - m) <= w

    assert set(found.values()) == {1}
    assert set(found) == brute_force(t, useful, enough)


@rule("rr:cost")
def test_each_payment_that_leaves_a_card_to_discard_is_offered_exactly_once(board):
    lab = support(action(Draw(1), cost=(Spend((ENERGY,)), Discard(num(2, "card", In(HAND))))))
    t = board(play=[lab], hand=CARDS[:5])
    hand = [c.id for c in t.hand]
    t.answer("use", lab)
    found = payments(t)
    fine = brute_force(t, hand, lambda pools: total(pools)[0] + total(pools)[3] >= 1 and len(hand) - len(pools) >= 2)
    assert set(found.values()) == {1} and set(found) == fine


@rule("rr:cost", "rr:resource-ability")
def test_cards_in_hand_come_before_resource_abilities_and_each_source_once(board):
    web = upgrade(hero_resource(Generate(WILD), cost=Exhaust(SELF)), name="Web")
    t = board(hand=[PLAN, resource(energy=1, name="A"), resource(energy=1, name="B")], play=[web])
    t.answer("play", "Plan")
    assert t.options("pay") == ["pay A"]  # all three are needed, so the first one comes first
    t.answer("pay", "A")
    assert t.options("pay") == ["pay B"]
    t.answer("pay", "B")
    assert t.options("pay") == ["pay Web.0"]


@rule("rr:cost")
def test_a_source_before_the_last_one_chosen_is_not_offered_again(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), *(resource(energy=1, name=n) for n in "ABC")])
    t.answer("play", "Plan")
    assert t.options("pay") == ["pay A", "pay B", "pay C"]
    t.answer("pay", "B")
    assert t.options("pay") == ["pay C"]


@rule("rr:cost")
def test_done_is_offered_as_soon_as_the_cost_is_covered_and_not_before(board):
    t = board(hand=[event(Draw(1), cost=2, name="Plan"), *(resource(energy=1, name=n) for n in "ABC")])
    t.answer("play", "Plan")
    assert not t.options("done") and t.options("back")
    t.answer("pay", "A")
    assert not t.options("done")
    t.answer("pay", "B")
    assert t.options("done") and t.options("pay") == ["pay C"]
    t.answer("done")
    assert t["C"].where == "hand0"
    t.quiet()


@rule("rr:cost")
def test_the_last_source_ends_the_row(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), resource(energy=1, name="A")])
    t.answer("play", "Plan").answer("pay", "A")
    assert t.asked == "turn" and t["A"].where == "discard0"


@rule("rr:cost")
def test_nothing_is_spent_before_the_row_is_over(board):
    web = upgrade(hero_resource(Generate(WILD), cost=Exhaust(SELF)), name="Web")
    t = board(
        hand=[event(Draw(1), cost=2, name="Plan"), resource(energy=1, name="A"), resource(energy=1, name="B")],
        play=[web],
    )
    t.answer("play", "Plan").answer("pay", "A")
    assert t["A"].where == "hand0" and t["Plan"].where == "hand0"
    t.answer("pay", "Web")
    assert t["A"].where == "discard0" and t["Web"].exhausted and t["B"].where == "hand0"


@rule("rr:cost")
def test_cards_without_resources_are_not_offered(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), resource(name="Nothing much"), resource(energy=1, name="A")])
    t.answer("play", "Plan")
    assert t.options("pay") == ["pay A"]


# ---- what is paid, and for what ------------------------------------------------------------------------------------
@rule("rr:cost", "rr:per-player-icon", "rr:cost.3", "rr:cost.4")
@pytest.mark.parametrize(("cards", "enough"), [("AB", False), ("ABC", True)])
def test_a_reduction_is_taken_off_the_cost_for_all_players(board, cards, enough):
    """Two for each of two players, less one: three, and not twice one."""
    plan = event(Draw(1), cost=2, cost_per_player=True, name="Plan")
    less = support(constant(gets(a("event"), COST=-1)))
    t = board(player(hand=[plan, *(resource(energy=1, name=n) for n in cards)], play=[less]), player())
    if not enough:
        t.cannot("play", "Plan", rule="rr:cost")
    else:
        t.play("Plan", pay=list(cards))
        assert len(t.hand) == 1


@rule("rr:cost", "rr:resource-card", "rr:cost.6")
def test_resources_for_an_ability_of_a_card_are_paid_for_that_card(board):
    """A resource that counts double for justice cards does so for an ability of one."""
    power = resource(constant(Multiply(SELF, "RESOURCES", 2), while_=Paying(a("card", Aspect("justice")))), wild=1)
    base, other = (support(action(Draw(1), cost=Spend(("any",), 2)), aspect=x) for x in ("justice", "leadership"))
    t = board(play=[base, other], hand=[power])
    t.cannot("use", other, rule="rr:cost")
    t.use(base, pay=[power])
    assert t[power].where == "discard0" and len(t.hand) == 1


@rule("rr:cost", "rr:cost.13")
def test_a_cost_takes_nothing_from_the_hands_of_others(board):
    burn = support(action(Draw(1), cost=Discard(num(1, "card", In(Zone("hand", EACH_PLAYER))))))
    t = board(player(play=[burn]), player(hand=[resource(name="Theirs")]))
    t.cannot("use", burn, rule="rr:cost")
    t.add(resource(name="Mine"), "hand0")
    t.use(burn)
    assert (t["Mine"].where, t["Theirs"].where) == ("discard0", "hand1")


# ---- the way back --------------------------------------------------------------------------------------------------
def position(t):
    """All there is, but for the running numbers of decisions and records."""
    kernel, table = json.loads(t.game.canonical())
    kernel["plain"] = kernel["plain"][2:]
    for d in kernel["pending"]:
        del d[5]
    return kernel, table


@rule("rr:cost", "rr:initiating-abilities", "rr:initiating-abilities.1")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_backing_out_leaves_everything_as_it_was(board, steps):
    t = board(hand=[event(Draw(1), cost=2, name="Plan"), *(resource(energy=1, name=n) for n in "ABC")])
    before = position(t)
    t.answer("play", "Plan")
    for n in "AB"[:steps]:
        t.answer("pay", n)
    assert position(t) != before
    t.answer("back")
    assert position(t) == before
    t.play("Plan", pay=["A", "B"])
    assert t["Plan"].where == "discard0"


@rule("rr:cost", "rr:limit")
def test_backing_out_of_an_ability_does_not_use_it_up(board):
    lab = support(action(Draw(1), cost=(Exhaust(SELF), Spend((ENERGY,))), limit="round"))
    t = board(play=[lab], hand=[resource(energy=1, name="A"), resource(energy=1, name="B")])
    before = position(t)
    t.answer("use", lab).answer("pay", "A").answer("back")
    assert position(t) == before and not t[lab].exhausted
    t.use(lab, pay=["A"])
    t.cannot("use", lab, rule="rr:limit")


@rule("rr:cost", "rr:interrupt")
def test_backing_out_inside_a_window_gives_the_window_back(board):
    shield = support(interrupt(would(DamageTaken(YOU)), Prevent(), cost=Spend((ENERGY,))), name="Shield")
    wall = support(interrupt(would(DamageTaken(YOU)), Prevent(1), cost=Exhaust(SELF)), name="Wall")
    t = board(play=[shield, wall], hand=[resource(energy=1, name="A")])
    t.play(event(Damage(YOU, 3)))
    before = position(t)
    t.answer("use", "Shield")
    assert t.asked == "pay"
    t.answer("back")
    assert t.asked == "window" and position(t) == before
    t.use("Shield", pay=["A"])
    assert t.hero.damage == 0


@rule("rr:cost", "rr:interrupt", "rr:in-player-order")
def test_backing_out_is_not_a_pass_and_not_a_use(board):
    """The other player is asked only after the first one has passed or done something."""
    shield = support(interrupt(would(DamageTaken()), Prevent(1), cost=Spend((ENERGY,))), name="Shield")
    wall = support(interrupt(would(DamageTaken()), Prevent(1), cost=Exhaust(SELF)), name="Wall")
    t = board(player(play=[shield], hand=[resource(energy=1, name="A")]), player(play=[wall]))
    t.play(event(Damage(YOU, 3)))
    for _ in range(3):
        assert (t.asked, t.decision.seat) == ("window", 0)
        t.answer("use", "Shield").answer("back")
    t.pass_()
    assert (t.asked, t.decision.seat) == ("window", 1)
    t.use("Wall")
    assert (t.asked, t.decision.seat) == ("window", 0)  # he passed before, but not after the last use
    t.use("Shield", pay=["A"])
    assert t.hero.damage == 1
    t.quiet()


@rule("rr:event", "rr:interrupt")
def test_an_event_backed_out_of_in_a_window_is_still_in_hand_and_playable(board):
    dodge = event(interrupt(would(DamageTaken(YOU)), Prevent()), cost=1, name="Dodge")
    t = board(hand=[dodge, resource(energy=1, name="A")])
    t.play(event(Damage(YOU, 3)))
    before = position(t)
    t.answer("play", "Dodge").answer("back")
    assert position(t) == before
    t.play("Dodge", pay=["A"])
    assert t.hero.damage == 0 and t["Dodge"].where == "discard0"


# ---- a whole payment at once ---------------------------------------------------------------------------------------
@rule("rr:cost")
def test_answer_many_pays_at_once(board):
    t = board(hand=[event(Draw(1), cost=2, name="Plan"), *(resource(energy=1, name=n) for n in "ABC")])
    play = t.can("play", "Plan").id
    a, c = (f"pay/{t[n].id}" for n in "AC")
    t.game.answer_many([play, a, c])
    assert t["A"].where == t["C"].where == t["Plan"].where == "discard0" and t["B"].where == "hand0"
    t.quiet()


@rule("rr:cost")
def test_answer_many_is_all_or_nothing(board):
    t = board(hand=[event(Draw(1), cost=2, name="Plan"), *(resource(energy=1, name=n) for n in "ABC")])
    play = t.can("play", "Plan").id
    a, c = (f"pay/{t[n].id}" for n in "AC")
    before, log, answers = t.game.canonical(), list(t.game.log), list(t.game.answers)
    for row in ([play, c, a], [play, a, a], [play, "done"], [play, a, "done"], [play, a, c, "done"]):
        with pytest.raises((IllegalAnswer, StaleAnswer)):
            t.game.answer_many(row)
        assert (t.game.canonical(), t.game.log, t.game.answers) == (before, log, answers)


def test_no_dead_end_and_no_payment_twice_in_real_games():
    """At every payment of some random games: each way ends, and no set of sources is paid in two ways."""
    seen = 0
    for seed in range(6):
        g = champions.new(heroes=["spider-man:justice", "captain-marvel:aggression"], scenario="rhino", seed=seed)
        for step in range(160):
            d = g.decision
            if d is None:
                break
            if d.kind == "pay" and len(d.options) < 9:
                holder = type("Board", (), {"game": g})
                ways = payments(holder)
                assert set(ways.values()) == {1}, (seed, step)
                seen += 1
            options = [o for o in d.options if o.verb not in ("concede", "back", "end_turn")] or d.options
            g.answer(options[(step * 7 + seed) % len(options)])
    assert seen > 20


def test_an_exhausted_source_is_no_source(board):
    web = upgrade(hero_resource(Generate(WILD), cost=Exhaust(SELF)), name="Web")
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), resource(energy=1, name="A")], play=[on(web, exhausted=True)])
    t.answer("play", "Plan")
    assert t.options("pay") == ["pay A"]
