"""Why a text is no TOML or JSON: the line, and a sentence that says what should stand there."""

from __future__ import annotations

import json
import tomllib

from .language import Said, flat, messages

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
"""How the parsers' sentences begin, and our words for them."""


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


messages(
    {
        "en": flat("""
    syntax no equals: a key is followed by = and its value
    syntax no statement: a line is a key = value, a [table] or a comment that begins with #
    syntax no value: there is no value here: a text stands in quotation marks, a truth is true or false
    syntax two statements: something is left over here: each key = value has a line of its own
    syntax open list: there is no , or ] in a list here
    syntax open table: there is no , or }} in a table here; a table in braces stands on one line
    syntax open text: there is no quotation mark at the end of a text
    syntax open header: there is no ] at the end of a [table]
    syntax twice: a key or [table] is there twice; several tables of one name are written [[table]]
    syntax backslash: in a text, a backslash is written twice
    syntax no key: a key should stand here (one with spaces in quotation marks; a table in braces on one line)
    syntax no name: a key in double quotation marks should stand here (no comma before a closing brace)
    syntax no comma: there is no comma here
    syntax no colon: a key is followed by : and its value
    syntax other: {why}
    syntax: this is not {form}: {why}
"""),
        "fr": flat("""
    syntax no equals: une clé est suivie de = et de sa valeur
    syntax no statement: une ligne est une clé = valeur, une [table] ou un commentaire qui commence par #
    syntax no value: il manque ici une valeur : un texte se met entre guillemets, un oui ou non est true ou false
    syntax two statements: il y a ici quelque chose de trop : chaque clé = valeur a sa propre ligne
    syntax open list: il manque ici , ou ] dans une liste
    syntax open table: il manque ici , ou }} dans une table ; une table entre accolades tient sur une ligne
    syntax open text: il manque le guillemet à la fin d'un texte
    syntax open header: il manque ] à la fin d'une [table]
    syntax twice: une clé ou une [table] y est deux fois ; plusieurs tables d'un nom s'écrivent [[table]]
    syntax backslash: dans un texte, une barre oblique inversée s'écrit deux fois
    syntax no key: il manque ici une clé (avec des espaces, entre guillemets ; une table entre accolades, sur une ligne)
    syntax no name: ici doit se trouver une clé entre guillemets doubles (sans virgule avant une accolade fermante)
    syntax no comma: il manque ici une virgule
    syntax no colon: une clé est suivie de : et de sa valeur
    syntax other: {why}
    syntax: ce n'est pas du {form} : {why}
"""),
    }
)
