"""When abilities get their turn: interrupts, responses, forced ones, their order, and who is asked."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.game import ChampionsGame
from quickstrike.champions.vocab import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    EACH_ENEMY,
    MAIN,
    RETALIATE,
    SELF,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Alter,
    Attacked,
    Cannot,
    Constant,
    Damage,
    DamageDealt,
    DamageTaken,
    Defeated,
    Discard,
    Draw,
    EnteredPlay,
    Exhaust,
    Exists,
    FormChanged,
    Heal,
    Instead,
    PlaceThreat,
    Played,
    Prevent,
    PutCounters,
    Ready,
    Revealed,
    Schemed,
    ThreatPlaced,
    Trait,
    With,
    a,
    alter_ego_response,
    attack,
    boost,
    constant,
    forced_interrupt,
    forced_response,
    gets,
    hero_action,
    hero_interrupt,
    hero_response,
    interrupt,
    response,
    when_defeated,
    when_revealed,
    would,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player,
    resource,
    scheme,
    support,
    treachery,
)


def mark(name):
    """A step that leaves a trace in the log, so that an order can be read there."""
    return PutCounters(SELF, 1, name)


def marks(t, *names):
    return [n[3] for n in t.log("counters") if not names or n[3] in names]


def hurt(n=1):
    return treachery(Damage(YOU, n))


# ---- the priority list ---------------------------------------------------------------------------------------------
@rule(
    "rr:ability",
    "rr:forced",
    "rr:interrupt",
    "rr:response",
    "rr:timing",
    "rr:ability.20",
    "rr:ability.21",
    "rr:ability.23",
    "rr:ability.24",
    "rr:response.1",
    "rr:forced.1",
    "rr:forced.3",
)
def test_forced_interrupts_interrupts_forced_responses_responses(board):
    t = board(
        play=[
            support(response(DamageTaken(YOU), mark("response")), name="R"),
            support(forced_response(DamageTaken(YOU), mark("forced response")), name="FR"),
            support(interrupt(DamageTaken(YOU), mark("interrupt")), name="I"),
            support(forced_interrupt(DamageTaken(YOU), mark("forced interrupt")), name="FI"),
        ]
    )
    t.reveal(hurt())
    assert t.options() == ["use I.0", "pass"] and marks(t) == ["forced interrupt"] and t.hero.damage == 0
    t.use("I")
    assert t.options() == ["use R.0", "pass"] and t.hero.damage == 1
    t.use("R")
    assert marks(t) == ["forced interrupt", "interrupt", "forced response", "response"]
    t.quiet()


@rule("rr:would", "rr:interrupt", "rr:interrupt.6")
def test_would_comes_before_when(board):
    t = board(
        play=[
            support(forced_interrupt(DamageTaken(YOU), mark("takes")), name="W"),
            support(interrupt(would(DamageTaken(YOU)), mark("would take")), name="X"),
        ]
    )
    t.reveal(hurt())
    assert t.options() == ["use X.0", "pass"] and marks(t) == []  # even before a forced one that says "when"
    t.use("X")
    assert marks(t) == ["would take", "takes"]


@rule("rr:would", "rr:defeat")
def test_would_be_defeated_comes_before_is_defeated(board):
    save = support(interrupt(would(Defeated(a("ally"))), Heal(a("ally"), 1), cost=Exhaust(SELF)), name="Save")
    grief = support(forced_interrupt(Defeated(a("ally")), mark("defeated")), name="Grief")
    t = board(play=[save, grief, ally(hp=1, name="Friend")])
    t.reveal(treachery(Damage(a("ally"), 1)))
    t.use("Save")
    assert t["Friend"].in_play and marks(t) == []
    t.reveal(treachery(Damage(a("ally"), 1)))
    assert t["Friend"].where == "discard0" and marks(t) == ["defeated"]


@rule("rr:ability", "rr:status-cards", "rr:tough", "rr:ability.19", "rr:status-cards.4")
def test_status_cards_come_before_triggered_abilities(board):
    """FAQ: no interrupt can save a tough status card."""
    shield = support(interrupt(would(DamageTaken(YOU)), Prevent(), cost=Exhaust(SELF)), name="Shield")
    t = board(play=[shield], tough=1)
    t.reveal(hurt())
    t.quiet()
    assert not t.hero.tough and t.hero.damage == 0


@rule("rr:ability", "rr:status-cards", "rr:stun-stunned")
def test_a_stunned_enemy_does_not_set_off_attack_interrupts(board):
    sense = support(interrupt(would(Attacked(by=THE_VILLAIN)), Draw(1)), interrupt(Attacked(by=THE_VILLAIN), Draw(1)))
    t = board(play=[sense], villain=on(foe(), stunned=1))
    t.activate()
    t.quiet()
    assert not t.villain.stunned and t.hand == []


@rule("rr:ability", "rr:constant-ability", "rr:status-cards", "rr:ability.18", "rr:ability.19")
def test_constant_abilities_come_before_status_cards(board):
    """Who cannot take damage keeps the tough status."""
    t = board(tough=1, environments=[environment(constant(Cannot(YOUR_HERO, "take damage")))])
    t.reveal(hurt())
    t.activate().pass_()
    assert (t.hero.tough, t.hero.damage) == (1, 0)


@rule("rr:ability", "rr:when-revealed-abilities", "rr:interrupt", "rr:ability.22")
def test_interrupts_to_revealing_come_before_when_revealed_and_responses_after(board):
    t = board(
        play=[
            support(forced_interrupt(Revealed(a("treachery")), mark("interrupt"))),
            support(forced_response(Revealed(a("treachery")), mark("response"))),
        ],
        environments=[environment(name="Env")],
    )
    t.reveal(treachery(when_revealed(PutCounters(a("environment"), 1, "revealed"))))
    assert marks(t) == ["interrupt", "revealed", "response"]


@rule("rr:ability", "rr:when-defeated-abilities", "rr:defeat", "rr:ability.22")
def test_interrupts_to_a_defeat_come_before_when_defeated_and_responses_after(board):
    t = board(
        play=[
            support(forced_interrupt(Defeated(A_MINION), mark("interrupt"))),
            support(forced_response(Defeated(A_MINION), mark("response"))),
        ],
        engaged=[minion(when_defeated(PutCounters(THE_VILLAIN, 1, "when defeated")), hp=1)],
    )
    t.attack(t.minion)
    assert marks(t) == ["interrupt", "when defeated", "response"]


@rule("rr:ability", "rr:consequential-damage", "rr:response", "rr:ability.25")
def test_consequential_damage_comes_last(board):
    heal = support(forced_response(Attacked(by=a("ally")), Heal(a("ally"), 1)))
    t = board(play=[heal, ally(attack_cost=1, hp=3)])
    t.attack(t.villain, who=t.ally)
    assert t.ally.damage == 1  # there was nothing to heal yet


@rule("rr:ability", "rr:retaliate-x", "rr:forced", "rr:ability.18")
def test_keywords_come_before_forced_responses(board):
    told = support(forced_response(Attacked(by=YOUR_HERO), mark("forced")))
    t = board(play=[told], engaged=[minion(RETALIATE(2), hp=9)])
    t.attack(t.minion)
    log = [n[0] for n in t.log() if n[0] in ("retaliate", "counters")]
    assert log == ["retaliate", "counters"]


@rule("rr:ability", "rr:boost-boost-icon")
def test_boost_abilities_resolve_before_the_damage_they_come_with(board):
    t = board(
        encounter=[treachery(boost(PutCounters(THE_VILLAIN, 1, "boost")), boost=0)],
        play=[support(forced_interrupt(DamageTaken(YOU), mark("takes")))],
    )
    t.activate().pass_all()
    assert marks(t) == ["boost", "takes"]


# ---- forced --------------------------------------------------------------------------------------------------------
@rule("rr:forced", "rr:first-player", "rr:simultaneous-resolution", "rr:first-player.6", "rr:forced.4")
def test_the_first_player_orders_forced_abilities_whoever_controls_them(board):
    one = support(forced_response(DamageTaken(), mark("one")), name="One")
    two = support(forced_response(DamageTaken(), mark("two")), name="Two")
    t = board(player(play=[one]), player(play=[two]), first=1, turn=0)
    t.reveal(hurt(), seat=0)
    assert (t.asked, t.decision.seat) == ("order", 1)
    assert len(t.options()) == 2  # and no pass
    t.answer("use", "Two")
    assert marks(t) == ["two", "one"]
    t.quiet()


@rule("rr:forced", "rr:forced.5")
def test_a_forced_ability_resolves_completely_before_the_next(board):
    one = support(forced_response(DamageTaken(), mark("a"), mark("b")), name="One")
    two = support(forced_response(DamageTaken(), mark("c")), name="Two")
    t = board(play=[one, two])
    t.reveal(hurt())
    t.answer("use", "One")
    assert marks(t) == ["a", "b", "c"]


@rule("rr:forced", "rr:target", "rr:forced.2")
def test_a_forced_ability_without_a_target_does_not_start_and_costs_nothing(board):
    trap = support(forced_response(DamageTaken(YOU), Damage(A_MINION, 1), cost=Discard(SELF)), name="Trap")
    t = board(play=[trap])
    t.reveal(hurt())
    assert t["Trap"].in_play
    t.put(minion(), engaged=0)
    t.reveal(hurt())
    assert t["Trap"].where == "discard0" and t.minion.damage == 1


@rule("rr:forced")
def test_a_forced_ability_that_becomes_possible_during_the_window_still_comes(board):
    """The optional response readies the hero; only then does the forced one have its target."""
    tire = support(forced_response(DamageTaken(YOU), Exhaust(YOUR_HERO)), name="Tire")
    wake = support(response(DamageTaken(YOU), Ready(YOUR_HERO), cost=Exhaust(SELF)), name="Wake")
    t = board(play=[tire, wake], exhausted=True)
    t.reveal(hurt())
    t.use("Wake")
    assert t.hero.exhausted
    t.quiet()


# ---- who is asked --------------------------------------------------------------------------------------------------
@rule(
    "rr:interrupt",
    "rr:first-player",
    "rr:in-player-order",
    "rr:first-player.7",
    "rr:interrupt.5",
    "rr:in-player-order.1",
    "rr:in-player-order.2",
)
def test_player_order_from_the_first_player_until_all_passed_in_a_row(board):
    def shield():
        return support(interrupt(would(DamageTaken()), Prevent(1), cost=Exhaust(SELF)))

    t = board(*(player(play=[shield(), shield()]) for _ in range(3)), first=1, turn=0)
    t.reveal(hurt(9), seat=0)
    order = []
    for verb in ("pass", "pass", "use", "pass", "use", "pass", "pass", "pass"):
        assert t.asked == "window"
        order.append(t.decision.seat)
        t.answer(verb)
    assert order == [1, 2, 0, 1, 2, 0, 1, 2]
    assert t.asked == "turn" and t.seats[0].identity.damage == 7


@rule("rr:response", "rr:in-player-order", "rr:response.6")
def test_after_a_use_everybody_may_use_again(board):
    def spark(name):
        return support(response(DamageTaken(), mark(name), cost=Exhaust(SELF)), name=name)

    t = board(player(play=[spark("A"), spark("B")]), player(play=[spark("C")]))
    t.reveal(hurt())
    t.pass_()
    t.use("C")
    assert t.decision.seat == 0  # he passed, but not all passed in a row
    t.use("A").use("B")
    assert marks(t) == ["C", "A", "B"]
    t.quiet()


@rule("rr:interrupt", "rr:response")
def test_only_seats_that_can_do_something_are_asked(board):
    shield = support(interrupt(would(DamageTaken()), Prevent(1), cost=Exhaust(SELF)))
    t = board(player(), player(play=[on(shield, exhausted=True)]), player(play=[shield]), player())
    t.reveal(hurt())
    assert t.decision.seat == 2
    t.pass_()
    t.quiet()


@rule("rr:interrupt", "rr:interrupt.7")
def test_after_all_have_passed_it_is_too_late(board):
    shield = support(interrupt(would(DamageTaken()), Prevent(1), cost=Exhaust(SELF)), name="Shield")
    t = board(play=[shield])
    t.reveal(hurt())
    t.pass_()
    assert t.hero.damage == 1
    t.cannot("use", "Shield")


@rule("rr:response", "rr:obligation", "rr:response.3")
def test_triggers_on_an_obligation_belong_to_its_player(board):
    debt = obligation(response(Attacked(by=a("hero")), Discard(SELF)), name="Debt")
    t = board(player(), player())
    c = t.put(debt)
    t.state.play[c.id].engaged = 1
    t.attack(t.villain)
    assert t.asked == "window" and t.decision.seat == 1
    t.use("Debt")
    assert t["Debt"].where == "encounter_discard"


@rule("rr:response", "rr:ability", "rr:ability.9", "rr:response.2")
def test_any_player_may_use_a_response_on_an_encounter_card(board):
    door = environment(response(Attacked(by=a("hero")), PlaceThreat(MAIN, 1)), name="Door")
    t = board(player(), player(), environments=[door])
    t.attack(t.villain)
    assert t.decision.seat == 0
    t.pass_()
    assert t.decision.seat == 1
    t.use("Door")
    assert t.main.threat == 1
    t.quiet()


@rule("rr:ability", "rr:form-change-form", "rr:ability.16")
def test_the_form_in_a_trigger_is_that_of_its_user(board):
    t = board(
        player(play=[support(hero_response(DamageTaken(), mark("hero")))]),
        player(form="alter-ego", play=[support(alter_ego_response(DamageTaken(), mark("alter-ego")))]),
        player(form="alter-ego", play=[support(hero_response(DamageTaken(), mark("none")))]),
    )
    t.reveal(hurt())
    assert t.decision.seat == 0
    t.answer("use")
    assert t.decision.seat == 1
    t.answer("use")
    t.quiet()
    assert marks(t) == ["hero", "alter-ego"]


# ---- once each -----------------------------------------------------------------------------------------------------
@rule("rr:triggering-condition", "rr:interrupt", "rr:interrupt.3", "rr:interrupt.4")
def test_each_ability_once_per_occurrence_copies_separately(board):
    shield = support(interrupt(would(DamageTaken(YOU)), Prevent(1)), name="Shield")
    t = board(play=[shield, shield])
    t.reveal(hurt(5))
    one, two = t.all("Shield")
    t.use(one)
    assert t.options() == ["use Shield.0", "pass"] and t.find("use", two)
    t.use(two)
    assert t.hero.damage == 3  # nothing more is offered, though nothing was exhausted
    t.reveal(hurt(5))
    t.can("use", one)


@rule("rr:triggering-condition", "rr:response")
def test_each_occurrence_sets_it_off_anew(board):
    told = support(response(DamageTaken(AN_ENEMY), mark("told")), name="Told")
    twice = event(hero_action(attack(AN_ENEMY, 1), attack(AN_ENEMY, 1)), name="Twice")
    t = board(play=[told], hand=[twice])
    t.play("Twice")
    t.use("Told")
    t.use("Told")
    assert t["Told"].counters("told") == 2
    t.quiet()


@rule("rr:triggering-condition", "rr:damage")
def test_damage_to_several_is_an_occurrence_for_each_of_them(board):
    told = support(forced_response(DamageTaken(AN_ENEMY), mark("told")), name="Told")
    t = board(play=[told], hand=[event(Damage(EACH_ENEMY, 1), name="Boom")], engaged=[minion(hp=5), minion(hp=5)])
    t.play("Boom")
    while t.asked == "order":
        t.answer("use")
    assert t["Told"].counters("told") == 3


@rule("rr:triggering-condition", "rr:response")
def test_one_window_for_several_triggering_conditions(board):
    """A minion takes damage and is defeated: responses to either may be used in any order."""
    taken = support(response(DamageTaken(A_MINION), mark("taken")), name="T")
    beaten = support(response(Defeated(A_MINION), mark("defeated")), name="D")
    t = board(play=[taken, beaten], engaged=[minion(hp=1)])
    t.attack(t.minion)
    assert t.options() == ["use T.0", "use D.0", "pass"]
    t.use("D")
    t.use("T")
    assert marks(t) == ["defeated", "taken"]
    t.quiet()


@rule("rr:triggering-condition", "rr:forced")
def test_forced_responses_to_one_occurrence_come_before_all_other_responses_to_it(board):
    taken = support(response(DamageTaken(A_MINION), mark("taken")), name="T")
    beaten = support(forced_response(Defeated(A_MINION), mark("defeated")), name="D")
    t = board(play=[taken, beaten], engaged=[minion(hp=1)])
    t.attack(t.minion)
    assert marks(t) == ["defeated"]
    t.use("T")


@rule("rr:triggering-condition", "rr:play-put-into-play")
def test_playing_and_entering_play_share_a_window(board):
    friend = ally(response(EnteredPlay(SELF), mark("entered")), response(Played(SELF), mark("played")), name="Friend")
    t = board(hand=[friend])
    t.play("Friend")
    assert t.options() == ["use Friend.0", "use Friend.1", "pass"]
    t.use("Friend", ability=1).use("Friend", ability=0)
    assert marks(t) == ["played", "entered"]


# ---- what interrupts do to the event -------------------------------------------------------------------------------
@rule("rr:interrupt", "rr:prevent", "rr:prevent.1", "rr:interrupt.1")
def test_an_interrupt_changes_the_event_before_it_happens(board):
    t = board(play=[support(interrupt(would(DamageTaken(YOU)), Prevent(2), cost=Exhaust(SELF)), name="Shield")])
    t.reveal(hurt(3))
    assert t.hero.damage == 0
    t.use("Shield")
    assert t.hero.damage == 1


@rule("rr:interrupt", "rr:scheme-enemy-activation")
def test_an_interrupt_to_scheming_takes_threat_away(board):
    t = board(
        form="alter-ego",
        villain=foe(sch=3),
        play=[support(interrupt(Schemed(by=THE_VILLAIN), Alter(amount=-2), cost=Exhaust(SELF)), name="Delay")],
    )
    t.activate()
    t.use("Delay")
    assert t.main.threat == 1


@rule("rr:would", "rr:replacement-effect", "rr:interrupt", "rr:interrupt.8")
def test_a_replaced_event_has_no_further_interrupts_nor_responses(board):
    t = board(
        player(
            play=[
                support(interrupt(would(DamageDealt(to=YOUR_HERO)), Instead(Draw(1)), cost=Exhaust(SELF)), name="Dodge")
            ]
        ),
        player(
            play=[
                support(interrupt(would(DamageDealt()), mark("again"))),
                support(interrupt(would(DamageTaken()), mark("taken"))),
                support(response(DamageDealt(), mark("after"))),
            ]
        ),
    )
    t.reveal(hurt(3))
    t.use("Dodge")
    t.quiet()
    assert marks(t) == [] and t.hero.damage == 0


@rule("rr:response", "rr:after")
def test_no_response_to_what_did_not_happen(board):
    told = support(response(DamageTaken(YOU), mark("taken")), response(ThreatPlaced(A_SCHEME), mark("placed")))
    t = board(play=[told, support(forced_interrupt(would(DamageTaken(YOU)), Prevent()))])
    t.reveal(treachery(Damage(YOU, 2), PlaceThreat(MAIN, 0)))
    t.quiet()


@rule("rr:response", "rr:leaves-play")
def test_a_card_that_left_play_does_not_respond(board):
    glass = support(forced_response(DamageTaken(YOU), mark("glass")), name="Glass")
    t = board(play=[glass])
    t.reveal(treachery(Discard(a("support")), Damage(YOU, 1)))
    assert marks(t) == []


@rule("rr:response", "rr:attach-to")
def test_triggers_of_an_attachment_on_an_enemy(board):
    charm = attachment(forced_response(Attacked(by=YOUR_HERO), PlaceThreat(MAIN, 1)))
    t = board(villain=on(foe(), attached=[charm]))
    t.attack(t.villain)
    assert t.main.threat == 1


@rule("rr:ability", "rr:setup-triggered-ability")
def test_player_cards_do_not_trigger_during_setup(setting_up):
    watch = hero(alter=(forced_response(ThreatPlaced(A_SCHEME), Draw(3)),))
    t = setting_up(hero=watch, main=scheme(when_revealed(PlaceThreat(MAIN, 2))))
    assert t.main.threat == 2 and len(t.hand) == 6


@rule("rr:event", "rr:interrupt", "rr:ability", "rr:ability.3")
def test_events_trigger_from_the_hand_and_only_from_there(board):
    dodge = event(hero_interrupt(would(DamageTaken(YOU)), Prevent()), name="Dodge")
    t = board(hand=[dodge], discard=[dodge], deck=[dodge])
    t.reveal(hurt())
    assert t.options() == ["play Dodge.0", "pass"]
    t.play("Dodge")
    assert t.hero.damage == 0


@rule("rr:event", "rr:event.4")
def test_playing_an_event_is_always_optional(board):
    dodge = event(hero_interrupt(would(DamageTaken(YOU)), Prevent()), name="Dodge")
    t = board(hand=[dodge])
    t.reveal(hurt())
    t.pass_()
    assert t.hero.damage == 1 and len(t.hand) == 1


@rule("rr:event", "rr:forced", "rr:event.4")
@pytest.mark.parametrize("cost", [0, 1])
def test_an_event_that_must_be_played_is_played_if_it_can_be(board, cost):
    dodge = event(forced_interrupt(would(DamageTaken(YOU)), Prevent()), cost=cost, name="Dodge")
    t = board(player(), player(hand=[dodge, *[resource(wild=1, name="Coin")] * cost]))
    t.reveal(hurt(), seat=1)
    if cost:
        assert (t.asked, t.decision.seat, t.options()) == ("pay", 1, ["seat 1: pay Coin"]), "there is no way back"
        t.answer("pay")
    assert t.seats[1].identity.damage == 0 and t.seats[1].hand == []
    t.quiet()


@rule("rr:event", "rr:forced", "rr:event.4")
def test_an_event_that_must_be_played_but_cannot_be_stays_in_hand(board):
    dodge = event(forced_interrupt(would(DamageTaken(YOU)), Prevent()), cost=1, name="Dodge")
    t = board(hand=[dodge])
    t.reveal(hurt())
    assert t.hero.damage == 1 and len(t.hand) == 1
    t.quiet()


@rule("rr:constant-ability", "rr:modifiers")
def test_a_constant_takes_effect_at_once_in_the_middle_of_a_window(board):
    """A response that changes the board changes what is open in the same window."""
    grow = support(response(FormChanged(YOU), PutCounters(SELF, 1, "grow"), cost=Exhaust(SELF)), name="Grow")
    strong = support(Constant(gets(YOUR_HERO, ATK=1), Exists(a("support", With("grow")))))
    t = board(play=[grow, strong], form="alter-ego")
    t.change_form()
    t.use("Grow")
    assert t.hero.atk == 3


# ---- automatic passing ---------------------------------------------------------------------------------------------
@rule("rr:may")
def test_auto_pass_passes_windows_of_that_card_only_and_loses_nothing(board):
    one = support(interrupt(would(DamageTaken(YOU)), Prevent(1), cost=Exhaust(SELF)), name="One")
    two = support(interrupt(would(DamageTaken(YOU)), Prevent(1), cost=Exhaust(SELF)), name="Two")
    t = board(play=[one, two])
    t.game.auto_pass(0, one.code)
    t.reveal(hurt())
    assert t.options() == ["use Two.0", "pass"]
    t.pass_()
    t.game.auto_pass(0, two.code)
    t.reveal(hurt())
    t.quiet()
    assert t.hero.damage == 2
    t.game.auto_pass(0, one.code, on=False)
    t.reveal(hurt())
    assert t.options() == ["use One.0", "pass"]
    t.use("One")
    assert t.hero.damage == 2


@rule("rr:may")
def test_auto_pass_is_for_one_seat_and_not_for_forced_abilities(board):
    one = support(
        interrupt(would(DamageTaken()), Prevent(1), cost=Exhaust(SELF)),
        forced_response(DamageTaken(), mark("f")),
        name="One",
    )
    t = board(player(play=[one]), player(play=[one]))
    t.game.auto_pass(0, one.code)
    t.reveal(hurt())
    assert t.decision.seat == 1
    t.pass_()
    t.answer("use")
    assert marks(t) == ["f", "f"]


def test_auto_pass_is_part_of_replay_save_and_undo():
    g = champions.new(heroes=["spider-man:justice"], scenario="rhino", seed=3)

    def play_on(g, n):
        for i in range(n):
            if g.decision is None:
                return
            options = [o for o in g.decision.options if o.verb != "concede"]
            g.answer(options[i % len(options)])

    play_on(g, 5)
    g.auto_pass(0, "01001a")
    assert "01001a" in g.state.players[0].muted
    play_on(g, 40)
    again = ChampionsGame.replay(g.setup, [(seat, o.id) for seat, o in g.answers])
    assert again.canonical() == g.canonical()
    loaded = champions.load(g.save())
    assert loaded.canonical() == g.canonical() and "01001a" in loaded.state.players[0].muted
    g.undo(len(g.answers) - 5)
    assert "01001a" not in g.state.players[0].muted
    loaded.undo(len(loaded.answers) - 6)
    assert "01001a" in loaded.state.players[0].muted


def test_spider_sense_is_asked_for_again_when_it_is_not_passed_any_more():
    """The same game up to the first attack: muted nobody is asked, otherwise it is a window."""

    def to_attack(mute):
        g = champions.new(heroes=["spider-man:justice"], scenario="rhino", seed=3)
        if mute:
            g.auto_pass(0, "01001a")
        while g.decision.kind != "defend" and not any(o.verb == "use" and o.card == 0 for o in g.decision.options):
            d = g.decision
            form = next((o for o in d.options if o.verb == "change_form"), None)
            hero = g.state.identity(0).face.kind == "hero"
            leave = next((o for o in d.options if o.verb in ("done", "end_turn", "pass")), d.options[0])
            g.answer(form if form and not hero else leave)
        return g

    g = to_attack(mute=False)
    assert g.decision.kind == "window" and g.state.face(0).code == "01001a"
    assert to_attack(mute=True).decision.kind == "defend"


@pytest.mark.parametrize("kind", ["interrupt", "response"])
@rule("rr:interrupt", "rr:response")
def test_a_window_with_nothing_to_do_is_no_decision(board, kind):
    make = interrupt if kind == "interrupt" else response
    t = board(play=[support(make(DamageTaken(AN_ENEMY), Damage(a("enemy", Trait("Hydra")), 1)))])
    t.attack(t.villain)
    t.quiet()
    assert t.villain.damage == 2
