"""What stands behind each rule: a row without standing, a test of no rule, an excuse too many fail here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.books import CHAMPIONS
from tools.breakage import rules_of

from quickstrike.games import Kit, kits
from quickstrike.rulebook import load
from quickstrike.rulebook.ledger import MISSING, NO_EFFECT, TESTED, WAITING, ledger
from quickstrike.rulebook.marks import collect

LEDGER = CHAMPIONS.ledger()
ROOT = Path(__file__).parents[2]
RULES = [
    (g, f)
    for g in map(Kit.book, kits())
    for f in sorted((ROOT / "src" / "quickstrike" / g.name / "rules").glob("*.py"))
]
EXCUSES = 15


def test_every_row_has_a_standing():
    assert [r.id for r in LEDGER.missing()] == []


def test_no_test_and_no_example_names_a_rule_that_is_not_there():
    assert LEDGER.unknown == ()


def test_the_tests_that_are_named_exist():
    """The marks are read from the sources; what they hang on must be a test that pytest would run."""
    for row in (*LEDGER.rows, *LEDGER.points):
        for test in row.tests:
            file, _, name = test.partition("::")
            assert f"def {name.split('::')[-1]}(" in (ROOT / file).read_text("utf-8")
        assert set(row.examples) <= set(CHAMPIONS.examples())


def test_rules_and_core_rulings_are_tested_with_few_excuses():
    """Nothing of the rules proper waits for cards, and at most fifteen rows have no effect in software."""
    ours = ("core-set", "general-questions")
    rows = [r for r in LEDGER.rows if r.kind in ("rr", "setup", "deck") or r.id.split(":")[1] in ours]
    assert [r.id for r in rows if r.standing not in (TESTED, NO_EFFECT)] == []
    assert len([r.id for r in rows if r.standing == NO_EFFECT]) <= EXCUSES


def test_what_waits_names_its_cards():
    waiting = {r.id: r.cards for r in LEDGER.rows if r.standing == WAITING}
    assert waiting and all(waiting.values())
    assert "Worried Father (27025" in waiting["errata:sinister-motives-expansion:worried-father"]["en"]
    assert "Esprit Manipulé (27171" in waiting["errata:sinister-motives-expansion:manipulated-mind"]["fr"]


HELPERS = {"vs": {"told", "_by_number", "act", "looked_at", "in_use", "asking", "index_of"}}
"""Functions of a game's rules that keep no rule: they register, list, index or tell."""


@pytest.mark.parametrize(("game", "file"), RULES, ids=lambda x: x.name)
def test_every_function_of_the_rules_names_the_rules_it_keeps(game, file):
    book, helpers = game.book(), HELPERS.get(game.name, set())
    functions = [n for n in ast.parse(file.read_text("utf-8")).body if isinstance(n, ast.FunctionDef)]
    assert [f.name for f in functions if not rules_of(f) and f.name not in helpers] == []
    assert [f.name for f in functions if rules_of(f) and f.name in helpers] == [], "it keeps a rule after all"
    assert [(f.name, r) for f in functions for r in rules_of(f) if r not in book] == []


def test_standings(tmp_path):
    points = "".join(f'[[entry.point]]\nen = "{n}"\nfr = "{n}"\n' for n in range(5))
    (tmp_path / "x.toml").write_text(
        f'[[entry]]\nid = "rr:long"\ntitle.en = "L"\n{points}'
        '[[entry]]\nid = "rr:talk"\ntitle.en = "T"\nno_effect.en = "people talk"\n'
        '[[entry]]\nid = "faq:x:1"\ntitle.en = "X"\npack = "x"\ncards = ["99001"]\n'
        '[[redirect]]\nid = "rr:other"\ntitle.en = "O"\nto = ["rr:long"]\n'
    )
    shown = {"rr:long.2": ["t::a"], "rr:none": ["t::b"]}
    found = ledger(load(tmp_path), shown, {"rr:long.3": ["e"]}, lambda e: dict.fromkeys(e.cards, "X"))
    assert {r.id: r.standing for r in found.rows} == {"rr:long": TESTED, "rr:talk": NO_EFFECT, "faq:x:1": WAITING}
    assert [r.standing for r in found.points] == [MISSING, TESTED, TESTED, MISSING, MISSING]
    assert found.unknown == ("rr:none",)
    assert found.counts()["point"] == {TESTED: 2, WAITING: 0, NO_EFFECT: 0, MISSING: 3}


def test_marks_of_functions_classes_modules_and_parameters_are_read(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_x.py").write_text(
        'pytestmark = rule("rr:m")\n'
        '@rule("rr:a", "rr:b.2")\ndef test_one(): ...\n'
        '@rule("rr:c")\nclass TestK:\n    @pytest.mark.rule("rr:d")\n    def test_two(self): ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("rr:e"))])\ndef test_three(x): ...\n'
        '@rule("rr:f")\ndef helper(): ...\n'
    )
    one, two, three = (f"tests/test_x.py::{n}" for n in ("test_one", "TestK::test_two", "test_three"))
    assert collect(folder) == {
        "rr:m": [one, two, three],
        "rr:a": [one],
        "rr:b.2": [one],
        "rr:c": [two],
        "rr:d": [two],
        "rr:e": [three],
    }


def test_examples_say_what_they_show():
    assert {n for names in CHAMPIONS.shown_by_examples().values() for n in names} == set(CHAMPIONS.examples())
