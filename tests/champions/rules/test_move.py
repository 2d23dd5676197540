"""rr:move: damage between cards and dials, cards from one host to another."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import AN_ALLY, SELF, THE_VILLAIN, Attach, AttachTo, MoveTokens, action
from quickstrike.testkit import ally, event, foe, on, upgrade


@rule("rr:move", "rr:move.4", "rr:move.5")
def test_damage_moves_from_a_card_to_a_dial_and_the_maximum_stays(board):
    t = board(play=[on(ally(hp=4, name="Friend"), damage=3)], villain=foe(hp=14))
    t.play(event(MoveTokens("damage", 5, AN_ALLY, THE_VILLAIN)))
    assert (t["Friend"].hp, t["Friend"].damage) == (4, 0)
    assert (t.villain.hp, t.villain.damage) == (11, 3)


@rule("rr:move", "rr:move.1", "rr:move.2")
def test_a_card_moves_to_another_host_and_not_to_the_one_it_has(board):
    jet = upgrade(AttachTo(AN_ALLY), action(Attach(SELF, AN_ALLY)), name="Jet")
    t = board(play=[on(ally(name="A"), attached=[jet]), ally(name="B"), ally(name="C")])
    t.answer("use", "Jet")
    assert sorted(o.split("> ")[1] for o in t.options("choose")) == ["B", "C"]
    t.choose("C")
    assert t["Jet"].host == t["C"] and t["A"].attached == []


@rule("rr:move", "rr:move.2", "rr:move.3")
def test_without_another_host_a_card_does_not_move(board):
    jet = upgrade(AttachTo(AN_ALLY), action(Attach(SELF, AN_ALLY)), name="Jet")
    t = board(play=[on(ally(name="A"), attached=[jet])])
    t.cannot("use", "Jet", rule="rr:target")
