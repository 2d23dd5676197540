"""rr:cannot and rr:target: who cannot take damage is no target, for basic attacks either, and the log says why."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.text.story import tell
from quickstrike.champions.vocab import (
    AN_ALLY,
    AN_ENEMY,
    EACH_ENEMY,
    GUARD,
    SELF,
    STUNNED,
    THAT_ENEMY,
    THE_VILLAIN,
    YOUR_HERO,
    And,
    Attacked,
    Cannot,
    Choose,
    Damage,
    Exhaust,
    Exists,
    Give,
    Is_,
    a,
    action,
    attack,
    constant,
    each,
    forced_interrupt,
    hero_action,
)
from quickstrike.kernel.decision import NONE, Option
from quickstrike.testkit import ally, environment, event, foe, hero, minion, on, support

IMMUNE = constant(Cannot(SELF, "take damage"))


def told(t, lang="en"):
    return [x.text.replace("\u00a0", " ") for x in tell(t.state, t.game.log, lang)]


# ---- basic attacks -------------------------------------------------------------------------------------------------
@rule("rr:target", "rr:basic-power", "rr:cannot", "rr:target.10")
@pytest.mark.parametrize("who", ["hero", "ally"])
@pytest.mark.parametrize("atk", [0, 2])
def test_who_cannot_take_damage_cannot_be_chosen_for_a_basic_attack(board, who, atk):
    t = board(hero=hero(atk=atk), play=[ally(atk=atk)], villain=foe(IMMUNE, name="Bad"), engaged=[minion(hp=9)])
    mine = t.hero if who == "hero" else t.ally
    why = t.cannot("attack", mine, t.villain, rule="rr:target")
    assert why.text() == "Bad cannot take damage because of Bad"
    t.attack(t.minion, who=mine)
    assert t.minion.damage == atk


@rule("rr:target", "rr:basic-power", "rr:cannot")
def test_the_card_that_says_so_is_named_even_if_no_enemy_is(board):
    calm = environment(constant(Cannot(THE_VILLAIN, "take damage")), name="Calm")
    t = board(environments=[calm], villain=foe(name="Bad"))
    assert t.options("attack") == []
    why = t.cannot("attack", rule="rr:target")
    assert why.text("fr").replace("\u00a0", " ") == "Bad ne peut pas subir de dégâts : Calm l'interdit"


@rule("rr:target", "rr:cannot")
def test_who_cannot_take_damage_from_some_cards_can_be_attacked_by_others(board):
    t = board(villain=foe(constant(Cannot(SELF, "take damage", of=each("ally"))), name="Bad"), play=[ally()])
    t.cannot("attack", t.ally, t.villain, rule="rr:target")
    t.attack(t.villain)
    assert t.villain.damage == 2


@rule("rr:stun-stunned", "rr:target")
def test_a_stunned_character_needs_no_target(board):
    t = board(villain=foe(IMMUNE), stunned=1)
    t.attack()
    assert t.hero.exhausted and not t.hero.stunned
    t.quiet()


@rule("rr:target", "rr:guard")
def test_a_guard_that_cannot_take_damage_leaves_nobody_to_attack(board):
    t = board(engaged=[minion(GUARD, IMMUNE, name="Wall")])
    assert t.options("attack") == []
    t.cannot("attack", target=t.villain, rule="rr:guard")
    assert t.cannot("attack", rule="rr:target").data["name"] == "Wall"


@rule("rr:cannot", "rr:attack-enemy-activation")
def test_enemies_attack_who_cannot_take_damage(board):
    """An activation is no basic power."""
    t = board(environments=[environment(constant(Cannot(YOUR_HERO, "take damage")), name="Calm")])
    t.activate(how="attack").pass_()
    assert t.hero.damage == 0 and "Hero cannot take damage (Calm)" in told(t)
    t.quiet()


# ---- the log -------------------------------------------------------------------------------------------------------
@rule("rr:cannot", "rr:damage")
def test_the_log_tells_why_an_attack_that_has_begun_does_no_damage(board):
    calm = environment(
        constant(Cannot(THE_VILLAIN, "take damage"), while_=Exists(a("ally", Is_("exhausted")))), name="Calm"
    )
    brawl = support(forced_interrupt(Attacked(YOUR_HERO), Exhaust(AN_ALLY)))
    t = board(villain=foe(name="Bad"), environments=[calm], play=[ally(), brawl])
    t.attack(t.villain)
    assert t.villain.damage == 0
    assert told(t)[-1] == "Bad cannot take damage (Calm)"
    assert told(t, "fr")[-1] == "Bad ne peut pas subir de dégâts (Calm)"


@rule("rr:cannot", "rr:target", "rr:target.13")
@pytest.mark.parametrize(
    ("step", "n"), [(Damage(EACH_ENEMY, 1), 1), (And((Damage(AN_ENEMY, 1), Give(STUNNED, THAT_ENEMY))), 1)]
)
def test_the_log_names_who_is_left_out_once(board, step, n):
    t = board(
        hand=[event(step, name="Shot")],
        villain="01136",
        environments=["Ultron Drones"],
        engaged=[on("Energy", facedown="Drone")],
    )
    t.play("Shot", target=t.villain if isinstance(step, And) else None)
    assert told(t).count("Ultron cannot take damage (Ultron III)") == n and t.villain.damage == 0


# ---- why not? ------------------------------------------------------------------------------------------------------
@rule("rr:target", "rr:choose-game-element")
@pytest.mark.parametrize(
    "ability",
    [hero_action(attack(AN_ENEMY, 1)), action(Damage(AN_ENEMY, 1)), action(Choose(AN_ENEMY), Damage(THAT_ENEMY, 1))],
)
def test_what_is_aimed_at_who_cannot_take_damage_names_the_card(board, ability):
    t = board(
        hand=[event(ability, name="Shot")],
        villain=foe(IMMUNE, name="Bad"),
        engaged=[minion(name="A"), minion(name="B")],
    )
    shot = t["Shot"].id
    assert t.game.explain(0, Option("play", shot, t.minion.id))
    said = "Bad cannot take damage because of Bad (rr:target)"
    assert str(t.game.explain(0, Option("play", shot, t.villain.id))) == said
    t.play("Shot")
    assert str(t.game.explain(0, Option("choose", NONE, t.villain.id))) == said


@rule("rr:target")
def test_what_has_no_other_target_names_the_card_too(board):
    t = board(hand=[event(hero_action(attack(AN_ENEMY, 1)), name="Shot")], villain=foe(IMMUNE, name="Bad"))
    shot = t["Shot"].id
    assert t.game.explain(0, Option("play", shot)).key == "no target"
    assert t.game.explain(0, Option("play", shot, t.villain.id)).text() == "Bad cannot take damage because of Bad"


@rule("rr:target")
def test_what_an_attack_does_not_ask_for_is_no_target(board):
    """The enemy could be attacked, but not by this card: others could."""
    t = board(hand=[event(hero_action(attack(a("minion"), 1)), name="Shot")], engaged=[minion()])
    assert t.game.explain(0, Option("play", t["Shot"].id, t.villain.id)).key == "not a target"
