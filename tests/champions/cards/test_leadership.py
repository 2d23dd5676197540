"""Cards of the Leadership aspect."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    QUICKSTRIKE,
    SELF,
    YOU,
    Cannot,
    Damage,
    Discard,
    a,
    action,
    constant,
    named,
)
from quickstrike.testkit import ally, foe, minion, on, player, resource, support, treachery, upgrade

POWER = "The Power of Leadership"


# ---- 01066 Hawkeye -------------------------------------------------------------------------------------------------
def test_hawkeye_enters_play_with_four_arrows(board):
    t = board(hand=["Hawkeye", resource(wild=3)]).play("Hawkeye")
    assert t.ally.counters("arrow") == 4
    t.quiet()


def test_hawkeye_shoots_a_minion_that_enters_play(board):
    t = board(play=[on("Hawkeye", counters={"arrow": 2})]).reveal(minion(hp=3)).use("Hawkeye")
    assert t.minion.damage == 2 and t.ally.counters("arrow") == 1 and not t.ally.exhausted
    t.quiet()


def test_hawkeye_shoots_once_at_each_and_may_hold(board):
    t = board(play=[on("Hawkeye", counters={"arrow": 2})]).reveal(minion(hp=5)).use("Hawkeye")
    t.quiet()
    t.reveal(minion(hp=5)).pass_()
    assert [m.damage for m in t.minions] == [2, 0] and t.ally.counters("arrow") == 1


def test_hawkeye_stays_without_arrows(board):
    t = board(play=[on("Hawkeye", counters={"arrow": 1})]).reveal(minion(hp=2)).use("Hawkeye")
    assert not t.minions and t.ally.name == "Hawkeye"
    t.reveal(minion(hp=2))
    t.quiet()  # nothing to shoot with


def test_hawkeye_sees_minions_of_other_players_and_those_put_into_play(board):
    t = board(player(play=[on("Hawkeye", counters={"arrow": 4})]), player())
    t.reveal(minion(hp=5), seat=1).use("Hawkeye")
    assert t.minion.damage == 2
    t = board(play=["Hawkeye"], villain=foe()).reveal(treachery())
    t.quiet()


def test_a_quick_minion_strikes_before_hawkeye(board):
    t = board(play=[on("Hawkeye", counters={"arrow": 4})]).reveal(minion(QUICKSTRIKE, hp=2)).pass_().use("Hawkeye")
    assert t.hero.damage == 1 and not t.minions


# ---- 01067 Maria Hill ----------------------------------------------------------------------------------------------
def test_maria_hill_lets_everybody_draw(board):
    t = board(player(hand=["Maria Hill", resource(wild=2)]), player()).play("Maria Hill").use("Maria Hill")
    assert [len(p.hand) for p in t.seats] == [1, 1]
    t.quiet()


def test_maria_hill_may_be_refused(board):
    t = board(hand=["Maria Hill", resource(wild=2)]).play("Maria Hill").pass_()
    assert not t.hand


# ---- 01068 Vision --------------------------------------------------------------------------------------------------
def vision(board, **kw):
    return board(play=["Vision"], hand=[resource(energy=1), resource(energy=1)], threat=9, **kw)


@pytest.mark.parametrize(("option", "thw", "atk"), [(0, 3, 2), (1, 1, 4)])
def test_vision_chooses_a_power(board, option, thw, atk):
    t = vision(board).use("Vision").option(option)
    assert (t.ally.thw, t.ally.atk) == (thw, atk) and len(t.hand) == 1
    t.cannot("use", "Vision", rule="rr:limit")
    t.villain_phase()
    assert (t.ally.thw, t.ally.atk) == (1, 2)


def test_vision_wants_energy(board):
    board(play=["Vision"], hand=[resource(mental=3)]).cannot("use", "Vision", rule="rr:cost")


def test_a_vision_that_comes_back_is_as_he_was_made(board):
    t = board(
        play=["Vision"], discard=[], threat=9, hand=[resource(energy=1), "Make the Call", resource(wild=4), "Hellcat"]
    )
    t.use("Vision", pay=[t.hand[0]]).option(1)
    assert t.ally.atk == 4
    t.play(upgradeless(Discard(named("01068"))))
    t.play("Make the Call")
    assert t.ally.name == "Vision" and t.ally.atk == 2
    t.quiet()


def upgradeless(step):
    from quickstrike.testkit import event

    return event(step)


# ---- 01069 Get Ready -----------------------------------------------------------------------------------------------
def test_get_ready_readies_any_ally(board):
    t = board(player(hand=["Get Ready"]), player(play=[on(ally(), exhausted=True), ally()])).play("Get Ready")
    assert not t.allies[0].exhausted
    t.quiet()


def test_get_ready_needs_an_exhausted_ally(board):
    board(hand=["Get Ready"], play=[ally()]).cannot("play", "Get Ready", rule="rr:target")
    t = board(form="alter-ego", hand=["Get Ready"], play=[on(ally(), exhausted=True)]).play("Get Ready")
    assert not t.ally.exhausted  # in any form


# ---- 01070 Lead from the Front -------------------------------------------------------------------------------------
def test_lead_from_the_front_lifts_all_characters_of_a_player(board):
    t = board(player(hand=["Lead from the Front", resource(wild=2)], play=[ally()]), player(play=[ally(), ally()]))
    t.play("Lead from the Front", target=t.seats[1])
    assert [(c.thw, c.atk) for c in t.allies] == [(1, 1), (2, 2), (2, 2)]
    assert (t.seats[1].identity.thw, t.seats[1].identity.atk, t.hero.atk) == (3, 3, 2)
    t.quiet()


def test_lead_from_the_front_lifts_who_comes_later_until_the_phase_ends(board):
    t = board(hand=["Lead from the Front", resource(wild=2)], threat=9).play("Lead from the Front")
    t.play(t.add(ally(), "hand0"))
    assert t.ally.atk == 2
    t.villain_phase()
    assert t.ally.atk == 1 and t.hero.atk == 2


def test_lead_from_the_front_is_for_heroes(board):
    t = board(form="alter-ego", hand=["Lead from the Front", resource(wild=2)])
    t.cannot("play", "Lead from the Front", rule="rr:ability")


# ---- 01071 Make the Call -------------------------------------------------------------------------------------------
@rule("rr:cost")
def test_make_the_call_pays_for_an_ally_in_a_discard_pile(board):
    t = board(hand=["Make the Call", resource(wild=3)], discard=["Mockingbird"]).play("Make the Call")
    t.use("Mockingbird")  # it entered play
    assert t.ally.name == "Mockingbird" and not t.hand and t.villain.stunned == 1
    assert t["Make the Call"].where == "discard0"
    t.quiet()


def test_make_the_call_reaches_every_discard_pile(board):
    t = board(player(hand=["Make the Call", resource(wild=4)], discard=["Tigra"]), player(discard=["Maria Hill"]))
    t.answer("play", "Make the Call")
    assert len(t.options("choose")) == 2
    t.choose("Maria Hill")._paid(None).pass_()
    assert t.ally.name == "Maria Hill" and t.ally.controller == t.seats[0].number
    assert t.state.owners[t.ally.id] == 1
    t.quiet()


@rule("rr:cost", "rr:target")
def test_make_the_call_offers_only_what_can_be_paid_and_can_enter(board):
    t = board(hand=["Make the Call", resource(wild=2)], discard=["Vision"])
    t.cannot("play", "Make the Call", rule="rr:cost")
    t = board(hand=["Make the Call", resource(wild=4)], discard=["Tigra"], play=["Tigra"])
    t.cannot("play", "Make the Call", rule="rr:target")
    board(hand=["Make the Call", resource(wild=4)], discard=["Combat Training"]).cannot(
        "play", "Make the Call", rule="rr:target"
    )
    t = board(hand=["Make the Call", resource(wild=2)], discard=["Vision", "Maria Hill"]).play("Make the Call")
    assert t.use("Maria Hill").ally.name == "Maria Hill"


@rule("rr:cost")
def test_make_the_call_for_a_free_ally_costs_nothing(board):
    free = ally(cost=0)
    t = board(hand=["Make the Call"], discard=[free]).play("Make the Call")
    assert t[free].in_play
    t.quiet()


@rule("rr:cost")
def test_backing_out_of_make_the_call_leaves_everything(board):
    t = board(hand=["Make the Call", resource(wild=3)], discard=["Tigra"]).answer("play", "Make the Call")
    t.answer("back")
    assert len(t.hand) == 2 and not t.allies
    t.quiet()
    t.play("Make the Call")
    assert t.ally.name == "Tigra"


@rule("rr:ally-limit")
def test_make_the_call_goes_beyond_the_ally_limit_first(board):
    t = board(hand=["Make the Call", resource(wild=3)], discard=["Tigra"], play=[ally(), ally(), ally()])
    t.play("Make the Call")
    assert t.asked == "limit" and len(t.options("discard")) == 4
    t.answer("discard", target="Tigra")
    assert len(t.allies) == 3
    t.quiet()


def test_the_event_itself_does_not_pay(board):
    t = board(hand=["Make the Call"], discard=["Maria Hill"])
    t.cannot("play", "Make the Call", rule="rr:cost")


# ---- 01072 The Power of Leadership ---------------------------------------------------------------------------------
def test_the_power_of_leadership_counts_double_for_leadership(board):
    t = board(hand=[POWER, "Maria Hill"]).play("Maria Hill").pass_()
    assert t.ally.name == "Maria Hill" and not t.hand
    board(hand=[POWER, "Emergency", "Helicarrier"]).cannot("play", "Helicarrier", rule="rr:cost")


# ---- 01073 The Triskelion ------------------------------------------------------------------------------------------
def test_the_triskelion_makes_room_for_a_fourth_ally(board):
    t = board(play=["The Triskelion", ally(), ally(), ally()])
    t.play(ally())
    assert len(t.allies) == 4
    t.quiet()
    t.play(ally())
    assert t.asked == "limit"


def test_the_triskelion_is_for_its_player_alone(board):
    t = board(player(play=["The Triskelion"]), player(play=[ally(), ally(), ally()]), turn=1)
    t.play(ally())
    assert t.asked == "limit" and t.decision.seat == 1


def test_without_the_triskelion_an_ally_must_go_at_once(board):
    t = board(play=["The Triskelion", ally(), ally(), ally(), ally()], encounter=["Caught Off Guard"])
    t.reveal("Caught Off Guard")
    assert t.asked == "limit" and len(t.options("discard")) == 4
    t.answer("discard", target=t.allies[0])
    assert len(t.allies) == 3
    t.quiet()


# ---- 01074 Inspired ------------------------------------------------------------------------------------------------
def test_inspired_lifts_an_ally(board):
    t = board(player(hand=["Inspired", resource(wild=1)]), player(play=[ally()])).play("Inspired")
    assert (t.ally.thw, t.ally.atk) == (2, 2) and t["Inspired"].host == t.ally
    assert t["Inspired"].controller == 1  # it follows its host
    t.quiet()


def test_one_inspiration_per_ally(board):
    t = board(hand=["Inspired", resource(wild=1)], play=[on(ally(), attached=["Inspired"])])
    t.cannot("play", t.hand[0], rule="rr:attach-to")
    board(hand=["Inspired", resource(wild=1)]).cannot("play", "Inspired", rule="rr:attach-to")


def test_inspired_goes_with_the_ally(board):
    t = board(play=[on(ally(hp=1, attack_cost=1), attached=["Inspired"])])
    t.attack(t.villain, who=t.ally)
    assert t.villain.damage == 2 and t["Inspired"].where == "discard0"


# ---- outside the starter deck --------------------------------------------------------------------------------------
def test_hawkeye_cannot_hurt_the_invulnerable(board):
    t = board(play=[on("Hawkeye", counters={"arrow": 4})])
    t.reveal(minion(constant(Cannot(SELF, "take damage"))))
    t.quiet()  # no valid target, and the arrow is kept
    assert t.ally.counters("arrow") == 4


def test_make_the_call_brings_back_what_an_upgrade_discarded(board):
    sacrifice = support(action(Damage(YOU, 1), cost=Discard(a("ally"))))
    t = board(play=[sacrifice, "Luke Cage", upgrade()], hand=["Make the Call", resource(wild=4)])
    t.use(sacrifice).play("Make the Call")
    assert t.ally.name == "Luke Cage" and t.ally.tough == 1
