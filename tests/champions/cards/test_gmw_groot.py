"""Groot: the identity, his cards, his obligation and his nemesis; the Protection and basic cards of his deck."""

from __future__ import annotations

import pytest

from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

GROOT = "groot"


def grown(n: int, **more):
    return {"hero": GROOT, "counters": {"growth": n}, **more}


# ---- 16001 Groot ---------------------------------------------------------------------------------------------------
def test_growth_is_lost_in_the_place_of_hit_points(board):
    t = board(**grown(3), villain=foe(atk=5))
    t.activate(t.villain).pass_()
    assert t.hero.counters("growth") == 0 and t.hero.damage == 2
    t = board(**grown(3, form="alter-ego"), villain=foe(atk=2))
    t.activate(t.villain, how="attack")
    assert t.me.identity.counters("growth") == 3 and t.me.identity.damage == 2  # as Groot the hero only


def test_tough_comes_before_growth(board):
    t = board(**grown(3, tough=1), villain=foe(atk=2))
    t.activate(t.villain).pass_()
    assert t.hero.counters("growth") == 3 and not t.hero.tough


def test_growth_spurt_stops_at_ten(board):
    t = board(**grown(9, form="alter-ego"))
    t.use("16001b")
    assert t.me.identity.counters("growth") == 10
    t.cannot("use", "16001b", rule="rr:limit")
    board(**grown(10, form="alter-ego")).cannot("use", "16001b", rule="rr:target")


def test_fruition_grows_in_either_form(board):
    for form in ("hero", "alter-ego"):
        t = board(**grown(4, form=form, hand=["Fruition"])).play("Fruition")
        assert t.me.identity.counters("growth") == 6


def test_his_three_words_are_worth_his_growth(board):
    t = board(**grown(4, hand=["16003", resource(wild=3)]), threat=6).play("16003")
    assert t.main.threat == 2 and t.hero.counters("growth") == 4
    t = board(**grown(4, hand=["16004", resource(wild=2)])).play("16004")
    assert t.villain.damage == 4
    board(**grown(0, hand=["16004", resource(wild=2)])).cannot("play", "16004", rule="rr:target")


@pytest.mark.parametrize(("hp", "after"), [(5, 2), (6, 1)])
def test_root_stomp_grows_by_a_defeat(board, hp, after):
    t = board(**grown(1, hand=["Root Stomp", resource(wild=2)], engaged=[minion(hp=hp)]))
    t.play("Root Stomp", target=t.minion)
    assert t.hero.counters("growth") == after


def test_we_are_groot_shares_as_much_as_is_chosen(board):
    t = board(**grown(6, hand=['"We Are Groot"', resource(wild=1)], play=[ally(), ally(name="Two")]))
    t.play('"We Are Groot"')
    assert len(t.options()) == 4  # up to four of the six
    t.answer("number", value="2").choose(t.allies[0])
    assert t.hero.counters("growth") == 4 and [a.tough for a in t.allies] == [1, 1] and not t.hero.tough


def test_fertile_ground_grows_and_draws(board):
    t = board(**grown(0, form="alter-ego", play=["Fertile Ground"])).use("Fertile Ground")
    assert t.me.identity.counters("growth") == 1 and len(t.hand) == 1 and t["Fertile Ground"].exhausted


# ---- the vines -----------------------------------------------------------------------------------------------------
def test_entangling_vines_for_this_thwart_only(board):
    t = board(**grown(1, play=["Entangling Vines"]), threat=8)
    t.thwart(t.main).use("Entangling Vines")
    assert t.main.threat == 5 and t.hero.thw == 1 and t.hero.counters("growth") == 0


def test_lashing_vines_ready_him(board):
    t = board(**grown(2, play=["Lashing Vines"]), threat=8)
    t.thwart(t.main).use("Lashing Vines")
    assert not t.hero.exhausted and t.hero.counters("growth") == 0 and t["Lashing Vines"].exhausted


def test_vine_shield_defends(board):
    t = board(**grown(1, play=["Vine Shield"]), villain=foe(atk=7))
    t.activate(t.villain).defend(t.hero).use("Vine Shield")
    assert t.hero.damage == 1 and t.hero.def_ == 3


def test_vine_spikes_strike(board):
    t = board(**grown(1, play=["Vine Spikes"]))
    t.attack(t.villain).use("Vine Spikes")
    assert t.villain.damage == 4 and t.hero.atk == 2


# ---- the aspect ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("damage", "back"), [(3, True), (4, False), (2, False)])
def test_starhawk_returns_from_a_defeat_by_the_exact_damage(board, damage, back):
    t = board(play=["Starhawk"], villain=foe(atk=damage))
    t.activate(t.villain).defend(t["Starhawk"])
    if back:
        t.use("Starhawk")
        assert t["Starhawk"].where == "hand0"
    t.quiet()
    assert (t["Starhawk"].where == "discard0") == (damage == 4)


@pytest.mark.parametrize(("hurt", "dealt"), [(0, 5), (1, 2)])
def test_fighting_fit_is_better_unhurt(board, hurt, dealt):
    t = board(damage=hurt, hand=["Fighting Fit", resource(wild=2)], villain=foe(hp=20)).play("Fighting Fit")
    assert t.villain.damage == dealt


def test_dauntless_while_unhurt(board):
    t = board(player(), player(play=["Dauntless"]))
    assert t.seats[1].identity.keyword("retaliate") == 1 and not t.seats[0].identity.keyword("retaliate")
    assert not board(damage=1, play=["Dauntless"]).hero.keyword("retaliate")


def test_dauntless_counts_what_is_printed(board):
    t = board(hero="rocket-raccoon", damage=2, play=["Cybernetic Skeleton", "Dauntless"])
    assert t.hero.hp == 10 and t.hero.keyword("retaliate") == 1  # nine are printed


def test_hard_to_ignore_after_an_unharmed_defense(board):
    t = board(play=["Hard to Ignore"], threat=3, villain=foe(atk=2))
    t.activate(t.villain).defend(t.hero).use("Hard to Ignore")
    assert t.main.threat == 2
    t = board(play=["Hard to Ignore"], threat=3, villain=foe(atk=3))
    t.activate(t.villain).defend(t.hero)
    t.quiet()


# ---- basic cards ---------------------------------------------------------------------------------------------------
def test_rocket_the_ally_is_for_guardians_and_shoots_minions(board):
    board(hand=["16019", resource(wild=3)]).cannot("play", "16019")
    t = board(**grown(0, hand=["16019", resource(wild=3)], engaged=[minion(hp=3)])).play("16019")
    t.attack(t.minion, who="16019").use("16019")
    assert t.villain.damage == 1 and t["16019"].atk == 1
    t = board(play=["16019"])
    t.attack(t.villain, who="16019")
    t.quiet()


def test_flora_and_fauna_for_either_of_them(board):
    gun = on("Rocket's Pistol", exhausted=True, counters={"charge": 1})
    for option in (0, 1):
        me = player(GROOT, exhausted=True, hand=["16020", resource(wild=1)])
        t = board(me, player("rocket-raccoon", play=[gun])).play("16020").option(option)
        assert (t.hero.counters("growth"), t.hero.exhausted) == ((2, False) if option == 0 else (0, True))
        pistol = t["Rocket's Pistol"]
        assert (pistol.counters("charge"), pistol.exhausted) == ((3, False) if option else (1, True))
    board(**grown(0, hand=["16020", resource(wild=1)])).cannot("play", "16020", rule="rr:team-up")


def test_deft_focus_makes_the_next_superpower_cheaper(board):
    t = board(**grown(4, hand=[event(cost=1), "16004", resource(wild=1)], play=["Deft Focus"])).use("Deft Focus")
    t.play("16004")
    assert t.villain.damage == 4 and len(t.hand) == 1


def test_groot_the_ally_heals_by_defending(board):
    t = board(play=["16047"], villain=foe(atk=3))
    t.activate(t.villain).defend(t["16047"]).use("16047")
    assert t["16047"].damage == 1


def test_booster_boots_prevent_one_at_the_price_of_a_card(board):
    t = board(**grown(0, play=["Booster Boots"]), villain=foe(atk=3))
    t.activate(t.villain).pass_().use("Booster Boots")
    assert t.hero.damage == 2 and len(t.me.discard) == 1
    board(hand=["Booster Boots", resource(wild=1)]).cannot("play", "Booster Boots")


# ---- obligation and nemesis ----------------------------------------------------------------------------------------
def test_wilt_takes_growth_or_surges(board):
    t = board(**grown(4), aside=["16025"])
    t.reveal("16025").answer("no")
    assert t.hero.counters("growth") == 1 and t["16025"].where == "encounter_discard"
    t = board(**grown(0), aside=["16025"], encounter=[treachery(name="Next")])
    t.reveal("16025").answer("no")
    assert t["Next"].where == "encounter_discard"


def test_blazing_inferno_burns_at_the_start_of_the_villain_phase(board):
    t = board(player(play=[ally(hp=5)]), player(), villain=foe(atk=0), sides=["16026"], encounter=[treachery()] * 4)
    t.end_turn().end_turn()
    t.choose(t.seats[1])
    assert t.seats[1].identity.damage == 2
    t.answer("assign", value="0")
    assert t.ally.damage == 2 and t.seats[0].identity.damage == 0


def test_furnax_burns_everybody_when_it_activates(board):
    t = board(player(engaged=["16027"]), player())
    t.activate("16027", seat=0).pass_().pass_().choose(t.seats[0])
    assert t.seats[1].identity.damage == 2 and t.seats[0].identity.damage == 4


@pytest.mark.parametrize(("sides", "engaged", "damage"), [([], [], 2), (["16026"], [], 3), (["16026"], ["16027"], 4)])
def test_fan_the_flames_is_worse_beside_its_set(board, sides, engaged, damage):
    t = board(sides=sides, engaged=engaged, aside=["16028"]).reveal("16028")
    assert t.hero.damage == damage
