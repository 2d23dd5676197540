"""A terminal for tests: lines go in, text comes out, games are saved in a folder of the test's own."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quickstrike.cli import main


@dataclass
class Said:
    code: int
    out: str
    err: str

    def __contains__(self, text: str) -> bool:
        return text.replace("\u00a0", " ") in self.out.replace("\u00a0", " ")


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)
    return tmp_path / "quickstrike"


@pytest.fixture
def quickstrike(home, monkeypatch, capsys):
    """`quickstrike("play --terminal --seed 7", "7", "1")`: the command, then what is typed."""

    def run(command: str | Iterable[str], *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{x}\n" for x in typed)))
        code = main(command.split() if isinstance(command, str) else list(command))
        return Said(code, *capsys.readouterr())

    return run
