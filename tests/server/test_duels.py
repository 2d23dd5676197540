"""A duel in retrospect: what everybody had left by turn, and what was done with what."""

from __future__ import annotations

import pytest

from quickstrike import games
from quickstrike.server.dicethrone.history import Struck
from quickstrike.server.dicethrone.history import history as thrown
from quickstrike.server.vs.history import Fought
from quickstrike.server.wire import wire_of


def played(name, seed="duel"):
    kit = games.kit(name)
    game, bot = kit.setting()().new(seed), kit.bot_of(kit.clever, 1)
    while game.decision is not None:
        game.answer(bot.choose(game, game.decision))
    return game


def counted(deeds, *notes):
    for note in notes:
        deeds.count(note)
    return deeds


def test_the_damage_of_an_attack_is_its_abilitys_whatever_is_played_to_change_it():
    deeds = counted(
        Struck(),
        ("activate", 0, "hammered"),
        ("play", 0, "common:so-wild"),
        ("defend", 1, "agility"),
        ("damage", 0, 2, "normal", 1, 2),
        ("damage", 1, 5, "normal", 0, 7),
        ("play", 0, "thor:bottled-lightning"),
        ("damage", 1, 1, "normal", 0, 1),
        ("heal", 0, 3),
    )
    done = {what: row["damage"] for (_, what), row in deeds.done.items()}
    assert done == {
        "ability hammered": 5,
        "code common:so-wild": 0,
        "ability agility": 2,
        "code thor:bottled-lightning": 1,
    }
    assert deeds.done[0, "code thor:bottled-lightning"]["healed"] == 3


ATTACK = (("activate", 0, "bottled-lightning"), ("defend", 1, "sabotage"))
COUNTER = ("damage", 0, 2, "normal", 1, 2)


@pytest.mark.parametrize(
    ("notes", "last"),
    [
        pytest.param(
            [*ATTACK, ("damage", 1, 7, "normal", 0, 7), COUNTER, ("defeated", 1), ("over", "seat 0")],
            ((0, "ability bottled-lightning"), 7),
            id="the winner is hurt last, by the defence",
        ),
        pytest.param(
            [*ATTACK, COUNTER, ("defeated", 0), ("over", "seat 1")],
            ((1, "ability sabotage"), 2),
            id="the defence wins before the attack deals anything",
        ),
        pytest.param(
            [*ATTACK, ("damage", 1, 7, "normal", 0, 7), COUNTER, ("defeated", 0), ("defeated", 1), ("over", "draw")],
            None,
            id="nobody ended a draw",
        ),
        pytest.param(
            [
                *ATTACK,
                ("damage", 1, 4, "normal", 0, 4),
                ("damage", 1, 1, "pure", 1, 1),
                ("defeated", 1),
                ("over", "seat 0"),
            ],
            None,
            id="the loser's own tokens",
        ),
        pytest.param(
            [("play", 0, "thief"), ("steal", 0, "health", 3, 1), ("defeated", 1), ("over", "seat 0")],
            ((0, "code thief"), 3),
            id="stolen health",
        ),
        pytest.param([*ATTACK, ("damage", 1, 7, "normal", 0, 7), COUNTER], None, id="a game that goes on"),
    ],
)
def test_what_ended_a_game_is_what_the_loser_took_last(notes, last):
    assert counted(Struck(), *notes).last == last


def test_what_an_attack_takes_is_its_attackers_and_what_it_costs_them_is_not():
    deeds = counted(
        Fought(),
        ("attack", 1, ("b", "a"), "c"),
        ("stun", 0, "c"),
        ("stun", 1, "b"),
        ("lose", 0, 6, 44),
        ("lose", 1, 2, 48),
        ("step", "attack", 0),
        ("lose", 0, 3, 41),
    )
    assert deeds.done == {(1, "a b"): {"endurance": 6, "stuns": 1, "attacks": 1}}


def test_in_which_turn_somebody_was_out():
    deeds = counted(Fought(), ("turn", 3, 0), ("out", 1), ("turn", 4, 0), ("turn", 5, 0), ("out", 0))
    deeds.turns = {5: [-2, -10, 7]}
    assert deeds.told(str)["out"] == [5, 3, None]


@pytest.mark.parametrize(("name", "first"), [("dicethrone", "damage"), ("vs", "endurance")])
def test_a_game_ends_with_what_everybody_had_left(name, first):
    game = played(name)
    found = wire_of(games.kit(name)).history(game, "en")
    last, s = found["turns"][-1]["left"], game.state
    now = [max(0, s.health(x)) for x in (0, 1)] if name == "dicethrone" else [p.endurance for p in s.players]
    assert last == now and found["columns"][0] == first and found["answers"] == len(game.answers)
    assert [x["turn"] for x in found["turns"]] == sorted(x["turn"] for x in found["turns"])
    taken = [sum(d[first] for d in found["deeds"] if d["seat"] == seat) for seat in (0, 1)]
    assert min(taken) > 0  # both struck: a game of two that only one of them hurt would be a fault in the counting
    french = wire_of(games.kit(name)).history(game, "fr")
    assert [d["what"] for d in french["deeds"]] != [d["what"] for d in found["deeds"]]


def test_a_game_that_cannot_be_played_again_is_told_as_it_stands():
    game = played("dicethrone")
    game.answers[0] = (0, game.answers[-1][1])
    found = thrown(game, "en")
    assert len(found["turns"]) == 1 and found["deeds"]
