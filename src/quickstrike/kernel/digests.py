"""A hash of a procedure: its own code and that of every function and constant of its package that it reaches. A save
that was made in the middle of it continues only if the hash is the same.

Read from the source, as a tree: comments, layout, docstrings and annotations do not count, and every Python version
gives the same hash. The search ends at other procedures and words (they have their own hash, and only those in
progress matter), at classes (methods are called on values; no name leads there), and at the border of the package: a
game's rules do not depend on the kernel's code. Functions in a look-up table are found if the table is a literal.

Reading them all takes a second: `TABLE` may be filled with what was `FOUND` before, in the same sources.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

Place = tuple[str, str]
"""(module, name of a function or constant at its top level)."""
TABLE: dict[str, str] = {}
"""`module:name` -> hash, computed beforehand; takes precedence over the source."""
FOUND: dict[str, str] = {}
"""The same, of all that was read from the source here."""
UNSAID = frozenset({"ctx", "kind", "type_comment", "type_ignores", "type_params", "annotation", "returns"})
"""Fields of a syntax tree that make no difference, or that not every Python version has."""
LEADING = frozenset({"annotation", "returns"})
"""Those of them in which there are names."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Fields of a statement that hold statements."""


def digest(fn: Callable[..., Any], ends: type) -> str:
    """The hash of a function with everything it reaches. ends: which values have their own hash."""
    at = place_of(fn)
    if (made := TABLE.get(":".join(at))) is not None:
        return made
    said = "\n".join(f"{name} {text}" for (_, name), text in sorted(reached(at, ends).items()))
    found = FOUND[":".join(at)] = short(said or at[1])
    return found


def digest_of_all(fns: Iterable[tuple[str, Callable[..., Any]]], ends: type) -> str:
    """The hash of a row of named functions."""
    return short(" ".join(f"{name} {digest(fn, ends)}" for name, fn in fns))


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def place_of(fn: Callable[..., Any]) -> Place:
    """A function made by another function is found by its maker."""
    return fn.__module__, fn.__qualname__.split(".")[0]


def reached(start: Place, ends: type) -> dict[Place, str]:
    """Every place that a function leads to, with what is there."""
    package = start[0].rpartition(".")[0] or start[0]
    found: dict[Place, str] = {}
    todo = [start]
    while todo:
        at = todo.pop()
        if at in found or (at != start and _ends(at, ends)):
            continue
        node = statements(at[0]).get(at[1])
        if node is None:
            continue
        found[at] = hashed(at)
        todo += [p for p in leads_to(at) if p[0] == start[0] or p[0].startswith(package + ".")]
    return found


def _ends(at: Place, ends: type) -> bool:
    return isinstance(getattr(module_of(at[0]), at[1], None), ends)


def module_of(name: str) -> ModuleType | None:
    """Imported if need be: what a function reaches does not depend on what else this process has done."""
    try:
        return sys.modules.get(name) or import_module(name)
    except ModuleNotFoundError:
        return None


@cache
def tree_of(module: str) -> ast.Module:
    """The source of a module, which lies beside a compiled one too; empty if there is none."""
    file = Path(getattr(module_of(module), "__file__", None) or "none")
    if file.suffix != ".py":
        file = file.with_name(f"{module.rpartition('.')[2]}.py")
    return ast.parse(file.read_text("utf-8")) if file.is_file() else ast.Module([], [])


@cache
def statements(module: str) -> dict[str, ast.stmt]:
    """Functions and constants at the top level of a module, by name; {} if there is no source."""
    out: dict[str, ast.stmt] = {}
    for node in tree_of(module).body:
        if isinstance(node, ast.FunctionDef):
            out[node.name] = node
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                out.update((x.id, node) for x in ast.walk(target) if isinstance(x, ast.Name))
    return out


@cache
def imported(module: str) -> dict[str, Place]:
    """What the names of a module mean that it imports from its own package, also inside of functions."""
    out: dict[str, Place] = {}
    package = module.rpartition(".")[0]
    for node in _blocks(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            for a in node.names:
                home = f"{package}.{node.module}" if node.module else f"{package}.{a.name}"
                out[a.asname or a.name] = (home, a.name if node.module else "")
    return out


def _blocks(node: ast.AST) -> Iterator[ast.AST]:
    """A statement and those inside of it; what they are made of is passed over."""
    yield node
    for field in BLOCKS:
        for x in getattr(node, field, ()):
            yield from _blocks(x)


@cache
def leads_to(at: Place) -> tuple[Place, ...]:
    """The places whose names are in a statement."""
    module, _ = at
    here, there = statements(module), imported(module)
    out: dict[Place, None] = {}
    for name, attribute in _read(at)[1]:
        if name in here and not attribute:
            out[(module, name)] = None
        elif place := there.get(name):
            if attribute and not place[1]:  # of a module
                out[(place[0], attribute)] = None
            elif place[1] and not attribute:
                out[place] = None
    return tuple(out)


def hashed(at: Place) -> str:
    return _read(at)[0]


@cache
def _read(at: Place) -> tuple[str, list[tuple[str, str]]]:
    """A statement once: its hash, and the names in it, each alone or with the attribute that is asked of it."""
    words: list[str] = []
    names: list[tuple[str, str]] = []
    said(statements(at[0])[at[1]], words, names)
    return short(" ".join(words)), names


def said(node: Any, words: list[str], names: list[tuple[str, str]]) -> None:
    """A syntax tree as text, the same in every Python version."""
    if isinstance(node, ast.AST):
        words.append(type(node).__name__)
        if isinstance(node, ast.Name):
            names.append((node.id, ""))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names.append((node.value.id, node.attr))
        for field in node._fields:
            value: Any = getattr(node, field, None)
            if field == "body" and isinstance(node, ast.FunctionDef) and ast.get_docstring(node, clean=False):
                value = value[1:]
            if field not in UNSAID and value is not None and value != []:
                words.append(field)
                said(value, words, names)
            elif value and field in LEADING:  # no part of the text, but its names lead somewhere
                said(value, [], names)
    elif isinstance(node, list):
        words.append(str(len(node)))
        for x in node:
            said(x, words, names)
    else:
        words.append(repr(node))
