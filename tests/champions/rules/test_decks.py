"""Drawing, dealing, decks that run out, discard piles, shuffling, searching, looking, finding and swapping."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    ASIDE,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    HAND,
    OUT,
    QUICKSTRIKE,
    REST,
    SELF,
    THE_VILLAIN,
    YOU,
    Damage,
    DealEncounter,
    Discard,
    DiscardUntil,
    Draw,
    Drawn,
    EachPlayer,
    Engaged,
    EnteredPlay,
    In,
    Look,
    MoveTo,
    PutIntoPlay,
    Ref,
    RemoveCounters,
    Reveal,
    Search,
    Shuffle,
    ShuffleInto,
    Swap,
    ThisWay,
    Uses,
    a,
    action,
    each,
    forced_response,
    num,
    seq,
    the,
    top,
    when_revealed,
)
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)

TAKE = MoveTo(Ref("found"), HAND)


def cards(*names: str):
    return [resource(name=n) for n in names]


def bare(board, **has):
    """No filler: decks hold what the test says, or a few cards that do not matter."""
    return board(filler=0, **{"encounter": [treachery() for _ in range(6)], "deck": cards("Y", "Z"), **has})


def names(zone) -> list[str]:
    return [c.name for c in zone]


# ---- drawing -------------------------------------------------------------------------------------------------------
@rule("rr:draw-drawing-cards", "rr:draw-drawing-cards.1", "rr:draw-drawing-cards.2")
def test_cards_are_drawn_from_the_top_one_at_a_time_into_the_hand(board):
    t = board(deck=cards("A", "B", "C"), filler=1)
    t.play(event(Draw(2)))
    assert names(t.hand) == ["A", "B"] and names(t.seats[0].deck) == ["C", "Blank"]


@rule("rr:player-deck", "rr:draw-drawing-cards", "rr:player-deck.4")
def test_who_draws_from_a_deck_that_empties_shuffles_his_pile_and_goes_on_drawing(board):
    t = bare(
        board, deck=cards("A", "B"), discard=cards("C", "D", "E"), encounter=[treachery(name="Price"), treachery()]
    )
    t.play(event(Draw(4)))
    assert names(t.hand)[:2] == ["A", "B"] and len(t.hand) == 4
    assert len(t.seats[0].deck) == 1 and len(t.seats[0].discard) == 1  # the event itself
    assert names(t.seats[0].dealt) == ["Price"]


@rule("rr:player-deck", "rr:player-deck.3")
def test_a_deck_is_made_anew_at_once_when_its_last_card_is_drawn(board):
    t = bare(board, deck=cards("A"), discard=cards("B", "C"))
    t.play(event(Draw(1)))
    assert names(t.hand) == ["A"]
    assert sorted(names(t.seats[0].deck)) == ["B", "C"] and len(t.seats[0].dealt) == 1


@rule("rr:player-deck", "rr:encounter-deck", "rr:shuffle", "rr:player-deck.3")
def test_new_decks_are_shuffled(board):
    mine, theirs = set(), set()
    for seed in range(5):
        t = bare(
            board,
            deck=cards("A"),
            discard=cards(*"BCDEFG"),
            seed=seed,
            encounter=[treachery()],
            encounter_discard=[treachery(name=n) for n in "TUVWXYZ"],
        )
        t.play(event(Draw(1)))  # the deck empties, and the price for it is the last card of the encounter deck
        mine.add("".join(names(t.seats[0].deck)))
        theirs.add("".join(names(t.zone("encounter"))))
    assert len(mine) > 3 and len(theirs) > 3
    assert {"".join(sorted(x)) for x in theirs} == {"TUVWXYZ"}


@rule("rr:player-deck")
def test_nothing_happens_while_a_card_is_left(board):
    t = bare(board, deck=cards("A", "Z"), discard=cards("B"))
    t.play(event(Draw(1)))
    assert names(t.seats[0].deck) == ["Z"] and not t.seats[0].dealt


@rule("rr:player-deck", "rr:player-deck.6")
def test_without_a_pile_the_deck_waits_for_the_first_discarded_card(board):
    t = bare(
        board,
        deck=cards("A"),
        hand=[resource(name="Spare")],
        play=[support(Draw(1), name="Desk"), support(Discard(a("card", In(HAND))), name="Bin")],
    )
    t.use("Desk")
    assert not t.seats[0].deck and not t.seats[0].dealt
    with t.changes(lambda: len(t.seats[0].dealt), by=1):
        t.use("Bin", target="Spare")
    assert names(t.seats[0].deck) == ["Spare"] and not t.seats[0].discard


@rule("rr:player-deck")
def test_an_ally_that_is_defeated_ends_the_waiting_too(board):
    t = bare(board, deck=cards("A"), play=[ally(hp=1, attack_cost=1, name="Friend"), support(Draw(1), name="Desk")])
    t.use("Desk")
    t.attack(t.villain, who="Friend")
    assert names(t.seats[0].deck) == ["Friend"] and len(t.seats[0].dealt) == 1


@rule("rr:player-deck")
def test_so_does_a_card_whose_last_counter_was_used(board):
    tool = upgrade(
        Uses(1, "charge"), action(Damage(THE_VILLAIN, 1), cost=RemoveCounters(SELF, 1, "charge")), name="Tool"
    )
    t = bare(board, deck=cards("A"), play=[tool, support(Draw(1), name="Desk")])
    t.use("Desk")
    t.use(tool)
    assert names(t.seats[0].deck) == ["Tool"] and len(t.seats[0].dealt) == 1


@rule("rr:player-deck", "rr:draw-drawing-cards")
def test_with_no_cards_at_all_nothing_is_drawn(board):
    t = bare(board, deck=[])
    t.villain_phase()
    assert not t.hand and t.result is None


@rule("rr:player-deck", "rr:discard", "rr:player-deck.5")
def test_discarding_from_the_deck_stops_when_it_is_empty(board):
    t = bare(board, deck=cards("A", "B"), discard=cards("C"))
    t.play(event(Discard(top(5))))
    assert sorted(names(t.seats[0].deck)) == ["A", "B", "C"]
    assert len(t.seats[0].discard) == 1 and len(t.seats[0].dealt) == 1  # only the event that did it


@rule("rr:player-deck")
def test_the_price_is_paid_once_for_each_time_the_deck_empties(board):
    t = bare(board, deck=cards("A"), discard=cards("B"), play=[support(Draw(3), name="Desk")])
    t.use("Desk")
    assert sorted(names(t.hand)) == ["A", "B"] and len(t.seats[0].dealt) == 1


# ---- the encounter deck --------------------------------------------------------------------------------------------
@rule("rr:encounter-deck", "rr:acceleration-token", "rr:acceleration-token.2", "rr:encounter-deck.3")
@pytest.mark.parametrize("how", ["deal", "boost", "reveal", "discard"])
def test_an_empty_encounter_deck_is_made_anew_at_once_and_costs_a_token(board, how):
    t = bare(
        board, encounter=[treachery(name="Last")], encounter_discard=[treachery(name="Old"), treachery(name="Older")]
    )
    if how == "deal":
        t.play(event(DealEncounter()))
    elif how == "boost":
        t.activate()
    elif how == "reveal":
        t.reveal("Last")
    else:
        t.play(event(Discard(top(1, ENC_DECK))))
    assert t.state.acceleration == 1
    assert {"Old", "Older"} <= set(names(t.zone("encounter")))
    t.pass_all()


@rule("rr:encounter-deck")
def test_no_token_while_a_card_is_left(board):
    t = bare(board, encounter=[treachery(), treachery(name="Last")], encounter_discard=[treachery()])
    t.play(event(DealEncounter()))
    assert t.state.acceleration == 0 and names(t.zone("encounter")) == ["Last"]


@rule("rr:encounter-deck", "rr:acceleration-token")
def test_the_token_speeds_up_the_main_scheme(board):
    t = bare(board, encounter=[treachery()], encounter_discard=[treachery() for _ in range(9)], deck=cards("A"))
    t.play(event(DealEncounter()))
    with t.changes(lambda: t.main.threat, by=2):
        t.villain_phase()


@rule("rr:encounter-deck", "rr:winning-the-game", "rr:encounter-deck.5")
def test_with_neither_deck_nor_pile_the_players_lose(board):
    t = bare(board, encounter=[minion(name="Last")])
    t.reveal("Last")
    assert t.result == "lost"


@rule("rr:encounter-deck")
def test_one_card_in_the_pile_is_enough(board):
    t = bare(board, encounter=[minion(name="Last")], encounter_discard=[treachery(name="Saved")])
    t.reveal("Last")
    assert t.result is None and names(t.zone("encounter")) == ["Saved"] and t.state.acceleration == 1


@rule("rr:encounter-deck", "rr:discard", "rr:encounter-deck.4")
def test_discarding_from_the_encounter_deck_stops_at_its_end(board):
    t = bare(board, encounter=[treachery(name="A"), treachery(name="B")], encounter_discard=[treachery(name="C")])
    t.play(event(Discard(top(7, ENC_DECK))))
    assert sorted(names(t.zone("encounter"))) == ["A", "B", "C"] and not t.zone("encounter_discard")
    assert t.state.acceleration == 1


@rule("rr:encounter-deck")
def test_discarding_until_a_card_turns_up_takes_no_more_than_it_needs(board):
    t = board(encounter=[treachery(name="A"), minion(name="Thug"), treachery(name="C")])
    t.play(event(DiscardUntil(ENC_DECK, a("minion")), PutIntoPlay(Ref("found"))))
    assert t["A"].where == "encounter_discard" and t["Thug"].in_play and names(t.zone("encounter"))[0] == "C"


@rule("rr:encounter-deck", "rr:encounter-deck.4")
def test_discarding_until_a_card_turns_up_ends_with_the_deck(board):
    t = bare(board, encounter=[treachery(name="A"), treachery(name="B")], encounter_discard=[minion(name="Thug")])
    t.play(event(DiscardUntil(ENC_DECK, a("minion")), Damage(THE_VILLAIN, 1)))
    assert t["Thug"].where == "encounter" and t.state.acceleration == 1  # the new deck is not dug into
    assert t.villain.damage == 1 and len(t.zone("encounter")) == 3


@rule("rr:each-player", "rr:encounter-deck")
def test_after_a_reset_the_remaining_players_resume_discarding(board):
    t = board(player(deck=cards("A")), player(deck=cards("B")), filler=0, encounter=[treachery() for _ in range(3)])
    t.play(event(EachPlayer(Discard(top(2, ENC_DECK)))))
    t.choose(t.seats[0])
    # two, then one and a reset: that player stops, although he discarded only one
    assert t.state.acceleration == 1 and len(t.zone("encounter")) == 3


@rule("rr:encounter-deck", "rr:enters-play")
def test_a_deck_whose_last_card_is_put_into_play_is_made_anew_too(board):
    t = bare(board, encounter=[minion(name="Last")], encounter_discard=[treachery()])
    t.play(event(PutIntoPlay(a("minion", In(ENC_DECK)))))
    assert t["Last"].in_play and t.state.acceleration == 1 and len(t.zone("encounter")) == 1


# ---- discard piles -------------------------------------------------------------------------------------------------
@rule("rr:discard", "rr:discard-pile", "rr:ownership-and-control", "rr:discard.2", "rr:discard.3", "rr:discard-pile.1")
def test_cards_go_faceup_on_top_of_the_pile_of_their_owner(board):
    t = board(
        player(discard=cards("Old"), play=[support(name="Mine")]),
        player(play=[support(name="Yours")]),
        encounter_discard=[treachery(name="Old Plan")],
        sides=[side_scheme(name="Plan")],
    )
    t.play(event(Discard(each("support")), Discard(each("side scheme"))))
    assert names(t.seats[0].discard)[1:] == ["Mine", "Old"] and names(t.seats[1].discard) == ["Yours"]
    assert names(t.zone("encounter_discard")) == ["Plan", "Old Plan"]


@rule("rr:discard", "rr:discard.5")
def test_cards_from_a_deck_are_discarded_one_by_one_without_changing_their_order(board):
    t = board(deck=cards("A", "B", "C"))
    t.play(event(Discard(top(3))))
    assert names(t.seats[0].discard)[1:] == ["C", "B", "A"]  # the event lies on top


@rule("rr:discard-pile", "rr:discard-pile.2")
def test_piles_are_open_to_everybody_and_hands_are_not(board):
    t = board(player(discard=cards("A"), hand=cards("Secret")), player(), encounter_discard=[treachery(name="B")])
    for seat in (0, 1, -1):
        seen = t.game.view(seat)
        assert [c["name"] for c in seen["players"][0]["discard"]] == ["A"]
        assert [c["name"] for c in seen["encounter_discard"]] == ["B"]
        assert ("hand" in seen["players"][0]) == (seat == 0)


@rule("rr:discard-pile", "rr:shuffle", "rr:discard-pile.4")
def test_a_pile_of_no_cards_is_not_shuffled_into_the_deck(board):
    t = bare(board, deck=cards(*"ABCDEFGH"), hand=[event(ShuffleInto(each("card", In(DISCARD)), DECK), Draw(1))])
    chance = t.state.counter
    t.play(t.hand[0])
    assert t.state.counter == chance and names(t.seats[0].deck) == list("BCDEFGH")


@rule("rr:discard-pile", "rr:shuffle")
def test_a_pile_with_cards_is(board):
    t = bare(board, deck=cards(*"ABCDEFGH"), discard=cards("I"))
    t.play(event(ShuffleInto(each("card", In(DISCARD)), DECK)))
    assert sorted(names(t.seats[0].deck)) == list("ABCDEFGHI") and names(t.seats[0].deck)[1:] != list("ABCDEFGH")


# ---- shuffling -----------------------------------------------------------------------------------------------------
@rule("rr:shuffle")
def test_shuffling_changes_the_order_and_nothing_else(board):
    found = set()
    for seed in range(6):
        t = bare(board, deck=cards(*"ABCDEF"), seed=seed)
        t.play(event(Shuffle(DECK)))
        assert sorted(names(t.seats[0].deck)) == list("ABCDEF")
        found.add("".join(names(t.seats[0].deck)))
    assert len(found) > 3


# ---- searching -----------------------------------------------------------------------------------------------------
@rule("rr:search", "rr:search.2", "rr:search.4")
def test_the_player_chooses_among_what_fits_and_the_deck_is_shuffled(board):
    t = bare(board, deck=[*cards("X", "Y"), ally(name="Ann"), ally(name="Bob"), *cards(*"PQRSTUVW")])
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert sorted(o.split("> ")[1] for o in t.options("choose")) == ["Ann", "Bob"]
    t.choose("Bob")
    assert names(t.hand) == ["Bob"] and t["Ann"].where == "deck0"
    left = names(t.seats[0].deck)
    assert len(left) == 11 and left != ["X", "Y", "Ann", *"PQRSTUVW"]


@rule("rr:search", "rr:shuffle", "rr:search.4")
def test_a_deck_is_shuffled_even_if_nothing_was_found(board):
    t = bare(board, deck=cards(*"ABCDEFGH"))
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert sorted(names(t.seats[0].deck)) == list("ABCDEFGH") and names(t.seats[0].deck) != list("ABCDEFGH")
    assert not t.hand
    t.quiet()


@rule("rr:search", "rr:shuffle", "rr:discard-pile", "rr:discard-pile.3")
def test_a_pile_that_is_searched_keeps_its_order_and_the_deck_is_left_alone(board):
    t = bare(board, deck=cards(*"ABCD"), discard=[*cards("X", "Y"), ally(name="Ann"), *cards("Z")])
    t.play(event(Search((DISCARD,), AN_ALLY, TAKE)))
    assert names(t.hand) == ["Ann"] and names(t.seats[0].deck) == list("ABCD")
    assert names(t.seats[0].discard)[1:] == ["X", "Y", "Z"]


@rule("rr:search", "rr:search.3")
def test_cards_do_not_leave_a_deck_by_being_searched(board):
    t = bare(board, deck=[ally(name="Ann"), ally(name="Bob")], discard=cards("Old"))
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert len(t.seats[0].deck) == 2 and t.asked == "search"
    t.choose("Ann")
    assert not t.seats[0].dealt and names(t.seats[0].deck) == ["Bob"]


@rule("rr:search", "rr:player-deck")
def test_a_deck_that_is_emptied_by_a_search_is_made_anew(board):
    t = bare(board, deck=[ally(name="Ann")], discard=cards("Old"))
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert names(t.hand) == ["Ann"] and "Old" in names(t.seats[0].deck) and len(t.seats[0].dealt) == 1


@rule("rr:search")
def test_the_order_of_other_decks_stays(board):
    t = board(
        player(deck=[ally(), *cards(*"ABC")]),
        player(
            deck=cards(*"DEF"),
        ),
        encounter=[treachery(name="T")],
    )
    t.play(event(Search((DECK,), AN_ALLY, TAKE)))
    assert names(t.seats[1].deck)[:3] == list("DEF") and names(t.zone("encounter"))[0] == "T"


# ---- looking -------------------------------------------------------------------------------------------------------
@rule("rr:look-looked-at", "rr:look-looked-at.2", "rr:look-looked-at.3", "rr:player-deck.2")
def test_cards_that_were_looked_at_stay_part_of_the_deck_in_the_same_order(board):
    t = bare(board, deck=cards(*"ABCD"))
    t.play(event(Look(top(3), Damage(THE_VILLAIN, 1))))
    assert names(t.seats[0].deck) == list("ABCD") and t.villain.damage == 1


@rule("rr:look-looked-at", "rr:discard", "rr:look-looked-at.1")
def test_only_the_player_who_looks_sees_the_cards_and_the_rest_of_the_deck_is_untouched(board):
    t = board(player(deck=cards(*"ABCD")), player())
    t.play(event(Look(top(3), seq(MoveTo(num(1, "card", ThisWay("seen")), HAND), Discard(REST)))))
    assert len(t.seats[0].deck) == 14  # still part of it
    assert {o["target"] for o in t.game.view(0)["decision"]["options"]} == {c.id for c in t.seats[0].deck[:3]}
    assert t.game.view(1)["decision"] is None
    t.choose("B")
    assert names(t.hand) == ["B"] and names(t.seats[0].discard)[1:] == ["C", "A"]
    assert names(t.seats[0].deck)[0] == "D"


# ---- finding -------------------------------------------------------------------------------------------------------
@rule("rr:find", "rr:engage", "rr:find.3", "rr:find.4")
def test_a_minion_that_is_found_in_play_engages_and_resolves_its_when_revealed_without_entering_play(board):
    boss = minion(when_revealed(Damage(YOU, 1)), hp=6, name="Boss")
    t = board(
        player(engaged=[on(boss, damage=2, tough=1, attached=[attachment(atk=1)])]),
        player(
            play=[
                support(forced_response(EnteredPlay(a("minion")), Damage(THE_VILLAIN, 5))),
                support(forced_response(Engaged(a("minion"), YOU), Damage(THE_VILLAIN, 1))),
            ]
        ),
        turn=1,
    )
    t.reveal("Boss", seat=1)
    assert (t.minion.engaged, t.minion.damage, t.minion.tough, len(t.minion.attached)) == (1, 2, 1, 1)
    assert t.seats[1].identity.damage == 1 and t.villain.damage == 1


@rule("rr:find", "rr:engage", "rr:quickstrike", "rr:find.4")
def test_a_minion_that_is_engaged_with_that_player_already_does_not_engage_again(board):
    boss = minion(QUICKSTRIKE, when_revealed(Damage(YOU, 1)), atk=3)
    t = board(engaged=[boss])
    t.reveal(boss)
    t.quiet()
    assert t.hero.damage == 1


@rule("rr:find", "rr:set-aside-set-aside", "rr:find.1")
def test_set_aside_cards_can_be_found(board):
    t = board(aside=[minion(name="Boss")])
    t.play(event(Search((ASIDE, ENC_DECK, ENC_DISCARD), a("minion"), Reveal(Ref("found")))))
    assert t["Boss"].in_play and t["Boss"].engaged == 0


@rule("rr:find", "rr:victory-display", "rr:removed-from-the-game", "rr:find.2")
def test_cards_in_the_victory_display_or_out_of_the_game_are_not_found(board):
    t = board(victory=[minion(name="Boss")], engaged=[minion(name="Gone")])
    t.play(event(MoveTo(a("minion"), OUT)))
    t.play(event(Search((ASIDE, ENC_DECK, ENC_DISCARD), a("minion"), Reveal(Ref("found")))))
    assert (t["Boss"].where, t["Gone"].where) == ("victory", "removed")


# ---- swapping ------------------------------------------------------------------------------------------------------
@rule("rr:swap", "rr:swap.1", "rr:swap.3")
def test_two_cards_exchange_their_places_and_none_is_drawn(board):
    listener = support(forced_response(Drawn(YOU), Damage(THE_VILLAIN, 1)))
    t = bare(board, hand=cards("H", "I"), deck=cards("T", "U"), play=[listener])
    t.play(event(Swap(a("card", In(HAND)), top())), target="H")
    assert names(t.hand) == ["T", "I"] and names(t.seats[0].deck) == ["H", "U"]
    assert t.villain.damage == 0


@rule("rr:swap", "rr:swap.2")
def test_no_swap_without_a_card_in_both_places(board):
    t = bare(board, deck=cards("T", "U"))
    t.play(event(Swap(a("card", In(HAND)), top()), Damage(THE_VILLAIN, 1)))
    assert names(t.seats[0].deck) == ["T", "U"] and not t.hand and t.villain.damage == 1
    held, here = a("ally", In(HAND)), a("ally")
    for swap in (Swap(held, here), Swap(here, held)):
        t = board(hand=[plan := event(swap)], play=[ally()])
        t.cannot("play", plan, rule="rr:target")


@rule("rr:swap", "rr:swap.4")
def test_a_card_in_play_goes_on_as_another_of_the_same_title(board):
    old, new = ally(hp=5, atk=1, name="Wasp"), ally(hp=6, atk=3, name="Wasp")
    listener = support(forced_response(EnteredPlay(AN_ALLY), Damage(THE_VILLAIN, 1)))
    t = board(
        hand=[new],
        play=[
            on(old, damage=2, exhausted=True, stunned=1, counters={"all": 2}, attached=[upgrade(name="Sting")]),
            listener,
        ],
    )
    t.play(event(Swap(the("ally"), a("ally", In(HAND)))))
    assert t.ally.face.code == new.code and t[old].where == "hand0"
    assert (t.ally.damage, t.ally.exhausted, t.ally.stunned, t.ally.counters("all")) == (2, True, 1, 2)
    assert names(t.ally.attached) == ["Sting"] and (t.ally.atk, t.ally.hp) == (3, 4)
    assert t.villain.damage == 0


@rule("rr:swap", "rr:leaves-play", "rr:swap.5")
def test_cards_of_different_titles_leave_and_enter_play(board):
    old, new = ally(name="Wasp"), ally(name="Hulk")
    listener = support(forced_response(EnteredPlay(AN_ALLY), Damage(THE_VILLAIN, 1)))
    t = board(hand=[new], play=[on(old, damage=2, exhausted=True, attached=[upgrade(name="Sting")]), listener])
    t.play(event(Swap(the("ally"), a("ally", In(HAND)))))
    assert t.ally.name == "Hulk" and t["Wasp"].where == "hand0" and t["Sting"].where == "discard0"
    assert (t.ally.damage, t.ally.exhausted, t.ally.attached) == (0, False, [])
    assert t.villain.damage == 1


@rule("rr:deck", "rr:player-deck")
def test_the_order_of_a_deck_is_hidden(board):
    t = board(deck=cards("A", "B"))
    assert t.game.view(0)["players"][0]["deck"] == 12
    assert t.game.view(0)["encounter_deck"] == 10
