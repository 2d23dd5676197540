"""Edges between rules in what happens: two things at one moment, several cards at once, what was stopped halfway."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_PLAYER,
    A_SCHEME,
    AN_ALLY,
    AN_ENEMY,
    DECK,
    DISCARD,
    ENC_DECK,
    ENERGY,
    GUARD,
    HAND,
    HOST,
    MAIN,
    PERIL,
    RESTRICTED,
    RETALIATE,
    SELF,
    STALWART,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activate,
    AddCost,
    AttachTo,
    Attacked,
    Cancel,
    Choose,
    Damage,
    DamageTaken,
    Defeated,
    Delayed,
    Discard,
    Draw,
    Ended,
    Engage,
    Engaged,
    Exhaust,
    Field,
    Flip,
    In,
    Instead,
    MoveTo,
    MoveTokens,
    Must,
    PutCounters,
    RemoveCounters,
    RemoveThreat,
    Repeat,
    Result,
    Reveal,
    Revealed,
    Schemed,
    ShuffleInto,
    Spend,
    Swap,
    Then,
    Trait,
    Until,
    a,
    action,
    attack,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    one_of,
    response,
    the,
    top,
    when_defeated,
    when_revealed,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    minion,
    obligation,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

CARD, BOLT = resource(name="Card"), resource(energy=1, name="Bolt")
THEN = PutCounters(MAIN, 1, "then")


def cards(*names):
    return [resource(name=n) for n in names]


def names(cards):
    return [c.name for c in cards]


# ---- at the end of a phase -----------------------------------------------------------------------------------------
@rule("rr:end-of-player-phase", "rr:delayed-effect", "rr:lasting-effects")
@pytest.mark.parametrize("hurt", [0, 1])
def test_what_waits_for_the_end_of_the_phase_comes_though_somebody_is_defeated_at_that_moment(board, hurt):
    friend = ally(hp=1)
    t = board(play=[on(friend, damage=0)])
    t.play(event(Until("phase", gets(a("ally"), HP=2)), Damage(a("ally"), 1 + hurt), Delayed("phase", THEN)))
    t.end_turn()
    t.skip_to("defend")
    assert t.main.counters("then") == 1 and not t[friend].in_play


@rule("rr:villain-phase", "rr:delayed-effect")
def test_what_waits_for_the_end_of_the_round_and_of_the_phase(board):
    t = board()
    t.play(event(Delayed("round", PutCounters(MAIN, 1, "round")), Delayed("phase", PutCounters(MAIN, 1, "phase"))))
    t.end_turn()
    t.skip_to("defend")
    assert (t.main.counters("round"), t.main.counters("phase")) == (0, 1)
    t.pass_all()
    assert (t.main.counters("round"), t.main.counters("phase")) == (1, 1)


@rule("rr:villain-phase", "rr:delayed-effect")
def test_what_waits_for_the_end_of_the_villain_phase(board):
    t = board(encounter=[CARD, treachery(when_revealed(Delayed("phase", THEN)))])
    t.villain_phase()
    assert t.main.counters("then") == 1


# ---- attacks and activations ---------------------------------------------------------------------------------------
@rule("rr:attack-player-ability-type", "rr:delayed-effect", "rr:basic-power", "rr:replacement-effect")
@pytest.mark.parametrize("late", [False, True])
def test_the_end_of_an_attack_comes_even_if_it_was_stopped(board, late):
    """Replaced before it began, or once it is under way."""
    when = Attacked(YOUR_HERO) if late else would(Attacked(YOUR_HERO))
    stop = environment(forced_interrupt(when, Delayed("attack", THEN), Instead(Draw(1))))
    t = board(environments=[stop])
    t.attack(t.villain)
    assert t.villain.damage == 0 and t.main.counters("then") == 1 and len(t.hand) == 1
    t.quiet()


@rule("rr:thwart", "rr:basic-power", "rr:consequential-damage")
def test_a_thwart_that_was_replaced_removes_nothing_and_costs_an_ally_nothing(board):
    from quickstrike.champions.vocab import Thwarted

    stop = environment(forced_interrupt(Thwarted(a("ally")), Instead(Draw(1))))
    t = board(environments=[stop], play=[ally(thw=2, thwart_cost=1)], threat=5)
    t.thwart(t.main, who=t.ally)
    assert (t.main.threat, t.ally.damage, t.ally.exhausted, len(t.hand)) == (5, 0, True, 1)
    t.quiet()


@rule("rr:activation", "rr:scheme-enemy-activation", "rr:attack-enemy-activation", "rr:then")
@pytest.mark.parametrize(("how", "threat", "damage"), [("scheme", 3, 0), ("attack", 0, 2)])
def test_what_an_activation_did_can_be_counted(board, how, threat, damage):
    t = board(villain=foe(atk=2, sch=3), encounter=[CARD])
    t.reveal(
        treachery(
            when_revealed(
                Activate(how, THE_VILLAIN),
                PutCounters(MAIN, Result("threat"), "threat"),
                PutCounters(MAIN, Result("damage"), "damage"),
            )
        )
    )
    t.pass_all()
    assert (t.main.counters("threat"), t.main.counters("damage")) == (threat, damage)
    assert (t.main.threat, t.hero.damage) == (threat, damage)


@rule("rr:triggering-condition", "rr:response", "rr:interrupt", "rr:forced")
def test_one_of_several_that_were_attacked_is_enough(board):
    """And one of them that is another kind of enemy does not matter."""
    told = support(forced_response(Attacked(YOUR_HERO, against=A_MINION), THEN))
    t = board(engaged=[minion(hp=9)], play=[told])
    t.play(event(attack(each("enemy"), 1)))
    assert t.main.counters("then") == 1
    t.play(event(attack(THE_VILLAIN, 1)))
    assert t.main.counters("then") == 1


@rule("rr:move", "rr:guard", "rr:cannot")
@pytest.mark.parametrize("label", ["", "attack"])
def test_a_move_that_is_an_attack_respects_guard(board, label):
    t = board(damage=3, engaged=[minion(GUARD, hp=9)])
    t.play(event(MoveTokens("damage", 2, YOUR_HERO, THE_VILLAIN, label=label), Draw(1)))
    assert t.villain.damage == (0 if label else 2) and t.hero.damage == (3 if label else 1)


@rule("rr:defend-defense")
@pytest.mark.parametrize("how", ["scheme", ""])
def test_a_defense_ability_outside_of_an_attack_makes_nobody_a_defender(board, how):
    shield = support(response(Ended("turn") if not how else Schemed(), THEN, label="defense"))
    t = board(play=[shield], form="alter-ego", encounter=[CARD])
    t.end_turn()
    if how:
        t.skip_to("window")
    assert t.asked == "window"
    t.use(shield)
    assert t.main.counters("then") == 1


# ---- several at once -----------------------------------------------------------------------------------------------
@rule("rr:flip", "rr:form-change-form", "rr:double-sided-card")
def test_several_identities_flip(board):
    t = board(player(), player())
    t.play(event(Flip(each("hero"))))
    assert [s.form for s in t.seats] == ["alter-ego", "alter-ego"]


@rule("rr:swap", "rr:swap.1")
def test_swapped_cards_take_exactly_each_others_places(board):
    t = board(hand=cards("H", "I"), discard=cards("A", "B", "C"))
    t.play(event(Swap(a("card", In(HAND)), a("card", In(DISCARD)))), target=["H", "B"])
    assert names(t.hand) == ["B", "I"] and names(t.seats[0].discard)[1:] == ["A", "H", "C"]


@rule("rr:engage", "rr:then")
def test_minions_of_different_players_engage_the_same_one(board):
    t = board(player(engaged=[minion()]), player(engaged=[minion()]))
    t.play(event(Engage(each("minion"), A_PLAYER)), target=-1)
    assert [m.engaged for m in t.minions] == [0, 0]


@rule("rr:player-elimination", "rr:reveal")
def test_who_is_out_reveals_no_more(board):
    t = board(player(damage=9), player(), encounter=[treachery(Damage(YOU, 5)), last := treachery(Damage(YOU, 1))])
    t.reveal(treachery(when_revealed(Repeat(2, Reveal(top(1, ENC_DECK))))), seat=0)
    assert t.seats[0].out and t[last].where == "encounter" and t.seats[1].identity.damage == 0
    assert t.state.active == t.state.first == 1
    t.quiet()


@rule("rr:player-elimination")
@pytest.mark.parametrize(("out", "active"), [(1, 0), (2, 0), (0, 2)])
def test_whose_turn_it_is_when_a_player_is_out(board, out, active):
    """It stays that of whoever has it; if he is the one who is out, the first player is active until the next turn."""
    told = environment(forced_response(Defeated(each("hero")), Choose(A_MINION)))
    t = board(*(player(damage=9 * (i == out)) for i in range(3)), first=2, turn=0, environments=[told])
    t.put(minion(), engaged=2), t.put(minion(), engaged=2)
    t.reveal(treachery(Damage(YOU, 5)), seat=out)
    assert t.asked == "choose" and t.seats[out].out and t.state.active == active
    t.choose(t.minion)


@rule("rr:defeat", "rr:when-defeated-abilities")
def test_one_that_is_gone_before_its_defeat_does_not_save_the_next(board):
    first, second, third = (
        minion(when_defeated(Discard(the("minion", Trait("Small")))), hp=1),
        minion(hp=1, traits="Small"),
        minion(hp=1),
    )
    t = board(engaged=[first, second, third])
    t.play(event(Damage(each("minion"), 1)))
    assert not t.minions and t.zone("encounter_discard")
    t.quiet()


@rule("rr:defeat", "rr:response")
def test_each_of_two_defeats_is_responded_to(board):
    told = support(forced_response(Defeated(A_MINION), Draw(1)))
    t = board(engaged=[minion(hp=1), minion(hp=1)], play=[told])
    t.play(event(Damage(each("minion"), 1)))
    assert t.asked == "order" and len(t.options("use")) == 2
    t.use(told)
    assert not t.minions and len(t.hand) == 2
    t.quiet()


@rule("rr:retaliate-x", "rr:first-player", "rr:first-player.6", "rr:attack-player-ability-type")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_those_who_strike_back(board, first):
    """Whoever attacked: they strike back at once."""
    t = board(player(), player(engaged=[minion(RETALIATE(1), hp=9), minion(RETALIATE(2), hp=9)]), first=first, turn=1)
    t.play(event(attack(each("minion"), 1)))
    assert t.asked == "order" and t.decision.seat == first
    t.choose(t.minions[0])
    assert t.seats[1].identity.damage == 3


@rule("rr:forced", "rr:cost", "rr:you-your")
def test_a_forced_ability_asks_the_player_whose_it_is(board):
    """And not the first player, who could not pay for it."""
    toll = support(forced_response(DamageTaken(AN_ENEMY), THEN, cost=Discard(a("card", In(HAND)))))
    t = board(player(hand=[CARD], play=[toll]), player(), first=1, turn=0)
    t.attack(t.villain)
    assert t.main.counters("then") == 1 and not t.seats[0].hand
    t.quiet()


@rule("rr:damage", "rr:first-player", "rr:you-your")
def test_nobody_has_dealt_the_damage_of_an_encounter_card(board):
    """So what it sets off on another one is about the first player."""
    grief = environment(forced_response(Defeated(AN_ALLY), Damage(YOU, 1)))
    t = board(player(), player(play=[ally(hp=1)]), environments=[grief], first=0, turn=0)
    t.reveal(treachery(Damage(AN_ALLY, 1)), seat=1)
    assert [s.identity.damage for s in t.seats] == [1, 0]
    t = board(player(), player(play=[ally(hp=1)]), environments=[grief], first=0, turn=1)
    t.play(event(Damage(AN_ALLY, 1)))
    assert [s.identity.damage for s in t.seats] == [0, 1]


@rule("rr:choose-option", "rr:threat")
@pytest.mark.parametrize(("there", "asked"), [((3, 1), True), ((1, 3), True), ((1, 2), False)])
def test_an_option_is_as_good_as_its_best_target(board, there, asked):
    """All three threat can be removed somewhere, or it can't; the damage always can be dealt in full."""
    t = board(threat=there[0], sides=[side_scheme(threat=there[1])])
    t.reveal(treachery(when_revealed(one_of(RemoveThreat(A_SCHEME, 3), Damage(YOU, 1)))))
    assert (t.asked == "option") == asked and t.hero.damage == (not asked)
    if asked:
        t.option(1)


@rule("rr:defend-defense")
@pytest.mark.parametrize(("against", "forced"), [(AN_ENEMY, True), (THE_VILLAIN, True), (A_MINION, False)])
def test_who_has_to_defend_against_whom(board, against, forced):
    duty = environment(constant(Must(YOU, "defend", AN_ALLY, against)))
    t = board(environments=[duty], play=[ally(hp=9)], encounter=[CARD, CARD])
    t.activate(t.villain)
    if not forced:
        assert t.asked == "defend"
        t.pass_()
    assert t.ally.exhausted == forced and t.hero.damage == (0 if forced else 2)


@rule("rr:shuffle", "rr:defeat")
def test_who_lived_by_a_card_that_is_shuffled_away_is_defeated(board):
    t = board(play=[on(ally(hp=1), damage=1, attached=[vest := upgrade(constant(gets(HOST, HP=2)))])])
    t.play(event(ShuffleInto(a("upgrade"), DECK)))
    assert not t.allies and t[vest].where == "deck0"
    t.quiet()


@rule("rr:ally-limit", "rr:restricted")
def test_an_ally_within_its_limit_may_be_beyond_another_one(board):
    big = ally(RESTRICTED, cost=0)
    t = board(play=[upgrade(RESTRICTED), upgrade(RESTRICTED), ally(), ally()], hand=[big])
    t.play(big)
    assert t.asked == "limit" and len(t.options("discard")) == 3
    t.answer("discard", target=big)
    assert len(t.allies) == 2
    t.quiet()


@rule("rr:enters-play", "rr:engage", "rr:obligation")
def test_an_obligation_does_not_engage_anybody(board):
    told = support(forced_response(Engaged(), THEN))
    t = board(play=[told])
    t.reveal(duty := obligation(constant(gets(YOUR_HERO, ATK=1))))
    assert t[duty].in_play and t.main.counters("then") == 0
    t.reveal(minion())
    assert t.main.counters("then") == 1


# ---- costs ---------------------------------------------------------------------------------------------------------
@rule("rr:cost", "rr:attachment")
def test_what_an_encounter_card_adds_to_a_cost_every_player_pays(board):
    toll = environment(constant(AddCost("attack", (Spend((ENERGY,)),))))
    t = board(player(hand=[CARD]), player(hand=[BOLT]), environments=[toll], turn=1)
    t.attack(t.villain).answer("pay", t[BOLT])
    assert t.villain.damage == 2 and t[BOLT].where == "discard1"
    t = board(player(hand=[BOLT]), player(hand=[CARD]), environments=[toll], turn=1)
    t.cannot("attack", target=t.villain, rule="rr:cost")


@rule("rr:cost", "rr:attachment")
def test_what_an_attachment_of_a_player_adds_to_a_cost_he_alone_pays(board):
    chain = attachment(constant(AddCost("attack", (Spend((ENERGY,)),))))
    t = board(player(attached=[chain]), player(), turn=1)
    t.attack(t.villain)
    assert t.villain.damage == 2
    t = board(player(), player(attached=[chain]), turn=1)
    t.cannot("attack", target=t.villain, rule="rr:cost")


@rule("rr:cost", "rr:initiating-abilities")
@pytest.mark.parametrize("had", [0, 1])
def test_how_many_counters_are_missing(board, had):
    gun = support(action(Draw(1), cost=RemoveCounters(SELF, 2, "ammo")))
    t = board(play=[on(gun, counters={"ammo": had} if had else {})])
    why = t.cannot("use", gun, rule="rr:cost")
    assert str(had) in str(why) and "2" in str(why)


# ---- revealing -----------------------------------------------------------------------------------------------------
@rule("rr:peril", "rr:cancel")
@pytest.mark.parametrize("what", ["when revealed", "all effects"])
def test_peril_is_gone_with_all_other_effects(board, what):
    stop = support(interrupt(Revealed(), Cancel(what, Field("card")), cost=Exhaust(SELF)))
    told = support(response(Revealed(), Draw(1)))
    t = board(player(play=[stop]), player(play=[told]))
    t.reveal(treachery(PERIL, Damage(YOU, 2)), seat=0)
    t.use(stop)
    assert t.hero.damage == 0
    if what == "all effects":
        t.use(told)
    t.quiet()


@rule("rr:cancel", "rr:then")
def test_then_follows_what_was_canceled(board):
    stop = support(interrupt(Revealed(), Then(Cancel("all effects", Field("card")), THEN)))
    t = board(play=[stop])
    t.reveal(treachery(Damage(YOU, 2)))
    t.use(stop)
    assert t.hero.damage == 0 and t.main.counters("then") == 1


@rule("rr:reveal", "rr:then", "rr:attach-to")
@pytest.mark.parametrize("there", [True, False])
def test_then_after_revealing_what_could_not_stay(board, there):
    plate = attachment(AttachTo(A_MINION))
    t = board(engaged=[minion()] * there, encounter=[plate])
    t.reveal(treachery(when_revealed(Then(Reveal(top(1, ENC_DECK)), THEN))))
    assert t[plate].in_play == there and t.main.counters("then") == there


@rule("rr:in-play-and-out-of-play", "rr:encounter-deck")
def test_a_deck_whose_last_card_is_moved_is_made_anew(board):
    t = board(encounter=[CARD], encounter_discard=cards("A", "B"), filler=0, deck=[CARD] * 3)
    t.play(event(MoveTo(top(1, ENC_DECK), HAND)))
    assert len(t.zone("encounter")) == 2 and not t.zone("encounter_discard") and t.state.acceleration == 1


# ---- villains ------------------------------------------------------------------------------------------------------
@rule("rr:villain-defeat", "rr:stalwart", "rr:when-revealed-abilities")
def test_a_stalwart_stage_sheds_what_the_one_before_had(board):
    t = board(villain=[on(foe(hp=2, name="Rhino"), stunned=1, confused=1), foe(STALWART, hp=9, name="Rhino")])
    t.attack(t.villain)
    assert (t.villain.hp, t.villain.stunned, t.villain.confused) == (9, 0, 0)
