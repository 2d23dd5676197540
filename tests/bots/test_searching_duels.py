"""What the guides of Dice Throne and of the Vs. System tell the search: how a table stands, and what is worth a trial."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

from quickstrike import games
from quickstrike.bots.dicethrone import BriskBot
from quickstrike.bots.dicethrone.advice import ROLLER
from quickstrike.bots.dicethrone.gains import hold
from quickstrike.bots.dicethrone.guide import NAMES
from quickstrike.bots.dicethrone.seen import Seen
from quickstrike.bots.dicethrone.weights import POLICY, PRICE, TUNED, Policy
from quickstrike.bots.search.learned import network
from quickstrike.bots.vs import features as vs_features
from quickstrike.bots.vs import guide as vs_guide
from quickstrike.dicethrone.following import loss
from quickstrike.dicethrone.hero_board import Board
from quickstrike.dicethrone.loading import CARDS, hero
from quickstrike.dicethrone.weights import Weights


def throne(hero="spider-man", seed="duel"):
    kit = games.kit("dicethrone")
    return kit, kit.game().begin(kit.setting().read({"heroes": [hero, hero]}), seed, quiet=True)


def decisions(kit, game, most=400):
    """Those of a game of the policy."""
    policy = kit.bot_of(kit.clever)
    while most and (d := game.decision) is not None:
        yield d, policy.choose(game, d)
        game.answer(policy.choose(game, d))
        most -= 1


def numbers(view):
    guide = games.kit("dicethrone").bot_of("search").guide
    return dict(zip(NAMES, guide.features(view, 0), strict=True))


def test_tokens_count_by_what_they_do_to_whoever_has_them():
    _, game = throne("black-widow")
    view = game.view(0)
    for p in view["players"]:
        p["tokens"] = {}
    other = deepcopy(view)
    other["players"][0]["tokens"] = {"agility": [0]}
    other["players"][1]["tokens"] = {"time_bomb": [0]}
    plain, now = numbers(view), numbers(other)
    assert now["my good tokens"] > plain["my good tokens"] == 0
    assert now["their bad tokens"] > plain["their bad tokens"] == 0
    assert now["my bad tokens"] == now["their good tokens"] == 0


def test_upgrades_count_by_what_they_add():
    _, game = throne("thor")
    view = game.view(0)
    other = deepcopy(view)
    other["players"][0]["levels"] = {"lightning-rod": 2}
    plain, now = numbers(view), numbers(other)
    changed = {k for k in now if k.startswith(("my off", "my def", "their")) and now[k] != plain[k]}
    assert changed and changed <= {"my offence", "my defence"}


def test_health_makes_a_table_better():
    guide = games.kit("dicethrone").bot_of("search").guide
    _, game = throne()
    chances = []
    for health in ((40, 10), (25, 25), (10, 40)):
        view = game.view(0)
        for p, n in zip(view["players"], health, strict=True):
            p["health"] = n
        chances.append(network(guide.value)([*guide.features(view, 0), 0.0])[0])
    assert chances == sorted(chances, reverse=True)


def test_what_to_keep_is_left_to_the_odds_and_final_dice_are_tried():
    kit, game = throne("spider-man", "rolls")
    guide, met = kit.bot_of("search").guide, 0
    for d, _ in decisions(kit, game):
        if d.kind == "roll" and d.options[0].verb != "roll":
            some = guide.promising(game, d, d.options)
            if any(o.verb == "keep" for o in d.options):
                assert some == []
            else:
                met += any(o.verb == "declare" for o in some)
                assert sum(o.verb == "declare" for o in some) <= 3
    assert met


def test_of_a_dice_throne_hand_only_what_is_needed_least_is_sold_in_a_trial():
    kit, game = throne("thor")
    guide, met, fewer = kit.bot_of("search").guide, 0, 0
    for d, _ in decisions(kit, game):
        some = guide.promising(game, d, d.options)
        assert set(some) <= set(d.options)
        if d.kind == "main":
            met += 1
            assert sum(o.verb == "sell" for o in some) <= 1
        fewer += len(some) < len(d.options)
    assert met > 5
    assert fewer > 5


def test_the_brisk_bot_mostly_chooses_as_the_policy_of_the_search_does():
    kit, game = throne("black-widow")
    brisk, policy, same, all_of_them = BriskBot(), kit.bot_of("search").guide.policy, 0, 0
    for d, _ in decisions(kit, game):
        if len(d.options) > 1:
            all_of_them += 1
            same += brisk.choose(game, d).id == policy.choose(game, d).id
    assert same > 0.9 * all_of_them


def test_the_search_goes_by_weights_that_duels_found_and_the_odds_bot_does_not():
    odds, policy = games.kit("dicethrone").bot_of("odds"), games.kit("dicethrone").bot_of("search").guide.policy
    assert odds.policy == POLICY == Policy()
    assert policy.policy == TUNED != POLICY


def test_weights_are_moved_by_name():
    moved = POLICY.moved({"point": 2.0, "hold": 0.5, "hit": 6.6, PRICE + "combo": 4.0})
    assert (moved.worth.point, moved.hold, moved.worth.hit) == (2.0, 0.5, 7)
    assert dict(moved.worth.tokens) == {"combo": 4.0}
    assert moved.worth.card == POLICY.worth.card


def test_the_last_points_of_health_are_worth_more_where_that_has_a_weight():
    plain, low = Weights(), Weights(low=5.0)
    board = Board.of(hero("thor"), health=10)
    assert loss(board, 0, 4, plain) == 4
    assert loss(board, 0, 4, low) > loss(replace(board, health=20), 0, 4, low) > 4
    assert loss(board, 0, 10, low) == loss(board, 0, 12, plain) == 10 + plain.win


def test_of_many_cards_each_is_needed_less():
    _, game = throne("thor")
    view = game.view(0)
    card = CARDS[view["cards"][str(view["players"][0]["hand"][0])]]
    one = hold(Seen(view, POLICY, ROLLER), card)
    assert hold(Seen(view, POLICY.moved({"crowd": 0.1}), ROLLER), card) < one
    view["players"][0]["hand"] = view["players"][0]["hand"][:2]
    assert hold(Seen(view, POLICY.moved({"crowd": 0.1}), ROLLER), card) == one


def test_trials_are_played_by_the_quick_bot():
    bot = games.kit("dicethrone").bot_of("search:6", 1)
    _, game = throne()
    asked = []

    class Watched(BriskBot):
        def choose(self, game, decision):
            asked.append(decision.seat)
            return super().choose(game, decision)

    bot.guide.quick = Watched()
    bot.choose(game, game.decision)
    assert asked


def duel_of_the_vs_system(deck="tidewatch", seed="quiet"):
    kit = games.kit("vs")
    return kit, kit.game().begin(kit.setting().read({"decks": [deck, deck]}), seed, quiet=True)


def test_the_edges_of_a_turn_of_the_vs_system_and_its_chains_without_an_attack_are_left_to_the_heuristic():
    kit, game = duel_of_the_vs_system()
    guide, met = kit.bot_of("search").guide, {True: 0, False: 0}
    for d, _ in decisions(kit, game):
        view = game.view(d.seat)
        if d.kind == "priority":
            quiet = view["phase"] in ("draw", "recovery") or (bool(view["chain"]) and view["phase"] != "attack")
            met[quiet] += 1
            assert quiet == (guide.promising(game, d, d.options) == [])
    assert min(met.values()) > 3


def test_the_search_of_the_vs_system_keeps_every_opening_hand_and_the_heuristic_does_not():
    kit, met = games.kit("vs"), set()
    heuristic, policy = kit.bot_of("heuristic"), kit.bot_of("search").guide.policy
    for n in range(30):
        _, game = duel_of_the_vs_system("ashen-choir", f"hands {n}")
        while game.decision.kind != "mulligan":
            game.answer(heuristic.choose(game, game.decision))
        assert policy.choose(game, game.decision).verb == "keep"
        met.add(heuristic.choose(game, game.decision).verb)
    assert met == {"keep", "mulligan"}


def vs_numbers(view, seat=0):
    return dict(zip(vs_guide.NAMES, games.kit("vs").bot_of("search").guide.features(view, seat), strict=True))


def later_table():
    """With characters on both sides."""
    kit, game = duel_of_the_vs_system()
    for d, _ in decisions(kit, game):
        view = game.view(0)
        if (
            d.seat == 0
            and view["turn"] == 5
            and all(p["characters"] for p in view["players"])
            and view["players"][0]["hand"]
        ):
            return view
    raise AssertionError("no such table")


def test_an_evaluation_of_the_vs_system_sees_who_could_stun_whom():
    view = later_table()
    for c in (c for p in view["players"] for c in p["characters"]):
        c["atk"] = c["def"] = 5
        c["stunned"] = False
    even = vs_numbers(view)
    for c in view["players"][0]["characters"]:
        c["def"] = 6
    safe = vs_numbers(view)
    assert even["my safe"] == 0 < even["my can be stunned"] and even["their can stun"] > 0
    assert safe["my can be stunned"] == safe["their can stun"] == 0 < safe["my safe"]
    assert safe["my can stun"] == even["my can stun"] > 0


def test_an_evaluation_of_the_vs_system_knows_its_own_hand_and_of_the_other_only_its_size():
    view = later_table()
    there = vs_numbers(view)
    view["players"][0]["hand"] = []
    assert vs_numbers(view)["my best to recruit"] == 0
    assert any(there[f"my {x}"] for x in vs_features.HELD)
    assert not [n for n in vs_guide.NAMES if n.startswith("their") and n.removeprefix("their ") in vs_features.HELD]


def test_endurance_makes_a_table_of_the_vs_system_better():
    guide, view, chances = games.kit("vs").bot_of("search").guide, later_table(), []
    for mine, theirs in ((25, 8), (16, 16), (8, 25)):
        view["players"][0]["endurance"], view["players"][1]["endurance"] = mine, theirs
        chances.append(network(guide.value)([*guide.features(view, 0), 0.0])[0])
    assert chances == sorted(chances, reverse=True)
