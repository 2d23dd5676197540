"""How fast a table answers: so many tables on one server, each answered once a second over its own WebSocket.

    python benchmarks/server.py [--tables 100] [--seconds 60] [--bots 0] [--hostile 0] [--workers 1] [--store ADDRESS]

A real server process with the limits of a public one. Each table is played from an address of its own (of loopback), in
one process for all: it answers what the server proposes where it pays and else any option, once in every second at a
moment of its own, and starts a new game when one is over. Measured, after all tables have been set up: from sending an
answer to having read its change (the answer is on the disk by then), the size of the messages, the share of one core
that the server took, and how long it stood ready in the row for a core without getting one, which is none of its doing.
`loop_ms`: how much the event loop computed, for anybody, while an answer was under way: what a player waits for where the
machine has nothing else to do, whatever it has to do now (within the bounds of a histogram, half and 95 of 100 of them).
Hostile visitors are a process of their own, each with an address of its own: they send, one after the other without a
pause, the texts that once took longest, play tables of bots alone, look rules up and ask for the whole table again.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress

import httpx
import websockets

from quickstrike.server.patch import apply

HEROES = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")
RUN = [sys.executable, "-m", "quickstrike", "play"]
WARM = 10  # seconds for setting up
START = 300  # seconds until a server is there, on a very busy machine
SCENARIOS = ("rhino", "klaw", "ultron")


class Run:
    def __init__(self, address: str, since: float, until: float) -> None:
        self.address, self.since, self.until = address, since, until
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.full: list[int] = []
        self.games = 0

    async def table(self, n: int, bots: int) -> None:
        mine = f"127.1.{n // 250}.{n % 250 + 1}"
        async with visitor(self.address, mine) as http:
            await self.games_of(http, mine, n, bots)

    async def games_of(self, http: httpx.AsyncClient, mine: str, n: int, bots: int) -> None:
        chance = random.Random(n)
        while time.monotonic() < self.until:
            seats = [{"starter": HEROES[(n + i) % 5], "hold": "bot" if i else "me"} for i in range(1 + bots)]
            wanted = {"seats": seats, "scenario": SCENARIOS[n % 3], "seed": n}
            r = await http.post("/api/v1/tables", json=wanted)
            if r.status_code == 429:  # one address makes so many tables a second and no more
                await asyncio.sleep(float(r.headers["retry-after"]))
                continue
            made = r.json()
            url = f"{self.address.replace('http', 'ws')}/api/v1/tables/{made['table']}/live"
            async with websockets.connect(url, max_size=None, compression=None, local_addr=(mine, 0)) as ws:
                await ws.send(json.dumps({"v": 1, "t": "hello", "key": made["host_key"]}))
                await self.game(ws, chance)
            self.games += 1

    async def game(self, ws: websockets.ClientConnection, chance: random.Random) -> None:
        text = await ws.recv()
        self.full.append(len(text))
        got = json.loads(text)
        view, at, id = got["views"]["0"], got["at"], 0
        second = time.monotonic()
        while view["result"] is None and time.monotonic() < self.until:
            await asyncio.sleep(max(0.0, second + chance.random() - time.monotonic()))
            second, began = second + 1, time.monotonic()
            if view["decision"] is not None:
                id += 1
                row = choose(view["decision"], chance)
                sent = time.perf_counter()
                await ws.send(json.dumps({"v": 1, "t": "answer", "id": id, "seat": 0, "at": at, "options": row}))
                while True:
                    text = await ws.recv()
                    msg = json.loads(text)
                    if msg.get("re") == id and began > self.since:
                        self.times.append(time.perf_counter() - sent)
                        self.sizes.append(len(text.encode()))
                    if msg["t"] == "change":
                        view, at = apply(msg["patch"].get("0", []), view), msg["at"]
                    if msg.get("re") == id:
                        break


WORST = [
    ("tables/load", "\n" * 3000 + "x"),
    ("tables/load", '{"k": 1, ' + ", ".join(f'"k{i}": 1' for i in range(60_000)) + ', "k": 2}'),
    ("tables/load", "[[player]]\nengaged = [" + "{minion = {hp = 1}}," * 1900 + "]\n"),
    ("decks/check", "\n" * 10_000),
    ("decks/check", "1 A" + " (b)" * 15_000),
    ("decks/check", "\n".join(f"1 Nmae{i} of nothing" for i in range(2500))),
]


def visitor(address: str, mine: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=mine)
    return httpx.AsyncClient(base_url=address, timeout=120, transport=transport)


async def attack(address: str, n: int, until: float, said: Counter[str]) -> None:
    """One visitor with an address of his own, who does four things at once."""
    mine = f"127.2.0.{n + 1}"
    async with visitor(address, mine) as http:
        work = [
            texts(http, said),
            lookups(http, said),
            live(http, address, mine, said, "bot"),
            live(http, address, mine, said, "me"),
        ]
        tasks = [asyncio.create_task(w) for w in work]
        await asyncio.sleep(until - time.time())
        while left := [task for task in tasks if not task.done()]:  # one that has just been answered goes on once more
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)
        for wrong in await asyncio.gather(*tasks, return_exceptions=True):
            said[type(wrong).__name__] += 1


async def texts(http: httpx.AsyncClient, said: Counter[str]) -> None:
    for path, text in itertools.cycle(WORST):
        r = await http.post(f"/api/v1/{path}", json={"text": text})
        said[f"text {r.status_code}"] += 1
        await asyncio.sleep(float(r.headers.get("retry-after", 0)))


async def lookups(http: httpx.AsyncClient, said: Counter[str]) -> None:
    for i in itertools.count():
        words = " ".join(f"atack{i}{w} vilain{w}" for w in "abc")
        r = await http.get("/api/v1/rules", params={"q": words})
        said[f"rules {r.status_code}"] += 1
        await asyncio.sleep(float(r.headers.get("retry-after", 0)))


async def live(http: httpx.AsyncClient, address: str, mine: str, said: Counter[str], hold: str) -> None:
    """Tables of four: bots alone, or his own, which he asks for in one language and the other."""
    while True:
        seats = [{"starter": hero, "hold": hold} for hero in HEROES[:4]]
        r = await http.post("/api/v1/tables", json={"seats": seats})
        said[f"tables {r.status_code}"] += 1
        if r.status_code == 429:
            await asyncio.sleep(float(r.headers["retry-after"]))
            continue
        made = r.json()
        url = f"{address.replace('http', 'ws')}/api/v1/tables/{made['table']}/live"
        with suppress(websockets.ConnectionClosed, TimeoutError):
            async with websockets.connect(url, max_size=None, compression=None, local_addr=(mine, 0)) as ws:
                await ws.send(json.dumps({"v": 1, "t": "hello", "key": made["host_key"]}))
                for i in range(100):
                    if hold == "me":
                        await ws.send(json.dumps({"v": 1, "t": "lang", "id": i, "lang": ("en", "fr")[i % 2]}))
                    await asyncio.wait_for(ws.recv(), 5)
                    said[hold] += 1


def attackers(address: str, count: int, until: float) -> None:
    """A process of their own: it counts neither for the server nor for the others."""

    async def go() -> Counter[str]:
        said: Counter[str] = Counter()
        await asyncio.gather(*(attack(address, n, until, said) for n in range(count)))
        return said

    print(json.dumps({"hostile": dict(asyncio.run(go()))}), file=sys.stderr)


def choose(decision: dict, chance: random.Random) -> list[str]:
    if decision.get("proposal"):
        return decision["proposal"] + (["done"] if decision["kind"] != "pay" else [])
    good = [o["id"] for o in decision["options"] if o["verb"] not in ("concede", "back", "end_turn")]
    rest = [o["id"] for o in decision["options"] if o["verb"] != "concede"]
    return [chance.choice(good or rest)]


def servers(pid: int, workers: int) -> list[int]:
    """The processes that answer: it, or those that it has split off."""
    with open(f"/proc/{pid}/task/{pid}/children") as f:
        return [int(x) for x in f.read().split()] if workers > 1 else [pid]


def cpu(pids: list[int]) -> float:
    used = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as f:
            fields = f.read().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def in_row(pids: list[int]) -> float:
    """Seconds for which they were ready and had no core."""
    stood = 0
    for pid in pids:
        with open(f"/proc/{pid}/schedstat") as f:
            stood += int(f.read().split()[1])
    return stood / 1e9


def loop_ms(address: str, owner: str, before: dict[str, float]) -> dict[str, float]:
    """How many answers needed how much of the loop, by the server's own account, without those before."""
    told = httpx.get(f"{address}/metrics", headers={"authorization": f"Bearer {owner}"}, timeout=60).text
    rows = re.findall(r'answer_loop_seconds_bucket{server="[^"]*",le="([^"]*)"} (\S+)', told)
    found: Counter[str] = Counter()
    for bound, n in rows:  # of all processes
        found[bound] += float(n)
    return {bound: n - before.get(bound, 0.0) for bound, n in found.items()}


def within(bounds: dict[str, float], share: float) -> float | None:
    all_of_them = bounds["+Inf"]
    return next((1000 * float(b) for b, n in bounds.items() if n >= share * all_of_them and b != "+Inf"), None)


def ready(address: str) -> None:
    """What the server does at its start is none of what an answer takes."""
    end = time.monotonic() + START
    while time.monotonic() < end:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{address}/readyz", timeout=START).status_code == 200:
                return
        time.sleep(0.2)
    raise SystemExit("the server did not begin")


async def measure(args: argparse.Namespace, address: str, owner: str, pids: list[int]) -> dict:
    began = time.monotonic() + WARM
    run = Run(address, began, began + args.seconds)
    work = asyncio.gather(*(run.table(n, args.bots) for n in range(args.tables)))
    await asyncio.sleep(WARM)
    used, stood, own = cpu(pids), in_row(pids), in_row([os.getpid()])
    before = loop_ms(address, owner, {})
    end = str(time.time() + args.seconds)
    others = [sys.executable, __file__, "--attack", address, end, "--hostile", str(args.hostile)]
    hostile = subprocess.Popen(others) if args.hostile else None
    await work
    if hostile is not None:
        hostile.wait(60)
    if not run.times:
        raise SystemExit("nobody was answered in that time: the machine is too busy, or the server too slow")
    took, loop = time.monotonic() - began, loop_ms(address, owner, before)
    ms, sizes = sorted(1000 * t for t in run.times), sorted(run.sizes)
    pick = lambda xs, q: round(xs[min(len(xs) - 1, int(q * len(xs)))], 1)  # noqa: E731
    return {
        "tables": args.tables,
        "bots": args.bots,
        "hostile": args.hostile,
        "seconds": round(took, 1),
        "answers": len(ms),
        "games": run.games,
        "ms_median": pick(ms, 0.5),
        "ms_p95": pick(ms, 0.95),
        "ms_max": round(ms[-1], 1),
        "loop_ms_median": within(loop, 0.5),
        "loop_ms_p95": within(loop, 0.95),
        "change_bytes_median": pick(sizes, 0.5),
        "change_bytes_p95": pick(sizes, 0.95),
        "table_bytes_median": pick(sorted(run.full), 0.5),
        "workers": args.workers,
        "cpu_share": round((cpu(pids) - used) / took, 2),
        "cpu_ms_per_answer": round(1000 * (cpu(pids) - used) / len(ms), 2),
        "row_ms_per_answer": round(1000 * (in_row(pids) - stood + in_row([os.getpid()]) - own) / len(ms), 2),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--tables", type=int, default=100)
    p.add_argument("--seconds", type=float, default=60)
    p.add_argument("--bots", type=int, default=0, help="seats of each table that bots of the server hold")
    p.add_argument("--hostile", type=int, default=0, help="visitors who send the worst texts that are known")
    p.add_argument("--workers", type=int, default=1)
    p.add_argument("--store", help="a database of PostgreSQL instead of a file")
    p.add_argument("--attack", nargs=2, help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.attack:
        attackers(args.attack[0], args.hostile, float(args.attack[1]))
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                *RUN,
                "--host",
                "0.0.0.0",
                "--no-open",
                "--port",
                "0",
                "--data",
                folder,
                "--workers",
                str(args.workers),
                *(["--store", args.store] if args.store else []),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            at, owner = re.search(r"(http://[^/ ]+)/#(\S+)", server.stdout.readline()).groups()
            address = at.replace("0.0.0.0", "127.0.0.1")
            ready(address)
            print(json.dumps(asyncio.run(measure(args, address, owner, servers(server.pid, args.workers)))))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
