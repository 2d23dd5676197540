"""rr:scenario-specific-card: a scenario's own cards, in their numbers and decks."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import data
from quickstrike.champions.scenarios import SCENARIOS
from quickstrike.champions.table import OTHER_DECKS, PLAY

DECKS = {"villain": ("villain_deck", PLAY), "main_scheme": ("scheme_deck", PLAY)}
ASIDE = {"kang": ("aside",), "loki": ("aside",)}
"""Where its setup puts villains that come later."""
EXPERT = {"kang": "exp_kang"}
"""The set of the villains of expert mode, where they are no stages of the same villain."""


def own(scenario: str) -> Counter[str]:
    """The printed cards of a set, each as often as it is printed; the front stands for both sides."""
    cards = [c for c in data().values() if c.get("set") == scenario]
    backs = {max(c["code"], c["back"]) for c in cards if c.get("back")}
    return Counter({c["code"]: c["quantity"] for c in cards if c["code"] not in backs})


@rule("rr:scenario-specific-card")
@pytest.mark.parametrize("scenario", [c for c in SCENARIOS if not SCENARIOS[c].together])
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_all_cards_of_the_scenario_are_in_it_and_in_the_right_deck(scenario, mode):
    s = champions.new(["spider-man"], scenario, mode=mode, seed=1).state
    sets = {scenario, EXPERT.get(scenario, scenario)}
    printed = Counter[str]()
    for one in sets:
        printed += own(one)
    there = Counter(code for code in s.codes if data()[code].get("set") in sets)
    stages = [SCENARIOS[scenario].villains[i] for i in getattr(SCENARIOS[scenario], mode)]
    assert there - printed == Counter()
    assert printed - there == Counter(set(SCENARIOS[scenario].villains) - set(stages))  # the stages of the other mode
    for c, code in enumerate(s.codes):
        if data()[code].get("set") in sets:
            face = data()[code]
            decks = DECKS.get(face["type"], ("encounter", "encounter_discard", PLAY, "dealt0", *OTHER_DECKS, "aside"))
            if face["type"] == "villain":
                decks += ASIDE.get(scenario, ())
            assert s.where[c] in decks, face["name"]


@rule("rr:scenario-specific-card")
def test_no_card_of_another_scenario_is_in_it():
    for scenario in SCENARIOS:
        s = champions.new(["spider-man"], scenario, seed=1).state
        others = {code for code in s.codes if data()[code].get("set") in set(SCENARIOS) - {scenario}}
        assert others == set()
