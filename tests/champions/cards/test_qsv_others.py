"""The aspect and basic cards of the Quicksilver pack."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import YOU, Damage, Draw, boost
from quickstrike.testkit import ally, event, foe, hero, minion, on, player, resource, treachery

ONE, TWO, P, M, E = (
    resource(wild=1),
    resource(wild=2),
    resource(physical=1),
    resource(mental=1),
    resource(energy=1),
)
FOUR = resource(wild=4, name="Four")


# ---- protection ----------------------------------------------------------------------------------------------------
def test_multiple_man_brings_another_and_that_one_the_third(board):
    t = board(hand=["Multiple Man", FOUR, "Multiple Man"], deck=["Multiple Man", M])
    t.play("Multiple Man", pay=[FOUR])
    assert len(t.allies) == 1
    t.use(t.allies[0])
    t.answer("choose")
    assert len(t.allies) == 2
    t.answer("use")
    assert len(t.allies) == 3 and all(a.name == "Multiple Man" for a in t.allies)


def test_multiple_man_finds_nobody_else(board):
    t = board(hand=["Multiple Man", resource(wild=4)], deck=["Warlock"]).play("Multiple Man").use("Multiple Man")
    assert len(t.allies) == 1 and t["Warlock"].where == "deck0"


def test_warlock_heals_himself(board):
    t = board(play=[on("Warlock", damage=2)], hand=[M]).use("Warlock")
    assert t.ally.damage == 0 and t.hand == []
    board(play=["Warlock"], hand=[M]).cannot("use", "Warlock", ability=0, rule="rr:target")
    board(play=[on("Warlock", damage=2)], hand=[E]).cannot("use", "Warlock", ability=0, rule="rr:cost")


@pytest.mark.parametrize(("atk", "damage", "stunned"), [(4, 0, 1), (5, 1, 0)])
def test_never_back_down(board, atk, damage, stunned):
    t = board(hand=["Never Back Down", ONE], villain=foe(atk=atk), encounter=[treachery(boost=0)])
    t.activate(t.villain).defend(t.hero).play("Never Back Down")
    assert (t.hero.damage, t.villain.stunned, t.hero.def_) == (damage, stunned, 2)
    t.quiet()


def test_never_back_down_minds_only_the_attack(board):
    t = board(hand=["Never Back Down", ONE], villain=foe(atk=4), encounter=[treachery(boost(Damage(YOU, 1)), boost=0)])
    t.activate(t.villain).defend(t.hero).play("Never Back Down")
    assert t.hero.damage == 1 and t.villain.stunned


@pytest.mark.parametrize(("paid", "back"), [(E, 1), (P, 0)])
def test_side_step(board, paid, back):
    t = board(hand=["Side Step", paid], villain=foe(atk=5), encounter=[treachery(boost=0)])
    t.activate(t.villain).pass_().play("Side Step")
    assert (t.hero.damage, t.villain.damage) == (2, back)


def test_side_step_hits_no_card(board):
    t = board(hand=["Side Step", E], encounter=[treachery(Damage(YOU, 4), name="Trap")])
    t.reveal("Trap").play("Side Step")
    assert t.hero.damage == 1
    t.quiet()


def test_nerves_of_steel_and_sense_of_justice_pay_for_their_events(board):
    deed = event(Draw(1), cost=1, traits="Thwart", name="Deed")
    t = board(play=["Sense of Justice", "Nerves of Steel"], hand=[deed]).play("Deed")
    assert t["Sense of Justice"].exhausted and not t["Nerves of Steel"].exhausted
    plain = event(Draw(1), cost=1, name="Plain")
    board(play=["Sense of Justice", "Nerves of Steel"], hand=[plain]).cannot("play", "Plain", rule="rr:cost")
    t = board(play=["Nerves of Steel"], hand=["Side Step"], villain=foe(atk=5), encounter=[treachery(boost=0)])
    t.activate(t.villain).pass_().play("Side Step")
    assert (t.hero.damage, t.villain.damage) == (2, 1)


def test_nerves_of_steel_may_be_anybodys(board):
    t = board(player(hand=["Nerves of Steel", TWO, "Nerves of Steel", TWO]), player())
    t.play("Nerves of Steel").choose(t.seats[1])
    assert t["Nerves of Steel"].controller == 1
    t.play("Nerves of Steel")
    assert sorted(c.controller for c in t.all("Nerves of Steel")) == [0, 1]


# ---- basic ---------------------------------------------------------------------------------------------------------
def test_order_and_chaos_needs_both(board):
    trap = treachery(Damage(YOU, 4), name="Trap")
    t = board(hero="quicksilver", hand=["Order and Chaos", ONE], play=["14002"], encounter=[trap])
    t.reveal("Trap").play("Order and Chaos")
    assert (t.hero.damage, t.villain.damage) == (0, 2)
    t = board(hero="quicksilver", hand=["Order and Chaos", ONE], encounter=[trap]).reveal("Trap")
    assert t.hero.damage == 4


@pytest.mark.parametrize(("name", "gained"), [("Adrenaline Rush", (2, 3)), ("Civic Duty", (3, 2))])
def test_adrenaline_rush_and_civic_duty(board, name, gained):
    t = board(play=[name]).use(name)
    assert (t.hero.thw, t.hero.atk) == gained and t[name].where == "discard0"
    t.villain_phase()
    assert (t.hero.thw, t.hero.atk) == (2, 2)


def test_beat_em_up(board):
    t = board(
        player(hand=["Beat 'Em Up", TWO], engaged=[minion(hp=3, name="Mine")]), player(engaged=[minion(name="Theirs")])
    ).play("Beat 'Em Up")
    assert (t.villain.damage, t["Mine"].damage, t["Theirs"].damage) == (1, 1, 0)


# ---- the other aspects ---------------------------------------------------------------------------------------------
def test_brute_force_pierces_with_basic_attacks(board):
    t = board(play=["Brute Force"], villain=on(foe(hp=14), tough=1))
    t.attack(t.villain, damage=5)
    assert (t.villain.damage, t.villain.tough) == (0, 0) and t["Brute Force"].in_play
    t = board(play=["Brute Force"], villain=on(foe(hp=14), tough=1))
    t.attack(t.villain)
    assert t.villain.damage == 3 and t["Brute Force"].where == "discard0" and t.hero.atk == 2


@pytest.mark.parametrize(("stage", "healed"), [("01094", 1), ("01095", 2)])
def test_united_we_stand(board, stage, healed):
    friends = [on(ally(hp=4, name="A"), damage=2), on(ally(hp=4, name="B"), damage=2)]
    t = board(hero="quicksilver", damage=3, villain=stage, hand=["United We Stand"], play=friends)
    t.play("United We Stand").choose(t.hero)
    if healed == 2:
        t.choose("A")
    assert (t.hero.damage, t["A"].damage, t["B"].damage) == (2, 2 - (healed > 1), 2)
    t.quiet()


def test_united_we_stand_is_for_avengers(board):
    t = board(hero=hero(), damage=3, hand=["United We Stand"])
    t.cannot("play", "United We Stand", rule="rr:play-restrictions-and-permissions")
