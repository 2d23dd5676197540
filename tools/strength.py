"""How often bots win: the tables of docs/bots.md.

    python -m tools.strength champions --bot heuristic --games 40 --out heuristic.jsonl
    python -m tools.strength champions --bot search:1s --games 40 --villains klaw --out search.jsonl --jobs 2
    python -m tools.strength champions --bot search:1s --games 8 --mode expert --heroes 2 --out twos.jsonl
    python -m tools.strength dicethrone --bot search:0.3s --against odds --games 10 --out thrones.jsonl
    python -m tools.strength vs --bot search:24 --against heuristic --games 20 --out vs.jsonl

In Champions each of the five heroes of the core set plays `--games` games against each of its villains (with `--heroes 2` beside
the next of them); elsewhere `--bot` meets `--against` with the same hero or deck on both sides, and every seed is played
twice, with the seats changed. Every game is written as it ends, with its seed: called again, it goes on where it was
interrupted. The seeds are those of docs/bots.md. Intervals are Wilson's, 95 %; the seconds are processor time of `--bot`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from quickstrike import games
from quickstrike.lab import spread
from tools.learn_value import CORE, SIDES, mirrored
from tools.told import Wrong, one_or_more, rows_of, run

VILLAINS = ("rhino", "klaw", "ultron")
Job = dict[str, Any]


def jobs(args: argparse.Namespace) -> Iterator[Job]:
    """Every game that is asked for; `seed` and the bots make it again."""
    if args.game == "champions":
        for k in range(args.games):
            for villain in args.villains:
                for i, hero in enumerate(CORE):
                    heroes = [CORE[(i + j) % len(CORE)] for j in range(args.heroes)]
                    table = {"heroes": heroes, "scenario": villain, "mode": args.mode}
                    seed = f"{args.seed}{k // 8 + 1}/{hero}/{villain}/{k % 8}"
                    yield {
                        "of": f"{villain} {args.mode}",
                        "table": table,
                        "seed": seed,
                        "bots": [args.bot] * args.heroes,
                    }
        return
    for k in range(args.games):
        for x in mirrored(args.game):
            for bots in ([args.bot, args.against], [args.against, args.bot]):
                seed = f"{args.seed}1/{x}/{k}"
                yield {
                    "of": f"{args.bot} against {args.against}",
                    "table": {SIDES[args.game]: [x, x]},
                    "seed": seed,
                    "bots": bots,
                }


def played(game: str, bot: str, job: Job) -> Job:
    """The same with what came of it, for the first seat of that bot."""
    kit = games.kit(game)
    table = kit.game().begin(kit.setting().read(job["table"]), job["seed"], quiet=True)
    bots = [kit.bot_of(b, job["seed"]) for b in job["bots"]]
    asked, seconds = 0, 0.0
    while (d := table.decision) is not None:
        begun = time.process_time()
        table.answer(bots[d.seat].choose(table, d))
        if job["bots"][d.seat] == bot:
            asked, seconds = asked + 1, seconds + time.process_time() - begun
    won = table.payoff(job["bots"].index(bot))
    return {**job, "won": won, "rounds": table.time(), "decisions": asked, "seconds": round(seconds, 2)}


def lost(job: Job) -> Job:
    raise Wrong(f"the process that played {job['seed']} died twice; called again, this goes on where it was")


def wilson(won: float, n: int, z: float = 1.96) -> tuple[float, float]:
    p = won / n
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, (middle - half) / (1 + z * z / n)), min(1.0, (middle + half) / (1 + z * z / n))


def told(rows: list[Job]) -> str:
    found: dict[str, list[Job]] = defaultdict(list)
    for r in rows:
        found[r["of"]].append(r)
    out = ["| | won | 95 % | rounds | seconds a game | a decision |", "|---|--:|--:|--:|--:|--:|"]
    for name, some in found.items():
        n, won = len(some), sum(r["won"] for r in some)
        low, high = wilson(won, n)
        rounds, seconds, asked = (sum(r[k] for r in some) / n for k in ("rounds", "seconds", "decisions"))
        share = f"{won:g} of {n} = {won / n:.0%} | {low:.0%}-{high:.0%}"
        out.append(f"| {name} | {share} | {rounds:.1f} | {seconds:.1f} | {seconds / asked:.2f} |")
    return "\n".join(out)


def key(job: Job) -> str:
    return json.dumps([job["seed"], job["table"], job["bots"]], sort_keys=True)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game", choices=("champions", "dicethrone", "vs"))
    p.add_argument("--bot", required=True)
    p.add_argument("--against", default="")
    p.add_argument(
        "--games", type=one_or_more, default=8, help="of each hero and villain, or of each hero or deck and seat"
    )
    p.add_argument("--villains", nargs="+", choices=VILLAINS, default=VILLAINS)
    p.add_argument("--heroes", type=int, choices=(1, 2), default=1)
    p.add_argument("--mode", choices=("standard", "expert"), default="standard")
    p.add_argument("--seed", default="n")
    p.add_argument("--jobs", type=one_or_more, default=1)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    if args.game != "champions" and args.against in ("", args.bot):
        p.error("--against: another bot than --bot")
    for bot in filter(None, (args.bot, args.against)):
        games.kit(args.game).bot_of(bot)  # one that is not there is told before anything is played
    wanted = list(jobs(args))
    done = {key(r): r for r in rows_of(args.out)}
    todo = [j for j in wanted if key(j) not in done]
    with args.out.open("a") as f:
        for row in spread(partial(played, args.game, args.bot), todo, args.jobs, lost):
            done[key(row)] = row
            f.write(json.dumps(row) + "\n")
            f.flush()
    print(told([done[key(j)] for j in wanted]))


if __name__ == "__main__":
    run(main)
