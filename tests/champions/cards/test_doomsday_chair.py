"""The Doomsday Chair, a modular set."""

from __future__ import annotations

from quickstrike.testkit import ally, foe, minion, on, player


# ---- 01183 The Doomsday Chair --------------------------------------------------------------------------------------
def test_the_doomsday_chair_brings_modok(board):
    t = board(player(), player(), turn=1, encounter=["The Doomsday Chair", "M.O.D.O.K."]).reveal("The Doomsday Chair")
    assert t.minion.name == "M.O.D.O.K." and t.minion.engaged == 1
    assert t.side.threat == 8 and t.side.face.acceleration == 1
    t.quiet()


def test_the_doomsday_chair_finds_him_discarded_or_leaves_him(board):
    t = board(encounter=["The Doomsday Chair"], encounter_discard=["M.O.D.O.K."]).reveal("The Doomsday Chair")
    assert t.minion.name == "M.O.D.O.K."
    t = board(player(engaged=["M.O.D.O.K."]), player(), turn=1, encounter=["The Doomsday Chair"])
    assert t.reveal("The Doomsday Chair").minion.engaged == 0
    assert board(encounter=["The Doomsday Chair"]).reveal("The Doomsday Chair").minions == []


# ---- 01184 M.O.D.O.K. ----------------------------------------------------------------------------------------------
def test_modok_retaliates_twice_as_hard(board):
    t = board(engaged=["M.O.D.O.K."], play=[ally(hp=3, atk=1)])
    t.attack("M.O.D.O.K.").attack("M.O.D.O.K.", t.ally)
    assert t.hero.damage == 2 and t.ally.damage == 2 and t.minion.damage == 3
    t.quiet()


def test_modok_does_not_once_he_is_defeated(board):
    t = board(engaged=[on("M.O.D.O.K.", damage=6)]).attack("M.O.D.O.K.")
    assert t.hero.damage == 0 and t.minions == []


# ---- 01185 Biomechanical Upgrades ----------------------------------------------------------------------------------
UPGRADES = "Biomechanical Upgrades"


def test_biomechanical_upgrades_go_to_the_biggest_minion_and_surge(board):
    small, big = minion(hp=3), minion(hp=5)
    t = board(player(engaged=[small]), player(engaged=[on(big, damage=4)]), encounter=[UPGRADES, minion(name="Next")])
    t.reveal(UPGRADES)
    assert t[UPGRADES].host == t[big] and t["Next"].in_play  # printed hit points: damage does not count
    t.quiet()


def test_biomechanical_upgrades_one_each(board):
    small, big = minion(hp=3), minion(hp=5)
    t = board(engaged=[small, on(big, attached=[UPGRADES])], encounter=[UPGRADES])
    t.reveal(t.zone("encounter")[0])
    assert [len(t[m].attached) for m in (small, big)] == [1, 1]


def test_biomechanical_upgrades_the_first_player_breaks_a_tie(board):
    one, two = minion(hp=3), minion(hp=3)
    t = board(player(), player(engaged=[one, two]), turn=1, encounter=[UPGRADES]).reveal(UPGRADES)
    assert t.decision.seat == 0
    t.choose(two)
    assert t[UPGRADES].host == t[two]


def test_biomechanical_upgrades_without_a_minion_surge_all_the_same(board):
    t = board(encounter=[UPGRADES, minion(name="Next")]).reveal(UPGRADES)
    assert t[UPGRADES].where == "encounter_discard" and t["Next"].in_play
    t.quiet()


def test_biomechanical_upgrades_save_the_minion_once(board):
    t = board(engaged=[on(minion(hp=3), damage=2, attached=[UPGRADES])])
    t.attack(t.minion)
    assert t.minion.damage == 0 and t[UPGRADES].where == "encounter_discard"
    t.quiet()
    t.attack(t.minion, damage=3)
    assert t.minions == []


def test_biomechanical_upgrades_replace_the_defeat(board):
    """Nothing that follows a defeat happens, and overkill still goes through."""
    t = board(engaged=[on("Hydra Soldier", damage=3, attached=[UPGRADES])], villain=foe(hp=14))
    t.attack("Hydra Soldier", damage=3, overkill=True)
    assert t.minion.damage == 0 and t.seats[0].dealt == [] and t.villain.damage == 2
    t.quiet()


def test_biomechanical_upgrades_do_nothing_before(board):
    t = board(engaged=[on(minion(hp=3), attached=[UPGRADES])])
    t.attack(t.minion)
    assert t.minion.damage == 2 and t[UPGRADES].in_play
