"""The games of a study in a file: the plan in the first line, then a line of JSON for each game. A study that was broken off
goes on with what is there; another study, or the same of other rules, is refused, and so is a second run while one is on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ... import games as registry
from ...files import named
from ...kernel.errors import SetupError
from ..watching import Fate
from .plan import Row, Study

Place = tuple[int, int]
"""An arm and the number of a game."""
FIELDS = tuple(f.name for f in fields(Row))
PLAN = {"study": str, "game": str, "arms": list, "games": int, "about": dict, "version": str, "digest": str}
ARM = {"setting": dict, "bots": list, "seat": int, "decks": list, "own": list, "change": list, "digest": str}
FATES = len(Fate().packed())
LOCK = ".lock"


class Kept:
    """path: "" keeps nothing on disk."""

    def __init__(self, study: Study, path: str = "") -> None:
        self.study, self.rows = study, dict[Place, Row]()
        self.path: Path | None = named(path) if path else None
        self._lock = -1
        if self.path is None:
            return
        self.path.touch()  # that it can't be written should be known at once
        self._lock = locked(self.path)
        lines = whole_lines(self.path, mend=True)
        if not lines:
            self._write([study.packed()])
            return
        plan = plan_of(lines[0], str(self.path))
        if plan != json.loads(json.dumps(study.packed())):
            raise SetupError("other study", name=str(self.path))
        for row in rows_in(plan, lines, str(self.path)):
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

    def close(self) -> None:
        """Another run may go on with it."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def locked(path: Path) -> int:
    """A lock in the folder, for as long as this process lives, however it ends; its workers do not hold it. -1 where the
    system has none."""
    if find_spec("fcntl") is None:
        return -1
    import fcntl

    handle = os.open(path.with_name(LOCK), os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise SetupError("study under way", name=str(path.parent)) from None
    return handle


def read(path: Path) -> tuple[dict[str, Any], list[Row]]:
    """The plan and the games in a file. It may be growing meanwhile."""
    lines = whole_lines(path) or [""]
    plan = plan_of(lines[0], str(path))
    return plan, list({(r.arm, r.number): r for r in rows_in(plan, lines, str(path))}.values())


def whole_lines(path: Path, mend: bool = False) -> list[str]:
    """Without a line that was broken off while it was written; mend: it is taken away in the file, too."""
    *lines, rest = path.read_text(encoding="utf-8").split("\n")
    if rest and mend:
        path.write_text("".join(f"{x}\n" for x in lines), encoding="utf-8")
    return lines


def plan_of(line: str, name: str) -> dict[str, Any]:
    try:
        plan = json.loads(line)
    except (ValueError, RecursionError):
        plan = None
    if not _fits(plan, PLAN) or not plan["arms"] or not all(_fits(a, ARM) for a in plan["arms"]):
        raise SetupError("not a study", name=name)
    fields_of = registry.kit(plan["game"]).setting()().packed().keys()
    if any(a["setting"].keys() != fields_of for a in plan["arms"]):
        raise SetupError("not a study", name=name)
    found: dict[str, Any] = plan
    return found


def _fits(found: Any, kinds: dict[str, type]) -> bool:
    return isinstance(found, dict) and all(isinstance(found.get(k), kind) for k, kind in kinds.items())


def rows_in(plan: dict[str, Any], lines: list[str], name: str) -> list[Row]:
    """The games in the lines after the plan, each of an arm that it has."""
    rows = [row_in(x, n, name) for n, x in enumerate(lines[1:], 2)]
    for n, row in enumerate(rows, 2):
        if not (0 <= row.arm < len(plan["arms"]) and 0 <= row.number < plan["games"]):
            raise SetupError("not a study row", name=name, line=n)
    return rows


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
    return all(
        isinstance(did, list) and len(did) == FATES and all(type(x) is int for x in did) for did in row.cards.values()
    )
