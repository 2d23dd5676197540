"""Damage: its ten steps, dealt and taken, prevention, tough, overkill, indirect and moved damage, hit points."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import (
    A_MINION,
    ALL,
    AN_ENEMY,
    EACH_HERO,
    EACH_PLAYER,
    MAIN,
    OVERKILL,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    YOUR_IDENTITY,
    Alter,
    Attacked,
    Cannot,
    Damage,
    DamageDealt,
    DamageTaken,
    Defeated,
    Discard,
    Draw,
    EachPlayer,
    Exhaust,
    Heal,
    Healed,
    Instead,
    Mine,
    MoveTokens,
    PlaceThreat,
    Prevent,
    ThreatPlaced,
    Until,
    a,
    action,
    attack,
    boost,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    hero_interrupt,
    interrupt,
    when_defeated,
    would,
)
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    side_scheme,
    support,
    treachery,
    upgrade,
)

MARK = PlaceThreat(MAIN, 1)
"""What a listening card does: it can always be done, and leaves a trace in the log."""


def used(t):
    """The abilities of made-up listeners in the order in which they were used."""
    return [n[3] for n in t.log("use")]


# ---- the ten steps -------------------------------------------------------------------------------------------------
@rule(
    "rr:damage",
    "rr:damage.6",
    "rr:damage.8",
    "rr:damage.9",
    "rr:damage.10",
    "rr:damage.11",
    "rr:damage.12",
    "rr:damage.15",
)
def test_the_steps_of_damage_in_their_order(board):
    prey = minion(when_defeated(Damage(YOU, 1)), hp=3)
    listen = support(
        forced_response(Defeated(A_MINION), MARK),  # 0: step 10
        forced_interrupt(Defeated(A_MINION), MARK),  # 1: step 7
        forced_interrupt(would(Defeated(A_MINION)), MARK),  # 2: step 6
        forced_interrupt(DamageTaken(A_MINION), MARK),  # 3: step 4
        forced_interrupt(would(DamageTaken(A_MINION)), MARK),  # 4: step 3
        forced_interrupt(would(DamageDealt(A_MINION)), MARK),  # 5: step 1
        forced_response(DamageTaken(A_MINION), MARK),  # 6: step 10
        forced_response(DamageDealt(A_MINION), MARK),  # 7: step 10
    )
    t = board(engaged=[prey], play=[listen], threat=0)
    t.play(event(Damage(A_MINION, 3)))
    assert used(t) == [5, 4, 3, 2, 1] and not t[prey].in_play and t.hero.damage == 1
    assert t.asked == "order" and sorted(o.ability for o in t.decision.options) == [0, 6, 7]
    marks = [n[0] for n in t.log() if n[0] in ("damage", "threat", "defeated")]
    assert marks == ["threat"] * 3 + ["damage", "threat", "defeated", "threat", "damage"]
    t.answer("use", ability=7).answer("use", ability=0)
    t.quiet()


@rule("rr:damage", "rr:when-defeated-abilities")
def test_at_when_defeated_the_character_is_still_in_play_and_leaves_before_responses(board):
    prey = minion(when_defeated(PlaceThreat(MAIN, 1)), hp=1)
    t = board(engaged=[prey], play=[support(forced_response(Defeated(A_MINION), Damage(each("enemy"), 1)))])
    t.attack(t.minion)
    assert t[prey].where == "encounter_discard" and t.villain.damage == 1 and t.main.threat == 1


@rule("rr:damage", "rr:tough", "rr:damage.7")
@pytest.mark.parametrize("n", [1, 2])
def test_tough_comes_after_would_be_dealt_and_before_would_take(board, n):
    listen = support(
        forced_interrupt(would(DamageDealt(THE_VILLAIN)), MARK),
        forced_interrupt(would(DamageTaken(THE_VILLAIN)), MARK),
        forced_interrupt(DamageTaken(THE_VILLAIN), MARK),
        forced_response(DamageTaken(THE_VILLAIN), MARK),
        forced_response(DamageDealt(THE_VILLAIN), MARK),
    )
    t = board(villain=on(foe(), tough=1), play=[listen])
    t.attack(t.villain, damage=n)
    assert used(t) == [0, 4] and (t.villain.damage, t.villain.tough) == (0, 0)


@ruling("faq:general-questions:1")
@rule("rr:status-cards", "rr:tough")
def test_an_interrupt_cannot_save_the_tough_status_card(board):
    save = support(interrupt(would(DamageTaken(YOU)), Prevent(ALL)))
    t = board(tough=1, play=[save])
    t.reveal(treachery(Damage(YOU, 3)))
    assert (t.hero.tough, t.hero.damage) == (0, 0)
    t.quiet()


@rule("rr:damage")
def test_characters_damaged_at_once_go_through_each_step_together(board):
    listen = support(
        forced_interrupt(would(DamageTaken(a("character"))), MARK), forced_interrupt(DamageTaken(a("character")), MARK)
    )
    t = board(player(play=[listen]), player())
    t.reveal(treachery(Damage(EACH_HERO, 2)))
    assert used(t) == [0, 0, 1, 1]
    assert [n[0] for n in t.log() if n[0] in ("damage", "threat")] == ["threat"] * 4 + ["damage"] * 2


@rule("rr:damage")
def test_damage_replaced_was_never_dealt(board):
    shield = support(
        forced_interrupt(would(DamageDealt(YOU)), Instead(PlaceThreat(MAIN, 1))),
        forced_response(DamageTaken(YOU), Draw(1)),
        forced_response(DamageDealt(YOU), Draw(1)),
    )
    t = board(play=[shield])
    t.reveal(treachery(Damage(YOU, 3)))
    assert (t.hero.damage, t.main.threat, len(t.hand)) == (0, 1, 0)


@rule("rr:damage", "rr:damage.1")
@pytest.mark.parametrize(("damage", "there"), [(2, True), (3, False), (7, False)])
def test_zero_or_fewer_hit_points_is_defeat(board, damage, there):
    prey = minion(hp=3)
    t = board(engaged=[prey])
    t.play(event(Damage(A_MINION, damage)))
    assert t[prey].in_play is there


# ---- dealt and taken -----------------------------------------------------------------------------------------------
@rule("rr:damage", "rr:damage.4")
def test_more_damage_dealt_is_more_damage_taken(board):
    more = support(forced_interrupt(would(DamageDealt(THE_VILLAIN)), Alter(amount=2)))
    t = board(play=[more])
    with t.changes(lambda: t.villain.damage, by=4):
        t.attack(t.villain)


@rule("rr:prevent", "rr:damage", "rr:prevent.2", "rr:prevent.3")
@pytest.mark.parametrize(("n", "taken"), [(1, 3), (3, 1), (4, 0), (9, 0)])
def test_prevented_damage_is_not_taken(board, n, taken):
    save = support(interrupt(would(DamageTaken(YOU)), Prevent(n)), forced_response(DamageTaken(YOU), Draw(1)))
    t = board(play=[save])
    t.reveal(treachery(Damage(YOU, 4)))
    t.use(save)
    assert (t.hero.damage, len(t.hand)) == (taken, 1 if taken else 0)
    t.quiet()


@rule("rr:prevent", "rr:damage", "rr:prevent.2", "rr:prevent.3")
@pytest.mark.parametrize("event_", [DamageDealt(YOU), DamageTaken(YOU)])
def test_prevented_damage_was_dealt_all_the_same(board, event_):
    """Wherever it is prevented: when it would be dealt or when it would be taken."""
    save = support(
        interrupt(would(event_), Prevent(ALL)),
        forced_response(DamageDealt(YOU), Draw(1)),
        forced_response(DamageTaken(YOU), Draw(5)),
    )
    t = board(play=[save])
    t.reveal(treachery(Damage(YOU, 4)))
    t.use(save)
    assert (t.hero.damage, len(t.hand)) == (0, 1)
    t.quiet()


@rule("rr:prevent", "rr:interrupt")
def test_when_all_of_it_is_prevented_nothing_is_left_to_prevent(board):
    saves = [support(interrupt(would(DamageTaken(YOU)), Prevent(3))) for _ in range(2)]
    t = board(play=saves)
    t.reveal(treachery(Damage(YOU, 3)))
    t.use(saves[0])
    t.quiet()
    t.reveal(treachery(Damage(YOU, 4)))
    t.use(saves[0]).use(saves[1])
    assert t.hero.damage == 0
    t.quiet()


@rule("rr:prevent", "rr:prevent.4")
def test_an_attack_whose_damage_is_prevented_has_not_damaged(board):
    save = hero_interrupt(would(DamageTaken(YOU)), Prevent(ALL))
    watch = environment(
        forced_response(Attacked(THE_VILLAIN, damaging=YOU), PlaceThreat(MAIN, 5)),
        forced_response(Attacked(THE_VILLAIN), PlaceThreat(MAIN, 1)),
    )
    t = board(hand=[card := event(save)], environments=[watch])
    t.activate()
    t.pass_().play(card)
    assert (t.main.threat, t.hero.damage) == (1, 0)


@rule("rr:prevent", "rr:cost", "rr:prevent.5", "rr:prevent.6")
@pytest.mark.parametrize(("to", "drawn"), [(YOU, 0), (a("ally", Mine()), 1)])
def test_damage_to_take_as_a_cost_must_be_taken_damage_to_deal_need_not(board, to, drawn):
    rage = support(action(Draw(1), cost=Damage(to, 2)))
    save = support(forced_interrupt(would(DamageTaken(a("character"))), Prevent(1)))
    t = board(play=[rage, save, ally(hp=5)])
    with t.changes(lambda: len(t.hand), by=drawn):
        t.use(rage)
    assert (t.hero.damage, t.ally.damage) == ((1, 0) if to is YOU else (0, 1))
    t.quiet()


@rule("rr:cost", "rr:tough")
@ruling("faq:core-set:focused-rage:1")
def test_with_a_tough_status_card_damage_cannot_be_taken_as_a_cost(board):
    rage = support(action(Draw(1), cost=Damage(YOU, 2)))
    t = board(tough=1, play=[rage])
    t.cannot("use", rage, ability=0, rule="rr:cost")
    assert t.hero.tough == 1


@rule("rr:cost")
def test_damage_taken_as_a_cost_pays_for_the_effect(board):
    rage = support(action(Draw(1), cost=(Exhaust(SELF), Damage(YOU, 2))))
    t = board(play=[rage])
    with t.changes(lambda: (t.hero.damage, len(t.hand)), to=(2, 1)):
        t.use(rage)


# ---- tough ---------------------------------------------------------------------------------------------------------
@rule("rr:tough", "rr:status-cards", "rr:status-cards.7", "rr:tough.1")
@pytest.mark.parametrize("n", [1, 9])
def test_tough_prevents_all_damage_once(board, n):
    t = board(villain=on(foe(hp=20), tough=1))
    t.play(event(Damage(THE_VILLAIN, n)))
    assert (t.villain.damage, t.villain.tough) == (0, 0)
    t.play(event(Damage(THE_VILLAIN, n)))
    assert t.villain.damage == n


@rule("rr:tough", "rr:tough.2")
def test_each_damage_costs_only_one_tough_status_card(board):
    t = board(villain=on(foe(), tough=2))
    t.attack(t.villain)
    assert (t.villain.damage, t.villain.tough) == (0, 1)


@rule("rr:tough")
def test_no_damage_no_loss_of_tough(board):
    t = board(tough=1, villain=foe(atk=0))
    t.activate()
    t.pass_()
    assert t.hero.tough == 1


@rule("rr:tough", "rr:tough.5")
def test_who_was_tough_has_taken_no_damage(board):
    listen = support(
        forced_response(DamageTaken(THE_VILLAIN), Draw(1)), forced_response(Attacked(damaging=THE_VILLAIN), Draw(1))
    )
    t = board(villain=on(foe(), tough=1), play=[listen])
    with t.changes(lambda: len(t.hand), by=0):
        t.attack(t.villain)


@ruling("faq:core-set:repulsor-blast:1")
@rule("rr:tough", "rr:alteration-effect")
def test_additional_damage_is_dealt_at_once_and_so_stopped_by_tough(board):
    t = board(villain=on(foe(), tough=1))
    t.play(event(hero_action(attack(THE_VILLAIN, 1, additional=4))))
    assert (t.villain.damage, t.villain.tough) == (0, 0)


# ---- overkill ------------------------------------------------------------------------------------------------------
@rule("rr:overkill", "rr:excess-damage", "rr:overkill.1")
@pytest.mark.parametrize(("hp", "over"), [(2, 4), (5, 1), (6, 0), (9, 0)])
def test_an_enemy_s_overkill_hits_the_player_of_the_ally(board, hp, over):
    t = board(engaged=[minion(OVERKILL, atk=6)], play=[ally(hp=hp)])
    t.activate(t.minion)
    with t.changes(lambda: t.hero.damage, by=over):
        t.defend(t.ally)


@rule("rr:overkill", "rr:overkill.1")
def test_overkill_hits_the_defending_ally_s_controller_not_the_attacked_player(board):
    t = board(player(engaged=[minion(OVERKILL, atk=6)]), player(play=[ally(hp=2)]))
    t.activate(t.minion)
    t.pass_().defend(t.ally)
    assert [s.identity.damage for s in t.seats] == [0, 4]


@rule("rr:overkill", "rr:damage", "rr:overkill.2")
def test_overkill_damage_is_dealt_at_the_same_time(board):
    listen = support(forced_interrupt(would(Defeated(A_MINION)), MARK))
    t = board(engaged=[minion(hp=2)], play=[listen])
    t.attack(t.minion, damage=5, overkill=True)
    assert [n[0] for n in t.log() if n[0] in ("damage", "threat", "defeated")] == [
        "damage",
        "damage",
        "threat",
        "defeated",
    ]


@rule("rr:overkill", "rr:tough", "rr:tough.4")
def test_no_overkill_through_a_tough_ally(board):
    t = board(engaged=[minion(OVERKILL, atk=6)], play=[on(ally(hp=2), tough=1)])
    t.activate(t.minion)
    t.defend(t.ally)
    assert (t.hero.damage, t.ally.damage, t.ally.tough) == (0, 0, 0)


@rule("rr:overkill", "rr:prevent", "rr:excess-damage")
def test_excess_is_measured_on_damage_dealt_whatever_is_prevented(board):
    save = support(forced_interrupt(would(DamageTaken(a("ally"))), Prevent(ALL)))
    t = board(engaged=[minion(OVERKILL, atk=6)], play=[ally(hp=2), save])
    t.activate(t.minion)
    t.defend(t.ally)
    assert (t.hero.damage, t.ally.damage) == (4, 0)


@rule("rr:overkill", "rr:attack-player-ability-type")
def test_several_minions_pass_their_excess_each(board):
    t = board(engaged=[minion(hp=1), minion(hp=2), minion(hp=9)])
    t.play(event(hero_action(attack(each("minion"), 3, gains=("overkill",)))))
    assert t.villain.damage == 3 and len(t.minions) == 1


# ---- indirect ------------------------------------------------------------------------------------------------------
def assigned(t, *amounts):
    """Answer each question of an assignment with the next amount."""
    for n in amounts:
        t.answer("assign", value=n)


@rule("rr:indirect-damage", "rr:indirect-damage.1", "rr:indirect-damage.2")
def test_indirect_damage_is_divided_by_its_player_among_his_characters(board):
    t = board(play=[ally(hp=4)])
    t.reveal(treachery(Damage(YOU, 5, indirect=True)))
    assert t.asked == "assign" and t.hero.damage == 0
    assigned(t, 1)
    assert t.hero.damage == 1 and not t.allies
    t.quiet()


@rule("rr:indirect-damage", "rr:indirect-damage.5")
def test_nobody_is_assigned_more_than_would_defeat_him(board):
    t = board(damage=7, play=[ally(hp=2)])
    t.reveal(treachery(Damage(YOU, 4, indirect=True)))
    assert [o.value for o in t.decision.options] == ["2", "3"]  # at most 2 go to the ally, at most 3 to the hero
    assigned(t, 2)
    assert t.hero.hp == 1 and not t.allies


@rule("rr:indirect-damage", "rr:indirect-damage.7", "rr:indirect-damage.8")
def test_what_nobody_can_be_assigned_is_ignored(board):
    t = board(play=[ally(hp=1)], hero=hero(constant(Cannot(SELF, "take damage"))))
    t.reveal(treachery(Damage(YOU, 4, indirect=True)))
    assert t.hero.damage == 0 and not t.allies
    t.quiet()


@rule("rr:indirect-damage", "rr:tough", "rr:indirect-damage.6")
def test_a_tough_character_takes_its_share_off_up_to_its_hit_points(board):
    t = board(play=[on(ally(hp=3), tough=1)])
    t.reveal(treachery(Damage(YOU, 5, indirect=True)))
    assert [o.value for o in t.decision.options] == ["2", "3", "4", "5"]
    assigned(t, 2)
    assert (t.hero.damage, t.ally.damage, t.ally.tough) == (2, 0, 0)


@rule("rr:indirect-damage", "rr:indirect-damage.4")
def test_all_of_it_is_dealt_at_once(board):
    watch = support(forced_response(DamageTaken(a("ally")), Heal(YOUR_IDENTITY, 9)))
    t = board(play=[ally(hp=4), watch])
    t.reveal(treachery(Damage(YOU, 4, indirect=True)))
    assigned(t, 2)
    assert (t.hero.damage, t.ally.damage) == (0, 2)
    assert [n[0] for n in t.log() if n[0] in ("damage", "heal")] == ["damage", "damage", "heal"]


@rule("rr:indirect-damage")
def test_each_player_divides_his_own_share(board):
    t = board(player(play=[one := ally(hp=4)]), player(play=[two := ally(hp=4)]))
    t.reveal(treachery(EachPlayer(Damage(YOU, 2, indirect=True))))
    t.choose(t.seats[1])
    assert t.decision.seat == 1
    assigned(t, 0)
    assert t.decision.seat == 0
    assigned(t, 2)
    assert ([s.identity.damage for s in t.seats], t[one].damage, t[two].damage) == ([2, 0], 0, 2)


@rule("rr:indirect-damage", "rr:indirect-damage.3")
def test_damage_among_players_may_go_to_any_friendly_character(board):
    t = board(player(play=[one := ally(hp=4)]), player(play=[two := ally(hp=4)]), first=1)
    t.reveal(treachery(Damage(EACH_PLAYER, 5, indirect=True)))
    assert t.decision.seat == 1
    while t.asked == "assign":  # nothing to the heroes, 1 to the one and 4 to the other
        target = t.decision.options[0].target
        t.answer("assign", value={t[one].id: 1, t[two].id: 4}.get(target, 0))
    assert [s.identity.damage for s in t.seats] == [0, 0] and t[one].damage == 1 and not t[two].in_play


# ---- moving --------------------------------------------------------------------------------------------------------
def shift(n, **k):
    return event(MoveTokens("damage", n, YOUR_HERO, AN_ENEMY, **k))


@rule("rr:move", "rr:heal", "rr:move.1", "rr:move.4", "rr:move.5", "rr:heal.3")
@pytest.mark.parametrize(("damage", "moved"), [(5, 3), (3, 3), (1, 1)])
def test_moved_damage_heals_one_and_is_dealt_to_the_other(board, damage, moved):
    listen = support(forced_response(Healed(YOUR_HERO), Draw(1)), forced_response(DamageTaken(THE_VILLAIN), Draw(1)))
    t = board(damage=damage, play=[listen])
    t.play(shift(3))
    assert (t.hero.damage, t.villain.damage, len(t.hand)) == (damage - moved, moved, 2)


@ruling("faq:core-set:vibranium-suit:1")
@rule("rr:move", "rr:tough", "rr:move.5")
def test_moved_damage_takes_a_tough_status_card(board):
    t = board(damage=3, villain=on(foe(), tough=1))
    t.play(shift(2))
    assert (t.hero.damage, t.villain.damage, t.villain.tough) == (1, 0, 0)


@rule("rr:move", "rr:move.3")
def test_without_source_or_destination_nothing_moves(board):
    t = board(hand=[card := shift(2)])
    t.cannot("play", card, ability=0, rule="rr:target")
    shield = environment(constant(Cannot(each("enemy"), "take damage")))
    t = board(damage=3, hand=[card := shift(2)], environments=[shield])
    t.cannot("play", card, ability=0, rule="rr:target")


@rule("rr:move")
def test_damage_cannot_move_to_who_cannot_take_it(board):
    safe = minion(constant(Cannot(SELF, "take damage")))
    t = board(damage=3, engaged=[safe])
    t.play(shift(2))  # only the villain is left to choose
    assert (t.hero.damage, t.villain.damage) == (1, 2)
    t.quiet()


@rule("rr:move", "rr:move.2", "rr:move.4")
def test_an_element_cannot_move_to_where_it_is(board):
    swap = event(MoveTokens("damage", 1, a("friendly character"), a("friendly character")))
    t = board(damage=3, play=[ally(hp=3)])
    t.play(swap)
    assert (t.hero.damage, t.ally.damage) == (2, 1)


@rule("rr:move", "rr:defeat")
def test_moved_damage_can_defeat(board):
    t = board(damage=3, engaged=[minion(hp=2)])
    t.play(shift(3), target=t.minion)
    assert not t.minions and t.hero.damage == 0


@rule("rr:move", "rr:threat", "rr:move.1", "rr:move.6")
def test_moved_threat_is_placed(board):
    listen = support(forced_response(ThreatPlaced(a("side scheme")), Draw(1)))
    t = board(threat=4, play=[listen], sides=[side_scheme(threat=2)])
    t.play(event(MoveTokens("threat", 3, MAIN, a("side scheme"))))
    assert (t.main.threat, t.side.threat, len(t.hand)) == (1, 5, 1)


# ---- healing and hit points ----------------------------------------------------------------------------------------
@rule("rr:heal", "rr:maximum-hit-points", "rr:heal.1", "rr:heal.2")
@pytest.mark.parametrize(("damage", "left"), [(5, 2), (3, 0), (2, 0)])
def test_healing_stops_at_the_maximum(board, damage, left):
    t = board(damage=damage)
    with t.changes(lambda: t.hero.damage, to=left):
        t.play(event(Heal(YOUR_HERO, 3)))
    assert t.hero.hp == 10 - left


@rule("rr:heal")
def test_nobody_undamaged_can_be_healed(board):
    t = board(hand=[card := event(Heal(YOUR_HERO, 3))])
    t.cannot("play", card, ability=0, rule="rr:target")


@rule("rr:gets", "rr:maximum-hit-points", "rr:remaining-hit-points", "rr:sustained-damage", "rr:gets.3")
def test_more_hit_points_are_more_remaining_and_the_damage_stays(board):
    armor = upgrade(constant(gets(YOUR_HERO, HP=4)), action(Draw(1), cost=Discard(SELF)))
    t = board(damage=3, play=[armor])
    assert (t.hero.damage, t.hero.hp, t.hero.stat("HP")) == (3, 11, 14)
    t.use(armor)
    assert (t.hero.damage, t.hero.hp, t.hero.stat("HP")) == (3, 7, 10)


@rule("rr:gets", "rr:hit-points", "rr:defeat")
@pytest.mark.parametrize(("damage", "there"), [(2, True), (3, False), (4, False)])
def test_losing_hit_points_can_defeat(board, damage, there):
    armor = upgrade(constant(gets(a("ally"), HP=2)), action(Draw(1), cost=Discard(SELF)))
    t = board(play=[armor, friend := on(ally(hp=3), damage=damage)])
    t.use(armor)
    assert t[friend].in_play is there
    t.quiet()


@rule("rr:gets", "rr:defeat")
def test_hit_points_that_went_with_a_defeated_character_can_defeat_another(board):
    leader = ally(constant(gets(each("ally", Mine()), HP=1)), hp=2)
    t = board(play=[leader, friend := on(ally(hp=2), damage=2)])
    assert t[friend].hp == 1
    t.reveal(treachery(Damage(a("ally"), 3)))
    t.choose(leader)
    assert not t[leader].in_play and not t[friend].in_play
    t.quiet()


@rule("rr:gets", "rr:lasting-effects", "rr:defeat")
def test_hit_points_for_a_phase_are_lost_at_its_end(board):
    t = board(play=[friend := on(ally(hp=2), damage=1)])
    t.play(event(Until("phase", gets(a("ally"), HP=3))))
    t.reveal(treachery(Damage(a("ally"), 2)))
    assert t[friend].in_play and t[friend].hp == 2
    t.skip_to("defend")
    assert not t[friend].in_play


@rule("rr:hit-points", "rr:player-elimination", "rr:hit-points.5")
def test_a_player_without_hit_points_is_eliminated(board):
    t = board(player(damage=9), player(), turn=1)
    t.reveal(treachery(Damage(EACH_HERO, 1)))
    assert (t.seats[0].out, t.seats[1].out, t.result) == (True, False, None)
    t.reveal(treachery(Damage(EACH_HERO, 9)))
    assert t.result == "lost"


@rule("rr:hit-points", "rr:villain-defeat", "rr:hit-points.6")
def test_a_villain_without_hit_points_gives_way_to_its_next_stage(board):
    t = board(villain=[foe(hp=2), foe(hp=7)])
    t.attack(t.villain)
    assert (t.villain.hp, t.villain.damage) == (7, 0) and t.result is None
    t.play(event(Damage(THE_VILLAIN, 7)))
    assert t.result == "won"


@rule("rr:damage", "rr:you-your")
def test_damage_to_you_is_damage_to_your_identity(board):
    t = board(player(play=[ally()]), player())
    t.reveal(treachery(Damage(YOU, 2)), seat=1)
    assert [s.identity.damage for s in t.seats] == [0, 2] and t.ally.damage == 0


@rule("rr:damage", "rr:boost-boost-icon")
def test_a_character_that_deals_damage_to_itself_is_defeated_once(board):
    """Its When Defeated ability damages all minions, itself included, while its defeat is under way."""
    bomb = minion(when_defeated(Damage(each("minion"), 1), PlaceThreat(MAIN, 1)), boost(Draw(1)), hp=1)
    t = board(engaged=[bomb, minion(hp=2)])
    t.attack(bomb)
    assert t.main.threat == 1 and [m.damage for m in t.minions] == [1]
    t.quiet()


@rule("rr:cannot", "rr:damage")
def test_who_cannot_take_damage_is_no_target(board):
    t = board(villain=foe(constant(Cannot(SELF, "take damage"))), hand=[card := event(Damage(THE_VILLAIN, 1))])
    t.cannot("play", card, ability=0, rule="rr:target")
    t.cannot("attack", target=t.villain, rule="rr:target")


@rule("rr:move", "rr:labelled-ability")
def test_moving_damage_can_be_an_attack(board):
    watch = support(forced_response(Attacked(YOUR_HERO, damaging=THE_VILLAIN), Draw(1)))
    t = board(damage=3, villain=foe(RETALIATE(1)), play=[watch])
    t.play(shift(3, label="attack"))
    assert (t.hero.damage, t.villain.damage, len(t.hand)) == (1, 3, 1)


@rule("rr:overkill", "rr:replacement-effect")
def test_damage_that_is_replaced_leaves_no_excess(board):
    suit = support(forced_interrupt(would(DamageDealt(A_MINION)), Instead(PlaceThreat(MAIN, 1))))
    t = board(engaged=[minion(hp=2)], play=[suit])
    t.attack(t.minion, damage=5, overkill=True)
    assert (t.minion.damage, t.villain.damage, t.main.threat) == (0, 0, 1)
