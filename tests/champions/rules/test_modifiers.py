"""rr:modifiers: how a number is worked out; gained and lost words; keywords whose numbers add up."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ALLY,
    EACH_ENEMY,
    GUARD,
    HOST,
    RETALIATE,
    SELF,
    STALWART,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Alt,
    AtMost,
    AttachTo,
    Constant,
    Count,
    Damage,
    Discard,
    Exists,
    Gain,
    Heal,
    In,
    Is,
    Keyword,
    Lose,
    Mine,
    Multiply,
    SetBase,
    StatOf,
    Tokens,
    Trait,
    Until,
    With,
    a,
    action,
    constant,
    each,
    gets,
)
from quickstrike.champions.vocab import HAND as IN_HAND
from quickstrike.testkit import (
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
    upgrade,
)


def env(*effects):
    return environment(*(constant(e) for e in effects))


# ---- the calculation -----------------------------------------------------------------------------------------------
@rule("rr:modifiers", "rr:base-value", "rr:gets")
def test_plus_and_minus(board):
    t = board(hero=hero(atk=3), environments=[env(gets(YOUR_HERO, ATK=2)), env(gets(YOUR_HERO, ATK=-1))])
    assert t.hero.atk == 4


@rule("rr:modifiers", "rr:modifiers.3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_add_before_doubling_whichever_came_first(board, order):
    both = (env(Multiply(YOUR_HERO, "ATK", 2)), env(gets(YOUR_HERO, ATK=1)))
    t = board(hero=hero(atk=3), environments=[both[i] for i in order])
    assert t.hero.atk == 8


@rule("rr:modifiers", "rr:modifiers.6")
@pytest.mark.parametrize(("atk", "half"), [(4, 2), (3, 2), (1, 1), (0, 0)])
def test_halving_is_rounded_up(board, atk, half):
    t = board(hero=hero(atk=atk), environments=[env(Multiply(YOUR_HERO, "ATK", (1, 2)))])
    assert t.hero.atk == half


@rule("rr:modifiers", "rr:modifiers.6")
def test_rounding_comes_after_all_modifiers(board):
    """Three halves twice: 3/4 is 1, not the half of 2 rounded; and half then doubled is the number itself."""
    half = Multiply(YOUR_HERO, "ATK", (1, 2))
    t = board(hero=hero(atk=3), environments=[env(half), env(half)])
    assert t.hero.atk == 1
    t = board(hero=hero(atk=3), environments=[env(half), env(Multiply(YOUR_HERO, "ATK", 2))])
    assert t.hero.atk == 3


@rule("rr:modifiers", "rr:modifiers.2", "rr:modifiers.5")
def test_never_below_zero_after_all_modifiers(board):
    t = board(hero=hero(atk=2), environments=[env(gets(YOUR_HERO, ATK=-5))])
    assert t.hero.atk == 0
    t = board(hero=hero(atk=2), environments=[env(gets(YOUR_HERO, ATK=-5)), env(gets(YOUR_HERO, ATK=4))])
    assert t.hero.atk == 1  # not 0 + 4


@rule("rr:modifiers", "rr:modifiers.4")
def test_a_set_value_overrides_all_others(board):
    t = board(
        hero=hero(atk=2),
        environments=[
            env(SetBase(YOUR_HERO, (("ATK", 5),)), gets(YOUR_HERO, ATK=3)),
            env(Multiply(YOUR_HERO, "ATK", 2)),
        ],
    )
    assert t.hero.atk == 5


@rule("rr:modifiers", "rr:modifiers.4")
def test_the_latest_of_two_set_values_wins(board):
    four, one = (
        support(constant(SetBase(YOUR_HERO, (("ATK", 4),)))),
        support(constant(SetBase(YOUR_HERO, (("ATK", 1),)))),
    )
    t = board(hand=[one, four])
    t.play(four)
    assert t.hero.atk == 4
    t.play(one)  # an older card, but it came later
    assert t.hero.atk == 1


@rule("rr:modifiers", "rr:lasting-effects", "rr:lasting-effects.2", "rr:modifiers.4")
def test_a_set_value_of_a_lasting_effect(board):
    t = board(
        play=[support(constant(SetBase(YOUR_HERO, (("ATK", 4),))))],
        hand=[event(Until("phase", SetBase(YOUR_HERO, (("ATK", 6),))))],
    )
    t.play(t.hand[0])
    assert t.hero.atk == 6
    t.villain_phase()
    assert t.hero.atk == 4


@rule("rr:modifiers", "rr:dash-value", "rr:dash-value.4")
def test_a_dash_is_an_unmodifiable_zero(board):
    t = board(play=[ally(thw=None)], environments=[env(gets(AN_ALLY, THW=2), SetBase(AN_ALLY, (("THW", 3),)))])
    assert t.ally.thw == 0


@rule("rr:modifiers", "rr:attachment", "rr:attachment.4")
def test_a_value_that_is_not_there_is_not_given(board):
    t = board(form="alter-ego", attached=[attachment(atk=2)])
    assert t.hero.atk == 0
    t.change_form()
    assert t.hero.atk == 4


@rule("rr:modifiers", "rr:modifiers.1")
def test_numbers_are_worked_out_anew_all_the_time(board):
    """Trap 16: by hand, by damage, by what is in play, never remembered."""
    t = board(
        hero=hero(constant(gets(YOU, ATK=1, per=each("card", In(IN_HAND))))),
        hand=[resource(), resource(), event(Discard(a("card", In(IN_HAND))), name="Drop")],
        sides=[side_scheme()],
        play=[ally(constant(gets(SELF, THW=1, per=each("side scheme"))))],
    )
    assert (t.hero.atk, t.ally.thw) == (5, 2)
    t.play("Drop").answer("choose")
    assert t.hero.atk == 3
    t.put(side_scheme())
    assert t.ally.thw == 3


@rule("rr:modifiers")
def test_a_modifier_that_depends_on_a_counter(board):
    t = board(play=[ally(constant(gets(SELF, ATK=Alt(0, 3, Is(SELF, With("rage"))))), hp=4)])
    assert t.ally.atk == 1
    t.state.play[t.ally.id].counters["rage"] = 1
    assert t.ally.atk == 4


@rule("rr:modifiers", "rr:max-maximum", "rr:max-maximum.7")
def test_to_a_maximum_of_plus_x_is_for_that_ability_alone(board):
    rage = upgrade(constant(gets(YOUR_HERO, ATK=AtMost(3, Tokens("damage", YOU)))))
    t = board(play=[rage], damage=5)
    assert t.hero.atk == 5
    t = board(play=[rage, rage], damage=5)
    assert t.hero.atk == 8
    t = board(play=[rage], damage=1)
    assert t.hero.atk == 3


@rule(
    "rr:modifiers",
    "rr:gets",
    "rr:hit-points",
    "rr:maximum-hit-points",
    "rr:remaining-hit-points",
    "rr:modifiers.2",
    "rr:gets.2",
    "rr:gets.3",
)
def test_hit_points_that_are_got_and_lost_again(board):
    t = board(
        hero=hero(hp=10), damage=9, play=[upgrade(constant(gets(YOUR_HERO, HP=4)), action(Discard(SELF)), name="Boots")]
    )
    assert t.hero.hp == 5
    t.use("Boots")
    assert t.hero.hp == 1
    t.quiet()


@rule("rr:gets", "rr:hit-points", "rr:defeat")
def test_who_lived_on_hit_points_that_go_is_defeated(board):
    """FAQ: Rocket Boots."""
    t = board(
        play=[ally(hp=1, name="Friend"), upgrade(constant(gets(AN_ALLY, HP=2)), action(Discard(SELF)), name="Boots")]
    )
    t.state.play[t.ally.id].damage = 2
    t.use("Boots")
    assert t["Friend"].where == "discard0"


@rule("rr:modifiers", "rr:heal")
def test_healing_stops_at_the_maximum(board):
    t = board(
        hero=hero(hp=10),
        damage=2,
        hand=[event(Heal(YOUR_HERO, 5), name="Heal")],
        play=[upgrade(constant(gets(YOUR_HERO, HP=3)))],
    )
    t.play("Heal")
    assert t.hero.damage == 0 and t.hero.hp == 13


@rule("rr:modifiers")
def test_hand_size_ally_limit_and_cost_go_through_the_same_calculation(board):
    t = board(
        hero=hero(hand=5),
        environments=[env(gets(YOUR_HERO, HAND_SIZE=-2), gets(YOUR_HERO, ALLY_LIMIT=1))],
        play=[ally(), ally(), ally()],
        hand=[ally(name="Fourth")],
    )
    t.play("Fourth")
    assert len(t.allies) == 4  # no question about the limit
    t.villain_phase()
    assert len(t.hand) == 3


@rule("rr:modifiers", "rr:attack-enemy-activation")
def test_an_enemys_attack_uses_the_modified_value(board):
    t = board(villain=on(foe(atk=2), attached=[attachment(atk=2)]), environments=[env(gets(EACH_ENEMY, ATK=-1))])
    t.activate().pass_all()
    assert t.hero.damage == 3


@rule("rr:modifiers")
def test_the_villains_values_below_zero_do_not_heal(board):
    t = board(environments=[env(gets(THE_VILLAIN, ATK=-9))])
    t.activate().pass_all()
    assert t.hero.damage == 0


@rule("rr:base-value", "rr:printed")
def test_a_value_read_by_an_effect_is_the_modified_one(board):
    t = board(
        hand=[event(Damage(THE_VILLAIN, StatOf("ATK", YOU)), name="Blow")],
        play=[upgrade(constant(gets(YOUR_HERO, ATK=3)))],
    )
    t.play("Blow")
    assert t.villain.damage == 5


# ---- gains and loses -----------------------------------------------------------------------------------------------
@rule("rr:gains", "rr:traits", "rr:ability", "rr:ability.11")
def test_a_gained_trait_counts_while_its_source_is_there(board):
    cape = upgrade(constant(Gain(YOUR_HERO, Trait("Aerial"))), action(Discard(SELF)), name="Cape")
    t = board(play=[cape])
    assert t.hero.trait("Aerial")
    t.use("Cape")
    assert not t.hero.trait("Aerial")


@rule("rr:gains", "rr:keywords", "rr:guard", "rr:keywords.1", "rr:gains.1")
def test_a_gained_keyword_acts_like_a_printed_one(board):
    t = board(engaged=[minion(name="Thug")])
    t.can("attack", t.hero, t.villain)
    t.put(env(Gain(A_MINION, GUARD)))
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:loses", "rr:keywords", "rr:guard", "rr:keywords.1", "rr:loses.1")
def test_a_lost_keyword_does_not_act(board):
    t = board(engaged=[minion(GUARD)], environments=[env(Lose(A_MINION, GUARD))])
    t.can("attack", t.hero, t.villain)


@rule("rr:loses", "rr:gains", "rr:loses.3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_is_lost_cannot_be_regained(board, order):
    both = (
        env(Lose(A_MINION, GUARD), Lose(A_MINION, Trait("Hydra"))),
        env(Gain(A_MINION, GUARD), Gain(A_MINION, Trait("Hydra"))),
    )
    t = board(engaged=[minion(traits="Hydra")], environments=[both[i] for i in order])
    assert not t.minion.keyword("guard") and not t.minion.trait("Hydra")


@rule("rr:loses", "rr:printed", "rr:loses.2", "rr:printed.1")
def test_a_lost_trait_is_still_printed(board):
    t = board(engaged=[minion(traits="Hydra", name="Thug")], environments=[env(Lose(A_MINION, Trait("Hydra")))])
    assert not t.minion.trait("Hydra") and "Hydra" in t.minion.face.traits


@rule("rr:traits")
def test_traits_do_nothing_by_themselves_but_are_looked_for(board):
    t = board(
        engaged=[minion(traits="Hydra", hp=5, name="A"), minion(hp=5, name="B")],
        hand=[event(Damage(each("minion", Trait("Hydra")), 1), name="Shot")],
    )
    t.play("Shot")
    assert (t["A"].damage, t["B"].damage) == (1, 0)


@rule("rr:keywords", "rr:retaliate-x", "rr:keywords.2")
def test_numbers_of_a_keyword_add_up(board):
    t = board(
        engaged=[minion(RETALIATE(1), hp=9)],
        environments=[env(Gain(A_MINION, RETALIATE(2))), env(Gain(A_MINION, RETALIATE(1)))],
    )
    assert t.minion.keyword("retaliate") == 4
    t.attack(t.minion)
    assert t.hero.damage == 4


@rule("rr:keywords", "rr:keywords.2")
def test_a_keyword_without_a_number_counts_once(board):
    t = board(engaged=[minion(GUARD, name="Thug")], environments=[env(Gain(A_MINION, GUARD))])
    assert t.minion.keyword("guard") == 1


@rule("rr:keywords", "rr:stalwart")
def test_a_keyword_gained_under_a_condition(board):
    t = board(engaged=[minion(Constant(Gain(SELF, STALWART), Exists(a("side scheme"))))], hand=[])
    assert not t.minion.keyword("stalwart")
    t.put(side_scheme())
    assert t.minion.keyword("stalwart")


@rule("rr:gains", "rr:attach-to")
def test_an_upgrade_gives_to_what_it_is_attached_to(board):
    claws = upgrade(AttachTo(AN_ALLY), constant(gets(HOST, ATK=2)), constant(Gain(HOST, Keyword("overkill"))))
    t = board(play=[on(ally(name="A"), attached=[claws]), ally(name="B")])
    assert (t["A"].atk, t["B"].atk) == (3, 1)
    assert t["A"].keyword("overkill") and not t["B"].keyword("overkill")


@rule("rr:modifiers", "rr:constant-ability")
def test_a_constant_speaks_to_its_controller(board):
    t = board(
        player(),
        player(
            play=[
                upgrade(constant(gets(YOUR_HERO, ATK=2)), constant(gets(each("ally", Mine()), ATK=1))),
                ally(name="A"),
            ]
        ),
    )
    assert [x.identity.atk for x in t.seats] == [2, 4] and t["A"].atk == 2


@rule("rr:modifiers")
def test_a_count_is_a_value_like_any_other(board):
    t = board(play=[support(constant(gets(YOUR_HERO, THW=Count(each("support"))))), support()])
    assert t.hero.thw == 4
