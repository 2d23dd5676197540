"""War Machine: ammo and what it is for, his obligation and his nemesis, and the other cards of his pack."""

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

FRIENDS = [ally(atk=2, traits="Avenger", name="A"), ally(atk=1, traits="Guardian", name="G")]


def war_machine(board, ammo=0, **has):
    return board(hero="war-machine", counters={"ammo": ammo} if ammo else {}, **has)


def ammo(t):
    return t.hero.counters("ammo")


# ---- the identity
def test_locked_and_loaded(board):
    t = war_machine(board, form="alter-ego")
    t.change_form()
    t.use(t.hero)
    assert ammo(t) == 5
    t.quiet()


def test_james_rhodes_lays_his_weapons_down(board):
    t = war_machine(board, 4)
    t.change_form()
    assert ammo(t) == 0
    t.quiet()


@ruling("errata:war-machine-hero-pack:james-rhodes")
def test_james_rhodes_brings_a_card_back_once_per_phase(board):
    t = war_machine(board, form="alter-ego", discard=["23008", "23009", ally(name="Friend")])
    t.use(t.hero)
    t.choose(t["23008"])
    assert t["23008"].where == "deck0" and t["23009"].where == "discard0"
    t.cannot("use", t.hero, rule="rr:limit")


# ---- his cards
def test_iron_man_brings_tech(board):
    t = war_machine(board, hand=["23002", resource(mental=3)], deck=[ally(), "23006"])
    t.play("23002")
    t.use("23002")
    assert t["23006"].where == "hand0"
    t.quiet()


def test_munitions_bunker(board):
    t = war_machine(board, form="alter-ego", play=["23003"])
    t.use("23003")
    assert t["23003"].counters("ammo") == 2 and t["23003"].exhausted
    t = war_machine(board, 1, play=[on("23003", counters={"ammo": 4})])
    t.use("23003")
    assert ammo(t) == 5 and not t["23003"].counters("ammo")
    t.quiet()


def test_upgraded_chassis(board):
    t = war_machine(board, form="alter-ego", play=["23004"])
    assert not t.hero.trait("Aerial")
    t.change_form()
    t.use("23004")
    t.pass_all()
    assert t.hero.trait("Aerial") and t.hero.tough and t["23004"].exhausted


def test_gauntlet_gun_pays_and_loads(board):
    t = war_machine(board, 1, play=["23005"], hand=["23008"])
    t.play("23008")
    assert t.villain.damage == 4 and t["23005"].exhausted and ammo(t) == 1
    t.quiet()


@ruling("faq:war-machine-hero-pack:gauntlet-gun:1")
def test_gauntlet_gun_pays_for_his_own_events_only(board):
    other = event(Draw(1), cost=1, name="Other")
    t = war_machine(board, 1, play=["23005"], hand=[other])
    t.cannot("play", other, rule="rr:cost")


def test_missile_launcher(board):
    t = war_machine(board, 2, play=["23006"], villain=foe(hp=20))
    t.use("23006")
    assert t.villain.damage == 2 and ammo(t) == 1 and t["23006"].exhausted
    t = war_machine(board, play=["23006"])
    t.cannot("use", t["23006"], rule="rr:cost")


def test_shoulder_cannon_fires_again(board):
    t = war_machine(board, 1, play=["23007"])
    t.use("23007")
    t.answer("yes")
    assert t.villain.damage == 1 and not t["23007"].exhausted and ammo(t) == 0
    t.use("23007")
    assert t.villain.damage == 2 and t["23007"].exhausted
    t.quiet()


def test_shoulder_cannon_may_rest(board):
    t = war_machine(board, 1, play=["23007"])
    t.use("23007")
    t.answer("no")
    assert t["23007"].exhausted and ammo(t) == 1
    t.quiet()


def test_repulsor_beam_and_targeted_strike(board):
    t = war_machine(board, 2, hand=["23008", "23009", resource(mental=1), resource(mental=1)], threat=5)
    t.play("23008", pay=[t.hand[2]])
    t.play("23009")
    assert t.villain.damage == 4 and t.main.threat == 2 and ammo(t) == 0
    t.quiet()
    t = war_machine(board, hand=["23008", resource(mental=1)])
    t.cannot("play", "23008", rule="rr:cost")


def test_scorched_earth(board):
    t = war_machine(board, 3, hand=["23010", resource(mental=3)], engaged=[minion(hp=5)])
    t.play("23010")
    assert t.villain.damage == t.minion.damage == 3 and ammo(t) == 0
    t.quiet()


def test_full_auto(board):
    t = war_machine(board, 4, hand=["23011", resource(mental=2)], engaged=[minion(hp=3)])
    t.play("23011", target=t.minion)
    assert t.villain.damage == 5 and ammo(t) == 0
    t.quiet()
    t = war_machine(board, 3, hand=["23011", resource(mental=2)])
    t.cannot("play", "23011", rule="rr:cost")


# ---- the obligation and the nemesis
@pytest.mark.parametrize(("n", "surges"), [(2, True), (3, False)])
def test_equipment_malfunction(board, n, surges):
    t = war_machine(board, n, encounter=["23028", treachery()])
    t.reveal("23028")
    t.answer("no")
    assert ammo(t) == 0 and bool(t.log("surge")) == surges


def test_equipment_malfunction_costs_his_turn(board):
    t = war_machine(board, form="alter-ego")
    t.reveal(t.add("23028", "encounter"))
    assert t.hero.exhausted and t["23028"].where == "removed"
    t.quiet()


def test_living_laser_pierces(board):
    t = war_machine(board, tough=1, engaged=["23029"])
    t.activate("23029", how="attack")
    t.pass_all()
    assert t.hero.damage == 2 and not t.hero.tough and t["23029"].keyword("quickstrike")


def test_deadly_light_show(board):
    t = board(player("war-machine"), player(), sides=[on("23030", threat=1)])
    t.thwart(t.side)
    assert [x.identity.damage for x in t.seats] == [1, 1]


def test_laser_strike(board):
    t = war_machine(board, play=["23006"])
    t.reveal(t.add("23031", "encounter"))
    assert t["23006"].where == "discard0" and not t.log("surge")
    t = war_machine(board, encounter=["23031", treachery()])
    t.reveal("23031")
    assert t.log("surge")


@pytest.mark.parametrize("defended", [True, False])
def test_laser_strike_as_a_boost_card(board, defended):
    t = war_machine(board, play=["23006"], encounter=["23031", treachery()])
    t.activate(how="attack")
    if defended:
        t.defend(t.hero)
    t.pass_all()
    assert t["23006"].in_play == defended


# ---- the others
def test_black_panther_keeps_an_event_ready(board):
    blue = event(Draw(2), cost=0, aspect="leadership", name="Blue")
    t = board(hand=["23012", resource(mental=4)], discard=[blue, event(Draw(1), aspect="justice", name="Yellow")])
    t.play("23012")
    t.use("23012")
    assert t["Blue"].where == "under"
    t.play("Blue")
    assert len(t.hand) == 2 and t["Blue"].where == "discard0"
    t.quiet()


@pytest.mark.parametrize(("icons", "damage", "stunned"), [(0, 0, 0), (1, 3, 0), (2, 3, 1)])
def test_captain_marvel_discards_energy(board, icons, damage, stunned):
    deck = [*[ally(res="energy")] * icons, *[ally(res="mental")] * (4 - icons)]
    t = board(hand=["23013", resource(mental=5)], deck=deck)
    t.play("23013")
    t.use("23013")
    assert (t.villain.damage, t.villain.stunned) == (damage, stunned)
    assert len(t.me.discard) == 5
    t.quiet()


def test_command_team(board):
    t = board(play=["23016", on(ally(name="Friend"), exhausted=True)])
    t.use("23016")
    assert not t["Friend"].exhausted and t["23016"].counters("command") == 2 and t["23016"].exhausted
    t.quiet()


def test_sneak_attack_until_the_end_of_the_phase(board):
    avenger = ally(cost=5, traits="Avenger", name="Friend")
    t = war_machine(
        board, hand=["23017", resource(mental=1), avenger, ally(name="Stranger")], villain=foe(atk=0, sch=0)
    )
    t.play("23017", pay=[t.hand[1]])
    assert t["Friend"].in_play and t["Stranger"].where == "hand0"
    t.end_turn()
    t.skip_to("defend")
    assert t["Friend"].where == "discard0"


def test_save_the_day_and_go_down_swinging(board):
    t = board(hand=["23018", resource(mental=1)], play=[ally(cost=3, name="Friend")], threat=5)
    t.play("23018")
    assert t.main.threat == 2 and t["Friend"].where == "discard0"
    t.quiet()
    t = board(hand=["23019"], play=[ally(cost=3, name="Friend")])
    t.play("23019")
    assert t.villain.damage == 3 and t["Friend"].where == "discard0"
    t.quiet()
    t = board(hand=["23019"])
    t.cannot("play", "23019", rule="rr:cost")


def test_two_against_the_world(board):
    t = war_machine(
        board,
        hand=["23024", resource(mental=3)],
        exhausted=True,
        play=[on("23002", exhausted=True), on(ally(name="Other"), exhausted=True)],
        deck=[ally(), "23006"],
    )
    t.play("23024")
    assert not t.hero.exhausted and not t["23002"].exhausted and t["Other"].exhausted and t["23006"].in_play
    t.quiet()
    t = war_machine(board, hand=["23024", resource(mental=3)])
    t.cannot("play", "23024", rule="rr:team-up")


def test_as_one(board):
    t = board(hand=["23032", resource(mental=2)], play=FRIENDS, engaged=[minion(hp=1)])
    t.play("23032", target=t.minion)
    assert t.villain.damage == 2 and t["A"].exhausted and t["G"].exhausted
    t.quiet()


@rule("rr:alliance")
def test_as_one_of_two_players(board):
    two = resource(mental=2)
    t = board(player(hand=["23032", two], play=FRIENDS[:1]), player(play=FRIENDS[1:]))
    t.answer("play", "23032").answer("yes").answer("pay", two)
    assert t.villain.damage == 3 and t["G"].exhausted


def test_vigilante_training(board):
    events = [event(Draw(1), aspect="justice", name="Yellow"), event(Draw(1), aspect="leadership", name="Blue")]
    t = board(form="alter-ego", play=["23033"], discard=events)
    t.use("23033")
    assert t["Yellow"].where == "deck0" and t["Blue"].where == "discard0"
    t.quiet()


def test_stand_together(board):
    t = board(hand=["23034", resource(mental=4)], play=FRIENDS, villain=foe(atk=5))
    t.activate(how="attack")
    t.pass_()
    t.play("23034")
    t.pass_all()
    assert not t.hero.damage and t.villain.damage == 5 and t["A"].exhausted


@rule("rr:alliance")
def test_stand_together_is_not_offered_again_to_be_refused_again(board):
    four, atk = resource(mental=4), foe(atk=5)
    t = board(player(hand=["23034", four], play=FRIENDS[:1]), player(play=FRIENDS[1:]), villain=atk)
    t.activate(how="attack")
    t.skip_to("window").answer("play", "23034").answer("no")
    t.pass_all()
    assert t.hero.damage == 5 and not t["A"].exhausted and t["23034"].where == "hand0"


def test_sidearm(board):
    t = board(play=[on(ally(atk=1, name="Friend"), attached=["23035"])])
    assert t["Friend"].atk == 2 and t["Friend"].keyword("ranged")
