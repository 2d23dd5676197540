"""FAQ answers and errata about the villains and modular sets of the core set."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.faces import FACES
from quickstrike.champions.text import card_text
from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import ally, hero, minion, on, player

DRONE = on("Backflip", facedown="Drone")


# ---- Whirlwind -----------------------------------------------------------------------------------------------------
@ruling("faq:core-set:whirlwind:1")
def test_whirlwind_makes_a_separate_attack_against_each_hero(board):
    """Each has a defender of its own, and a defender defends for one player."""
    friend = ally(hp=5)
    t = board(player(engaged=["Whirlwind"], play=[friend]), player(), player()).activate("Whirlwind")
    assert t.decision.seat == 0
    t.defend(friend)  # the first attack
    assert t.decision.seat == 1 and t.asked == "defend"
    t.cannot("defend", friend, seat=0)
    t.defend(t.seats[1].identity)  # the second
    assert t.decision.seat == 2
    t.pass_all()
    assert t[friend].damage == 2 and [p.identity.damage for p in t.seats] == [0, 0, 2]
    t.quiet()


@ruling("faq:core-set:whirlwind:1")
def test_whirlwinds_attacks_are_resolved_step_by_step_together(board):
    """All defenders are declared before any damage is dealt, and all damage is dealt before anybody strikes back."""
    strong = hero(RETALIATE(9))
    t = board(player(strong, engaged=["Whirlwind"]), player(), player()).activate("Whirlwind")
    assert t.hero.damage == 0
    t.pass_().pass_().pass_()  # nobody defends the first
    assert t.hero.damage == 0 and t.decision.seat == 1
    t.pass_all()
    assert [p.identity.damage for p in t.seats] == [2, 2, 2] and t.minions == []
    t.quiet()


@ruling("faq:core-set:whirlwind:1")
def test_whirlwinds_attack_survives_a_save_between_its_steps(board):
    t = board(player(engaged=["Whirlwind"]), player()).activate("Whirlwind").pass_().pass_()
    again = type(t.game).load(t.game.save())
    assert again.canonical() == t.game.canonical() and again.decision.seat == 1
    t.pass_all()
    assert [p.identity.damage for p in t.seats] == [2, 2]


@ruling("faq:core-set:whirlwind:1")
def test_whirlwind_himself_is_attacked_back_by_each(board):
    t = board(player(hero(RETALIATE(1)), engaged=["Whirlwind"]), player(hero(RETALIATE(2)))).activate("Whirlwind")
    t.pass_all()
    assert t.minion.damage == 3


# ---- Ultron II -----------------------------------------------------------------------------------------------------
@ruling("faq:core-set:ultron-ii:1")
def test_ultron_ii_counts_the_drones_of_the_player_he_attacked_first(board):
    t = board(
        player(engaged=[DRONE]), player(engaged=[DRONE, DRONE, DRONE]), villain="01135", environments=["Ultron Drones"]
    ).activate(seat=0)
    assert t.villain.atk == 2 + 2
    t.pass_().defend(t.seats[1].identity)
    assert [p.identity.damage for p in t.seats] == [0, 4 - 2]
    t.quiet()


@ruling("faq:core-set:ultron-ii:1")
def test_ultron_ii_the_bonus_changes_with_the_drones(board):
    t = board(villain="01135", environments=["Ultron Drones"], engaged=[DRONE], encounter=["Android Efficiency"])
    t.activate()
    assert t.villain.atk == 4
    t.pass_()  # the boost card brings one more
    assert t.hero.damage == 5
    t.quiet()


# ---- errata --------------------------------------------------------------------------------------------------------
@ruling("errata:core-set:m-o-d-o-k", "errata:core-set:the-doomsday-chair")
def test_modok_has_periods(board):
    assert FACES["01184"].name == "M.O.D.O.K." and "M.O.D.O.K. is not in play" in card_text("01183", "en")
    t = board(engaged=[minion(name="MODOK")], encounter=["The Doomsday Chair", "M.O.D.O.K."])
    t.reveal("The Doomsday Chair")
    assert t["M.O.D.O.K."].in_play  # somebody else without periods does not count
