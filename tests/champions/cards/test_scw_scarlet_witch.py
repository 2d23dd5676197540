"""Scarlet Witch: the identity, her cards, her obligations and her nemesis."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.scenarios import seat_of
from quickstrike.champions.vocab import YOU, Damage, Draw, boost
from quickstrike.testkit import event, foe, minion, player, resource, side_scheme, treachery

WITCH, P, M = "scarlet-witch", resource(physical=1), resource(mental=1)
ONE, TWO, THREE = resource(wild=1, name="One"), resource(wild=2, name="Two"), resource(wild=3, name="Three")


def icons(*numbers: int):
    """Encounter cards with so many boost icons, the top one first."""
    return [treachery(boost=n, name=f"Card {i}") for i, n in enumerate(numbers)]


# ---- 15001 Scarlet Witch / Wanda Maximoff --------------------------------------------------------------------------
def test_chaos_control_counts_another_card(board):
    t = board(hero=WITCH, villain=foe(atk=2), encounter=icons(3, 1))
    t.activate(t.villain).pass_().use("15001a")
    assert t.hero.damage == 2 + 1 and t["Card 1"].where == "encounter_discard"
    t.activate(t.villain).pass_()
    t.quiet()  # once per phase


def test_chaos_control_need_not(board):
    t = board(hero=WITCH, villain=foe(atk=2), encounter=icons(3, 1))
    t.activate(t.villain).pass_().pass_()
    assert t.hero.damage == 5 and t["Card 1"].where == "encounter"


def test_chaos_control_leaves_the_boost_ability(board):
    deck = [treachery(boost(Damage(YOU, 1)), boost=3, name="Nasty"), *icons(0)]
    t = board(hero=WITCH, villain=foe(atk=2), encounter=deck)
    t.activate(t.villain).pass_().use("15001a")
    assert t.hero.damage == 1 + 2


def test_amplify_icons_are_of_the_boost_card(board):
    t = board(hero=WITCH, villain=foe(atk=2), encounter=icons(1, 1), sides=[side_scheme(threat=3, amplify=1)])
    t.activate(t.villain).pass_().use("15001a")
    assert t.hero.damage == 3
    t = board(hero=WITCH, villain=foe(atk=2), encounter=icons(1, 1), sides=[side_scheme(threat=3, amplify=1)])
    t.activate(t.villain).pass_().pass_()
    assert t.hero.damage == 4


def test_chaos_control_is_for_every_count(board):
    t = board(hero=WITCH, hand=["Molecular Decay", THREE], encounter=icons(0, 0, 3, 1)).play("Molecular Decay")
    t.use("15001a")  # for the first card
    assert t.villain.damage == 5 + 3
    t.quiet()


def test_alter_ego_controls_no_chaos(board):
    t = board(hero=WITCH, form="alter-ego", villain=foe(sch=1), encounter=icons(3, 1))
    t.activate(t.villain, how="scheme")
    assert t.main.threat == 4


@pytest.mark.parametrize(("play", "drawn"), [([], 2), (["15002"], 3)])
def test_superpowered_siblings(board, play, drawn):
    t = board(hero=WITCH, form="alter-ego", hand=[P, M, P], play=play).use("15001b").choose(P).choose(M)
    assert len(t.hand) == 1 + drawn


def test_the_siblings_know_each_other_in_either_form(board):
    t = board(player(WITCH, form="alter-ego", hand=[P, M]), player("quicksilver")).use("15001b")
    assert len(t.seats[0].hand) == 3


# ---- her cards -----------------------------------------------------------------------------------------------------
def test_quicksilver_readies_once_per_phase(board):
    t = board(hero=WITCH, play=["15002"])
    t.attack(t.villain, who=t.ally).use(t.ally).attack(t.villain, who=t.ally)
    assert t.villain.damage == 4
    t.cannot("use", t.ally, ability=0, rule="rr:limit")


def test_chaos_magic_plays_for_nothing(board):
    t = board(hero=WITCH, hand=["Chaos Magic", "15002", ONE], encounter=icons(0, 1, 2, 3, 0)).play("Chaos Magic")
    assert t.ally.name == "Quicksilver" and len(t.hand) == 1
    assert [t[f"Card {i}"].where for i in range(5)] == ["encounter_discard"] * 4 + ["encounter"]
    t.quiet()


def test_chaos_magic_plays_events_and_minds_their_restrictions(board):
    t = board(hero=WITCH, hand=["Chaos Magic", "Hex Bolt", ONE], encounter=icons(2, 2, 2, 0, 0, 0))
    t.play("Chaos Magic").pass_all()
    assert len(t.hand) == 4 and len(t.zone("encounter_discard")) == 5
    board(hero=WITCH, hand=["Chaos Magic", ONE]).cannot("play", "Chaos Magic", rule="rr:target")
    board(hero=WITCH, hand=["Chaos Magic", "Recuperation"]).cannot("play", "Chaos Magic", rule="rr:target")
    board(hero=WITCH, hand=["Chaos Magic", "Chaos Magic", ONE]).cannot(
        "play", "Chaos Magic", rule="rr:target"
    )  # neither plays the other


def test_chaos_magic_chooses_among_what_can_be_played(board):
    t = board(hero=WITCH, hand=["Chaos Magic", "15002", "15008"], encounter=icons(0, 0, 0)).play("Chaos Magic")
    t.choose("15008")
    assert t["15008"].in_play and len(t.zone("encounter_discard")) == 1


@pytest.mark.parametrize(
    ("boosts", "damage", "threat", "hand"), [((0, 0, 1), 4, 3, 0), ((2, 1, 2), 0, 3, 2), ((1, 1, 1), 0, 0, 0)]
)
def test_hex_bolt(board, boosts, damage, threat, hand):
    t = board(hero=WITCH, hand=["Hex Bolt", TWO], encounter=icons(*boosts, 0, 0), threat=5).play("Hex Bolt")
    for _ in range(3):
        if t.asked == "window":
            t.pass_()
    assert (t.villain.damage, t.main.threat, len(t.hand)) == (damage, threat, hand)
    t.quiet()


def test_hex_bolt_places_any_status_card(board):
    t = board(hero=WITCH, hand=["Hex Bolt", TWO], encounter=icons(4, 2, 2, 0)).play("Hex Bolt")
    t.pass_().option(2).choose(t.hero).pass_().pass_()
    assert t.hero.tough and len(t.hand) == 2


@ruling("faq:scarlet-witch-hero-pack:hex-bolt:1")
def test_hex_bolt_discards_all_before_it_does_anything(board):
    t = board(hero=WITCH, hand=["Hex Bolt", TWO], encounter=icons(0, 1, 2, 3)).play("Hex Bolt")
    assert t.asked == "window" and t.villain.damage == 0
    assert [t[f"Card {i}"].where for i in range(4)] == ["encounter_discard"] * 3 + ["encounter"]
    t.pass_all()


def test_molecular_decay(board):
    t = board(hero=WITCH, hand=["Molecular Decay", THREE], encounter=icons(2, 1, 0), engaged=[minion(hp=9)])
    t.play("Molecular Decay").choose(t.minion).pass_().pass_()
    assert (t.minion.damage, t.villain.damage) == (8, 0)


def test_warp_reality(board):
    deck = [treachery(Damage(YOU, 5), boost=2, name="Trap"), *icons(0, 0, 0)]
    t = board(hero=WITCH, hand=["Warp Reality", ONE], encounter=deck).reveal("Trap").play("Warp Reality").pass_()
    assert t.hero.damage == 0 and t["Trap"].where == "encounter_discard"
    assert [t[f"Card {i}"].where for i in range(3)] == ["encounter_discard"] * 2 + ["encounter"]


def test_warp_reality_stops_a_minion(board):
    t = board(hero=WITCH, hand=["Warp Reality", ONE], encounter=[minion(boost=0, name="Thug")])
    t.reveal("Thug").play("Warp Reality").pass_()
    assert t.minions == [] and t["Thug"].where == "encounter_discard"


def test_agatha_harkness(board):
    deck = [resource(name=x) for x in "ABCD"]
    t = board(hero=WITCH, form="alter-ego", play=["Agatha Harkness"], deck=deck).use("Agatha Harkness")
    t.choose("B").choose("C")  # what is laid there last lies deepest
    assert [c.name for c in t.hand] == ["B"] and [c.name for c in t.seats[0].deck][-2:] == ["C", "A"]


def test_magic_shield_protects_any_friend(board):
    trap = treachery(Damage(YOU, 4), name="Trap")
    t = board(player(), player(WITCH, play=["Magic Shield"]), encounter=[trap]).reveal("Trap", seat=0)
    t.use("Magic Shield", seat=1)
    assert t.seats[0].identity.damage == 1 and t["Magic Shield"].where == "discard1"


@pytest.mark.parametrize(("option", "damage"), [(0, 5), (1, 3)])
def test_the_crest_adds_or_takes_one(board, option, damage):
    t = board(hero=WITCH, play=["Scarlet Witch's Crest"], villain=foe(atk=2), encounter=icons(2, 0))
    t.activate(t.villain).pass_().pass_().use("Scarlet Witch's Crest").option(option)
    assert t.hero.damage == damage and t["Scarlet Witch's Crest"].exhausted


# ---- her obligations and her nemesis -------------------------------------------------------------------------------
@ruling("faq:scarlet-witch-hero-pack:slipping-sanity:1")
def test_she_has_two_obligations():
    assert seat_of(WITCH)[2] == ("15023", "15023")


def test_slipping_sanity_counts_stars(board):
    stars = [treachery(boost(Damage(YOU, 1)), boost=0, name=f"Star {i}") for i in range(2)]
    t = board(hero=WITCH, encounter=["15023", *stars, *icons(3, 3, 3, 3)]).reveal("15023").answer("no")
    assert t.main.threat == 2 and len(t.zone("encounter_discard")) == 6


def test_the_next_evolution_adds_an_icon(board):
    t = board(hero=WITCH, villain=foe(atk=2), encounter=icons(0, 1), sides=["The Next Evolution"])
    t.activate(t.villain).pass_().pass_()
    assert t.hero.damage == 3
    t = board(hero=WITCH, hand=["Molecular Decay", THREE], encounter=icons(0, 1, 0), sides=["The Next Evolution"])
    t.play("Molecular Decay").pass_().pass_()
    assert t.villain.damage == 5 + 3


@pytest.mark.parametrize(("boosts", "dealt"), [(2, 1), (1, 0)])
def test_luminous_may_deal_an_encounter_card(board, boosts, dealt):
    t = board(hero="captain-marvel", engaged=["Luminous"], encounter=icons(boosts, 0))
    t.activate(t.minion).pass_()
    assert len(t.seats[0].dealt) == dealt


def test_magical_suspension_makes_everything_dearer(board):
    deed = event(Draw(1), cost=0, name="Deed")
    t = board(hero=WITCH, attached=["Magical Suspension"], hand=[deed]).cannot("play", "Deed", rule="rr:cost")
    t = board(hero=WITCH, attached=["Magical Suspension"], hand=[deed, ONE]).play("Deed")
    assert len(t.hand) == 1
    t = board(hero=WITCH, attached=["Magical Suspension"]).use("Magical Suspension")
    assert t["Magical Suspension"].where == "encounter_discard" and t.hero.exhausted


@pytest.mark.parametrize(("boosts", "damage"), [(2, 2), (1, 0)])
def test_chaos_manipulation_brings_luminous(board, boosts, damage):
    hero, deck = player("captain-marvel"), ["Chaos Manipulation", *icons(boosts, boosts)]
    t = board(hero, encounter=deck, encounter_discard=["Luminous"], filler=0).reveal("Chaos Manipulation")
    if damage:
        t.pass_()
    assert t.minion.name == "Luminous" and t.hero.damage == damage
    t.quiet()
