"""A file that somebody names, as bytes: up to a limit, and never waited for forever."""

from __future__ import annotations

import errno
import os
import select
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

MOST = 1_000_000  # bytes: more than any deck or hero needs
PATIENCE = 10.0  # seconds to wait for a pipe


def named(text: str | Path) -> Path:
    """The file that is meant; `~` is the user's home folder, and `~name` without such a user is taken literally."""
    return Path(os.path.expanduser(text))


def first_bytes(path: Path, most: int) -> bytes:
    """The content of a file, up to that many bytes."""
    with opened(path) as f:
        return f.read(most)


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file to read from. A pipe that nobody writes to is an OSError like any other."""
    with path.open("rb") if os.name == "nt" else open(path, "rb", opener=_at_once) as f:
        if stat.S_ISFIFO(os.fstat(f.fileno()).st_mode) and not select.select([f], [], [], PATIENCE)[0]:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), str(path))
        yield f


def text_of(name: str) -> str:
    """The text of a deck, a hero or a similar file."""
    return first_bytes(named(name), MOST).decode("utf-8-sig")


def _at_once(path: str, flags: int) -> int:
    """Opening a pipe waits for a writer, unless told not to."""
    handle = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return handle
