"""The player aid: two pages to keep beside the table, made of the rule book's own points, as `aid.toml` picks them."""

from __future__ import annotations

import re
import textwrap
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ..kernel.language import COLON, LANGUAGES, Texts, bound
from .book import Book, BookError, Words

POINTS = re.compile(r"(\d+)(?:-(\d+))?")
SHORT = 9  # a section of so many rows is not spread over two columns
ONLY_LINK = re.compile(r"(?:\. \w+| ?:) \[[^\]]+\]\.")  # paper has no links
CSS = """
@page { size: A4; margin: 7mm }
* { box-sizing: border-box }
body { margin: 0; font: 7.6pt/1.2 "Liberation Sans", Arial, Helvetica, sans-serif; color: #14181f }
.page { width: 196mm; margin: 0 auto; columns: 3; column-gap: 4.5mm }
.page + .page { break-before: page }
h1 { column-span: all; margin: 0 0 1.6mm; font-size: 12pt; color: #8a1c1c; border-bottom: .6mm solid #8a1c1c }
h1 small { font-weight: 400; font-size: 8pt; color: #555; float: right; padding-top: 1.6mm }
section { margin: 0 0 1.8mm }
section.short { break-inside: avoid }
h2 { margin: 0 0 .8mm; padding: .5mm 1.5mm; font-size: 8.1pt; color: #fff; background: #24405f; break-after: avoid }
h3 { margin: .7mm 0 .2mm -3.4mm; font-size: 7.6pt; color: #8a1c1c; break-after: avoid }
ul, ol { margin: 0; padding: 0 0 0 3.4mm }
li { margin: 0 0 .4mm; break-inside: avoid }
li::marker { color: #8a1c1c; font-weight: 700 }
b { color: #24405f }
@media screen { body { background: #777 } .page { background: #fff; padding: 8mm; margin: 6mm auto; width: 210mm } }
"""


@dataclass(frozen=True)
class Row:
    text: Words
    head: Words
    """Of the part of the entry that begins here, if one does."""
    number: int | None = None


@dataclass(frozen=True)
class Section:
    """`terms`: each row explains the word before its colon."""

    page: int
    title: Words
    rows: tuple[Row, ...]
    terms: bool = False


def sections(book: Book, file: Path) -> list[Section]:
    """The sections that a game's aid.toml asks for, in the words of its rule book."""
    out = []
    for raw in tomllib.loads(file.read_text("utf-8"))["section"]:
        rows = tuple(
            row for text in raw["show"] for row in ([_step(book, text)] if raw.get("numbered") else _rows(book, text))
        )
        if sum(bool(r.head) for r in rows) == 1:  # one part alone needs no heading beside the section's own
            rows = tuple(Row(r.text, {}) for r in rows)
        out.append(Section(raw["page"], Texts(raw["title"], book.texts), rows, raw.get("terms", False)))
    return out


def _step(book: Book, text: str) -> Row:
    """The points of a numbered entry (`setup:12`) together, under its number."""
    rows = _rows(book, text)
    words = {lang: " ".join(r.text[lang] for r in rows) for lang in LANGUAGES}
    return Row(words, {}, int(text.partition(":")[2].partition(".")[0]))


def _rows(book: Book, text: str) -> list[Row]:
    named = text.removeprefix("=")
    entry, points = book.get(named), POINTS.fullmatch("1")  # an id may have points of its own: vs:602.4
    titled = entry is not None or named != text
    if entry is None:
        id, _, behind = named.rpartition(".")
        entry, points = book.get(id), POINTS.fullmatch(behind)
    if points is None or entry is None:
        raise BookError(f"the player aid asks for {text}, which is no entry of the rule book")
    first, last = int(points[1]), int(points[2] or points[1])
    if not 1 <= first <= last <= len(entry.points):
        raise BookError(f"the player aid asks for {text}, and {entry.id} has {len(entry.points)} points")
    return [
        Row(
            {
                lang: (entry.title[lang] + COLON[lang] if titled else "")
                + book.words(ONLY_LINK.sub(".", p.text[lang]), lang)
                for lang in LANGUAGES
            },
            p.head,
        )
        for p in entry.points[first - 1 : last]
    ]


def as_text(found: list[Section], lang: str, width: int) -> str:
    out: list[str] = []
    for s in found:
        out += ["", s.title[lang].upper()]
        for row in s.rows:
            mark = f"{row.number:>3}. " if row.number else "   - "
            out += [f"   {row.head[lang]}"] if row.head else []
            out += textwrap.wrap(row.text[lang], width, initial_indent=mark, subsequent_indent="     ")
    return "\n".join(out[1:])


def as_html(found: list[Section], lang: str, heading: str, notice: str) -> str:
    """Two printed pages."""
    pages = []
    for page in sorted({s.page for s in found}):
        body = "".join(_section_html(s, lang) for s in found if s.page == page)
        pages.append(f'<div class="page"><h1>{escape(heading)}<small>{escape(notice)}</small></h1>{body}</div>')
    return (
        f'<!doctype html>\n<html lang="{lang}"><meta charset="utf-8"><title>{escape(heading)}</title>'
        f"<style>{CSS}</style>\n" + "\n".join(pages) + "\n</html>\n"
    )


def _section_html(s: Section, lang: str) -> str:
    tag, kind = ("ol" if s.rows[0].number else "ul"), (' class="short"' if len(s.rows) <= SHORT else "")
    items = "".join(_row_html(row, lang, s.terms) for row in s.rows)
    return f"<section{kind}><h2>{escape(s.title[lang])}</h2><{tag}>{items}</{tag}></section>"


def _row_html(row: Row, lang: str, terms: bool) -> str:
    text = bound(escape(row.text[lang]), lang)
    head = f"<h3>{escape(row.head[lang])}</h3>" if row.head else ""
    number = f' value="{row.number}"' if row.number else ""
    return f"{head}<li{number}>{_term_first(text) if terms else text}</li>"


def _term_first(text: str) -> str:
    """The word that a line explains stands out: `Guard: ...`."""
    return re.sub(r"^([^.:]{2,30}?)(\u00a0?:) ", r"<b>\1</b>\2 ", text)
