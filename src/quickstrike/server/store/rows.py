"""What is stored, as values."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from ..notices import Denied

T = TypeVar("T")
Step = tuple[int, int, str, str]
"""(number, seat, option, kind of the decision)"""
Save = tuple[int, str]
"""(answers so far, the save)"""


class Found(Protocol):
    """What a statement brought."""

    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...


class Db(Protocol):
    """A connection. Statements are written in what both databases understand, with `?` for values; `now_seconds()` is
    the clock of the database, the same for all servers."""

    def execute(self, sql: str, values: Any = (), /) -> Found: ...
    def executemany(self, sql: str, rows: Iterable[Any], /) -> object: ...


Job = Callable[[Db], None]


@dataclass(frozen=True)
class Note:
    """What all at the table shall know, and no rule of the game tells. n: answers given when it happened."""

    n: int
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Seat:
    """hold: me (the host), friend (who has its key), bot, free (nobody yet)."""

    hold: str
    bot: str = ""
    name: str = ""


@dataclass(frozen=True)
class Row:
    """A table as it is listed. about: what its game wants to know for that. title: the host's own. rev, fence: see
    `changes.Basis`. owner: the server that has it in its hands, see peers.py."""

    id: str
    created: float
    updated: float
    game: str
    about: dict[str, Any]
    clock: int
    result: str | None
    undone: int
    peeked: int
    title: str
    rev: int
    owner: str
    fence: int


@dataclass(frozen=True)
class Key:
    """What a key opens. role: host, seat, watch."""

    hash: str
    table: str
    role: str
    seat: int = -1

    @property
    def person(self) -> str:
        """Who that is, as far as the server can know: the host is one person, whichever key they use."""
        return "host" if self.role == "host" else self.hash


@dataclass(frozen=True)
class Now:
    """Where a game stands, for lists."""

    clock: int
    result: str | None
    undone: int
    peeked: int


@dataclass(frozen=True)
class About:
    """What is played at a table; data: what its game wants to know when it is listed."""

    game: str
    data: dict[str, Any]


class Overtaken(Denied):
    """A change that stands on something older than what is stored."""

    def __init__(self) -> None:
        super().__init__(409, "overtaken")


class Unsure(Overtaken):
    """The database went away in the middle: nobody knows whether it has been stored. What is known in memory is let go."""

    def __init__(self) -> None:
        Denied.__init__(self, 503, "store away")


class Trouble(Exception):
    """The database does not take it (a full disk): nothing has happened."""


@dataclass(frozen=True)
class DeckRow:
    """A deck that is kept. shelf: the hash of the key that it belongs to."""

    id: str
    shelf: str
    game: str
    name: str
    notes: str
    text: str
    updated: float


@dataclass(frozen=True)
class CampaignRow:
    """A campaign. shelf: the hash of the key that it belongs to. data: its log, and who holds the seats. tab: the table of
    the scenario under way, or "". rev: counts its changes."""

    id: str
    shelf: str
    game: str
    name: str
    data: str
    tab: str = ""
    rev: int = 0
    updated: float = 0.0


MARKS = 3  # accents on one letter: no language has more, and a pile of them covers the lines above
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters to a computer, and nothing to whoever looks at them."""


def plain(text: str) -> str:
    """A name or a title in one line. What is no character for people is no character for every database either."""
    out, marks = [], 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS:
            out.append(c if c.isprintable() and c not in BLANK else " ")
    return " ".join("".join(out).split())
