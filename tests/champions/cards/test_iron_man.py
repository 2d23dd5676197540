"""Iron Man: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import EACH_ENEMY, GUARD, YOU, Damage, constant, gets
from quickstrike.testkit import ally, foe, minion, on, player, resource, side_scheme, support, treachery, upgrade

TECH = [
    "Arc Reactor",
    "Mark V Armor",
    "Mark V Helmet",
    "Powered Gauntlets",
    "Powered Gauntlets",
    "Rocket Boots",
    "Rocket Boots",
]


def flying(**kw):
    """A ready Iron Man with boots, and a mental resource for them."""
    return {
        "hero": "iron-man",
        **kw,
        "play": ["Rocket Boots", *kw.get("play", ())],
        "hand": [resource(mental=1), *kw.get("hand", ())],
    }


# ---- 01029 Iron Man / Tony Stark -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("n", "size"), [(0, 1), (1, 2), (3, 4), (6, 7), (7, 7)])
def test_iron_mans_hand_grows_with_his_suit_to_seven(board, n, size):
    t = board(hero="iron-man", play=TECH[:n])
    assert t.hero.stat("HAND_SIZE") == size
    t.change_form()
    assert t.hero.stat("HAND_SIZE") == 6


@rule("rr:max-maximum")
def test_no_other_card_takes_iron_mans_hand_beyond_seven(board):
    bigger = upgrade(constant(gets(YOU, HAND_SIZE=2)))
    assert board(hero="iron-man", play=[bigger, *TECH[:3]]).hero.stat("HAND_SIZE") == 6
    t = board(hero="iron-man", play=[*TECH[:5], bigger], filler=20)
    assert t.hero.stat("HAND_SIZE") == 7
    t.change_form()
    assert t.hero.stat("HAND_SIZE") == 8  # Tony Stark has no maximum


def test_only_tech_upgrades_of_his_own_count(board):
    t = board(player("iron-man", play=["Combat Training", support(traits="Tech")]), player(play=["Web-Shooter"]))
    assert t.hero.stat("HAND_SIZE") == 1
    t = board(hero="iron-man", engaged=[on(minion(hp=9), attached=["Spider-Tracer"])])
    t.put("Web-Shooter", seat=0)
    assert t.hero.stat("HAND_SIZE") == 3  # any Tech upgrade under his control, wherever it is attached


def test_he_draws_up_to_the_hand_size_of_his_suit(board):
    t = board(hero="iron-man", play=TECH[:4], filler=20).villain_phase()
    assert len(t.hand) == 5


def test_the_futurist_keeps_one_of_three(board):
    cards = [resource(energy=1), resource(mental=1), resource(wild=1), resource()]
    t = board(hero="iron-man", form="alter-ego", deck=cards).use("Tony Stark")
    assert len(t.options("choose")) == 3
    t.choose(cards[1])
    assert [c.where for c in (t[x] for x in cards)] == ["discard0", "hand0", "discard0", "deck0"]
    t.cannot("use", "Tony Stark", rule="rr:limit")
    t.quiet()


def test_the_futurist_with_a_small_deck(board):
    last = resource(energy=1)
    t = board(
        hero="iron-man",
        form="alter-ego",
        deck=[last],
        discard=[resource()],
        filler=0,
        encounter=[treachery(), treachery()],
    ).use("Tony Stark")
    assert t[last].where == "hand0" and len(t.seats[0].deck) == 1  # the deck ran out and was made anew
    assert len(t.seats[0].dealt) == 1


# ---- 01030 War Machine ---------------------------------------------------------------------------------------------
def test_war_machine_hurts_himself_to_hit_every_enemy(board):
    t = board(hero="iron-man", play=["War Machine"], engaged=[minion(GUARD, hp=3)]).use("War Machine")
    assert (t.ally.damage, t.ally.exhausted, t.minion.damage, t.villain.damage) == (2, True, 1, 1)
    t.cannot("use", "War Machine", rule="rr:exhausted")
    t.quiet()


def test_war_machine_fires_with_his_last_strength(board):
    t = board(hero="iron-man", play=[on("War Machine", damage=2)]).use("War Machine")
    assert not t.allies and t.villain.damage == 1
    t.quiet()


def test_a_tough_war_machine_pays_all_the_same(board):
    t = board(hero="iron-man", play=[on("War Machine", tough=1)]).use("War Machine")
    assert (t.ally.damage, t.ally.tough, t.villain.damage) == (0, 0, 1)  # rr:cost: damage was dealt


# ---- 01031 Repulsor Blast ------------------------------------------------------------------------------------------
def blast(board, deck, **kw):
    return board(hero="iron-man", deck=deck, hand=["Repulsor Blast", resource(wild=1)], **kw)


@pytest.mark.parametrize(("energy", "damage"), [((), 1), ((1,), 3), ((1, 2), 7), ((1, 1, 1, 1, 1), 11)])
def test_repulsor_blast_deals_two_more_for_each_energy(board, energy, damage):
    deck = [*(resource(energy=n) for n in energy), *(resource(wild=1) for _ in range(5 - len(energy)))]
    t = blast(board, [*deck, resource(energy=3)], villain=foe(hp=30)).play("Repulsor Blast")
    assert t.villain.damage == damage and len(t.seats[0].discard) == 7
    t.quiet()


def test_repulsor_blast_chooses_before_it_discards(board):
    t = blast(board, [resource(energy=1)], engaged=[minion(hp=9)]).play("Repulsor Blast")
    assert len(t.options("choose")) == 2 and len(t.seats[0].discard) == 1  # the resource that paid
    t.choose(t.minion)
    assert t.minion.damage == 3 and len(t.seats[0].discard) == 7
    t.quiet()


def test_repulsor_blast_stops_at_the_end_of_the_deck(board):
    t = blast(board, [resource(energy=1), resource(energy=1)], filler=0, encounter=[treachery(), treachery()])
    t.play("Repulsor Blast")
    assert t.villain.damage == 5 and len(t.seats[0].dealt) == 1


def test_repulsor_blast_is_an_attack(board):
    t = blast(board, [resource(energy=1)], engaged=[minion(GUARD, hp=9)]).play("Repulsor Blast")
    assert t.minion.damage == 3 and t.villain.damage == 0  # the villain is guarded
    t = blast(board, [resource(energy=1)], stunned=1).play("Repulsor Blast")
    assert t.villain.damage == 0 and t.hero.stunned == 0 and len(t.seats[0].deck) == 11


# ---- 01032 Supersonic Punch ----------------------------------------------------------------------------------------
def test_supersonic_punch_is_twice_as_hard_in_flight(board):
    t = board(hero="iron-man", hand=["Supersonic Punch", resource(wild=2)]).play("Supersonic Punch")
    assert t.villain.damage == 4
    pay, mental = resource(wild=2), resource(mental=1)
    t = board(hero="iron-man", play=["Rocket Boots"], hand=["Supersonic Punch", pay, mental])
    t.use("Rocket Boots", pay=[mental]).play("Supersonic Punch", pay=[pay])
    assert t.villain.damage == 8
    t.quiet()


# ---- 01033 Pepper Potts --------------------------------------------------------------------------------------------
def test_pepper_potts_generates_what_lies_on_top_of_the_discard_pile(board):
    t = board(hero="iron-man", play=["Pepper Potts"], discard=["Genius", "Energy"], hand=["Arc Reactor"])
    t.play("Arc Reactor", pay=["Pepper Potts"])
    assert t["Arc Reactor"].in_play and t["Pepper Potts"].exhausted and len(t.seats[0].discard) == 2
    t.quiet()


def test_pepper_potts_generates_the_type_that_lies_there(board):
    t = board(hero="iron-man", play=["Pepper Potts", "Rocket Boots"], discard=["Genius"])
    t.use("Rocket Boots")
    assert t.hero.trait("Aerial") and t["Pepper Potts"].exhausted
    t = board(hero="iron-man", play=["Pepper Potts", "Rocket Boots"], discard=["Energy", "Genius"])
    t.cannot("use", "Rocket Boots", rule="rr:cost")


@pytest.mark.parametrize("discard", [[], [resource()]])
def test_pepper_potts_generates_nothing_from_nothing(board, discard):
    t = board(hero="iron-man", play=["Pepper Potts"], discard=discard, hand=["Rocket Boots"])
    t.cannot("play", "Rocket Boots", rule="rr:cost")


def test_pepper_potts_only_once(board):
    t = board(hero="iron-man", play=[on("Pepper Potts", exhausted=True)], discard=["Energy"], hand=["Rocket Boots"])
    t.cannot("play", "Rocket Boots", rule="rr:cost")


# ---- 01034 Stark Tower ---------------------------------------------------------------------------------------------
def test_stark_tower_returns_the_topmost_tech_upgrade(board):
    t = board(
        hero="iron-man",
        form="alter-ego",
        play=["Stark Tower"],
        discard=["Combat Training", support(traits="Tech"), "Mark V Helmet", "Arc Reactor"],
    )
    t.use("Stark Tower")
    assert t["Mark V Helmet"].where == "hand0" and t["Arc Reactor"].where == "discard0" and len(t.hand) == 1
    assert t["Stark Tower"].exhausted
    t.quiet()


def test_stark_tower_helps_any_player_who_has_one(board):
    t = board(
        player("iron-man", form="alter-ego", play=["Stark Tower"], discard=["Arc Reactor"]),
        player("spider-man", discard=["Web-Shooter"]),
        player(discard=["Combat Training"]),
    )
    t.use("Stark Tower")
    assert len(t.options("choose")) == 2  # the third player has no Tech upgrade there
    t.choose(t.seats[1])
    assert t["Web-Shooter"].where == "hand1" and t["Arc Reactor"].where == "discard0"
    t.quiet()


def test_stark_tower_needs_a_tech_upgrade_and_the_alter_ego(board):
    t = board(hero="iron-man", form="alter-ego", play=["Stark Tower"], discard=["Combat Training"])
    t.cannot("use", "Stark Tower", rule="rr:target")
    t = board(hero="iron-man", play=["Stark Tower"], discard=["Arc Reactor"])
    t.cannot("use", "Stark Tower", rule="rr:ability")


# ---- 01035 Arc Reactor ---------------------------------------------------------------------------------------------
def test_arc_reactor_readies_iron_man(board):
    t = board(hero="iron-man", exhausted=True, play=["Arc Reactor"]).use("Arc Reactor")
    assert not t.hero.exhausted and t["Arc Reactor"].exhausted
    t.quiet()


def test_arc_reactor_not_for_a_ready_hero_nor_tony_stark(board):
    board(hero="iron-man", play=["Arc Reactor"]).cannot("use", "Arc Reactor", rule="rr:target")
    t = board(hero="iron-man", form="alter-ego", exhausted=True, play=["Arc Reactor"])
    t.cannot("use", "Arc Reactor", rule="rr:ability")


# ---- 01036 Mark V Armor --------------------------------------------------------------------------------------------
def test_mark_v_armor_gives_six_hit_points_in_both_forms(board):
    t = board(hero="iron-man", play=["Mark V Armor"], damage=12)
    assert t.hero.hp == 3 and not t.game.result
    t.change_form()
    assert t.hero.hp == 3


def test_losing_the_armor_can_be_the_end(board):
    t = board(hero="iron-man", play=["Mark V Armor"], damage=9, encounter=["Caught Off Guard"])
    t.reveal("Caught Off Guard")
    assert t.result == "lost"
    t = board(hero="iron-man", play=["Mark V Armor"], damage=8, encounter=["Caught Off Guard"])
    t.reveal("Caught Off Guard")
    assert t.hero.hp == 1


def test_recovering_heals_up_to_the_higher_maximum(board):
    t = board(hero="iron-man", form="alter-ego", play=["Mark V Armor"], damage=2).recover()
    assert t.hero.hp == 15


# ---- 01037 Mark V Helmet -------------------------------------------------------------------------------------------
def test_mark_v_helmet_removes_one_threat(board):
    t = board(hero="iron-man", play=["Mark V Helmet"], threat=3, sides=[side_scheme(threat=3)])
    t.use("Mark V Helmet", target=t.side)
    assert (t.main.threat, t.side.threat) == (3, 2)
    t.quiet()


def test_mark_v_helmet_in_flight_reaches_each_scheme(board):
    t = board(**flying(play=["Mark V Helmet"], threat=3, sides=[side_scheme(threat=3), side_scheme(threat=1)]))
    t.use("Rocket Boots").use("Mark V Helmet")
    assert t.main.threat == 2 and [x.threat for x in t.sides] == [2]
    t.quiet()


def test_mark_v_helmet_is_a_thwart(board):
    t = board(hero="iron-man", confused=1, play=["Mark V Helmet"], threat=3).use("Mark V Helmet")
    assert t.main.threat == 3 and t.hero.confused == 0 and t["Mark V Helmet"].exhausted
    t = board(**flying(play=["Mark V Helmet"], threat=3, sides=[side_scheme(threat=3, crisis=1)]))
    t.use("Rocket Boots").use("Mark V Helmet")
    assert (t.main.threat, t.side.threat) == (3, 2)


# ---- 01038 Powered Gauntlets ---------------------------------------------------------------------------------------
def test_powered_gauntlets_attack(board):
    t = board(hero="iron-man", play=["Powered Gauntlets"], engaged=[minion(GUARD, hp=3)]).use("Powered Gauntlets")
    assert (t.minion.damage, t.villain.damage) == (1, 0)
    t = board(**flying(play=["Powered Gauntlets"])).use("Rocket Boots").use("Powered Gauntlets")
    assert t.villain.damage == 2
    t.quiet()


# ---- 01039 Rocket Boots --------------------------------------------------------------------------------------------
def test_rocket_boots_lift_off_until_the_end_of_the_phase(board):
    t = board(**flying()).use("Rocket Boots")
    assert t.hero.trait("Aerial") and t["Rocket Boots"].exhausted
    t.change_form()
    assert t.hero.trait("Aerial")  # "you" are, in whatever form
    t.villain_phase()
    assert not t.hero.trait("Aerial")


def test_rocket_boots_each_give_a_hit_point(board):
    t = board(hero="iron-man", play=["Rocket Boots", "Rocket Boots"])
    assert t.hero.hp == 11
    t.cannot("use", "Rocket Boots", rule="rr:cost")
    t = board(hero="iron-man", form="alter-ego", play=["Rocket Boots"], hand=[resource(mental=1)])
    assert t.hero.hp == 10
    t.cannot("use", "Rocket Boots", rule="rr:ability")


# ---- 01170 Business Problems ---------------------------------------------------------------------------------------
def test_business_problems_may_exhaust_the_suit(board):
    t = board(
        hero="iron-man",
        play=["Arc Reactor", on("Rocket Boots", exhausted=True), "Stark Tower"],
        encounter=["Business Problems"],
    )
    t.reveal("Business Problems").answer("no")
    assert t["Arc Reactor"].exhausted and not t["Stark Tower"].exhausted
    assert t["Business Problems"].where == "encounter_discard"
    t.quiet()


def test_business_problems_may_be_solved(board):
    t = board(hero="iron-man", form="alter-ego", play=["Arc Reactor"], encounter=["Business Problems"])
    t.reveal("Business Problems").option(0)
    assert t.hero.exhausted and not t["Arc Reactor"].exhausted and t["Business Problems"].where == "removed"


def test_business_problems_without_upgrades_must_be_solved_if_they_can(board):
    t = board(hero="iron-man", form="alter-ego", encounter=["Business Problems"]).reveal("Business Problems")
    assert t.hero.exhausted and t["Business Problems"].where == "removed"
    t = board(hero="iron-man", form="alter-ego", exhausted=True, encounter=["Business Problems"])
    t.reveal("Business Problems")
    assert t["Business Problems"].where == "encounter_discard"
    t.quiet()


# ---- 01171 Imminent Overload, 01172 Whiplash -----------------------------------------------------------------------
def test_imminent_overload_accelerates(board):
    t = board(player("iron-man"), player(), encounter=["Imminent Overload"]).reveal("Imminent Overload")
    assert t.side.threat == 5
    before = t.main.threat
    t.end_turn().end_turn().skip_to("defend")
    assert t.main.threat == before + 2


def test_whiplash_retaliates(board):
    t = board(hero="iron-man", engaged=["Whiplash"]).attack("Whiplash")
    assert t.minion.damage == 1 and t.hero.damage == 1
    t.quiet()


# ---- 01173 Electric Whip Attack ------------------------------------------------------------------------------------
def test_electric_whip_hurts_for_each_upgrade_or_takes_one(board):
    def whip(**kw):
        return board(hero="iron-man", encounter=["Electric Whip Attack"], **kw).reveal("Electric Whip Attack")

    t = whip(play=["Arc Reactor", "Mark V Armor", "Stark Tower"]).option(0)
    assert t.hero.damage == 2
    t = whip(play=["Arc Reactor", "Mark V Armor", "Stark Tower"]).option(1)
    assert sorted(t.options("choose")) == [
        "choose Electric Whip Attack > Arc Reactor",
        "choose Electric Whip Attack > Mark V Armor",
    ]
    t.choose("Arc Reactor")
    assert t.hero.damage == 0 and t["Arc Reactor"].where == "discard0"
    t.quiet()


def test_electric_whip_with_one_way_or_none(board):
    t = board(hero="iron-man", form="alter-ego", play=["Arc Reactor"], encounter=["Electric Whip Attack"])
    t.reveal("Electric Whip Attack")  # no hero to hit
    assert t["Arc Reactor"].where == "discard0" and t.hero.damage == 0
    t = board(hero="iron-man", encounter=["Electric Whip Attack"]).reveal("Electric Whip Attack")
    if t.asked == "option":
        t.option(0)
    assert t.hero.damage == 0
    t.quiet()


def test_electric_whip_as_a_boost_takes_an_upgrade_from_who_does_not_defend(board):
    t = board(hero="iron-man", play=["Arc Reactor"], encounter=["Electric Whip Attack"]).activate().pass_()
    assert t["Arc Reactor"].where == "discard0" and t.hero.damage == 2
    t = board(hero="iron-man", play=["Arc Reactor"], encounter=["Electric Whip Attack"]).activate().defend()
    assert t["Arc Reactor"].in_play


# ---- 01174 Electromagnetic Backlash --------------------------------------------------------------------------------
def test_backlash_hurts_each_player_for_the_energy_discarded(board):
    decks = ([resource(energy=2), resource(energy=1), resource(mental=1)], [resource(wild=2), resource(energy=1)])
    t = board(player("iron-man", deck=decks[0]), player(deck=decks[1]), encounter=["Electromagnetic Backlash"])
    t.reveal("Electromagnetic Backlash").choose(t.seats[0])
    assert [p.identity.damage for p in t.seats] == [3, 1]
    assert [len(p.discard) for p in t.seats] == [5, 5]
    t.quiet()


# ---- outside his deck ----------------------------------------------------------------------------------------------
def test_the_suit_serves_another_hero_who_flies(board):
    t = board(hero="captain-marvel", play=["Cosmic Flight", "Powered Gauntlets"]).use("Powered Gauntlets")
    assert t.villain.damage == 2


def test_hit_points_of_the_suit_go_with_hit_points_of_others(board):
    t = board(hero="iron-man", play=["Mark V Armor", "Rocket Boots", upgrade(constant(gets(YOU, HP=2)))])
    assert t.hero.hp == 18
    t.reveal(treachery(Damage(YOU, 17)))
    assert t.hero.hp == 1


def test_war_machine_is_no_part_of_iron_man(board):
    t = board(hero="iron-man", stunned=1, play=["War Machine", ally(Damage(EACH_ENEMY, 1))]).use("War Machine")
    assert t.villain.damage == 1 and t.hero.stunned == 1
