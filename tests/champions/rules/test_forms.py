"""Cards with two sides: flipping them, further forms, sides for a mode."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.position.made_up_cards import Made
from quickstrike.champions.vocab import (
    FORM,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_IDENTITY,
    Damage,
    Discard,
    Draw,
    EnteredPlay,
    Flip,
    FormChanged,
    FormOnly,
    ModeOnly,
    a,
    action,
    constant,
    forced_response,
    gets,
    response,
)
from quickstrike.testkit import attachment, event, foe, on, player, support


def two_sided(kind, one=(), other=(), back="", **facts):
    """A card with text on both sides, of two types if `back` says so."""
    front = Made(kind, tuple(one), facts, {"name": "Day"}, "a")
    Made(back or kind, tuple(other), facts, {"name": "Night"}, "b", front)
    return front


# ---- flipping ------------------------------------------------------------------------------------------------------
@rule("rr:flip", "rr:flip.1", "rr:flip.3")
def test_a_card_that_flips_shows_its_other_side_and_keeps_what_lies_on_it(board):
    card = two_sided("environment", [constant(gets(THE_VILLAIN, ATK=1))], [constant(gets(THE_VILLAIN, ATK=3))])
    told = support(forced_response(EnteredPlay(), Damage(YOU, 1)))
    t = board(
        environments=[on(card, counters={"time": 2}, attached=[attachment(name="Charm")])],
        play=[told],
        villain=foe(atk=1),
    )
    assert t.villain.atk == 2
    here = t["Day"]
    t.play(event(Flip(a("environment"))))
    assert here.name == "Night" and t.villain.atk == 4 and here.counters("time") == 2
    assert [c.name for c in here.attached] == ["Charm"] and t.hero.damage == 0  # it did not enter play
    t.play(event(Flip(a("environment"))))
    assert here.name == "Day" and t.villain.atk == 2
    t.quiet()


@rule("rr:flip", "rr:flip.4")
def test_a_card_that_becomes_another_type_keeps_nothing(board):
    strong = [constant(gets(THE_VILLAIN, ATK=1))]
    card = two_sided("minion", [], strong, back="environment", health=5, attack=1, scheme=1)
    charm = attachment(name="Charm")
    t = board(engaged=[on(card, damage=2, stunned=1, tough=1, counters={"time": 1}, attached=[charm])])
    here = t["Day"]
    t.play(event(Flip(a("minion"))))
    assert here.name == "Night" and here.in_play and not t.minions and t[charm].where == "encounter_discard"
    assert (here.damage, here.stunned, here.tough, here.counters("time"), here.attached) == (0, 0, 0, 0, [])
    assert t.villain.atk == 3


@rule("rr:flip", "rr:engage")
def test_a_card_that_becomes_a_minion_engages_who_flips_it(board):
    card = two_sided("environment", [], [], back="minion", health=5, attack=1, scheme=1)
    t = board(player(), player(), environments=[card], turn=1)
    t.play(event(Flip(a("environment"))))
    assert t.minion.name == "Night" and t.minion.engaged == 1 and t.minion.hp == 5


@rule("rr:flip", "rr:target")
def test_what_has_only_one_side_is_not_flipped(board):
    t = board(play=[support()], hand=[card := event(Flip(a("support")))])
    t.cannot("play", card, rule="rr:target")


@rule("rr:flip", "rr:form-change-form")
def test_an_identity_that_flips_changes_form(board):
    t = board(play=[support(forced_response(FormChanged(YOU), Draw(1)))])
    t.play(event(Flip(YOUR_IDENTITY)))
    assert t.seats[0].form == "alter-ego" and len(t.hand) == 1


# ---- further forms -------------------------------------------------------------------------------------------------
@rule("rr:form-change-form", "rr:form-change-form.8")
def test_to_change_a_further_form_is_a_change_of_form_that_leaves_the_one_of_the_turn(board):
    turn = action(Flip(SELF))
    mass = two_sided("upgrade", [FORM("dense"), turn], [FORM("light"), turn], cost=0)
    told = support(response(FormChanged(YOU), Draw(1)))
    fly = event(FormOnly("light"), Draw(1))
    t = board(play=[mass, told], hand=[fly])
    t.cannot("play", fly, rule="rr:form-change-form")
    t.use(mass)
    t.use(told)
    assert t.seats[0].form == "hero"
    t.play(fly)
    t.use(mass)
    t.pass_()
    t.change_form()
    assert t.seats[0].form == "alter-ego"
    t.pass_().cannot("change_form", rule="rr:form-change-form")
    t.can("use", mass)


# ---- sides for a mode ----------------------------------------------------------------------------------------------
@rule("rr:double-sided-card", "rr:double-sided-card.3")
@pytest.mark.parametrize(("expert", "name", "atk"), [(False, "Day", 3), (True, "Night", 7)])
@pytest.mark.parametrize("swapped", [False, True])
def test_a_side_for_a_mode_shows_in_that_mode(board, expert, name, atk, swapped):
    easy, hard = (
        (ModeOnly("standard"), constant(gets(THE_VILLAIN, ATK=1))),
        (ModeOnly("expert"), constant(gets(THE_VILLAIN, ATK=5))),
    )
    card = two_sided("environment", *((hard, easy) if swapped else (easy, hard)))
    t = board(expert=expert, villain=foe(atk=2))
    t.reveal(card)
    shown = t[card].name if not swapped else {"Day": "Night", "Night": "Day"}[t[card].name]
    assert (shown, t.villain.atk) == (name, atk)


@rule("rr:double-sided-card", "rr:double-sided-card.2", "rr:removed-from-the-game")
def test_it_is_double_sided_whichever_side_shows(board):
    t = board(expert=True)
    t.reveal(two_sided("environment", [ModeOnly("standard")], [ModeOnly("expert")]))
    here = t["Night"]
    t.play(event(Discard(a("environment"))))
    assert here.where == "removed"
