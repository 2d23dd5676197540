"""What outlives the process: tables, seats, keys as hashes, every answer, and a save of the game now and then.

One schema (schema.py), one way to read it (reading.py) and to change it (changes.py), for two databases: SQLite in a
file, or PostgreSQL for several servers.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

from ...kernel.errors import QuickstrikeError
from .base import Store
from .changes import (
    Basis,
    answered,
    called,
    campaign_begun,
    campaign_goes_on,
    campaign_removed,
    create,
    deck_kept,
    deck_removed,
    given,
    holds,
    opened,
    removed,
    set_to,
    set_up_anew,
)
from .rows import (
    About,
    CampaignRow,
    Db,
    DeckRow,
    Job,
    Key,
    Note,
    Now,
    Overtaken,
    Row,
    Save,
    Seat,
    Step,
    Trouble,
    Unsure,
    plain,
)
from .schema import VERSION
from .sqlite import SqliteStore

__all__ = [
    "About",
    "Basis",
    "CampaignRow",
    "Db",
    "DeckRow",
    "Job",
    "Key",
    "Note",
    "Now",
    "Overtaken",
    "Row",
    "Save",
    "Seat",
    "Step",
    "Store",
    "Trouble",
    "Unsure",
    "VERSION",
    "answered",
    "called",
    "campaign_begun",
    "campaign_goes_on",
    "campaign_removed",
    "create",
    "deck_kept",
    "deck_removed",
    "given",
    "holds",
    "open_store",
    "opened",
    "plain",
    "removed",
    "set_to",
    "set_up_anew",
]
URLS = ("postgresql://", "postgres://")


def open_store(where: Path | str, lock: bool = True) -> Store:
    """A file of SQLite, or a database of PostgreSQL by its address. lock: see `SqliteStore`."""
    if not isinstance(where, str):
        return SqliteStore(where, lock)
    if not where.startswith(URLS):
        raise QuickstrikeError("no store address", text=where.partition(":")[0])
    if importlib.util.find_spec("psycopg") is None:
        raise QuickstrikeError("extra postgres")
    from .postgres import PostgresStore

    return PostgresStore(where)
