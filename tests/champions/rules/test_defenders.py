"""Declared defenders, and whom an attack is against once somebody else defends."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    HOST,
    SELF,
    THE_VILLAIN,
    YOUR_HERO,
    Attacked,
    Cannot,
    Count,
    Declare,
    Defended,
    Draw,
    Exhaust,
    Mine,
    PowerUsed,
    a,
    constant,
    each,
    gets,
    hero_interrupt,
    interrupt,
    response,
)
from quickstrike.testkit import ally, attachment, event, foe, hero, minion, on, player, support, upgrade

BRACE = hero_interrupt(Attacked(THE_VILLAIN), Draw(1), label="defense")
GREED = Count(each("upgrade", Mine()))
"""How many upgrades "you" have."""


def leap(who):
    """A support that declares somebody the defender of an attack."""
    return support(interrupt(Attacked(THE_VILLAIN), Declare(who), cost=Exhaust(SELF)), name="Leap")


# ---- one defender --------------------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:defend-defense.3", "rr:defend-defense.5")
@pytest.mark.parametrize("who", ["hero", "ally"])
def test_while_one_character_defends_no_other_can(board, who):
    """Neither another of the same player, nor one of another player, nor by an ability."""
    t = board(
        player(play=[one := ally(hp=9), two := ally(hp=9), leap(AN_ALLY)]),
        player(play=[three := ally(hp=9)]),
        villain=foe(atk=3),
    )
    t.activate(seat=0)
    t.pass_()  # nobody is declared
    t.defend(t.seats[0].identity if who == "hero" else one)
    t.quiet()
    assert [t[x].exhausted for x in (one, two, three)] == [who == "ally", False, False]
    hit = t.seats[0].identity if who == "hero" else t[one]
    assert hit.exhausted and hit.damage == (1 if who == "hero" else 3)


# ---- declared ------------------------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:defend-defense.4")
def test_a_hero_who_is_declared_the_defender_makes_a_basic_defense(board):
    watch = support(
        response(Defended(YOUR_HERO, basic=True), Draw(1)), response(PowerUsed(YOUR_HERO, "defense"), Draw(1))
    )
    t = board(play=[leap(YOUR_HERO), watch, ally()], villain=foe(atk=3))
    t.activate()
    t.use("Leap")
    assert t.asked == "window" and t.hero.damage == 1  # DEF counted, and nobody else was asked to defend
    t.use(watch, ability=0)
    assert t.find("use", watch, ability=1) is not None
    t.pass_all()
    assert len(t.hand) == 1


@rule("rr:defend-defense", "rr:defend-defense.6")
def test_an_ally_that_is_declared_the_defender_is_it(board):
    watch = support(response(Defended(AN_ALLY), Draw(1)))
    t = board(play=[leap(AN_ALLY), watch, on(ally(hp=9), exhausted=True)], villain=foe(atk=3))
    t.activate()
    t.use("Leap")
    assert (t.ally.damage, t.hero.damage) == (3, 0)
    t.use(watch)
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.6", "rr:defend-defense.15")
def test_a_declared_ally_makes_its_player_the_target(board):
    t = board(player(), player(play=[leap(a("ally", Mine())), ally(hp=9)]), villain=foe(atk=3))
    t.activate(seat=0)
    t.use("Leap", seat=1)
    assert t.ally.damage == 3 and t.seats[0].identity.damage == 0
    t.quiet()


@rule("rr:defend-defense", "rr:defend-defense.2", "rr:cannot")
def test_nobody_is_declared_outside_an_attack_or_beside_another_defender_or_if_he_cannot_defend(board):
    t = board(hand=[card := event(Declare(YOUR_HERO))])
    t.cannot("play", card, rule="rr:target")
    t = board(player(hand=[brace := event(BRACE)]), player(play=[leap(YOUR_HERO)]))
    t.activate(seat=0)
    t.play(brace, seat=0)
    assert t.asked == "defend" and t.decision.seat == 0
    t = board(play=[leap(AN_ALLY), ally(constant(Cannot(SELF, "defend")))])
    t.activate()
    assert t.asked == "defend"  # there was nothing to be asked before


# ---- whom it is against --------------------------------------------------------------------------------------------
@rule("rr:defend-defense", "rr:defend-defense.17", "rr:you-your")
@pytest.mark.parametrize(
    ("seat", "defends", "hit"), [(0, None, [2, 0]), (0, 1, [0, 4]), (1, None, [0, 4]), (1, 0, [2, 0])]
)
@pytest.mark.parametrize("by", ["villain", "minion", "attachment"])
def test_you_in_a_constant_ability_of_the_attacker_is_whom_the_attack_is_against(board, by, seat, defends, hit):
    goon, gear = minion(constant(gets(SELF, ATK=GREED)), atk=2), attachment(constant(gets(HOST, ATK=GREED)))
    boss = foe(*([constant(gets(SELF, ATK=GREED))] if by == "villain" else []), atk=2)
    rich = [[], [upgrade(), upgrade()]]
    mine = [[goon] if p == seat and by == "minion" else [] for p in (0, 1)]
    t = board(
        *(player(hero(def_=0), play=rich[p], engaged=mine[p]) for p in (0, 1)),
        villain=on(boss, attached=[gear] if by == "attachment" else []),
    )
    t.activate(t[goon] if by == "minion" else t.villain, seat=seat)
    if defends is None:
        t.pass_().pass_()
    else:
        t.pass_().defend(t.seats[defends].identity)
    assert [s.identity.damage for s in t.seats] == hit


@rule("rr:defend-defense.5")
def test_why_another_can_t_defend_names_who_does(board):
    other = support(interrupt(Attacked(THE_VILLAIN), Draw(1), cost=Exhaust(SELF)))
    t = board(
        player(hand=[one := event(BRACE, cost=0, name="Brace")]),
        player(hand=[two := event(BRACE, cost=0, name="Brace")], play=[other]),
        villain=foe(atk=3),
    )
    t.activate(seat=0)
    t.play(one)  # the window stays open for whoever has something else to use
    why = t.cannot("play", two, seat=1, rule="rr:defend-defense")
    assert t.seats[0].identity.name in why.text("en") and t.seats[0].identity.name in why.text("fr")
    t.pass_all()
