"""Thwarting, by basic power and by ability."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_SCHEME,
    EACH_SCHEME,
    MAIN,
    THE_VILLAIN,
    YOUR_HERO,
    Alter,
    Cancel,
    Damage,
    Defeated,
    Draw,
    PowerUsed,
    RemoveThreat,
    ThreatRemoved,
    Thwarted,
    a,
    action,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    interrupt,
    response,
    thwart,
    would,
)
from quickstrike.testkit import ally, event, foe, player, player_side_scheme, side_scheme, support, upgrade


@rule("rr:thwart", "rr:thw", "rr:basic-power", "rr:thwart.1")
@pytest.mark.parametrize("who", ["hero", "ally"])
def test_a_basic_thwart_exhausts_and_removes_thw(board, who):
    t = board(threat=5, play=[ally(thw=2)])
    character = t.hero if who == "hero" else t.ally
    with t.changes(lambda: (t.main.threat, character.exhausted), to=(3, True)):
        t.thwart(t.main, who=character)
    t.cannot("thwart", character, t.main, rule="rr:exhausted")
    t.quiet()


@rule("rr:thwart")
def test_no_more_threat_goes_than_there_is(board):
    t = board(threat=1)
    with t.changes(lambda: t.main.threat, to=0):
        t.thwart(t.main)


@rule("rr:thwart", "rr:thwart.2")
def test_a_scheme_without_threat_cannot_be_thwarted(board):
    t = board(threat=0, sides=[side_scheme(threat=2)])
    t.can("thwart", t.hero, t.side)
    t.cannot("thwart", target=t.main, rule="rr:thwart")


@rule("rr:thwart", "rr:thwart.2")
def test_without_any_threat_there_is_no_thwart(board):
    t = board(threat=0, hand=[event(hero_action(thwart(A_SCHEME, 2)))])
    assert t.options("thwart") == [] and t.options("play") == []
    t.cannot("thwart", rule="rr:target")


@rule("rr:thwart", "rr:confuse-confused", "rr:confuse-confused.6", "rr:thwart.2")
def test_a_confused_character_may_thwart_without_a_target(board):
    t = board(threat=0, confused=1)
    with t.changes(lambda: (t.hero.confused, t.hero.exhausted), to=(0, True)):
        t.thwart()


@rule("rr:thwart", "rr:dash-value")
def test_a_character_without_thw_cannot_thwart(board):
    t = board(threat=3, play=[ally(thw=None)])
    t.cannot("thwart", t.ally, t.main, rule="rr:dash-value")


@rule("rr:thwart", "rr:form-change-form")
def test_an_alter_ego_has_no_basic_thwart(board):
    t = board(form="alter-ego", threat=3)
    t.cannot("thwart", target=t.main, rule="rr:basic-power")


@rule("rr:thwart", "rr:crisis-icon")
def test_a_crisis_icon_shields_the_main_scheme(board):
    t = board(threat=3, sides=[side_scheme(crisis=1, threat=2)])
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
    t.thwart(t.side)
    assert not t.sides and t.main.threat == 3


@rule("rr:thwart", "rr:side-scheme", "rr:defeat")
@pytest.mark.parametrize(("threat", "left"), [(3, 1), (2, None), (1, None)])
def test_a_side_scheme_without_threat_is_defeated(board, threat, left):
    side = side_scheme(threat=threat)
    t = board(sides=[side])
    t.thwart(side)
    if left is None:
        assert t[side].where == "encounter_discard"
    else:
        assert t.side.threat == left


@rule("rr:thwart", "rr:player-side-scheme")
def test_a_player_side_scheme_is_thwarted_like_any_other(board):
    t = board(play=[player_side_scheme(threat=2)])
    t.thwart(t.side)
    assert not t.sides


@rule("rr:thwart", "rr:labelled-ability", "rr:labelled-ability.4", "rr:thwart.3")
def test_a_thwart_ability_does_not_exhaust_but_is_the_hero_s_thwart(board):
    watch = support(
        forced_response(Thwarted(YOUR_HERO), Draw(1)),
        forced_response(Thwarted(basic=True), Draw(5)),
        forced_response(PowerUsed(), Draw(5)),
    )
    t = board(threat=5, exhausted=True, play=[watch])
    t.play(event(hero_action(thwart(MAIN, 3))))
    assert (t.main.threat, len(t.hand)) == (2, 1)


@rule("rr:thwart")
def test_removing_threat_without_the_label_is_no_thwart(board):
    watch = support(forced_response(Thwarted(), Draw(1)), forced_response(ThreatRemoved(MAIN), Damage(THE_VILLAIN, 1)))
    t = board(threat=5, play=[watch], confused=1)
    t.play(event(RemoveThreat(MAIN, 3)))
    assert (t.main.threat, len(t.hand), t.villain.damage, t.hero.confused) == (2, 0, 1, 1)


@rule("rr:thwart")
def test_a_basic_thwart_removes_threat_for_those_who_listen(board):
    watch = support(
        forced_response(ThreatRemoved(MAIN), Draw(1)),
        forced_response(Thwarted(YOUR_HERO, basic=True), Draw(1)),
        forced_response(PowerUsed(YOUR_HERO, "thwart"), Draw(1)),
    )
    t = board(threat=5, play=[watch])
    with t.changes(lambda: len(t.hand), by=3):
        t.thwart(t.main)


@rule("rr:thwart", "rr:damage")
def test_the_scheme_is_defeated_before_anybody_responds_to_the_threat_removed(board):
    watch = support(
        response(ThreatRemoved(a("side scheme")), Draw(1)), forced_response(Defeated(a("side scheme")), Draw(1))
    )
    t = board(play=[watch], sides=[side := side_scheme(threat=2)])
    t.thwart(side)
    assert not t[side].in_play and len(t.hand) == 1 and t.asked == "window"
    t.use(watch, ability=0)
    t.quiet()


@rule("rr:thwart", "rr:thwart.4")
def test_a_thwart_ability_with_several_removals_is_one_thwart(board):
    watch = support(forced_response(Thwarted(YOUR_HERO), Draw(1)))
    t = board(threat=5, play=[watch], sides=[side_scheme(threat=4)])
    t.play(event(hero_action(thwart(MAIN, 2), thwart(a("side scheme"), 1))))
    assert (t.main.threat, t.side.threat, len(t.hand)) == (3, 3, 1)


@rule("rr:thwart", "rr:alteration-effect", "rr:thwart.5")
def test_more_removed_by_each_instance_but_not_by_what_is_additional(board):
    more = support(forced_interrupt(Thwarted(YOUR_HERO), Alter(amount=1)))
    t = board(threat=19, play=[more])
    with t.changes(lambda: t.main.threat, by=-(2 + 1 + 1 + 1 + 3)):
        t.play(event(hero_action(thwart(MAIN, 2), thwart(MAIN, 1, additional=3))))


@rule("rr:thwart", "rr:alteration-effect")
def test_a_basic_thwart_can_be_given_more(board):
    more = support(interrupt(Thwarted(YOUR_HERO, basic=True), Alter(amount=2)))
    t = board(threat=6, play=[more])
    t.thwart(t.main)
    with t.changes(lambda: t.main.threat, by=-4):
        t.use(more)


@rule("rr:thwart")
def test_one_thwart_may_hit_several_schemes(board):
    t = board(threat=5, sides=[side_scheme(threat=1), side_scheme(threat=4)])
    t.play(event(hero_action(thwart(EACH_SCHEME, 2))))
    assert (t.main.threat, [s.threat for s in t.sides]) == (3, [2])
    t.quiet()


@rule("rr:thwart", "rr:you-your")
def test_an_ally_s_thwart_is_not_yours(board):
    watch = support(forced_response(Thwarted(YOUR_HERO), Draw(1)))
    t = board(threat=5, play=[ally(), watch])
    with t.changes(lambda: len(t.hand), by=0):
        t.thwart(t.main, who=t.ally)


@rule("rr:thwart", "rr:thw")
def test_thw_is_read_with_its_modifiers(board):
    t = board(threat=9, attached=[upgrade(constant(gets(YOUR_HERO, THW=3)))])
    with t.changes(lambda: t.main.threat, by=-5):
        t.thwart(t.main)


@rule("rr:thwart")
def test_thwarting_for_another_player_s_scheme_is_open_to_all(board):
    t = board(player(play=[player_side_scheme(threat=3)]), player(), turn=1)
    t.thwart(t.side)
    assert t.side.threat == 1


@rule("rr:thwart")
def test_a_thwart_action_can_be_used_in_alter_ego_form_unless_it_says_hero(board):
    plain, heroic = event(action(thwart(MAIN, 1))), event(hero_action(thwart(MAIN, 1)))
    t = board(form="alter-ego", threat=3, hand=[plain, heroic], villain=foe())
    t.can("play", plain)
    assert t.find("play", heroic) is None


@rule("rr:thwart", "rr:cancel")
def test_a_canceled_thwart_removes_nothing_and_nobody_thwarted(board):
    stop = support(
        forced_interrupt(would(Thwarted(YOUR_HERO)), Cancel()),
        forced_interrupt(Thwarted(), Draw(1)),
        forced_response(Thwarted(), Draw(1)),
    )
    t = board(threat=3, play=[stop])
    t.thwart(t.main)
    assert (t.main.threat, t.hero.exhausted, len(t.hand)) == (3, True, 0)
