"""What an answer at a table of the server takes without network and store: the game, the views, the differences, the texts.

    python benchmarks/answers.py                  processor time an answer, and a digest of all messages and views
    python benchmarks/answers.py --parts          beside it what each part took
    python benchmarks/answers.py --cold           the same where others have used the processor's cache after each answer
    python benchmarks/answers.py --profile        where it goes, by function
    python benchmarks/answers.py --instructions   counted by valgrind, whatever else the machine does
    QUICKSTRIKE_PURE=1 python benchmarks/answers.py   pure Python, where `make fast` was run

Tables of all heroes and villains of the core set, one answer each by turns, as those of `benchmarks/server.py`. Two versions
of the sources that say the same have the same digest.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import hashlib
import os
import pstats
import random
import re
import subprocess
import sys
import time
from collections import Counter
from functools import wraps
from typing import Any

from quickstrike import BUILD, games
from quickstrike.kernel.ops import all_digests
from quickstrike.server import draft, live, store
from quickstrike.server.champions.request import ChampionsTable
from quickstrike.server.client import Client
from quickstrike.server.jsontext import text as dumps
from quickstrike.server.wire import wire_of
from server import HEROES, SCENARIOS, choose

PARTS = (
    (draft.Draft, "__init__", "copy"),
    (live.Live, "answer_row", "answer"),
    (draft.Draft, "tell", "story"),
    (draft.Draft, "job", "save"),
    (live, "diff", "difference"),
    (live, "dumps", "message"),
)
"""What is timed, and what it is called; the story is a part of the answer."""


WARM = 300  # answers
COLD = 32 << 20  # bytes that are looked at in between: more than a core's caches hold


class Nowhere:
    """A store that keeps nothing."""

    async def write(self, job: Any) -> None:
        return None


class At:
    """One table and whoever plays there."""

    def __init__(self, n: int, seats: int, lang: str) -> None:
        self.n, self.seats, self.lang, self.chance, self.id = n, seats, lang, random.Random(n), 0

    def begin(self) -> None:
        rows = [{"starter": HEROES[(self.n + i) % 5], "hold": "me"} for i in range(self.seats)]
        wire = wire_of(games.kit("champions"))
        game = wire.setting(ChampionsTable.model_validate({"seats": rows, "scenario": SCENARIOS[self.n % 3]})).new(
            self.n
        )
        held = [store.Seat("me") for _ in rows]
        self.live = live.Live("t", Nowhere(), None, wire, game, held, [], 0)  # type: ignore[arg-type]
        self.client = Client(store.Key("", "t", "host"), self.lang)
        self.n += 15

    async def answer(self) -> bytes:
        """One more; what was sent, and what is shown now."""
        if self.id == 0 or self.live.game.result is not None:
            self.begin()
            await self.live.join(self.client)
        self.id += 1
        d = self.live.game.decision
        row = choose(self.live.view(d.seat, self.lang)["decision"], self.chance)
        said = {"v": 1, "t": "answer", "id": self.id, "seat": d.seat, "at": self.live.at, "options": row}
        await self.live.take(self.client, live.m.read(dumps(said)))
        sent = b"".join(str(self.client.queue.get_nowait()).encode() for _ in range(self.client.queue.qsize()))
        self.client.lying = 0
        return sent


def seen(at: At) -> bytes:
    return "".join(dumps(at.live.view(i, at.lang)) for i in range(at.seats)).encode()


async def play(tables: list[At], many: int, digest: Any = None, cold: bool = False) -> int:
    """Nanoseconds of processor time for so many answers."""
    others, used = bytes(COLD), 0
    for i in range(many):
        at = tables[i % len(tables)]
        began = time.process_time_ns()
        sent = await at.answer()
        used += time.process_time_ns() - began
        if cold:
            others[::64]
        if digest is not None:
            digest.update(sent)
            digest.update(seen(at))
    return used


def timed(took: Counter[str]) -> None:
    """Put a clock around each part."""
    wire = type(wire_of(games.kit("champions")))
    for owner, name, part in (*PARTS, (wire, "view", "view")):
        call = getattr(owner, name)

        @wraps(call)
        def clocked(*args: Any, call: Any = call, part: str = part, **kwargs: Any) -> Any:
            began = time.process_time_ns()
            try:
                return call(*args, **kwargs)
            finally:
                took[part] += time.process_time_ns() - began

        setattr(owner, name, clocked)


def counted(many: int, args: argparse.Namespace) -> int:
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__, "--bare"]
    words += ["--answers", str(many), "--seats", str(args.seats), "--lang", args.lang]
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    out = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected\s*:\s*(\d+)", out.stderr)[1])


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--answers", type=int, default=1500)
    p.add_argument("--tables", type=int, default=15)
    p.add_argument("--seats", type=int, default=1, help="at each table, all played from one browser")
    p.add_argument("--lang", default="en")
    p.add_argument("--parts", action="store_true")
    p.add_argument("--cold", action="store_true")
    p.add_argument("--profile", action="store_true")
    p.add_argument("--instructions", action="store_true")
    p.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.instructions:
        few, many = args.answers // 3, args.answers
        cost = (counted(many, args) - counted(few, args)) / (many - few)
        print(f"{BUILD}: {cost:,.0f} instructions an answer")
        return
    tables = [At(n, args.seats, args.lang) for n in range(args.tables)]
    asyncio.run(play(tables, WARM))  # what is worked out once
    all_digests()
    if args.bare:
        asyncio.run(play(tables, args.answers))
        os._exit(0)
    gc.collect()
    gc.freeze()
    took: Counter[str] = Counter()
    if args.parts:
        timed(took)
    if args.profile:
        with cProfile.Profile() as profile:
            asyncio.run(play(tables, args.answers))
        pstats.Stats(profile).sort_stats("tottime").print_stats(45).sort_stats("cumulative").print_stats(60)
        return
    used = asyncio.run(play(tables, args.answers, cold=args.cold))
    parts = ", ".join(f"{part} {n / args.answers / 1e6:.3f}" for part, n in took.most_common())
    digest = hashlib.sha256()
    asyncio.run(play(tables, args.answers, digest))
    print(
        f"{BUILD}: {used / args.answers / 1e6:.3f} ms an answer{': ' if parts else ''}{parts}; {digest.hexdigest()[:12]}"
    )


if __name__ == "__main__":
    main()
