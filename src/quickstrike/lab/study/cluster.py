"""The same work on a cluster of Ray (`pip install quickstrike[cluster]`): a node or a worker that dies costs its unfinished
games only, which are played again elsewhere. The results are those of one process: a game depends on its seed alone."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from ...kernel.errors import SetupError

J = TypeVar("J")
R = TypeVar("R")
TRIES = 5  # a piece of work whose node dies is done again so many times
AHEAD = 4  # pieces under way for each processor: enough to keep all busy, few enough not to fill the memory
LOCAL = "local"
CLIENT = "ray://"
SHORT = 10  # seconds in which a server answers that is there


def connect(address: str, jobs: int) -> Any:
    """local: a cluster of this machine only, with so many processors; auto: the one that runs here; or ray://host:port."""
    if find_spec("ray") is None:
        raise SetupError("no ray")
    if address.startswith(CLIENT):
        knock(address)
    import ray

    if not ray.is_initialized():
        quiet: Any = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)  # beside any that runs here
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as e:
            raise SetupError("no cluster", address=address, why=str(e).splitlines()[0][:100]) from None
    return ray


def knock(address: str) -> None:
    """Ray's own client shows its token only if `RAY_AUTH_MODE` tells it to, and waits half a minute where it is turned away
    or nobody is there. So tell it, and ask the server first. Ray reads the mode when it is imported."""
    if find_spec("grpc") is None:
        raise SetupError("no ray client")
    import grpc

    found = "" if os.environ.get("RAY_AUTH_MODE", "token") != "token" else token()
    if found:
        os.environ["RAY_AUTH_MODE"] = "token"
    shown = [("authorization", f"Bearer {found}")] if found else []
    with grpc.insecure_channel(address.removeprefix(CLIENT)) as channel:
        try:
            channel.unary_unary("/ray.rpc.RayletDriver/ClusterInfo")(b"", timeout=SHORT, metadata=shown)
        except grpc.RpcError as e:
            if e.code() is grpc.StatusCode.UNAUTHENTICATED:
                raise SetupError("cluster wants token", address=address) from None
            if e.code() in (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED):
                raise SetupError("no cluster", address=address, why=str(e.details())[:100]) from None


def token() -> str:
    """What lets one into a cluster, from where Ray itself looks for it."""
    if said := os.environ.get("RAY_AUTH_TOKEN"):
        return said
    file = Path(os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token")
    return file.read_text("utf-8").strip() if file.is_file() else ""


def spread_on(
    address: str, work: Callable[[J], R], todo: Iterable[J], lost: Callable[[J], R], jobs: int = 1
) -> Iterator[R]:
    """Results of `work` on each job as they come in. A job that fails on every try has the result `lost(job)`."""
    ray = connect(address, jobs)
    remote = ray.remote(max_retries=TRIES)(work)
    left, under_way = iter(todo), dict[Any, J]()
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
            for job in islice(left, max(0, room)):
                under_way[remote.remote(job)] = job
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for ref in done:
                job = under_way.pop(ref)
                try:
                    got: R = ray.get(ref)
                except ray.exceptions.RayTaskError:  # our own mistake: say so as it is
                    raise
                except ray.exceptions.RayError:  # its process or node died on every try
                    got = lost(job)
                yield got
    finally:
        for ref in under_way:
            ray.cancel(ref, force=True)
        if address == LOCAL:
            ray.shutdown()
