"""Why a text is not valid TOML or JSON: the line, and a sentence that says what should be there."""

from __future__ import annotations

import json
import tomllib

from .language import Said

SYNTAX = {
    "Expected '=' after a key": "no equals",
    "Invalid statement": "no statement",
    "Invalid value": "no value",
    "Expected newline": "two statements",
    "Unclosed array": "open list",
    "Unclosed inline table": "open table",
    "Unterminated string": "open text",
    "Illegal character '\\n'": "open text",
    'Expected "\'"': "open text",
    "Found invalid character '\\n'": "open text",
    'Expected \'"""\'': "open text",
    "Expected \"'''\"": "open text",
    "Expected ']": "open header",
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Cannot redefine": "twice",
    "Cannot mutate": "twice",
    "Duplicate inline": "twice",
    "Unescaped '\\'": "backslash",
    "Invalid \\escape": "backslash",
    "Invalid hex": "backslash",
    "Escaped character": "backslash",
    "Invalid date": "no value",
    "Invalid initial character": "no key",
    "Expecting value": "no value",
    "Expecting property name": "no name",
    "Illegal trailing comma": "no name",
    "Expecting ',' delimiter": "no comma",
    "Expecting ':' delimiter": "no colon",
    "Extra data": "two statements",
    "Invalid control character": "open text",
}
"""How the parsers' messages begin, and our words for them."""


def toml_mistake(text: str, e: tomllib.TOMLDecodeError) -> tuple[int, Said]:
    line, why = _place(str(e))
    return _told(text, "TOML", line, why)


def json_mistake(text: str, e: json.JSONDecodeError) -> tuple[int, Said]:
    return _told(text, "JSON", e.lineno, e.msg)


def _told(text: str, form: str, line: int, why: str) -> tuple[int, Said]:
    key = next((v for k, v in SYNTAX.items() if why.startswith(k)), "")
    said = Said(f"syntax {key}") if key else Said("syntax other", why=why[:1].lower() + why[1:])
    return line or _unfinished(text, why), Said("syntax", form=form, why=said)


def _place(said: str) -> tuple[int, str]:
    """tomllib says where only in words: "Invalid value (at line 3, column 9)"."""
    what, _, at = said.partition(" (at ")
    digits = at.removeprefix("line ").split(",")[0]
    return (int(digits) if digits.isdigit() else 0), what


def _unfinished(text: str, why: str) -> int:
    """At the end of the text something is missing: a quotation mark where the last one of its kind was opened."""
    rows = text.rstrip().split("\n")
    quote = next((q for q in ("'", '"') if why == f"Expected {q!r}"), "")
    return next((n for n in range(len(rows), 0, -1) if quote and rows[n - 1].count(quote) % 2), len(rows))
