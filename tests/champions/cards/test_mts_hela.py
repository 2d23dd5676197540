"""Hela: wounded and back, the way to Odin, and what she wears."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions import new, position
from quickstrike.champions.testkit import (
    ally,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
    upgrade,
)
from quickstrike.champions.vocab import AN_ALLY, SELF, YOU, AttachTo, Damage, Draw, EnteredPlay, each, response

HELA, TORMENT, ODIN = "21136a", "21138b", "21139a"
GNIPAHELLIR, NASTROND, GJALLERBRU = "21140", "21141", "21142"
GARM, SKURGE, NIDHOGG = "21143", "21144", "21145"


def hel(board, *seats, held=True, villain=HELA, **more):
    """Hela, and Odin attached to her main scheme or with the first player."""
    if not held:
        more["play"] = [*more.get("play", ()), ODIN]
    return board(*seats, villain=villain, main=on(TORMENT, threat=0, attached=[ODIN] if held else []), **more)


# ---- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mode", "code"), [("standard", "21136a"), ("expert", "21137a")])
def test_the_way_into_hel(mode, code):
    s = new(["spider-man"], scenario="hela", mode=mode, seed=3, modular=["frost_giants"]).state
    assert [i.face.code for i in s.play.values() if i.face.kind == "villain"] == [code]
    odin = next(i for i in s.play.values() if i.face.code == ODIN)
    assert s.play[odin.host].face.code == TORMENT and odin.controller == -1
    assert {i.face.code for i in s.play.values()} >= {GNIPAHELLIR, GARM}
    assert next(i.threat for i in s.play.values() if i.face.code == GNIPAHELLIR) == 3  # two, and hinder
    assert sorted(s.codes[c] for c in s.zones["aside"] if s.codes[c].startswith("211")) == [
        NASTROND,
        GJALLERBRU,
        SKURGE,
        NIDHOGG,
    ]


# ---- the villain -----------------------------------------------------------------------------------------------------
def test_she_grows_with_each_place_that_was_passed(board):
    t = hel(board, victory=[GNIPAHELLIR, GJALLERBRU, GARM])
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (3, 3, 12)
    t = hel(board, villain="21137a", victory=[GNIPAHELLIR])
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (3, 3, 12)


def test_while_odin_is_held_she_is_only_wounded(board):
    t = hel(board, villain=on(HELA, damage=7, stunned=1, attached=["21146"]), sides=[on(side_scheme(), threat=2)])
    t.attack(t.villain)
    assert t.result is None and t.villain.trait("Wounded") and t.villain.stunned and not t["21146"].in_play
    t.play(event(Damage(each("villain"), 3)))
    assert t.villain.trait("Wounded") and t.result is None  # she cannot be defeated
    t = hel(board, villain="21136b", sides=[on(side_scheme(), threat=1)])
    t.thwart(t.side)
    assert t.villain.trait("Mystic") and t.villain.damage == 0


def test_without_odin_to_hold_she_is_defeated(board):
    t = hel(board, held=False, villain=on(HELA, damage=7))
    t.attack(t.villain)
    assert t.result == "won"


# ---- Odin ------------------------------------------------------------------------------------------------------------
def test_the_captive_is_nobodys(board):
    t = hel(board)
    assert t[ODIN].controller == -1 and not t.options("attack Odin")
    t.reveal(treachery(Damage(each("friendly character"), 1)))
    assert t[ODIN].damage == 0 and t.hero.damage == 1


def test_the_last_place_frees_him(board):
    t = hel(board, player(), player(), sides=[on(NASTROND, threat=1)], turn=1)
    t.thwart(t[NASTROND])
    assert t[ODIN].controller == 0 and t[ODIN].host is None and t[NASTROND].where == "victory"
    assert [len(p.dealt) for p in t.seats] == [1, 1]
    t.villain_phase()
    assert t[ODIN].controller == 1  # there is a new first player


def test_odin_must_not_fall(board):
    t = hel(board, held=False)
    t.play(event(Damage(AN_ALLY, 9)))
    assert t.result == "lost"


def test_odin_takes_no_attachments_and_no_room(board):
    other, charm = ally(), upgrade(AttachTo(AN_ALLY), cost=0)
    t = hel(board, held=False, play=[other], hand=[charm])
    t.play(charm)
    assert t[charm].host.id == t[other].id  # nobody was asked: Odin was no choice
    t = hel(board, held=False, play=[ally(), ally(), ally()])
    t.play(event(Damage(YOU, 1)))
    assert len(t.allies) == 4 and t.asked == "turn"  # three are the limit, without him


def test_the_king_is_removed_from_the_game(board):
    t = board(play=[on("21139b")])
    t.play(event(Damage(AN_ALLY, 9)))
    assert not t.allies and len(t.zone("removed")) == 1 and t.result is None


# ---- the way ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("place", "scheme", "warden"), [(GNIPAHELLIR, GJALLERBRU, SKURGE), (GJALLERBRU, NASTROND, NIDHOGG)]
)
def test_one_place_leads_to_the_next(board, place, scheme, warden):
    t = hel(board, player(), player(), sides=[on(place, threat=1)], turn=1, aside=[scheme, warden])
    t.thwart(t[place])
    assert t[scheme].in_play and t[scheme].threat == {GJALLERBRU: 5, NASTROND: 6}[scheme]
    assert t[warden].engaged == 0 and t[warden].tough and t[place].where == "victory"
    assert [len(p.dealt) for p in t.seats] == [0, 1]


@pytest.mark.parametrize(("warden", "place"), [(GARM, GNIPAHELLIR), (SKURGE, GJALLERBRU), (NIDHOGG, NASTROND)])
def test_who_guards_the_place(board, warden, place):
    t = hel(board, engaged=[warden], sides=[on(place, threat=2), on(side_scheme(name="Elsewhere"), threat=2)])
    assert not [o for o in t.options("thwart") if t[place].name in o] and [
        o for o in t.options("thwart") if "Elsewhere" in o
    ]


@rule("rr:engage")
def test_they_engage_the_first_player_whoever_reveals_them(board):
    t = hel(board, player(), player())
    t.reveal(t.add(GARM, "encounter"), seat=1)
    assert t[GARM].engaged == 0


def test_their_attacks(board):
    t = hel(board, engaged=[SKURGE])
    assert t[SKURGE].keyword("piercing")
    friend = ally(hp=1)
    t = hel(board, engaged=[NIDHOGG], play=[friend])
    t.activate(t[NIDHOGG], how="attack")
    t.defend(t[friend])
    t.pass_all()
    assert t.hero.damage == 3  # overkill


# ---- the encounter set -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", ["21146", "21147", "21148"])
def test_what_she_wears_may_come_as_a_boost_card(board, code):
    t = hel(board, encounter=[code])
    t.activate(t.villain, how="scheme").pass_all()
    assert t[code].host.name == "Hela"


def test_her_things(board):
    t = hel(board, villain=on(HELA, attached=["21146", "21148"]))
    assert t.villain.atk == 2 and t.villain.keyword("piercing") and t.villain.keyword("stalwart")
    t = hel(board, villain=on(HELA, attached=["21147"]), encounter=[treachery(), treachery()])
    t.activate(t.villain, how="scheme").pass_all()
    assert t.main.threat == 2 and len(t.villain.boosts) == 1


def test_her_domain(board):
    t = hel(board, victory=[GNIPAHELLIR, GJALLERBRU])
    t.reveal(t.add("21149", "encounter"))
    assert t.main.threat == 3


@pytest.mark.parametrize(("hp", "threat"), [(1, 2), (9, 0)])
def test_her_domain_as_a_boost(board, hp, threat):
    friend = ally(hp=hp)
    t = hel(board, encounter=["21149"], play=[friend])
    t.activate(t.villain, how="attack")
    t.defend(t[friend])
    t.pass_all()
    assert t.main.threat == threat


@pytest.mark.parametrize(("form", "threat", "damage"), [("alter-ego", 1, 0), ("hero", 0, 1)])
def test_the_queen_of_hel(board, form, threat, damage):
    t = hel(board, form=form, sides=[on(side_scheme(), threat=2)], encounter=[treachery()])
    t.reveal(t.add("21150", "encounter"))
    t.pass_all()
    assert (t.main.threat, t.me.identity.damage, t.side.threat) == (threat, damage, 3)


def test_the_wastes(board):
    t = hel(board, victory=[GNIPAHELLIR])
    t.reveal(t.add("21151", "encounter"))
    assert t.hero.damage == 2
    t = hel(board, victory=[GNIPAHELLIR, GJALLERBRU], encounter=["21151"])
    t.activate(t.villain, how="attack").pass_all()
    assert t.hero.damage == 1 + 2 + 2  # one, two places passed, and as many icons


# ---- Legions of Hel --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "threat", "damage"), [(0, 0, 1), (1, 1, 0)])
def test_the_draugr(board, option, threat, damage):
    t = board()
    t.reveal(t.add("21152", "encounter"))
    t.option(option)
    assert (t.main.threat, t.hero.damage) == (threat, damage) and t["21152"].keyword("guard")


def test_a_fallen_warrior(board):
    friend = ally(hp=3, atk=2, thw=1, name="Friend")
    t = board(deck=[resource(), friend, resource()])
    t.reveal(t.add("21153", "encounter"))
    assert t.minion.name == "Friend" and t.minion.engaged == 0 and t.minion.trait("Undead") and not t.allies
    assert (t.minion.atk, t.minion.sch) == (2, 1) and t["21153"].host.id == t[friend].id and len(t.me.discard) == 1
    t.activate(t.minion, how="attack").pass_all()
    assert t.hero.damage == 2 and t.minion.damage == 0  # no consequential damage
    t.attack(t.minion, damage=3)
    assert t[friend].where == "discard0" and t["21153"].where == "encounter_discard"


def test_a_fallen_warrior_says_nothing(board):
    """Its text box counts as empty from the start: it is put into play as a minion."""
    friend = ally(response(EnteredPlay(SELF), Draw(1)), hp=3, name="Friend")
    t = board(deck=[friend, resource()], play=[ally(), ally(), ally()])
    t.reveal(t.add("21153", "encounter"))
    assert t.asked == "turn" and t.minion.name == "Friend" and len(t.allies) == 3


def test_a_position_holds_the_captive_and_the_fallen(board):
    t = hel(board, villain=on("21136b", damage=3), deck=["21011"], sides=[on("21140", threat=2)])
    t.reveal(t.add("21153", "encounter"))
    again = position(t.game.position())
    assert again.canonical() == t.game.canonical() and t.minion.name == "Captain America"


def test_no_place_for_the_living(board):
    cheap, dear = upgrade(cost=1, name="Cheap"), upgrade(cost=3, name="Dear")
    t = board(play=[cheap, dear])
    t.reveal(t.add("21154", "encounter"))
    t.option(0)
    assert t[cheap].in_play and not t[dear].in_play
    t = board(play=[cheap, dear])
    t.reveal(t.add("21154", "encounter"))
    t.option(1)
    assert t.hero.damage == 2


@pytest.mark.parametrize("n", [0, 2])
def test_the_legions(board, n):
    t = board(engaged=["21152"] * n, encounter=[treachery(Damage(YOU, 1)), treachery()])
    t.reveal(t.add("21155", "encounter"))
    assert t["21155"].threat == 2 + 2 * n and t.hero.damage == (n == 0)  # without any, it surges


def test_vanilla_villains_are_still_defeated(board):
    """What a villain has to itself does not change how others fall."""
    t = board(villain=on(foe(hp=2)), engaged=[minion()], hand=[resource()])
    t.attack(t.villain)
    assert t.result == "won"
