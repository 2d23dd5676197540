"""Enemies that scheme: the three steps of the activation."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ENC_DISCARD,
    MAIN,
    THE_VILLAIN,
    VILLAINOUS,
    YOU,
    Activated,
    Alter,
    Cancel,
    Count,
    Damage,
    Draw,
    In,
    Schemed,
    ThreatPlaced,
    boost,
    each,
    forced_response,
    gets,
    interrupt,
    response,
    when_revealed,
    would,
)
from quickstrike.champions.vocab import Prevent as PreventIt
from quickstrike.champions.vocab import constant as always
from quickstrike.testkit import ally, environment, foe, minion, on, player, scheme, side_scheme, support, treachery


@rule(
    "rr:scheme-enemy-activation",
    "rr:sch",
    "rr:basic-power",
    "rr:boost-boost-icon",
    "rr:basic-power.6",
    "rr:boost-boost-icon.1",
    "rr:boost-boost-icon.2",
    "rr:scheme-enemy-activation.5",
    "rr:scheme-enemy-activation.6",
    "rr:icons",
    "rr:icons.10",
)
@pytest.mark.parametrize("icons", [0, 1, 3])
def test_a_scheme_places_sch_and_boost_icons_on_the_main_scheme(board, icons):
    t = board(form="alter-ego", villain=foe(sch=2), encounter=[card := treachery(boost=icons)], sides=[side_scheme()])
    with t.changes(lambda: (t.main.threat, t.side.threat), to=(2 + icons, 3)):
        t.activate()
    assert t[card].where == "encounter_discard"
    t.quiet()


@rule("rr:scheme-enemy-activation")
def test_a_scheme_is_not_defended(board):
    t = board(play=[ally()], villain=foe(sch=2))
    t.activate(how="scheme")
    assert (t.main.threat, t.hero.damage, t.hero.exhausted, t.ally.exhausted) == (2, 0, False, False)
    t.quiet()


@rule("rr:scheme-enemy-activation", "rr:villainous", "rr:scheme-enemy-activation.2")
@pytest.mark.parametrize(("parts", "placed"), [((), 1), ((VILLAINOUS,), 3)])
def test_only_a_villainous_minion_schemes_with_a_boost_card(board, parts, placed):
    t = board(form="alter-ego", engaged=[minion(*parts, sch=1)], encounter=[treachery(boost=2)])
    with t.changes(lambda: t.main.threat, by=placed):
        t.activate(t.minion)


@rule(
    "rr:scheme-enemy-activation",
    "rr:boost-boost-icon",
    "rr:boost-boost-icon.3",
    "rr:boost-boost-icon.5",
    "rr:scheme-enemy-activation.4",
)
def test_the_boost_ability_resolves_and_no_other_text_of_the_card(board):
    card = treachery(when_revealed(Damage(YOU, 4)), boost(Damage(YOU, 1)), boost=1)
    t = board(form="alter-ego", villain=foe(sch=1), encounter=[card])
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(1, 2)):
        t.activate()


@rule("rr:scheme-enemy-activation", "rr:scheme-enemy-activation.3")
def test_boost_cards_resolve_in_the_order_dealt_the_one_of_the_activation_last(board):
    cards = [treachery(boost=1), treachery(boost=2)]
    last = treachery(boost=3)
    t = board(form="alter-ego", villain=on(foe(sch=0), boosts=cards), encounter=[last])
    t.activate()
    assert t.main.threat == 6
    assert [n[2] for n in t.log("boost")] == [t[c].id for c in (*cards, last)]


@rule("rr:scheme-enemy-activation", "rr:boost-boost-icon", "rr:scheme-enemy-activation.6")
def test_a_boost_card_is_discarded_before_the_next_is_turned(board):
    last = treachery(boost(Damage(YOU, Count(each("card", In(ENC_DISCARD))))))
    t = board(form="alter-ego", villain=on(foe(sch=0), boosts=[treachery(), treachery()]), encounter=[last])
    with t.changes(lambda: t.hero.damage, by=2):
        t.activate()


@rule("rr:target", "rr:scheme-enemy-activation", "rr:target.6")
def test_an_enemy_with_sch_zero_schemes_all_the_same(board):
    watch = support(forced_response(Schemed(THE_VILLAIN), Draw(1)))
    t = board(form="alter-ego", villain=foe(sch=0), play=[watch])
    t.activate()
    assert (t.main.threat, len(t.hand)) == (0, 1)


@rule("rr:scheme-enemy-activation", "rr:modifiers", "rr:scheme-enemy-activation.7")
def test_the_modified_sch_counts_at_step_three(board):
    t = board(form="alter-ego", villain=foe(sch=1), environments=[environment(always(gets(THE_VILLAIN, SCH=2)))])
    with t.changes(lambda: t.main.threat, by=3):
        t.activate()


@rule("rr:scheme-enemy-activation", "rr:activation", "rr:scheme-enemy-activation.1")
def test_interrupts_and_responses_to_a_scheme(board):
    watch = support(
        interrupt(Schemed(THE_VILLAIN), Alter(amount=-1)),
        response(Schemed(THE_VILLAIN), Draw(1)),
        response(Activated(THE_VILLAIN, YOU), Draw(1)),
    )
    t = board(form="alter-ego", villain=foe(sch=2), play=[watch])
    t.activate()
    assert t.villain.boosts == []
    t.use(watch, ability=0)
    assert t.main.threat == 1 and t.asked == "window"
    t.use(watch, ability=1).use(watch, ability=2)
    assert len(t.hand) == 2
    t.quiet()


@rule("rr:scheme-enemy-activation", "rr:cancel")
def test_a_scheme_that_is_canceled_places_nothing_and_nobody_has_schemed(board):
    watch = support(interrupt(Schemed(THE_VILLAIN), Cancel()), response(Schemed(THE_VILLAIN), Draw(1)))
    t = board(form="alter-ego", villain=foe(sch=2), play=[watch])
    t.activate()
    t.use(watch)
    assert t.main.threat == 0
    t.quiet()


@rule("rr:prevent", "rr:threat", "rr:prevent.1", "rr:prevent.7")
@pytest.mark.parametrize(("n", "placed"), [(1, 2), (3, 0), (5, 0)])
def test_threat_that_is_prevented_is_not_placed(board, n, placed):
    watch = support(interrupt(would(ThreatPlaced(MAIN)), PreventIt(n)), forced_response(ThreatPlaced(MAIN), Draw(1)))
    t = board(form="alter-ego", villain=foe(sch=3), play=[watch])
    t.activate()
    t.use(watch)
    assert (t.main.threat, len(t.hand)) == (placed, 1 if placed else 0)
    t.quiet()


@rule("rr:prevent", "rr:interrupt")
def test_threat_that_is_prevented_whole_is_not_imminent_any_more(board):
    shields = [support(interrupt(would(ThreatPlaced(MAIN)), PreventIt(2))) for _ in range(2)]
    t = board(form="alter-ego", villain=foe(sch=2), play=shields)
    t.activate()
    t.use(shields[0])
    t.quiet()


@rule("rr:scheme-enemy-activation", "rr:target-threat")
def test_a_scheme_can_complete_the_main_scheme(board):
    t = board(form="alter-ego", villain=foe(sch=2), main=scheme(target=5), threat=3)
    t.activate()
    assert t.result == "lost"


@rule("rr:activation", "rr:scheme-enemy-activation", "rr:activation.7")
def test_a_minion_that_leaves_play_does_not_finish_its_scheme(board):
    watch = support(interrupt(Schemed(A_MINION), Damage(A_MINION, 3)))
    t = board(form="alter-ego", engaged=[minion(hp=3, sch=5)], play=[watch])
    t.activate(t.minion)
    t.use(watch)
    assert not t.minions and t.main.threat == 0
    t.quiet()


@rule("rr:scheme-enemy-activation", "rr:boost-boost-icon", "rr:you-your")
def test_you_in_a_boost_ability_is_the_player_who_resolves_the_scheme(board):
    t = board(player(), player(form="alter-ego"), encounter=[treachery(boost(Damage(YOU, 2)))])
    t.activate(seat=1)
    assert [t.seats[n].identity.damage for n in (0, 1)] == [0, 2]
