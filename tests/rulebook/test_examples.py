"""Every running example of the rule book ends as it says, and tells its story in both languages."""

from __future__ import annotations

import pytest
from tests.books import CHAMPIONS
from tests.marks import rule

from quickstrike.champions.position import run

EXAMPLES = CHAMPIONS.examples()


def shown_by(name):
    return rule(*(r for r, names in CHAMPIONS.shown_by_examples().items() if name in names))


@pytest.mark.parametrize("name", [pytest.param(name, marks=shown_by(name)) for name in EXAMPLES])
def test_an_example_runs_as_it_says(name):
    outcome = run(EXAMPLES[name])
    assert outcome.passed, outcome.differences
    for lang in ("en", "fr"):
        assert len(outcome.told(lang)) > 2
    assert outcome.told("en") != outcome.told("fr")


def test_an_example_names_rules_that_are_there():
    book = CHAMPIONS.book()
    known = {i for e in book.values() for i in (e.id, *e.point_ids())}
    assert [r for r in CHAMPIONS.shown_by_examples() if r not in known] == []
