"""Terms that short entries of the Rules Reference explain: game elements, icons, first player, gets, exhausted, ..."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import (
    A_PLAYER,
    AN_ENEMY,
    DECK,
    DISCARD,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Damage,
    DamageTaken,
    Discard,
    Draw,
    Ended,
    Heal,
    In,
    PlaceThreat,
    RemoveCounters,
    Shuffle,
    ShuffleInto,
    StatOf,
    a,
    action,
    constant,
    each,
    forced_interrupt,
    gets,
    one_of,
    response,
)
from quickstrike.testkit import environment, event, foe, minion, on, player, resource, side_scheme, support, upgrade


def new():
    return champions.new(heroes=["spider-man:justice"], scenario="rhino")


def cards(*names):
    return [resource(name=n) for n in names]


# ---- game elements -------------------------------------------------------------------------------------------------
@rule("rr:game-element", "rr:game-element.1", "rr:target")
@pytest.mark.parametrize(
    ("step", "there", "read", "left"),
    [
        (Discard(a("support")), {"play": [support()]}, lambda t: len(t.zone("play")), 3),
        (
            Shuffle(DECK),
            {"deck": cards(*"ABCDEFGH")},
            lambda t: "".join(c.name for c in t.seats[0].deck[:8]) == "ABCDEFGH",
            False,
        ),
        (ShuffleInto(each("card", In(DISCARD)), DECK), {"discard": cards("A")}, lambda t: len(t.seats[0].deck), 11),
        (Discard(each("card", In(HAND))), {"hand": cards("A", "B")}, lambda t: len(t.hand), 0),
        (Heal(YOUR_HERO, 1), {"damage": 3}, lambda t: t.hero.hp, 8),
        (Draw(2, A_PLAYER), {}, lambda t: len(t.hand), 2),
        (
            RemoveCounters(a("support"), 1, "charge"),
            {"play": [on(support(name="Base"), counters={"charge": 3})]},
            lambda t: t["Base"].counters("charge"),
            2,
        ),
    ],
    ids=["card", "deck", "discard pile", "hand", "dial", "player", "token"],
)
def test_abilities_can_be_about_every_game_element(board, step, there, read, left):
    t = board(**{**there, "hand": [card := event(step), *there.get("hand", [])]})
    assert read(t) != left
    t.play(card)
    assert read(t) == left
    t.quiet()


# ---- icons ---------------------------------------------------------------------------------------------------------
@rule("rr:icons", "rr:icons.1")
def test_icons_act_without_any_text(board):
    t = board(sides=[side_scheme(acceleration=1, amplify=1, crisis=1, hazard=1)], villain=foe(atk=1), threat=3)
    assert not t.side.face.abilities and not t.side.face.constants
    t.cannot("thwart", target=t.main)
    t.villain_phase()
    assert (t.main.threat, t.hero.damage, len(t.log("dealt"))) == (5, 2, 2)


@rule("rr:icons", "rr:icons.11", "rr:star-icon")
def test_a_star_stands_for_an_ability_that_must_be_resolved():
    """In the boost field for a boost ability; beside ATK or SCH for one that no player may decline."""
    new()
    for f in FACES.values():
        assert bool(f.facts.get("boost_star")) == bool(f.boosts), f
        if f.facts.get("attack_star") or f.facts.get("scheme_star"):
            assert any(x.forced for x in f.abilities) or f.constants, f
            assert not any(x.on is not None and not x.forced for x in f.abilities), f


# ---- the first player ----------------------------------------------------------------------------------------------
@rule("rr:first-player", "rr:first-player.5")
def test_what_an_encounter_card_leaves_open_the_first_player_does(board):
    toll = environment(forced_interrupt(Ended("player phase"), one_of(Damage(YOU, 1), PlaceThreat(MAIN, 5))))
    t = board(player(), player(), first=1, turn=0, environments=[toll])
    t.end_turn()
    t.skip_to("option")
    assert t.decision.seat == 1
    t.option(0)
    assert [s.identity.damage for s in t.seats] == [0, 1]


@rule("rr:first-player", "rr:first-player.8", "rr:response", "rr:in-player-order.1", "rr:in-player-order")
def test_the_first_player_may_respond_first(board):
    def told():
        return support(response(DamageTaken(AN_ENEMY), Draw(1)))

    t = board(*(player(play=[told()]) for _ in range(3)), first=1, turn=0)
    t.attack(t.villain)
    asked = []
    while t.asked == "window":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [1, 2, 0]


# ---- gaining -------------------------------------------------------------------------------------------------------
@rule("rr:gets", "rr:gets.1", "rr:gets.2")
def test_what_a_character_gets_it_has_while_the_ability_is_active(board):
    gear = upgrade(constant(gets(YOUR_HERO, ATK=2, THW=-1)), action(Draw(1), cost=Discard(SELF)))
    t = board(play=[gear])
    assert (t.hero.atk, t.hero.thw) == (4, 1)
    t.use(gear)
    assert (t.hero.atk, t.hero.thw) == (2, 2)


@rule("rr:excess-damage", "rr:excess-damage.1", "rr:overkill")
@pytest.mark.parametrize(("damage", "excess"), [(2, 0), (3, 0), (4, 1), (9, 6)])
def test_excess_is_what_goes_beyond_the_remaining_hit_points(board, damage, excess):
    t = board(engaged=[on(minion(hp=5), damage=2)])
    t.attack(t.minion, damage=damage, overkill=True)
    assert t.villain.damage == excess


@rule("rr:energy-resource", "rr:energy-resource.1", "rr:energy-resource.2")
def test_energy_is_a_type_of_its_own_and_pays_any_resource_cost(board):
    t = board(hand=[card := event(Draw(1), cost=1), resource(energy=1)])
    t.play(card)
    assert t[card].where == "discard0"


@rule("rr:exhausted", "rr:exhausted.1", "rr:exhausted.3")
def test_an_exhausted_card_is_shown_as_such_and_its_other_abilities_work(board):
    base = support(constant(gets(YOUR_HERO, ATK=1)), action(Damage(THE_VILLAIN, 1)))
    t = board(play=[on(base, exhausted=True)])
    assert next(c for c in t.game.view(0)["play"] if c["id"] == t[base].id)["exhausted"] and t.hero.atk == 3
    t.use(base)
    assert t.villain.damage == 1


@rule("rr:gains", "rr:gains.2", "rr:printed")
def test_what_is_gained_is_not_printed(board):
    """Printed hit points stay what they are; a gained number is no part of the card."""
    blow = event(Damage(THE_VILLAIN, StatOf("ATK", YOUR_HERO, printed=True)))
    t = board(play=[upgrade(constant(gets(YOUR_HERO, ATK=5)))], villain=foe(hp=30))
    t.play(blow)
    assert t.villain.damage == 2 and t.hero.atk == 7


@rule("rr:in-player-order", "rr:in-player-order.3")
def test_the_next_player_sits_clockwise(board):
    """The token and the turns go the same way round, from the last seat to the first."""
    t = board(player(), player(), player(), first=2, turn=2)
    t.end_turn()
    assert t.decision.seat == 0
    t.villain_phase()
    assert t.state.first == 0 and t.decision.seat == 0


@rule("rr:identity-specific-card", "rr:identity-specific-card.1", "rr:identity-specific-card.4")
def test_the_cards_of_an_identity_are_those_of_its_set_and_the_identity_is_one_of_them():
    s = new().state
    own = {c for c in range(len(s.codes)) if s.owners[c] == 0 and s.face(c).set == "spider_man"}
    assert s.players[0].identity in own and len(own) == 16
    assert {s.face(c).aspect for c in own} == {"hero"}
    assert not {s.face(c).aspect for c in range(len(s.codes)) if s.owners[c] == 0 and c not in own} & {"hero"}
