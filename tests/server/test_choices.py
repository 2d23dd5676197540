"""Choices that a person makes on one sheet: dividing damage, searching, targets with what comes of them, defenses."""

from __future__ import annotations

from itertools import permutations

import pytest

from quickstrike.bots import bot_of
from quickstrike.champions import position
from quickstrike.lab.bench import Dice
from quickstrike.lab.champions.card_bench import solo
from quickstrike.server.champions.views import seat_view
from quickstrike.server.picking import proposal

DIVIDE = """
[[player]]
hero = "spider-man:justice"
damage = 7
hand = [{event = {name = "Rubble", indirect = 4, to = "you"}}]
play = ["Black Cat", {card = "Daredevil", damage = 2}]
"""
SEARCH = """
scenario = "rhino"
seed = 2
[[player]]
hero = "black-panther:protection"
hand = ["Shuri", "Energy"]
"""
KICK = """
[villain]
card = "Rhino"
damage = 1
[[player]]
hero = "spider-man:justice"
hand = [{event = {name = "Slam", attack = 5}}]
engaged = [{minion = {name = "Brute", hp = 4}}, {minion = {name = "Wall", hp = 4}, tough = true},
           {minion = {name = "Trap", hp = 4, when_defeated = {encounter = 1}}}]
"""
LAST = """
[villain]
card = "Rhino"
damage = 13
[[player]]
hero = "spider-man:justice"
hand = [{event = {name = "Slam", attack = 5}}]
"""
ATTACK = """
phase = "villain"
[villain]
card = "Rhino"
[[player]]
hero = "spider-man:justice"
play = ["Daredevil"]
"""


@pytest.fixture
def load(house):
    def load(text):
        r = house.http.post("/api/v1/tables/load", json={"text": text})
        assert r.status_code == 201, r.text
        return r.json()

    return load


def played(p, verb="play"):
    p.answer(next(o["id"] for o in p.decision()["options"] if o["verb"] == verb))
    return p.decision()


def damage(p):
    return {c["name"]: c["damage"] for c in p.view()["play"] if c["kind"] in ("hero", "ally")}


def shares(d, *amounts):
    return [r["options"][n] for r, n in zip(d["pick"]["rows"], amounts, strict=True)]


def test_damage_is_divided_in_one_message_in_any_order(house, load):
    with house.sit(load(DIVIDE)) as p:
        d = played(p)
        assert d["pick"]["kind"] == "assign" and d["pick"]["left"] == 4
        assert [len(r["options"]) - 1 for r in d["pick"]["rows"]] == [3, 2, 1], "nobody takes more than defeats him"
        assert "divide 4 damage" in d["title"]
        assert p.answer(*reversed(shares(d, 2, 1, 1)))["t"] == "change"
        assert damage(p) == {"Spider-Man": 9, "Black Cat": 1}, "Daredevil is defeated"
        assert p.call("undo", by="step")["t"] == "undone", "a row is one step"
        assert p.decision()["kind"] == "assign"


def test_a_share_of_nothing_need_not_be_sent(house, load):
    with house.sit(load(DIVIDE)) as p:
        d = played(p)
        assert p.answer(shares(d, 0, 2, 0)[1], shares(d, 2, 0, 0)[0])["t"] == "change"
        assert damage(p) == {"Spider-Man": 9, "Daredevil": 2}


def test_a_division_that_is_too_little_or_too_much_is_refused(house, load):
    with house.sit(load(DIVIDE)) as p:
        d = played(p)
        for wrong in ((2, 1, 0), (3, 2, 0)):
            assert p.answer(*shares(d, *wrong))["t"] == "refused", wrong
        assert p.decision() == d
        assert p.answer(*d["proposal"])["t"] == "change", "what is proposed is a division"


def test_who_searches_sees_all_the_cards_but_not_their_order(load):
    game = position(SEARCH)
    bot = bot_of("heuristic", "1")
    for wanted in ("play", "pay", "pay", "use"):
        d = game.state.pending[0]
        game.answer(next((o for o in d.options if o.verb == wanted), d.options[0]), seat=0)
        if game.state.pending[0].kind == "search":
            break
    d = seat_view(game, 0, "en", bot)["decision"]
    assert d["kind"] == "search"
    deck = [c["id"] for c in d["searched"]]
    assert sorted(deck) == sorted(game.state.zones["deck0"]) and deck != game.state.zones["deck0"]
    assert {o["target"] for o in d["options"]} < {*deck}
    assert [c["name"] for c in d["searched"]] == sorted(c["name"] for c in d["searched"])
    for n in range(3):
        assert seat_view(game.resampled(0, n), 0, "en", bot)["decision"]["searched"] == d["searched"]


def test_a_target_says_what_comes_of_it_unless_something_hidden_has_its_say(house, load):
    with house.sit(load(KICK)) as p:
        d = played(p)
        comes = {o["text"].split(" (")[0]: o.get("outcome") for o in d["options"]}
        assert comes == {"Rhino": "5 damage", "Brute": "defeated", "Wall": "loses Tough", "Trap": None}
        assert p.view()["why"] == [], "nobody wonders why a scheme is no target of an attack"


def test_a_defense_counts_the_boost_card_once(house, load):
    with house.sit(load(ATTACK)) as p:
        while p.decision()["kind"] != "defend":
            p.answer(p.decision()["options"][-1]["id"])
        comes = {o["id"].split("/")[0]: o["outcome"] for o in p.decision()["options"] if o.get("card", 0) == 0}
        assert comes["defend"] == "hurt only by a boost of 2 or more", "attack 2, defense 3"
        assert comes["pass"] == "2 damage plus the boost"


def test_hit_points_are_never_less_than_none(house, load):
    with house.sit(load(LAST)) as p:
        played(p)
        assert p.view()["result"] == "won"
        assert [c["hp"] for c in p.view()["play"] if c["kind"] == "villain"] == [0]


AIMS = """
scenario = "rhino"
[main]
threat = 3
[[player]]
hero = "spider-man:justice"
hand = ["Swinging Web Kick", "For Justice!", "Webbed Up", "Backflip", "Energy", "Genius", "Strength"]
engaged = ["Hydra Mercenary"]
"""
ORDER = """
phase = "villain"
[villain]
card = "Rhino"
[[player]]
hero = "spider-man:justice"
form = "{form}"
engaged = ["Hydra Mercenary", {{card = "Sandman", stunned = true}}]
"""


def test_what_a_card_of_the_hand_could_be_meant_for(load, house):
    """Before it is paid for: an enemy with guard leaves no other target, a card that is attached knows its hosts."""
    with house.sit(load(AIMS)) as p:
        names = {c["id"]: c["name"] for c in p.view()["play"]}
        aims = {
            o["text"].split(" (")[0]: {names[c] for c in o.get("aims", [])}
            for o in p.decision()["options"]
            if o["verb"] == "play"
        }
    assert aims == {
        "Play Swinging Web Kick": {"Hydra Mercenary"},
        "Play For Justice!": {"The Break-In!"},
        "Play Webbed Up": {"Rhino", "Hydra Mercenary"},
    }


@pytest.mark.parametrize(
    ("form", "lang", "told"),
    [
        ("hero", "en", ["Attacks: 1 damage", "Loses Stunned and does not attack"]),
        ("alter-ego", "fr", ["Manigance : 0 menace", "Manigance : 2 menaces"]),
    ],
)
def test_enemies_to_be_put_in_order_say_what_they_do(load, house, form, lang, told):
    with house.sit(load(ORDER.format(form=form)), lang=lang) as p:
        while p.decision()["kind"] != "order":
            assert p.answer(p.decision()["options"][-1]["id"])["t"] == "change"
        assert [o["detail"] for o in p.decision()["options"]] == told


# ---- up to three
KNOWLEDGE = """
[[player]]
hero = "black-panther:protection"
form = "alter-ego"
hand = ["Ancestral Knowledge", "Energy"]
discard = ["Panther Claws", "Vibranium Suit", "Tactical Genius", "Energy Daggers"]
"""


def paid(p):
    d = played(p)
    return d if d["kind"] == "choose" else (p.answer(*d["proposal"]), p.decision())[1]


def back(p):
    return p.view()["players"][0]["deck"]


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_up_to_three_are_chosen_in_one_message_in_any_order(house, load, order):
    with house.sit(load(KNOWLEDGE)) as p:
        d, before = paid(p), back(p)
        pick = d["pick"]
        assert (pick["kind"], pick["least"], pick["most"], len(pick["options"])) == ("choose", 0, 3, 5)
        assert p.answer(*[pick["options"][i] for i in order])["t"] == "change"
        assert p.decision()["kind"] == "turn" and back(p) == before + 3


def test_fewer_are_whole_and_need_no_word_that_this_is_all(house, load):
    for end in ([], ["done"]):
        with house.sit(load(KNOWLEDGE)) as p:
            d, before = paid(p), back(p)
            assert p.answer(d["pick"]["options"][4], d["pick"]["options"][0], *end)["t"] == "change"
            assert p.decision()["kind"] == "turn" and back(p) == before + 2


@pytest.mark.parametrize("lang, many", [("en", "That is 1 too many."), ("fr", "C'est 1 de trop.")])
def test_four_of_up_to_three_are_refused_and_nothing_has_happened(house, load, lang, many):
    with house.sit(load(KNOWLEDGE), lang=lang) as p:
        d = paid(p)
        said = p.answer(*d["pick"]["options"][3::-1])
        assert said["t"] == "refused" and said["why"] == many
        assert p.answer(d["pick"]["options"][1], d["pick"]["options"][1])["t"] == "refused"
        assert p.decision() == d


def test_too_few_to_pay_with_are_refused(house, load):
    """Any number of cards as a cost is one or more."""
    legal = 'scenario = "rhino"\n[main]\nthreat = 5\n[[player]]\nhero = "she-hulk:aggression"\nform = "alter-ego"\n'
    with house.sit(load(legal + 'hand = ["Legal Practice", "Energy", "Genius"]')) as p:
        d = played(p)
        assert d["kind"] == "discard" and d["pick"]["least"] == 1
        assert p.answer("done")["t"] == "refused" and p.decision() == d


def test_a_card_whose_cost_is_x_is_paid_for_with_as_much_as_is_wanted(house, load):
    """rr:x-value: "any" says that every type will do."""
    board = (
        'scenario = "rhino"\n[[player]]\nhero = "quicksilver:protection"\nhand = ["Speed Cyclone", "Energy", "Genius"]'
    )
    with house.sit(load(board)) as p:
        d = played(p)
        assert d["kind"] == "pay" and d["pick"]["need"] == {"x": "any"}
        assert p.answer(d["pick"]["options"][0], "done")["t"] == "change"


# ---- payments
class OneByOne:
    """The same bot, asked again after each source."""

    def __init__(self):
        self.bot = bot_of("heuristic", "1")

    def choose(self, game, d):
        return self.bot.choose(game, d)


def test_a_payment_known_at_once_is_the_one_that_is_found_step_by_step():
    bot, known_at_once = bot_of("heuristic", "1"), 0
    for n in range(15):
        game, dice = solo(n), Dice(n)
        while (d := game.decision) is not None:
            if d.kind == "pay" and len(d.options) > 1:
                known = bot.row(game, d)
                assert known is None or known == proposal(game, d, OneByOne())
                known_at_once += known is not None
            game.answer(dice.pick([o for o in d.options if o.verb not in ("concede", "back", "end_turn")] or d.options))
    assert known_at_once > 50
