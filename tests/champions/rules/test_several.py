"""Verbs that are done to several cards at once, numbers read of the one with the most, and conditions known before."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ASIDE,
    ENC_DISCARD,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOU,
    Attach,
    AttachTo,
    Cmp,
    Count,
    Damage,
    Defeated,
    Did,
    Draw,
    Exists,
    If,
    In,
    PlaceThreat,
    PutIntoPlay,
    Reveal,
    StatOf,
    Tokens,
    a,
    action,
    each,
    least,
    most,
    response,
    up_to,
    when_revealed,
)
from quickstrike.testkit import ally, attachment, event, minion, on, player, resource, support, treachery, upgrade


# ---- several ---------------------------------------------------------------------------------------------------
@rule("rr:play-put-into-play", "rr:minion")
def test_each_of_them_is_put_into_play(board):
    thugs = [minion(name=f"Thug {i}") for i in range(3)]
    t = board(encounter_discard=thugs)
    t.reveal(treachery(when_revealed(PutIntoPlay(each("minion", In(ENC_DISCARD))))))
    assert [t[m].engaged for m in thugs] == [0, 0, 0]
    t.quiet()


@rule("rr:play-put-into-play")
def test_up_to_so_many_are_and_what_was_put_is_counted(board):
    thugs = [minion(name=f"Thug {i}") for i in range(3)]
    t = board(encounter_discard=thugs)
    step = PutIntoPlay(up_to(2, "minion", In(ENC_DISCARD)))
    t.reveal(treachery(when_revealed(step, If(Did(), PlaceThreat(MAIN, 1)))))
    t.choose("Thug 2").choose("Thug 0")
    assert [t[m].in_play for m in thugs] == [True, False, True] and t.main.threat == 1
    t.quiet()


@rule("rr:play-put-into-play", "rr:unique-icon")
def test_of_two_that_cannot_be_there_together_the_second_stays(board):
    twins = [minion(name="Boss", unique=True), minion(name="Boss", unique=True), minion(name="Thug")]
    t = board(encounter_discard=twins)
    t.reveal(treachery(when_revealed(PutIntoPlay(each("minion", In(ENC_DISCARD))))))
    assert sorted(m.name for m in t.minions) == ["Boss", "Thug"]
    t.quiet()


@rule("rr:play-put-into-play", "rr:attach-to")
def test_each_finds_its_own_host(board):
    gear = [upgrade(AttachTo(a("ally")), name=f"Gear {i}") for i in range(2)]
    t = board(hand=gear, play=[ally(name="One"), ally(name="Two")])
    t.play(event(PutIntoPlay(each("upgrade", In(HAND)))))
    t.choose("One").choose("Two")
    assert [[x.name for x in t[n].attached] for n in ("One", "Two")] == [["Gear 0"], ["Gear 1"]]
    t.quiet()


@rule("rr:reveal")
def test_each_of_them_is_revealed(board):
    cards = [treachery(PlaceThreat(MAIN, 1), name=f"Plot {i}") for i in range(3)]
    t = board(aside=cards)
    t.reveal(treachery(when_revealed(Reveal(each("treachery", In(ASIDE))))))
    assert t.main.threat == 3 and {t[c].where for c in cards} == {"encounter_discard"}
    t.quiet()


@rule("rr:attach-to")
def test_each_of_them_is_attached(board):
    chains = [attachment(AttachTo(A_MINION), name=f"Chain {i}") for i in range(2)]
    t = board(encounter_discard=chains, engaged=[minion(name="Thug")])
    t.reveal(treachery(when_revealed(Attach(each("attachment", In(ENC_DISCARD)), THE_VILLAIN))))
    assert sorted(x.name for x in t.villain.attached) == ["Chain 0", "Chain 1"]
    t.reveal(treachery(when_revealed(Attach(each("attachment"), A_MINION))))
    assert len(t["Thug"].attached) == 2 and t.villain.attached == []
    t.quiet()


# ---- numbers ---------------------------------------------------------------------------------------------------
@rule("rr:target", "rr:for-each")
@pytest.mark.parametrize(
    ("n", "placed"),
    [
        (StatOf("ATK", most("ATK", "minion")), 5),
        (StatOf("ATK", least("ATK", "minion")), 2),
        (StatOf("ATK", each("minion")), 7),
        (Count(most("ATK", "minion")), 1),
        (Tokens("damage", most("damage", "minion")), 3),
    ],
)
def test_a_number_is_read_of_the_one_with_the_most(board, n, placed):
    t = board(engaged=[on(minion(atk=5, hp=9), damage=1), on(minion(atk=2, hp=9), damage=3)])
    t.reveal(treachery(when_revealed(PlaceThreat(MAIN, n))))
    assert t.main.threat == placed


# ---- conditions that are known -------------------------------------------------------------------------------------
@rule("rr:initiating-abilities", "rr:response")
@pytest.mark.parametrize(("others", "offered"), [([], False), ([minion(name="Other", hp=9)], True)])
def test_a_response_whose_condition_does_not_hold_is_not_offered(board, others, offered):
    watch = support(response(Defeated(A_MINION, by=YOU), If(Exists(a("minion")), Draw(1))), name="Watch")
    t = board(engaged=[minion(hp=1, name="Thug"), *others], play=[watch])
    t.attack("Thug")
    assert (t.decision.kind == "window") == offered
    if offered:
        t.use("Watch")
        assert len(t.hand) == 1
    t.quiet()


@rule("rr:initiating-abilities")
def test_the_other_side_of_a_condition_may_still_do_something(board):
    lab = support(action(If(Exists(a("minion")), Draw(1), PlaceThreat(MAIN, 1))), name="Lab")
    t = board(play=[lab]).use("Lab")
    assert t.main.threat == 1 and t.hand == []


@rule("rr:initiating-abilities", "rr:cost")
def test_what_costs_or_earlier_steps_may_change_is_left_open(board):
    hand = action(If(Cmp(Count(each("card", In(HAND))), "<=", 0), Draw(1)), name="Hand")
    done = action(Damage(THE_VILLAIN, 1), If(Did(), Draw(1)), name="Done")
    t = board(play=[support(hand, name="Desk"), support(done, name="Ray")], hand=[resource()])
    t.can("use", "Desk")
    t.use("Ray")
    assert len(t.hand) == 2


@rule("rr:initiating-abilities", "rr:interrupt")
def test_about_this_card_it_is_left_open_too(board):
    lab = support(action(If(Exists(SELF), Draw(1))), name="Lab")
    board(player(play=[lab])).can("use", "Lab")
