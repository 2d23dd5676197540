"""Revealing encounter cards: by type, in order, with surge, obligations and what cancels them."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    A_MINION,
    ASIDE,
    ENC_DECK,
    HOST,
    MAIN,
    SELF,
    STUNNED,
    SURGE,
    SURGES,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Alter,
    AttachTo,
    Attacked,
    Cancel,
    Damage,
    Discard,
    Draw,
    Engaged,
    EnteredPlay,
    Field,
    Give,
    GiveTo,
    In,
    Is_,
    Max,
    Otherwise,
    PlaceThreat,
    PutIntoPlay,
    Reveal,
    Revealed,
    a,
    action,
    alter_ego_action,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    hero_interrupt,
    interrupt,
    response,
    revealed_as_alter_ego,
    revealed_as_hero,
    top,
    when_revealed,
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
    side_scheme,
    support,
    treachery,
)

CANCEL = hero_interrupt(Revealed(a("treachery"), from_=ENC_DECK), Cancel("when revealed", Field("card")))
STOP = interrupt(Revealed(), Cancel("all effects", Field("card")))


# ---- by type -------------------------------------------------------------------------------------------------------
@rule("rr:reveal", "rr:treachery", "rr:reveal.5")
def test_a_treachery_resolves_and_is_discarded(board):
    t = board()
    t.reveal(card := treachery(Damage(YOU, 2)))
    assert t.hero.damage == 2 and t[card].where == "encounter_discard"
    t.quiet()


@rule("rr:treachery", "rr:reveal")
def test_a_treachery_is_in_no_pile_while_it_resolves(board):
    t = board(engaged=[minion(), minion()])
    t.reveal(card := treachery(Damage(A_MINION, 1)))
    assert t.asked == "choose" and t[card].where not in ("encounter", "encounter_discard", "play")
    t.choose(t.minion)
    assert t[card].where == "encounter_discard"


@rule("rr:treachery", "rr:you-your")
def test_the_player_who_reveals_a_treachery_resolves_it(board):
    t = board(player(), player())
    t.reveal(treachery(Damage(YOU, 2)), seat=1)
    assert [s.identity.damage for s in t.seats] == [0, 2]


@rule("rr:reveal", "rr:minion", "rr:reveal.4")
def test_a_minion_enters_play_engaged(board):
    t = board()
    t.reveal(card := minion(when_revealed(Damage(YOU, 1))))
    assert t[card].engaged == 0 and t.hero.damage == 1


@rule("rr:reveal", "rr:side-scheme")
def test_a_side_scheme_enters_play_with_its_threat(board):
    t = board()
    t.reveal(card := side_scheme(when_revealed(PlaceThreat(SELF, 2)), threat=3))
    assert t[card].in_play and t[card].threat == 5


@rule("rr:reveal", "rr:environment", "rr:environment.2", "rr:environment.3")
def test_an_environment_enters_play_and_is_active(board):
    t = board(villain=foe(atk=1))
    t.reveal(card := environment(constant(gets(THE_VILLAIN, ATK=2))))
    assert t[card].in_play and t.villain.atk == 3
    t.villain_phase()
    assert t[card].in_play


@rule("rr:reveal", "rr:attachment", "rr:attach-to", "rr:attachment.1", "rr:reveal.3")
def test_an_attachment_enters_play_attached(board):
    t = board(villain=foe(atk=1, sch=1))
    t.reveal(card := attachment(AttachTo(THE_VILLAIN), atk=2, sch=1))
    assert t[card].host == t.villain and (t.villain.atk, t.villain.sch) == (3, 2)


@rule("rr:attachment", "rr:first-player")
def test_among_several_hosts_the_first_player_chooses(board):
    one, two = minion(), minion()
    t = board(player(engaged=[one]), player(engaged=[two]), first=1)
    t.reveal(card := attachment(AttachTo(A_MINION), atk=1), seat=0)
    assert t.asked == "attach" and t.decision.seat == 1
    t.choose(two)
    assert t[card].host == t[two] and (t[one].atk, t[two].atk) == (1, 2)


@rule("rr:attach-to")
def test_an_attachment_that_can_be_attached_to_nothing_is_discarded(board):
    t = board()
    t.reveal(card := attachment(AttachTo(A_MINION), atk=1))
    assert t[card].where == "encounter_discard"
    t.quiet()


@rule("rr:attach-to", "rr:max-maximum")
def test_a_second_copy_beyond_the_maximum_is_discarded(board):
    card = attachment(AttachTo(THE_VILLAIN), Max(1, "enemy"), atk=2, name="Gear")
    t = board(villain=on(foe(atk=1), attached=[card]), encounter=[card])
    t.reveal(t.zone("encounter")[0])
    assert t.villain.atk == 3 and [c.name for c in t.zone("encounter_discard")] == ["Gear"]


@rule("rr:attach-to")
def test_attachments_go_when_their_host_leaves_play_and_are_not_checked_again(board):
    gear = attachment(AttachTo(a("minion", Is_("damaged"))))
    t = board(engaged=[on(minion(hp=5), damage=2, attached=[gear])])
    t.state.play[t.minion.id].damage = 0
    t.change_form()
    assert t[gear].in_play
    t.play(event(Discard(A_MINION)))
    assert t[gear].where == "encounter_discard"


@rule("rr:attachment", "rr:dash-value")
def test_a_modifier_for_a_value_the_character_lacks_is_ignored(board):
    t = board(engaged=[on(minion(atk=None, sch=2), attached=[attachment(AttachTo(A_MINION), atk=3, sch=1)])])
    assert (t.minion.atk, t.minion.sch) == (0, 3)


@rule("rr:attachment", "rr:you-your")
def test_on_a_player_s_card_an_attachment_s_you_is_its_controller(board):
    curse = attachment(AttachTo(YOUR_HERO), action(Discard(SELF)), forced_response(Attacked(HOST), Damage(YOU, 1)))
    t = board(player(), player(attached=[curse]))
    assert t.find("use", curse) is None  # only the controller of the host can
    t.end_turn()
    t.attack(t.villain)
    assert [s.identity.damage for s in t.seats] == [0, 1]
    t.use(curse)
    assert t[curse].where == "encounter_discard"


# ---- When Revealed -------------------------------------------------------------------------------------------------
@rule("rr:when-revealed-abilities", "rr:play-put-into-play")
def test_put_into_play_is_not_revealed(board):
    card = minion(when_revealed(Damage(YOU, 3)))
    t = board(aside=[card], play=[support(forced_response(EnteredPlay(A_MINION), Draw(1)))])
    t.reveal(treachery(PutIntoPlay(a("minion", In(ASIDE)))))
    assert t[card].in_play and (t.hero.damage, len(t.hand)) == (0, 1)


@rule("rr:when-revealed-abilities", "rr:reveal", "rr:reveal.9")
def test_revealed_by_a_card_from_wherever_it_resolves_the_same_way(board):
    card = minion(when_revealed(Damage(YOU, 3)))
    t = board(aside=[card])
    t.reveal(treachery(Reveal(a("minion", In(ASIDE)))))
    assert t[card].engaged == 0 and t.hero.damage == 3


@rule("rr:when-revealed-abilities", "rr:ability")
@pytest.mark.parametrize(("form", "result"), [("hero", (1, 0)), ("alter-ego", (0, 2))])
def test_abilities_for_one_form_resolve_in_that_form(board, form, result):
    card = treachery(revealed_as_hero(Damage(YOU, 1)), revealed_as_alter_ego(PlaceThreat(MAIN, 2)))
    t = board(form=form)
    t.reveal(card)
    assert (t.hero.damage, t.main.threat) == result


@rule("rr:when-revealed-abilities", "rr:villain-defeat")
def test_a_new_villain_stage_is_revealed(board):
    t = board(villain=[foe(hp=2), foe(when_revealed(Damage(YOU, 1)))])
    t.attack(t.villain)
    assert t.hero.damage == 1


@rule("rr:reveal", "rr:villain-phase")
def test_dealt_cards_are_revealed_in_player_order_in_the_order_dealt(board):
    cards = [treachery(name=x) for x in ("one", "two", "three")]
    t = board(
        player(dealt=[cards[0], cards[1]]), player(dealt=[cards[2]]), first=1, phase="villain", villain=foe(atk=0)
    )
    t.pass_all()
    names = [t.state.face(n[2]).name for n in t.log("reveal")]
    assert [n for n in names if n != "Nothing"] == ["three", "one", "two"]


# ---- surge ---------------------------------------------------------------------------------------------------------
@rule("rr:surge")
def test_surge_reveals_another_card_for_the_same_player(board):
    t = board(player(), player(), encounter=[more := treachery(Damage(YOU, 2))])
    card = t.add(treachery(SURGES, Damage(YOU, 1)), "encounter")
    t.reveal(card, seat=1)
    assert [s.identity.damage for s in t.seats] == [0, 3] and t[more].where == "encounter_discard"


@rule("rr:surge")
def test_without_surge_nothing_more_is_revealed(board):
    t = board(encounter=[more := treachery(Damage(YOU, 2))])
    t.reveal(t.add(treachery(Damage(YOU, 1)), "encounter"))
    assert t.hero.damage == 1 and t[more].where == "encounter"


@rule("rr:surge")
def test_a_card_may_gain_surge_while_it_resolves(board):
    card = treachery(Otherwise(Damage(A_MINION, 1), SURGE))
    t = board(encounter=[treachery(Damage(YOU, 2))])
    t.reveal(t.add(card, "encounter"))
    assert t.hero.damage == 2
    t = board(encounter=[treachery(Damage(YOU, 2))], engaged=[minion()])
    t.reveal(t.add(card, "encounter"))
    assert t.hero.damage == 0


@rule("rr:surge")
def test_surge_twice_is_surge_once(board):
    t = board(encounter=[treachery(Damage(YOU, 1)), treachery(Damage(YOU, 5))])
    t.reveal(t.add(treachery(SURGES, SURGE), "encounter"))
    assert t.hero.damage == 1


@rule("rr:surge", "rr:response")
def test_surge_comes_after_the_card_and_all_responses_to_it(board):
    watch = support(response(Revealed(a("treachery")), Draw(1)))
    t = board(play=[watch], encounter=[treachery(Damage(YOU, 5))])
    card = t.add(treachery(SURGES, Damage(YOU, 1)), "encounter")
    t.reveal(card)
    assert t.asked == "window" and t.hero.damage == 1 and card.where == "encounter_discard"
    t.use(watch)
    assert len(t.hand) == 1 and t.hero.damage == 6


@rule("rr:surge")
def test_surge_can_go_on(board):
    again = treachery(SURGES, Damage(YOU, 1))
    t = board(encounter=[again, again, treachery(Damage(YOU, 1)), treachery(Damage(YOU, 1))])
    t.reveal(t.zone("encounter")[0])
    assert t.hero.damage == 3


@rule("rr:surge", "rr:minion")
def test_a_minion_with_surge_engages_first(board):
    t = board(encounter=[treachery(Damage(each("minion"), 1))])
    t.reveal(t.add(minion(SURGES, hp=3), "encounter"))
    assert t.minion.damage == 1


# ---- canceling -----------------------------------------------------------------------------------------------------
@rule("rr:cancel", "rr:treachery")
def test_a_canceled_treachery_is_revealed_and_discarded(board):
    watch = support(forced_response(Revealed(a("treachery")), Draw(1)))
    t = board(hand=[stop := event(CANCEL)], play=[watch])
    t.reveal(card := treachery(Damage(YOU, 5)))
    t.play(stop)
    assert (t.hero.damage, t[card].where, len(t.hand)) == (0, "encounter_discard", 1)
    t.quiet()


@rule("rr:cancel", "rr:surge")
def test_canceling_when_revealed_leaves_the_surge_keyword(board):
    t = board(hand=[stop := event(CANCEL)], encounter=[minion()])
    t.reveal(t.add(treachery(SURGES, Damage(YOU, 5)), "encounter"))
    t.play(stop)
    assert t.hero.damage == 0 and len(t.minions) == 1


@rule("rr:cancel", "rr:surge")
def test_surge_that_a_canceled_ability_would_have_given_is_not_gained(board):
    t = board(hand=[stop := event(CANCEL)], encounter=[minion()])
    t.reveal(t.add(treachery(SURGE), "encounter"))
    t.play(stop)
    assert t.minions == []


@rule("rr:cancel")
def test_there_must_be_something_to_cancel(board):
    t = board(hand=[event(CANCEL)])
    t.reveal(treachery(SURGES, revealed_as_alter_ego(Damage(YOU, 1))))
    t.quiet()


@rule("rr:cancel", "rr:interrupt", "rr:interrupt.8")
def test_what_is_canceled_already_is_not_canceled_again(board):
    t = board(hand=[stop := event(CANCEL), event(CANCEL)])
    t.reveal(treachery(Damage(YOU, 1)))
    t.play(stop)
    t.quiet()
    assert len(t.hand) == 1


@rule("rr:cancel")
def test_a_card_whose_effects_are_all_canceled_does_not_enter_play(board):
    stop = support(STOP)
    t = board(play=[stop])
    t.reveal(card := minion(SURGES, when_revealed(Damage(YOU, 2))))
    t.use(stop)
    assert t[card].where == "encounter_discard" and t.hero.damage == 0
    t.quiet()


@rule("rr:cancel", "rr:interrupt")
def test_interrupts_to_the_reveal_come_before_the_card_does_anything(board):
    stop = support(interrupt(Revealed(A_MINION), Damage(THE_VILLAIN, 1)))
    t = board(play=[stop])
    t.reveal(card := minion(when_revealed(Damage(YOU, 1))))
    assert t.asked == "window" and not t[card].in_play and t.hero.damage == 0
    t.use(stop)
    assert t[card].in_play and t.hero.damage == 1


# ---- unique minions ------------------------------------------------------------------------------------------------
@rule("rr:unique-icon", "rr:unique-icon.7")
@pytest.mark.parametrize("there", [ally(name="Rogue", unique=True), minion(name="Rogue", unique=True)])
def test_a_unique_minion_that_is_there_already_is_discarded_and_another_card_revealed(board, there):
    card = minion(when_revealed(Damage(YOU, 5)), name="Rogue", unique=True)
    friend = there.printed["type"] == "ally"
    t = board(play=[there] if friend else [], engaged=[] if friend else [there], encounter=[treachery(Damage(YOU, 1))])
    card = t.add(card, "encounter")
    t.reveal(card)
    assert card.where == "encounter_discard" and t.hero.damage == 1
    t.quiet()


@rule("rr:unique-icon")
def test_a_minion_that_is_not_unique_may_come_twice(board):
    card = minion(name="Thug")
    t = board(engaged=[card])
    t.reveal(t.add(card, "encounter"))
    assert len(t.minions) == 2


@rule("rr:unique-icon", "rr:play-put-into-play", "rr:unique-icon.8")
def test_a_unique_minion_cannot_be_put_into_play_twice_and_the_rest_resolves(board):
    card = minion(name="Rogue", unique=True)
    t = board(engaged=[card], aside=[minion(name="Rogue", unique=True)])
    t.reveal(treachery(PutIntoPlay(a("minion", In(ASIDE))), Damage(YOU, 1)))
    assert len(t.minions) == 1 and len(t.zone("aside")) == 1 and t.hero.damage == 1


# ---- obligations ---------------------------------------------------------------------------------------------------
def owed(who, *parts):
    return obligation(GiveTo(who.other.code), *parts)


@rule("rr:obligation", "rr:reveal", "rr:obligation.2", "rr:obligation.5", "rr:reveal.8")
def test_an_obligation_is_given_to_its_player_who_resolves_it(board):
    debtor = hero()
    card = owed(debtor, when_revealed(Damage(YOU, 2)))
    t = board(player(), player(debtor))
    t.reveal(card, seat=0)
    assert t[card].in_play and t[card].engaged == 1
    assert [s.identity.damage for s in t.seats] == [0, 2]


@rule("rr:obligation", "rr:obligation.7", "rr:reveal", "rr:reveal.8")
def test_an_obligation_for_nobody_in_particular_stays_with_who_reveals_it(board):
    t = board(player(), player())
    t.reveal(card := obligation(when_revealed(Damage(YOU, 2))), seat=1)
    assert t[card].engaged == 1 and [s.identity.damage for s in t.seats] == [0, 2]


@rule("rr:obligation", "rr:enters-play", "rr:obligation.1")
def test_an_obligation_enters_play(board):
    t = board(play=[support(forced_response(EnteredPlay(a("obligation")), Draw(1)))])
    t.reveal(obligation())
    assert len(t.hand) == 1


@rule("rr:obligation", "rr:player-elimination", "rr:obligation.6")
def test_an_obligation_that_cannot_be_given_leaves_the_game_and_another_card_is_revealed(board):
    debtor = hero(hp=1)
    card = owed(debtor, when_revealed(Damage(YOU, 5)))
    t = board(player(), player(debtor), encounter=[treachery(Damage(YOU, 1))])
    t.reveal(treachery(Damage(YOU, 1)), seat=1)
    assert t.seats[1].out
    t.reveal(t.add(card, "encounter"), seat=0)
    assert t[card].where == "removed" and t.hero.damage == 1
    t.quiet()


@rule("rr:obligation", "rr:obligation.8")
def test_only_the_player_who_has_it_can_use_it(board):
    card = obligation(alter_ego_action(Discard(SELF)), action(Draw(1)))
    t = board(player(), player(form="alter-ego"))
    t.reveal(card, seat=1)
    assert t.find("use", card) is None
    t.end_turn()
    t.can("use", card, ability=1)
    t.use(card, ability=0)
    assert t[card].where == "encounter_discard"


@rule("rr:obligation", "rr:surge")
def test_surge_of_an_obligation_falls_to_the_player_who_resolved_it(board):
    debtor = hero()
    t = board(player(), player(debtor), encounter=[treachery(Damage(YOU, 1))])
    t.reveal(t.add(owed(debtor, when_revealed(Discard(SELF), SURGE)), "encounter"), seat=0)
    assert [s.identity.damage for s in t.seats] == [0, 1]


@rule("rr:obligation", "rr:obligation.9", "rr:obligation.10")
def test_a_drawn_obligation_goes_to_the_play_area_and_is_not_replaced(board):
    card = obligation()
    t = board(deck=[card])
    t.play(event(Draw(1)))
    assert t[card].in_play and t[card].engaged == 0 and t.hand == []


# ---- cards that reveal cards ---------------------------------------------------------------------------------------
@rule("rr:reveal", "rr:treachery")
def test_a_card_revealed_by_a_card_resolves_within_it(board):
    t = board(encounter=[inner := treachery(Damage(YOU, 1))])
    outer = t.add(treachery(Reveal(top(1, ENC_DECK)), PlaceThreat(MAIN, 1)), "encounter")
    t.reveal(outer)
    assert [n[0] for n in t.log() if n[0] in ("damage", "threat")] == ["damage", "threat"]
    assert t[inner].where == outer.where == "encounter_discard"


@rule("rr:reveal")
def test_a_revealed_card_that_stuns_you_stuns_your_identity(board):
    t = board(player(), player())
    t.reveal(treachery(Give(STUNNED, YOU)), seat=1)
    assert [s.identity.stunned for s in t.seats] == [0, 1]


@rule("rr:reveal", "rr:forced")
def test_forced_abilities_see_a_card_revealed(board):
    watch = environment(forced_interrupt(Revealed(a("treachery"), by=YOU), PlaceThreat(MAIN, 1)))
    t = board(environments=[watch])
    t.reveal(treachery())
    t.reveal(minion())
    assert t.main.threat == 1


@ruling("faq:star-lord-hero-pack:mister-knife:1")
@rule("rr:reveal")
def test_what_was_not_in_play_when_a_card_was_revealed_does_not_interrupt_it(board):
    knife = minion(forced_interrupt(Revealed(a("treachery")), Alter(gains=("surge",), this_card=True)))
    t = board(aside=[knife], encounter=[treachery(Damage(YOU, 5))])
    t.reveal(t.add(treachery(Reveal(a("minion", In(ASIDE)))), "encounter"))
    assert t[knife].in_play and t.hero.damage == 0


@rule("rr:find", "rr:reveal")
def test_a_minion_in_play_that_is_revealed_engages_that_player_without_entering_play(board):
    prey = minion(when_revealed(Damage(YOU, 1)), hp=5)
    watch = support(forced_response(EnteredPlay(A_MINION), Draw(5)), forced_response(Engaged(A_MINION, YOU), Draw(1)))
    t = board(player(engaged=[on(prey, damage=2)]), player(play=[watch]))
    t.reveal(treachery(Reveal(A_MINION)), seat=1)
    assert (t[prey].engaged, t[prey].damage) == (1, 2)
    assert [s.identity.damage for s in t.seats] == [0, 1] and len(t.seats[1].hand) == 1


@rule("rr:find", "rr:engage")
def test_a_minion_revealed_again_by_its_own_player_does_not_engage_him_again(board):
    prey = minion(when_revealed(Damage(YOU, 1)))
    t = board(engaged=[prey], play=[support(forced_response(Engaged(A_MINION, YOU), Draw(1)))])
    t.reveal(treachery(Reveal(A_MINION)))
    assert t.hero.damage == 1 and t.hand == []
