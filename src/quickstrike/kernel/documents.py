"""What somebody wrote, as data: a file or its text, TOML or JSON; or one sentence that says why it can't be read."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ..files import first_bytes
from .errors import SetupError
from .language import Said
from .lines import Path as Way
from .syntax import json_mistake, toml_mistake
from .trouble import trouble

DEEP = 60
"""How deep tables and lists may be nested; each card attached to a card needs two or three levels."""
BYTES = 2_000_000
"""A report of a long game with four players is a tenth of that."""
LONG = 80
"""How many characters of a file a sentence quotes."""
CHAIN = re.compile(rf"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){{{DEEP}}}")
"""A key of that many keys, `a.a.a...`: parsing it takes forever."""
Spec = Mapping[str, Any] | Path | str
"""A position: as data, as a file, or as the text of one."""


class PositionError(SetupError):
    """Something is wrong with a position: the file, the line, what is wrong and what would be right."""


class Document(NamedTuple):
    """What was read. name: the file's; text: "" if it came as data."""

    data: Any
    name: str = ""
    text: str = ""
    toml: bool = True


class Twice(ValueError):
    """A key that occurs twice in a JSON object: the parser would drop the first."""


def read(spec: Spec, such: str) -> Document:
    """A position from data, from a file (.toml, .json) or from the text of one. such: an example of what one might
    contain."""
    if isinstance(spec, Mapping):
        return _shallow(Document(spec))
    name, text = "", str(spec)
    if isinstance(spec, Path):
        name, text = str(spec), text_in(spec, such)
    elif len(text) > BYTES:
        raise PositionError("pos too long text", most=BYTES // 1_000_000)
    elif _names_a_file(text):
        raise PositionError("pos a path", text=tidy(text))
    form = "JSON" if name.lower().endswith(".json") or text.lstrip().startswith("{") else "TOML"
    return _shallow(Document(_parsed(name, text, form), name, text, form == "TOML"))


def located(d: Document, line: int, way: Way, what: Any) -> PositionError:
    """The same mistake with its place: the line of a text, the path through data."""
    if d.text:
        return _wrong(d.name, line or 1, what)
    if way:
        return PositionError("pos in data", place=place_of(way), what=what)
    return PositionError("pos wrong", what=what)


def place_of(way: Way) -> str:
    return "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in way).removeprefix(".")


def tidy(text: str) -> str:
    """Text from a file in a form that a sentence can quote: on one line and not too long."""
    return "".join(c if c.isprintable() else " " for c in (text if len(text) <= LONG else f"{text[:LONG]}…"))


def _names_a_file(text: str) -> bool:
    """Is this the name of a file, or could it be one: a line that no position contains? The file is not looked up,
    since the text may come from anybody."""
    named = text.lower().endswith((".toml", ".json")) or not any(x in text for x in "=[{#")
    return "\n" not in text and named and bool(text.strip())


def text_in(file: Path, such: str) -> str:
    """The text of a file that somebody wrote. such: what might be in one."""
    name = str(file)
    try:
        raw = first_bytes(file, BYTES + 1)
    except FileNotFoundError:
        raise PositionError("pos no file", file=name) from None
    except IsADirectoryError:
        raise PositionError("pos folder", file=name) from None
    except PermissionError:
        raise PositionError("pos not allowed", file=name) from None
    except (OSError, ValueError) as e:
        why = trouble(e) if isinstance(e, OSError) else e
        raise PositionError("pos unreadable", file=tidy(name), why=why) from None
    if len(raw) > BYTES:
        raise PositionError("pos too long file", file=name, most=BYTES // 1_000_000)
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as e:
        line = raw.count(b"\n", 0, e.start) + 1
        what = Said("pos no text" if b"\0" in raw else "pos no utf8", byte=f"{raw[e.start]:02x}")
        raise PositionError("pos in file", file=name, line=line, what=what) from None
    if not text.strip():
        raise PositionError("pos empty", file=name, such=such)
    return text


def _parsed(name: str, text: str, form: str) -> Any:
    try:
        if form == "JSON":
            return json.loads(text, object_pairs_hook=once)
        if found := CHAIN.search(text):
            raise _wrong(name, text.count("\n", 0, found.start()) + 1, Said("pos too deep", most=DEEP))
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise _wrong(name, *toml_mistake(text, e)) from None
    except json.JSONDecodeError as e:
        raise _wrong(name, *json_mistake(text, e)) from None
    except Twice as e:
        raise _wrong(name, _second(text, str(e)), Said("pos key twice", key=tidy(str(e)))) from None
    except RecursionError:
        raise _wrong(name, 1, Said("pos too deep", most=DEEP)) from None
    except ValueError:
        raise _wrong(name, text.count("\n", 0, _digits(text)) + 1, Said("pos too long")) from None


def _digits(text: str) -> int:
    """Where a number with thousands of digits begins."""
    found = re.search(r"[0-9_]{999}", text)
    return found.start() if found else 0


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """For `json.loads`: a key that occurs twice is a mistake."""
    out: dict[str, Any] = {}
    for k, v in pairs:
        if k in out:
            raise Twice(k)
        out[k] = v
    return out


def _second(text: str, key: str) -> int:
    """The line of a key's second occurrence (or its last, if it is not written plainly)."""
    quoted = json.dumps(key, ensure_ascii=False)
    found = [m.start() for m in re.finditer(re.escape(quoted) + r"\s*:", text)]
    return text.count("\n", 0, found[min(1, len(found) - 1)]) + 1 if found else 1


def _shallow(d: Document) -> Document:
    """Nothing is nested deeper than a table needs, so code that walks it may be recursive."""
    level: list[Any] = [d.data] if isinstance(d.data, (Mapping, list)) else []
    for _ in range(DEEP):
        level = [
            v
            for x in level
            for v in (x.values() if isinstance(x, Mapping) else x)
            if isinstance(v, (Mapping, list, tuple))
        ]
        if not level:
            return d
    raise located(d, 1, (), Said("pos too deep", most=DEEP))


def _wrong(name: str, line: int, what: Said) -> PositionError:
    return PositionError("pos in file" if name else "pos in text", file=name, line=line, what=what)
