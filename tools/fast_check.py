"""`make fast-check`: is the compiled build the same program? Compiles a copy, so that nothing changes here, runs the rules,
contract and playthrough tests on it and compares hashes of games with pure Python (tools/builds.py).

Where there is no C compiler it says so and ends well: nobody needs the compiled build.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import fast

COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "Makefile", "README.md", "CHANGELOG.md")
TESTS = (
    "tests/kernel",
    "tests/contract",
    "tests/playthroughs",
    "tests/champions/rules",
    "tests/dicethrone/rules",
    "tests/vs/rules",
    "tests/test_compiled.py",
)


def main() -> int:
    p = argparse.ArgumentParser(prog="make fast-check", description=__doc__)
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    p.add_argument("--games", type=int, default=300)
    args = p.parse_args()
    try:
        fast.check()
    except fast.Wont as e:
        print(f"make fast-check: {e}, so the compiled build is not checked here.", file=sys.stderr)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            source = fast.ROOT / name
            if source.is_dir():
                leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", fast.TABLE)
                shutil.copytree(source, copy / name, ignore=leave)
            else:
                shutil.copy(source, copy / name)
        env = {**os.environ, "PYTHONPATH": str(copy / "src"), "QUICKSTRIKE_PURE": ""}
        run = [sys.executable, "-m"]
        for words in (
            ["tools.fast", "--src", str(copy / "src"), "--jobs", str(args.jobs)],
            ["tools.builds", "--games", str(args.games)],
            ["pytest", "-n", str(args.jobs), *TESTS],
        ):
            if code := subprocess.run([*run, *words], cwd=copy, env=env, check=False).returncode:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
