"""Aspect and basic cards of the Star-Lord pack."""

import pytest
from tests.marks import ruling

from quickstrike.champions.vocab import GUARD
from quickstrike.testkit import ally, hero, minion, on, player, resource, side_scheme, treachery


# ---- leadership
def warlock(board, card, **has):
    t = board(play=["17011"], hand=[card], **has)
    t.thwart(t.main, who="17011")
    t.use("17011")
    return t


def test_adam_warlock_by_the_resource(board):
    t = warlock(board, resource(physical=1), threat=9)
    assert t.main.threat == 5
    t = warlock(board, resource(energy=1), threat=9, damage=4)
    assert t.hero.damage == 1
    t = warlock(board, resource(mental=1), threat=9)
    assert t.villain.damage == 3
    t.quiet()


def test_adam_warlock_chooses_with_a_wild_resource(board):
    t = warlock(board, resource(wild=1), threat=9, damage=4)
    t.option(1)
    assert t.hero.damage == 1 and t.main.threat == 8
    t.quiet()


def test_beta_ray_bill(board):
    t = board(play=["Beta Ray Bill"], engaged=[minion(hp=3)], threat=5)
    t.attack(t.minion, who="Beta Ray Bill")
    t.use("Beta Ray Bill")
    assert t.main.threat == 3
    t.quiet()
    t = board(play=["Beta Ray Bill"], engaged=[minion(hp=4)], threat=5)
    t.attack(t.minion, who="Beta Ray Bill")
    assert t.main.threat == 5
    t.quiet()


def test_yondu_is_not_struck_back(board):
    from quickstrike.champions.vocab import RETALIATE

    t = board(play=["Yondu"], engaged=[minion(RETALIATE(1), hp=4)])
    t.attack(t.minion, who="Yondu")
    assert not t["Yondu"].damage and t.minion.damage == 1
    t.quiet()


def test_air_supremacy_by_the_aerial(board):
    one, two, three = (minion(hp=9, name=x) for x in ("One", "Two", "Three"))
    flyers = [ally(traits="Aerial", name="Flyer"), ally(traits="Aerial", name="Wing"), ally(name="Walker")]
    t = board(hand=["Air Supremacy", resource(mental=2)], play=flyers, engaged=[one, two, three])
    t.play("Air Supremacy", target=[t[one], t[two]])
    assert (t[one].damage, t[two].damage, t[three].damage) == (3, 3, 0)
    t.quiet()


def test_air_supremacy_needs_somebody_aerial(board):
    t = board(hand=["Air Supremacy", resource(mental=2)])
    t.cannot("play", "Air Supremacy", rule="rr:target")


def test_blaze_of_glory_for_a_phase_at_a_price(board):
    friend = ally(atk=1, thw=1, hp=3, traits="Guardian", name="Friend")
    t = board(player(play=[friend], hand=["Blaze of Glory", resource(mental=2), "Blaze of Glory"]), player())
    t.play("Blaze of Glory", pay=[t.hand[1]])
    assert (t["Friend"].atk, t["Friend"].thw, t.hero.atk) == (3, 3, 2)
    t.cannot("play", "Blaze of Glory", rule="rr:max-maximum")
    t.end_turn()
    t.end_turn()
    t.skip_to("defend")
    assert t["Friend"].damage == 1 and t["Friend"].atk == 1


def test_target_practice_for_an_armed_ally(board):
    armed = on(ally(atk=1, traits="Guardian", name="Armed"), attached=["Laser Blaster"])
    t = board(play=["Target Practice", armed, ally(atk=1, name="Bare")])
    t.attack(t.villain, who="Bare")
    assert t.villain.damage == 1 and t["Target Practice"].in_play
    t.attack(t.villain, who="Armed")
    t.use("Target Practice")
    assert t.villain.damage == 5 and not t["Target Practice"].in_play  # 1, and 1 + 1 + 2
    t.quiet()


def test_laser_blaster_overkills(board):
    armed = on(ally(atk=2, traits="Guardian", name="Armed"), attached=["Laser Blaster"])
    t = board(play=[armed], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Armed")
    assert t.villain.damage == 1
    t.quiet()


def test_laser_blaster_only_for_guardians(board):
    t = board(hand=["Laser Blaster", resource(mental=1)], play=[ally(name="Bare")])
    t.cannot("play", "Laser Blaster", rule="rr:attach-to")


# ---- basic
@ruling("errata:star-lord-hero-pack:cosmo", "errata:nebula-hero-pack:cosmo")
def test_cosmo_guesses_the_card_of_any_deck(board):
    t = board(player(play=["17020"]), player(deck=[ally(name="Friend")]), encounter=[treachery()])
    t.attack(t.villain, who="17020")
    t.use("17020")
    t.answer("choose", value="ally")
    t.option(0)
    t.answer("choose", target=t.seats[1].id)
    assert t["Friend"].where == "discard1" and not t["17020"].damage
    t.quiet()


def test_cosmo_is_hurt_if_he_is_wrong(board):
    t = board(play=["17020"], encounter=[minion()], threat=3)
    t.thwart(t.main, who="17020")
    t.use("17020")
    t.answer("choose", value="treachery")
    t.option(1)
    assert t["17020"].damage == 1 and t.main.threat == 2
    t.quiet()


def test_while_a_card_type_is_asked_for_nothing_else_is_done(board):
    t = board(play=["17020"])
    t.attack(t.villain, who="17020")
    t.use("17020")
    t.cannot("attack", target=t.villain, rule="rr:card-types")
    t.answer("choose", value="ally")
    t.option(1)
    t.quiet()


def test_cosmo_may_say_nothing(board):
    t = board(play=["17020"])
    t.attack(t.villain, who="17020")
    t.answer("pass")
    assert t["17020"].damage == 1
    t.quiet()


def test_citt_readies_a_guardian(board):
    t = board(play=["C.I.T.T.", on(ally(traits="Guardian", name="Friend"), exhausted=True)], hand=[resource(mental=2)])
    t.use("C.I.T.T.")
    assert not t["Friend"].exhausted and t["C.I.T.T."].exhausted and not t.hand
    t.quiet()


def test_knowhere_is_for_guardians(board):
    t = board(hand=["17022", resource(mental=2)])
    t.cannot("play", "17022", rule="rr:play-restrictions-and-permissions")


@ruling("faq:star-lord-hero-pack:star-lord:1")
def test_an_ally_of_star_lord_is_a_guardian_when_knowhere_looks(board):
    t = board(hero="star-lord", hand=[ally(cost=0, name="Friend")], play=["17022"])
    t.play("Friend")
    t.use("17022")
    assert len(t.hand) == 1 and t["17022"].exhausted
    t.quiet()


def test_knowhere_draws_for_whoever_played(board):
    friend = ally(cost=0, traits="Guardian", name="Friend")
    t = board(player(hand=[friend]), player(play=["17022"]))
    t.play(friend)
    t.use("17022")
    assert len(t.seats[0].hand) == 1 and not t.seats[1].hand
    t.quiet()


def test_pulse_grenade_by_boost_icons(board):
    t = board(play=["Pulse Grenade"], encounter=[treachery(boost=2), treachery(boost=1), treachery()])
    t.use("Pulse Grenade")
    assert t.villain.damage == 3 and not t["Pulse Grenade"].in_play
    t.quiet()


# ---- the other aspects
def aerial():
    return hero(traits="Aerial")


@ruling("faq:star-lord-hero-pack:dive-bomb:1")
@pytest.mark.parametrize(("hp", "villain"), [(7, 1), (8, 0)])
def test_dive_bomb_past_a_guard_only_if_it_falls(board, hp, villain):
    guard, other = minion(GUARD, hp=hp, name="Guard"), minion(hp=9, name="Other")
    t = board(hero=aerial(), hand=["Dive Bomb", resource(mental=3), resource(mental=1)], engaged=[guard, other])
    t.play("Dive Bomb", target=t[guard])
    assert t.villain.damage == villain and t[other].damage == 1
    t.quiet()


def test_agile_flight_divides(board):
    t = board(
        hero=aerial(), hand=["Agile Flight", resource(mental=3)], threat=4, sides=[side_scheme(threat=4, name="Plot")]
    )
    t.play("Agile Flight")
    t.answer("assign", target=t.main, value=3)
    assert t.main.threat == 1 and t["Plot"].threat == 2
    t.quiet()


def test_ever_vigilant(board):
    t = board(hero=aerial(), hand=["Ever Vigilant", resource(mental=2)], exhausted=True, threat=5)
    t.play("Ever Vigilant")
    assert not t.hero.exhausted and t.main.threat == 3
    t.quiet()


def test_they_need_an_aerial_identity(board):
    for name in ("Dive Bomb", "Agile Flight", "Ever Vigilant"):
        t = board(hand=[name, resource(mental=2), resource(mental=2)], exhausted=True, threat=5)
        t.cannot("play", name, rule="rr:play-restrictions-and-permissions")
