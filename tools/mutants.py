"""Break the rules one at a time and see whether a test of that very rule fails: `make mutants`.

A function of the rules folder names the rules it keeps in its docstring (`rr:overkill`). A mutant of it counts as
caught only if a test that carries one of these ids fails. What is broken is drawn by a seed from all that could be.
"""
from __future__ import annotations

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from quickstrike.rulebook.marks import Shown, collect

from .breakage import Site, broken, sites

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "quickstrike" / "champions" / "rules"
SECONDS = 10  # for one test: a mutant that never ends is caught, too


@dataclass(frozen=True)
class Verdict:
    site: Site
    caught: bool
    tests: int
    """How many tests carry a rule of the function."""


def base(rule: str) -> str:
    """rr:attack.3 -> rr:attack"""
    return rule.split(".")[0]


def by_rule(shown: Shown) -> dict[str, list[str]]:
    out: dict[str, dict[str, None]] = {}
    for rule, tests in shown.items():
        out.setdefault(base(rule), {}).update(dict.fromkeys(tests))
    return {r: list(t) for r, t in out.items()}


class Workshop:
    """A copy of the project in which one rule at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ("pyproject.toml", "README.md"):
            shutil.copy(ROOT / file, folder / file)
        shutil.copytree(ROOT / "tools", folder / "tools")
        self.env = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}", "PYTHONDONTWRITEBYTECODE": "1"}

    def fails(self, site: Site, tests: list[str]) -> bool:
        """Whether one of the tests fails on the mutant."""
        file = self.folder / RULES.relative_to(ROOT) / site.file
        whole = file.read_text("utf-8")
        try:
            file.write_text(broken(whole, site), "utf-8")
            return self.run(tests) != 0
        finally:
            file.write_text(whole, "utf-8")

    def run(self, tests: list[str]) -> int:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
                   "-p", "tools.alarm", *tests]
        done = subprocess.run(command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, 2):  # 2: the mutant broke the import of a test
            raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
        return done.returncode


def judge(chosen: list[Site], tests: dict[str, list[str]], jobs: int) -> Iterator[Verdict]:
    """The verdicts as they come, from several workshops side by side."""
    todo: queue.SimpleQueue[Site] = queue.SimpleQueue()
    found: queue.SimpleQueue[Verdict | Exception] = queue.SimpleQueue()
    for site in chosen:
        todo.put(site)

    def work() -> None:
        try:
            with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
                shop = Workshop(Path(folder) / "copy")
                while True:
                    try:
                        site = todo.get_nowait()
                    except queue.Empty:
                        return
                    mine = list(dict.fromkeys(t for rule in site.rules for t in tests.get(rule, ())))
                    found.put(Verdict(site, bool(mine) and shop.fails(site, mine), len(mine)))
        except Exception as e:
            found.put(e)

    for _ in range(jobs):
        threading.Thread(target=work, daemon=True).start()
    for _ in chosen:
        verdict = found.get()
        if isinstance(verdict, Exception):
            raise verdict
        yield verdict


def main() -> int:
    p = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    p.add_argument("--count", type=int, default=300, help="how many to draw (default 300); 0: all")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--file", action="append", help="only of this file of the rules folder, e.g. damage.py")
    p.add_argument("--json", metavar="FILE", help="write all verdicts")
    args = p.parse_args()
    every = [s for f in sorted(RULES.glob("*.py")) if not args.file or f.name in args.file for s in sites(f)]
    chosen = random.Random(args.seed).sample(every, min(args.count, len(every))) if args.count else every
    print(f"{len(chosen)} of {len(every)} mutants, seed {args.seed}", flush=True)
    verdicts = []
    for v in judge(chosen, by_rule(collect(ROOT / "tests")), args.jobs):
        verdicts.append(v)
        if not v.caught:
            print(f"survived: {v.site.told()} ({v.tests} tests)", flush=True)
    caught = sum(v.caught for v in verdicts)
    kinds = Counter((v.site.how, v.caught) for v in verdicts)
    for how in sorted({v.site.how for v in verdicts}):
        print(f"  {how}: {kinds[how, True]} of {kinds[how, True] + kinds[how, False]}")
    print(f"{caught} of {len(verdicts)} caught, {100 * caught / max(1, len(verdicts)):.1f} %")
    if args.json:
        Path(args.json).write_text(json.dumps([asdict(v) for v in verdicts], indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
