"""Modes of play, and that they combine. rr:modes-of-play; deck:8 to deck:10: what is done to the encounter deck."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.marks import rule, ruling

from quickstrike import champions
from quickstrike.bots import bot_of, play_out
from quickstrike.champions import SCENARIOS
from quickstrike.champions.faces import FACES
from quickstrike.champions.scenarios import HEROIC, set_cards
from quickstrike.champions.table import SCENARIO
from quickstrike.kernel.errors import SetupError

STAGED = [c for c in SCENARIOS if not SCENARIOS[c].together]
"""Not those whose villains are all in play at once."""


def new(**settings):
    return champions.new(["spider-man"], **{"seed": 3, **settings})


def villains(game) -> tuple[str, list[str], list[str]]:
    """(in play, beneath, removed from the game)"""
    s = game.state

    def stage(cards):
        return [s.codes[c] for c in cards if FACES[s.codes[c]].kind == "villain"]

    return stage(s.of_kind("villain"))[0], stage(s.zones["villain_deck"]), stage(s.zones["removed"])


def sets(game) -> set[str]:
    s = game.state
    kinds = ("minion", "treachery", "attachment", "side_scheme", "environment")
    return {
        str(FACES[c].set)
        for c, o, z in zip(s.codes, s.owners, s.where, strict=True)
        if o == SCENARIO and z != "aside" and FACES[c].kind in kinds
    }


# ---- standard and expert -------------------------------------------------------------------------------------------
@rule("rr:modes-of-play", "rr:standard-mode", "setup:8", "rr:modes-of-play.2")
def test_standard_is_stages_one_and_two():
    assert villains(new()) == ("01094", ["01095"], [])
    assert sets(new()) == {"rhino", "standard", "bomb_scare"}


@rule("deck:8", "rr:modes-of-play", "rr:expert-mode", "setup:8", "setup:10", "rr:modes-of-play.3")
@pytest.mark.parametrize("scenario", STAGED)
def test_expert_is_stages_two_and_three_and_the_expert_set(scenario):
    sc = SCENARIOS[scenario]
    game = new(scenario=scenario, mode="expert")
    first, *later = [sc.villains[i] for i in sc.expert]
    if scenario == "kang":  # six stages of his own for this mode, set aside until they are called for
        assert villains(game) == (first, [], [])
        assert len(later) == 5 and set(later) <= {game.state.codes[c] for c in game.state.zones["aside"]}
    elif sc.shuffled:  # one of them by chance, the others set aside until they take each other's place
        here, beneath, removed = villains(game)
        aside = {game.state.codes[c] for c in game.state.zones["aside"]}
        assert here in (first, *later) and {first, *later} - {here} <= aside and not (beneath or removed)
    elif len(sc.villains) == 2:  # one for each mode: Hela's two sides, and the Collector who is never defeated
        assert villains(game) == (first, later, []) == (sc.villains[1], [], [])
    else:
        assert villains(game) == (first, later, []) == (sc.villains[1], [sc.villains[2]], [])
    have = Counter(game.state.codes)
    assert all(have[c] == 1 for c in set_cards("expert")) and game.state.expert


@rule("deck:9", "setup:10")
def test_the_modular_set_can_be_another():
    assert sets(new(modular=["masters_of_evil"])) == {"rhino", "standard", "masters_of_evil"}


@rule("deck:10", "setup:10")
def test_there_can_be_several_modular_sets_or_none():
    assert sets(new(modular=["bomb_scare", "under_attack"])) == {"rhino", "standard", "bomb_scare", "under_attack"}
    assert sets(new(modular=[])) == {"rhino", "standard"}


# ---- heroic --------------------------------------------------------------------------------------------------------
@rule("rr:modes-of-play", "rr:heroic-mode", "rr:villain-phase", "rr:modes-of-play.4")
@pytest.mark.parametrize("level", [0, 1, 3])
def test_heroic_deals_more_encounter_cards(board, level):
    game = board(heroic=level).game
    before = len(game.state.zones["encounter"])
    game.answer(game.find("end_turn"))
    while game.decision is not None and game.state.round == 1:
        game.answer(game.decision.options[0])
    gone = before - len(game.state.zones["encounter"])
    assert gone == 1 + 1 + level, "a boost card, the usual card, and one for each level"


@pytest.mark.parametrize("level", [-1, HEROIC + 1])
def test_what_is_no_heroic_level(level):
    with pytest.raises(SetupError, match=f"the heroic level is a number from 0 to {HEROIC}, not {level!r}"):
        new(heroic=level)


@pytest.mark.parametrize("name", ["heroic", "stage", "first"])
@pytest.mark.parametrize("value", [True, 1.0, "2", None])
def test_what_is_no_number(name, value):
    with pytest.raises(SetupError, match=f"the setting '{name}' must be a whole number, not {value!r}"):
        new(**{name: value})


# ---- skirmish ------------------------------------------------------------------------------------------------------
@rule("setup:8", "rr:modes-of-play", "rr:skirmish-mode", "rr:rookie-mode", "rr:modes-of-play.5")
@pytest.mark.parametrize("stage", [1, 2, 3])
@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("scenario", STAGED)
def test_a_skirmish_is_against_one_stage(scenario, mode, stage):
    sc = SCENARIOS[scenario]
    if stage > len(sc.villains):
        with pytest.raises(SetupError, match="skirmish"):
            new(scenario=scenario, mode=mode, stage=stage)
        return
    game = new(scenario=scenario, mode=mode, stage=stage)
    others = [sc.villains[i] for i in (sc.expert if mode == "expert" else sc.standard) if i != stage - 1]
    here, beneath, removed = villains(game)
    assert (here, beneath) == (sc.villains[stage - 1], []) and sorted(removed) == sorted(others)
    inst = game.state.play[game.state.of_kind("villain")[0]]
    assert inst.damage == 0
    assert ("expert" in sets(game)) is (mode == "expert")


@rule("rr:modes-of-play", "rr:skirmish-mode", "rr:winning-the-game")
def test_a_skirmish_is_won_when_its_stage_is_defeated():
    game = new(stage=1)
    game.state.play[game.state.of_kind("villain")[0]].damage = 13  # of 14
    while game.decision is not None and game.decision.kind != "turn":
        game.answer(game.find("done"))
    game.answer(game.find("change_form"))
    game.answer(game.find("attack", card="Spider-Man", target="Rhino"))
    assert game.result == "won"


@pytest.mark.parametrize("stage", [-1, 4])
def test_what_is_no_stage(stage):
    with pytest.raises(SetupError, match="one stage of rhino, from 1 to 3"):
        new(stage=stage)


# ---- together ------------------------------------------------------------------------------------------------------
@rule("rr:modes-of-play", "rr:modes-of-play.1", "rr:modes-of-play.11")
@ruling("faq:galaxys-most-wanted-expansion:campaign-mode:1")
@pytest.mark.parametrize(
    ("mode", "heroic", "stage", "campaign"),
    list(product(("standard", "expert"), (0, 2), (0, 3), (None, {"removed": [], "setup": [["threat", 1]]}))),
)
def test_every_combination_can_be_played(mode, heroic, stage, campaign):
    game = new(scenario="klaw", mode=mode, heroic=heroic, stage=stage, campaign=campaign)
    assert (game.state.expert, game.state.heroic) == (mode == "expert", heroic)
    assert len(villains(game)[1]) == (0 if stage else 1)
    assert champions.load(game.save()).canonical() == game.canonical()
    play_out(game, [bot_of("random", 1)], 5000)
    assert game.result in ("won", "lost") and game.invariants() == []
    assert champions.replay(game.save()).canonical() == game.canonical()


@pytest.mark.parametrize("mode", ["heroic", "Expert", ""])
def test_what_is_no_mode(mode):
    with pytest.raises(SetupError, match="unknown mode"):
        new(mode=mode)


def test_a_setup_from_before_the_modes_still_works():
    old = champions.ChampionsGame.create({"heroes": ["spider-man"], "seed": 3})
    assert old.canonical() == new().canonical()
