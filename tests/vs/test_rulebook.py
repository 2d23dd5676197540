"""The rule book of the Vs. System: running examples end as they say, and the player aid is two pages of its points."""

from __future__ import annotations

import pytest
from tests.books import VS
from tests.marks import rule

from quickstrike import games
from quickstrike.cli import main
from quickstrike.rulebook import find
from quickstrike.rulebook.aid import as_html, as_text, sections

EXAMPLES = VS.examples()
BINDING = [
    "212.5b",
    "212.5d",
    "212.7a",
    "212.7b",
    "302.3a",
    "408.2b",
    "501.5",
    "502.3",
    "505.1e",
    "507.1",
    "511.4",
    "512.3",
    "512.5",
    "513.2c",
    "513.2d",
    "513.2i",
    "514.1",
    "514.5",
    "601.1e",
    "602.2",
    "602.3",
    "602.4",
    "701.7",
    "701.12b",
    "701.12c",
    "701.12d",
    "701.16",
    "707.7",
    "707.7a",
    "707.8",
    "707.8a",
    "707.8b",
    "707.8c",
    "707.8e",
]
"""The numbered rules of the binding text that a table can show. Of the others no card of ours does what 707.8d forbids, and
that of 515.5 is over before a step ends."""


def shown_by(name):
    return rule(*(r for r, names in VS.shown_by_examples().items() if name in names))


@pytest.mark.parametrize("name", [pytest.param(name, marks=shown_by(name)) for name in EXAMPLES])
def test_an_example_runs_as_it_says(name):
    outcome = games.kit("vs").run_position(EXAMPLES[name])
    assert outcome.passed, outcome.differences
    assert len(outcome.told("en")) > 2 and outcome.told("en") != outcome.told("fr")


def test_examples_show_rules_that_are_there():
    book = VS.book()
    known = {i for e in book.values() for i in (e.id, *e.point_ids())}
    assert [r for r in VS.shown_by_examples() if r not in known] == []


@pytest.mark.parametrize("number", BINDING)
def test_every_numbered_rule_that_can_be_shown_is(number):
    assert VS.examples_of(VS.book()[f"vs:{number}"])


# ---- the player aid
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_says_what_belongs_on_it(lang):
    text = as_text(sections(VS.book(), VS.aid), lang, 10_000)
    for id in ("101.5", "404", "408.2b", "602.2", "701.7", "702.1", "514.5", "507.1", "707.6", "loyalty", "power-up"):
        entry = VS.book()[f"vs:{id}"]
        assert entry.title[lang] in text and entry.points[0].text[lang] in text
    assert VS.book()["vs:602.4"].points[3].text[lang] in text, "a point of an id that has a point itself"
    assert "vs:" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_aid_has_two_sides(lang, tmp_path, capsys):
    page = as_html(sections(VS.book(), VS.aid), lang, "A", "notice")
    assert page.count('class="page"') == 2
    assert main(["vs", "aid", "--lang", lang, "--html", str(tmp_path / "aid.html")]) == 0
    assert f'lang="{lang}"' in (tmp_path / "aid.html").read_text("utf-8")
    assert main(["vs", "aid", "--lang", lang]) == 0 and len(capsys.readouterr().out) > 5000


def test_a_number_that_has_only_parts_leads_to_the_first():
    assert [e.id for e in find(VS.book(), "212.7")] == ["vs:212.7a"] == [e.id for e in find(VS.book(), "vs:212.7")]
