"""Appendix I: the rules of player decks, each with a deck that breaks it and one that does not. deck:1 to deck:7"""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.decks import ASPECTS, Deck, check
from quickstrike.champions.decks.check import limit_of, linked_to
from quickstrike.champions.decks.remarks import BREACHES, KINDS, SHOWN
from quickstrike.champions.faces import FACES, data, face_of
from quickstrike.champions.scenarios import HEROES, starter_deck
from quickstrike.champions.vocab import LINKED, PERMANENT, TEAM_UP, Max
from quickstrike.kernel.errors import SetupError

HULK, TIGRA, UPPERCUT, ENERGY, HAYMAKER, HELICARRIER = "01050", "01051", "01054", "01088", "01087", "01092"
DAREDEVIL, FOR_JUSTICE, BACKFLIP, BLACK_CAT = "01058", "01060", "01003", "01002"

FULL = {"01085": 3, "01086": 3, HAYMAKER: 3, "01091": 3, HELICARRIER: 3, "01093": 3}  # 52 cards, with the starter's


def said(deck: Deck, lang: str = "en") -> list[str]:
    return [b.told(lang) for b in check(deck)]


def rules(deck: Deck) -> list[str]:
    return [b.rule for b in check(deck)]


@pytest.mark.parametrize("name", [f"{h.code}:{a}" for h in HEROES.values() for a in h.decks])
@rule("deck:1", "deck:2", "deck:3", "deck:4", "deck:5", "deck:6")
def test_the_starter_decks_are_legal(name):
    assert said(starter_deck(name)) == []


# ---- deck:1 and deck:2 ---------------------------------------------------------------------------------------------
@rule("deck:1")
def test_a_deck_has_exactly_one_identity(change):
    assert "the deck has no identity (deck:1)" in said(change(identity=""))
    assert said(change({"01010a": 1})) == ["Captain Marvel: a deck has only one identity (deck:1)"]
    assert "Black Cat is not an identity (deck:1)" in said(change(identity=BLACK_CAT))
    assert said(change(identity="01001b")) == [], "either side names the identity"


@rule("deck:2")
@pytest.mark.parametrize(
    ("n", "text"),
    [
        (39, ["39 cards: a deck needs at least 40 (deck:2)"]),
        (40, []),
        (50, []),
        (51, ["51 cards: a deck has at most 50 (deck:2)"]),
    ],
)
def test_a_deck_has_40_to_50_cards(change, n, text):
    cards = {39: {"01085": 0}, 40: {}, 50: {**FULL, "01093": 1}, 51: {**FULL, "01093": 2}}[n]
    deck = change(cards)
    assert deck.size == n
    assert said(deck) == text


@rule("deck:2", "rr:permanent", "rr:permanent.3")
def test_permanent_cards_do_not_count(change, made):
    suit, plain = made("Suit", PERMANENT, kind="upgrade"), made("Plain Suit", kind="upgrade")
    assert change({suit: 1}).size == 40
    assert said(change({suit: 1, "01085": 0})) == ["39 cards: a deck needs at least 40 (deck:2)"]
    assert said(change({plain: 1, "01085": 0})) == []


# ---- deck:3 --------------------------------------------------------------------------------------------------------
@rule(
    "deck:3",
    "rr:identity-specific-card",
    "rr:classifications",
    "rr:identity-specific-card.2",
    "rr:classifications.2",
)
def test_the_identitys_own_cards_are_there_in_their_exact_number(change):
    assert said(change({BACKFLIP: 1, "01085": 2})) == [
        "Backflip is an identity-specific card: the deck needs exactly 2, not 1 (deck:3)"
    ]
    assert said(change({BACKFLIP: 3})) == [
        "Backflip is an identity-specific card: the deck needs exactly 2, not 3 (deck:3)"
    ]
    assert said(change({BLACK_CAT: 0, "01085": 2})) == [
        "Black Cat is an identity-specific card: the deck needs exactly 1, not 0 (deck:3)"
    ]


@rule(
    "rr:identity-specific-card",
    "deck:3",
    "rr:classifications",
    "rr:identity-specific-card.3",
    "rr:classifications.2",
)
def test_cards_of_another_identity_are_refused(change):
    assert said(change({"01011": 1})) == ["Spider-Woman belongs to another identity (rr:identity-specific-card)"]


@rule("deck:3", "deck:5")
def test_a_set_may_hold_more_than_three_of_a_title():
    panther = starter_deck("black-panther")
    assert sum(n for c, n in panther.cards.items() if face_of(c).name == "Wakanda Forever!") > 3
    assert said(panther) == []


# ---- deck:4 --------------------------------------------------------------------------------------------------------
@rule("deck:4", "rr:aspect-card", "rr:classifications", "rr:classifications.3")
def test_cards_are_of_the_one_aspect_or_basic(change):
    assert said(change({UPPERCUT: 2})) == [
        "Uppercut is a card of the Aggression aspect, but the deck has Justice (deck:4)"
    ]
    assert said(change({UPPERCUT: 2}, aspects=())) == [
        "Uppercut is a card of the Aggression aspect, but the deck has Justice (deck:4)"
    ]
    assert said(change({FOR_JUSTICE: 3})) == []


@rule("deck:4")
def test_one_aspect_is_chosen(change):
    both = change({UPPERCUT: 2}, aspects=("justice", "aggression"))
    assert said(both) == ["2 aspects (Justice, Aggression): only 1 may be chosen (deck:4)"]
    assert rules(change(aspects=("charm",)))[0] == "deck:4"


@rule("deck:4", "rr:basic-card", "rr:classifications", "rr:classifications.4")
def test_a_deck_of_basic_cards_needs_no_aspect(change, starter):
    justice = [c for c in starter.cards if face_of(c).aspect == "justice"]
    basic = {**dict.fromkeys(justice, 0), **FULL}
    deck = change(basic, aspects=())
    assert {"deck:4"} & set(rules(deck)) == set()


@rule("deck:4")
def test_encounter_cards_are_no_cards_of_a_deck(change):
    assert said(change({"01186": 1})) == ["Advance is not a card for player decks (deck:4)"]
    assert rules(change({"01165": 1})) == ["deck:4"], "nor are obligations"


@rule("rr:campaign-specific-card", "rr:classifications", "rr:classifications.7")
def test_campaign_cards_stay_in_their_campaign(change, made):
    assert rules(change({made("Reward", aspect="campaign"): 1})) == ["rr:campaign-specific-card"]


# ---- deck:5 and maxima ---------------------------------------------------------------------------------------------
@rule("deck:5")
def test_three_copies_of_a_title(change, made):
    assert said(change({HAYMAKER: 3})) == []
    assert said(change({HAYMAKER: 4})) == ["Haymaker: 4 copies, but at most 3 are allowed (deck:5)"]
    other = made("Haymaker")
    assert said(change({HAYMAKER: 2, other: 1})) == []
    assert said(change({HAYMAKER: 2, other: 2})) == ["Haymaker: 4 copies, but at most 3 are allowed (deck:5)"], (
        "by title"
    )


@rule("rr:max-maximum", "deck:5", "rr:max-maximum.3")
def test_max_per_deck(change, made):
    assert said(change({ENERGY: 2})) == ["Energy: 2 copies, but max 1 per deck (rr:max-maximum)"]
    assert rules(change({"01062": 3})) == ["rr:max-maximum"]
    assert rules(change({made("Trick", Max(1, "player")): 3})) == [], "other maxima are for play"


@rule("deck:5", "deck:6", "rr:max-maximum")
def test_the_limits_are_those_of_the_printed_cards():
    for c in data().values():
        if c["code"] in FACES and c["aspect"] in (*ASPECTS, "basic") and not c["set"]:
            assert limit_of(face_of(c["code"])) == c["facts"]["deck_limit"], c["name"]


# ---- deck:6 --------------------------------------------------------------------------------------------------------
@rule("deck:6", "rr:unique-icon", "rr:unique-icon.2")
def test_one_copy_of_a_unique_card(change):
    assert said(change({DAREDEVIL: 2})) == ["Daredevil: 2 copies of a unique card (deck:6)"]
    assert said(change({DAREDEVIL: 1})) == []


@rule("deck:6", "rr:unique-icon", "rr:unique-icon.4", "rr:unique-icon.5")
@pytest.mark.parametrize(
    ("one", "other", "legal"),
    [("Matt Murdock", "Matt Murdock", False), ("Matt Murdock", "", False), ("Matt Murdock", "Danny Rand", True)],
)
def test_unique_cards_of_one_title_differ_in_their_subtitle(change, made, one, other, legal):
    a = made("Night Man", kind="ally", is_unique=True, subname=one)
    b = made("Night Man", kind="ally", is_unique=True, subname=other)
    assert said(change({a: 1})) == []
    assert (rules(change({a: 1, b: 1})) == []) is legal
    assert legal or said(change({a: 1, b: 1})) == [
        "Night Man is unique, and the deck already has a card with this title (deck:6)"
    ]


@rule("deck:6", "rr:unique-icon", "rr:unique-icon.2", "rr:unique-icon.6")
@pytest.mark.parametrize(
    ("name", "subname", "legal"),
    [
        ("Spider-Man", "Miles Morales", True),
        ("Spider-Man", "Peter Parker", False),
        ("Spider-Man", "", False),
        ("Peter Parker", "Spider-Man", False),
        ("Silk", "Peter Parker", True),
    ],
)
def test_the_identity_is_one_of_the_unique_cards(change, made, name, subname, legal):
    ally = made(name, kind="ally", is_unique=True, subname=subname)
    assert said(change({ally: 1})) == (
        [] if legal else [f"{name} is unique, and the identity is the same character (deck:6)"]
    )


# ---- deck:7 --------------------------------------------------------------------------------------------------------
def with_identity(made, options, cards, aspects=(), size=40):
    """A deck of a made-up identity that has no cards of its own: these, and basic ones to make up the number."""
    hero = made("Weaver", kind="hero", aspect="hero", set="weaver", is_unique=True, deck_options=options)
    n = 0
    while sum(cards.values()) < size:
        cards = {**cards, made(f"Thread {n}"): min(3, size - sum(cards.values()))}
        n += 1
    return Deck(hero, aspects, cards)


@rule("deck:7")
def test_several_aspects_in_equal_numbers(made):
    options = [{"aspects": 2}]
    deck = with_identity(made, options, {UPPERCUT: 3, FOR_JUSTICE: 3}, ("aggression", "justice"))
    assert said(deck) == []
    deck = with_identity(made, options, {UPPERCUT: 3, FOR_JUSTICE: 2})
    assert said(deck) == [
        "the identity requires 2 aspects with the same number of cards each, not 3 Aggression, 2 Justice (deck:7)"
    ]
    assert rules(with_identity(made, options, {UPPERCUT: 3})) == ["deck:7"], "one aspect is not enough"


@rule("deck:7")
def test_a_requirement_may_limit_copies(made):
    options = [{"aspects": 2, "limit": 1}]
    assert "deck:7" in rules(with_identity(made, options, {UPPERCUT: 2, FOR_JUSTICE: 2}))
    assert "Uppercut" not in " ".join(said(with_identity(made, options, {UPPERCUT: 1, FOR_JUSTICE: 1})))


@rule("deck:7", "rr:aspect-card")
@pytest.mark.parametrize(
    ("options", "cards", "legal"),
    [
        ([{"type": ["ally"], "trait": ["avenger"]}], {TIGRA: 1}, True),
        ([{"type": ["ally"], "trait": ["avenger"]}], {UPPERCUT: 1}, False),
        ([{"type": ["ally"], "trait": ["x-men"]}], {TIGRA: 1}, False),
        ([{"type": ["event"], "trait": ["attack"], "limit": 2}], {UPPERCUT: 2}, True),
        ([{"type": ["event"], "trait": ["attack"], "limit": 2}], {UPPERCUT: 3}, False),
        ([{"type": ["event"], "name_limit": 1}], {UPPERCUT: 3}, True),
        ([{"type": ["event"], "name_limit": 1}], {UPPERCUT: 1, "01053": 1}, False),
        ([{"type": ["event"], "resource": ["physical"]}], {UPPERCUT: 3}, True),
        ([{"type": ["event"], "resource": ["mental"]}], {UPPERCUT: 3}, False),
    ],
)
def test_cards_of_any_aspect_that_the_identity_allows(made, options, cards, legal):
    deck = with_identity(made, options, {FOR_JUSTICE: 3, **cards}, ("justice",))
    assert (rules(deck) == []) is legal
    assert legal or {*rules(deck)} <= {"deck:4", "deck:7"}


# ---- keywords ------------------------------------------------------------------------------------------------------
@rule("rr:team-up")
@pytest.mark.parametrize(
    ("names", "legal"),
    [
        (("Spider-Man", "Venom"), True),
        (("Wasp", "Peter Parker"), True),
        (("Spider-Man/Peter Parker", "Wasp"), True),
        (("Spider-Man/Miles Morales", "Wasp"), False),
        (("Ant-Man", "Wasp"), False),
    ],
)
def test_team_up_wants_one_of_its_two(change, made, names, legal):
    card = made("Together", TEAM_UP(*names))
    assert rules(change({card: 1})) == ([] if legal else ["rr:team-up"])


@rule("rr:linked-card-title")
def test_linked_cards_are_not_part_of_a_deck(change, made):
    card = made("Second Head", LINKED("Hydra"), kind="ally")
    assert said(change({card: 1})) == [
        "Second Head is linked: it is set aside and never part of a deck (rr:linked-card-title)"
    ]
    assert change({card: 1}).size == 40
    body = made("Hydra", kind="upgrade")
    assert linked_to(change()) == () and linked_to(change({body: 1})) == (card,)


# ---- what is said --------------------------------------------------------------------------------------------------
def test_everything_is_said_in_both_languages(change):
    for table in (BREACHES, SHOWN, KINDS):
        assert sorted(table["en"]) == sorted(table["fr"])
    deck = change({DAREDEVIL: 2, UPPERCUT: 4, BACKFLIP: 1, "01085": 0})
    assert said(deck, "fr") == [
        "Salto Arrière est une carte spécifique à l'identité : il en faut exactement 2, pas 1 (deck:3)",
        "Uppercut est une carte d'affinité Agressivité, mais le deck a Justice (deck:4)",
        "Uppercut : 4 exemplaires, 3 au maximum (deck:5)",
        "Daredevil : 2 exemplaires d'une carte unique (deck:6)",
    ]
    assert check(deck)[0].shown()["card"] == BACKFLIP


def test_an_unknown_or_unscripted_card_is_refused_by_name(change, made):
    with pytest.raises(SetupError, match="unknown card '77777'"):
        check(change({"77777": 1}))
    with pytest.raises(SetupError, match="Draft"):
        check(change({made("Draft", scripted=False): 1}))


def test_a_deck_is_a_value(change):
    a, b = change({HULK: 0}, name=" My\n deck\x1b "), change({HULK: 0}, name="My deck")
    assert a == b and hash(a) == hash(b) and a != change()
    assert Deck.unpacked(a.packed()) == a
    with pytest.raises(SetupError, match="identity, aspects and cards"):
        Deck.unpacked({"identity": "01001a"})
