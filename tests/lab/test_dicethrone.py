"""Duels in pairs: counted from one side, the seats swapped, the same with any number of processes."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from quickstrike.dicethrone import HEROES
from quickstrike.kernel.errors import SetupError
from quickstrike.lab import Record
from quickstrike.lab.dicethrone.duels import Side, Tally, duel, main, matrix, mirrored, seen_by

SAME = (
    "games",
    "won",
    "draws",
    "lost",
    "crashes",
    "win_rate",
    "interval_95",
    "score",
    "start_player_wins",
    "turns",
    "decisions",
)


def record(result, start=0, turns=10, decisions=100):
    return Record("x", result, turns, decisions, began=start)


@pytest.mark.parametrize(
    ("seat", "result", "seen"),
    [
        (0, "seat 0", "won"),
        (1, "seat 0", "lost"),
        (1, "seat 1", "won"),
        (0, "draw", "draw"),
        (1, "crash", "crash"),
    ],
)
def test_a_result_is_seen_from_a_seat(seat, result, seen):
    assert seen_by(seat, record(result))[0] == seen


def test_what_a_tally_tells():
    won = Tally((("won", record("seat 0")), ("lost", record("seat 1", start=1, turns=20))), 1.0)
    rest = Tally((("draw", record("draw", decisions=200)), ("won", record("seat 1"))), 0.5)
    shown = (won + rest).shown()
    assert {k: shown[k] for k in ("games", "won", "draws", "lost", "crashes")} == {
        "games": 4,
        "won": 2,
        "draws": 1,
        "lost": 1,
        "crashes": 0,
    }
    assert (shown["win_rate"], shown["score"], shown["start_player_wins"]) == (0.5, 0.625, 0.5)
    assert (shown["turns"], shown["decisions"], shown["decisions_per_s"]) == (12.5, 125.0, round(500 / 1.5, 1))
    assert shown["interval_95"] == [0.15, 0.85]


def test_a_bot_against_itself_wins_as_often_as_it_loses():
    """The seats are swapped and the seeds are the same: it is the same game twice, seen from both sides."""
    t = duel(Side("thor"), Side("thor"), 8, seed=2)
    assert (t.count("won"), t.count("crash")) == (t.count("lost"), 0)
    assert t.shown()["start_player_wins"] in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert [r.clock for _, r in t.games[:4]] == [r.clock for _, r in t.games[4:]]


def test_heroes_keep_their_bots_when_the_seats_are_swapped():
    strong, weak = Side("spider-man", "odds"), Side("thor", "random")
    there, back = duel(strong, weak, 12, seed=1), duel(weak, strong, 12, seed=1)
    assert there.count("won") >= 11
    assert [there.count(x) for x in ("won", "lost", "draw")] == [back.count(x) for x in ("lost", "won", "draw")]


@pytest.mark.parametrize("n", [0, 1, 7])
def test_games_are_played_in_pairs(n):
    with pytest.raises(SetupError, match="an even number"):
        duel(Side("thor"), Side("thor"), n)


def test_the_number_of_processes_makes_no_difference():
    one, two = (duel(Side("thor", "random"), Side("spider-man", "odds"), 20, "j", jobs).shown() for jobs in (1, 2))
    assert [one[k] for k in SAME] == [two[k] for k in SAME]


def test_a_mirrored_match_shares_its_games_out():
    found = mirrored("odds", "random", 8)
    assert {h: len(t.games) for h, t in found.items()} == dict.fromkeys(sorted(HEROES), 2)
    assert sum(t.count("won") for t in found.values()) == 8


def test_the_matrix_has_every_two_heroes():
    found = matrix("random", 2)
    assert list(found) == list(combinations(sorted(HEROES), 2))
    assert all(len(t.games) == 2 for t in found.values())


@pytest.mark.parametrize(
    ("words", "rows"),
    [
        (
            ["mirrored", "--games", "8", "--bot", "random", "--other", "random"],
            [*sorted(HEROES), "all"],
        ),
        (
            ["matrix", "--games", "2", "--bot", "random"],
            [f"{a} against {b}" for a, b in combinations(sorted(HEROES), 2)],
        ),
    ],
)
def test_what_is_printed(words, rows, capsys):
    main(words)
    lines = [line.partition(" {") for line in capsys.readouterr().out.splitlines()]
    assert [name for name, _, _ in lines] == rows
    assert all(json.loads("{" + rest)["crashes"] == 0 for _, _, rest in lines)
