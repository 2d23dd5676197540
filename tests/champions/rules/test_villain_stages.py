"""The stages of the villain: what is left behind, what carries over, and the end of the game."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    EACH_ENEMY,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    TOUGHNESS,
    YOU,
    Activate,
    Attacked,
    Damage,
    Defeated,
    Draw,
    EndGame,
    Give,
    Schemed,
    Until,
    attack,
    boost,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    when_defeated,
    when_revealed,
)
from quickstrike.testkit import (
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    support,
    treachery,
    upgrade,
)


def stages(*hp: int, **more):
    """Stages I, II, ... of one villain."""
    return [foe(hp=n, name="Boss", atk=i + 1, **more) for i, n in enumerate(hp)]


# ---- the next stage ------------------------------------------------------------------------------------------------
@rule("rr:villain-defeat", "rr:villain-villain-deck", "rr:villain-defeat.1")
def test_a_stage_without_hit_points_is_removed_and_the_next_one_takes_its_place(board):
    one, two = stages(2, 9)
    t = board(villain=[one, two])
    t.attack(t.villain)
    assert t.villain.face.code == two.code and (t.villain.damage, t.villain.hp, t.villain.atk) == (0, 9, 2)
    assert t[one].where == "removed" and not t.zone("villain_deck")
    assert t.result is None
    t.quiet()


@rule("rr:villain-defeat")
def test_with_one_hit_point_left_it_stays(board):
    one, two = stages(3, 9)
    t = board(villain=[one, two])
    t.attack(t.villain)
    assert t.villain.face.code == one.code and t.villain.hp == 1


@rule("rr:villain-defeat", "rr:excess-damage", "rr:villain-defeat.3")
def test_excess_damage_does_not_carry_over(board):
    t = board(villain=stages(2, 9))
    t.attack(t.villain, damage=8)
    assert (t.villain.damage, t.villain.hp) == (0, 9)


@rule("rr:villain-defeat", "rr:per-player-icon")
def test_the_new_stage_has_its_own_hit_points_per_player(board):
    t = board(player(), player(), villain=[foe(hp=2, name="Boss"), foe(hp=7, per_player=True, name="Boss")])
    t.attack(t.villain)
    assert t.villain.hp == 14


@rule("rr:villain-defeat", "rr:villain-defeat.4")
def test_attachments_upgrades_statuses_and_counters_carry_over(board):
    web, armor = upgrade(name="Web"), attachment(atk=2, name="Armor")
    one, two = stages(2, 9)
    t = board(villain=[on(one, attached=[armor, web], stunned=1, confused=1, counters={"rage": 3}), two])
    t.attack(t.villain)
    v = t.villain
    assert v.face.code == two.code and [c.name for c in v.attached] == ["Armor", "Web"]
    assert (v.stunned, v.confused, v.counters("rage")) == (1, 1, 3)
    assert v.atk == 2 + 2 and t["Armor"].host == v


@rule("rr:villain-defeat", "rr:villain-defeat.5")
def test_under_another_title_nothing_carries_over(board):
    web, armor = upgrade(name="Web"), attachment(atk=2, name="Armor")
    one, two = foe(hp=2, name="Mask"), foe(hp=9, atk=3, name="Face")
    t = board(villain=[on(one, attached=[armor, web], stunned=1, confused=1, counters={"rage": 3}), two])
    t.attack(t.villain)
    v = t.villain
    assert v.name == "Face" and v.attached == []
    assert (v.stunned, v.confused, v.counters("rage"), v.atk) == (0, 0, 0, 3)
    assert (t["Armor"].where, t["Web"].where) == ("encounter_discard", "discard0")


@rule("rr:villain-defeat", "rr:when-revealed-abilities", "rr:toughness", "rr:villain-defeat.1")
def test_the_new_stage_is_revealed(board):
    t = board(villain=[foe(hp=2, name="Boss"), foe(TOUGHNESS, when_revealed(Damage(YOU, 3)), hp=9, name="Boss")])
    t.attack(t.villain)
    assert t.hero.damage == 3 and t.villain.tough == 1


@rule("rr:villain-defeat", "rr:when-revealed-abilities")
def test_the_stage_in_play_is_not_revealed_again(board):
    t = board(villain=[foe(when_revealed(Damage(YOU, 5)), hp=2, name="Boss"), foe(hp=9, name="Boss")])
    t.attack(t.villain)
    assert t.hero.damage == 0


@rule("rr:when-defeated-abilities", "rr:villain-defeat")
def test_when_defeated_of_a_stage_resolves_before_the_next_is_revealed(board):
    one = foe(when_defeated(Damage(YOU, 1)), hp=2, name="Boss")
    two = foe(when_revealed(Damage(YOU, 2)), hp=9, name="Boss")
    t = board(villain=[one, two])
    t.attack(t.villain)
    assert [n[2] for n in t.log("damage") if n[1] == t.hero.id] == [1, 2]


@rule("rr:villain-defeat", "rr:lasting-effects")
def test_lasting_effects_on_the_villain_go_on(board):
    t = board(villain=[foe(hp=2, atk=3, name="Boss"), foe(hp=9, atk=5, name="Boss")])
    t.play(event(Until("round", gets(THE_VILLAIN, ATK=-2))))
    t.attack(t.villain)
    assert t.villain.atk == 3


@rule("rr:villain-defeat", "rr:defeat")
def test_defeating_a_stage_is_defeating_the_villain_for_responses(board):
    t = board(villain=stages(2, 9), play=[support(forced_response(Defeated(THE_VILLAIN), Draw(1)))])
    with t.changes(lambda: len(t.hand), by=1):
        t.attack(t.villain)


@rule("rr:villain-defeat")
def test_three_stages_are_played_one_after_the_other(board):
    t = board(villain=stages(1, 1, 1), hero=hero(atk=1))
    for left in (2, 1):
        assert len(t.zone("villain_deck")) == left
        t.attack(t.villain, damage=1)
        assert t.result is None
    t.attack(t.villain)
    assert t.result == "won"


# ---- during an activation ------------------------------------------------------------------------------------------
@rule("rr:villain-defeat", "rr:activation", "rr:villain-defeat.6")
def test_a_villain_that_is_defeated_while_attacking_goes_on_with_the_new_stage(board):
    trap = support(interrupt(Attacked(by=THE_VILLAIN), Damage(THE_VILLAIN, 9)), name="Trap")
    t = board(
        villain=[foe(hp=2, atk=1, name="Boss"), foe(hp=20, atk=4, name="Boss")],
        play=[trap],
        encounter=[treachery(boost=1)],
    )
    t.activate()
    t.use("Trap")
    assert t.villain.hp == 20
    with t.changes(lambda: t.hero.damage, by=5):
        t.pass_all()
    t.quiet()


@rule("rr:villain-defeat", "rr:activation")
def test_the_boost_card_it_was_given_serves_the_new_stage(board):
    rash = treachery(boost(Damage(THE_VILLAIN, 9)), boost=2)
    t = board(villain=[foe(hp=2, atk=1, name="Boss"), foe(hp=20, atk=4, name="Boss")], encounter=[rash])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=4 + 2):
        t.pass_all()
    assert t[rash].where == "encounter_discard"


@rule("rr:villain-defeat", "rr:activation")
def test_so_does_a_scheme(board):
    trap = support(interrupt(Schemed(by=THE_VILLAIN), Damage(THE_VILLAIN, 9)), name="Trap")
    t = board(form="alter-ego", villain=[foe(hp=2, sch=1, name="Boss"), foe(hp=20, sch=3, name="Boss")], play=[trap])
    t.activate()
    with t.changes(lambda: t.main.threat, by=3):
        t.use("Trap")


@rule("rr:villain-defeat", "rr:activation", "rr:villain-defeat.7")
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_under_another_title_the_activation_ends_without_resolving(board, form):
    rash = treachery(boost(Damage(THE_VILLAIN, 9)), boost=2)
    t = board(form=form, villain=[foe(hp=2, atk=1, name="Mask"), foe(hp=20, atk=4, name="Face")], encounter=[rash])
    t.activate().pass_all()
    assert t.villain.name == "Face"
    assert t.hero.damage == 0 and t.main.threat == 0
    t.quiet()


@rule("rr:villain-defeat", "rr:boost-boost-icon")
def test_boost_cards_of_a_villain_that_is_gone_are_discarded(board):
    trap = support(interrupt(Attacked(by=THE_VILLAIN), Damage(THE_VILLAIN, 9)), name="Trap")
    extra = treachery(boost=1, name="Extra")
    t = board(villain=[on(foe(hp=2, name="Mask"), boosts=[extra]), foe(hp=20, atk=1, name="Face")], play=[trap])
    t.activate().use("Trap")
    assert t.villain.boosts == [] and t["Extra"].where == "encounter_discard"
    t.activate()
    t.pass_()  # the trap
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_all()


@rule("rr:villain-defeat", "rr:retaliate-x")
def test_a_stage_defeated_by_retaliate_has_attacked_already(board):
    t = board(hero=hero(RETALIATE(3)), villain=[foe(hp=3, atk=1, name="Boss"), foe(hp=20, atk=9, name="Boss")])
    t.activate().pass_all()
    assert t.hero.damage == 1 and (t.villain.hp, t.villain.atk) == (20, 9)
    t.quiet()


@rule("rr:villain-defeat", "rr:activation")
def test_a_new_stage_may_begin_an_activation_of_its_own_after_this_one(board):
    angry = foe(when_revealed(Activate("attack", SELF, YOU)), hp=20, atk=4, name="Boss")
    t = board(villain=[foe(hp=2, atk=1, name="Boss"), angry], hero=hero(RETALIATE(2)))
    t.activate().pass_all()
    assert t.hero.damage == 1 + 4
    assert [n[2] for n in t.log("damage") if n[1] == t.hero.id] == [1, 4]
    t.quiet()


# ---- the end -------------------------------------------------------------------------------------------------------
@rule("rr:winning-the-game", "rr:villain-defeat", "rr:villain-defeat.2")
def test_the_players_win_when_the_final_stage_is_defeated(board):
    t = board(villain=stages(2))
    t.attack(t.villain)
    assert t.result == "won" and not t.game.decisions


@rule("rr:winning-the-game")
def test_minions_and_schemes_do_not_stand_in_the_way_of_victory(board):
    t = board(villain=stages(2), engaged=[minion(), minion()], threat=19)
    t.attack(t.villain)
    assert t.result == "won"


@rule("rr:winning-the-game")
def test_defeating_every_minion_wins_nothing(board):
    t = board(engaged=[minion(hp=1)])
    t.attack(t.minion)
    assert t.result is None


@rule("rr:winning-the-game", "rr:villain-phase")
def test_nothing_more_happens_once_the_game_is_won(board):
    trap = support(forced_interrupt(Attacked(by=THE_VILLAIN), Damage(THE_VILLAIN, 9)))
    t = board(player(play=[trap]), player(), villain=stages(2), turn=1)
    t.end_turn()
    assert t.result == "won"
    assert [s.identity.damage for s in t.seats] == [0, 0] and not t.log("dealt")


@rule("rr:winning-the-game")
@pytest.mark.parametrize(("won", "result"), [(True, "won"), (False, "lost")])
def test_a_card_can_end_the_game(board, won, result):
    t = board()
    t.reveal(treachery(EndGame(won)))
    assert t.result == result


@rule("rr:winning-the-game", "rr:player-elimination", "rr:player-elimination.7")
def test_those_who_are_out_win_with_the_others(board):
    t = board(player(), player(), villain=stages(2))
    t.answer("concede")
    t.attack(t.villain, who=t.seats[1].identity)
    assert t.result == "won"


@rule("rr:villain-defeat", "rr:damage")
def test_damage_to_all_enemies_defeats_stage_and_minions_at_once(board):
    t = board(villain=stages(3, 9), engaged=[minion(hp=3, name="Thug")], environments=[environment()])
    t.play(event(attack(EACH_ENEMY, 3)))
    assert t.villain.hp == 9 and t["Thug"].where == "encounter_discard"


@rule("rr:villain-defeat", "rr:tough")
def test_a_tough_status_saves_the_stage_and_does_not_come_back(board):
    t = board(villain=[on(stages(2)[0], tough=1), foe(hp=9, name="Boss")])
    t.attack(t.villain)
    assert (t.villain.tough, t.villain.hp) == (0, 2)
    t.play(event(Give("tough", THE_VILLAIN)))
    assert t.villain.tough == 1
