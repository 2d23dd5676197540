"""Cards of the Justice aspect."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import AN_ENEMY, PATROL, Damage
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, scheme, side_scheme, upgrade


# ---- 01058 Daredevil -----------------------------------------------------------------------------------------------
def test_daredevil_hits_an_enemy_after_thwarting(board):
    t = board(play=["Daredevil"], engaged=[minion(hp=1)], threat=3)
    t.thwart(t.main, who="Daredevil").use("Daredevil", target=t.minion)
    assert t.main.threat == 1 and not t.minions and t["Daredevil"].damage == 1
    t.quiet()


def test_daredevil_may_refuse_and_does_nothing_when_confused_or_attacking(board):
    t = board(play=["Daredevil"], threat=3).thwart("Main Scheme", who="Daredevil").pass_()
    assert t.villain.damage == 0
    t = board(play=[on("Daredevil", confused=1)], threat=3).thwart("Main Scheme", who="Daredevil")
    assert t.main.threat == 3 and t.villain.damage == 0
    t.quiet()
    t = board(play=["Daredevil"], threat=3).attack("Villain", who="Daredevil")
    assert t.villain.damage == 2
    t.quiet()


def test_daredevil_does_not_answer_another_thwart(board):
    t = board(play=["Daredevil"], threat=3).thwart("Main Scheme")
    t.quiet()


def test_daredevil_damage_is_no_attack(board):
    t = board(play=["Daredevil"], engaged=["Hydra Mercenary"], threat=3).thwart("Main Scheme", who="Daredevil")
    t.use("Daredevil", target=t.villain)  # past the guard
    assert t.villain.damage == 1


# ---- 01059 Jessica Jones -------------------------------------------------------------------------------------------
def test_jessica_jones_grows_with_side_schemes(board):
    t = board(play=["Jessica Jones"], sides=[side_scheme(), side_scheme(threat=1)], threat=5)
    assert t["Jessica Jones"].thw == 3
    t.thwart(t.sides[1])
    assert t["Jessica Jones"].thw == 2
    t.thwart(t.main, who="Jessica Jones")
    assert t.main.threat == 3


def test_jessica_jones_alone(board):
    t = board(play=["Jessica Jones"])
    assert (t["Jessica Jones"].thw, t["Jessica Jones"].atk) == (1, 2)


# ---- 01060 For Justice! --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("pay", "n"), [({"mental": 2}, 4), ({"mental": 1, "energy": 1}, 4), ({"wild": 2}, 4), ({"energy": 2}, 3)]
)
def test_for_justice_removes_more_with_mental(board, pay, n):
    t = board(hero="captain-marvel", hand=["For Justice!", resource(**pay)], threat=6).play("For Justice!")
    assert t.main.threat == 6 - n
    t.quiet()


def test_for_justice_is_a_heros_thwart(board):
    t = board(form="alter-ego", hand=["For Justice!", resource(mental=2)], threat=6)
    t.cannot("play", "For Justice!", rule="rr:ability")
    t = board(hand=["For Justice!", resource(mental=2)])
    t.cannot("play", "For Justice!", rule="rr:target")
    t = board(hand=["For Justice!", resource(mental=2)], threat=6, engaged=[minion(PATROL)])
    t.cannot("play", "For Justice!", rule="rr:target")
    t = board(hand=["For Justice!", resource(mental=2)], threat=6, sides=[side_scheme(threat=5, crisis=1)])
    t.play("For Justice!")
    assert (t.main.threat, t.side.threat) == (6, 1)


# ---- 01061 Great Responsibility ------------------------------------------------------------------------------------
def test_great_responsibility_takes_threat_as_damage(board):
    t = board(hand=["Great Responsibility"], villain=foe(sch=3)).activate(how="scheme")
    t.play("Great Responsibility")
    assert t.main.threat == 0 and t.hero.damage == 3
    t.quiet()


def test_great_responsibility_at_the_start_of_the_villain_phase(board):
    t = board(hand=["Great Responsibility"], main=scheme(step=2), phase="villain").play("Great Responsibility")
    assert t.hero.damage == 2 and t.main.threat == 0


def test_great_responsibility_for_another_players_scheme(board):
    t = board(player(form="alter-ego"), player("spider-man", hand=["Great Responsibility"])).activate(seat=0)
    t.play("Great Responsibility", seat=1)
    assert (t.seats[0].identity.damage, t.seats[1].identity.damage, t.main.threat) == (0, 1, 0)


def test_great_responsibility_is_for_heroes_and_takes_it_all(board):
    t = board(form="alter-ego", hand=["Great Responsibility"]).activate()
    assert t.main.threat == 1
    t.quiet()
    t = board(hand=["Great Responsibility"], damage=9, villain=foe(sch=3)).activate(how="scheme")
    t.play("Great Responsibility")
    assert t.result == "lost"


def test_great_responsibility_not_for_the_threat_a_side_scheme_enters_with(board):
    t = board(hand=["Great Responsibility"], encounter=["Crowd Control"]).reveal("Crowd Control")
    assert t.side.threat == 2
    t.quiet()
    t = board(hand=["Great Responsibility"], encounter=["Bomb Scare"]).reveal("Bomb Scare")
    t.play("Great Responsibility")  # the additional one is placed
    assert t.side.threat == 2 and t.hero.damage == 1


def test_great_responsibility_and_tough(board):
    t = board(hand=["Great Responsibility"], tough=1).activate(how="scheme").play("Great Responsibility")
    assert (t.hero.damage, t.hero.tough, t.main.threat) == (0, 0, 0)


# ---- 01062 The Power of Justice ------------------------------------------------------------------------------------
def test_the_power_of_justice_doubles_for_its_aspect(board):
    t = board(hand=["The Power of Justice", "For Justice!"], threat=5).play("For Justice!")
    assert t.main.threat == 1
    t = board(hand=["The Power of Justice", "Jessica Jones"])
    t.cannot("play", "Jessica Jones", rule="rr:cost")  # two, not three
    t = board(hand=["The Power of Justice", "Combat Training"])
    t.cannot("play", "Combat Training", rule="rr:cost")
    t = board(hand=["The Power of Justice", "First Aid"], damage=2).play("First Aid")
    assert t.hero.damage == 0  # one wild for anything else


# ---- 01063 Interrogation Room --------------------------------------------------------------------------------------
def test_interrogation_room_after_you_defeat_a_minion(board):
    t = board(play=["Interrogation Room"], engaged=[minion(hp=2)], threat=3, sides=[side_scheme(threat=2)])
    t.attack(t.minion).use("Interrogation Room", target=t.side)
    assert (t.main.threat, t.side.threat) == (3, 1) and t["Interrogation Room"].exhausted
    t.quiet()


def test_interrogation_room_counts_events_and_upgrades(board):
    t = board(play=["Interrogation Room"], engaged=[minion(hp=2)], threat=3)
    t.play(event(Damage(AN_ENEMY, 2)), target=t.minion).use("Interrogation Room")
    assert t.main.threat == 2
    t = board(play=["Interrogation Room", upgrade(Damage(AN_ENEMY, 2), name="Dart")], engaged=[minion(hp=2)], threat=3)
    t.use("Dart", target=t.minion).use("Interrogation Room")
    assert t.main.threat == 2


@pytest.mark.parametrize("who", ["ally", "support", "other player"])
def test_interrogation_room_not_for_allies_supports_or_others(board, who):
    t = board(
        player(play=["Interrogation Room", ally(atk=2), "Tac Team"], engaged=[minion(hp=2)]),
        player(),
        threat=3,
        turn=1 if who == "other player" else 0,
    )
    if who == "support":
        t.use("Tac Team", target=t.minion)
    else:
        t.attack(t.minion, who=t.ally if who == "ally" else None)
    assert not t.minions
    t.quiet()


def test_interrogation_room_must_be_ready(board):
    t = board(play=[on("Interrogation Room", exhausted=True)], engaged=[minion(hp=2)], threat=3)
    t.attack(t.minion)
    t.quiet()


def test_interrogation_room_not_for_a_villain_stage(board):
    t = board(play=["Interrogation Room"], villain=[foe(hp=2), foe(hp=9)], threat=3)
    t.attack(t.villain)
    assert t.villain.hp == 9
    t.quiet()


def test_interrogation_room_max_one_per_player(board):
    t = board(play=["Interrogation Room"], hand=["Interrogation Room", resource(energy=1)])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


# ---- 01064 Surveillance Team ---------------------------------------------------------------------------------------
def test_surveillance_team_removes_one(board):
    t = board(hero="captain-marvel", form="alter-ego", play=["Surveillance Team"], threat=3, sides=["Bomb Scare"])
    t.use("Surveillance Team", target=t.side)
    assert (t.main.threat, t.side.threat) == (3, 1) and t["Surveillance Team"].counters("snoop") == 2
    t.cannot("use", "Surveillance Team", ability=0, rule="rr:exhausted")


def test_surveillance_team_is_no_thwart(board):
    t = board(play=["Surveillance Team"], threat=3, confused=1, engaged=[minion(PATROL)]).use("Surveillance Team")
    assert t.main.threat == 2 and t.hero.confused == 1
    t = board(play=["Surveillance Team"])
    t.cannot("use", "Surveillance Team", ability=0, rule="rr:target")


def test_surveillance_team_goes_with_its_last_counter(board):
    t = board(play=[on("Surveillance Team", counters={"snoop": 1})], threat=3).use("Surveillance Team")
    assert t.main.threat == 2 and t["Surveillance Team"].where == "discard0"


# ---- 01065 Heroic Intuition ----------------------------------------------------------------------------------------
def test_heroic_intuition_for_any_hero(board):
    t = board(player("spider-man", hand=["Heroic Intuition", resource(energy=2)]), player("captain-marvel"))
    t.play("Heroic Intuition", target=t.seats[1])
    assert (t.seats[0].identity.thw, t.seats[1].identity.thw) == (1, 3)


def test_heroic_intuition_max_one_per_player(board):
    t = board(hand=["Heroic Intuition", resource(energy=2)], play=["Heroic Intuition"], threat=5)
    t.cannot("play", t.hand[0], rule="rr:max-maximum")
    t.thwart(t.main)
    assert t.main.threat == 2
