"""What a server counts, for whoever looks after it: in the text format of Prometheus, for all servers of a store."""

from __future__ import annotations

import resource
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Any

from fastapi import APIRouter, Request, Response

from .asking import Authorization, tables
from .notices import Denied

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds up to which answers are counted together."""
KINDS = {
    "requests_total": ("counter", "requests answered, by status"),
    "messages_total": ("counter", "messages of live connections, by kind"),
    "message_seconds": ("histogram", "from the arrival of a message until it is done"),
    "answer_loop_seconds": ("histogram", "computing of the event loop, for anybody, while an answer was under way"),
    "turn_seconds_total": ("counter", "seconds of the event loop that visitors took"),
    "jobs_total": ("counter", "jobs done beside the event loop"),
    "jobs_ended_total": ("counter", "jobs that were ended because they took too long"),
    "job_seconds_total": ("counter", "seconds of computing that jobs took"),
    "jobs_waiting": ("gauge", "jobs that wait for a process"),
    "store_commits_total": ("counter", "commits of the store"),
    "store_changes_total": ("counter", "changes that were committed"),
    "store_seconds_total": ("counter", "seconds that commits took"),
    "tables_live": ("gauge", "tables in memory"),
    "tables_claimed_total": ("counter", "tables that were brought back from the store"),
    "people_connected": ("gauge", "live connections"),
    "connections": ("gauge", "open connections"),
    "process_cpu_seconds_total": ("counter", "seconds of computing of the server's process"),
    "process_resident_bytes": ("gauge", "memory of the server's process"),
    "uptime_seconds": ("gauge", "seconds since the start"),
}
Told = dict[str, float]
"""By name with its labels, as it is written."""
router = APIRouter()


def labelled(name: str, **labels: str) -> str:
    inner = ",".join(f'{k}="{v}"' for k, v in labels.items())
    return f"{name}{{{inner}}}" if inner else name


class Times:
    """How long things took: how many up to each bound."""

    def __init__(self) -> None:
        self.seconds, self.below = 0.0, [0] * (len(BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.below[bisect_left(BOUNDS, seconds)] += 1

    def told(self, name: str) -> Told:
        bounds = zip((*BOUNDS, "+Inf"), accumulate(self.below), strict=True)
        out: Told = {labelled(f"{name}_bucket", le=str(bound)): n for bound, n in bounds}
        return out | {f"{name}_sum": self.seconds, f"{name}_count": sum(self.below)}


class Metrics:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counted: Counter[str] = Counter()
        self.times = {"message_seconds": Times(), "answer_loop_seconds": Times()}

    def count(self, name: str, **labels: str) -> None:
        self.counted[labelled(name, **labels)] += 1

    def done(self, kind: str, seconds: float, computed: float) -> None:
        """A message is done, after so long; so much the event loop has computed meanwhile."""
        self.count("messages_total", kind=kind)
        self.times["message_seconds"].add(seconds)
        if kind == "answer":
            self.times["answer_loop_seconds"].add(computed)

    def told(self, state: Any) -> Told:
        """Everything, as it is now."""
        live, pool, store = state.tables.live.values(), state.tables.workers, state.tables.store
        used = resource.getrusage(resource.RUSAGE_SELF)
        out: Told = {k: float(n) for k, n in self.counted.items()}
        for name, times in self.times.items():
            out |= times.told(name)
        out |= {
            "turn_seconds_total": state.turns.seconds,
            "jobs_total": pool.done,
            "jobs_ended_total": pool.ended,
            "job_seconds_total": pool.used,
            "jobs_waiting": sum(map(len, pool.waiting.values())),
            "store_commits_total": store.commits,
            "store_changes_total": store.jobs,
            "store_seconds_total": store.seconds,
            "tables_live": len(live),
            "tables_claimed_total": state.tables.claimed,
            "people_connected": sum(len(x.clients) for x in live),
            "connections": len(state.gate.open),
            "process_cpu_seconds_total": used.ru_utime + used.ru_stime,
            "process_resident_bytes": resident(),
            "uptime_seconds": time.monotonic() - self.began,
        }
        return out


def resident() -> int:
    """Bytes; 0 where the system does not say."""
    try:
        with open("/proc/self/statm") as f:
            return int(f.read().split()[1]) * resource.getpagesize()
    except OSError:
        return 0


def text(servers: Mapping[str, Told]) -> str:
    out = []
    for name, (kind, about) in KINDS.items():
        out += [f"# HELP quickstrike_{name} {about}", f"# TYPE quickstrike_{name} {kind}"]
        out += [line for server, told in servers.items() for line in lines(name, kind, server, told)]
    return "\n".join((*out, ""))


def lines(name: str, kind: str, server: str, told: Told) -> Iterable[str]:
    ends = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
    for key, n in told.items():
        found, _, labels = key.partition("{")
        if found in [name + end for end in ends]:
            yield f'quickstrike_{found}{{server="{server}"{"," + labels if labels else "}"} {n:.10g}'


# ---- requests ------------------------------------------------------------------------------------------------------
@router.get("/healthz", include_in_schema=False)
async def healthy() -> Response:
    """The process lives."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz", include_in_schema=False)
async def ready(request: Request) -> Response:
    """The store answers, and the other servers hear of this one: it may be sent visitors."""
    if not request.app.state.peers.ready or request.app.state.ending:
        raise Denied(503, "store away")
    await tables(request).store.row("")
    return Response("ready\n", media_type="text/plain")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, authorization: Authorization = "") -> Response:
    """Of all servers of the store, as each last told; only with the owner's key."""
    if not tables(request).is_owner(authorization.removeprefix("Bearer ").strip()):
        raise Denied(403, "not owner")
    state = request.app.state
    me = state.peers.me.id
    others = {p.id: p.said.get("metrics", {}) for p in state.peers.known.values() if p.id != me}
    told = {me: state.metrics.told(state), **others}
    return Response(text(told), media_type="text/plain; version=0.0.4")
