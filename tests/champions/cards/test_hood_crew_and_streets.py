"""Crossfire's Crew and Streets of Mayhem, modular sets of The Hood."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import YOUR_HERO, Ready
from quickstrike.testkit import ally, event, foe, hero, minion, on, player, resource, support, treachery

CROSSFIRE = "24026"  # another product has a minion of that title


# ---- 24023 Out for Blood -------------------------------------------------------------------------------------------
def test_out_for_blood_goes_on_while_somebody_falls(board):
    weak, weaker = ally(hp=2, name="Weak"), ally(hp=1, name="Weaker")
    t = board(player(play=[weak]), player(play=[weaker]), encounter=["Out for Blood", treachery()])
    t.reveal("Out for Blood")
    assert not t[weaker].in_play and t[weak].damage == 1 and t["Out for Blood"].threat == 4
    t.quiet()


def test_out_for_blood_as_a_boost_card(board):
    weak = ally(hp=1)
    t = board(play=[weak], encounter=["Out for Blood", treachery()])
    t.activate(t.villain).pass_()
    assert not t[weak].in_play and t.hero.damage == 2 + 1
    t.quiet()


# ---- 24024 Controller ----------------------------------------------------------------------------------------------
def test_controller_hits_as_hard_as_whom_it_hits(board):
    t = board(engaged=["Controller"], play=[ally(atk=3, hp=9, name="Friend")])
    t.activate("Controller").pass_()
    assert t.hero.damage == 1 + 2
    t.activate("Controller").defend("Friend")
    assert t["Friend"].damage == 1 + 3
    t.quiet()


def test_controller_adds_nothing_to_no_damage_and_nothing_of_its_own_accord(board):
    t = board(engaged=["Controller"])
    t.activate("Controller").defend(t.hero)  # DEF 2 against ATK 1: no damage is dealt
    assert t.hero.damage == 0
    t.activate(t.villain)
    assert t.hero.damage == 2  # the villain's attack is the villain's
    t.quiet()


# ---- 24025 Corruptor -----------------------------------------------------------------------------------------------
def test_corruptor_exhausts_allies_for_threat(board):
    friends = [ally(name="One"), on(ally(name="Two"), exhausted=True), ally(name="Three")]
    t = board(play=friends, encounter=["Corruptor", treachery()]).reveal("Corruptor")
    assert t.main.threat == 2 and all(a.exhausted for a in t.allies) and not t.hero.exhausted
    t = board(encounter=["Corruptor", treachery()], play=[ally()])
    t.activate(t.villain).pass_().choose(t.ally)
    assert t.ally.exhausted and not t.hero.exhausted and t.hero.damage == 3
    t.quiet()


# ---- 24026 Crossfire -----------------------------------------------------------------------------------------------
@rule("rr:attacks-against-allies", "rr:overkill")
def test_crossfire_attacks_the_weakest_whoever_it_is(board):
    weak = ally(hp=1, name="Weak")
    t = board(player(engaged=[CROSSFIRE]), player(play=[weak]))
    t.activate(CROSSFIRE, seat=0)
    assert t.decision.seat == 1  # the player who is attacked defends first
    t.pass_all()
    assert not t[weak].in_play and [p.identity.damage for p in t.seats] == [0, 1]  # overkill
    t.quiet()


@rule("rr:ranged")
def test_crossfire_shoots_from_afar_and_can_be_defended(board):
    weak, strong = ally(hp=1, name="Weak"), ally(hp=4, name="Strong")
    t = board(play=[weak, strong], engaged=[CROSSFIRE])
    t.activate(CROSSFIRE).defend(t[strong])
    assert t[weak].in_play and t[strong].damage == 2
    t.quiet()


def test_crossfire_strikes_quickly(board):
    t = board(damage=7, encounter=[CROSSFIRE, treachery()], play=[ally(hp=4)]).reveal(CROSSFIRE).pass_()
    assert t.hero.damage == 7 + 2 and t.ally.damage == 0
    t.quiet()


def test_of_several_weakest_the_first_player_chooses(board):
    one, two = ally(hp=3, name="One"), ally(hp=3, name="Two")
    t = board(play=[one, two], engaged=[CROSSFIRE])
    t.activate(CROSSFIRE).choose(two)
    t.pass_()
    assert t[two].damage == 2 and t[one].damage == 0
    t.quiet()


# ---- 24027 Mister Fear ---------------------------------------------------------------------------------------------
@rule("rr:ready", "rr:cost")
def test_mister_fear_makes_readying_dear(board):
    mind, body = resource(mental=1, name="Mind"), resource(physical=1, name="Body")
    t = board(engaged=["Mister Fear"], exhausted=True, hand=[mind, body, event(Ready(YOUR_HERO), cost=0, name="Up")])
    t.answer("play", card="Up")
    assert t.asked == "pay"
    t.answer("pay", card=mind).answer("done")
    assert not t.hero.exhausted and [c.name for c in t.hand] == ["Body"]
    t.quiet()


def test_who_does_not_pay_mister_fear_stays_exhausted(board):
    t = board(
        engaged=["Mister Fear"], exhausted=True, hand=[resource(mental=1), event(Ready(YOUR_HERO), cost=0, name="Up")]
    )
    t.answer("play", card="Up")
    t.answer("back")
    assert t.hero.exhausted and len(t.hand) == 1
    t = board(engaged=["Mister Fear"], exhausted=True, hand=[event(Ready(YOUR_HERO), cost=0, name="Up")])
    t.answer("play", card="Up")
    assert t.hero.exhausted
    t.quiet()


def test_mister_fear_at_the_end_of_the_phase_and_for_the_engaged_player_alone(board):
    mine, other = on(support(name="Mine"), exhausted=True), on(ally(name="Other"), exhausted=True)
    t = board(
        player(exhausted=True, engaged=["Mister Fear"], play=[mine]),
        player(exhausted=True, play=[other]),
        villain=on(foe(), stunned=1),
        filler=20,
    )
    t.end_turn().end_turn().pass_all()
    assert t.hero.exhausted and not t["Mine"].exhausted  # a support is neither hero nor ally
    assert not t.seats[1].identity.exhausted and not t["Other"].exhausted
    t = board(player(exhausted=True), player(), villain=on(foe(), stunned=1), filler=20)
    t.end_turn().end_turn().pass_all()
    assert not t.hero.exhausted


def test_mister_fear_as_a_boost_card(board):
    friend = ally(name="Friend")
    t = board(deck=[resource(), friend, resource()], encounter=["Mister Fear", treachery()])
    t.activate(t.villain).pass_()
    assert t[friend].where == "discard0" and t.hero.damage == 3 and len(t.me.discard) == 2
    t.quiet()


# ---- 24028 Caught in the Crossfire ---------------------------------------------------------------------------------
def test_caught_in_the_crossfire(board):
    deck = ["Caught in the Crossfire", minion(), "Corruptor", treachery()]
    t = board(engaged=["Controller"], encounter=deck).reveal("Caught in the Crossfire")
    assert t["Corruptor"].engaged == 0 and t.hero.damage == 2
    t.quiet()


# ---- Streets of Mayhem ---------------------------------------------------------------------------------------------
def test_one_place_takes_the_place_of_another(board):
    t = board(environments=["Sewer Tunnels"], encounter=["Back-Alley Enclave", treachery(name="Next")]).reveal(
        "Back-Alley Enclave"
    )
    assert t["Back-Alley Enclave"].in_play and t["Sewer Tunnels"].where == "encounter_discard"
    assert t["Next"].where == "encounter_discard"  # the surge
    t.quiet()


def test_back_alley_enclave_makes_everybody_stronger(board):
    t = board(environments=["Back-Alley Enclave"], engaged=[minion(atk=1)], play=[ally(atk=1)])
    assert (t.villain.atk, t.minion.atk, t.hero.atk, t.ally.atk) == (3, 2, 3, 2)


@rule("rr:acceleration-icon")
def test_secret_lair_gives_each_enemy_an_acceleration_icon(board):
    t = board(
        environments=["Secret Lair"],
        engaged=[on(minion(), stunned=1)],
        villain=on(foe(), stunned=1),
        play=[ally(thw=1)],
    )
    assert (t.hero.stat("THW"), t.ally.thw) == (3, 2)
    with t.changes(lambda: t.main.threat, by=1 + 2):
        t.villain_phase()
    t = board(engaged=[on(minion(), stunned=1)], villain=on(foe(), stunned=1))
    with t.changes(lambda: t.main.threat, by=1):
        t.villain_phase()


def test_sewer_tunnels_and_warehouse_district(board):
    t = board(environments=["Sewer Tunnels"], engaged=[minion(hp=9)])
    t.attack(t.minion)
    assert t.hero.damage == 1
    t.activate(t.villain)  # the hero is exhausted
    assert t.villain.damage == 1
    t = board(environments=["Warehouse District"], hero=hero(), engaged=[minion()], play=[ally()])
    assert all(c.keyword("steady") for c in (t.hero, t.villain, t.minion, t.ally))
    t.quiet()
