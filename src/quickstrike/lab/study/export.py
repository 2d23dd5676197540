"""The games of a study for other programs: CSV always, Parquet where its package is (`pip install quickstrike[lab]`)."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .plan import Row

FATE = ("dealt", "kept", "back", "drawn", "drawn_at", "played", "played_at", "spent")


def games(plan: Mapping[str, Any], rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    for r in sorted(rows, key=lambda r: (r.arm, r.number)):
        yield {"study": plan["study"], "game": plan["game"], "label": plan["arms"][r.arm]["label"]} | {
            k: v for k, v in r.packed().items() if k != "cards"
        }


def cards(plan: Mapping[str, Any], rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    for r in sorted(rows, key=lambda r: (r.arm, r.number)):
        for code, fate in r.cards.items():
            place = {"label": plan["arms"][r.arm]["label"], "number": r.number, "seed": r.seed, "won": int(r.won)}
            yield {**place, "code": code, **dict(zip(FATE, fate, strict=True))}


def write(folder: Path, plan: Mapping[str, Any], rows: Iterable[Row], summary: Mapping[str, Any]) -> list[Path]:
    """All files but the page; gives those that were written."""
    some = list(rows)
    made = [folder / "summary.json"]
    made[0].write_text(json.dumps(summary, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    for name, lines in (("games", list(games(plan, some))), ("cards", list(cards(plan, some)))):
        if lines:
            made += _tables(folder / name, lines)
    return made


def _tables(stem: Path, lines: list[dict[str, Any]]) -> list[Path]:
    plain = stem.with_suffix(".csv")
    with plain.open("w", encoding="utf-8", newline="") as f:
        w = csv.DictWriter(f, list(lines[0]))
        w.writeheader()
        w.writerows(lines)
    if find_spec("pyarrow") is None:
        return [plain]
    import pyarrow
    import pyarrow.parquet

    packed = stem.with_suffix(".parquet")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(lines), packed)
    return [plain, packed]
