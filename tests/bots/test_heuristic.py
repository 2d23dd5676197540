"""What a good player would do, in positions where that is clear; and that it all adds up to winning."""

from __future__ import annotations

import pytest

from quickstrike.champions.setting import ChampionsSetting
from quickstrike.champions.vocab import ALLIANCE, THE_VILLAIN, Damage
from quickstrike.games.champions import KIT
from quickstrike.kernel.decision import Decision, Option
from quickstrike.lab import simulate
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    scheme,
    side_scheme,
    treachery,
)

SPIDER = {"hero": "spider-man"}


def villain(hp=10, atk=2, sch=1, **more):
    return foe(hp=hp, atk=atk, sch=sch, name="Villain", **more)


def test_it_takes_the_win_before_all_else(bot):
    b = bot(**SPIDER, villain=villain(hp=2), threat=6, main=scheme(target=7, name="Plan"))
    assert b.choice() == ("attack", "Spider-Man", "Villain")


def test_it_plays_the_event_that_wins(bot):
    b = bot(**SPIDER, villain=villain(hp=8), hand=["Swinging Web Kick", "Genius", "Energy"], exhausted=True)
    b.turn()
    assert b.t.game.result == "won"


def test_it_thwarts_when_the_scheme_is_about_to_complete(bot):
    b = bot(**SPIDER, villain=villain(), main=scheme(target=7, step=1, name="Plan"), threat=6)
    assert b.choice() == ("thwart", "Spider-Man", "Plan")


def test_it_attacks_when_there_is_no_threat(bot):
    b = bot(**SPIDER, villain=villain(), main=scheme(target=7, step=1, name="Plan"), threat=0)
    assert b.choice() == ("attack", "Spider-Man", "Villain")


def test_it_goes_home_when_the_next_blow_could_be_the_last(bot):
    b = bot(**SPIDER, damage=8, villain=villain(atk=3), main=scheme(target=12, step=1, name="Plan"), threat=0)
    assert ("change_form", "Spider-Man") in b.turn()


def test_it_does_not_go_home_when_that_completes_the_scheme(bot):
    b = bot(**SPIDER, damage=2, villain=villain(sch=3), main=scheme(target=7, step=1, name="Plan"), threat=5)
    assert ("change_form", "Spider-Man") not in b.turn()


def test_it_recovers_when_it_is_hurt(bot):
    b = bot(**SPIDER, form="alter-ego", damage=6, villain=villain(), main=scheme(target=12, name="Plan"), threat=0)
    assert ("recover", "Peter Parker") in b.turn()


def test_it_defeats_the_guard_that_stands_before_the_villain(bot):
    from quickstrike.champions.vocab import GUARD

    b = bot(**SPIDER, villain=villain(), engaged=[minion(GUARD, hp=2, atk=1, name="Guard")])
    assert b.choice() == ("attack", "Spider-Man", "Guard")


def test_it_blocks_a_deadly_blow_with_an_ally(bot):
    b = bot(
        **SPIDER,
        damage=8,
        exhausted=True,
        play=[ally(atk=1, thw=1, hp=1, name="Friend")],
        villain=villain(atk=4),
        phase="villain",
    )
    while b.t.asked != "defend":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.choice()[:2] == ("defend", "Friend")


def test_it_leaves_a_light_blow_to_a_healthy_hero(bot):
    b = bot(**SPIDER, villain=villain(atk=0), phase="villain", play=[on("Daredevil")])
    while b.t.asked != "defend":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.choice()[0] == "pass"


def test_it_backflips_out_of_a_heavy_blow(bot):
    b = bot(**SPIDER, damage=4, hand=["Backflip"], exhausted=True, villain=villain(atk=5), phase="villain")
    verbs = []
    while b.t.state.phase == "villain" and b.t.game.decision is not None and b.t.game.result is None:
        verbs.append(b.choice()[:2])
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert ("play", "Backflip") in verbs
    assert b.t.hero.damage == 4


def test_it_does_not_attack_with_an_event_while_it_is_stunned(bot):
    b = bot(**SPIDER, stunned=1, exhausted=True, hand=["Swinging Web Kick", "Genius", "Energy"], villain=villain(hp=20))
    assert ("play", "Swinging Web Kick") not in b.turn()


def test_it_pays_with_what_it_needs_least(bot):
    """Backflip is worth keeping; a second copy of a unique ally is not."""
    b = bot(
        **SPIDER,
        hand=["Web-Shooter", "Backflip", "Black Cat"],
        play=["Black Cat"],
        changed_form=True,
        villain=villain(hp=20, atk=4),
    )
    b.t.game.answer(b.t.game.find("play", card="Web-Shooter"))
    assert b.choice() == ("pay", "Black Cat", "")


def test_it_spends_no_more_than_it_must(bot):
    b = bot(**SPIDER, hand=["Surveillance Team", "Genius", "Haymaker", "Haymaker"], villain=villain(hp=20))
    b.t.game.answer(b.t.game.find("play", card="Surveillance Team"))
    paid = []
    while b.t.asked == "pay":
        paid.append(b.choice())
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert [c for v, c, _ in paid if v == "pay"] in (["Genius"], ["Haymaker", "Haymaker"])


def test_it_cancels_a_bad_treachery_and_lets_a_harmless_one_pass(bot):
    from quickstrike.champions.vocab import MAIN, YOU, Damage, PlaceThreat, when_revealed

    def answer(card):
        b = bot(
            **SPIDER,
            damage=5,
            hand=["Enhanced Spider-Sense", "Haymaker"],
            villain=villain(atk=0, sch=0),
            encounter=[treachery(name="Boost"), card],
            phase="villain",
            main=scheme(target=20),
            threat=0,
        )
        while b.t.asked and not any(o.startswith("play Enhanced") for o in b.t.options()):
            b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
        return b.choice()[0]

    assert answer(treachery(when_revealed(Damage(YOU, 4)), name="Bad")) == "play"
    assert answer(treachery(when_revealed(PlaceThreat(MAIN, 1)), name="Harmless")) == "pass"


def test_a_stage_that_advances_is_no_loss_of_the_game(bot):
    """With another stage to come it strikes; on the last one it thwarts."""
    last = scheme(target=4, step=1, name="Plan")
    more = [last, scheme(target=30, step=1, name="Next")]
    first = [
        bot(hero="she-hulk", villain=villain(hp=20, atk=0), main=m, threat=3, changed_form=True).choice()
        for m in (last, more)
    ]
    assert first == [("thwart", "She-Hulk", "Plan"), ("attack", "She-Hulk", "Villain")]


def test_it_shakes_off_a_stun_at_once(bot):
    b = bot(**SPIDER, stunned=1, changed_form=True, villain=villain(hp=20), main=scheme(target=12), threat=1)
    assert b.choice() == ("attack", "Spider-Man", "")


def test_it_looks_for_a_card_when_that_is_free(bot):
    b = bot(hero="iron-man", form="alter-ego", deck=["Arc Reactor", "Genius", "Energy"], villain=villain())
    assert b.choice()[:2] == ("use", "Tony Stark")


def test_it_takes_the_suit_that_makes_its_hand_larger_before_other_cards(bot):
    b = bot(
        hero="iron-man",
        form="alter-ego",
        hand=["Helicarrier", "Mark V Helmet", "Haymaker"],
        changed_form=True,
        villain=villain(hp=20),
    )
    assert ("play", "Mark V Helmet") in b.turn()


def test_it_spends_its_blows_on_those_that_shield_the_villain(bot):
    b = bot(**SPIDER, villain="01136", environments=["01140"], engaged=[minion(hp=2, traits="Drone", name="Drone")])
    assert b.choice() == ("attack", "Spider-Man", "Drone")


def test_it_pays_to_rid_the_villain_of_an_attachment(bot):
    from quickstrike.champions.vocab import ENERGY, SELF, Discard, Spend, hero_action

    horn = attachment(hero_action(Discard(SELF), cost=Spend((ENERGY,))), atk=2, name="Horn")
    b = bot(
        **SPIDER,
        villain=on(villain(hp=20), attached=[horn]),
        exhausted=True,
        changed_form=True,
        hand=["Haymaker"],
        main=scheme(target=12),
    )
    assert ("use", "Horn") in b.turn()


def test_it_does_not_fill_its_hand_with_cards_that_only_pay(bot):
    b = bot(
        **SPIDER,
        hand=["Energy", "Genius", "Strength", "The Power of Justice"],
        exhausted=True,
        changed_form=True,
        villain=villain(hp=20),
        main=scheme(target=12),
    )
    b.t.game.answer(b.t.game.find("end_turn"))
    gone = []
    while b.t.asked == "discard":
        gone.append(b.choice()[0])
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert gone.count("discard") == 2


def test_it_keeps_its_best_step_of_a_sequence_for_the_end(bot):
    """The claws do two damage more as the last step, the other upgrades one."""
    b = bot(
        hero="black-panther",
        hand=["Wakanda Forever!", "Energy"],
        villain=villain(hp=20),
        exhausted=True,
        play=["Panther Claws", "Energy Daggers"],
        changed_form=True,
    )
    b.turn()
    assert b.t.villain.damage == 1 + 4


def test_it_lets_an_ally_act_before_it_takes_her_back(bot):
    b = bot(
        hero="she-hulk",
        form="alter-ego",
        play=["Hellcat"],
        villain=villain(hp=20),
        changed_form=True,
        main=scheme(target=7, name="Plan"),
        threat=5,
    )
    assert b.choice()[:2] == ("thwart", "Hellcat")


def test_it_does_not_pay_with_its_last_hit_point(bot):
    b = bot(
        hero="she-hulk",
        damage=14,
        play=["Focused Rage"],
        villain=villain(hp=20),
        changed_form=True,
        main=scheme(target=12),
    )
    assert ("use", "Focused Rage") not in b.turn()
    healthy = bot(hero="she-hulk", play=["Focused Rage"], villain=villain(hp=20), main=scheme(target=12))
    assert ("use", "Focused Rage") in healthy.turn()


def test_it_strengthens_its_characters_before_they_act_or_not_at_all(bot):
    def turn(exhausted):
        hand = ["Lead from the Front", "Energy", "Strength"]
        b = bot(
            hero="captain-marvel",
            hand=hand,
            play=[on("Hawkeye", exhausted=exhausted)],
            exhausted=exhausted,
            villain=villain(hp=20),
            main=scheme(target=12),
            changed_form=True,
        )
        return b.turn()

    ready = [step[:2] for step in turn(exhausted=False)]
    assert ready.index(("play", "Lead from the Front")) < ready.index(("attack", "Captain Marvel"))
    assert ("play", "Lead from the Front") not in turn(exhausted=True)


def test_it_does_not_let_an_ally_die_of_retaliation(bot):
    from quickstrike.champions.vocab import RETALIATE

    def first(*keywords):
        b = bot(
            **SPIDER,
            exhausted=True,
            changed_form=True,
            play=[ally(atk=1, thw=0, hp=2, name="Friend")],
            villain=foe(*keywords, hp=20, atk=2, sch=1, name="Villain"),
            main=scheme(target=12),
        )
        return b.choice()[0]

    assert first() == "attack"
    assert first(RETALIATE(2)) == "end_turn"


def test_it_clears_the_way_to_the_main_scheme_when_that_saves_the_game(bot):
    friends = [ally(atk=1, thw=2, hp=3, name="Friend"), ally(atk=1, thw=2, hp=3, name="Fellow")]
    b = bot(
        **SPIDER,
        exhausted=True,
        changed_form=True,
        play=friends,
        villain=villain(hp=20, atk=0),
        main=scheme(target=7, step=1, name="Plan"),
        threat=6,
        sides=[side_scheme(threat=4, hazard=1, name="Peril"), side_scheme(threat=2, crisis=1, name="Crisis")],
    )
    targets = []
    while b.choice()[0] == "thwart":
        targets.append(b.choice()[2])
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert targets == ["Crisis", "Plan"]


def test_it_takes_away_what_keeps_the_villain_from_damage(bot):
    from quickstrike.champions.vocab import THE_VILLAIN, Cannot, constant

    wall = side_scheme(constant(Cannot(THE_VILLAIN, "take damage")), threat=2, name="Wall")
    other = side_scheme(threat=2, acceleration=1, name="Haste")
    for sides in ([wall, other], [other, wall]):
        b = bot(**SPIDER, villain=villain(hp=20, atk=1), main=scheme(target=20, name="Plan"), threat=2, sides=sides)
        assert b.choice()[0] == "thwart" and b.choice()[2] == "Wall"


@pytest.mark.parametrize(
    ("heroes", "least"),
    [(["spider-man:justice"], 9), (["captain-marvel:aggression"], 7)],
    ids=["spider-man", "captain-marvel"],
)
def test_it_beats_rhino_and_random_play_does_not(heroes, least):
    clever = simulate(KIT, ChampionsSetting(tuple(heroes)), "heuristic", games=15, seed=1)
    chance = simulate(KIT, ChampionsSetting(tuple(heroes)), "random", games=15, seed=1)
    assert not clever.crashes and not chance.crashes
    assert clever.wins() >= least
    assert chance.wins() <= 1


def test_it_takes_damage_rather_than_the_threat_that_completes_the_scheme(bot):
    b = bot(
        **SPIDER,
        damage=4,
        villain=villain(atk=0),
        main=scheme(target=9, step=1, name="Plan"),
        threat=7,
        phase="villain",
        encounter=[treachery(name="Boost"), "Hydra Bomber"],
    )
    while b.t.asked != "option":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.t.game.result is None


def test_it_keeps_the_ally_that_has_to_take_the_next_blow(bot):
    hurt = {"damage": 8, "exhausted": True, "villain": villain(atk=4, hp=20), "main": scheme(target=12, name="Plan")}
    done = bot(**SPIDER, **hurt, play=[on("Mockingbird", damage=2)], changed_form=True).turn()
    assert not {("attack", "Mockingbird"), ("thwart", "Mockingbird")} & {*done}
    fresh = bot(**SPIDER, **hurt, play=[on("Mockingbird")], changed_form=True).turn()
    assert {("attack", "Mockingbird"), ("thwart", "Mockingbird")} & {*fresh}


def test_its_weakest_blow_takes_the_tough_status_away(bot):
    b = bot(
        hero="she-hulk",
        play=[ally(atk=1, thw=0, hp=3, name="Friend")],
        villain=on(villain(hp=20, atk=1), tough=1),
        main=scheme(target=20, name="Plan"),
        changed_form=True,
    )
    b.turn()
    assert b.t.villain.damage == 3


def test_each_blow_goes_where_nothing_of_it_is_lost(bot):
    """The strong one would be wasted on the weak minion, the weak one would not defeat the strong minion."""
    weak, strong = minion(hp=1, atk=1, name="Weak"), minion(hp=3, atk=2, name="Strong")
    for engaged in ([weak, strong], [strong, weak]):
        b = bot(
            hero="she-hulk",
            play=[ally(atk=1, thw=0, hp=3, name="Friend")],
            villain=villain(hp=20),
            engaged=engaged,
            main=scheme(target=20, name="Plan"),
            changed_form=True,
        )
        b.turn()
        assert not b.t.state.of_kind("minion")


def test_it_does_not_play_an_ally_for_whom_a_better_one_has_to_go(bot):
    friends = [ally(atk=2, thw=2, hp=4, name=n) for n in ("Friend", "Fellow", "Mate")]
    hand = ["Mockingbird", "Energy", "Genius"]
    same = {"hand": hand, "villain": villain(hp=20), "main": scheme(target=20, name="Plan"), "changed_form": True}
    assert ("play", "Mockingbird") not in bot(**SPIDER, **same, play=friends).turn()
    assert ("play", "Mockingbird") in bot(**SPIDER, **same, play=friends[:2]).turn()


def test_of_too_many_allies_the_one_goes_that_has_acted_and_is_worth_least(bot):
    friends = [on(ally(atk=2, thw=2, hp=4, name="Friend")), ally(atk=2, thw=2, hp=4, name="Fellow")]
    spent = on(ally(atk=1, thw=0, hp=1, name="Spent"), exhausted=True)
    b = bot(
        **SPIDER,
        hand=["Nick Fury", "Energy", "Genius"],
        play=[*friends, spent],
        villain=villain(hp=20),
        main=scheme(target=20, name="Plan"),
        changed_form=True,
    )
    b.t.game.answer(b.t.game.find("play", card="Nick Fury"))
    while b.t.asked != "limit":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.choice() == ("discard", "Nick Fury", "Spent")


def test_it_acts_before_it_goes_home_where_somebody_else_heals_it(bot):
    """Aunt May mends all of it: there is nothing left to recover."""
    hurt = {"damage": 4, "villain": villain(hp=20, atk=4), "main": scheme(target=20, name="Plan"), "threat": 0}
    done = bot(**SPIDER, **hurt, play=["Aunt May"]).turn()
    assert ("use", "Aunt May") in done
    assert {("attack", "Spider-Man"), ("thwart", "Spider-Man")} & {*done}


def test_it_pays_for_a_card_that_others_may_help_to_pay(bot):
    """It stopped at once, since it may, and played the card again for ever."""
    shared = event(ALLIANCE, Damage(THE_VILLAIN, 5), cost=2)
    b = bot(player(hand=[shared, resource(energy=2)]), player(), villain=foe(hp=30, atk=0, name="Villain"))
    b.turn()
    assert b.t.villain.damage >= 5 and not b.t.hand
    b = bot(
        player(hand=[shared, resource(energy=1)]), player(hand=[resource(energy=1)]), villain=foe(hp=30, name="Villain")
    )
    assert len(b.turn()) < 20


def test_it_helps_another_player_to_pay(bot):
    shared = event(ALLIANCE, Damage(THE_VILLAIN, 5), cost=2)
    b = bot(
        player(hand=[shared, resource(energy=1)]), player(hand=[resource(energy=1)]), villain=foe(hp=30, name="Villain")
    )
    b.t.answer("play", shared)
    while b.t.asked == "pay":
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    assert b.t.villain.damage == 5


def test_who_is_out_of_the_game_still_says_who_gets_what_is_left_behind(bot):
    b = bot(player("spider-man"), player("captain-marvel"), villain=villain())

    class Out:
        """The table, after the first player was defeated."""

        def view(self, seat):
            view = b.t.game.view(seat)
            view["play"] = [p for p in view["play"] if p["id"] != view["players"][0]["identity"]]
            view["players"][0]["out"] = True
            return view

    options = tuple(Option("choose", target=-1 - seat) for seat in (1, 0))
    d = Decision(0, "control", options)
    assert b.bot.choose(Out(), d) is options[0]


def test_what_is_offered_only_later_counts_from_the_start(bot):
    """Abilities are asked for after the hand: a card that waits for its moment was spent where a Web-Shooter pays as well."""
    hand = ["Swinging Web Kick", "Backflip", "Energy", "Enhanced Spider-Sense"]
    b = bot(hero="spider-man", hand=hand, play=["Web-Shooter", "Web-Shooter"], villain=villain(hp=14))
    b.t.game.answer(b.t.game.find("play", card="Swinging Web Kick"))
    paid = []
    while b.t.asked == "pay":
        paid.append(b.choice())
        b.t.game.answer(b.bot.choose(b.t.game, b.t.game.decision))
    spent = [c for v, c, _ in paid if v == "pay"]
    assert len({"Backflip", "Enhanced Spider-Sense"} & set(spent)) < 2 and "Web-Shooter" in spent
