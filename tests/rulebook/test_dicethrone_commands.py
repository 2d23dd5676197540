"""`quickstrike dicethrone rules | ledger`: the same commands, with the other book."""

from __future__ import annotations

import json
import re

import pytest
from tests.books import DICETHRONE

from quickstrike.cli import main

BOOK = DICETHRONE.book()


@pytest.fixture
def say(capsys, monkeypatch):
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(*args: str) -> tuple[int, str, str]:
        code = main(["dicethrone", *args])
        out = capsys.readouterr()
        return code, out.out, out.err

    return run


def test_a_rule_in_both_languages(say):
    code, out, _ = say("rules", "steal")
    assert code == 0 and out.startswith("Steal  (dt:steal)") and "See also: Combat Points" in out
    code, out, _ = say("rules", "voler", "--lang", "fr")
    assert code == 0 and out.startswith("Volez  (dt:steal)") and "Voir aussi : Points de Combat" in out


def test_a_ruling_says_what_was_asked(say):
    code, out, _ = say("rules", "dtr:heal-timing")
    assert code == 0 and "?\n   1. An Offensive Ability heals when it is activated" in out


def test_the_list_of_all_rules(say):
    ids = [line.split()[0] for line in say("rules")[1].splitlines()]
    assert ids == sorted(e.id for e in BOOK.values() if e.kind != "dtr")


def test_rules_for_programs(say):
    told = json.loads(say("rules", "dt:or", "--json")[1])
    assert told["id"] == "dt:or" and told["title"] == {"en": "Or", "fr": "Ou"} and len(told["points"]) == 1


@pytest.mark.parametrize(
    "typed, why",
    [
        ("xyzzyqwertz", "no rule has anything to do with 'xyzzyqwertz'"),
        ("dt:steel", "there is no 'dt:steel'; did you mean 'dt:steal'?"),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(say, typed, why):
    code, out, err = say("rules", typed)
    assert code == 2 and out == "" and why in err and err.count("\n") == 1


def test_the_ledger(say):
    rules, rulings = (sum(e.kind == k for e in BOOK.values()) for k in ("dt", "dtr"))
    assert re.search(
        rf"(?m)^ *{rules} rules: .*\n *{rulings} rulings: .*\n.* points of long rules: ", say("ledger", "--counts")[1]
    )
    assert re.search(rf"{rules} règles : .*\n *{rulings} précisions : ", say("ledger", "--counts", "--lang", "fr")[1])
    whole = json.loads(say("ledger", "--json")[1])
    assert [r["id"] for r in whole["rows"]] == [e.id for e in BOOK.values() if not e.to]
    assert json.loads(say("ledger", "--missing", "--json")[1])["unknown"] == whole["unknown"]
