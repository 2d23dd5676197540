"""Saves: whole, in the middle of anything; a bad one is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.tiny import BOOK, CARDS, Omens, Swap, make, play, turn

import quickstrike
from quickstrike.kernel.contract import fingerprint
from quickstrike.kernel.errors import SaveError
from quickstrike.kernel.ops import PROCS


def in_the_middle() -> Omens:
    """A game that was stopped inside the fool's effect."""
    for seed in range(100):
        g = make(4, seed)
        while g.decision:
            f = g.state.stack[-1]
            if isinstance(f.op, Swap) and f.op is CARDS["fool"].now.steps[1]:
                return g
            play(g, 1)
    raise AssertionError


def changed(text: str, *path: Any, to: Any) -> str:
    """The save with one place in it changed."""
    v = json.loads(text)
    at = v
    for k in path[:-1]:
        at = at[k]
    at[path[-1]] = to
    return json.dumps(v)


def refusal(text: str) -> str:
    with pytest.raises(SaveError) as e:
        Omens.load(text)
    message = str(e.value)
    assert message.startswith("this ") and "\n" not in message and ". " not in message and len(message) < 200
    return message


def test_a_game_is_saved_and_loaded_in_the_middle_of_an_effect():
    g = in_the_middle()
    loaded = Omens.load(g.save())
    assert loaded.save() == g.save() and loaded.state.index == g.state.index
    assert fingerprint(play(loaded)) == fingerprint(play(g))


def test_a_finished_game_can_be_loaded():
    g = play(make())
    loaded = Omens.load(g.save())
    assert loaded.result == g.result and loaded.decision is None and loaded.log == g.log


def test_a_save_says_what_wrote_it():
    v = json.loads(make().save())
    assert (v["quickstrike"], v["game"], v["version"]) == (1, "omens", quickstrike.__version__)


@pytest.mark.parametrize("text", ["", "hello", "{", '{"quickstrike": 1', "[" * 100_000], ids=lambda t: repr(t[:20]))
def test_broken_json(text):
    assert "not a save of quickstrike, or it was cut off" in refusal(text)


@pytest.mark.parametrize("text", ["[]", "3", "null", '"quickstrike"', "{}", '{"game": "omens"}'])
def test_json_that_is_no_save(text):
    assert "the field 'quickstrike' is missing" in refusal(text)


def test_truncated_saves():
    text = in_the_middle().save()
    for n in range(0, len(text) - 1, len(text) // 40):
        assert "cut off" in refusal(text[:n])


def test_the_save_of_another_game():
    assert refusal(changed(make().save(), "game", to="whist")) == "this is a save of the game 'whist', not of 'omens'"


def test_the_save_of_another_format():
    text = changed(make().save(), "quickstrike", to=99)
    assert refusal(text) == "this save has format 99, this version reads format 1"


@pytest.mark.parametrize("field", ["setup", "state", "table", "answers", "log", "undone"])
def test_a_missing_field(field):
    v = json.loads(make().save())
    del v[field]
    assert refusal(json.dumps(v)) == f"this save is damaged: it has no {field!r}"


@pytest.mark.parametrize("field", ["stack", "scopes", "events", "pending", "plain"])
def test_a_missing_part_of_the_state(field):
    v = json.loads(make().save())
    del v["state"][field]
    assert refusal(json.dumps(v)) == f"this save is damaged: its state can't be read ({field!r})"


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (("state", "stack", 0), ["omens.match"]),
        (("state", "stack", 0, 0), 7),
        (("state", "stack", -1, 1), 99_999),
        (("state", "stack", -1, 2), "one"),
        (("state", "plain"), []),
        (("state", "plain", 1), "many"),
        (("state", "pending", 0, 2, 0), "swap"),
        (("state", "pending", 0, 0), None),
        (("state", "scopes"), {"x": []}),
        (("state", "events"), {"5": {}}),
        (("table", "zones"), {}),
        (("table", "points"), 3),
        (("answers", 0), [0]),
        (("answers", 0, 1), 5),
        (("undone",), 3),
        (("log",), 7),
    ],
    ids=str,
)
def test_a_damaged_save(path, to):
    assert refusal(changed(in_the_middle().save(), *path, to=to)).startswith("this save is damaged: ")


def test_whatever_is_changed_in_a_save_it_is_refused_or_loaded_and_never_crashes():
    text = in_the_middle().save()

    def paths(v: Any, at: tuple[Any, ...] = ()):
        yield at
        for k, x in v.items() if isinstance(v, dict) else enumerate(v) if isinstance(v, list) else ():
            yield from paths(x, (*at, k))

    tried = refused = 0
    for path in paths(json.loads(text)["state"]):
        for junk in (None, "x", [], {}):
            tried += 1
            try:
                Omens.load(changed(text, "state", *path, to=junk))
            except SaveError:
                refused += 1
    assert tried > 300 and refused > tried / 2


# ---- saves made by other definitions
def other_definition(m: pytest.MonkeyPatch) -> None:
    m.setitem(BOOK.hashes, "fool", "0123456789")


def no_definition(m: pytest.MonkeyPatch) -> None:
    m.delitem(BOOK.hashes, "fool")


def other_procedure(m: pytest.MonkeyPatch) -> None:
    m.setattr(turn, "_digest", "0123456789")


def no_procedure(m: pytest.MonkeyPatch) -> None:
    m.delitem(PROCS, "omens.turn")


CHANGES = {
    other_definition: "this save was made in the middle of another definition of fool",
    no_definition: "this save needs 'fool', which this version does not have",
    other_procedure: "this save was made before 'turn' changed",
    no_procedure: "this save needs 'omens.turn', which this version does not have",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: c.__name__)
def test_a_save_made_by_other_definitions_is_played_again(monkeypatch, change):
    g = in_the_middle()
    text = g.save()
    change(monkeypatch)
    loaded = Omens.load(text)
    assert loaded.migrated and not g.migrated
    assert [(seat, o.id) for seat, o in loaded.answers] == [(seat, o.id) for seat, o in g.answers]
    assert loaded.state.zones == g.state.zones and loaded.log == g.log


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: c.__name__)
def test_if_its_answers_do_not_fit_it_is_refused_in_one_sentence(monkeypatch, change):
    text = changed(in_the_middle().save(), "answers", 2, 1, to="pick/999")
    change(monkeypatch)
    assert refusal(text) == f"{CHANGES[change]}, and its answers are no longer legal"


def test_a_save_that_has_nothing_to_do_with_the_change_is_just_loaded(monkeypatch):
    text = make().save()
    other_definition(monkeypatch)
    loaded = Omens.load(text)
    assert not loaded.migrated and loaded.save() == text
