"""What `deploy/` starts: commands that there are, files that there are, and a log without keys."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quickstrike.cli import parser, serve
from quickstrike.server import connections, supervisor, workers

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BEGIN = """
import sys
import quickstrike.cli.serve as serve
import quickstrike.server.warm as warm
from quickstrike.cli import main

serve.one, warm.warm = lambda *_: None, lambda: None
raise SystemExit(main(sys.argv[1:]))
"""


def container() -> dict[str, list[str]]:
    """What stands behind each instruction."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    rows = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    found: dict[str, list[str]] = {}
    for name, rest in rows:
        found.setdefault(name, []).append(rest)
    return found


def commands() -> list[list[str]]:
    unit = (DEPLOY / "quickstrike.service").read_text()
    more = re.search(r"^# QUICKSTRIKE=(.*)", unit, re.M).group(1)
    start = re.search(r"^ExecStart=\S+ (.*) \$QUICKSTRIKE$", unit, re.M).group(1)
    entry = json.loads(container()["ENTRYPOINT"][0])
    run = re.search(r"^# podman run .* quickstrike (--.*)", (DEPLOY / "Containerfile").read_text(), re.M).group(1)
    return [[*shlex.split(start), *shlex.split(more)], [*entry[1:], *shlex.split(run)]]


def test_the_commands_are_ours():
    for args in commands():
        parser("en", args).parse_args(args)


def test_what_a_container_takes_in_is_there():
    for row in container()["COPY"]:
        *files, _ = row.split()
        assert all((ROOT / f).exists() for f in files), row
    assert container()["USER"] == ["1000"], "not as root, and by a number that every host understands"


def test_a_log_for_machines_begins_without_the_owners_key(tmp_path):
    run = [sys.executable, "-c", BEGIN, "play", "--no-open", "--port", "0", "--data", str(tmp_path)]
    said = subprocess.run([*run, "--host", "0.0.0.0", "--log", "json"], capture_output=True, text=True, timeout=120)
    lines = [json.loads(x) for x in said.stderr.splitlines()]
    key = (tmp_path / "owner.key").read_text().strip()
    assert said.returncode == 0 and said.stdout == "" and key not in said.stderr
    assert [x["level"] for x in lines] == ["warning"] * 2 and "http://0.0.0.0:" in lines[1]["message"]


def unit() -> dict[str, dict[str, list[str]]]:
    """What each section says."""
    found: dict[str, dict[str, list[str]]] = {}
    for line in (DEPLOY / "quickstrike.service").read_text().splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, is_one, value = line.partition("=")
            assert is_one, line
            section.setdefault(name, []).append(value)
    return found


YES = (
    "NoNewPrivileges",
    "ProtectHome",
    "PrivateTmp",
    "PrivateDevices",
    "ProtectKernelTunables",
    "ProtectControlGroups",
)
KNOWN = {
    "Unit": {"Description", "After", "Wants"},
    "Service": {
        *("EnvironmentFile", "ExecStart", "DynamicUser", "StateDirectory", "StateDirectoryMode", "UMask", "Restart"),
        *("RestartSec", "TimeoutStopSec", "KillMode", "LimitNOFILE", "MemoryMax", "ProtectSystem", *YES),
        *("RestrictAddressFamilies", "SystemCallFilter"),
    },
    "Install": {"WantedBy"},
}
"""Directives of systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.kill(5), systemd.resource-control(5)."""


def test_the_unit_says_what_systemd_knows_and_what_the_server_needs():
    """What can be seen without systemd; see the next test."""
    found = unit()
    assert {name: set(rows) for name, rows in found.items()} == KNOWN, (
        "a directive that nobody knows is passed over silently"
    )
    assert all(len(values) == 1 for rows in found.values() for values in rows.values()), "said twice"
    says = {name: values[0] for name, values in found["Service"].items()}
    assert all(says[name] == "yes" for name in (*YES, "DynamicUser")) and says["ProtectSystem"] == "strict"
    assert says["ExecStart"].startswith("/") and "--data ${STATE_DIRECTORY}" in says["ExecStart"]
    assert (says["StateDirectory"], says["StateDirectoryMode"], says["UMask"]) == ("quickstrike", "0700", "0077")
    assert (says["Restart"], says["KillMode"]) == ("on-failure", "mixed"), (
        "the parent is asked to end, and ends the others"
    )
    assert int(says["TimeoutStopSec"]) > supervisor.GRACE > serve.GRACE, "it is not killed while it ends by itself"
    assert int(says["LimitNOFILE"]) >= connections.FILES
    assert int(says["MemoryMax"].removesuffix("G")) << 30 > workers.PROCESSES * workers.MEMORY
    assert set(says["RestrictAddressFamilies"].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}, (
        "the last is the database's"
    )
    assert found["Unit"]["Wants"][0] in found["Unit"]["After"][0].split()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path):
    """But for the command itself, which is installed elsewhere."""
    unit = (DEPLOY / "quickstrike.service").read_text()
    copy = tmp_path / "quickstrike.service"
    copy.write_text(unit.replace("/opt/quickstrike/bin/quickstrike", sys.executable))
    said = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, timeout=120)
    assert (said.returncode, said.stderr) == (0, "")
