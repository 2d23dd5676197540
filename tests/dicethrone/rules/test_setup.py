from __future__ import annotations

from collections import Counter

import pytest
from tests.dicethrone.board import attack, calm, do, end_turn, hand, health, may, roll, table
from tests.marks import rule

from quickstrike import dicethrone as dt
from quickstrike.dicethrone.loading import COMMON, deck_of, hero


def cards(g: dt.DiceThroneGame, seat: int) -> Counter[str]:
    s = g.state
    return Counter(s.codes[c] for zone in ("deck", "hand") for c in s.zones[f"{zone}{seat}"])


@rule("dt:setup.1")
def test_everybody_plays_with_the_cards_of_his_hero():
    g = dt.new(["thor", "spider-man"], seed=1)
    assert cards(g, 0) == Counter(deck_of("thor")) != Counter(deck_of("spider-man")) == cards(g, 1)
    assert all(cards(g, x)[c.code] == 1 for x in (0, 1) for c in COMMON)


@rule("dt:setup.1")
def test_everybody_rolls_five_dice_of_his_hero():
    g = table("thor black-widow")
    roll(g, 1, 1, 1, 2, 2)  # five Hammers; on Black Widow's dice five Espionage
    assert len(g.state.rolls[-1].dice) == 5 and may(g, 0, "declare", value="hammered")
    g = table("black-widow thor")
    roll(g, 1, 1, 1, 2, 2)
    assert not may(g, 0, "declare")


@rule("dt:setup.2")
def test_no_token_is_in_play_and_a_companion_is_at_home():
    g = dt.new(["thor", "spider-man"], seed=1)
    assert [p.tokens for p in g.state.players] == [{}, {}]
    assert g.state.players[0].companions == {"mjolnir": 0}


@rule("dt:setup.3")
def test_fifty_health_in_a_duel():
    assert health(dt.new(["thor", "spider-man"], seed=1)) == [50, 50]


@rule("dt:setup.4")
def test_two_combat_points():
    assert [p.points for p in dt.new(["thor", "black-widow"], seed=1).state.players] == [2, 2]


@rule("dt:setup.5")
def test_decks_are_shuffled():
    orders = {tuple(dt.new(["thor", "thor"], seed=n).state.zones[f"deck{x}"]) for n in range(5) for x in (0, 1)}
    assert len(orders) == 10


@rule("dt:setup.6")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_four_cards_in_everybodys_hand(heroes: int):
    g = dt.new(["thor"] * heroes, seed=2)
    assert [len(hand(g, x)) for x in range(heroes)] == [4] * heroes


def start_rolls(g: dt.DiceThroneGame) -> list[tuple[int, int]]:
    return [(note[1], note[2]) for note in g.log if note[0] == "start roll"]


@rule("dt:setup.7", "dt:start-player")
def test_the_highest_roll_begins():
    begun = set()
    for seed in range(20):
        g = dt.new(["thor", "black-widow"], seed=seed)
        rolls = dict(start_rolls(g)[-2:])  # after a tie, those that decided
        assert rolls[g.state.start] > rolls[1 - g.state.start]
        assert g.state.active == g.decision.seat == g.state.start
        begun.add(g.state.start)
    assert begun == {0, 1}


@rule("dt:start-player")
def test_those_who_tie_roll_again():
    games = [dt.new(["thor", "black-widow", "spider-man"], seed=n) for n in range(40)]
    rolls = [start_rolls(g) for g in games]
    ties = [x for x in rolls if len(x) > 3]
    assert ties
    for x in ties:
        highest = max(n for _, n in x[:3])
        again = [seat for seat, n in x[:3] if n == highest]
        assert len(again) > 1 and [seat for seat, _ in x[3 : 3 + len(again)]] == again


@rule("dt:setup.8")
def test_a_heros_own_set_up_comes_last():
    g = dt.new(["black-widow", "thor"], seed=1)
    assert g.state.players[0].tokens == {"covert_ops": (0, 0, 0)}
    told = [note[0] for note in g.log]
    assert told.index("gain") > told.index("start") > told.index("draw")


@rule("dt:hero-leaflet")
@pytest.mark.parametrize(
    "name, shown",
    [
        ("thor", "hammer hammer hammer worthy worthy thunder"),
        ("black-widow", "espionage espionage batons batons batons widow"),
        ("spider-man", "thwip thwip thwip web web spider"),
    ],
)
def test_each_hero_has_symbols_of_his_own_on_the_six_numbers(name: str, shown: str):
    assert hero(name).faces == tuple(shown.split())


@rule("dt:hero-leaflet")
def test_the_leaflet_has_the_rules_of_tokens_and_companions():
    thor = hero("thor")
    assert [t.id for t in thor.tokens] == ["electrokinesis", "guard_break"]
    assert [c.id for c in thor.companions] == ["mjolnir"]


@rule("dt:winning-the-game")
def test_who_brings_his_opponent_to_0_wins():
    g = table(health={1: 4}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))  # 4 damage; Sabotage: 3 Batons, nothing prevented
    calm(g)
    assert g.result == "seat 0" and g.decision is None


@rule("dt:winning-the-game")
def test_with_one_health_left_nobody_has_won():
    g = table(health={1: 5}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    calm(g)
    assert g.result is None and health(g)[1] == 1


@rule("dt:winning-the-game")
def test_of_three_the_last_one_wins():
    g = table("thor black-widow spider-man", health={1: 4}, away={0: 1})
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4, 4))
    do(g, "player", target=1)
    calm(g)
    assert g.result is None and g.state.players[1].out
    g.state.dials[2] = 1
    do(g, "next")
    calm(g)
    assert g.state.active == 2
    end_turn(g)
    attack(g, "hammered", 1, 1, 1, 4, 4, then=(4, 4))
    calm(g)
    assert g.result == "seat 0"
