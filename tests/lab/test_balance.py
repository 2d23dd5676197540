"""The table of win rates: its rows are those of a simulation, a broken-off run goes on, a file gets its section."""

from __future__ import annotations

import json

import pytest

from quickstrike.bots import RandomBot
from quickstrike.bots.champions import BOTS
from quickstrike.champions import HEROES, SCENARIOS
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.cli import main
from quickstrike.cli.champions import balance as command
from quickstrike.games import kit
from quickstrike.kernel.errors import SetupError
from quickstrike.lab import Lineup, Record, line_up, play_one, simulate
from quickstrike.lab.champions import both_ways
from quickstrike.lab.champions.balance import Kept, Row, balance, row_of, settings

KIT = kit("champions")
FEW = [
    line_up(KIT, ChampionsSetting(("spider-man",), "klaw"), "random"),
    line_up(KIT, ChampionsSetting(("she-hulk", "iron-man"), "rhino", "expert"), "random"),
]


@pytest.fixture
def few(monkeypatch):
    """The command with two rows only."""

    def some(bot, *_):
        return [line_up(KIT, s.setting, bot) for s in FEW]

    monkeypatch.setattr(command, "settings", some)


def said(capsys, *argv):
    code = main(["balance", *argv])
    out, err = capsys.readouterr()
    return code, out, err


# ---- the rows ------------------------------------------------------------------------------------------------------
def test_every_hero_and_every_two_meet_every_villain_in_both_modes():
    rows = settings("random")
    n = len(HEROES)
    assert len(rows) == len({s.setting for s in rows}) == (n + n * (n - 1) // 2) * len(SCENARIOS) * 2
    assert {b for s in rows for b in s.bots} == {"random"}


def test_a_row_is_what_a_simulation_gives():
    rows = list(balance(FEW, 7, "s", 1))
    assert [r.heroes for r in rows] == [s.setting.heroes for s in FEW]
    for row, s in zip(rows, FEW, strict=True):
        report = simulate(KIT, s.setting, "random", 7, "s")
        assert (row.games, row.wins, row.rounds) == (7, report.wins(), round(report.shown()["rounds"], 1))
        assert row.interval == report.interval()
        assert row.wins + row.by_scheme + row.by_defeat == 7
        assert row.by_scheme == sum(r.how == "scheme" for r in report.records)


def test_the_number_of_processes_makes_no_difference():
    assert list(balance(FEW, 6, 3, 1)) == sorted(balance(FEW, 6, 3, 2), key=lambda r: len(r.heroes))


def test_how_a_loss_came_about():
    how = {}
    for i in range(30):
        game = FEW[0].setting.new(f"x/{i}")
        bot = RandomBot(f"x/{i}/0")
        while (d := game.decision) is not None:
            game.answer(bot.choose(game, d))
        said = next(e[1] for e in game.log if e[0] in ("lost", "won"))
        how.setdefault(said, set()).add(play_one(FEW[0], f"x/{i}").how)
    assert how == {"main scheme completed": {"scheme"}, "all eliminated": {"defeat"}}


def test_a_row_is_counted_right():
    of = [
        Record("1/0", "won", 8),
        Record("1/1", "lost", 5, how="scheme"),
        Record("1/2", "lost", 4, how="defeat"),
        Record("1/3", "lost", 3, how="defeat"),
        Record("1/4", "crash", 1, error="broken"),
    ]
    row = row_of(FEW[1], 1, of)
    assert (row.games, row.wins, row.by_scheme, row.by_defeat, row.rounds) == (5, 1, 1, 2, 5.0)
    assert row.crashes == ("1/4: broken",)


def test_no_games_are_no_table():
    with pytest.raises(SetupError, match="at least one game, not 0"):
        list(balance(FEW, 0, 1, 1))


# ---- taking it up again --------------------------------------------------------------------------------------------
def test_rows_that_are_kept_are_not_played_again(tmp_path, monkeypatch):
    path = str(tmp_path / "rows")
    kept = Kept(path)
    rows = list(balance(FEW, 2, 1, 1, kept.rows, lambda row, done, of: kept.add(row)))
    assert Kept(path).rows == rows
    monkeypatch.setitem(BOTS, "random", None)  # whoever plays fails
    monkeypatch.setattr(Lineup, "check", lambda self: None)
    assert list(balance(FEW, 2, 1, 1, Kept(path).rows)) == rows
    for games, seed in ((3, 1), (2, 2)):
        others = list(balance(FEW, games, seed, 1, Kept(path).rows))
        assert all(len(r.crashes) == games for r in others), "these are other rows"


def test_a_row_that_was_broken_off_is_played_again(tmp_path):
    path = tmp_path / "rows"
    kept = Kept(str(path))
    row = Row(("spider-man",), "klaw", "standard", "random", 1, 2, 1, 1, 0, 3.5)
    kept.add(row)
    with path.open("a") as f:
        f.write('{"heroes": ["sp')
    assert Kept(str(path)).rows == [row]
    Kept(str(path)).add(row)
    assert Kept(str(path)).rows == [row, row]


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"heroes": []}', "3"])
def test_a_file_of_something_else_is_refused(tmp_path, line):
    path = tmp_path / "rows"
    path.write_text(f"{line}\n")
    with pytest.raises(SetupError, match="line 1: this is not a row of a table of win rates"):
        Kept(str(path))


# ---- the command ---------------------------------------------------------------------------------------------------
def test_the_table_in_both_languages(few, capsys):
    argv = ["--games", "2", "--seed", "a b", "--bot", "random", "--jobs", "1"]
    code, out, err = said(capsys, *argv, "--lang", "en")
    assert code == 0
    assert out.startswith("Made by `quickstrike balance --games 2 --seed 'a b' --bot random`: 2 rows of 2 games each.")
    assert "### Alone\n" in out and "### In twos\n" in out
    rows = [line.split(" | ") for line in out.splitlines() if line.startswith("| ")]
    assert {len(r) for r in rows} == {8}
    assert rows[2][:3] == ["| Spider-Man", "Klaw", "standard"] and rows[5][0] == "| She-Hulk + Iron Man"
    assert "1/2 Spider-Man, Klaw, standard: 0 of 2\n" in err
    code, out, err = said(capsys, *argv, "--lang", "fr")
    assert (code, out.count("| Miss Hulk + Iron Man | Rhino | expert |")) == (0, 1)
    assert "Iron Man : Agressivité" in out and "0 sur 2" in err


def test_the_section_of_a_file(few, tmp_path, capsys):
    path = tmp_path / "balance.md"
    path.write_text(f"# Win rates\n\n{command.BEGIN}\nold\n{command.END}\n\nMore.\n")
    argv = ["--games", "1", "--bot", "random", "--jobs", "1", "--lang", "en"]
    code, out, _ = said(capsys, *argv, "--write", str(path))
    assert (code, out) == (0, "")
    table = said(capsys, *argv)[1]
    assert path.read_text() == f"# Win rates\n\n{command.BEGIN}\n{table}{command.END}\n\nMore.\n"
    assert said(capsys, *argv, "--write", str(path))[0] == 0
    assert path.read_text() == f"# Win rates\n\n{command.BEGIN}\n{table}{command.END}\n\nMore.\n"


def test_a_long_run_is_taken_up_again(few, tmp_path, capsys):
    argv = ["--games", "1", "--bot", "random", "--jobs", "1", "--lang", "en", "--resume", str(tmp_path / "rows")]
    _, out, err = said(capsys, *argv)
    assert err.count("\n") == 2 and len(json.loads((tmp_path / "rows").read_text().splitlines()[0])["heroes"]) == 1
    assert said(capsys, *argv) == (0, out, "")


def test_a_crash_is_told_and_is_an_exit_code(few, capsys, monkeypatch):
    class Broken(RandomBot):
        def choose(self, game, decision):
            raise RuntimeError("broken")

    monkeypatch.setitem(BOTS, "broken", Broken)
    code, out, _ = said(capsys, "--games", "1", "--bot", "broken", "--jobs", "1", "--lang", "en")
    assert code == 1 and out.count("* crash at seed 1/0: RuntimeError: broken") == 2


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--games", "0"], "0 games are too few"),
        (["--games", "many"], "'many' is not a whole number of games"),
        (["--seed", " "], "a seed is a number or a word"),
        (["--bot", "rand"], "unknown bot 'rand'; did you mean 'random'?"),
        (["--jobs", "0"], "0 processes are too few"),
        (["--writ", "x"], "there is no option '--writ', did you mean '--write'?"),
        (["--lang", "de"], "unknown value of --lang 'de'"),
        (["--write", "/no/such/file"], "/no/such/file"),
        (["--resume", "/no/such/file"], "/no/such/file"),
        (["klaw"], "'klaw' is one argument too many"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(few, argv, sentence, capsys):
    code, out, err = said(capsys, *argv)
    assert (code, out) == (2, "")
    assert sentence in err and err.startswith("quickstrike balance: ") and err.count("\n") == 1


@pytest.mark.parametrize("text", ["", command.BEGIN, command.END + command.BEGIN])
def test_a_file_without_a_section_is_refused_before_anything_is_played(text, tmp_path, capsys, monkeypatch):
    path = tmp_path / "file.md"
    path.write_text(text)
    monkeypatch.setattr(command, "balance", None)
    code, _, err = said(capsys, "--write", str(path), "--lang", "en")
    assert code == 2 and "has no section for the table: it goes between the lines <!-- balance: begin -->" in err


def test_a_scenario_is_played_until_it_is_won_and_lost(monkeypatch, capsys):
    results = iter(["lost", "lost", "won", *["lost"] * 12])
    met = []

    def played(line, seed):
        met.append((line.setting.seats, line.setting.stage, seed))
        return Record(seed, next(results), 1, 1)

    monkeypatch.setattr(both_ways, "play_one", played)
    monkeypatch.setattr(command, "SCENARIOS", ["rhino", "wrecking_crew"])
    code, out, _ = said(capsys, "--scenarios", "--games", "2", "--seed", "7", "--lang", "en")
    assert code == 0 and [stage for _, stage, _ in met] == [0, 0, 0] + [0] * 4
    assert [len(seats) for seats, _, _ in met] == [1, 1, 2, 1, 1, 2, 2]
    rows = [line for line in out.splitlines() if line.startswith("| ")][2:]
    assert rows[0] == "| Rhino | Spider-Man + Captain Marvel, game 3 | Spider-Man, game 1 | 3 |"
    assert rows[1] == "| Wrecking Crew | never | Spider-Man, game 1 | 4 |"


def test_an_easier_setting_is_a_skirmish(monkeypatch):
    monkeypatch.setattr(both_ways, "play_one", lambda line, seed: Record(seed, "won" if line.setting.stage else "lost"))
    found = both_ways.both_ways("rhino", 1, 7, "random")
    assert found.games == 3 and found.won.setting.stage == 1 and found.lost.number == 1 and not found.crashes


def test_some_heroes_against_some_scenarios(capsys):
    some = [
        "--heroes",
        "gamora:aggression",
        "--against",
        "rhino",
        "--modes",
        "expert",
        "--players",
        "1",
        "--bot",
        "random",
    ]
    code, out, _ = said(capsys, "--games", "1", *some, "--lang", "en")
    rows = [line for line in out.splitlines() if line.startswith("| ")][2:]
    assert code == 0 and [r.split(" | ")[:3] for r in rows] == [["| Gamora (Aggression)", "Rhino", "expert"]]
    assert "--heroes gamora:aggression --against rhino --modes expert --players 1`" in " ".join(out.split())


@pytest.mark.parametrize(
    "wrong", [("--heroes", "gamorra"), ("--against", "rino"), ("--modes", "hard"), ("--players", "9")]
)
def test_a_name_that_is_none_is_refused(capsys, wrong):
    try:
        code, _, err = said(capsys, "--games", "1", "--bot", "random", *wrong)
    except SystemExit as e:  # what the parser refuses itself
        code, err = e.code, capsys.readouterr().err
    assert code == 2 and "quickstrike balance: " in err


def test_every_starter_deck_has_its_turn():
    assert both_ways.with_decks(["spider-man", "gamora:aggression"])[:2] == ["spider-man", "gamora:aggression"]
    assert len(both_ways.with_decks(list(HEROES))) == sum(len(h.decks) for h in HEROES.values())
