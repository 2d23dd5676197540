"""Enemy attacks that deal indirect damage."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    MAIN,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    YOU,
    Alter,
    Attacked,
    Cannot,
    Draw,
    PlaceThreat,
    a,
    constant,
    forced_interrupt,
    forced_response,
)
from quickstrike.testkit import ally, environment, foe, hero, minion, on, player, support, treachery

SPRAY = forced_interrupt(Attacked(SELF), Alter(indirect=True))


def spread(t, **amounts):
    """Assign what is said to the characters of these names, nothing to the others unless it must be."""
    while t.asked == "assign":
        who = t.state.face(t.decision.options[0].target).name
        t.answer("assign", value=amounts.get(who, t.decision.options[0].value))


@rule("rr:indirect-damage", "rr:indirect-damage.9", "rr:attack-enemy-activation")
def test_it_is_divided_after_players_could_defend_and_boost_cards_were_turned(board):
    t = board(villain=foe(SPRAY, atk=3), play=[ally(hp=9, name="Friend")], encounter=[treachery(boost=2)])
    t.activate()
    assert t.asked == "defend" and not t.log("boost")
    t.pass_()
    assert t.asked == "assign" and t.log("boost")
    spread(t, Hero=1)
    assert (t.hero.damage, t.ally.damage) == (1, 4)
    t.quiet()


@rule("rr:indirect-damage", "rr:indirect-damage.9")
@pytest.mark.parametrize(("defender", "left"), [("hero", 3), ("ally", 5)])
def test_a_basic_defense_of_a_hero_takes_its_def_off_before_it_is_divided(board, defender, left):
    t = board(hero=hero(def_=2), villain=foe(SPRAY, atk=5), play=[ally(hp=9, name="Friend")])
    t.activate()
    t.defend(t.hero if defender == "hero" else t.ally)
    assert max(int(o.value) for o in t.decision.options) == left
    spread(t, Friend=left)
    assert t.hero.damage + t.ally.damage == left


@rule("rr:indirect-damage", "rr:indirect-damage.10")
@pytest.mark.parametrize(("defender", "threat"), [(None, 1), ("ally", 5)])
def test_only_the_defender_or_the_identity_was_attacked_whoever_took_the_damage(board, defender, threat):
    watch = environment(
        forced_response(Attacked(THE_VILLAIN, a("hero")), PlaceThreat(MAIN, 1)),
        forced_response(Attacked(THE_VILLAIN, a("ally")), PlaceThreat(MAIN, 5)),
    )
    t = board(
        villain=foe(SPRAY, atk=4),
        environments=[watch],
        play=[one := ally(RETALIATE(1), hp=9, name="One"), two := ally(RETALIATE(1), hp=9, name="Two")],
    )
    t.activate()
    t.defend(one) if defender else t.pass_()
    spread(t, Hero=2, One=0, Two=2)
    assert (t.hero.damage, t[one].damage, t[two].damage) == (2, 0, 2)
    assert t.main.threat == threat and t.villain.damage == (1 if defender else 0)  # only the attacked one strikes back


@rule("rr:indirect-damage", "rr:defend-defense.15", "rr:defend-defense")
def test_the_player_who_defends_divides_it_among_his_own(board):
    t = board(
        player(play=[ally(hp=9, name="Theirs")], engaged=[goon := minion(SPRAY, atk=4)]),
        player(hero(name="Two", def_=0), play=[ally(hp=9, name="Mine")]),
    )
    t.activate(goon, seat=0)
    t.pass_().defend(t.seats[1].identity)
    assert t.decision.seat == 1
    spread(t, Two=1)
    assert [t["Theirs"].damage, t["Mine"].damage, *(s.identity.damage for s in t.seats)] == [0, 3, 0, 1]


@rule("rr:indirect-damage", "rr:indirect-damage.7", "rr:indirect-damage.8")
def test_what_nobody_can_take_is_lost(board):
    told = support(forced_response(Attacked(THE_VILLAIN, YOU), Draw(1)))
    safe = on(ally(constant(Cannot(SELF, "take damage"))), exhausted=True)
    t = board(hero=hero(constant(Cannot(SELF, "take damage"))), villain=foe(SPRAY, atk=4), play=[safe, told])
    t.activate()
    t.pass_()
    assert (t.hero.damage, t.ally.damage, len(t.hand)) == (0, 0, 1)  # attacked all the same
    t.quiet()
