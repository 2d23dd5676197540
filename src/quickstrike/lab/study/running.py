"""Playing a study: over processes of this machine or a cluster, in rounds after which it may be clear enough to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ...kernel.errors import SetupError
from ..processes import spread
from ..simulate import CHUNK, Lineup, Record, play_one
from .figures import compared
from .kept import Kept, Place
from .plan import Row, Study, row_of

LOOK = 50  # games of each arm between two looks whether it is clear by now
Job = tuple[Study, list[Place]]
Progress = Callable[[int, int, int], None]
"""Called with (games done, games to play at the most, games won)."""


def run(
    study: Study, kept: Kept, jobs: int = 1, *, cluster: str = "", early: bool = False, progress: Progress | None = None
) -> int:
    """Play what is not there yet; gives the number of games of each arm that count. early: stop as soon as the difference of
    the first two arms is clear. When that is depends on the seeds alone, not on processes or on breaks."""
    study.check()
    if jobs < 1:
        raise SetupError("processes", n=jobs)
    step = LOOK if early else study.games
    total = study.games * len(study.arms)
    for begin in range(0, study.games, step):
        end = min(begin + step, study.games)
        todo = [(a, i) for i in range(begin, end) for a in range(len(study.arms)) if (a, i) not in kept.rows]
        for rows in _played(study, todo, jobs, cluster):
            kept.add(rows)
            if progress is not None:
                progress(len(kept.rows), total, sum(r.won for r in kept.rows.values()))
        if early and clear_at(kept, end):
            return end
    return study.games


def played_of(plan: Mapping[str, Any], rows: Iterable[Row]) -> int:
    """How many games of each arm a study in a file has whole: those that count."""
    have, arms = {(r.arm, r.number) for r in rows}, range(len(plan["arms"]))
    whole = (i for i in range(plan["games"]) if not all((a, i) in have for a in arms))
    return next(whole, int(plan["games"]))


def clear_at(kept: Kept, games: int) -> bool:
    """Is it clear after so many games of each which of the first two arms wins more often?"""
    low, high = compared(kept.of(0, games), kept.of(1, games)).interval
    return low > 0 or high < 0


def _played(study: Study, todo: list[Place], jobs: int, cluster: str) -> Iterator[list[Row]]:
    chunks: list[Job] = [(study, todo[k : k + CHUNK]) for k in range(0, len(todo), CHUNK)]
    if cluster:
        from .cluster import spread_on

        return spread_on(cluster, play_some, chunks, lost, jobs)
    return spread(play_some, chunks, min(jobs, len(chunks)), lost)


def play_some(job: Job) -> list[Row]:
    study, places = job
    return _rows(study, places, (play_one(_line(study, a), study.seed_of(i)) for a, i in places))


def lost(job: Job) -> list[Row]:
    """Games whose process died twice."""
    study, places = job
    said = "the process that played it died"
    return _rows(study, places, (Record(study.seed_of(i), "crash", error=said) for _, i in places))


def _line(study: Study, arm: int) -> Lineup:
    return study.arms[arm].line


def _rows(study: Study, places: list[Place], records: Iterable[Record]) -> list[Row]:
    return [row_of(study, a, i, r) for (a, i), r in zip(places, records, strict=True)]
