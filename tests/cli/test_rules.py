"""`quickstrike rules | ledger | aid`: the judge at the command line."""

from __future__ import annotations

import json
import re

import pytest

from quickstrike.cli import main


@pytest.fixture
def say(capsys, monkeypatch):
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(*args: str) -> tuple[int, str, str]:
        code = main([*args])
        out = capsys.readouterr()
        return code, out.out, out.err

    return run


def test_a_rule_in_both_languages(say):
    code, out, _ = say("rules", "overkill")
    assert code == 0 and out.startswith("Overkill  (rr:overkill)") and "See also:" in out and "Examples:" in out
    code, out, _ = say("rules", "déferlement", "--lang", "fr")
    assert code == 0 and out.startswith("Déferlement  (rr:overkill)") and "Voir aussi" in out


def test_a_point_leads_to_its_entry_and_a_redirect_to_its_target(say):
    assert say("rules", "rr:attack-enemy-activation.13")[1].startswith("Attack (Enemy Activation)")
    assert say("rules", "rr:control")[1].startswith("Ownership and Control")


def test_the_list_of_all(say):
    code, out, _ = say("rules")
    assert code == 0 and out.count("\n") == 206 + 16 + 11 + 45
    ids = [line.split()[0] for line in out.splitlines()]
    assert [i for i in ids if i.startswith("deck:")] == [f"deck:{n}" for n in range(1, 12)]


def test_an_answer_says_what_was_asked_and_which_cards_it_waits_for(say):
    code, out, _ = say("rules", "faq:doctor-strange-hero-pack:the-night-nurse:1")
    assert code == 0 and "?\n   1. Yes" in out and "Waits for" not in out
    waits = "faq:mutant-genesis-expansion:powerful-punch:1"
    assert "Waits for Powerful Punch (32014, Mutant Genesis expansion)" in say("rules", waits)[1]
    assert (
        "En attente de : Coup de Poing Puissant (32014, extension La Genèse des Mutants)"
        in say("rules", waits, "--lang", "fr")[1]
    )
    assert "Waits for" not in say("rules", "faq:core-set:webbed-up:1")[1]


def test_a_rule_is_seen_at_work(say):
    code, out, _ = say("rules", "guard", "--run")
    assert code == 0 and "The table is as it should be." in out and "1." in out


def test_json(say):
    assert json.loads(say("rules", "guard", "--json")[1])["id"] == "rr:guard"
    played = json.loads(say("rules", "guard", "--run", "--json")[1])
    assert played and all(x["passed"] and x["told"] for x in played)
    answer = json.loads(say("rules", "faq:core-set:webbed-up:1", "--json")[1])
    assert answer["points"][0]["head"]["en"].endswith("?") and answer["waits"] == {}


def test_the_ledger_as_json_is_what_was_asked_for(say):
    whole = json.loads(say("ledger", "--json")[1])
    assert whole["counts"]["rr"]["missing"] == 0 and len(whole["rows"]) == 206 + 16 + 11 + 91 + 54
    assert json.loads(say("ledger", "--counts", "--json")[1]) == {"counts": whole["counts"]}
    assert json.loads(say("ledger", "--missing", "--json")[1]) == {"missing": [], "unknown": []}


@pytest.mark.parametrize(
    "args, why",
    [
        (["rules", "xyzzyqwertz"], "no rule has anything to do with 'xyzzyqwertz'"),
        (["rules", "rr:overkil"], "there is no 'rr:overkil'; did you mean 'rr:overkill'?"),
        (["rules", "table talk", "--run"], "has no running example"),
        (["aid", "--html", "/nowhere/aid.html"], "can't read or write '/nowhere/aid.html'"),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(say, args, why):
    code, out, err = say(*args)
    assert code == 2 and out == "" and why in err and err.count("\n") == 1


def test_the_ledger(say):
    code, out, _ = say("ledger", "--counts")
    assert code == 0 and "206 rules:" in out and "91 FAQ answers:" in out and "missing" not in out
    assert say("ledger", "--missing")[:2] == (0, "")
    assert "waiting for cards: Powerful Punch (32014, Mutant Genesis expansion)" in say("ledger")[1]
    out = say("ledger", "--counts", "--lang", "fr")[1]
    assert re.search(r"206 règles : \d+ testées", out) and re.search(r"54 errata : \d+ testés", out)


def test_the_aid(say, tmp_path):
    assert "KEYWORDS" in say("aid")[1] and "MOTS-CLÉS" in say("aid", "--lang", "fr")[1]
    file = tmp_path / "aid.html"
    assert say("aid", "--html", str(file))[0] == 0 and "<h2>Keywords</h2>" in file.read_text("utf-8")
