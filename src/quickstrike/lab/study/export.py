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


def table(plan: Mapping[str, Any], arm: int) -> dict[str, Any]:
    """What a game was played with: with its seed and version enough to make it again."""
    a = plan["arms"][arm]
    said = {**a["setting"], **{k: a[k] for k in ("bots", "decks", "own", "change")}}
    return {k: x if isinstance(x, str | int) else json.dumps(x, ensure_ascii=False) for k, x in said.items()}


def games(plan: Mapping[str, Any], rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    for r in sorted(rows, key=lambda r: (r.arm, r.number)):
        played = {k: v for k, v in r.packed().items() if k != "cards"}
        yield {"study": plan["study"], "game": plan["game"], **played, **table(plan, r.arm)}


def cards(plan: Mapping[str, Any], rows: Iterable[Row]) -> Iterator[dict[str, Any]]:
    for r in sorted(rows, key=lambda r: (r.arm, r.number)):
        for code, fate in r.cards.items():
            place = {"arm": r.arm, "number": r.number, "seed": r.seed, "won": int(r.won)}
            did = {"code": code, **dict(zip(FATE, fate, strict=True))}
            yield {**place, **did, "version": r.version, "digest": r.digest}


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
