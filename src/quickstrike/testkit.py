"""Boards for tests of rules and cards, see docs/testing.md: those of the game whose commands need no name."""

from __future__ import annotations

from typing import Any

from .games import default


def __getattr__(name: str) -> Any:
    return getattr(default().testkit(), name)
