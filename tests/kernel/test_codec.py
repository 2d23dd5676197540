"""The codec: a paused state as JSON and back."""

from __future__ import annotations

import json

import pytest
from tests.kernel.tiny import BOOK, CARDS, effect

from quickstrike.kernel.codec import dec, dec_kernel, enc, enc_kernel
from quickstrike.kernel.decision import NONE, Decision, Option, option_of, seat_id
from quickstrike.kernel.state import Scope, State

FOOL = CARDS["fool"].now
assert FOOL


def there_and_back(value):
    return dec(json.loads(json.dumps(enc(value, BOOK))), BOOK)


@pytest.mark.parametrize(
    "value",
    [
        None,
        0,
        -3,
        True,
        "",
        "é",
        (),
        (1, ("a", None)),
        {"a": 1, "b": (2, {"c": ()})},
        FOOL,
        effect,
        (FOOL, effect),
    ],
    ids=repr,
)
def test_values_of_frames_come_back(value):
    assert there_and_back(value) == value


def test_ops_come_back_as_themselves_and_not_as_copies():
    assert there_and_back((FOOL,))[0] is FOOL


@pytest.mark.parametrize(
    "value", [[1], {1, 2}, 0.5, {1: "a"}, {"@": "a"}, object(), len, (1, [2])], ids=lambda v: type(v).__name__
)
def test_what_does_not_belong_in_a_state_is_refused(value):
    with pytest.raises(TypeError, match="does not belong in a state"):
        enc(value, BOOK)


@pytest.mark.parametrize(
    "option",
    [
        Option("pass"),
        Option("play", 0),
        Option("attack", 3, 12),
        Option("use", 3, ability=0),
        Option("pay", 3, value="a=b>c"),
        Option("choose", target=seat_id(1)),
        Option("use", -2, -1, 4, "x"),
        Option("name", value="Dr. /Who"),
    ],
    ids=lambda o: o.id,
)
def test_an_option_can_be_read_back_from_its_id(option):
    back = option_of(option.id)
    assert back == option and back.id == option.id


def test_seats_are_told_from_cards():
    assert [seat_id(n) for n in (0, 1, 2)] == [-1, -2, -3]
    assert Option("choose", target=seat_id(0)).id == "choose>-1"


def test_options_say_only_what_they_have():
    assert Option("pass").shown() == {"id": "pass", "verb": "pass"}
    assert Option("use", 3, NONE, 0).shown() == {"id": "use/3.0", "verb": "use", "card": 3, "ability": 0}


def test_a_paused_state_comes_back_whole():
    s = State(5)
    s.push(effect, s.new_scope(Scope(1, 7, 2)), a=(1, "b"), then=FOOL)
    s.push(FOOL, 1).pc = 2
    ev = s.new_event("roll", 3, seat_id(0), 1, 4, why="test")
    ev.stopped = "canceled"
    sc = s.scopes[1]
    sc.event, sc.refs["that"], sc.results["last"], sc.data["paid"] = ev.id, (4, 5), (2, 1, (4,)), (("red", 2),)
    s.ask(Decision(1, "choose", [Option("choose", 4), Option("pass")], about=ev.id, optional=True))
    s.below(6)
    s.seen, s.quiet = 3, True
    text = json.dumps(enc_kernel(s, BOOK))
    t = State(0)
    dec_kernel(t, json.loads(text), BOOK)
    assert json.dumps(enc_kernel(t, BOOK)) == text
    assert [f.op for f in t.stack] == [effect, FOOL] and t.stack[1].pc == 2
    assert t.scopes[1].refs == {"that": (4, 5)} and t.scopes[1].results["last"] == (2, 1, (4,))
    assert t.events[2].stopped == "canceled" and t.events[2].data == {"why": "test"}
    assert t.pending[0].options == s.pending[0].options and t.pending[0].options[0].decision == 1
    assert (t.next_id, t.number, t.seed, t.counter, t.seen, t.quiet) == (3, 1, s.seed, 1, 3, True)


def test_a_clone_of_the_kernels_part_shares_nothing_that_changes():
    s, t = State(5), State(0)
    s.push(effect, s.new_scope(Scope(0, 1)), n=1)
    s.new_event("roll", 0, 0, 0, why="test")
    s.events[2].stopped = "replaced"
    s.listen(("roll", "when", True), (1, 0))
    s.copy_into(t)
    before = json.dumps(enc_kernel(t, BOOK))
    assert before == json.dumps(enc_kernel(s, BOOK))
    s.stack[0].mem["n"], s.stack[0].pc = 2, 9
    s.scopes[1].refs["x"], s.scopes[1].results["y"], s.scopes[1].data["z"] = (1,), (1, 1, ()), 1
    s.events[2].data["why"], s.events[2].amount = "other", 5
    s.listen(("roll", "when", True), (2, 0))
    s.ask(Decision(0, "choose", [Option("pass")]))
    assert json.dumps(enc_kernel(t, BOOK)) == before
    assert t.index == {("roll", "when", True): [(1, 0)]}


def test_the_index_is_in_order_and_leaves_no_empty_places():
    s, key = State(1), ("roll", "when", True)
    for card in (5, 1, 3, 1):
        s.listen(key, (card, 0))
    assert s.index[key] == [(1, 0), (3, 0), (5, 0)]
    for card in (1, 3, 5):
        s.unlisten(key, (card, 0))
    assert s.index == {}
