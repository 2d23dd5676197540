"""Positions in the middle of the villain phase and of activations: begin at any step, stop at the end of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.marks import rule

from quickstrike.champions import ChampionsGame
from quickstrike.champions.position import PositionError, run
from quickstrike.champions.rules.activation import activation
from quickstrike.champions.rules.phases import villain_phase

TABLE = 'phase = "villain"\n{}villain.card = "Rhino"\n{}[encounter]\ndeck = ["Hydra Mercenary", "Advance"]\n'
TWO = '[[player]]\nhero = "captain-marvel"\n{}[[player]]\nform = "alter-ego"\n{}'


def table(top: str = "", more: str = "", one: str = "", two: str = "") -> str:
    return TABLE.format(top, more) + TWO.format(one, two)


def told(text: str) -> list[str]:
    return [d.told("en") for d in run(text).differences]


def until(place: str, expect: str) -> str:
    return f'[[step]]\nuntil = "{place}"\n[expect]\n{expect}\n'


# ---- where it begins
@rule("rr:villain-phase")
@pytest.mark.parametrize(
    ("step", "first"),
    [
        ("place_threat_on_main_scheme", ["step", "acceleration sum"]),
        ("begin_activations", ["step", "activates"]),
        ("activate_enemies", ["activates"]),
        ("deal_encounter_cards", ["step", "dealt"]),
    ],
)
def test_the_villain_phase_begins_at_a_step(step, first):
    g = run(table(f'at = "{step}"\n')).game
    assert [n[0] for n in g.log][: len(first)] == first
    assert g.log[0][0] != "phase", "the phase is under way already"


def test_cards_that_were_dealt_are_revealed():
    text = table('at = "reveal_encounter_cards"\n', two='dealt = ["Hydra Mercenary"]\n')
    text = text.replace("Hydra Mercenary", "Sandman", 1)
    assert (
        told(text + '[expect]\nplayer2.engaged = ["Hydra Mercenary"]\nmain.threat = 0\nencounter.top = ["Sandman"]\n')
        == []
    )


def test_the_next_round_begins():
    assert (
        told(table('at = "pass_first_player"\nround = 4\n') + "[expect]\nround = 5\nfirst = 2\nmain.threat = 0\n") == []
    )


@rule("rr:player-elimination")
def test_an_eliminated_player_may_have_had_the_last_turn():
    text = 'phase = "villain"\nturn = 2\n[[player]]\n[[player]]\nout = true\n'
    assert told(text + "[[step]]\n[step.expect]\nturn = 2\n[expect]\nasked.player = 1\n") == []
    with pytest.raises(PositionError, match="player 2 is out of the game"):
        run(text.replace('phase = "villain"\n', ""))
    with pytest.raises(PositionError, match="player 2 is out of the game"):
        run(text.replace("turn", "first"))


# ---- an activation
BOOSTED = 'activation = {{at = "{}"{}}}\n[villain]\ncard = "Rhino"\nboosts = ["Hydra Mercenary"]\n[[player]]\n{}'


@rule("rr:attack-enemy-activation", "rr:boost-boost-icon")
def test_an_attack_begins_where_the_boost_cards_are_flipped():
    text = BOOSTED.format("flip_boost_cards", "", "")
    assert told(text + "[expect]\nplayer.damage = 3\nvillain.boosts = 0\nlog = {boost = 1, activates = 0}\n") == []


@rule("rr:defend-defense")
def test_an_attack_begins_with_a_defender_and_boost_icons():
    text = BOOSTED.format("attack_or_scheme", ', defender = "me", boost = 2', "exhausted = true\n")
    assert told(text + "[expect]\nplayer.damage = 2\n") == [], "2 + 2 - 2"


@rule("rr:scheme-enemy-activation")
def test_a_minion_schemes():
    text = 'activation = {enemy = "M", how = "scheme"}\n[[player]]\nengaged = [{minion = {name = "M", sch = 3}}]\n'
    assert told(text + '[expect]\nmain.threat = 3\nasked = "turn"\n') == []


@pytest.mark.parametrize("how", ["attack", "scheme"])
@pytest.mark.parametrize("step", activation.steps)
def test_it_begins_at_every_step_and_is_saved_and_taken_back(step, how):
    g = run(f'activation = {{at = "{step}", how = "{how}"}}\n[villain]\ncard = "Rhino"\n').game
    assert g.invariants() == [] and g.result is None
    first = g.canonical()
    g.answer(g.decision.options[-1 if g.decision.kind != "turn" else 0])
    again = ChampionsGame.load(g.save())
    again.undo()
    assert again.canonical() == first


def test_in_the_villain_phase_the_others_follow():
    text = table(more='activation = {player = 1, at = "respond"}\n').replace('villain.card = "Rhino"\n', "")
    log = run(text + '[villain]\ncard = "Rhino"\n').game.log
    assert next(n[3] for n in log if n[0] == "activates") == 1, "Rhino has activated against the first player"


# ---- where it stops
@rule("rr:activation")
def test_it_stops_at_the_end_of_an_activation():
    text = table() + until("end of activation", 'player.damage = 3\nmain.threat = 1\nasked = ""\nphase = "villain"')
    assert told(text) == [], "Rhino has attacked once, with a boost icon, and has not schemed yet"


def test_it_stops_in_the_middle_of_an_activation_that_an_answer_goes_on_with():
    text = f'{table(one="")}[[step]]\nuntil = "defend"\n[[step]]\ndo = "defend"\nuntil = "end of flip_boost_cards"\n'
    assert told(text + "[expect]\nplayer.damage = 0\nplayer.exhausted = true\nlog = {boost = 1}\n") == []


def test_what_never_ends_is_a_difference():
    lost = "[main]\nthreat = 19\n[[step]]\nuntil = 'end of activation'\n"
    (said,) = told('phase = "villain"\n' + lost)
    assert said == "step 1 (line 4) can't be done: 'activation' did not end"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('at = "deal_encounter_cards"', 'line 1: a step of the villain phase needs phase = "villain"'),
        ('phase = "villain"\nat = "deal"', "line 2: at can't be 'deal'"),
        ("activation = 3", "line 1: an activation is a table, not 3"),
        ('activation.enemy = "me"', "line 1: Hero can't activate: only villains and minions in play can"),
        ('activation.enemy = "Nobody"', "line 1: there is no 'Nobody' on this table"),
        ("activation.player = 2", "line 1: player is 2, it must be at most 1"),
        ('activation.at = "announc"', "line 1: at can't be 'announc'; did you mean 'announce'?"),
        ('activation = {defender = "me"}', "line 1: at 'initiate' there is no defender yet: choose a later step"),
        ('activation = {at = "respond", defender = "villain"}', "line 1: Villain can't defend: only heroes and allies"),
        (
            '[[step]]\nuntil = "end of activatio"',
            "line 2: until can't be 'end of activatio'; did you mean 'end of activation'?",
        ),
    ],
)
def test_what_can_not_be_said(text, said):
    with pytest.raises(PositionError) as e:
        run(text)
    assert str(e.value).startswith(said)


def test_it_stops_at_the_end_of_a_step_and_goes_on():
    text = (
        table() + '[[step]]\nuntil = "end of place_threat_on_main_scheme"\n[step.expect]\nmain.threat = 1\nasked = ""\n'
    )
    text += '[[step]]\nuntil = "end of deal_encounter_cards"\n[step.expect]\nplayer.dealt = 1\nplayer2.dealt = 1\n'
    text += '[[step]]\nuntil = "end of villain phase"\n[expect]\nplayer.dealt = 0\nround = 1\nfirst = 2\n'
    outcome = run(text)
    assert outcome.passed, [d.told("en") for d in outcome.differences]
    assert outcome.game.decision.kind == "turn", "whoever plays on is asked something"


# ---- the document
def test_the_document_names_every_step_and_its_example_is_true():
    doc = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    assert [x for x in (*villain_phase.steps, *activation.steps) if f"`{x}`" not in doc] == []
    (example,) = [x for x in re.findall(r"```toml\n(.*?)```", doc, re.S) if x.startswith("activation")]
    assert told(example) == []
