"""The starter decks of Learn to Play, and what is printed in the boxes of their heroes and allies."""

from __future__ import annotations

from collections import Counter

import pytest

from quickstrike import champions
from quickstrike.champions import HEROES
from quickstrike.champions.faces import FACES
from quickstrike.champions.scenarios import seat_setup

DECKS = {
    "black-panther:protection": """Ancestral Knowledge, Energy Daggers, Panther Claws, Shuri, Tactical Genius,
        The Golden City, Vibranium x3, Vibranium Suit, Wakanda Forever! x5; Armored Vest x2, Black Widow,
        Counter-Punch x2, Get Behind Me! x2, Indomitable x2, Luke Cage, Med Team x2, The Power of Protection x2""",
    "iron-man:aggression": """Arc Reactor, Mark V Armor, Mark V Helmet, Pepper Potts, Powered Gauntlets x2,
        Repulsor Blast x3, Rocket Boots x2, Stark Tower, Supersonic Punch x2, War Machine; Chase Them Down x2,
        Combat Training x2, Hulk, Relentless Assault x2, Tac Team x2, The Power of Aggression x2, Tigra, Uppercut x2""",
    "captain-marvel:leadership": """Alpha Flight Station, Captain Marvel's Helmet, Cosmic Flight x2,
        Crisis Interdiction x3, Energy Absorption x2, Energy Channel x2, Photonic Blast x3, Spider-Woman; Get Ready x2,
        Hawkeye, Inspired x2, Lead from the Front x2, Make the Call x2, Maria Hill, The Power of Leadership x2,
        The Triskelion, Vision""",
    "spider-man:justice": """Aunt May, Backflip x2, Black Cat, Enhanced Spider-Sense x2, Spider-Tracer x2,
        Swinging Web Kick x3, Web-Shooter x2, Webbed Up x2; Daredevil, For Justice! x2, Great Responsibility x2,
        Heroic Intuition x2, Interrogation Room x2, Jessica Jones, Surveillance Team x2, The Power of Justice x2""",
    "she-hulk:aggression": """Focused Rage x2, Gamma Slam, Ground Stomp x2, Legal Practice x2, One-Two Punch x3,
        Split Personality, Superhuman Law Division, Superhuman Strength x2, Hellcat; Chase Them Down x2,
        Combat Training x2, Hulk, Relentless Assault x2, Tac Team x2, The Power of Aggression x2, Tigra, Uppercut x2""",
}
BASIC = """Avengers Mansion, Emergency, Energy, First Aid, Haymaker, Genius, Mockingbird, Nick Fury, Helicarrier,
    Strength, Tenacity"""
NEMESES = {
    "black-panther": ("Affairs of State", "Heart-Shaped Herb, Killmonger, Ritual Combat x2, Usurp The Throne"),
    "iron-man": ("Business Problems", "Electric Whip Attack x2, Electromagnetic Backlash, Imminent Overload, Whiplash"),
    "she-hulk": ("Legal Work", "Genetically Enhanced, Personal Challenge, Titania, Titania's Fury x2"),
}


def counted(text: str) -> Counter[str]:
    out: Counter[str] = Counter()
    for item in text.replace(";", ",").split(","):
        name, _, n = " ".join(item.split()).partition(" x")
        out[name] += int(n or 1)
    return out


@pytest.mark.parametrize("name", DECKS)
def test_a_starter_deck_is_as_listed(name):
    deck = Counter(FACES[c].name for c in seat_setup(name)[1])
    assert deck == counted(DECKS[name]) + counted(BASIC)
    assert deck.total() == 40


@pytest.mark.parametrize("name", NEMESES)
def test_obligations_and_nemesis_sets(name):
    _, _, obligations, nemesis = seat_setup(name)
    assert [FACES[c].name for c in obligations] == [NEMESES[name][0]]
    assert Counter(FACES[c].name for c in nemesis) == counted(NEMESES[name][1])


def test_without_an_aspect_a_hero_takes_the_first_deck():
    assert [(h, next(iter(x.decks))) for h, x in HEROES.items() if x.identity.startswith("01")] == [
        ("spider-man", "justice"),
        ("captain-marvel", "aggression"),
        ("she-hulk", "aggression"),
        ("iron-man", "aggression"),
        ("black-panther", "protection"),
    ]


@pytest.mark.parametrize("heroes", [[h] for h in HEROES] + [["captain-marvel:leadership", "black-panther", "iron-man"]])
def test_every_hero_can_be_set_up(heroes):
    game = champions.new(heroes, seed=1)
    assert len(game.state.players) == len(heroes) and not game.invariants()


@pytest.mark.parametrize(
    ("name", "hero", "alter_ego"),
    [
        ("she-hulk", (1, 3, 2, 4, 15), (5, 6)),
        ("iron-man", (2, 1, 1, 1, 9), (3, 6)),
        ("black-panther", (2, 2, 2, 5, 11), (4, 6)),
    ],
)
def test_identities(board, name, hero, alter_ego):
    t = board(hero=name)
    assert (t.hero.thw, t.hero.atk, t.hero.def_, t.hero.stat("HAND_SIZE"), t.hero.hp) == hero
    t.change_form()
    assert (t.hero.stat("REC"), t.hero.stat("HAND_SIZE")) == alter_ego


@pytest.mark.parametrize(
    ("name", "thw", "atk", "hp"),
    [
        ("Hellcat", 2, 1, 3),
        ("War Machine", 1, 2, 4),
        ("Shuri", 1, 1, 3),
        ("Hawkeye", 1, 1, 3),
        ("Maria Hill", 2, 1, 2),
        ("Vision", 1, 2, 3),
        ("Black Widow", 2, 1, 2),
        ("Luke Cage", 1, 2, 5),
    ],
)
def test_allies(board, name, thw, atk, hp):
    t = board(play=[name], threat=5)
    assert (t.ally.thw, t.ally.atk, t.ally.hp) == (thw, atk, hp)
    t.thwart(t.main, who=t.ally)
    assert t.main.threat == 5 - thw and t.ally.damage == 1
    t = board(play=[name])
    t.attack(t.villain, who=t.ally)
    assert t.villain.damage == atk and t.ally.damage == 1
