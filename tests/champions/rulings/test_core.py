"""FAQ answers about the cards of the tutorial, general ones, and those of the core set that made-up cards can show."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.faces import data
from quickstrike.champions.vocab import (
    A_SCHEME,
    AN_ENEMY,
    DISCARD,
    RETALIATE,
    YOU,
    YOUR_HERO,
    Attacked,
    Damage,
    Draw,
    Engaged,
    Generate,
    MoveTokens,
    RemoveThreat,
    ThreatPlaced,
    action,
    constant,
    gets,
    hero_action,
    response,
    top,
)
from quickstrike.champions.vocab import (
    resource as resource_ability,
)
from quickstrike.testkit import ally, event, foe, hero, minion, on, player, resource, support, treachery, upgrade


# ---- general questions ---------------------------------------------------------------------------------------------
@ruling("faq:general-questions:1")
def test_tough_is_lost_before_an_interrupt_can_prevent_the_damage(board):
    t = board(hero="spider-man", tough=1, hand=["Backflip"], villain=foe(atk=5)).activate().pass_().pass_()
    assert (t.hero.tough, t.hero.damage) == (0, 0) and t["Backflip"].where == "hand0"
    t.quiet()


@ruling("faq:general-questions:1")
def test_tough_is_kept_if_the_basic_defense_takes_it_all(board):
    t = board(hero="spider-man", tough=1, villain=foe(atk=3)).activate().pass_().defend()
    assert (t.hero.tough, t.hero.damage) == (1, 0)  # DEF 3
    t = board(hero="spider-man", tough=1, villain=foe(atk=4)).activate().pass_().defend()
    assert (t.hero.tough, t.hero.damage) == (0, 0)


@ruling("faq:general-questions:1")
def test_cosmic_flight_cannot_save_the_tough_card_either(board):
    t = board(hero="captain-marvel", tough=1, play=["Cosmic Flight"]).reveal(treachery(Damage(YOU, 2)))
    assert t.hero.tough == 0 and t["Cosmic Flight"].in_play
    t.quiet()


# ---- Spider-Man ----------------------------------------------------------------------------------------------------
@ruling("faq:core-set:spider-man:1")
def test_an_attack_is_initiated_before_any_of_its_steps(board):
    t = board(hero="spider-man", phase="villain", deck=["Backflip"], encounter=[treachery(boost=2)])
    assert t.asked == "window" and not t.villain.boosts
    t.use("Spider-Man")
    assert len(t.villain.boosts) == 1 and t.asked == "defend"
    t.pass_().play("Backflip")  # the card drawn is there in time
    assert t.hero.damage == 0


@ruling("faq:core-set:spider-man:1")
@pytest.mark.parametrize("name", ["Assault", "Gang-Up", "Stampede"])
def test_an_attack_by_a_treachery_is_initiated_too(board, name):
    t = board(hero="spider-man", villain="01094", encounter=[name]).reveal(name).use("Spider-Man")
    assert len(t.hand) == 1 and t.asked == "defend"


# ---- Webbed Up -----------------------------------------------------------------------------------------------------
@ruling("faq:core-set:webbed-up:1")
def test_webbed_up_prevents_two_attacks(board):
    t = board(villain=on(foe(atk=5), attached=["Webbed Up"]))
    t.activate()
    assert t.villain.stunned == 1 and t["Webbed Up"].where == "discard0"
    t.activate()
    assert t.villain.stunned == 0 and t.hero.damage == 0
    t.activate().pass_()
    assert t.hero.damage == 5  # the third is an attack again


@ruling("faq:core-set:webbed-up:2")
def test_webbed_up_leaves_nothing_for_spider_sense(board):
    t = board(hero="spider-man", villain=on(foe(), attached=["Webbed Up"]))
    t.activate().quiet()
    t.activate().quiet()  # nor does the stun
    assert not t.hand
    t.activate()
    assert t.asked == "window"


# ---- Tigra ---------------------------------------------------------------------------------------------------------
@ruling("faq:core-set:tigra-greer-grant-nelson:1")
def test_tigra_heals_before_consequential_damage(board):
    t = board(play=[on("Tigra", damage=2)], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Tigra")
    assert t.asked == "window" and t["Tigra"].damage == 2
    t.use("Tigra")
    assert t["Tigra"].in_play and t["Tigra"].damage == 2
    t = board(play=[on("Tigra", damage=2)], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Tigra").pass_()
    assert t["Tigra"].where == "discard0"  # without it, the one damage defeats her


@ruling("faq:core-set:tigra-greer-grant-nelson:1")
def test_tigra_unhurt_has_nothing_to_heal_yet(board):
    t = board(play=["Tigra"], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Tigra")
    assert t["Tigra"].damage == 1
    t.quiet()


# ---- Assault -------------------------------------------------------------------------------------------------------
@ruling("faq:core-set:assault:1")
def test_assault_is_not_shuffled_in_while_its_attack_goes_on(board):
    boost = treachery(boost=1, name="Last Card")
    t = board(encounter=["Assault", boost], encounter_discard=["Shocker", "Sandman"], filler=0)
    t.reveal("Assault")
    assert t["Assault"].where == "limbo" and t[boost].where == "boost" and t.state.acceleration == 1
    assert {c.name for c in t.zone("encounter")} == {"Shocker", "Sandman"}
    t.pass_()
    assert t.hero.damage == 3
    assert [c.name for c in t.zone("encounter_discard")] == ["Assault", "Last Card"]


# ---- Hulk ----------------------------------------------------------------------------------------------------------
@ruling("faq:galaxys-most-wanted-expansion:salvage:1")
@pytest.mark.parametrize("first", [1, 2])
def test_hulk_and_a_card_with_several_resources(board, first):
    t = board(play=[on("Hulk", damage=3)], deck=[resource(energy=1, mental=1)]).attack("Villain", who="Hulk")
    assert [o.ability for o in t.decision.options] == [1, 2]
    t.option(first)
    assert t["Hulk"].where == "discard0" and t.villain.damage == 4 and t.hero.damage == 1
    t.quiet()


# ---- the core set: how many cards ----------------------------------------------------------------------------------
@ruling("faq:core-set:1")
@pytest.mark.parametrize(("aspect", "n"), [("aggression", 19), ("justice", 19), ("protection", 19), ("leadership", 18)])
def test_how_many_cards_of_each_aspect(aspect, n):
    mine = [c for c in data().values() if c.get("aspect") == aspect and c["pack"] == "core"]
    assert sum(c["quantity"] for c in mine) == n


# ---- the core set: made-up cards with the same words ----------------------------------------------------------------
LAWYER = upgrade(response(ThreatPlaced(), RemoveThreat(A_SCHEME, 1)), name="Lawyer")


@ruling("faq:core-set:jennifer-walters:1")
def test_threat_that_a_side_scheme_enters_with_is_not_placed(board):
    t = board(play=[LAWYER], encounter=["Crowd Control"]).reveal("Crowd Control")
    assert t.side.threat == 2
    t.quiet()
    t = board(play=[LAWYER], encounter=["Bomb Scare"]).reveal("Bomb Scare").use(LAWYER)
    assert t.side.threat == 2  # of three: the additional one was placed


@ruling("faq:core-set:focused-rage:1")
def test_damage_as_a_cost_must_be_taken(board):
    rage = upgrade(hero_action(Draw(1), cost=Damage(YOU, 1)))
    t = board(play=[rage], tough=1)
    t.cannot("use", rage, ability=0, rule="rr:cost")
    t = board(play=[rage]).use(rage)
    assert t.hero.damage == 1 and len(t.hand) == 1


@ruling("faq:core-set:repulsor-blast:1")
def test_additional_damage_is_one_with_the_first(board):
    t = board(villain=on(foe(), tough=1)).play(event(Damage(AN_ENEMY, 1, additional=4)))
    assert (t.villain.tough, t.villain.damage) == (0, 0)


def pepper(board, top_card, cost):
    card = support(resource_ability(Generate(top(1, DISCARD))))
    return board(play=[card], discard=[top_card], hand=[resource(energy=1), event(Draw(1), cost=cost)])


@ruling("faq:core-set:pepper-potts:1")
def test_both_resources_of_the_card_on_top_are_generated(board):
    t = pepper(board, "Genius", 3)
    t.play(t.hand[1])
    assert len(t.hand) == 1


@ruling("faq:core-set:pepper-potts:2")
def test_the_power_of_an_aspect_on_top_is_not_doubled(board):
    card = support(resource_ability(Generate(top(1, DISCARD))))
    t = board(play=[card], discard=["The Power of Aggression"], hand=["Combat Training"])
    t.cannot("play", "Combat Training", rule="rr:cost")


@ruling("faq:core-set:pepper-potts:3")
def test_a_card_being_spent_is_not_on_top_yet(board):
    t = pepper(board, "Genius", 4)
    t.cannot("play", t.hand[1], rule="rr:cost")


@ruling("faq:core-set:rocket-boots:1")
def test_hit_points_go_with_what_gave_them(board):
    boots = upgrade(constant(gets(YOUR_HERO, HP=2)))
    t = board(play=[boots], damage=11, encounter=["Caught Off Guard"]).reveal("Caught Off Guard")
    assert t.result == "lost"


PANTHER = hero(RETALIATE(1), name="Panther")


@ruling("faq:core-set:black-panther:1")
def test_retaliate_needs_the_character_itself_to_be_attacked(board):
    t = board(hero=PANTHER, play=[ally(hp=9)])
    t.activate().defend(t.ally)
    assert t.villain.damage == 0
    t = board(player(PANTHER), player()).activate(seat=0)
    t.pass_().defend(t.seats[1].identity)
    assert t.villain.damage == 0


@ruling("faq:core-set:black-panther:2")
def test_retaliate_of_a_defender(board):
    t = board(hero=PANTHER).activate().defend()
    assert t.villain.damage == 1 and t.hero.damage == 0


@ruling("faq:core-set:vibranium-suit:1")
def test_moved_damage_is_dealt(board):
    move = event(action(MoveTokens("damage", 2, YOU, AN_ENEMY)))
    t = board(damage=3, villain=on(foe(), tough=1)).play(move)
    assert (t.hero.damage, t.villain.tough, t.villain.damage) == (1, 0, 0)


# ---- other packs, where the words are those of the tutorial ---------------------------------------------------------
@ruling("faq:black-widow-hero-pack:widows-bite:1")
def test_quickstrike_comes_before_a_response_to_engaging(board):
    bite = upgrade(response(Engaged(player=YOU), Damage(AN_ENEMY, 1)))
    t = board(play=[bite], encounter=["Vulture"]).reveal("Vulture")
    assert t.asked == "defend"
    t.pass_().use(bite, target="Vulture")
    assert t.hero.damage == 3 and t["Vulture"].damage == 1


@ruling("faq:hulk-hero-pack:unstoppable-force:1")
def test_a_card_for_nothing_was_not_paid_with_anything(board):
    t = board(
        player("captain-marvel", hand=["Photonic Blast", resource(energy=1)], play=["Helicarrier"]),
        player(play=["Helicarrier"]),
        player(play=["Helicarrier"]),
    )
    t.use(t.all("Helicarrier")[0], target=t.seats[0])
    for seat in (1, 2):
        t.answer("ask", target=t.seats[seat]).use("Helicarrier", target=t.seats[0], seat=seat)
    t.play("Photonic Blast")
    assert t.villain.damage == 5 and len(t.hand) == 1
    t.quiet()


@ruling("faq:thor-hero-pack:jarnbjor:1")
def test_an_event_labelled_attack_is_an_attack_of_the_hero(board):
    axe = upgrade(response(Attacked(by=YOUR_HERO), Draw(1)))
    t = board(play=[axe], hand=["Haymaker", resource(energy=2)]).play("Haymaker").use(axe)
    assert len(t.hand) == 1


@ruling("faq:doctor-strange-hero-pack:counterspell:1")
def test_an_attachment_without_its_host_is_discarded_and_not_replaced(board):
    t = board(encounter=["Charge", treachery(Damage(YOU, 1))]).reveal("Charge")
    assert t["Charge"].where == "encounter_discard" and t.hero.damage == 0
    t.quiet()
