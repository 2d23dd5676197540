"""Defeat: would be, is, When Defeated, after; and where the cards go."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    ALL,
    HOST,
    MAIN,
    THE_VILLAIN,
    VICTORY_X,
    YOU,
    YOUR_HERO,
    AttachTo,
    Attacked,
    Cancel,
    Damage,
    Defeat,
    Defeated,
    Discard,
    Draw,
    Heal,
    Instead,
    PlaceThreat,
    RemoveThreat,
    Trait,
    a,
    attack,
    both,
    each,
    forced_interrupt,
    forced_response,
    hero_action,
    interrupt,
    response,
    when_defeated,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    on,
    player,
    player_side_scheme,
    side_scheme,
    support,
    treachery,
    upgrade,
)


# ---- who, and where to ---------------------------------------------------------------------------------------------
@rule("rr:defeat", "rr:minion", "rr:minion.4", "rr:defeat.2")
def test_a_defeated_minion_is_discarded_with_what_lies_on_it(board):
    prey, gear, net = minion(hp=2), attachment(AttachTo(A_MINION)), upgrade(AttachTo(A_MINION))
    t = board(engaged=[on(prey, attached=[gear, net])])
    t.attack(prey)
    assert (t[prey].where, t[gear].where, t[net].where) == ("encounter_discard", "encounter_discard", "discard0")


@rule("rr:defeat", "rr:defeat.2")
def test_a_defeated_ally_goes_to_its_owner_s_discard_pile(board):
    t = board(player(), player(play=[friend := ally(hp=1)]))
    t.reveal(treachery(Damage(a("ally"), 1)))
    assert t[friend].where == "discard1"


@rule("rr:defeat", "rr:side-scheme", "rr:defeat.1", "rr:defeat.2")
def test_defeated_side_schemes_are_discarded_to_their_owners(board):
    theirs, mine = side_scheme(threat=2), player_side_scheme(threat=2)
    t = board(sides=[theirs], play=[mine])
    t.play(event(RemoveThreat(each("side scheme"), 2)))
    assert (t[theirs].where, t[mine].where) == ("encounter_discard", "discard0")


@rule("rr:defeat")
def test_a_main_scheme_without_threat_is_not_defeated(board):
    t = board(threat=2)
    t.thwart(t.main)
    assert t.main.threat == 0
    t.quiet()


@rule("rr:defeat", "rr:villain-defeat", "rr:defeat.3")
def test_a_defeated_villain_stage_is_removed_and_excess_damage_does_not_carry_over(board):
    first, second = foe(name="Rival", hp=2), foe(name="Rival", hp=9)
    t = board(villain=[on(first, stunned=1, counters={"rage": 2}, attached=[gear := attachment(atk=1)]), second])
    t.play(event(Damage(THE_VILLAIN, 7)))
    assert (t.villain.hp, t.villain.stunned, t.villain.counters("rage"), t[gear].host) == (9, 1, 2, t.villain)
    assert t[first].where == "removed"


@rule("rr:defeat", "rr:player-elimination", "rr:defeat.3")
def test_a_defeated_identity_is_eliminated(board):
    t = board(player(damage=9), player(), turn=1)
    t.reveal(treachery(Damage(YOU, 1)), seat=0)
    assert t.seats[0].out and t.hero.where == "removed"
    t.quiet()


@rule("rr:defeat", "rr:victory-x", "rr:victory-x.1", "rr:victory-x.2")
def test_victory_cards_go_to_the_victory_display(board):
    t = board(engaged=[prey := minion(VICTORY_X(1), hp=2)])
    t.attack(prey)
    assert t[prey].where == "victory"


@rule("rr:defeat")
def test_an_effect_can_defeat_outright(board):
    prey = minion(when_defeated(PlaceThreat(MAIN, 1)), hp=9)
    t = board(engaged=[prey], play=[support(forced_response(Defeated(A_MINION), Draw(1)))])
    t.play(event(Defeat(A_MINION)))
    assert t[prey].where == "encounter_discard" and t.main.threat == 1 and len(t.hand) == 1


# ---- would be defeated ---------------------------------------------------------------------------------------------
@rule("rr:defeat", "rr:would", "rr:replacement-effect")
def test_would_be_defeated_can_be_replaced(board):
    charm = upgrade(interrupt(would(Defeated(YOUR_HERO)), Instead(Heal(YOUR_HERO, 3))))
    listen = support(forced_interrupt(Defeated(), Draw(1)), forced_response(Defeated(), Draw(1)))
    t = board(damage=9, play=[charm, listen])
    t.reveal(treachery(Damage(YOU, 2)))
    t.use(charm)
    assert t.result is None and (t.hero.damage, len(t.hand)) == (8, 0)
    t.quiet()


@rule("rr:defeat", "rr:would")
def test_if_it_is_not_replaced_defeat_comes(board):
    charm = upgrade(interrupt(would(Defeated(YOUR_HERO)), Instead(Heal(YOUR_HERO, 3))))
    t = board(damage=9, play=[charm])
    t.reveal(treachery(Damage(YOU, 1)))
    assert t.asked == "window"
    t.pass_()
    assert t.result == "lost"


@rule("rr:would", "rr:defeat")
def test_who_is_healed_when_he_would_be_defeated_lives(board):
    heal = support(forced_interrupt(would(Defeated(a("ally"))), Heal(a("ally"), 1)))
    t = board(play=[on(ally(when_defeated(Draw(1)), hp=2), damage=1), heal])
    t.reveal(treachery(Damage(a("ally"), 1)))
    assert (t.ally.damage, len(t.hand)) == (1, 0)


@rule("rr:would", "rr:cancel")
def test_a_canceled_defeat_leaves_no_when_defeated(board):
    prey = minion(when_defeated(PlaceThreat(MAIN, 3)), hp=2)
    save = support(forced_interrupt(would(Defeated(A_MINION)), Heal(A_MINION, ALL), Cancel()))
    t = board(engaged=[prey], play=[save])
    t.attack(prey)
    assert t[prey].in_play and (t[prey].damage, t.main.threat) == (0, 0)


# ---- When Defeated -------------------------------------------------------------------------------------------------
@rule("rr:when-defeated-abilities", "rr:defeat")
def test_when_defeated_resolves_before_the_card_leaves_play(board):
    prey = minion(when_defeated(Damage(each("enemy", Trait("Hydra")), 1)), traits="Hydra", hp=2)
    t = board(engaged=[prey, other := minion(traits="Hydra", hp=5)])
    t.attack(prey)
    assert not t[prey].in_play and t[other].damage == 1
    assert [n[1:4] for n in t.log("damage")[-2:]] == [(t[prey].id, 1, t[prey].id), (t[other].id, 1, t[prey].id)]
    t.quiet()


@rule("rr:when-defeated-abilities")
@pytest.mark.parametrize("kind", ["minion", "side scheme", "ally", "villain"])
def test_every_kind_of_card_has_it(board, kind):
    mark = when_defeated(PlaceThreat(MAIN, 2))
    if kind == "minion":
        t = board(engaged=[minion(mark, hp=1)])
        t.attack(t.minion)
    elif kind == "side scheme":
        t = board(sides=[side_scheme(mark, threat=2)])
        t.thwart(t.side)
    elif kind == "ally":
        t = board(play=[ally(mark, hp=1)])
        t.reveal(treachery(Damage(a("ally"), 1)))
    else:
        t = board(villain=[foe(mark, hp=1), foe(hp=5)])
        t.attack(t.villain)
    assert t.main.threat == 2


@rule("rr:when-defeated-abilities", "rr:leaves-play")
def test_a_card_that_leaves_play_otherwise_was_not_defeated(board):
    prey = minion(when_defeated(PlaceThreat(MAIN, 2)))
    t = board(engaged=[prey], play=[support(forced_response(Defeated(), Draw(1)))])
    t.play(event(Discard(A_MINION)))
    assert not t[prey].in_play and (t.main.threat, len(t.hand)) == (0, 0)


@rule("rr:simultaneous-resolution", "rr:when-defeated-abilities")
@pytest.mark.parametrize("swap", [False, True])
def test_the_first_player_orders_when_defeated_abilities_of_several(board, swap):
    one, two = minion(when_defeated(PlaceThreat(MAIN, 1)), hp=1), minion(when_defeated(Damage(YOU, 1)), hp=1)
    t = board(player(engaged=[one, two]), player(), first=1, turn=1)
    t.play(event(hero_action(attack(each("minion"), 1))))
    assert t.asked == "order" and t.decision.seat == 1 and t[one].in_play and t[two].in_play
    t.choose(two if swap else one)
    kinds = [n[0] for n in t.log() if n[0] in ("threat", "damage")][2:]
    assert kinds == (["damage", "threat"] if swap else ["threat", "damage"])
    assert (t.seats[0].identity.damage, t.main.threat) == (1, 1)
    t.quiet()


@rule("rr:when-defeated-abilities")
def test_without_such_abilities_nobody_is_asked_for_an_order(board):
    t = board(engaged=[minion(hp=1), minion(when_defeated(PlaceThreat(MAIN, 1)), hp=1)])
    t.play(event(hero_action(attack(each("minion"), 1))))
    assert not t.minions and t.main.threat == 1
    t.quiet()


# ---- after ---------------------------------------------------------------------------------------------------------
@rule("rr:defeat", "rr:damage", "rr:after")
def test_responses_to_a_defeat_come_when_the_card_is_gone(board):
    prey = minion(hp=2)
    watch = support(response(Defeated(A_MINION), Draw(1)))
    t = board(engaged=[prey], play=[watch])
    t.attack(prey)
    assert t.asked == "window" and t[prey].where == "encounter_discard"
    t.use(watch)
    t.quiet()


@rule("rr:defeat", "rr:you-your")
def test_who_defeated_is_known(board):
    watch = support(forced_response(Defeated(A_MINION, by=YOUR_HERO), Draw(1)))
    t = board(engaged=[minion(hp=2), minion(hp=2), minion(hp=2)], play=[watch, ally(atk=2)])
    t.attack(t.minions[0], who=t.ally)
    assert len(t.hand) == 0
    t.attack(t.minions[0])
    assert len(t.hand) == 1
    t.play(event(Damage(A_MINION, 2)))  # an event is an extension of the identity
    assert len(t.hand) == 2


@rule("rr:defeat", "rr:attack-player-ability-type")
def test_attacks_and_defeats(board):
    watch = support(forced_response(Attacked(YOUR_HERO, defeating=A_MINION), Draw(1)))
    t = board(engaged=[minion(hp=2), minion(hp=9)], play=[watch])
    t.play(event(hero_action(attack(each("minion"), 2))))
    assert len(t.hand) == 1
    t.attack(t.minion)
    assert len(t.hand) == 1


@rule("rr:defeat", "rr:attach-to", "rr:interrupt")
def test_an_attachment_can_interrupt_the_defeat_of_its_host(board):
    tracer = upgrade(AttachTo(A_MINION), forced_interrupt(Defeated(HOST), RemoveThreat(MAIN, 3)))
    t = board(engaged=[on(minion(hp=2), attached=[tracer])], threat=5)
    t.attack(t.minion)
    assert t.main.threat == 2 and t[tracer].where == "discard0"


@rule("rr:defeat", "rr:damage")
def test_friend_and_foe_can_fall_together(board):
    t = board(engaged=[minion(hp=1)], play=[ally(hp=1)])
    t.reveal(treachery(Damage(both(each("minion"), each("ally")), 1)))
    assert not t.minions and not t.allies
    t.quiet()


@rule("rr:defeat", "rr:in-play-and-out-of-play")
def test_what_is_gone_cannot_be_attacked(board):
    t = board(engaged=[prey := minion(hp=2)], play=[ally()])
    t.attack(prey)
    t.cannot("attack", t.ally, prey, rule="rr:in-play-and-out-of-play")
    t.can("attack", t.ally, t.villain)


@rule("rr:villain-defeat")
def test_nothing_carries_over_to_a_stage_of_another_title(board):
    gear = attachment(atk=1)
    first = on(foe(name="Rival", hp=2), stunned=1, confused=1, counters={"rage": 2}, attached=[gear])
    t = board(villain=[first, foe(name="Other", hp=9)])
    t.play(event(Damage(THE_VILLAIN, 7)))
    assert (t.villain.hp, t.villain.stunned, t.villain.confused, t.villain.counters("rage")) == (9, 0, 0, 0)
    assert t[gear].where == "encounter_discard" and t.villain.attached == []
