"""Playing cards and starting abilities: restrictions, limits, maxima, unique cards, forms."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ENEMY,
    ASIDE,
    DISCARD,
    FORM,
    HAND,
    MAIN,
    PERIL,
    SELF,
    YOU,
    YOUR_HERO,
    AnyControl,
    AttachTo,
    Cancel,
    Cannot,
    ChangeForm,
    Constant,
    Damage,
    DamageDealt,
    DamageTaken,
    Discard,
    Draw,
    EnteredPlay,
    Exhaust,
    Exists,
    FormOnly,
    Gain,
    In,
    Is,
    Max,
    MoveTo,
    PlaceThreat,
    Played,
    PlayOnlyIf,
    Prevent,
    PutIntoPlay,
    RemoveThreat,
    Spend,
    TakeControl,
    Then,
    Trait,
    a,
    action,
    alter_ego_action,
    attack,
    constant,
    each,
    forced_response,
    gets,
    hero_action,
    interrupt,
    response,
    special,
    would,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    resource,
    support,
    treachery,
    upgrade,
)

ONE = resource(energy=1, name="One")


# ---- playing -------------------------------------------------------------------------------------------------------
@rule(
    "rr:play-put-into-play",
    "rr:initiating-abilities",
    "rr:playing-cards",
    "rr:enters-play",
    "rr:ally",
    "rr:play-put-into-play.1",
    "rr:ally.1",
    "rr:initiating-abilities.8",
)
@pytest.mark.parametrize("make", [ally, support, upgrade])
def test_a_played_card_enters_play_ready_under_its_players_control(board, make):
    card = make(cost=1, name="New")
    t = board(player(), player(hand=[card, ONE]), turn=1)
    t.play("New", pay=[ONE])
    assert t["New"].in_play and t["New"].controller == 1 and not t["New"].exhausted
    t.quiet()


@rule("rr:play-put-into-play", "rr:event", "rr:play-put-into-play.4", "rr:event.1", "rr:event.2")
def test_an_event_resolves_and_is_discarded(board):
    t = board(hand=[event(Draw(1), name="Plan")])
    t.play("Plan")
    assert t["Plan"].where == "discard0" and len(t.hand) == 1


@rule("rr:event", "rr:event.2")
def test_an_event_is_in_no_zone_of_its_player_while_it_resolves(board):
    """It comes to the discard pile after its effects, so it can't be among what they fetch from there."""
    back = event(MoveTo(each("card", In(DISCARD)), HAND), name="Back")
    t = board(hand=[back], discard=[ONE])
    t.play("Back")
    assert t["One"].where == "hand0" and t["Back"].where == "discard0"


@rule("rr:event", "rr:cancel", "rr:cancel.2", "rr:cancel.3", "rr:event.2", "rr:event.3")
def test_a_canceled_event_was_played_paid_for_and_is_discarded(board):
    plan = event(Draw(2), Max(1, "round"), cost=1, name="Plan")
    stop = support(interrupt(Played(a("event")), Cancel("all effects"), cost=Exhaust(SELF)), name="Stop")
    after = support(response(Played(a("event")), PlaceThreat(MAIN, 1), cost=Exhaust(SELF)), name="After")
    t = board(hand=[plan, plan, ONE, ONE], play=[stop, after])
    t.answer("play", t.hand[0]).answer("pay", t.hand[2]).answer("done")
    t.use("Stop")
    t.use("After")  # it is considered played
    assert len(t.hand) == 2 and len(t.seats[0].discard) == 2 and t.main.threat == 1
    t.cannot("play", "Plan", rule="rr:max-maximum")
    t.quiet()


@rule("rr:cancel", "rr:play-put-into-play")
def test_a_canceled_ally_does_not_enter_play(board):
    stop = support(interrupt(Played(a("ally")), Cancel("all effects"), cost=Exhaust(SELF)), name="Stop")
    t = board(hand=[ally(name="Friend")], play=[stop])
    t.play("Friend").use("Stop")
    assert t["Friend"].where == "discard0"
    t.quiet()


@rule("rr:play-put-into-play", "rr:play-put-into-play.2", "rr:play-put-into-play.5")
def test_a_card_put_into_play_was_not_played_and_costs_nothing(board):
    friend = ally(
        forced_response(Played(SELF), Damage(YOU, 1)),
        forced_response(EnteredPlay(SELF), Draw(1)),
        cost=9,
        name="Friend",
    )
    call = event(PutIntoPlay(a("ally", In(HAND))), name="Call")
    t = board(hand=[friend, call])
    t.play("Call")
    assert t["Friend"].in_play and t.hero.damage == 0 and len(t.hand) == 1
    t.quiet()


@rule("rr:play-put-into-play", "rr:dash-value", "rr:dash-value.2")
def test_a_dash_cost_cannot_be_played_but_put_into_play(board):
    friend = ally(cost=None, name="Friend")
    t = board(hand=[friend, event(cost=None, name="Odd"), event(PutIntoPlay(a("ally", In(HAND))), name="Call")])
    t.cannot("play", "Friend", rule="rr:dash-value")
    t.play("Call")
    assert t["Friend"].in_play


@rule(
    "rr:play-put-into-play",
    "rr:play-restrictions-and-permissions",
    "rr:play-put-into-play.2",
    "rr:play-restrictions-and-permissions.2",
)
def test_putting_into_play_passes_by_restrictions_on_playing(board):
    friend = ally(PlayOnlyIf(Exists(a("minion"))), name="Friend")
    t = board(hand=[friend, event(PutIntoPlay(a("ally", In(HAND))), name="Call")])
    t.cannot("play", "Friend", rule="rr:play-restrictions-and-permissions")
    t.play("Call")
    assert t["Friend"].in_play


@rule("rr:play-put-into-play", "rr:form-change-form", "rr:play-put-into-play.3", "rr:form-change-form.9")
def test_form_only_counts_for_playing_and_for_putting_into_play(board):
    suit = upgrade(FormOnly("hero"), name="Suit")
    call = event(PutIntoPlay(a("upgrade", In(HAND))), name="Call")
    t = board(hand=[suit, call], form="alter-ego")
    t.cannot("play", "Suit", rule="rr:form-change-form")
    t.cannot("play", "Call", rule="rr:target")
    t.change_form()
    t.play("Call")
    assert t["Suit"].in_play


@rule("rr:play-put-into-play", "rr:attach-to", "rr:play-put-into-play.6")
def test_an_upgrade_put_into_play_attaches_as_if_it_were_played(board):
    net = upgrade(AttachTo(a("minion")), name="Net")
    call = event(PutIntoPlay(a("upgrade", In(HAND))), name="Call")
    t = board(hand=[net, call])
    t.cannot("play", "Call", rule="rr:target")
    t = board(hand=[net, call], engaged=[minion(name="A"), minion(name="B")])
    t.play("Call").choose("B")
    assert t["Net"].host == t["B"]
    t.quiet()


@rule(
    "rr:play-restrictions-and-permissions",
    "rr:play-restrictions-and-permissions.2",
    "rr:initiating-abilities",
    "rr:initiating-abilities.2",
)
def test_play_only_if(board):
    strike = event(PlayOnlyIf(Exists(a("minion"))), Draw(1), name="Strike")
    t = board(hand=[strike])
    t.cannot("play", "Strike", rule="rr:play-restrictions-and-permissions")
    t = board(hand=[strike], engaged=[minion()])
    t.play("Strike")


@rule("rr:play-restrictions-and-permissions", "rr:player-turn")
def test_cards_that_stay_are_played_in_ones_own_turn_only(board):
    t = board(player(), player(hand=[ally(name="Friend"), event(Draw(1), name="Plan")]))
    t.answer("ask", target=t.seats[1])
    assert t.options("play") == ["seat 1: play Plan.0"]
    t.cannot("play", "Friend", seat=1, rule="rr:action")
    t.cannot("attack", target=t.villain, seat=1, rule="rr:action")


@rule("rr:action", "rr:ability")
def test_actions_of_others_cards_are_not_yours(board):
    base = support(Draw(1), name="Base")
    t = board(player(), player(play=[base]))
    t.cannot("use", "Base", rule="rr:action")
    t.end_turn()
    t.use("Base")


@rule("rr:action", "rr:ability", "rr:ability.9")
def test_anybody_may_use_an_action_on_an_encounter_card(board):
    door = environment(action(RemoveThreat(MAIN, 1)), name="Door")
    t = board(player(), player(), environments=[door], threat=5)
    t.use("Door")
    t.end_turn().use("Door")
    assert t.main.threat == 3


@rule(
    "rr:ability",
    "rr:in-play-and-out-of-play",
    "rr:ability.3",
    "rr:ability.11",
    "rr:in-play-and-out-of-play.2",
    "rr:in-play-and-out-of-play.9",
)
def test_abilities_work_in_play_only(board):
    base = support(Draw(1), constant(gets(YOUR_HERO, ATK=3)), cost=0, name="Base")
    t = board(hand=[base])
    assert t.hero.atk == 2
    t.cannot("use", "Base", rule="rr:in-play-and-out-of-play")
    t.play("Base")
    assert t.hero.atk == 5
    t.use("Base")


@rule("rr:ability", "rr:special")
def test_a_special_ability_is_not_offered_by_itself(board):
    base = support(special(Draw(1)), name="Base")
    t = board(play=[base])
    t.cannot("use", "Base", rule="rr:action")


@rule("rr:ability", "rr:constant-ability", "rr:ability.13")
def test_copies_of_a_constant_ability_act_each_by_itself(board):
    train = upgrade(constant(gets(YOUR_HERO, ATK=1)))
    t = board(play=[train, train, train])
    assert t.hero.atk == 5


@rule("rr:ability", "rr:constant-ability", "rr:ability.12")
def test_a_conditional_constant_follows_its_condition(board):
    rage = upgrade(Constant(gets(YOUR_HERO, ATK=2), Exists(a("minion"))))
    t = board(play=[rage], engaged=[minion(hp=1, name="Thug")])
    assert t.hero.atk == 4
    t.attack("Thug")
    assert t.hero.atk == 2


@rule("rr:ability", "rr:form-change-form", "rr:ability.16")
@pytest.mark.parametrize(("kind", "form"), [(hero_action, "hero"), (alter_ego_action, "alter-ego")])
def test_a_form_in_the_trigger_is_needed(board, kind, form):
    t = board(hand=[event(kind(Draw(1)), name="Plan")], play=[support(kind(Draw(1)), name="Base")], form=form)
    t.can("play", "Plan")
    t.can("use", "Base")
    t.change_form()
    t.cannot("play", "Plan", rule="rr:ability")
    t.cannot("use", "Base", rule="rr:ability")


@rule("rr:form-change-form", "rr:identity", "rr:form-change-form.6")
def test_the_hero_is_not_there_in_alter_ego_form(board):
    heal = event(Damage(each("hero"), 1), name="Boom")
    t = board(hand=[heal], form="alter-ego")
    t.cannot("play", "Boom", rule="rr:target")
    t.change_form()
    t.play("Boom")
    assert t.hero.damage == 1


@rule("rr:form-change-form", "rr:form-change-form.7", "rr:form-change-form.9")
def test_a_further_form_is_granted_by_a_card(board):
    wings = upgrade(FORM("winged"), name="Wings")
    dive = upgrade(FormOnly("winged"), name="Dive")
    t = board(hand=[wings, dive])
    t.cannot("play", "Dive", rule="rr:form-change-form")
    t.play("Wings")
    t.play("Dive")
    assert t["Dive"].in_play


@rule("rr:form-change-form", "rr:form-change-form.2", "rr:form-change-form.3")
def test_changing_form_once_a_round_and_what_stays(board):
    t = board(damage=3, exhausted=True, stunned=1, attached=[upgrade(AttachTo(YOUR_HERO), name="Cape")])
    t.change_form()
    assert (t.hero.damage, t.hero.exhausted, t.hero.stunned, len(t.hero.attached)) == (3, True, 1, 1)
    t.cannot("change_form", rule="rr:form-change-form")
    t.villain_phase()
    t.can("change_form")


@rule("rr:initiating-abilities", "rr:initiating-abilities.10")
def test_an_ability_resolves_though_its_card_has_left_play(board):
    bomb = upgrade(action(Damage(AN_ENEMY, 3), Draw(1), cost=Discard(SELF)), name="Bomb")
    t = board(play=[bomb])
    t.use("Bomb")
    assert t.villain.damage == 3 and len(t.hand) == 1


@rule("rr:initiating-abilities", "rr:initiating-abilities.9")
def test_a_response_to_entering_play_comes_after_the_card_is_there(board):
    friend = ally(response(EnteredPlay(SELF), Damage(AN_ENEMY, 1)), name="Friend")
    t = board(hand=[friend])
    t.play("Friend")
    assert t.asked == "window" and t["Friend"].in_play
    t.use("Friend")
    assert t.villain.damage == 1
    t.quiet()


@rule("rr:initiating-abilities", "rr:peril")
def test_in_peril_only_the_revealing_player_uses_abilities(board):
    t = board(player(), player(hand=[event(interrupt(would(DamageTaken()), Prevent()), name="Help")]))
    t.reveal(treachery(PERIL, Damage(YOU, 2)))
    assert t.seats[0].identity.damage == 2  # nobody was asked
    t.reveal(treachery(Damage(YOU, 2)))
    assert t.asked == "window" and t.decision.seat == 1


@rule("rr:cannot")
def test_cannot_beats_everything_that_allows(board):
    t = board(environments=[environment(constant(Cannot(YOUR_HERO, "attack")), name="Truce")])
    t.cannot("attack", target=t.villain, rule="rr:cannot")


# ---- limit and max -------------------------------------------------------------------------------------------------
@rule("rr:limit", "rr:limit.1")
@pytest.mark.parametrize("per", ["round", "phase"])
def test_a_limit_counts_per_copy_and_starts_anew(board, per):
    base = support(action(Draw(1), limit=per), name="Base")
    t = board(play=[base, base])
    one, two = t.all("Base")
    t.use(one)
    t.cannot("use", one, rule="rr:limit")
    t.use(two)
    t.cannot("use", two, rule="rr:limit")
    t.villain_phase()
    t.can("use", one)


@rule("rr:limit")
def test_each_ability_of_a_card_has_its_own_limit(board):
    base = support(action(Draw(1), limit="round"), action(Damage(AN_ENEMY, 1), limit="round"), name="Base")
    t = board(play=[base])
    t.use("Base", ability=0)
    t.cannot("use", "Base", ability=0, rule="rr:limit")
    t.use("Base", ability=1)


@rule("rr:limit", "rr:leaves-play")
def test_a_card_that_came_back_is_a_new_copy(board):
    base = support(action(Draw(1), limit="round"), name="Base")
    t = board(play=[base], hand=[event(MoveTo(a("support"), HAND), name="Home")])
    t.use("Base")
    t.play("Home").play("Base")
    t.use("Base")


@rule("rr:limit", "rr:form-change-form")
def test_a_limit_of_an_identity_stays_used_when_it_turns_round(board):
    t = board(hero=hero(action(Draw(1), limit="round")))
    t.use(t.hero)
    t.change_form()
    t.cannot("use", t.hero, rule="rr:action")  # the other side has no action
    t.play(event(ChangeForm("hero")))
    t.cannot("use", t.hero, rule="rr:limit")


@rule("rr:max-maximum", "rr:max-maximum.1", "rr:max-maximum.2")
@pytest.mark.parametrize("per", ["round", "phase"])
def test_max_per_period_counts_all_copies_of_all_players(board, per):
    plan = event(Draw(1), Max(1, per), name="Plan")
    other = event(Draw(1), Max(1, per), name="Plan")  # another card of the same title
    t = board(player(hand=[plan, plan]), player(hand=[other]))
    t.play(t.seats[0].hand[0])
    t.cannot("play", "Plan", rule="rr:max-maximum")
    t.end_turn()
    t.cannot("play", t.seats[1].hand[0], rule="rr:max-maximum")
    t.villain_phase()
    assert t.find("play", t.seats[1].hand[0])


@rule("rr:max-maximum", "rr:max-maximum.2")
def test_max_two_per_round(board):
    plan = event(Draw(1), Max(2, "round"), name="Plan")
    t = board(hand=[plan, plan, plan])
    t.play(t.hand[0]).play(t.hand[0])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


@rule("rr:max-maximum", "rr:max-maximum.4")
def test_max_per_player_is_by_title_and_for_each_player(board):
    train, same = upgrade(Max(1, "player"), name="Training"), upgrade(Max(1, "player"), name="Training")
    t = board(player(hand=[train, same]), player(hand=[train]))
    t.play(train)
    t.cannot("play", same, rule="rr:max-maximum")
    t.end_turn().play(train)
    assert t.seats[1].hand == []


@rule("rr:max-maximum", "rr:ownership-and-control")
def test_max_per_player_under_any_players_control(board):
    train = upgrade(Max(1, "player"), AnyControl(), name="Training")
    t = board(player(hand=[train, train, train]), player())
    t.play(t.seats[0].hand[0])
    t.choose(t.seats[1])
    assert t["Training"].controller == 1
    t.play(t.seats[0].hand[0])  # only one player is left who has room for it
    assert sorted(c.controller for c in t.all("Training") if c.in_play) == [0, 1]
    t.cannot("play", t.seats[0].hand[0], rule="rr:max-maximum")


@rule("rr:max-maximum", "rr:ownership-and-control", "rr:max-maximum.4")
def test_control_of_a_second_copy_cannot_be_taken(board):
    train = support(Max(1, "player"), name="Training")
    steal = event(TakeControl(a("support")), name="Steal")
    t = board(player(play=[train], hand=[steal]), player(play=[train]))
    t.cannot("play", "Steal", rule="rr:target")
    t = board(player(hand=[steal]), player(play=[train]))
    t.play("Steal")
    assert t["Training"].controller == 0


@rule("rr:max-maximum", "rr:attach-to", "rr:max-maximum.5")
def test_max_per_element_counts_copies_on_it(board):
    net = upgrade(AttachTo(AN_ENEMY), Max(1, "enemy"), name="Net")
    t = board(hand=[net, net, net], engaged=[minion(name="Thug")])
    t.play(t.hand[0]).choose("Thug")
    t.play(t.hand[0])
    assert [c.host.name for c in t.all("Net") if c.in_play] == ["Thug", "Villain"]
    t.cannot("play", t.hand[0], rule="rr:attach-to")


@rule("rr:max-maximum", "rr:max-maximum.8")
def test_to_a_maximum_of_caps_the_element(board):
    t = board(hero=hero(constant(gets(YOU, HAND_SIZE=4, cap=7)), hand=5), attached=[upgrade(AttachTo(YOUR_HERO))])
    assert t.hero.stat("HAND_SIZE") == 7
    t = board(hero=hero(constant(gets(YOU, HAND_SIZE=1, cap=7)), hand=5))
    assert t.hero.stat("HAND_SIZE") == 6


@rule("rr:max-maximum", "rr:max-maximum.8")
@pytest.mark.parametrize(
    ("more", "size"),
    [
        ((), 7),
        ((2,), 7),
        ((2, 2), 7),
        ((-2,), 7),
        ((-3,), 6),
        ((2, -4), 7),
        ((2, -5), 6),
    ],
)
def test_the_maximum_of_an_element_holds_for_all_abilities_that_raise_it(board, more, size):
    others = [upgrade(constant(gets(YOUR_HERO, HAND_SIZE=n))) for n in more]
    t = board(hero=hero(constant(gets(YOU, HAND_SIZE=4, cap=7)), hand=5), play=others)
    assert t.hero.stat("HAND_SIZE") == size


@rule("rr:max-maximum")
def test_the_maximum_of_an_element_takes_nothing_from_what_is_printed(board):
    t = board(hero=hero(constant(gets(YOU, HAND_SIZE=1, cap=7)), hand=8))
    assert t.hero.stat("HAND_SIZE") == 8


@rule("rr:max-maximum")
def test_the_lowest_of_several_maxima_holds(board):
    lower = upgrade(constant(gets(YOUR_HERO, HAND_SIZE=1, cap=6)))
    t = board(hero=hero(constant(gets(YOU, HAND_SIZE=4, cap=7)), hand=5), play=[lower])
    assert t.hero.stat("HAND_SIZE") == 6


# ---- unique cards and copies ---------------------------------------------------------------------------------------
@rule("rr:unique-icon", "rr:unique-icon.1", "rr:icons", "rr:icons.14")
def test_one_copy_of_a_unique_card_for_the_whole_group(board):
    base = support(unique=True, name="Helicarrier")
    t = board(player(hand=[base]), player(play=[base]))
    why = t.cannot("play", t.seats[0].hand[0], rule="rr:unique-icon")
    assert "Helicarrier" in why.text()
    t = board(player(hand=[base]), player(play=[support(name="Helicarrier")]))
    t.can("play", base)  # the one in play is not unique


@rule("rr:unique-icon", "rr:subtitle", "rr:unique-icon.4", "rr:unique-icon.5")
@pytest.mark.parametrize(
    ("one", "other", "clash"),
    [
        ("Bruce Banner", "Amadeus Cho", False),
        ("Bruce Banner", "Bruce Banner", True),
        ("", "Amadeus Cho", True),
        ("Bruce Banner", "", True),
    ],
)
def test_allies_of_one_title_with_different_subtitles(board, one, other, clash):
    t = board(play=[ally(unique=True, name="Hulk", subname=one)], hand=[ally(unique=True, name="Hulk", subname=other)])
    if clash:
        t.cannot("play", t.hand[0], rule="rr:unique-icon")
    else:
        t.play(t.hand[0])
        assert len(t.allies) == 2


@rule("rr:unique-icon", "rr:subtitle", "rr:identity", "rr:unique-icon.6")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
@pytest.mark.parametrize(("subname", "clash"), [("Carol Danvers", True), ("", True), ("Monica Rambeau", False)])
def test_an_ally_and_an_identity_of_one_title(board, form, subname, clash):
    """The same person whichever side shows; another person of that name may stand beside her."""
    who = hero(name="Captain Marvel", alter_name="Carol Danvers")
    t = board(hero=who, form=form, hand=[ally(unique=True, name="Captain Marvel", subname=subname)])
    if clash:
        t.cannot("play", t.hand[0], rule="rr:unique-icon")
    else:
        t.can("play", t.hand[0])


@rule("rr:unique-icon")
def test_a_unique_minion_in_play_keeps_an_ally_of_that_title_out(board):
    t = board(engaged=[minion(unique=True, name="Venom")], hand=[ally(unique=True, name="Venom")])
    t.cannot("play", t.hand[0], rule="rr:unique-icon")


@rule("rr:unique-icon", "rr:reveal", "rr:unique-icon.7")
def test_a_unique_minion_that_cannot_enter_is_discarded_and_another_card_revealed(board):
    t = board(play=[ally(unique=True, name="Venom")], encounter=[treachery(Damage(YOU, 1))])
    foe_card = minion(unique=True, name="Venom")
    t.reveal(foe_card)
    assert t[foe_card].where == "encounter_discard" and t.hero.damage == 1 and not t.minions


@rule("rr:unique-icon", "rr:play-put-into-play", "rr:then")
def test_putting_a_second_unique_card_into_play_fails_and_the_rest_goes_on(board):
    venom = minion(unique=True, name="Venom")
    call = treachery(Then(PutIntoPlay(a("minion", In(ASIDE))), Damage(YOU, 5)), Damage(YOU, 1))
    t = board(play=[ally(unique=True, name="Venom")], aside=[venom])
    t.reveal(call)
    assert not t.minions and t.hero.damage == 1
    t = board(aside=[venom])
    t.reveal(call)
    assert t.minions and t.hero.damage == 6


@rule("rr:copy", "rr:unique-icon")
def test_a_copy_is_one_of_the_same_title_whatever_its_text(board):
    one, two = (
        upgrade(Draw(1), Max(1, "player"), name="Suit"),
        upgrade(constant(gets(YOU, HP=2)), Max(1, "player"), name="Suit"),
    )
    t = board(play=[one], hand=[two])
    t.cannot("play", two, rule="rr:max-maximum")
    t = board(play=[one], hand=[upgrade(Max(1, "player"), name="Other Suit")])
    t.can("play", "Other Suit")


# ---- who does it ---------------------------------------------------------------------------------------------------
@rule("rr:initiating-abilities", "rr:interrupt", "rr:interrupt.2")
def test_interrupts_of_others_cards_are_not_offered_to_you(board):
    shield = support(interrupt(would(DamageTaken()), Prevent(), cost=Exhaust(SELF)), name="Shield")
    t = board(player(), player(play=[shield]))
    t.play(event(Damage(YOU, 2)))
    assert t.decision.seat == 1 and t.asked == "window"
    t.use("Shield", seat=1)
    assert t.seats[0].identity.damage == 0


@rule("rr:initiating-abilities", "rr:target")
def test_an_ability_with_a_cost_and_no_target_is_not_offered_in_a_window(board):
    shot = support(response(DamageDealt(), Damage(a("minion"), 1), cost=Exhaust(SELF)), name="Shot")
    t = board(play=[shot])
    t.attack(t.villain)
    t.quiet()  # nobody was asked
    t.put(minion(hp=5), engaged=0)
    t.play(event(Damage(AN_ENEMY, 1)), target=t.villain)
    assert t.asked == "window"


@rule("rr:ability", "rr:traits")
def test_restrictions_read_the_board_as_it_is_now(board):
    """The trait comes and goes with the upgrade that gives it."""
    fly = event(PlayOnlyIf(Is(YOU, Trait("Aerial"))), Draw(1), name="Fly")
    cape = upgrade(constant(Gain(YOUR_HERO, Trait("Aerial"))), action(Draw(1), cost=Discard(SELF)), name="Cape")
    t = board(hand=[fly], play=[cape])
    t.can("play", "Fly")
    t.use("Cape")
    t.cannot("play", "Fly", rule="rr:play-restrictions-and-permissions")


@rule("rr:initiating-abilities", "rr:cost")
def test_an_attack_event_that_lost_its_target_in_payment_is_known_before(board):
    """Whether there is a target is asked before anything is paid."""
    kick = event(hero_action(attack(a("minion"), 3), cost=Spend(("any",))), cost=1, name="Kick")
    t = board(hand=[kick, resource(energy=2)], villain=foe(), play=[on(support(), exhausted=True)])
    t.cannot("play", "Kick", rule="rr:target")
    t.put(minion(), engaged=0)
    t.play("Kick")
    assert not t.minions
