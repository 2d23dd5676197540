"""Secrets: who has the key has the seat. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 16  # 128 bits: nobody guesses one, so a plain hash is enough


def new_key() -> str:
    return secrets.token_urlsafe(BYTES)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """In links and in logs: no secret, but nothing that could be counted up either."""
    return secrets.token_hex(6)
