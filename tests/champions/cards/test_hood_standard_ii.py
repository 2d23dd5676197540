"""Standard II and Expert II, which take the place of the Standard and of the Expert set."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import YOU, Damage
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import ally, foe, minion, player, side_scheme, support, treachery, upgrade

SURGE = treachery(Damage(YOU, 1), name="Surge")


def game(mode="standard", **sets):
    return champions.new(["spider-man"], "rhino", mode, **sets)


def used(g):
    return {FACES[c].set for c in g.state.codes}


# ---- the choice of the sets ----------------------------------------------------------------------------------------
@rule("rr:standard-set", "rr:expert-set", "rr:double-sided-card")
@pytest.mark.parametrize(("mode", "side"), [("standard", "24049a"), ("expert", "24049b")])
def test_each_set_takes_the_place_of_the_first_of_its_sort(mode, side):
    g = game(mode, standard_set="standard_ii")
    assert {"standard_ii", *({"expert"} if mode == "expert" else ())} <= used(g) and "standard" not in used(g)
    assert [i.face.code for i in g.state.play.values() if i.face.kind == "environment"] == [side]
    if mode == "expert":
        g = game(mode, expert_set="expert_ii")
        assert {"standard", "expert_ii"} <= used(g) and "expert" not in used(g)
    again = champions.load(g.save())
    assert again.state.codes == g.state.codes and again.setup["expert_set"] == g.setup["expert_set"]


def test_what_is_no_such_set_is_refused():
    with pytest.raises(
        SetupError, match="'expert_ii' is not a Standard set; the Standard sets are standard, standard_ii"
    ):
        game(standard_set="expert_ii")
    with pytest.raises(SetupError, match="'bomb_scare' is not an Expert set"):
        game("expert", expert_set="bomb_scare")
    with pytest.raises(SetupError, match="the set 'expert_ii' is used in expert mode only"):
        game(expert_set="expert_ii")
    with pytest.raises(SetupError, match="'standard_ii' is not a modular set"):
        game(modular=["standard_ii"])
    with pytest.raises(SetupError, match="each villain has its own encounter deck"):
        champions.new(["spider-man"], "wrecking_crew", standard_set="standard_ii")


# ---- Standard II ---------------------------------------------------------------------------------------------------
@rule("rr:steady")
@pytest.mark.parametrize("expert", [False, True])
def test_formidable_foe_makes_the_villain_steady_and_in_expert_mode_each_enemy(board, expert):
    side = "24049b" if expert else "24049a"
    t = board(environments=[side], expert=expert, engaged=[minion(atk=3)], encounter=[treachery()])
    assert t.villain.keyword("steady") and bool(t.minion.keyword("steady")) == expert
    with t.changes(lambda: t.main.threat, by=2 if expert else 1):
        t.villain_phase()  # its side for experts has an acceleration icon
    t.quiet()


def test_dark_dealings_schemes_harder_and_boosts_again(board):
    t = board(villain=foe(sch=2), encounter=["Dark Dealings", treachery(boost=1)]).reveal("Dark Dealings")
    assert t.main.threat == 4
    t = board(villain=foe(atk=2), encounter=["Dark Dealings", treachery(boost=2)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 5
    t.quiet()


def test_mob_mentality_finds_a_minion_among_seven_cards(board):
    found, later = minion(name="Found"), minion(name="Later")
    deck = ["Mob Mentality", treachery(), found, later, *[treachery()] * 4, minion(name="Eighth")]
    t = board(form="alter-ego", encounter=deck, filler=0).reveal("Mob Mentality")
    assert t[found].engaged == 0 and t[later].where == "encounter_discard"
    assert t["Eighth"].where == "encounter"
    t.quiet()


def test_mob_mentality_attacks_a_hero_and_surges(board):
    t = board(engaged=[minion(atk=1)], encounter=["Mob Mentality", treachery(), SURGE]).reveal("Mob Mentality")
    t.pass_().pass_()
    assert t.hero.damage == 2 + 1 + 1
    t.quiet()


def test_overwhelming_force_discards_the_most_expensive_of_yours(board):
    dear, cheap = support(name="Dear", cost=3), upgrade(name="Cheap", cost=1)
    t = board(play=[cheap, dear], encounter=["Overwhelming Force", SURGE]).reveal("Overwhelming Force")
    assert t[dear].where == "discard0" and t[cheap].in_play and t.hero.damage == 0
    t = board(play=[ally(cost=4)], encounter=["Overwhelming Force", SURGE]).reveal("Overwhelming Force")
    assert t.ally.in_play and t.hero.damage == 1
    t = board(encounter=["Overwhelming Force", treachery(boost=1)])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 5
    t.quiet()


def test_shadow_of_the_past_ii_brings_the_nemesis_once(board):
    aside = ["Vulture", "Highway Robbery", "Sweeping Swoop", "The Vulture's Plans"]
    t = board(hero="spider-man", aside=aside, encounter=["24053", SURGE]).reveal("24053").pass_all()
    assert t["Vulture"].engaged == 0 and t["Highway Robbery"].in_play
    assert [t[n].where for n in aside[2:]] == ["encounter"] * 2
    t = board(hero="spider-man", encounter=["24053", SURGE]).reveal("24053")
    assert t.hero.damage == 1
    t.quiet()


def test_total_annihilation_overwhelms_a_defender(board):
    friend = ally(hp=1)
    t = board(play=[friend], villain=foe(atk=3), encounter=["Total Annihilation", treachery(), SURGE])
    t.reveal("Total Annihilation").defend(t[friend])
    assert not t[friend].in_play and t.hero.damage == 2 + 1  # the surge
    t = board(form="alter-ego", encounter=["Total Annihilation", SURGE]).reveal("Total Annihilation")
    assert t.hero.damage == 1
    t = board(play=[friend], villain=foe(atk=3), encounter=["Total Annihilation"])
    t.activate(t.villain).defend(t[friend])
    assert t.hero.damage == 3
    t.quiet()


# ---- Expert II -----------------------------------------------------------------------------------------------------
def test_cruel_intentions_deals_to_each_player_and_to_the_villain(board):
    t = board(player(), player(), encounter=["Cruel Intentions", *[treachery()] * 3, SURGE])
    t.reveal("Cruel Intentions", seat=1)
    assert [len(p.dealt) for p in t.seats] == [1, 1] and len(t.villain.boosts) == 1
    assert t.seats[1].identity.damage == 1
    t = board(encounter=["Cruel Intentions"])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 3 and len(t.me.dealt) == 1
    t.quiet()


@rule("rr:incite-x")
def test_ruination_finds_a_side_scheme_and_feeds_them_all(board):
    there, found = side_scheme(threat=1), side_scheme(threat=3, name="Found")
    t = board(sides=[there], encounter=["Ruination", treachery(), found]).reveal("Ruination")
    assert (t.main.threat, t[there].threat, t[found].threat) == (3, 3, 5)
    t.quiet()


@pytest.mark.parametrize("where", ["encounter", "encounter_discard", "aside"])
def test_seek_and_destroy_finds_the_nemesis_wherever_it_is(board, where):
    t = board(hero="spider-man", encounter=["Seek and Destroy", treachery()])
    t.add("Vulture", where)
    t.reveal("Seek and Destroy").pass_()  # quickstrike
    assert t["Vulture"].engaged == 0 and t.main.threat == 1
    t.quiet()


def test_slug_it_out_exhausts_hurts_and_surges(board):
    t = board(encounter=["Slug It Out", SURGE]).reveal("Slug It Out")
    assert t.hero.exhausted and t.hero.damage == 3
    friend = ally(hp=3)
    t = board(play=[friend], encounter=["Slug It Out", treachery(boost=1)])
    t.activate(t.villain).pass_()
    assert t[friend].damage == 1 and t.hero.damage == 1 + 2 + 1
    t.quiet()


@rule("rr:peril")
def test_nobody_helps_against_expert_ii():
    for code in ("24029", "24030", "24031", "24032"):
        assert "peril" in FACES[code].keywords
