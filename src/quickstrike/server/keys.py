"""Secrets: whoever has the key has the seat. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

BYTES = 16  # 128 bits: nobody guesses one, so a plain hash is enough


def new_key() -> str:
    return secrets.token_urlsafe(BYTES)


def new_seed() -> str:
    """128 bits: a player who sees their own hand can't try them all to find out the rest."""
    return secrets.token_hex(BYTES)


def owner_key(folder: Path) -> str:
    """The key of whoever starts the server: it opens all tables of the folder as their host does. Only they can read
    it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "owner.key"
    try:
        return file.read_text("ascii").strip() or _written(file)
    except (FileNotFoundError, UnicodeDecodeError):
        return _written(file)


def _written(file: Path) -> str:
    key = new_key()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as f:
        f.write(f"{key}\n")
    return key


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """For links and logs: not a secret, but not guessable by counting either."""
    return secrets.token_hex(6)
