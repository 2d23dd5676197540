"""Venom: his cards, his obligation and his nemesis, and the other cards of his pack."""

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import RESTRICTED, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, support, treachery, upgrade

CARD = event(Draw(1), cost=1, name="Card")


def venom(board, **has):
    return board(hero="venom", **has)


def guns(n, **k):
    return [upgrade(RESTRICTED, traits="Weapon", name=f"Gun {i}", **k) for i in range(n)]


# ---- the identity
def test_symbiotic_bond_pays_with_damage_once_per_phase(board):
    t = venom(board, hand=[CARD, event(Draw(1), cost=1, name="Other")])
    t.play(CARD)
    assert t.hero.damage == 1 and len(t.hand) == 2
    t.cannot("play", t["Other"], rule="rr:cost")


@rule("rr:cost")
def test_symbiotic_bond_not_while_tough(board):
    t = venom(board, hand=[CARD], tough=1)
    t.cannot("play", CARD, rule="rr:cost")


def test_symbiotic_bond_is_his_as_a_hero_only(board):
    t = venom(board, form="alter-ego", hand=[ally(cost=1, name="Friend")])
    t.cannot("play", t["Friend"], rule="rr:cost")


def test_symbiotic_bond_can_be_the_end_of_him(board):
    t = board(player("venom", hand=[CARD], damage=11), player())
    t.play(CARD)
    assert t.seats[0].out and t.result is None


def test_he_may_have_three_restricted_cards(board):
    one, two, three = guns(3, cost=0)
    t = venom(board, play=[one, two], hand=[three, upgrade(RESTRICTED, cost=0, name="Fourth")])
    t.play(three)
    assert t.quiet()
    t.play("Fourth")
    assert t.asked == "limit"
    t.answer("discard", target=t["Fourth"])
    t.quiet()


def test_he_begins_armed(setting_up):
    t = setting_up(hero="venom", deck=[*[resource(mental=1)] * 9, "Multi-Gun"])
    t.answer("done")
    assert t["Multi-Gun"].where == "hand0"


# ---- his cards
@pytest.mark.parametrize(("paid", "confused"), [({"mental": 2}, 1), ({"energy": 2}, 0), ({"wild": 2}, 1)])
def test_behind_enemy_lines(board, paid, confused):
    t = venom(board, hand=["20002", resource(**paid)], threat=5)
    t.play("20002", pay=[t.hand[1]])
    assert t.main.threat == 2 and t.villain.confused == confused
    t.quiet()


@pytest.mark.parametrize(("paid", "stunned"), [({"physical": 2}, 1), ({"energy": 2}, 0)])
def test_grasping_tendrils_cancel_an_attack(board, paid, stunned):
    t = venom(board, hand=["20003", resource(**paid)], villain=foe(atk=5))
    t.activate(how="attack")
    t.play("20003", pay=[t.hand[1]])
    t.pass_all()
    assert not t.hero.damage and t.villain.stunned == stunned


@ruling("faq:venom-hero-pack:grasping-tendrils:1")
def test_grasping_tendrils_are_a_defense(board):
    t = venom(board, hand=["20003", resource(energy=2)], play=["Unflappable"], villain=foe(atk=5))
    t.activate(how="attack")
    t.play("20003", pay=[t.hand[1]])
    t.use("Unflappable")
    t.pass_all()
    assert len(t.hand) == 1


def test_locked_and_loaded(board):
    t = venom(board, hand=["20004"], deck=[ally(), "Multi-Gun"])
    t.play("20004")
    assert t["Multi-Gun"].where == "hand0"
    t.quiet()


def test_run_and_gun_readies_weapons(board):
    t = venom(
        board,
        hand=["20005", resource(mental=3)],
        exhausted=True,
        play=[on("Multi-Gun", exhausted=True), on(support(name="Base"), exhausted=True)],
    )
    t.play("20005", pay=[t.hand[1]])
    assert not t.hero.exhausted and not t["Multi-Gun"].exhausted and t["Base"].exhausted
    t.quiet()


@pytest.mark.parametrize(("paid", "beyond"), [({"energy": 2}, 3), ({"mental": 2}, 0)])
def test_savage_attack_overkills_with_energy(board, paid, beyond):
    t = venom(board, hand=["20006", resource(**paid)], engaged=[minion(hp=2)])
    t.play("20006", target=t.minion, pay=[t.hand[1]])
    assert t.villain.damage == beyond
    t.quiet()


def test_project_rebirth(board):
    t = venom(board, form="alter-ego", play=["20007"], damage=5)
    t.use("20007")
    t.option(1)
    assert t.hero.damage == 2 and t["20007"].exhausted
    t.quiet()


def test_multi_gun(board):
    small = [minion(hp=3, name="One"), minion(hp=3, name="Two")]
    for n in range(3):
        t = venom(board, play=["20008"], engaged=small, threat=5)
        t.use("20008")
        t.option(n)
        if n == 0:
            t.choose(t.villain)
        assert (t.villain.damage, t["One"].damage, t["Two"].damage, t.main.threat) == (
            (2, 0, 0, 5),
            (0, 1, 1, 5),
            (0, 0, 0, 3),
        )[n]
        t.quiet()


def test_spider_sense_draws(board):
    t = venom(board, play=["20009"], engaged=[minion(atk=0)])
    t.activate(how="attack")
    t.use("20009")
    t.pass_all()
    assert len(t.hand) == 1
    t.activate(t.minion, how="attack")
    t.pass_all()
    assert len(t.hand) == 1


def test_venoms_pistol_for_each_basic_power(board):
    t = venom(board, play=["20010"], threat=9)
    t.attack(t.villain)
    t.use("20010")
    assert t.villain.damage == 3
    t = venom(board, play=["20010"], threat=9)
    t.thwart(t.main)
    t.use("20010")
    assert t.main.threat == 7
    t = venom(board, play=["20010"], villain=foe(atk=5))
    t.activate(how="attack")
    t.defend(t.hero)
    t.use("20010")
    t.pass_all()
    assert t.hero.damage == 2


# ---- the obligation and the nemesis
def test_struggle_for_control(board):
    t = venom(board, form="alter-ego", aside=["20025"])
    t.reveal(t.add("20023", "encounter"))
    t.option(0)
    assert t.hero.exhausted and t.hero.damage == 2 and t["20023"].where == "encounter_discard"
    t.quiet()
    t = board(player(), player("venom"), aside=["20025"])
    t.reveal(t.add("20023", "encounter"), seat=1)
    t.answer("no")
    assert t["20025"].engaged == 0
    t = venom(board, encounter=["20023", treachery()])
    t.reveal("20023")
    t.answer("no")
    assert t.log("surge")


def test_klyntar_frenzy_is_kept_by_symbiotes(board):
    t = venom(board, sides=[on("20024", threat=2)], engaged=[on("20025")])
    t.cannot("thwart", target=t.side, rule="rr:cannot")
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.cannot("thwart", target=t.main)
    t.attack("20025")
    t.quiet()
    t = venom(board, sides=[on("20024", threat=2)])
    t.thwart(t.side)
    assert t.side.threat == 1


def test_a_symbiote_comes_as_a_boost_card(board):
    t = venom(board, encounter=["20025", treachery()], villain=foe(atk=1))
    t.activate(how="attack")
    t.pass_all()
    assert t["20025"].engaged == 0


def test_any_symbiote_is_his_nemesis(board):
    t = venom(board, form="alter-ego", aside=["20025", "20025"], encounter=["01190"])
    t.reveal("01190")
    assert len(t.minions) == 1 and not t.zone("aside")
    t.quiet()


# ---- the others
def test_jack_flag_loads_and_fires(board):
    t = board(play=["20011"], threat=5)
    t.thwart(t.main, who="20011")
    t.use("20011")
    assert t["20011"].counters("ammo") == 1
    t = board(play=[on("20011", counters={"ammo": 1})])
    t.use("20011")
    assert t.villain.damage == 2 and t["20011"].exhausted
    t.quiet()


def test_scare_tactic(board):
    t = board(hand=["20012", resource(mental=1)])
    t.cannot("play", "20012", rule="rr:target")
    t = board(hand=["20012", resource(mental=1)], villain=on(foe(), confused=1), engaged=[minion(hp=9)])
    t.play("20012")
    assert t.villain.damage == 3
    t.quiet()


@pytest.mark.parametrize(("threat", "damage"), [(4, 1), (5, 3)])
def test_making_an_entrance(board, threat, damage):
    t = board(hand=["20013", resource(mental=1)], sides=[side_scheme(threat=threat, name="Plot")], damage=3)
    t.thwart(t.side)
    t.play("20013")
    assert t.hero.damage == damage and t.hero.thw == 2
    t.quiet()


def test_sonic_rifle(board):
    t = board(play=["20015"])
    t.use("20015")
    assert t.villain.confused and not t.villain.damage and t["20015"].counters("charge") == 1
    t = board(play=["20015"], villain=on(foe(), confused=1))
    t.use("20015")
    assert t.villain.damage == 3
    t.quiet()


def test_star_lord_brings_trouble(board):
    t = board(hand=["20016", resource(mental=2)])
    t.play("20016")
    assert len(t.me.dealt) == 1 and t["20016"].keyword("ranged")
    t.quiet()


def test_side_holster_has_room_for_a_weapon_only(board):
    one, two, three = guns(3, cost=0)
    t = board(play=["20021", one, two], hand=[three])
    t.play(three)
    t.quiet()
    plain = [upgrade(RESTRICTED, cost=0, name=f"Armor {i}") for i in range(3)]
    t = board(play=["20021", *plain[:2]], hand=[plain[2]])
    t.play(plain[2])
    assert t.asked == "limit"
    t.answer("discard", target=t[plain[2]])
    t.quiet()


def test_plasma_pistol_is_used_up(board):
    t = board(play=[on("20022", counters={"charge": 1})])
    t.use("20022")
    assert t.villain.damage == 1 and not t["20022"].in_play
    t.quiet()


def test_fusillade_exhausts_a_weapon(board):
    t = board(hand=["20026", resource(mental=2)], play=guns(1))
    t.play("20026")
    assert t.villain.damage == 5 and t["Gun 0"].exhausted
    t.quiet()
    t = board(hand=["20026", resource(mental=2)])
    t.cannot("play", "20026", rule="rr:exhausted")


def test_welcome_aboard(board):
    friend = ally(cost=2, name="Friend")
    t = board(hero="star-lord", hand=["20027", friend, ally(cost=2, name="Next")])
    t.play("20027")
    t.play(friend)
    assert t["Friend"].in_play
    t.cannot("play", t["Friend"])


def test_shake_it_off(board):
    t = venom(board, hand=["20028", resource(mental=1)], villain=foe(atk=2))
    t.activate(how="attack")
    t.pass_()
    t.play("20028", pay=[t.hand[1]])
    t.pass_all()
    assert t.hero.damage == 2 and t.hero.tough


def test_crew_quarters(board):
    t = board(form="alter-ego", play=["20029"], damage=3)
    t.use("20029")
    assert t.hero.damage == 2
    t.quiet()
