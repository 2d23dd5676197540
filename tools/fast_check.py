"""`make fast-check`: is the compiled build the same program? Compiles a copy, so that nothing changes here, runs the rules,
contract and playthrough tests on it and compares hashes of games with pure Python (tools/builds.py).

Where there is no C compiler it says so and ends well: nobody needs the compiled build.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
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
    "tests/bots/test_heuristic.py",
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
        for words in (
            ["tools.fast", "--src", str(copy / "src"), "--jobs", str(args.jobs), "--quick"],
            ["tools.builds", "--games", str(args.games)],
            ["pytest", "-n", str(args.jobs), *TESTS],
        ):
            if code := said(words, copy):
                return code
    return 0


def said(words: list[str], copy: Path) -> int:
    """Run one of the tools in the copy. What it says is told in a line, and as a whole only if it failed: after it, other
    tests are run, whose summary must be the only one."""
    quick = {"QUICKSTRIKE_OPT": "1", **os.environ}  # a third less to compile, and what it does is the same
    env = {**quick, "PYTHONPATH": str(copy / "src"), "QUICKSTRIKE_PURE": ""}
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=copy, env=env, check=False, text=True, capture_output=True
    )
    took = f"{time.monotonic() - began:.0f} s"
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n")
        print(f"make fast-check: {words[0]} failed on the compiled build after {took}, see above", file=sys.stderr)
    else:
        passed = re.search(r"(\d+) passed", done.stdout)
        told = f"{passed[1]} tests hold" if passed else done.stdout.strip().rpartition("\n")[2]
        print(f"compiled build, {words[0]}: {told} ({took})", flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
