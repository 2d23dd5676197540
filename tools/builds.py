"""One behaviour on both builds: `python -m tools.builds` plays the same games on each and compares every hash.

    python -m tools.builds --games 300            both builds of src, see `make fast`; says where they differ
    python -m tools.builds --games 300 --tell     only this build: a line for each game

A hash is of a game's log, of what every seat sees at every tenth decision, and of a save and a position in the middle;
the save is loaded again and must be the same game. So saves and positions move freely between the builds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

EVERY = 10  # decisions between two looks
CLEVER = 10  # every such game is played by the bot that plays best, whose thinking is compiled in part
MOST = 4000  # decisions of a game


def told(game: str, many: int) -> Iterator[str]:
    """The hashes of so many games, most of them random."""
    from quickstrike import games

    kit = games.kit(game)
    for n, setting in enumerate(kit.tables(many, "builds")):
        bot = kit.bot_of(kit.clever if n % CLEVER == 0 else "random", n)
        yield f"{game} {n} {hashed(setting.new(f'builds {n}'), bot)}"


def hashed(g: Any, bot: Any) -> str:
    made, n, moment = hashlib.sha256(), 0, 25
    while (d := g.decision) is not None and n < MOST:
        if n % EVERY == 0:
            for seat in g.seats():
                made.update(json.dumps(g.view(seat), sort_keys=True).encode())
        if n == moment:
            save = g.save()
            again = type(g).load(save)
            assert not again.migrated and again.canonical() == g.canonical(), f"{g.setup}: not the game that was saved"
            made.update(f"{save}\n{g.position()}".encode())
        g.answer(bot.choose(g, d))
        n += 1
    made.update(json.dumps([g.log, g.result, n]).encode())
    return f"{n} {made.hexdigest()[:20]}"


def of_build(many: int, pure: bool) -> tuple[str, list[str]]:
    env = {**os.environ, "QUICKSTRIKE_PURE": "1" if pure else ""}
    words = [sys.executable, "-m", "tools.builds", "--games", str(many), "--tell"]
    out = subprocess.run(words, env=env, stdout=subprocess.PIPE, text=True, check=True)
    build, *lines = out.stdout.splitlines()
    return build, lines


def of_both(many: int) -> list[tuple[str, list[str]]]:
    """Pure Python and whatever else there is, at the same time."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(partial(of_build, many), (True, False)))


def main() -> int:
    from quickstrike import BUILD, games

    p = argparse.ArgumentParser(prog="python -m tools.builds", description=__doc__)
    p.add_argument("--games", type=int, default=300)
    p.add_argument("--tell", action="store_true")
    args = p.parse_args()
    if args.tell:
        print(BUILD)
        for name in games.names():
            for line in told(name, args.games):
                print(line, flush=True)
        return 0
    (one, lines), (other, others) = of_both(args.games)
    if one == other:
        print(f"Both are {one}: nothing to compare; `make fast` compiles.", file=sys.stderr)
        return 2
    differ = [f"{a} | {b}" for a, b in zip(lines, others, strict=True) if a != b]
    for line in differ[:20]:
        print(f"different: {line}")
    print(f"{len(lines) - len(differ)} of {len(lines)} games are the same, {one} and {other}.")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
