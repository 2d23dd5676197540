"""The same work on a cluster of Ray (`pip install quickstrike[cluster]`): a node or a worker that dies costs its unfinished
games only, which are played again elsewhere. The results are those of one process: a game depends on its seed alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from ...kernel.errors import SetupError

J = TypeVar("J")
R = TypeVar("R")
TRIES = 5  # a piece of work whose node dies is done again so many times
AHEAD = 4  # pieces under way for each processor: enough to keep all busy, few enough not to fill the memory
LOCAL = "local"


def connect(address: str, jobs: int) -> Any:
    """local: a cluster of this machine only, with so many processors; auto: the one that runs here; or ray://host:port."""
    if find_spec("ray") is None:
        raise SetupError("no ray")
    import ray

    if not ray.is_initialized():
        quiet: Any = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == LOCAL:
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as e:
            raise SetupError("no cluster", address=address, why=str(e).splitlines()[0][:100]) from None
    return ray


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
