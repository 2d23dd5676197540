"""The ledger: what covers each rule. Tested, waiting for cards, nothing for software to do; else missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .book import Book, Entry, Words
from .marks import Shown

TESTED, WAITING, NO_EFFECT, MISSING = "tested", "waiting for cards", "no effect in software", "missing"
STANDINGS = (TESTED, WAITING, NO_EFFECT, MISSING)


@dataclass(frozen=True)
class Row:
    """An entry, or one point of a long entry. `cards`: what it waits for, with the product it is in."""

    id: str
    kind: str
    title: Words
    standing: str
    tests: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    reason: Words = field(default_factory=dict)
    cards: Words = field(default_factory=dict)


@dataclass(frozen=True)
class Ledger:
    rows: tuple[Row, ...]
    points: tuple[Row, ...]
    unknown: tuple[str, ...]
    """Ids that tests carry and no entry has."""

    def counts(self) -> dict[str, dict[str, int]]:
        """kind -> standing -> how many rows; the points of long entries are a kind of their own."""
        out: dict[str, dict[str, int]] = {}
        for kind, row in [(r.kind, r) for r in self.rows] + [("point", r) for r in self.points]:
            of = out.setdefault(kind, dict.fromkeys(STANDINGS, 0))
            of[row.standing] += 1
        return out

    def missing(self) -> list[Row]:
        return [r for r in (*self.rows, *self.points) if r.standing == MISSING]


def ledger(book: Book, tests: Shown, examples: Shown, waits: Callable[[Entry], Words]) -> Ledger:
    """waits: the cards, by name, that an entry still needs."""
    rows, points = [], []
    for e in book.values():
        if e.to:
            continue
        rows.append(_row(e, e.id, e.no_effect, _of_entry(tests, e), _of_entry(examples, e), waits(e)))
        if e.long:
            points += [
                _row(e, i, p.no_effect or e.no_effect, tests.get(i, []), examples.get(i, []), {}, p.waits)
                for i, p in zip(e.point_ids(), e.points, strict=True)
            ]
    known = {i for e in book.values() for i in (e.id, *e.point_ids())}
    return Ledger(tuple(rows), tuple(points), tuple(sorted({*tests, *examples} - known)))


def _of_entry(shown: Shown, e: Entry) -> list[str]:
    return list(dict.fromkeys(t for i in (e.id, *e.point_ids()) for t in shown.get(i, [])))


def _row(
    e: Entry, id: str, no_effect: Words, tests: list[str], examples: list[str], cards: Words, until: Words | None = None
) -> Row:
    """A test beats every excuse."""
    standing = TESTED if tests or examples else WAITING if cards or until else NO_EFFECT if no_effect else MISSING
    reason = (until or {}) if standing == WAITING else no_effect if standing == NO_EFFECT else {}
    return Row(
        id, e.kind, e.title, standing, tuple(tests), tuple(examples), reason, cards if standing == WAITING else {}
    )
