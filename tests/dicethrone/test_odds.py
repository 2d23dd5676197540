"""The solver against closed formulas and against slower ways to count: exact, stable, fast."""

from __future__ import annotations

import time
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, isclose, prod

import pytest

from quickstrike.dicethrone.loading import HEROES
from quickstrike.dicethrone.odds import DICE, Solver, answer, reach, shown, solver, tables
from quickstrike.dicethrone.patterns import fits
from quickstrike.dicethrone.vocab import Pattern
from quickstrike.dicethrone.worth import Board, Weights, abilities_of, finals, worth

S = solver()
NUMBERS = ("1", "2", "3", "4", "5", "6")
THREE = ("a", "a", "a", "b", "b", "c")  # faces of which one half, a third and a sixth are alike


def chance(pattern: Pattern, faces: tuple[str, ...], dice: tuple[int, ...], rolls: int) -> float:
    return reach([j for j, t in enumerate(shown((pattern,), faces)) if t], dice, rolls)


def uneven(n: int) -> list[float]:
    """Numbers without a pattern, always the same."""
    out, x = [], 12345
    for _ in range(n):
        x = (1103515245 * x + 12345) % 2**31
        out.append(x / 2**31 * 10)
    return out


# ---- closed formulas
@pytest.mark.parametrize("rolls", [1, 2, 3, 4])
@pytest.mark.parametrize("face", NUMBERS)
def test_five_of_a_given_number(face, rolls):
    """Each die has so many attempts to show it."""
    assert isclose(chance(Pattern(((face, 5),)), NUMBERS, (), rolls), (1 - (5 / 6) ** rolls) ** 5)


def test_five_of_a_given_number_in_three_rolls():
    assert isclose(chance(Pattern((("6", 5),)), NUMBERS, (), 3), (91 / 216) ** 5)


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("symbol", "p"), [("a", 1 / 2), ("b", 1 / 3), ("c", 1 / 6)])
def test_so_many_of_a_symbol(symbol, p, wanted, rolls):
    """Dice that show it stay, the others are rolled again: a binomial distribution."""
    one = 1 - (1 - p) ** rolls
    closed = sum(comb(5, k) * one**k * (1 - one) ** (5 - k) for k in range(wanted, 6))
    assert isclose(chance(Pattern(((symbol, wanted),)), THREE, (), rolls), closed)


@pytest.mark.parametrize("rolls", [0, 1, 2, 3])
@pytest.mark.parametrize("spare", [2, 3, 4, 5])
def test_large_straight_from_an_open_four(spare, rolls):
    """2-3-4-5: one die, and either of two numbers will do."""
    assert isclose(chance(Pattern(straight=5), NUMBERS, (2, 3, 4, 5, spare), rolls), 1 - (2 / 3) ** rolls)


@pytest.mark.parametrize("rolls", [1, 2])
def test_large_straight_from_a_closed_four(rolls):
    assert isclose(chance(Pattern(straight=5), NUMBERS, (1, 2, 3, 4, 4), rolls), 1 - (5 / 6) ** rolls)


def test_with_three_attempts_a_closed_four_is_opened():
    """Without the 1 there are more ways: a 5 first, then either end."""
    assert chance(Pattern(straight=5), NUMBERS, (1, 2, 3, 4, 4), 3) > 1 - (5 / 6) ** 3 + 0.001


def test_small_straight_with_two_dice():
    """3-4 and 2: a 1 or a 5 on one of two dice."""
    assert isclose(chance(Pattern(straight=4), NUMBERS, (2, 3, 4, 4, 4), 1), 1 - (4 / 6) ** 2)


@pytest.mark.parametrize(("alike", "closed"), [(2, 1 - 720 / 7776), (5, 6 / 7776), (4, (6 * 5 * 5 + 6) / 7776)])
def test_of_a_kind_in_one_roll(alike, closed):
    assert isclose(chance(Pattern(alike=alike), NUMBERS, (), 1), closed)


# ---- slower ways to count
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_naive_recursion_finds_the_same(n):
    """Ordered dice, every subset of places kept, every ordered re-roll."""
    s = solver(n)
    values = dict(zip(s.finals, uneven(len(s.finals)), strict=True))

    @cache
    def kept(keep: tuple[int, ...], rolls: int) -> float:
        if len(keep) == n:
            return values[keep]
        ends = [best(tuple(sorted((*keep, *new))), rolls - 1) for new in product(range(1, 7), repeat=n - len(keep))]
        return sum(ends) / len(ends)

    @cache
    def best(dice: tuple[int, ...], rolls: int) -> float:
        if rolls == 0:
            return values[dice]
        return max(kept(keep, rolls) for k in range(n + 1) for keep in combinations(dice, k))

    levels = s.solve(list(values.values()), 3)
    for rolls, level in enumerate(levels):
        for j, dice in enumerate(s.finals, s.first):
            assert isclose(level.expected[level.best[j]], best(dice, rolls))
            if rolls:
                for i in s.keeps(j):
                    assert isclose(level.expected[i], kept(s.sets[i], rolls))


@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man"])
def test_one_attempt_of_five_dice_counted_out(name):
    """Every keep and the chance of every ability, over all ordered re-rolls."""
    found = finals(Board.of(HEROES[name]))
    value = dict(zip(S.finals, found.values, strict=True))
    chosen = dict(zip(S.finals, found.chosen, strict=True))
    odds = answer(found, (6, 1, 5, 1, 4), 1)
    assert odds.dice == (1, 1, 4, 5, 6)
    for keep, x in odds.keeps:
        ends = [tuple(sorted((*keep, *new))) for new in product(range(1, 7), repeat=5 - len(keep))]
        assert isclose(x, sum(value[e] for e in ends) / len(ends))
        if keep == odds.keep:
            for i, a in enumerate(found.abilities):
                able = sum(any(fits(p, e, HEROES[name].faces) for p in a.tiers) for e in ends) / len(ends)
                best = sum(chosen[e] == i for e in ends) / len(ends)
                assert isclose(odds.chances[a.id][0], able, abs_tol=1e-12)
                assert isclose(odds.chances[a.id][1], best, abs_tol=1e-12)


def by_symbols(wanted: dict[str, int], faces: tuple[str, ...], rolls: int) -> float:
    """The chance of symbols, counted in another way: by how many of each wanted one are kept. It may be better to roll
    a common symbol again for the sake of a rare one."""
    goal = tuple(wanted.values())
    p = [faces.count(x) / 6 for x in wanted]

    @cache
    def rolled(kept: tuple[int, ...], left: int) -> float:
        free, out = 5 - sum(kept), 0.0
        for shows in product(range(free + 1), repeat=len(goal)):
            rest = free - sum(shows)
            if rest >= 0:
                n = prod(comb(free - sum(shows[:i]), k) for i, k in enumerate(shows))
                q = n * prod(x**k for x, k in zip(p, shows, strict=True)) * (1 - sum(p)) ** rest
                out += q * best(tuple(min(g, a + b) for g, a, b in zip(goal, kept, shows, strict=True)), left - 1)
        return out

    @cache
    def best(have: tuple[int, ...], left: int) -> float:
        if have == goal or not left:
            return float(have == goal)
        return max(rolled(keep, left) for keep in product(*(range(n + 1) for n in have)))

    return rolled((0,) * len(goal), rolls)


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man"])
def test_the_symbols_of_every_ability(name, rolls):
    hero, seen = HEROES[name], 0
    for up in (1, 9):
        board = Board.of(hero, levels={s.id: min(up, len(s.levels)) for s in hero.spaces})
        for a in abilities_of(board):
            for pattern in a.tiers:
                if pattern.symbols:
                    seen += 1
                    closed = by_symbols(dict(pattern.symbols), hero.faces, rolls)
                    assert isclose(chance(pattern, hero.faces, (), rolls), closed), a.id
    assert seen >= 14


@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man"])
def test_the_ultimate_ability_needs_five_sixes(name):
    found = finals(Board.of(HEROES[name]))
    (i,) = [i for i, a in enumerate(found.abilities) if a.ultimate]
    assert isclose(reach(found.able[i], (), 3), (91 / 216) ** 5)
    assert answer(found, (), 3).chances[found.abilities[i].id][0] <= (91 / 216) ** 5


# ---- what always holds
def test_how_many_there_are():
    assert (len(S.sets), len(S.finals)) == (462, 252)
    assert isclose(sum(S.chance), 1)
    assert [len(solver(n).finals) for n in (1, 2, 3, 4)] == [6, 21, 56, 126]
    assert len(S.keeps(S.where((1, 1, 4, 5, 6)))) == 3 * 2 * 2 * 2
    assert S.sets[S.where((6, 1, 5))] == (1, 5, 6)


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("kept", [(), (6,), (1, 4), (2, 3, 4), (1, 1, 1, 1), (2, 2, 3, 5, 6)])
def test_the_chances_of_all_results_add_up_to_the_worth(kept, rolls):
    """Forwards and backwards meet: chances make 1, and with the values they make the worth of the keep."""
    values = uneven(len(S.finals))
    levels = S.solve(values, 3)
    weight = S.spread(levels, S.where(kept), rolls)
    assert isclose(sum(weight), 1) and min(weight) >= 0
    assert isclose(sum(w * x for w, x in zip(weight, values, strict=True)), levels[rolls].expected[S.where(kept)])


def test_another_attempt_never_harms():
    levels = S.solve(uneven(len(S.finals)), 4)
    for few, more in pairwise(levels):
        for j in range(S.first, len(S.sets)):
            assert more.expected[more.best[j]] >= few.expected[few.best[j]] - 1e-12


def test_dice_are_worth_their_best_keep():
    level = S.solve(uneven(len(S.finals)), 2)[2]
    for j in range(S.first, len(S.sets)):
        assert isclose(level.expected[level.best[j]], max(level.expected[i] for i in S.keeps(j)), abs_tol=1e-8)


def test_to_keep_all_is_to_stop():
    """It is worth what the dice show, however many attempts would be left, and who stops at the best stays there."""
    values = uneven(len(S.finals))
    levels = S.solve(values, 3)
    for few, more in pairwise(levels):
        assert more.expected[S.first :] == values
        assert all(few.best[j] == j for j in range(S.first, len(S.sets)) if more.best[j] == j)


def test_more_dice_are_kept_where_it_makes_no_difference():
    """Whatever the rounding of a sum does."""
    for x in (0.0, 0.1, 1 / 3, 7.7):
        for level in S.solve([x] * len(S.finals), 3):
            assert level.best[S.first :] == list(range(S.first, len(S.sets)))


def test_then_the_higher_numbers():
    values = [float(len(set(d)) == 1) for d in S.finals]
    for level in S.solve(values, 3)[1:]:
        assert S.sets[level.best[S.where((1, 1, 3, 5, 5))]] == (5, 5)


def test_tables_are_remembered():
    values = tuple(uneven(len(S.finals)))
    assert tables(values, 3) is tables(values, 3)
    assert len(tables(values, 3)) == 4


def test_wrong_numbers_of_dice_are_refused():
    found = finals(Board.of(HEROES["thor"]))
    for dice, rolls in (((1, 2, 3, 4), 2), ((1,) * 6, 2), ((), 0)):
        with pytest.raises(ValueError, match="dice"):
            answer(found, dice, rolls)
    with pytest.raises(ValueError, match="3 values for 252"):
        S.solve([1, 2, 3], 1)


# ---- the whole answer
def test_an_answer():
    found = finals(Board.of(HEROES["thor"]))
    odds = answer(found, (2, 3, 4, 5, 5), 2)
    assert odds.keep == (2, 3, 4, 5) and odds.keeps[0] == (odds.keep, odds.expected)
    assert [x for _, x in odds.keeps] == sorted((x for _, x in odds.keeps), reverse=True)
    assert isclose(odds.chances["thunder-bolt"][0], 1 - (2 / 3) ** 2)
    assert odds.chances["lightning-rod"][0] == pytest.approx(1) and odds.chances["bottled-lightning"] == (0, 0)
    assert sum(c for _, c in odds.chances.values()) == pytest.approx(1)


def test_before_the_first_attempt_and_after_the_last():
    found = finals(Board.of(HEROES["thor"]))
    first = answer(found, (), 3)
    level = tables(found.values, 2)[2]
    assert first.keeps == (((), first.expected),)
    assert isclose(first.expected, sum(p * level.expected[level.best[j]] for j, p in enumerate(S.chance, S.first)))
    last = answer(found, (6, 6, 6, 6, 6), 0)
    assert last.keep == (6,) * 5 and last.chances["for-asgard"] == (1, 1)
    assert last.chances["bottled-lightning"] == (1, 0)


def test_the_best_ability_is_chosen():
    board = Board.of(HEROES["thor"], tokens={"electrokinesis": 4})
    found = finals(board)
    for j, dice in enumerate(S.finals):
        worths = [
            (worth(a, max(t), board, dice), i)
            for i, a in enumerate(found.abilities)
            if (t := [k for k, p in enumerate(a.tiers, 1) if fits(p, dice, board.hero.faces)])
        ]
        assert isclose(found.values[j], max((x for x, _ in worths), default=0.0))
        assert found.chosen[j] == max(worths, key=lambda x: (round(x[0], 9), -x[1]), default=(0, -1))[1]


def test_a_full_answer_is_fast():
    """New boards each time, so nothing but the tables of the dice is remembered; less than 20 ms."""
    thor, took = HEROES["thor"], []
    for points in range(6):
        board = Board.of(
            thor,
            levels={s.id: 2 for s in thor.spaces if len(s.levels) > 1},
            health=50 - points,
            tokens={"electrokinesis": points % 5},
            foe=Board.of(HEROES["black-widow"], health=50 - points),
        )
        before = time.process_time()
        answer(finals(board, Weights(heal=0.8)), (1, 1, 4, 5, 6), 2)
        took.append(time.process_time() - before)
    assert min(took) < 0.02


def test_warming_up_is_fast():
    before = time.process_time()
    Solver(DICE)
    assert time.process_time() - before < 0.5
