"""How fast a table answers: so many tables on one server, each answered once a second over its own WebSocket.

    python benchmarks/server.py [--tables 100] [--seconds 60] [--bots 0] [--hostile 0]

A real server process on loopback; the clients run in this one. Each answers what the server proposes where it pays and
else any option, once in every second at a moment of its own, and starts a new game when one is over. Measured, after
all tables have been set up: from sending an answer to having read its change (the answer is on the disk by then), the
size of the messages, and the share of one core that the server took. Hostile visitors come from other addresses of
loopback and send, one after the other without a pause, the texts that once took longest.
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
WARM = 10  # seconds for setting up
SCENARIOS = ("rhino", "klaw", "ultron")


class Run:
    def __init__(self, address: str, since: float, until: float) -> None:
        self.address, self.since, self.until = address, since, until
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.full: list[int] = []
        self.games = 0

    async def table(self, http: httpx.AsyncClient, n: int, bots: int) -> None:
        chance = random.Random(n)
        while time.monotonic() < self.until:
            seats = [{"starter": HEROES[(n + i) % 5], "hold": "bot" if i else "me"} for i in range(1 + bots)]
            r = await http.post("/api/v1/tables", json={"seats": seats, "scenario": SCENARIOS[n % 3], "seed": n})
            if r.status_code == 429:  # one address makes so many tables a second and no more
                await asyncio.sleep(float(r.headers["retry-after"]))
                continue
            made = r.json()
            url = f"{self.address.replace('http', 'ws')}/api/v1/tables/{made['table']}/live"
            async with websockets.connect(url, max_size=None, compression=None) as ws:
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


async def attack(address: str, n: int, until: float, said: Counter[int]) -> None:
    """One visitor with an address of his own."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{n + 2}")
    async with httpx.AsyncClient(base_url=address, timeout=120, transport=transport) as http:
        for path, text in itertools.cycle(WORST):
            if time.monotonic() > until:
                return
            with suppress(TimeoutError):
                sent = http.post(f"/api/v1/{path}", json={"text": text})
                r = await asyncio.wait_for(sent, max(0.1, until + 1 - time.monotonic()))
                said[r.status_code] += 1


def choose(decision: dict, chance: random.Random) -> list[str]:
    if decision.get("proposal"):
        return decision["proposal"] + (["done"] if decision["kind"] != "pay" else [])
    good = [o["id"] for o in decision["options"] if o["verb"] not in ("concede", "back", "end_turn")]
    rest = [o["id"] for o in decision["options"] if o["verb"] != "concede"]
    return [chance.choice(good or rest)]


def cpu(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(args: argparse.Namespace, address: str, pid: int) -> dict:
    began = time.monotonic() + WARM
    run = Run(address, began, began + args.seconds)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        work = asyncio.gather(*(run.table(http, n, args.bots) for n in range(args.tables)))
        await asyncio.sleep(WARM)
        used = cpu(pid)
        said: Counter[int] = Counter()
        await asyncio.gather(work, *(attack(address, n, run.until, said) for n in range(args.hostile)))
    took = time.monotonic() - began
    ms, sizes = sorted(1000 * t for t in run.times), sorted(run.sizes)
    pick = lambda xs, q: round(xs[min(len(xs) - 1, int(q * len(xs)))], 1)  # noqa: E731
    return {
        "tables": args.tables,
        "bots": args.bots,
        "hostile": args.hostile,
        "hostile_answers": dict(said),
        "seconds": round(took, 1),
        "answers": len(ms),
        "games": run.games,
        "ms_median": pick(ms, 0.5),
        "ms_p95": pick(ms, 0.95),
        "ms_max": round(ms[-1], 1),
        "change_bytes_median": pick(sizes, 0.5),
        "change_bytes_p95": pick(sizes, 0.95),
        "table_bytes_median": pick(sorted(run.full), 0.5),
        "cpu_share": round((cpu(pid) - used) / took, 2),
        "cpu_ms_per_answer": round(1000 * (cpu(pid) - used) / len(ms), 2),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--tables", type=int, default=100)
    p.add_argument("--seconds", type=float, default=60)
    p.add_argument("--bots", type=int, default=0, help="seats of each table that bots of the server hold")
    p.add_argument("--hostile", type=int, default=0, help="visitors who send the worst texts that are known")
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "quickstrike", "play", "--no-open", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            address = re.search(r"http://[^/ ]+", server.stdout.readline()).group()
            print(json.dumps(asyncio.run(measure(args, address, server.pid))))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
