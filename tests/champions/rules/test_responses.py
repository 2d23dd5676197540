"""rr:response: who may respond, how often, and till when."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import SELF, YOU, Damage, DamageTaken, PutCounters, response
from quickstrike.testkit import player, support, treachery

HURT = treachery(Damage(YOU, 1))


def told(name):
    return support(response(DamageTaken(), PutCounters(SELF, 1, "told")), name=name)


def counts(t, *names):
    return [t[n].counters("told") for n in names]


@rule("rr:response", "rr:response.2")
def test_nobody_uses_the_responses_of_another_player(board):
    t = board(player(), player(play=[told("Theirs")]))
    t.reveal(HURT, seat=0)
    assert [d.seat for d in t.game.decisions] == [1]
    t.use("Theirs")
    assert counts(t, "Theirs") == [1]
    t.quiet()


@rule("rr:response", "rr:triggering-condition", "rr:response.4")
def test_several_responses_to_one_occurrence_each_of_them_once(board):
    t = board(play=[told("One"), told("Other")])
    t.reveal(HURT)
    t.use("Other").use("One")
    assert counts(t, "One", "Other") == [1, 1]
    t.quiet()  # neither is offered again, though nothing was exhausted
    t.reveal(HURT)
    t.can("use", "One")


@rule("rr:response", "rr:triggering-condition", "rr:response.5")
def test_each_copy_responds(board):
    copy = told("Copy")
    t = board(play=[copy, copy])
    t.reveal(HURT)
    one, two = t.all("Copy")
    t.use(one)
    t.use(two)
    assert (one.counters("told"), two.counters("told")) == (1, 1)
    t.quiet()


@rule("rr:response", "rr:in-player-order", "rr:response.7")
def test_once_all_have_passed_in_a_row_it_is_too_late(board):
    t = board(player(play=[told("Mine")]), player(play=[told("Theirs")]))
    t.reveal(HURT)
    assert t.decision.seat == 0
    t.pass_()
    assert t.decision.seat == 1
    t.pass_()
    t.quiet()
    assert counts(t, "Mine", "Theirs") == [0, 0] and t.options("use") == []
