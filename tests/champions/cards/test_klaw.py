"""Klaw: the villain, his main schemes and his encounter set."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import Damage, boost, each
from quickstrike.testkit import BLANK, ally, foe, minion, on, player, resource, support, treachery

EMP = [resource(energy=1), resource(mental=1), resource(physical=1)]


def klaw(*attached, stage="01113", **kw):
    return on(stage, attached=attached, **kw)


# ---- 01113-01115 Klaw ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("stage", "atk", "sch", "hp"), [("01113", 0, 2, 12), ("01114", 1, 2, 18), ("01115", 2, 3, 22)])
def test_the_stages_of_klaw(board, stage, atk, sch, hp):
    t = board(player(), player(), villain=stage)
    assert (t.villain.atk, t.villain.sch, t.villain.hp) == (atk, sch, 2 * hp)


@pytest.mark.parametrize(("stage", "atk"), [("01113", 0), ("01114", 1), ("01115", 2)])
def test_klaw_has_one_more_boost_card_when_he_attacks(board, stage, atk):
    first, second, third = treachery(boost=1), treachery(boost=2), treachery(boost=3)
    t = board(villain=stage, encounter=[first, second, third]).activate().pass_all()
    assert t.hero.damage == atk + 3 and t[third].where == "encounter"
    assert [n[2] for n in t.log("boost")] == [t[first].id, t[second].id]  # in the order dealt
    t.quiet()


def test_klaw_has_one_boost_card_when_he_schemes(board):
    t = board(form="alter-ego", villain="01113", encounter=[treachery(boost=1), treachery(boost=2)]).activate()
    assert t.main.threat == 2 + 1
    t.quiet()


def test_both_boost_abilities_resolve(board):
    hurts = treachery(boost(Damage(each("hero"), 1)), boost=0)
    t = board(villain="01113", encounter=[hurts, hurts]).activate().pass_all()
    assert t.hero.damage == 2


def test_a_stunned_klaw_is_dealt_no_boost_cards(board):
    t = board(villain=on("01113", stunned=1), encounter=[treachery(boost=2)]).activate()
    assert t.villain.stunned == 0 and t.villain.boosts == [] and t.hero.damage == 0
    t.quiet()


def test_klaw_ii_finds_the_immortal_klaw(board):
    t = board(player(), player(), villain=[on("01113", damage=22), "01114"], encounter=["01120", "01127"])
    t.attack(t.villain)
    assert t.villain.face.code == "01114" and t.side.name == 'The "Immortal" Klaw' and t.side.threat == 6
    assert t.villain.hp == 2 * 18 + 10
    t.quiet()


def test_klaw_ii_finds_it_in_the_discard_pile_or_not_at_all(board):
    t = board(villain=[on("01113", damage=10), "01114"], encounter_discard=["01127"]).attack("Klaw")
    assert t.side.threat == 3 and t.villain.hp == 28
    t = board(villain=[on("01113", damage=10), "01114"]).attack("Klaw")
    assert not t.sides and t.villain.hp == 18
    t.quiet()


def test_klaw_iii_is_tough(board):
    t = board(villain=[on("01114", damage=16), "01115"]).attack("Klaw")
    assert t.villain.tough == 1 and t.villain.hp == 22
    t.quiet()


def test_the_last_stage_of_klaw_wins_the_game(board):
    assert board(villain=on("01115", damage=20)).attack("Klaw").result == "won"


# ---- 01116 Underground Distribution, 01117 Secret Rendezvous -------------------------------------------------------
def test_setup_reveals_the_defense_network_and_finds_a_minion(setting_up):
    t = setting_up(
        player(), player(), main=["01116a", "01117a"], villain="01113", first=1, filler=4, encounter=["01125", "01120"]
    )
    assert t.main.face.code == "01116b" and t.main.threat == 0
    assert t.side.name == "Defense Network" and t.side.threat == 2 + 2
    assert t.minion.name == "Armored Guard" and t.minion.engaged == 1 and t.minion.tough == 1


def test_setup_without_a_minion_discards_the_deck(setting_up):
    t = setting_up(main="01116a", villain="01113", encounter=["01125"], filler=3)
    assert t.minions == [] and t.main.face.code == "01116b" and t.state.acceleration == 1


def test_expert_setup_has_the_immortal_klaw_in_play(setting_up):
    t = setting_up(main="01116a", villain=["01114", "01115"], encounter=["01125", "01127"])
    assert {c.name for c in t.sides} == {"Defense Network", 'The "Immortal" Klaw'} and t.villain.hp == 28


@pytest.mark.parametrize("players", [1, 3])
def test_underground_distribution_leads_to_the_secret_rendezvous(board, players):
    t = board(
        *[player(form="alter-ego")] * players,
        main=["01116a", "01117a"],
        threat=6 * players - 1,
        villain=foe(sch=1),
        encounter=[treachery(), minion(name="Goon"), treachery()],
        first=players - 1,
    )
    t.activate(how="scheme")
    assert t.main.face.code == "01117b" and t.main.threat == 0 and t.result is None
    assert t.minion.name == "Goon" and t.minion.engaged == players - 1 and len(t.minions) == 1
    assert t["Underground Distribution"].where == "removed"
    t.quiet()


def test_underground_distribution_grows_by_one_per_player(board):
    t = board(player(form="alter-ego"), player(form="alter-ego"), main="01116a", villain=foe(sch=0)).villain_phase()
    assert t.main.threat == 2


@pytest.mark.parametrize(("threat", "result"), [(14, None), (15, "lost")])
def test_the_secret_rendezvous_is_the_end(board, threat, result):
    t = board(player(), player(), main="01117a", threat=threat, villain=foe(sch=1)).activate(how="scheme")
    assert t.result == result


# ---- 01118 Sonic Converter -----------------------------------------------------------------------------------------
def test_sonic_converter_stuns_who_is_damaged(board):
    t = board(villain=klaw("Sonic Converter"))
    assert t.villain.atk == 1
    t.activate().pass_all()
    assert t.hero.damage == 1 and t.hero.stunned == 1
    t.quiet()


def test_sonic_converter_stuns_a_defending_ally(board):
    guard = ally(hp=3)
    t = board(villain=klaw("Sonic Converter"), play=[guard]).activate().defend(guard)
    assert t[guard].stunned == 1 and t.hero.stunned == 0
    t.quiet()


def test_sonic_converter_does_nothing_without_damage(board):
    t = board(villain=klaw("Sonic Converter")).activate().defend()
    assert t.hero.damage == 0 and t.hero.stunned == 0
    t = board(villain=klaw("Sonic Converter"), tough=1).activate().pass_all()
    assert t.hero.tough == 0 and t.hero.stunned == 0


def test_sonic_converter_is_not_set_off_by_others(board):
    goon = minion(atk=1)
    t = board(villain=klaw("Sonic Converter"), engaged=[goon]).activate(goon).pass_all()
    assert t.hero.damage == 1 and t.hero.stunned == 0


@pytest.mark.parametrize("name", ["Sonic Converter", "Solid-Sound Body"])
def test_what_klaw_wears_costs_one_resource_of_each_type(board, name):
    t = board(villain=klaw(name), hand=EMP).use(name)
    assert t[name].where == "encounter_discard" and t.hand == []
    t.quiet()
    t = board(villain=klaw(name), hand=EMP[:2])
    t.cannot("use", name)
    t = board(villain=klaw(name), hand=EMP, form="alter-ego")
    t.cannot("use", name)


@pytest.mark.parametrize("name", ["Sonic Converter", "Solid-Sound Body"])
def test_klaw_puts_it_on_when_it_is_revealed(board, name):
    t = board(villain="01113", encounter=[name]).reveal(name)
    assert t[name].host == t.villain
    t = board(villain=foe(), encounter=[name]).reveal(name)
    assert t.villain.attached == [] and t[name].where == "encounter_discard"


# ---- 01119 Solid-Sound Body ----------------------------------------------------------------------------------------
def test_solid_sound_body_retaliates(board):
    t = board(villain=klaw("Solid-Sound Body")).attack("Klaw")
    assert t.hero.damage == 1 and t.villain.keyword("retaliate") == 1
    t = board(villain=klaw()).attack("Klaw")
    assert t.hero.damage == 0


# ---- 01120 Armored Guard -------------------------------------------------------------------------------------------
def test_armored_guard_shields_klaw_and_is_tough(board):
    t = board(villain="01113", encounter=["Armored Guard"]).reveal("Armored Guard")
    assert t.minion.tough == 1
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack(t.minion)
    assert t.minion.tough == 0 and t.minion.damage == 0


# ---- 01121 Weapons Runner ------------------------------------------------------------------------------------------
def test_weapons_runner_surges(board):
    next_one = minion()
    t = board(encounter=["Weapons Runner", next_one]).reveal("Weapons Runner")
    assert len(t.minions) == 2
    t.quiet()


def test_weapons_runner_engages_you_as_a_boost_card(board):
    t = board(villain=foe(atk=2), encounter=["Weapons Runner"]).activate().pass_all()
    assert t.hero.damage == 2 and t.minion.name == "Weapons Runner" and t.minion.engaged == 0
    assert t.zone("encounter_discard") == []
    t.quiet()


def test_weapons_runner_engages_who_defends(board):
    t = board(player(), player(), villain=foe(), encounter=["Weapons Runner"]).activate(seat=0)
    t.pass_().defend(t.seats[1].identity)
    assert t.minion.engaged == 1


def test_weapons_runner_boosts_a_scheme_too_and_attacks_in_the_same_step(board):
    t = board(form="alter-ego", villain=foe(sch=1), encounter=["Weapons Runner"]).activate()
    assert t.minion.engaged == 0 and t.main.threat == 1
    t = board(villain=foe(atk=1), encounter=["Weapons Runner"]).villain_phase()
    assert t.hero.damage == 2  # the villain's 1, then the runner's 1


# ---- 01122 Klaw's Vengeance ----------------------------------------------------------------------------------------
def test_klaws_vengeance_takes_a_card_from_an_alter_ego(board):
    t = board(form="alter-ego", villain="01113", hand=[BLANK, BLANK], encounter=["Klaw's Vengeance"])
    t.reveal("Klaw's Vengeance")
    assert len(t.hand) == 1 and len(t.seats[0].discard) == 1 and t.main.threat == 0
    t.quiet()
    board(form="alter-ego", villain="01113", encounter=["Klaw's Vengeance"]).reveal("Klaw's Vengeance").quiet()


@pytest.mark.parametrize(("boosts", "kw", "threat"), [(2, {}, 1), (0, {}, 0), (2, {"tough": 1}, 1)])
def test_klaws_vengeance_attacks_a_hero(board, boosts, kw, threat):
    """Damage that a tough status card stops has been dealt all the same (rr:prevent)."""
    t = board(villain="01113", encounter=["Klaw's Vengeance", treachery(boost=boosts)], **kw).reveal("Klaw's Vengeance")
    t.pass_all()
    assert t.main.threat == threat and t.hero.damage == (0 if kw else boosts)
    t.quiet()


def test_klaws_vengeance_that_is_blocked_places_no_threat(board):
    t = board(villain="01113", encounter=["Klaw's Vengeance", treachery(boost=2)]).reveal("Klaw's Vengeance").defend()
    assert t.main.threat == 0 and t.hero.damage == 0
    t.quiet()
    t = board(villain=on("01113", stunned=1), encounter=["Klaw's Vengeance"]).reveal("Klaw's Vengeance")
    assert t.main.threat == 0
    t.quiet()


# ---- 01123 Sonic Boom ----------------------------------------------------------------------------------------------
def test_sonic_boom_is_paid_off_or_exhausts_everybody(board):
    friend = ally()
    t = board(hand=EMP, play=[friend], encounter=["Sonic Boom"]).reveal("Sonic Boom").option(0)._paid(None)
    assert t.hand == [] and not t.hero.exhausted and not t[friend].exhausted
    t.quiet()
    t = board(hand=EMP, play=[friend, support()], encounter=["Sonic Boom"]).reveal("Sonic Boom").option(1)
    assert len(t.hand) == 3 and t.hero.exhausted and t[friend].exhausted
    t.quiet()


def test_sonic_boom_that_cannot_be_paid_for_exhausts(board):
    t = board(form="alter-ego", hand=EMP[1:], encounter=["Sonic Boom"]).reveal("Sonic Boom")
    assert t.hero.exhausted
    t.quiet()


def test_sonic_boom_must_be_paid_where_all_are_exhausted(board):
    t = board(hand=EMP, exhausted=True, encounter=["Sonic Boom"]).reveal("Sonic Boom")
    assert t.asked == "pay"
    t._paid(None)
    assert t.hand == []


def test_sonic_boom_as_a_boost_card_exhausts_the_hero_it_hurts(board):
    t = board(villain=foe(atk=1), encounter=["Sonic Boom"]).activate().pass_all()
    assert t.hero.damage == 1 and t.hero.exhausted
    t = board(villain=foe(atk=1), encounter=["Sonic Boom"], tough=1).activate().pass_all()
    assert t.hero.exhausted  # dealt, if not taken
    t = board(villain=foe(atk=0), encounter=["Sonic Boom"]).activate().pass_all()
    assert not t.hero.exhausted
    friend = ally(hp=9)
    t = board(villain=foe(atk=1), play=[friend], encounter=["Sonic Boom"]).activate().defend(friend)
    assert t[friend].damage == 1 and not t.hero.exhausted
    t = board(form="alter-ego", encounter=["Sonic Boom"]).activate()
    assert not t.hero.exhausted


# ---- 01124 Sound Manipulation --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "after"), [(6, 2), (3, 0)])
def test_sound_manipulation_heals_klaw(board, before, after):
    t = board(form="alter-ego", villain=on("01113", damage=before), encounter=["Sound Manipulation", minion()])
    t.reveal("Sound Manipulation")
    assert t.villain.damage == after and t.minions == []
    t.quiet()


def test_sound_manipulation_surges_where_klaw_is_well(board):
    t = board(form="alter-ego", villain="01113", encounter=["Sound Manipulation", minion()])
    t.reveal("Sound Manipulation")
    assert len(t.minions) == 1
    t.quiet()


def test_sound_manipulation_hurts_a_hero(board):
    t = board(villain=on("01113", damage=5), encounter=["Sound Manipulation", minion()]).reveal("Sound Manipulation")
    assert t.hero.damage == 2 and t.villain.damage == 3 and t.minions == []
    t = board(villain="01113", encounter=["Sound Manipulation", minion()]).reveal("Sound Manipulation")
    assert t.hero.damage == 2 and t.minions == []  # no surge here
    t.quiet()


# ---- 01125-01127 side schemes --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "threat", "icon"), [("Defense Network", 2, "crisis"), ("Illegal Arms Factory", 3, "hazard")]
)
@pytest.mark.parametrize("players", [1, 3])
def test_a_side_scheme_of_klaw_starts_with_one_more_per_player(board, name, threat, icon, players):
    t = board(*[player()] * players, villain="01113", encounter=[name]).reveal(name)
    assert t.side.threat == threat + players and t.side.face.icons == {icon: 1}
    t.quiet()


def test_the_defense_network_shields_the_main_scheme(board):
    t = board(sides=["Defense Network"], threat=3)
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")


def test_the_immortal_klaw_gives_ten_hit_points_whatever_the_number_of_players(board):
    t = board(player(), player(), villain="01113", sides=['The "Immortal" Klaw'])
    assert t.villain.hp == 2 * 12 + 10 and t.side.face.acceleration == 1
    t = board(villain=foe(hp=14), sides=['The "Immortal" Klaw'])
    assert t.villain.hp == 14  # another villain


def test_without_the_immortal_klaw_klaw_may_be_defeated(board):
    t = board(villain=[on("01113", damage=13), "01114"], sides=[on('The "Immortal" Klaw', threat=2)])
    assert t.villain.hp == 9
    t.thwart(t.side)
    assert t.villain.face.code == "01114" and t.villain.damage == 0
    assert t.villain.hp == 28 and t.side.threat == 3  # which the second stage finds in the discard pile
    t.quiet()


def test_without_the_immortal_klaw_klaw_may_go_on(board):
    t = board(villain=on("01113", damage=11), sides=[on('The "Immortal" Klaw', threat=2)]).thwart('The "Immortal" Klaw')
    assert t.villain.hp == 1 and t.villain.face.code == "01113"
    t.quiet()
    t = board(villain=on("01115", damage=22), sides=[on('The "Immortal" Klaw', threat=2)]).thwart('The "Immortal" Klaw')
    assert t.result == "won"
