"""Ultimate abilities: nothing stops one once it is activated."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, health, roll, table
from tests.dicethrone.sage import sage  # noqa: F401
from tests.dicethrone.trial import WRATH, trial  # noqa: F401
from tests.marks import rule, ruling

FULL_HAND = ["not-this-time", "getting-paid", "tip-it", "so-wild", "buh-bye", "better-d"]


def choices_of(g, seat: int) -> list[str]:
    return [o.id for d in g.decisions if d.seat == seat for o in d.options]


@rule("dt:ultimate-ability.1", "dt:ultimate-damage")
@ruling("dtr:ultimate")
def test_its_player_can_raise_it():
    g = table("trial thor", hands={0: ["trial:three"]}, tokens={0: {"might": 1}})
    attack(g, "wrath", *WRATH)
    do(g, "play", card="three")
    calm(g)
    assert health(g)[1] == 36


@rule("dt:ultimate-ability.2", "dt:ultimate-ability.5", "dt:agility")
@ruling("dtr:ultimate", "dtr:not-this-time")
@pytest.mark.parametrize(
    ("hero", "tokens", "hand"),
    [
        ("black-widow", {"agility": 2}, ["not-this-time", "black-widow:recoil"]),
        ("thor", {"focus": 1, "electrokinesis": 4}, ["thor:invulnerability", "thor:indomitable-will", "double-up"]),
        ("spider-man", {"invisibility": 1}, ["spider-man:nice-try", "spider-man:yikes"]),
    ],
)
def test_nothing_lessens_it(hero: str, tokens: dict[str, int], hand: list[str]):
    g = table(f"trial {hero}", tokens={1: tokens}, hands={0: ["trial:one"], 1: hand}, health={1: 11})
    attack(g, "wrath", *WRATH)
    while g.decision.kind != "main":
        assert g.decision.seat == 0 and not choices_of(g, 1)
        do(g, "pass")
    assert health(g)[1] == 1
    assert g.state.players[1].tokens == {t: (0,) * n for t, n in tokens.items()}


@rule("dt:ultimate-ability.2")
def test_its_other_effects_cannot_be_prevented_either():
    """The throws of For Asgard! are isolated sources, but an ultimate's: Agility does nothing about them."""
    g = table("thor black-widow", tokens={1: {"agility": 2}}, hands={1: ["not-this-time"]})
    attack(g, "for-asgard", *WRATH)
    do(g, "throw", value="mjolnir")
    assert g.decision.seat == 0 and health(g) == [50, 49] and not choices_of(g, 1)


@rule("dt:ultimate-ability.3")
@ruling("dtr:ultimate")
def test_opponents_can_do_nothing_until_the_roll_phase_is_over():
    g = table("trial thor", hands={0: ["trial:one"], 1: FULL_HAND})
    roll(g, *WRATH)
    assert choices_of(g, 1)  # before it is declared
    do(g, "declare", value="wrath")
    assert g.decision.seat == 1 and g.decision.about == "declared"
    do(g, "pass")
    assert g.decision.seat == 0 and g.decision.about == "attacked" and not choices_of(g, 1)
    do(g, "pass")
    assert g.decision.about == "last" and not choices_of(g, 1)
    do(g, "pass")
    assert g.decision.kind == "main" and "discard_for" in "".join(choices_of(g, 1))


@rule("dt:ultimate-ability.3")
def test_nor_can_those_who_are_not_its_target():
    g = table("trial thor black-widow", mode="hill", hands={0: ["trial:one"], 2: ["not-this-time", "getting-paid"]})
    attack(g, "wrath", *WRATH)
    do(g, "player", target=1)
    assert g.decision.about == "attacked" and not choices_of(g, 2)
    calm(g)
    assert health(g) == [40, 25, 35] and choices_of(g, 2)


@rule("dt:ultimate-ability.3")
def test_a_team_mate_is_no_opponent():
    g = table(
        "trial thor black-widow spider-man", mode="teams", hands={0: ["trial:one"], 2: ["getting-paid"], 3: FULL_HAND}
    )
    attack(g, "wrath", *WRATH, then=(1,))
    do(g, "pass")
    assert g.decision.about == "attacked"
    assert choices_of(g, 2) and not choices_of(g, 3)


@rule("dt:ultimate-ability.4")
@ruling("dtr:ultimate")
def test_changing_its_dice_before_it_is_activated_stops_it():
    g = table("trial thor", hands={1: ["tip-it"]})
    attack(g, "wrath", *WRATH)
    do(g, "play", card="tip-it")
    do(g, "die", value="5")
    assert g.decision.seat == 0 and g.decision.kind == "roll"
    assert not can(g, "declare", value="wrath") and can(g, "declare", value="shards")
    do(g, "decline")
    assert health(g) == [50, 50]


@rule("dt:ultimate-ability.5")
def test_tokens_in_play_are_passed_over():
    """Webbed waits for normal damage: an ultimate does not use it up."""
    g = table("trial spider-man", tokens={1: {"webbed": 1}})
    attack(g, "wrath", *WRATH)
    assert health(g)[1] == 40 and count(g, 1, "webbed") == 1


@rule("dt:ultimate-damage", "dt:targeting-roll-phase.8")
@ruling("dtr:modify-bonus-dice")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_alters_its_targeting_die(seat: int):
    g = table("trial thor black-widow spider-man", mode="teams", hands={seat: ["so-wild"]})
    attack(g, "wrath", *WRATH, then=(1,))
    do(g, "pass")
    assert g.decision.kind == "main" and health(g) == [55, 40]
    assert [n[2] for n in g.log if n[0] == "target"] == [1]
