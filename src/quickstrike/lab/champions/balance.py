"""Win rates of every hero against every villain, alone and in twos: the rows of the table in docs/balance.md.

A row is what `simulate` gives for the same heroes, villain, mode, bot and seed; all rows share the processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import combinations, product
from typing import Any

from ...champions import HEROES, MODES, SCENARIOS
from ...champions.setting import ChampionsSetting
from ...files import named
from ...games.champions import KIT
from ...kernel.errors import SetupError
from ..processes import spread
from ..simulate import CHUNK, Lineup, Record, line_up, play_one, seed_of_game
from ..stats import mean, wilson

PLAYERS = (1, 2)


@dataclass(frozen=True)
class Row:
    """How some heroes fared against a villain. by_scheme, by_defeat: how the losses came about."""

    heroes: tuple[str, ...]
    scenario: str
    mode: str
    bot: str
    seed: int | str
    games: int
    wins: int
    by_scheme: int
    by_defeat: int
    rounds: float
    crashes: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[Any, ...]:
        """What was asked for, apart from what came of it."""
        return self.heroes, self.scenario, self.mode, self.bot, self.seed, self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Of the win rate, 95 %."""
        return wilson(self.wins, self.games)


def settings(
    bot: str,
    heroes: Sequence[str] = (),
    against: Sequence[str] = (),
    modes: Sequence[str] = MODES,
    players: Sequence[int] = PLAYERS,
) -> list[Lineup]:
    """Every one of the heroes, then every two, each against every villain in each mode. Decks are the heroes' first starter
    decks, modular sets the recommended ones."""
    who = [h for n in players for h in combinations(heroes or HEROES, n)]
    return [
        line_up(KIT, ChampionsSetting(h, villain, mode), bot)
        for h, villain, mode in product(who, against or SCENARIOS, modes)
    ]


def row_of(line: Lineup, seed: int | str, records: list[Record]) -> Row:
    done, setting = [r for r in records if r.result != "crash"], line.setting
    assert isinstance(setting, ChampionsSetting)
    lost = [r.how for r in done if r.result == "lost"]
    return Row(
        tuple(str(h) for h in setting.heroes),
        setting.scenario,
        setting.mode,
        line.bots[0],
        seed,
        len(records),
        sum(r.result == "won" for r in done),
        lost.count("scheme"),
        lost.count("defeat"),
        round(mean([r.clock for r in done]), 1),
        tuple(sorted(f"{r.seed}: {r.error}" for r in records if r.result == "crash")),
    )


Job = tuple[int, Lineup, list[str]]


def _play(job: Job) -> tuple[int, list[Record]]:
    return job[0], [play_one(job[1], seed) for seed in job[2]]


def _lost(job: Job) -> tuple[int, list[Record]]:
    return job[0], [Record(seed, "crash", error="the process that played it died") for seed in job[2]]


def balance(
    todo: list[Lineup],
    games: int,
    seed: int | str,
    jobs: int,
    done: Iterable[Row] = (),
    tell: Callable[[Row, int, int], None] | None = None,
) -> Iterator[Row]:
    """A row for each setting, as they get ready. done: rows that need not be played again. tell: (row, rows that are
    ready, all)."""
    if games < 1:
        raise SetupError("games", n=games)
    old = {r.key: r for r in done}
    found = {k: old.get((*row_of(line, seed, []).key[:5], games)) for k, line in enumerate(todo)}
    records: dict[int, list[Record]] = {k: [] for k, row in found.items() if row is None}
    yield from (row for row in found.values() if row is not None)
    seeds = [seed_of_game(seed, i) for i in range(games)]
    chunks: list[Job] = [(k, todo[k], seeds[i : i + CHUNK]) for k in records for i in range(0, games, CHUNK)]
    for k, some in spread(_play, chunks, jobs, _lost):
        records[k] += some
        if len(records[k]) == games:
            row = row_of(todo[k], seed, records.pop(k))
            if tell is not None:
                tell(row, len(todo) - len(records), len(todo))
            yield row


class Kept:
    """Rows in a file, one line of JSON each, so that a long run can be broken off and taken up again."""

    def __init__(self, path: str) -> None:
        self.path = named(path)
        self.path.touch()  # that it can't be written should be known at once
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):  # broken off while it was written
            self.path.write_text("".join(lines[:-1]), encoding="utf-8")
            lines.pop()
        self.rows = [self._row(line, n) for n, line in enumerate(lines, 1)]

    def _row(self, line: str, n: int) -> Row:
        try:
            found = json.loads(line)
            values: dict[str, Any] = {f.name: found[f.name] for f in fields(Row)}
            lists = {k: tuple(values[k]) for k in ("heroes", "crashes")}
            return Row(**{**values, **lists})
        except (ValueError, TypeError, KeyError):
            raise SetupError("not a row", name=str(self.path), line=n) from None

    def add(self, row: Row) -> None:
        with self.path.open("a", encoding="utf-8") as f:
            f.write(json.dumps(asdict(row)) + "\n")
