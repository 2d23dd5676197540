"""Edges between rules in what words mean: events and who is meant, forms, costs, options, numbers."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.rules import stats
from quickstrike.champions.vocab import (
    A_MINION,
    DECK,
    DISCARD,
    ENC_DECK,
    ENERGY,
    ENGAGED_PLAYER,
    HAND,
    MAIN,
    PERMANENT,
    REQUIREMENT,
    SELF,
    STALWART,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    AddCost,
    Attacked,
    Cannot,
    Damage,
    DamageTaken,
    Defeat,
    Discard,
    Draw,
    Excess,
    Exhaust,
    Exhausted,
    Gain,
    Generate,
    Heal,
    In,
    Look,
    May,
    Otherwise,
    Pay,
    PayPrinted,
    PlaceThreat,
    Prevent,
    PutCounters,
    PutIntoPlay,
    Readied,
    Ready,
    Ref,
    RemoveThreat,
    Reveal,
    Search,
    Spend,
    StatOf,
    Then,
    ThreatPlaced,
    ThreatRemoved,
    Tokens,
    Trait,
    Until,
    a,
    action,
    both,
    constant,
    each,
    either,
    forced_interrupt,
    forced_response,
    gets,
    least,
    most,
    one_of,
    rnd,
    seq,
    top,
    when_revealed,
    would,
)
from quickstrike.champions.vocab import (
    resource as resource_ability,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    resource,
    scheme,
    support,
    treachery,
)

CARD, BOLT = resource(name="Card"), resource(energy=1, name="Bolt")


@rule("rr:threat", "rr:prevent", "rr:then")
@pytest.mark.parametrize(("less", "placed"), [(1, 1), (2, 0), (3, 0)])
def test_then_after_threat_that_was_prevented(board, less, placed):
    calm = environment(forced_interrupt(would(ThreatPlaced(MAIN)), Prevent(less)))
    t = board(environments=[calm])
    t.reveal(treachery(when_revealed(Then(PlaceThreat(MAIN, 2), PutCounters(MAIN, 1, "then")))))
    assert t.main.threat == placed and t.main.counters("then") == 0
    t.reveal(treachery(when_revealed(Otherwise(PlaceThreat(MAIN, 2), PutCounters(MAIN, 1, "none")))))
    assert t.main.counters("none") == (not placed)


@rule("rr:triggering-condition", "rr:response")
def test_either_of_two_events_sets_it_off(board):
    any_of_them = either(Exhausted(YOUR_HERO), Exhausted(a("ally")), Readied(YOUR_HERO))
    watcher = environment(forced_response(any_of_them, PutCounters(SELF, 1, "n")))
    t = board(environments=[watcher], play=[ally(), support(action(Draw(1), cost=Exhaust(SELF)), name="Desk")])
    t.reveal(treachery(when_revealed(Exhaust(YOUR_HERO))))
    t.reveal(treachery(when_revealed(Exhaust(a("ally")))))
    t.reveal(treachery(when_revealed(Ready(YOUR_HERO))))
    t.use("Desk")
    assert t[watcher].counters("n") == 3


@rule("rr:triggering-condition", "rr:target", "rr:qualifiers", "rr:interrupt")
def test_an_event_that_happens_to_one_of_several_sorts(board):
    shield = support(forced_interrupt(would(DamageTaken(both(YOUR_HERO, a("ally")))), Prevent(1)))
    t = board(play=[shield, ally(hp=5)], engaged=[minion(hp=9)])
    t.reveal(treachery(when_revealed(Damage(both(YOUR_HERO, a("ally"), a("minion")), 3))))
    assert (t.hero.damage, t.ally.damage, t.minion.damage) == (2, 2, 3)


@rule("rr:threat", "rr:thwart", "rr:you-your")
def test_who_removes_threat(board):
    """An event acts as the hero; an encounter card by itself."""
    proud = environment(forced_response(ThreatRemoved(by=YOUR_HERO), PutCounters(SELF, 1, "n")))
    t = board(environments=[proud], threat=5, hand=[event(RemoveThreat(MAIN, 1), name="Deed")])
    t.play("Deed")
    assert t[proud].counters("n") == 1
    t.reveal(treachery(when_revealed(RemoveThreat(MAIN, 1))))
    assert t[proud].counters("n") == 1 and t.main.threat == 3


@rule("rr:form-change-form", "rr:stalwart")
def test_a_form_with_stalwart_sheds_the_status_cards(board):
    t = board(hero=hero(alter=(STALWART,)), stunned=1, confused=1)
    t.change_form()
    assert (t.hero.stunned, t.hero.confused) == (0, 0)


@rule("rr:resource-ability", "rr:cost")
def test_a_resource_ability_that_discards_its_card(board):
    cell = support(resource_ability(Generate(ENERGY), cost=Discard(SELF)), name="Cell")
    t = board(play=[cell], hand=[event(Draw(1), cost=1, name="Deed")])
    t.play("Deed")
    assert t[cell].where == "discard0" and len(t.hand) == 1


@rule("rr:choose-game-element", "rr:target")
@pytest.mark.parametrize(("n", "cards", "left"), [(1, 3, 2), (2, 3, 1), (2, 1, 0)])
def test_at_random(board, n, cards, left):
    t = board(hand=[CARD] * cards)
    t.reveal(treachery(when_revealed(Discard(rnd(n, "card", In(HAND))))))
    assert len(t.hand) == left


@rule("rr:attack-player-ability-type", "rr:basic-power", "rr:cannot", "rr:player-turn")
def test_nobody_to_attack(board):
    t = board(environments=[environment(constant(Cannot(THE_VILLAIN, "be attacked")))])
    t.cannot("attack", t.hero, t.villain, rule="rr:cannot")
    t = board(environments=[environment(constant(Cannot(THE_VILLAIN, "be attacked")))], engaged=[minion()])
    t.cannot("attack", t.hero, t.villain, rule="rr:cannot")
    t.attack(t.minion)
    assert t.minion.damage == 2


@rule("rr:engage", "rr:you-your")
def test_the_engaged_player_is_not_always_the_one_who_is_attacked(board):
    bully = minion(forced_response(Attacked(SELF), Draw(1, ENGAGED_PLAYER)))
    t = board(player(), player(engaged=[bully]))
    t.activate(t.minion, seat=0, how="attack")
    t.pass_all()
    assert [len(s.hand) for s in t.seats] == [0, 1]


@rule("rr:choose-game-element", "rr:target")
def test_the_card_with_the_highest_cost(board):
    t = board(play=[ally(cost=1, name="Cheap"), ally(cost=3, name="Dear"), ally(cost=None, name="Dash")])
    t.reveal(treachery(when_revealed(PutCounters(most("cost", "ally"), 1, "it"))))
    assert t["Dear"].counters("it") == 1


@rule("rr:draw-drawing-cards", "rr:hand-size", "rr:target")
@pytest.mark.parametrize(("cards", "able"), [(1, True), (2, False), (3, False)])
def test_to_draw_up_to_a_number_of_cards_one_must_have_fewer(board, cards, able):
    t = board(play=[support(action(Draw(2, up_to=True)), name="Desk")], hand=[CARD] * cards)
    if able:
        t.use("Desk")
        assert len(t.hand) == 2
    else:
        t.cannot("use", t["Desk"], rule="rr:target")


@rule("rr:excess-damage", "rr:non-numerical-variable", "rr:attack-player-ability-type")
@pytest.mark.parametrize(("damage", "threat"), [(2, 5), (3, 4), (5, 2)])
def test_the_excess_damage_of_an_attack_as_a_number(board, damage, threat):
    zeal = support(forced_response(Attacked(YOUR_HERO, defeating=A_MINION), RemoveThreat(MAIN, Excess())))
    t = board(play=[zeal], engaged=[minion(hp=2)], threat=5)
    t.attack(t.minion, damage=damage)
    assert t.main.threat == threat


@rule("rr:may", "rr:otherwise")
def test_an_option_that_cannot_be_resolved_was_not_done(board):
    t = board()
    t.reveal(treachery(when_revealed(Otherwise(May(Heal(THE_VILLAIN, 1)), PutCounters(MAIN, 1, "no")))))
    assert t.main.counters("no") == 1


@rule("rr:choose-option", "rr:then")
def test_of_options_none_of_which_a_player_can_resolve_none_is_done(board):
    deed = event(Draw(1), Otherwise(one_of(Heal(THE_VILLAIN, 1), Damage(A_MINION, 1)), PutCounters(MAIN, 1, "no")))
    t = board(hand=[deed])
    t.play(deed)
    assert t.main.counters("no") == 1


@rule("rr:choose-option")
@pytest.mark.parametrize(("threat", "healed"), [(1, True), (2, False)])
def test_an_option_of_two_steps_is_as_possible_as_they_are_together(board, threat, healed):
    """Half of one option, or all of the other; with as much of both the first player chooses."""
    t = board(villain=on(foe(), damage=3), threat=threat)
    t.reveal(treachery(when_revealed(one_of(seq(Heal(THE_VILLAIN, 3), Damage(A_MINION, 1)), RemoveThreat(MAIN, 2)))))
    if healed:
        t.option(0)
    assert (t.villain.damage == 0) == healed and t.main.threat == (1 if healed else 0)


@rule("rr:form-change-form", "rr:defeat", "rr:gets")
def test_who_lived_by_the_hit_points_of_a_form_is_defeated(board):
    t = board(play=[support(constant(gets(YOUR_HERO, HP=5)))], damage=12)
    t.change_form()
    assert t.result == "lost"


@rule("rr:modifiers", "rr:max-maximum")
def test_of_two_maximums_the_lower_one_counts(board):
    high, low = (environment(constant(gets(THE_VILLAIN, ATK=3, cap=n))) for n in (6, 4))
    for both_of_them in ([high, low], [low, high]):
        assert board(environments=both_of_them, villain=foe(atk=2)).villain.atk == 4


@rule("rr:requirement-resources", "rr:cost")
def test_a_requirement_is_part_of_the_cost(board):
    bolt, book = BOLT, resource(mental=1, name="Book")
    deed = event(REQUIREMENT(ENERGY), Draw(1), cost=3, name="Deed")
    board(hand=[deed, bolt, book]).cannot("play", deed, rule="rr:cost")
    t = board(hand=[deed, bolt, book, book])
    t.play("Deed")
    assert len(t.hand) == 1


@rule("rr:cost")
def test_a_cost_inside_an_effect_is_paid_once_it_was_agreed_to(board):
    t = board(hand=[BOLT, BOLT])
    t.reveal(treachery(when_revealed(May(Pay((Spend(("any",)),), Damage(THE_VILLAIN, 1))))))
    t.answer("yes")
    assert t.options("back") == []
    t.answer("pay")
    t.answer("done")
    assert t.villain.damage == 1 and len(t.hand) == 1


@rule("rr:villain-phase", "rr:in-player-order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_encounter_cards_are_revealed_clockwise(board, first):
    """Each takes as much damage as cards were revealed before."""
    late = treachery(when_revealed(Damage(YOU, Tokens("n", MAIN)), PutCounters(MAIN, 1, "n")))
    t = board(*(player(form="alter-ego", dealt=[late]) for _ in range(3)), first=first, encounter=[treachery()] * 9)
    t.villain_phase()
    assert [s.identity.damage for s in t.seats] == [(seat - first) % 3 for seat in range(3)]


@rule("rr:modifiers")
def test_what_a_number_is_made_of(board):
    plate, crowd = attachment(atk=2), environment(constant(gets(THE_VILLAIN, per=each("minion"), ATK=1)))
    t = board(villain=on(foe(atk=1), attached=[plate]), environments=[crowd], engaged=[minion()] * 3)
    assert sorted(stats.sources(t.state, t.villain.id, "ATK")) == sorted([(t[plate].id, 2), (t[crowd].id, 3)])
    t = board(villain=foe(atk=1), environments=[crowd])
    assert stats.sources(t.state, t.villain.id, "ATK") == []


@rule("rr:end-of-player-phase", "rr:hand-size")
def test_who_holds_too_many_cards_discards_enough(board):
    """Cards are named in the order of the hand: of two that must go, the last one cannot be the first."""
    cards = [resource(name=f"C{i}") for i in range(7)]
    t = board(hand=cards)
    t.end_turn()
    assert t.asked == "discard" and len(t.options("discard")) == 6 and t.options("done") == []
    t.answer("discard", card=t["C5"])
    t.answer("discard", card=t["C6"])
    t.skip_to("turn")
    assert sorted(c.name for c in t.hand) == [f"C{i}" for i in range(5)]


@rule("rr:villain-phase", "rr:acceleration-icon", "rr:main-scheme-main-scheme-deck", "rr:threat")
def test_threat_of_step_one_is_known_as_such(board):
    """A scheme may have no number of its own; what responds to step one does not respond to other threat."""
    clock = environment(forced_response(ThreatPlaced(MAIN, step=1), PutCounters(SELF, 1, "n")))
    t = board(main=scheme(step=0), environments=[clock])
    t.reveal(treachery(when_revealed(PlaceThreat(MAIN, 1))))
    t.villain_phase()
    assert t.main.threat == 1 and t[clock].counters("n") == 0
    t = board(main=scheme(step=2), environments=[clock])
    t.villain_phase()
    assert t.main.threat == 2 and t[clock].counters("n") == 1


@rule("rr:per-player-icon", "rr:base-value", "rr:printed")
def test_hit_points_per_player_and_nothing_else(board):
    t = board(player(), player(), villain=foe(hp=10, atk=2, per_player=True))
    assert t.villain.hp == 20 and t.villain.atk == 2
    t.reveal(
        treachery(
            when_revealed(
                PutCounters(MAIN, StatOf("HP", THE_VILLAIN, printed=True), "hp"),
                PutCounters(MAIN, StatOf("ATK", THE_VILLAIN, printed=True), "atk"),
            )
        )
    )
    assert (t.main.counters("hp"), t.main.counters("atk")) == (20, 2)


@rule("rr:cost", "rr:attachment")
def test_a_cost_that_an_attachment_adds_is_for_the_player_it_is_on(board):
    tax = attachment(constant(AddCost("attack", (Spend((ENERGY,)),))))
    seats = [{}, {"attached": [tax]}]
    for mine in (seats, seats[::-1]):
        t = board(*(player(**s) for s in mine))
        if mine[0]:
            t.cannot("attack", t.hero, t.villain, rule="rr:cost")
        else:
            t.attack(t.villain)
            assert t.villain.damage == 2


@rule("rr:cost")
def test_a_printed_cost_is_payable_if_one_of_the_cards_is(board):
    call = event(action(PutIntoPlay(Ref("ally")), cost=PayPrinted(a("ally", In(DISCARD)))), name="Call")
    dear, cheap = ally(cost=5, name="Dear"), ally(cost=1, name="Cheap")
    for pile in ([dear, cheap], [cheap, dear]):
        t = board(hand=[call, BOLT], discard=pile)
        t.play("Call")
        assert t["Cheap"].in_play and t.hand == []
    board(hand=[call, BOLT], discard=[dear]).cannot("play", "Call", rule="rr:cost")
    t = board(hand=[call], discard=[ally(cost=0, name="Free")])
    t.play("Call")
    assert t["Free"].in_play


@rule("rr:choose-game-element", "rr:target")
def test_the_card_with_the_lowest_cost_may_have_none(board):
    t = board(play=[ally(cost=1, name="Cheap"), ally(cost=None, name="Dash")])
    t.reveal(treachery(when_revealed(PutCounters(least("cost", "ally"), 1, "it"))))
    assert t["Dash"].counters("it") == 1


@rule("rr:target", "rr:permanent")
def test_what_is_permanent_cannot_be_defeated_by_name(board):
    t = board(engaged=[minion(PERMANENT)])
    t.reveal(treachery(when_revealed(Otherwise(Defeat(A_MINION), PutCounters(MAIN, 1, "none")))))
    assert t.minion.in_play and t.main.counters("none") == 1


@rule("rr:traits", "rr:gains")
def test_a_trait_that_one_card_gains_is_not_for_others(board):
    clerk, friend = ally(traits="Clerk", name="Clerk"), ally(name="Friend")
    t = board(play=[clerk, friend], environments=[environment(constant(Gain(THE_VILLAIN, Trait("Clerk"))))])
    assert (t[clerk].trait("Clerk"), t[friend].trait("Clerk"), t.villain.trait("Clerk")) == (True, False, True)


@rule("rr:lasting-effects", "rr:cost", "rr:modifiers")
def test_the_next_card_of_a_sort_costs_less(board):
    """Another sort of card does not use it up, and an effect that is for a whole phase stays."""
    sale = event(Until("phase", gets(each("ally"), COST=-1), uses=1), name="Sale")
    deed = event(PutCounters(MAIN, 1, "n"), name="Deed")
    t = board(hand=[sale, deed, ally(cost=1, name="One"), ally(cost=1, name="Two"), BOLT])
    for name in ("Sale", "Deed", "One"):
        t.play(name)
    assert t["One"].in_play and len(t.hand) == 2
    t.play("Two")
    assert t["Two"].in_play and t.hand == []
    always = event(Until("phase", gets(each("ally"), COST=-1)), name="Always")
    t = board(hand=[always, ally(cost=1, name="One"), ally(cost=1, name="Two")])
    for name in ("Always", "One", "Two"):
        t.play(name)
    assert t.hand == []


@pytest.mark.parametrize(
    "step", [Draw(2), Look(top(2), Ready(YOUR_HERO)), Search((DECK,), a("ally"), Draw(1)), Reveal(top(1, ENC_DECK))]
)
def test_what_was_hidden_has_been_seen(board, step):
    """An undo that crosses such a moment is counted: what was seen can't be unseen."""
    t = board(hand=[event(PutCounters(MAIN, 1, "n"), step, name="Deed")], encounter=[treachery()])
    before = t.state.seen
    t.play("Deed")
    assert t.state.seen > before


@rule("rr:basic-power", "rr:recover", "rr:attack-player-ability-type")
def test_why_a_power_is_not_of_this_form(board):
    assert board(damage=1).cannot("recover").data == {"form": "alter-ego"}
    t = board(form="alter-ego")
    assert t.cannot("attack", t.hero, t.villain).data == {"form": "hero"}
