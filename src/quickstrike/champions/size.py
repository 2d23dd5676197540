"""How long definitions are, and which words and hooks serve one card alone: `python -m quickstrike.champions.size`.

A long definition is a missing word (docs/adding-a-card.md); the tests keep the average at three lines.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from typing import Any

from ..kernel.ops import walk
from .faces import FACES, data
from .shelf import FOLDER as PACKS
from .vocab import WORDS, Call

FOLDER = Path(str(PACKS))


def definitions(folder: Path = FOLDER) -> dict[str, int]:
    """The number of source lines of every `card(...)` call, by code."""
    found: dict[str, int] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="card"), args=[ast.Constant(value=str(code)), *_], end_lineno=int(end)):
                    found[code] = end - node.lineno + 1
    return found


def average(sizes: dict[str, int]) -> float:
    return sum(sizes.values()) / max(1, len(sizes))


def hooks(parts: dict[str, Any]) -> dict[str, list[str]]:
    """The named functions that definitions call, each with the cards that do; parts: definitions by code."""
    found: dict[str, list[str]] = {}
    for code, whole in parts.items():
        for name in dict.fromkeys(x.fn for _, x in walk(whole) if isinstance(x, Call)):
            found.setdefault(name, []).append(code)
    return found


def rare(parts: dict[str, Any]) -> dict[str, str]:
    """The words of the card language that a single card uses, with its code."""
    users: dict[str, list[str]] = {w: [] for group in WORDS.values() for w in group}
    for code, whole in parts.items():
        for name in dict.fromkeys(type(x).__name__ for _, x in walk(whole)):
            if name in users:
                users[name].append(code)
    return {w: codes[0] for w, codes in sorted(users.items()) if len(codes) == 1}


def report() -> Iterator[str]:
    sizes = definitions()
    yield f"{len(sizes)} definitions, {average(sizes):.2f} lines each on average; the longest:"
    for code in sorted(sizes, key=lambda c: (-sizes[c], c))[:10]:
        yield f"  {sizes[code]}  {code} {data()[code]['name']}"
    parts = {code: face.parts for code, face in FACES.items() if code in sizes}
    found = rare(parts)
    yield f"{len(found)} words are used by one card only:"
    for line in wrap(", ".join(f"{w}~{code}" for w, code in found.items()), 112):
        yield "  " + line.replace("~", " ")
    for name, codes in sorted(hooks(parts).items()):
        yield f"hook {name}: {', '.join(codes)}" + ("  <- a hook for one card" if len(codes) == 1 else "")


if __name__ == "__main__":
    # the reader may have closed the pipe; without a buffer nothing is left to be flushed at the end
    with suppress(BrokenPipeError), open(1, "wb", buffering=0, closefd=False) as out:
        for line in report():
            out.write(f"{line}\n".encode())
