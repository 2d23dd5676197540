"""quickstrike new-pack and new-card, in a copy of the project."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHIELD = {
    "code": "77002", "name": "Round Shield", "type_code": "upgrade", "faction_code": "hero", "set_code": "sentinel",
    "pack_code": "trial", "quantity": 1, "cost": 1, "is_unique": True, "traits": "S.H.I.E.L.D. Weapon.",
    "text": "A sentence.", "flavor": "Another.", "position": 2, "resource_mental": 1, "stage": "I",
}  # fmt: skip
FACTS = [
    SHIELD,
    {"code": "77009", "duplicate_of": "01066", "pack_code": "trial", "quantity": 1, "position": 9},
    {"code": "trial", "name": "Trial Pack", "pack_type_code": "hero"},
    {"code": "sentinel", "name": "Sentinel", "card_set_type_code": "hero"},
]
FRENCH = [
    {"code": "77002", "name": "Bouclier rond", "traits": "S.H.I.E.L.D. Arme."},
    {"code": "sentinel", "name": "Sentinelle"},
]


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """A copy that may be written to, and a way to give commands in it."""
    root = tmp_path_factory.mktemp("clone")
    page = shutil.ignore_patterns("page")  # with the bytecode, which goes by the times of the files
    shutil.copytree(ROOT / "src", root / "src", ignore=page)
    (root / "tests" / "champions" / "cards").mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "facts.json").write_text(json.dumps(FACTS))
    (root / "fr.json").write_text(json.dumps(FRENCH))

    def say(*words: str) -> tuple[int, str, str]:
        env = {**os.environ, "PYTHONPATH": str(root / "src"), "LANG": "C"}
        p = subprocess.run(
            [sys.executable, "-m", "quickstrike", *words], cwd=root, env=env, capture_output=True, text=True
        )
        return p.returncode, p.stdout, p.stderr

    return root, say


def test_from_nothing_to_a_card_that_plays(clone):
    root, say = clone
    folder = root / "src/quickstrike/champions/packs/trial"
    code, out, err = say("new-pack", "trial", "--facts", "facts.json", "--words", "fr=fr.json")
    assert (code, err) == (0, "") and "packs/trial/data.json" in out
    shield, reprint = json.loads((folder / "data.json").read_text())
    assert shield["traits"] == ["S.H.I.E.L.D.", "Weapon"] and reprint == {
        "code": "77009",
        "duplicate_of": "01066",
        "quantity": 1,
    }
    assert shield["facts"] == {"cost": 1, "is_unique": True, "resource_mental": 1, "stage": "I"}, "no printed sentence"
    french = json.loads((folder / "fr.json").read_text())
    assert french["cards"] == {"77002": "Bouclier rond"} and french["sets"] == {"sentinel": "Sentinelle"}
    assert french["name"] == "TODO"
    assert say("cards", "--code", "77002")[2].startswith(
        "quickstrike cards: card 77002 (Round Shield) is not scripted yet"
    )

    code, out, err = say("new-card", "77002")
    assert (code, err) == (0, "") and "packs/trial/cards/sentinel.py" in out and "test_trial_sentinel.py" in out
    cards = folder / "cards" / "sentinel.py"
    assert '# TODO: card("77002", ...)  Round Shield, upgrade' in cards.read_text()
    assert cards.read_text().startswith('"""Sentinel."""')
    todo, line = cards.read_text(), "packs/trial/cards/sentinel.py, line 6"
    for written, wrong in (("GARD", "there is no word 'GARD'; did you mean 'GUARD'?"), ("GUARD(", "was never closed")):
        cards.write_text(todo.replace('# TODO: card("77002", ...)', f'card("77002", {written})  #'))
        code, out, err = say("cards", "--code", "77002")
        assert (code, out) == (2, "") and line in err and wrong in err and err.count("\n") == 1
    cards.write_text(todo.replace('# TODO: card("77002", ...)', 'card("77002", GUARD)  #'))
    assert "Round Shield" in say("cards", "--code", "77002")[1]
    assert say("new-card", "77002")[2] == "quickstrike new-card: card 77002 (Round Shield) is already scripted\n"
    assert "a reprint of 01066" in say("new-card", "77009")[1]
    assert "Hawkeye" in say("cards", "--code", "77009")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("new-card", "78001"),
            "no pack has codes that begin with '78', such as '78001'; quickstrike new-pack creates one",
        ),
        (
            ("new-card", "01999"),
            "there are no printed facts for card '01999' yet: name a file that has them with --facts",
        ),
        (("new-pack", "core", "--facts", "facts.json"), "there is already a pack 'core'"),
        (("new-pack", "Core Set", "--facts", "facts.json"), "'Core Set' can't be the code of a pack"),
        (("new-pack", "other", "--facts", "facts.json"), "none of these files contains a card of the pack 'other'"),
        (("new-pack", "other", "--facts", "pyproject.toml"), "pyproject.toml: Expecting value"),
        (
            ("new-pack", "other", "--facts", "facts.json", "--words", "xx=fr.json"),
            "'xx=fr.json' is not a language",
        ),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(clone, words, told):
    code, out, err = clone[1](*words)
    assert (code, out) == (2, "") and told in err and err.count("\n") == 1
