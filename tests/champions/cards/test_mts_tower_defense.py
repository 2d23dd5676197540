"""Tower Defense: two villains with a main scheme each, who is active, and the tower that takes damage."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions import new, position
from quickstrike.champions.testkit import ally, event, foe, minion, on, player, resource, treachery
from quickstrike.champions.vocab import INCITE, MAIN, THE_VILLAIN, Damage, PlaceThreat, RemoveThreat

PROXIMA, CORVUS, SIEGE, ARMIES, TOWER, FOCUS = "21092", "21095", "21098b", "21099b", "21100a", "21101"


def siege(board, *seats, proxima=PROXIMA, corvus=CORVUS, siege=0, armies=0, tower=0, focus=ARMIES, **more):
    """Both villains, both schemes with so much threat, and the tower with so much damage; Corvus Glaive is active."""
    schemes = [on(SIEGE, threat=siege), on(ARMIES, threat=armies, attached=[FOCUS])]
    if focus == SIEGE:
        schemes = [on(SIEGE, threat=siege, attached=[FOCUS]), on(ARMIES, threat=armies)]
    hit = {"counters": {"damage": tower}} if tower else {}
    environments = [on(more.pop("tower_side", TOWER), **hit)]
    active = 1 if focus == ARMIES else 0
    more = {"villains": [proxima, corvus], "active": active, "main": schemes[0], "mains": schemes[1:], **more}
    return board(*seats, environments=environments, **more)


def hits(t):
    return t[TOWER].counters("damage")


def active(t):
    return t.state.play[t.state.villain].face.name


# ---- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mode", "codes", "later"), [("standard", ("21092", "21095"), 2), ("expert", ("21093", "21096"), 2)]
)
def test_two_villains_two_schemes_and_the_tower(mode, codes, later):
    game = new(["spider-man"], scenario="tower_defense", mode=mode, seed=2)
    game.answer(game.decision.options[0])  # which copy of the Besieger
    game.answer(game.decision.options[0])  # who has engaged: the tower takes one
    s = game.state
    assert tuple(sorted(s.codes[c] for c in s.of_kind("villain"))) == codes and len(s.zones["villain_deck"]) == later
    assert [(s.play[c].face.code, s.play[c].threat) for c in s.of_kind("main_scheme")] == [(ARMIES, 1), (SIEGE, 1)]
    assert s.play[s.villain].face.name == "Corvus Glaive"
    focus = next(i for i in s.play.values() if i.face.code == FOCUS)
    assert s.play[focus.host].face.code == ARMIES
    assert [i.engaged for i in s.play.values() if i.face.code == "21102"] == [0]
    assert not s.zones["scheme_deck"] and any(i.face.code == TOWER for i in s.play.values())


def test_a_skirmish_is_against_one_stage_of_both():
    s = new(["spider-man"], scenario="tower_defense", stage=3, modular=["black_order"], seed=2).state
    assert sorted(s.codes[c] for c in s.of_kind("villain")) == ["21094", "21097"] and not s.zones["villain_deck"]


# ---- two main schemes ------------------------------------------------------------------------------------------------
@rule("rr:villain-phase")
def test_each_main_scheme_gets_threat_and_the_other_villain_becomes_active(board):
    t = siege(board, siege=1, armies=1, form="alter-ego", encounter=[treachery(), treachery()])
    t.villain_phase()
    assert active(t) == "Proxima Midnight" and t.state.play[t[FOCUS].host.id].face.code == SIEGE
    assert (t[SIEGE].threat, t[ARMIES].threat) == (3, 2)  # Proxima schemes for one, on her own
    t.villain_phase()
    assert active(t) == "Corvus Glaive" and (t[SIEGE].threat, t[ARMIES].threat) == (4, 5)


@ruling("faq:mad-titans-shadow-expansion:scenario-2-tower-defense:1")
@ruling("errata:mad-titans-shadow-expansion:rulebook-pg-10-two-main-schemes-paragraph-1")
@pytest.mark.parametrize(("focus", "threat"), [(ARMIES, (0, 2)), (SIEGE, (2, 0))])
def test_a_minion_schemes_where_focused_defense_is(board, focus, threat):
    thug = minion(sch=2)
    t = siege(board, focus=focus, engaged=[thug])
    t.activate(t[thug], how="scheme").pass_all()
    assert (t[SIEGE].threat, t[ARMIES].threat) == threat


def test_to_an_encounter_card_the_main_scheme_is_both(board):
    t = siege(board)
    t.reveal(treachery(PlaceThreat(MAIN, 2)))
    assert (t[SIEGE].threat, t[ARMIES].threat) == (2, 2)
    t.reveal(treachery(INCITE(1)))
    assert (t[SIEGE].threat, t[ARMIES].threat) == (3, 3)


def test_a_player_chooses_which_main_scheme_and_which_villain(board):
    less, blow = event(RemoveThreat(MAIN, 3)), event(Damage(THE_VILLAIN, 2))
    t = siege(board, siege=4, armies=4, hand=[less, blow])
    t.play(less)
    t.choose(t[SIEGE])
    assert (t[SIEGE].threat, t[ARMIES].threat) == (1, 4)
    t.play(blow)
    t.choose(t[PROXIMA])
    assert (t[PROXIMA].damage, t[CORVUS].damage) == (2, 0)


def test_to_an_encounter_card_the_villain_is_the_active_one(board):
    t = siege(board)
    t.reveal(treachery(Damage(THE_VILLAIN, 1)))
    assert (t[PROXIMA].damage, t[CORVUS].damage) == (0, 1)


# ---- stages that are never completed ---------------------------------------------------------------------------------
def test_under_siege_breaks_on_the_tower(board):
    t = siege(board, siege=5, sides=["21110"])  # whose crisis icon stops players, not the scheme itself
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert t[SIEGE].threat == 0 and hits(t) == 6 and t.result is None


def test_the_armies_bring_encounter_cards(board):
    t = siege(board, armies=5)
    t.reveal(treachery(PlaceThreat(MAIN, 1)))
    assert t[ARMIES].threat == 0 and len(t.me.dealt) == 1 and hits(t) == 0


# ---- the tower -------------------------------------------------------------------------------------------------------
def test_the_tower_is_damaged_and_then_lost(board):
    t = siege(board, tower=8, play=["21020"])
    t.reveal(t.add("21109", "encounter"))
    assert t[TOWER].trait("Damaged") and hits(t) == 0
    assert not [i for i in t.state.play.values() if i.face.code == "21020"]  # the damaged side discards the support
    t = siege(board, tower=8, tower_side="21100b")
    t.reveal(t.add("21109", "encounter"))
    assert t.result == "lost"


def test_one_less_is_not_enough(board):
    t = siege(board, tower=5)
    t.reveal(t.add("21109", "encounter"))
    assert t[TOWER].trait("Stronghold") and hits(t) == 8


@rule("rr:unique-icon")
def test_the_support_may_stand_beside_the_stronghold(board):
    t = siege(board, hand=["21020", resource(wild=1), resource(wild=1)])
    assert t.can("play", t["21020"])
    t = siege(board, tower_side="21100b", hand=["21020", resource(wild=1), resource(wild=1)])
    t.cannot("play", t["21020"], rule="rr:unique-icon")


# ---- the villains ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "tower", "damage"), [(0, 1, 2), (1, 0, 4)])
def test_proxima_strikes_the_tower_or_harder(board, option, tower, damage):
    t = siege(board, focus=SIEGE, encounter=[treachery()])
    t.activate(t[PROXIMA], how="attack")
    t.option(option)
    t.pass_all()
    assert hits(t) == tower and t.hero.damage == damage


@pytest.mark.parametrize("defended", [True, False])
def test_corvus_shoots_past_who_does_not_defend(board, defended):
    t = siege(board, encounter=[treachery(), treachery(boost=2)])
    t.activate(t[CORVUS], how="attack")
    if defended:
        t.defend(t.hero)
    t.pass_all()
    assert hits(t) == (0 if defended else 2)


@rule("rr:defeat")
def test_neither_falls_before_the_other_and_both_go_on_at_once(board):
    t = siege(board, proxima=on(PROXIMA, damage=8), corvus=on(CORVUS, damage=7), villain=[PROXIMA, "21093", "21096"])
    t.attack(t[PROXIMA])
    assert t[PROXIMA].damage == 10 and t[PROXIMA].in_play
    t.play(event(Damage(THE_VILLAIN, 1)))
    t.choose(t[CORVUS])
    assert sorted(i.face.code for i in t.state.play.values() if i.face.kind == "villain") == ["21093", "21096"]
    assert t["21093"].damage == t["21096"].damage == 0 and not t.state.zones["villain_deck"]


def test_a_position_holds_a_villain_without_hit_points(board):
    t = siege(board, proxima=on(PROXIMA, damage=10), villain=[PROXIMA, "21093", "21096"], scenario="tower_defense")
    again = position(t.game.position())
    assert again.canonical() == t.game.canonical()


def test_who_defeats_the_last_stages_has_won(board):
    t = siege(board, proxima=on(PROXIMA, damage=9), corvus=on(CORVUS, damage=7))
    assert t.result is None
    t.attack(t[CORVUS])
    assert t.result == "won"


# ---- the encounter set -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "tower", "damage"), [(0, 1, 0), (1, 0, 2)])
def test_the_besieger(board, option, tower, damage):
    t = siege(board)
    t.reveal(t.add("21102", "encounter"))
    t.option(option)
    assert hits(t) == tower and t.hero.damage == damage


def test_the_weapons(board):
    t = siege(
        board, focus=SIEGE, hand=[resource(energy=1), resource(mental=1)], play=[ally(hp=1)], encounter=[treachery()]
    )
    t.reveal(t.add("21103", "encounter"))
    assert t[PROXIMA].atk == 3 and t[PROXIMA].keyword("overkill") and t[PROXIMA].keyword("piercing")
    t.use(t["21103"])
    assert not t["21103"].in_play and t.hero.damage == 1
    t = siege(board, hand=[resource(energy=1), resource(mental=1)])
    t.reveal(t.add("21104", "encounter"))
    t.cannot("use", t["21104"], rule="rr:cost")  # a physical resource is missing
    t.attack(t[CORVUS])
    assert t.hero.damage == 1


@pytest.mark.parametrize(("hp", "tower"), [(1, 4), (9, 1)])
def test_direct_assault(board, hp, tower):
    t = siege(board, play=[ally(hp=hp)], encounter=[treachery()])
    t.reveal(t.add("21105", "encounter"))
    assert t["21105"].host.name == "Proxima Midnight" and t[PROXIMA].atk == 4
    t.activate(t[PROXIMA], how="attack")
    t.use(t[PROXIMA])
    t.option(0)  # one damage on the tower
    t.defend(t.ally)
    t.pass_all()
    assert hits(t) == tower and not t["21105"].in_play


def test_powers_joined(board):
    t = siege(board, encounter=["21106", treachery()])
    t.activate(t[CORVUS], how="attack").pass_all()
    assert t.hero.damage == 1 + 2
    t = siege(board, form="alter-ego", encounter=["21107", treachery()])
    t.activate(t[PROXIMA], how="scheme").pass_all()
    assert (t[SIEGE].threat, t[ARMIES].threat) == (1 + 2, 0)
    t = siege(board, form="alter-ego", encounter=[treachery()])
    t.reveal(t.add("21107", "encounter"))
    t.pass_all()
    assert (t[SIEGE].threat, t[ARMIES].threat) == (0, 2)  # Corvus Glaive


def test_bound_by_blood(board):
    t = siege(board, proxima=on(PROXIMA, damage=3), corvus=on(CORVUS, damage=1))
    t.reveal(t.add("21108", "encounter"))
    assert [(t[c].damage, t[c].tough) for c in (PROXIMA, CORVUS)] == [(1, 1), (0, 1)]
    t = siege(board, proxima=on(PROXIMA, damage=3), corvus=on(CORVUS, damage=3), form="alter-ego", encounter=["21108"])
    t.activate(t[PROXIMA], how="scheme").pass_all()
    assert [(t[c].damage, t[c].tough) for c in (PROXIMA, CORVUS)] == [(3, 0), (1, 1)]


@pytest.mark.parametrize(("hp", "tower"), [(1, 3), (9, 0)])
def test_rain_fire_as_a_boost(board, hp, tower):
    t = siege(board, play=[ally(hp=hp)], encounter=["21109", treachery()])
    t.activate(t[CORVUS], how="attack")
    t.defend(t.ally)
    t.pass_all()
    assert hits(t) == tower


def test_the_city_under_attack(board):
    t = siege(board, player(deck=[resource()]), player(), sides=[on("21110", threat=1)])
    t.thwart(t["21110"])
    assert len(t.me.hand) == 1


def test_the_mad_titan_looks_for_a_defeated_ally(board):
    """His boost, like that of Rain Fire, does not ask whether a hero has fallen."""
    t = board(
        villain=foe(hp=20, atk=1), play=[ally(hp=1)], encounter=["21123", treachery()], others={"stones": ["21130"]}
    )
    t.activate(t.villain, how="attack")
    t.defend(t.ally)
    t.pass_all()
    assert t["21130"].in_play
