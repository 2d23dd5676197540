"""Decks as files: our own text, the site's text and JSON, OCTGN; and everything that can be wrong with one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quickstrike.champions.decks import FORMATS, Deck, DeckError, check, random_deck, read_deck, write_deck
from quickstrike.champions.decks.formats import detect
from quickstrike.champions.faces import FACES, data, face_of
from quickstrike.champions.scenarios import HEROES, starter_deck

STARTERS = [f"{h.code}:{a}" for h in HEROES.values() for a in h.decks]
SITE = """Friendly Neighborhood

Spider-Man

Packs:
From Core Set to Core Set (2)

Upgrades

2x Spider-Tracer (Core Set)
2x Web-Shooter (Core Set)

Event

3x Swinging Web Kick (Core Set)

Allies

1x Black Cat (Core Set)
1x Daredevil (Core Set)

Resource

1x Energy (Captain America)

Deck built on https://example.org/
"""
OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="055c536f-adba-4bc2-acbf-9aefb9756046" sleeveid="0">
  <section name="Hero" shared="False">
    <card qty="1" id="18ae183c-de26-4369-8a41-424d58f01631">Spider-Man</card>
    <card qty="1" id="18ae183c-de26-4369-8a41-424d58f01632">Spider-Man</card>
  </section>
  <section name="Event" shared="False">
    <card qty="2" id="?">For Justice!</card>
    <card qty="1" id="?" name="Backflip" />
  </section>
  <section name="Nemesis" shared="True"><card qty="1" id="?">Vulture</card></section>
<notes><![CDATA[]]></notes>
</deck>
"""


def wrong(text: str, source: str = "") -> list[str]:
    with pytest.raises(DeckError) as e:
        read_deck(text, source)
    return e.value.problems


def cards(text: str) -> dict[str, int]:
    return {face_of(c).name: n for c, n in read_deck(text).cards.items()}


# ---- round trips ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("to", FORMATS)
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_comes_back_as_it_was(name, to, lang):
    deck = starter_deck(name)
    text = write_deck(deck, to, lang)
    assert detect(text) == to
    assert read_deck(text) == deck
    assert write_deck(read_deck(text), to, lang) == text


@pytest.mark.parametrize("to", FORMATS)
@pytest.mark.parametrize("name", ["Plain", "2x Events", "Events", "{braces}", '<3 & "quotes"', "# no comment", "É ’ ñ"])
def test_any_name_comes_back(change, to, name):
    deck = change(name=name)
    assert read_deck(write_deck(deck, to)) == deck


@pytest.mark.parametrize("to", FORMATS)
def test_an_illegal_deck_comes_back_too(change, to):
    deck = change({"01043a": 2, "01058": 2, "01054": 4, "01003": 0, "01186": 1, "01165": 1}, name="Odd")
    assert read_deck(write_deck(deck, to)) == deck
    twice = change({"01040a": 1}, name="Two of them")
    assert read_deck(write_deck(twice, to)) == twice
    nobody = change(identity="", name="" if to == "text" else "Nobody's")
    assert read_deck(write_deck(nobody, to)) == nobody


@pytest.mark.parametrize("to", FORMATS)
def test_random_decks_come_back(to):
    for i, h in enumerate(HEROES.values()):
        deck = random_deck(h.identity, ("aggression", "justice", "leadership", "protection")[i % 4], f"format {i}")
        assert read_deck(write_deck(deck, to)) == deck


def test_an_unknown_format(starter):
    with pytest.raises(DeckError, match="unknown format 'pdf'"):
        write_deck(starter, "pdf")


# ---- our own text --------------------------------------------------------------------------------------------------
def test_our_own_text():
    deck = read_deck(
        """
# a comment
Deck: Mine
Identity: Spider-Man (Peter Parker)
Aspect: Justice

Allies (2)
1 Black Cat
1x Daredevil

Whatever else
""".replace("Whatever else", "2 × Backflip\n3 SWINGING web   kick")
    )
    assert deck == Deck("01001a", ("justice",), {"01002": 1, "01058": 1, "01003": 2, "01005": 3}, "Mine")


def test_the_example_of_the_docs_is_read():
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text("utf-8")
    (text,) = re.findall(r"```\n(# a comment.*?)```", page, re.S)
    assert cards(text) == {"Black Cat": 1, "Daredevil": 1, "Backflip": 2, "Emergency": 1}
    assert read_deck(text).name == "Web and law"


def test_our_own_text_in_french():
    deck = read_deck(
        "Nom: À moi\nIdentité: Miss Hulk\nAffinité: Commandement\n\nAlliés:\n1 Oeil-de-Faucon [01066]\n"
        "2 Préparez-vous [01069]\n1 manoir des avengers\nÉvénements (1)\n1 Urgence\n".replace(
            "Oeil-de-Faucon", FACES["01066"].name_in("fr")
        ).replace("Préparez-vous", FACES["01069"].name_in("fr"))
    )
    assert deck == Deck("01019a", ("leadership",), {"01066": 1, "01069": 2, "01091": 1, "01085": 1}, "À moi")


def test_lines_of_one_card_add_up():
    assert cards("Identity: 'x'\n".replace("'x'", "spider-man") + "1 Backflip\n2 Backflip\n") == {"Backflip": 3}


def test_one_title_on_several_cards_of_a_set():
    deck = read_deck("Identity: Black Panther\n5 Wakanda Forever!\n")
    assert deck.cards == {"01043a": 1, "01043b": 1, "01043c": 1, "01043d": 2}
    assert read_deck("Identity: Black Panther\n2 Wakanda Forever! [01043b]\n").cards == {"01043b": 2}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("2 Backflp", "deck.txt:2: unknown card 'Backflp'; did you mean 'Backflip'?"),
        ("2 Salto Ariere", "deck.txt:2: unknown card 'Salto Ariere'; did you mean 'Salto Arrière'?"),
        ("0 Backflip", "deck.txt:2: 0 copies of 'Backflip': only 1 to 99 can be read"),
        ("100 Backflip", "deck.txt:2: 100 copies of 'Backflip': only 1 to 99 can be read"),
        ("Backflip", "deck.txt:2: 'Backflip' is neither a card ('2 Haymaker'), a heading ('Events') nor 'Aspect: ...'"),
        ("Aspect: Justice, Charm", "deck.txt:2: unknown aspect 'Charm'"),
        ("Identity: Hulk", "deck.txt:2: a deck has only one identity (deck:1)"),
        ("1 Backflip [01004]", "deck.txt:2: 01004 is Enhanced Spider-Sense, not 'Backflip'"),
        ("1 Backflip [88888]", "deck.txt:2: unknown card code '88888'"),
        ("1 Daredevil (Danny Rand)", "deck.txt:2: no card 'Daredevil' is from 'Danny Rand'; known: Daredevil"),
        ("1 Haymaker (Justice)", "deck.txt:2: no card 'Haymaker' is from 'Justice'; known: Haymaker"),
    ],
)
def test_what_our_text_can_have_wrong(text, problem):
    assert wrong(f"Identity: Spider-Man\n{text}\n", "deck.txt") == [problem]


def test_all_problems_are_told_at_once():
    found = wrong("Identity: Spidr-Man\n1 Foo Bar Baz\n1 Haymakr\n")
    assert [x.partition(":")[0] for x in found] == ["line 1", "line 2", "line 3"]
    assert "did you mean 'Spider-Man'" in found[0] and "did you mean 'Haymaker'" in found[2]


def test_an_unscripted_card_is_refused_by_name(made):
    code = made("Draft Card", scripted=False)
    assert wrong("Identity: Spider-Man\n1 Draft Card\n") == [
        f"line 2: Draft Card ({code}) is not scripted yet, so it can't be in a deck"
    ]
    assert wrong(json.dumps({"slots": {code: 1}})) == [
        f"Draft Card ({code}) is not scripted yet, so it can't be in a deck"
    ]


# ---- titles that several cards have --------------------------------------------------------------------------------
def test_a_subtitle_tells_cards_apart(made):
    a = made("Captain", kind="ally", aspect="leadership", is_unique=True, subname="Steve")
    b = made("Captain", kind="ally", aspect="leadership", is_unique=True, subname="Sam")
    assert wrong("Identity: Spider-Man\n1 Captain\n") == ["line 2: 'Captain' could be Captain (Steve) or Captain (Sam)"]
    assert read_deck("Identity: Spider-Man\n1 Captain (sam)\n").cards == {b: 1}
    deck = Deck("01001a", ("leadership",), {a: 1, b: 1})
    for to in FORMATS:
        assert read_deck(write_deck(deck, to)).cards == deck.cards, to


def test_aspect_type_and_pack_tell_cards_apart(made):
    a, b = made("Team", aspect="justice", kind="support"), made("Team", aspect="aggression", kind="support")
    c = made("Team", aspect="aggression", kind="event", pack="core")
    own = "Identity: Spider-Man\n"
    assert read_deck(f"{own}1 Team (Justice)\n").cards == {a: 1}
    assert read_deck(f"{own}1 Team (Aggression) (Support)\n").cards == {b: 1}
    assert read_deck(f"{own}1 Team (Core Set)\n").cards == {c: 1} == read_deck(f"{own}Events\n1 Team\n").cards
    assert "'Team' could be" in wrong(f"{own}1 Team\n")[0]
    deck = Deck("01001a", ("justice",), {a: 1, b: 2, c: 3})
    for to in FORMATS:
        assert read_deck(write_deck(deck, to)).cards == deck.cards, to


def test_ones_own_card_before_that_of_another_identity(made):
    mine = made("Web", aspect="hero", set="spider_man")
    made("Web", aspect="hero", set="captain_marvel")
    assert read_deck("1 Web\nIdentity: Spider-Man\n").cards == {mine: 1}, "wherever the identity stands"


def test_a_card_that_is_called_like_an_identity(made):
    ally = made("Carol Danvers", kind="ally", aspect="leadership", is_unique=True, subname="Captain Marvel")
    assert read_deck("Identity: Spider-Man\nAllies\n1 Carol Danvers\n").cards == {ally: 1}
    assert read_deck("Identity: Spider-Man\n1 Carol Danvers (Leadership)\n").cards == {ally: 1}


def test_a_reprint_is_the_same_card(made):
    made("Haymaker", scripted=False, pack="late", cost=2)
    assert read_deck("Identity: Spider-Man\n1 Haymaker\n").cards == {"01087": 1}


# ---- the site's text -----------------------------------------------------------------------------------------------
def test_the_sites_text():
    deck = read_deck(SITE)
    assert (deck.name, deck.identity, deck.aspects) == ("Friendly Neighborhood", "01001a", ("justice",))
    assert cards(SITE) == {
        "Spider-Tracer": 2,
        "Web-Shooter": 2,
        "Swinging Web Kick": 3,
        "Black Cat": 1,
        "Daredevil": 1,
        "Energy": 1,
    }


@pytest.mark.parametrize(
    "head",
    [
        "Spider-Man (Justice)\n\n",
        "Name\n\nSpider-Man (Justice)\n\n",
        "Hero\n\n1x Spider-Man\n",
        "Name\nspider-man\nAspect: Justice\n",
        "Hero (1)\n1x Peter Parker\n",
    ],
)
def test_the_hero_line(head):
    deck = read_deck(f"{head}Events\n2x Backflip (Core Set)\n1x For Justice! (Core Set)\n")
    assert (deck.identity, deck.aspects, len(deck.cards)) == ("01001a", ("justice",), 2)


def test_what_the_sites_text_can_have_wrong(made):
    assert wrong(SITE.replace("Spider-Man\n", "Spidr-Man\n"), "d") == [
        "d:3: no identity is called 'Spidr-Man'; did you mean 'Spider-Man'?"
    ]
    assert wrong(SITE.replace("1x Daredevil (Core Set)", "Daredevil")) == [
        "line 20: 'Daredevil' is neither a card ('2x Haymaker') nor a heading ('Events')"
    ]
    assert "Daredevil" in wrong(SITE.replace("Daredevil (Core Set)", "Daredevil (Another Pack)"))[0], "which one?"
    assert wrong("") == ["this is not a deck: it contains neither an identity nor a card"]
    assert "no identity is called" in wrong("just\nsome\nwords\n")[0]


def test_lines_about_the_number_of_cards_and_packs_are_passed_over():
    aside = SITE.replace("Upgrades\n", "40 cards\n\nUpgrades\n", 1) + "Packs: Core Set\n40 cartes\n"
    assert read_deck(aside) == read_deck(SITE)


def test_a_file_without_an_identity_is_read_and_is_illegal():
    assert check(read_deck("Events\n2x Haymaker\n"))[0].told() == "the deck has no identity (deck:1)"


# ---- the site's JSON -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["investigator_code", "hero_code"])
@pytest.mark.parametrize("meta", ['{"aspect":"justice"}', {"aspect": "justice"}])
def test_the_sites_json(key, meta):
    text = json.dumps(
        {
            "id": 1,
            "name": "Mine",
            key: "01001a",
            "slots": {"01002": 1, "01003": 2, "01004": 0},
            "ignoreDeckLimitSlots": None,
            "version": "0.1",
            "meta": meta,
            "tags": "",
        }
    )
    assert read_deck(text) == Deck("01001a", ("justice",), {"01002": 1, "01003": 2}, "Mine")


def test_a_list_of_one_deck_is_that_deck():
    one = write_deck(starter_deck("iron-man"), "json")
    assert read_deck(f"[{one}]") == read_deck(one)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"slots": {"01002": 1,}}', "d:1: this is not JSON"),
        ('{\n"slots": \n', "d:3: this is not JSON"),
        ("{", "d:1: this is not JSON: it breaks off at column 2"),
        ("[", "d:1: this is not JSON"),
        ("[]", "this JSON is a list of 0 decks: it must contain exactly one"),
        ("[{}, {}]", "a list of 2 decks"),
        ("[{}]", "no 'slots'"),
        ('{"cards": {}}', "no 'slots'"),
        ('{"slots": []}', "no 'slots'"),
        ('{"slots": {"01002": "x"}}', "'01002': 'x' is not a number of copies"),
        ('{"slots": {"01002": true}}', "'01002': True is not a number of copies"),
        ('{"slots": {"01002": -1}}', "'01002': -1 is not a number of copies"),
        ('{"slots": {"01002": 1.5}}', "'01002': 1.5 is not a number of copies"),
        ('{"slots": {"001002": 1}}', "unknown card code '001002'; did you mean '01002'?"),
        ('{"slots": {"01002": 1, "01002": 2}}', "'01002' appears twice"),
        ('{"slots": {}, "investigator_code": "01002"}', "'01002' is not the code of an identity"),
        ('{"slots": {"01002": 1}, "meta": "{"}', "'meta' is not JSON"),
        ('{"slots": {"01002": 1}, "meta": "{\\"aspect\\": \\"charm\\"}"}', "unknown aspect 'charm'"),
        ('{"a":' * 100_000, "too long"),
        ('{"a":' * 20_000, "the JSON of a deck"),
        ('{"slots": {"01002": ' + "9" * 5000 + "}}", "the JSON of a deck"),
    ],
)
def test_what_json_can_have_wrong(text, problem):
    assert problem in wrong(text, "d")[0]


def test_both_sides_of_an_identity_are_one():
    for code in ("01001a", "01001b", "01001"):
        assert read_deck(json.dumps({"slots": {"01002": 1}, "investigator_code": code})).identity == "01001a"
    assert read_deck(json.dumps({"slots": {"01001a": 1, "01002": 1}})).identity == "01001a"


# ---- OCTGN ---------------------------------------------------------------------------------------------------------
def test_octgn():
    deck = read_deck(OCTGN)
    assert deck == Deck("01001a", ("justice",), {"01060": 2, "01003": 1})


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("<deck", "<!DOCTYPE x><deck", "d:2: a deck file can't have a document type declaration"),
        ("<deck", '<!DOCTYPE x [<!ENTITY a "b">]><deck', "d:2: a deck file can't have a document type"),
        ("</deck>", "", "d:14: this is not XML"),
        ("<deck", "<deckk", "this XML is a 'deckk', not a deck"),
        ('qty="2"', 'qty="two"', "d:8: qty='two' of 'For Justice!' is not a number of copies"),
        ('qty="2"', 'qty="-2"', "d:8: qty='-2' of 'For Justice!'"),
        ('qty="2"', 'qty="999"', "d:8: 999 copies of 'For Justice!'"),
        ("For Justice!", "", "d:8: a card has no name"),
        ("For Justice!", "For Justis", "did you mean 'For Justice!'"),
        ("For Justice!", "&bomb;", "d:8: this is not XML"),
    ],
)
def test_what_octgn_can_have_wrong(old, new, problem):
    assert problem in wrong(OCTGN.replace(old, new), "d")[0]


def test_octgn_by_ids_alone():
    text = write_deck(starter_deck("she-hulk"), "octgn")
    ids = dict(re.findall(r'id="([^"]+)">([^<]+)<', text))
    assert ids["d46d5e03-c8b7-4ff5-8633-3941c0561812"] == "She-Hulk" and 'id=""' not in text
    assert read_deck(re.sub(r">[^<>]+</card>", "></card>", text)) == starter_deck("she-hulk")
    nobody = '<deck><section name="Event"><card qty="1" id="0"></card></section></deck>'
    assert wrong(nobody) == ["line 1: a card has no name, and its id is unknown"]


def test_octgn_ids_are_ids():
    known = [c["octgn_id"] for c in data().values() if "octgn_id" in c]
    assert known and all(re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", x) for x in known)


def test_another_xml_is_refused():
    assert wrong('<?xml version="1.0"?>\n<html/>')[0] == "line 2: this XML is a 'html', not a deck"
