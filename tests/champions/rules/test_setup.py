"""Appendix II: the sixteen steps of setup, in order. setup:1 to setup:16"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import (
    ASIDE,
    EACH_HERO,
    ENC_DECK,
    HAND,
    LINKED,
    MAIN,
    PERMANENT,
    SELF,
    SETUP,
    STUNNED,
    THE_VILLAIN,
    TOUGHNESS,
    YOU,
    Count,
    Damage,
    DealEncounter,
    Draw,
    EnteredPlay,
    Give,
    In,
    PlaceThreat,
    PutIntoPlay,
    Ref,
    Reveal,
    Search,
    Tokens,
    a,
    constant,
    each,
    forced_response,
    gets,
    response,
    setup,
    the,
    when_revealed,
)
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import (
    ally,
    environment,
    event,
    foe,
    hero,
    minion,
    player,
    scheme,
    side_scheme,
    support,
    upgrade,
)

DUO = ["spider-man:justice", "captain-marvel:aggression"]


def new(*heroes: str, **settings: object):
    return champions.new(heroes=list(heroes) or DUO[:1], scenario="rhino", **settings)


def codes(game, *zones: str) -> Counter[str]:
    return Counter(game.state.codes[c] for z in zones for c in game.state.zones[z])


def everything(game) -> Counter[str]:
    """Encounter cards wherever setup may have brought them: the deck, or play."""
    s = game.state
    return Counter(s.codes[c] for c in range(len(s.codes)) if s.owners[c] == SCENARIO and s.where[c] != "aside")


def of_set(*sets: str) -> Counter[str]:
    kinds = ("minion", "treachery", "attachment", "side_scheme", "environment")
    return Counter({f.code: f.quantity for f in FACES.values() if f.set in sets and f.kind in kinds})


# ---- 1-3: identities, hit points, first player ---------------------------------------------------------------------
@rule("setup:1", "rr:identity", "rr:identity.3")
def test_identities_start_on_their_alter_ego_side_and_ready(setting_up):
    t = setting_up(player("spider-man"), player("captain-marvel"))
    assert [s.form for s in t.seats] == ["alter-ego", "alter-ego"]
    assert [s.identity.name for s in t.seats] == ["Peter Parker", "Carol Danvers"]
    assert not any(s.identity.exhausted for s in t.seats)


@rule("setup:1", "rr:permanent", "rr:linked-card-title")
def test_permanent_and_linked_cards_are_set_aside_and_not_part_of_the_deck(setting_up):
    suit, twin, plain = upgrade(PERMANENT), ally(LINKED("Plain")), support(name="Plain")
    t = setting_up(deck=[suit, twin, plain], hero=hero(alter_hand=2), filler=6)
    assert (t[suit].where, t[twin].where) == ("aside", "aside")
    assert t[plain].where in ("deck0", "hand0")
    assert len(t.seats[0].deck) + len(t.hand) == 7


@rule("setup:2")
def test_hit_points_are_those_of_the_identity_card(setting_up):
    t = setting_up(player(hero(hp=11)), player(hero(hp=9)))
    assert [(s.identity.damage, s.identity.hp) for s in t.seats] == [(0, 11), (0, 9)]


@rule("setup:3", "rr:first-player", "rr:first-player.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_the_one_who_was_selected(first):
    g = new(*DUO, first=first)
    assert g.state.first == first
    for seat in (0, 1):
        g.answer("done", seat=seat)
    assert g.decision.seat == first and g.state.active == first


@rule("setup:3")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused():
    with pytest.raises(SetupError, match="first player"):
        new(first=1)


# ---- 4-6: obligations, nemesis sets, player decks ------------------------------------------------------------------
@rule("setup:4", "setup:10", "rr:obligation", "rr:obligation.3", "rr:obligation.4")
def test_the_obligation_of_each_identity_in_play_is_shuffled_into_the_encounter_deck_and_no_other():
    assert codes(new(), "encounter")["01165"] == 1 and codes(new(), "encounter")["01175"] == 0
    both = codes(new(*DUO), "encounter")
    assert (both["01165"], both["01175"]) == (1, 1)


@rule("setup:5", "rr:nemesis-encounter-set", "rr:set-aside-set-aside")
def test_nemesis_sets_are_set_aside_and_not_in_the_encounter_deck():
    g = new(*DUO)
    assert codes(g, "aside") == of_set("spider_man_nemesis", "captain_marvel_nemesis")
    assert not codes(g, "encounter", "play") & of_set("spider_man_nemesis", "captain_marvel_nemesis")
    assert codes(new(), "aside") == of_set("spider_man_nemesis")


@rule("setup:6", "rr:shuffle")
def test_player_decks_are_shuffled_each_in_its_own_way():
    def deck(seed: int) -> list[str]:
        s = new(seed=seed).state
        return [s.codes[c] for c in (*s.zones["deck0"], *s.zones["hand0"])]

    assert len({tuple(deck(n)) for n in range(5)}) == 5
    assert all(sorted(deck(n)) == sorted(deck(0)) for n in range(5))
    assert len(deck(0)) == 40


@rule("setup:7")
def test_no_token_or_status_lies_on_anything_before_a_card_says_so(setting_up):
    t = setting_up()
    assert t.state.acceleration == 0
    for c in t.zone("play"):
        assert (c.damage, c.threat, c.stunned, c.confused, c.tough, c.inst.counters) == (0, 0, 0, 0, 0, {})


# ---- 8-10: scenario ------------------------------------------------------------------------------------------------
@rule("setup:8", "rr:modes-of-play")
def test_a_standard_game_begins_with_stage_one_and_has_stage_two_beneath():
    g = new()
    assert [i.face.code for i in g.state.play.values() if i.face.kind == "villain"] == ["01094"]
    assert codes(g, "villain_deck") == {"01095": 1}


@rule("setup:8", "rr:modes-of-play")
def test_an_expert_game_begins_with_stage_two_and_never_has_stage_one():
    g = new(mode="expert")
    assert [i.face.code for i in g.state.play.values() if i.face.kind == "villain"] == ["01095"]
    assert codes(g, "villain_deck") == {"01096": 1}
    assert "01094" not in g.state.codes


@rule("setup:8", "rr:main-scheme-main-scheme-deck")
def test_only_the_first_stage_of_each_deck_is_in_play(setting_up):
    one, two = scheme(name="One"), scheme(name="Two")
    t = setting_up(villain=[foe(name="I"), foe(name="II")], main=[one, two])
    assert (t.villain.name, t.main.name) == ("I", "One")
    assert [c.name for c in t.zone("villain_deck")] == ["II"] and [c.name for c in t.zone("scheme_deck")] == ["Two"]


@rule("setup:9", "rr:per-player-icon", "rr:per-player-icon.1", "rr:icons", "rr:icons.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_villain_starts_with_its_printed_hit_points_for_each_player(setting_up, players):
    t = setting_up(*[player() for _ in range(players)], villain=foe(hp=7, per_player=True))
    assert (t.villain.damage, t.villain.hp) == (0, 7 * players)
    t = setting_up(*[player() for _ in range(players)], villain=foe(hp=7))
    assert t.villain.hp == 7


@rule(
    "setup:10",
    "rr:standard-set",
    "rr:modular-encounter-set",
    "rr:classifications",
    "rr:classifications.5",
    "rr:classifications.8",
)
def test_the_standard_encounter_deck_of_rhino():
    g = new()
    want = of_set("rhino", "standard", "bomb_scare") + Counter({"01165": 1})
    assert codes(g, "encounter") == want and want.total() == 31
    assert not g.state.zones["encounter_discard"]


@rule("setup:10", "rr:expert-set", "rr:modes-of-play", "rr:classifications", "rr:expert-set.1", "rr:classifications.9")
def test_the_expert_encounter_deck_has_the_expert_set_as_well():
    found = everything(new(mode="expert"))
    for code in ("01095", "01096", "01097a"):
        found[code] -= 1
    want = of_set("rhino", "standard", "expert", "bomb_scare") + Counter({"01165": 1})
    assert +found == want and want.total() == 34


@rule("setup:10", "rr:modular-encounter-set", "rr:classifications", "rr:classifications.6")
def test_another_modular_set_takes_the_place_of_the_recommended_one():
    g = new(modular=[])
    assert codes(g, "encounter") == of_set("rhino", "standard") + Counter({"01165": 1})
    with pytest.raises(SetupError, match="did you mean 'bomb_scare'"):
        new(modular=["bomb_scar"])


@rule("setup:10", "rr:shuffle")
def test_the_encounter_deck_is_shuffled():
    decks = {tuple(g.state.codes[c] for c in g.state.zones["encounter"]) for g in (new(seed=n) for n in range(5))}
    assert len(decks) == 5


# ---- 11: the setup keyword -----------------------------------------------------------------------------------------
@rule("setup:11", "rr:setup-keyword")
def test_cards_with_the_setup_keyword_begin_in_play_wherever_they_were(setting_up):
    mine, kept, rule_, far = support(SETUP), upgrade(SETUP, PERMANENT), environment(SETUP), side_scheme(SETUP, threat=4)
    t = setting_up(deck=[mine, kept], encounter=[rule_], aside=[[far]])
    assert [t[c].in_play for c in (mine, kept, rule_, far)] == [True] * 4
    assert (t[mine].controller, t[kept].controller, t[rule_].controller) == (0, 0, SCENARIO)
    assert t[far].threat == 4


@rule("setup:11", "rr:setup-keyword")
def test_each_player_puts_his_own_setup_cards_into_play_and_they_are_no_part_of_the_hand(setting_up):
    one, two, plain = support(SETUP), support(SETUP), support()
    t = setting_up(player(hero(alter_hand=3), deck=[one, plain]), player(hero(alter_hand=3), deck=[two]), filler=8)
    assert (t[one].controller, t[two].controller) == (0, 1)
    assert not t[plain].in_play
    assert [len(s.hand) for s in t.seats] == [3, 3] and [len(s.deck) for s in t.seats] == [6, 5]


@rule("setup:11", "rr:minion", "rr:toughness")
def test_a_minion_with_setup_engages_the_first_player(setting_up):
    thug = minion(SETUP, TOUGHNESS)
    t = setting_up(player(), player(), first=1, encounter=[thug])
    assert (t[thug].engaged, t[thug].tough) == (1, 1)


# ---- 12: the scenario's Setup and When Revealed abilities ----------------------------------------------------------
@rule("setup:12", "rr:setup-triggered-ability", "rr:main-scheme-main-scheme-deck")
def test_setup_on_side_a_resolves_before_the_scheme_turns_to_side_b(setting_up):
    lair = environment()
    main = scheme(
        when_revealed(PlaceThreat(SELF, Count(each("environment")))),
        start=2,
        front=(setup(PutIntoPlay(a("environment", In(ASIDE)))),),
    )
    t = setting_up(main=main, aside=[[lair]])
    assert t[lair].in_play
    assert t.main.threat == 3  # side B counted the environment that side A had brought


@rule("setup:12")
def test_a_main_scheme_without_setup_text_turns_to_side_b_all_the_same(setting_up):
    t = setting_up(main=scheme(start=3, target=9))
    assert t.main.face.back is None and t.main.threat == 3


@rule("setup:12", "rr:when-revealed-abilities")
def test_the_villains_when_revealed_comes_after_the_main_schemes(setting_up):
    t = setting_up(
        main=scheme(when_revealed(PlaceThreat(SELF, 2))),
        villain=foe(TOUGHNESS, when_revealed(PlaceThreat(MAIN, Tokens("threat", MAIN)))),
    )
    assert t.main.threat == 4  # doubled, and so resolved last
    assert t.villain.tough == 1


@rule("setup:12", "rr:modes-of-play")
def test_rhino_two_reveals_his_side_scheme_during_an_expert_setup():
    g = new(mode="expert")
    side = [i for i in g.state.play.values() if i.face.code == "01107"]
    assert len(side) == 1 and side[0].threat == FACES["01107"].facts["base_threat"] + 1
    assert not [i for i in new().state.play.values() if i.face.kind == "side_scheme"]


@rule("setup:12", "rr:when-revealed-abilities")
def test_an_encounter_card_put_into_play_during_setup_resolves_its_when_revealed_in_step_twelve(setting_up):
    by_keyword = side_scheme(SETUP, when_revealed(PlaceThreat(SELF, Tokens("threat", MAIN))), threat=1)
    by_ability = minion(when_revealed(Damage(YOU, 2)))
    main = scheme(start=5, front=(setup(PutIntoPlay(a("minion", In(ASIDE)))),))
    t = setting_up(main=main, encounter=[by_keyword], aside=[[by_ability]])
    assert t[by_keyword].threat == 6  # not in step 11, when there was no threat yet
    assert t.hero.damage == 2


@rule("setup:12", "rr:when-revealed-abilities")
def test_a_card_that_was_revealed_during_setup_resolves_its_when_revealed_once(setting_up):
    side = side_scheme(when_revealed(PlaceThreat(SELF, 1)), threat=1)
    main = scheme(front=(setup(Search((ENC_DECK,), a("side scheme"), Reveal(Ref("found")))),))
    t = setting_up(main=main, encounter=[side])
    assert t[side].threat == 2


@rule("setup:12", "rr:setup-triggered-ability")
def test_setup_abilities_of_other_encounter_cards_resolve_with_the_scenarios(setting_up):
    t = setting_up(encounter=[environment(SETUP, setup(Damage(THE_VILLAIN, 1)))], villain=foe(hp=9))
    assert t.villain.damage == 1


@rule("setup:12", "rr:ability", "rr:setup-triggered-ability", "rr:ability.7")
def test_no_ability_of_a_player_card_resolves_during_setup_unless_it_is_a_setup_ability(setting_up):
    nosy = support(SETUP, response(EnteredPlay(), Draw(1)))
    eager = support(SETUP, forced_response(EnteredPlay(), Damage(THE_VILLAIN, 1)))
    lair = environment()
    main = scheme(front=(setup(PutIntoPlay(a("environment", In(ASIDE)))),))
    t = setting_up(deck=[nosy, eager], main=main, aside=[[lair]], hero=hero(alter_hand=4))
    assert t[lair].in_play and t.asked == "mulligan"
    assert t.villain.damage == 0 and len(t.hand) == 4
    t.answer("done")
    t.put(environment())
    with t.changes(lambda: t.villain.damage, by=1):  # the same ability, once the game has begun
        t.play(support())


@rule("setup:12", "rr:ability")
def test_forced_abilities_of_encounter_cards_do_resolve_during_setup(setting_up):
    alarm = environment(SETUP, forced_response(EnteredPlay(the("minion")), PlaceThreat(MAIN, 1)))
    main = scheme(front=(setup(PutIntoPlay(a("minion", In(ASIDE)))),), start=0)
    late = minion(when_revealed(PlaceThreat(MAIN, 3)))
    t = setting_up(main=main, encounter=[alarm], aside=[[late]])
    assert t.log("threat")[0][2] == 1 and t[late].in_play


# ---- 14-15: hands and mulligans ------------------------------------------------------------------------------------
@rule("setup:14", "rr:hand-size")
def test_each_player_draws_up_to_the_hand_size_of_the_alter_ego(setting_up):
    t = setting_up(player(hero(alter_hand=6, hand=3)), player(hero(alter_hand=4, hand=5)))
    assert [len(s.hand) for s in t.seats] == [6, 4]


@rule("setup:14")
def test_modifiers_of_the_hand_size_count_from_the_first_hand_on(setting_up):
    t = setting_up(deck=[support(SETUP, constant(gets(the("identity"), HAND_SIZE=2)))], hero=hero(alter_hand=4))
    assert len(t.hand) == 6


@rule("setup:14")
def test_hands_are_drawn_after_the_villains_when_revealed(setting_up):
    t = setting_up(villain=foe(when_revealed(Damage(YOU, Count(each("card", In(HAND)))))), hero=hero(alter_hand=4))
    assert t.hero.damage == 0 and len(t.hand) == 4


@rule("setup:15")
def test_a_mulligan_replaces_any_number_of_cards_and_does_not_shuffle_them_back(setting_up):
    t = setting_up(hero=hero(alter_hand=5), deck=[event(Draw(1), name=f"Card {n}") for n in range(12)], filler=0)
    old, top = t.hand, t.seats[0].deck[:2]
    t.answer("discard", old[1]).answer("discard", old[3]).answer("done")
    assert [c.where for c in (old[1], old[3])] == ["discard0", "discard0"]
    assert set(t.hand) == {old[0], old[2], old[4], *top}
    assert len(t.seats[0].deck) == 5 and len(t.seats[0].discard) == 2


@rule("setup:15")
def test_a_mulligan_may_be_of_no_card_or_of_all(setting_up):
    t = setting_up(hero=hero(alter_hand=3))
    with t.changes(lambda: t.state.round, to=1):
        t.answer("done")
    assert len(t.hand) == 3 and not t.seats[0].discard
    t = setting_up(hero=hero(alter_hand=3))
    old = t.hand
    for c in old:
        t.answer("discard", c)
    assert t.asked == "turn" and not set(old) & set(t.hand) and len(t.hand) == 3


@rule("setup:15")
def test_a_set_of_cards_is_offered_in_one_order_only(setting_up):
    t = setting_up(hero=hero(alter_hand=3))
    second = t.hand[1]
    t.answer("discard", second)
    assert len(t.options("discard")) == 1 and t.find("discard", t.hand[0]) is None


@rule("setup:15")
def test_mulligans_may_be_answered_in_any_order_with_the_same_result():
    def play(order: tuple[int, ...]) -> str:
        g = new(*DUO, "spider-man:justice", twins=True, seed=3)
        assert {d.seat for d in g.decisions} == {0, 1, 2}
        for seat in order:
            mine = next(d for d in g.decisions if d.seat == seat)
            g.answer(mine.options[seat], seat=seat)
        for seat in order:
            g.answer("done", seat=seat)
        assert g.decision.kind == "turn"
        return repr(g.pack()["zones"])

    results = {play(order) for order in permutations((0, 1, 2))}
    assert len(results) == 1 and "deck2" in results.pop()


@rule("setup:15")
def test_no_mulligan_happens_before_every_player_has_answered(setting_up):
    t = setting_up(player(), player())
    hand = t.seats[0].hand
    t.answer("discard", hand[0], seat=0).answer("done", seat=0)
    assert t.seats[0].hand == hand and [d.seat for d in t.game.decisions] == [1]
    t.answer("done", seat=1)
    assert hand[0].where == "discard0"


# ---- 16 and the start ----------------------------------------------------------------------------------------------
@rule("setup:16", "rr:setup-triggered-ability")
def test_setup_abilities_of_identities_come_after_the_mulligan(setting_up):
    t = setting_up(hero=hero(alter=(setup(Draw(2)),), alter_hand=4))
    assert len(t.hand) == 4
    t.answer("done")
    assert len(t.hand) == 6
    t.quiet()


@rule("setup:16", "rr:in-player-order", "rr:setup-triggered-ability")
def test_character_setup_abilities_resolve_in_player_order_and_are_mandatory(setting_up):
    one, two = hero(alter=(setup(DealEncounter()),)), hero(alter=(setup(DealEncounter()),))
    t = setting_up(player(one), player(two), first=1)
    t.answer("done", seat=0).answer("done", seat=1)
    assert [n[1] for n in t.log("dealt")] == [1, 0]
    assert [len(s.dealt) for s in t.seats] == [1, 1]


@rule("setup:16", "rr:setup-triggered-ability", "rr:ability", "rr:ability.7")
def test_setup_abilities_of_other_player_cards_resolve_with_the_identities(setting_up):
    t = setting_up(deck=[support(SETUP, setup(Draw(1)))], hero=hero(alter_hand=4))
    assert len(t.hand) == 4
    t.answer("done")
    assert len(t.hand) == 5


@rule("setup:16", "rr:player-phase")
def test_then_the_first_round_begins_with_the_first_players_turn(setting_up):
    t = setting_up(player(), player(), player(), first=2)
    for seat in (0, 1, 2):
        t.answer("done", seat=seat)
    assert (t.state.round, t.state.phase, t.asked, t.decision.seat) == (1, "player", "turn", 2)
    t.quiet()


@rule("setup:12")
def test_the_hero_side_is_not_in_play_during_setup(setting_up):
    t = setting_up(villain=foe(when_revealed(Give(STUNNED, EACH_HERO))))
    assert t.hero.stunned == 0


@rule("setup:1", "rr:unique-icon")
def test_two_players_cannot_choose_the_same_identity_and_five_cannot_play():
    with pytest.raises(SetupError, match="rr:unique-icon"):
        new("spider-man:justice", "spider-man:justice")
    with pytest.raises(SetupError, match="one to four players"):
        champions.new(heroes=DUO * 3, scenario="rhino", twins=True)
