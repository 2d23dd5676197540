"""What surrounds a command may be anything: an encoding without accents, a pipe that nobody fills, a name that is none."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
import threading

import pytest

from quickstrike import files
from quickstrike.cli import main
from quickstrike.cli.streams import ESCAPED, PLAIN, bear_all

LONG = "1" * 5000  # Python refuses to read a number of more than 4300 digits


def said(capsys, *argv):
    code = main(list(argv))
    return code, *capsys.readouterr()


# ---- encodings
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "utf-8"])
@pytest.mark.parametrize(
    "command", ["rules guard", "cards --code 01001a", "deck show spider-man", "--help", "no-command"]
)
def test_output_is_never_beyond_its_encoding(encoding, command, monkeypatch):
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    assert main([*command.split(), "--lang", "fr"]) == (2 if command == "no-command" else 0)
    out.flush()
    err.flush()
    text = (out.buffer.getvalue() + err.buffer.getvalue()).decode(encoding)
    assert text.strip() and "Traceback" not in text


def test_a_real_process_with_an_encoding_of_its_own():
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    p = subprocess.run(
        [sys.executable, "-m", "quickstrike", "rules", "guard", "--lang", "fr"],
        env=env,
        capture_output=True,
        timeout=60,
    )
    assert (p.returncode, p.stderr) == (0, b"") and b"engage avec un sbire" in p.stdout


def test_letters_are_written_by_what_there_is():
    assert "Dégâts — œuvre… 漢".encode("ascii", PLAIN) == b"Degats - oeuvre... ?"
    assert json.loads('"é😀"'.encode("ascii", ESCAPED)) == "é😀", "of JSON nothing is lost"
    assert "\udcff".encode("utf-8", PLAIN) == b"?", "a byte of a file's name that is no letter"


def test_json_keeps_every_letter(monkeypatch):
    out = io.TextIOWrapper(io.BytesIO(), "ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["cards", "--json", "--lang", "fr", "--code", "01003"]) == 0
    rows = json.loads(out.buffer.getvalue())
    assert "é" in json.dumps(rows, ensure_ascii=False)


def test_a_byte_that_is_no_letter_can_be_typed(monkeypatch):
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\n"), "utf-8")
    monkeypatch.setattr(sys, "stdin", typed)
    bear_all()
    assert typed.readline() == "\N{REPLACEMENT CHARACTER}\n"


# ---- files
ODD = ["~/nothing-here", "~nobody-of-that-name/x", ".", "nothing", "x" * 5000, "picture", "dangling"]


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("command", ["deck check", "replay", "position", "report", "dicethrone hero check"])
def test_a_file_that_is_none_is_one_sentence(command, name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe\0")
    (tmp_path / "dangling").symlink_to("nowhere/at/all")
    code, out, err = said(capsys, *command.split(), name)
    assert code == 2 and "Traceback" not in err
    assert (out + err).count("\n") == 1 and len(err) < 500


BROKEN = {"no room": errno.ENOSPC, "read-only": errno.EROFS, "another's": errno.EACCES}


@pytest.mark.parametrize("what", ["a file", "tables.db is a folder", "owner.key is a folder", "too long", *BROKEN])
def test_a_data_folder_that_cannot_be_used_is_one_sentence(what, tmp_path, monkeypatch, capsys):
    folder = tmp_path / ("x" * 5000 if what == "too long" else "data")
    if what == "a file":
        folder.touch()
    elif what in BROKEN:

        def refuse(*_):
            raise OSError(BROKEN[what], os.strerror(BROKEN[what]))

        monkeypatch.setattr("quickstrike.server.store.sqlite.locked", refuse)
    elif what != "too long":
        (folder / what.split()[0]).mkdir(parents=True)
    code, out, err = said(capsys, "play", "--no-open", "--port", "0", "--data", str(folder))
    assert (code, out) == (2, "") and err.count("\n") == 1 and len(err) < 500


READ_A_FILE = (
    "deck check",
    "replay",
    "position",
    "dicethrone hero check",
    "dicethrone position",
    "vs card check",
    "vs deck check",
    "vs position",
)


def test_a_pipe_that_nobody_fills_is_not_waited_for(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(files, "PATIENCE", 0.01)
    os.mkfifo(tmp_path / "pipe")
    for command in READ_A_FILE:
        code, out, err = said(capsys, *command.split(), str(tmp_path / "pipe"))
        assert code == 2 and "nothing came" in out + err and (out + err).count("\n") == 1, command
    code, out, err = said(capsys, "store", "restore", str(tmp_path / "pipe"), "--data", str(tmp_path / "new"))
    assert code == 2 and "pipe can't be read: nothing came" in err and err.count("\n") == 1


def test_a_pipe_that_is_filled_is_read_to_its_end(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=(tmp_path / "pipe").write_bytes, args=(b"x" * 200_000,))
    writer.start()
    assert files.first_bytes(tmp_path / "pipe", 10**6) == b"x" * 200_000
    writer.join(10)


# ---- numbers
@pytest.mark.parametrize(
    "argv",
    [
        ["sim", "--games", LONG],
        ["sim", "--games", "1e999"],
        ["sim", "--games", "NaN"],
        ["sim", "--seed", LONG],
        ["sim", "--heroic", f"-{LONG}"],
        ["bench", "--rounds", LONG],
        ["play", "--port", LONG],
        ["play", "--expire", LONG],
        ["play", "--host", LONG, "--no-open"],
        ["play", "--host", "no.such.host.invalid", "--no-open"],
        ["play", "--terminal", "--seats", LONG],
        ["play", "--terminal", "--skirmish", LONG],
        ["cards", "--code", LONG],
        ["dicethrone", "sim", "--seed", LONG],
    ],
)
def test_no_number_is_too_long_to_be_refused(argv, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, err = said(capsys, *argv)
    assert (code, out) == (2, "") and err.count("\n") == 1 and len(err) < 400


@pytest.mark.parametrize("number", [LONG, f"-{LONG}", "1e999", "-1e999", "NaN", "Infinity", "1e400", f"0.{LONG}"])
@pytest.mark.parametrize("of", ["deck check", "replay", "position", "report"])
def test_no_number_of_a_file_is_too_long_to_be_refused(of, number, tmp_path, capsys):
    forms = {
        "deck check": '{"slots": {"01001a": %s}}',
        "position": '{"round": %s, "player": [{"hero": "Spider-Man"}]}',
    }
    save = '{"quickstrike": 1, "game": "champions", "setup": {"seed": 1, "heroic": %s}, "answers": []}'
    (tmp_path / "x.json").write_text(forms.get(of, save) % number)
    code, out, err = said(capsys, *of.split(), str(tmp_path / "x.json"))
    assert code == 2 and out == "" and err.count("\n") == 1 and len(err) < 500, err
