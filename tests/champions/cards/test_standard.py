"""Standard, the set that every scenario contains."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, foe, minion, on, player, treachery, upgrade

SURGE = treachery(Damage(YOU, 1), name="Surge")


# ---- 01186 Advance -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_advance_makes_the_villain_scheme_with_a_boost_card(board, form):
    t = board(form=form, villain=foe(sch=2), engaged=[minion()], encounter=["Advance", treachery(boost=1)])
    t.reveal("Advance")
    assert t.main.threat == 3 and t.hero.damage == 0
    t.quiet()


def test_advance_by_a_confused_villain(board):
    t = board(villain=on(foe(), confused=1), encounter=["Advance"]).reveal("Advance")
    assert t.main.threat == 0 and t.villain.confused == 0
    t.quiet()


# ---- 01187 Assault -------------------------------------------------------------------------------------------------
def test_assault_attacks_the_hero_who_reveals_it(board):
    t = board(player(), player(engaged=[minion()]), encounter=["Assault", treachery(boost=1)])
    t.reveal("Assault", seat=1)
    assert t.decision.seat == 1
    t.pass_().pass_()
    assert [p.identity.damage for p in t.seats] == [0, 3]
    t.quiet()


def test_assault_surges_for_an_alter_ego(board):
    t = board(form="alter-ego", encounter=["Assault", SURGE]).reveal("Assault")
    assert t.hero.damage == 1 and t.main.threat == 0
    t.quiet()


def test_assault_by_a_stunned_villain(board):
    t = board(villain=on(foe(), stunned=1), encounter=["Assault", SURGE]).reveal("Assault")
    assert t.hero.damage == 0 and t.villain.stunned == 0
    t.quiet()


# ---- 01188 Caught Off Guard ----------------------------------------------------------------------------------------
def test_caught_off_guard_discards_one_of_your_choice(board):
    t = board(
        player(play=["Aunt May"]),
        player(play=["Web-Shooter", "Helicarrier", ally()]),
        encounter=["Caught Off Guard", SURGE],
    ).reveal("Caught Off Guard", seat=1)
    assert t.decision.seat == 1 and len(t.decision.options) == 2
    t.answer("choose", target="Helicarrier")
    assert t["Helicarrier"].where == "discard1" and t.seats[1].identity.damage == 0
    t.quiet()


def test_caught_off_guard_surges_if_there_is_none(board):
    t = board(player(play=[ally()]), player(play=["Web-Shooter"]), encounter=["Caught Off Guard", SURGE])
    t.reveal("Caught Off Guard")
    assert t.hero.damage == 1 and t["Web-Shooter"].in_play
    t.quiet()


def test_caught_off_guard_reaches_upgrades_on_enemies(board):
    t = board(hero="spider-man", villain=on(foe(), attached=["Webbed Up"]), encounter=["Caught Off Guard", SURGE])
    t.reveal("Caught Off Guard")
    assert t["Webbed Up"].where == "discard0" and t.hero.damage == 0


# ---- 01189 Gang-Up -------------------------------------------------------------------------------------------------
def test_gang_up_villain_first_then_minions_in_your_order(board):
    t = board(engaged=[minion(atk=1), minion(atk=3)], encounter=["Gang-Up", treachery(), SURGE]).reveal("Gang-Up")
    t.pass_()
    assert t.hero.damage == 2 and len(t.options("activate")) == 2
    t.answer("activate", target=t.minions[1]).pass_()
    assert t.hero.damage == 5
    t.pass_()
    assert t.hero.damage == 6
    t.quiet()


def test_gang_up_only_your_minions_and_only_a_hero(board):
    t = board(player(), player(engaged=[minion(atk=3)]), encounter=["Gang-Up"]).reveal("Gang-Up").pass_().pass_()
    assert [p.identity.damage for p in t.seats] == [2, 0]
    t.quiet()
    t = board(form="alter-ego", engaged=[minion()], encounter=["Gang-Up", SURGE]).reveal("Gang-Up")
    assert t.hero.damage == 1 and t.main.threat == 0
    t.quiet()


# ---- 01190 Shadow of the Past --------------------------------------------------------------------------------------
SPIDER = ["Highway Robbery", "Vulture", "Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans"]
MARVEL = ["The Psyche-Magnitron", "Yon-Rogg", "Kree Manipulator", "Kree Manipulator", "Yon-Rogg's Treason"]


def test_shadow_of_the_past_brings_the_nemesis(board):
    t = board(hero="spider-man", form="alter-ego", aside=SPIDER, encounter=["Shadow of the Past"])
    t.reveal("Shadow of the Past")
    assert t["Vulture"].engaged == 0 and t["Highway Robbery"].threat == 3
    assert [c.where for c in t.all("Sweeping Swoop")] == ["encounter"] * 2
    assert t["The Vulture's Plans"].where == "encounter" and not t.zone("aside")
    t.quiet()


@rule("rr:nemesis-encounter-set")
def test_shadow_of_the_past_brings_the_nemesis_and_no_other_minion_of_its_set(board):
    zemo, soldiers = "Baron Zemo", "03029"
    t = board(hero="captain-america", form="alter-ego", aside=[soldiers, zemo, soldiers], encounter=["01190"])
    t.reveal("01190")
    assert t[zemo].engaged == 0 and [c.where for c in t.all(soldiers)] == ["encounter"] * 2
    t.quiet()


def test_shadow_of_the_past_reveals_them(board):
    t = board(hero="spider-man", hand=["Backflip"], aside=SPIDER, encounter=["Shadow of the Past"])
    t.reveal("Shadow of the Past").pass_()  # quickstrike: no defense, Backflip refused below
    t.pass_all()
    assert t.hero.damage == 3 and t["Backflip"].where == "under"
    t.quiet()


def test_shadow_of_the_past_is_about_your_own_nemesis(board):
    t = board(
        player("spider-man"),
        player("captain-marvel", form="alter-ego"),
        aside=[*SPIDER, *MARVEL],
        encounter=["Shadow of the Past"],
    ).reveal("Shadow of the Past", seat=1)
    assert t["Yon-Rogg"].engaged == 1 and t["The Psyche-Magnitron"].threat == 5
    assert t["Vulture"].where == "aside" and len(t.zone("aside")) == 5
    t.quiet()


def test_shadow_of_the_past_surges_if_the_nemesis_was_there(board):
    t = board(
        hero="spider-man",
        form="alter-ego",
        aside=SPIDER,
        encounter=["Shadow of the Past", "Shadow of the Past"],
        filler=3,
    )
    first, second = t.zone("encounter")[:2]
    t.reveal(first)
    t.add(SURGE, "encounter")
    t.reveal(second)
    assert t.hero.damage == 1
    t.quiet()


def test_shadow_of_the_past_does_not_surge_when_the_side_scheme_alone_is_gone(board):
    t = board(hero="spider-man", form="alter-ego", aside=["Vulture"], encounter=["Shadow of the Past", SURGE])
    t.reveal("Shadow of the Past")
    assert t["Vulture"].in_play and t.hero.damage == 0
    t.quiet()


def test_upgrades_of_a_vanilla_player_count_too(board):
    t = board(play=[upgrade()], encounter=["Caught Off Guard"]).reveal("Caught Off Guard")
    assert not [c for c in t.zone("play") if c.face.kind == "upgrade"]
