"""The scenarios of the core box: what they are set up from, their modes, and modular sets of choice or of chance."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.scenarios import modular_sets, set_cards, starter_deck
from quickstrike.kernel.errors import SetupError

CONTENTS = {  # Learn to Play, "Core Scenarios"
    "klaw": {
        "Armored Guard": 3,
        "Defense Network": 1,
        "Illegal Arms Factory": 1,
        "Sonic Converter": 1,
        "Klaw's Vengeance": 2,
        "Solid-Sound Body": 1,
        "Sonic Boom": 2,
        "Sound Manipulation": 2,
        'The "Immortal" Klaw': 1,
        "Weapons Runner": 2,
    },
    "masters_of_evil": {
        "Masters of Mayhem": 2,
        "Melter": 1,
        "Radioactive Man": 1,
        "The Masters of Evil": 1,
        "Tiger Shark": 1,
        "Whirlwind": 1,
    },
    "ultron": {
        "Advanced Ultron Drone": 3,
        "Android Efficiency": 3,
        "Drone Factory": 1,
        "Invasive AI": 1,
        "Program Transmitter": 1,
        "Rage of Ultron": 2,
        "Repair Sequence": 2,
        "Swarm Attack": 2,
        "Ultron Drones": 1,
        "Ultron's Imperative": 1,
        "Upgraded Drones": 2,
    },
    "under_attack": {"Concussion Blasters": 1, "Concussive Blast": 2, "Under Attack": 1, "Vibranium Armor": 1},
    "legions_of_hydra": {"Hydra Soldier": 3, "Legions of Hydra": 2, "Madame Hydra": 1},
    "the_doomsday_chair": {"Biomechanical Upgrades": 3, "M.O.D.O.K.": 1, "The Doomsday Chair": 2},
    "bomb_scare": {"Bomb Scare": 1, "Hydra Bomber": 2, "Explosion": 1, "False Alarm": 2},
}


def new(scenario="klaw", mode="standard", **kw):
    return champions.new(["spider-man", "captain-marvel"], scenario, mode, **kw)


def found(g, *sets):
    """How many cards of these sets are in the game."""
    return Counter(
        FACES[c].name
        for c in g.state.codes
        if FACES[c].set in sets and FACES[c].kind != "villain" and FACES[c].kind != "main_scheme"
    )


@pytest.mark.parametrize("code", CONTENTS)
def test_the_contents_of_an_encounter_set(code):
    assert Counter(FACES[c].name for c in set_cards(code)) == CONTENTS[code]


@pytest.mark.parametrize(
    ("name", "modular", "schemes"),
    [
        ("klaw", "masters_of_evil", ["Underground Distribution", "Secret Rendezvous"]),
        ("ultron", "under_attack", ["The Crimson Cowl", "Assault on NORAD", "Countdown to Oblivion"]),
    ],
)
@pytest.mark.parametrize(("mode", "stages"), [("standard", ["I", "II"]), ("expert", ["II", "III"])])
def test_a_scenario_and_its_modes(name, modular, schemes, mode, stages):
    g = new(name, mode)
    assert found(g, name) == CONTENTS[name] and found(g, modular) == CONTENTS[modular]
    assert [FACES[c].facts["stage"] for c in g.state.codes if FACES[c].kind == "villain"] == stages[::-1]
    assert [FACES[c].name for c in g.state.codes if FACES[c].kind == "main_scheme"] == schemes[::-1]
    assert bool(found(g, "expert")) == (mode == "expert") and sum(found(g, "standard").values()) == 7
    assert not g.invariants()


@rule("rr:modular-encounter-set")
def test_several_modular_sets(board):
    g = new(modular=["bomb_scare", "under_attack"])
    assert found(g, "bomb_scare") == CONTENTS["bomb_scare"] and found(g, "under_attack") == CONTENTS["under_attack"]
    assert not found(g, "masters_of_evil")
    with pytest.raises(SetupError, match="'bomb_scare' can't be used twice"):
        new(modular=["bomb_scare", "bomb_scare"])


@rule("rr:modular-encounter-set")
def test_a_random_set_is_drawn_by_the_seed():
    drawn = []
    for seed in range(40):
        g = new(modular=["random"], seed=seed)
        (which,) = [m for m in modular_sets() if found(g, m)]
        drawn.append(which)
        assert champions.replay(g.save()).canonical() == g.canonical()
        assert [m for m in modular_sets() if found(new(modular=["random"], seed=seed), m)] == [which]
    assert set(drawn) <= set(modular_sets()) and len(set(drawn)) > 5


def test_random_sets_are_different_ones():
    for seed in range(10):
        g = new(modular=["random", "bomb_scare", "random"], seed=seed)
        assert sum(bool(found(g, m)) for m in modular_sets()) == 3 and found(g, "bomb_scare") == CONTENTS["bomb_scare"]
    new(modular=["random"] * len(modular_sets()))
    with pytest.raises(SetupError, match=f"only {len(modular_sets()) - 1} modular sets"):
        new(modular=["bomb_scare", *["random"] * len(modular_sets())])


@rule("deck:11")
@pytest.mark.parametrize("seed", [0, 1, 2, 6, 8])  # five different sets
def test_no_view_tells_the_random_set_until_a_card_of_it_shows(seed):
    g = new("rhino", modular=["random"], seed=seed)
    (which,) = [m for m in modular_sets() if found(g, m)]
    cards = [c for c, code in enumerate(g.state.codes) if FACES[code].set == which]
    assert all(g.state.where[c] == "encounter" for c in cards)
    assert g.state.zones["encounter"][-len(cards) :] != cards, "shuffled in"
    while g.decision is not None and all(g.state.where[c] in ("encounter", "dealt0", "dealt1", "boost") for c in cards):
        for seat in (-1, 0, 1):
            said = json.dumps(g.view(seat))
            assert which not in said and not any(f'"{c}"' in said for c in set_cards(which))
            assert not any(f'"{FACES[c].name}"' in said for c in set_cards(which))
        g.answer(next((o for o in g.decision.options if o.verb == "end_turn"), g.decision.options[-1]))
    assert any(f'"{c}"' in json.dumps(g.view(-1)) for c in set_cards(which)), "now it shows"


@rule("deck:11")
def test_before_it_shows_one_modular_set_looks_like_another():
    looks = [
        [new("rhino", modular=[m], seed=5).view(seat) for seat in (-1, 0, 1)]
        for m in ("bomb_scare", "legions_of_hydra", "the_doomsday_chair")
    ]  # six cards each
    assert looks[0] == looks[1] == looks[2]


@pytest.mark.parametrize("scenario", ["klaw", "ultron"])
@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_a_game_begins(scenario, mode):
    g = new(scenario, mode, seed=1)
    while g.decision.kind != "turn":
        g.answer(g.decision.options[-1])
    assert g.state.round == 1 and not g.invariants()
    assert all(p.out is False for p in g.state.players)


def test_she_hulk_has_a_deck_to_be_played_beside_iron_man():
    """Out of one box: the aggression cards are in his deck."""
    mine, his = starter_deck("she-hulk:justice"), starter_deck("iron-man")
    shared = {c for c in mine.cards if c in his.cards}
    assert {FACES[c].aspect for c in shared} == {"basic"} and mine.size == 40
    assert len(champions.new(["she-hulk:justice", "iron-man"], seed=1).state.players) == 2
