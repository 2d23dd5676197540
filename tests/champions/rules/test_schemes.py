"""Main schemes and their stages, side schemes, player side schemes, and the icons on them."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import (
    A_SCHEME,
    ALL,
    ENC_DISCARD,
    MAIN,
    SELF,
    THE_VILLAIN,
    VICTORY_X,
    VILLAINOUS,
    YOU,
    Advance,
    AttachTo,
    Count,
    Damage,
    Discard,
    Draw,
    In,
    MoveTokens,
    PlaceThreat,
    PutCounters,
    RemoveCounters,
    RemoveThreat,
    Tokens,
    a,
    constant,
    each,
    gets,
    thwart,
    when_completed,
    when_defeated,
    when_revealed,
)
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
    player_side_scheme,
    scheme,
    side_scheme,
    treachery,
)

PLOT = "Plot"


def plot(n: int):
    return event(PlaceThreat(MAIN, n), name=PLOT)


# ---- target threat -------------------------------------------------------------------------------------------------
@rule(
    "rr:target-threat",
    "rr:main-scheme-main-scheme-deck",
    "rr:winning-the-game",
    "rr:main-scheme-main-scheme-deck.3",
    "rr:main-scheme-main-scheme-deck.4",
)
def test_the_last_stage_is_completed_at_its_target_threat_and_not_before(board):
    t = board(main=scheme(target=8), threat=5)
    t.play(plot(2))
    assert t.result is None and t.main.threat == 7
    t.play(plot(1))
    assert t.result == "lost"


@rule("rr:target-threat")
def test_more_than_the_target_completes_it_too(board):
    t = board(main=scheme(target=8), threat=5)
    t.play(plot(9))
    assert t.result == "lost"


@rule("rr:target-threat", "rr:modifiers")
def test_the_target_can_be_modified(board):
    t = board(main=scheme(target=5), threat=4, environments=[environment(constant(gets(MAIN, TARGET_THREAT=3)))])
    t.play(plot(3))
    assert t.result is None
    t.play(plot(1))
    assert t.result == "lost"


@rule("rr:target-threat", "rr:per-player-icon")
@pytest.mark.parametrize("players", [1, 3])
def test_the_break_in_has_its_target_and_acceleration_per_player(board, players):
    t = board(
        *[player(form="alter-ego") for _ in range(players)],
        main="01097a",
        villain=foe(sch=0),
        threat=7 * players - 1 - players,
    )
    t.villain_phase()
    assert t.main.threat == 7 * players - 1 and t.result is None
    t.play(plot(1))
    assert t.result == "lost"


@rule("rr:main-scheme-main-scheme-deck", "rr:scheme-enemy-activation")
def test_a_scheming_villain_can_complete_the_scheme(board):
    t = board(form="alter-ego", main=scheme(target=4, step=1), villain=foe(sch=3))
    t.villain_phase()
    assert t.result == "lost"


@rule("rr:move", "rr:target-threat")
def test_threat_that_is_moved_onto_the_main_scheme_counts(board):
    t = board(main=scheme(target=4), threat=2, sides=[side_scheme(threat=2, name="Side")])
    t.play(event(MoveTokens("threat", 2, a("side scheme"), MAIN)))
    assert t.result == "lost"


# ---- advancing -----------------------------------------------------------------------------------------------------
@rule(
    "rr:main-scheme-main-scheme-deck",
    "rr:main-scheme-main-scheme-deck.3",
    "rr:main-scheme-main-scheme-deck.6",
    "rr:main-scheme-main-scheme-deck.9",
)
def test_the_deck_advances_and_excess_threat_does_not_carry_over(board):
    one, two = scheme(target=3, name="One"), scheme(target=9, start=2, name="Two")
    t = board(main=[one, two], threat=1)
    t.play(plot(6))
    assert (t.main.name, t.main.threat) == ("Two", 2)
    assert t["One"].where == "removed" and not t.zone("scheme_deck")
    assert t.result is None
    t.quiet()


@rule("rr:main-scheme-main-scheme-deck", "rr:winning-the-game", "rr:main-scheme-main-scheme-deck.4")
def test_only_the_final_stage_loses_the_game(board):
    t = board(main=[scheme(target=3), scheme(target=3), scheme(target=3)])
    t.play(plot(3)).play(plot(3))
    assert t.result is None
    t.play(plot(3))
    assert t.result == "lost"


@rule(
    "rr:main-scheme-main-scheme-deck",
    "rr:when-revealed-abilities",
    "rr:main-scheme-main-scheme-deck.7",
    "rr:main-scheme-main-scheme-deck.8",
)
def test_side_a_is_revealed_then_starting_threat_is_placed_then_side_b_is_revealed(board):
    two = scheme(
        when_revealed(Damage(THE_VILLAIN, Tokens("threat", SELF))),
        start=4,
        front=(when_revealed(PlaceThreat(SELF, 3), Damage(YOU, 2)),),
    )
    t = board(main=[scheme(target=3), two])
    t.play(plot(3))
    assert t.hero.damage == 2  # side A
    assert t.villain.damage == 4  # side B saw its starting threat, no more and no less
    assert t.main.threat == 4 and t.main.face.back is None


@rule("rr:main-scheme-main-scheme-deck", "rr:main-scheme-main-scheme-deck.6")
def test_tokens_go_and_attached_cards_are_discarded_when_the_deck_advances(board):
    ties = attachment(AttachTo(MAIN))
    one = on(scheme(target=3), attached=[ties], counters={"plan": 2})
    t = board(main=[one, scheme(name="Two")])
    t.play(plot(3))
    assert t[ties].where == "encounter_discard"
    assert t.main.counters("plan") == 0 and t.main.attached == []


@rule("rr:when-completed-abilities", "rr:main-scheme-main-scheme-deck")
def test_when_completed_resolves_before_the_deck_advances(board):
    one = scheme(when_completed(Damage(YOU, Tokens("threat", SELF))), target=3)
    t = board(main=[one, scheme(start=1)])
    t.play(plot(4))
    assert t.hero.damage == 4 and t.main.threat == 1


@rule("rr:when-completed-abilities", "rr:winning-the-game")
def test_when_completed_of_the_last_stage_resolves_before_the_game_is_lost(board):
    t = board(main=scheme(when_completed(Damage(THE_VILLAIN, 3)), target=3))
    t.play(plot(3))
    assert t.result == "lost" and t.villain.damage == 3


@rule("rr:when-completed-abilities")
def test_a_scheme_is_completed_once_even_if_more_threat_comes_meanwhile(board):
    one = scheme(when_completed(PlaceThreat(SELF, 1)), target=3)
    t = board(main=[one, scheme(name="Two", target=5), scheme(name="Three")])
    t.play(plot(3))
    assert t.main.name == "Two" and t.main.threat == 0


@rule("rr:main-scheme-main-scheme-deck", "rr:when-completed-abilities", "rr:main-scheme-main-scheme-deck.5")
def test_a_scheme_that_an_ability_advances_is_not_completed(board):
    t = board(main=[scheme(when_completed(Damage(YOU, 1))), scheme(name="Two", start=2)])
    t.play(event(Advance()))
    assert t.main.name == "Two" and t.main.threat == 2
    assert t.hero.damage == 0


@rule("rr:main-scheme-main-scheme-deck", "rr:winning-the-game", "rr:main-scheme-main-scheme-deck.5")
def test_the_last_stage_is_not_completed_by_an_ability_that_advances(board):
    t = board(main=scheme(name="Last"), threat=3)
    t.play(event(Advance()))
    assert t.result is None and (t.main.name, t.main.threat) == ("Last", 3)


@rule("rr:main-scheme-main-scheme-deck", "rr:villain-villain-deck", "rr:main-scheme-main-scheme-deck.11")
@pytest.mark.parametrize("what", [MAIN, THE_VILLAIN])
def test_main_schemes_and_villains_cannot_be_discarded_from_play(board, what):
    t = board()
    t.play(event(Discard(what), Draw(1)))
    assert t.main.in_play and t.villain.in_play and len(t.hand) == 1


# ---- acceleration --------------------------------------------------------------------------------------------------
@rule("rr:acceleration-icon", "rr:icons", "rr:icons.6")
@pytest.mark.parametrize("where", ["side", "environment", "minion", "attachment", "main"])
def test_acceleration_icons_count_on_every_card_in_play(board, where):
    icons = {"acceleration": 2}
    t = board(
        sides=[side_scheme(**icons)] if where == "side" else [],
        environments=[environment(**icons)] if where == "environment" else [],
        engaged=[minion(**icons)] if where == "minion" else [],
        villain=on(foe(atk=0), attached=[attachment(**icons)] if where == "attachment" else []),
        main=scheme(step=1, **(icons if where == "main" else {})),
    )
    with t.changes(lambda: t.main.threat, by=3):
        t.villain_phase()


@rule("rr:acceleration-icon", "rr:in-play-and-out-of-play")
def test_an_icon_ends_with_the_card_it_is_printed_on_and_counts_only_in_play(board):
    t = board(sides=[side_scheme(threat=2, acceleration=1)], hand=[], encounter_discard=[side_scheme(acceleration=5)])
    t.thwart(t.side)
    with t.changes(lambda: t.main.threat, by=1):
        t.villain_phase()


@rule(
    "rr:acceleration-token",
    "rr:main-scheme-main-scheme-deck",
    "rr:main-scheme-main-scheme-deck.10",
    "rr:acceleration-token.4",
)
def test_a_token_placed_on_the_main_scheme_stays_when_the_deck_advances(board):
    t = board(main=[scheme(target=3, step=1), scheme(step=1, name="Two")])
    t.play(event(PutCounters(MAIN, 2, "acceleration"))).play(plot(3))
    assert t.main.name == "Two"
    with t.changes(lambda: t.main.threat, by=3):
        t.villain_phase()


@rule("rr:acceleration-token", "rr:acceleration-token.3", "rr:acceleration-token.5")
def test_a_token_on_another_card_counts_for_the_main_scheme_and_leaves_with_that_card(board):
    t = board(sides=[side_scheme(threat=2)])
    t.play(event(PutCounters(a("side scheme"), 1, "acceleration")))
    assert t.side.counters("acceleration") == 1
    with t.changes(lambda: t.main.threat, by=2):
        t.villain_phase()
    t.thwart(t.side)
    with t.changes(lambda: t.main.threat, by=1):
        t.villain_phase()


@rule("rr:acceleration-token", "rr:acceleration-icon")
def test_tokens_are_no_icons(board):
    t = board(acceleration=3, sides=[side_scheme(acceleration=1)])
    assert sum(c.face.icons.get("acceleration", 0) for c in t.zone("play")) == 1
    assert t.state.acceleration == 3


@rule("rr:acceleration-token", "rr:acceleration-icon", "rr:acceleration-token.4", "rr:acceleration-token.6")
def test_an_effect_on_tokens_finds_neither_icons_nor_those_of_the_main_scheme(board):
    take = event(RemoveCounters(a("scheme"), 1, "acceleration"))
    t = board(acceleration=2, sides=[side_scheme(acceleration=1)], hand=[take])
    t.cannot("play", take, rule="rr:target")
    t.play(event(PutCounters(a("side scheme"), 2, "acceleration"))).play(take)
    assert t.side.counters("acceleration") == 1
    with t.changes(lambda: t.main.threat, by=1 + 3 + 1):  # its own step, the tokens, the icon
        t.villain_phase()


# ---- crisis --------------------------------------------------------------------------------------------------------
@rule("rr:crisis-icon", "rr:icons", "rr:icons.8")
def test_while_a_crisis_icon_is_in_play_the_main_scheme_keeps_its_threat(board):
    t = board(threat=5, sides=[side_scheme(threat=3, crisis=1)], play=[ally(thw=3)])
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
    assert t.find("thwart", t.ally, t.main) is None
    t.can("thwart", t.ally, t.side)
    t.play(event(RemoveThreat(each("scheme"), 1)))
    assert (t.main.threat, t.side.threat) == (5, 2)


@rule("rr:crisis-icon")
def test_the_main_scheme_is_free_again_once_the_last_crisis_icon_is_gone(board):
    one, two = side_scheme(threat=1, crisis=1), side_scheme(threat=1, crisis=1)
    t = board(threat=5, sides=[one, two], play=[ally(), ally()])
    t.thwart(one, who=t.allies[0])
    t.cannot("thwart", target=t.main, rule="rr:crisis-icon")
    t.thwart(two, who=t.allies[1])
    with t.changes(lambda: t.main.threat, by=-2):
        t.thwart(t.main)


@rule("rr:crisis-icon")
def test_a_crisis_icon_does_not_stop_threat_from_being_placed(board):
    t = board(sides=[side_scheme(crisis=1)])
    with t.changes(lambda: t.main.threat, by=2):
        t.play(plot(2))


@rule("rr:crisis-icon", "rr:move")
def test_under_crisis_threat_is_not_moved_off_the_main_scheme_either(board):
    t = board(threat=4, sides=[side_scheme(threat=3, crisis=1)])
    t.play(event(Draw(1), MoveTokens("threat", 2, MAIN, a("side scheme"))))
    assert (t.main.threat, t.side.threat) == (4, 3)


# ---- side schemes --------------------------------------------------------------------------------------------------
@rule("rr:side-scheme", "rr:reveal")
def test_a_revealed_side_scheme_enters_play_with_its_starting_threat(board):
    t = board()
    t.reveal(side_scheme(threat=4))
    assert (t.side.threat, t.side.controller, t.side.engaged) == (4, -1, -1)


@rule("rr:side-scheme", "rr:per-player-icon")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_starting_threat_per_player(board, players):
    assert not FACES["01108"].facts.get("base_threat_fixed")
    t = board(*[player() for _ in range(players)])
    t.reveal(t.add("01108", "encounter"))
    assert t.side.threat == FACES["01108"].facts["base_threat"] * players


@rule("rr:side-scheme", "rr:defeat")
def test_a_side_scheme_without_threat_is_defeated_and_discarded(board):
    t = board(sides=[side_scheme(threat=3, name="Side")])
    t.thwart(t.side)
    assert t.side.threat == 1
    t.villain_phase()
    t.thwart(t["Side"])
    assert t["Side"].where == "encounter_discard"


@rule("rr:side-scheme", "rr:when-defeated-abilities")
def test_when_defeated_resolves_while_it_is_still_in_play(board):
    side = side_scheme(when_defeated(Damage(THE_VILLAIN, 1 + Count(each("side scheme")))), threat=1)
    t = board(sides=[side])
    with t.changes(lambda: t.villain.damage, by=2):
        t.thwart(side)
    assert t[side].where == "encounter_discard"


@rule("rr:side-scheme", "rr:villain-phase")
def test_side_schemes_do_not_get_threat_in_step_one(board):
    t = board(sides=[side_scheme(threat=3)], main=scheme(step=2))
    t.villain_phase()
    assert (t.side.threat, t.main.threat) == (3, 2)


@rule("rr:side-scheme", "rr:main-scheme-main-scheme-deck")
def test_side_schemes_are_not_completed(board):
    t = board(sides=[side_scheme(threat=3)])
    t.play(event(PlaceThreat(a("side scheme"), 50)))
    assert t.side.threat == 53 and t.result is None


@rule("rr:scheme-card-type", "rr:choose-game-element")
def test_a_scheme_may_be_the_main_scheme_or_a_side_scheme_as_the_player_chooses(board):
    t = board(threat=5, sides=[side_scheme(threat=4), on(player_side_scheme(name="Mission"), threat=3)])
    t.play(event(RemoveThreat(A_SCHEME, 2)))
    assert len(t.options("choose")) == 3
    t.choose("Mission")
    assert (t.main.threat, t["Mission"].threat) == (5, 1)


@rule("rr:threat", "rr:thwart")
def test_no_more_threat_is_removed_than_there_is(board):
    t = board(threat=1)
    t.play(event(RemoveThreat(MAIN, ALL)))
    assert t.main.threat == 0 and t.main.in_play
    t.cannot("thwart", target=t.main, rule="rr:thwart")


# ---- amplify -------------------------------------------------------------------------------------------------------
@rule("rr:amplify-icon")
def test_each_amplify_icon_adds_a_boost_icon_to_each_boost_card(board):
    sides = [side_scheme(amplify=1), side_scheme(amplify=1)]
    t = board(villain=foe(atk=1), encounter=[treachery(boost=1)], sides=sides)
    t.activate()
    with t.changes(lambda: t.hero.damage, by=1 + 1 + 2):
        t.pass_all()


@rule("rr:amplify-icon")
def test_amplify_counts_for_schemes_too_and_for_a_card_without_boost_icons(board):
    t = board(form="alter-ego", villain=foe(sch=1), sides=[side_scheme(amplify=1)])
    with t.changes(lambda: t.main.threat, by=2):
        t.activate()


@rule("rr:amplify-icon", "rr:villainous")
def test_amplify_needs_a_boost_card(board):
    t = board(engaged=[minion(atk=1), minion(VILLAINOUS, atk=1, name="Lord")], sides=[side_scheme(amplify=2)])
    t.activate(t.minions[0])
    with t.changes(lambda: t.hero.damage, by=1):
        t.pass_all()
    t.activate("Lord")
    with t.changes(lambda: t.hero.damage, by=3):
        t.pass_all()


# ---- player side schemes -------------------------------------------------------------------------------------------
@rule(
    "rr:player-side-scheme",
    "rr:player-side-scheme.1",
    "rr:player-side-scheme.3",
    "rr:player-side-scheme.5",
    "rr:player-side-scheme.6",
)
def test_a_player_side_scheme_enters_with_its_starting_threat_and_is_thwarted(board):
    job = player_side_scheme(when_defeated(Draw(2)), threat=3)
    t = board(player(play=[ally(thw=1)]), player())
    t.play(job)
    assert t[job].threat == 3
    t.thwart(job)
    assert t[job].threat == 1
    with t.changes(lambda: len(t.hand), by=2):
        t.thwart(job, who=t.ally)
    assert t[job].where == "discard0"


@rule("rr:player-side-scheme", "rr:victory-x", "rr:player-side-scheme.5")
def test_with_victory_it_goes_to_the_victory_display(board):
    job = player_side_scheme(VICTORY_X(0), threat=2)
    t = board(sides=[], play=[job])
    t.thwart(job)
    assert t[job].where == "victory"


@rule("rr:player-side-scheme", "rr:thwart", "rr:player-side-scheme.6")
def test_abilities_for_side_schemes_work_on_player_side_schemes_and_so_do_other_players(board):
    job = player_side_scheme(threat=6)
    t = board(player(play=[job]), player(), turn=1)
    t.play(event(thwart(a("side scheme"), 3)))
    assert t[job].threat == 3
    t.thwart(job)
    assert t[job].threat == 1


@rule(
    "rr:player-side-scheme-limit",
    "rr:player-side-scheme.4",
    "rr:player-side-scheme.5",
    "rr:player-side-scheme-limit.1",
    "rr:player-side-scheme-limit.2",
)
def test_with_one_or_two_players_a_second_one_makes_the_first_player_discard_one(board):
    old, new = player_side_scheme(name="Old"), player_side_scheme(name="New")
    t = board(player(play=[old]), player(hand=[new]), turn=1)
    t.play(new)
    assert (t.asked, t.decision.seat) == ("limit", 0)
    t.answer("discard", target="Old")
    assert t["Old"].where == "discard0" and t["New"].in_play
    t.quiet()


@rule("rr:player-side-scheme-limit")
def test_the_new_one_may_be_the_one_that_goes(board):
    old, new = player_side_scheme(name="Old"), player_side_scheme(name="New")
    t = board(play=[old])
    t.play(new).answer("discard", target="New")
    assert t["New"].where == "discard0" and t["Old"].in_play


@rule(
    "rr:player-side-scheme-limit",
    "rr:player-elimination",
    "rr:player-side-scheme-limit.1",
    "rr:player-side-scheme.4",
)
def test_with_three_who_started_the_limit_is_two_even_if_one_is_out(board):
    jobs = [player_side_scheme(name=n) for n in "ABC"]
    t = board(player(play=jobs[:1]), player(), player(hand=jobs[1:]), turn=1)
    t.answer("concede")
    t.play("B")
    t.quiet()
    t.play("C")
    assert t.asked == "limit" and len(t.options("discard")) == 3


@rule("rr:player-side-scheme-limit")
def test_encounter_side_schemes_do_not_count(board):
    t = board(sides=[side_scheme(), side_scheme()])
    t.play(player_side_scheme())
    t.quiet()
    assert len(t.sides) == 3


@rule("rr:side-scheme", "rr:in-play-and-out-of-play")
def test_a_defeated_side_scheme_can_be_found_in_the_discard_pile(board):
    t = board(sides=[side_scheme(threat=2)], hero=hero(thw=2))
    t.thwart(t.side)
    with t.changes(lambda: t.villain.damage, by=1):
        t.play(event(Damage(THE_VILLAIN, Count(each("side scheme", In(ENC_DISCARD))))))
    assert not t.sides
