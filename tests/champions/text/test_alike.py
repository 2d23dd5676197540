"""Two options never read the same where the cards they are about can be told apart."""

from __future__ import annotations

from quickstrike.champions.text.options import option_text
from quickstrike.testkit import minion, on, player

GOON = minion(name="Goon", hp=5)


def attacks(t, lang="en"):
    s = t.game.state
    d = next(d for d in s.pending if d.kind == "turn")
    return [
        option_text(s, d, o, lang).replace("\u00a0", " ")
        for o in d.options
        if o.verb == "attack" and s.face(o.target).kind == "minion"
    ]


def test_two_minions_of_one_title_are_told_apart_by_what_differs(board):
    t = board(
        player(hero="spider-man", engaged=[GOON, on(GOON, damage=2)]), player(hero="captain-marvel", engaged=[GOON])
    )
    assert attacks(t) == [
        "Attack Goon (engaged with Spider-Man, 0 damage) with Spider-Man (2 damage)",
        "Attack Goon (engaged with Spider-Man, 2 damage) with Spider-Man (2 damage)",
        "Attack Goon (engaged with Captain Marvel, 0 damage) with Spider-Man (2 damage)",
    ]
    assert attacks(t, "fr")[1] == "Attaquer Goon (engagé avec Spider-Man, 2 dégâts) avec Spider-Man (2 dégâts)"


def test_where_nothing_differs_they_are_numbered(board):
    t = board(hero="spider-man", engaged=[GOON, GOON])
    assert attacks(t) == [f"Attack Goon (no. {n}) with Spider-Man (2 damage)" for n in (1, 2)]


def test_a_lone_card_keeps_its_bare_title(board):
    assert attacks(board(hero="spider-man", engaged=[GOON])) == ["Attack Goon with Spider-Man (2 damage)"]
