"""Who owns and who controls a card, and the places outside play: victory display, out of the game, set aside."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import (
    A_PLAYER,
    AN_ALLY,
    ASIDE,
    DECK,
    DISCARD,
    ENC_DECK,
    HAND,
    OUT,
    PER_ROUND,
    SELF,
    THE_VILLAIN,
    VICTORY,
    VICTORY_X,
    YOU,
    AnyControl,
    AttachTo,
    Choose,
    Count,
    Damage,
    Delayed,
    Discard,
    Discarded,
    Draw,
    EnteredPlay,
    Exhaust,
    In,
    Mine,
    MoveTo,
    Owner,
    PutCounters,
    PutIntoPlay,
    Ref,
    ShuffleInto,
    TakeControl,
    a,
    action,
    constant,
    each,
    forced_response,
    gets,
)
from quickstrike.testkit import (
    Made,
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
    side_scheme,
    support,
    treachery,
    upgrade,
)

TAKE = TakeControl(AN_ALLY)


# ---- owners and controllers ----------------------------------------------------------------------------------------
@rule("rr:ownership-and-control", "rr:ownership-and-control.1", "rr:ownership-and-control.2")
def test_a_card_enters_play_under_the_control_of_its_owner(board):
    t = board(player(), player(hand=[support(name="Base")]), turn=1)
    t.play("Base")
    assert t["Base"].controller == 1 and t.state.owners[t["Base"].id] == 1


@rule(
    "rr:ownership-and-control",
    "rr:main-scheme-main-scheme-deck.1",
    "rr:minion.1",
    "rr:ownership-and-control.1",
    "rr:ownership-and-control.2",
)
def test_encounter_cards_are_controlled_by_the_scenario(board):
    t = board(engaged=[minion(name="Thug")], villain=on(foe(), attached=[attachment(name="Horn")]))
    t.reveal(side_scheme(name="Side"))
    for c in (t.villain, t.main, t["Thug"], t["Horn"], t["Side"]):
        assert c.controller == SCENARIO and t.state.owners[c.id] == SCENARIO


@rule("rr:ownership-and-control", "rr:upgrade", "rr:ownership-and-control.3", "rr:upgrade.4")
def test_an_upgrade_on_another_players_card_is_controlled_by_him(board):
    jet = upgrade(AttachTo(AN_ALLY), action(Draw(1)), name="Jet")
    t = board(player(hand=[jet]), player(play=[ally(name="Yours")]))
    t.play("Jet")
    assert t["Jet"].controller == 1 and t.state.owners[t["Jet"].id] == 0
    t.cannot("use", "Jet", rule="rr:action")
    t.end_turn()
    with t.changes(lambda: len(t.seats[1].hand), by=1):
        t.use("Jet")


@rule("rr:ownership-and-control", "rr:upgrade")
def test_an_upgrade_on_an_enemy_stays_with_its_player(board):
    web = upgrade(AttachTo(a("enemy")), action(Draw(1)), name="Web")
    t = board(player(hand=[web]), player())
    t.play("Web")
    assert t["Web"].controller == 0 and t["Web"].host == t.villain
    t.can("use", "Web")


@rule(
    "rr:ownership-and-control",
    "rr:players-play-area",
    "rr:players-play-area.2",
    "rr:players-play-area.6",
    "rr:play-restrictions-and-permissions",
    "rr:play-restrictions-and-permissions.3",
)
def test_cards_cannot_be_played_into_another_play_area_unless_they_say_so(board):
    plain, gift = support(name="Plain"), support(AnyControl(), name="Gift")
    t = board(player(hand=[plain, gift]), player())
    t.play("Plain")
    assert t["Plain"].controller == 0
    t.play("Gift").choose(t.seats[1])
    assert t["Gift"].controller == 1 and t.state.owners[t["Gift"].id] == 0


@rule("rr:ownership-and-control", "rr:ownership-and-control.8", "rr:ownership-and-control.9")
def test_taking_control_leaves_the_state_of_the_card_and_takes_its_upgrades_along(board):
    friend = on(
        ally(hp=5, name="Friend"),
        damage=2,
        exhausted=True,
        stunned=1,
        counters={"all": 1},
        attached=[upgrade(name="Jet"), attachment(name="Bug")],
    )
    t = board(player(), player(play=[friend]))
    t.play(event(TAKE))
    c = t["Friend"]
    assert (c.controller, c.damage, c.exhausted, c.stunned, c.counters("all")) == (0, 2, True, 1, 1)
    assert (t["Jet"].controller, t["Bug"].controller) == (0, SCENARIO)
    assert t.state.owners[c.id] == 1


@rule("rr:ownership-and-control")
def test_the_new_controller_uses_the_card_and_the_owner_does_not(board):
    t = board(player(), player(play=[ally(atk=3, name="Friend")]))
    t.play(event(TAKE))
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.villain, who="Friend")
    t.end_turn()
    assert t.find("attack", "Friend") is None


@rule("rr:ownership-and-control", "rr:ownership-and-control.5", "rr:ownership-and-control.10")
def test_control_lasts_as_long_as_the_card_is_in_play(board):
    t = board(player(), player(play=[ally(name="Friend")]), villain=foe(atk=0))
    t.play(event(TAKE))
    t.villain_phase()
    t.villain_phase()
    assert t["Friend"].controller == 0


@rule("rr:ownership-and-control")
def test_what_one_controls_already_is_not_taken(board):
    t = board(player(play=[ally()]), player())
    take = t.add(event(TAKE), "hand0")
    t.cannot("play", take, rule="rr:target")


@rule("rr:ownership-and-control")
def test_a_player_to_whom_a_card_is_given_is_another_than_its_controller(board):
    t = board(player(play=[ally(name="Friend")]), player(), player())
    t.play(event(TakeControl(AN_ALLY, A_PLAYER)))
    assert len(t.options("choose")) == 2 and t.find("choose", target=t.seats[0]) is None
    t.choose(t.seats[2])
    assert t["Friend"].controller == 2


@rule("rr:ownership-and-control", "rr:discard", "rr:ownership-and-control.7")
@pytest.mark.parametrize(
    ("leave", "where"),
    [
        (Discard(each("ally")), "discard1"),
        (MoveTo(each("ally"), HAND), "hand1"),
        (ShuffleInto(each("ally"), DECK), "deck1"),
        (MoveTo(each("ally"), OUT), "removed"),
    ],
)
def test_a_card_that_leaves_play_goes_to_its_owner(board, leave, where):
    t = board(player(), player(play=[ally(name="Friend")]))
    t.play(event(TAKE))
    t.play(event(leave))
    assert t["Friend"].where == where


@rule("rr:ownership-and-control")
def test_a_defeated_ally_goes_to_its_owners_pile_and_is_his_again(board):
    t = board(player(), player(play=[ally(hp=1, attack_cost=1, name="Friend")]))
    t.play(event(TAKE))
    t.attack(t.villain, who="Friend")
    assert t["Friend"].where == "discard1"
    t.end_turn()
    t.play(event(PutIntoPlay(a("ally", In(DISCARD)))))
    assert t["Friend"].controller == 1


@rule("rr:ownership-and-control", "rr:you-your", "rr:ownership-and-control.11", "rr:you-your.10")
def test_cards_you_control_are_those_in_play_under_your_control_now(board):
    count = event(Damage(THE_VILLAIN, Count(each("ally", Mine()))))
    t = board(player(play=[ally(), ally()]), player(play=[ally(name="Friend")], hand=[ally()]), villain=foe(hp=50))
    with t.changes(lambda: t.villain.damage, by=2):
        t.play(count)
    t.play(event(TAKE))
    with t.changes(lambda: t.villain.damage, by=3):
        t.play(count)


@rule("rr:ownership-and-control", "rr:ready")
def test_the_controller_readies_the_card_at_the_end_of_the_phase(board):
    lent = on(ally(name="Friend"), exhausted=True)
    t = board(player(), player(play=[lent]))
    t.play(event(TAKE))
    t.skip_to("defend")
    assert not t["Friend"].exhausted


# ---- leaving play --------------------------------------------------------------------------------------------------
@rule("rr:leaves-play", "rr:leaves-play.2")
def test_a_card_that_returns_is_a_new_copy(board):
    tool = ally(action(Damage(THE_VILLAIN, 1), cost=Exhaust(SELF), limit=PER_ROUND), hp=5, name="Friend")
    t = board(play=[on(tool, damage=2, counters={"all": 1}, attached=[upgrade(name="Jet")])])
    t.use("Friend")
    t.play(event(MoveTo(AN_ALLY, HAND)))
    assert t["Jet"].where == "discard0"
    t.play("Friend")
    c = t["Friend"]
    assert (c.damage, c.exhausted, c.counters("all"), c.attached) == (0, False, 0, [])
    t.can("use", "Friend")  # the limit was the old copy's


# ---- the victory display -------------------------------------------------------------------------------------------
@rule("rr:victory-display", "rr:victory-x")
def test_cards_in_the_victory_display_are_out_of_play_and_seen_by_all(board):
    boss = minion(VICTORY_X(1), constant(gets(THE_VILLAIN, ATK=5)), hp=2, name="Boss", acceleration=3)
    t = board(player(engaged=[boss]), player())
    assert t.villain.atk == 7
    t.attack(t["Boss"])
    assert t["Boss"].where == "victory" and t.villain.atk == 2 and not t.minions
    for seat in (0, 1, -1):
        assert [c["name"] for c in t.game.view(seat)["victory"]] == ["Boss"]
    with t.changes(lambda: t.main.threat, by=1):
        t.villain_phase()


@rule("rr:victory-display", "rr:encounter-deck")
def test_it_is_one_area_for_all_players_and_is_not_shuffled_back(board):
    one, two = minion(VICTORY_X(1), hp=1), ally(VICTORY_X(0), hp=1, attack_cost=1)
    t = board(
        player(engaged=[one]),
        player(play=[two]),
        encounter=[treachery(), treachery()],
        filler=0,
        encounter_discard=[treachery()],
    )
    t.attack(t.minion).end_turn()
    t.attack(t.villain, who=t.ally)
    assert {c.id for c in t.zone("victory")} == {t[one].id, t[two].id}
    t.play(event(Discard(each("card", In(ENC_DECK)))))
    assert t.state.acceleration == 1 and len(t.zone("victory")) == 2


@rule("rr:victory-display", "rr:victory-x")
def test_without_being_defeated_a_victory_card_goes_where_others_go(board):
    t = board(engaged=[minion(VICTORY_X(1), name="Boss")], sides=[side_scheme(VICTORY_X(2), threat=2, name="Plan")])
    t.play(event(Discard(each("minion"))))
    assert t["Boss"].where == "encounter_discard"
    t.thwart("Plan")
    assert t["Plan"].where == "victory"


@rule("rr:victory-display")
def test_an_ability_that_names_the_victory_display_reaches_it(board):
    t = board(victory=[minion(name="Boss"), side_scheme(name="Plan")], villain=foe(hp=20))
    with t.changes(lambda: t.villain.damage, by=2):
        t.play(event(Damage(THE_VILLAIN, Count(each("card", In(VICTORY))))))


# ---- removed from the game -----------------------------------------------------------------------------------------
@rule("rr:removed-from-the-game", "rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.13")
def test_a_removed_card_does_not_interact_with_the_game(board):
    horn = environment(
        constant(gets(THE_VILLAIN, ATK=5)), forced_response(EnteredPlay(), Damage(YOU, 1)), acceleration=2, crisis=1
    )
    t = board(environments=[horn], threat=3)
    assert t.villain.atk == 7 and t.find("thwart", target=t.main) is None
    t.play(event(MoveTo(a("environment"), OUT)))
    assert t[horn].where == "removed" and t.villain.atk == 2
    t.play(support())
    assert t.hero.damage == 0
    t.can("thwart", target=t.main)
    with t.changes(lambda: t.main.threat, by=1):
        t.villain_phase()


@rule("rr:removed-from-the-game", "rr:encounter-deck", "rr:player-deck")
def test_removed_cards_never_come_back_with_a_new_deck(board):
    t = board(
        play=[support(name="Gone")], deck=[resource(name="A")], filler=0, encounter=[treachery() for _ in range(5)]
    )
    t.play(event(MoveTo(a("support"), OUT)))
    t.play(event(Draw(1)))
    assert t["Gone"].where == "removed" and len(t.seats[0].deck) >= 1
    assert "Gone" not in [c.name for c in t.seats[0].deck]


# ---- double-sided cards --------------------------------------------------------------------------------------------
def two_sided() -> Made:
    """An environment with text on both sides."""
    front = environment(name="Day")
    Made("environment", (), {}, {"name": "Night"}, "b", front)
    return front


@rule("rr:double-sided-card", "rr:double-sided-card.2")
@pytest.mark.parametrize(
    ("zone", "where"),
    [(None, "removed"), (ENC_DECK, "removed"), (HAND, "removed"), (VICTORY, "victory"), (ASIDE, "aside")],
)
def test_a_double_sided_card_is_removed_unless_it_is_set_aside_or_displayed(board, zone, where):
    t = board(environments=[two_sided()])
    day = t["Day"]
    t.play(event(Discard(a("environment")) if zone is None else MoveTo(a("environment"), zone)))
    assert day.where == where


@rule("rr:double-sided-card", "rr:double-sided-card.1")
def test_a_card_with_a_back_goes_to_its_pile(board):
    t = board(environments=[environment(name="Lair")])
    t.play(event(Discard(a("environment"))))
    assert t["Lair"].where == "encounter_discard"


@rule(
    "rr:double-sided-card",
    "rr:in-play-and-out-of-play",
    "rr:in-play-and-out-of-play.8",
    "rr:identity",
    "rr:identity.6",
)
def test_only_the_faceup_side_of_a_double_sided_card_is_in_play(board):
    who = hero(constant(gets(SELF, THW=3)), alter=(constant(gets(SELF, REC=4)),))
    t = board(hero=who)
    assert (t.hero.thw, t.hero.stat("REC")) == (5, 0)
    t.change_form()
    assert (t.hero.thw, t.hero.stat("REC")) == (0, 7)


# ---- set aside -----------------------------------------------------------------------------------------------------
@rule("rr:set-aside-set-aside", "rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.13")
def test_set_aside_cards_have_no_interaction_until_they_are_referred_to(board):
    waiting = minion(
        constant(gets(THE_VILLAIN, ATK=5)), forced_response(EnteredPlay(), Damage(YOU, 1)), hazard=2, name="Waiting"
    )
    t = board(aside=[waiting, side_scheme(acceleration=4, crisis=1)], threat=2)
    assert t.villain.atk == 2 and not t.minions and not t.sides
    t.play(support())
    assert t.hero.damage == 0
    t.can("thwart", target=t.main)
    t.play(event(PutIntoPlay(a("minion", In(ASIDE)))))
    assert t["Waiting"].in_play and t["Waiting"].engaged == 0 and t.villain.atk == 7


@rule("rr:set-aside-set-aside", "rr:encounter-deck")
def test_set_aside_cards_are_no_part_of_the_encounter_deck(board):
    t = board(
        aside=[minion(name="Waiting")],
        encounter=[treachery()],
        encounter_discard=[treachery()],
        filler=0,
        deck=[resource(), resource()],
    )
    t.play(event(Discard(each("card", In(ENC_DECK)))))
    assert t.state.acceleration == 1 and t["Waiting"].where == "aside"


@rule("rr:set-aside-set-aside", "rr:nemesis-encounter-set")
def test_shadow_of_the_past_brings_the_nemesis_set_into_the_game(board):
    t = board(hero="spider-man", aside=["01166", "01167", "01168", "01169"])
    t.reveal(t.add("Shadow of the Past", "encounter"))
    t.pass_all()
    assert t["01167"].in_play and t["01166"].in_play
    assert {t["01168"].where, t["01169"].where} == {"encounter"} and not t.zone("aside")


# ---- campaign cards, durations, the way home -----------------------------------------------------------------------
@rule("rr:ownership-and-control", "rr:ownership-and-control.4", "rr:campaign-specific-card")
def test_who_takes_control_of_a_campaign_card_owns_it_until_another_does(board):
    badge = ally(name="Badge", aspect="campaign")
    t = board(player(), player(), aside=[badge])
    t.state.owners[t["Badge"].id] = SCENARIO
    t.play(event(PutIntoPlay(a("ally", In(ASIDE)), under=YOU)))
    assert (t["Badge"].controller, t.state.owners[t["Badge"].id]) == (0, 0)
    t.play(event(TakeControl(AN_ALLY, A_PLAYER)))
    assert (t["Badge"].controller, t.state.owners[t["Badge"].id]) == (1, 1)
    t.play(event(Discard(AN_ALLY)))
    assert t["Badge"].where == "discard1"


@rule("rr:ownership-and-control", "rr:ownership-and-control.4")
def test_other_cards_keep_their_owner(board):
    t = board(player(), player(play=[ally(name="Friend")]))
    t.play(event(TAKE))
    assert (t["Friend"].controller, t.state.owners[t["Friend"].id]) == (0, 1)


@rule("rr:ownership-and-control", "rr:ownership-and-control.10", "rr:delayed-effect")
def test_control_for_a_while_ends_with_it_and_the_owner_has_the_card_again(board):
    that = Ref("ally")
    t = board(player(), player(play=[ally(name="Friend")]), villain=foe(atk=0))
    t.play(event(Choose(AN_ALLY), TakeControl(that), Delayed("phase", TakeControl(that, Owner(that)))))
    assert t["Friend"].controller == 0
    t.villain_phase()
    assert t["Friend"].controller == 1


@rule("rr:ownership-and-control", "rr:ownership-and-control.7", "rr:discard")
def test_the_way_to_its_owners_pile_is_no_second_discard(board):
    bell = support(forced_response(Discarded(AN_ALLY), PutCounters(SELF, 1, "rung")), name="Bell")
    t = board(player(play=[bell]), player(play=[ally(name="Friend")]))
    t.play(event(TAKE))
    t.play(event(Discard(AN_ALLY)))
    assert t["Bell"].counters("rung") == 1 and t["Friend"].where == "discard1"
