"""The heuristic where the villain can't be beaten by blows alone: it sees what stands in the way."""

from __future__ import annotations

import pytest

from quickstrike.bots.champions.features import NAMES, beaten, features
from quickstrike.testkit import ally, foe, minion, on, scheme, side_scheme

SPIDER = {"hero": "spider-man"}
HELA, WOUNDED, TORMENT, ODIN, PLACE, WARDEN = "21136a", "21136b", "21138b", "21139a", "21140", "21143"
COLLECTOR, COLLECTION = "16070", "16073b"
HAIL = "21165b"


def hel(bot, villain=HELA, held=True, **more):
    main = on(TORMENT, threat=1, attached=[ODIN] if held else [])
    return bot(**SPIDER, villain=villain, main=main, **more)


def test_it_spares_its_blows_where_nobody_can_be_defeated(bot):
    b = hel(bot, villain=WOUNDED, play=[ally(atk=2, thw=0, hp=3, name="Friend")], sides=[on(side_scheme(), threat=2)])
    assert not {("attack", "Friend"), ("attack", "Spider-Man")} & set(b.turn())


def test_it_strikes_at_who_stays_only_while_another_does(bot):
    b = bot(
        **SPIDER, villains=["21092", "21095"], active=0, main=on("21098b", threat=0), mains=[on("21099b", threat=0)]
    )
    assert b.choice()[0] == "attack"


def test_it_knows_whose_defeat_would_be_replaced(bot):
    """With Odin held, the blow that would win only turns her; without him it wins and comes before all else."""
    sides = [on(PLACE, threat=1)]
    b = hel(bot, villain=on(HELA, damage=6), sides=sides)
    assert b.choice() == ("thwart", "Spider-Man", "Gnipahellir")
    b = hel(bot, villain=on(HELA, damage=6), sides=sides, held=False, play=[ODIN])
    assert b.choice()[0] == "attack" and b.choice()[2] == "Hela"


def test_it_strikes_at_whoever_keeps_threat_on_a_scheme(bot):
    foes = [minion(hp=2, atk=2, sch=1, name="Foe"), on(WARDEN, damage=2)]
    b = hel(bot, villain=foe(hp=20, name="Villain"), sides=[on(PLACE, threat=3)], engaged=foes)
    assert b.choice() == ("attack", "Spider-Man", "Garm")


def test_it_does_not_risk_whom_the_players_must_not_lose(bot):
    b = hel(bot, held=False, villain=on(HELA, damage=0), play=[on(ODIN, damage=5)], phase="villain", exhausted=True)
    while b.t.asked != "defend":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.choice()[0] == "pass"


def test_it_empties_the_scheme_that_leads_on(bot):
    """Much room is left on it, but without threat it advances, and that is the way to win."""
    b = bot(**SPIDER, villain=foe(hp=40, name="Villain"), main=on("16082b", threat=1))
    assert b.choice() == ("thwart", "Spider-Man", "The Missing Milano")
    b = bot(**SPIDER, villain=foe(hp=40, name="Villain"), main=on("16084b", threat=2))
    assert b.choice() == ("thwart", "Spider-Man", "The Great Escape")
    b = bot(**SPIDER, villain=foe(hp=40, name="Villain"), main=on(scheme(target=11, name="Plan"), threat=1))
    assert b.choice() == ("attack", "Spider-Man", "Villain")


def test_it_makes_room_on_a_pile_that_must_not_fill_up(bot):
    b = bot(**SPIDER, villain=COLLECTOR, main=on(COLLECTION, threat=0), others={"collection": ["01088", "01089"]})
    assert ("use", "The Grand Collection") not in b.turn()
    b = bot(
        **SPIDER,
        villain=COLLECTOR,
        main=on(COLLECTION, threat=0),
        others={"collection": ["01088", "01089", "01090", "01091"]},
    )
    assert ("use", "The Grand Collection") in b.turn()


def test_it_takes_counters_off_that_make_the_scheme_grow(bot):
    ship = on("16093", counters={"evasion": 3})
    hand = ["01088", "01089"]
    b = bot(**SPIDER, villain="16088", main=on("16092b", threat=3), sides=[ship], play=["16142"], hand=hand)
    assert ("use", "Nebula's Ship") in b.turn()


def test_it_knows_how_many_villains_have_to_be_defeated(bot):
    """With one Loki defeated the blow that defeats another wins; before that there is more to gain at a scheme."""
    loki = {"main": on(HAIL, threat=0), "aside": ["21164"], "sides": [on(side_scheme(acceleration=1), threat=2)]}
    b = bot(**SPIDER, villain=on("21162", damage=18), **loki)
    assert b.choice()[0] == "thwart"
    b = bot(**SPIDER, villain=on("21162", damage=18), victory=["21163"], **loki)
    assert b.choice() == ("attack", "Spider-Man", "Loki")


def test_a_villain_less_to_defeat_counts_as_progress(bot):
    def left(**more):
        view = bot(**SPIDER, main=on(HAIL, threat=0), aside=["21164"], **more).t.game.view(0)
        return features(view, 0)[NAMES.index("villain hp")]

    assert left(villain="21161", victory=["21162"]) < left(villain=on("21161", damage=19)) < left(villain="21161")


def test_it_opens_the_way_to_a_villain_behind_side_schemes(bot):
    loki = {"main": on(HAIL, threat=0), "aside": ["21164"], "sides": [on(side_scheme(), threat=3)]}
    assert bot(**SPIDER, villain="21162", **loki).choice() == ("attack", "Spider-Man", "Loki")
    assert bot(**SPIDER, villain="21160", **loki).choice()[0] == "thwart"


def test_it_would_rather_be_rid_of_more_boost_icons(bot):
    sides = [on(side_scheme(name="Plain"), threat=2), on(side_scheme(name="Loud", amplify=1), threat=2)]
    b = bot(**SPIDER, villain=foe(hp=30, atk=2, sch=2), main=on(scheme(target=20), threat=0), sides=sides)
    assert b.choice() == ("thwart", "Spider-Man", "Loud")


KLAW, IMMORTAL = "01114", "01127"


def test_hit_points_that_go_with_a_side_scheme_are_taken_from_the_scheme(bot):
    """Klaw has 28 of them, ten as long as The "Immortal" Klaw is in play: two threat there are ten damage."""
    b = bot(**SPIDER, villain=KLAW, main=on(scheme(target=20, name="Plan"), threat=2), sides=[on(IMMORTAL, threat=1)])
    assert b.choice() == ("thwart", "Spider-Man", 'The "Immortal" Klaw')
    view = b.t.game.view(0)
    assert next(p["hp"] for p in view["play"] if p["kind"] == "villain") == 28
    assert beaten(view) == pytest.approx(1 - 18 / 35)


def test_the_villain_falls_with_such_a_scheme(bot):
    sides = [on(IMMORTAL, threat=1)]
    b = bot(**SPIDER, villain=on(KLAW, damage=19), main=on(scheme(target=20, name="Plan"), threat=2), sides=sides)
    assert b.choice() == ("thwart", "Spider-Man", 'The "Immortal" Klaw')
    b.turn()
    assert b.t.game.result == "won"
