"""What a command imports before it does something: counted, not timed."""

from __future__ import annotations

import subprocess
import sys

import pytest

SHOW = "import sys; from quickstrike.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"


@pytest.mark.parametrize(
    ("words", "without"),
    [
        (("--help",), ("quickstrike.kernel.game", "quickstrike.champions", "socket", "tomllib")),
        (("--version",), ("quickstrike.kernel.game", "quickstrike.champions", "socket", "tomllib")),
        (("rules", "overkill"), ("quickstrike.kernel.game", "quickstrike.champions", "socket", "webbrowser")),
    ],
)
def test_a_command_imports_only_what_it_needs(words, without):
    out = subprocess.run([sys.executable, "-c", SHOW, *words], capture_output=True, text=True, check=True)
    assert not set(without) & set(out.stderr.split())
