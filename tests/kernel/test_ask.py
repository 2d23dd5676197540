"""What a decision asks: what is enough, and a whole selection in any order."""

from __future__ import annotations

import json
from itertools import combinations, permutations

import pytest
from tests.kernel.tiny import BOOK, Omens, Table

from quickstrike.kernel.ask import ONE, Ask, Bound, in_order, some
from quickstrike.kernel.codec import dec_ask, enc_ask
from quickstrike.kernel.contract import ContractBroken, check_ask, check_set
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.errors import IllegalAnswer, StaleAnswer
from quickstrike.kernel.ops import Proc

CARDS = (11, 12, 13, 14)


def ids(*cards: int) -> list[str]:
    return [Option("take", c).id for c in cards]


def taking(least: int, most: int) -> Omens:
    """Seat 0 takes some of four cards, which the engine asks for from left to right; seat 1 waits for a word."""

    def run(s: Table, f) -> None:
        m = f.mem
        if s.answered is not None:
            _, o = s.take()
            m["got"] = m["got"] if o.card < 0 else (*m["got"], o.card)
            m["over"] = o.verb != "take"
        got = m["got"]
        rest = [c for c in CARDS if not got or c > got[-1]]
        if m["over"] or len(got) == most or not rest:
            s.stack.pop()
            s.points[0] = sum(2 ** (c - 11) for c in got)
            s.result = "done"
            return
        n = least - len(got)
        listed = rest[: len(rest) - n + 1] if n > 0 else rest
        options = [Option("take", c) for c in listed] + ([Option("done")] if n <= 0 else [])
        a = some(max(0, n), min(most - len(got), len(rest)), ids(*rest), ids(*got))
        s.ask(Decision(0, "take", options, ask=lambda: a))

    s = Table(1, 2)
    s.push(Proc("test", "taking", run), got=(), over=False)
    return Omens({"players": 2, "seed": 1}, s).start()


@pytest.mark.parametrize("least, most", [(0, 4), (0, 2), (1, 3), (2, 2), (3, 4), (4, 4)])
def test_a_set_may_be_picked_in_any_order(least, most):
    for n in range(1, 5):
        for cards in combinations(CARDS, n):
            for picked in permutations(cards):
                g = taking(least, most)
                if least <= n <= most:
                    g.choose(ids(*picked))
                    assert g.result == "done" and g.state.points[0] == sum(2 ** (c - 11) for c in cards)
                else:
                    with pytest.raises(IllegalAnswer, match="not enough" if n < least else "too many"):
                        g.choose(ids(*picked))
                    assert not g.answers and g.decision is not None


def test_a_selection_is_all_or_nothing():
    g = taking(0, 3)
    before = g.canonical()
    for row, why in (
        (["take/11", "take/11"], "'take/11' was chosen twice"),
        (["take/11", "take/15"], "'take/15' is not an option"),
        (["take/15"], "'take/15' is not an option of decision 1; did you mean 'take/1"),
        ([], "an answer is an option"),
        ([5], "an answer is an option"),
    ):
        with pytest.raises(IllegalAnswer, match=why):
            g.choose(row)
        assert g.canonical() == before and not g.answers
    with pytest.raises(StaleAnswer):
        g.choose(["take/11"], number=7)
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        g.choose(["take/11"], seat=1)


def test_what_ends_a_set_may_be_said_and_need_not():
    for row in (["take/13", "take/11"], ["take/13", "take/11", "done"]):
        g = taking(0, 4)
        g.choose(row)
        assert [o.id for _, o in g.answers] == ["take/11", "take/13", "done"]
    g = taking(0, 4)
    g.choose(["done"])
    assert g.state.points[0] == 0 and g.result


def test_what_was_begun_one_by_one_goes_on_as_a_set():
    g = taking(2, 3)
    g.answer("take/12")
    assert g.decision.ask == some(1, 2, ids(13, 14), ids(12))
    g.choose(["take/14", "take/13"])
    assert g.state.points[0] == 2 + 4 + 8


def test_bounds_count_what_each_is_worth():
    """Two red ones, or blue for one of them: whatever is picked, no blue is worth two."""
    ask = Ask("pay", 0, 3, ("a", "b", "c"), (Bound(2, None, {"a": 1, "b": 2, "c": 1}), Bound(0, 1, {"a": 1, "c": 1})))
    assert [ask.missing(x) for x in ((), ("a",), ("b",), ("a", "b"))] == [2, 1, 0, 0]
    assert [ask.over(x) for x in (("a",), ("a", "c"))] == [0, 1]
    assert ask.enough(("b",)) and ask.enough(("a", "b")) and not ask.enough(("a", "c"))
    assert ask.may_add(("a",)) == ("b",)


def test_a_share_of_nothing_need_not_be_named():
    amounts = {f"give>{t}={n}": n for t in (1, 2) for n in range(3)}
    each = [Bound(0, 1, {f"give>{t}={n}": 1 for n in (1, 2)}) for t in (1, 2)]
    ask = Ask("share", 1, 2, tuple(amounts), (Bound(2, 2, {k: n for k, n in amounts.items() if n}), *each))
    assert ask.is_nothing("give>1=0") and not ask.is_nothing("give>1=1") and not ask.is_nothing("other")
    assert ask.enough(["give>2=2"]) and ask.enough(["give>1=1", "give>2=1"])
    assert ask.over(["give>1=1", "give>1=2"]) and ask.missing(["give>1=1"]) == 1


def test_an_ask_is_plain_data():
    full = Ask("pay", 0, 1, ("a",), (Bound(1, None, {"a": 1}),), ("b",), {"need": (0, 1), "of": {"x": 2}})
    for a in (ONE, full, some(0, 2, ["a", "b"]), in_order(["a", "b"], 2)):
        assert dec_ask(json.loads(json.dumps(enc_ask(a, BOOK))), BOOK) == a
    assert ONE.shown() == {"kind": "one"}
    assert full.shown() == {
        "kind": "pay",
        "least": 0,
        "most": 1,
        "of": ["a"],
        "bounds": [{"least": 1, "most": None, "worth": {"a": 1}}],
        "taken": ["b"],
        "data": {"need": [0, 1], "of": {"x": 2}},
    }


# ---- what the contract finds
TAKE = Option("take", 11)


@pytest.mark.parametrize(
    "ask, options, why",
    [
        (Ask("most"), [TAKE], "asks 'most'"),
        (Ask("one", 1, 2), [TAKE], "says how many"),
        (some(1, 2, ["take/11"]), [TAKE], "asks for 1 to 2 of 1"),
        (some(2, 1, ["take/11", "take/12"]), [TAKE], "asks for 2 to 1 of 2"),
        (some(1, 1, ["take/11", "take/11"]), [TAKE], "one thing twice"),
        (some(1, 1, ["take/11"], ["take/11"]), [TAKE], "one thing twice"),
        (some(1, 1, ["take/x"]), [TAKE], "can't be read back"),
        (some(1, 1, ["take/12"]), [TAKE], "lists nothing"),
        (some(0, 1, ["take/11"]), [TAKE], "may not end here"),
        (some(1, 1, ["take/11"]), [TAKE, Option("done")], "may end here"),
        (Ask("pay", 0, 1, ("take/11",), (Bound(1, 1, {"take/12": 1}),)), [TAKE], "not asked"),
        (Ask("pay", 0, 1, ("take/11",), (Bound(2, 1, {"take/11": 1}),)), [TAKE], "can't be met"),
    ],
)
def test_an_ask_that_does_not_fit_its_options_breaks_the_contract(ask, options, why):
    with pytest.raises(ContractBroken, match=why):
        check_ask(Decision(0, "take", options, ask=ask))


def test_an_ask_that_can_not_be_fulfilled_breaks_the_contract():
    g = taking(0, 2)
    check_set(g, g.decision)
    ask = Ask("pay", 0, 1, ("take/11",), (Bound(2, None, {"take/11": 1}),))
    with pytest.raises(ContractBroken, match="can't be given"):
        check_set(g, Decision(0, "take", [TAKE], ask=ask).numbered(1))
