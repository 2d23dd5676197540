"""What takes long to make out of the program's own files is kept between runs, in the user's cache folder.

A thing is kept under a digest of all those files: another version, a new pack or an edited card has another name, so
nothing that is kept can be out of date. Where nothing can be kept, it is made each time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile

HOME = Path(__file__).parent
COUNTED = (".py", ".json", ".toml")
VERSIONS = 4  # of each thing; more are those of versions that are gone


def found(name: str) -> bytes | None:
    """What was kept of it by the same files."""
    with suppress(OSError):
        return at(name).read_bytes() or None
    return None


def kept(name: str, made: bytes) -> bytes:
    """Itself, which the next run will find."""
    with suppress(OSError):
        file = at(name)
        keep(file, made)
        others = sorted((x for x in file.parent.glob(f"{name}-*") if x != file), key=lambda x: x.stat().st_mtime)
        for old in others[: 1 - VERSIONS]:
            old.unlink()
    return made


def at(name: str) -> Path:
    return folder() / f"{name}-{digest()}"


def keep(file: Path, made: bytes) -> None:
    """Whole or not at all, whoever else is writing it."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with NamedTemporaryFile(dir=file.parent, delete=False) as f:
        f.write(made)
    os.replace(f.name, file)


def folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".cache") / "quickstrike"


@cache
def digest() -> str:
    """Of every file that what is kept could be made of, and of the Python that made it."""
    sum_ = hashlib.sha256(sys.version.encode())
    for file in sorted(files()):
        sum_.update(file.relative_to(HOME).as_posix().encode() + b"\0")
        sum_.update(file.read_bytes() + b"\0")
    return sum_.hexdigest()[:16]


def files() -> Iterator[Path]:
    page = HOME / "server" / "page"
    for at, folders, names in os.walk(HOME):
        folders[:] = [x for x in folders if x != "__pycache__" and Path(at, x) != page]
        yield from (Path(at, x) for x in names if x.endswith(COUNTED))
