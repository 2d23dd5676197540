"""Kree Fanatic, a modular set."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, foe, minion, on, player, treachery

RONAN = "90001"  # there is a villain of that title


def test_ronan_seeks_the_weakest_hero_as_the_villain_phase_begins(board):
    t = board(player(engaged=[RONAN]), player(damage=5), player(damage=8, form="alter-ego"))
    t.end_turn().end_turn().end_turn()
    assert t[RONAN].engaged == 1


def test_ronan_stays_where_there_is_no_hero(board):
    t = board(player(form="alter-ego", engaged=[RONAN]), player(form="alter-ego", damage=5)).end_turn().end_turn()
    assert t[RONAN].engaged == 0


def test_ronan_is_tough_per_player_and_never_stunned(board):
    t = board(player(engaged=[RONAN], hand=["Mockingbird"]), player())
    assert t[RONAN].hp == 18
    t = board(engaged=[RONAN], hand=["Tackle", "Energy", "Genius"]).play("Tackle").choose(RONAN)
    assert not t[RONAN].stunned


def test_ronan_comes_as_a_boost_card(board):
    t = board(encounter=[RONAN, treachery()])
    t.activate(t.villain).pass_()
    assert t.minion.name == "Ronan the Accuser" and t.minion.tough == 1


def test_judge_jury_executioner_counts_the_fallen(board):
    t = board(play=[ally(hp=1, name="Friend")], sides=["Judge, Jury, Executioner"], villain=foe(atk=1))
    t.activate(t.villain).defend("Friend")
    assert t.main.threat == 2
    t = board(play=[on(ally(hp=2, attack_cost=1, name="Friend"), damage=1)], sides=["Judge, Jury, Executioner"])
    t.attack(t.villain, who="Friend")
    assert t.main.threat == 0  # consequential damage is no attack


def test_judge_comes_as_a_boost_card(board):
    t = board(encounter=["Judge, Jury, Executioner", treachery()])
    t.activate(t.villain).pass_()
    assert t.side.name == "Judge, Jury, Executioner" and t.side.threat == 3


def test_the_accused_is_hit_harder_until_ronan_falls(board):
    t = board(attached=["The Accused"], villain=foe(atk=1), engaged=[on(RONAN, damage=7)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2
    t.attack(RONAN)
    assert t["The Accused"].where == "encounter_discard"


def test_the_accused_attaches_to_who_reveals_it_or_is_attacked(board):
    t = board(player(), player(), encounter=["The Accused", treachery()]).reveal("The Accused", seat=1)
    assert t["The Accused"].host == t.seats[1].identity
    t = board(encounter=["The Accused", treachery()], villain=foe(atk=1))
    t.activate(t.villain).pass_()
    assert t["The Accused"].host == t.hero


def test_bring_the_hammer_down(board):
    t = board(player(), player(engaged=[RONAN]), encounter=["Bring the Hammer Down"]).reveal("Bring the Hammer Down")
    t.pass_all()
    assert t.seats[1].identity.damage == 3
    t = board(encounter=["Bring the Hammer Down", treachery(Damage(YOU, 1))]).reveal("Bring the Hammer Down")
    assert t.hero.damage == 1


def test_bring_the_hammer_down_boosts_with_a_card_for_the_first_player(board):
    t = board(play=[ally(hp=1)], villain=foe(atk=1), encounter=["Bring the Hammer Down", treachery(), treachery()])
    t.activate(t.villain).defend(t.ally)
    assert len(t.seats[0].dealt) == 1
    t = board(play=[ally(hp=9)], villain=foe(atk=1), encounter=["Bring the Hammer Down", treachery(), treachery()])
    t.activate(t.villain).defend(t.ally)
    assert t.seats[0].dealt == []


def test_you_dare_oppose_me_deals_the_kree(board):
    deck = ["You Dare Oppose Me?", treachery(), RONAN, minion(), "The Accused", treachery(), treachery(), treachery()]
    t = board(encounter=deck).reveal("You Dare Oppose Me?")
    assert sorted(c.name for c in t.seats[0].dealt) == ["Ronan the Accuser", "The Accused"]
    assert len(t.zone("encounter_discard")) == 4


def test_you_dare_oppose_me_boosts_an_attack_with_overkill(board):
    t = board(play=[ally(hp=1)], villain=foe(atk=2), encounter=["You Dare Oppose Me?", treachery()])
    t.activate(t.villain).defend(t.ally)
    assert t.hero.damage == 2 + 2 - 1
    t = board(villain=foe(sch=1), encounter=["You Dare Oppose Me?", treachery()])
    t.activate(t.villain, how="scheme")
    assert t.main.threat == 3


@rule("rr:attacks-against-allies")
def test_the_accused_is_the_identity_and_no_ally(board):
    strong = ally(atk=5, hp=9)
    t = board(attached=["The Accused"], play=[strong])
    t.reveal(t.add("Clash Of The Titans", "encounter"))
    t.pass_all()
    assert t[strong].damage == 2  # the villain's ATK, nothing more
    t.quiet()
