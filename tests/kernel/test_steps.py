"""Procedures as lists of named steps: their order, what a step may say, where a save goes on, what is in the log."""

from __future__ import annotations

import pytest
from tests.kernel.tiny import BOOK

from quickstrike.kernel.codec import dec_kernel, enc_kernel
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.errors import SaveError
from quickstrike.kernel.ops import PROCS, Procs, Steps, again, skip_to
from quickstrike.kernel.run import answer, run
from quickstrike.kernel.state import State


@pytest.fixture
def deal(monkeypatch) -> Steps:
    monkeypatch.setattr("quickstrike.kernel.ops.PROCS", dict(PROCS))
    deal = Procs("test").steps("deal", "cut", "give", "ask", "trump", "close", cause="give")

    @deal.step
    def cut(s, f):
        s.note("cut")

    @deal.step
    def give(s, f):
        s.note("give")
        f.mem["n"] -= 1
        if f.mem["n"] > 0:
            again(f)

    @deal.step
    def ask(s, f):
        if f.mem.get("no trump"):
            skip_to(f, close)
        else:
            s.ask(Decision(0, "trump", [Option("choose"), Option("pass")]))

    @deal.step
    def trump(s, f):
        s.note("trump", s.take()[1].verb)

    @deal.step
    def close(s, f):
        s.stack.pop()
        s.note("close")

    return deal


def notes(s: State) -> list[str]:
    return [" ".join(n) for n in s.notes]


def test_steps_come_in_the_order_of_the_list(deal):
    s = State(1)
    s.push(deal, n=1)
    run(s)
    assert notes(s) == ["cut", "give"] and s.pending
    answer(s, 0, Option("pass"))
    assert notes(s) == ["cut", "give", "trump pass", "close"] and not s.stack


def test_a_step_may_come_again_and_steps_may_be_skipped(deal):
    s = State(1)
    s.push(deal, n=3, **{"no trump": True})
    run(s)
    assert notes(s) == ["cut", "give", "give", "give", "close"] and not s.stack


def test_a_procedure_may_begin_at_any_step(deal):
    s = State(1)
    s.push(deal).pc = deal.at["close"]
    run(s)
    assert notes(s) == ["close"]


def test_it_is_a_cause_from_the_named_step_on(deal):
    assert deal.cause == deal.at["give"] + 1  # while a step runs, its frame is one ahead
    assert Procs("test").steps("quiet", "one", "two").cause > 1000


def test_what_stands_before_every_step_may_hold_it_up(deal):
    seen = []

    @deal.before()
    def look(s, f):
        seen.append(deal.steps[f.pc])
        if f.pc == deal.at["give"]:
            skip_to(f, deal.written()[-1])
        return len(seen) == 1

    s = State(1)
    s.push(deal, n=1)
    run(s)
    assert seen == ["cut", "cut", "give"] and notes(s) == ["cut", "close"]


def test_it_may_stand_before_some_steps_only(deal):
    seen = []

    @deal.before("give", "give")
    def look(s, f):
        seen.append(deal.steps[f.pc])
        return False

    s = State(1)
    s.push(deal, n=2)
    run(s)
    assert seen == ["give", "give"] and notes(s)[0] == "cut"


def test_a_save_names_the_step(deal):
    s, t = State(1), State(1)
    s.push(deal, n=1)
    run(s)
    saved = enc_kernel(s, BOOK)
    assert saved["stack"][0][2] == "trump"
    dec_kernel(t, saved, BOOK)
    assert t.stack[0].pc == deal.at["trump"]
    for other in ("bid", 3):
        saved["stack"][0][2] = other
        with pytest.raises(SaveError):
            dec_kernel(State(1), saved, BOOK)


def test_a_step_that_is_listed_must_be_written(deal):
    s = State(1)
    s.push(Procs("test").steps("short", "one"))
    with pytest.raises(NotImplementedError, match=r"step 'one' of Proc\(test\.short\) is not written"):
        run(s)
    with pytest.raises(KeyError):
        deal.step(notes)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="two steps of twice have the same name"):
        Procs("test").steps("twice", "one", "one")
