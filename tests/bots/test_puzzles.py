"""Puzzles: what the solver calls the only way is one, and it is the only one."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import quickstrike
from quickstrike import champions
from quickstrike.bots.coach.puzzles import Solver, TooMuch, puzzle_of
from quickstrike.testkit import ally, build, close_all, foe, minion, scheme

SHIPPED = sorted((Path(quickstrike.__file__).parent / "champions" / "puzzles").glob("*.toml"))


@pytest.fixture(autouse=True)
def _clear_away():
    close_all()
    yield
    close_all()


def table(hp, *friends, **more):
    """A villain on his last stage, with so many hit points left."""
    return build(
        hero="spider-man",
        villain=foe(hp=hp, atk=1, sch=1, name="Villain"),
        main=scheme(target=9, name="Plan"),
        threat=2,
        play=list(friends),
        changed_form=True,
        **more,
    )


def friend(atk, name):
    return ally(atk=atk, thw=1, hp=3, name=name)


def test_the_only_way_takes_everybody():
    t = table(6, friend(3, "Friend"), friend(1, "Fellow"))
    ways = Solver(t.game, 0).ways()
    assert len(ways) == 1 and len(ways[0]) == 3
    puzzle = puzzle_of(t.game, 0)
    assert puzzle is not None
    for id in puzzle.answers:
        t.game.answer(id)
    assert t.game.result == "won"


def test_where_somebody_may_rest_there_are_several_ways():
    t = table(5, friend(3, "Friend"), friend(3, "Fellow"))
    assert len(Solver(t.game, 0).ways()) == 3  # any two of the three
    assert puzzle_of(t.game, 0, least_deeds=1) is None


def test_what_is_out_of_reach_is_no_puzzle():
    t = table(7, friend(3, "Friend"), friend(1, "Fellow"))
    assert Solver(t.game, 0).ways() == []


def test_a_guard_has_to_go_first():
    from quickstrike.champions.vocab import GUARD

    t = table(3, friend(3, "Friend"), engaged=[minion(GUARD, hp=2, atk=1, name="Guard")])
    ways = Solver(t.game, 0).ways()
    assert [sorted(d[0] for d in way) for way in ways] == [["attack", "attack"]]


def test_the_kick_is_paid_with_what_is_not_needed():
    """Eight damage of the kick and two of the hero: the way does not say how it is paid."""
    t = table(10, hand=["Swinging Web Kick", "Genius", "Energy", "Strength"])
    ways = Solver(t.game, 0).ways()
    assert [sorted(d[0] for d in way) for way in ways] == [["attack", "play"]]


def test_luck_does_not_count():
    """The mansion might draw the kick; nobody knows."""
    t = table(10, "Avengers Mansion", hand=["Genius", "Energy"], deck=["Swinging Web Kick"] * 3)
    assert Solver(t.game, 0).ways() == []


def test_a_turn_with_too_many_tables_is_given_up():
    t = table(6, friend(3, "Friend"), friend(1, "Fellow"))
    with pytest.raises(TooMuch):
        Solver(t.game, 0, most=3).ways()
    assert puzzle_of(t.game, 0, most=3) is None


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_a_shipped_puzzle_is_solved_by_its_answers_and_by_nothing_else(path):
    game = champions.position(path)
    assert puzzle_of(game, 0) is not None
    for id in tomllib.loads(path.read_text("utf-8"))["report"]["answers"]:
        game.answer(id)
    assert game.result == "won"


def test_they_are_listed_and_each_can_be_asked_for_by_name_or_number(capsys):
    from quickstrike.cli import main

    assert main(["puzzles", "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    names = [line.split()[1] for line in said if line.endswith("steps")]
    assert sorted(names) == [p.stem for p in SHIPPED] and len(names) > 1
    for asked in (names[0], "1"):
        assert main(["puzzles", asked, "--solution", "--lang", "fr"]) == 0
        told = capsys.readouterr().out.splitlines()
        path = next(p for p in SHIPPED if p.stem == names[0])
        wanted = tomllib.loads(path.read_text("utf-8"))["report"]["solution"]["fr"]
        assert [x.partition(". ")[2] for x in told] == wanted


def test_one_is_played_at_the_terminal(tmp_path, monkeypatch, capsys):
    import io

    from quickstrike.cli import main

    path = SHIPPED[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("hint 4\nquit\n"))
    assert main(["puzzles", path.stem, "--lang", "en", "--no-color", "--save", str(tmp_path / "p.json")]) == 0
    said = capsys.readouterr().out
    assert "can win this turn, in one way only" in said and " 1. " in said and "solution" in said


def test_a_puzzle_that_is_not_there_is_one_sentence(capsys):
    from quickstrike.cli import main

    for name in ("spider-man-rhino", "0", "999", "²"):
        assert main(["puzzles", name, "--lang", "en"]) == 2
        err = capsys.readouterr().err
        assert "there is no puzzle" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["--games", "2"], "--games is for making"),
        (["3", "--tables", "9"], "--tables is for making"),
        (["--scenario", "klaw"], "--scenario is for making"),
        (["--solution"], "say which puzzle"),
        (["3", "--out", "there"], "--out makes new puzzles"),
    ],
)
def test_no_flag_is_passed_over(argv, says, capsys, tmp_path, monkeypatch):
    from quickstrike.cli import main

    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *argv, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert says in said.err and said.err.count("\n") == 1 and not said.out
    assert not list(tmp_path.iterdir())


def test_the_command_writes_what_it_finds(tmp_path, capsys):
    from quickstrike.cli import main

    assert (
        main(["puzzles", "--games", "1", "--tables", "50", "--seed", "pz", "--out", str(tmp_path), "--lang", "en"]) == 0
    )
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == f"Puzzles found: {len(said) - 1} (games played: 1)"
    assert sorted(str(p) for p in tmp_path.iterdir()) == sorted(said[:-1])
