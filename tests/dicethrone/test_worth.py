"""The value function: what it counts, on small heroes made for it and on the printed ones."""

from __future__ import annotations

from itertools import product
from math import ceil

import pytest

from quickstrike.dicethrone import vocab
from quickstrike.dicethrone.following import HOW
from quickstrike.dicethrone.loading import COMMON, HEROES
from quickstrike.dicethrone.odds import solver
from quickstrike.dicethrone.reading import read_hero
from quickstrike.dicethrone.worth import (
    WEIGHTS,
    Board,
    Weights,
    abilities_of,
    defences_of,
    effect_worth,
    finals,
    price,
    worth,
)
from quickstrike.kernel.ops import Op

FILE = """
id = "somebody"
name = {en = "Somebody", fr = "Quelqu'un"}
faces = "AAABBC"
[symbols]
A = {id = "fist", en = "Fist", fr = "Poing"}
B = {id = "foot", en = "Foot", fr = "Pied"}
C = {id = "star", en = "Star", fr = "Étoile"}
[[token]]
id = "shield"
name = {en = "Shield", fr = "Bouclier"}
kind = "positive"
limit = 2
spend = [{when = "incoming", effects = [{prevent = 3}]}]
[[token]]
id = "net"
name = {en = "Net", fr = "Filet"}
kind = "negative"
limit = 1
exposed = true
[[token]]
id = "rage"
name = {en = "Rage", fr = "Rage"}
kind = "positive"
limit = 3
spend = [{when = "any", effects = [{points = 1}]}]
full = [{remove = "all", who = "you", token = "rage"}, {heal = 9}]
[[companion]]
id = "dog"
name = {en = "Dog", fr = "Chien"}
throw = [{damage = 1, kind = "undefendable", who = "holder", isolated = true}]
retrieve = [{points = 1}]
[[space]]
id = "blow"
name = {en = "Blow", fr = "Coup"}
kind = "offensive"
[[space.level]]
abilities = [{when = ["AAA", "AAAA"], effects = [EFFECTS]}]
[[space.level]]
cost = 1
abilities = [
  {when = "AAA", effects = [{damage = 9}]},
  {id = "kick", name = {en = "Kick", fr = "Pied"}, when = "BB", effects = [{heal = 1}]},
]
[[space]]
id = "guard"
name = {en = "Guard", fr = "Garde"}
kind = "defensive"
[[space.level]]
abilities = [{dice = 2, effects = [DEFENCE]}]
[[space]]
id = "calm"
name = {en = "Calm", fr = "Calme"}
kind = "passive"
[[space.level]]
passive = {bonus = 2, bonus_if = "upgrades >= 5"}
"""
NOTHING = "{points = 0}"


def hero(effects: str, defence: str = NOTHING) -> vocab.Hero:
    return read_hero(FILE.replace("EFFECTS", effects).replace("DEFENCE", defence), "somebody.toml")


def of(
    effects: str, tier: int = 1, dice: tuple[int, ...] = (1, 2, 3, 4, 5), weights: Weights = WEIGHTS, **board: object
) -> float:
    """What an ability with these effects is worth on such a board."""
    b = Board.of(hero(effects), **board)  # type: ignore[arg-type]
    return worth(abilities_of(b)[0], tier, b, dice, weights)


def foe(defence: str = NOTHING, **board: object) -> Board:
    return Board.of(hero(NOTHING, defence), **board)  # type: ignore[arg-type]


SURE = 'kind = "undefendable"'


# ---- damage
def test_damage_by_its_kind():
    assert of("{damage = 7, kind = 'undefendable'}") == of("{damage = 7, kind = 'pure'}") == 7
    assert of("{damage = 7}") == 7 - WEIGHTS.defence
    assert of("{damage = 1}") == 0
    assert of("{damage = 7, kind = 'ultimate'}") == pytest.approx(7 * WEIGHTS.ultimate)
    assert of("{damage = 3, kind = 'collateral', who = 'opponents'}") == 3
    assert of("{damage = 2, who = 'you', isolated = true}") == -2


def test_tiers():
    assert [of(f"{{damage = [4, 6], {SURE}}}", tier) for tier in (1, 2)] == [4, 6]


def test_a_known_defence_is_counted_out():
    """Two dice that prevent 2 for each Fist: not below 0."""
    defence = "{prevent = '2 * fist'}"
    for n in (1, 3, 8):
        left = [max(0, n - 2 * sum(d <= 3 for d in dice)) for dice in product(range(1, 7), repeat=2)]
        assert of(f"{{damage = {n}}}", foe=foe(defence)) == pytest.approx(sum(left) / 36)
    assert of(f"{{damage = 8, {SURE}}}", foe=foe(defence)) == 8


def test_what_the_defence_deals_and_gains_counts_against():
    assert of("{damage = 5}", foe=foe("{damage = 'fist'}")) == pytest.approx(5 - 1)
    assert of("{damage = 5}", foe=foe("{points = 2}")) == pytest.approx(5 - 2 * WEIGHTS.point)


def test_half_is_prevented_rounded_up():
    assert of("{damage = 7}", foe=foe("{prevent = 'half'}")) == 3
    assert of("{damage = 9}", foe=foe("{prevent = 2}, {prevent = 'half'}")) == 3
    assert of("{damage = 7}", foe=foe("{prevent = 'half'}, {prevent = 'half'}")) == 0
    assert of("{damage = 7}", foe=foe("{prevent = 'all'}")) == 0


def test_the_better_of_two_defences():
    spider_man = Board.of(HEROES["spider-man"])
    assert len(defences_of(spider_man)) == 2
    few, many = (of(f"{{damage = {n}}}", foe=spider_man) for n in (5, 20))
    assert few == pytest.approx(5 - 1.5)  # Counterpunch: 1 for each of three dice, half of the time
    assert many == pytest.approx(20 - 10 * 11 / 36)  # Spider-Sense: half, with a Spider on two dice


def test_another_attempt_of_a_defence():
    """With 4 upgrades Black Widow may roll her dice again: Batons and Espionage stay, a lone Widow goes."""
    few, many = (of("{damage = 9}", foe=Board.of(HEROES["black-widow"], upgrades=n)) for n in (3, 4))
    assert many < few
    again = "{attempt = 'defensive', who = 'you'}, {prevent = 'total'}"
    assert of("{damage = 20}", foe=foe(again)) == pytest.approx(20 - 2 * 4.25)


def test_tokens_of_the_defender():
    """Invisibility buys Spider-Man another attempt at a Spider, at its price."""
    plain, hidden = (
        of("{damage = 20}", foe=Board.of(HEROES["spider-man"], tokens=t)) for t in ({}, {"invisibility": 1})
    )
    bought = 25 / 36 * (10 * 11 / 36 - prices("spider-man")["invisibility"])
    assert plain - hidden == pytest.approx(bought)


def test_an_exposed_opponent_has_no_defence():
    caught = foe("{prevent = 9}", tokens={"net": 1})
    assert of("{damage = 7}", foe=foe("{prevent = 9}")) == 0
    assert of("{damage = 7}", foe=caught) == 7
    assert of("{damage = 7}, {then = true}, {inflict = 'net'}", foe=caught) == pytest.approx(7 + WEIGHTS.defence)
    assert of("{inflict = 'net'}, {damage = 7}", foe=caught) == 7


def test_bonus_of_a_passive_ability():
    assert of(f"{{damage = 7, {SURE}}}", upgrades=4) == 7
    assert of(f"{{damage = 7, {SURE}}}", upgrades=5) == 9
    assert of("{damage = 7, kind = 'pure'}", upgrades=5) == 7
    assert of("{heal = 1}", upgrades=5) == WEIGHTS.heal


def test_what_can_not_hurt_any_more():
    """Damage beyond the health left is nothing, reaching it is the game."""
    strike = f"{{damage = 7, {SURE}}}"
    assert of(strike, foe=foe(health=8)) == 7
    assert of(strike, foe=foe(health=7)) == 7 + WEIGHTS.win
    assert of(strike, foe=foe(health=3)) == 3 + WEIGHTS.win
    assert of(f"{{throw = 'dog'}}, {strike}", foe=foe(health=8)) == 8 + WEIGHTS.win


def test_a_defence_may_save_the_opponent():
    """7 against 6 health, 2 prevented with a Fist on two dice."""
    defence = "{prevent = 2, if = 'fist >= 1'}"
    assert of("{damage = 7}", foe=foe(defence, health=6)) == pytest.approx(0.75 * 5 + 0.25 * (6 + WEIGHTS.win))


# ---- what is read
def test_bonus_dice_are_counted_out():
    assert of(f"{{roll = 2}}, {{damage = 'total', {SURE}}}") == pytest.approx(7)
    best2 = [sum(sorted(d)[-2:]) for d in product(range(1, 7), repeat=3)]
    assert of(f"{{roll = 3}}, {{damage = 'best2', {SURE}}}") == pytest.approx(sum(best2) / 216)
    assert of("{roll = 4}, {points = 1, if = 'star >= 1'}") == pytest.approx((1 - (5 / 6) ** 4) * WEIGHTS.point)


def test_dice_that_may_be_rolled_again():
    """One die: 4, 5 and 6 stay. Two: each by itself, as long as only the total counts."""
    assert of(f"{{roll = 1, again = true}}, {{damage = 'total', {SURE}}}") == pytest.approx(4.25)
    assert of(f"{{roll = 2, again = true}}, {{damage = 'total', {SURE}}}") == pytest.approx(8.5)
    only = f"{{roll = 1, again = true, again_if = 'total == 1'}}, {{damage = 'total', {SURE}}}"
    assert of(only) == pytest.approx((20 + 3.5) / 6)
    never = f"{{roll = 1, again = true, again_if = 'upgrades >= 1'}}, {{damage = 'total', {SURE}}}"
    assert of(never) == pytest.approx(3.5) and of(never, upgrades=1) == pytest.approx(4.25)


def test_conditions_read_the_board():
    for condition, board in (
        ("upgrades >= 3", {"upgrades": 3}),
        ("shield >= 2", {"tokens": {"shield": 2}}),
        ("dog_away == 1", {"away": ["dog"]}),
        ("upgrades_played >= 1", {"numbers": {"upgrades_played": 1}}),
    ):
        effects = f"{{heal = 2, if = '{condition}', else = [{{heal = 1}}]}}"
        assert of(effects) == WEIGHTS.heal and of(effects, **board) == 2 * WEIGHTS.heal, condition


def test_the_final_dice_are_read():
    effects = "{heal = 1, if = 'alike >= 4'}"
    assert of(effects, dice=(1, 1, 1, 2, 3)) == 0 and of(effects, dice=(1, 1, 1, 1, 3)) == WEIGHTS.heal
    assert [at(effects, d) for d in ((1, 1, 1, 2, 2), (1, 1, 1, 1, 3))] == [0, WEIGHTS.heal]
    assert [at("{heal = 'star'}", d) for d in ((1, 1, 1, 4, 4), (1, 1, 1, 6, 6))] == [0, 2 * WEIGHTS.heal]


def at(effects: str, dice: tuple[int, ...]) -> float:
    """The same among all final dice."""
    return dict(zip(solver().finals, finals(Board.of(hero(effects))).values, strict=True))[dice]


def test_a_roll_of_its_own_does_not_hide_how_many_were_alike():
    effects = "{roll = 1}, {heal = 1, if = 'alike >= 4'}"
    assert of(effects, dice=(1, 1, 1, 1, 3)) == WEIGHTS.heal
    assert [at(effects, d) for d in ((1, 1, 1, 2, 2), (1, 1, 1, 1, 3))] == [0, WEIGHTS.heal]
    own = "{roll = 1}, {heal = 1, if = 'fist >= 1'}"
    assert at(own, (1, 1, 1, 2, 2)) == at(own, (1, 1, 1, 6, 6)) == pytest.approx(WEIGHTS.heal / 2)


def test_what_is_gained_first_counts():
    assert of(f"{{gain = 'shield', n = 2}}, {{damage = '5 + shield', {SURE}}}") == pytest.approx(
        7 + 2 * price(*shield(), 0, WEIGHTS)
    )


def test_choices_are_made_for_the_best():
    assert of("{either = [[{heal = 1}], [{heal = 3}], [{points = -9}]]}") == 3 * WEIGHTS.heal
    assert of("{may = [{points = -9}]}") == 0


def test_the_companion_goes_to_and_fro():
    throw, fetch = 1, WEIGHTS.point
    assert of("{move = 'dog', times = 3}") == pytest.approx(throw + fetch + throw)
    assert of("{move = 'dog', times = 3}", away=["dog"]) == pytest.approx(fetch + throw + fetch)
    assert of("{throw = 'dog'}", away=["dog"]) == 0
    assert of("{move = 'dog', times = 3}, {heal = 'dog_thrown'}") == pytest.approx(2 * throw + fetch + 2 * WEIGHTS.heal)
    assert of("{retrieve = 'dog'}", away=["dog"]) == fetch


def test_effects_that_come_with_an_upgrade():
    board = Board.of(hero(NOTHING), levels={"blow": 2})
    assert [a.id for a in abilities_of(board)] == ["blow", "kick"] and board.upgrades == 1
    assert [a.id for a in abilities_of(Board.of(board.hero))] == ["blow"]


def test_a_card_that_answers_an_attack():
    board = Board.of(hero(NOTHING))
    six = next(c for c in COMMON if c.code == "common:not-this-time")
    assert effect_worth(six.effect, board, incoming=8) - effect_worth(vocab.Seq(()), board, incoming=8) == 6


# ---- tokens
def shield() -> tuple[vocab.Hero, vocab.Token]:
    h = hero(NOTHING)
    return h, h.tokens[0]


def test_above_its_limit_a_token_is_worth_nothing():
    one = price(*shield(), 0, WEIGHTS)
    assert one == pytest.approx(3 * WEIGHTS.later)
    assert [of("{gain = 'shield', n = 2}", tokens={"shield": n}) for n in (0, 1, 2)] == pytest.approx([2 * one, one, 0])
    assert of("{gain = 'shield'}", tokens={"shield": 2}, limits={"shield": 1}) == pytest.approx(one)


def test_at_its_limit_a_token_may_do_something():
    one = WEIGHTS.point * WEIGHTS.later
    assert of("{gain = 'rage'}", tokens={"rage": 1}) == pytest.approx(one)
    assert of("{gain = 'rage'}", tokens={"rage": 2}) == pytest.approx(one - 3 * one + 9 * WEIGHTS.heal)


def prices(name: str) -> dict[str, float]:
    return {t.id: price(HEROES[name], t, 0, WEIGHTS) for t in HEROES[name].tokens}


def test_prices_follow_from_what_tokens_do():
    w = WEIGHTS
    assert prices("black-widow") == pytest.approx(
        {
            "agility": ceil(w.hit / 2) / 2 * w.later,  # half of a usual hit, half of the time
            "covert_ops": w.free * w.later,
            "time_bomb": -4 * (5 / 6 * w.later) ** 2,
        }
    )  # two upkeeps without a 6
    assert prices("thor") == pytest.approx(
        {"electrokinesis": w.card / 4 * w.later, "guard_break": w.defence / 3 * w.later}
    )
    assert prices("spider-man") == pytest.approx(
        {"combo": w.phase * w.later, "webbed": -2 - w.defence, "invisibility": w.defence * w.seldom * w.later}
    )


def test_a_bomb_nearer_to_its_end_is_worth_more():
    widow = HEROES["black-widow"]
    (bomb,) = [t for t in widow.tokens if t.id == "time_bomb"]
    assert price(widow, bomb, 1, WEIGHTS) == pytest.approx(-4 * 5 / 6 * WEIGHTS.later)
    (infiltrate,) = [a for a in abilities_of(Board.of(widow)) if a.id == "infiltrate"]
    there = [
        worth(infiltrate, 1, Board.of(widow, foe=Board.of(widow, tokens={"time_bomb": sides})))
        for sides in ((), (0,), (1,), (1, 1))
    ]
    near, far = (-price(widow, bomb, i, WEIGHTS) for i in (1, 0))
    assert there[1] - there[0] == pytest.approx(near - far)  # it advances
    assert there[2] - there[0] == pytest.approx(4 - near)  # it goes off
    assert there[3] - there[0] == pytest.approx(2 * (4 - near))  # there is room for a new one then


def test_a_price_may_be_given():
    assert price(*shield(), 0, Weights(tokens=(("shield", 8.0),))) == 8
    assert of("{gain = 'shield'}", weights=Weights(tokens=(("shield", 8.0),))) == 8


# ---- all of them
def test_every_word_of_an_effect_has_a_worth():
    words = {x for x in vars(vocab).values() if isinstance(x, type) and issubclass(x, Op) and x is not Op}
    assert words == set(HOW)


@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man", "black-panther"])
def test_every_ability_is_worth_something(name):
    h = HEROES[name]
    for level in (1, 2, 3):
        for other in HEROES.values():
            board = Board.of(h, levels={s.id: min(level, len(s.levels)) for s in h.spaces}, foe=Board.of(other))
            for a in abilities_of(board):
                tiers = [worth(a, i, board, (6, 6, 6, 6, 6)) for i in range(1, len(a.tiers) + 1)]
                if (a.id, other.id) == ("ricochet", "black-panther"):  # each throw gives him more than it takes:
                    assert tiers == [0]  # "up to six times" is none then
                    continue
                least = 0 if vocab.ON_DAMAGE_TAKEN in other.answering else 0.5  # who gains by many small hits
                assert tiers[0] > least and tiers == sorted(tiers), a.id


@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man", "black-panther"])
def test_upgrades_are_better(name):
    h = HEROES[name]
    for s in h.spaces:
        if s.kind == "offensive" and len(s.levels) > 1:
            low, high = (abilities_of(Board.of(h, levels={s.id: n})) for n in (1, 2))
            board = Board.of(h, foe=Board.of(HEROES["thor"]))
            for a in low:
                (b,) = [b for b in high if b.id == a.id]
                assert worth(b, 1, board, (1, 1, 1, 1, 1)) >= worth(a, 1, board, (1, 1, 1, 1, 1)), a.id


def test_boards_are_keys():
    thor = HEROES["thor"]
    a, b = (Board.of(thor, tokens={"electrokinesis": 1}, levels={"hammered": 2, "odinforce": 1}) for _ in range(2))
    assert a == b and hash(a) == hash(b) and a.levels == (("hammered", 2),)
    assert finals(a) is finals(b)
    assert a != Board.of(thor, tokens={"electrokinesis": 2}, levels={"hammered": 2})
