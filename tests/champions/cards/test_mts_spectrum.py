"""Spectrum: the identity, her energy forms, her cards, her obligation and her nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.decks import check
from quickstrike.champions.scenarios import starter_deck
from quickstrike.testkit import ally, minion, on, player, resource, side_scheme

HER = "spectrum"
FORMS = ("21002", "21003", "21004")


def forms(faceup=None):
    """The three forms in play, all facedown or one of them faceup."""
    return [on(code, **({} if code == faceup else {"side": "back"})) for code in FORMS]


def faceup(t):
    return [c for c in FORMS if not t[c].face.turned]


def test_her_starter_deck_is_legal():
    assert not check(starter_deck(HER))


def test_her_forms_start_facedown(setting_up):
    t = setting_up(player(HER, deck=[*FORMS, *[resource(wild=1)] * 12]))
    t.answer("done")
    assert [t[c].in_play for c in FORMS] == [True] * 3 and faceup(t) == []


def test_a_form_facedown_has_nothing_of_what_is_printed(board):
    t = board(hero=HER, play=forms())
    assert (t.hero.atk, t.hero.thw, t.hero.def_) == (1, 1, 1) and not t["21002"].face.keywords


@pytest.mark.parametrize(("code", "stats"), [(FORMS[0], (3, 1, 1)), (FORMS[1], (1, 3, 1)), (FORMS[2], (1, 1, 3))])
def test_each_form_raises_one_power(board, code, stats):
    t = board(hero=HER, play=forms(code))
    assert (t.hero.atk, t.hero.thw, t.hero.def_) == stats


def test_energy_transformation_and_what_follows_it(board):
    t = board(hero=HER, form="alter-ego", play=forms(), damage=2)
    t.change_form()
    t.choose("21002")
    t.use("21002", target=t.villain)
    assert faceup(t) == ["21002"] and t.villain.damage == 1


def test_photon_removes_threat_and_pulsar_heals(board):
    t = board(hero=HER, form="alter-ego", play=forms(), threat=3)
    t.change_form()
    t.choose("21003")
    with t.changes(lambda: t.main.threat, by=-1):
        t.use("21003", target=t.main)
    t = board(hero=HER, form="alter-ego", play=forms(), damage=3)
    t.change_form()
    t.choose("21004")
    with t.changes(lambda: t.hero.damage, by=-1):
        t.use("21004")


def test_power_down(board):
    t = board(hero=HER, play=forms("21003"))
    t.change_form()
    assert faceup(t) == []


def test_blue_marvel_changes_her_form(board):
    t = board(hero=HER, hand=["Blue Marvel", *[resource(wild=1)] * 3], play=forms("21002"))
    t.play("Blue Marvel")
    t.use("Blue Marvel")
    t.choose("21004")
    t.pass_all()
    assert faceup(t) == ["21004"]


def test_energy_duplication_generates_what_her_form_has(board):
    t = board(hero=HER, hand=["Gamma Blast", *[resource(energy=1)] * 2], play=[*forms("21003"), "Energy Duplication"])
    t.play("Gamma Blast", target=t.villain, pay=["Energy Duplication", *t.hand[1:]])
    t.pass_all()
    assert t["Energy Duplication"].exhausted and t.villain.damage >= 7
    t = board(hero=HER, hand=["Ready to Rumble"], play=[*forms(), "Energy Duplication"])
    t.cannot("play", "Ready to Rumble", rule="rr:cost")  # facedown forms have no resource


def test_gamma_blast(board):
    t = board(hero=HER, hand=["Gamma Blast", *[resource(wild=1)] * 3], play=forms("21003"), engaged=[minion(hp=3)])
    t.play("Gamma Blast", target=t.minion)
    t.pass_all()
    assert faceup(t) == ["21002"] and t.villain.damage == 0
    t = board(hero=HER, hand=["Gamma Blast", *[resource(wild=1)] * 3], play=forms("21002"), engaged=[minion(hp=3)])
    t.play("Gamma Blast", target=t.minion)
    t.quiet()
    assert t.villain.damage == 4


def test_photon_speed(board):
    crisis = side_scheme(threat=2, crisis=1)
    t = board(hero=HER, hand=["Photon Speed", *[resource(wild=1)] * 2], play=forms("21002"), threat=6, sides=[crisis])
    t.play("Photon Speed")
    t.pass_all()
    assert t.main.threat == 6 and not t[crisis].in_play and faceup(t) == ["21003"]
    t = board(hero=HER, hand=["Photon Speed", *[resource(wild=1)] * 2], play=forms("21003"), threat=6, sides=[crisis])
    t.play("Photon Speed", target=t.main)
    assert t.main.threat == 2


def test_pulsar_shield(board):
    t = board(hero=HER, hand=["Pulsar Shield", resource(wild=1)], play=forms("21002"))
    t.activate(t.villain)
    t.defend(t.hero)
    t.play("Pulsar Shield")
    t.pass_all()
    assert not t.hero.exhausted and faceup(t) == ["21004"] and t.villain.damage == 0
    t = board(hero=HER, hand=["Pulsar Shield", resource(wild=1)], play=forms("21004"))
    t.activate(t.villain)
    t.defend(t.hero)
    t.play("Pulsar Shield")
    t.pass_all()
    assert t.villain.damage == 1


def test_speed_of_light(board):
    t = board(hero=HER, hand=["Speed of Light"], play=forms("21002"))
    t.play("Speed of Light")
    t.choose("21003")
    t.pass_all()
    assert faceup(t) == ["21003"] and len(t.hand) == 1


def test_loss_of_control(board):
    t = board(hero=HER, form="alter-ego", play=forms(), encounter=["Loss of Control"])
    t.reveal("Loss of Control")
    t.change_form()
    assert faceup(t) == []
    t.villain_phase()
    t.change_form()
    t.use("Loss of Control")
    assert t["Loss of Control"].where == "removed" and t.hero.exhausted


def test_radioactive_man(board):
    friend = ally(hp=3)
    t = board(hero=HER, play=[friend], engaged=["21027"])
    t.activate(t.minion, how="scheme").pass_all()
    assert t.hero.damage == 1 and t[friend].damage == 1
    t = board(hero=HER, play=[friend], encounter=["21027"])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.hero.damage == 1 and t[friend].damage == 1


def test_reactor_meltdown(board):
    friend = ally(hp=3)
    t = board(hero=HER, play=[friend], sides=[on("Reactor Meltdown", threat=1)])
    t.thwart(t.side)
    assert t.hero.damage == 1 and t[friend].damage == 1


def test_sap_power(board):
    t = board(hero=HER, form="alter-ego", attached=["Sap Power"], hand=[resource(energy=1), resource(energy=1)])
    with t.changes(lambda: t.hero.damage, by=1):
        t.end_turn()
    t.skip_to("turn")
    t.use("Sap Power")
    assert not t["Sap Power"].in_play


def test_radioactive_blast(board):
    t = board(hero=HER)
    t.reveal(t.add("Radioactive Blast", "encounter"))
    assert t.hero.damage == 2
    t = board(hero=HER, form="alter-ego")
    with t.changes(lambda: t.main.threat, by=2):
        t.reveal(t.add("Radioactive Blast", "encounter"))
