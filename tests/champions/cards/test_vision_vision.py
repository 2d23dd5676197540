"""Vision: his mass form, his other cards, his obligation and his nemesis, and the other cards of his pack."""

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import PATROL, YOU, Damage, Draw, hero_action
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
)

DENSE, INTANGIBLE = "26002b", "26002"


def vision(board, mass=INTANGIBLE, play=(), **has):
    return board(hero="vision", play=[mass, *play], **has)


# ---- the identity and his mass form
def test_he_begins_intangible(setting_up):
    t = setting_up(hero="vision", deck=["26002", *[resource(mental=1)] * 9])
    t.answer("done")
    assert t["26002"].in_play and t["26002"].name == "Intangible"


def test_density_manipulation_once_per_round(board):
    t = vision(board)
    t.use(t.hero)
    t.use("26002")
    assert t["26002"].name == "Dense" and len(t.hand) == 1
    t.cannot("use", t.hero, rule="rr:limit")


def test_intangible(board):
    t = vision(board, villain=foe(atk=5))
    t.cannot("attack", t.hero, t.villain, rule="rr:cannot")
    t.activate(how="attack")
    t.pass_all()
    assert t.hero.damage == 3


def test_intangible_is_for_attacks_only(board):
    t = vision(board)
    t.reveal(treachery(Damage(YOU, 3)))
    assert t.hero.damage == 3
    t.quiet()


def test_dense(board):
    t = vision(board, DENSE)
    assert t.hero.atk == 2 and t.hero.def_ == 2
    t.change_form()
    assert t.hero.stat("REC") == 5 and t.hero.stat("HAND_SIZE") == 5
    t = vision(board, form="alter-ego")
    assert t.hero.stat("REC") == 3 and t.hero.stat("HAND_SIZE") == 6


@rule("rr:form-change-form")
def test_changing_the_identity_is_no_change_of_mass(board):
    t = vision(board, DENSE, play=["26007"], form="alter-ego", discard=["26009"])
    t.change_form()
    t.quiet()


# ---- his cards
def test_vivian(board):
    t = vision(board, play=["26003"])
    assert (t["26003"].thw, t["26003"].atk) == (3, 1)
    t = vision(board, DENSE, play=["26003"])
    assert (t["26003"].thw, t["26003"].atk) == (1, 3)


def test_hickory_branch_lane(board):
    t = vision(board, form="alter-ego", play=["26004"], deck=[ally(), "26003"])
    t.use("26004")
    assert t["26003"].where == "hand0" and t["26004"].exhausted
    t.quiet()


def test_solar_gem(board):
    card = event(Draw(1), cost=1, name="Card")
    t = vision(board, play=["26005"], hand=[card])
    assert t.hero.trait("Aerial")
    t.play(card)
    assert t["26005"].exhausted


def test_visions_cape(board):
    t = vision(board, DENSE, play=["26006"])
    assert t.hero.keyword("retaliate") and not t.hero.keyword("stalwart")
    t = vision(board, play=["26006"])
    assert t.hero.keyword("stalwart") and not t.hero.keyword("retaliate")


@rule("rr:stalwart")
def test_visions_cape_sheds_a_status_as_he_fades(board):
    t = vision(board, DENSE, play=["26006"], stunned=1)
    t.use(t.hero)
    assert not t.hero.stunned


def test_density_control(board):
    t = vision(board, DENSE, play=["26007"], discard=["26009", event(Draw(1), name="Other")])
    t.use(t.hero)
    t.use("26007")
    assert t["26009"].where == "hand0" and t["26007"].where == "discard0"
    t.quiet()


def test_solar_beam(board):
    t = vision(board, DENSE, hand=["26008", resource(mental=3)], threat=7)
    t.play("26008")
    assert t.villain.damage == 7 and t.main.threat == 7
    t.quiet()
    t = vision(board, hand=["26008", resource(mental=3)], threat=7)
    t.play("26008")
    assert t.main.threat == 2 and not t.villain.damage
    t.quiet()


def test_superdense_strike(board):
    t = vision(board, DENSE, hand=["26009", resource(mental=2)], villain=on(foe(hp=20), tough=1))
    t.play("26009")
    assert t.villain.damage == 5
    t = vision(board, hand=["26009", resource(mental=2)])
    t.cannot("play", "26009")


@rule("rr:patrol")
def test_just_passing_through(board):
    t = vision(
        board,
        hand=["26010", resource(mental=1)],
        threat=5,
        engaged=[minion(PATROL)],
        sides=[side_scheme(threat=3, crisis=1)],
    )
    t.cannot("thwart", t.hero, t.main)
    t.play("26010", target=t.main)
    assert t.main.threat == 2
    t.quiet()


def test_phase_disruption(board):
    loose = attachment(hero_action(Draw(1)), name="Loose")
    t = vision(board, hand=["26011", resource(mental=2)], villain=on(foe(), attached=[loose, attachment(name="Fixed")]))
    t.play("26011")
    assert t.villain.confused and not t["Loose"].in_play and t["Fixed"].in_play
    t.quiet()


def test_mass_increase(board):
    t = vision(board, DENSE, hand=["26012", resource(mental=1)], villain=foe(atk=9))
    t.activate(how="attack")
    t.defend(t.hero)
    t.play("26012")
    t.pass_all()
    assert not t.hero.damage and t.villain.stunned


# ---- the obligation and the nemesis
def test_corrupted_programming(board):
    t = vision(board, DENSE, engaged=["26028"])
    assert t.hero.atk == 0 and t["26002"].keyword("permanent")
    t.use(t.hero)
    assert t["26002"].name == "Intangible"
    t.cannot("use", t.hero, rule="rr:limit")
    assert t.can("attack", t.hero, t.villain)
    t.change_form()
    t.use("26028")
    assert t["26028"].where == "removed" and t.hero.exhausted
    t.quiet()


def test_corrupted_programming_leaves_the_form(board):
    t = vision(board, engaged=["26028"], form="alter-ego")
    assert t.hero.stat("HAND_SIZE") == 6


@pytest.mark.parametrize(("there", "drones"), [(["26031"], 1), ([], 0)])
def test_ultron_makes_drones(board, there, drones):
    t = vision(board, engaged=["26029"], environments=there)
    t.activate("26029", how="attack")
    t.pass_all()
    assert len(t.minions) == 1 + drones


def test_ultron_unleashed(board):
    t = board(player("vision", play=[INTANGIBLE]), player(), aside=["26031"])
    t.reveal(t.add("26030", "encounter"))
    if t.asked == "order":
        t.choose(t.seats[0])
    assert t["26031"].in_play and len(t.seats[0].minions) == len(t.seats[1].minions) == 1


def test_ultrons_drones_go_to_their_owners_pile(board):
    t = vision(board, DENSE, environments=["26031"], engaged=[on("26003", facedown="Drone")])
    assert t.minion.atk == 1 and t.minion.sch == 1 and t.minion.hp == 1
    t.attack(t.minion)
    assert t["26003"].where == "discard0"
    t.quiet()


def test_relentless_android(board):
    t = vision(board, environments=["26031"], hand=[ally()] * 3)
    t.reveal(t.add("26032", "encounter"))
    assert len(t.minions) == 2 and len(t.hand) == 3
    t = vision(board, hand=[ally()] * 3)
    t.reveal(t.add("26032", "encounter"))
    assert not t.minions and len(t.hand) == 1


# ---- the others
def test_jocasta_keeps_a_defense_ready(board):
    t = board(hand=["26013", resource(mental=3), resource(mental=1)], discard=["14015", event(Draw(1), name="Other")])
    t.play("26013", pay=[t.hand[1]])
    t.use("26013")
    assert t["14015"].where == "under"
    t.quiet()
    t.activate(how="attack")
    t.pass_()
    t.play("14015")
    t.pass_all()
    assert t["14015"].where == "discard0" and not t.hero.damage


def test_what_jocasta_keeps_goes_with_her(board):
    t = board(play=[on("26013", under=["14015"], damage=2)])
    t.attack(t.villain, who="26013")
    assert t["14015"].where == "discard0" and t["26013"].where == "discard0"


def test_nobody_else_plays_what_she_keeps(board):
    t = board(player(), player(play=[on("26013", under=["14015"])], hand=[resource(mental=1)]))
    t.activate(how="attack", seat=0)
    t.pass_all()
    assert t["14015"].where == "under"


def test_protector(board):
    t = board(play=["26014"], hand=[resource(mental=1), resource(mental=1)], villain=foe(atk=3))
    t.activate(how="attack")
    t.defend("26014")
    t.use("26014")
    t.pass_all()
    assert t["26014"].damage == 2


def test_victor_mancha(board):
    t = board(play=["26015"], villain=foe(atk=3))
    t.activate(how="attack")
    t.defend("26015")
    t.pass_all()
    assert t["26015"].damage == 2


def test_flow_like_water(board):
    t = board(play=["26016"], hand=["14015", resource(mental=1)], engaged=[minion(atk=2, hp=5)])
    t.activate(t.minion, how="attack")
    t.pass_()
    t.play("14015")
    t.use("26016")
    t.pass_all()
    assert t.minion.damage == 1 and not t.villain.damage


def test_defiance_discards_a_boost_card(board):
    boost = treachery(boost=3, name="Boost")
    t = board(hand=["26018"], encounter=[boost, treachery()], villain=foe(atk=1))
    t.activate(how="attack")
    t.pass_()
    t.play("26018")
    t.pass_all()
    assert t.hero.damage == 1 and t["Boost"].where == "encounter_discard"


def test_defiance_is_for_attacks_on_you(board):
    t = board(player(), player(hand=["26018"]), encounter=[treachery(boost=1), treachery()])
    t.activate(how="attack", seat=0)
    t.pass_all()
    assert t["26018"].where == "hand1"


@ruling("errata:vision-hero-pack:machine-man")
def test_machine_man_pays_for_one_use(board):
    t = board(play=["26022"], hand=[resource(mental=1), resource(energy=1)], threat=5)
    t.attack(t.villain, who="26022")
    t.use("26022", pay=t.hand)
    assert t.villain.damage == 3 and t["26022"].atk == 1 and not t.hand
    t.quiet()


def test_machine_man_thwarts(board):
    t = board(play=["26022"], hand=[resource(mental=4)], threat=9)
    t.thwart(t.main, who="26022")
    t.use("26022", pay=t.hand)
    assert t.main.threat == 5
    t.quiet()


def test_reboot(board):
    t = board(
        hand=["26024", resource(mental=1)], play=[on("26015", exhausted=True, damage=2), on(ally(), exhausted=True)]
    )
    t.play("26024")
    assert not t["26015"].exhausted and t["26015"].damage == 1
    t.quiet()


def test_assault_training(board):
    events = [event(Draw(1), aspect="aggression", name="Red"), event(Draw(1), aspect="justice", name="Yellow")]
    t = board(form="alter-ego", play=["26033"], discard=events)
    t.use("26033")
    assert t["Red"].where == "deck0" and t["Yellow"].where == "discard0"
    t.quiet()


def test_chance_encounter(board):
    t = board(sides=[on(side_scheme(threat=2), attached=["26034"])], deck=[event(Draw(1)), ally(name="Friend")])
    t.thwart(t.side)
    t.use("26034")
    assert t["Friend"].where == "hand0" and t["26034"].where == "discard0"
    t.quiet()


def test_joining_forces(board):
    a, g = ally(cost=9, traits="Avenger", name="A"), ally(cost=9, traits="Guardian", name="G")
    t = board(hand=["26035", resource(mental=4), a, g])
    t.play("26035", pay=[t.hand[1]])
    assert t["A"].in_play and t["G"].in_play
    t.quiet()


@rule("rr:alliance")
def test_joining_forces_of_two_players(board):
    a, g = ally(cost=9, traits="Avenger", name="A"), ally(cost=9, traits="Guardian", name="G")
    four = resource(mental=4)
    t = board(player(hand=["26035", four, a]), player(hand=[g]))
    t.answer("play", "26035").answer("pay", four)
    t.choose(t.seats[0]).choose(t.seats[1])
    assert t["A"].controller == 0 and t["G"].controller == 1


def test_meditation(board):
    friend = ally(cost=4, name="Friend")
    t = board(form="alter-ego", hand=["26036", friend, resource(mental=1)])
    t.play("26036")
    assert t["Friend"].in_play and t.hero.exhausted and not t.hand
    t.quiet()
