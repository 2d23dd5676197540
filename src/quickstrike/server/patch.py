"""The difference of two JSON trees, as operations that make the one of the other: see docs/server.md.

["set", path, value], ["del", path] and ["ins", path, value], to be done in order; elements of a list are named by their
number at that moment. Elements that carry an `id` or a `seat` are followed by it, so that a card that leaves costs one
operation.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

Op = list[Any]
PLAIN = 2  # the newest format that writes the same for what is the same, and tells 1 from True
MANY = 6  # operations from which it is worth asking whether the whole would be shorter
DEEP = 3  # so near to the root; not there itself, where it never is


def diff(a: Any, b: Any) -> list[Op]:
    return _diff(a, b, [])


def _diff(a: Any, b: Any, path: list[Any]) -> list[Op]:
    if not isinstance(b, (dict, list)) or type(a) is not type(b):
        return [] if type(a) is type(b) and a == b else [["set", path, b]]
    if a == b and _same(a) == _same(b):  # much quicker than to look into what is the same
        return []
    if isinstance(a, dict) and isinstance(b, dict):
        ops = [["del", [*path, k]] for k in a if k not in b]
        for k, v in b.items():
            ops += _diff(a[k], v, [*path, k]) if k in a else [["set", [*path, k], v]]
    elif isinstance(a, list) and isinstance(b, list) and a and b:
        ops = _lists(a, b, path)
    else:
        return [["set", path, b]]
    if len(ops) > MANY and 0 < len(path) < DEEP and len(_text(ops)) >= len(_text(["set", path, b])):
        return [["set", path, b]]
    return ops


def _lists(a: list[Any], b: list[Any], path: list[Any]) -> list[Op]:
    """From left to right: whatever stands left of the place is as in `b` already."""
    ops: list[Op] = []
    old, new = [_key(x) for x in a], [_key(x) for x in b]
    for tag, i1, i2, j1, j2 in _moves(old, new):
        both = min(i2 - i1, j2 - j1)
        for i in range(both):
            ops += (
                _diff(a[i1 + i], b[j1 + i], [*path, j1 + i])
                if tag == "equal"
                else [["set", [*path, j1 + i], b[j1 + i]]]
            )
        ops += [["del", [*path, j1 + both]] for _ in range(i2 - i1 - both)]
        ops += [["ins", [*path, j], b[j]] for j in range(j1 + both, j2)]
    return ops


def _moves(old: list[Any], new: list[Any]) -> Sequence[tuple[str, int, int, int, int]]:
    if old == new:
        return [("equal", 0, len(old), 0, len(new))]
    return SequenceMatcher(None, old, new, autojunk=False).get_opcodes()


def _key(x: Any) -> Any:
    """By what an element is known again."""
    if isinstance(x, dict):
        name = next((k for k in ("id", "seat") if isinstance(x.get(k), (int, str))), "")
        return (name, x[name]) if name else _same(x)
    return _same(x) if isinstance(x, list) else (type(x).__name__, x)


def _same(x: Any) -> bytes:
    """Equal for what is the same; 1 and True are not, although Python says so."""
    return marshal.dumps(x, PLAIN)


def _text(x: Any) -> str:
    return json.dumps(x, separators=(",", ":"), ensure_ascii=False)


def apply(ops: Sequence[Op], tree: Any) -> Any:
    """The tree after the operations; the one that is given is left alone."""
    out = [json.loads(json.dumps(tree))]
    for verb, path, *value in ops:
        at: Any = out
        way = [0, *path]
        for k in way[:-1]:
            at = at[k]
        if verb == "set":
            at[way[-1]] = value[0]
        elif verb == "del":
            del at[way[-1]]
        elif verb == "ins":
            at.insert(way[-1], value[0])
        else:
            raise ValueError(f"no such operation: {verb}")
    return out[0]
