"""Games a second by workers: processes of this machine, and a cluster of Ray.

    python -m benchmarks.workers --workers 1 2 4 --games 400
    python -m benchmarks.workers --workers 1 2 4 --games 400 --cluster local

The same study every time: the heuristic, alone, the heroes of the core set against Rhino. The clock runs from the first games that
come in to the last, so that starting the workers does not count; what that takes is told beside it. `share` is the speed of one worker
among so many, in that of the first row. The rows must be the same in every run, or the script fails.
"""

from __future__ import annotations

import argparse
import os
import time

from tools.told import one_or_more

from quickstrike import games
from quickstrike.lab import line_up
from quickstrike.lab.study import Arm, Kept, Study, run

CORE = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")


def study(count: int) -> Study:
    kit = games.kit("champions")
    arms = [Arm(line_up(kit, kit.setting().read({"heroes": [h]}), kit.clever)) for h in CORE]
    return Study("rate", "champions", tuple(arms), -(-count // len(CORE)), "workers")


def measured(asked: Study, workers: int, cluster: str) -> tuple[float, float, dict]:
    """Games a second, seconds until the first came in, and all rows."""
    kept, marks = Kept(asked), list[tuple[float, int]]()
    begun = time.perf_counter()
    run(asked, kept, workers, cluster=cluster, progress=lambda done, *_: marks.append((time.perf_counter(), done)))
    (first, some), (last, all_of_them) = marks[0], marks[-1]
    return (all_of_them - some) / (last - first), first - begun, {k: r.packed() for k, r in kept.rows.items()}


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--workers", type=one_or_more, nargs="+", default=[1, 2])
    p.add_argument("--games", type=one_or_more, default=400)
    p.add_argument("--cluster", default="", help="local, auto or ray://HOST:PORT; nothing: processes")
    args = p.parse_args()
    asked, rows, alone = study(args.games), None, 0.0
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; {args.cluster or 'processes'}")
    print("workers  games/s  share  first games after")
    for n in args.workers:
        speed, start, found = measured(asked, n, args.cluster)
        alone = alone or speed / n
        assert rows is None or rows == found, "the games depend on the workers"
        rows = found
        print(f"{n:7}  {speed:7.2f}  {speed / n / alone:5.2f}  {start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
