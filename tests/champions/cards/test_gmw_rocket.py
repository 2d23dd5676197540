"""Rocket Raccoon: the identity, his cards, his obligation and his nemesis; the Aggression cards of his deck."""

from __future__ import annotations

from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import ally, foe, minion, on, player, resource, treachery, upgrade

ROCKET = "rocket-raccoon"
CANNON, LAUNCHER, PISTOL = "Particle Cannon", "Rocket Launcher", "Rocket's Pistol"
PISTOL_LOADED = on(PISTOL, counters={"charge": 3})


# ---- 16029 Rocket Raccoon ------------------------------------------------------------------------------------------
def test_excess_damage_draws_a_card(board):
    t = board(hero=ROCKET, play=[PISTOL_LOADED], engaged=[minion(hp=1)])
    t.use(PISTOL, target=t.minion).use("16029a")
    assert len(t.hand) == 1
    t = board(hero=ROCKET, play=[PISTOL_LOADED], engaged=[minion(hp=2)])
    t.use(PISTOL, target=t.minion)
    t.quiet()


def test_each_enemy_with_excess_damage_draws(board):
    t = board(
        hero=ROCKET, play=[on(LAUNCHER, counters={"charge": 1})], engaged=[minion(hp=1), minion(hp=1, name="Two")]
    )
    t.use(LAUNCHER).use("16029a").use("16029a")
    assert len(t.hand) == 2 and t.villain.damage == 2


def test_a_tough_minion_takes_no_excess_damage(board):
    t = board(hero=ROCKET, play=[PISTOL_LOADED], engaged=[on(minion(hp=1), tough=1)])
    t.use(PISTOL, target=t.minion)
    t.quiet()


def test_tinkering_turns_tech_into_cards(board):
    t = board(hero=ROCKET, form="alter-ego", play=[PISTOL]).use("16029b")
    assert len(t.hand) == 2 and t[PISTOL].where == "discard0"
    board(hero=ROCKET, form="alter-ego", play=[upgrade()]).cannot("use", "16029b", rule="rr:cost")


def test_a_plan_readies_him_and_helps_until_the_phase_ends(board):
    t = board(hero=ROCKET, hand=["I've Got a Plan", resource(wild=1)], threat=9)
    t.thwart(t.main).play("I've Got a Plan")
    assert not t.hero.exhausted and t.hero.thw == 3 and t.main.threat == 7
    t.villain_phase()
    assert t.hero.thw == 2


def test_reload_readies_all_tech(board):
    t = board(
        hero=ROCKET,
        hand=["Reload", resource(wild=1)],
        play=[on(PISTOL, exhausted=True), on(upgrade(name="Plain"), exhausted=True)],
    )
    t.play("Reload")
    assert not t[PISTOL].exhausted and t["Plain"].exhausted


def test_schadenfreude_heals_each_time_he_deals_damage(board):
    t = board(hero=ROCKET, damage=6, hand=["Schadenfreude", resource(wild=2)], play=[PISTOL_LOADED])
    t.play("Schadenfreude").use(PISTOL, target=t.villain)
    assert t.hero.damage == 4
    t.attack(t.villain)
    assert t.hero.damage == 2
    t.villain_phase()
    before = t.hero.damage
    t.attack(t.villain)
    assert t.hero.damage == before  # the turn is over


def test_schadenfreude_is_about_him_alone(board):
    seats = player(ROCKET, damage=6, hand=["Schadenfreude", resource(wild=2)], play=[ally(atk=1)]), player()
    t = board(*seats).play("Schadenfreude")
    t.attack(t.villain, who=t.ally)
    assert t.hero.damage == 6


def test_salvage_brings_tech_back(board):
    t = board(hero=ROCKET, hand=["Salvage", "Reload"], discard=[PISTOL], play=[on(PISTOL, exhausted=True)])
    t.play("Reload", pay=["Salvage"])
    t.use("Salvage")
    assert t.me.deck[0].name == PISTOL


def test_battery_pack_moves_a_charge(board):
    t = board(hero=ROCKET, play=[on("Battery Pack", counters={"charge": 2}), on(PISTOL, counters={"charge": 1})])
    t.use("Battery Pack")
    assert t["Battery Pack"].counters("charge") == 1 and t[PISTOL].counters("charge") == 2
    board(hero=ROCKET, play=[on("Battery Pack", counters={"charge": 2})]).cannot("use", "Battery Pack")


def test_weapons_enter_with_charges_and_stay_without(board):
    for card, n in (("Battery Pack", 2), (CANNON, 2), (LAUNCHER, 2), (PISTOL, 3)):
        t = board(hero=ROCKET, hand=[card, resource(wild=3)]).play(card)
        assert t[card].counters("charge") == n
    t = board(hero=ROCKET, play=[on(PISTOL, counters={"charge": 1})]).use(PISTOL, target="villain")
    assert t[PISTOL].in_play and t[PISTOL].counters("charge") == 0
    t.cannot("use", PISTOL)


def test_cybernetic_skeleton(board):
    t = board(hero=ROCKET, play=["Cybernetic Skeleton"])
    assert t.hero.hp == 12 and t.hero.atk == 2
    assert board(hero=ROCKET, form="alter-ego", play=["Cybernetic Skeleton"]).me.identity.hp == 12


def test_particle_cannon_shoots_through_and_from_afar(board):
    t = board(hero=ROCKET, play=[on(CANNON, counters={"charge": 2})], engaged=[minion(RETALIATE(1), hp=1)])
    t.use(CANNON, target=t.minion).use("16029a")
    assert t.villain.damage == 3 and t.hero.damage == 0 and t[CANNON].counters("charge") == 1


def test_rocket_launcher_hits_those_around_a_player(board):
    seats = (
        player(ROCKET, play=[on(LAUNCHER, counters={"charge": 2})], engaged=[minion(hp=5)]),
        player(engaged=[minion(hp=5, name="Far")]),
    )
    t = board(*seats)
    t.use(LAUNCHER).choose(t.seats[1])
    assert t.villain.damage == 2 and t["Far"].damage == 2 and t.seats[0].minions[0].damage == 0


def test_thruster_boots_for_the_hero(board):
    t = board(hero=ROCKET, play=["Thruster Boots"])
    assert t.hero.thw == 3 and t.hero.trait("Aerial")
    assert not board(hero=ROCKET, form="alter-ego", play=["Thruster Boots"]).me.identity.trait("Aerial")


# ---- the aspect ----------------------------------------------------------------------------------------------------
def test_bug_heals_when_the_hero_attacks(board):
    t = board(play=[on("Bug", damage=1)])
    t.attack(t.villain).use("Bug")
    assert t["Bug"].damage == 0


def test_looking_for_trouble_finds_a_minion_first(board):
    deck = [treachery(), minion(name="Trouble"), treachery()]
    t = board(hand=["Looking for Trouble"], threat=5, encounter=deck).play("Looking for Trouble")
    assert t.main.threat == 2 and t.minion.name == "Trouble"


def test_follow_through_adds_to_the_excess(board):
    t = board(play=["Follow Through"], hand=["Hand Cannon"], engaged=[minion(hp=1)])
    t.attack(t.minion, damage=3, overkill=True).use("Follow Through")
    assert t.villain.damage == 3
    t = board(hand=["13013", resource(wild=3)], threat=9, play=["Follow Through"], engaged=[minion(hp=4)])
    t.play("13013").use("Follow Through")
    assert t.main.threat == 9 - 3  # into the fray: without overkill, too


def test_follow_through_needs_excess_damage_of_the_hero(board):
    t = board(play=["Follow Through"], engaged=[minion(hp=2)])
    t.attack(t.minion)
    t.quiet()


def test_hand_cannon_adds_to_a_basic_attack(board):
    t = board(play=[on("Hand Cannon", counters={"charge": 1})], engaged=[minion(hp=3)])
    t.attack(t.minion).use("Hand Cannon")
    assert t.villain.damage == 1 and t["Hand Cannon"].where == "discard0"


# ---- obligation and nemesis ----------------------------------------------------------------------------------------
def test_crisis_on_halfworld_takes_the_dearest_upgrade(board):
    t = board(hero=ROCKET, play=[CANNON, PISTOL], aside=["16053"])
    t.reveal("16053").answer("no")
    assert t[CANNON].where == "discard0" and t[PISTOL].in_play
    t = board(hero=ROCKET, aside=["16053"], encounter=[treachery(name="Next")])
    t.reveal("16053").answer("no")
    assert t["Next"].where == "encounter_discard"


def test_the_bazooka_is_blackjacks_if_he_is_there(board):
    t = board(hero=ROCKET, engaged=["16055"], aside=["16056"]).reveal("16056")
    assert t["16056"].host == t["16055"]
    t = board(hero=ROCKET, hand=[resource(mental=3)], aside=["16056"]).reveal("16056")
    assert t["16056"].host == t.villain
    t.use("16056")
    assert t["16056"].where == "encounter_discard"


def test_blackjack_is_quick_and_villainous(board):
    t = board(hero=ROCKET, aside=["16055"], encounter=[treachery(boost=2)])
    t.reveal("16055").pass_()
    assert t.hero.damage == 3


def test_vendetta_amplifies(board):
    t = board(sides=["16054"], villain=foe(atk=0), encounter=[treachery(boost=1)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 2


def test_planetary_invasion_brings_a_tough_minion(board):
    t = board(aside=["16057"], encounter=[treachery(), minion(name="Invader")]).reveal("16057")
    assert t.minion.name == "Invader" and t.minion.tough
