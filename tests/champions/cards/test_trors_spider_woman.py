"""Spider-Woman: the identity, her cards, her obligation and her nemesis; decks of two aspects."""

from __future__ import annotations

import pytest
from tests.marks import ruling

from quickstrike.champions.decks import Deck, check, random_deck
from quickstrike.champions.faces import face_of
from quickstrike.champions.scenarios import HEROES, hero_of, seat_of, starter_deck
from quickstrike.champions.vocab import RETALIATE
from quickstrike.testkit import ally, foe, minion, on, player, resource, side_scheme, treachery, upgrade

HER = "spider-woman"


# ---- decks ---------------------------------------------------------------------------------------------------------
@ruling("faq:rise-of-red-skull-expansion:jessica-drew:1")
def test_her_deck_has_two_aspects_with_as_many_cards_of_each():
    deck = starter_deck(HER)
    assert deck.aspects == ("aggression", "justice") and not check(deck) and deck.size == 40
    one = Deck(deck.identity, ("aggression",), deck.cards)
    assert {x.kind for x in check(one)} == {"other aspect", "equal aspects"}
    fewer = Deck(deck.identity, deck.aspects, {**deck.cards, "04043": 2, "01091": 1})
    assert [x.kind for x in check(fewer)] == ["equal aspects"]


def test_her_cards_of_an_aspect_are_hers_alone():
    hawkeye = starter_deck("hawkeye")
    other = Deck(hawkeye.identity, hawkeye.aspects, {**hawkeye.cards, "04036": 1})  # Pheromones: Leadership
    assert [x.kind for x in check(other)] == ["foreign"]
    assert "04036" not in random_deck(hawkeye.identity, "leadership", 1).cards


@pytest.mark.parametrize("n", range(4))
def test_random_decks_of_two_aspects_are_legal(n):
    deck = random_deck("04031a", "protection", n)
    assert "protection" in deck.aspects and len(deck.aspects) == 2 and not check(deck)
    numbers = {a: sum(k for c, k in deck.cards.items() if face_of(c).aspect == a) for a in deck.aspects}
    assert len(set(numbers.values())) == 1 and min(numbers.values()) > 2
    assert random_deck("04031a", "justice+leadership", n).aspects == ("justice", "leadership")


def test_either_aspect_names_her_starter_deck():
    assert hero_of("spider-woman:justice") == hero_of("spider-woman") == (HEROES[HER], "aggression+justice")
    assert seat_of("spider-woman:aggression+justice") == seat_of("spider-woman")


# ---- 04031 Spider-Woman / Jessica Drew -----------------------------------------------------------------------------
def test_superhuman_agility_counts_each_aspect_once_a_round(board):
    hand = ["Venom Blast", "Combat Training", "Inconspicuous", *[resource(wild=3)] * 3]
    t = board(hero=HER, hand=hand, threat=9).play("Venom Blast", pay=[hand[3]]).use("Spider-Woman").pass_all()
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (2, 2, 2)
    t.play("Combat Training", pay=[hand[3]])
    t.quiet()  # aggression again
    t.play("Inconspicuous", pay=[hand[3]]).use("Spider-Woman")
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (3, 4, 3)
    t.villain_phase()
    assert (t.hero.thw, t.hero.atk) == (1, 2)


def test_a_basic_card_or_her_own_is_no_aspect_card(board):
    t = board(hero=HER, exhausted=True, hand=["Self-Propelled Glide", resource(wild=1)]).play("Self-Propelled Glide")
    assert t.hero.atk == 1 and not t.hero.exhausted and t.hero.trait("Aerial")
    t.quiet()


def test_jessica_looks_at_the_top_of_any_deck(board):
    seat = player(HER, form="alter-ego")
    t = board(seat, player(deck=["Energy"]), encounter=[treachery(name="Top")])
    t.use("Jessica Drew").option(0)
    assert [o.target for o in t.decision.options] == [t["Top"].id] and t["Top"].where == "encounter"
    t.choose("Top")
    t.quiet()
    t.cannot("use", "Jessica Drew", rule="rr:limit")
    t = board(seat, player(deck=["Energy"]))
    t.use("Jessica Drew").option(1).choose(t.seats[1]).choose("Energy")
    t.quiet()


def test_jessica_looks_at_the_decks_of_a_scenario_where_they_are(board):
    t = board(hero=HER, form="alter-ego", main="04061b")
    t.add("04073", "weapons")
    t.use("Jessica Drew").option(2).choose("04073")
    assert t["04073"].where == "weapons"
    t.quiet()


# ---- her cards -----------------------------------------------------------------------------------------------------
def test_captain_marvel_draws_after_each_basic_power(board):
    t = board(hero=HER, play=["04032"], threat=5)
    t.thwart(t.main, who="04032").use("04032")
    assert len(t.hand) == 1


@ruling("faq:rise-of-red-skull-expansion:finesse:1")
def test_finesse_pays_for_aspect_cards_and_their_abilities(board):
    t = board(hero=HER, play=["Finesse"], hand=["Clear the Area"], threat=5).play("Clear the Area").pass_all()
    assert t["Finesse"].exhausted and t.main.threat == 3
    board(hero=HER, play=["Finesse"], hand=[upgrade(cost=1, name="U")]).cannot("play", "U", rule="rr:cost")
    t = board(hero=HER, play=["Finesse", "Jarnbjorn"], hand=[], villain=foe(hp=9)).attack("villain")
    t.use("Jarnbjorn")
    assert t["Finesse"].exhausted and t.villain.damage == 3


def test_her_apartment_finds_an_aspect_card(board):
    t = board(hero=HER, form="alter-ego", play=["04034"], deck=["Energy"] * 4 + ["Venom Blast", "Combat Training"])
    t.use("04034")
    assert [c.name for c in t.hand] == ["Venom Blast"]


def test_her_events(board):
    t = board(hero=HER, hand=["Venom Blast", resource(wild=2)]).play("Venom Blast").pass_all()
    assert t.villain.damage == 5
    t = board(hero=HER, hand=["Pheromones", resource(wild=2)]).play("Pheromones").pass_all()
    assert t.villain.stunned and t.villain.confused
    t = board(hero=HER, damage=5, hand=["Contaminant Immunity", resource(wild=2)]).play("Contaminant Immunity")
    t.pass_all()
    assert t.hero.damage == 2 and t.hero.tough


def test_inconspicuous_divides_its_threat(board):
    t = board(hero=HER, hand=["Inconspicuous", resource(wild=1)], threat=5, sides=[side_scheme(threat=2)])
    t.play("Inconspicuous").pass_()
    t.answer("assign", target=t.main, value=1)  # one removal of threat, divided: nothing comes in between
    assert t.main.threat == 4 and not t.sides
    t.quiet()


def test_jessica_looks_at_the_deck_of_any_of_several_villains(board):
    """Second reading: any deck, not the active villain's alone."""
    sides = [on(c, threat=3) for c in ("07004", "07019")]
    t = board(player(HER, form="alter-ego"), villain="07002", crew=["07017"], sides=sides, main=on("07001b", threat=0))
    t.use("Jessica Drew").option(0)
    assert t.can("choose", target=t["07002"]) and t.can("choose", target=t["07017"])
    t.choose(t["07017"])
    t.pass_all()


# ---- aspect and basic cards ----------------------------------------------------------------------------------------
def test_spider_girl_stuns_and_confuses_a_minion(board):
    t = board(hand=["Spider-Girl", resource(wild=2)], engaged=[minion()]).play("Spider-Girl").use("Spider-Girl")
    assert t.minion.stunned and t.minion.confused and not t.villain.stunned


@pytest.mark.parametrize("status", ["stunned", "confused"])
def test_press_the_advantage_draws_against_the_dazed(board, status):
    t = board(hand=["Press the Advantage", resource(wild=1)], villain=on(foe(), **{status: 1}))
    t.play("Press the Advantage")
    assert t.villain.damage == 2 and len(t.hand) == 1
    t = board(hand=["Press the Advantage", resource(wild=1)]).play("Press the Advantage")
    assert t.villain.damage == 2 and not t.hand


def test_piercing_strike(board):
    t = board(hand=["Piercing Strike", resource(wild=2)], villain=on(foe(), tough=1)).play("Piercing Strike")
    assert (t.villain.damage, t.villain.tough) == (3, 0)


def test_spider_man_removes_threat_per_player_from_a_side_scheme(board):
    t = board(player(hand=["04045", resource(wild=5)]), player(), threat=9, sides=[side_scheme(threat=7)])
    t.play("04045").use("04045")
    assert t.side.threat == 1 and t.main.threat == 9


def test_skilled_investigator_draws_when_a_side_scheme_falls(board):
    t = board(play=["Skilled Investigator"], sides=[side_scheme(threat=2)]).thwart("side").use("Skilled Investigator")
    assert len(t.hand) == 1 and t["Skilled Investigator"].exhausted


def test_clear_the_area_draws_for_the_last_threat(board):
    t = board(hand=["Clear the Area", resource(wild=1)], threat=2).play("Clear the Area")
    assert t.main.threat == 0 and len(t.hand) == 1
    t = board(hand=["Clear the Area", resource(wild=1)], threat=3).play("Clear the Area")
    assert t.main.threat == 1 and not t.hand
    t = board(hand=["Clear the Area", resource(wild=1)], sides=[side_scheme(threat=1)]).play("Clear the Area")
    assert not t.sides and len(t.hand) == 1


def test_kate_bishop_shoots_what_is_printed_on_a_card(board):
    t = board(play=["04011"], hand=["Energy"]).use("04011")
    assert t.villain.damage == 2 and t["04011"].exhausted and not t.hand


def test_black_knight_and_war_machine(board):
    t = board(play=["Black Knight"], villain=on(foe(), tough=1)).attack("villain", who="Black Knight")
    assert (t.villain.damage, t.villain.tough) == (2, 0)
    t = board(play=["04020"], villain=foe(RETALIATE(3))).attack("villain", who="04020")
    assert t["04020"].damage == 1  # of its own attack
    t = board(hand=["04020", resource(wild=4)]).play("04020")
    assert t["04020"].tough


def test_goliath_grows_and_is_gone(board):
    t = board(play=["Goliath"]).use("Goliath")
    assert t["Goliath"].atk == 5
    t.cannot("use", "Goliath", rule="rr:limit")
    t.villain_phase()
    assert not t["Goliath"].in_play


def test_us_agent_retaliates(board):
    t = board(play=["U.S. Agent"], villain=foe(atk=1))
    t.activate(t.villain).defend("U.S. Agent").pass_all()
    assert t.villain.damage == 1


def test_sky_cycle_readies_its_avenger(board):
    avenger = on(ally(traits="Avenger"), exhausted=True, attached=["Sky Cycle"])
    t = board(play=[avenger]).use("Sky Cycle")
    assert not t.ally.exhausted and t.ally.trait("Aerial") and t["Sky Cycle"].exhausted
    board(play=[ally()], hand=["Sky Cycle", resource(wild=1)]).cannot("play", "Sky Cycle", rule="rr:attach-to")


def test_team_training_and_ready_for_action(board):
    t = board(player(play=[ally(hp=2)], hand=["Ready for Action", resource(wild=1)]), player(play=["Team Training"]))
    t.play("Ready for Action")
    assert t.ally.tough and t.ally.hp == 2
    t = board(play=[ally(hp=2), "Team Training"])
    assert t.ally.hp == 3


def test_earths_mightiest_heroes_ready_one_another(board):
    avenger = on(ally(traits="Avenger"), exhausted=True)
    t = board(hero="captain-marvel", play=[avenger], hand=["Earth's Mightiest Heroes"]).play("Earth's Mightiest Heroes")
    assert t.hero.exhausted and not t.ally.exhausted
    t = board(hero="captain-marvel", play=[on(ally(), exhausted=True)], hand=["Earth's Mightiest Heroes"])
    t.cannot("play", "Earth's Mightiest Heroes")


# ---- her obligation and her nemesis --------------------------------------------------------------------------------
def test_uncertain_loyalties(board):
    t = board(hero=HER, encounter=["Uncertain Loyalties"]).reveal("Uncertain Loyalties").answer("no")
    assert t.main.threat == 3 and t["Uncertain Loyalties"].where == "encounter_discard"


def test_the_viper_takes_from_the_hand_of_whom_she_is_engaged_with(board):
    t = board(player(HER, engaged=["The Viper"]), player())
    assert [p.identity.stat("HAND_SIZE") for p in t.seats] == [4, 5]


def test_the_vipers_plans(board):
    t = board(player(HER), player(), encounter=["The Viper's Ambition"]).reveal("The Viper's Ambition")
    assert t.side.threat == 4
    t = board(hero=HER, encounter=["04056"]).reveal("04056")
    assert t.main.threat == 1


@ruling("errata:rise-of-red-skull-expansion:hail-hydra")
def test_hail_hydra_shuffles_only_what_was_searched(board):
    deck = [treachery(name=f"T{n}") for n in range(9)]
    t = board(hero=HER, engaged=[minion(atk=1, traits="Hydra")], encounter=["04057", *deck], filler=0)
    before = [c.id for c in t.zone("encounter") if c.name != "Hail Hydra!"]
    t.reveal("04057").pass_all()
    assert t.hero.damage == 1 and [c.id for c in t.zone("encounter")] == before
    t = board(hero=HER, encounter=["04057", *deck, minion(traits="Hydra", name="H")], filler=0).reveal("04057")
    assert t.minion.name == "H"
