"""Players who are eliminated, step by step, and how the game goes on without them."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ASIDE,
    EACH_HERO,
    GUARD,
    HAND,
    MAIN,
    PERMANENT,
    QUICKSTRIKE,
    SELF,
    SURGES,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    YOUR_IDENTITY,
    AttachTo,
    Attacked,
    Damage,
    Defeated,
    Discard,
    Draw,
    EachPlayer,
    Engaged,
    Heal,
    In,
    Instead,
    MoveTo,
    PerPlayer,
    PlaceThreat,
    TakeControl,
    Under,
    a,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    one_of,
    the,
    when_revealed,
    would,
)
from quickstrike.kernel.contract import leftovers
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    hero,
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

DOOM = Damage(YOU, 99)


def doom(t, seat: int):
    """This player's identity is defeated."""
    return t.reveal(treachery(DOOM), seat=seat)


# ---- who is out ----------------------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:hit-points", "rr:player-elimination.1")
def test_a_player_whose_identity_has_no_hit_points_left_is_out(board):
    t = board(player(hero(hp=5)), player(hero(hp=6)))
    t.reveal(treachery(Damage(EACH_HERO, 5)))
    assert [s.out for s in t.seats] == [True, False] and t.result is None
    assert t.seats[1].identity.hp == 1


@rule("rr:player-elimination", "rr:winning-the-game")
def test_alone_that_loses_the_game(board):
    t = board(hero=hero(hp=5))
    doom(t, 0)
    assert t.result == "lost"


@rule("rr:player-elimination", "rr:winning-the-game", "rr:player-elimination.8")
def test_the_game_is_lost_when_the_last_player_is_out(board):
    t = board(player(), player(), player())
    doom(t, 1)
    doom(t, 2)
    assert t.result is None
    doom(t, 0)
    assert t.result == "lost"


@rule("rr:player-elimination", "rr:player-elimination.8")
def test_all_players_may_be_eliminated_at_once(board):
    t = board(player(), player(), player())
    t.reveal(treachery(Damage(EACH_HERO, 99)))
    assert t.result == "lost"


# ---- 1. the first player token -------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:first-player", "rr:player-elimination.2", "rr:first-player.3")
@pytest.mark.parametrize(("first", "gone", "then"), [(0, 0, 1), (2, 2, 0), (1, 0, 1), (2, 0, 2)])
def test_the_first_player_token_passes_clockwise_if_the_eliminated_player_had_it(board, first, gone, then):
    t = board(player(), player(), player(), first=first, turn=1)
    doom(t, gone)
    assert t.state.first == then


@rule("rr:player-elimination", "rr:first-player", "rr:in-player-order")
def test_eliminated_players_are_skipped_when_the_token_passes(board):
    t = board(player(), player(), player(), turn=2)
    doom(t, 1)
    t.villain_phase()
    assert t.state.first == 2
    t.villain_phase()
    assert t.state.first == 0


# ---- 2. minions ----------------------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:engage", "rr:player-elimination.3")
def test_minions_engage_the_next_clockwise_player_with_everything_on_them(board):
    thug = on(
        minion(hp=5, name="Thug"), damage=2, stunned=1, tough=1, counters={"rage": 1}, attached=[attachment(atk=1)]
    )
    t = board(player(), player(), player(engaged=[thug, minion(name="Other")]), turn=1)
    doom(t, 2)
    m = t["Thug"]
    assert (m.engaged, t["Other"].engaged) == (0, 0)
    assert (m.damage, m.stunned, m.tough, m.counters("rage"), len(m.attached)) == (2, 1, 1, 1, 1)


@rule("rr:player-elimination", "rr:engage")
def test_a_player_who_is_out_already_is_passed_over_by_the_minions(board):
    t = board(player(), player(), player(engaged=[minion()]), player(), turn=1)
    doom(t, 3)
    doom(t, 2)
    assert t.minion.engaged == 0


@rule("rr:player-elimination", "rr:engage", "rr:quickstrike")
def test_that_is_an_engagement_like_any_other(board):
    watch = support(forced_response(Engaged(A_MINION, YOU), Draw(1)))
    t = board(player(engaged=[minion(QUICKSTRIKE, atk=3)]), player(play=[watch]), turn=1)
    doom(t, 0)
    t.pass_all()
    assert t.seats[1].identity.damage == 3 and len(t.seats[1].hand) == 1
    t.quiet()


@rule("rr:player-elimination", "rr:guard")
def test_the_keywords_of_those_minions_now_concern_the_new_player(board):
    t = board(player(engaged=[minion(GUARD)]), player(), turn=1)
    t.can("attack", target=t.villain)
    doom(t, 0)
    t.cannot("attack", target=t.villain, rule="rr:guard")


# ---- 3. cards of others --------------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:ownership-and-control", "rr:player-elimination.4")
def test_cards_of_others_in_the_play_area_go_to_their_owners_discard_piles(board):
    lent, burden, cuffs = ally(name="Lent"), obligation(name="Burden"), attachment(AttachTo(YOUR_HERO), name="Cuffs")
    gift = upgrade(AttachTo(a("hero")), name="Gift")
    t = board(player(attached=[cuffs]), player(play=[lent], hand=[gift]), turn=1)
    t.play(event(TakeControl(a("ally"), a("player"))), target=t.seats[0])
    t.play("Gift", target=t.seats[0].identity)
    t.put(burden, engaged=0)
    assert (t["Lent"].controller, t["Gift"].controller) == (0, 0)
    doom(t, 0)
    assert (t["Lent"].where, t["Gift"].where) == ("discard1", "discard1")
    assert (t["Burden"].where, t["Cuffs"].where) == ("encounter_discard", "encounter_discard")


@rule("rr:player-elimination", "rr:permanent", "rr:permanent.5", "rr:player-elimination.4")
def test_even_permanent_ones(board):
    gear = support(PERMANENT, name="Gear")
    t = board(player(play=[support(name="Mine")]), player(play=[gear]), turn=1)
    t.play(event(TakeControl(each("support"), a("player"))), target=t.seats[0])
    assert t["Gear"].controller == 0
    doom(t, 0)
    assert t["Gear"].where == "discard1"


@rule("rr:player-elimination", "rr:deal-deal-an-encounter-card")
def test_encounter_cards_dealt_to_that_player_are_discarded(board):
    t = board(player(dealt=[treachery(name="Waiting")]), player(dealt=[treachery(name="Yours")]), turn=1)
    doom(t, 0)
    assert t["Waiting"].where == "encounter_discard" and t["Yours"].where == "dealt1"


@rule("rr:player-elimination")
def test_cards_that_lie_beneath_cards_of_that_player_are_not_lost(board):
    chest = on(support(name="Chest"), under=[treachery(name="Paper"), resource(name="Coin")])
    t = board(player(play=[chest]), player(), turn=1)
    doom(t, 0)
    assert t["Paper"].where == "encounter_discard" and t["Coin"].where == "removed"


# ---- 4 and 5. the player's own cards -------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:removed-from-the-game", "rr:player-elimination.6")
def test_everything_that_player_owns_is_removed_from_the_game(board):
    tracer = upgrade(name="Tracer")
    t = board(
        player(
            hand=[resource(name="H")],
            deck=[resource(name="D")],
            discard=[resource(name="P")],
            play=[on(ally(name="A"), attached=[upgrade(name="U")]), support(name="S")],
        ),
        player(),
        villain=on(foe(), attached=[tracer]),
        turn=1,
    )
    assert t["Tracer"].in_play
    mine = [c for c in range(len(t.state.codes)) if t.state.owners[c] == 0]
    doom(t, 0)
    assert {t.state.where[c] for c in mine} == {"removed"} and len(mine) >= 17
    assert not t.seats[0].hand and not t.seats[0].deck and not t.seats[0].discard
    assert t.villain.attached == []


@rule("rr:player-elimination", "rr:ownership-and-control", "rr:player-elimination.5")
def test_wherever_his_cards_are(board):
    hand = [upgrade(AttachTo(a("ally")), name="Gift"), *(resource(name=x) for x in ("Held", "Aside", "Hidden"))]
    t = board(
        player(hand=hand, deck=[resource(name="Drawn")], discard=[resource(name="Spent")]),
        player(play=[ally(name="Host")], hand=[resource(name="Kept")]),
        sides=[side_scheme(threat=3)],
    )
    t.play("Gift", target=t["Host"])
    for card, zone in (("Aside", ASIDE), ("Hidden", Under(the("side scheme")))):
        t.play(event(MoveTo(a("card", In(HAND)), zone, facedown=True)))
        t.choose(card)
    where = {x: t[x].where for x in ("Held", "Gift", "Aside", "Hidden", "Drawn", "Spent")}
    assert list(where.values()) == ["hand0", "play", "aside", "under", "deck0", "discard0"]
    doom(t, 0)
    assert {t[x].where for x in where} == {"removed"}
    assert t["Host"].attached == [] and t["Host"].in_play and t["Kept"].where == "hand1"


@rule("rr:player-elimination", "rr:ownership-and-control", "rr:player-elimination.5")
def test_his_cards_under_anothers_control_go_too_and_the_others_keep_their_own(board):
    t = board(player(play=[ally(name="Lent")]), player(play=[ally(name="Kept")], hand=[resource(name="Card")]), turn=1)
    t.play(event(TakeControl(each("ally"))))
    assert t["Lent"].controller == 1
    doom(t, 0)
    assert t["Lent"].where == "removed" and t["Kept"].in_play and t["Card"].where == "hand1"


@rule("rr:player-elimination", "rr:ownership-and-control")
def test_later_no_card_goes_to_the_pile_of_a_player_who_is_out(board):
    robbery = side_scheme(when_revealed(EachPlayer(MoveTo(a("card", In(HAND)), Under(SELF), facedown=True))), threat=2)
    t = board(player(hand=[resource(name="Loot")]), player(), turn=1)
    t.reveal(robbery)
    t.choose(t.seats[0])
    assert t["Loot"].where == "under"
    doom(t, 0)
    assert t["Loot"].where == "removed"
    t.thwart(t.side)
    assert t["Loot"].where == "removed"


# ---- the game goes on ----------------------------------------------------------------------------------------------
@rule("rr:player-elimination", "rr:player-turn")
def test_the_turn_of_an_eliminated_player_ends_and_the_next_begins(board):
    t = board(player(), player(), player())
    t.play(event(DOOM))
    assert t.seats[0].out and t.decision.seat == 1 and t.asked == "turn"
    t.end_turn()
    assert t.decision.seat == 2
    t.quiet()


@rule("rr:player-elimination", "rr:player-elimination.7")
def test_an_eliminated_player_is_not_asked_dealt_to_or_attacked_any_more(board):
    t = board(player(), player(), player(), turn=2)
    doom(t, 0)
    before = len(t.log())
    t.villain_phase()
    assert all(n[1] != 0 for n in t.log()[before:] if n[0] in ("dealt", "reveal", "turn"))
    assert [n[3] for n in t.log("activates")] == [1, 2]
    assert [d.seat for d in t.game.decisions] == [2]  # the token went to seat 1 at once, and then on to seat 2
    assert t.find("ask", target=t.seats[0]) is None


@rule("rr:player-elimination", "rr:per-player-icon", "rr:per-player-icon.2", "rr:icons", "rr:icons.13")
def test_the_per_player_icon_still_counts_those_who_started(board):
    t = board(player(), player(), player(), turn=1, villain=foe(hp=5, per_player=True))
    doom(t, 0)
    assert t.villain.hp == 15
    with t.changes(lambda: t.main.threat, by=3):
        t.reveal(treachery(PlaceThreat(MAIN, PerPlayer(1))))


@rule("rr:player-elimination", "rr:ability", "rr:player-elimination.9")
def test_an_ability_under_way_resolves_to_its_end(board):
    t = board(player(), player())
    t.play(event(DOOM, Damage(THE_VILLAIN, 3)))
    assert t.seats[0].out and t.villain.damage == 3
    t.quiet()


@rule("rr:player-elimination", "rr:reveal", "rr:surge")
def test_a_treachery_that_eliminates_its_player_resolves_to_its_end_but_does_not_surge_for_him(board):
    t = board(player(), player(), turn=1, encounter=[treachery(name="Next")])
    plot = treachery(SURGES, DOOM, PlaceThreat(MAIN, 2))
    t.reveal(plot, seat=0)
    assert t.seats[0].out and t.main.threat == 2
    assert t[plot].where == "encounter_discard" and t["Next"].where == "encounter"


@rule("rr:player-elimination", "rr:first-player")
def test_choices_of_an_ability_whose_player_is_out_fall_to_the_first_player(board):
    t = board(player(), player(), player(), turn=2)
    t.reveal(treachery(DOOM, one_of(PlaceThreat(MAIN, 1), Damage(THE_VILLAIN, 1))), seat=1)
    assert t.decision.seat == 0 and t.asked == "option"
    t.option(1)
    assert t.villain.damage == 1
    t.quiet()


@rule("rr:player-elimination", "rr:each-player")
def test_each_player_leaves_out_those_who_are_eliminated_meanwhile(board):
    t = board(player(hero(hp=9)), player(hero(hp=3)), player(hero(hp=9)))
    t.reveal(treachery(EachPlayer(Damage(EACH_HERO, 2))))
    assert t.decision.seat == 0
    t.choose(t.seats[0])
    t.choose(t.seats[2])  # the second time is too much for seat 1: there is no third
    assert [s.out for s in t.seats] == [False, True, False]
    assert [t.seats[n].identity.damage for n in (0, 2)] == [4, 4]
    t.quiet()


@rule("rr:player-elimination", "rr:activation")
def test_an_attack_that_eliminates_its_target_is_over_and_the_phase_goes_on(board):
    boss, thug = foe(atk=3, name="Boss"), minion(atk=1, name="Thug")
    t = board(player(hero(hp=3), engaged=[thug]), player(), turn=1, villain=boss)
    t.villain_phase()
    assert t.seats[0].out
    acts = [(t.state.face(n[1]).name, n[3]) for n in t.log("activates")]
    assert acts == [("Boss", 0), ("Boss", 1), ("Thug", 1)]
    assert t["Thug"].engaged == 1 and t.state.first == 1
    t.quiet()


@rule("rr:player-elimination", "rr:defend-defense")
def test_a_defender_from_another_seat_can_be_the_one_who_is_eliminated(board):
    t = board(player(), player(hero(hp=1, def_=0)), villain=foe(atk=3))
    t.activate(seat=0)
    t.answer("pass", seat=0).defend(t.seats[1].identity)
    t.pass_all()
    assert [s.out for s in t.seats] == [False, True] and t.seats[0].identity.damage == 0
    assert t.decision.seat == 0


@rule("rr:player-elimination", "rr:reveal")
def test_in_the_villain_phase_his_unrevealed_cards_are_not_revealed_by_others(board):
    t = board(
        player(dealt=[treachery(DOOM), treachery(PlaceThreat(MAIN, 5), name="Never")]),
        player(),
        turn=1,
        villain=foe(atk=0),
    )
    t.villain_phase()
    assert t.seats[0].out and t.main.threat == 1 and t["Never"].where == "encounter_discard"
    t.quiet()


@rule("rr:player-elimination", "rr:constant-ability")
def test_constant_effects_of_his_cards_end(board):
    banner = support(constant(gets(EACH_HERO, ATK=2)))
    t = board(player(play=[banner]), player(), turn=1)
    assert t.seats[1].identity.atk == 4
    doom(t, 0)
    assert t.seats[1].identity.atk == 2


@rule("rr:player-elimination", "rr:identity")
def test_an_alter_ego_can_be_defeated_too(board):
    t = board(player(form="alter-ego"), player(), turn=1)
    doom(t, 0)
    assert t.seats[0].out


@rule("rr:player-elimination", "rr:defeat")
def test_an_identity_that_is_saved_is_not_eliminated(board):
    angel = support(forced_interrupt(would(Defeated(YOUR_IDENTITY)), Instead(Heal(YOUR_IDENTITY, 3)), Discard(SELF)))
    t = board(player(hero(hp=5), play=[angel]), player(), turn=1)
    t.reveal(treachery(Damage(YOU, 5)), seat=0)
    assert not t.seats[0].out and t.seats[0].identity.hp == 3 and t[angel].where == "discard0"


# ---- "you" of a player who is out ----------------------------------------------------------------------------------


@rule("rr:player-elimination", "rr:you-your", "rr:attack-enemy-activation.4")
def test_nobody_takes_the_place_of_the_player_who_was_attacked(board):
    """Radioactive Man attacks you: nobody else discards a card for it."""
    t = board(player(hero(hp=1), engaged=["Radioactive Man"]), player(hand=[resource(), resource()]))
    t.activate("Radioactive Man", seat=0).pass_all()
    assert t.seats[0].out and len(t.seats[1].hand) == 2
    assert not t.log("use")
    t.quiet()


@rule("rr:player-elimination", "rr:you-your")
def test_nobody_chooses_in_that_place_either(board):
    t = board(player(hero(hp=1)), player(), villain="Ultron", turn=1)
    t.activate(seat=0).pass_all()
    assert t.seats[0].out and t.main.threat == 0 and t.minions == []
    t.quiet()


@rule("rr:player-elimination", "rr:forced")
@pytest.mark.parametrize(
    ("step", "placed"),
    [(PlaceThreat(MAIN, 2), 2), (EachPlayer(PlaceThreat(MAIN, 1)), 1), (one_of(PlaceThreat(MAIN, 2), DOOM), 0)],
)
def test_abilities_without_you_go_on_working(board, step, placed):
    t = board(player(hero(hp=1)), player(), villain=foe(forced_response(Attacked(by=SELF), step), atk=9), turn=1)
    t.activate(seat=0).pass_all()
    assert t.seats[0].out and not t.seats[1].out and t.main.threat == placed
    t.quiet()


@rule("rr:player-elimination", "rr:you-your")
def test_you_who_are_still_there_are_you_as_ever(board):
    t = board(
        player(hero(hp=12), engaged=["Radioactive Man"], hand=[resource(), resource()]), player(hand=[resource()])
    )
    t.activate("Radioactive Man", seat=0).pass_all()
    assert not t.seats[0].out and [len(s.hand) for s in t.seats] == [1, 1]


@rule("rr:player-elimination", "rr:when-revealed-abilities")
def test_a_second_ability_of_the_card_that_eliminated_you(board):
    card = treachery(when_revealed(DOOM), when_revealed(Draw(1)), when_revealed(PlaceThreat(MAIN, 3)))
    t = board(player(), player(deck=[resource(name="Top")]), turn=1)
    t.reveal(card, seat=0)
    assert t.seats[0].out and t.seats[1].hand == [] and t.main.threat == 3
    t.quiet()


@rule("rr:player-elimination", "rr:defeat")
def test_the_last_two_go_together_and_nothing_is_left_over(board):
    """What the first one owned has kept the second one alive."""
    kept = player(hero(hp=10), damage=11, play=[on("Endurance", owner=1)])
    t = board(kept, player(hero(hp=1)), villain=foe(atk=9), turn=1)
    t.activate(seat=1).pass_all()
    assert t.result == "lost" and t.seats[0].out and t.seats[1].out and leftovers(t.game) == []
