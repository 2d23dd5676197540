"""What the page is told of cards: a short line of each, who stands before whom, and after the game what each card did."""

from __future__ import annotations

import re

import pytest

from quickstrike import games
from quickstrike.champions.faces import FACES
from quickstrike.server.champions.beside import beside, rule_of, words_of
from quickstrike.server.champions.catalog import cards, catalog
from quickstrike.server.champions.history import history
from quickstrike.server.wire import wire_of

GUARDED = """
scenario = "rhino"
modular = ["legions_of_hydra"]
seed = 6
[[player]]
hero = "spider-man:justice"
damage = 4
hand = ["Swinging Web Kick", "Energy", "Genius"]
play = ["Daredevil"]
engaged = ["Hydra Soldier"]
"""


@pytest.fixture
def game():
    return wire_of(games.kit("champions")).read(GUARDED)


def answer(game, *wanted):
    """Each is how the option's id begins."""
    for start in wanted:
        (d,) = game.decisions
        game.give_again(0, next(o.id for o in d.options if o.id.startswith(start)))


def test_a_minion_with_guard_says_so(game):
    play = wire_of(games.kit("champions")).view(game, 0, "en")["play"]
    assert {c["name"]: c["shields"] for c in play if "shields" in c} == {"Hydra Soldier": ["guard"]}


def test_what_an_event_did_is_not_credited_to_the_hero(game):
    answer(game, "play/", "pay/", "pay/")
    did = {c["name"]: c for c in history(game, "en")["cards"]}
    assert did["Swinging Web Kick"]["damage"] == 8
    assert "Spider-Man" not in did


def test_consequential_damage_is_nothing_that_an_ally_did(game):
    ally = next(c for c, inst in game.state.play.items() if inst.face.name == "Daredevil")
    answer(game, f"attack/{ally}>")
    assert game.state.play[ally].damage == 1
    assert next(c["damage"] for c in history(game, "en")["cards"] if c["name"] == "Daredevil") == 2


@pytest.mark.parametrize(
    ("name", "lang", "gist"),
    [
        ("Swinging Web Kick", "en", "Deal 8 damage to an enemy"),
        ("Aunt May", "en", "Heal 4 damage from your alter-ego"),
        ("Web-Shooter", "fr", "Générez une ressource [wild]"),
        ("Nakia Bahadir", "en", "The next card you play costs 1 less"),
        ("Luke Cage", "en", "Toughness"),
        (
            "Backflip",
            "en",
            "Prevent all damage of an attack",
        ),  # written for it: of "prevent all of it" nobody knows what
        ("Energy", "fr", "Paie 2 énergie"),
        ("Hercules", "en", "Costs 1 less per minion engaged with you"),  # in fewer letters than its text
        ("Pheromones", "fr", "Un ennemi : sonné et désorienté"),
    ],
)
def test_a_short_line_of_a_card_is_what_it_does(name, lang, gist):
    codes = [c for c, x in cards("en").items() if x["name"] == name]
    assert gist in {cards(lang)[c]["gist"] for c in codes}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nearly_every_short_line_is_a_whole_phrase(lang):
    """Of what may be in a hand; the packs that come next may bring a few whose text nobody has shortened yet."""
    held = ("ally", "event", "upgrade", "support", "resource", "player_side_scheme")
    lines = [x["gist"] for x in cards(lang).values() if x["kind"] in held]
    assert all(0 < len(x) <= 40 for x in lines if x)
    assert sum(x.endswith("…") or not x for x in lines) < len(lines) * 0.03
    ends = re.compile(r"[:,;(]$|^•| (?:the|a|an|of|to|and|or|le|la|un|une|de|à|et|ou)$", re.IGNORECASE)
    assert [x for x in lines if ends.search(x)] == []


def test_beside_a_card_stand_its_rulings_and_the_rules_of_its_words():
    of = games.kit("champions").book()
    soldier = beside(of, FACES["01182"], "en")
    assert [r["id"] for r in soldier["rules"]] == ["rr:guard", "rr:when-defeated-abilities", "rr:minion"]
    assert [e.id for e in beside(of, FACES["01001b"], "fr")["rulings"]] == ["faq:core-set:spider-man:1"]


def test_every_word_of_the_rules_on_a_card_has_its_entry():
    book = games.kit("champions").book().book()
    lacking = {w for f in FACES.values() for w in words_of(f) if not rule_of(book, w)}
    assert lacking == {"norman osborn", "green goblin"}  # a villain's form is no term of the rules


def test_every_card_says_in_which_pack_it_is():
    known = {p["key"] for p in catalog("en")["packs"]}
    assert {c["pack"] for c in cards("en").values() if c["pack"]} <= known
    assert cards("fr")["01182"]["keywords"] == ["Garde"]
    assert cards("en")["01005"]["limit"] == 3


def test_the_rules_of_a_card_are_asked_for_by_its_code(house):
    assert house.http.get("/api/v1/cards/01182/rules").json()["rules"][0] == {"id": "rr:guard", "title": "Guard"}
    refused = house.http.get("/api/v1/cards/99999/rules?lang=fr")
    assert (refused.status_code, refused.json()["error"]) == (404, "Il n'y a pas de carte « 99999 ».")
