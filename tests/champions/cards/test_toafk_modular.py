"""The modular sets of The Once and Future Kang."""

from __future__ import annotations

from quickstrike.champions.testkit import ally, foe, minion, on, player, resource, support, treachery

KANG = "Kang (Master of Time)"


def revealed(t, name, seat=None):
    return t.reveal(t.add(name, "encounter"), seat=seat)


def boosted(board, code, *more, **seat):
    """The villain attacks undefended with this boost card, and with these if it is given more."""
    t = board(encounter=[code, *more, treachery()], **seat)
    return t.activate(t.villain).pass_()


# ---- Temporal ----------------------------------------------------------------------------------------------------------
def test_ancient_warrior(board):
    t = revealed(board(), "Ancient Warrior").pass_()
    assert t.hero.damage == 2
    assert boosted(board, "Ancient Warrior").hero.stunned


def test_chitauri_soldier_hurts_by_icons_when_it_attacks(board):
    t = board(engaged=["Chitauri Soldier"], encounter=[treachery(boost=2), treachery()])
    t.activate("Chitauri Soldier")
    assert t.hero.damage == 2
    t.pass_()
    assert t.hero.damage == 3


def test_tyrannosaurus_pierces_and_is_tough(board):
    t = revealed(board(tough=1), "Tyrannosaurus Rex")
    assert t.minion.tough
    t.activate("Tyrannosaurus Rex").pass_()
    assert t.hero.damage == 3 and not t.hero.tough


def test_the_time_portal_goes_back_into_the_deck(board):
    t = board(sides=[on("Time Portal", threat=1)])
    t.thwart("Time Portal")
    assert t["Time Portal"].where == "encounter"
    t.quiet()


# ---- Anachronauts ------------------------------------------------------------------------------------------------------
def test_apocryphus(board):
    t = revealed(board(play=[support(name="Place")]), "Apocryphus")
    assert not t["Place"].in_play
    t = board(play=[ally(name="Friend")], encounter=["Apocryphus", treachery(boost=2), treachery()])
    t.activate(t.villain).pass_().choose("Friend")
    assert t["Friend"].exhausted and t.hero.damage == 4


def test_deathunt_makes_the_enemy_tough(board):
    t = boosted(board, "Deathunt 9000", treachery(boost=1))
    assert t.villain.tough and t.hero.damage == 3
    t = board(engaged=["Deathunt 9000"], encounter=[treachery(boost=1), treachery()])
    t.activate("Deathunt 9000").pass_()
    assert t.hero.damage == 2  # villainous


def test_sir_raston(board):
    t = board(engaged=["Sir Raston"])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack("Sir Raston")
    assert t.hero.damage == 1
    assert boosted(board, "Sir Raston", treachery(boost=1)).hero.damage == 4


def test_terminatrix(board):
    t = revealed(board(tough=1), "Terminatrix").pass_()
    assert t.hero.damage == 2
    assert boosted(board, "Terminatrix", treachery(boost=1), treachery(boost=2)).hero.damage == 5


def test_wildrun(board):
    t = revealed(board(hand=[resource(), resource()]), "Wildrun")
    assert len(t.hand) == 1
    t = boosted(board, "Wildrun", treachery(boost=1), hand=[resource()])
    assert not t.hand and t.hero.damage == 3


def test_the_anachronauts_come_back(board):
    t = board(sides=[on("The Anachronauts", threat=1)], encounter_discard=["Wildrun", minion(name="Man")])
    t.thwart("The Anachronauts")
    assert t["Wildrun"].where == "encounter" and t["Man"].where == "encounter_discard"


def test_kangs_chosen(board):
    t = board(encounter=[treachery(), minion(name="Man"), "Ancient Warrior", treachery()], form="alter-ego")
    revealed(t, "Kang's Chosen")
    assert t.minion.name == "Ancient Warrior" and t.main.threat == 1


# ---- Master of Time ----------------------------------------------------------------------------------------------------
def test_kang_is_stronger_for_each_obligation_of_whom_he_fights(board):
    t = board(player(engaged=[KANG, "Fear of Kang", "Fear of Kang"]), player(engaged=["Fear of Kang"]))
    assert (t[KANG].atk, t[KANG].sch) == (3, 3)


def test_time_displaced_soldier(board):
    t = board(form="alter-ego", encounter=["Time-Displaced Soldier", minion(name="Next"), treachery()])
    t.reveal("Time-Displaced Soldier")
    assert {m.name for m in t.minions} == {"Time-Displaced Soldier", "Next"} and t.main.threat == 1
    assert len(boosted(board, "Time-Displaced Soldier").seats[0].dealt) == 1


def test_fear_of_kang(board):
    t = board(player(engaged=[KANG, "Fear of Kang"]), player())
    t.cannot("attack", target=t[KANG])
    assert t.can("attack", t.hero, t.villain)
    t.end_turn()
    assert t.can("attack", t.seats[1].identity, t[KANG])
    t = board(form="alter-ego", engaged=["Fear of Kang"], hand=[resource()])
    t.use("Fear of Kang")
    assert not t.hand and t["Fear of Kang"].where == "encounter_discard"


def test_fear_of_kang_stays_with_who_reveals_it(board):
    t = revealed(board(player(), player()), "Fear of Kang", seat=1)
    assert t["Fear of Kang"].engaged == 1


def test_the_sphere_brings_a_minion(board):
    t = board(
        sides=[on("Light of Centuries Sphere", threat=1)], encounter=[treachery(), minion(name="Man"), treachery()]
    )
    t.thwart("Light of Centuries Sphere")
    assert t.minion.name == "Man"


def test_ancient_grudge(board):
    t = board(engaged=[KANG], encounter=[treachery(boost=1), treachery()], villain=foe(atk=5))
    revealed(t, "Ancient Grudge").pass_()
    assert t.hero.damage == 2
    t = board(encounter=[treachery(), KANG, treachery()])
    revealed(t, "Ancient Grudge")
    assert t.minion.name == KANG and t.minion.tough
