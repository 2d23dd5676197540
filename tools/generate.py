"""What is made of other files: `make generate` writes it, a test finds what is not current.

The index of the packs, and in documents whatever stands between `<!-- size: ... -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from quickstrike.champions import indexing, size
from quickstrike.champions.shelf import INDEX
from quickstrike.kernel.errors import QuickstrikeError

ROOT = Path(__file__).parents[1]
MARKED = re.compile(r"(<!-- (\w+): [^\n]*-->\n).*?(<!-- end -->)", re.DOTALL)
FIGURES: dict[str, Callable[[], str]] = {"size": lambda: "```\n" + "\n".join(size.report()) + "\n```\n"}
"""What is told between the marks, by the word after `<!--`."""


def filled(text: str) -> str:
    """A document with today's figures."""
    return MARKED.sub(lambda m: m[1] + FIGURES[m[2]]() + m[3], text)


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made, in part or as a whole, with what it must hold."""
    yield indexing.HOME / INDEX, indexing.indexed()
    for doc in sorted((ROOT / "docs").glob("*.md")):
        if MARKED.search(text := doc.read_text("utf-8")):
            yield doc, filled(text)


def main() -> None:
    for path, text in made():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    try:
        main()
    except QuickstrikeError as e:  # a mistake in a card's definition
        sys.exit(f"make generate: {e}")
