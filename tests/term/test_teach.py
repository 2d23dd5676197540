"""`--teach` at the command line: play, replay, rules."""

from __future__ import annotations

import pytest
from tests.champions.text.french import leaks

KEEP = "7"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_the_terminal(quickstrike, lang, home):
    said = quickstrike(f"play --terminal --seed 7 --teach --lang {lang}", KEEP, "5", "1", "end turn", "7", "q")
    assert ("[Player Turn]" if lang == "en" else "[Tour") in said
    again = quickstrike(f"replay --teach --lang {lang}")
    assert again.code == 0 and "[" in again.out
    if lang == "fr":
        assert not [x for x in again.out.splitlines() if leaks(x)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_example_is_taught(quickstrike, lang):
    said = quickstrike(f"rules overkill --run --teach --lang {lang}")
    assert said.code == 0 and ("[Damage, step 6]" if lang == "en" else "[Dégâts, étape 6]") in said
    assert "[" not in quickstrike(f"rules overkill --run --lang {lang}").out
