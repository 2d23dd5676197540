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

from .jsontext import text

Op = list[Any]
PLAIN = 2  # the newest format that writes the same for what is the same, and tells 1 from True
MANY = 6  # operations from which it is worth asking whether the whole would be shorter
KNOWN_BY = ("id", "seat")
DEEP = 3  # so near to the root; not there itself, where it never is


def diff(a: Any, b: Any) -> list[Op]:
    if not isinstance(b, (dict, list)) or type(a) is not type(b):
        return [] if type(a) is type(b) and a == b else [["set", [], b]]
    return _diff(a, b, [])


def _diff(a: Any, b: Any, path: list[Any]) -> list[Op]:
    """Of two dictionaries or two lists; what stands in them and is neither is compared in place: there is much of it."""
    if a == b and (not b or _same(a) == _same(b)):  # much quicker than to look into what is the same
        return []
    if isinstance(b, dict):
        ops: list[Op] = [] if a.keys() <= b.keys() else [["del", [*path, k]] for k in a if k not in b]
        for k, v in b.items():
            if k not in a:
                ops.append(["set", [*path, k], v])
                continue
            old, kind = a[k], type(v)
            if type(old) is not kind:
                ops.append(["set", [*path, k], v])
            elif kind is dict or kind is list:
                ops += _diff(old, v, [*path, k])
            elif old != v:
                ops.append(["set", [*path, k], v])
    elif a and b:
        ops = _lists(a, b, path)
    else:
        return [["set", path, b]]
    if len(ops) > MANY and 0 < len(path) < DEEP and len(text(ops)) >= len(text(["set", path, b])):
        return [["set", path, b]]
    return ops


def _lists(a: list[Any], b: list[Any], path: list[Any]) -> list[Op]:
    """From left to right: whatever stands left of the place is as in `b` already."""
    ops: list[Op] = []
    old, new = [_key(x) for x in a], [_key(x) for x in b]
    if old == new:  # mostly nothing has come or gone
        for i, x in enumerate(b):
            if isinstance(x, dict):  # all else is known by what it is, and so the same
                ops += _diff(a[i], x, [*path, i])
        return ops
    for tag, i1, i2, j1, j2 in _moves(old, new):
        both = min(i2 - i1, j2 - j1)
        if tag == "equal":
            for i in range(both):
                if isinstance(b[j1 + i], dict):
                    ops += _diff(a[i1 + i], b[j1 + i], [*path, j1 + i])
        else:
            ops += [["set", [*path, j1 + i], b[j1 + i]] for i in range(both)]
        ops += [["del", [*path, j1 + both]] for _ in range(i2 - i1 - both)]
        ops += [["ins", [*path, j], b[j]] for j in range(j1 + both, j2)]
    return ops


def _moves(old: list[Any], new: list[Any]) -> Sequence[tuple[str, int, int, int, int]]:
    """What both begin and end with is the same: what is between them is mostly gone, new or something else altogether."""
    n, m, head, tail = len(old), len(new), 0, 0
    short = min(n, m)
    while head < short and old[head] == new[head]:
        head += 1
    while tail < short - head and old[n - 1 - tail] == new[m - 1 - tail]:
        tail += 1
    out = [("equal", 0, head, 0, head)] if head else []
    gone, come = old[head : n - tail], new[head : m - tail]
    if gone and come:
        found = SequenceMatcher(None, gone, come, autojunk=False).get_opcodes()
        out += [(tag, head + i1, head + i2, head + j1, head + j2) for tag, i1, i2, j1, j2 in found]
    elif gone or come:
        out.append(("replace", head, n - tail, head, m - tail))
    return [*out, ("equal", n - tail, n, m - tail, m)] if tail else out


def _key(x: Any) -> Any:
    """By what an element is known again."""
    if isinstance(x, dict):
        for name in KNOWN_BY:
            if isinstance(x.get(name), (int, str)):
                return name, x[name]
        return _same(x)
    return _same(x) if isinstance(x, list) else (type(x), x)


def _same(x: Any) -> bytes:
    """Equal for what is the same; 1 and True are not, although Python says so."""
    return marshal.dumps(x, PLAIN)


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
