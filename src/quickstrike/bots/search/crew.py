"""Several cores for one search: copies of the process that try candidates in worlds of their share.

A copy is made by a fork when the candidates are known, so it has everything at hand; it is told which candidate to try in
which world and answers with what that came to. Who tried what makes no difference to the result. Where there is no fork
everything is done here.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self

Job = tuple[int, int]
"""Which candidate in which world."""
Trial = Callable[[int, int], float]


class Crew:
    """trial: tries a candidate in a world, both by their number."""

    def __init__(self, trial: Trial, cores: int = 1) -> None:
        self.trial = trial
        self.lines: list[Any] = []
        self.crew: list[Any] = []
        if cores > 1 and "fork" in multiprocessing.get_all_start_methods():
            fork = multiprocessing.get_context("fork")
            for _ in range(cores - 1):
                here, there = fork.Pipe()
                member = fork.Process(target=_serve, args=(trial, there), daemon=True)
                member.start()
                self.lines.append(here)
                self.crew.append(member)

    def tried(self, jobs: Sequence[Job]) -> list[float]:
        """What each of these came to."""
        hands = len(self.lines) + 1
        for k, line in enumerate(self.lines, 1):
            line.send(jobs[k::hands])
        out = [0.0] * len(jobs)
        out[::hands] = [self.trial(*job) for job in jobs[::hands]]
        for k, line in enumerate(self.lines, 1):
            out[k::hands] = line.recv()
        return out

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for line in self.lines:
            line.close()  # they end when nobody talks to them any more
        for member in self.crew:
            member.terminate()
            member.join()


def _serve(trial: Trial, line: Connection) -> None:
    try:
        while True:
            line.send([trial(*job) for job in line.recv()])
    except (EOFError, BrokenPipeError):
        return
