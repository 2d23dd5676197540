"""The games of a study in a file: the plan in the first line, then a line of JSON for each game. A study that was broken off
goes on with what is there; another study, or the same of other rules, is refused."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from ...files import named
from ...kernel.errors import SetupError
from .plan import Row, Study

Place = tuple[int, int]
"""An arm and the number of a game."""
FIELDS = tuple(f.name for f in fields(Row))


class Kept:
    """path: "" keeps nothing on disk."""

    def __init__(self, study: Study, path: str = "") -> None:
        self.study, self.rows = study, dict[Place, Row]()
        self.path: Path | None = named(path) if path else None
        if self.path is None:
            return
        self.path.touch()  # that it can't be written should be known at once
        lines = whole_lines(self.path)
        if not lines:
            self._write([study.packed()])
            return
        if plan_of(lines[0], str(self.path)) != json.loads(json.dumps(study.packed())):
            raise SetupError("other study", name=str(self.path))
        for n, line in enumerate(lines[1:], 2):
            row = row_in(line, n, str(self.path))
            self.rows[row.arm, row.number] = row

    def add(self, rows: Iterable[Row]) -> None:
        some = list(rows)
        self.rows.update(((r.arm, r.number), r) for r in some)
        self._write(r.packed() for r in some)

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as f:
                f.write("".join(json.dumps(x, ensure_ascii=False) + "\n" for x in lines))

    def of(self, arm: int, games: int = -1) -> list[Row]:
        """The rows of an arm in order; games: only the first so many."""
        most = self.study.games if games < 0 else games
        return [self.rows[arm, i] for i in range(most) if (arm, i) in self.rows]


def whole_lines(path: Path) -> list[str]:
    """A line that was broken off while it was written is taken away."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), encoding="utf-8")
        lines.pop()
    return lines


def plan_of(line: str, name: str) -> dict[str, Any]:
    try:
        plan = json.loads(line)
    except (ValueError, RecursionError):
        plan = None
    if not isinstance(plan, dict) or "study" not in plan:
        raise SetupError("not a study", name=name)
    return plan


def row_in(line: str, n: int, name: str) -> Row:
    try:
        found = json.loads(line)
        row = Row(**{k: found[k] for k in FIELDS})
    except (ValueError, TypeError, KeyError, RecursionError):
        raise SetupError("not a study row", name=name, line=n) from None
    if not is_sound(row):
        raise SetupError("not a study row", name=name, line=n)
    return row


def is_sound(row: Row) -> bool:
    """Has every field what it should have?"""
    texts = (row.seed, row.result, row.how, row.error, row.version, row.digest)
    numbers = (row.arm, row.number, row.clock, row.decisions, row.began)
    if not all(isinstance(x, str) for x in texts) or not all(type(x) is int for x in numbers):
        return False
    if not isinstance(row.worth, int | float) or not isinstance(row.cards, dict):
        return False
    return all(isinstance(did, list) and all(type(x) is int for x in did) for did in row.cards.values())
