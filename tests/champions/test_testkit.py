"""The board builder itself: exactly what was said, verbs that find options, failures that say what is open."""

from __future__ import annotations

import pytest

from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import AN_ENEMY, GUARD, YOU, Damage, Draw, attack, hero_action
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import (
    ally,
    attachment,
    build,
    close_all,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    position,
    resource,
    scheme,
    side_scheme,
    support,
    treachery,
    upgrade,
)


def test_a_board_is_what_was_said(board):
    t = board(
        hero="spider-man",
        damage=2,
        hand=["Backflip", resource(wild=2)],
        deck=["Tigra"],
        discard=["01005"],
        play=[on(ally(name="Friend"), exhausted=True), "Web-Shooter"],
        engaged=[on(minion(hp=4), damage=1)],
        villain=on(foe(hp=20), attached=[attachment(atk=2)], stunned=1),
        threat=3,
        acceleration=1,
        sides=[side_scheme(threat=4, crisis=1)],
        encounter=["Hydra Mercenary"],
    )
    assert (t.hero.name, t.hero.damage, t.hero.hp) == ("Spider-Man", 2, 8)
    assert t.hand[0].name == "Backflip" and t.seats[0].deck[0].name == "Tigra" and len(t.seats[0].deck) == 11
    assert t.ally.exhausted and t["Web-Shooter"].counters("web") == 3 and t["01005"].where == "discard0"
    assert (t.minion.hp, t.minion.engaged) == (3, 0)
    assert (t.villain.atk, t.villain.stunned, t.villain.hp) == (4, 1, 20)
    assert (t.main.threat, t.side.threat, t.zone("encounter")[0].name) == (3, 4, "Hydra Mercenary")
    t.quiet()


def test_verbs_do_what_a_player_does(board):
    t = board(engaged=[minion(hp=5)], play=[ally(atk=3)], threat=4)
    with t.changes(lambda: t.minion.damage, by=2):
        t.attack(t.minion)
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.villain, who=t.ally)
    t.quiet()
    t.cannot("thwart", rule="rr:exhausted")
    t.cannot("thwart", t.ally, t.main, rule="rr:exhausted")


def test_a_card_is_played_and_paid_for(board):
    kick = event(hero_action(attack(AN_ENEMY, 4)), cost=2)
    t = board(hand=[kick, resource(mental=1), resource(energy=2)], engaged=[minion()])
    with t.changes(lambda: t.villain.damage, by=4):
        t.play(kick, target=t.villain, pay=[t.hand[2]])
    assert [c.where for c in t.all(kick)] == ["discard0"] and len(t.hand) == 1
    t.quiet()


def test_a_made_up_card_comes_into_hand_by_being_played_or_revealed(board):
    t = board()
    with t.changes(lambda: len(t.hand), by=2):
        t.play(event(Draw(2)))
    with t.changes(lambda: t.hero.damage, by=1):
        t.reveal(treachery(Damage(YOU, 1)))
    t.quiet()


def test_attacks_with_words(board):
    t = board(engaged=[minion(hp=2)])
    with t.changes(lambda: t.villain.damage, by=3):
        t.attack(t.minion, damage=5, overkill=True)
    assert not t.minions


def test_a_missing_option_names_what_is_open(board):
    t = board(engaged=[minion(GUARD, name="Guard")])
    with pytest.raises(AssertionError, match="no option 'attack'") as e:
        t.attack(t.villain)
    assert "attack Hero > Guard" in str(e.value) and "end_turn" in str(e.value)
    assert t.cannot("attack", target=t.villain).rule == "rr:guard"
    with pytest.raises(AssertionError, match="is open"):
        t.cannot("attack", target=t.minion)


def test_activations_and_the_villain_phase(board):
    t = board(villain=foe(atk=3), encounter=[treachery(boost=1), treachery(Damage(YOU, 2))])
    t.activate()
    with t.changes(lambda: t.hero.damage, by=2):
        t.defend()
    t.quiet()
    t = board(villain=foe(atk=3), encounter=[treachery(boost=1), treachery(Damage(YOU, 2))])
    with t.changes(lambda: (t.hero.damage, t.main.threat), to=(6, 1)):
        t.villain_phase()
    assert t.state.round == 2
    t.quiet()
    t = board(phase="villain", villain=foe(atk=3))
    assert t.asked == "defend"


def test_seats(board):
    t = board(
        player("spider-man", form="alter-ego", hand=["Backflip"]), player("captain-marvel", engaged=[minion()]), first=1
    )
    assert (t.me.number, t.seats[0].form, t.seats[1].form) == (1, "alter-ego", "hero")
    assert t.seats[1].minions == [t.minion] and t.seats[0].minions == []
    t.end_turn()
    assert t.me.number == 0
    t.change_form()
    assert t.seats[0].form == "hero"
    t.quiet()


def test_support_and_upgrade_abilities(board):
    draw = support(Draw(1), name="Office")
    t = board(play=[draw, upgrade(Damage(AN_ENEMY, 1), name="Dart")], engaged=[minion()])
    with t.changes(lambda: len(t.hand), by=1):
        t.use("Office")
    with t.changes(lambda: t.minion.damage, by=1):
        t.use("Dart", target=t.minion)


def test_a_position_is_loaded_from_a_save(board):
    t = board(engaged=[minion(hp=4)], threat=2).attack("Villain")
    again = position(t.game.save())
    assert again.villain.damage == t.villain.damage and again.options() == t.options()


def test_what_makes_no_sense_is_refused(board):
    with pytest.raises(SetupError, match="no card is called 'Tigre'; did you mean 'Tigra'"):
        board(hand=["Tigre"])
    with pytest.raises(SetupError, match="write on"):
        board(play=["Spider-Tracer"])
    with pytest.raises(SetupError, match="inside player"):
        board(player(), hand=[])
    with pytest.raises(SetupError, match="has no 'damag'; did you mean 'damage'"):
        on(minion(), damag=1)


def test_setup_runs_with_made_up_decks(setting_up):
    t = setting_up(deck=[ally(name="Friend")], main=scheme(start=2), villain=foe(hp=9), hero=hero(alter_hand=4))
    assert t.asked == "mulligan" and t.main.threat == 2 and len(t.hand) == 4
    t.answer("done")
    assert t.state.round == 1
    t.quiet()


def test_made_up_cards_are_forgotten():
    card = minion()
    build(engaged=[card])
    assert card.code in FACES
    close_all()
    assert card.code not in FACES
