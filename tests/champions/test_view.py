"""What views tell beside the cards themselves: limits used up, costs as they are now, traits that were gained."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.testkit import player


def hand(t, seat=0):
    return {c["name"]: c.get("cost") for c in t.game.view(seat)["players"][seat]["hand"]}


def piece(t, card, seat=0):
    return next(p for p in t.game.view(seat)["play"] if p["id"] == card.id)


@rule("rr:limit")
def test_a_view_names_the_abilities_whose_limit_is_used_up(board):
    t = board(hero="captain-marvel", form="alter-ego")
    assert "used" not in piece(t, t.hero)
    t.use(t.hero)
    assert piece(t, t.hero)["used"] == [0]
    assert piece(t, t.hero, seat=-1)["used"] == [0], "everyone saw it"
    t.villain_phase()
    assert "used" not in piece(t, t.hero), "a new round"


@rule("rr:limit")
def test_what_the_other_form_used_up_is_not_held_against_this_one(board):
    t = board(hero="captain-marvel", form="alter-ego")
    t.use(t.hero)
    t.change_form()
    assert piece(t, t.hero)["used"] == []


@rule("rr:lasting-effects")
def test_a_hand_shows_what_cards_cost_now(board):
    t = board(hero="spider-man", hand=["Haymaker", "Backflip", "Genius", "Energy"], play=["Helicarrier"])
    assert hand(t) == {"Haymaker": 2, "Backflip": 0, "Genius": None, "Energy": None}
    t.use(t["Helicarrier"])
    assert hand(t) == {"Haymaker": 1, "Backflip": 0, "Genius": None, "Energy": None}
    t.play("Haymaker", target=t.villain)
    t.add("Haymaker", "hand0")
    assert hand(t)["Haymaker"] == 2, "it was for the next card"


def test_costs_tell_nobody_what_others_hold(board):
    t = board(
        player(hero="spider-man", hand=["Haymaker"], play=["Helicarrier"]),
        player(hero="captain-marvel", hand=["Photonic Blast"], deck=["Energy Channel"], form="hero"),
    )
    t.use(t["Helicarrier"])
    t.answer("choose", target=-2)  # the second player's next card
    assert hand(t)["Haymaker"] == 2 and hand(t, 1)["Photonic Blast"] == 2
    looks = [t.game.resampled(0, salt).view(0) for salt in range(8)]
    assert all(v == t.game.view(0) for v in looks)
    assert "hand" not in looks[0]["players"][1]
    held = {str(t.game.resampled(0, salt).view(1)["players"][1]["hand"]) for salt in range(8)}
    assert len(held) > 1, "it was drawn anew"


@rule("rr:traits")
def test_an_identity_shows_the_traits_that_it_gained(board):
    t = board(hero="iron-man", play=["Rocket Boots"], hand=["Genius"])
    assert "Aerial" not in piece(t, t.hero)["traits"]
    t.use(t["Rocket Boots"])
    assert "Aerial" in piece(t, t.hero)["traits"]
    t.villain_phase()
    assert "Aerial" not in piece(t, t.hero)["traits"]
