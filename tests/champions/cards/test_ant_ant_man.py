"""Ant-Man: the identity with its two hero forms, his cards, his obligation and his nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.text.options import option_text
from quickstrike.champions.vocab import ChangeForm, Draw
from quickstrike.testkit import event, foe, minion, on, resource, treachery, upgrade

ANT, P, M, E = "ant-man", resource(physical=1), resource(mental=1), resource(energy=1)
TINY, BIG, SCOTT = "12001a", "12001c", "12001b"


# ---- 12001 the three sides -----------------------------------------------------------------------------------------
def test_a_turn_offers_both_other_forms(board):
    t = board(hero=ANT)
    assert [o.value for o in t.game.decision.options if o.verb == "change_form"] == [SCOTT, BIG]
    t = board(hero=ANT, form="Giant")
    assert [o.value for o in t.game.decision.options if o.verb == "change_form"] == [SCOTT, TINY]
    t = board(hero=ANT, form="alter-ego")
    assert [o.value for o in t.game.decision.options if o.verb == "change_form"] == [TINY, BIG]
    said = [option_text(t.state, t.game.decision, o) for o in t.game.decision.options if o.verb == "change_form"]
    assert said == ["Change to Tiny hero form (Ant-Man)", "Change to Giant hero form (Ant-Man)"]


def test_from_form_to_form_once_a_round(board):
    t = board(hero=ANT, damage=3).answer("change_form", value=BIG)
    assert t.seats[0].form == "Giant" and (t.hero.thw, t.hero.atk, t.hero.def_, t.hero.damage) == (1, 3, 3, 3)
    t.use(BIG)
    assert t.villain.damage == 1 and t.hero.stat("HAND_SIZE") == 4
    t.cannot("change_form", rule="rr:form-change-form")
    t.quiet()


def test_each_form_answers_its_own_coming(board):
    t = board(hero=ANT, form="alter-ego", threat=3).answer("change_form", value=TINY).use(TINY)
    assert t.main.threat == 2
    t = board(hero=ANT, form="Giant", damage=2).answer("change_form", value=SCOTT).use(SCOTT)
    assert t.hero.damage == 1 and t.seats[0].form == "alter-ego"


def test_an_effect_that_asks_for_the_alter_ego_finds_it_from_either_form(board):
    for form in ("Tiny", "Giant"):
        t = board(hero=ANT, form=form, encounter=["Care for Cassie"]).reveal("Care for Cassie").answer("yes")
        assert t.seats[0].form == "alter-ego" and t.hero.exhausted
        assert t["Care for Cassie"].where == "removed"


# ---- his cards -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("form", "damage", "threat"), [("Giant", 2, 5), ("Tiny", 0, 3)])
def test_wasp_helps_by_his_size(board, form, damage, threat):
    t = board(hero=ANT, form=form, hand=["12002", resource(wild=3)], threat=5).play("12002").use("12002")
    assert (t.villain.damage, t.main.threat) == (damage, threat)


def test_giant_stomp(board):
    thugs = [minion(hp=1, name="A"), minion(hp=9, name="B")]
    t = board(hero=ANT, form="Giant", hand=["Giant Stomp", resource(wild=3)], engaged=thugs).play("Giant Stomp")
    t.choose("B")
    assert [m.name for m in t.minions] == [] and t.villain.damage == 0
    t = board(hero=ANT, hand=["Giant Stomp", resource(wild=3)])
    t.cannot("play", "Giant Stomp", rule="rr:form-change-form")


def test_hive_mind_counts_armies(board):
    t = board(hero=ANT, hand=["Hive Mind", resource(wild=2)], play=["Army of Ants"] * 3, threat=9).play("Hive Mind")
    assert t.main.threat == 4
    t = board(hero=ANT, form="Giant", hand=["Hive Mind", resource(wild=2)], threat=9)
    t.cannot("play", "Hive Mind", rule="rr:form-change-form")


def test_resize_changes_to_the_other_hero_form(board):
    t = board(hero=ANT, hand=["Resize"]).play("Resize").pass_()
    assert t.seats[0].form == "Giant" and len(t.hand) == 1
    t.answer("change_form", value=TINY)  # it was no change of his own


@pytest.mark.parametrize(("form", "damage", "hand"), [("Giant", 1, 1), ("Tiny", 3, 2)])
def test_pym_particles_do_something_when_spent(board, form, damage, hand):
    deed = event(Draw(1), cost=1, name="Deed")
    t = board(hero=ANT, form=form, damage=3, hand=[deed, "12006"]).play("Deed").use("12006")
    assert (t.hero.damage, len(t.hand)) == (damage, hand)
    t.quiet()


def test_pym_particles_do_nothing_for_scott_lang(board):
    deed = event(Draw(1), cost=1, name="Deed")
    t = board(hero=ANT, form="alter-ego", damage=3, hand=[deed, "12006"]).play("Deed")
    assert t.hero.damage == 3
    t.quiet()


def test_pym_particles_that_are_discarded_are_not_spent(board):
    t = board(hero=ANT, damage=3, hand=["12006"], encounter=["14028"]).reveal("14028")
    t.quiet()
    assert t.hero.damage == 3


def test_army_of_ants(board):
    t = board(hero=ANT, play=["Army of Ants"]).use("Army of Ants")
    assert t.villain.damage == 1 and t["Army of Ants"].exhausted
    board(hero=ANT, form="Giant", play=["Army of Ants"]).cannot("use", "Army of Ants", ability=0, rule="rr:target")


def test_his_helmet_and_giant_strength(board):
    t = board(hero=ANT, damage=3, play=["Ant-Man's Helmet", "Giant Strength"]).answer("change_form", value=BIG)
    t.use("Ant-Man's Helmet").use("Giant Strength").pass_all()
    assert (t.hero.damage, t.hero.atk) == (1, 4)
    t.end_turn().skip_to("defend")
    assert t.hero.atk == 3
    t = board(hero=ANT, form="Giant", play=["Ant-Man's Helmet"]).answer("change_form", value=TINY)
    t.use("Ant-Man's Helmet").pass_all()
    assert len(t.hand) == 1


def test_wrist_gauntlets(board):
    t = board(hero=ANT, form="Giant", play=["Wrist Gauntlets"], hand=[P, P, E, E]).use("Wrist Gauntlets", ability=0)
    assert t.villain.stunned and len(t.hand) == 2
    t = board(hero=ANT, play=["Wrist Gauntlets"], hand=[P, P, E, E]).use("Wrist Gauntlets", ability=1)
    assert t.villain.confused
    board(hero=ANT, play=["Wrist Gauntlets"], hand=[P, P]).cannot("use", "Wrist Gauntlets", ability=0, rule="rr:target")


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
def test_care_for_cassie_fixes_his_form(board):
    t = board(hero=ANT, hand=[P, M, "Resize"], encounter=["Care for Cassie"]).reveal("Care for Cassie").answer("no")
    t.choose(P)
    t.cannot("change_form", rule="rr:cannot")
    t.villain_phase()
    t.cannot("change_form", rule="rr:cannot")
    t.villain_phase()
    t.can("change_form")


def test_tech_theft_empties_tech_cards(board):
    gadget = upgrade(name="Gadget", traits="Tech")
    t = board(hero=ANT, play=["Ant-Man's Helmet", gadget], sides=["Tech Theft"], threat=1)
    t.answer("change_form", value=BIG).pass_()
    t.quiet()
    t = board(hero=ANT, damage=3, play=["Ant-Man's Helmet"], sides=[on("Tech Theft", threat=2)])
    t.thwart(t.side)
    t.answer("change_form", value=BIG).use("Ant-Man's Helmet").pass_all()
    assert t.hero.damage == 1 and not t.sides


def test_tech_theft_when_it_comes(board):
    t = board(hero=ANT, damage=3, play=["Ant-Man's Helmet"], encounter=["Tech Theft"]).reveal("Tech Theft")
    t.answer("change_form", value=BIG).pass_()
    t.quiet()


def test_yellowjacket_is_as_big_as_he_is(board):
    t = board(hero=ANT, form="Giant", engaged=["Yellowjacket"])
    assert t.minion.trait("Giant") and t.minion.keyword("retaliate") == 1 and t.minion.atk == 2
    t = board(hero=ANT, engaged=["Yellowjacket"])
    assert t.minion.trait("Tiny") and not t.minion.keyword("retaliate") and t.minion.atk == 3
    t = board(hero=ANT, form="alter-ego", engaged=["Yellowjacket"])
    assert not t.minion.trait("Tiny") and not t.minion.trait("Giant") and t.minion.atk == 2


def test_size_increase_is_used_up(board):
    villain, deck = foe(atk=0, sch=1), ["Size Increase", *[treachery(boost=0)] * 5]
    t = board(hero=ANT, villain=villain, encounter=deck).reveal("Size Increase")
    assert t["Size Increase"].host == t.villain and (t.villain.atk, t.villain.sch) == (2, 3)
    for left in (2, 1):
        t.activate(t.villain).pass_()
        assert t["Size Increase"].counters("size") == left
    t.activate(t.villain).pass_()
    assert t["Size Increase"].where == "encounter_discard" and t.villain.atk == 0
    t = board(hero=ANT, engaged=["Yellowjacket"], encounter=["Size Increase"]).reveal("Size Increase")
    assert t["Size Increase"].host == t.minion


def test_yellowjackets_plan_finds_a_card_of_his_set(board):
    deck = ["Yellowjacket's Plan", treachery(name="Else"), "Yellowjacket"]
    t = board(hero=ANT, encounter=deck).reveal("Yellowjacket's Plan")
    assert t.minion.name == "Yellowjacket" and t["Else"].where == "encounter_discard"


def test_why_nothing_else_while_a_form_is_asked_for(board):
    change = event(ChangeForm("hero"), cost=0)
    t = board(hero=ANT, form="alter-ego", hand=[change]).play(change)
    assert t.asked == "form"
    t.cannot("end_turn", rule="rr:form-change-form")
    t.answer("change_form", value=BIG)
    assert t.me.form == "Giant"
