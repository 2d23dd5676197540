"""A file that somebody names, as bytes: no more than so many, and never waited for without end."""

from __future__ import annotations

import errno
import os
import select
import stat
from pathlib import Path

MOST = 1_000_000  # bytes: more than any deck or hero has
PATIENCE = 10.0  # seconds until a pipe must have given something


def named(text: str | Path) -> Path:
    """The file that is meant; `~` is one's own folder, and a `~` that is nobody's stands for itself."""
    return Path(os.path.expanduser(text))


def first_bytes(path: Path, most: int) -> bytes:
    """What stands in a file, up to so many bytes. A pipe that nobody writes into is an OSError like any other."""
    with path.open("rb") if os.name == "nt" else open(path, "rb", opener=_at_once) as f:
        if stat.S_ISFIFO(os.fstat(f.fileno()).st_mode) and not select.select([f], [], [], PATIENCE)[0]:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), str(path))
        return f.read(most)


def text_of(name: str) -> str:
    """The text of a deck, a hero or the like."""
    return first_bytes(named(name), MOST).decode("utf-8-sig")


def _at_once(path: str, flags: int) -> int:
    """To open a pipe waits for a writer, unless it is told not to wait."""
    handle = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return handle
