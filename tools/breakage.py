"""The usual ways to break a program: other comparisons, signs and numbers, conditions negated, steps left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"\b[a-z]+:(?:[0-9]+\.[0-9]+[a-z]?|[a-z0-9-]+(?::[a-z0-9-]+)*)")  # rr:overkill, vs:602.4, faq:x:y:1
COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGN: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOLD = {"note", "note_effect", "lesson", "why", "head"}  # calls and arguments for what is only told: no rule


@dataclass(frozen=True)
class Site:
    """One way to break one place. `index`: which of the places of the file that can be broken."""

    file: str
    function: str
    rules: tuple[str, ...]
    line: int
    how: str
    index: int
    source: str

    def told(self) -> str:
        return f"{self.file}:{self.line} {self.function} [{self.how}] {self.source}  <{' '.join(self.rules)}>"


def rules_of(node: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(dict.fromkeys(RULE.findall(ast.get_docstring(node) or "")))


def sites(file: Path) -> list[Site]:
    """All that can be broken in a file, of the functions that name their rules."""
    text = file.read_text("utf-8")
    lines = text.splitlines()
    out = []
    for index, (function, node, how) in enumerate(places(ast.parse(text))):
        if rules := rules_of(function):
            at = node.lineno  # type: ignore[attr-defined]
            out.append(Site(file.name, function.name, rules, at, how, index, lines[at - 1].strip()))
    return out


def broken(text: str, site: Site) -> ast.Module:
    """The source of a file with that one place broken; what is left keeps its lines."""
    tree = ast.parse(text)
    _, node, how = list(places(tree))[site.index]
    _break(tree, node, how)
    return ast.fix_missing_locations(tree)


def places(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.AST, str]]:
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                yield from ((function, node, how) for node in _nodes(statement) for how in _ways(node))


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All there is, but for annotations and what is only told to the player."""
    if not isinstance(node, ast.arguments) and not _told(node):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _nodes(child)


def _told(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=func):
            return _name(func) in TOLD
        case ast.keyword():
            return node.arg in TOLD
        case ast.If(test=ast.UnaryOp(op=ast.Not(), operand=ast.Attribute(attr="quiet"))):
            return True
        case ast.If() | ast.For():
            return all(_told(n) for n in (*node.body, *node.orelse))
        case ast.Expr():
            return _told(node.value)
    return False


def _ways(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARE:
            yield "comparison"
        case ast.BoolOp():
            yield "and/or"
        case ast.UnaryOp(op=ast.Not()):
            yield "not"
        case ast.BinOp(op=op, left=left, right=right) if type(op) in SIGN and not _text(left) and not _text(right):
            yield "sign"
        case ast.AugAssign(op=op, value=value) if type(op) in SIGN and not isinstance(value, (ast.List, ast.Tuple)):
            yield "sign"
        case ast.Constant(value=bool()):
            yield "true/false"
        case ast.Constant(value=int()):
            yield "number"
        case ast.If() | ast.While() | ast.IfExp():
            yield "condition"
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield "min/max"
        case ast.Expr(value=ast.Call()):
            yield "step left out"
        case ast.Break() | ast.Continue():
            yield "break/continue"


def _text(node: ast.expr) -> bool:
    return isinstance(node, (ast.JoinedStr, ast.List, ast.Tuple)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def _break(tree: ast.Module, node: ast.AST, how: str) -> None:
    match node:
        case ast.Compare():
            node.ops = [COMPARE[type(node.ops[0])]()]
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp():
            _replace(tree, node, node.operand)
        case ast.BinOp() | ast.AugAssign():
            node.op = SIGN[type(node.op)]()
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int(n)):
            node.value = n + 1
        case ast.If() | ast.While() | ast.IfExp():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Call(func=ast.Name(id=name)):
            node.func = ast.Name(CALLS[name], ast.Load())
        case ast.Expr():
            _replace(tree, node, ast.Pass())
        case ast.Break():
            _replace(tree, node, ast.Continue())
        case ast.Continue():
            _replace(tree, node, ast.Break())
        case _:
            raise ValueError(f"no way to break {ast.dump(node)} by {how}")


def _replace(tree: ast.Module, old: ast.AST, new: ast.AST) -> None:
    ast.copy_location(new, old)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
                return
            if isinstance(value, list) and any(x is old for x in value):
                value[:] = [new if x is old else x for x in value]
                return
