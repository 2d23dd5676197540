"""Spider-Man: the identity and his cards."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import (
    MENTAL,
    PHYSICAL,
    RETALIATE,
    YOU,
    YOUR_HERO,
    Damage,
    Defended,
    Draw,
    Spend,
    action,
    response,
)
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade


# ---- 01001 Spider-Man / Peter Parker -------------------------------------------------------------------------------
def test_spider_sense_draws_before_the_boost_card_is_dealt(board):
    t = board(hero="spider-man").activate()
    with t.changes(lambda: len(t.hand), by=1):
        t.use("Spider-Man")
    assert t.asked == "defend" and len(t.villain.boosts) == 1
    t.pass_all().quiet()


def test_spider_sense_may_be_refused_and_is_used_once_per_attack(board):
    t = board(hero="spider-man").activate()
    assert not t.villain.boosts  # nothing of the attack has been done yet
    t.pass_()
    assert t.asked == "defend" and not t.hand
    t.pass_all()
    t.activate().use("Spider-Man")
    assert t.asked == "defend" and len(t.hand) == 1  # it has no limit per round, but each attack is one


@pytest.mark.parametrize(("form", "how"), [("hero", "scheme"), ("alter-ego", "attack")])
def test_spider_sense_needs_an_attack_on_the_hero(board, form, how):
    t = board(hero="spider-man", form=form).activate(how=how)
    t.pass_all()
    assert not t.hand


def test_spider_sense_does_not_feel_minions_or_attacks_on_others(board):
    t = board(player("spider-man", engaged=[minion()]), player())
    t.activate(t.minion)
    assert t.asked == "defend"
    t.pass_all().activate(t.villain, seat=1)
    assert t.asked == "defend"
    t.pass_all().quiet()


def test_scientist_makes_a_mental_resource_once_per_round(board):
    draw = event(Draw(1), cost=1)
    t = board(hero="spider-man", form="alter-ego", hand=[draw, draw, "Backflip"])
    t.play(draw, pay=["Peter Parker"])
    assert len(t.hand) == 3
    t.play(draw)  # only the hand is left to pay with
    assert t["Backflip"].where == "discard0"
    t.quiet()


def test_scientist_is_mental(board):
    read, lift = (event(action(Draw(1), cost=Spend((r,)))) for r in (MENTAL, PHYSICAL))
    t = board(hero="spider-man", form="alter-ego", hand=[read, lift])
    t.cannot("play", lift, rule="rr:cost")
    t.play(read)
    assert len(t.hand) == 2


def test_scientist_is_for_peter_parker_and_his_own_costs(board):
    dear = event(Draw(1), cost=1)
    t = board(hero="spider-man", hand=[dear])
    t.cannot("play", dear, rule="rr:cost")
    t = board(player("spider-man", form="alter-ego"), player(hand=[dear]), turn=1)
    t.cannot("play", dear, rule="rr:cost")


def test_scientist_comes_back_with_the_next_round(board):
    draw = event(Draw(1), cost=1)
    t = board(hero="spider-man", form="alter-ego", hand=[draw, draw])
    t.play(draw)
    t.cannot("play", draw, rule="rr:cost")
    t.villain_phase()
    t.can("play", draw)


# ---- 01002 Black Cat -----------------------------------------------------------------------------------------------
def test_black_cat_keeps_the_mental_cards_among_two(board):
    t = board(
        hero="spider-man",
        hand=["Black Cat", resource(wild=2)],
        deck=["Swinging Web Kick", "Web-Shooter", "Swinging Web Kick"],
    )
    t.play("Black Cat")
    assert [c.name for c in t.hand] == ["Swinging Web Kick"]
    assert t["Web-Shooter"].where == "discard0" and t["Black Cat"].in_play
    t.quiet()


def test_black_cat_wild_is_not_mental_and_double_mental_is(board):
    t = board(hand=["Black Cat", resource(energy=2)], deck=["The Power of Justice", "Genius"])
    t.play("Black Cat")
    assert [c.name for c in t.hand] == ["Genius"] and t["The Power of Justice"].where == "discard0"
    t = board(hand=["Black Cat", resource(energy=2)], deck=["Backflip", "Tenacity"]).play("Black Cat")
    assert not t.hand and len(t.seats[0].discard) == 3
    t = board(hand=["Black Cat", resource(energy=2)], deck=["Genius", "First Aid"]).play("Black Cat")
    assert len(t.hand) == 2


def test_black_cat_takes_no_damage_for_attacking(board):
    t = board(play=["Black Cat"])
    t.attack(t.villain, who="Black Cat")
    assert t.villain.damage == 1 and t["Black Cat"].damage == 0
    t = board(play=["Black Cat"], threat=2)
    t.thwart(t.main, who="Black Cat")
    assert t.main.threat == 1 and t["Black Cat"].damage == 1


# ---- 01003 Backflip ------------------------------------------------------------------------------------------------
def test_backflip_prevents_all_damage_of_an_attack(board):
    t = board(hero="spider-man", hand=["Backflip"], villain=foe(atk=9), encounter=[treachery(boost=3)])
    t.activate().pass_().pass_()
    t.play("Backflip")
    assert t.hero.damage == 0 and not t.hero.exhausted and t["Backflip"].where == "discard0"
    t.quiet()


def test_backflip_is_not_for_other_damage(board):
    t = board(hero="spider-man", hand=["Backflip"])
    t.reveal(treachery(Damage(YOU, 3)))
    assert t.hero.damage == 3
    t.quiet()


def test_backflip_is_not_for_damage_to_an_ally_or_another_player(board):
    t = board(player("spider-man", hand=["Backflip"], play=[ally(hp=4)]), player())
    t.activate(seat=0).pass_().defend(t.ally)
    assert t.ally.damage == 2
    t.activate(seat=1).pass_().pass_()
    assert t.seats[1].identity.damage == 2
    t.quiet()


def test_backflip_helps_beside_a_basic_defense(board):
    t = board(hero="spider-man", hand=["Backflip"], villain=foe(atk=5))
    t.activate().pass_().defend(t.hero)
    t.play("Backflip")
    assert t.hero.damage == 0 and t.hero.exhausted


def test_backflip_is_a_defense(board):
    brave = upgrade(response(Defended(by=YOUR_HERO), Draw(1)))
    t = board(hero="spider-man", hand=["Backflip"], play=[brave]).activate().pass_().pass_().play("Backflip").use(brave)
    assert len(t.hand) == 1 and not t.hero.exhausted


def test_backflip_stops_overkill_but_not_retaliate(board):
    t = board(hero="spider-man", hand=["Backflip"], play=[ally(hp=1)], villain=on("01094", attached=["Charge"]))
    t.activate().pass_().defend(t.ally).play("Backflip")
    assert not t.allies and t.hero.damage == 0
    t = board(hero="spider-man", hand=["Backflip"], engaged=[minion(RETALIATE(1), hp=9)])
    t.attack(t.minion)
    assert t.hero.damage == 1
    t.quiet()


# ---- 01004 Enhanced Spider-Sense -----------------------------------------------------------------------------------
@pytest.fixture
def bad_news():
    return treachery(Damage(YOU, 3), name="Bad News")


def test_enhanced_spider_sense_cancels_a_treachery(board, bad_news):
    t = board(hero="spider-man", hand=["Enhanced Spider-Sense", resource(energy=1)])
    t.reveal(bad_news).play("Enhanced Spider-Sense")
    assert t.hero.damage == 0 and t[bad_news].where == "encounter_discard"
    t.quiet()


def test_enhanced_spider_sense_helps_another_player(board, bad_news):
    t = board(player(), player("spider-man", hand=["Enhanced Spider-Sense", resource(energy=1)]))
    t.reveal(bad_news, seat=0).play("Enhanced Spider-Sense", seat=1)
    assert t.hero.damage == 0


def test_enhanced_spider_sense_must_be_paid_and_needs_a_hero(board, bad_news):
    t = board(hero="spider-man", hand=["Enhanced Spider-Sense"]).reveal(bad_news)
    assert t.hero.damage == 3
    t = board(hero="spider-man", form="alter-ego", hand=["Enhanced Spider-Sense", resource(energy=1)]).reveal(bad_news)
    assert t.hero.damage == 3
    t.quiet()


def test_enhanced_spider_sense_leaves_surge_and_minions_alone(board):
    t = board(
        hero="spider-man",
        hand=["Enhanced Spider-Sense", resource(energy=1)],
        encounter=["Kree Manipulator", "Hydra Bomber"],
    )
    t.reveal("Kree Manipulator").play("Enhanced Spider-Sense")
    assert t.main.threat == 0 and t["Hydra Bomber"].in_play  # the surge card; no window at the minion
    t.option(1).quiet()


def test_enhanced_spider_sense_not_for_a_treachery_out_of_the_discard_pile(board, bad_news):
    t = board(hero="spider-man", hand=["Enhanced Spider-Sense", resource(energy=1)], encounter_discard=[bad_news])
    t.reveal(bad_news)
    assert t.hero.damage == 3
    t.quiet()


# ---- 01005 Swinging Web Kick ---------------------------------------------------------------------------------------
def test_swinging_web_kick_deals_eight(board):
    t = board(hero="spider-man", hand=["Swinging Web Kick", resource(energy=3)], engaged=[minion()])
    with t.changes(lambda: t.villain.damage, by=8):
        t.play("Swinging Web Kick", target=t.villain)
    t.quiet()


def test_swinging_web_kick_is_a_heros_attack(board):
    t = board(form="alter-ego", hand=["Swinging Web Kick", resource(energy=3)])
    t.cannot("play", "Swinging Web Kick", rule="rr:ability")
    t = board(hand=["Swinging Web Kick", resource(energy=2)])
    t.cannot("play", "Swinging Web Kick", rule="rr:cost")
    t = board(hand=["Swinging Web Kick", resource(energy=3)], stunned=1)
    t.play("Swinging Web Kick")
    assert t.villain.damage == 0 and t.hero.stunned == 0 and not t.hand


# ---- 01006 Aunt May ------------------------------------------------------------------------------------------------
def test_aunt_may_heals_four(board):
    t = board(hero="spider-man", form="alter-ego", damage=6, play=["Aunt May"])
    with t.changes(lambda: t.hero.damage, by=-4):
        t.use("Aunt May")
    assert t["Aunt May"].exhausted and not t.hero.exhausted
    t.cannot("use", "Aunt May", ability=0, rule="rr:exhausted")


def test_aunt_may_is_for_a_wounded_alter_ego(board):
    t = board(hero="spider-man", damage=6, play=["Aunt May"])
    t.cannot("use", "Aunt May", ability=0, rule="rr:ability")
    t = board(hero="spider-man", form="alter-ego", play=["Aunt May"])
    t.cannot("use", "Aunt May", ability=0, rule="rr:target")
    t = board(hero="spider-man", form="alter-ego", damage=3, play=["Aunt May"]).use("Aunt May")
    assert t.hero.damage == 0


# ---- 01007 Spider-Tracer -------------------------------------------------------------------------------------------
def test_spider_tracer_pays_off(board):
    t = board(hero="spider-man", engaged=[on(minion(hp=2), attached=["Spider-Tracer"])], threat=5)
    with t.changes(lambda: t.main.threat, by=-3):
        t.attack(t.minion)
    assert t["Spider-Tracer"].where == "discard0"
    t.quiet()


def test_spider_tracer_attaches_to_a_minion_of_anybody(board):
    t = board(player("spider-man", hand=["Spider-Tracer", resource(energy=1)]), player(engaged=[minion(), minion()]))
    t.play("Spider-Tracer", target=t.minions[1])
    assert t["Spider-Tracer"].host == t.minions[1] and t["Spider-Tracer"].controller == 0
    t = board(hand=["Spider-Tracer", resource(energy=1)])
    t.cannot("play", "Spider-Tracer", rule="rr:attach-to")


def test_spider_tracer_is_its_players_choice_whoever_defeats_the_minion(board):
    t = board(player("spider-man"), player(engaged=[minion(hp=2)]), first=1, threat=4, sides=[side_scheme(threat=2)])
    t.put("Spider-Tracer", seat=0, host=t.minion)
    t.attack(t.minion)
    assert t.decision.seat == 0
    t.choose(t.side)
    assert not t.sides and t.main.threat == 4
    t.quiet()


def test_spider_tracer_does_nothing_without_threat_or_a_defeat(board):
    t = board(engaged=[on(minion(hp=2), attached=["Spider-Tracer"])])
    t.attack(t.minion)
    t.quiet()
    t = board(engaged=[on(minion(hp=3), attached=["Spider-Tracer"])], threat=3)
    t.attack(t.minion)
    assert t.main.threat == 3


# ---- 01008 Web-Shooter ---------------------------------------------------------------------------------------------
def test_web_shooter_makes_a_wild_resource(board):
    t = board(hero="spider-man", hand=["For Justice!", "Backflip"], play=["Web-Shooter"], threat=5)
    t.play("For Justice!", pay=["Backflip", "Web-Shooter"])
    assert t.main.threat == 1  # wild counts as mental
    assert t["Web-Shooter"].exhausted and t["Web-Shooter"].counters("web") == 2


def test_web_shooter_works_once_until_ready_and_only_for_a_hero(board):
    draw = event(Draw(1), cost=1)
    t = board(hand=[draw, draw], play=["Web-Shooter"]).play(draw, pay=["Web-Shooter"])
    assert all("Web-Shooter" not in o for o in t.options())
    t = board(form="alter-ego", hand=[draw], play=["Web-Shooter"])
    t.cannot("play", draw, rule="rr:cost")


def test_web_shooter_is_discarded_with_its_last_counter(board):
    draw = event(Draw(1), cost=1)
    t = board(hand=[draw], play=[on("Web-Shooter", counters={"web": 1})])
    t.play(draw)
    assert t["Web-Shooter"].where == "discard0" and len(t.hand) == 1


def test_web_shooter_enters_play_with_three(board):
    t = board(hand=["Web-Shooter", resource(mental=1)]).play("Web-Shooter")
    assert t["Web-Shooter"].counters("web") == 3


# ---- 01009 Webbed Up -----------------------------------------------------------------------------------------------
def test_webbed_up_turns_an_attack_into_a_stun(board):
    t = board(villain=on(foe(atk=5), attached=["Webbed Up"])).activate()
    assert t.villain.stunned == 1 and t.hero.damage == 0 and t["Webbed Up"].where == "discard0"
    assert not t.villain.boosts
    t.quiet()


def test_webbed_up_waits_for_an_attack(board):
    t = board(form="alter-ego", villain=on(foe(), attached=["Webbed Up"])).activate()
    assert t["Webbed Up"].in_play and t.main.threat == 1
    t.quiet()


def test_webbed_up_on_a_stunned_enemy_waits_for_the_next_attack(board):
    t = board(villain=on(foe(), attached=["Webbed Up"], stunned=1)).activate()
    assert t.villain.stunned == 0 and t["Webbed Up"].in_play


def test_webbed_up_is_played_by_a_hero_on_an_enemy_without_one(board):
    t = board(
        hero="spider-man",
        hand=["Webbed Up", resource(wild=4)],
        villain=on(foe(), attached=["Webbed Up"]),
        engaged=[minion(), minion()],
    )
    t.answer("play", "Webbed Up")._paid(None)
    assert len(t.options("choose")) == 2  # not the villain
    t.choose(t.minions[1])
    assert t.minions[1].attached[0].name == "Webbed Up"
    t = board(hand=["Webbed Up", resource(wild=4)], villain=on(foe(), attached=["Webbed Up"]))
    t.cannot("play", t.hand[0], rule="rr:attach-to")
    t = board(form="alter-ego", hand=["Webbed Up", resource(wild=4)])
    t.cannot("play", "Webbed Up", rule="rr:form-change-form")


def test_webbed_up_on_the_villain_does_not_bind_minions(board):
    t = board(hero="spider-man", hand=["Webbed Up", resource(wild=4)], engaged=[minion(atk=2)])
    t.play("Webbed Up", target=t.villain).activate(t.minion).pass_()
    assert t.hero.damage == 2 and t["Webbed Up"].host == t.villain


def test_webbed_up_stops_a_quickstrike(board):
    t = board(player(), player(engaged=[on("Vulture", attached=["Webbed Up"])]))
    t.activate("Vulture", seat=1)
    assert t["Vulture"].stunned == 1 and t.seats[1].identity.damage == 0
