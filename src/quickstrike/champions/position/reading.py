"""From a file, its text or its data to a source: TOML or JSON, and in one sentence why it is neither."""
from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.syntax import json_mistake, toml_mistake
from ...kernel.words import Said
from .source import PositionError, Source, Spec, tidy

DEEP = 60
"""Tables and lists in each other; a card attached to a card attached to a card needs two or three of them each."""
BYTES = 2_000_000
"""A report of a long game with four players has a tenth of that."""
CHAIN = re.compile(rf"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){{{DEEP}}}")
"""A key of so many keys, `a.a.a...`: to take it apart takes for ever."""


class _Twice(ValueError):
    """A key that a JSON object has twice: the parser would forget the first."""


def read(spec: Spec) -> Source:
    """A position from data, from a file (.toml, .json) or from the text of one."""
    if isinstance(spec, Mapping):
        return _shallow(Source(spec))
    name, text = "", str(spec)
    if isinstance(spec, Path):
        name, text = str(spec), _text(spec)
    elif len(text) > BYTES:
        raise PositionError("pos too long text", most=BYTES // 1_000_000)
    elif _names_a_file(text):
        raise PositionError("pos a path", text=tidy(text))
    form = "JSON" if name.lower().endswith(".json") or text.lstrip().startswith("{") else "TOML"
    data = _parsed(name, text, form)
    source = Source(data, name, text, form == "TOML")
    if not isinstance(data, Mapping):
        source.fail((), "no table", what=Said("pos position"), found=data)
    return _shallow(source)


def _names_a_file(text: str) -> bool:
    """Is this the name of a file, or could it be: a line that no position has? It is not looked up, since a text may
    come from anybody."""
    named = text.lower().endswith((".toml", ".json")) or not any(x in text for x in "=[{#")
    return "\n" not in text and named and bool(text.strip())


def _text(file: Path) -> str:
    name = str(file)
    try:
        with file.open("rb") as f:
            raw = f.read(BYTES + 1)
    except FileNotFoundError:
        raise PositionError("pos no file", file=name) from None
    except IsADirectoryError:
        raise PositionError("pos folder", file=name) from None
    except PermissionError:
        raise PositionError("pos not allowed", file=name) from None
    except (OSError, ValueError) as e:
        raise PositionError("pos unreadable", file=tidy(name), why=getattr(e, "strerror", None) or e) from None
    if len(raw) > BYTES:
        raise PositionError("pos too long file", file=name, most=BYTES // 1_000_000)
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as e:
        line = raw.count(b"\n", 0, e.start) + 1
        what = Said("pos no text" if b"\0" in raw else "pos no utf8", byte=f"{raw[e.start]:02x}")
        raise PositionError("pos in file", file=name, line=line, what=what) from None
    if not text.strip():
        raise PositionError("pos empty", file=name, such="villain.damage = 3")
    return text


def _parsed(name: str, text: str, form: str) -> Any:
    try:
        if form == "JSON":
            return json.loads(text, object_pairs_hook=_once)
        if found := CHAIN.search(text):
            raise _wrong(name, text.count("\n", 0, found.start()) + 1, Said("pos too deep", most=DEEP))
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise _wrong(name, *toml_mistake(text, e)) from None
    except json.JSONDecodeError as e:
        raise _wrong(name, *json_mistake(text, e)) from None
    except _Twice as e:
        raise _wrong(name, _second(text, str(e)), Said("pos key twice", key=tidy(str(e)))) from None
    except RecursionError:
        raise _wrong(name, 1, Said("pos too deep", most=DEEP)) from None
    except ValueError:
        raise _wrong(name, text.count("\n", 0, _digits(text)) + 1, Said("pos too long")) from None


def _digits(text: str) -> int:
    """Where a number of thousands of digits begins."""
    found = re.search(r"[0-9_]{999}", text)
    return found.start() if found else 0


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        keys = [k for k, _ in pairs]
        raise _Twice(next(k for i, k in enumerate(keys) if k in keys[:i]))
    return out


def _second(text: str, key: str) -> int:
    """The line on which a key stands the second time (or the last, where it is not written plainly)."""
    quoted = json.dumps(key, ensure_ascii=False)
    found = [m.start() for m in re.finditer(re.escape(quoted) + r"\s*:", text)]
    return text.count("\n", 0, found[min(1, len(found) - 1)]) + 1 if found else 1


def _shallow(source: Source) -> Source:
    """Nothing is deeper than any table needs; whatever goes through it may call itself."""
    level: list[Any] = [source.data]
    for _ in range(DEEP):
        level = [v for x in level for v in (x.values() if isinstance(x, Mapping) else x)
                 if isinstance(v, (Mapping, list, tuple))]
        if not level:
            return source
    raise source.error((), Said("pos too deep", most=DEEP), lines=False)


def _wrong(name: str, line: int, what: Said) -> PositionError:
    return PositionError("pos in file" if name else "pos in text", file=name, line=line, what=what)
