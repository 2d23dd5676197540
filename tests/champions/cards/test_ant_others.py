"""The aspect and basic cards of the Ant-Man pack."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import attack, each
from quickstrike.testkit import ally, event, hero, minion, on, resource

ANT, ONE, TWO, P, M = "ant-man", resource(wild=1), resource(wild=2), resource(physical=1), resource(mental=1)
TINY, BIG = "12001a", "12001c"


# ---- leadership ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("paid", "hp"), [(2, 2), (5, 4)])
def test_hank_pym_is_as_strong_as_he_was_overpaid(board, paid, hp):
    t = board(hand=["12011", *[P] * paid]).play("12011", pay=[P] * paid).use("12011")
    assert t.ally.hp == hp and t.ally.counters("pym") == hp


def test_hank_pym_for_nothing_is_gone_at_once(board):
    t = board(hand=["12011", P]).answer("play", "12011").answer("done").pass_()
    assert t["12011"].where == "discard0" and len(t.hand) == 1


def test_giant_man_weakens(board):
    t = board(play=["Giant-Man"])
    assert t.ally.atk == 4
    t.attack(t.villain, who=t.ally)
    assert t.ally.damage == 1 and t.ally.atk == 4
    assert board(play=[on("Giant-Man", damage=2)]).ally.atk == 2


def test_ronin_likes_upgrades(board):
    t = board(play=[on("Ronin", attached=["Reinforced Suit"])])
    assert (t.ally.thw, t.ally.atk, t.ally.hp) == (2, 3, 5)
    assert board(play=["Ronin"]).ally.atk == 2


def test_stinger_is_not_counted(board):
    three = [ally(name=x) for x in "ABC"]
    t = board(hero=ANT, play=three, hand=["Stinger", ONE]).play("Stinger")
    assert len(t.allies) == 4
    t.quiet()
    t = board(hero=hero(), hand=["Stinger", ONE])
    t.cannot("play", "Stinger", rule="rr:play-restrictions-and-permissions")


def test_call_for_aid(board):
    t = board(hand=["Call for Aid"], deck=[P, "Ronin", M]).play("Call for Aid")
    assert [c.name for c in t.hand] == ["Ronin"] and t[P].where == "discard0" and t[M].where == "deck0"


def test_moxie_after_any_change_of_form(board):
    t = board(form="alter-ego", hand=["Moxie"]).change_form().play("Moxie")
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (3, 3, 3)
    t = board(hero=ANT, hand=["Moxie"]).answer("change_form", value=BIG).play("Moxie").pass_all()
    assert t.hero.atk == 4
    t = board(hand=["Moxie"]).change_form()
    t.quiet()  # not for an alter-ego


@pytest.mark.parametrize("how", ["attack", "thwart"])
def test_power_gloves(board, how):
    t = board(play=[on(ally(traits="Avenger", hp=5, atk=1), attached=["Power Gloves"])], threat=5)
    getattr(t, how)(t.villain if how == "attack" else t.main, who=t.ally).use("Power Gloves")
    assert t.villain.damage == 1 + (how == "attack")
    board(play=[ally()], hand=["Power Gloves", ONE]).cannot("play", "Power Gloves", rule="rr:attach-to")


# ---- the others ----------------------------------------------------------------------------------------------------
def test_swarm_tactics(board):
    t = board(hero=ANT, exhausted=True, play=["12002"], hand=["Swarm Tactics", ONE]).play("Swarm Tactics").pass_()
    assert t.seats[0].form == "Giant" and not t.hero.exhausted
    t = board(hero=ANT, hand=["Swarm Tactics", ONE]).cannot("play", "Swarm Tactics", rule="rr:team-up")


def test_team_building_exercise_shares_a_trait(board):
    friend = ally(cost=2, traits="Avenger", name="Friend")
    stranger = ally(cost=1, traits="Villain", name="Stranger")
    t = board(hero=ANT, play=["Team-Building Exercise"], hand=[friend, stranger, P])
    t.use("Team-Building Exercise")
    t.answer("pay", P) if t.asked == "pay" else None
    assert [a.name for a in t.allies] == ["Friend"] and [c.name for c in t.hand] == ["Stranger"]
    t = board(hero=ANT, play=["Team-Building Exercise"], hand=[stranger, P])
    t.cannot("use", "Team-Building Exercise", ability=0, rule="rr:target")


def test_moment_of_triumph(board):
    t = board(damage=5, hand=["Moment of Triumph"], engaged=[minion(hp=3)])
    t.attack(t.minion, damage=7).play("Moment of Triumph")
    assert t.hero.damage == 1
    t = board(damage=5, hand=["Moment of Triumph"], engaged=[minion(hp=2)])
    t.attack(t.minion)
    t.quiet()  # no excess damage, nothing to heal


@pytest.mark.parametrize(("paid", "left"), [(M, 1), (P, 2)])
def test_lay_down_the_law(board, paid, left):
    t = board(form="alter-ego", hand=["Lay Down the Law", paid], threat=5).change_form().play("Lay Down the Law")
    assert t.main.threat == left


@pytest.mark.parametrize(("stage", "tough"), [("01094", 1), ("01095", 2)])
def test_muster_courage(board, stage, tough):
    t = board(hero=ANT, villain=stage, hand=["Muster Courage", resource(wild=3)], play=[ally(name="A"), ally(name="B")])
    t.play("Muster Courage").choose(t.hero)
    if tough > 1:
        t.choose("A")
    assert (t.hero.tough, t["A"].tough, t["B"].tough) == (1, tough - 1, 0)


def test_assess_the_situation(board):
    t = board(hand=["Assess the Situation"]).play("Assess the Situation")
    size = t.hero.stat("HAND_SIZE")
    t.end_turn().skip_to("defend")
    assert len(t.hand) == size and t.hero.stat("HAND_SIZE") == size - 1


@rule("rr:excess-damage")
def test_moment_of_triumph_heals_for_one_of_several_enemies(board):
    shot = event(attack(each("minion"), 3), cost=0)
    t = board(hand=[shot, "Moment of Triumph"], damage=8, engaged=[minion(hp=1), minion(hp=2)])
    t.play(shot)
    with t.changes(lambda: t.hero.damage, by=-2):  # two beyond the one, one beyond the other
        t.play("Moment of Triumph")
    t.quiet()
