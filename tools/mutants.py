"""Break the rules one at a time and see whether a test of that very rule fails: `make mutants`.

A function of the rules folder names the rules it keeps in its docstring (`rr:overkill`). A mutant of it counts as
caught only if a test that carries one of these ids fails. What is broken is drawn by a seed from all that could be.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from .breakage import Site, sites
from .court import Court, Verdict

ROOT = Path(__file__).parents[1]
TESTS = {
    "champions": ("tests/champions", "tests/rulebook/test_examples.py"),
    "dicethrone": ("tests/dicethrone",),
    "vs": ("tests/vs",),
}
"""Where the rules of each game are shown."""


def draw(every: list[Site], count: int, seed: int) -> list[Site]:
    return random.Random(seed).sample(every, min(count, len(every))) if count else every


def try_all(game: str, chosen: list[Site], court: Court) -> list[Verdict]:
    """pytest reads the tests, then the court takes over."""
    status = pytest.main(
        [
            "-s",
            "--no-header",
            "--tb=native",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            f"--rootdir={ROOT}",
            *(str(ROOT / t) for t in TESTS[game]),
        ],
        plugins=[court],
    )
    if len(court.verdicts) < len(chosen):
        raise SystemExit(f"the tests cannot be run (pytest says {status}): make test")
    return court.verdicts


def report(verdicts: list[Verdict]) -> str:
    kinds = Counter((v.site.how, v.caught) for v in verdicts)
    lines = [
        f"  {how}: {kinds[how, True]} of {kinds[how, True] + kinds[how, False]}"
        for how in sorted({v.site.how for v in verdicts})
    ]
    caught = sum(v.caught for v in verdicts)
    return "\n".join([*lines, f"{caught} of {len(verdicts)} caught, {100 * caught / max(1, len(verdicts)):.1f} %"])


def tell(v: Verdict) -> None:
    if not v.caught:
        others = f"; noticed by {', '.join(v.by)}" if v.by else ""
        print(f"survived: {v.site.told()} ({v.tests} tests{others})", flush=True)


def main() -> int:
    p = argparse.ArgumentParser("python -m tools.mutants", description=__doc__)
    p.add_argument("--game", choices=tuple(TESTS), default="champions", help="whose rules (default: champions)")
    p.add_argument("--count", type=int, default=300, help="how many to draw (default 300); 0: all")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--file", action="append", help="only of this file of the rules folder, e.g. damage.py")
    p.add_argument("--others", action="store_true", help="say which tests without the id notice a survivor (slow)")
    p.add_argument("--json", metavar="FILE", help="write all verdicts")
    args = p.parse_args()
    rules = ROOT / "src" / "quickstrike" / args.game / "rules"
    every = [s for f in sorted(rules.glob("*.py")) if not args.file or f.name in args.file for s in sites(f)]
    chosen = draw(every, args.count, args.seed)
    print(f"{len(chosen)} of {len(every)} mutants, seed {args.seed}", flush=True)
    verdicts = try_all(args.game, chosen, Court(rules, chosen, tell, args.jobs, args.others))
    print(report(verdicts))
    if args.json:
        Path(args.json).write_text(json.dumps([asdict(v) for v in verdicts], indent=1), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
