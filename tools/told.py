"""What all tools share: a mistake is told in one sentence, with exit code 2, and rows of JSON are read as they were written."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.lab.study.kept import whole_lines


class Wrong(Exception):
    """A mistake of whoever asks, in a sentence."""


def run(main: Callable[[], None]) -> None:
    name = Path(sys.argv[0]).stem
    try:
        main()
    except (QuickstrikeError, Wrong) as e:
        sys.exit(said(name, str(e), 2))
    except OSError as e:
        sys.exit(said(name, f"{e.filename}: {e.strerror}", 2))
    except KeyboardInterrupt:
        sys.exit(said(name, "stopped", 130))


def said(name: str, what: str, code: int) -> int:
    print(f"{name}: {what}", file=sys.stderr)
    return code


def one_or_more(text: str) -> int:
    """A type for argparse: a number of things, one at least."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def rows_of(path: Path | None) -> list[dict[str, Any]]:
    """What was kept so far. A line that was broken off while it was written is taken away in the file, too."""
    if path is None or not path.exists():
        return []
    lines = whole_lines(path, mend=True)
    return [row_of(path, n, x) for n, x in enumerate(lines, 1)]


def row_of(path: Path, n: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise Wrong(f"{path}, line {n}: not a row of this tool")
    return row
