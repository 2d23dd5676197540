"""Hulk: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.vocab import RETALIATE, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

HULK, P, E = "hulk", resource(physical=1), resource(energy=1)


# ---- 10001 Hulk / Bruce Banner -------------------------------------------------------------------------------------
def test_hulk_keeps_no_cards(board):
    t = board(player(HULK, hand=[P, P]), player()).end_turn()
    assert t.seats[0].hand == [] and len(t.seats[0].discard) == 2
    t = board(player(HULK, form="alter-ego", hand=[P, P]), player()).end_turn()
    assert len(t.seats[0].hand) == 2


def test_experimental_research_draws_and_discards(board):
    t = board(hero=HULK, form="alter-ego", hand=[P], deck=["Energy"]).use("Bruce Banner").choose(P)
    assert [c.name for c in t.hand] == ["Energy"]
    t.cannot("use", "Bruce Banner", ability=0, rule="rr:limit")


# ---- his cards -----------------------------------------------------------------------------------------------------
def test_crushing_blow_takes_strength_only(board):
    t = board(hero=HULK, hand=["Crushing Blow", P]).play("Crushing Blow")
    assert t.villain.damage == 3
    board(hero=HULK, hand=["Crushing Blow", E]).cannot("play", "Crushing Blow", rule="rr:cost")
    board(hero=HULK, hand=["Crushing Blow", resource(wild=1)]).can("play", "Crushing Blow")


@ruling("faq:hulk-hero-pack:crushing-blow:1")
def test_crushing_blow_for_nothing_needs_no_strength(board):
    t = board(hero=HULK, hand=["Crushing Blow"], play=["Helicarrier"]).use("Helicarrier").play("Crushing Blow")
    assert t.villain.damage == 3


def test_hulk_smash_tramples_if_only_strength_paid(board):
    t = board(hero=HULK, hand=["Hulk Smash", resource(physical=3)], engaged=[minion(hp=4)])
    t.attack(t.minion).play("Hulk Smash")
    assert t.villain.damage == 13 - 4 and t.hero.atk == 3
    t = board(hero=HULK, hand=["Hulk Smash", resource(physical=2), E], engaged=[minion(hp=4)])
    t.attack(t.minion).play("Hulk Smash")
    assert t.villain.damage == 0 and not t.minions


@pytest.mark.parametrize(("paid", "left"), [((3, 0), 4), ((2, 1), 6), ((0, 3), 6)])
def test_sub_orbital_leap(board, paid, left):
    hand = ["Sub-Orbital Leap", *[P] * paid[0], *[E] * paid[1]]
    t = board(hero=HULK, hand=hand, threat=9).play("Sub-Orbital Leap")
    assert t.main.threat == left


def test_wild_resources_may_be_strength(board):
    t = board(hero=HULK, hand=["Sub-Orbital Leap", resource(wild=2), P], threat=9).play("Sub-Orbital Leap")
    assert t.main.threat == 4


def test_thunderclap_hits_up_to_three(board):
    three = [minion(hp=9, name=x) for x in "ABC"]
    t = board(hero=HULK, hand=["Thunderclap", resource(wild=3)], engaged=three).play("Thunderclap")
    t.choose("A").choose("B").choose("C")
    assert [m.damage for m in t.minions] == [3, 3, 3] and t.villain.damage == 0
    t.quiet()


def test_thunderclap_is_no_attack(board):
    t = board(hero=HULK, villain=foe(RETALIATE(2)), hand=["Thunderclap", resource(wild=3)]).play("Thunderclap")
    t.choose(t.villain)
    assert (t.villain.damage, t.hero.damage) == (3, 0)


def test_unstoppable_force(board):
    t = board(hero=HULK, exhausted=True, hand=["Unstoppable Force", P, P]).play("Unstoppable Force")
    assert not t.hero.exhausted and len(t.hand) == 1
    t = board(hero=HULK, exhausted=True, hand=["Unstoppable Force", P, E]).play("Unstoppable Force")
    assert not t.hero.exhausted and t.hand == []


@ruling("faq:hulk-hero-pack:unstoppable-force:1")
def test_unstoppable_force_for_nothing_draws_nothing(board):
    t = board(hero=HULK, exhausted=True, hand=["Unstoppable Force", P], play=["Helicarrier"]).use("Helicarrier")
    t.play("Unstoppable Force")
    assert len(t.hand) == 1  # one strength paid for it all
    t = board(hero=HULK, exhausted=True, hand=["Unstoppable Force"], play=["Helicarrier", "Quincarrier"])
    t.use("Helicarrier").play("Unstoppable Force")
    assert len(t.hand) == 1  # a wild one that stood for strength


def test_nothing_paid_is_not_strength(board):
    free = event(Draw(1), cost=0, name="Free")
    t = board(hero=HULK, hand=[free]).play("Free")
    assert len(t.hand) == 1


def test_limitless_strength_is_spent_in_hero_form(board):
    deed = event(Draw(1), cost=3, name="Deed")
    board(hero=HULK, hand=[deed, "Limitless Strength"]).can("play", "Deed")
    board(hero=HULK, form="alter-ego", hand=[deed, "Limitless Strength"]).cannot("play", "Deed", rule="rr:cost")


def test_banners_laboratory(board):
    t = board(
        hero=HULK, form="alter-ego", damage=9, play=["Banner's Laboratory"], hand=[event(Draw(1), cost=1, name="Deed")]
    )
    t.play("Deed").recover()
    assert t.hero.damage == 3 and t["Banner's Laboratory"].exhausted
    t = board(hero=HULK, play=["Banner's Laboratory"], hand=[event(Draw(1), cost=1, name="Deed")])
    t.cannot("play", "Deed", rule="rr:cost")


def test_boundless_rage_ends_with_the_form(board):
    t = board(hero=HULK, play=["Boundless Rage"])
    assert t.hero.atk == 4
    t.change_form()
    assert t["Boundless Rage"].where == "discard0"
    board(hero=HULK, form="alter-ego", hand=["Boundless Rage", P]).cannot(
        "play", "Boundless Rage", rule="rr:form-change-form"
    )


def test_immovable_object(board):
    t = board(hero=HULK, play=["Immovable Object"])
    assert t.hero.hp == 22 and t.hero.keyword("retaliate") == 1


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
@ruling("errata:hulk-hero-pack:inner-demons")
def test_inner_demons_change_his_form(board):
    t = board(hero=HULK, hand=[P, P, E], encounter=["Inner Demons"]).reveal("Inner Demons").choose(P).choose(P)
    assert t.seats[0].form == "alter-ego" and len(t.hand) == 1 and t["Inner Demons"].where == "encounter_discard"
    t = board(hero=HULK, form="alter-ego", encounter=["Inner Demons"]).reveal("Inner Demons")
    assert t.seats[0].form == "hero" and t.hero.exhausted
    t.quiet()


def test_abomination_hits_again_if_strength_turns_up(board):
    t = board(hero=HULK, engaged=["Abomination"], deck=[P])
    t.activate(t.minion).pass_()
    assert t.hero.damage == 3 + 2
    t = board(hero=HULK, engaged=["Abomination"], deck=[E])
    t.activate(t.minion).pass_()
    assert t.hero.damage == 3


def test_total_destruction_stands_with_abomination(board):
    t = board(hero=HULK, play=[ally(thw=2)], engaged=["Abomination"], sides=[on("Total Destruction", threat=2)])
    t.cannot("thwart", t.ally, t.side, rule="rr:cannot")
    t = board(hero=HULK, play=[ally(thw=2)], sides=[on("Total Destruction", threat=2)])
    t.thwart(t.side, who=t.ally)
    assert not t.sides


@ruling("faq:hulk-hero-pack:clash-of-titans:1")
def test_clash_of_the_titans_hits_the_strongest_ally(board):
    t = board(
        hero=HULK,
        play=[ally(atk=5, hp=9, name="Friend")],
        villain=foe(atk=1),
        engaged=[minion(atk=4, name="Foe")],
        encounter=["Clash Of The Titans"],
    )
    t.reveal("Clash Of The Titans").pass_()
    assert (t["Friend"].damage, t.hero.damage) == (4, 0)


def test_clash_of_the_titans_ties_are_the_first_players(board):
    t = board(
        player(HULK),
        player(play=[ally(atk=3, hp=9, name="Friend")]),
        villain=foe(atk=1),
        encounter=["Clash Of The Titans"],
    )
    t.reveal("Clash Of The Titans", 1)
    assert t.decision.seat == 0
    t.choose("Friend").pass_().pass_()
    assert t["Friend"].damage == 1 and t.seats[0].identity.damage == 0


def test_clash_of_the_titans_surges_without_an_attack(board):
    t = board(hero=HULK, form="alter-ego", encounter=["Clash Of The Titans", treachery(Draw(1))])
    t.reveal("Clash Of The Titans")
    assert len(t.hand) == 1
    t = board(hero=HULK, villain=on(foe(atk=9), stunned=1), encounter=["Clash Of The Titans", treachery(Draw(1))])
    t.reveal("Clash Of The Titans")
    assert len(t.hand) == 1 and not t.villain.stunned
