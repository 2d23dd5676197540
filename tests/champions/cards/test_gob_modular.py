"""The modular sets of The Green Goblin."""

from __future__ import annotations

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery


def revealed(t, name, seat=None):
    t.add(name, "encounter")
    return t.reveal(name, seat=seat)


# ---- Goblin Gimmicks -------------------------------------------------------------------------------------------------
def test_intimidation_is_paid_off_or_boosts(board):
    t = revealed(board(hand=["Energy"]), "Intimidation")
    t.option(0).answer("pay")
    assert not t.villain.boosts and not t.hand
    t = revealed(board(hand=["Energy"]), "Intimidation")
    t.option(1)
    assert len(t.villain.boosts) == 1 and len(t.hand) == 1
    t = revealed(board(), "Intimidation")
    assert len(t.villain.boosts) == 1


def test_intimidation_brings_another_boost_card(board):
    t = board(encounter=["Intimidation", treachery(boost=2), treachery()])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 5


def test_regenerative_healing(board):
    for code, n in (("02014", 2), ("02016", 6)):
        t = revealed(board(villain=on(code, damage=9)), "Regenerative Healing")
        assert t.villain.damage == 9 - n
    t = revealed(board(villain="02014", encounter=[minion(name="Next")]), "Regenerative Healing")
    assert t.minion.name == "Next"
    t = board(villain=on(foe(), damage=5), encounter=["Regenerative Healing", treachery()])
    t.activate(t.villain).pass_()
    assert t.villain.damage == 3


# ---- A Mess of Things ------------------------------------------------------------------------------------------------
def test_a_mess_of_things_counts_the_stunned(board):
    t = board(player(stunned=1, play=[on(ally(), stunned=1), ally()]), player(), villain=on(foe(), stunned=1))
    assert revealed(t, "A Mess of Things").side.threat == 6


def test_scorpion_strikes_at_once_and_stuns(board):
    t = revealed(board(), "Scorpion")
    t.pass_()
    assert t.hero.damage == 3 and t.hero.stunned
    t = board(engaged=["Scorpion"], play=[ally(hp=9, name="Friend")])
    t.activate("Scorpion").defend("Friend")
    assert t["Friend"].stunned and not t.hero.stunned


def test_gang_up(board):
    t = revealed(board(form="alter-ego", encounter=[minion(name="Next")]), "02039")
    assert t.minion.name == "Next"
    t = revealed(board(engaged=[minion(atk=1)], encounter=[treachery(), treachery()]), "02039")
    t.pass_().pass_()
    assert t.hero.damage == 3


def test_tail_sweep(board):
    t = revealed(board(engaged=["Scorpion"]), "Tail Sweep")
    t.pass_()
    assert t.hero.damage == 3
    t = revealed(board(), "Tail Sweep")
    assert t.hero.stunned
    t = revealed(board(form="alter-ego", engaged=["Scorpion"]), "Tail Sweep")
    assert t.hero.stunned and t.hero.damage == 0
    t = board(encounter=["Tail Sweep", treachery()])
    t.activate(t.villain).pass_()
    assert t.hero.stunned


# ---- Power Drain -----------------------------------------------------------------------------------------------------
def test_power_drain_costs_a_card_for_each_icon(board):
    t = board(
        player(hand=[event(Damage(YOU, 1)), resource(), resource()]),
        player(hand=[resource()]),
        sides=[on("02041", threat=1)],
        encounter=[treachery(boost=1), treachery(boost=1), treachery()],
    )
    t.thwart("02041")
    t.choose(t.seats[0])
    t.choose(t.seats[0].hand[0]).choose(t.seats[0].hand[1])
    assert [len(p.hand) for p in t.seats] == [1, 0]


def test_electro_hurts_by_icons(board):
    t = board(engaged=["Electro"], encounter=[treachery(boost=3), treachery()])
    t.activate("Electro").pass_()
    assert t.hero.damage == 5
    t.quiet()


def test_boost_abilities_of_power_drain_discard(board):
    for code in ("02042", "02043", "02044", "02045"):
        t = board(encounter=[code, *(treachery() for _ in range(5))])
        t.activate(t.villain).pass_()
        assert len(t.zone("encounter_discard")) == 4, code


def test_electromagnetic_pulse_looks_for_electro(board):
    t = board(encounter=[*(treachery() for _ in range(6)), "Electro", treachery()])
    revealed(t, "Electromagnetic Pulse")
    assert t.minion.name == "Electro" and len(t.zone("encounter_discard")) == 7
    t = board(encounter=[*(treachery() for _ in range(7)), minion(name="Next")])
    revealed(t, "Electromagnetic Pulse")
    assert t.minion.name == "Next"


def test_lightning_bolt(board):
    t = board(encounter=[treachery(boost=2), treachery(boost=1), treachery()])
    assert revealed(t, "Lightning Bolt").hero.damage == 3


def test_shock_therapy(board):
    t = board(player(), player(), villain=on(foe(), damage=9), encounter=[treachery(boost=2), treachery(boost=1)])
    assert revealed(t, "Shock Therapy").villain.damage == 6


# ---- Running Interference ----------------------------------------------------------------------------------------------
def test_running_interference_asks_each_player(board):
    t = board(player(hand=[resource(mental=1), resource(physical=1)]), player())
    revealed(t, "02046")
    t.choose(t.seats[0]).option(0).answer("pay").answer("pay")
    assert t.side.threat == 4 and not t.hand
    t.quiet()


def test_tombstone_takes_a_resource(board):
    t = board(engaged=["Tombstone"], hand=[resource(energy=1), resource(mental=1), resource(wild=1)])
    t.activate("Tombstone").pass_()
    assert len(t.hand) == 2
    assert all(t.state.face(c.id).resources[1] == 0 for c in t.hand)
    t = board(engaged=["Tombstone"], hand=[resource(energy=1), resource(wild=1)])
    t.activate("Tombstone").pass_()
    assert len(t.hand) == 2


def test_all_tied_up(board):
    t = board(attached=["All Tied Up"], exhausted=True, hand=[resource(mental=1), resource(physical=1)])
    t.cannot("change_form")
    t.use("All Tied Up")
    assert t["All Tied Up"].where == "encounter_discard"
    t = board(attached=["All Tied Up"], exhausted=True).villain_phase()
    assert t.hero.exhausted


def test_media_coverage_repeats_what_you_reveal(board):
    blow = treachery(Damage(YOU, 1))
    t = board(player(attached=["Media Coverage"]), player())
    t.reveal(blow)
    assert t.hero.damage == 2
    t.reveal(blow, seat=1)
    assert t.seats[1].identity.damage == 1
    t = board(attached=["Media Coverage", "Media Coverage"])
    t.reveal(blow)
    assert t.hero.damage == 3


def test_media_coverage_is_gone_for_a_mental_resource(board):
    t = board(form="alter-ego", attached=["Media Coverage"], hand=[resource(mental=1)])
    t.use("Media Coverage")
    assert t["Media Coverage"].where == "encounter_discard"
    board(attached=["Media Coverage"], hand=[resource(mental=1)]).cannot("use", card="Media Coverage")
