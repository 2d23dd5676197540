"""Spoil a text that was fine: as a slip of the pen, as a tree of values with one of them forged, as sheer size."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

ODD = [
    "\x00",
    "\t",
    "\r",
    "\u2028",
    "\ufeff",
    "é",
    "𝟙",
    "\U0001f9b8",
    '"',
    "'",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    "#",
    "\\",
    "(",
    ")",
]
NUMBERS = [0, 1, -1, 2, 7, 99, 10**6, 10**9, 2**63, 10**30, -(10**9), 1.5, 1e308, -0.0]
VALUES: list[Any] = [*NUMBERS, None, True, False, "", "x", "01001", "x" * 300, [], {}, [[]], [0] * 50, {"x": 1}]
NUMBER = re.compile(r"-?\d+")
WORD = re.compile(r"\w+")
MANY = 400  # times that something is repeated


def spoiled(text: str, chance: random.Random, least: int = 1, most: int = 5) -> str:
    """The text with so many things wrong in it."""
    for _ in range(chance.randint(least, most)):
        text = chance.choice(WAYS)(text, chance)
    return text


def _cut(text: str, chance: random.Random) -> tuple[int, int]:
    a = chance.randint(0, len(text))
    return a, min(len(text), a + chance.choice((1, 2, 5, 20, 200)))


def left_out(text: str, chance: random.Random) -> str:
    a, b = _cut(text, chance)
    return text[:a] + text[b:]


def ended(text: str, chance: random.Random) -> str:
    return text[: chance.randint(0, len(text))]


def put_in(text: str, chance: random.Random) -> str:
    a, _ = _cut(text, chance)
    return text[:a] + chance.choice(ODD) * chance.choice((1, 1, 1, 3, MANY)) + text[a:]


def repeated(text: str, chance: random.Random) -> str:
    a, b = _cut(text, chance)
    return text[:a] + text[a:b] * chance.choice((2, 3, MANY)) + text[b:]


def other_number(text: str, chance: random.Random) -> str:
    found = list(NUMBER.finditer(text))
    if not found:
        return text
    m = chance.choice(found)
    return text[: m.start()] + str(chance.choice(NUMBERS)) + text[m.end() :]


def other_word(text: str, chance: random.Random) -> str:
    """A word in the place of another: names that are known where they do not belong."""
    found = list(WORD.finditer(text))
    if not found:
        return text
    m, by = chance.choice(found), chance.choice(found)
    return text[: m.start()] + by.group() + text[m.end() :]


def other_line(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            lines[i], lines[j] = lines[j], lines[i]
        case 1:
            lines.insert(i, lines[j])
        case _:
            del lines[i]
    return "\n".join(lines)


def other_value(text: str, chance: random.Random) -> str:
    """A value of a JSON text is another one: from elsewhere in it, or none that fits."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        return chance.choice((other_number, other_word, other_line))(text, chance)
    places = list(_places(tree))
    if not places:
        return text
    (holder, key), (other, its) = chance.choice(places), chance.choice(places)
    match chance.randrange(4):
        case 0 if isinstance(holder, dict):
            del holder[key]
        case 1:
            holder[key] = json.loads(json.dumps(other[its]))
        case _:
            holder[key] = chance.choice(VALUES)
    return json.dumps(tree, ensure_ascii=False)


def _places(tree: Any) -> list[tuple[Any, Any]]:
    """Where each value stands, those far inside as likely as those outside."""
    out, todo = [], [tree]
    while todo:
        x = todo.pop()
        rows = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
        for key, value in rows:
            out.append((x, key))
            todo.append(value)
    return out


WAYS: list[Callable[[str, random.Random], str]] = [
    left_out,
    ended,
    put_in,
    repeated,
    other_number,
    other_word,
    other_line,
    other_value,
    other_value,
    other_value,
]
