"""How a server begins and ends, as a process: one folder, the owner's key in the browser, an end whatever it does."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time

import httpx
import pytest
from tests.server.test_kill import LONG, PLAY, Process, table_of
from websockets.sync.client import connect

STUCK = """
import sys
import quickstrike.cli.serve as serve
from quickstrike.cli import main
from quickstrike.server import live
from quickstrike.server.messages import Answer

async def forever(*_):
    while True:
        pass

serve.GRACE, live.DOES[Answer] = 0.5, forever
raise SystemExit(main(sys.argv[1:]))
"""


def test_a_step_that_never_ends_does_not_keep_the_server_from_ending(tmp_path):
    run = [sys.executable, "-c", STUCK, "play", "--no-open", "--port", "0", "--data", str(tmp_path)]
    p = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        address = p.stdout.readline().split("http://")[1].split("/")[0]
        wanted = {"seats": [{"starter": "spider-man"}]}
        made = httpx.post(f"http://{address}/api/v1/tables", json=wanted, timeout=LONG).json()
        live = f"ws://{address}/api/v1/tables/{made['table']}/live"
        with connect(live, max_size=None, open_timeout=LONG, close_timeout=0) as ws:
            got = table_of(ws, made["host_key"])
            answer = {"v": 1, "id": 1, "t": "answer", "seat": 0, "at": got["at"], "options": ["x"]}
            ws.send(json.dumps(answer))
            with pytest.raises(httpx.TimeoutException):  # it is busy for good, not only for a moment
                for _ in range(100):
                    httpx.get(f"http://{address}/api/v1/rules/rr:guard", timeout=3)
            p.send_signal(signal.SIGTERM)
            assert p.wait(LONG) == 128 + signal.SIGTERM
    finally:
        p.kill()
        p.communicate()


def test_a_second_server_on_a_folder_is_refused_in_one_sentence(tmp_path):
    server = Process(tmp_path)
    try:
        other = subprocess.run(
            [*PLAY, "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, timeout=LONG
        )
        assert (other.returncode, other.stdout) == (2, "")
        assert other.stderr.count("\n") == 1 and str(tmp_path) in other.stderr and "--data" in other.stderr
        server.kill()
        server = Process(tmp_path)  # also after a kill nobody has to take a lock away
        assert httpx.get(f"{server.address}/api/v1/catalog", timeout=LONG).status_code == 200
        assert server.end() == (0, "")
    finally:
        server.kill()


def test_the_browser_is_opened_with_the_owners_key(tmp_path):
    """By whatever the system has for it; the key is in the folder, for its owner alone, and the same at the next start."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    browser.chmod(0o755)
    run = [x for x in PLAY if x != "--no-open"]
    keys = set()
    for _ in range(2):
        p = subprocess.Popen(
            [*run, "--port", "0", "--data", str(tmp_path / "data")],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "BROWSER": f"{browser} %s"},
        )
        try:
            said = p.stdout.readline()
            end = time.monotonic() + LONG
            while not seen.exists() and time.monotonic() < end:
                time.sleep(0.05)
            address, _, key = seen.read_text().strip().partition("#")
            seen.unlink()
            assert f"{address}#{key} " in said
            file = tmp_path / "data" / "owner.key"
            assert file.read_text().strip() == key and stat.S_IMODE(file.stat().st_mode) == 0o600
            mine = {"authorization": f"Bearer {key}"}
            assert httpx.get(f"{address}api/v1/owner", headers=mine, timeout=LONG).status_code == 200
            assert httpx.get(f"{address}api/v1/owner", timeout=LONG).status_code == 403
            keys.add(key)
        finally:
            p.send_signal(signal.SIGINT)
            assert p.wait(LONG) == 0
            p.communicate()
    assert len(keys) == 1


def test_an_end_while_something_is_worked_out_leaves_no_word(tmp_path):
    """Neither of the requests that wait nor of the processes beside it."""
    server = Process(tmp_path)
    try:
        url = f"{server.address}/api/v1"
        assert (
            httpx.get(f"{url}/catalog", timeout=LONG).status_code == 200
        )  # it heeds signals, whatever its parent does
        with pytest.raises(httpx.TimeoutException):
            httpx.post(f"{url}/decks/check", json={"text": "1 A"}, timeout=0.01)
        assert server.end() == (0, "")
    finally:
        server.kill()
