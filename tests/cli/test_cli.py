"""The command line: what it prints, its exit codes, and one clear sentence where something is wrong."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quickstrike import BUILD, __version__
from quickstrike.cli import HOUSE, commands, main
from quickstrike.games import kit, names

COMMANDS = (*commands(kit("champions")), *HOUSE, *names())

RUN = [sys.executable, "-m", "quickstrike"]


def said(capsys, *argv):
    """(exit code, output, errors) of a command."""
    code = main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def test_the_version(capsys):
    assert said(capsys, "--version")[:2] == (0, f"quickstrike {__version__} ({BUILD})\n")


def test_help_names_every_command(capsys):
    code, out, _ = said(capsys, "--help")
    assert code == 0 and all(f"\n    {c}" in out for c in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(capsys, command):
    code, out, _ = said(capsys, command, "--help")
    assert code == 0
    assert out.startswith(f"usage: quickstrike {command}") and "--help" in out


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_at_the_terminal_or_in_the_browser(capsys, game):
    """Whichever of the two it opens by itself, the other can be asked for and so can that one."""
    assert "there is no file missing.json" in said(capsys, game, "play", "--terminal", "--load", "missing.json")[2]
    assert "--load is for the text game" in said(capsys, game, "play", "--browser", "--load", "missing.json")[2]


def test_help_names_what_can_be_chosen(capsys):
    _, out, _ = said(capsys, "play", "--help")
    for name in ("bomb_scare", "under_attack", "ultron", "black-panther", "expert", "heuristic"):
        assert name in out.replace("\n", " ")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "COMMAND"),
        (["sm"], "unknown command 'sm', did you mean 'sim'?"),
        (["sim", "--gmes", "3"], "there is no option '--gmes', did you mean '--games'?"),
        (["sim", "--games", "0"], "0 games are too few, at least 1 is needed"),
        (["sim", "--games", "many"], "'many' is not a whole number of games"),
        (["sim", "--games", "-4"], "-4 games are too few"),
        (["sim", "--games"], "expected one argument"),
        (["sim", "--jobs", "0"], "0 processes are too few"),
        (["sim", "--heroes", "spiderman"], "unknown hero 'spiderman'; did you mean 'spider-man'?"),
        (["sim", "--heroes", "spider-man:agression"], "spider-man has no starter deck with aspect 'agression'"),
        (["sim", "--heroes", "spider-man", "spider-man"], "can't play the same identity"),
        (["sim", "--heroes", *["spider-man"] * 5], "one to four players, not 5"),
        (["sim", "--scenario", "rino"], "unknown scenario 'rino'; did you mean 'rhino'?"),
        (["sim", "--mode", "exprt"], "unknown mode 'exprt'; did you mean 'expert'?"),
        (["sim", "--bot", "rand"], "unknown bot 'rand'; did you mean 'random'?"),
        (["sim", "--lang", "de"], "unknown value of --lang 'de', known: en, fr"),
        (["sim", "rhino"], "'rhino' is one argument too many"),
        (["cards", "--pack", "cor"], "no card of a pack 'cor' is scripted; did you mean 'core'?"),
        (["replay", "/no/such/file"], "/no/such/file"),
        (["bench", "--rounds", "0"], "0 rounds are too few"),
        (["play", "--seed", "7"], "--seed is for the text game: add --terminal"),
        (["play", "--deck", "x.txt"], "--deck is for the text game: add --terminal"),
        (["play", "--terminal", "--port", "8000"], "--port is for the table in the browser: leave --terminal out"),
        (["play", "--terminal", "--host", "0.0.0.0"], "--host is for the table in the browser: leave --terminal out"),
        (["play", "--terminal", "--bot", "1=nobody"], "unknown bot 'nobody'"),
        (["play", "--bogus"], "quickstrike play: there is no option '--bogus' (see quickstrike play --help)"),
        (["deck", "check", "x", "--bogus"], " (see quickstrike deck check --help)"),
        (["sim", "--expert"], "there is no option '--expert', did you mean '--mode expert'?"),
        (["sim", "--json=yes"], "--json takes no value, so not 'yes'"),
        (["sim", "--scenario", "galactus"], "unknown scenario 'galactus'; known: "),
        (["sim", "--modular", "zzz"], "unknown encounter set 'zzz'; known: a_mess_of_things, "),
        (["deck", "check", "zzz"], "no starter deck of that name; known: "),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(capsys, argv, sentence):
    code, out, err = said(capsys, *argv)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("quickstrike") and err.count("\n") == 1 and "Traceback" not in err


def test_sim_as_json(capsys):
    argv = ["--heroes", "spider-man:justice", "--games", "3", "--seed", "7", "--bot", "random", "--jobs", "1"]
    code, out, err = said(capsys, "sim", *argv, "--json")
    v = json.loads(out)
    assert (code, err) == (0, "")
    assert (v["games"], v["seed"], v["bot"], v["crashes"]) == (3, 7, "random", [])
    assert {"wins", "win_rate", "interval_95", "rounds", "decisions", "seconds"} <= set(v)


def test_sim_in_words(capsys):
    argv = ["sim", "--heroes", "spider-man,captain-marvel", "--games", "1", "--bot", "random", "--jobs", "1"]
    assert "95 % interval" in said(capsys, *argv, "--lang", "en")[1]
    french = said(capsys, *argv, "--modular", "bomb_scare", "random", "--lang", "fr")[1]
    assert "victoires" in french and "Rhino, Alerte à la Bombe, set au hasard, standard" in french


def test_a_crash_in_a_simulation_is_an_exit_code(capsys, monkeypatch):
    from quickstrike.bots import RandomBot
    from quickstrike.bots.champions import BOTS

    class Broken(RandomBot):
        def choose(self, game, decision):
            raise RuntimeError("broken")

    monkeypatch.setitem(BOTS, "broken", Broken)
    code, out, _ = said(capsys, "sim", "--games", "2", "--bot", "broken", "--jobs", "1", "--lang", "en")
    assert code == 1
    assert "crash at seed 1/0: RuntimeError: broken" in out


def test_the_language_is_that_of_the_system(monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "victoires" in said(capsys, "sim", "--games", "1", "--bot", "random", "--jobs", "1")[1]


def test_cards_as_json_and_in_words(capsys):
    code, out, _ = said(capsys, "cards", "--pack", "core", "--json")
    rows = {r["code"]: r for r in json.loads(out)}
    assert code == 0 and rows["01005"]["facts"]["cost"] == 3
    assert set(rows["01005"]["text"]) == {"en", "fr"}
    english, french = (said(capsys, "cards", "--lang", x)[1] for x in ("en", "fr"))
    assert "Swinging Web Kick" in english and rows["01005"]["name_fr"] in french


def test_bench_as_json(capsys, monkeypatch):
    from quickstrike.lab.champions import card_bench as bench

    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr("quickstrike.lab.bench.POSITIONS", 2)
    monkeypatch.setattr(bench, "measure", lambda rounds, m=bench.measure: m(rounds, 0.05))
    code, out, _ = said(capsys, "bench", "--rounds", "1", "--json")
    assert code == 0
    assert {
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "events_per_game",
        "clone_us",
        "save_us",
        "load_us",
        "view_us",
        "chess_moves_per_s",
    } <= set(json.loads(out))


def test_a_reader_that_has_had_enough_is_no_error():
    p = subprocess.Popen([*RUN, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert p.stdout and p.stderr
    p.stdout.read(10)
    p.stdout.close()
    assert p.wait(60) == 141
    assert p.stderr.read() == b""
    p.stderr.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_cleanly(jobs):
    p = subprocess.Popen(
        [*RUN, "sim", "--games", "100000", "--bot", "random", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # "make test &" ignores it
    while p.poll() is None and work_done(p.pid) < 3:  # by its own clock: the machine may be busy
        time.sleep(0.1)
    os.killpg(p.pid, signal.SIGINT)
    out, err = p.communicate(timeout=60)
    assert (p.returncode, out, err) == (130, "", "quickstrike sim: stopped\n")


def work_done(group: int) -> float:
    """Seconds on the processor of all processes of this group."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def test_a_file_that_is_no_text_is_refused(tmp_path, capsys):
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe")
    code, _, err = said(capsys, "replay", str(path))
    assert code == 2 and err.count("\n") == 1
