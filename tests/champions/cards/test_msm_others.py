"""The aspect and basic cards of the Ms. Marvel pack."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import GUARD, YOU, Damage, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

ONE = resource(wild=1)


@ruling("faq:ms-marvel-hero-pack:nova-sam-alexander:1")
def test_nova_stops_an_attack_by_defeating_the_attacker(board):
    t = board(play=["Nova"], hand=[resource(energy=1)], engaged=[minion(hp=2, atk=3)])
    t.activate(t.minion).use("Nova")
    assert not t.minions and t.hero.damage == 0
    t.quiet()


def test_nova_answers_attacks_on_you_for_energy(board):
    t = board(play=["Nova"], hand=[resource(energy=1)], villain=foe(atk=2))
    t.activate(t.villain).use("Nova").pass_()
    assert (t.villain.damage, t.hero.damage) == (2, 2)
    t = board(play=["Nova"], hand=[resource(mental=2)])
    t.activate(t.villain).pass_()
    assert t.villain.damage == 0


def test_preemptive_strike_cancels_icons_and_throws_them_back(board):
    t = board(hand=["Preemptive Strike", ONE], villain=foe(atk=1), encounter=[treachery(boost=3)])
    t.activate(t.villain).pass_().play("Preemptive Strike")
    assert (t.hero.damage, t.villain.damage) == (1, 3)
    t.quiet()


def test_preemptive_strike_needs_icons_and_an_attack_of_the_villain(board):
    t = board(hand=["Preemptive Strike", ONE], villain=foe(atk=1), encounter=[treachery(boost=0)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 1
    t.quiet()
    t = board(hand=["Preemptive Strike", ONE], villain=foe(sch=1), encounter=[treachery(boost=2)])
    t.activate(t.villain, how="scheme")
    assert t.main.threat == 3
    t.quiet()


def test_tackle_stuns_and_hits_if_strength_paid(board):
    t = board(hand=["Tackle", resource(physical=3)]).play("Tackle")
    assert (t.villain.stunned, t.villain.damage) == (1, 3)
    t = board(hand=["Tackle", resource(energy=3)]).play("Tackle")
    assert (t.villain.stunned, t.villain.damage) == (1, 0)


def test_tackle_attacks_even_without_damage(board):
    guard = minion(GUARD, hp=5, name="Guard")
    t = board(hand=["Tackle", resource(energy=3)], engaged=[guard]).play("Tackle")
    assert (t.villain.stunned, t["Guard"].stunned) == (0, 1)  # the villain can't be attacked
    t.quiet()


def test_concussive_blow_confuses(board):
    t = board(hand=["Concussive Blow", resource(physical=1), resource(energy=2)]).play("Concussive Blow")
    assert (t.villain.confused, t.villain.damage) == (1, 3)
    t = board(hand=["Concussive Blow", resource(energy=3)]).play("Concussive Blow")
    assert (t.villain.confused, t.villain.damage) == (1, 0)


def test_energy_barrier_reflects_three_times(board):
    t = board(play=["Energy Barrier"]).reveal(treachery(Damage(YOU, 2))).use("Energy Barrier")
    assert (t.hero.damage, t.villain.damage, t["Energy Barrier"].counters("reflection")) == (1, 1, 2)
    t = board(play=[on("Energy Barrier", counters={"reflection": 1})]).reveal(treachery(Damage(YOU, 2)))
    t.use("Energy Barrier")
    assert t["Energy Barrier"].where == "discard0"


def test_lockjaw_is_played_from_the_discard_pile(board):
    t = board(discard=["Lockjaw"], hand=[resource(wild=4)]).play("Lockjaw")
    assert t.ally.name == "Lockjaw" and t.hand == []
    t.quiet()


def test_lockjaw_still_costs_and_comes_on_your_own_turn(board):
    t = board(discard=["Lockjaw"], hand=[resource(wild=3)])
    t.cannot("play", "Lockjaw")
    t = board(player(), player(discard=["Lockjaw"], hand=[resource(wild=4)]))
    t.cannot("play", "Lockjaw", seat=1)
    t.end_turn().play("Lockjaw")
    assert t.ally.controller == 1


def test_lockjaw_is_a_card_of_the_hand_as_well(board):
    t = board(hand=["Lockjaw", resource(wild=4)]).play("Lockjaw")
    assert t.ally.name == "Lockjaw"


def test_lockjaw_who_was_shuffled_away_can_not_be_played(board):
    t = board(
        discard=["Lockjaw"],
        deck=[ONE],
        filler=0,
        encounter=[treachery(), treachery()],
        hand=[event(Draw(1), name="Deed"), resource(wild=4)],
    )
    t.play("Deed")  # the deck is made anew of the discard pile
    t.cannot("play", "Lockjaw")


def test_backing_out_of_paying_leaves_lockjaw_where_he_was(board):
    t = board(discard=["Lockjaw"], hand=[resource(wild=2), resource(wild=2)])
    t.answer("play", "Lockjaw").answer("back")
    assert t["Lockjaw"].where == "discard0"
    t.quiet()


def test_endurance_and_down_time_for_any_player(board):
    t = board(player(hand=["Endurance", ONE, "Down Time", ONE]), player(form="alter-ego", damage=5))
    t.play("Endurance").choose(t.seats[1])
    assert t.seats[1].identity.hp == 8
    t.play("Down Time").choose(t.seats[1]).end_turn().recover()
    assert t.seats[1].identity.damage == 0


def test_enhanced_reflexes_pay_energy(board):
    t = board(play=["Enhanced Reflexes"], hand=[event(Draw(1), cost=1, name="Deed")]).play("Deed")
    assert t["Enhanced Reflexes"].counters("energy") == 2 and t["Enhanced Reflexes"].exhausted


@ruling("faq:ms-marvel-hero-pack:melee:1")
def test_melee_hits_two_different_enemies(board):
    t = board(hand=["Melee", resource(wild=3)]).play("Melee")
    assert t.villain.damage == 3
    t.quiet()
    t = board(hand=["Melee", resource(wild=3)], engaged=[minion(hp=5, name="One"), minion(hp=5, name="Two")])
    t.play("Melee").choose("One").choose("Two")
    assert (t["One"].damage, t["Two"].damage, t.villain.damage) == (3, 3, 0)


@ruling("faq:ms-marvel-hero-pack:melee:2")
def test_melee_goes_on_to_the_villain_once_the_guard_is_down(board):
    t = board(hand=["Melee", resource(wild=3)], engaged=[minion(GUARD, hp=3)]).play("Melee")
    assert t.villain.damage == 3 and not t.minions
    t = board(hand=["Melee", resource(wild=3)], engaged=[minion(GUARD, hp=4)]).play("Melee")
    assert t.villain.damage == 0


def test_morale_boost_until_the_end_of_the_round(board):
    t = board(player(hand=["Morale Boost", ONE]), player())
    t.play("Morale Boost").choose(t.seats[1].identity)
    him = t.seats[1].identity
    assert (him.thw, him.atk, him.def_) == (3, 3, 3)
    t.villain_phase()
    assert (him.thw, him.atk, him.def_) == (2, 2, 2)


def test_allies_do_not_get_morale(board):
    t = board(hand=["Morale Boost", ONE], play=[ally(atk=1)]).play("Morale Boost")
    assert t.ally.atk == 1 and t.hero.atk == 3
