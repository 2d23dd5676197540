"""Behind nginx, as deploy/nginx.conf has it: two servers on one database, one of which dies in the middle."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.test_several import LONG, answer, heard, wait
from tools.kill import free_port
from tools.postgres import postgres
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

CONFIG = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MAIN = """daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 256; }}
http {{ access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e; include {folder}/site.conf; }}
"""


@pytest.fixture
def proxy(tmp_path):
    """(its address, the servers behind it)"""
    ports, front, store = [free_port(), free_port()], free_port(), postgres().fresh()
    run = [sys.executable, "-m", "quickstrike", "play", "--no-open", "--proxy", "127.0.0.1", "--name", "play.example"]
    servers = [
        subprocess.Popen(
            [*run, "--port", str(p), "--data", str(tmp_path / str(p)), "--store", store],
            stdout=subprocess.PIPE,
            text=True,
        )
        for p in ports
    ]
    site = CONFIG.read_text().replace("8427", str(ports[0])).replace("8428", str(ports[1]))
    (tmp_path / "site.conf").write_text(site.replace("listen 8080", f"listen 127.0.0.1:{front}"))
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path))
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    nginx = subprocess.Popen([program, "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf")])
    try:
        for s in servers:
            s.stdout.readline()
        for p in ports:
            wait(lambda p=p: ready(f"http://127.0.0.1:{p}"), 3 * LONG)  # two at once, each with seconds of computing
        yield f"http://127.0.0.1:{front}", dict(zip(ports, servers, strict=True))
    finally:
        for p in (nginx, *servers):
            p.terminate()
        for p in (nginx, *servers):
            p.communicate(timeout=LONG)


def ready(address):
    try:
        return httpx.get(f"{address}/readyz", timeout=LONG).status_code == 200
    except httpx.HTTPError:
        return False


def test_two_servers_behind_nginx_and_one_of_them_dies(proxy, tmp_path):
    at, servers = proxy
    names = {"host": "play.example"}
    assert httpx.get(f"{at}/", headers=names, timeout=LONG).status_code == 200
    assert httpx.get(f"{at}/metrics", timeout=LONG).status_code == 403
    made = httpx.post(f"{at}/api/v1/tables", json={"seats": [{"starter": "spider-man"}]}, timeout=LONG).json()
    url = f"{at.replace('http', 'ws')}/api/v1/tables/{made['table']}/live"
    with connect(url, max_size=None, open_timeout=LONG) as ws:
        ws.send(json.dumps({"v": 1, "t": "hello", "key": made["host_key"]}))
        told = answer(ws, heard(ws, "table"))
        owner = next(p for p in servers if has_table(tmp_path, p))
        servers[owner].send_signal(signal.SIGKILL)
        began = time.monotonic()
        with pytest.raises(ConnectionClosed):
            while True:
                ws.recv(timeout=LONG)
    while True:
        try:
            with connect(url, max_size=None, open_timeout=LONG) as ws:
                ws.send(json.dumps({"v": 1, "t": "hello", "key": made["host_key"]}))
                got = heard(ws, "table")
                took = time.monotonic() - began
                assert got["at"] == told["at"] and answer(ws, got)["t"] == "change"
                break
        except (ConnectionClosed, OSError, TimeoutError) as e:
            assert time.monotonic() - began < LONG, e
            time.sleep(0.2)
    assert took < LONG
    for path in ("export/save", "history"):
        r = httpx.get(
            f"{at}/api/v1/tables/{made['table']}/{path}",
            headers={"authorization": f"Bearer {made['host_key']}"},
            timeout=LONG,
        )
        assert r.status_code == 200


def has_table(folder, port):
    key = (folder / str(port) / "owner.key").read_text().strip()
    r = httpx.get(f"http://127.0.0.1:{port}/metrics", headers={"authorization": f"Bearer {key}"}, timeout=LONG)
    return re.findall(r"tables_live\{.*\} (\d+)", r.text)[0] == "1"  # the one that is asked comes first
