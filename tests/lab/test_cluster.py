"""`--cluster ray://` against a real head of Ray that asks for its token, as Ray's own do."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

TOKEN = "0123456789abcdef0123456789abcdef"
PLAY = """
import sys
from quickstrike.kernel.errors import SetupError
from quickstrike.lab.study.cluster import spread_on

def twice(n):
    return 2 * n

try:
    print(sorted(spread_on(sys.argv[1], twice, range(8), None)))
except SetupError as e:
    print(e)
"""


@pytest.fixture(scope="module")
def head(tmp_path_factory):
    """The address of a head with its client server; its token is TOKEN."""
    if find_spec("ray") is None or find_spec("grpc") is None:
        said = "Ray's client is not there: pip install quickstrike[cluster]"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    home, (gcs, client) = tmp_path_factory.mktemp("head"), free_ports(2)
    ray = Path(sys.executable).with_name("ray")
    words = (
        f"start --head --block --num-cpus 1 --include-dashboard false --port {gcs} --ray-client-server-port {client}"
    )
    env = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN, "RAY_USAGE_STATS_ENABLED": "0"}
    env["RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S"] = (
        "120"  # a busy machine takes longer than 30 s for a client's process
    )
    with (home / "log").open("w") as log:
        running = subprocess.Popen([ray, *words.split()], env=env, cwd=home, stdout=log, stderr=log)
    try:
        until = time.monotonic() + 120
        while not answers(client):
            assert running.poll() is None and time.monotonic() < until, (home / "log").read_text()
            time.sleep(0.2)
        yield f"ray://127.0.0.1:{client}"
    finally:
        running.terminate()
        running.wait(60)


def free_ports(many):
    sockets = [socket.socket() for _ in range(many)]
    for x in sockets:
        x.bind(("127.0.0.1", 0))
    ports = [x.getsockname()[1] for x in sockets]
    for x in sockets:
        x.close()
    return ports


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def said(address, home, token):
    """What a fresh process says, in which Ray's settings are read anew; home: where no token lies."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("RAY_")} | {"HOME": str(home)}
    if token:
        env["RAY_AUTH_TOKEN"] = token
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PLAY, address], env=env, capture_output=True, text=True, timeout=180
    )


def test_who_has_the_token_plays_on_the_cluster(head, tmp_path):
    done = said(head, tmp_path, TOKEN)
    assert done.stdout.strip() == str([2 * n for n in range(8)]), done.stderr


@pytest.mark.parametrize("token", ["", "f" * 32])
def test_who_has_not_is_told_at_once_what_to_do(head, tmp_path, token):
    begun = time.monotonic()
    done = said(head, tmp_path, token)
    assert "RAY_AUTH_TOKEN" in done.stdout and "auth_token" in done.stdout, done.stderr
    assert time.monotonic() - begun < 25, "as long as Ray's own client waits"


def test_where_nobody_is_it_is_said_at_once(head, tmp_path):
    (port,) = free_ports(1)
    assert "no cluster at" in said(f"ray://127.0.0.1:{port}", tmp_path, "").stdout


def test_a_cluster_of_ones_own_starts_beside_one_that_runs_here(head, tmp_path):
    done = said("local", tmp_path, "")
    assert done.stdout.strip() == str([2 * n for n in range(8)]), done.stderr
