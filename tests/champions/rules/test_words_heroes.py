"""Words of the language that the heroes of the core set brought: sequences, printed numbers, X, other cards' costs."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    A_PLAYER,
    AN_ENEMY,
    DISCARD,
    HAND,
    SELF,
    SURGE,
    THAT_ENEMY,
    THAT_PLAYER,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    YOUR_IDENTITY,
    Alt,
    AttachTo,
    Cannot,
    Choose,
    Count,
    Damage,
    Discard,
    Draw,
    EntersWith,
    Exhaust,
    FinalStep,
    Give,
    If,
    In,
    Mine,
    MoveTo,
    Not,
    PayPrinted,
    PerPlayer,
    PutIntoPlay,
    Ready,
    ResolveAbility,
    StatOf,
    Then,
    ThisWay,
    Trait,
    Until,
    Variable,
    Zone,
    a,
    action,
    constant,
    each,
    gets,
    most,
    num,
    one_of,
    rnd,
    special,
    that,
    top,
    topmost,
    up_to,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player,
    resource,
    support,
    treachery,
    upgrade,
)

MINE = each("upgrade", Trait("Gear"), Mine())
ALL_GEAR = event(ResolveAbility("special", MINE, sequence=True))


def gear(*steps, **kw):
    return upgrade(special(*steps), traits="Gear", **kw)


# ---- sequences -----------------------------------------------------------------------------------------------------
@rule("rr:special")
def test_a_sequence_asks_for_each_step_and_the_last_is_final(board):
    one, two, three = (gear(Damage(THE_VILLAIN, Alt(n, 10 * n, FinalStep()))) for n in (1, 2, 3))
    t = board(play=[one, two, three], villain=foe(hp=50)).play(ALL_GEAR)
    t.choose(two)
    assert t.villain.damage == 2 and len(t.options("choose")) == 2
    t.choose(three)
    assert t.villain.damage == 2 + 3 + 10
    t.quiet()


@rule("rr:special")
def test_without_a_sequence_no_step_is_final(board):
    t = board(play=[gear(Damage(THE_VILLAIN, Alt(1, 5, FinalStep()))), gear(If(Not(FinalStep()), Damage(YOU, 1)))])
    t.play(event(ResolveAbility("special", MINE)))
    assert (t.villain.damage, t.hero.damage) == (1, 1)
    t.quiet()


@rule("rr:special")
def test_a_step_that_came_to_play_during_the_sequence_is_none(board):
    later = gear(Damage(THE_VILLAIN, 5))
    first = gear(PutIntoPlay(a("upgrade", In(DISCARD))))
    t = board(play=[first, gear(Damage(THE_VILLAIN, Alt(1, 2, FinalStep())))], discard=[later]).play(ALL_GEAR)
    t.choose(first)
    assert t[later].in_play and t.villain.damage == 2
    t.quiet()


@rule("rr:special")
def test_a_step_that_left_play_and_came_back_is_another_card(board):
    kept = gear(Damage(THE_VILLAIN, 5))
    swap = gear(Discard(a("upgrade", Trait("Gear"), Mine())), PutIntoPlay(a("upgrade", In(DISCARD))))
    t = board(play=[swap, kept]).play(ALL_GEAR).choose(swap).choose(kept)
    assert t[kept].in_play and t.villain.damage == 0
    t.quiet()


@rule("rr:special")
def test_an_ability_that_resolves_others_needs_one_that_can_do_something(board):
    t = board(play=[gear(Ready(YOUR_HERO))], hand=[ALL_GEAR])
    t.cannot("play", ALL_GEAR, rule="rr:target")
    t = board(play=[gear(Ready(YOUR_HERO))], hand=[ALL_GEAR], exhausted=True).play(ALL_GEAR)
    assert not t.hero.exhausted


# ---- the printed cost of another card ------------------------------------------------------------------------------
CALL = action(PutIntoPlay(that("ally"), under=YOU), cost=PayPrinted(a("ally", In(DISCARD))))


@rule("rr:cost")
def test_the_event_and_the_printed_cost_are_both_paid(board):
    call, friend, pay = event(CALL, cost=1), ally(cost=2), [resource(wild=1), resource(wild=2)]
    t = board(hand=[call, *pay], discard=[friend]).answer("play", call).answer("pay", pay[0]).answer("done")
    assert t.find("back") is None  # the first resource is spent
    t.answer("pay", pay[1])
    assert t[friend].in_play and not t.hand
    t = board(hand=[call, resource(wild=2)], discard=[friend])
    t.cannot("play", call, rule="rr:cost")


@rule("rr:printed", "rr:printed.1")
def test_it_is_the_printed_cost_that_is_paid(board):
    cheaper = support(constant(gets(each("card"), COST=-1)))
    call, friend = event(CALL), ally(cost=2)
    t = board(hand=[call, resource(wild=1)], discard=[friend], play=[cheaper])
    t.cannot("play", call, rule="rr:cost")


@rule("rr:cost")
def test_a_target_that_the_cost_chooses_is_checked_with_the_cost(board):
    ready = support(action(Ready(that("ally")), cost=Choose(a("ally", Mine()))))
    t = board(play=[ready, on(ally(), exhausted=True), ally()]).use(ready)
    assert not t.allies[0].exhausted  # the only one that could be readied
    board(play=[ready, ally()]).cannot("use", ready, rule="rr:cost")


# ---- printed numbers, and X ----------------------------------------------------------------------------------------
@rule("rr:printed")
def test_drawing_up_to_the_printed_hand_size(board):
    draw = event(Draw(StatOf("HAND_SIZE", YOUR_IDENTITY, printed=True), up_to=True))
    t = board(play=[upgrade(constant(gets(YOU, HAND_SIZE=3)))], hand=[resource(), resource()]).play(draw)
    assert len(t.hand) == 5
    t.cannot("play", t.add(draw, "hand0"), rule="rr:target")  # the event itself does not count, and the rest is five


@rule("rr:hand-size")
def test_an_obligation_drawn_does_not_fill_the_hand(board):
    t = board(deck=[resource(), obligation(), resource()], hand=[resource()])
    t.play(event(Draw(3, up_to=True)))
    assert len(t.hand) == 3
    t.quiet()


@rule("rr:non-numerical-variable")
def test_an_x_that_nothing_defines_is_zero(board):
    assert board(engaged=[minion(atk=-1)]).minion.atk == 0


@rule("rr:non-numerical-variable")
def test_an_x_is_what_the_card_says(board):
    t = board(engaged=[on(minion(Variable(StatOf("REMAINING", SELF)), atk=-1, hp=5), damage=2)])
    assert t.minion.atk == 3
    t.put(environment(constant(gets(each("minion"), ATK=1))))
    assert t.minion.atk == 4


@rule("rr:non-numerical-variable")
def test_an_x_that_is_set_is_set(board):
    t = board(player(engaged=[minion(Variable(PerPlayer(2)), atk=-1)]), player())
    assert t.minion.atk == 4


# ---- counters on entering play -------------------------------------------------------------------------------------
@rule("rr:enters-play")
def test_a_card_enters_play_with_counters_however_it_does(board):
    friend = ally(EntersWith(3, "arrow"))
    t = board(discard=[friend]).play(event(PutIntoPlay(a("ally", In(DISCARD)))))
    assert t.ally.counters("arrow") == 3
    t.quiet()


# ---- attaching -----------------------------------------------------------------------------------------------------
@rule("rr:attach-to")
def test_what_finds_nothing_to_attach_to_says_what_happens(board):
    card = attachment(AttachTo(A_MINION, SURGE))
    t = board(encounter=[card, treachery(Damage(YOU, 1))]).reveal(card)
    assert t[card].where == "encounter_discard" and t.hero.damage == 1
    t.quiet()


@rule("rr:attach-to")
def test_it_does_not_happen_when_it_is_attached(board):
    card = attachment(AttachTo(most("HP", "minion", printed=True), SURGE))
    t = board(engaged=[on(minion(hp=5), damage=4), minion(hp=4)], encounter=[card, treachery(Damage(YOU, 1))])
    t.reveal(card)
    assert t[card].host == t.minions[0] and t.hero.damage == 0
    t.quiet()


# ---- cannot, because of something ----------------------------------------------------------------------------------
@rule("rr:cannot")
def test_a_prohibition_may_name_a_cause(board):
    proof = minion(constant(Cannot(SELF, "take damage", of=each("event"))), hp=9)
    zap = event(Damage(AN_ENEMY, 2))
    t = board(engaged=[proof], hand=[zap], play=[support(Damage(AN_ENEMY, 3))]).play(zap)
    assert t.villain.damage == 2  # there was no choice
    t.use(t.kind("support")[0], target=t.minion)
    assert t.minion.damage == 3
    t.attack(t.minion)
    assert t.minion.damage == 5


# ---- choosing ------------------------------------------------------------------------------------------------------
@rule("rr:choose-game-element")
def test_a_player_for_whom_nothing_can_be_done_cannot_be_chosen(board):
    give = event(
        Choose(A_PLAYER), MoveTo(topmost("card", In(Zone("discard pile", THAT_PLAYER))), Zone("hand", THAT_PLAYER))
    )
    first, second = resource(), resource()
    t = board(player(hand=[give]), player(discard=[first, second])).play(give)
    assert t[first].where == "hand1" and t[second].where == "discard1"
    t.quiet()
    board(player(hand=[give]), player()).cannot("play", give, rule="rr:target")


@rule("rr:cost")
def test_up_to_some_as_a_cost_is_one_at_least_and_not_asked_if_there_is_one(board):
    some = event(action(Draw(1), cost=Discard(up_to(3, "card", In(HAND)))))
    t = board(hand=[some, resource()]).play(some)
    assert len(t.hand) == 1 and t.hand[0].name == "Blank"
    t.quiet()


@rule("rr:choose-option")
def test_an_option_knows_what_was_done_before(board):
    card = treachery(
        Then(
            Discard(rnd(1, "card", In(HAND))),
            one_of(Damage(YOUR_HERO, Count(each("card", ThisWay()))), Ready(a("minion"))),
        )
    )
    t = board(hand=[resource()]).reveal(card)
    assert t.hero.damage == 1
    t.quiet()


# ---- lasting effects -----------------------------------------------------------------------------------------------
@rule("rr:lasting-effects")
def test_a_lasting_effect_on_this_card_is_not_for_its_next_stay(board):
    friend = ally(action(Until("phase", gets(SELF, ATK=5))))
    t = board(play=[friend], discard=[]).use(friend)
    assert t.ally.atk == 6
    t.play(event(MoveTo(a("ally"), HAND)))
    t.play(friend)
    assert t.ally.atk == 1


@rule("rr:ally-limit")
@pytest.mark.parametrize("step", [Discard(a("support")), MoveTo(a("support"), HAND)])
def test_a_limit_that_sinks_is_kept_at_once(board, step):
    room = support(constant(gets(YOU, ALLY_LIMIT=1)))
    t = board(play=[room, ally(), ally(), ally(), ally()]).play(event(step))
    assert t.asked == "limit"
    t.answer("discard", target=t.allies[3])
    assert len(t.allies) == 3
    t.quiet()


@rule("rr:gets")
def test_hit_points_go_with_the_card_that_gave_them(board):
    armor = upgrade(constant(gets(YOU, HP=3)))
    t = board(hero=hero(hp=10), play=[armor], damage=11)
    assert t.hero.hp == 2
    t.play(event(MoveTo(a("upgrade"), HAND)))
    assert t.result == "lost"


@rule("rr:form-change-form")
def test_a_form_that_cannot_change_does_not(board):
    from quickstrike.champions.vocab import ChangeForm

    flip = event(ChangeForm())
    t = board(hand=[flip], play=[upgrade(constant(Cannot(YOU, "change form")))])
    t.cannot("play", flip, rule="rr:target")


# ---- "that" --------------------------------------------------------------------------------------------------------
@rule("rr:target")
def test_what_is_chosen_must_be_open_to_what_follows(board):
    stun = event(Choose(AN_ENEMY), Damage(YOU, 1), Give("stunned", THAT_ENEMY))
    t = board(hand=[stun], engaged=[on(minion(), stunned=1)]).play(stun)
    assert t.villain.stunned == 1 and t.hero.damage == 1
    stun = event(Choose(AN_ENEMY), Give("stunned", THAT_ENEMY))
    board(hand=[stun], villain=on(foe(), stunned=1)).cannot("play", stun, rule="rr:target")


@rule("rr:search")
def test_the_top_of_a_pile_is_its_last_card(board):
    cards = [resource(), resource(), resource()]
    t = board(discard=cards).play(event(MoveTo(top(1, DISCARD), HAND)))
    assert t[cards[0]].where == "hand0"
    t = board(discard=cards, play=[support()]).play(event(Exhaust(num(1, "support"))))
    assert t.kind("support")[0].exhausted
