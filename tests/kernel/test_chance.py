"""Chance is a counter: the n-th draw is a pure function of the seed and n."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from quickstrike.kernel.chance import draw, seed_of, shuffled
from quickstrike.kernel.state import State


def test_draws_are_those_of_splitmix64():
    assert [draw(0, n) for n in (1, 2, 3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_a_seed_is_the_same_everywhere():
    assert seed_of(7) == seed_of("7") == 0x7902699BE42C8A8E
    assert seed_of("rain") != seed_of("sun")


def test_draws_stay_within_64_bits():
    top = (1 << 64) - 1
    assert all(0 <= draw(top, n) <= top for n in (0, 1, 10**9, 1 << 70))


def test_a_die_is_fair_enough():
    s = State("fair")
    seen = Counter(s.below(6) for _ in range(6000))
    assert set(seen) == {0, 1, 2, 3, 4, 5}
    assert all(850 < n < 1150 for n in seen.values())


def test_all_orders_of_three_come_up_alike():
    s, seen = State("orders"), Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        s.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6 and all(850 < n < 1150 for n in seen.values())


def test_each_draw_moves_the_counter_by_one():
    s = State(1)
    s.below(6)
    s.below(1)
    assert s.counter == 2
    s.shuffle([1, 2, 3, 4])
    assert s.counter == 3  # whatever the number of cards
    s.shuffle([1])
    s.shuffle([])
    assert s.counter == 3


def test_the_counter_alone_says_what_comes():
    a, b = State(1), State(1)
    for _ in range(9):
        a.below(100)
    b.counter = 9
    assert [a.below(100) for _ in range(5)] == [b.below(100) for _ in range(5)]


def test_other_seeds_are_other_games():
    a, b = State(1), State(2)
    assert [a.below(1000) for _ in range(5)] != [b.below(1000) for _ in range(5)]


def test_a_shuffle_keeps_every_card_and_goes_on_from_its_counter():
    items = list(range(40))
    assert shuffled(items, 3, 100) == 101
    assert sorted(items) == list(range(40)) and items != list(range(40))
    again = list(range(40))
    shuffled(again, 3, 101)
    assert again != items


def test_a_shuffle_is_the_same_on_every_machine():
    items = [5, 5, 6, 7, 8, 9, 10, 11]
    shuffled(items, 3, 100)
    assert items == [6, 11, 10, 9, 5, 5, 8, 7]
    many = list(range(300))
    shuffled(many, 3, 100)
    assert many[:8] == [54, 206, 280, 215, 52, 143, 164, 243] and sorted(many) == list(range(300))


@pytest.mark.parametrize("seed", [7, "00112233445566778899aabbccddeeff"], ids=["seed", "key"])
@pytest.mark.parametrize("many", [2, 5, 47, 256, 257])
def test_every_card_lies_everywhere_alike(many, seed):
    """Chi-squared over all places of all cards, within five standard deviations (the seeds are fixed: no luck is needed)."""
    rounds = 40 * many if many < 200 else 2 * many
    seen, start = [[0] * many for _ in range(many)], seed_of(seed)
    for n in range(rounds):
        items = list(range(many))
        shuffled(items, start, n)
        for place, card in enumerate(items):
            seen[place][card] += 1
    expected, free = rounds / many, (many - 1) ** 2
    chi = sum((x - expected) ** 2 / expected for row in seen for x in row)
    assert abs(chi - free) < 5 * (2 * free) ** 0.5


def test_neighbours_do_not_stay_together():
    """A card lies right before the one that followed it as often as before any other: once a shuffle of 47 cards."""
    together = 0
    for n in range(2000):
        items = list(range(47))
        shuffled(items, 7, n)
        together += sum(b - a == 1 for a, b in pairwise(items))
    assert abs(together - 2000 * 46 / 47) < 5 * 2000**0.5


KEY = "00112233445566778899aabbccddeeff"


def test_a_key_of_128_bits_draws_from_more_than_64():
    key = seed_of(KEY)
    assert key > 1 << 64 and seed_of(KEY[:-1]) < 1 << 64 and seed_of(KEY.upper()) < 1 << 64
    assert seed_of("0" * 32) != seed_of("0" * 31 + "1") and seed_of("0" * 32) > 1 << 64
    assert draw(key, 1) != draw(key & ((1 << 64) - 1), 1)


def test_a_key_shuffles_in_its_own_way():
    a, b, c = (list(range(30)) for _ in range(3))
    assert shuffled(a, seed_of(KEY), 5) == shuffled(b, seed_of(KEY), 5) == shuffled(c, seed_of(KEY) - 1, 5) == 6
    assert a == b != c and sorted(a) == list(range(30)) != a


def test_a_die_of_a_key_is_fair_enough():
    s = State(KEY)
    seen = Counter(s.below(6) for _ in range(6000))
    assert all(850 < n < 1150 for n in seen.values()) and len(seen) == 6
