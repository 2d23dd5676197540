"""A tiny game that is registered as a kit has command line, terminal, positions, simulation, soak, rule book, ledger,
replay, benchmark and contract, and needs few lines for them beside its rules."""

from __future__ import annotations

import inspect
import io
import json
from pathlib import Path

import pytest
from tests import omens
from tests.kernel import test_positions, tiny

from quickstrike import games, soak
from quickstrike.cli import main
from quickstrike.kernel.contract import check_game
from quickstrike.kernel.errors import SetupError
from quickstrike.kernel.language import LANGUAGES
from quickstrike.lab import simulate

EXAMPLE = Path(__file__).parent / "omens_files" / "rulebook" / "examples" / "a-roll.toml"


@pytest.fixture
def said(tmp_path, monkeypatch, capsys):
    """`said("sim --games 3", "1")`: a command of the game, then what is typed: (exit code, output, errors)."""
    monkeypatch.setitem(games.GAMES, "omens", omens.KIT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")

    def run(command: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{x}\n" for x in typed)))
        return (main(["omens", *command.split()]), *capsys.readouterr())

    return run


def test_it_needs_few_lines():
    files = [Path(omens.__file__), *EXAMPLE.parents[1].glob("*/*.toml")]
    code = sum(len(f.read_text("utf-8").splitlines()) for f in files)
    positions = (test_positions.OmensPlaying, test_positions.OmensPositions, test_positions.Omens)
    assert code + sum(len(inspect.getsource(x).splitlines()) for x in positions) <= 150


def test_it_is_listed_and_helped(said, capsys):
    assert said("--help")[0] == 0
    code, out, _ = said("play --help")
    assert code == 0 and "Play Omens" in out and "--players" in out and "--seats" in out


def test_a_game_at_the_terminal(said):
    code, out, err = said("play --players 2 --seed 4", "1", "why", "log", "board", "undo", *["1"] * 12, "quit")
    assert (code, err) == (0, "") and "Player 1, player 2, seed 4" in out and "Taken back: 1" in out
    assert " pick " in out and "points: [0, 0]" in out
    code, out, _ = said("play --load", *["1"] * 40)
    assert code == 0 and "The game continues" in out and ("You have" in out or "draw" in out)


def test_a_whole_game_of_bots_and_its_replay(said):
    code, out, _ = said("play --seats none --players 3 --seed 7")
    assert code == 0 and ("wins." in out or "draw" in out)
    code, out, _ = said("replay --json")
    assert code == 0 and json.loads(out)["same_as_save"] and json.loads(out)["rounds"] >= 4
    code, out, _ = said("replay")
    assert code == 0 and "  > player 1: pick" in out
    assert "save" in said("report")[1]


def test_simulation(said):
    code, out, _ = said("sim --games 20 --players 2 --jobs 1")
    assert code == 0 and "won by player 1" in out and "draws" in out
    report = simulate(omens.KIT, omens.OmensSetting(4), games=10)
    assert [s["seats"] for s in report.shown()["sides"]] == [[0], [1], [2], [3]]


def test_positions_rules_and_ledger(said):
    assert said(f"position {EXAMPLE}")[:2][0] == 0
    code, out, _ = said("rules roll --run")
    assert code == 0 and "The table is as it should be." in out
    assert "1 rules: 1 tested" in said("ledger --counts")[1]


def test_speed(said, monkeypatch):
    monkeypatch.setattr("quickstrike.lab.bench.SECONDS", 0.02)
    monkeypatch.setattr("quickstrike.lab.bench.POSITIONS", 3)
    code, out, _ = said("bench --rounds 1 --json")
    assert code == 0 and json.loads(out)["decisions_per_s"] > 0


def test_soak(monkeypatch, capsys):
    monkeypatch.setitem(games.GAMES, "omens", omens.KIT)
    assert soak.main(["--game", "omens", "--games", "6", "--heuristic", "0", "--jobs", "1"]) == 0
    assert "6 games" in capsys.readouterr().out
    (job,) = soak.jobs_for(omens.KIT, "random", 1, "x")
    assert soak.main(["--again", str(job)]) == 0


def test_mistakes_are_told_in_one_sentence(said):
    assert said("play --players many")[0] == 2
    assert said("sim --bot clever --games 1")[2].count("\n") == 1
    assert "did you mean 'play'" in said("ply")[2]
    with pytest.raises(SetupError, match="did you mean 'dicethrone'"):
        games.kit("dicetrone")


@pytest.mark.parametrize("name", games.names())
def test_every_game_keeps_the_contract_at_tables_of_its_own_choice(name):
    kit = games.kit(name)
    for i, setting in enumerate(kit.tables(3, "contract")):
        assert kit.setting().parse(str(setting)) == setting
        check_game(setting.new, i, every=40)


def test_a_kit_that_says_nothing_but_its_game(said, monkeypatch, tmp_path):
    """Its tables are those of the setting's defaults, its positions are saves, and its rule book is empty."""

    class Bare(games.Kit):
        name, command, prefix = "omens", "quickstrike omens", "bare"

        def game(self) -> type[tiny.Omens]:
            return tiny.Omens

        def title(self, lang: str) -> str:
            return "Omens"

        def rule_words(self, lang: str) -> str:
            return "roll"

    monkeypatch.setitem(games.GAMES, "omens", Bare())
    assert soak.main(["--game", "omens", "--games", "2", "--heuristic", "0", "--jobs", "1"]) == 0
    assert said("play --seats none --seed 3")[0] == 0
    code, out, _ = said("report")
    assert code == 0 and out.startswith("save = ")
    (tmp_path / "saved.toml").write_text(out, encoding="utf-8")
    assert said(f"position {tmp_path / 'saved.toml'}")[0] == 0
    (tmp_path / "bare.toml").write_text('title = "nothing"', encoding="utf-8")
    code, _, err = said(f"position {tmp_path / 'bare.toml'}")
    assert code == 2 and err.count("\n") == 1 and 'are a "save"' in err
    assert said("ledger")[0] == 0 and said("rules roll")[0] == 2


@pytest.mark.parametrize("name", games.names())
def test_what_somebody_may_want_can_be_told_in_every_language(name):
    """`why` names all of it, possible or not, with whatever is left open."""
    kit = games.kit(name)
    speech, (setting,) = kit.speech(), kit.tables(1, "wants")
    game, bot, told = setting.new(3), kit.bot_of("random", 3), 0
    for n in range(150):
        if (d := game.decision) is None:
            break
        if n % 10 == 0:
            wants = list(game.intents(d.seat))
            told += len([speech.option(game, d, o, lang) for o in wants for lang in LANGUAGES])
            assert all(x["ok"] or x["text"] for x in game.why(d.seat)), name
        game.answer(bot.choose(game, d))
    assert told
