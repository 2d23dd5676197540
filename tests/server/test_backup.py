"""`quickstrike store`: a backup of either database comes back in either, and a check finds what is wrong."""

from __future__ import annotations

import gzip
import json
import stat

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient, inside
from tools.postgres import postgres

from quickstrike.cli import main
from quickstrike.server.app import create_app

SHELF = {"x-shelf": "a-key-that-nobody-guesses"}


def again(kept):
    return TestClient(create_app(kept, limits=FAST), base_url=HERE)


def said(capsys, what, *more, kept):
    at = ["--store", kept] if isinstance(kept, str) else ["--data", str(kept.parent)]
    code = main(["store", what, *map(str, more), *at, "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out + err


@pytest.fixture
def made(kept):
    with again(kept) as client:
        house = House(client)
        found = house.make()
        seats = [{"starter": "spider-man:justice"}]
        assert client.post("/api/v1/campaigns", json={"seats": seats}, headers=SHELF).status_code == 201
        with house.sit(found) as p:
            p.turn()
            p.answer("change_form/0")
            return {**found, "views": p.views, "at": p.at, "story": p.story}


def test_a_backup_comes_back_in_either_database(kept, made, tmp_path, capsys):
    file = tmp_path / "backup.gz"
    code, text = said(capsys, "backup", file, kept=kept)
    assert code == 0 and text.startswith("Tables of ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for to in (tmp_path / "other" / "tables.db", postgres().fresh()):
        code, text = said(capsys, "restore", file, kept=to)
        assert (code, text.split(": ")[-1].strip()) == (0, "1"), text
        with again(to) as client, House(client).sit(made) as p:
            assert (p.views, p.at) == (made["views"], made["at"])
            assert p.call("undo", by="action")["t"] == "undone"
            assert len(client.get("/api/v1/campaigns", headers=SHELF).json()) == 1
        code, text = said(capsys, "restore", file, kept=to)
        assert code == 2 and "holds games already" in text
        code, text = said(capsys, "check", kept=to)
        assert code == 0 and text.startswith("Tables checked: 1 (") and "not sound: 0" in text


def test_a_server_goes_on_during_a_backup_and_a_check(kept, tmp_path, capsys):
    with again(kept) as client:
        house = House(client)
        with house.sit(house.make()) as p:
            p.turn()
            assert said(capsys, "backup", tmp_path / "b.gz", kept=kept)[0] == 0
            assert said(capsys, "check", kept=kept)[0] == 0
            assert p.answer("end_turn")["t"] == "change"


@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        ("update steps set option = 'dance' where n = (select max(n) from steps)", "is not an option"),
        ("delete from steps where n = 0", "answers are missing"),
        ("delete from saves", "there is no table"),
        ("delete from keys where role = 'host'", "nobody has the key of its host"),
    ],
)
def test_a_check_finds_what_is_wrong(kept, made, sql, sentence, capsys):
    with inside(kept) as db:
        db.execute(sql)
    code, text = said(capsys, "check", kept=kept)
    assert code == 1 and sentence in text and "Tables checked: 1 (" in text and "not sound: 1" in text


def test_what_is_no_backup_is_told_in_one_sentence(kept, made, tmp_path, capsys):
    whole = tmp_path / "whole.gz"
    assert said(capsys, "backup", whole, kept=kept)[0] == 0
    lines = gzip.decompress(whole.read_bytes()).decode().splitlines(keepends=True)
    evil = json.loads(lines[2])
    evil["tables"][0]["id) values('x'); --"] = 1
    bad = {
        "text": b"nothing at all",
        "short": gzip.compress("".join(lines[:-1]).encode()),
        "cut": whole.read_bytes()[:-200],
        "evil": gzip.compress("".join([*lines[:2], json.dumps(evil) + "\n", *lines[3:]]).encode()),
        "list": gzip.compress(b"[1]\n"),
    }
    empty = tmp_path / "empty" / "tables.db"
    for name, raw in bad.items():
        (tmp_path / name).write_bytes(raw)
        code, text = said(capsys, "restore", tmp_path / name, kept=empty)
        assert code == 2 and text.count("\n") == 1 and "not a complete backup" in text, (name, text)
    (tmp_path / "newer").write_bytes(gzip.compress(b'{"quickstrike store": 99}\n'))
    assert "newer version" in said(capsys, "restore", tmp_path / "newer", kept=empty)[1]
    assert said(capsys, "restore", whole, kept=empty)[0] == 0, "nothing of the bad ones is left"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["backup"], "which file?"),
        (["check", "x"], "takes no file"),
        (["check", "--data", "/nowhere"], "there are no games at"),
        (["check", "--store", "mysql://x"], "is no address of a store"),
        (["check", "--store", "postgresql://quick@/x?host=/nowhere"], "can't be used"),
        (["turn"], "turn"),
    ],
)
def test_bad_commands_are_one_sentence(argv, sentence, capsys):
    assert main(["store", *argv, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert sentence in err and err.count("\n") == 1 and out == ""
