"""The heuristic lays up counters where its cards have a use for them."""

from __future__ import annotations

from quickstrike.testkit import ally, foe, on


def test_it_loads_its_guns_when_it_becomes_the_hero(bot):
    b = bot(hero="war-machine", form="alter-ego", villain=foe(hp=30, atk=1, name="Villain"), play=["23006"])
    done = b.turn()
    assert ("change_form", "James Rhodes") in done and ("use", "War Machine") in done
    assert ("use", "Missile Launcher") in done


def test_it_fills_and_empties_what_holds_them(bot):
    b = bot(hero="war-machine", form="alter-ego", villain=foe(hp=30, name="Villain"), play=["23003"], hand=["23008"])
    assert ("use", "Munitions Bunker") in b.turn()


def test_it_grows_what_it_can_use(bot):
    b = bot(hero="groot", form="alter-ego", villain=foe(hp=30, name="Villain"))
    assert ("use", "Groot") in b.turn()


def test_it_looks_for_what_it_can_play_from_beneath_a_card(bot):
    b = bot(hero="hawkeye", villain=foe(hp=30, atk=0, name="Villain"), play=["04003"], deck=["04005"])
    assert ("use", "Hawkeye's Quiver") in b.turn()


def test_it_readies_whom_a_card_is_attached_to(bot):
    cycle = on(ally(atk=2, thw=1, hp=3, traits="Avenger", name="Friend"), attached=["04015"], exhausted=True)
    b = bot(hero="hawkeye", villain=foe(hp=30, atk=0, name="Villain"), play=[cycle])
    assert ("use", "Sky Cycle") in b.turn()


def test_it_plays_a_card_that_is_set_aside_for_it(bot):
    b = bot(hero="valkyrie", villain=foe(hp=30, atk=0, name="Villain"), aside=["25002"], hand=["01088"])
    assert ("use", "Valkyrie") in b.turn()
