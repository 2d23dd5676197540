"""What stands behind each rule of Dice Throne: a row without standing, a test of no rule, an excuse too many fail."""

from __future__ import annotations

from pathlib import Path

from tests.books import CHAMPIONS, DICETHRONE

from quickstrike.rulebook.game_book import TESTS
from quickstrike.rulebook.ledger import NO_EFFECT, TESTED, ledger
from quickstrike.rulebook.marks import collect

LEDGER = DICETHRONE.ledger()
ROOT = Path(__file__).parents[2]
EXCUSES = 2


def test_every_row_has_a_standing():
    assert [r.id for r in LEDGER.missing()] == []


def test_no_test_and_no_example_names_a_rule_that_is_not_there():
    assert LEDGER.unknown == ()


def test_the_tests_that_are_named_exist():
    for row in (*LEDGER.rows, *LEDGER.points):
        for test in row.tests:
            file, _, name = test.partition("::")
            assert f"def {name.split('::')[-1]}(" in (ROOT / file).read_text("utf-8")
        assert set(row.examples) <= set(DICETHRONE.examples())


def test_rules_and_rulings_are_tested_with_few_excuses():
    """Nothing waits for heroes: what a rule needs, a test can build."""
    rows = (*LEDGER.rows, *LEDGER.points)
    assert [r.id for r in rows if r.standing not in (TESTED, NO_EFFECT)] == []
    assert len([r.id for r in rows if r.standing == NO_EFFECT]) <= EXCUSES


def test_no_test_hangs_on_an_entry_that_only_leads_elsewhere():
    redirects = {e.id for e in DICETHRONE.book().values() if e.to}
    assert redirects and not redirects & collect(TESTS).keys()


def test_each_ledger_leaves_the_other_games_marks_alone_and_both_tell_of_nobodys():
    shown = {
        "dt:steal": ["t::a"],
        "dt:nothere": ["t::b"],
        "dtr:draw": ["t::c"],
        "rr:overkill": ["t::d"],
        "rr:nothere": ["t::e"],
        "xx:what": ["t::f"],
    }
    ours, theirs = (ledger(g.book(), g.marked(shown), {}, g.waits) for g in (DICETHRONE, CHAMPIONS))
    assert ours.unknown == ("dt:nothere", "xx:what")
    assert theirs.unknown == ("rr:nothere", "xx:what")
    assert {r.id for r in ours.rows if r.standing == TESTED} == {"dt:steal", "dtr:draw"}
    assert {r.id for r in theirs.rows if r.standing == TESTED} == {"rr:overkill"}
