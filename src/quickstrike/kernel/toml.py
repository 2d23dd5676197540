"""Writing TOML: as much as a position needs, laid out to be read by people."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 118


def dumps(data: Mapping[str, Any]) -> str:
    """Plain values first, then a `[table]` for each table and a `[[table]]` for each of a list of tables."""
    plain = {k: v for k, v in data.items() if not _tabled(v)}
    out = [_pair(k, v) for k, v in plain.items()]
    for k, v in data.items():
        if not _tabled(v):
            continue
        many = isinstance(v, list)
        for row in v if many else (v,):
            out += ["", f"[[{_key(k)}]]" if many else f"[{_key(k)}]", *(_pair(x, y) for x, y in row.items())]
    return "\n".join(out) + "\n"


def _tabled(v: Any) -> bool:
    return isinstance(v, Mapping) or (isinstance(v, list) and bool(v) and all(isinstance(x, Mapping) for x in v))


def _pair(key: str, value: Any) -> str:
    line = f"{_key(key)} = {inline(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    rows: list[str] = []
    for x in map(inline, value):
        if rows and len(rows[-1]) + len(x) + 2 <= WIDTH:
            rows[-1] += f" {x},"
        else:
            rows.append(f"  {x},")
    return "\n".join([f"{_key(key)} = [", *rows, "]"])


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(k)} = {inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def _text(value: str) -> str:
    """Several lines are written as such; a save is full of quotation marks and is left as it is if possible."""
    if "\n" in value:
        body = value.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
        return f'"""\n{body}"""'
    if '"' in value and "'" not in value and value.isprintable():
        return f"'{value}'"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
