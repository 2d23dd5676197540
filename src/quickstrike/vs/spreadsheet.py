"""A table of cards: CSV with a header, a row for each card. docs/vs-cards.md describes the columns.

A row becomes the table that a card file has, and is read as that; so a mistake is told in the same words, with its line.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from ..kernel.documents import BYTES, CHAIN, Document, PositionError, read
from ..kernel.language import LANGUAGES
from ..kernel.lines import Path as Way
from ..kernel.position.sheet import At, Sheet
from ..kernel.position.suggestions import nearest
from .reading import CARD, MOST, File, all_cards, noted
from .unproven import plain

NAMES = ("name", "version", "second")
NUMBERS = ("cost", "atk", "def", "boost", "limit", "choose")
FLAGS = ("army", "flight", "range", "ongoing")
LISTS = ("teams", "keywords", "only")
POWERS = ("boosted", "costs", "payment", "triggered", "continuous", "mode")
"""Columns whose cells are written as in a card file."""
COLUMNS = (*CARD, *(f"{n}_{lang}" for n in NAMES for lang in LANGUAGES))
YES = ("yes", "y", "x", "1", "true", "oui", "o", "vrai")
NO = ("no", "n", "0", "false", "non", "faux", "-")
WHOLE = re.compile(r"-?\d{1,9}")
TEAM = "team"


class Rows(Sheet):
    """A sheet whose lines are those of the rows."""

    def __init__(self, document: Document, rows: dict[Way, int]) -> None:
        super().__init__(document, "vsc")
        self.rows = rows

    def line(self, way: Way) -> int:
        while way and way not in self.rows:
            way = way[:-1]
        return self.rows.get(way, 0)


def check_table(
    text: str, prefix: str, teams: Collection[str] = (), name: str = "cards.csv"
) -> tuple[File, list[PositionError]]:
    """The cards of a table, and everything that is wrong with the others, by line."""
    sheet, mistakes = as_sheet(text, name)
    found, more = all_cards(sheet, prefix, teams)
    spoiled = {_line(e) for e in mistakes}
    rows = enumerate(sheet.data.get("card", ()))
    lost = {f"{prefix}:{row.get('id')}" for i, row in rows if sheet.line(("card", i)) in spoiled}
    cards = tuple(c for c in found.cards if c.code not in lost)
    return File(found.teams, cards), sorted([*mistakes, *more], key=_line)


def as_sheet(text: str, name: str) -> tuple[Rows, list[PositionError]]:
    """What a card file with the same cards would hold, and the mistakes of cells."""
    data: dict[str, list[dict[str, Any]]] = {}
    places: dict[Way, int] = {}
    sheet = Rows(Document(data, name, text or " "), places)
    if len(text) > BYTES:
        At(sheet, data).fail("too long text", most=BYTES // 1_000_000)
    mistakes: list[PositionError] = []
    columns: list[str] = []
    for line, cells in _rows(sheet, text):
        at = At(sheet, cells, ("line", line))
        places[at.way] = line
        if not columns:
            columns = _header(at)
            continue
        if len(mistakes) >= MOST:
            break
        kind, row = _row(at, columns, mistakes)
        kept = data.setdefault(kind, [])
        places[(kind, len(kept))] = line
        kept.append(row)
    if not columns:
        At(sheet, data).fail("no header", such=f"id,type,{','.join(f'name_{x}' for x in LANGUAGES)},cost,atk,def,teams")
    return sheet, mistakes


def _rows(sheet: Rows, text: str) -> Iterator[tuple[int, list[str]]]:
    """Each row with the line it begins on; empty ones are passed over."""
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=first.count), strict=True)
    line = 1
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:
            sheet.rows[("line", line)] = line
            sheet.fail(("line", line), "no csv")
        if cells is None:
            return
        if any(x.strip() for x in cells):
            yield line, [x.strip() for x in cells]
        line = reader.line_num + 1


def _header(at: At) -> list[str]:
    found = [x.casefold().replace(" ", "_") for x in at.value]
    for x in found:
        if x and x not in COLUMNS:
            at.fail("no column", found=x, near=nearest(x, COLUMNS))
        if x and found.count(x) > 1:
            at.fail("column twice", found=x)
    return found


def _row(at: At, columns: list[str], mistakes: list[PositionError]) -> tuple[str, dict[str, Any]]:
    """One row as the table of a card, or of a team (type: team)."""
    row: dict[str, Any] = {}
    cells = at.value
    with noted(mistakes):
        if any(cells[len(columns) :]):
            at.fail("cells", n=len(cells), most=len(columns))
    for column, cell in zip(columns, cells, strict=False):
        if column and cell:
            if column in SPARE:
                row[column] = SPARE[column]
            with noted(mistakes):
                _put(at.instead(cell), row, column)
    for name in NAMES:
        given = row.get(name)
        if isinstance(given, dict):
            for column in (f"{name}_{lang}" for lang in LANGUAGES if lang not in given):
                given[column.partition("_")[2]] = "?"
                with noted(mistakes):
                    at.fail("missing", key=column, such=column)
    if "id" not in row and isinstance(row.get("name"), (str, dict)):
        named = row["name"] if isinstance(row["name"], str) else row["name"].get("en", "")
        row["id"] = plain(named)
    kind = TEAM if str(row.get("type", "")).casefold() == TEAM else "card"
    if kind == TEAM:
        row.pop("type")
    return kind, row


def _put(at: At, row: dict[str, Any], column: str) -> None:
    name, _, lang = column.partition("_")
    if name in NAMES and lang:
        given = row.get(name)
        row[name] = {**(given if isinstance(given, dict) else {}), lang: at.value}
    else:
        row[column] = CELLS.get(column, _text)(at, column)


def _text(at: At, column: str) -> Any:
    return at.value


def _number(at: At, column: str) -> int:
    if not WHOLE.fullmatch(at.value):
        at.fail("no number", key=column, found=at.value)
    return int(at.value)


def _flag(at: At, column: str) -> bool:
    word = at.value.casefold()
    if word not in (*YES, *NO):
        at.fail("no yes", key=column, found=at.value)
    return word in YES


def _list(at: At, column: str) -> list[str]:
    between = ";" if ";" in at.value or column == "only" else ","
    return [x.strip() for x in at.value.split(between) if x.strip()]


def _power(at: At, column: str) -> Any:
    """As in a card file: {cost = ["activate"], effect = [{draw = 1}]}, or a list of such."""
    try:
        if "\n" in at.value or CHAIN.search(at.value):
            raise ValueError
        return read({"x": tomllib.loads(f"x = {at.value}")["x"]}, "").data["x"]
    except (ValueError, RecursionError, PositionError):
        at.fail("no power", key=column, found=at.value, such=SUCH[column])


SUCH = {
    "boosted": "[{draw = 1}]",
    "costs": "[{discard = 1}]",
    "payment": '{cost = ["activate"], effect = [{draw = 1}]}',
    "triggered": '{when = "enters play: this", effect = [{draw = 1}]}',
    "continuous": '{give = "this", atk = 1}',
    "mode": '{target = "character, yours, attacking", effect = [{give = "target", atk = 2, until = "attack"}]}',
}
SPARE: Mapping[str, Any] = {
    **dict.fromkeys(NUMBERS, 1),
    **dict.fromkeys(FLAGS, False),
    **{column: tomllib.loads(f"x = {such}")["x"] for column, such in SUCH.items()},
}
"""What stands in for a cell that was told to be wrong, so that the rest of its row can be read."""
CELLS: Mapping[str, Callable[[At, str], Any]] = {
    **dict.fromkeys(NUMBERS, _number),
    **dict.fromkeys(FLAGS, _flag),
    **dict.fromkeys(LISTS, _list),
    **dict.fromkeys(POWERS, _power),
}


def _line(e: PositionError) -> int:
    return int(e.data.get("line", 0))
