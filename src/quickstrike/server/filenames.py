"""Names of files that are given out: "quickstrike-champions-spider-man-rhino-2025-01-31-save.json" says what is in it."""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Iterable

ENDINGS = {"log": "txt", "position": "toml"}


def file_name(game: str, names: Iterable[str], played: float, what: str) -> str:
    """names: who played, and against whom; played: when, in seconds."""
    day = time.strftime("%Y-%m-%d", time.localtime(played))
    words = [w for w in (plain(n) for n in names) if w]
    return "-".join(["quickstrike", game, *words, day, what]) + f".{ENDINGS.get(what, 'json')}"


def plain(name: str) -> str:
    """In small letters that every computer has."""
    flat = unicodedata.normalize("NFKD", name.replace("œ", "oe").replace("Œ", "OE"))
    return "-".join(re.findall(r"[a-z0-9]+", re.sub(r"['’.]", "", flat.encode("ascii", "ignore").decode().lower())))
