"""How long definitions are, and which words and hooks serve one card alone: `python -m quickstrike.champions.size`.

A long definition is a missing word (docs/adding-a-card.md). Two measures: lines as they are in the file, where `ruff
format` gives each argument of whatever does not fit into one line a line of its own; and running lines, what the same
text takes if it is written on, COLUMNS to a line. The tests keep both averages.
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
COLUMNS = 120


def _calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="card"), args=[ast.Constant(value=str(code)), *_]):
                    yield code, node


def definitions(folder: Path = FOLDER) -> dict[str, int]:
    """The number of source lines of every `card(...)` call, by code."""
    return {code: (node.end_lineno or node.lineno) - node.lineno + 1 for code, node in _calls(folder)}


def running(folder: Path = FOLDER) -> dict[str, int]:
    """How many full lines its text is, by code."""
    return {code: -(-len(ast.unparse(node)) // COLUMNS) for code, node in _calls(folder)}


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
    yield (
        f"{len(sizes)} definitions, {average(running()):.2f} running lines of {COLUMNS} columns each on average, "
        f"{average(sizes):.2f} as they stand in the files;"
    )
    yield f"{sum(n == 1 for n in sizes.values())} stand on one line; the longest:"
    for code in sorted(sizes, key=lambda c: (-sizes[c], c))[:10]:
        yield f"  {sizes[code]}  {code} {data()[code]['name']}"
    parts = {code: face.parts for code, face in FACES.items() if code in sizes}
    found = rare(parts)
    yield f"{len(found)} words are used by one card only:"
    for line in wrap(", ".join(f"{w}~{code}" for w, code in found.items()), 112):
        yield "  " + line.replace("~", " ")
    called = sorted(hooks(parts).items())
    yield f"{len(called) or 'no'} hooks (Call)" + (":" if called else "")
    for name, codes in called:
        yield f"hook {name}: {', '.join(codes)}" + ("  <- a hook for one card" if len(codes) == 1 else "")


if __name__ == "__main__":
    # the reader may have closed the pipe; without a buffer nothing is left to be flushed at the end
    with suppress(BrokenPipeError), open(1, "wb", buffering=0, closefd=False) as out:
        for line in report():
            out.write(f"{line}\n".encode())
