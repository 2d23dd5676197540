"""Drax: his cards, his obligation and his nemesis, and the other cards of his pack."""

import pytest

from quickstrike.champions.vocab import AN_ENEMY, attack, hero_action
from quickstrike.testkit import ally, event, foe, minion, on, resource, treachery

BLOW = event(hero_action(attack(AN_ENEMY, 4)), cost=0, name="Blow")


def drax(board, vengeance=0, **has):
    return board(hero="drax", **({"counters": {"vengeance": vengeance}} if vengeance else {}), **has)


def hit(t, who=None):
    t.activate(who, how="attack")
    return t.pass_()


# ---- the identity
def test_vengeance_grows_to_three_and_then_draws(board):
    t = drax(board, villain=foe(atk=1))
    for n in (1, 2, 3):
        hit(t)
        t.use(t.hero)
        t.pass_all()
        assert t.hero.counters("vengeance") == n and t.hero.atk == 1 + n
    hit(t)
    with t.changes(lambda: len(t.hand), by=1):
        t.use(t.hero)
    assert t.hero.counters("vengeance") == 3


def test_vengeance_is_for_attacks_of_the_villain_on_drax(board):
    t = drax(board, engaged=[minion(atk=1)], play=[ally(hp=5, name="Friend")])
    hit(t, t.minion)
    t.quiet()
    t.activate(how="attack")
    t.defend("Friend")
    t.pass_all()
    assert not t.hero.counters("vengeance")


def test_at_home_he_heals_by_his_vengeance(board):
    t = drax(board, 2, damage=9)
    t.change_form()
    assert t.hero.damage == 5 and not t.hero.counters("vengeance")
    t.quiet()


# ---- his cards
def test_mantis_heals_at_a_price(board):
    t = drax(board, play=["Mantis"], damage=5)
    t.use("Mantis")
    assert t.hero.damage == 2 and t["Mantis"].damage == 1 and t["Mantis"].exhausted
    t.quiet()


def test_fight_me_coward(board):
    t = drax(board, hand=["19003"], exhausted=True, villain=foe(atk=1))
    t.play("19003")
    t.pass_all()
    assert not t.hero.exhausted and len(t.hand) == 1 and t.hero.damage == 1


def test_intimidation_by_his_atk(board):
    t = drax(board, 2, hand=["19004", resource(mental=1)], threat=9)
    t.play("19004")
    assert t.main.threat == 6
    t.quiet()


def test_knife_leap_is_cheaper_for_vengeance(board):
    t = drax(board, 3, hand=["Knife Leap"], engaged=[on(minion(hp=2), tough=1)])
    t.attack(t.minion)
    t.play("Knife Leap")
    assert not t.minions and t.villain.damage == 7  # 1 + 3 + 5, two of it for the minion
    t.quiet()
    t = drax(board, 1, hand=["Knife Leap", resource(mental=1)])
    t.attack(t.villain)
    assert t.villain.damage == 2  # it costs two, and one is there
    t.quiet()


def test_parry_prevents_twice_his_atk(board):
    t = drax(board, 1, hand=["Parry"], villain=foe(atk=6))
    hit(t)
    t.play("Parry")
    t.pass_all()
    assert t.hero.damage == 2


def test_payback(board):
    t = drax(board, 1, hand=["Payback"], villain=foe(atk=1))
    hit(t)
    t.play("Payback")
    t.pass_all()
    assert t.villain.damage == 2


def test_the_knives(board):
    t = drax(board, play=["19008", "19009"])
    assert t.hero.atk == 2 and t.hero.keyword("retaliate")
    t.change_form()
    assert not t.hero.keyword("retaliate")


def test_dwi_theet_mastery(board):
    t = drax(board, play=["19010"], hand=[BLOW])
    t.attack(t.villain)
    t.use("19010")
    assert len(t.hand) == 2
    t.play(BLOW)
    assert len(t.hand) == 1  # no basic attack
    t.quiet()


def test_too_stubborn_to_die(board):
    t = drax(board, play=["19011"], damage=12, villain=foe(atk=9))
    hit(t)
    t.use("19011")
    t.pass_all()
    assert (t.me.form == "alter-ego" and t.hero.hp - t.hero.damage == 4) or t.hero.damage == 10
    assert t["19011"].where == "removed" and not t.me.out


# ---- the obligation and the nemesis
@pytest.mark.parametrize(("stunned", "surges"), [(0, 0), (1, 1)])
def test_memories_of_another_life(board, stunned, surges):
    t = drax(board, stunned=stunned, encounter=["19025", treachery()])
    t.reveal("19025")
    t.answer("no")
    assert t.hero.stunned and len(t.log("surge")) == surges


def test_cull_the_weak(board):
    t = drax(board, sides=["Cull the Weak"], engaged=[minion(atk=1)], villain=foe(atk=2))
    assert t.minion.atk == 3 and t.villain.atk == 4


def test_yotat_guards_and_retaliates(board):
    t = drax(board, engaged=["19027"])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack("19027")
    assert t.hero.damage == 1
    t.quiet()


def test_challenge_accepted_goes_after_four_damage(board):
    strong = minion(atk=4, hp=20, name="Strong")
    t = drax(board, engaged=[strong, minion(atk=1)], encounter=["19028", treachery()], hand=[BLOW])
    t.reveal("19028")
    assert t["19028"].host.name == "Strong" and t.log("surge")
    t.attack(t[strong])
    assert t["19028"].in_play
    t.play(BLOW, target=t[strong])
    assert not t["19028"].in_play
    t.quiet()


def test_i_will_destroy_you(board):
    t = drax(board, engaged=["19027"], encounter=["19029", treachery()])
    t.reveal("19029")
    t.pass_all()
    assert t.hero.damage == 4
    t = drax(board, villain=foe(atk=2), encounter=["19029", treachery(), treachery()])
    t.reveal("19029")
    t.pass_all()
    assert t.hero.damage == 2
    t = drax(board, form="alter-ego", encounter=["19029", treachery(), treachery()])
    t.reveal("19029")
    assert t.log("surge") and not t.hero.damage


# ---- the others
def test_martyr_is_tough_after_her_victory(board):
    t = board(play=["Martyr"], engaged=[minion(hp=2)])
    t.attack(t.minion, who="Martyr")
    t.use("Martyr")
    assert t["Martyr"].tough and t["Martyr"].damage == 1
    t.quiet()


def test_moondragon_turns_a_minion_on_another_enemy(board):
    brute, victim = minion(atk=3, hp=9, name="Brute"), minion(hp=9, name="Victim")
    t = board(play=["Moondragon"], engaged=[brute, victim])
    t.use("Moondragon")
    t.choose(t[brute])
    t.choose(t[victim])
    t.pass_all()
    assert t[victim].damage == 3 and not t.hero.damage and not t["Moondragon"].in_play


def test_deflection_discards_what_it_prevents(board):
    t = board(hand=["Deflection", resource(mental=2)], villain=foe(atk=4))
    hit(t)
    t.play("Deflection")
    t.option(1)
    t.pass_all()
    assert not t.hero.damage and len(t.me.discard) == 6  # four cards, the event, what paid for it


def test_hard_knocks(board):
    t = board(hand=["Hard Knocks", resource(mental=3)], engaged=[minion(hp=4)])
    t.play("Hard Knocks", target=t.minion)
    assert t.hero.tough
    t.quiet()
    t = board(hand=["Hard Knocks", resource(mental=3)], engaged=[minion(hp=5)])
    t.play("Hard Knocks", target=t.minion)
    assert not t.hero.tough
    t.quiet()


@pytest.mark.parametrize(("icons", "damage", "ready"), [(1, 1, True), (2, 0, False)])
def test_leading_blow(board, icons, damage, ready):
    t = board(hand=["Leading Blow"], encounter=[treachery(boost=icons), treachery()])
    t.attack(t.villain)
    t.play("Leading Blow")
    t.pass_all()
    assert t.villain.damage == damage and t.hero.exhausted is not ready


def test_subdue(board):
    t = board(hand=["Subdue", resource(mental=1)], villain=foe(atk=4))
    t.activate(how="attack")
    t.play("Subdue")
    t.pass_all()
    assert t.hero.damage == 1


def test_gamora_finds_an_event(board):
    t = board(play=["19020"], deck=[ally(), BLOW, ally()])
    t.attack(t.villain, who="19020")
    t.use("19020")
    assert [c.name for c in t.hand] == ["Blow"] and len(t.me.discard) == 1
    t.quiet()


def test_bring_it(board):
    t = board(hand=["19030", "19030"], engaged=[minion(), minion()])
    t.play("19030")
    assert len(t.hand) == 3
    t.cannot("play", "19030", rule="rr:max-maximum")


def test_think_fast(board):
    t = drax(board, hand=["19031", resource(mental=1)])
    t.play("19031")
    assert t.villain.confused and t.hero.damage == 1
    t.quiet()


def test_regroup_takes_the_fallen_back(board):
    t = board(play=["Regroup", ally(hp=1, name="Friend")], villain=foe(atk=3))
    t.activate(how="attack")
    t.defend("Friend")
    t.use("Regroup")
    t.pass_all()
    assert t["Friend"].where == "hand0" and t["Regroup"].in_play


def test_regroup_not_for_consequential_damage(board):
    t = board(play=["Regroup", ally(hp=1, atk=1, attack_cost=1, name="Friend")])
    t.attack(t.villain, who="Friend")
    assert t["Friend"].where == "discard0"
    t.villain_phase()
    assert not t["Regroup"].in_play
