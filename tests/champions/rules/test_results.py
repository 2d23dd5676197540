"""What a step reports: "then" follows what was done in full, "otherwise" what did nothing, a number what was done."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ALL,
    AN_ALLY,
    ASIDE,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    FIRST_PLAYER,
    HAND,
    MAIN,
    PERMANENT,
    STUNNED,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activate,
    And,
    Attach,
    Bind,
    ChangeForm,
    Choose,
    Damage,
    DealBoost,
    DealEncounter,
    Defeat,
    Delayed,
    Discard,
    DiscardUntil,
    Draw,
    EachPlayer,
    Engage,
    Exhaust,
    Flip,
    ForEach,
    Give,
    Heal,
    In,
    Look,
    MoveTo,
    MoveTokens,
    Otherwise,
    Pay,
    PlaceThreat,
    PutCounters,
    PutIntoPlay,
    Ready,
    Ref,
    RemoveCounters,
    RemoveStatus,
    RemoveThreat,
    Repeat,
    ResolveAbility,
    Result,
    Reveal,
    Search,
    Shuffle,
    ShuffleInto,
    Spend,
    Swap,
    TakeControl,
    Then,
    Until,
    a,
    constant,
    each,
    facedown,
    gets,
    num,
    special,
    top,
    when_revealed,
)
from quickstrike.testkit import ally, attachment, environment, foe, minion, on, player, resource, treachery

CARD = resource(name="Card")
THUG, FRIEND, PLATE = minion(name="Thug", hp=2), ally(name="Friend"), attachment(name="Plate")
FIRST = PutCounters(MAIN, 1, "first")  # a step that is done: what it reported is not taken for that of the next
HARDY = environment(constant(gets(each("minion"), HP=1)))
TWO_IN_HAND = num(2, "card", In(HAND))


def villain(**fields):
    return {"villain": on(foe(), **fields)}


def case(ids, step, fields, done, full=True):
    """full: "then" follows. done: how much was done; "otherwise" follows if it is 0."""
    name = f"{type(step).__name__}-{done}{'' if full else '-not-all'}"
    return pytest.param(step, fields, done, full, marks=rule("rr:then", *ids.split()), id=name)


CASES = [
    case("rr:heal", Heal(THE_VILLAIN, 2), villain(damage=3), 2),
    case("rr:heal", Heal(THE_VILLAIN, 2), villain(damage=2), 2),
    case("rr:heal", Heal(THE_VILLAIN, 2), villain(damage=1), 1, full=False),
    case("rr:heal", Heal(THE_VILLAIN, 2), villain(), 0, full=False),
    case("rr:heal", Heal(THE_VILLAIN, ALL), villain(damage=5), 5),
    case("rr:heal", Heal(each("enemy"), 2), {**villain(damage=2), "engaged": [on(THUG, damage=1)]}, 3, full=False),
    case("rr:threat", RemoveThreat(MAIN, 2), {"threat": 3}, 2),
    case("rr:threat", RemoveThreat(MAIN, 2), {"threat": 1}, 1, full=False),
    case("rr:threat", RemoveThreat(MAIN, 2), {"threat": 0}, 0, full=False),
    case("rr:threat", RemoveThreat(MAIN, ALL), {"threat": 3}, 3),
    case("rr:threat", PlaceThreat(MAIN, 2), {}, 2),
    case("rr:threat", PlaceThreat(MAIN, 0), {}, 0, full=False),
    case("rr:all-purpose-counter", PutCounters(THE_VILLAIN, 2, "ore"), {}, 2),
    case("rr:all-purpose-counter", PutCounters(A_MINION, 2, "ore"), {}, 0, full=False),
    case("rr:all-purpose-counter", RemoveCounters(THE_VILLAIN, 2, "ore"), villain(counters={"ore": 3}), 2),
    case("rr:all-purpose-counter", RemoveCounters(THE_VILLAIN, 2, "ore"), villain(counters={"ore": 1}), 1, full=False),
    case("rr:all-purpose-counter", RemoveCounters(THE_VILLAIN, 2, "ore"), villain(), 0, full=False),
    case("rr:all-purpose-counter", RemoveCounters(THE_VILLAIN, ALL, "ore"), villain(counters={"ore": 3}), 3),
    case("rr:move", MoveTokens("damage", 2, YOUR_HERO, THE_VILLAIN), {"damage": 3}, 2),
    case("rr:move", MoveTokens("damage", 2, YOUR_HERO, THE_VILLAIN), {"damage": 1}, 1, full=False),
    case("rr:move", MoveTokens("damage", 2, YOUR_HERO, THE_VILLAIN), {}, 0, full=False),
    case("rr:damage", Damage(YOU, 2), {}, 1),
    case("rr:damage", Damage(A_MINION, 2), {}, 0, full=False),
    case("rr:damage", Damage(YOU, 0), {}, 0, full=False),
    case("rr:indirect-damage", Damage(YOU, 2, indirect=True), {}, 1),
    case("rr:status-cards", Give(STUNNED, YOUR_HERO), {}, 1),
    case("rr:status-cards", Give(STUNNED, YOUR_HERO), {"stunned": 1}, 0, full=False),
    case("rr:status-cards", RemoveStatus(STUNNED, YOUR_HERO), {"stunned": 1}, 1),
    case("rr:status-cards", RemoveStatus(STUNNED, YOUR_HERO), {}, 0, full=False),
    case("rr:exhausted", Exhaust(YOUR_HERO), {}, 1),
    case("rr:exhausted", Exhaust(YOUR_HERO), {"exhausted": True}, 0, full=False),
    case("rr:ready", Ready(YOUR_HERO), {"exhausted": True}, 1),
    case("rr:ready", Ready(YOUR_HERO), {}, 0, full=False),
    case("rr:form-change-form", ChangeForm("alter-ego"), {}, 1),
    case("rr:form-change-form", ChangeForm("hero"), {}, 0, full=False),
    case("rr:defeat", Defeat(A_MINION), {"engaged": [THUG]}, 1),
    case("rr:defeat", Defeat(A_MINION), {}, 0, full=False),
    case("rr:draw-drawing-cards", Draw(2), {"filler": 0, "deck": [CARD] * 3, "encounter": [CARD] * 3}, 2),
    case("rr:draw-drawing-cards", Draw(2), {"filler": 0, "deck": [CARD], "encounter": [CARD] * 3}, 1, full=False),
    case("rr:discard", Discard(TWO_IN_HAND), {"hand": [CARD] * 2}, 2),
    case("rr:discard", Discard(TWO_IN_HAND), {"hand": [CARD]}, 1, full=False),
    case("rr:discard", Discard(TWO_IN_HAND), {}, 0, full=False),
    case("rr:each-time", Discard(TWO_IN_HAND, a("ally"), Draw(1)), {"hand": [CARD, CARD]}, 2),
    case("rr:each-time", Discard(TWO_IN_HAND, a("ally"), Draw(1)), {"hand": [CARD]}, 1, full=False),
    case("rr:discard rr:encounter-deck", DiscardUntil(ENC_DECK, A_MINION), {"encounter": [CARD, THUG]}, 1),
    case("rr:discard rr:encounter-deck", DiscardUntil(ENC_DECK, A_MINION), {"encounter": [CARD]}, 0, full=False),
    case("rr:in-play-and-out-of-play", MoveTo(AN_ALLY, HAND), {"play": [FRIEND]}, 1),
    case("rr:in-play-and-out-of-play", MoveTo(AN_ALLY, HAND), {}, 0, full=False),
    case("rr:permanent rr:target", MoveTo(AN_ALLY, HAND), {"play": [ally(PERMANENT)]}, 0, full=False),
    case("rr:target", MoveTo(a("card", In(HAND)), HAND), {"hand": [CARD]}, 0, full=False),
    case("rr:target", MoveTo(a("card", In(HAND)), DISCARD), {"hand": [CARD]}, 1),
    case("rr:shuffle", ShuffleInto(each("card", In(DISCARD)), DECK), {"discard": [CARD] * 2}, 2),
    case("rr:shuffle", ShuffleInto(each("card", In(DISCARD)), DECK), {}, 0, full=False),
    case("rr:shuffle", Shuffle(DECK), {}, 1),
    case("rr:search", Search((DECK,), AN_ALLY, MoveTo(Ref("found"), HAND)), {"deck": [FRIEND]}, 1),
    case("rr:search", Search((DECK,), AN_ALLY, MoveTo(Ref("found"), HAND)), {}, 0, full=False),
    case("rr:look-looked-at", Look(top(2), Discard(each("card", In(HAND)))), {"hand": [CARD]}, 1),
    case("rr:reveal", Reveal(top(1, ENC_DECK)), {"encounter": [treachery()]}, 1),
    case("rr:reveal", Reveal(a("minion", In(ENC_DISCARD))), {}, 0, full=False),
    case("rr:play-put-into-play", PutIntoPlay(a("minion", In(ENC_DISCARD))), {"encounter_discard": [THUG]}, 1),
    case("rr:play-put-into-play", PutIntoPlay(a("minion", In(ENC_DISCARD))), {}, 0, full=False),
    case("rr:play-put-into-play", facedown("Drone", 2), {}, 2),
    case("rr:attach-to", Attach(a("attachment", In(ENC_DISCARD)), THE_VILLAIN), {"encounter_discard": [PLATE]}, 1),
    case("rr:attach-to", Attach(a("attachment", In(ENC_DISCARD)), THE_VILLAIN), {}, 0, full=False),
    case("rr:attach-to", Attach(a("attachment", In(ENC_DISCARD)), A_MINION), {"encounter_discard": [PLATE]}, 0, False),
    case("rr:deal-deal-an-encounter-card", DealEncounter(2), {}, 2),
    case("rr:boost-boost-icon", DealBoost(THE_VILLAIN, 2), {}, 2),
    case("rr:boost-boost-icon", DealBoost(A_MINION, 2), {}, 0, full=False),
    case("rr:swap", Swap(a("card", In(HAND)), a("card", In(ASIDE))), {"hand": [CARD], "aside": [CARD]}, 1),
    case("rr:swap", Swap(a("card", In(HAND)), a("card", In(ASIDE))), {"hand": [CARD]}, 0, full=False),
    case("rr:activation", Activate("scheme", THE_VILLAIN), {}, 1),
    case("rr:activation", Activate("scheme", THE_VILLAIN), villain(confused=1), 0, full=False),
    case("rr:activation", Activate("scheme", each("minion")), {}, 0, full=False),
    case("rr:attacks-against-allies", Activate("attack", THE_VILLAIN, AN_ALLY), {}, 0, full=False),
    case(
        "rr:special",
        ResolveAbility("special", a("environment")),
        {"environments": [environment(special(PlaceThreat(MAIN, 1)))]},
        1,
    ),
    case("rr:special", ResolveAbility("special", a("environment")), {}, 0, full=False),
    case("rr:choose-game-element", Choose(A_MINION), {"engaged": [THUG]}, 1),
    case("rr:choose-game-element", Choose(A_MINION), {}, 0, full=False),
    case("rr:cost", Pay((Exhaust(YOUR_HERO),)), {}, 1),
    case("rr:cost", Pay((Exhaust(YOUR_HERO),)), {"exhausted": True}, 0, full=False),
    case("rr:cost", Pay((Spend(("any",), 1),)), {}, 0, full=False),
    case("rr:lasting-effects", Until("round", gets(YOUR_HERO, ATK=1)), {}, 1),
    case("rr:lasting-effects", Until("attack", gets(YOUR_HERO, ATK=1)), {}, 0, full=False),
    case("rr:delayed-effect", Delayed("phase", Draw(1)), {}, 1),
    case("rr:delayed-effect", Delayed("attack", Draw(1)), {}, 0, full=False),
    case("rr:flip rr:form-change-form", Flip(YOUR_HERO), {}, 1),
    case("rr:flip", Flip(A_MINION), {}, 0, full=False),
    case("rr:and", And((Heal(THE_VILLAIN, 2), PlaceThreat(MAIN, 1))), villain(damage=1), 2, full=False),
    case("rr:and", And((PlaceThreat(MAIN, 1), Heal(THE_VILLAIN, 2))), villain(damage=1), 2, full=False),
    case("rr:and", And((PlaceThreat(MAIN, 1), Heal(THE_VILLAIN, 2))), villain(damage=2), 3),
    case("rr:for-each", Repeat(2, PlaceThreat(MAIN, 2)), {}, 4),
    case("rr:for-each", Repeat(2, Heal(THE_VILLAIN, 2)), villain(damage=3), 3, full=False),
    case("rr:for-each", ForEach(each("minion"), Heal(Ref("each"), 1)), {"engaged": [on(THUG, damage=1)] * 2}, 2),
    case("rr:each-player", EachPlayer(Draw(2)), {}, 2),
]
THINGS = [
    case("rr:threat", RemoveThreat(MAIN, 1), {"threat": 2}, 1),
    case("rr:threat", RemoveThreat(MAIN, 1), {}, 0),
    case("rr:threat", PlaceThreat(MAIN, 1), {}, 1),
    case("rr:threat", PlaceThreat(MAIN, 0), {}, 0),
    case("rr:all-purpose-counter", PutCounters(MAIN, 1, "ore"), {}, 1),
    case("rr:heal", Heal(THE_VILLAIN, 1), villain(damage=1), 1),
    case("rr:heal", Heal(THE_VILLAIN, 1), villain(), 0),
    case("rr:damage", Damage(YOU, 1), {}, 1),
    case("rr:damage", Damage(YOU, 1), {"tough": 1}, 0),
    case("rr:exhausted", Exhaust(YOUR_HERO), {}, 1),
    case("rr:ready", Ready(YOUR_HERO), {"exhausted": True}, 1),
    case("rr:status-cards", Give(STUNNED, THE_VILLAIN), {}, 1),
    case("rr:status-cards", Give(STUNNED, THE_VILLAIN), villain(stunned=1), 0),
    case("rr:choose-game-element", Choose(A_MINION), {"engaged": [THUG]}, 1),
    case("rr:and", And((PlaceThreat(MAIN, 1), Exhaust(YOUR_HERO))), {}, 2),
    case("rr:play-put-into-play", facedown("Drone", 2), {"environments": [HARDY]}, 2),
    case("rr:play-put-into-play", PutIntoPlay(a("minion", In(ENC_DISCARD))), {"encounter_discard": [THUG]}, 1),
    case("rr:attach-to", Attach(a("attachment", In(ENC_DISCARD)), THE_VILLAIN), {"encounter_discard": [PLATE]}, 1),
]


@pytest.mark.parametrize(("step", "fields", "done", "full"), CASES)
def test_then_follows_what_was_done_in_full(board, step, fields, done, full):
    t = board(**fields)
    t.reveal(treachery(when_revealed(FIRST, Then(step, PutCounters(MAIN, 1, "then")))))
    t.pass_all()
    assert t.main.counters("then") == full


@rule("rr:otherwise")
@pytest.mark.parametrize(("step", "fields", "done", "full"), CASES)
def test_otherwise_follows_what_did_nothing(board, step, fields, done, full):
    t = board(**fields)
    t.reveal(treachery(when_revealed(FIRST, Otherwise(step, PutCounters(MAIN, 1, "otherwise")))))
    t.pass_all()
    assert t.main.counters("otherwise") == (not done)


@pytest.mark.parametrize(("step", "fields", "done", "full"), CASES)
def test_a_later_number_is_what_was_done(board, step, fields, done, full):
    t = board(**fields)
    t.reveal(treachery(when_revealed(FIRST, Bind("it", step), PutCounters(MAIN, Result("it"), "done"))))
    t.pass_all()
    assert t.main.counters("done") == done


@pytest.mark.parametrize(("step", "fields", "done", "full"), THINGS)
def test_a_later_step_is_about_what_it_was_done_to(board, step, fields, done, full):
    t = board(**fields)
    t.reveal(treachery(when_revealed(Bind("it", step), PutCounters(Ref("it"), 1, "it"))))
    assert sum(t[c].counters("it") for c in t.state.play) == done


@rule("rr:play-put-into-play", "rr:ownership-and-control")
def test_facedown_cards_come_one_after_the_other_from_the_top(board):
    t = board(deck=[CARD, CARD, CARD], filler=0, encounter=[CARD] * 3, environments=[HARDY])
    t.reveal(treachery(when_revealed(facedown("Drone", 2))))
    assert len(t.minions) == 2 and len(t.me.deck) == 1


@rule("rr:then", "rr:engage")
@pytest.mark.parametrize("there", [0, 1])
def test_then_after_engaging(board, there):
    """Not if it was engaged with that player before."""
    t = board(player(engaged=[THUG] * there), player(engaged=[THUG] * (1 - there)))
    t.reveal(treachery(when_revealed(Then(Engage(A_MINION, FIRST_PLAYER), PutCounters(MAIN, 1, "then")))))
    assert t.minion.engaged == 0 and t.main.counters("then") == 1 - there


@rule("rr:then", "rr:ownership-and-control")
@pytest.mark.parametrize("there", [0, 1])
def test_then_after_taking_control(board, there):
    t = board(player(play=[FRIEND] * there), player(play=[FRIEND] * (1 - there)))
    t.reveal(treachery(when_revealed(Then(TakeControl(AN_ALLY, FIRST_PLAYER), PutCounters(MAIN, 1, "then")))))
    assert t.ally.controller == 0 and t.main.counters("then") == 1 - there
