"""Which tests show which rule, of whatever game: the marks `@rule("rr:overkill")` and `@ruling("faq:...")`, read
without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

MARKS = ("rule", "ruling")
CALLED = re.compile(rf"\b(?:{'|'.join(MARKS)})\s*\(")
Shown = dict[str, list[str]]
"""Id of a rule -> the tests that carry it, as pytest calls them."""


def collect(folder: Path) -> Shown:
    out: Shown = {}
    for file in sorted(folder.rglob("test_*.py")):
        where = file.relative_to(folder.parent).as_posix()
        for test, ids in marked(file.read_text("utf-8")):
            for i in ids:
                out.setdefault(i, []).append(f"{where}::{test}")
    return out


@lru_cache(maxsize=1024)
def marked(text: str) -> list[tuple[str, list[str]]]:
    """The tests of a file that carry marks. Understanding a file takes long, so it is done once, and only if it has any."""
    return list(_tests(ast.parse(text).body, "", ())) if CALLED.search(text) else []


def _tests(body: list[ast.stmt], prefix: str, outer: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class with the ids they carry: their own, their parameters' and of what is around."""
    outer += tuple(i for n in body if isinstance(n, ast.Assign) and _is_pytestmark(n) for i in _ids(n.value))
    for node in body:
        if isinstance(node, ast.ClassDef):
            mine = tuple(i for d in node.decorator_list for i in _ids(d))
            yield from _tests(node.body, f"{prefix}{node.name}::", outer + mine)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            ids = dict.fromkeys((*outer, *(i for d in node.decorator_list for i in _ids(d))))
            if ids:
                yield prefix + node.name, list(ids)


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)


def _ids(tree: ast.AST) -> Iterator[str]:
    """The ids given to marks anywhere in an expression."""
    for n in ast.walk(tree):
        if (
            isinstance(n, ast.Call)
            and (
                n.func.id if isinstance(n.func, ast.Name) else n.func.attr if isinstance(n.func, ast.Attribute) else ""
            )
            in MARKS
        ):
            yield from (a.value for a in n.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
