"""The aspect and basic cards of the Hulk pack."""

from __future__ import annotations

from quickstrike.champions.vocab import GUARD, YOU, Damage, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery

P, E = resource(physical=1), resource(energy=1)


def test_brawn_thwarts_as_he_fights(board):
    t = board(play=["Brawn"], threat=3)
    t.attack(t.villain, who="Brawn").use("Brawn")
    assert t.main.threat == 2


def test_sentry_brings_trouble(board):
    t = board(hand=["Sentry", resource(wild=4)]).play("Sentry")
    assert len(t.seats[0].dealt) == 1
    t.quiet()


def test_she_hulk_grows_with_damage(board):
    t = board(play=[on("10013", damage=2)])
    assert t.ally.atk == 3


def test_drop_kick_stuns_and_draws_if_only_strength_paid(board):
    t = board(hand=["Drop Kick", P, P, P]).play("Drop Kick")
    assert (t.villain.damage, t.villain.stunned, len(t.hand)) == (4, 1, 1)
    t = board(hand=["Drop Kick", P, P, E]).play("Drop Kick")
    assert (t.villain.damage, t.villain.stunned, len(t.hand)) == (4, 0, 0)


def test_toe_to_toe_is_answered_first(board):
    t = (
        board(hand=["Toe to Toe", P], engaged=[minion(atk=2, hp=9, name="Foe")])
        .play("Toe to Toe")
        .choose("Foe")
        .pass_()
    )
    assert (t.hero.damage, t["Foe"].damage) == (2, 5)


def test_toe_to_toe_is_for_whom_you_can_attack(board):
    t = board(hand=["Toe to Toe", P], engaged=[minion(GUARD, atk=1, hp=9, name="Foe")]).play("Toe to Toe").pass_()
    assert (t.villain.damage, t["Foe"].damage) == (0, 5)


def test_youll_pay_for_that_counts_what_you_took(board):
    t = board(hand=['"You\'ll Pay for That!"', P], villain=foe(atk=3), threat=9)
    t.activate(t.villain).pass_().play('"You\'ll Pay for That!"')
    assert t.main.threat == 6
    t = board(hand=['"You\'ll Pay for That!"', P], villain=foe(atk=8), threat=9)
    t.activate(t.villain).pass_().play('"You\'ll Pay for That!"')
    assert t.main.threat == 4  # five at most


def test_youll_pay_for_that_needs_pain(board):
    t = board(hand=['"You\'ll Pay for That!"', P], play=[ally(hp=9)], villain=foe(atk=3), threat=9)
    t.activate(t.villain).defend(t.ally)
    t.quiet()  # the ally took it


def test_martial_prowess_pays_for_attack_events(board):
    blow, deed = event(Draw(1), cost=1, traits="Attack", name="Blow"), event(Draw(1), cost=1, name="Deed")
    t = board(play=["Martial Prowess"], hand=[blow]).play("Blow")
    assert t["Martial Prowess"].exhausted
    board(play=["Martial Prowess"], hand=[deed]).cannot("play", "Deed", rule="rr:cost")


def test_to_the_rescue_and_resourceful(board):
    t = board(hand=["To the Rescue!", P], play=["Resourceful"], threat=5).play("To the Rescue!")
    assert t.main.threat == 3 and t["Resourceful"].where == "discard0"


def test_beat_cop_collects_threat_and_spends_it(board):
    t = board(play=["Beat Cop"], threat=3).use("Beat Cop", ability=0)
    assert t.main.threat == 2 and t["Beat Cop"].threat == 1 and t["Beat Cop"].exhausted
    t = board(play=[on("Beat Cop", threat=3)], engaged=[minion(hp=9)]).use("Beat Cop", ability=1)
    assert t.minion.damage == 3 and t["Beat Cop"].where == "discard0"
    t = board(play=[on("Beat Cop", threat=3, exhausted=True)], engaged=[minion(hp=9)])
    t.cannot("use", "Beat Cop", ability=1, rule="rr:exhausted")


def test_beat_cop_ends_a_side_scheme(board):
    t = board(play=["Beat Cop"], sides=[side_scheme(threat=1)]).use("Beat Cop", ability=0)
    assert not t.sides and t["Beat Cop"].threat == 1


def test_inspiring_presence(board):
    friend = on(ally(hp=3, name="Friend"), damage=1, exhausted=True)
    t = board(hero="hulk", hand=["Inspiring Presence", P], play=[friend]).play("Inspiring Presence")
    assert t["Friend"].damage == 0 and not t["Friend"].exhausted
    t = board(hero="hulk", hand=["Inspiring Presence", P], play=[on(ally(name="Friend"), exhausted=True)])
    t.play("Inspiring Presence")
    assert not t["Friend"].exhausted  # one of the two is enough
    board(hand=["Inspiring Presence", P], play=[friend]).cannot(
        "play", "Inspiring Presence", rule="rr:play-restrictions-and-permissions"
    )


def test_electrostatic_armor_answers_a_defense(board):
    t = board(play=["Electrostatic Armor"], villain=foe(atk=1))
    t.activate(t.villain).defend(t.hero).use("Electrostatic Armor")
    assert t.villain.damage == 1
    t = board(player(play=["Electrostatic Armor"]), player()).reveal(treachery(Damage(YOU, 1)))
    t.quiet()
