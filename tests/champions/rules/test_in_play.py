"""What is in play and what is not, and what that means for texts, targets and triggers; identities; discarding."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.table import PLAY
from quickstrike.champions.vocab import (
    AN_ENEMY,
    DECK,
    DISCARD,
    HAND,
    MAIN,
    PERMANENT,
    REST,
    THE_VILLAIN,
    YOU,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    Count,
    Damage,
    DamageTaken,
    Discard,
    Discarded,
    DiscardUntil,
    Draw,
    EnteredPlay,
    Exhaust,
    Heal,
    In,
    Look,
    Mine,
    MoveTo,
    PlaceThreat,
    Prevent,
    PutIntoPlay,
    ThisWay,
    a,
    action,
    constant,
    each,
    forced_response,
    gets,
    interrupt,
    named,
    num,
    response,
    seq,
    top,
    would,
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
    scheme,
    side_scheme,
    support,
    treachery,
    upgrade,
)

STRONG = constant(gets(THE_VILLAIN, ATK=1))
"""Text that shows whether it is active."""


# ---- in play -------------------------------------------------------------------------------------------------------
@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.1")
def test_every_card_of_a_game_is_in_play_or_in_one_area_out_of_play():
    s = champions.new(heroes=["spider-man:justice", "captain-marvel:leadership"], scenario="rhino", seed=1).state
    found = sorted(c for cards in s.zones.values() for c in cards)
    assert found == list(range(len(s.codes)))
    assert {c for c in found if s.where[c] == PLAY} == set(s.play)


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.3")
@pytest.mark.parametrize("make", [ally, support, upgrade])
def test_player_cards_that_entered_play_are_in_play_and_active(board, make):
    card = make(STRONG)
    t = board(hand=[card], villain=foe(atk=2))
    assert not t[card].in_play and t.villain.atk == 2
    t.play(card)
    assert t[card].in_play and t.hero.in_play and t.villain.atk == 3


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.4")
@pytest.mark.parametrize("make", [attachment, environment, minion, obligation, side_scheme])
def test_encounter_cards_that_entered_play_are_in_play_and_active(board, make):
    t = board(villain=foe(STRONG, atk=2), main=scheme(STRONG))
    assert t.villain.atk == 4
    t.reveal(card := make(STRONG))
    assert t[card].in_play and t.villain.atk == 5


@rule(
    "rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.5", "rr:enters-play", "rr:enters-play.1", "rr:leaves-play"
)
def test_a_card_enters_play_from_out_of_play_and_leaves_it_the_other_way(board):
    told = support(forced_response(EnteredPlay(a("ally")), PlaceThreat(MAIN, 1)))
    home = event(MoveTo(a("ally"), HAND))
    t = board(play=[told, friend := on(ally(hp=5), damage=2)], hand=[])
    t.attack(t.villain, who=friend)
    assert t.main.threat == 0  # it was in play already
    t.play(home)
    assert t[friend].where == "hand0" and not t.allies
    t.play(friend)
    assert t.main.threat == 1 and (t[friend].damage, t[friend].exhausted) == (0, False)


@rule("rr:enters-play", "rr:enters-play.2")
@pytest.mark.parametrize("how", ["played", "put", "revealed"])
def test_entering_play_is_one_thing_however_it_comes_about(board, how):
    told = support(forced_response(EnteredPlay(), PlaceThreat(MAIN, 1)))
    t = board(play=[told], hand=[friend := ally()])
    if how == "played":
        t.play(friend)
    elif how == "put":
        t.play(event(PutIntoPlay(a("ally", In(HAND)))))
    else:
        t.reveal(minion())
    assert t.main.threat == 1


# ---- what abilities reach ------------------------------------------------------------------------------------------
@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.6", "rr:target")
def test_abilities_target_cards_in_play_unless_they_name_another_area(board):
    burn, sort = event(Discard(a("support"))), event(Discard(a("support", In(HAND))))
    there, here = support(), support(cost=9)
    t = board(hand=[burn, sort, here], deck=[support()], discard=[support()])
    t.cannot("play", burn, rule="rr:target")
    t.put(there, seat=0)
    t.play(burn)
    assert t[there].where == "discard0" and t[here].where == "hand0"
    t.play(sort)
    assert t[here].where == "discard0"


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.7")
def test_of_cards_out_of_play_only_events_and_treacheries_act(board):
    """An upgrade in hand neither acts nor interrupts; an event in hand does both, and a treachery is never in play."""
    shield = [interrupt(would(DamageTaken(YOU)), Prevent(1)), action(Draw(1))]
    t = board(hand=[cape := upgrade(*shield, cost=9), dodge := event(*shield)])
    t.can("play", dodge, ability=1)
    t.cannot("use", cape, ability=1, rule="rr:in-play-and-out-of-play")
    t.reveal(trap := treachery(Damage(YOU, 2), STRONG))
    assert len(t.options("play")) == 1 and not t[trap].in_play and t.villain.atk == 2
    t.play(dodge)
    assert t.hero.damage == 1 and t[trap].where == "encounter_discard"


# ---- out of play ---------------------------------------------------------------------------------------------------
NOISE = forced_response(EnteredPlay(), Damage(YOU, 5))


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.10")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_the_text_of_cards_in_hand_deck_and_discard_pile_does_nothing(board, where):
    t = board(villain=foe(atk=2), **{where: [support(STRONG, NOISE, cost=9), ally(STRONG, NOISE, cost=9)]})
    t.put(environment())
    t.play(support())
    assert t.villain.atk == 2 and t.hero.damage == 0 and not t.allies


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.11")
@pytest.mark.parametrize("where", ["encounter", "encounter_discard", "dealt"])
def test_nor_does_that_of_encounter_cards_which_are_not_in_play(board, where):
    t = board(villain=foe(atk=2), **{where: [minion(STRONG, NOISE), side_scheme(STRONG, NOISE, crisis=1)]}, threat=3)
    t.play(support())
    assert t.villain.atk == 2 and t.hero.damage == 0 and not t.minions and not t.sides
    t.can("thwart", target=t.main)


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.11")
def test_nor_does_that_of_stages_not_yet_revealed(board):
    t = board(villain=[foe(atk=2, hp=1), foe(STRONG, NOISE, atk=2)], main=[scheme(), scheme(STRONG, NOISE)])
    t.play(support())
    assert t.villain.atk == 2 and t.hero.damage == 0
    t.attack(t.villain)
    assert t.villain.atk == 3


@rule("rr:in-play-and-out-of-play", "rr:in-play-and-out-of-play.12")
def test_nor_does_that_of_facedown_cards_beneath_or_with_cards_in_play(board):
    hidden = [support(STRONG, NOISE), ally(STRONG, NOISE)]
    t = board(play=[on(support(), under=hidden)], villain=on(foe(atk=2), boosts=[minion(STRONG, NOISE)]))
    t.play(support())
    assert t.villain.atk == 2 and t.hero.damage == 0 and not t.allies and not t.minions


# ---- identities ----------------------------------------------------------------------------------------------------
@rule("rr:identity", "rr:identity.1", "rr:identity.2", "rr:form-change-form.1", "rr:form-change-form")
def test_a_player_is_whom_the_faceup_side_of_the_identity_shows(board):
    who = hero(name="Night Owl", alter_name="Nora", atk=3, rec=4)
    t = board(player(who), player())
    assert (t.seats[0].identity.name, t.seats[0].form, t.seats[0].identity.controller) == ("Night Owl", "hero", 0)
    t.change_form()
    assert (t.seats[0].identity.name, t.seats[0].form, t.hero.stat("REC")) == ("Nora", "alter-ego", 4)
    assert t.seats[1].form == "hero"


@rule("rr:identity", "rr:identity.4", "rr:referential-ability")
def test_a_title_means_the_side_that_bears_it(board):
    who = hero(name="Night Owl", alter_name="Nora")
    t = board(hero=who, form="alter-ego", hand=[card := event(Damage(named(who.code), 1))])
    t.cannot("play", card, rule="rr:target")
    t.change_form()
    t.play(card)
    assert t.hero.damage == 1


@rule("rr:identity", "rr:identity.5")
@pytest.mark.parametrize("what", [YOUR_IDENTITY, YOUR_HERO, a("identity"), each("card", Mine())])
def test_an_identity_is_not_discarded(board, what):
    t = board(play=[support()])
    t.play(event(Discard(what), Draw(1)))
    assert t.hero.in_play and len(t.hand) == 1
    t.quiet()


@rule("rr:form-change-form", "rr:form-change-form.5")
def test_in_hero_form_the_alter_ego_is_not_there(board):
    rest, tire = event(Heal(YOUR_ALTER_EGO, 2)), event(Exhaust(a("alter-ego")))
    t = board(hand=[rest, tire], damage=3)
    for card in (rest, tire):
        t.cannot("play", card, rule="rr:target")
    t.reveal(treachery(Exhaust(a("alter-ego")), Damage(a("alter-ego"), 1)))
    assert (t.hero.exhausted, t.hero.damage) == (False, 3)
    t.change_form()
    t.play(rest).play(tire)
    assert (t.hero.exhausted, t.hero.damage) == (True, 1)


# ---- discarding ----------------------------------------------------------------------------------------------------
@rule("rr:discard", "rr:discard.1")
def test_a_card_in_a_discard_pile_is_not_discarded_again(board):
    told = support(forced_response(Discarded(), PlaceThreat(MAIN, 1)))
    t = board(play=[told], discard=[resource()], hand=[card := event(Discard(a("card", In(DISCARD))))])
    t.cannot("play", card, rule="rr:target")


@rule("rr:discard", "rr:discard.1", "rr:permanent")
def test_to_discard_is_to_try(board):
    """What cannot leave play stays where it is, and that which needed it to go does not come."""
    t = board(play=[rock := support(PERMANENT), sand := support()])
    t.play(event(Discard(each("support"))))
    assert t[rock].in_play and t[sand].where == "discard0"


@rule("rr:discard", "rr:discard.4")
def test_cards_discarded_together_from_hand_and_play_lie_on_top_of_the_pile_in_some_order(board):
    t = board(
        hand=[resource(name=n) for n in "AB"], play=[support(name=n) for n in "CD"], discard=[resource(name="Old")]
    )
    t.play(event(Discard(each("card", In(HAND)))))
    assert {c.name for c in t.seats[0].discard[1:3]} == {"A", "B"} and t.seats[0].discard[3].name == "Old"
    t.play(event(Discard(each("support"))))
    assert {c.name for c in t.seats[0].discard[1:3]} == {"C", "D"} and len(t.seats[0].discard) == 7


@rule("rr:discard", "rr:discard.6")
def test_responses_wait_until_all_cards_of_the_deck_are_discarded(board):
    told = support(response(Discarded(), Damage(AN_ENEMY, Count(each("card", In(DISCARD))))))
    t = board(deck=[resource() for _ in range(3)], play=[told])
    t.play(event(Discard(top(3))))
    assert t.asked == "window" and len(t.seats[0].discard) == 3
    t.answer("use")
    assert t.villain.damage == 3


@rule("rr:discard", "rr:discard.7", "rr:look-looked-at")
def test_cards_looked_at_and_then_discarded_were_discarded_from_the_top_of_the_deck(board):
    search = event(Look(top(3), seq(MoveTo(num(1, "card", ThisWay("seen")), HAND), Discard(REST))))
    told = support(forced_response(Discarded(from_=DECK), PlaceThreat(MAIN, 1)))
    t = board(deck=[resource(name=n) for n in "ABCD"], hand=[resource()], play=[told])
    t.play(search)
    t.choose("B")
    assert [c.name for c in t.seats[0].discard][1:] == ["C", "A"] and t.seats[0].deck[0].name == "D"
    assert t.main.threat == 2
    t.play(event(Discard(each("card", In(HAND)))))
    assert t.main.threat == 2  # from the hand, not from the deck


@rule("rr:discard", "rr:discard.1")
@pytest.mark.parametrize("how", ["paid", "until", "end of phase"])
def test_a_card_is_discarded_whatever_makes_it_go_to_the_pile(board, how):
    told = support(forced_response(Discarded(a("resource")), Damage(THE_VILLAIN, 1)))
    plan, seek, gone = event(Draw(1), cost=1), event(DiscardUntil(DECK, a("ally"))), resource(energy=1)
    t = board(hand=[plan, seek, gone], deck=[resource(), ally()], play=[told])
    if how == "paid":
        t.play(plan, pay=[gone])
    elif how == "until":
        t.play(seek)
    else:
        t.end_turn().answer("discard", gone)
    assert t.villain.damage == 1
