"""The Wrecking Crew: four villains, who is active, and their side schemes."""

from __future__ import annotations

import pytest
from tests.marks import rule, ruling

import quickstrike.champions as champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.testkit import ally, foe, minion, on, player, resource, support, treachery, upgrade
from quickstrike.champions.vocab import STEADY, THE_VILLAIN, VILLAINOUS, Heal
from quickstrike.kernel.errors import SetupError

WRECKER, THUNDERBALL, PILEDRIVER, BULLDOZER = CREW = ("07002", "07017", "07032", "07046")
SCHEMES = ("07004", "07019", "07034", "07048")


def crew(board, *seats, threat=(6, 5, 3, 4), villain=WRECKER, others=CREW[1:], **more):
    """The four villains with so much threat on their side schemes; Wrecker is the active one, everybody is a vanilla."""
    sides = [on(c, threat=n) for c, n in zip(SCHEMES, threat, strict=True)]
    return board(*seats, villain=villain, crew=others, sides=sides, **{"main": on("07001b", threat=0), **more})


def revealed(t, name, seat=None):
    return t.reveal(t.add(name, "encounter"), seat=seat)


def boosted(board, code, **more):
    """The active villain activates with this boost card."""
    t = crew(board, encounter=[code, treachery()], **more)
    t.activate(t[more.get("villain", WRECKER) if not isinstance(more.get("villain"), tuple) else WRECKER])
    return t


def active(t):
    return t.state.play[t.state.villain].face.name


def threats(t):
    return tuple(t[c].threat for c in SCHEMES)


# ---- set-up ----------------------------------------------------------------------------------------------------------
@rule("rr:encounter-deck")
def test_each_villain_has_his_own_deck_and_wrecker_begins():
    for mode, codes in (("standard", CREW), ("expert", ("07003", "07018", "07033", "07047"))):
        s = champions.new(["spider-man"], "wrecking_crew", mode=mode, seed=2).state
        assert tuple(sorted(s.codes[c] for c in s.of_kind("villain"))) == codes and s.codes[s.villain] == codes[0]
        assert sorted(s.codes[c] for c in s.of_kind("side_scheme")) == sorted(SCHEMES)
        decks = {z: {FACES[s.codes[c]].set for c in s.zones[z]} for z in s.zones if z.startswith("encounter")}
        assert sorted(len(x) for x in decks.values()) == [0] * 4 + [1] * 4
        assert decks["encounter"] == {"wrecker"}
        assert not [c for c in s.zones["encounter"] if FACES[s.codes[c]].kind == "obligation"]


def test_no_modular_set_and_no_skirmish():
    with pytest.raises(SetupError, match="no modular set is used"):
        champions.new(["spider-man"], "wrecking_crew", modular=["bomb_scare"])
    with pytest.raises(SetupError, match="not played as a skirmish"):
        champions.new(["spider-man"], "wrecking_crew", stage=1)


# ---- who is active -----------------------------------------------------------------------------------------------------
def test_after_step_one_threat_grows_and_the_active_counter_moves(board):
    t = crew(board, threat=(3, 8, 3, 4), form="alter-ego").end_turn()
    assert t.log("active") and active(t) == "Thunderball" and t.main.threat == 1
    assert threats(t)[0] == 4 and threats(t)[2:] == (4, 5)


def test_the_first_player_chooses_among_those_with_as_much_threat(board):
    t = crew(board, threat=(3, 8, 3, 8), form="alter-ego").end_turn()
    t.choose(t[BULLDOZER])
    assert active(t) == "Bulldozer"


def test_only_the_active_villain_activates(board):
    t = crew(board, threat=(3, 3, 3, 8)).end_turn()
    t.pass_all()
    assert [n[1] for n in t.log("activates")] == [t[BULLDOZER].id]
    assert t.hero.damage == 3


def test_the_villain_of_a_card_is_the_active_one(board):
    t = crew(board, others=(on(THUNDERBALL, damage=5), PILEDRIVER, BULLDOZER), villain=on(WRECKER, damage=5))
    t.reveal(treachery(Heal(THE_VILLAIN, 2)))
    assert t[WRECKER].damage == 3 and t[THUNDERBALL].damage == 5


def test_cards_come_from_the_deck_of_the_active_villain_and_go_back_to_their_own(board):
    t = crew(board, encounter=["07010", treachery()])  # Buddy System moves the counter to Piledriver
    t.activate(t[WRECKER]).pass_()
    assert active(t) == "Piledriver" and t["07010"].where == f"encounter_discard@{t[WRECKER].id}"
    assert len(t.zone("encounter")) == 10


@rule("rr:boost-boost-icon")
def test_a_villain_who_is_not_active_boosts_from_his_own_deck(board):
    t = crew(board)
    deck = f"encounter@{t[BULLDOZER].id}"
    before = len(t.zone(deck))
    revealed(t, "07055").pass_()
    assert len(t.zone(deck)) == before - 1 and len(t.zone("encounter")) == 10


@ruling("faq:sinister-motives-expansion:scenario-4-the-sinister-six:1")
def test_overkill_hits_the_active_villain(board):
    t = crew(board, engaged=[minion(hp=1, name="Man")], villain=WRECKER)
    t.attack("Man", damage=4, overkill=True)
    assert t[WRECKER].damage == 3


@rule("rr:villain-defeat")
def test_a_defeated_villain_takes_his_deck_with_him(board):
    t = crew(board, others=(on(THUNDERBALL, damage=12), PILEDRIVER, BULLDOZER))
    deck = f"encounter@{t[THUNDERBALL].id}"
    t.attack(t[THUNDERBALL])
    assert t.result is None and t[THUNDERBALL].where == "removed" and not t.zone(deck) and active(t) == "Wrecker"
    assert t["07019"].in_play, "his side scheme is thwarted like any other now"
    t.attack(t[WRECKER], damage=14)
    assert active(t) == "Bulldozer"  # the most threat on his side scheme
    t.attack(t[BULLDOZER], damage=12)
    assert active(t) == "Piledriver" and t.result is None
    t.attack(t[PILEDRIVER], damage=11)
    assert t.result == "won"


def test_a_villain_without_threat_loses_his_scheme_when_he_falls(board):
    t = crew(board, threat=(6, 0, 3, 4), others=(on(THUNDERBALL, damage=12), PILEDRIVER, BULLDOZER))
    t.attack(t[THUNDERBALL])
    assert not t["07019"].in_play


def test_breakout_ends_the_game(board):
    t = crew(board, threat=(3, 3, 3, 3), form="alter-ego", main=on("07001b", threat=5))
    t.end_turn()
    assert t.result == "lost"


def test_the_game_goes_on_after_a_save(board):
    t = crew(board, encounter=["07010", treachery()])
    t.activate(t[WRECKER]).pass_()
    again = champions.load(t.game.save()).state
    assert again.villain == t.state.villain and again.zones == t.state.zones
    assert t.game.view(0)["villain"] == t.state.villain and len(t.game.view(0)["encounter_decks"]) == 3


# ---- the villains -----------------------------------------------------------------------------------------------------
def test_each_villain_schemes_on_his_own_side_scheme(board):
    for i, code in enumerate(CREW):
        t = crew(board, threat=(1, 1, 1, 1), form="alter-ego")
        t.activate(t[code])
        assert threats(t)[i] == 1 + t[code].sch and t.main.threat == 0


def test_wrecker_hits_harder_if_nobody_defends(board):
    for code, n in (("07002", 4), ("07003", 5)):
        t = crew(board, villain=code)
        t.activate(t[code]).pass_()
        assert t.hero.damage == n
        t = crew(board, villain=code, play=[ally(hp=9, name="Friend")])
        t.activate(t[code]).defend("Friend")
        assert t["Friend"].damage == n - 2


def test_thunderball_hurts_everybody_you_control(board):
    t = crew(board, player(play=[ally(hp=9, name="Friend")]), player())
    t.activate(t[THUNDERBALL]).pass_().pass_()
    assert (t.hero.damage, t["Friend"].damage, t.seats[1].identity.damage) == (2, 1, 0)


def test_piledriver_retaliates_and_bulldozer_overkills(board):
    t = crew(board)
    t.attack(t[PILEDRIVER])
    assert t.hero.damage == 1
    t = crew(board, play=[ally(hp=1, name="Friend")])
    t.activate(t[BULLDOZER]).defend("Friend")
    assert t.hero.damage == 2


# ---- side schemes -------------------------------------------------------------------------------------------------------
def test_a_side_scheme_stays_while_its_villain_is_there(board):
    t = crew(board, threat=(1, 5, 3, 4))
    t.thwart("07004")
    assert t["07004"].in_play and t["07004"].threat == 0


def test_the_schemes_strike_at_ten_and_are_set_back(board):
    def struck(scheme, **more):
        at = [9 if c == scheme else 3 for c in SCHEMES]
        t = crew(board, threat=at, **more)
        t.reveal(t.add("07030", "encounter"))  # three threat on the side scheme with the most
        assert t[scheme].threat == 3
        return t

    t = struck("07004", form="alter-ego", play=[ally(hp=9, name="Friend")])
    assert t.hero.damage == 2 and t["Friend"].damage == 2
    t = struck("07019", form="alter-ego", play=[ally(hp=9, name="Friend")])
    assert t.hero.stunned and t["Friend"].stunned
    t = struck("07034", form="alter-ego", play=[support(cost=2, name="Dear"), upgrade(cost=1, name="Cheap")])
    assert not t["Dear"].in_play and t["Cheap"].in_play
    t = struck("07048", form="alter-ego", deck=[], filler=12)
    assert len(t.seats[0].discard) == 10


def test_held_hostage_ends_by_an_attack(board):
    for code in ("07005", "07021", "07036", "07050"):
        t = revealed(crew(board), code)
        assert t[code].host == t["07004"]
        t.cannot("thwart", target=t["07004"])
        t.use(code).pass_()
        assert not t[code].in_play and t.hero.damage == 4


# ---- Wrecker's cards ------------------------------------------------------------------------------------------------------
def test_dear_attachments_cost_the_hero_and_a_card(board):
    for code, host in (("07006", WRECKER), ("07020", THUNDERBALL), ("07049", BULLDOZER)):
        t = revealed(crew(board, hand=[resource()]), code)
        assert t[code].host == t[host]
        t.use(code)
        assert t.hero.exhausted and not t.hand and not t[code].in_play


def test_what_the_weapons_do(board):
    t = crew(board, villain=on(WRECKER, attached=["07006"]))
    t.activate(t[WRECKER]).pass_()
    assert t.hero.damage == 5 and threats(t) == (6, 5, 4, 4)
    t = crew(board, others=(on(THUNDERBALL, attached=["07020"]), PILEDRIVER, BULLDOZER))
    t.activate(t[THUNDERBALL]).pass_().use("07020")
    assert t.main.threat == 1
    t = crew(board, others=(THUNDERBALL, PILEDRIVER, on(BULLDOZER, attached=["07049"])))
    t.activate(t[BULLDOZER]).pass_()
    assert len(t.seats[0].discard) == 4


def test_wreckers_command(board):
    t = crew(board, villain=on(WRECKER, attached=["07007"]), form="alter-ego")
    t.activate(t[WRECKER])
    assert threats(t) == (9, 6, 4, 5)
    t = crew(board, villain=on(WRECKER, attached=["07007"]), hand=["Strength"])
    t.use("07007")
    assert not t["07007"].in_play


def test_prison_guards_guard(board):
    for code in ("07008", "07023", "07037", "07052"):
        t = crew(board, engaged=[code])
        t.cannot("attack", target=t[WRECKER], rule="rr:guard")


def test_the_convict_brings_another_villain_into_the_fight(board):
    for code in ("07009", "07024", "07038", "07053"):
        t = boosted(board, code, threat=(6, 5, 3, 4))
        t.pass_().pass_()
        assert active(t) == "Piledriver" and t.hero.damage == 6, code
        t = crew(board, encounter=[code, minion(name="Next"), treachery()]).reveal(code)
        assert {m.name for m in t.minions} == {"Escaped Convict", "Next"}
    t = boosted(board, "07009", form="alter-ego")
    assert active(t) == "Piledriver" and t.hero.damage == 0
    t.quiet()


def test_the_buddy_system(board):
    for code in ("07010", "07025", "07039", "07054"):
        t = crew(board)
        t.add(minion(name="Buddy"), f"encounter@{t[PILEDRIVER].id}")
        revealed(t, code)
        assert t.minion.name == "Buddy" and active(t) == "Wrecker"
        t = boosted(board, code)
        t.pass_()
        assert active(t) == "Piledriver"


def test_the_last_villain_has_no_buddy(board):
    t = board(villain=WRECKER, crew=(on(THUNDERBALL, damage=12),), sides=["07004", "07019"], main="07001b")
    t.attack(t[THUNDERBALL])
    t.add(minion(name="Two"), "encounter")
    t.add(minion(name="One"), "encounter")
    revealed(t, "07010")
    assert {m.name for m in t.minions} == {"One", "Two"}


def test_chaos_in_the_prison(board):
    for code in ("07011", "07026", "07056"):
        t = revealed(crew(board, play=[upgrade(name="A"), upgrade(name="B")]), code)
        t.option(0).choose("A")
        assert not t["A"].in_play and threats(t)[0] == 6
        t = revealed(crew(board, play=[upgrade(name="A"), upgrade(name="B")]), code)
        t.option(1)
        assert threats(t)[0] == 8
        t = crew(board, encounter=[minion(name="Next")])
        assert revealed(t, code).minion.name == "Next"
        t = boosted(board, code, play=[upgrade(name="A")])
        t.pass_()
        assert not t["A"].in_play


def test_crowbar_toss(board):
    t = revealed(crew(board), "07012").pass_()
    assert t.hero.damage == 4 and active(t) == "Piledriver"
    t = revealed(crew(board, form="alter-ego"), "07012")
    assert threats(t)[0] == 8 and active(t) == "Piledriver"


def test_get_wrecked(board):
    for code in ("07013", "07028", "07040", "07057"):
        t = revealed(crew(board), code).pass_()
        assert t.hero.damage == 2  # Piledriver
        t = revealed(crew(board, form="alter-ego"), code)
        assert threats(t) == (8, 5, 3, 4)


@ruling("errata:the-wrecking-crew-scenario-pack:ive-been-waiting-for-this")
def test_i_have_been_waiting_for_this(board):
    for code in ("07014", "07029", "07041"):
        t = revealed(crew(board, villain=on(WRECKER, damage=5)), code)
        assert t[WRECKER].damage == 2 and t[WRECKER].tough
        t = boosted(board, code, form="alter-ego")
        assert active(t) == "Piledriver" and threats(t) == (8, 5, 5, 4)


def test_mystical_link(board):
    t = revealed(crew(board), "07015")
    assert threats(t) == (8, 7, 5, 6)
    t = boosted(board, "07015").pass_()
    t.option(0)
    assert threats(t)[0] == 8 and t.hero.damage == 4
    t = boosted(board, "07015").pass_()
    t.option(1)
    assert threats(t)[0] == 6 and t.hero.damage == 7


def test_dead_meat(board):
    t = revealed(crew(board, play=[ally(hp=1)]), "07016")
    assert not t.allies and threats(t)[0] == 9
    t = revealed(crew(board, play=[ally(hp=2)]), "07016")
    assert t.ally.damage == 1 and threats(t)[0] == 6


# ---- Thunderball's cards ----------------------------------------------------------------------------------------------------
def test_radioactive_buildup_turns_excess_damage_into_threat(board):
    t = crew(
        board, others=(on(THUNDERBALL, attached=["07022"]), PILEDRIVER, BULLDOZER), play=[ally(hp=1, name="Friend")]
    )
    t.activate(t[THUNDERBALL]).defend("Friend").use("07022")
    assert threats(t)[1] == 8 and not t["07022"].in_play


def test_energy_projectiles(board):
    t = revealed(crew(board, player(play=[ally(hp=5, name="Friend")]), player()), "07027")
    assert (t.hero.damage, t["Friend"].damage, t.seats[1].identity.damage) == (1, 1, 0)
    t = crew(board, encounter=["07027", treachery()], play=[ally(hp=9, name="Friend")])
    t.activate(t[WRECKER]).defend("Friend")
    assert t["Friend"].damage == 3
    t = boosted(board, "07027").pass_()
    assert t.hero.damage == 4, "nobody defends"


def test_lightning_blast(board):
    t = revealed(crew(board), "07030").pass_()
    assert threats(t)[1] == 8
    t = revealed(crew(board, play=[ally(hp=9, name="Friend")]), "07030").defend("Friend")
    assert threats(t)[1] == 5


def test_tactical_prowess(board):
    t = crew(board, threat=(8, 5, 3, 4), encounter=[minion(name="Next")])
    revealed(t, "07031")
    assert threats(t) == (3, 5, 0, 4) and not t.minions
    t = crew(board, threat=(5, 4, 3, 4), encounter=[minion(name="Next")])
    revealed(t, "07031")
    assert threats(t) == (8, 4, 0, 4) and t.minion.name == "Next"


# ---- Piledriver's cards -----------------------------------------------------------------------------------------------------
def test_distracting_taunts(board):
    t = crew(board, others=(THUNDERBALL, on(PILEDRIVER, attached=["07035"]), BULLDOZER), hand=["Strength"])
    assert t[PILEDRIVER].hp == 14
    t.cannot("attack", target=t[WRECKER])
    t.attack(t[PILEDRIVER])
    t.use("07035")
    assert not t["07035"].in_play and t[PILEDRIVER].hp == 9
    assert t.hero.exhausted


def test_oversized_hands(board):
    t = revealed(crew(board, play=[support(cost=1, name="Cheap"), support(cost=3, name="Dear")]), "07042")
    assert not t["Dear"].in_play and t["Cheap"].in_play and threats(t)[0] == 6
    t = revealed(crew(board), "07042")
    assert threats(t)[0] == 8
    t = boosted(board, "07042", play=[support(name="Cheap")]).pass_()
    assert not t["Cheap"].in_play


def test_escape_plan(board):
    t = revealed(crew(board), "07043")
    assert t.hero.confused
    t = revealed(crew(board, confused=1), "07043")
    assert threats(t)[2] == 5
    t = boosted(board, "07043").pass_()
    assert t[WRECKER].tough and threats(t)[0] == 6
    t = boosted(board, "07043", villain=on(WRECKER, tough=1)).pass_()
    assert threats(t)[0] == 8


def test_pummel(board):
    for tough, n in ((0, 2), (1, 4)):
        others = (THUNDERBALL, on(PILEDRIVER, tough=tough), BULLDOZER)
        t = revealed(crew(board, others=others), "07044").pass_()
        assert t.hero.damage == n
        t = revealed(crew(board, others=others, form="alter-ego"), "07044")
        assert threats(t)[2] == 3 + n


def test_uncanny_resilience(board):
    others = (on(THUNDERBALL, stunned=1), on(PILEDRIVER, confused=1), BULLDOZER)
    t = revealed(crew(board, others=others, encounter=[minion(name="Next")]), "07045")
    assert not t[THUNDERBALL].stunned and not t[PILEDRIVER].confused and not t.minions
    t = revealed(crew(board, encounter=[minion(name="Next")]), "07045")
    assert t.minion.name == "Next"
    t = boosted(board, "07045").pass_()
    assert t.hero.confused


# ---- Bulldozer's cards ------------------------------------------------------------------------------------------------------
def test_ramming_speed_makes_allies_defend(board):
    others = (THUNDERBALL, PILEDRIVER, on(BULLDOZER, attached=["07051"]))
    t = crew(board, others=others, play=[ally(hp=9, name="Friend")])
    t.activate(t[BULLDOZER]).use("07051")
    assert t["Friend"].damage == 5 and not t["07051"].in_play
    t = crew(board, others=others)
    t.activate(t[BULLDOZER]).use("07051").pass_()
    assert t.hero.damage == 5


def test_bull_rush(board):
    t = revealed(crew(board), "07055").pass_()
    assert t.hero.damage == 3 and len(t.seats[0].discard) == 3
    t = revealed(crew(board, form="alter-ego"), "07055")
    assert threats(t)[3] == 5 and len(t.seats[0].discard) == 1


def test_headbutt(board):
    t = revealed(crew(board, hand=[upgrade(cost=3)]), "07058")
    assert t.hero.damage == 3 and not t.hand
    t = revealed(crew(board, hand=[upgrade(cost=3)], form="alter-ego"), "07058")
    assert t.hero.damage == 0 and threats(t)[3] == 7


def test_leading_the_charge(board):
    t = crew(board, deck=[upgrade(), support(), upgrade()])
    revealed(t, "07059")
    assert len(t.seats[0].discard) == 3 and threats(t)[3] == 6


def test_uncanny_resilience_removes_every_such_status_card(board):
    """Second reading: a steady villain has two of them."""
    t = board(villain=on(foe(STEADY), stunned=2, confused=1))
    revealed(t, "Uncanny Resilience")
    assert (t.villain.stunned, t.villain.confused) == (0, 0) and not t.log("surge")
    t.quiet()


@pytest.mark.parametrize("code", ["07011", "04145"])
def test_this_attack_may_be_a_minions(board, code):
    """Second reading: the boost abilities ask about the attack under way, whoever makes it."""
    mine = upgrade() if code == "07011" else support()
    t = board(engaged=[minion(VILLAINOUS, atk=1)], play=[mine], encounter=[code, treachery()])
    t.activate(t.minion)
    t.pass_all()
    assert t[mine].where == "discard0"
