"""What is said after every small thing that happens: once for each, to those who wait for it, and not for nothing."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    HAND,
    MAIN,
    SELF,
    STUNNED,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOUR_HERO,
    Amount,
    ChangeForm,
    CountersPlaced,
    CountersRemoved,
    Discard,
    Discarded,
    Draw,
    Drawn,
    Engage,
    Engaged,
    Exhaust,
    Exhausted,
    FormChanged,
    Give,
    Heal,
    Healed,
    In,
    PowerUsed,
    PutCounters,
    Readied,
    Ready,
    RemoveCounters,
    RemoveThreat,
    StatusGiven,
    ThreatRemoved,
    each,
    forced_response,
    num,
    response,
    when_revealed,
)
from quickstrike.testkit import ally, environment, foe, hero, minion, on, player, resource, support, treachery

CARD = resource(name="Card")


def case(ids, event, step, fields, amount=0):
    """amount: how much it was, where the event has a number."""
    name = type(event).__name__
    return pytest.param(event, step, fields, amount, marks=rule("rr:response", *ids.split()), id=name)


CASES = [
    case("rr:exhausted", Exhausted(YOUR_HERO), Exhaust(YOUR_HERO), {}),
    case("rr:ready", Readied(YOUR_HERO), Ready(YOUR_HERO), {"exhausted": True}),
    case("rr:heal", Healed(THE_VILLAIN), Heal(THE_VILLAIN, 2), {"villain": on(foe(), damage=3)}, 2),
    case("rr:status-cards", StatusGiven(STUNNED, YOUR_HERO), Give(STUNNED, YOUR_HERO), {}, 1),
    case("rr:all-purpose-counter", CountersPlaced(MAIN, "ore"), PutCounters(MAIN, 2, "ore"), {}, 2),
    case(
        "rr:all-purpose-counter",
        CountersRemoved(THE_VILLAIN, "ore"),
        RemoveCounters(THE_VILLAIN, 2, "ore"),
        {"villain": on(foe(), counters={"ore": 3})},
        2,
    ),
    case("rr:draw-drawing-cards", Drawn(YOU), Draw(2), {}, 2),
    case("rr:form-change-form", FormChanged(YOU, "alter-ego"), ChangeForm("alter-ego"), {}),
    case("rr:threat", ThreatRemoved(MAIN), RemoveThreat(MAIN, 2), {"threat": 3}, 2),
    case("rr:discard", Discarded(from_=HAND), Discard(each("card", In(HAND))), {"hand": [CARD]}),
]
NOTHING = [
    case("rr:heal", Healed(), Heal(THE_VILLAIN, 2), {}),
    case("rr:status-cards", StatusGiven(), Give(TOUGH, YOUR_HERO), {"tough": 1}),
    case("rr:threat", ThreatRemoved(), RemoveThreat(MAIN, 2), {}),
    case("rr:exhausted", Exhausted(), Exhaust(YOUR_HERO), {"exhausted": True}),
    case("rr:ready", Readied(), Ready(YOUR_HERO), {}),
    case("rr:form-change-form", FormChanged(), ChangeForm("hero"), {}),
]


@pytest.mark.parametrize(("event", "step", "fields", "amount"), CASES)
@pytest.mark.parametrize("forced", [True, False])
def test_a_response_to_it(board, event, step, fields, amount, forced):
    watch = (forced_response if forced else response)(
        event, PutCounters(SELF, 1, "seen"), PutCounters(SELF, Amount(), "amount")
    )
    watcher = support(watch, name="Watcher")
    t = board(play=[watcher], **fields)
    t.reveal(treachery(when_revealed(step)))
    if not forced:
        t.use(t[watcher])
    assert t[watcher].counters("seen") == 1 and t[watcher].counters("amount") == amount
    t.quiet()


@pytest.mark.parametrize(("event", "step", "fields", "amount"), NOTHING)
def test_no_response_to_what_did_not_happen(board, event, step, fields, amount):
    watcher = environment(forced_response(event, PutCounters(SELF, 1, "seen")))
    t = board(environments=[watcher], **fields)
    t.reveal(treachery(when_revealed(step)))
    assert t[watcher].counters("seen") == 0


@rule("rr:response", "rr:exhausted", "rr:ready")
def test_once_for_each_card(board):
    watcher = environment(forced_response(Exhausted(), PutCounters(SELF, 1, "seen")))
    t = board(environments=[watcher], play=[ally(), ally()])
    t.reveal(treachery(when_revealed(Exhaust(each("ally")))))
    assert t[watcher].counters("seen") == 2


@rule("rr:response", "rr:basic-power", "rr:attack-player-ability-type", "rr:thwart", "rr:recover", "rr:exhausted")
@pytest.mark.parametrize("power", ["attack", "thwart", "recovery"])
def test_a_basic_power_exhausts_and_is_used(board, power):
    watcher = environment(
        forced_response(Exhausted(), PutCounters(SELF, 1, "exhausted")),
        forced_response(PowerUsed(YOU, power), PutCounters(SELF, 1, power)),
    )
    form = "alter-ego" if power == "recovery" else "hero"
    t = board(environments=[watcher], threat=3, damage=2, form=form)
    {"attack": lambda: t.attack(t.villain), "thwart": lambda: t.thwart(t.main), "recovery": t.recover}[power]()
    assert t[watcher].counters(power) == 1 and t[watcher].counters("exhausted") == 1 and t.hero.exhausted
    t.quiet()


@rule("rr:response", "rr:thwart", "rr:threat")
def test_a_thwart_that_removes_nothing_removes_no_threat(board):
    watcher = environment(forced_response(ThreatRemoved(), PutCounters(SELF, 1, "seen")))
    t = board(environments=[watcher], play=[ally(thw=0)], threat=3)
    t.thwart(t.main, who=t.ally)
    assert t[watcher].counters("seen") == 0 and t.main.threat == 3


@rule("rr:response", "rr:engage")
def test_a_minion_that_engages_another_player(board):
    watcher = environment(forced_response(Engaged(A_MINION, YOU), PutCounters(SELF, 1, "seen")))
    t = board(player(), player(engaged=[minion()]), environments=[watcher])
    t.reveal(treachery(when_revealed(Engage(A_MINION))))
    assert t[watcher].counters("seen") == 1 and t.minion.engaged == 0


@rule("rr:discard", "rr:response")
def test_all_cards_are_discarded_before_the_responses_to_each(board):
    watcher = environment(forced_response(Discarded(), PutCounters(MAIN, 1, "seen")))
    t = board(environments=[watcher], play=[ally(), ally()])
    t.reveal(treachery(when_revealed(Discard(num(2, "ally")))))
    assert t.main.counters("seen") == 2 and t.allies == []


@rule("rr:recover", "rr:heal", "rr:response")
def test_to_recover_nothing_heals_nothing(board):
    watcher = environment(forced_response(Healed(), PutCounters(SELF, 1, "seen")))
    t = board(hero=hero(rec=0), form="alter-ego", damage=2, environments=[watcher])
    t.recover()
    assert t[watcher].counters("seen") == 0 and t.hero.damage == 2 and t.hero.exhausted
