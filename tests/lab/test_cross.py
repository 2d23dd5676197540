"""The cross product of tables is walked through whole, by seed, and only along legal tables."""

from __future__ import annotations

from itertools import islice

import pytest

from quickstrike.champions import HEROES, SCENARIOS, Deck
from quickstrike.champions.scenarios import hero_of, modular_sets
from quickstrike.champions.setting import ChampionsSetting, dealt
from quickstrike.kernel.errors import SetupError
from quickstrike.lab.champions import cross
from quickstrike.lab.champions.cross import covered
from quickstrike.lab.champions.cross import tables as kinds


def sizes(scenarios, sets):
    """(places with a choice of sets, those without): one set, two random ones, none, or those that are recommended."""
    alone = sum(scenarios[c].together for c in scenarios)
    aside = sum(bool(scenarios[c].aside) for c in scenarios)  # always so many sets: one by name, or all of them random
    return (len(scenarios) - alone - aside) * (sets + 3) + aside * (sets + 1), alone


def shares(count, seed=1):
    return [(s.met, s.of) for s in covered(kinds(count, seed))]


@pytest.fixture
def small(monkeypatch):
    """How well a walk covers what there is can be seen where there is little: a scenario without modular sets and
    skirmishes, one with always so many sets, eight like most."""
    alone = [c for c in SCENARIOS if SCENARIOS[c].together]
    aside = [c for c in SCENARIOS if SCENARIOS[c].aside]
    most = [c for c in SCENARIOS if c not in alone and c not in aside]
    some = {c: SCENARIOS[c] for c in (*most[:8], alone[0], aside[0])}
    monkeypatch.setattr(cross, "SCENARIOS", some)
    monkeypatch.setattr(cross, "modular_sets", lambda: modular_sets()[:6])
    return sizes(some, 6)


def test_everything_there_is_is_counted():
    places, alone = sizes(SCENARIOS, len(modular_sets()))
    _, five, tables, whole = (of for _, of in shares(1))
    assert five == len(HEROES) * 4 * (places + alone) * 2
    assert tables == (places * 4 + alone) * 2 * 3 * 4 and whole == tables * len(HEROES) * 4


def test_many_tables_hold_all_pairs_and_all_of_hero_aspect_villain_set_and_mode(small):
    places, alone = small
    assert places and alone
    pairs, five, _, _ = shares(shares(1)[1][1] // 2, "x")
    assert pairs[0] == pairs[1] and five[1] == len(HEROES) * 4 * (places + alone) * 2
    assert five[0] > five[1] * 9 // 10


def test_twice_as_many_tables_as_there_are_hold_almost_every_table(small):
    places, alone = small
    of = shares(1)[2][1]
    _, _, tables, whole = shares(2 * of)
    assert tables[1] == (places * 4 + alone) * 2 * 3 * 4 and tables[0] > tables[1] * 9 // 10
    assert whole[0] > of and whole[1] == tables[1] * len(HEROES) * 4


def test_few_tables_are_not_all():
    assert [met < of for met, of in shares(100)] == [True] * 4
    assert shares(0) == [(0, of) for _, of in shares(1)]


def test_every_table_is_legal_and_makes_the_game_it_says():
    for kind in islice(kinds(400, 7), 0, 400, 9):
        game = kind.new("x")
        setup = game.setup
        assert len(setup["heroes"]) == len(kind.seats) and setup["scenario"] == kind.scenario
        assert (setup["mode"], setup["heroic"], setup["stage"]) == (kind.mode, kind.heroic, kind.stage)
        assert game.state.first == kind.first and not game.invariants()
        assert (setup["standard_set"], setup["expert_set"]) == (kind.standard_set, kind.expert_set)
        assert setup["modular"] == (kind.modular if kind.modular is None else list(kind.modular))


def test_no_hero_sits_twice_at_a_table_and_every_seat_begins():
    some = list(kinds(500, 1))
    assert all(len(set(k.seats)) == len(k.seats) for k in some)
    assert {(len(k.seats), k.first) for k in some} == {(n, first) for n in (1, 2, 3, 4) for first in range(n)}
    starters = [hero_of(s) for k in some for s in k.heroes if s.count(":") == 1]
    assert {f"{hero.code}:{aspects}" for hero, aspects in starters} == {
        f"{h}:{a}" for h, hero in HEROES.items() for a in hero.decks
    }


def test_the_seed_decides():
    assert list(kinds(60, 1)) == list(kinds(60, 1))
    assert list(kinds(60, 1)) != list(kinds(60, 2))
    assert list(kinds(60, 1)) == list(kinds(90, 1))[:60]


def test_a_table_can_be_written_and_read():
    for kind in kinds(50, 3):
        assert ChampionsSetting.parse(str(kind)) == kind
    with pytest.raises(SetupError, match="this is not a setting"):
        ChampionsSetting.parse("spider-man rhino")


def test_a_seat_has_its_starter_deck_or_a_random_one():
    assert dealt("spider-man:justice") == "spider-man:justice"
    one, other = dealt("spider-man:leadership:1"), dealt("spider-man:leadership:2")
    assert isinstance(one, Deck) and one == dealt("spider-man:leadership:1") != other
    with pytest.raises(SetupError, match="did you mean 'spider-man'"):
        dealt("spider-men:leadership:1")
