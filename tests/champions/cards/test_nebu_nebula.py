"""Nebula: her techniques, her other cards, her obligation and her nemesis, and the other cards of her pack."""

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import GUARD, PATROL, Draw
from quickstrike.testkit import (
    ally,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
    upgrade,
)


def nebula(board, **has):
    return board(hero="nebula", **has)


def next_turn(t):
    """To the beginning of the next turn, where her techniques resolve."""
    t.end_turn()
    t.pass_all()
    return t


# ---- the identity
def test_combat_protocols_resolve_each_technique_and_discard_it(board):
    t = nebula(board, play=["22007", "22006"], threat=5, villain=foe(atk=0, sch=0))
    t.skip_to("order")
    assert not t.hero.tough
    with t.changes(lambda: t.villain.damage, by=4):
        t.choose(t["22006"])
    assert t.hero.tough
    assert t["22006"].where == t["22007"].where == "discard0"
    t.quiet()


def test_combat_protocols_are_the_heros(board):
    t = nebula(board, form="alter-ego", play=["22007"], villain=foe(atk=0, sch=0))
    next_turn(t)
    assert t["22007"].in_play and not t.villain.damage
    t.quiet()


def test_combat_protocols_wait_for_her_own_turn(board):
    t = board(player(), player("nebula", play=["22006"]), villain=foe(atk=0, sch=0))
    t.end_turn()
    assert t.seats[1].identity.tough and not t["22006"].in_play


def test_cybernetic_upgrades_draw_once_per_round(board):
    t = nebula(board, form="alter-ego", hand=["22006", "22007", resource(mental=1), resource(mental=1)])
    t.play("22006", pay=[t.hand[2]])
    t.use(t.hero)
    assert len(t.hand) == 4
    t.play("22007")
    t.quiet()


# ---- her cards
def test_gamora_resolves_a_technique(board):
    t = nebula(board, hand=["22002", resource(mental=3)], play=["22007", "22006"])
    t.play("22002")
    t.use("22002")
    t.choose(t["22007"])
    assert t.villain.damage == 4 and t["22007"].in_play and not t.hero.tough
    t.quiet()


def test_nebulas_ship_pays(board):
    card = event(Draw(1), cost=1, name="Card")
    t = nebula(board, play=["22003"], hand=[card])
    t.play(card)
    assert t["22003"].exhausted and len(t.hand) == 1


def test_cutthroat_ambition(board):
    t = nebula(board, play=["22004"], engaged=[on(minion(hp=1), tough=1)])
    t.attack(t.minion)
    assert t.villain.damage == 1
    t = nebula(board, play=["22004"], threat=5, villain=foe(atk=0, sch=0))
    with t.changes(lambda: t.main.threat, by=-2):  # three less, one more each round
        next_turn(t)


@rule("rr:guard")
def test_evasive_maneuvering_ignores_what_stands_in_the_way(board):
    keepers = [minion(GUARD, PATROL, hp=3, name="Keeper")]
    crisis = [side_scheme(threat=3, crisis=1)]
    t = nebula(board, engaged=keepers, sides=crisis, threat=5, hand=["01086"])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
    t = nebula(board, engaged=keepers, threat=5)
    t.cannot("thwart", target=t.main, rule="rr:patrol")
    t = nebula(board, engaged=keepers, sides=crisis, threat=5, play=["22005"])
    t.thwart(t.main)
    assert t.main.threat == 3
    t.quiet()
    t = nebula(board, engaged=keepers, sides=crisis, play=["22005", ally(atk=1, thw=1, name="Friend")], threat=5)
    t.cannot("attack", t["Friend"], t.villain, rule="rr:guard")
    t.cannot("thwart", t["Friend"], t.main)
    t.attack(t.villain)
    assert t.villain.damage == 2
    t.quiet()


def test_events_are_hers_and_ignore_it_too(board):
    t = nebula(board, engaged=[minion(GUARD, hp=3)], play=["22005"])
    t.attack(t.villain, damage=3)
    assert t.villain.damage == 3
    t = nebula(board, form="alter-ego", sides=[side_scheme(threat=3, crisis=1)], threat=5, play=["22005"])
    t.cannot("thwart", target=t.main)


@pytest.mark.parametrize("n", [0, 1])
def test_evasive_maneuvering_stuns_or_confuses(board, n):
    t = nebula(board, hand=["22010", resource(mental=1)], play=["22005"])
    t.play("22010", pay=[t.hand[1]])
    t.choose(t["22005"])
    t.option(n)
    assert (t.villain.stunned, t.villain.confused) == ((1, 0), (0, 1))[n]
    t.quiet()


def test_unyielding_persistence(board):
    t = nebula(board, play=["22006"], stunned=0)
    assert t.hero.atk == 3 and t.hero.thw == 3 and t.hero.keyword("stalwart")
    t.change_form()
    assert not t.hero.keyword("stalwart")


def test_weapons_master_strikes_back(board):
    t = nebula(board, play=["22007"], villain=foe(atk=2))
    t.activate(how="attack")
    t.pass_all()
    assert t.villain.damage == 1


def test_wide_stance(board):
    t = nebula(board, play=["22008"], villain=foe(atk=2))
    t.activate(how="attack")
    t.pass_all()
    assert t.hero.damage == 1
    cards = [treachery(name=f"T{i}") for i in range(3)]
    t = nebula(board, play=["22008"], hand=["22010", resource(mental=1)], encounter=[*cards, treachery(name="Deep")])
    t.play("22010", pay=[t.hand[1]])
    t.choose(t["22008"])
    t.choose(t["T1"])
    assert t["T1"].where == "encounter_discard"


def test_combat_ready_shuffles_techniques_back(board):
    t = nebula(board, form="alter-ego", hand=["22009"], discard=["22006", "22007", ally(name="Friend")])
    t.play("22009")
    t.option(0)
    t.choose(t["22007"])
    t.choose(t["22006"])
    assert t["22006"].where == t["22007"].where == "deck0" and t["Friend"].where == "discard0"
    t.quiet()


def test_combat_ready_finds_one_and_resolves_it(board):
    t = nebula(board, form="alter-ego", hand=["22009"], deck=[ally(name="Friend"), "22006"])
    t.play("22009")
    assert t["22006"].in_play and t.hero.tough and t["Friend"].where == "discard0"
    t.quiet()


def test_lethal_intent_resolves_up_to_x(board):
    t = nebula(board, hand=["22010", resource(mental=2)], play=["22006", "22007"])
    t.play("22010", pay=[t.hand[1]])
    t.choose(t["22006"])
    t.choose(t["22007"])
    t.choose(t["22007"])  # the order
    assert t.villain.damage == 4 and t.hero.tough
    assert t["22006"].in_play and t["22007"].in_play
    t.quiet()
    t = nebula(board, hand=["22010", resource(mental=1)], play=["22006", "22007"])
    t.play("22010", pay=[t.hand[1]])
    t.choose(t["22007"])
    assert t.villain.damage == 4 and not t.hero.tough
    t.quiet()


# ---- the obligation and the nemesis
def test_inferiority_complex(board):
    t = nebula(board, form="alter-ego", play=["22006"])
    t.reveal(t.add("22027", "encounter"))
    t.option(0)
    assert t.hero.exhausted and t["22027"].where == "removed"
    t = nebula(board, play=["22004", "22006", "22007"])
    t.reveal(t.add("22027", "encounter"))
    t.answer("no")
    t.choose(t["22004"])
    t.choose(t["22006"])
    assert [t[c].in_play for c in ("22004", "22006", "22007")] == [False, False, True] and not t.log("surge")
    t = nebula(board, encounter=["22027", treachery()])
    t.reveal("22027")
    t.answer("no")
    assert t.log("surge")


def test_gamora_the_minion_drives_out_the_ally(board):
    t = nebula(board, play=["22002"])
    t.reveal(t.add("22028", "encounter"))
    assert t["22002"].where == "discard0" and t["22028"].engaged == 0
    t.quiet()


def test_gamora_takes_an_upgrade(board):
    t = nebula(board, play=["22006", "22007"], engaged=["22028"])
    t.activate("22028", how="attack")
    t.pass_()
    t.choose(t["22006"])
    assert not t["22006"].in_play and t["22007"].in_play
    t = nebula(board, play=["22006"], engaged=["22028"], tough=1)
    t.activate("22028", how="attack")
    t.pass_all()
    assert t["22006"].in_play


def test_self_preservation(board):
    t = nebula(board, sides=["22029"], engaged=["22028"])
    assert (t.hero.atk, t.hero.thw, t.hero.def_) == (1, 1, 1)
    assert t["22028"].atk == 3 and t["22028"].keyword("piercing")


def test_lethal_weapon(board):
    t = nebula(board, engaged=["22028"], play=["22006"])
    t.reveal(t.add("22030", "encounter"))
    assert t["22030"].host == t["22028"]
    t.use("22030")
    assert t["22030"].where == "encounter_discard" and not t["22006"].in_play
    t.quiet()
    t = nebula(board)
    t.reveal(t.add("22030", "encounter"))
    assert t["22030"].host == t.villain
    t.cannot("use", t["22030"])


def test_old_rivals_surge_without_gamora(board):
    t = nebula(board, encounter=["22031", treachery()])
    t.reveal("22031")
    assert t.log("surge")


def test_old_rivals_the_minion_attacks(board):
    t = nebula(board, engaged=["22028"])
    t.reveal(t.add("22031", "encounter"))
    t.pass_all()
    assert t.hero.damage == 2 and not t.log("surge")


@ruling("errata:nebula-hero-pack:old-rivals")
@ruling("faq:nebula-hero-pack:old-rivals:2")
def test_old_rivals_the_ally_attacks_and_pays_for_it(board):
    t = nebula(board, play=["22002"])
    t.reveal(t.add("22031", "encounter"))
    assert t.hero.damage == 2 and t["22002"].damage == 1 and not t["22002"].exhausted and not t.log("surge")
    t.quiet()


@ruling("faq:nebula-hero-pack:old-rivals:1")
def test_old_rivals_is_an_attack_of_hers(board):
    t = nebula(board, play=[on("22002", attached=["17019"]), "17017"])
    t.reveal(t.add("22031", "encounter"))
    t.use("17017")
    assert t.hero.damage == 5


def test_old_rivals_the_hero_attacks(board):
    t = board(player("nebula"), player("gamora"))
    t.reveal(t.add("22031", "encounter"), seat=0)
    assert t.seats[0].identity.damage == t.seats[1].identity.atk and not t.seats[1].identity.exhausted
    t = board(player("nebula"), player("gamora", stunned=1), encounter=["22031", treachery()])
    t.reveal("22031", seat=0)
    assert t.log("surge") and not t.seats[0].identity.damage


# ---- the others
@pytest.mark.parametrize(
    ("paid", "confused"), [({"mental": 2}, 2), ({"mental": 1, "energy": 1}, 1), ({"energy": 2}, 0)]
)
def test_eros_confuses_by_what_was_paid(board, paid, confused):
    t = board(hand=["22011", resource(**paid)], engaged=[minion(name="A"), minion(name="B")])
    t.play("22011")
    if confused:
        t.use("22011")
    if confused == 1:
        t.choose(t["A"])
    assert t["A"].confused + t["B"].confused == confused
    t.quiet()


def test_wraith_cancels_a_boost_ability(board):
    t = board(play=["22012"], encounter=["20025", treachery()], villain=foe(atk=1))
    t.activate(how="attack")
    t.pass_()
    t.use("22012")
    t.pass_all()
    assert not t["20025"].in_play and t["22012"].damage == 1 and t["22012"].exhausted


@pytest.mark.parametrize(("threat", "damage"), [(0, 1), (3, 2)])
def test_venom_suffers_less_while_there_is_no_threat(board, threat, damage):
    t = board(play=["22013"], threat=threat)
    t.attack(t.villain, who="22013")
    assert t["22013"].damage == damage


def test_justice_served(board):
    t = board(play=["22014"], threat=2)
    t.thwart(t.main)
    t.use("22014")
    assert not t.hero.exhausted and not t["22014"].in_play
    t.quiet()
    t = board(play=["22014"], threat=3)
    t.thwart(t.main)
    t.quiet()


def test_one_way_or_another(board):
    t = board(hand=["22015"], encounter=[treachery(), side_scheme(threat=3, name="Plot")])
    t.play("22015")
    assert t["Plot"].in_play and len(t.hand) == 3
    t.quiet()


def test_one_way_or_another_finds_nothing(board):
    t = board(hand=["22015"], encounter=[treachery()], filler=0, deck=[ally()] * 5)
    t.play("22015")
    assert not t.hand and t["22015"].where == "discard0"
    t.quiet()


def test_brains_over_brawn(board):
    t = board(hand=["22018", resource(mental=2)], threat=5)
    t.thwart(t.main)
    t.play("22018")
    assert t.villain.damage == 2
    t.quiet()


def test_daughters_of_thanos_team_up(board):
    t = nebula(board, hand=["22022", resource(mental=1)], deck=[ally()] * 5)
    t.cannot("play", "22022", rule="rr:team-up")
    t = nebula(board, hand=["22022", resource(mental=1)], deck=[ally()] * 5, play=["22002"])
    t.play("22022")
    assert len(t.hand) == 3
    t.quiet()


def test_energy_spear(board):
    t = board(play=[on(ally(atk=1, traits="Guardian", name="Friend"), attached=["22032"])])
    assert t["Friend"].atk == 3 and t["Friend"].keyword("piercing")


def test_guardians_of_the_galaxy_draw(board):
    spear = ["22032", resource(mental=1)]
    t = nebula(board, play=["22033", ally(traits="Guardian", name="Friend")], hand=spear)
    t.play("22032")
    t.use("22033")
    assert len(t.hand) == 1
    t = nebula(board, play=["22033", ally(traits="Guardian", name="Friend"), ally(name="Stranger")], hand=spear)
    t.play("22032")
    t.quiet()
    t = nebula(board, play=["22033"], hand=[upgrade(cost=0, name="Thing")])
    t.play("Thing")
    t.quiet()


def test_defensive_training(board):
    events = [event(Draw(1), aspect="protection", name="Green"), event(Draw(1), aspect="justice", name="Yellow")]
    t = board(form="alter-ego", play=["22034"], discard=events)
    t.use("22034")
    assert t["Green"].where == "deck0" and t["Yellow"].where == "discard0"
    assert t["22034"].exhausted and t["22034"].counters("training") == 1
    t.quiet()


def test_honorary_guardian(board):
    t = nebula(board, play=[on(ally(hp=2, name="Friend"), attached=["22035"])])
    assert t["Friend"].hp == 3 and t["Friend"].trait("Guardian")
    t = board(hand=["22035"], play=[ally()])
    t.cannot("play", "22035", rule="rr:play-restrictions-and-permissions")
