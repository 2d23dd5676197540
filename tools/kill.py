"""Kill a server again and again while people play: `python -m tools.kill --kills 500 --store postgres --workers 2`.

Players at tables of their own answer without a pause, take something back now and then, and come again whenever the
connection breaks. Whatever was acknowledged must be there: a table may never stand before what its player was told last,
and if it stands at the same place it must look the same. With several workers one of them is killed (now and then all of
them), and what is told is how long players were without their table. At the end every table is brought back from the
store and checked.

The server is split off a process that has loaded everything, so that a start takes no longer than a moment.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from quickstrike.cli import main as quickstrike
from quickstrike.cli import parser
from quickstrike.server.patch import apply, diff
from quickstrike.server.warm import warm

LONG = 180.0  # seconds without a table: it is lost, even on a very busy machine
ALL = 0.1  # of the kills, where there are several workers, hit all of them
BACK = 0.06  # of the answers are taken back
HEROES = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")


class Launcher:
    """A process that splits off servers. It has no threads, and everything that they need."""

    def __init__(self, args: list[str]) -> None:
        ours, theirs = os.pipe(), os.pipe()
        if os.fork() == 0:
            os.close(ours[1])
            os.close(theirs[0])
            self.work(args, ours[0], theirs[1])
            os._exit(0)
        os.close(ours[0])
        os.close(theirs[1])
        self.ask, self.told = ours[1], theirs[0]
        os.read(self.told, 1)

    def work(self, args: list[str], asked: int, tell: int) -> None:
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
        warm()
        os.write(tell, b"r")
        while os.read(asked, 1):
            pid = os.fork()
            if pid == 0:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.setpgid(0, 0)
                os.close(asked)
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                os._exit(quickstrike(args))
            os.write(tell, f"{pid:>10}".encode())

    def start(self) -> int:
        os.write(self.ask, b"s")
        return int(os.read(self.told, 10))


def children(pid: int) -> list[int]:
    try:
        return [int(x) for x in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def lives(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


class Player(threading.Thread):
    """At a table of their own. acked: what they were told last; lost: what is wrong."""

    def __init__(self, address: str, n: int, seed: str) -> None:
        super().__init__(daemon=True)
        self.address, self.n, self.chance = address, n, random.Random(f"{seed} {n}")
        self.acked, self.view = (0, 0), None
        self.answers = self.returns = 0
        self.away: list[float] = []
        self.lost, self.ended = "", False
        self.made: Any = None

    def run(self) -> None:
        since = time.monotonic()
        while not self.ended and not self.lost:
            try:
                if self.made is None:
                    self.make()
                at = f"{self.address.replace('http', 'ws')}/api/v1/tables/{self.made['table']}/live"
                with connect(at, max_size=None, open_timeout=LONG, close_timeout=0.1, compression=None) as ws:
                    self.sits(ws, since)
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                pass
            except Exception as e:
                self.lost = f"{type(e).__name__}: {e}"
            if self.view is not None and time.monotonic() - max(since, self.seen) > LONG:
                self.lost = "the table did not come back"
            since = max(since, self.seen) if self.view is not None else time.monotonic()
            time.sleep(0.02)

    seen = 0.0

    def make(self) -> None:
        seats = [{"starter": HEROES[self.n % len(HEROES)]}]
        r = httpx.post(f"{self.address}/api/v1/tables", json={"seats": seats, "seed": self.n}, timeout=LONG)
        if r.status_code == 201:
            self.made, self.acked, self.view = r.json(), (0, 0), None
        else:
            raise OSError(r.text)

    def sits(self, ws: ClientConnection, since: float) -> None:
        ws.send(json.dumps({"v": 1, "t": "hello", "key": self.made["host_key"], "device": "mine"}))
        got = json.loads(ws.recv(timeout=LONG))
        at, view = tuple(got["at"]), got["views"]["0"]
        if at < self.acked:
            raise AssertionError(f"table {self.made['table']} stands at {at}, {self.acked} was acknowledged")
        if self.view is not None:
            self.returns += 1
            self.away.append(time.monotonic() - self.seen)
            ended = (
                view["result"] != self.view["result"]
            )  # by an answer that was stored and not acknowledged: no new decision
            if at == self.acked and view != self.view and not ended:
                told = json.dumps(diff(self.view, view))[:500]
                raise AssertionError(f"table {self.made['table']} looks different at {at}: {told}")
        self.note(at, view)
        id = 0
        while not self.ended and view["result"] is None:
            id += 1
            back = self.answers and self.chance.random() < BACK
            if back:
                ws.send(json.dumps({"v": 1, "t": "undo", "id": id}))
            else:
                row = self.choice(view["decision"])
                ws.send(json.dumps({"v": 1, "t": "answer", "id": id, "seat": 0, "at": list(at), "options": row}))
            while True:
                msg = json.loads(ws.recv(timeout=LONG))
                if msg["t"] == "undone":
                    at, view = tuple(msg["at"]), msg["views"]["0"]
                elif msg["t"] == "change":
                    at, view = tuple(msg["at"]), apply(msg["patch"].get("0", []), view)
                if msg.get("re") == id:
                    break
            self.answers += msg["t"] == "change"
            self.note(at, view)
        if view["result"] is not None:
            self.made = self.view = None

    def note(self, at: Any, view: Any) -> None:
        self.acked, self.view, self.seen = at, view, time.monotonic()

    def choice(self, decision: Any) -> list[str]:
        if decision.get("proposal"):
            return decision["proposal"] + (["done"] if decision["kind"] != "pay" else [])
        good = [o["id"] for o in decision["options"] if o["verb"] not in ("concede", "back")]
        return [self.chance.choice(good or [o["id"] for o in decision["options"]])]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def killed(pid: int, workers: int, chance: random.Random) -> bool:
    """Is the whole server gone?"""
    if workers > 1 and chance.random() >= ALL:
        found = children(pid)
        if found:
            os.kill(chance.choice(found), signal.SIGKILL)
        return False
    all_of_it = (pid, *children(pid))
    for x in all_of_it:
        with suppress(ProcessLookupError):
            os.kill(x, signal.SIGKILL)
    end = time.monotonic() + LONG
    while any(map(lives, all_of_it)) and time.monotonic() < end:
        time.sleep(0.01)  # until it is gone its port is not free
    return True


def campaign(args: argparse.Namespace, store: list[str], folder: str) -> dict[str, Any]:
    port = free_port()
    given = ["play", "--no-open", "--port", str(port), "--data", folder, "--workers", str(args.workers), *store]
    parser("en", given).parse_args(given)  # what is wrong with it is told before anything begins
    launcher = Launcher(given)
    chance, pid = random.Random(args.seed), launcher.start()
    players = [Player(f"http://127.0.0.1:{port}", n, args.seed) for n in range(args.players)]
    for p in players:
        p.start()
    done, began, by_itself = 0, time.monotonic(), ""
    try:
        while done < args.kills and not any(p.lost for p in players):
            before = sum(p.answers for p in players)
            end = time.monotonic() + LONG
            while sum(p.answers for p in players) < before + 3 and time.monotonic() < end and lives(pid):
                time.sleep(0.02)  # it is there again, and somebody plays
            if not lives(pid):
                by_itself = "the server has ended by itself"
                break
            time.sleep(chance.random() * args.pause)
            if killed(pid, args.workers, chance):
                pid = launcher.start()
            done += 1
            if done % 50 == 0:
                print(f"{done} kills, {sum(p.answers for p in players)} answers", file=sys.stderr, flush=True)
        if not any(p.lost for p in players):
            time.sleep(1)
    finally:
        for p in players:
            p.ended = True
        for p in players:
            p.join(LONG)
        end = time.monotonic() + LONG
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
        while lives(pid) and time.monotonic() < end:
            time.sleep(0.05)
        os.close(launcher.ask)
    away = sorted(x for p in players for x in p.away)
    return {
        "store": args.store,
        "workers": args.workers,
        "kills": done,
        "seconds": round(time.monotonic() - began),
        "answers": sum(p.answers for p in players),
        "returns": sum(p.returns for p in players),
        "away_median": round(statistics.median(away), 2) if away else None,
        "away_max": round(away[-1], 2) if away else None,
        "lost": [x for x in (by_itself, *(p.lost for p in players)) if x],
    }


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(prog="python -m tools.kill", description=__doc__)
    p.add_argument("--kills", type=int, default=500)
    p.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    p.add_argument("--workers", type=int, default=1)
    p.add_argument("--players", type=int, default=4)
    p.add_argument("--pause", type=float, default=0.5, help="seconds between two kills, at most")
    p.add_argument("--seed", default="1")
    args = p.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        store: list[str] = []
        if args.store == "postgres":
            from .postgres import postgres

            store = ["--store", postgres().fresh()]
        found = campaign(args, store, folder)
        print(json.dumps(found), flush=True)
        where = store or ["--data", folder]
        unsound = quickstrike(["store", "check", *where, "--lang", "en"])
    return 1 if found["lost"] or unsound or found["kills"] < args.kills else 0


if __name__ == "__main__":
    sys.exit(main())
