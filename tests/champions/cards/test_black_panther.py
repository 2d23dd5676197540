"""Black Panther: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import (
    AN_ENEMY,
    GUARD,
    RETALIATE,
    SELF,
    TOUGH,
    Attacked,
    Damage,
    Discard,
    Give,
    attack,
    forced_response,
    special,
)
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade

DAGGERS, CLAWS, GENIUS, SUIT = "Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"
FOREVER = "Wakanda Forever!"


def forever(board, *play, **kw):
    kw = {"hero": "black-panther", "villain": foe(hp=30), **kw}
    return board(play=list(play), hand=[FOREVER, resource(wild=1)], **kw).play(FOREVER)


# ---- 01040 Black Panther / T'Challa --------------------------------------------------------------------------------
def test_black_panther_retaliates(board):
    t = board(hero="black-panther").activate().pass_()
    assert t.hero.damage == 2 and t.villain.damage == 1
    t.quiet()


def test_foresight_finds_an_upgrade_during_setup(setting_up):
    t = setting_up(player("black-panther", deck=[CLAWS, SUIT, "Combat Training", *[resource() for _ in range(12)]]))
    t.answer("done")
    while t.asked == "search":
        assert {o.split(" > ")[1] for o in t.options("choose")} <= {CLAWS, SUIT}
        t.choose(t.decision.options[0].target)
    found = [c for c in t.hand if c.name in (CLAWS, SUIT)]
    assert found and t.asked == "turn"


# ---- 01041 Shuri ---------------------------------------------------------------------------------------------------
def test_shuri_brings_any_upgrade(board):
    t = board(hand=["Shuri", resource(wild=2)], deck=[resource(), "Combat Training", "Arc Reactor", "Avengers Mansion"])
    t.play("Shuri").use("Shuri")
    assert len(t.options("choose")) == 2
    t.choose("Arc Reactor")
    assert t["Arc Reactor"].where == "hand0"
    t.quiet()


def test_shuri_may_find_nothing_and_may_be_refused(board):
    t = board(hand=["Shuri", resource(wild=2)]).play("Shuri").use("Shuri")
    assert not t.hand
    t.quiet()
    t = board(hand=["Shuri", resource(wild=2)], deck=["Arc Reactor"]).play("Shuri").pass_()
    assert t["Arc Reactor"].where == "deck0"


# ---- 01042 Ancestral Knowledge -------------------------------------------------------------------------------------
def knowledge(board, discard):
    t = board(hero="black-panther", form="alter-ego", hand=["Ancestral Knowledge", resource(wild=1)], discard=discard)
    return t.play("Ancestral Knowledge")


def test_ancestral_knowledge_shuffles_up_to_three_back(board):
    t = knowledge(board, [CLAWS, SUIT, GENIUS, DAGGERS])
    t.choose(DAGGERS).choose(GENIUS).choose(CLAWS)  # from the bottom of the pile upwards
    assert [t[x].where for x in (CLAWS, SUIT, GENIUS, DAGGERS)] == ["deck0", "discard0", "deck0", "deck0"]
    t.quiet()


def test_ancestral_knowledge_may_take_fewer(board):
    t = knowledge(board, [CLAWS, SUIT]).choose(CLAWS).answer("done")
    assert t[CLAWS].where == "deck0" and t[SUIT].where == "discard0"
    t.quiet()


def test_ancestral_knowledge_needs_a_discard_pile(board):
    t = board(hero="black-panther", form="alter-ego", hand=["Ancestral Knowledge", resource(wild=1)])
    t.cannot("play", "Ancestral Knowledge", rule="rr:target")
    t = board(hero="black-panther", hand=["Ancestral Knowledge", resource(wild=1)], discard=[CLAWS])
    t.cannot("play", "Ancestral Knowledge", rule="rr:ability")


# ---- 01043 Wakanda Forever! ----------------------------------------------------------------------------------------
def test_wakanda_forever_resolves_every_special_in_the_order_chosen(board):
    t = forever(board, CLAWS, GENIUS, SUIT, DAGGERS, damage=5, threat=5)
    assert t.asked == "order" and len(t.options("choose")) == 4
    t.choose(GENIUS).choose(DAGGERS).choose(CLAWS)
    assert t.villain.damage == 1 + 2 + 2  # the suit, as the last step, moves two
    assert t.hero.damage == 3 and t.main.threat == 4
    t.quiet()


@pytest.mark.parametrize(("last", "damage", "threat"), [(CLAWS, 4, 4), (GENIUS, 2, 3)])
def test_the_final_step_is_stronger(board, last, damage, threat):
    t = forever(board, CLAWS, GENIUS, threat=5)
    t.choose(GENIUS if last == CLAWS else CLAWS)
    assert (t.villain.damage, t.main.threat) == (damage, threat)
    t.quiet()


def test_a_single_upgrade_is_the_final_step(board):
    t = forever(board, CLAWS)
    assert t.villain.damage == 4
    t.quiet()


def test_wakanda_forever_needs_an_upgrade_that_can_do_something(board):
    t = board(hero="black-panther", hand=[FOREVER, resource(wild=1)], play=["Combat Training"])
    t.cannot("play", FOREVER, rule="rr:target")
    t = board(hero="black-panther", hand=[FOREVER, resource(wild=1)], play=[SUIT])
    t.cannot("play", FOREVER, rule="rr:target")  # no damage to move
    t = board(hero="black-panther", form="alter-ego", hand=[FOREVER, resource(wild=1)], play=[CLAWS])
    t.cannot("play", FOREVER, rule="rr:ability")


def test_upgrades_of_others_are_not_resolved(board):
    t = board(player("black-panther", hand=[FOREVER, resource(wild=1)], play=[CLAWS]), player(play=[DAGGERS]))
    t.play(FOREVER)
    assert t.villain.damage == 4
    t.quiet()


def test_a_stun_cancels_one_special_only(board):
    t = forever(board, CLAWS, DAGGERS, GENIUS, stunned=1, threat=3)
    t.choose(CLAWS)
    assert t.villain.damage == 0 and t.hero.stunned == 0
    t.choose(GENIUS)
    assert t.main.threat == 2 and t.villain.damage == 2  # the daggers are the last step
    t.quiet()


def test_each_special_is_an_attack_of_its_own(board):
    t = forever(board, CLAWS, SUIT, damage=5, villain=foe(RETALIATE(1), hp=30)).choose(CLAWS)
    assert t.hero.damage == 5 + 1 - 2 + 1


def test_a_card_that_left_meanwhile_is_no_step(board):
    fragile = upgrade(special(Damage(AN_ENEMY, 1)), forced_response(Attacked(), Discard(SELF)), traits="Black Panther")
    t = forever(board, CLAWS, fragile, GENIUS, threat=5).choose(CLAWS)  # after that attack the fragile one is gone
    assert t[fragile].where == "discard0"
    assert t.villain.damage == 2 and t.main.threat == 3  # the genius is the final step
    t.quiet()


def test_the_four_versions_say_the_same_and_pay_differently(board):
    for code, res in (("01043a", "energy"), ("01043b", "mental"), ("01043c", "physical"), ("01043d", "wild")):
        t = board(hero="black-panther", hand=[code, resource(wild=1)], play=[CLAWS], villain=foe(hp=30)).play(code)
        assert t.villain.damage == 4
        assert t[code].name == FOREVER and res


# ---- 01045 The Golden City -----------------------------------------------------------------------------------------
def test_the_golden_city_draws_two(board):
    t = board(hero="black-panther", form="alter-ego", play=["The Golden City"]).use("The Golden City")
    assert len(t.hand) == 2 and t["The Golden City"].exhausted
    board(hero="black-panther", play=["The Golden City"]).cannot("use", "The Golden City", rule="rr:ability")


# ---- 01046 Energy Daggers ------------------------------------------------------------------------------------------
def test_energy_daggers_hit_the_villain_and_a_players_enemies(board):
    t = board(
        player("black-panther", hand=[FOREVER, resource(wild=1)], play=[DAGGERS], engaged=[minion(hp=5)]),
        player(engaged=[minion(GUARD, hp=5), minion(hp=5)]),
    )
    t.play(FOREVER, target=t.seats[1])
    assert [m.damage for m in t.minions] == [0, 2, 2] and t.villain.damage == 2
    t.quiet()


def test_energy_daggers_are_no_attack(board):
    t = forever(board, DAGGERS, GENIUS, stunned=1, threat=2).choose(DAGGERS)
    assert t.villain.damage == 1 and t.hero.stunned == 1


# ---- 01047 Panther Claws -------------------------------------------------------------------------------------------
def test_panther_claws_respect_guard(board):
    t = forever(board, CLAWS, engaged=[minion(GUARD, hp=9)])
    assert t.minion.damage == 4 and t.villain.damage == 0


# ---- 01048 Tactical Genius -----------------------------------------------------------------------------------------
def test_tactical_genius_is_a_thwart(board):
    t = forever(board, GENIUS, threat=5, sides=[side_scheme(threat=5)]).choose(t_side(board))
    assert t.side.threat == 3
    t = forever(board, GENIUS, threat=5, confused=1)
    assert t.main.threat == 5 and t.hero.confused == 0


def t_side(board):
    return board(hero="black-panther", play=[GENIUS], hand=[FOREVER, resource(wild=1)], sides=[side_scheme()]).side.id


# ---- 01049 Vibranium Suit ------------------------------------------------------------------------------------------
def test_vibranium_suit_moves_damage(board):
    t = forever(board, SUIT, damage=5, engaged=[minion(hp=5)]).choose(t_minion(board))
    assert t.hero.damage == 3 and t.minion.damage == 2
    t.quiet()


def t_minion(board):
    return board(hero="black-panther", play=[SUIT], hand=[FOREVER, resource(wild=1)], engaged=[minion()]).minion.id


def test_vibranium_suit_moves_no_more_than_there_is(board):
    t = forever(board, SUIT, damage=1)
    assert t.hero.damage == 0 and t.villain.damage == 1


def test_vibranium_suit_is_an_attack(board):
    t = forever(board, SUIT, damage=5, engaged=[minion(GUARD, hp=9)])
    assert t.minion.damage == 2  # the villain is guarded
    t = forever(board, SUIT, damage=5, stunned=1)
    assert t.hero.damage == 5 and t.hero.stunned == 0 and t.villain.damage == 0
    t = forever(board, SUIT, damage=5, villain=foe(RETALIATE(1)))
    assert t.hero.damage == 4


def test_a_defeating_suit_lets_others_respond_to_the_attack(board):
    t = forever(board, SUIT, damage=5, engaged=[minion(hp=2)]).choose(t_minion(board))
    assert not t.minions and t.hero.damage == 3
    t.quiet()


# ---- 01155 Affairs of State ----------------------------------------------------------------------------------------
def test_affairs_of_state_may_cost_an_upgrade(board):
    t = board(hero="black-panther", play=[CLAWS, SUIT, "Combat Training"], encounter=["Affairs of State"])
    t.reveal("Affairs of State").answer("no")
    assert len(t.options("choose")) == 2
    t.choose(SUIT)
    assert t[SUIT].where == "discard0" and t["Affairs of State"].where == "encounter_discard"
    t.quiet()


def test_affairs_of_state_may_be_attended_to(board):
    t = board(hero="black-panther", play=[CLAWS], encounter=["Affairs of State"]).reveal("Affairs of State")
    t.answer("yes").option(0)
    assert t[CLAWS].in_play and t.hero.exhausted and t["Affairs of State"].where == "removed"


# ---- 01156 Usurp The Throne ----------------------------------------------------------------------------------------
def test_usurp_the_throne_is_a_hazard(board):
    t = board(player("black-panther"), player(), encounter=["Usurp The Throne"]).reveal("Usurp The Throne")
    assert t.side.threat == 6
    from quickstrike.champions.rules import stats

    assert stats.icons(t.state, "hazard") == 1


# ---- 01157 Killmonger ----------------------------------------------------------------------------------------------
def test_killmonger_shrugs_off_black_panther_upgrades(board):
    t = forever(board, CLAWS, DAGGERS, SUIT, damage=5, engaged=["Killmonger"])
    t.choose(CLAWS)
    assert t["Killmonger"].damage == 0 and t.villain.damage == 2  # no valid target of the claws
    t.choose(SUIT)
    assert t["Killmonger"].damage == 0 and t.villain.damage == 2 + 1 + 2
    t.quiet()


def test_killmonger_takes_damage_from_everything_else(board):
    t = board(hero="black-panther", play=[CLAWS], hand=[event(attack(AN_ENEMY, 1))], engaged=["Killmonger"])
    t.attack("Killmonger")
    assert t["Killmonger"].damage == 2
    t.play(t.hand[0], target="Killmonger")
    assert t["Killmonger"].damage == 3
    t.activate("Killmonger")
    assert t["Killmonger"].damage == 4  # retaliate is his, not an upgrade's


def test_killmonger_is_hurt_by_other_upgrades(board):
    t = board(hero="iron-man", play=["Powered Gauntlets"], engaged=["Killmonger"])
    t.use("Powered Gauntlets", target="Killmonger")
    assert t["Killmonger"].damage == 1


# ---- 01158 Heart-Shaped Herb ---------------------------------------------------------------------------------------
def test_heart_shaped_herb_makes_tough_and_surges(board):
    t = board(
        player("black-panther", engaged=[minion()]),
        player(engaged=[minion()]),
        encounter=["Heart-Shaped Herb", treachery(Give(TOUGH, AN_ENEMY))],
    )
    t.reveal("Heart-Shaped Herb")
    assert t.villain.tough == 1 and [m.tough for m in t.minions] == [1, 1]  # the second by the card of the surge
    t.quiet()


def test_heart_shaped_herb_as_a_boost(board):
    t = board(hero="black-panther", encounter=["Heart-Shaped Herb"]).activate().pass_()
    assert t.villain.tough == 0 and t.villain.damage == 0 and t.hero.damage == 3  # retaliation took it off again


# ---- 01159 Ritual Combat -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("boost", "x"), [(0, 1), (2, 3)])
def test_ritual_combat_hurts_or_threatens(board, boost, x):
    def combat(**kw):
        t = board(hero="black-panther", encounter=["Ritual Combat", treachery(boost=boost)], **kw)
        return t.reveal("Ritual Combat")

    t = combat().option(0)
    assert t.hero.damage == x and t.main.threat == 0
    t = combat().option(1)
    assert t.hero.damage == 0 and t.main.threat == x
    t = combat(form="alter-ego")  # there is no hero to hurt
    assert t.hero.damage == 0 and t.main.threat == x
    t.quiet()


# ---- outside his deck ----------------------------------------------------------------------------------------------
def test_a_special_does_nothing_by_itself(board):
    t = board(hero="black-panther", play=[CLAWS, DAGGERS])
    assert not t.options("use")


def test_an_ally_may_defend_for_the_panther(board):
    t = board(hero="black-panther", play=[ally(hp=5)]).activate()
    t.defend(t.ally)
    assert t.villain.damage == 0


def test_damage_on_an_ally_does_not_move(board):
    t = board(hero="black-panther", play=[SUIT, on(ally(hp=5), damage=3)], hand=[FOREVER, resource(wild=1)])
    t.cannot("play", FOREVER, rule="rr:target")
