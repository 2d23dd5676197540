"""Every running example of the rule book ends as it says, tells its story in both languages, and could fail."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.books import DICETHRONE
from tests.marks import rule, ruling

from quickstrike.dicethrone.position import run

EXAMPLES = DICETHRONE.examples()
IDS = [i for e in DICETHRONE.book().values() for i in (e.id, *e.point_ids())]


def shown_by(name: str):
    found = [r for r, names in DICETHRONE.shown_by_examples().items() if name in names]
    rules = [r for r in found if r.startswith("dt:")]
    rulings = [r for r in found if r.startswith("dtr:")]
    return [rule(*rules)] + ([ruling(*rulings)] if rulings else [])


@pytest.mark.parametrize("name", [pytest.param(name, marks=shown_by(name)) for name in EXAMPLES])
def test_an_example_runs_as_it_says(name):
    outcome = run(EXAMPLES[name], rules=lambda: IDS)
    assert outcome.passed, [d.told("en") for d in outcome.differences]
    for lang in ("en", "fr"):
        assert len(outcome.told(lang)) > 5
    assert outcome.told("en")[0] != outcome.told("fr")[0]
    assert not set(outcome.told("en")[9:]) & set(outcome.told("fr")[9:]), "all of it is told in French"


def numbers(x: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where expected numbers stand; what can and can't be done is no number."""
    if isinstance(x, bool):
        return
    if isinstance(x, int):
        yield way
    elif isinstance(x, dict):
        for k, v in x.items():
            if k not in ("can", "cannot"):
                yield from numbers(v, (*way, k))
    elif isinstance(x, list):
        for i, v in enumerate(x):
            yield from numbers(v, (*way, i))


def expected(data: dict[str, Any]) -> list[tuple[Any, ...]]:
    found = [(("expect", *w)) for w in numbers(data.get("expect", {}))]
    for i, step in enumerate(data.get("step", ())):
        found += [("step", i, "expect", *w) for w in numbers(step.get("expect", {}))]
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_fails_where_another_number_is_expected(name):
    data = tomllib.loads(EXAMPLES[name].read_text("utf-8"))
    places = expected(data)
    assert places or any("cannot" in s.get("expect", {}) for s in data["step"])
    for way in places:
        other = copy.deepcopy(data)
        at: Any = other
        for k in way[:-1]:
            at = at[k]
        at[way[-1]] += 1
        assert not run(other).passed, way


def test_there_are_enough_of_them():
    shown = {r.partition(".")[0] for r in DICETHRONE.shown_by_examples()}
    assert len(EXAMPLES) >= 40 and len(shown) >= 60
