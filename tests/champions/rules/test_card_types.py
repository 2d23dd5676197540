"""What sort of card a card is: its type and its classification. Characters. Counters on cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.marks import rule

from quickstrike.champions.decks import ASPECTS
from quickstrike.champions.faces import data, sets
from quickstrike.champions.vocab import (
    AN_ALLY,
    SELF,
    VICTORY,
    Count,
    Damage,
    Draw,
    HasBase,
    In,
    PutCounters,
    RemoveCounters,
    Trait,
    Uses,
    a,
    action,
    constant,
    each,
    facedown,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    minion,
    obligation,
    on,
    player,
    player_side_scheme,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

PLAYER_TYPES = (ally, event, player_side_scheme, resource, support, upgrade)
ENCOUNTER_TYPES = (attachment, environment, minion, obligation, side_scheme, treachery)


# ---- types ---------------------------------------------------------------------------------------------------------
@rule("rr:card-types", "rr:event", "rr:support", "rr:upgrade", "rr:card-types.1")
@pytest.mark.parametrize(("make", "stays"), [(ally, True), (support, True), (upgrade, True), (event, False)])
def test_the_type_decides_what_becomes_of_a_card_that_is_played(board, make, stays):
    t = board(hand=[card := make(action(Draw(1)))])
    t.play(card)
    assert t[card].in_play == stays and (t[card].where == "discard0") == (not stays)
    assert len(t.hand) == (0 if stays else 1)  # an event's action is what it does, another card's waits to be used


@rule("rr:card-types", "rr:card-types.2", "rr:card-types.3", "rr:player-card", "rr:player-card.1")
@pytest.mark.parametrize(("noun", "types"), [("player card", PLAYER_TYPES), ("encounter card", ENCOUNTER_TYPES)])
def test_which_types_are_player_cards_and_which_are_encounter_cards(board, noun, types):
    shown = [make() for make in (*PLAYER_TYPES, *ENCOUNTER_TYPES)]
    count = event(PutCounters(AN_ALLY, Count(each(noun, In(VICTORY))), "seen"))
    t = board(victory=shown, play=[ally()])
    t.play(count)
    assert t.ally.counters("seen") == len(types)
    assert [c.face.player_card for c in (t.hero, t.villain, t.main)] == [True, False, False]


@rule("rr:card-types", "rr:card-types.2", "rr:card-types.3")
@pytest.mark.parametrize(("noun", "found"), [("player card", 2), ("encounter card", 3)])
def test_identities_are_player_cards_villains_and_main_schemes_encounter_cards(board, noun, found):
    t = board(play=[ally()], engaged=[minion()])
    t.play(event(PutCounters(AN_ALLY, Count(each(noun)), "seen")))
    assert t.ally.counters("seen") == found


@rule("rr:card-types", "rr:card-types.4", "rr:card-types.6")
def test_an_ally_that_has_become_a_minion_is_a_minion_and_nothing_else(board):
    """It attacks, and takes no consequential damage for it."""
    lair = environment(constant(HasBase(each("minion", Trait("Drone")), (("ATK", 1), ("HP", 2)))))
    friend = ally(action(Draw(1)), attack_cost=1)
    t = board(deck=[friend], environments=[lair]).reveal(treachery(facedown("Drone")))
    assert t[friend] == t.minion and t.allies == []
    t.cannot("use", friend, rule="rr:action")
    t.cannot("attack", friend, t.villain, rule="rr:basic-power")
    with t.changes(lambda: (t.hero.damage, t.minion.damage), to=(1, 0)):
        t.activate(t.minion).pass_all()


# ---- characters ----------------------------------------------------------------------------------------------------
@rule("rr:character")
def test_characters_are_identities_allies_villains_and_minions(board):
    wall = side_scheme(threat=3)
    t = board(
        player(play=[ally(), support(), upgrade()], engaged=[minion()]),
        player(form="alter-ego"),
        sides=[wall],
        villain=on(foe(), attached=[attachment()]),
        environments=[environment()],
    )
    t.play(event(Damage(each("character"), 1)))
    hit = [*(x.identity for x in t.seats), t.ally, t.villain, t.minion]
    assert [c.damage for c in hit] == [1] * 5
    assert {n[1] for n in t.log("damage")} == {c.id for c in hit}


# ---- counters ------------------------------------------------------------------------------------------------------
@rule("rr:all-purpose-counter", "rr:counter")
def test_a_counter_does_nothing_by_itself(board):
    t = board(play=[friend := ally(hp=3)])
    before = (t[friend].hp, t[friend].atk, t[friend].thw)
    t.play(event(PutCounters(AN_ALLY, 5, "web")))
    assert t[friend].counters("web") == 5 and (t[friend].hp, t[friend].atk, t[friend].thw) == before
    t.villain_phase()
    assert t[friend].counters("web") == 5


@rule("rr:all-purpose-counter", "rr:uses-x-type")
def test_counters_of_different_names_are_different_counters(board):
    bow = upgrade(
        Uses(2, "arrow"),
        action(Draw(1), cost=RemoveCounters(SELF, 1, "arrow")),
        action(Draw(1), cost=RemoveCounters(SELF, 1, "web")),
    )
    t = board(play=[bow])
    t.cannot("use", bow, ability=1, rule="rr:cost")
    t.play(event(PutCounters(a("upgrade"), 1, "web")))
    t.use(bow, ability=1)
    assert (t[bow].counters("arrow"), t[bow].counters("web")) == (2, 0)


# ---- classifications -----------------------------------------------------------------------------------------------
def classification(card):
    """What the attributes of a printed card say."""
    if card["aspect"] in (*ASPECTS, "basic"):
        return "aspect" if card["aspect"] in ASPECTS else "basic"
    kinds = ("hero", "nemesis", "villain", "modular", "standard", "expert")
    if card["aspect"] == "hero":  # also those of a deck beside the identity
        return "identity"
    kind = next((k for k in kinds if card["set"] in sets(k)), "")
    return {"hero": "identity", "nemesis": "identity", "villain": "scenario"}.get(kind, kind)


@rule("rr:classifications", "rr:classifications.1")
def test_every_printed_card_belongs_to_one_classification():
    found = Counter(classification(c) for c in data().values() if c["pack"] == "core")
    assert set(found) == {"identity", "aspect", "basic", "scenario", "modular", "standard", "expert"}
    for c in data().values():
        own = classification({**c, "aspect": "hero"}) == "identity" and c["aspect"] in ASPECTS  # Spider-Woman's events
        assert own or bool(c["set"]) != (c["aspect"] in (*ASPECTS, "basic")), c["name"]  # a set, an aspect, or "basic"
        of_a_hero = c["set"] in sets("hero") or any(c["set"] == f"{x}_invocation_deck" for x in sets("hero"))
        assert c["aspect"] != "hero" or of_a_hero, c["name"]
