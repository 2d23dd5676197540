"""Hawkeye: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.rules.zones import discard
from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade

HAWKEYE, BOW = "hawkeye", "Hawkeye's Bow"
QUIVER, SONIC, ELECTRIC = "Hawkeye's Quiver", "Sonic Arrow", "Electric Arrow"


# ---- 04001 Hawkeye / Clint Barton ----------------------------------------------------------------------------------
def test_quick_draw_readies_the_bow_for_himself(board):
    t = board(hero=HAWKEYE, play=[on(BOW, exhausted=True)]).use("Hawkeye")
    assert t.hero.exhausted and not t[BOW].exhausted
    t.cannot("use", "Hawkeye", rule="rr:exhausted")
    board(hero=HAWKEYE, play=[BOW]).cannot("use", "Hawkeye", rule="rr:target")


def test_weapon_of_choice_finds_the_bow_once_a_phase(board):
    t = board(hero=HAWKEYE, form="alter-ego", hand=[resource(wild=1)], deck=[resource(), BOW]).use("Clint Barton")
    assert [c.name for c in t.hand] == [BOW]
    t.add(resource(wild=1), "hand0")
    t.cannot("use", "Clint Barton", rule="rr:limit")
    board(hero=HAWKEYE, form="alter-ego", discard=[BOW]).cannot("use", "Clint Barton", rule="rr:cost")


# ---- the bow and the quiver ----------------------------------------------------------------------------------------
def test_the_bow_gives_reach_to_arrows_and_to_nothing_else(board):
    foes = foe(RETALIATE(1), hp=30)
    t = board(hero=HAWKEYE, play=[BOW], hand=["Vibranium Arrow", resource(wild=2)], villain=foes)
    assert t.hero.atk == 3
    t.play("Vibranium Arrow")
    assert t.villain.damage == 6 and t.hero.damage == 0 and t[BOW].exhausted
    t.attack(t.villain)
    assert t.hero.damage == 1  # his own attack is not ranged


@ruling("faq:rise-of-red-skull-expansion:hawkeyes-quiver:1")
def test_the_quiver_holds_an_arrow_out_of_five(board):
    deck = [resource(name=f"R{n}") for n in range(4)] + [SONIC, ELECTRIC]
    t = board(hero=HAWKEYE, play=[QUIVER, BOW], hand=[resource(wild=2)], deck=deck, filler=0, encounter=[treachery()])
    before = [c.id for c in t.seats[0].deck]
    t.use(QUIVER)
    assert [c.name for c in t[QUIVER].under] == [SONIC] and t[SONIC].where == "faceup"
    assert len(t.seats[0].deck) == 5 and [c.id for c in t.seats[0].deck] != before  # all of it is shuffled
    t.play(SONIC)
    assert t.villain.damage == 3 and t.villain.confused and t[SONIC].where == "discard0" and not t[QUIVER].under


def test_what_is_in_the_quiver_is_seen_and_goes_with_it(board):
    t = board(hero=HAWKEYE, play=[on(QUIVER, faceup=[SONIC])])
    shown = next(c for c in t.game.view(0)["play"] if c["name"] == QUIVER)
    assert [c["name"] for c in shown["beneath"]] == [SONIC]
    t.cannot("play", SONIC, rule="rr:exhausted")  # there is no bow
    discard(t.state, t[QUIVER].id)
    assert t[SONIC].where == "discard0"


def test_only_its_controller_plays_what_the_quiver_holds(board):
    t = board(player(hand=[resource(wild=2)]), player(HAWKEYE, play=[on(QUIVER, faceup=[SONIC]), BOW]))
    t.cannot("play", SONIC)


# ---- the arrows ----------------------------------------------------------------------------------------------------
def test_sonic_and_electric_arrows_hit_harder_what_they_find_so(board):
    for arrow, status in ((SONIC, "confused"), (ELECTRIC, "stunned")):
        t = board(hero=HAWKEYE, play=[BOW], hand=[arrow, resource(wild=2)], engaged=[minion(hp=9)])
        t.play(arrow, target=t.minion)
        assert t.minion.damage == 3 and getattr(t.minion, status) == 1
        t = board(hero=HAWKEYE, play=[BOW], hand=[arrow, resource(wild=2)], villain=on(foe(hp=9), **{status: 1}))
        t.play(arrow)
        assert t.villain.damage == 5 and getattr(t.villain, status) == 1


def test_an_arrow_needs_the_bow(board):
    t = board(hero=HAWKEYE, play=[on(BOW, exhausted=True)], hand=[SONIC, resource(wild=2)])
    t.cannot("play", SONIC, rule="rr:exhausted")


def test_explosive_arrow_is_no_attack_and_hits_one_players_minions(board):
    t = board(
        player(HAWKEYE, play=[BOW], hand=["Explosive Arrow", resource(wild=1)], engaged=[minion(hp=9)]),
        player(engaged=[minion(hp=9), minion(hp=9)]),
        villain=foe(RETALIATE(1), hp=9),
    )
    t.play("Explosive Arrow", target=t.seats[1])
    assert [m.damage for m in t.minions] == [0, 3, 3] and t.villain.damage == 3 and t.hero.damage == 0


def test_cable_arrow_passes_a_crisis(board):
    t = board(hero=HAWKEYE, play=[BOW], hand=["Cable Arrow", resource(wild=1)], threat=5, sides=[side_scheme(crisis=1)])
    t.play("Cable Arrow", target=t.main)
    assert t.main.threat == 2


def test_vibranium_arrow_pierces(board):
    t = board(hero=HAWKEYE, play=[BOW], hand=["Vibranium Arrow", resource(wild=2)], villain=on(foe(hp=9), tough=1))
    t.play("Vibranium Arrow")
    assert (t.villain.damage, t.villain.tough) == (6, 0)


def test_expert_marksman_pays_for_arrows_only(board):
    t = board(hero=HAWKEYE, play=[BOW, "Expert Marksman"], hand=["Cable Arrow"], threat=5)
    t.play("Cable Arrow")
    assert t["Expert Marksman"].exhausted and t.main.threat == 2
    board(hero=HAWKEYE, play=["Expert Marksman"], hand=[upgrade(cost=1, name="U")]).cannot("play", "U", rule="rr:cost")


# ---- Mockingbird ---------------------------------------------------------------------------------------------------
def test_mockingbird_prevents_all_damage_of_the_attack(board):
    t = board(hero=HAWKEYE, play=["04004"], hand=[resource(wild=1)], villain=foe(atk=4), encounter=[treachery(boost=2)])
    t.activate(t.villain).use("04004").pass_all()
    assert t.hero.damage == 0 and [c.code for c in t.hand] == ["04004"]


def test_mockingbird_does_not_help_against_a_minion(board):
    t = board(hero=HAWKEYE, play=["04004"], hand=[resource(wild=1)], engaged=[minion(atk=2)])
    t.activate(t.minion).pass_all()
    assert t.hero.damage == 2


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
def test_criminal_past_takes_the_bow_out_of_play(board):
    t = board(hero=HAWKEYE, play=[BOW], encounter=["Criminal Past"]).reveal("Criminal Past").answer("no")
    assert t[BOW].where == "discard0" and t["Criminal Past"].where == "encounter_discard"
    t = board(hero=HAWKEYE, form="alter-ego", play=[BOW], encounter=["Criminal Past"]).reveal("Criminal Past").option(0)
    assert t.hero.exhausted and t["Criminal Past"].where == "removed" and t[BOW].in_play


def test_crossfire_pierces_and_so_does_his_boost(board):
    t = board(hero=HAWKEYE, tough=1, engaged=["Crossfire"])
    t.activate("Crossfire").pass_all()
    assert (t.hero.damage, t.hero.tough) == (2, 0)
    t = board(hero=HAWKEYE, tough=1, villain=foe(atk=2), encounter=["Crossfire"])
    t.activate(t.villain).pass_all()
    assert (t.hero.damage, t.hero.tough) == (2, 0)


def test_marked_for_death_takes_mockingbird_from_wherever_she_is(board):
    for place in ({"hand": ["04004"]}, {"deck": ["04004"]}, {"discard": ["04004"]}, {"play": ["04004"]}):
        t = board(player(), player(HAWKEYE, **place), encounter=["Marked for Death"]).reveal("Marked for Death")
        assert t["04004"].where == "faceup" and [c.code for c in t.side.under] == ["04004"]
        t.state.play[t.side.id].threat = 1
        t.thwart(t.side)
        assert t["04004"].where == "hand1" and not t.sides


@ruling("faq:rise-of-red-skull-expansion:marked-for-death:1")
@ruling("errata:rise-of-red-skull-expansion:marked-for-death")
def test_marked_for_death_with_another_mockingbird_in_play(board):
    t = board(player(play=["01083"]), player(HAWKEYE, hand=["04004"]), encounter=["Marked for Death"])
    t.reveal("Marked for Death")
    assert t["04004"].where == "hand1" and not t.side.under
    t.state.play[t.side.id].threat = 1
    t.thwart(t.side)
    assert t["01083"].where == "hand0"


def test_crossfires_rifle_goes_to_him_or_to_the_villain(board):
    t = board(hero=HAWKEYE, engaged=["Crossfire"], encounter=["Crossfire's Rifle"]).reveal("Crossfire's Rifle")
    assert t["Crossfire's Rifle"].host.name == "Crossfire" and t.minion.atk == 4
    t = board(hero=HAWKEYE, villain=foe(atk=2), encounter=["Crossfire's Rifle"], hand=[resource(wild=1)])
    t.reveal("Crossfire's Rifle")
    assert t["Crossfire's Rifle"].host.id == t.villain.id and t.villain.keyword("ranged")
    t.use("Crossfire's Rifle")
    assert t.hero.exhausted and not t["Crossfire's Rifle"].in_play


def test_crossfires_rifle_keeps_retaliate_away(board):
    t = board(hero=HAWKEYE, play=[ally(RETALIATE(1), hp=9)], villain=on(foe(atk=1), attached=["Crossfire's Rifle"]))
    t.activate(t.villain).defend(t.ally).pass_all()
    assert t.villain.damage == 0 and t.ally.damage == 3


def test_sniper_shot(board):
    t = board(hero=HAWKEYE, encounter=["Sniper Shot"]).reveal("Sniper Shot")
    assert t.hero.damage == 3 and t.main.threat == 0
    t = board(hero=HAWKEYE, form="alter-ego", encounter=["Sniper Shot"]).reveal("Sniper Shot")
    assert t.hero.damage == 0 and t.main.threat == 3


def test_an_event_that_is_no_arrow_stays_out_of_the_quiver(board):
    t = board(hero=HAWKEYE, play=[QUIVER], deck=[event(name="E")] * 5, filler=0, encounter=[treachery()]).use(QUIVER)
    assert not t[QUIVER].under
