"""The player phase: turns with all their options, and the five steps at its end."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ENEMY,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    AnyUse,
    Began,
    Cannot,
    ChangeForm,
    Count,
    Damage,
    DealEncounter,
    Delayed,
    Draw,
    EachPlayer,
    Ended,
    Exhaust,
    Heal,
    In,
    PlaceThreat,
    StatOf,
    Until,
    action,
    alter_ego_action,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    the,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    hero,
    obligation,
    on,
    player,
    player_side_scheme,
    resource,
    support,
    upgrade,
)


# ---- rr:player-phase, rr:active-player, rr:in-player-order ---------------------------------------------------------
@rule("rr:player-phase", "rr:in-player-order", "rr:active-player", "rr:player-phase.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_player_takes_one_turn_in_player_order(board, first):
    t = board(player(), player(), player(), first=first)
    seen = []
    while t.state.phase == "player" and t.asked == "turn":
        assert t.decision.seat == t.state.active
        seen.append(t.decision.seat)
        t.end_turn()
    assert seen == [first, (first + 1) % 3, (first + 2) % 3]


@rule("rr:active-player", "rr:player-turn")
def test_only_the_active_player_has_the_options_of_a_turn(board):
    t = board(player(), player(form="alter-ego"))
    t.can("attack", t.seats[0].identity, t.villain)
    t.cannot("change_form", seat=1, rule="rr:player-turn")
    t.end_turn()
    t.can("change_form", seat=1)
    t.cannot("attack", t.seats[0].identity, t.villain, seat=0, rule="rr:player-turn")


# ---- rr:player-turn: change form -----------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:form-change-form", "rr:player-turn.2", "rr:form-change-form.1", "rr:form-change-form.2")
def test_a_player_may_change_form_once_each_turn(board):
    t = board(form="alter-ego", damage=2, exhausted=True)
    with t.changes(lambda: t.me.form, to="hero"):
        t.change_form()
    assert t.hero.damage == 2 and t.hero.exhausted
    t.cannot("change_form", rule="rr:form-change-form")
    t.villain_phase()
    with t.changes(lambda: t.me.form, to="alter-ego"):
        t.change_form()


@rule("rr:form-change-form", "rr:form-change-form.4")
def test_an_ability_that_changes_form_leaves_the_one_change_of_the_turn(board):
    t = board(form="alter-ego")
    t.play(event(ChangeForm()))
    assert t.me.form == "hero"
    with t.changes(lambda: t.me.form, to="alter-ego"):
        t.change_form()
    t.cannot("change_form", rule="rr:form-change-form")
    t.play(event(ChangeForm()))
    assert t.me.form == "hero"


@rule("rr:player-turn", "rr:form-change-form")
def test_each_player_has_his_own_change_of_form(board):
    t = board(player(), player())
    t.change_form().end_turn()
    t.can("change_form", seat=1)
    t = board(changed_form=True)
    t.cannot("change_form", rule="rr:form-change-form")


# ---- play ----------------------------------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:play-put-into-play", "rr:play-put-into-play.1", "rr:player-turn.3")
@pytest.mark.parametrize("make", [ally, support, upgrade, player_side_scheme])
def test_allies_supports_upgrades_and_player_side_schemes_are_played_from_hand(board, make):
    card = make(cost=1)
    t = board(hand=[card, resource(mental=1)])
    t.play(card)
    assert t[card].in_play and not t.hand
    t.quiet()


@rule("rr:player-turn", "rr:resource-card")
def test_a_resource_card_is_not_played(board):
    t = board(hand=[resource(wild=1)])
    t.cannot("play", t.hand[0], rule="rr:resource-card")


@rule("rr:player-turn", "rr:player-turn.1")
def test_an_option_may_be_used_as_often_as_it_can_be_paid(board):
    a, b, c = ally(cost=1), support(cost=1), upgrade(cost=1)
    t = board(hand=[a, b, c, resource(mental=1), resource(mental=1)])
    t.play(a, pay=[t.hand[3]]).play(b, pay=[t.hand[2]])
    assert t[a].in_play and t[b].in_play
    t.cannot("play", c, rule="rr:cost")
    assert t[c].where == "hand0"


# ---- basic powers --------------------------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:basic-power", "rr:player-turn.4", "rr:basic-power.1", "rr:basic-power.3")
def test_a_hero_attacks_and_thwarts_but_does_not_recover(board):
    t = board(threat=4, damage=3)
    t.can("attack", t.hero, t.villain)
    t.can("thwart", t.hero, t.main)
    t.cannot("recover", rule="rr:basic-power")
    with t.changes(lambda: t.main.threat, by=-2):
        t.thwart(t.main)
    t.cannot("attack", target=t.villain, rule="rr:exhausted")


@rule("rr:player-turn", "rr:basic-power", "rr:player-turn.4", "rr:basic-power.1", "rr:basic-power.5")
def test_an_alter_ego_recovers_but_does_not_attack_or_thwart(board):
    t = board(form="alter-ego", threat=4, damage=5)
    t.cannot("attack", target=t.villain, rule="rr:basic-power")
    t.cannot("thwart", target=t.main, rule="rr:basic-power")
    with t.changes(lambda: t.hero.damage, by=-3):
        t.recover()
    t.cannot("recover", rule="rr:exhausted")


@rule("rr:player-turn", "rr:ally", "rr:player-turn.5")
def test_allies_attack_and_thwart_in_either_form_but_only_ones_own(board):
    mine, yours = ally(atk=2), ally(thw=2)
    t = board(player(form="alter-ego", play=[mine]), player(play=[yours]), threat=4)
    with t.changes(lambda: t.villain.damage, by=2):
        t.attack(t.villain, who=mine)
    assert t.find("thwart", yours) is None
    t.cannot("thwart", yours, t.main, rule="rr:basic-power")
    t.end_turn()
    with t.changes(lambda: t.main.threat, by=-2):
        t.thwart(t.main, who=yours)


# ---- actions -------------------------------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:action", "rr:player-turn.6", "rr:player-turn.7", "rr:player-turn.9")
def test_actions_of_own_cards_of_encounter_cards_and_of_events_in_hand(board):
    mine, lair, trick = support(Draw(1)), environment(action(Damage(THE_VILLAIN, 2))), event(Damage(THE_VILLAIN, 3))
    t = board(play=[mine], environments=[lair], hand=[trick])
    with t.changes(lambda: len(t.hand), by=1):
        t.use(mine)
    with t.changes(lambda: t.villain.damage, by=2):
        t.use(lair)
    with t.changes(lambda: t.villain.damage, by=3):
        t.play(trick)


@rule("rr:player-turn", "rr:action", "rr:ownership-and-control", "rr:player-turn.6")
def test_actions_of_another_players_cards_are_not_ones_own(board):
    yours = support(Draw(1))
    t = board(player(), player(play=[yours]))
    t.cannot("use", yours, rule="rr:action")


@rule("rr:player-turn", "rr:ability", "rr:player-turn.10")
def test_hero_and_alter_ego_actions_need_that_form(board):
    bold, calm = support(hero_action(Draw(1))), support(alter_ego_action(Draw(1)))
    t = board(play=[bold, calm])
    t.can("use", bold)
    t.cannot("use", calm, rule="rr:ability")
    t.change_form()
    t.can("use", calm)
    t.cannot("use", bold, rule="rr:ability")


# ---- asking and offering -------------------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:player-turn.11")
def test_another_player_can_be_asked_to_act_and_decides(board):
    help_ = event(Damage(AN_ENEMY, 3), cost=1)
    t = board(player(), player(hand=[help_, resource(mental=1)]))
    t.answer("ask", target=t.seats[1])
    assert (t.asked, t.decision.seat) == ("asked", 1)
    with t.changes(lambda: t.villain.damage, by=3):
        t.play(help_, seat=1)
    assert t[help_].where == "discard1" and not t.seats[1].hand
    assert t.decision.seat == 0
    t.quiet()


@rule("rr:player-turn", "rr:player-turn.11")
def test_the_player_who_was_asked_may_decline(board):
    t = board(player(), player(play=[support(Draw(1))]))
    t.answer("ask", target=t.seats[1])
    with t.changes(lambda: t.decision.seat, to=0):
        t.answer("decline", seat=1)
    assert not t.seats[1].hand and t.find("ask") is None  # nothing has changed since
    t.attack(t.villain)
    t.can("ask", target=t.seats[1])


@rule("rr:player-turn", "rr:ability")
def test_asked_or_not_only_actions_can_be_triggered_and_in_ones_own_form(board):
    calm, bold, hand = support(alter_ego_action(Draw(1))), support(hero_action(Draw(1))), support()
    t = board(player(form="alter-ego"), player(form="hero", play=[calm, bold], hand=[hand]))
    t.answer("ask", target=t.seats[1])
    t.can("use", bold, seat=1)
    assert t.find("use", calm) is None
    assert not t.options("attack") and not t.options("play") and not t.options("change_form")


@rule("rr:player-turn")
def test_a_player_does_not_ask_himself_nor_one_who_is_out(board):
    t = board(player(), player(), player())
    assert [o.split("> ")[1] for o in t.options("ask")] == ["seat 1", "seat 2"]
    assert not board().options("ask")


@rule("rr:player-turn", "rr:player-turn.11")
def test_another_player_may_offer_an_action_and_the_active_player_accepts(board):
    t = board(player(), player(play=[support(Damage(THE_VILLAIN, 2), name="Radio")]))
    t.answer("offer", "Radio", seat=1)
    assert (t.asked, t.decision.seat) == ("offer", 0)
    with t.changes(lambda: t.villain.damage, by=2):
        t.answer("accept", seat=0)
    assert t.decision.seat == 0
    t.quiet()


@rule("rr:player-turn")
def test_an_offer_may_be_declined_and_then_nothing_happens(board):
    t = board(player(), player(hand=[event(Damage(THE_VILLAIN, 2), name="Radio", cost=0)]))
    t.answer("offer", "Radio", seat=1)
    before = t.villain.damage
    t.answer("decline", seat=0)
    assert t.villain.damage == before and t["Radio"].where == "hand1" and t.decision.seat == 0
    t.quiet()


@rule("rr:player-turn")
def test_nothing_is_offered_that_could_not_be_done(board):
    costly = event(Damage(THE_VILLAIN, 2), cost=3)
    t = board(player(hand=[event(Draw(1))]), player(hand=[costly], play=[on(support(Draw(1)), exhausted=False)]))
    assert t.find("offer", costly) is None and t.find("offer", seat=0) is None
    assert len(t.options("offer")) == 1


@rule("rr:player-turn")
def test_an_action_of_another_player_does_not_end_the_turn_or_change_whose_it_is(board):
    t = board(player(), player(hand=[event(Draw(1), name="Trick")]))
    t.answer("ask", target=t.seats[1]).play("Trick", seat=1)
    assert t.state.active == 0
    t.can("attack", t.seats[0].identity, t.villain)
    t.end_turn()
    assert t.state.active == 1


# ---- conceding -----------------------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:player-turn")
def test_conceding_alone_loses_the_game(board):
    t = board()
    t.answer("concede")
    assert t.result == "lost"


@rule("rr:player-elimination", "rr:player-turn")
def test_conceding_among_several_eliminates_only_that_player(board):
    t = board(player(), player(), player())
    t.end_turn()
    t.answer("concede", seat=1)
    assert t.result is None and [s.out for s in t.seats] == [False, True, False]
    assert t.decision.seat == 2


# ---- rr:end-of-player-phase ----------------------------------------------------------------------------------------
@rule(
    "rr:end-of-player-phase",
    "rr:end-of-player-phase.2",
    "rr:end-of-player-phase.3",
    "rr:hand-size",
    "rr:hand-size.1",
)
def test_at_the_end_any_number_of_cards_may_be_discarded_and_hands_are_filled(board):
    t = board(hero=hero(hand=4), hand=[resource(name=f"R{n}") for n in range(3)])
    old = t.hand
    t.end_turn()
    assert t.asked == "discard"
    t.answer("discard", old[1]).answer("done")
    assert old[1].where == "discard0"
    assert len(t.hand) == 4 and {old[0], old[2]} < set(t.hand)


@rule(
    "rr:end-of-player-phase",
    "rr:hand-size",
    "rr:draw-drawing-cards",
    "rr:draw-drawing-cards.3",
    "rr:end-of-player-phase.2",
    "rr:hand-size.1",
)
def test_who_has_more_than_the_hand_size_must_discard_down_to_it(board):
    t = board(hero=hero(hand=2), hand=[resource(name=f"R{n}") for n in range(4)])
    t.end_turn()
    assert t.find("done") is None
    t.answer("discard", "R0")
    assert t.find("done") is None
    t.answer("discard", "R2")
    t.can("done")
    t.answer("done")
    assert sorted(c.name for c in t.hand) == ["R1", "R3"]


@rule("rr:end-of-player-phase", "rr:hand-size")
def test_with_exactly_the_hand_size_nothing_is_discarded_or_drawn(board):
    t = board(hero=hero(hand=2), hand=[resource(), resource()])
    old = t.hand
    t.end_turn()
    t.answer("done")
    assert t.hand == old and not t.seats[0].discard


@rule("rr:end-of-player-phase", "rr:hand-size")
@pytest.mark.parametrize(("form", "size"), [("hero", 4), ("alter-ego", 6)])
def test_the_hand_size_is_that_of_the_current_form(board, form, size):
    t = board(hero=hero(hand=4, alter_hand=6), form=form)
    with t.changes(lambda: len(t.hand), by=size):
        t.end_turn()


@rule("rr:hand-size", "rr:obligation", "rr:hand-size.2")
def test_each_card_is_drawn_with_a_look_at_the_hand_size(board):
    burden = obligation(constant(gets(the("identity"), HAND_SIZE=-2)))
    t = board(hero=hero(hand=4), deck=[resource(), burden])
    t.end_turn()
    assert t[burden].in_play and t[burden].engaged == 0
    assert len(t.hand) == 2


@rule("rr:obligation", "rr:end-of-player-phase", "rr:obligation.10")
def test_an_obligation_drawn_while_refilling_the_hand_is_replaced(board):
    t = board(hero=hero(hand=3), hand=[resource(), resource()], deck=[obligation()])
    t.end_turn()
    t.answer("done")
    assert len(t.hand) == 3


@rule("rr:obligation", "rr:draw-drawing-cards")
def test_an_obligation_drawn_by_an_ability_is_not_replaced(board):
    burden = obligation()
    t = board(deck=[burden])
    with t.changes(lambda: len(t.hand), by=1):
        t.play(event(Draw(2)))
    assert t[burden].in_play


@rule("rr:end-of-player-phase", "rr:ready", "rr:end-of-player-phase.4")
def test_all_cards_of_the_players_become_ready_and_no_others(board):
    mine, tool = on(ally(name="Friend"), exhausted=True), on(support(name="Tool"), exhausted=True)
    t = board(
        player(exhausted=True, play=[mine]),
        player(play=[tool], exhausted=True),
        environments=[on(environment(name="Lair"), exhausted=True)],
    )
    t.skip_to("defend")
    ready = [t.seats[0].identity, t.seats[1].identity, t["Friend"], t["Tool"]]
    assert [c.exhausted for c in ready] == [False] * 4
    assert t["Lair"].exhausted


@rule("rr:ready", "rr:cannot")
def test_what_cannot_ready_stays_exhausted(board):
    tired = ally(constant(Cannot(the("ally"), "ready")))
    t = board(play=[on(tired, exhausted=True)], exhausted=True)
    t.skip_to("defend")
    assert t[tired].exhausted and not t.hero.exhausted


@rule("rr:end-of-player-phase", "rr:draw-drawing-cards", "rr:end-of-player-phase.3", "rr:end-of-player-phase.5")
def test_hands_are_filled_before_effects_of_the_phase_end(board):
    longer = event(Until("phase", gets(YOUR_IDENTITY, HAND_SIZE=2)))
    t = board(hero=hero(hand=3))
    t.play(longer)
    with t.changes(lambda: len(t.hand), by=5):
        t.end_turn()
    assert t.hero.stat("HAND_SIZE") == 3


@rule(
    "rr:end-of-player-phase",
    "rr:lasting-effects",
    "rr:player-phase.3",
    "rr:end-of-player-phase.5",
    "rr:end-of-player-phase.6",
)
def test_effects_until_the_end_of_the_phase_end_before_what_happens_when_it_ends(board):
    strong = event(Until("phase", gets(YOUR_HERO, ATK=3)))
    last = support(forced_interrupt(Ended("player phase"), Damage(THE_VILLAIN, StatOf("ATK", YOUR_HERO))))
    t = board(play=[last])
    t.play(strong)
    assert t.hero.atk == 5
    t.end_turn()
    assert t.hero.atk == 2 and t.villain.damage == 2


@rule("rr:end-of-player-phase")
def test_steps_two_and_three_come_before_what_happens_when_the_phase_ends(board):
    count = support(forced_interrupt(Ended("player phase"), Damage(THE_VILLAIN, Count(each("card", In(HAND))))))
    t = board(hero=hero(hand=4), play=[count], exhausted=True)
    with t.changes(lambda: t.villain.damage, by=4):
        t.end_turn()
    assert not t.hero.exhausted


@rule("rr:end-of-player-phase", "rr:end-of-player-phase.6")
def test_when_comes_before_after_the_phase_ends(board):
    after = support(forced_response(Ended("player phase"), Damage(THE_VILLAIN, Count(each("card", In(HAND))))))
    when = support(forced_interrupt(Ended("player phase"), Draw(1)))
    t = board(hero=hero(hand=4), play=[after, when])
    with t.changes(lambda: t.villain.damage, by=5):
        t.end_turn()


@rule("rr:end-of-player-phase", "rr:delayed-effect")
def test_delayed_effects_at_the_end_of_the_phase_resolve_once(board):
    t = board()
    t.play(event(Delayed("phase", Damage(THE_VILLAIN, 2))))
    assert t.villain.damage == 0
    t.end_turn()
    assert t.villain.damage == 2
    t.villain_phase()
    t.villain_phase()
    assert t.villain.damage == 2


@rule("rr:end-of-player-phase", "rr:in-player-order")
def test_discards_may_be_answered_in_any_order_with_the_same_result(board):
    def play(order: tuple[int, ...]) -> list[list[str]]:
        t = board(*[player(hero(hand=3), hand=[resource(name=f"{p}{n}") for n in range(2)]) for p in range(3)], turn=2)
        t.end_turn()
        assert {d.seat for d in t.game.decisions} == {0, 1, 2}
        for p in order:
            t.answer("discard", f"{p}1", seat=p)
        for p in order:
            if t.find("done", seat=p):
                t.answer("done", seat=p)
        return [[c.name for c in z] for s in t.seats for z in (s.hand, s.deck, s.discard)]

    first, *others = [play(order) for order in permutations((0, 1, 2))]
    assert all(x == first for x in others) and first[2] == ["01"]


@rule("rr:end-of-player-phase", "rr:end-of-player-phase.1")
def test_nobody_discards_before_every_turn_is_over(board):
    t = board(player(hand=[resource()] * 7), player())
    t.end_turn()
    assert t.asked == "turn" and t.decision.seat == 1 and len(t.seats[0].hand) == 7


@rule("rr:player-phase", "rr:villain-phase", "rr:villain-phase.1")
def test_after_the_player_phase_comes_the_villain_phase(board):
    bell = environment(forced_response(Began("villain phase"), PlaceThreat(MAIN, 5)))
    t = board(environments=[bell])
    t.end_turn()
    assert t.state.phase == "villain" and t.main.threat == 6


@rule("rr:player-turn")
def test_when_a_turn_begins_and_ends(board):
    clock = support(
        forced_interrupt(Began("turn", YOU), Damage(THE_VILLAIN, 1)),
        forced_response(Ended("turn", YOU), Heal(THE_VILLAIN, 1)),
    )
    t = board(player(), player(play=[clock]))
    assert t.villain.damage == 0
    t.end_turn()
    assert t.villain.damage == 1  # the second player's turn, not the first's
    t.end_turn()
    assert t.villain.damage == 0


@rule("rr:each-player", "rr:first-player")
def test_each_player_acts_one_at_a_time_in_the_order_the_first_player_decides(board):
    t = board(player(), player(), player(), first=1, turn=2)
    t.play(event(EachPlayer(DealEncounter())))
    assert t.decision.seat == 1 and t.asked == "order"
    t.choose(t.seats[2])
    t.choose(t.seats[0])
    assert [n[1] for n in t.log("dealt")] == [2, 0, 1]


# ---- actions for everybody -----------------------------------------------------------------------------------------
@rule("rr:player-turn", "rr:player-turn.8", "rr:action")
def test_an_action_that_any_player_may_trigger(board):
    open_, closed = support(AnyUse(), action(Draw(1), cost=Exhaust(SELF))), support(action(Draw(1)))
    t = board(player(), player(play=[open_, closed]))
    t.cannot("use", closed, rule="rr:action")
    t.use(open_)
    assert [len(s.hand) for s in t.seats] == [1, 0] and t[open_].exhausted
    t.quiet()


@rule("rr:player-turn", "rr:player-turn.8", "rr:player-turn.10")
def test_you_of_such_an_action_is_who_triggers_it_in_the_right_form(board):
    rest = support(AnyUse(), alter_ego_action(Heal(YOU, 2), cost=Exhaust(YOUR_ALTER_EGO)))
    t = board(player(form="alter-ego", damage=3), player(damage=3, play=[rest]))
    t.use(rest)
    assert [s.identity.damage for s in t.seats] == [1, 3] and t.hero.exhausted
    t.end_turn()
    t.cannot("use", rest, rule="rr:ability")
