"""The index of the packs, made of their files: `python -m quickstrike.champions.indexing` writes packs/index.jsonl.

What the shelf must know of a pack without opening it is gathered here by opening it. A test keeps the index current.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..kernel.ops import walk
from .faces import FACES, data
from .shelf import FOLDER, INDEX, Pack, put
from .vocab import PutIntoPlay

HOME = Path(str(FOLDER))


def folders() -> list[Path]:
    return [f.parent for f in sorted(HOME.glob("*/pack.toml"))]


def _bare(folder: Path) -> Pack:
    """What a pack's files say, its definitions aside: enough to open it."""
    said, heroes = _toml(folder / "pack.toml"), _toml(folder / "heroes.toml")
    rows = json.loads((folder / "data.json").read_text("utf-8"))
    return Pack(
        folder.name,
        said["prefix"],
        {code: [h["identity"], list(h["decks"])] for code, h in heroes.get("heroes", {}).items()},
        tuple(_toml(folder / "scenarios.toml")),
        said.get("sets", {}),
        whole=said.get("whole", False),
        reprints={c["code"]: c["duplicate_of"] for c in rows if "duplicate_of" in c},
    )


def _toml(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _line(p: Pack) -> str:
    """Only what is there is written."""
    return json.dumps({k: v for k, v in vars(p).items() if v}, ensure_ascii=False, separators=(",", ":"))


def _defined(p: Pack) -> Iterator[tuple[str, Any]]:
    """What only the definitions say."""
    rows = [c for c in data().values() if c["pack"] == p.code]
    faces = [f for f in FACES.values() if f.pack == p.code]
    yield "unfinished", tuple(dict.fromkeys(c["set"] for c in rows if c.get("set") and c["code"] not in FACES))
    linked: dict[str, list[str]] = {}
    for f in faces:
        if "linked" in f.keywords:
            linked.setdefault(str(f.keywords["linked"].of), []).append(f.code)
    yield "linked", linked
    ops = (op for f in faces for _, op in walk(f.parts))
    yield (
        "facedown",
        tuple(dict.fromkeys(op.facedown_as for op in ops if isinstance(op, PutIntoPlay) and op.facedown_as)),
    )


def indexed() -> str:
    """The index as it must be on disk: a line for each pack, in the order of the prefixes."""
    bare = sorted((_bare(f) for f in folders()), key=lambda p: p.prefix)
    put(bare)  # by this the definitions are found
    found = [replace(p, **dict(_defined(p))) for p in bare]
    put(found)
    return "".join(f"{_line(p)}\n" for p in found)


def write() -> None:
    (HOME / INDEX).write_text(indexed(), encoding="utf-8")


if __name__ == "__main__":
    write()
