"""The tool that breaks rules: each kind of change is made, and only a test with the id of the rule catches it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.breakage import broken, sites
from tools.court import Verdict
from tools.mutants import draw, report

ROOT = Path(__file__).parents[2]
KINDS = [
    ("return a < b", "comparison", "return a <= b"),
    ("return a in b", "comparison", "return a not in b"),
    ("return a and b", "and/or", "return a or b"),
    ("return not a", "not", "return a"),
    ("return a + b", "sign", "return a - b"),
    ("a -= b", "sign", "a += b"),
    ("return True", "true/false", "return False"),
    ("return 3", "number", "return 4"),
    ("if a:\n    go()", "condition", "if not a:\n    go()"),
    ("return a if b else c", "condition", "return a if not b else c"),
    ("return any(a)", "min/max", "return all(a)"),
    ("return min(a, b)", "min/max", "return max(a, b)"),
    ("go(a)", "step left out", "pass"),
    ("while a:\n    break", "break/continue", "while a:\n    continue"),
]


def function(body: str, says: str = "rr:damage") -> str:
    return f'def f(a, b, c):\n    """{says}"""\n' + "\n".join(f"    {line}" for line in body.splitlines())


@pytest.mark.parametrize(("body", "how", "after"), KINDS)
def test_each_kind_of_change(tmp_path, body, how, after):
    file = tmp_path / "x.py"
    file.write_text(function(body))
    found = [s for s in sites(file) if s.how == how]
    assert [s.rules for s in found] == [("rr:damage",)]
    assert ast.unparse(broken(file.read_text(), found[0])) == ast.unparse(ast.parse(function(after)))


TOLD = ['s.note("damage", a, 1)', "if not s.quiet:\n    x = 1", "if a > 1:\n    s.note(a)", "a = f(why=1)"]


@pytest.mark.parametrize("body", [*TOLD, "x: list[int] = a", 'a = "x" + b'])
def test_what_is_only_told_or_is_no_number_is_left_alone(tmp_path, body):
    (tmp_path / "x.py").write_text(function(body))
    assert sites(tmp_path / "x.py") == []


def test_a_function_that_names_no_rule_is_left_alone(tmp_path):
    (tmp_path / "x.py").write_text(function("return 3", says="counts"))
    assert sites(tmp_path / "x.py") == []


def test_the_draw_depends_on_the_seed_alone(tmp_path):
    (tmp_path / "x.py").write_text(function("return " + " + ".join(map(str, range(50)))))
    every = sites(tmp_path / "x.py")
    assert draw(every, 5, 1) == draw(every, 5, 1) != draw(every, 5, 2)
    assert len(draw(every, 500, 1)) == len(every) == len(draw(every, 0, 1))


RULES = '''
def strong(n):
    """rr:damage"""
    return n > 3

def weak(n):
    """rr:heal"""
    return n > 3

def loop(n):
    """rr:threat"""
    while n > 0:
        n -= 1
    return n
'''
TESTS = """
import pytest
from rules import loop, strong, weak

@pytest.mark.rule("rr:damage.2")
def test_strong():
    assert strong(4) and not strong(3)

@pytest.mark.rule("rr:damage")
def test_fails_anyway():
    assert False

@pytest.mark.rule("rr:heal")
def test_weak():
    assert weak(9)

@pytest.mark.rule("rr:tough")
def test_other():
    assert not weak(3)

@pytest.mark.rule("rr:threat")
def test_loop():
    assert loop(2) == 0
"""
RUN = """
import json, sys
from dataclasses import asdict
from pathlib import Path
import pytest
from tools import court
from tools.breakage import sites
court.SECONDS = 1
home = Path(sys.argv[1])
c = court.Court(home, sites(home / "rules.py"), jobs=2, others=True)
pytest.main(["-s", "-p", "no:cacheprovider", "-p", "no:xdist", str(home)], plugins=[c])
Path(home / "verdicts.json").write_text(json.dumps([asdict(v) for v in c.verdicts]))
"""


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    """A small set of rules: `strong` has a test with its id, `weak` one without, `nothing` none, `loop` may not end."""
    home = tmp_path_factory.mktemp("home")
    for name, text in (("rules.py", RULES), ("test_rules.py", TESTS), ("run.py", RUN)):
        (home / name).write_text(text)
    (home / "pytest.ini").write_text("[pytest]\nmarkers = rule(id): x\n")
    done = subprocess.run(
        [sys.executable, str(home / "run.py"), str(home)],
        cwd=home,
        capture_output=True,
        text=True,
        env={"PYTHONPATH": f"{ROOT}:{home}"},
        check=True,
    )
    assert "test_fails_anyway fails with nothing broken" in done.stdout
    return json.loads((home / "verdicts.json").read_text())


def of(verdicts, function):
    return {(v["site"]["how"], v["site"]["source"]): v for v in verdicts if v["site"]["function"] == function}


def test_a_test_with_the_id_catches_a_broken_rule(verdicts):
    mine = of(verdicts, "strong")
    assert len(mine) == 2 and all(v["caught"] and v["by"] == ["test_rules.py::test_strong"] for v in mine.values())


def test_a_test_without_the_id_catches_nothing_but_is_named(verdicts):
    compared = of(verdicts, "weak")["comparison", "return n > 3"]
    assert not compared["caught"] and compared["by"] == ["test_rules.py::test_other"] and compared["tests"] == 1
    assert not of(verdicts, "weak")["number", "return n > 3"]["caught"]


def test_a_mutant_that_never_ends_is_caught(verdicts):
    assert of(verdicts, "loop")["sign", "n -= 1"]["caught"]


def test_the_report_counts(tmp_path):
    (tmp_path / "x.py").write_text(function("return a + 1"))
    sign, number = sites(tmp_path / "x.py")
    told = report([Verdict(sign, True, ("t",), 1), Verdict(number, False, (), 1)])
    assert told.splitlines() == ["  number: 0 of 1", "  sign: 1 of 1", "1 of 2 caught, 50.0 %"]
