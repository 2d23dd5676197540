"""What stands in the boxes of player cards: costs, resources, and the numbers of allies and identities."""

from __future__ import annotations

import pytest

from quickstrike.champions.faces import FACES, RESOURCES
from quickstrike.testkit import player, resource

COSTS = """
01002 2 E    01003 0 P    01004 1 M    01005 3 M    01006 1 E    01007 1 E    01008 1 P    01009 4 P    01011 3 W
01012 2 E    01013 3 P    01014 - EEE  01015 1 M    01016 2 P    01017 2 E    01018 0 M    01050 2 E    01051 3 M
01052 0 M    01053 2 E    01054 3 P    01055 - W    01056 3 E    01057 2 P    01058 4 P    01059 3 E    01060 2 E
01061 0 M    01062 - W    01063 1 E    01064 2 M    01065 2 E    01083 3 P    01084 4 M    01085 0 E    01086 1 M
01087 2 E    01088 - EE   01089 - MM   01090 - PP   01091 4 M    01092 3 P    01093 2 E
"""


def test_costs_and_resources():
    words = COSTS.split()
    for code, cost, icons in zip(words[::3], words[1::3], words[2::3], strict=True):
        face = FACES[code]
        assert face.cost == (None if cost == "-" else int(cost)), face
        assert face.resources == tuple(icons.count(r[0].upper()) for r in RESOURCES), face


@pytest.mark.parametrize(
    ("name", "thw", "atk", "hp"),
    [
        ("Black Cat", 1, 1, 2),
        ("Spider-Woman", 2, 2, 2),
        ("Tigra", 1, 2, 3),
        ("Daredevil", 2, 2, 3),
        ("Jessica Jones", 1, 2, 3),
        ("Mockingbird", 1, 1, 3),
        ("Nick Fury", 2, 2, 3),
    ],
)
def test_allies(board, name, thw, atk, hp):
    t = board(play=[name], threat=5)
    assert (t.ally.thw, t.ally.atk, t.ally.hp) == (thw, atk, hp)
    t.thwart(t.main, who=t.ally).pass_all()
    assert t.main.threat == 5 - thw and t.ally.damage == 1
    t = board(play=[name])
    t.attack(t.villain, who=t.ally)
    assert t.villain.damage == atk and t.ally.damage == (0 if name == "Black Cat" else 1)


def test_identities(board):
    t = board(player("spider-man"), player("captain-marvel"))
    spider, marvel = (p.identity for p in t.seats)
    assert (spider.thw, spider.atk, spider.def_, spider.stat("HAND_SIZE"), spider.hp) == (1, 2, 3, 5, 10)
    assert (marvel.thw, marvel.atk, marvel.def_, marvel.stat("HAND_SIZE"), marvel.hp) == (2, 2, 1, 5, 12)
    t = board(player("spider-man", form="alter-ego", damage=5), player("captain-marvel", form="alter-ego", damage=5))
    t.recover().end_turn().recover()
    assert [(p.identity.damage, p.identity.stat("HAND_SIZE")) for p in t.seats] == [(2, 6), (1, 6)]


def test_unique_cards(board):
    for code in ("01002", "01006", "01011", "01015", "01016", "01050", "01051", "01058", "01059", "01083", "01084"):
        t = board(play=[code], hand=[code, resource(wild=4)])
        t.cannot("play", t.hand[0], rule="rr:unique-icon")


def test_two_the_power_of_cards_per_deck():
    assert FACES["01055"].max_per == FACES["01062"].max_per == {"deck": 2}
