"""Kang: the villain in all times, his main schemes and his encounter set."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

import quickstrike.champions as champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.testkit import ally, event, minion, on, player, resource, side_scheme, support, treachery
from quickstrike.champions.text import card_text
from quickstrike.champions.vocab import (
    AN_ENEMY,
    MAIN,
    THE_VILLAIN,
    YOUR_HERO,
    Damage,
    PlaceThreat,
    PutCounters,
    Ready,
    a,
    attack,
    hero_action,
)
from quickstrike.kernel.errors import SetupError

ONE, IMMORTUS, IRON_LAD, RAMA_TUT, CENTURION, III = KANGS = tuple(f"110{n:02}" for n in range(1, 7))
EXPERT = tuple(f"110{n}" for n in range(34, 40))
STAGES = ("11009a", "11010a", "11011a", "11012a")
DOMINION = "11023"


def apart(board, *seats, areas=((IMMORTUS, "11009a"), (IRON_LAD, "11010a")), **table):
    """Each player at a stage 3; stage 4, Kang III and his side schemes wait."""
    placed = [x if x.area else type(x)(**{**vars(x), "area": n}) for n, x in enumerate(seats, 1)]
    return board(
        *placed,
        **{
            "villains": [on(v, area=n) for n, (v, _) in enumerate(areas, 1)],
            "main": ["11008a", "11013a"],
            "mains": [on(m, area=n) for n, (_, m) in enumerate(areas, 1)],
            "aside": [III, *[DOMINION] * 4],
            **table,
        },
    )


def kang(board, *seats, **table):
    """Kang as he comes to conquer, with what follows."""
    schemes = ["11007a", "11008a", *STAGES, "11013a"]
    return board(*seats, **{"villain": ONE, "main": schemes, "aside": [*KANGS[1:], *[DOMINION] * 4], **table})


def revealed(t, name, seat=None):
    return t.reveal(t.add(name, "encounter"), seat=seat)


def boosted(board, code, **more):
    """The villain, Kang (Iron Lad), attacks undefended with this boost card."""
    t = board(villain=IRON_LAD, encounter=[code, treachery()], **more)
    return t.activate(t.villain).pass_()


def hit(n=1, name="Hit"):
    return event(hero_action(attack(AN_ENEMY, n)), name=name)


def areas(t):
    return [t.state.areas.get(p.identity, 0) for p in t.state.players]


# ---- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mode", "codes"), (("standard", KANGS), ("expert", EXPERT)))
def test_all_but_the_first_kang_are_set_aside_and_obligations_go(mode, codes):
    s = champions.new(["spider-man", "iron-man"], "kang", mode=mode, seed=3).state
    aside = [s.codes[c] for c in s.zones["aside"]]
    assert [s.codes[c] for c in s.of_kind("villain")] == [codes[0]] and s.play[s.of_kind("villain")[0]].tough
    assert sorted(c for c in aside if FACES[c].kind == "villain") == sorted(codes[1:]) and aside.count(DOMINION) == 4
    assert not s.zones["villain_deck"] and [s.codes[c] for c in s.zones["removed"]] == ["01165", "01170"]
    left = [c for z in ("encounter", "dealt0", "dealt1") for c in s.zones[z]]
    assert sorted(FACES[s.codes[c]].name for c in left if FACES[s.codes[c]].kind == "obligation") == [
        *["Depowered"] * 2,
        *["Stolen Memories"] * 2,
        *["Time-Travel Hijinks"] * 2,
        *["Weakened"] * 2,
    ]
    assert [s.play[c].face.code for c in s.of_kind("main_scheme")] == ["11007b"]
    assert [len(s.zones[f"dealt{p}"]) for p in (0, 1)] == [1, 1], "what the first stage deals"


def test_the_recommended_set_and_any_other_in_its_place():
    s = champions.new(["spider-man"], "kang", seed=1).state
    assert {"temporal", "kang", "standard"} <= {FACES[c].set for c in s.codes}
    s = champions.new(["spider-man"], "kang", modular=["mot"], seed=1).state
    sets = [FACES[c].set for c in s.codes]
    assert "temporal" not in sets and sets.count("mot") == 8, "with its obligations"
    with pytest.raises(SetupError):
        champions.new(["spider-man"], "kang", modular=["kang"])


def test_a_skirmish_is_against_one_of_them():
    g = champions.new(["spider-man"], "kang", stage=6, seed=1)
    assert [g.state.codes[c] for c in g.state.of_kind("villain")] == [III]


# ---- Kang, I and III -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", (ONE, III, EXPERT[0], EXPERT[5]))
def test_the_conqueror_adds_threat_or_strength(board, code):
    t = board(villain=code)
    strength = t.villain.atk
    t.activate(t.villain).option(0)
    t.pass_()
    assert t.main.threat == 1 and t.hero.damage == strength
    t = board(villain=code)
    t.activate(t.villain).option(1).pass_()
    assert t.main.threat == 0 and t.hero.damage == strength + 2 and t.villain.atk == strength
    assert "toughness" in FACES[code].keywords


@pytest.mark.parametrize("code", (ONE, EXPERT[0]))
def test_who_is_defeated_first_separates_the_players_at_the_end_of_the_phase(board, code):
    t = kang(board, player(hand=[hit(20)]), player(), villain=on(code, damage=10), sides=[side_scheme(name="Plot")])
    t.play("Hit", target=t.villain)
    assert t.result is None and not t.kind("villain") and t["11007b"].in_play and not t.state.areas
    t.end_turn().end_turn()
    assert sorted(areas(t)) == [1, 2] and not t["Plot"].in_play and t.state.acceleration == 1
    mains = {c.code: t.state.area(c.id) for c in t.kind("main_scheme")}
    assert mains.pop("11008b") == 0 and sorted(mains.values()) == [1, 2] and set(mains) < {f"{x[:-1]}b" for x in STAGES}
    pairs = {"11009b": IMMORTUS, "11010b": IRON_LAD, "11011b": RAMA_TUT, "11012b": CENTURION}
    assert {pairs[m]: a for m, a in mains.items()} == {c.code: t.state.area(c.id) for c in t.kind("villain")}
    assert all(c.tough for c in t.kind("villain"))
    assert [t.state.codes[c] for c in t.state.zones["scheme_deck"]] == ["11013a"], "unused stages are out of the game"
    assert len([c for c in t.state.zones["removed"] if t.state.codes[c] in STAGES]) == 2


def test_each_player_is_dealt_a_card_at_stage_three(board):
    t = kang(board, villain=on(ONE, damage=11), hand=[hit()])
    t.play("Hit", target=t.villain)
    dealt = len(t.log("dealt"))
    t.end_turn().pass_()
    assert len(t.log("dealt")) == dealt + 2, "one for the stage, one in the villain phase"


@pytest.mark.parametrize("code", (III, EXPERT[5]))
def test_the_last_one_ends_the_game(board, code):
    full = 20 if code == III else 25
    t = board(villain=on(code, damage=full - 1), aside=[IMMORTUS], hand=[hit()])
    t.play("Hit", target=t.villain)
    assert t.result == "won"


# ---- Kang, II --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", (IMMORTUS, EXPERT[1]))
def test_immortus_is_safe_behind_a_minion_of_his_area(board, code):
    t = apart(
        board,
        player(hand=[hit()], engaged=[minion(name="Guard")]),
        player(engaged=[minion(name="Far")]),
        areas=((code, "11009a"), (IRON_LAD, "11010a")),
    )
    t.cannot("attack", target=t[code])
    t.play("Hit", target="Guard")
    t = apart(board, player(hand=[hit()]), player(engaged=[minion(name="Far")]), areas=((code, "11009a"),))
    t.play("Hit", target=t[code])
    assert t[code].damage == 1


@pytest.mark.parametrize("code", (IRON_LAD, EXPERT[2]))
def test_iron_lad_retaliates(board, code):
    t = board(villain=code)
    t.attack(t.villain)
    assert t.hero.damage == 1


@pytest.mark.parametrize(("code", "atk"), ((RAMA_TUT, 2), (EXPERT[3], 3)))
def test_rama_tut_is_stronger_by_the_obligations_of_his_area(board, code, atk):
    t = apart(board, player(engaged=["Weakened"]), player(engaged=["Depowered"] * 2), areas=((code, "11011a"),))
    assert t[code].atk == atk + 1


@pytest.mark.parametrize(("code", "atk"), ((CENTURION, 3), (EXPERT[4], 4)))
def test_the_scarlet_centurion_pierces(board, code, atk):
    t = board(villain=code, tough=1)
    t.activate(t.villain).pass_()
    assert t.hero.damage == atk and not t.hero.tough


@pytest.mark.parametrize(
    ("code", "stage"),
    [(k, s) for row in (KANGS, EXPERT) for k, s in zip(row[1:5], STAGES, strict=True)],
)
def test_who_is_beaten_in_another_time_takes_his_stage_along(board, code, stage):
    full = FACES[code].facts["health"]
    t = apart(board, player(hand=[hit()]), player(), areas=((code, stage), (ONE, "11007a")))
    t[code].inst.damage = full - 1
    t.play("Hit", target=t[code])
    assert not t[code].in_play and not t[stage].in_play and t[stage].where == "removed"
    assert areas(t) == [1, 2], "until the end of the phase"
    t.end_turn().end_turn()
    assert areas(t) == [2, 2]
    assert [c.threat for c in t.kind("main_scheme")].count(0) >= 1


def test_alone_the_way_leads_from_stage_three_to_stage_four(board):
    t = apart(board, player(hand=[hit()]), villains=[on(IMMORTUS, area=1, damage=17)], areas=((IMMORTUS, "11009a"),))
    t.play("Hit", target=t[IMMORTUS])
    t.end_turn()
    assert not t.state.areas and t.main.code == "11013b" and t.villain.code == III and t.villain.tough
    assert not t.kind("side_scheme"), "no stage was completed"


def test_two_together_beat_the_last_kang_of_another_time(board):
    seats = player(area=2, hand=[hit()]), player(area=2)
    t = apart(board, *seats, areas=((IRON_LAD, "11010a"),), villains=[on(IRON_LAD, area=2, damage=17)], mains=[])
    t.play("Hit", target=t[IRON_LAD])
    t.end_turn().end_turn()
    assert not t.state.areas and t.villain.code == III and t["11013b"].in_play


# ---- main schemes ----------------------------------------------------------------------------------------------------
def test_the_first_and_the_last_stage_lose_the_game(board):
    for stage, beneath in (("11007a", ["11008a"]), ("11013a", [])):
        t = board(main=[on(stage, threat=6 if stage == "11007a" else 9), *beneath], form="alter-ego").end_turn()
        assert t.result == "lost"


def test_stage_four_brings_each_nemesis(board):
    vulture = "Vulture"
    t = apart(
        board,
        player("spider-man", hand=[hit()]),
        areas=((IMMORTUS, "11009a"),),
        villains=[on(IMMORTUS, area=1, damage=17)],
        aside=[III, vulture],
    )
    t.play("Hit", target=t[IMMORTUS])
    t.end_turn()
    assert t[vulture].in_play and t[vulture].engaged == 0


def test_stage_four_brings_the_nemesis_and_no_other_minion_of_its_set(board):
    t = apart(
        board,
        player("thor", hand=[hit()]),
        areas=((IMMORTUS, "11009a"),),
        villains=[on(IMMORTUS, area=1, damage=17)],
        aside=[III, "06029", "06028"],
        encounter=["06029", treachery()],
    )
    t.play("Hit", target=t[IMMORTUS])
    t.end_turn()
    assert t["06028"].engaged == 0 and not any(c.in_play for c in t.all("06029"))


@pytest.mark.parametrize("stage", STAGES)
def test_a_completed_stage_brings_a_dominion_to_stage_four(board, stage):
    who = dict(zip(STAGES, KANGS[1:5], strict=True))[stage]
    more = event(hero_action(PlaceThreat(MAIN, 9)), name="More")
    t = apart(board, player(hand=[more]), player(), areas=((who, stage), (ONE, "11007a")))
    t.play("More")
    assert t.result is None and t[stage].in_play and t[who].in_play
    deck = [t.state.codes[c] for c in t.state.zones["scheme_deck"]]
    assert deck == [DOMINION, "11013a"], "beneath stage 4"
    t.end_turn().end_turn()
    assert not t[stage].in_play and not t[who].in_play and areas(t) == [2, 2]
    assert t[who].where == t[stage].where == "removed"


def test_dominions_beneath_stage_four_are_revealed_with_it(board):
    t = apart(
        board,
        player(hand=[hit()]),
        areas=((IMMORTUS, "11009a"),),
        villains=[on(IMMORTUS, area=1, damage=17)],
        main=["11008a", "11013a", DOMINION, DOMINION],
        aside=[III],
    )
    t.play("Hit", target=t[IMMORTUS])
    t.end_turn()
    assert [c.code for c in t.kind("side_scheme")] == [DOMINION] * 2 and not t.state.zones["scheme_deck"]


def test_who_is_out_leaves_a_completed_stage_behind(board):
    t = apart(board, player(damage=9), player(), villains=[on(CENTURION, area=1), on(IRON_LAD, area=2)])
    t.activate(CENTURION, seat=0).pass_()
    assert t.seats[0].out and t["11009b"].inst.used
    assert t.state.codes[t.state.zones["scheme_deck"][0]] == DOMINION and t.result is None


def test_acceleration_tokens_go_to_the_middle(board):
    token = event(hero_action(PutCounters(a("side scheme"), 1, "acceleration")), name="Token")
    t = apart(board, player(hand=[token]), player(), sides=[on(side_scheme(name="Plot"), area=1)])
    t.play("Token")
    assert t.state.acceleration == 1 and not t["Plot"].counters("acceleration")
    t.end_turn().end_turn().pass_().pass_()
    assert [x[1:] for x in t.log("acceleration sum")] == [
        (t["11009b"].id, 1, 0, 1),
        (t["11010b"].id, 1, 0, 1),
    ], "they count in each area"


# ---- attachments and minions -----------------------------------------------------------------------------------------
def test_the_temporal_shield_prevents_an_attack_and_strikes_back(board):
    t = board(villain=on(IMMORTUS, attached=["Temporal Shield"] * 2))
    t.attack(t.villain).use("Temporal Shield")
    assert t.villain.damage == 0 and t.hero.damage == 1 and len(t.villain.attached) == 1, "one for each attack"
    t = board(villain=on(IMMORTUS, attached=["Temporal Shield"]), engaged=[minion(name="Other")])
    t.attack("Other")
    assert t.villain.attached and t.hero.damage == 0


def test_the_future_weapon_stuns_whom_it_hurts_and_is_gone(board):
    t = board(villain=on(IMMORTUS, attached=["Future Weapon"]))
    assert t.villain.atk == 4
    t.activate(t.villain).pass_()
    assert t.hero.damage == 4 and t.hero.stunned and t["Future Weapon"].where == "encounter_discard"
    t = board(villain=on(IMMORTUS, attached=["Future Weapon"]), play=[ally(name="Friend", hp=1)])
    t.activate(t.villain).defend("Friend")
    assert t.hero.damage == 3 and t.hero.stunned, "overkill"
    t = board(villain=on(IMMORTUS, attached=["Future Weapon"]), play=[ally(name="Friend", hp=4)])
    t.activate(t.villain).defend("Friend")
    assert t.hero.damage == 0 and not t.hero.stunned and not t.villain.attached


def test_frozen_in_time_keeps_from_readying_once(board):
    t = board(attached=["Frozen in Time"], exhausted=True).end_turn()
    assert t["Frozen in Time"].where == "encounter_discard"
    assert t.hero.exhausted
    up = event(hero_action(Ready(YOUR_HERO)), name="Up")
    t = board(
        attached=["Frozen in Time"], exhausted=True, hand=[up, up], play=[on(support(name="Base"), exhausted=True)]
    )
    t.play("Up")
    assert t.hero.exhausted and not t["Frozen in Time"].in_play
    t.play("Up")
    assert not t.hero.exhausted
    t = board(attached=["Frozen in Time"], play=[on(support(name="Base"), exhausted=True)]).end_turn().pass_()
    assert not t["Base"].exhausted and t["Frozen in Time"].in_play, "who was ready is not readied"


def test_frozen_in_time_comes_by_card_and_by_boost(board):
    t = revealed(board(), "Frozen in Time")
    assert t["Frozen in Time"].host == t.hero
    assert boosted(board, "Frozen in Time")["Frozen in Time"].in_play


def test_macrobots(board):
    t = board(engaged=["Macrobots"])
    t.cannot("attack", target=t.villain, rule="rr:guard")
    t.attack("Macrobots")
    assert t.hero.damage == 1
    assert boosted(board, "Macrobots").villain.tough


# ---- obligations -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "icon"), (("Weakened", "physical"), ("Stolen Memories", "mental"), ("Time-Travel Hijinks", "energy"))
)
def test_obligations_are_shed_by_a_resource(board, name, icon):
    right, wrong = resource(**{icon: 1}, name="Right"), resource(wild=1, name="Wrong")
    t = board(form="alter-ego", engaged=[name], hand=[right, wrong])
    t.use(name)
    assert t[name].where == "encounter_discard" and t["Right"].where == "discard0" and t["Wrong"].where == "hand0"
    board(form="alter-ego", engaged=[name], hand=[wrong]).cannot("use", card=name)
    board(engaged=[name], hand=[right]).cannot("use", card=name)


def test_weakened_hurts_after_each_basic_power_of_the_hero(board):
    t = board(engaged=["Weakened"])
    t.attack(t.villain)
    assert t.hero.damage == 1
    t = board(engaged=["Weakened"], threat=3)
    t.thwart()
    assert t.hero.damage == 1
    t = board(engaged=["Weakened"], play=[ally(name="Friend")])
    t.attack(t.villain, who="Friend")
    assert t.hero.damage == 0
    t = board(engaged=["Weakened"], form="alter-ego", damage=4)
    t.recover()
    assert t.hero.damage == 1


def test_stolen_memories_takes_eight_cards_of_the_deck(board):
    t = revealed(board(), "Stolen Memories")
    assert len(t["Stolen Memories"].under) == 8 and len(t.me.deck) == 2
    right = resource(mental=1, name="Right")
    t = board(form="alter-ego", engaged=[on("Stolen Memories", under=[treachery(name="Past")])], hand=[right])
    t.use("Stolen Memories")
    assert t["Past"].where == "encounter_discard"


@rule("rr:identity-specific-card")
def test_depowered_keeps_a_heros_own_cards_in_hand(board):
    t = (
        board("spider-man")
        if False
        else board(
            hero="spider-man",
            engaged=["Depowered"],
            hand=["Backflip", "Swinging Web Kick", "Energy", "Energy", "Energy", "Haymaker"],
        )
    )
    t.cannot("play", card="Swinging Web Kick", rule="rr:cannot")
    t.can("play", card="Haymaker")
    t = board(hero="spider-man", form="alter-ego", engaged=["Depowered"], hand=["Backflip", "Energy"])
    t.use("Depowered")
    assert not t["Depowered"].in_play and t["Backflip"].where == "discard0"


@ruling("faq:the-once-and-future-kang-scenario-pack:depowered:1")
def test_depowered_does_not_keep_doctor_strange_from_his_invocations(board):
    """They are resolved, not played."""
    spell = event(hero_action(Damage(THE_VILLAIN, 2)), name="Spell", set="doctor_strange")
    t = board(hero="doctor-strange", engaged=["Depowered"], invocation=["Winds of Watoomb"], hand=[spell])
    t.cannot("play", card="Spell", rule="rr:cannot")
    with t.changes(lambda: len(t.hand), by=3):
        t.use(t.hero)
    t.quiet()


def test_time_travel_hijinks_takes_the_dearest_card(board):
    t = revealed(board(play=[support(name="Base", cost=1), ally(name="Friend", cost=3)]), "Time-Travel Hijinks")
    assert [c.name for c in t["Time-Travel Hijinks"].under] == ["Friend"] and t["Base"].in_play
    t = revealed(board(), "Time-Travel Hijinks")
    assert not t["Time-Travel Hijinks"].under


# ---- side schemes and treacheries ------------------------------------------------------------------------------------
def test_corrupted_timestream_closes_the_way_out(board):
    right = resource(physical=1, name="Right")
    t = board(player(form="alter-ego", engaged=["Weakened"], hand=[right]), player(), sides=["Corrupted Timestream"])
    t.cannot("use", card="Weakened", rule="rr:cannot")
    t = board(player(hand=[right]), player(), turn=0)
    revealed(t, "Corrupted Timestream")
    t.choose(t.seats[0]).option(1)
    assert t["Corrupted Timestream"].threat == 2 + 2 + 2, "who has no card can only place threat"


def test_kangs_dominion_shields_him(board):
    t = board(villain=III, sides=[on(DOMINION, threat=1)], play=[ally(name="Friend")])
    t.cannot("attack", target=t.villain)
    t.thwart(DOMINION)
    assert len(t.me.dealt) == 1
    t.attack(t.villain, who="Friend")
    assert t.villain.damage == 1
    assert not t.quiet().result


def test_who_defeated_a_scheme_is_named(board):
    """Not "you": on a scheme that is everybody's."""
    for code in ("11023", "11025", "11050", "04070"):
        assert "the player who defeated this side scheme" in card_text(code, "en").lower()
    t = board(
        player(),
        player(),
        turn=1,
        sides=[on(DOMINION, threat=1), on("Rampage", threat=1)],
        villain=III,
        encounter=[minion(name="Brute"), treachery()],
    )
    t.thwart(DOMINION)
    assert len(t.seats[1].dealt) == 1 and not t.seats[0].dealt


def test_pinned_down_grows_with_obligations(board):
    t = revealed(board(engaged=["Weakened", "Depowered"]), "Pinned Down")
    assert t["Pinned Down"].threat == 6
    t.cannot("thwart", target=t.main)


def test_rampage_brings_a_minion(board):
    t = board(sides=[on("Rampage", threat=1)], encounter=[treachery(), minion(name="Brute")])
    t.thwart("Rampage")
    assert t["Brute"].engaged == 0


def test_energy_blast(board):
    t = board(villain=IRON_LAD)
    revealed(t, "Energy Blast").pass_()
    assert t.hero.damage == 2
    t = revealed(board(form="alter-ego", play=[support(name="Base")]), "Energy Blast")
    assert not t["Base"].in_play and not t.log("surge")
    assert revealed(board(form="alter-ego"), "Energy Blast").log("surge")


def test_manipulated_timestream(board):
    t = revealed(board(hand=[event(name="One"), event(name="Two"), resource(name="Three")]), "Manipulated Timestream")
    assert [c.name for c in t.hand] == ["Three"] and not t.log("surge")
    assert revealed(board(), "Manipulated Timestream").log("surge")


def test_time_travel_tactics(board):
    t = board(player(engaged=["Weakened"] * 2), player())
    revealed(t, "Time-Travel Tactics").choose(t.seats[0])
    assert [x.identity.damage for x in t.seats] == [2, 0] and t.log("surge")
    t = boosted(board, "Time-Travel Tactics", engaged=["Depowered"])
    assert t.hero.damage == 2 + 1 + 1


def test_past_machinations_finds_a_different_obligation_for_each(board):
    pile = ["Weakened", "Weakened", "Depowered"]
    t = board(player(), player(), encounter=[*pile, treachery()])
    revealed(t, "Past Machinations").choose(t.seats[0]).choose("Weakened")
    assert sorted((c.name, c.engaged) for c in t.kind("obligation")) == [("Depowered", 1), ("Weakened", 0)]
    assert t.main.threat == 1
    t.quiet()


def test_fear_of_kang_is_of_every_kang(board):
    t = board(villain=IRON_LAD, engaged=["Fear of Kang"], play=[ally(name="Friend")])
    t.cannot("attack", target=t.villain)
    t.attack(t.villain, who="Friend")
    assert t.villain.damage == 1
