"""The bots of Dice Throne: what every bot owes, and positions in which it is clear what a good player does."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.watching import Blindfolded, played_out
from tests.dicethrone.board import attack, by, calm, count, do, hand, roll, table

from quickstrike import dicethrone as dt
from quickstrike.bots import bot_of as any_bot
from quickstrike.bots import play_out
from quickstrike.bots.dicethrone import BOTS, FrequentBot, OddsBot
from quickstrike.bots.dicethrone.dice import played
from quickstrike.bots.dicethrone.roll import Frequent, Roller, by_damage, most_frequent
from quickstrike.dicethrone.hero_board import Board
from quickstrike.dicethrone.loading import CARDS, HEROES
from quickstrike.dicethrone.odds import answer, solver
from quickstrike.dicethrone.rules.attack import roll_options
from quickstrike.dicethrone.worth import WEIGHTS, finals
from quickstrike.kernel.decision import Decision
from quickstrike.kernel.errors import SetupError

TABLES = [
    ("thor", "black-widow"),
    ("spider-man", "spider-man"),
    ("black-widow", "spider-man", "thor"),
    ("thor", "spider-man", "black-widow", "black-widow"),
]


def bot_of(name, seed=0):
    return any_bot(name, seed, "dicethrone")


# ---- what every bot owes
def finished(name, heroes, seed, watch=None):
    bots = [bot_of(name, f"{seed}/{p}") for p in range(len(heroes))]
    return played_out(dt.new(heroes, seed=seed), bots, watch)


PLAIN = [b for b in BOTS if b != "search"]


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("heroes", TABLES, ids="-".join)
def test_bots_choose_options_that_are_there_by_what_they_see(name, heroes):
    def watch(game, d, o, bot):
        assert any(o is x for x in d.options)
        assert bot.choose(Blindfolded(game, d.seat), d) is o

    assert finished(name, heroes, 3, watch).result


@pytest.mark.parametrize("name", ["odds", "frequent"])
@pytest.mark.parametrize("heroes", TABLES, ids="-".join)
def test_hidden_cards_make_no_difference(name, heroes):
    def watch(game, d, o, bot):
        other = game.resampled(d.seat, salt=d.number)
        mine = next(x for x in other.state.pending if x.seat == d.seat)
        assert bot.choose(other, mine).id == o.id

    finished(name, heroes, 5, watch)


@pytest.mark.parametrize("name", PLAIN)
def test_a_bot_plays_a_clone_and_a_reloaded_save_on_alike(name):
    game = dt.new(TABLES[2], seed=4)
    bots = [bot_of(name, p) for p in range(3)]
    for _ in range(40):
        game.answer(bots[game.decision.seat].choose(game, game.decision))
    copies = [game, game.clone(), dt.load(game.save())]
    for g in copies:
        play_out(g, bots)
    assert all(a.canonical() == b.canonical() for a, b in pairwise(copies))


def test_an_unknown_bot_is_refused_with_a_suggestion():
    with pytest.raises(SetupError, match="unknown bot 'ods'; did you mean 'odds'"):
        bot_of("ods")


# ---- the roll
def choice(game, bot=None):
    """What the bot answers now: its id, the card by code."""
    d = game.decision
    o = (bot or OddsBot()).choose(game, d)
    return f"{o.verb} {game.state.codes[o.card].partition(':')[2]}" if o.card >= 0 else o.id


def answered(game, bot=None):
    """Answer as the bot does; gives what that was."""
    said = choice(game, bot)
    game.answer((bot or OddsBot()).choose(game, game.decision))
    return said


@pytest.mark.parametrize("dice", [(1, 2, 4, 5, 5), (6, 6, 1, 2, 3), (2, 3, 4, 5, 5), (1, 1, 1, 1, 6)])
@pytest.mark.parametrize("heroes", ["thor black-widow", "spider-man thor", "black-widow spider-man"])
def test_the_odds_bot_keeps_what_the_solver_says(heroes, dice):
    g = table(heroes, points={0: 0, 1: 0})
    roll(g, *dice)
    mine, foe = (HEROES[h] for h in heroes.split())
    tokens = {t: len(x) for t, x in g.state.players[0].tokens.items()}
    best = answer(finals(Board.of(mine, tokens=tokens, foe=Board.of(foe))), dice, 2)
    said = choice(g)
    if len(best.keep) < 5:
        assert said == "keep=" + ("".join(map(str, best.keep)) or "-")
    else:
        assert said.startswith("declare=")


def test_the_frequent_bot_keeps_the_symbol_it_has_most_of():
    g = table("thor black-widow")
    roll(g, 1, 2, 4, 5, 5)  # two Hammers, three Worthy
    assert choice(g, FrequentBot()) == "keep=455"


def test_the_frequent_bot_rolls_even_a_straight_away():
    g = table("thor black-widow")
    roll(g, 2, 3, 4, 5, 6)  # Thunder Bolt
    assert choice(g, FrequentBot()) in ("keep=23", "keep=45")
    assert choice(g, OddsBot()) == "declare=thunder-bolt"


def test_the_frequent_bot_stops_when_all_five_are_alike():
    g = table("thor black-widow")
    roll(g, 1, 1, 2, 3, 3)
    assert choice(g, FrequentBot()) == "declare=hammered"


def test_of_two_symbols_as_frequent_the_more_valuable_is_kept():
    board, dice = Board.of(HEROES["thor"]), (1, 2, 4, 5, 6)
    kept = most_frequent(dice, board.hero.faces)
    assert kept == [(1, 2), (4, 5)]
    s = solver()
    level = s.solve(by_damage(board, WEIGHTS).values, 1)[1]
    assert Frequent().keep(board, WEIGHTS, (), dice, 1) == max(kept, key=lambda k: level.expected[s.where(k)])


def test_the_frequent_bot_declares_what_deals_the_most_damage():
    g = table("black-widow thor", levels={0: {"infiltrate": 2, "vengeance": 2}})
    last_roll(g, 1, 2, 3, 4, 6)  # Infiltrate deals none, Hacked 5
    assert choice(g, FrequentBot()) == "declare=hacked"


def test_by_damage_ties_go_to_the_higher_worth():
    board = Board.of(HEROES["thor"])
    f = by_damage(board, WEIGHTS)
    j = solver().where((1, 4, 5, 6, 6)) - solver().first  # only Mighty Summon, which deals nothing
    assert f.abilities[f.chosen[j]].id == "mighty-summon" and f.values[j] > 0


@pytest.mark.parametrize("hero", ["thor", "black-widow", "spider-man"])
def test_whoever_knows_the_odds_makes_more_of_a_roll_phase(hero):
    board = Board.of(HEROES[hero])
    assert Roller().expected(board, WEIGHTS) > 1.2 * Frequent().expected(board, WEIGHTS)


def test_the_expected_worth_is_that_of_the_solver():
    board = Board.of(HEROES["thor"])
    assert Roller().expected(board, WEIGHTS) == pytest.approx(answer(finals(board), (), 3).expected)


# ---- dice cards
def effect(code):
    return CARDS[f"common:{code}"].effect.steps[0]


@pytest.mark.parametrize(
    ("card", "dice", "reaches", "not_"),
    [
        ("six-it", (1, 6, 6, 6, 6), (6, 6, 6, 6, 6), (5, 5, 5, 5, 5)),
        ("samesies", (1, 1, 6, 6, 6), (1, 6, 6, 6, 6), (2, 1, 6, 6, 6)),
        ("tip-it", (1, 2, 3, 4, 6), (1, 2, 3, 4, 5), (1, 2, 3, 4, 4)),
        ("so-wild", (1, 1, 3, 4, 5), (1, 2, 3, 4, 5), (2, 2, 3, 4, 5)),
        ("twice-as-wild", (1, 1, 6, 6, 6), (6, 6, 6, 6, 6), (5, 5, 5, 6, 6)),
    ],
)
def test_what_a_dice_card_can_make_of_dice(card, dice, reaches, not_):
    s = solver()
    at = s.where(dice) - s.first

    def after(wanted):
        values = [float(d == tuple(sorted(wanted))) for d in s.finals]
        return played(effect(card), values, 5, list)[at]

    assert (after(reaches), after(not_)) == (1.0, 0.0)


@pytest.mark.parametrize(("card", "chance"), [("try-try-again", 11 / 36), ("helping-hand", 1 / 6)])
def test_what_rolling_dice_again_is_worth(card, chance):
    s = solver()
    values = [float(d == (1, 2, 3, 4, 5)) for d in s.finals]
    assert played(effect(card), values, 5, list)[s.where((2, 2, 3, 4, 5)) - s.first] == pytest.approx(chance)


def test_six_it_for_the_ultimate():
    g = table("thor black-widow", hands={0: ["six-it"]})
    last_roll(g, 6, 6, 6, 6, 1)
    assert [answered(g), answered(g), choice(g)] == ["play six-it", "die.0=6", "declare=for-asgard"]


def test_two_dice_for_the_ultimate():
    g = table("spider-man thor", hands={0: ["twice-as-wild"]})
    last_roll(g, 6, 6, 6, 4, 4)
    assert [answered(g) for _ in range(4)] == ["play twice-as-wild", "die.0=6", "die.0=6", "declare=venom-shockwave"]


def test_no_card_for_dice_that_are_good_already():
    g = table("thor black-widow", hands={0: ["six-it", "samesies", "tip-it"]})
    roll(g, 2, 3, 4, 5, 6)
    assert choice(g) == "declare=thunder-bolt"


def test_a_straight_of_the_opponent_is_broken():
    g = table("thor black-widow", hands={1: ["tip-it"]})
    attack(g, "thunder-bolt", 2, 3, 4, 5, 6)
    assert (g.decision.seat, g.decision.about) == (1, "declared")
    assert answered(g) == "play tip-it"
    answered(g)
    assert sorted(g.state.rolls[-1].dice) not in ([2, 3, 4, 5, 6], [1, 2, 3, 4, 5])


def test_a_weak_attack_is_left_alone():
    g = table("thor black-widow", hands={1: ["so-wild"]})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert choice(g) == "pass"


def test_a_lethal_attack_is_not():
    g = table("thor black-widow", hands={1: ["so-wild"]}, health={1: 4})
    last_roll(g, 1, 2, 3, 4, 6)
    do(g, "declare", value="hammered")
    assert choice(g) == "play so-wild"


def last_roll(g, *dice):
    """Roll just these and have no attempt left."""
    roll(g, *dice)
    g.state.rolls[-1].left = 0
    g.state.pending[0] = Decision(0, "roll", roll_options(g.state)).numbered(g.state.number)


# ---- defence
def test_not_this_time_is_for_heavy_damage():
    g = table("thor black-widow", hands={1: ["not-this-time"]})
    attack(g, "thunder-bolt", 2, 3, 4, 5, 6, then=(6, 6, 5))
    while g.decision.seat != 1 or g.decision.about != "last":
        answered(g)
    assert choice(g) == "play not-this-time"


def test_not_this_time_is_kept_where_little_is_at_stake():
    g = table("thor black-widow", hands={1: ["not-this-time"]}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6, then=(1, 2, 1))  # 4, of which 3 are prevented
    while g.decision.seat != 1 or g.decision.about != "last":
        answered(g)
    assert choice(g) == "pass"


def test_agility_waits_for_the_defence_and_is_spent_on_what_is_left():
    g = table("thor black-widow", tokens={1: {"agility": 1}})
    attack(g, "thunder-bolt", 2, 3, 4, 5, 6, then=(6, 6, 5))
    said = []
    while g.decision.kind != "main":
        about = g.decision.about
        if answered(g) == "spend>-2=agility":
            said.append(about)
    assert said == ["last"] and count(g, 1, "agility") == 0


def test_of_two_defences_the_better_one():
    g = table("thor spider-man")
    attack(g, "thunder-bolt", 2, 3, 4, 5, 6)
    calm(g, until="defence")
    assert choice(g) == "defence=spider-sense"  # half of 10, sometimes
    g = table("thor spider-man", away={0: 1}, health={0: 2})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    calm(g, until="defence")
    assert choice(g) == "defence=counterpunch"  # it may end the game


def test_swing_escape_where_there_is_a_web_and_no_spider():
    for dice, said in (((4, 1), "play swing-escape"), ((6, 1), "pass"), ((1, 2), "pass")):
        g = table("thor spider-man", hands={1: ["spider-man:swing-escape"]}, away={0: 1})
        attack(g, "thunder-bolt", 2, 3, 4, 5, 6, then=dice)
        calm(g, until="defence")
        do(g, "defence", value="spider-sense")
        assert (g.decision.about, choice(g)) == ("dice", said)


def test_sabotage_is_rolled_again_where_it_did_little():
    upgrades = {"hacked": 2, "grapple": 2, "infiltrate": 2, "vengeance": 2}
    for dice, said in (((6, 6, 5), "stop"), ((6, 3, 4), "keep=34"), ((1, 3, 4), "stop")):
        g = table("thor black-widow", levels={1: upgrades}, away={0: 1})
        attack(g, "thunder-bolt", 2, 3, 4, 5, 6, then=dice)
        calm(g, until="defence")
        do(g, "defence", value="sabotage")
        assert (g.decision.kind, choice(g)) == ("attempt", said)


# ---- attack
def test_guard_break_for_an_attack_that_would_be_parried():
    g = table("thor black-widow", tokens={0: {"guard_break": 2}}, away={0: 1})
    attack(g, "thunder-bolt", 2, 3, 4, 5, 6)
    assert (g.decision.about, choice(g)) == ("activated", "spend>-1=guard_break")


def test_combo_is_used():
    g = table("spider-man thor", tokens={0: {"combo": 1}})
    attack(g, "punch", 1, 2, 3, 4, 6)
    while g.decision.about != "after":
        answered(g)
    assert choice(g) == "spend>-1=combo"


def test_a_modifier_ends_the_game():
    g = table("spider-man thor", tokens={0: {"invisibility": 1}}, hands={0: ["spider-man:ambush"]}, health={1: 7})
    attack(g, "punch", 1, 2, 3, 4, 6, then=(1, 1, 1))  # 4
    while g.decision.about != "last":
        answered(g)
    assert answered(g) == "play ambush"
    while g.decision is not None:
        answered(g)
    assert g.result == "seat 0"


def test_cards_are_thrown_after_the_hammer_if_that_ends_the_game():
    codes = ["not-this-time", "tip-it", "so-wild"]
    g = table("thor spider-man", hands={0: codes}, points={0: 0, 1: 0}, health={1: 2})
    while g.decision is not None:
        assert answered(g).startswith("discard_for")
    assert g.result == "seat 0"
    g = table("thor spider-man", hands={0: codes}, points={0: 0, 1: 0}, health={1: 3})
    assert choice(g) == "next"


def test_the_leader_is_attacked_for_the_card_but_somebody_weak_is_finished_first():
    for health, target in (({0: 20, 1: 34, 2: 25}, "player>-2"), ({0: 20, 1: 34, 2: 3}, "player>-3")):
        g = table("thor spider-man spider-man", health=health, away={0: 1})
        attack(g, "hammered", 1, 2, 3, 4, 6)
        calm(g, until="target")
        assert choice(g) == target


# ---- main phases
def test_an_upgrade_that_pays_is_bought_and_one_of_no_use_is_sold():
    g = table("thor black-widow", hands={0: ["thor:lightning-rod-2"]}, points={0: 2})
    assert choice(g) == "play lightning-rod-2"
    g = table("thor black-widow", hands={0: ["thor:hammered-2"]}, levels={0: {"hammered": 3}}, points={0: 2})
    assert answered(g) == "sell hammered-2"


def test_a_card_is_sold_for_the_point_that_an_upgrade_lacks():
    g = table("thor black-widow", hands={0: ["thor:lightning-rod-2", "what-status-effects"]}, points={0: 1})
    assert [answered(g), answered(g)] == ["sell what-status-effects", "play lightning-rod-2"]


def test_no_upgrades_when_the_game_is_nearly_over():
    g = table("thor black-widow", hands={0: ["thor:lightning-rod-2"]}, points={0: 2}, health={0: 4, 1: 5})
    assert choice(g) == "next"


def test_what_brings_more_than_it_costs_is_played_first():
    g = table("thor black-widow", hands={0: ["getting-paid", "thor:lightning-rod-2"]}, points={0: 2})
    assert [answered(g), answered(g), answered(g)] == ["play getting-paid", "play lightning-rod-2", "next"]


def test_a_bomb_is_passed_on():
    g = table("thor black-widow", hands={0: ["transference"]}, tokens={0: {"time_bomb": (1,)}}, points={0: 5})
    assert answered(g) == "play transference"
    answered(g)
    assert (count(g, 0, "time_bomb"), count(g, 1, "time_bomb")) == (0, 1)


def test_nothing_is_removed_where_nothing_is_worth_it():
    g = table("thor black-widow", hands={0: ["what-status-effects", "buh-bye"]}, tokens={1: {"agility": 1}})
    assert choice(g) == "next"


def test_covert_ops_put_an_upgrade_into_play():
    g = table("black-widow thor", hands={0: ["black-widow:sabotage-2"]}, tokens={0: {"covert_ops": 1}}, points={0: 0})
    while answered(g) != "next":
        pass
    assert (g.state.players[0].levels, count(g, 0, "covert_ops")) == ({"sabotage": 2}, 0)


@pytest.mark.parametrize("held, choose", [(4, "spend>-1=electrokinesis"), (3, "next")])
def test_electrokinesis_is_spent_when_there_are_enough(held, choose):
    g = table("thor spider-man", tokens={0: {"electrokinesis": held}})
    assert choice(g) == choose


def test_electrokinesis_is_spent_before_it_is_taken_away():
    g = table("thor spider-man", tokens={0: {"electrokinesis": 4}}, hands={1: ["buh-bye"]})
    by(g, 1, "play", card="buh-bye")
    assert (g.decision.about, choice(g)) == ("before", "spend>-1=electrokinesis")


def test_the_least_useful_card_is_discarded():
    codes = ["thor:hammered-2", "not-this-time", "six-it", "tip-it", "so-wild", "samesies", "getting-paid"]
    g = table("thor black-widow", hands={0: codes}, levels={0: {"hammered": 3}}, points={0: 0})
    do(g, "next")
    do(g, "decline")
    do(g, "next")
    assert g.decision.kind == "discard" and answered(g) == "sell hammered-2"
    assert len(hand(g, 0)) == 6


# ---- strength
def test_odds_beat_frequency():
    """A small match, the same in every run; docs/dicethrone-bots.md has the large one."""
    won = 0
    for i in range(24):
        hero, seat = ("thor", "black-widow", "spider-man")[i // 2 % 3], i % 2
        game = dt.new([hero, hero], seed=f"match {i // 2}", quiet=True)
        bots = [FrequentBot(), FrequentBot()]
        bots[seat] = OddsBot()
        play_out(game, bots, cap=5000)
        won += game.result == f"seat {seat}"
    assert won >= 18
