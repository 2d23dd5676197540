"""The villain phase, step by step, and what goes from one round to the next."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    FIRST_PLAYER,
    MAIN,
    PER_PHASE,
    PER_ROUND,
    SURGES,
    TEMPORARY,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    Activated,
    Attacked,
    Began,
    Damage,
    DealEncounter,
    Delayed,
    Draw,
    Ended,
    Engage,
    Max,
    Mine,
    PlaceThreat,
    Revealed,
    StatOf,
    Tokens,
    Until,
    a,
    action,
    boost,
    forced_interrupt,
    forced_response,
    gets,
    interrupt,
    the,
)
from quickstrike.testkit import (
    environment,
    event,
    foe,
    hero,
    minion,
    player,
    scheme,
    side_scheme,
    support,
    treachery,
)

FIRST_IDENTITY = the("identity", Mine(FIRST_PLAYER))
ATK = StatOf("ATK", YOUR_HERO)


def order(t, what: str) -> list[tuple]:
    return [n[1:] for n in t.log(what)]


# ---- 1. threat -----------------------------------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:main-scheme-main-scheme-deck", "rr:main-scheme-main-scheme-deck.2", "rr:villain-phase.2")
def test_step_one_places_the_acceleration_of_the_main_scheme(board):
    t = board(form="alter-ego", main=scheme(step=3), villain=foe(sch=0))
    with t.changes(lambda: t.main.threat, by=3):
        t.villain_phase()


@rule("rr:main-scheme-main-scheme-deck", "rr:main-scheme-main-scheme-deck.2", "rr:per-player-icon")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_that_value_may_be_one_for_each_player(board, players):
    t = board(*[player(form="alter-ego")] * players, main="The Break-In!", villain=foe(sch=0))
    with t.changes(lambda: t.main.threat, by=players):
        t.villain_phase()


@rule(
    "rr:villain-phase",
    "rr:acceleration-icon",
    "rr:acceleration-token",
    "rr:main-scheme-main-scheme-deck",
    "rr:main-scheme-main-scheme-deck.2",
    "rr:acceleration-token.1",
    "rr:villain-phase.2",
)
def test_icons_and_tokens_add_to_it(board):
    t = board(main=scheme(step=1), acceleration=2, sides=[side_scheme(acceleration=1), side_scheme(acceleration=2)])
    with t.changes(lambda: t.main.threat, by=6):
        t.villain_phase()


@rule("rr:villain-phase", "rr:villain-phase.2")
def test_threat_comes_before_activations(board):
    t = board(main=scheme(step=2, target=2))
    t.villain_phase()
    assert t.result == "lost" and not t.log("activates")


# ---- 2. activations ------------------------------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:activation", "rr:villain-phase.3")
def test_the_villain_activates_against_each_player_in_player_order_by_form(board):
    t = board(player(), player(form="alter-ego"), player(), first=1, turn=0, villain=foe(atk=2, sch=3))
    t.villain_phase()
    assert [(n[1], n[2]) for n in order(t, "activates")] == [("Schemed", 1), ("Attacked", 2), ("Attacked", 0)]
    assert [s.identity.damage for s in t.seats] == [2, 0, 2]
    assert t.main.threat == 1 + 3


@rule("rr:villain-phase", "rr:minion", "rr:activation", "rr:minion.5", "rr:villain-phase.3")
def test_the_villain_comes_first_then_that_players_minions_before_the_next_player(board):
    one, two = minion(name="One"), minion(name="Two")
    t = board(player(engaged=[one]), player(engaged=[two]), villain=foe(name="Boss"))
    t.villain_phase()
    assert [t.state.face(n[0]).name for n in order(t, "activates")] == ["Boss", "One", "Boss", "Two"]


@rule("rr:villain-phase", "rr:minion", "rr:minion.5", "rr:villain-phase.3")
def test_the_player_chooses_the_order_of_his_minions(board):
    t = board(player(), player(engaged=[minion(name="A"), minion(name="B"), minion(name="C")]))
    t.skip_to("order")
    assert t.decision.seat == 1 and len(t.options("activate")) == 3
    t.answer("activate", target="C")
    t.skip_to("order")
    assert len(t.options("activate")) == 2 and t.find("activate", target="C") is None
    t.answer("activate", target="A")
    t.villain_phase()
    names = [t.state.face(n[0]).name for n in order(t, "activates")]
    assert names[-3:] == ["C", "A", "B"]


@rule("rr:minion", "rr:villain-phase", "rr:minion.6")
def test_minions_of_a_player_in_alter_ego_form_scheme(board):
    t = board(form="alter-ego", engaged=[minion(sch=2, atk=9)], villain=foe(sch=0))
    with t.changes(lambda: t.main.threat, by=3):
        t.villain_phase()
    assert t.hero.damage == 0


@rule("rr:minion", "rr:villain-phase", "rr:minion.7")
def test_a_minion_that_engages_during_the_step_activates_too(board):
    thug = minion(name="Late", atk=3)
    caller = treachery(boost(Engage(A_MINION, YOU)))
    t = board(player(engaged=[thug]), player(form="alter-ego"), encounter=[caller], turn=0, first=1)
    t.villain_phase()  # the boost card of the first activation makes it engage the first player
    acts = [(t.state.face(n[0]).name, n[2]) for n in order(t, "activates")]
    assert acts.count(("Late", 1)) == 1 and ("Late", 0) not in acts


@rule("rr:minion", "rr:villain-phase", "rr:minion.3")
def test_a_minion_that_comes_into_play_after_the_last_activation_waits_for_the_next_round(board):
    t = board(encounter=[treachery(), minion(name="Fresh", atk=4)], villain=foe(atk=0))
    t.villain_phase()
    assert t["Fresh"].engaged == 0 and t.hero.damage == 0
    t.villain_phase()
    assert t.hero.damage == 4


@rule("rr:minion", "rr:villain-phase")
def test_every_minion_activates_whatever_the_numbers_of_cards_and_stays_in_play_are(board):
    """The villain's number as a card may be the number of a minion's stay in play: they are different things."""
    for n in range(1, 5):
        t = board(form="alter-ego", engaged=[minion(sch=1) for _ in range(n)], villain=foe(sch=0))
        s = t.state
        for inst, v in zip([s.play[m.id] for m in t.minions], range(t.villain.id, 99), strict=False):
            inst.version = v
        t.end_turn()
        while t.asked == "order":
            t.answer("activate")
        t.pass_all()
        assert t.main.threat == 1 + n


@rule("rr:minion")
def test_a_minion_that_moves_on_to_the_next_player_activates_against_him_as_well(board):
    lure = support(forced_response(Attacked(by=A_MINION), Engage(A_MINION, YOU)))
    t = board(player(engaged=[minion(atk=1)]), player(play=[lure]), turn=1, villain=foe(atk=0))
    t.villain_phase()
    assert [s.identity.damage for s in t.seats] == [1, 1] and t.minion.engaged == 1


@rule("rr:villain-phase")
def test_a_player_who_was_eliminated_is_passed_over(board):
    t = board(player(), player(hero(hp=2)), player(), turn=2, villain=foe(atk=3))
    t.villain_phase()
    assert t.seats[1].out
    assert [n[2] for n in order(t, "activates")] == [0, 1, 2]
    t.villain_phase()
    assert [n[2] for n in order(t, "activates")][3:] == [2, 0]


# ---- 3. encounter cards are dealt ----------------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:deal-deal-an-encounter-card", "rr:villain-phase.4", "rr:deal-deal-an-encounter-card.1")
def test_each_player_is_dealt_one_card_in_player_order(board):
    t = board(
        player(),
        player(),
        first=1,
        turn=0,
        villain=foe(atk=0),
        encounter=[*[treachery()] * 2, minion(name="A"), minion(name="B")],
    )
    t.villain_phase()
    assert [n[0] for n in order(t, "dealt")] == [1, 0]
    assert (t["A"].engaged, t["B"].engaged) == (1, 0)


@rule(
    "rr:hazard-icon",
    "rr:villain-phase",
    "rr:villain-phase.4",
    "rr:icons",
    "rr:icons.9",
    "rr:hazard-icon.1",
    "rr:hazard-icon.2",
)
def test_each_hazard_icon_deals_one_more_card_in_player_order(board):
    t = board(player(), player(), player(), first=1, turn=0, sides=[side_scheme(hazard=1), side_scheme(hazard=3)])
    t.villain_phase()
    assert [n[0] for n in order(t, "dealt")] == [1, 2, 0, 1, 2, 0, 1]


@rule("rr:hazard-icon")
def test_without_hazard_icons_nothing_more_is_dealt(board):
    t = board(player(), player(), turn=1, sides=[side_scheme(acceleration=1, crisis=1, amplify=1)])
    t.villain_phase()
    assert [n[0] for n in order(t, "dealt")] == [0, 1]


@rule("rr:modes-of-play", "rr:villain-phase", "rr:modes-of-play.4")
def test_heroic_mode_deals_that_many_more_to_every_player(board):
    t = board(player(), player(), turn=1, heroic=2)
    t.villain_phase()
    assert sorted(n[0] for n in order(t, "dealt")) == [0, 0, 0, 1, 1, 1]


@rule("rr:deal-deal-an-encounter-card", "rr:deal-deal-an-encounter-card.2")
def test_a_card_dealt_during_a_turn_waits_and_is_revealed_first(board):
    early = treachery(Damage(YOU, 1), name="Early")
    t = board(encounter=[early, treachery(), treachery(name="Later")], villain=foe(atk=0))
    t.play(event(DealEncounter()))
    assert [c.name for c in t.seats[0].dealt] == ["Early"] and t.hero.damage == 0
    t.villain_phase()
    assert [t.state.face(n[1]).name for n in order(t, "reveal")] == ["Early", "Later"]
    assert t.hero.damage == 1


# ---- 4. they are revealed ------------------------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:reveal", "rr:in-player-order", "rr:reveal.1", "rr:villain-phase.5")
def test_each_player_reveals_all_of_his_cards_in_the_order_dealt(board):
    names = "ABCDE"
    t = board(
        player(),
        player(),
        first=1,
        turn=0,
        villain=foe(atk=0),
        sides=[side_scheme(hazard=3)],
        encounter=[*[treachery()] * 2, *[treachery(name=n) for n in names]],
    )
    t.villain_phase()
    assert [(n[0], t.state.face(n[1]).name) for n in order(t, "reveal")] == [
        (1, "A"),
        (1, "C"),
        (1, "E"),
        (0, "B"),
        (0, "D"),
    ]


@rule("rr:deal-deal-an-encounter-card", "rr:reveal", "rr:deal-deal-an-encounter-card.3")
def test_a_card_dealt_during_the_reveals_joins_the_same_queue(board):
    more = treachery(DealEncounter(), name="More")
    t = board(encounter=[treachery(), more, treachery(name="Extra")], villain=foe(atk=0))
    t.villain_phase()
    assert [t.state.face(n[1]).name for n in order(t, "reveal")] == ["More", "Extra"]
    assert not t.seats[0].dealt


@rule("rr:in-player-order", "rr:villain-phase")
def test_a_player_finishes_his_cards_before_the_sequence_comes_round_again(board):
    again = treachery(DealEncounter(1, FIRST_PLAYER), name="Again")
    t = board(
        player(),
        player(),
        turn=1,
        villain=foe(atk=0),
        sides=[side_scheme(hazard=2)],
        encounter=[
            *[treachery()] * 2,
            treachery(name="A"),
            again,
            treachery(name="C"),
            treachery(name="D"),
            treachery(name="E"),
        ],
    )
    t.villain_phase()
    assert [(n[0], t.state.face(n[1]).name) for n in order(t, "reveal")] == [
        (0, "A"),
        (0, "C"),
        (1, "Again"),
        (1, "D"),
        (0, "E"),
    ]


@rule("rr:reveal", "rr:surge")
def test_a_surge_card_is_revealed_before_the_next_dealt_one(board):
    t = board(
        encounter=[treachery(), treachery(SURGES, name="S"), treachery(name="Dealt"), treachery(name="By Surge")],
        sides=[side_scheme(hazard=1)],
        villain=foe(atk=0),
    )
    t.villain_phase()
    assert [t.state.face(n[1]).name for n in order(t, "reveal")] == ["S", "By Surge", "Dealt"]


# ---- 5. the first player token -------------------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:first-player", "rr:villain-phase.6", "rr:first-player.2")
def test_the_first_player_token_passes_clockwise_at_the_end_of_the_round(board):
    t = board(player(), player(), player(), first=1, turn=0)
    seen = [t.state.first]
    for _ in range(3):
        t.villain_phase()
        seen.append(t.state.first)
        assert t.decision.seat == t.state.first
    assert seen == [1, 2, 0, 1]


@rule("rr:first-player")
def test_alone_one_stays_first_player(board):
    t = board()
    t.villain_phase()
    assert t.state.first == 0 and t.decision.seat == 0


@rule("rr:villain-phase", "rr:first-player", "rr:villain-phase.6", "rr:villain-phase.8")
def test_the_token_passes_before_what_happens_at_the_end_of_the_round(board):
    toll = environment(forced_interrupt(Ended("round"), Damage(FIRST_IDENTITY, 1)))
    t = board(player(), player(), turn=1, environments=[toll], villain=foe(atk=0))
    t.villain_phase()
    assert [s.identity.damage for s in t.seats] == [0, 1]


# ---- 6 and 7. the end of phase and round ---------------------------------------------------------------------------
@rule("rr:villain-phase", "rr:lasting-effects", "rr:villain-phase.7")
def test_effects_until_the_end_of_the_round_last_through_the_villain_phase(board):
    shield = event(Until("round", gets(YOUR_HERO, DEF=5)))
    t = board(villain=foe(atk=4))
    t.play(shield)
    t.skip_to("defend").defend()
    t.pass_all()
    assert t.hero.damage == 0 and t.hero.def_ == 2


@rule("rr:villain-phase", "rr:lasting-effects", "rr:lasting-effects.5", "rr:villain-phase.7", "rr:villain-phase.8")
def test_effects_of_the_round_end_before_what_happens_when_it_ends(board):
    last = support(forced_interrupt(Ended("round"), Damage(THE_VILLAIN, StatOf("ATK", YOUR_HERO))))
    t = board(play=[last])
    t.play(event(Until("round", gets(YOUR_HERO, ATK=3))))
    assert t.hero.atk == 5
    with t.changes(lambda: t.villain.damage, by=2):
        t.villain_phase()


@rule("rr:villain-phase", "rr:villain-phase.7")
def test_effects_until_the_end_of_the_villain_phase_end_there(board):
    rage = treachery(Until("phase", gets(YOUR_HERO, ATK=3)))
    t = board(
        dealt=[rage],
        villain=foe(hp=30),
        play=[support(forced_response(Revealed(a("treachery")), Damage(THE_VILLAIN, ATK)))],
    )
    t.villain_phase()
    assert t.villain.damage == 5 + 5  # this card and the next one that was revealed
    assert t.hero.atk == 2


@rule("rr:villain-phase", "rr:villain-phase.8")
@pytest.mark.parametrize("period", ["villain phase", "round"])
def test_when_and_after_the_phase_and_the_round_end(board, period):
    both = support(
        forced_response(Ended(period), Damage(THE_VILLAIN, Tokens("threat", MAIN))),
        forced_interrupt(Ended(period), PlaceThreat(MAIN, 3)),
    )
    t = board(play=[both], villain=foe(atk=0, hp=30))
    t.villain_phase()
    assert t.main.threat == 4 and t.villain.damage == 4


@rule("rr:villain-phase", "rr:delayed-effect")
def test_what_is_delayed_to_the_end_of_the_round_happens_once(board):
    t = board(villain=foe(atk=0))
    t.play(event(Delayed("round", Damage(THE_VILLAIN, 2))))
    t.villain_phase()
    assert t.villain.damage == 2
    t.villain_phase()
    assert t.villain.damage == 2


@rule("rr:temporary", "rr:villain-phase")
def test_temporary_cards_are_discarded_at_the_end_of_the_round(board):
    aid, kept = support(TEMPORARY), support()
    t = board(play=[aid, kept])
    t.skip_to("defend")
    assert t[aid].in_play
    t.villain_phase()
    assert t[aid].where == "discard0" and t[kept].in_play


# ---- limits --------------------------------------------------------------------------------------------------------
@rule("rr:limit", "rr:villain-phase")
def test_limits_per_round_begin_anew_each_round(board):
    tool = support(action(Draw(1), limit=PER_ROUND))
    t = board(play=[tool])
    t.use(tool)
    t.cannot("use", tool, rule="rr:limit")
    t.villain_phase()
    t.can("use", tool)


@rule("rr:limit", "rr:villain-phase")
def test_limits_per_phase_begin_anew_each_phase(board):
    guard = support(interrupt(Activated(), Damage(THE_VILLAIN, 1), limit=PER_PHASE))
    t = board(player(play=[guard]), player(), turn=1)
    t.skip_to("window").use(guard)
    t.pass_all()
    assert t.log("use") and len(t.log("use")) == 1  # the second activation of the phase found it used
    t.skip_to("window")
    t.can("use", guard)


@rule("rr:max-maximum", "rr:villain-phase")
def test_maxima_per_round_count_all_copies_and_begin_anew(board):
    trick = event(Draw(1), Max(1, "round"), cost=0)
    t = board(hand=[trick, trick])
    t.play(trick)
    t.cannot("play", trick, rule="rr:max-maximum")
    t.villain_phase()
    t.can("play", trick)


@rule("rr:villain-phase", "rr:player-phase")
def test_rounds_begin_one_after_the_other(board):
    bell = support(forced_response(Began("round"), Damage(THE_VILLAIN, 1)))
    t = board(play=[bell], villain=foe(atk=0))
    for n in (2, 3):
        t.villain_phase()
        assert (t.state.round, t.villain.damage, t.state.phase) == (n, n - 1, "player")
