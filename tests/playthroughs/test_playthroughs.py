"""Recorded games go as they were recorded. If one does not, a rule, a card or chance has changed: see record.py."""

from __future__ import annotations

import pytest
from tests.playthroughs.record import FOLDER, GAMES, Different, check, load


def test_every_hero_and_mode_has_its_game():
    assert {p.stem for p in FOLDER.glob("*.json")} == set(GAMES)
    assert all(p.stat().st_size < 20_000 for p in FOLDER.glob("*.json"))


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_was_recorded(name):
    setup, rows = load(FOLDER / f"{name}.json")
    assert setup == GAMES[name]
    check(setup, rows)


@pytest.mark.parametrize(
    ("at", "change", "says"),
    [
        (2, {"hash": "0"}, "after round 2 the hash"),
        (1, {"table": "?"}, "after round 1 the table"),
        (1, {"answers": "0:dance"}, "seat 0 answered dance"),
        (-1, {"answers": ""}, "answered nothing"),
    ],
)
def test_a_difference_is_noticed_and_named(at, change, says):
    setup, rows = load(FOLDER / f"{next(iter(GAMES))}.json")
    rows[at] = {**rows[at], **change}
    with pytest.raises(Different, match=says):
        check(setup, rows)


def test_a_game_that_ends_early_is_another_game():
    setup, rows = load(FOLDER / f"{next(iter(GAMES))}.json")
    with pytest.raises(Different, match="rounds, not"):
        check(setup, [*rows, rows[-1]])
