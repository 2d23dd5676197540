"""The house: imports go one way, chance has one source, files stay small."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
FILES = sorted(SRC.rglob("*.py"))
GAMES = {"champions", "dicethrone", "vs"}
LINES = 700

# files, languages <- kernel <- a game <- view <- everything else. What is not named here may import anything that ships.
BASE = {"files", "languages", "kernel"}
MAY_IMPORT = {"kernel": BASE, **{g: BASE | {g} for g in GAMES}, "view": {*BASE, "view", *GAMES}}
# Where the same setup, seed and answers must make the same game, nothing may ask the machine.
UNSURE = {"random", "secrets", "uuid", "time", "datetime", "os", "socket", "threading", "asyncio", "multiprocessing"}


def name(file: Path) -> str:
    return str(file.relative_to(SRC))


def part(module: str) -> str:
    """The part of the house that a module belongs to: `quickstrike.kernel.ops` is in kernel."""
    words = module.split(".")
    return words[1] if len(words) > 1 else ""


def module_of(file: Path) -> list[str]:
    words = list(file.relative_to(SRC).with_suffix("").parts)
    return words[:-1] if words[-1] == "__init__" else words


def imports(file: Path, tree: ast.AST) -> Iterator[str]:
    """Full names of all that a file imports, wherever it does so."""
    here = module_of(file)
    package = here if file.name == "__init__.py" else here[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, a.name]) for a in node.names)


def problems(file: Path, text: str) -> list[str]:
    tree, out = ast.parse(text), []
    here = part(".".join(module_of(file)))
    for m in imports(file, tree):
        top = m.split(".")[0]
        if top == "random" or m.startswith("random."):
            out.append("imports random: all chance goes through the state's own stream")
        if m in ("copy.deepcopy", "copy"):
            out.append("imports copy: clone by hand")
        if top in ("tests", "pytest"):
            out.append(f"imports {m}: what ships knows no tests")
        if here in MAY_IMPORT and top in UNSURE:
            out.append(f"imports {m}: the rules ask nothing of the machine")
        if here in MAY_IMPORT and top == "quickstrike" and m != "quickstrike.__version__":
            if part(m) not in MAY_IMPORT[here]:
                out.append(f"imports {m}: {here} may import only {sorted(MAY_IMPORT[here])}")
    for node in ast.walk(tree):
        if isinstance(node, (ast.For, ast.comprehension)) and is_set(node.iter):
            out.append(f"iterates over a set (line {node.iter.lineno}): its order is anybody's guess")
    for node in ast.walk(tree) if "rules" in file.parts else ():
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_") and not node.name.endswith("__"):
            out.append(f"{node.name} has a twin without the line: how a word runs is called do_{node.name[:-1]}")
    if ".stack.pop(" in text and file != SRC / "quickstrike/kernel/state.py":
        out.append("pops the stack: a frame that is over says s.done(f), and so no other can go in its place")
    if text.count("\n") > LINES:
        out.append(f"has {text.count(chr(10))} lines, more than {LINES}")
    return out


def is_set(node: ast.expr) -> bool:
    return isinstance(node, (ast.Set, ast.SetComp)) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    )


def test_every_file_keeps_to_its_place():
    assert {name(f): found for f in FILES if (found := problems(f, f.read_text()))} == {}


def test_there_is_something_to_look_at():
    assert {part(".".join(module_of(f))) for f in FILES} >= {"kernel"}


@pytest.mark.parametrize(
    ("where", "text", "found"),
    [
        ("kernel/x.py", "from ..champions import table", "kernel may import only"),
        ("kernel/x.py", "from quickstrike.champions.table import Table", "kernel may import only"),
        ("kernel/deep/x.py", "def f():\n    from ... import champions", "kernel may import only"),
        ("kernel/x.py", "import quickstrike.view", "kernel may import only"),
        ("champions/rules/x.py", "from ...view import seat", "champions may import only"),
        ("champions/x.py", "from .. import dicethrone", "champions may import only"),
        ("champions/x.py", "import time", "ask nothing of the machine"),
        ("view/x.py", "from ..bots import random_bot", "view may import only"),
        ("bots/x.py", "import random", "imports random"),
        ("bots/x.py", "from random import choice", "imports random"),
        ("bots/x.py", "from copy import deepcopy", "clone by hand"),
        ("bots/x.py", "import copy", "clone by hand"),
        ("testkit/x.py", "from tests.kernel import tiny", "knows no tests"),
        ("champions/x.py", "for a in {1, 2}: pass", "iterates over a set"),
        ("champions/x.py", "a = [b for b in set(c)]", "iterates over a set"),
        ("champions/x.py", "\n" * 701, "more than 700"),
        ("champions/rules/x.py", "def f(s, f):\n    s.stack.pop()", "pops the stack"),
        ("champions/rules/x.py", "def heal_(s, f):\n    pass", "is called do_heal"),
    ],
)
def test_what_is_out_of_place_is_found(where, text, found):
    assert any(found in p for p in problems(SRC / "quickstrike" / where, text))


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("kernel/x.py", "from .. import __version__\nfrom . import ops\nfrom .ops import Op\nimport json"),
        ("champions/rules/x.py", "from ...kernel.ops import Op\nfrom ..table import Table\nfrom . import base"),
        ("champions/__init__.py", "from .table import Table\nfrom . import rules"),
        ("view/x.py", "from ..champions import table\nfrom ..kernel import game"),
        ("cli/x.py", "import time\nfrom ..bots import heuristic\nfrom ..view import seat"),
        ("champions/x.py", "for a in sorted({1, 2}): pass"),
        ("champions/rules/x.py", "def f(s, f):\n    s.done(f)"),
    ],
)
def test_what_is_in_its_place_is_left_alone(where, text):
    assert problems(SRC / "quickstrike" / where, text) == []


def test_the_kernel_holds_no_word_of_any_game():
    words = re.compile(
        r"champions|marvel|villain|\bhero|scheme|thwart|minion|rhino|vs\.? system|"
        r"dice.?throne|combat point|upkeep|ultimate|offensive|defensive|mjolnir|\bthor\b|widow",
        re.I,
    )
    found = [f"{name(f)}: {m.group()}" for f in FILES if "kernel" in f.parts for m in words.finditer(f.read_text())]
    assert found == []


# ---- rules are read step by step, and functions at a glance
LONGEST = 60  # lines of a function


def too_long(text: str) -> list[str]:
    """Functions that nobody can take in at a glance."""
    out = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            lines = (node.end_lineno or 0) - node.lineno + 1
            if lines > LONGEST:
                out.append(f"{node.name} has {lines} lines, more than {LONGEST}")
    return out


def numbered_steps(text: str) -> list[str]:
    """Steps that go by a number. A procedure of several steps is a list of names (`proc.steps`); one that has only
    begun or not may say 0 and 1; a word of a card language that waits for several things has a constant for each."""
    out = []
    for node in ast.walk(ast.parse(text)):
        sides = []
        if isinstance(node, ast.Compare):
            sides = [node.left, *(x for side in node.comparators for x in getattr(side, "elts", [side]))]
        elif isinstance(node, ast.Assign):
            sides = [x for side in (*node.targets, node.value) for x in getattr(side, "elts", [side])]
        if any(isinstance(x, ast.Attribute) and x.attr == "pc" for x in sides):
            numbers = [x.value for x in sides if isinstance(x, ast.Constant) and isinstance(x.value, int)]
            out += [f"line {node.lineno} goes by step {n}, not by its name" for n in numbers if n > 1]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cause":
            out += [f"line {node.lineno} is a cause by number" for x in node.args if isinstance(x, ast.Constant)]
    return out


def test_functions_are_short_and_steps_have_names():
    texts = {name(f): f.read_text() for f in FILES}
    assert {f: found for f, text in texts.items() if (found := [*too_long(text), *numbered_steps(text)])} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def f():\n" + "    a\n" * 60, "f has 61 lines"),
        ("if f.pc == 2: pass", "line 1 goes by step 2"),
        ("a = 1 if 1 < f.pc < 7 else 0", "line 1 goes by step 7"),
        ("f.pc = 3", "line 1 goes by step 3"),
        ("m['n'], f.pc = 0, 4", "line 1 goes by step 4"),
        ("if f.pc in (0, 5): pass", "line 1 goes by step 5"),
        ("s.stack[-1].pc = 2", "line 1 goes by step 2"),
        ("@proc.cause(1)\ndef f(s, f): pass", "is a cause by number"),
    ],
)
def test_long_functions_and_numbered_steps_are_found(text, found):
    assert any(found in p for p in [*too_long(text), *numbered_steps(text)])


def test_short_functions_and_short_procedures_are_left_alone():
    assert too_long("def f():\n" + "    a\n" * 59) == []
    text = "if f.pc == 0:\n    f.pc = 1\nelif f.pc:\n    f.pc = ASKED\nm['n'] = 7\nx = n == 3"
    assert numbered_steps(text) == []
    assert numbered_steps("@proc.cause(NAMED)\ndef f(s, f):\n    f.pc = NAMED\n    s.push(g).pc = g.at['end']") == []


def test_every_step_that_is_listed_is_written():
    import quickstrike.champions
    import quickstrike.dicethrone
    import quickstrike.vs  # noqa: F401
    from quickstrike.kernel.ops import PROCS, Steps, unwritten

    lists = [p for p in PROCS.values() if isinstance(p, Steps)]
    assert lists and [p for p in lists if unwritten in p.written()] == []


# ---- frames belong to the rules
BUILDERS = ("position",)  # they lay out a stack
FRAMES = re.compile(r"\.stack\b|\.mem\b|\.pc\b")


def test_nobody_but_the_rules_looks_into_frames():
    """What is asked stands on the decision (`Decision.ask`), what is under way is asked of the rules."""
    bad = []
    for file in FILES:
        parts = file.relative_to(SRC / "quickstrike").parts
        if {"rules", "kernel", *BUILDERS} & {*parts}:
            continue
        bad += [f"{name(file)}:{i}" for i, x in enumerate(file.read_text().splitlines(), 1) if FRAMES.search(x)]
    assert not bad, bad


KNOWS_A_LANGUAGE = re.compile(r"""["']fr["']|_fr\b|\.fr\b|\bFrench\(""")


def test_only_the_files_of_a_language_know_it():
    """English is what programs read and where everything else is taken from; any other language is files."""
    found = [f"{name(f)}: {m.group()}" for f in FILES for m in KNOWS_A_LANGUAGE.finditer(f.read_text("utf-8"))]
    assert [x for x in found if "languages/fr/" not in x] == []
    assert any("languages/fr/" in x for x in found), "so that this can fail"


# ---- only the registry knows games by name
KNOWN_BY_NAME = re.compile(
    r"""from \.+(?:\w+\.)*(champions|dicethrone|vs)\b|import (?:\w+, )*(champions|dicethrone)\b"""
)


def names_a_game(file: Path, text: str) -> list[str]:
    """Imports of a game by a file that is nobody's."""
    parts = file.relative_to(SRC / "quickstrike").with_suffix("").parts
    if {*GAMES, "games"} & {*parts}:
        return []
    return [f"{name(file)}: {m.group()}" for m in KNOWN_BY_NAME.finditer(text)]


def test_only_the_registry_knows_games_by_name():
    found = [x for f in FILES for x in names_a_game(f, f.read_text())]
    assert found == []
    assert names_a_game(SRC / "quickstrike/cli/x.py", "from ..champions import new")
    assert not names_a_game(SRC / "quickstrike/cli/champions/x.py", "from ...champions import new")


# ---- what two games do alike is nobody's
ALIKE = 6


def lines_of(text: str) -> list[str]:
    """Lines of code, as they count: not blank ones, imports, lone brackets."""
    found = (" ".join(line.split()) for line in text.splitlines())
    return [x for x in found if re.search(r"\w", x) and not re.match(r"(from|import|#)\b|#", x)]


def written_twice(files: dict[str, dict[str, str]]) -> list[str]:
    """Runs of lines that stand in the files of two games; files: by game, then by name."""
    seen: dict[tuple[str, ...], tuple[str, str]] = {}
    out = []
    for game, texts in files.items():
        for where, text in texts.items():
            lines = lines_of(text)
            for i in range(len(lines) - ALIKE + 1):
                other, there = seen.setdefault(tuple(lines[i : i + ALIKE]), (game, where))
                if other != game:
                    out.append(f"{there} and {where}: {lines[i]}")
    return out


def test_no_two_games_repeat_each_other():
    files: dict[str, dict[str, str]] = {g: {} for g in sorted(GAMES)}
    for f in FILES:
        for g in {*f.relative_to(SRC).with_suffix("").parts} & GAMES:
            files[g][name(f)] = f.read_text()
    assert written_twice(files) == []
    run = "\n".join(f"x = {i}" for i in range(ALIKE))
    assert written_twice({"a": {"a.py": f"import a\n{run}"}, "b": {"b.py": f"y = 1\n{run}"}})
    assert not written_twice({"a": {"a.py": run, "aa.py": run}, "b": {"b.py": run.replace("x = 3", "y = 3")}})
