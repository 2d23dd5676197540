"""What may be expected of cards, players and piles, and what is said where it is otherwise."""

from __future__ import annotations

import pytest

from quickstrike.champions.position import PositionError, run

TABLE = """
[cards]
Brute = {minion = {hp = 2, name_fr = "La brute"}}
Arrow = {upgrade = {uses = {arrow = 3}, damage = 1}}

[encounter]
deck = ["Advance", "Hydra Mercenary", "Sandman"]
discard = ["Shadow of the Past"]

[[player]]
hero = "spider-man"
hand = ["Backflip", "Energy", "Energy", "Swinging Web Kick"]
deck = ["Black Cat", "Genius", "Strength"]
discard = ["Web-Shooter", "Spider-Tracer"]
play = [{card = "Aunt May", exhausted = true}, "Arrow", "Mockingbird"]
engaged = ["Brute", {card = "Hydra Mercenary", attached = []}]
"""
RIGHT = [
    'player.hand = ["Energy", "Backflip", "Swinging Web Kick", "Energy"]',
    'player.hand = ["01088", "Salto Arrière", "01088", "01005"]',
    'player.hand.has = ["Energy", "Energy"]',
    "player.hand = {count = 4}",
    'player.deck.top = ["Black Cat"]',
    'player.deck.top = ["Black Cat", "Génie"]',
    'player.deck = {all = ["Strength", "Black Cat", "Genius", "Blank", "Blank"], count = 5}',
    'player.discard = ["Web-Shooter", "Spider-Tracer"]',
    'player.discard.all = ["Spider-Tracer", "Web-Shooter"]',
    'player.play = ["Mockingbird", "Arrow", "Aunt May"]',
    'player.play.has = ["Tante May"]',
    "player.play = 3",
    'player.engaged = ["Hydra Mercenary", "Brute"]',
    "player.minions = 2",
    'minions.has = ["La brute"]',
    'allies = ["Mockingbird"]',
    'encounter.top = ["Advance", "Hydra Mercenary"]',
    'encounter_discard = ["Shadow of the Past"]',
    'play.has = ["Brute", "Aunt May", "Mockingbird"]',
    'Backflip.code = "01003"',
    "Arrow.counters = 3",
    "Arrow.counters = {arrow = 3}",
    '"01003".where = "hand"',
    '"Aunt May".name = "Tante May"',
    "villain.attached = []",
]
WRONG = {
    'player.hand = ["Energy", "Backflip"]': 'expected player.hand ["Energy", "Backflip"], '
    'it is ["Backflip", "Energy", "Energy", "Swinging Web Kick"]',
    'player.hand.has = ["Energy", "Energy", "Energy"]': 'expected player.hand.has ["Energy", "Energy", "Energy"], it is',
    'player.hand = ["01088", "01088", "01003", "01003"]': 'expected player.hand ["Energy", "Energy", "Backflip", "Backflip"]',
    "player.hand.count = 5": "expected player.hand.count 5, it is 4",
    'player.deck.top = ["Genius"]': 'expected player.deck.top ["Genius"], it is ["Black Cat"]',
    'player.discard = ["Spider-Tracer", "Web-Shooter"]': 'expected player.discard ["Spider-Tracer", "Web-Shooter"], it is',
    'player.engaged = ["Brute"]': 'expected player.engaged ["Brute"], it is ["Brute", "Hydra Mercenary"]',
    'player.engaged = ["01101"]': 'expected player.engaged ["Hydra Mercenary"], it is ["Brute", "Hydra Mercenary"]',
    "player.play = 2": "expected player.play 2, it is 3",
    "Arrow.counters = 2": "expected Arrow.counters 2, it is 3",
    'Backflip.code = "01004"': 'expected Backflip.code "01004", it is "01003"',
    'Mockingbird.name = "Hulk"': 'expected Mockingbird.name "Hulk", it is "Mockingbird"',
}


@pytest.mark.parametrize("want", RIGHT)
def test_as_expected(want):
    assert [d.told("en") for d in run(f"filler = 2\n{TABLE}[expect]\n{want}\n").differences] == []


@pytest.mark.parametrize(("want", "said"), WRONG.items())
def test_not_as_expected(want, said):
    (found,) = run(f"filler = 2\n{TABLE}[expect]\n{want}\n").differences
    assert found.told("en").startswith(said)


def test_titles_are_told_in_the_language_of_the_reader():
    (found,) = run(f'{TABLE}[expect]\nplayer.engaged = ["01101"]\n').differences
    assert (
        found.told("fr")
        == 'player.engaged devrait être ["Mercenaire d\'Hydra"], c\'est ["La brute", "Mercenaire d\'Hydra"]'
    )


def test_cards_of_one_title_are_told_with_their_codes():
    text = '[[player]]\nhero = "she-hulk"\nhand = ["Hulk [01050]"]\n[expect]\nplayer.hand = ["Hulk [01051]"]\n'
    with pytest.raises(PositionError, match="01051"):
        run(text.replace("hand = [", 'hand = ["Hulk [01051]", '))
    (found,) = run(text).differences
    assert found.told("en").startswith("expected player.hand [")


@pytest.mark.parametrize(
    ("want", "said"),
    [
        ('player.hand = "Energy"', "hand is a whole number, not 'Energy'"),
        ("player.hand = {tops = 1}", "a pile has no 'tops'; did you mean 'top'?"),
        ("player.hand = [3]", "hand is a text, not 3"),
        ("Arrow.counters = 'x'", "counters is a table of numbers, such as {web = 2}, not 'x'"),
        ("minions = -1", "minions is -1, it must be at least 0"),
    ],
)
def test_a_mistake(want, said):
    with pytest.raises(PositionError) as e:
        run(f"{TABLE}[expect]\n{want}\n")
    assert str(e.value).endswith(said)


# ---- whatever is not named is declined
FIGHT = """{}
[villain]
card = "Rhino"
[encounter]
deck = ["Advance"]
[[player]]
hero = "spider-man"
hand = ["Backflip"]
[[step]]
do = "activate"
{}"""


def test_whatever_is_not_named_is_declined():
    undefended = FIGHT.format("decline = true", "[step.expect]\nplayer.damage = 2\nasked = 'turn'\n")
    assert run(undefended).differences == [], "neither defended nor dodged"
    asked = run(FIGHT.format("", "[step.expect]\nplayer.damage = 0\n"))
    assert asked.passed and asked.game.decision.kind != "turn"


def test_what_the_next_step_names_is_not_declined():
    text = FIGHT.format("decline = true", "[[step]]\ndo = 'play'\ncard = 'Backflip'\n[expect]\nplayer.damage = 0\n")
    assert run(text).differences == []
    text = FIGHT.format("decline = true", "[[step]]\ndo = 'defend'\nwho = 'me'\n[expect]\nplayer.exhausted = true\n")
    assert run(text).differences == []


def test_what_must_be_chosen_is_not_declined():
    two = 'decline = true\n[[player]]\nengaged = [{minion = {name = "A"}}, {minion = {name = "B"}}]\n'
    play = '[[step]]\ndo = "play"\ncard = {event = {damage = 1}}\n[expect]\nasked = "choose"\n'
    assert run(two + play).differences == []


# ---- in any order, and without a choice
PAY = """
[[player]]
hand = [{event = {name = "Big", cost = 3, damage = 1, to = "villain"}}, {resource = {name = "A", wild = 1}},
        {resource = {name = "B", wild = 1}}, {resource = {name = "C", wild = 1}}, {resource = {name = "D", wild = 1}}]
"""


@pytest.mark.parametrize("pay", ["ABC", "CBA", "BAC", "DCA", "DAB"])
def test_a_payment_in_any_order(pay):
    cards = ", ".join(f'"{x}"' for x in pay)
    left = next(x for x in "ABCD" if x not in pay)
    text = f'{PAY}[[step]]\ndo = "play"\ncard = "Big"\npay = [{cards}]\n[expect]\nplayer.hand = ["{left}"]\n'
    assert [d.told("en") for d in run(text).differences] == []


def test_a_choice_that_was_none_is_forgiven():
    one = '[[player]]\nengaged = [{minion = {name = "A"}}]\n[[step]]\ndo = "play"\ncard = {event = {damage = 1, to = "minion"}}\n'
    choose = '[[step]]\ndo = "choose"\ntarget = "A"\n[expect]\nA.damage = 1\n'
    outcome = run(one + choose)
    assert outcome.differences == [] and outcome.told()[-1] == "2. Nothing is asked: there was no choice"
    (said,) = run(one + choose.replace('"A"', '"villain"')).differences
    assert (
        said.told("en") == "step 2 (line 6) can't be done: 'Villain' was not a possible target: nothing happened to it"
    )
