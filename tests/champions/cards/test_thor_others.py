"""The aspect and basic cards of the Thor pack."""

from __future__ import annotations

from tests.marks import rule, ruling

from quickstrike.champions.vocab import EACH_ENEMY, VILLAINOUS, YOU, Gain, Trait, attack, constant, hero_action
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade

WEAPON = upgrade(traits="Weapon", name="Axe")
WINGS = upgrade(constant(Gain(YOU, Trait("Aerial"))), name="Wings")


def test_hercules_is_cheaper_in_company(board):
    t = board(hand=["Hercules", resource(wild=4)], engaged=[minion(), minion()]).play("Hercules")
    assert t.ally.name == "Hercules"
    board(hand=["Hercules", resource(wild=4)], engaged=[minion()]).cannot("play", "Hercules", rule="rr:cost")


def test_valkyrie_hits_harder_if_energy_paid(board):
    t = board(hand=["Valkyrie", resource(energy=1), resource(mental=2)], engaged=[minion(hp=9)]).play("Valkyrie")
    t.use("Valkyrie")
    assert t.minion.damage == 3
    t = board(hand=["Valkyrie", resource(mental=3)], engaged=[minion(hp=9)]).play("Valkyrie").use("Valkyrie")
    assert t.minion.damage == 2


def test_valkyrie_who_was_not_paid_for_hits_as_printed(board):
    t = board(hand=["Make the Call", resource(energy=3)], discard=["Valkyrie"], engaged=[minion(hp=9)])
    t.play("Make the Call").use("Valkyrie")
    assert t.minion.damage == 2  # the event was paid for, not she


def test_get_over_here_engages_if_aerial(board):
    t = board(player(hand=["Get Over Here!"], play=[WINGS]), player(engaged=[minion(hp=3)])).play("Get Over Here!")
    assert t.minion.engaged == 0 and t.minion.damage == 1
    t = board(player(hand=["Get Over Here!"]), player(engaged=[minion(hp=3)])).play("Get Over Here!")
    assert t.minion.engaged == 1


def test_mean_swing_needs_a_ready_weapon_of_the_hero(board):
    t = board(hand=["Mean Swing"], play=[WEAPON])
    t.attack(t.villain).play("Mean Swing")
    assert t.villain.damage == 5 and t["Axe"].exhausted and t.hero.atk == 2
    t = board(hand=["Mean Swing"], play=[on(WEAPON, exhausted=True)])
    t.attack(t.villain)
    assert t.villain.damage == 2


def test_hall_of_heroes_gathers_glory(board):
    t = board(play=["Hall of Heroes"], engaged=[minion(hp=2)])
    t.attack(t.minion).use("Hall of Heroes", ability=0)
    assert t["Hall of Heroes"].counters("glory") == 1
    t = board(form="alter-ego", play=[on("Hall of Heroes", counters={"glory": 4})]).use("Hall of Heroes", ability=1)
    assert len(t.hand) == 3 and t["Hall of Heroes"].counters("glory") == 1
    t = board(form="alter-ego", play=[on("Hall of Heroes", counters={"glory": 2})])
    t.cannot("use", "Hall of Heroes", ability=1, rule="rr:cost")


def test_battle_fury_readies_at_a_price(board):
    t = board(play=["Battle Fury"], engaged=[minion(hp=2)])
    t.attack(t.minion).use("Battle Fury")
    assert (t.hero.damage, t.hero.exhausted) == (1, False) and t["Battle Fury"].where == "discard0"
    t = board(play=["Battle Fury"], engaged=[minion(hp=3)])
    t.attack(t.minion)
    t.quiet()


@ruling("faq:thor-hero-pack:jarnbjor:1")
def test_jarnbjorn_follows_an_attack_event(board):
    t = board(play=["Jarnbjorn"], hand=[event(hero_action(attack(EACH_ENEMY, 1)), name="Deed"), resource(physical=1)])
    t.play("Deed").use("Jarnbjorn")
    assert t.villain.damage == 3


@ruling("faq:thor-hero-pack:jarnbjor:2")
def test_jarnbjorn_strikes_once_for_each_enemy_attacked(board):
    deed = event(hero_action(attack(EACH_ENEMY, 1)), name="Deed")
    t = board(play=["Jarnbjorn"], hand=[deed, resource(physical=1), resource(physical=1)], engaged=[minion(hp=9)])
    t.play("Deed").use("Jarnbjorn", target=t.villain).use("Jarnbjorn", target=t.villain)
    assert t.villain.damage == 5
    t.quiet()


def test_heimdall_discards_one_and_orders_the_rest(board):
    deck = [treachery(name="A"), treachery(name="B"), treachery(name="C"), treachery(name="D")]
    t = board(hand=["Heimdall", resource(wild=5)], encounter=deck).play("Heimdall").use("Heimdall")
    t.choose("B")
    t.choose("A")  # the deeper one first
    assert [c.name for c in t.zone("encounter")][:3] == ["C", "A", "D"]
    assert t["B"].where == "encounter_discard"
    t.quiet()


def test_invulnerability_and_enhanced_physique(board):
    t = board(hand=["Invulnerability", resource(wild=2)], play=["Enhanced Physique"]).play("Invulnerability")
    assert t.hero.tough == 1 and t["Enhanced Physique"].counters("physical") == 2


def test_under_surveillance_raises_the_target(board):
    t = board(hand=["Under Surveillance", resource(wild=2)], threat=19)
    t.play("Under Surveillance")
    t.villain_phase()
    assert t.result is None and t.main.threat >= 20


def test_teamwork_adds_the_matching_power(board):
    friend = ally(thw=1, atk=3, name="Friend")
    t = board(hand=["Teamwork"], play=[friend])
    t.attack(t.villain).play("Teamwork")
    assert t.villain.damage == 5 and t["Friend"].exhausted
    t = board(hand=["Teamwork"], play=[friend], threat=9)
    t.thwart(t.main).play("Teamwork")
    assert t.main.threat == 6
    t = board(hand=["Teamwork"], play=[on(friend, exhausted=True)], threat=9)
    t.thwart(t.main)
    assert t.main.threat == 7


def test_second_wind_heals_any_identity(board):
    t = board(player(hand=["Second Wind", resource(mental=3)]), player(damage=6)).play("Second Wind")
    assert t.seats[1].identity.damage == 1
    t = board(damage=6, hand=["Second Wind", resource(energy=3)]).play("Second Wind")
    assert t.hero.damage == 2


def test_side_schemes_are_no_place_for_surveillance(board):
    t = board(hand=["Under Surveillance", resource(wild=2)], sides=[side_scheme(threat=3)], villain=foe())
    t.play("Under Surveillance")
    assert t["Under Surveillance"].host == t.main


@rule("rr:villainous")
def test_frost_giant_stuns_for_the_villain_alone(board):
    """As a boost card of a minion it speaks of the villain, who is not attacking."""
    foe_ = minion(VILLAINOUS, atk=2)
    t = board(engaged=[foe_], encounter=["Frost Giant"])
    t.activate(t[foe_], how="attack")
    t.pass_all()
    assert t.hero.damage == 3 and not t.hero.stunned
    t.quiet()
    t = board(encounter=["Frost Giant"])
    t.activate(how="attack")
    t.pass_all()
    assert t.hero.stunned
    t.quiet()
