"""A real process: killed at any moment, it goes on where it was."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys

import httpx
import pytest
from websockets.sync.client import connect

PLAY = [sys.executable, "-m", "quickstrike", "play", "--no-open"]
FREE = ("--port", "0")
LONG = 60.0  # seconds for what takes one on an idle machine


class Process:
    def __init__(self, folder, *more):
        self.p = subprocess.Popen(
            [*PLAY, *(() if "--port" in more else FREE), "--data", str(folder), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "en_US.UTF-8"},
        )
        self.said = self.p.stdout.readline()
        self.address = re.search(r"http://[^/ ]+", self.said).group().replace("0.0.0.0", "127.0.0.1")

    def kill(self):
        self.p.send_signal(signal.SIGKILL)
        self.p.communicate()

    def end(self):
        self.p.send_signal(signal.SIGINT)
        _, err = self.p.communicate(timeout=LONG)
        return self.p.returncode, err

    def live(self, table):
        return connect(
            f"{self.address.replace('http', 'ws')}/api/v1/tables/{table}/live", max_size=None, open_timeout=LONG
        )


def table_of(ws, key):
    ws.send(json.dumps({"v": 1, "t": "hello", "lang": "en", "key": key}))
    return json.loads(ws.recv(timeout=LONG))


def call(ws, id, **message):
    ws.send(json.dumps({"v": 1, "id": id, **message}))
    while (msg := json.loads(ws.recv(timeout=LONG))).get("re") != id:
        pass
    return msg


def test_a_killed_server_goes_on_where_it_was(tmp_path):
    server = Process(tmp_path)
    try:
        wanted = {"seats": [{"starter": "spider-man"}], "seed": 7}
        made = httpx.post(f"{server.address}/api/v1/tables", json=wanted, timeout=120).json()
        key, table = made["host_key"], made["table"]
        before = None
        for _ in range(2):
            with server.live(table) as ws:
                got = table_of(ws, key)
                assert before is None or (got["at"], got["views"], got["story"]) == before
                for n in range(6):
                    good = call(ws, 200 + n, t="hint", seat=0)["option"]
                    told = call(ws, n, t="answer", seat=0, at=got["at"], options=[good])
                    assert told["t"] == "change"
                    got = call(ws, 100 + n, t="lang", lang="en")
                    assert got["at"] == told["at"]
                before = got["at"], got["views"], got["story"]
                ws.send(json.dumps({"v": 1, "id": 99, "t": "answer", "seat": 0, "at": [9, 9], "options": ["x"]}))
                server.kill()
            server = Process(tmp_path)
        with server.live(table) as ws:
            got = table_of(ws, key)
            assert (got["at"], got["views"], got["story"]) == before and len(got["story"]) > 10
            assert call(ws, 1, t="undo", by="turn")["t"] == "undone"
        assert server.end() == (0, "")
    finally:
        server.kill()


def test_a_port_that_is_taken_and_another_address(tmp_path):
    server = Process(tmp_path, "--host", "0.0.0.0")
    try:
        port = server.address.rsplit(":", 1)[1]
        other = subprocess.run(
            [*PLAY, "--host", "0.0.0.0", "--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=LONG,
        )
        assert other.returncode == 2 and len(other.stderr.splitlines()) == 1 and port in other.stderr
        assert httpx.get(f"{server.address}/api/v1/catalog", timeout=LONG).status_code == 200
        evil = httpx.get(f"{server.address}/api/v1/catalog", headers={"host": "evil.example"}, timeout=LONG)
        assert evil.status_code == 421
        code, err = server.end()
        assert code == 0 and err.startswith("warning:") and len(err.splitlines()) == 1
    finally:
        server.kill()


@pytest.mark.parametrize("port", ["99999", "x"])
def test_a_bad_port_is_told_in_one_sentence(port, capsys):
    from quickstrike.cli import main

    assert main(["play", "--port", port]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
