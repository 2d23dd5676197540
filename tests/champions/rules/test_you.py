"""rr:you-your and rr:referential-ability: whom "you", "this card" and a title mean."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ENEMY,
    HAND,
    MAIN,
    RETALIATE,
    SELF,
    STUNNED,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    AttachTo,
    Attacked,
    Damage,
    DamageDealt,
    Defeated,
    Discard,
    Discarded,
    Draw,
    Drawn,
    EachPlayer,
    Exhaust,
    Give,
    Heal,
    In,
    Mine,
    PlaceThreat,
    PutCounters,
    Ready,
    RemoveThreat,
    Search,
    ThreatRemoved,
    Thwarted,
    Trait,
    a,
    action,
    attack,
    boost,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    named,
    response,
    thwart,
    when_revealed,
)
from quickstrike.champions.vocab import DECK as YOUR_DECK
from quickstrike.champions.vocab import MoveTo as Move
from quickstrike.champions.vocab import Ref as R
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)


def told(pattern):
    return support(forced_response(pattern, PutCounters(SELF, 1, "told")), name="Told")


# ---- you as the identity -------------------------------------------------------------------------------------------
@rule("rr:you-your", "rr:you-your.1", "rr:you-your.2", "rr:you-your.4", "rr:you-your.5")
def test_damage_statuses_and_exhausting_of_you_go_to_the_identity(board):
    t = board(player(), player(play=[ally()]), turn=1)
    t.reveal(treachery(Damage(YOU, 2), Give(STUNNED, YOU), Exhaust(YOU)), seat=1)
    who = t.seats[1].identity
    assert (who.damage, who.stunned, who.exhausted) == (2, 1, True) and t.seats[0].identity.damage == 0
    assert t.ally.damage == 0


@rule("rr:you-your", "rr:you-your.8")
def test_your_hand_and_your_deck_are_the_players(board):
    t = board(player(hand=[resource(name="Mine")]), player(hand=[resource(name="Theirs")]))
    t.reveal(treachery(Discard(each("card", In(HAND)))), seat=0)
    assert t["Mine"].where == "discard0" and t["Theirs"].where == "hand1"


@rule("rr:you-your", "rr:players-play-area", "rr:you-your.10")
def test_cards_you_control_are_in_your_play_area(board):
    t = board(player(play=[support(name="Mine")]), player(play=[support(name="Theirs")]))
    t.reveal(treachery(Exhaust(each("support", Mine()))), seat=1)
    assert (t["Mine"].exhausted, t["Theirs"].exhausted) == (False, True)


@rule("rr:you-your", "rr:search", "rr:shuffle", "rr:you-your.9", "rr:search.1")
def test_searching_your_deck(board):
    seek = event(Search((YOUR_DECK,), a("ally"), Move(R("found"), HAND)), name="Seek")
    t = board(player(hand=[seek], deck=[ally(name="Mine")]), player(deck=[ally(name="Theirs")]))
    t.play("Seek")
    assert t["Mine"].where == "hand0" and t["Theirs"].where == "deck1"


@rule("rr:you-your", "rr:indirect-damage", "rr:you-your.3")
def test_indirect_damage_to_you_may_go_to_your_characters(board):
    t = board(player(play=[ally(hp=2, name="Mine")]), player(play=[ally(hp=2, name="Theirs")]))
    t.reveal(treachery(Damage(YOU, 2, indirect=True)), seat=0)
    assert t.decision.seat == 0
    assert t.asked == "assign" and {o.target for o in t.decision.options} == {t.hero.id}
    t.answer("assign", target=t.hero, value="1")
    assert (t.hero.damage, t["Mine"].damage, t["Theirs"].damage) == (1, 1, 0)


# ---- you as the one who acts ---------------------------------------------------------------------------------------
@rule(
    "rr:you-your",
    "rr:event",
    "rr:ally",
    "rr:ally.6",
    "rr:you-your.6",
    "rr:you-your.12",
    "rr:you-your.15",
    "rr:event.6",
)
def test_after_you_attack_means_the_identity_and_its_events_not_allies(board):
    t = board(play=[told(Attacked(by=YOU)), ally()], hand=[event(hero_action(attack(AN_ENEMY, 1)), name="Kick")])
    t.attack(t.villain, who=t.ally)
    assert t["Told"].counters("told") == 0
    t.attack(t.villain)
    assert t["Told"].counters("told") == 1
    t.play("Kick")
    assert t["Told"].counters("told") == 2


@rule("rr:you-your", "rr:upgrade", "rr:upgrade.5", "rr:you-your.14")
def test_an_upgrade_acts_as_the_identity(board):
    """Also one that is attached to an enemy, but not one on another friendly character."""
    dart = upgrade(hero_action(attack(AN_ENEMY, 1)), name="Dart")
    t = board(play=[told(Attacked(by=YOU)), dart])
    t.use("Dart")
    assert t["Told"].counters("told") == 1
    t = board(
        play=[told(Attacked(by=YOU))],
        villain=on(foe(), attached=[upgrade(AttachTo(AN_ENEMY), hero_action(attack(THE_VILLAIN, 1)), name="Dart")]),
    )
    t.use("Dart")
    assert t["Told"].counters("told") == 1
    t = board(
        play=[
            told(Attacked(by=YOU)),
            on(
                ally(name="Friend"),
                attached=[upgrade(AttachTo(a("ally")), hero_action(attack(AN_ENEMY, 1)), name="Dart")],
            ),
        ]
    )
    t.use("Dart")
    assert t["Told"].counters("told") == 0 and t.villain.damage == 1


@rule("rr:you-your", "rr:upgrade", "rr:retaliate-x")
def test_who_attacks_by_an_upgrade_is_struck_back(board):
    t = board(play=[upgrade(hero_action(attack(A_MINION, 1)), name="Dart")], engaged=[minion(RETALIATE(1), hp=5)])
    t.use("Dart")
    assert t.hero.damage == 1
    claws = upgrade(AttachTo(a("ally")), hero_action(attack(A_MINION, 1)), name="Claws")
    t = board(play=[on(ally(hp=5, name="Friend"), attached=[claws])], engaged=[minion(RETALIATE(1), hp=5)])
    t.use("Claws")
    assert t.hero.damage == 0 and t.ally.damage == 1


@rule("rr:you-your", "rr:support", "rr:ally", "rr:ally.6", "rr:you-your.14", "rr:you-your.15", "rr:you-your.16")
@pytest.mark.parametrize(("make", "counts"), [(upgrade, 1), (support, 0), (ally, 0)])
def test_who_defeats_a_minion_by_an_ability(board, make, counts):
    """ "After you defeat a minion": events and upgrades are you, supports and allies are not."""
    gun = make(action(Damage(A_MINION, 1), limit="round"), name="Gun")
    t = board(play=[told(Defeated(A_MINION, by=YOU)), gun], engaged=[minion(hp=1)])
    t.use("Gun")
    assert not t.minions and t["Told"].counters("told") == counts


@rule("rr:you-your", "rr:event", "rr:event.6")
def test_an_event_that_defeats_a_minion_is_you(board):
    t = board(
        play=[told(Defeated(A_MINION, by=YOU))], hand=[event(Damage(A_MINION, 1), name="Fire")], engaged=[minion(hp=1)]
    )
    t.play("Fire")
    assert t["Told"].counters("told") == 1


@rule("rr:you-your", "rr:thwart", "rr:support", "rr:you-your.16")
def test_after_you_thwart(board):
    plan = event(hero_action(thwart(MAIN, 1)), name="Plan")
    t = board(play=[told(Thwarted(by=YOU)), ally(), support(RemoveThreat(MAIN, 1), name="Base")], hand=[plan], threat=9)
    t.thwart(t.main, who=t.ally)
    t.use("Base")
    assert t["Told"].counters("told") == 0
    t.play("Plan").thwart(t.main)
    assert t["Told"].counters("told") == 2


@rule("rr:you-your")
def test_the_source_of_removed_threat(board):
    t = board(
        play=[told(ThreatRemoved(by=YOU)), support(RemoveThreat(MAIN, 1), name="Base")],
        threat=5,
        hand=[event(RemoveThreat(MAIN, 1), name="Plan")],
    )
    t.use("Base")
    assert t["Told"].counters("told") == 0
    t.play("Plan")
    assert t["Told"].counters("told") == 1


@rule("rr:you-your", "rr:you-your.11")
def test_what_only_a_player_can_do_is_done_by_the_player(board):
    t = board(
        player(play=[told(Drawn(by=YOU))], hand=[event(Draw(1), name="Think")]),
        player(hand=[event(Draw(1), name="Think")]),
    )
    t.play(t.seats[0].hand[0])
    assert t["Told"].counters("told") == 1
    t.end_turn().play(t.seats[1].hand[0])
    assert t["Told"].counters("told") == 1


@rule("rr:you-your", "rr:ownership-and-control")
def test_you_on_another_players_card_is_its_controller(board):
    t = board(player(play=[told(Attacked(by=YOU))]), player())
    t.end_turn().attack(t.villain)
    assert t["Told"].counters("told") == 0


# ---- you and enemies -----------------------------------------------------------------------------------------------
@rule("rr:you-your", "rr:attack-enemy-activation", "rr:attack-enemy-activation.5", "rr:you-your.7")
def test_after_an_enemy_attacks_you_means_the_player_even_behind_an_ally(board):
    t = board(play=[told(Attacked(by=THE_VILLAIN, against=YOU)), ally(hp=9, name="Friend")])
    t.activate().defend("Friend")
    assert t["Told"].counters("told") == 1 and t.hero.damage == 0


@rule("rr:you-your", "rr:defend-defense")
def test_you_moves_to_the_player_who_defends(board):
    """Trap 8: "when ... attacks you" is who was attacked first, "after ... attacks you" is who defended."""
    t = board(
        player(
            play=[
                support(
                    forced_interrupt(Attacked(by=THE_VILLAIN, against=YOU), PutCounters(SELF, 1, "when")),
                    forced_response(Attacked(by=THE_VILLAIN, against=YOU), PutCounters(SELF, 1, "after")),
                    name="A",
                )
            ]
        ),
        player(
            play=[
                support(
                    forced_interrupt(Attacked(by=THE_VILLAIN, against=YOU), PutCounters(SELF, 1, "when")),
                    forced_response(Attacked(by=THE_VILLAIN, against=YOU), PutCounters(SELF, 1, "after")),
                    name="B",
                )
            ]
        ),
    )
    t.activate(seat=0)
    t.answer("pass")
    t.defend(t.seats[1].identity)
    assert [(t[n].counters("when"), t[n].counters("after")) for n in "AB"] == [(1, 0), (0, 1)]


@rule("rr:you-your", "rr:boost-boost-icon", "rr:defend-defense")
def test_you_of_a_boost_ability_is_the_defending_player(board):
    t = board(
        player(), player(hand=[resource()]), encounter=[treachery(boost(Discard(each("card", In(HAND)))), boost=0)]
    )
    t.activate(seat=0)
    t.answer("pass")
    t.defend(t.seats[1].identity)
    assert t.seats[1].hand == []


@rule("rr:you-your", "rr:minion")
def test_you_on_an_engaged_minion_is_its_player(board):
    t = board(player(), player(engaged=[minion(forced_response(Attacked(by=a("hero")), Damage(YOU, 1)), hp=9)]))
    t.attack(t.minion)
    assert [x.identity.damage for x in t.seats] == [0, 1]


@rule("rr:you-your", "rr:attachment", "rr:attachment.5")
def test_you_on_an_attachment_of_a_player_card_is_its_controller(board):
    curse = attachment(forced_response(DamageDealt(to=THE_VILLAIN), Damage(YOU, 1)))
    t = board(player(), player(attached=[curse]))
    t.attack(t.villain)
    assert [x.identity.damage for x in t.seats] == [0, 1]


@rule("rr:you-your", "rr:each-player")
def test_you_inside_each_player_is_that_player(board):
    t = board(player(), player())
    t.reveal(treachery(EachPlayer(Damage(YOU, 1))))
    t.answer("choose")
    assert [x.identity.damage for x in t.seats] == [1, 1]


@rule("rr:you-your", "rr:reveal")
def test_you_of_when_revealed_is_who_reveals(board):
    t = board(player(), player(), first=0)
    t.reveal(treachery(when_revealed(Damage(YOU, 1))), seat=1)
    assert [x.identity.damage for x in t.seats] == [0, 1]


# ---- titles --------------------------------------------------------------------------------------------------------
@rule("rr:referential-ability", "rr:self-referential")
def test_a_title_means_first_the_card_itself(board):
    """Another card of the same title does not set it off."""
    spidey = ally(response(Attacked(by=SELF), Ready(YOUR_HERO)), name="Spidey")
    t = board(play=[spidey, ally(name="Spidey")], exhausted=True)
    one, two = t.all("Spidey")
    other = two if one.face.abilities else one
    t.attack(t.villain, who=other)
    t.quiet()
    t.attack(t.villain, who=one if other is two else two)
    assert t.asked == "window"


@rule("rr:referential-ability")
def test_a_title_means_the_card_itself_before_its_set_and_its_set_before_others(board):
    other = support(name="Base", set="other")
    mine = support(name="Base", set="mine")
    ring = upgrade(action(PutCounters(named(other.code), 1, "x")), name="Ring", set="mine")
    t = board(play=[other, mine, ring])
    t.use("Ring")
    assert t[mine].counters("x") == 1 and t[other].counters("x") == 0
    t = board(play=[other, ring])
    t.use("Ring")
    assert t[other].counters("x") == 1


@rule("rr:referential-ability")
def test_a_title_on_the_card_itself_beats_its_whole_set(board):
    other = support(name="Base", set="mine")
    base = support(action(PutCounters(named(other.code), 1, "x")), name="Base", set="mine")
    t = board(play=[other, base])
    t.use(base)
    assert t[base].counters("x") == 1 and t[other].counters("x") == 0


@rule("rr:referential-ability", "rr:constant-ability")
def test_a_title_in_a_constant_is_read_the_same_way(board):
    mine, other = ally(name="Bee", set="mine"), ally(name="Bee", set="other")
    ring = upgrade(constant(gets(named(mine.code), ATK=2)), name="Ring", set="mine")
    t = board(play=[mine, other, ring])
    assert (t[mine].atk, t[other].atk) == (3, 1)
    t = board(play=[other, ring])
    assert t[other].atk == 3


@rule("rr:referential-ability", "rr:villain-villain-deck")
def test_a_title_means_the_villain_whatever_its_stage(board):
    first, second = foe(name="Rhino", hp=1), foe(name="Rhino", hp=20)
    rage = treachery(Give(STUNNED, named(first.code)))
    t = board(villain=[first, second])
    t.attack(t.villain)
    assert t.villain.hp == 20
    t.reveal(rage)
    assert t.villain.stunned


@rule("rr:that", "rr:leaves-play")
def test_that_card_is_gone_when_it_has_left_play(board):
    """Trap 11: what came back is another copy; the rest of the ability passes it by."""
    swap = event(Move(a("ally"), HAND), Heal(R("ally"), 3), Draw(1), name="Home")
    t = board(hand=[swap], play=[on(ally(hp=5, name="Friend"), damage=2)])
    t.play("Home")
    assert t["Friend"].where == "hand0" and len(t.hand) == 2
    t.quiet()


@rule("rr:you-your", "rr:resource-card")
def test_discards_of_a_player_are_his(board):
    t = board(
        player(
            play=[told(Discarded(each("resource")))],
            hand=[event(Discard(a("card", In(HAND))), name="Drop"), resource()],
        ),
        player(),
    )
    t.play("Drop")
    assert t["Told"].counters("told") == 1


@rule("rr:friendly", "rr:ownership-and-control", "rr:friendly.1")
def test_friendly_and_controlled(board):
    t = board(
        player(play=[ally(name="A")], hand=[event(Damage(each("friendly character"), 1), name="Oops")]),
        player(play=[ally(name="B")]),
        environments=[environment()],
    )
    t.play("Oops")
    assert [t["A"].damage, t["B"].damage, *(x.identity.damage for x in t.seats), t.villain.damage] == [1, 1, 1, 1, 0]


@rule("rr:traits", "rr:identity")
def test_your_identitys_traits_are_those_of_the_side_that_shows(board):
    t = board(hero=hero(traits="Avenger", alter_traits="Genius"), sides=[side_scheme()])
    assert t.hero.trait("Avenger") and not t.hero.trait("Genius")
    t.change_form()
    assert t.hero.trait("Genius") and not t.hero.trait("Avenger")
    t.reveal(treachery(PlaceThreat(MAIN, 1), Damage(a("identity", Trait("Genius")), 1)))
    assert t.hero.damage == 1
