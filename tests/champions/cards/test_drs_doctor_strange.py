"""Doctor Strange: his cards, the Invocation deck, his obligation and his nemesis."""

import pytest
from tests.marks import rule, ruling

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.position import PositionError, load, run
from quickstrike.champions.vocab import AN_ENEMY, STALWART, YOU, Cannot, Damage, constant
from quickstrike.server.champions.views import seat_view
from quickstrike.term.champions.cards import find_card
from quickstrike.term.champions.drawing import Board
from quickstrike.term.paint import Paint
from quickstrike.testkit import ally, attachment, event, foe, minion, on, player, resource, side_scheme, treachery

BANDS, IMAGES, RINGS, VAPORS, WINDS = "09032", "09033", "09034", "09035", "09036"
SET = [BANDS, IMAGES, RINGS, VAPORS, WINDS]


def strange(board, *invocation, **has):
    return board(hero="doctor-strange", invocation=list(invocation or SET), **has)


def deck(t):
    """Top first."""
    return [c.code for c in t.zone("invocation")]


def pile(t):
    return sorted(c.code for c in t.zone("invocation_discard"))


# ---- the deck
def test_the_game_begins_with_the_deck_and_its_top_card_is_seen_by_all():
    g = champions.new(["doctor-strange", "spider-man"], "rhino", seed=3)
    s = g.state
    assert sorted(s.codes[c] for c in s.zones["invocation"]) == SET and not s.zones["invocation_discard"]
    assert all(s.owners[c] == 0 for c in s.zones["invocation"])
    top = s.zones["invocation"][-1]
    for seat in (-1, 0, 1):
        shown = g.view(seat)["players"][0]["own_deck"]
        assert (shown["name"], shown["count"], shown["discard"]) == ("invocation", 5, [])
        assert [c["id"] for c in shown["top"]] == [top]
    assert "own_deck" not in g.view(1)["players"][1]
    assert len(s.zones["deck0"]) + len(s.zones["hand0"]) == 40  # they are no cards of the player deck


def test_the_order_is_shuffled():
    tops = {
        champions.new(["doctor-strange"], "rhino", seed=n).view(0)["players"][0]["own_deck"]["top"][0]["code"]
        for n in range(20)
    }
    assert len(tops) > 2


def test_nobody_else_has_such_a_deck():
    g = champions.new(["spider-man"], "rhino", seed=3)
    assert "invocation" not in g.state.zones


def test_an_empty_deck_is_made_anew_at_no_price(board):
    t = strange(board, WINDS, form="alter-ego", invocation_discard=[BANDS, IMAGES, RINGS, VAPORS])
    t.use(t.hero)
    assert sorted(deck(t)) == SET and pile(t) == []
    assert t.state.acceleration == 0 and not t.me.dealt
    t.quiet()


def test_an_eliminated_player_takes_the_deck_along(board):
    t = board(player("doctor-strange", damage=9, invocation=SET), player(), villain=foe(atk=9))
    t.activate(seat=0, how="attack")
    t.pass_all()
    assert t.seats[0].out and not t.zone("invocation") and t[BANDS].where == "removed"


# ---- the identity
def test_spell_mastery_pays_and_exhausts(board):
    t = strange(board, IMAGES, RINGS, hand=[resource(mental=1)], threat=6)
    with t.changes(lambda: t.main.threat, by=-4):
        t.use(t.hero)
    assert t.hero.exhausted and not t.hand and t.villain.confused
    assert deck(t) == [RINGS] and pile(t) == [IMAGES]
    t.quiet()


def test_spell_mastery_needs_the_cost(board):
    t = strange(board, BANDS, WINDS, hand=[resource(mental=1)])
    t.cannot("use", t.hero, rule="rr:cost")


def test_spell_mastery_needs_a_ready_hero(board):
    t = strange(board, WINDS, exhausted=True)
    t.cannot("use", t.hero, rule="rr:exhausted")


def test_backing_out_of_the_payment_costs_nothing(board):
    t = strange(board, IMAGES, RINGS, hand=[resource(mental=1), resource(energy=1)], threat=6)
    t.answer("use", t.hero)
    t.answer("back")
    assert not t.hero.exhausted and len(t.hand) == 2 and deck(t) == [IMAGES, RINGS]
    t.quiet()


def test_an_invocation_is_no_attack_and_no_thwart(board):
    t = strange(board, BANDS, WINDS, stunned=1, hand=[resource(mental=2)])
    with t.changes(lambda: t.villain.damage, by=7):
        t.use(t.hero)
    assert t.hero.stunned and t.villain.stunned
    t.quiet()


def test_natural_talent_turns_the_next_card_once_per_phase(board):
    t = strange(board, form="alter-ego")
    t.use(t.hero)
    assert deck(t) == SET[1:] and pile(t) == [BANDS]
    t.cannot("use", t.hero, rule="rr:limit")
    t.quiet()


# ---- the Invocation cards
def test_crimson_bands(board):
    other = minion(hp=9)
    t = strange(board, BANDS, WINDS, hand=[resource(mental=2)], engaged=[other])
    t.use(t.hero, target=t[other])
    assert t[other].damage == 7 and t[other].stunned and not t.villain.damage
    t.quiet()


@ruling("faq:doctor-strange-hero-pack:images-of-ikonn:1")
def test_images_of_ikonn_can_always_be_resolved(board):
    t = strange(board, IMAGES, WINDS, hand=[resource(mental=1)], villain=on(foe(), confused=1))
    t.use(t.hero)
    assert pile(t) == [IMAGES] and t.hero.exhausted
    t.quiet()


def test_images_of_ikonn_confuse_the_villain_only(board):
    t = strange(
        board, IMAGES, WINDS, hand=[resource(mental=1)], engaged=[minion()], sides=[side_scheme(threat=3)], threat=2
    )
    t.use(t.hero, target=t.side)
    assert t.villain.confused and not t.minion.confused and not t.sides and t.main.threat == 2
    t.quiet()


def test_seven_rings_for_up_to_three(board):
    friend = ally()
    t = strange(board, RINGS, WINDS, hand=[resource(mental=1)], play=[friend], engaged=[minion()])
    t.use(t.hero)
    t.choose(t.hero)
    t.choose(t[friend])
    t.answer("done")
    assert t.hero.tough and t[friend].tough and not t.minion.tough and not t.villain.tough
    t.quiet()


def test_vapors_replace_one_status_card_by_another(board):
    t = strange(board, VAPORS, WINDS, villain=on(foe(), tough=1), stunned=1, confused=1)
    t.use(t.hero)
    t.choose(t.villain)
    t.answer("choose", value="stunned")
    assert (t.villain.tough, t.villain.stunned) == (0, 1)
    t.quiet()


def test_vapors_on_somebody_with_two(board):
    t = strange(board, VAPORS, WINDS, stunned=1, confused=1)
    t.use(t.hero)
    t.answer("choose", value="confused")
    assert (t.hero.stunned, t.hero.confused, t.hero.tough) == (1, 0, 1)  # the only sort that is not there already
    t.quiet()


@rule("rr:stalwart")
def test_vapors_find_nothing_to_put_on_the_stalwart(board):
    t = strange(board, VAPORS, WINDS, villain=on(foe(STALWART), tough=1))
    t.use(t.hero)
    assert t.villain.tough and pile(t) == [VAPORS]
    t.quiet()


def test_winds_draw_three(board):
    t = strange(board, WINDS, BANDS)
    with t.changes(lambda: len(t.hand), by=3):
        t.use(t.hero)
    t.quiet()


# ---- his cards
def test_wong_heals_or_turns_the_next_card(board):
    t = strange(board, damage=2, play=["Wong"])
    t.use("Wong")
    t.option(0)
    assert t.hero.damage == 1 and t["Wong"].exhausted
    t.quiet()
    t = strange(board, play=["Wong"])
    t.use("Wong")  # nothing to heal
    assert pile(t) == [BANDS]
    t.quiet()


def test_astral_projection_removes_more_for_each_boost_icon(board):
    t = strange(board, hand=["Astral Projection", resource(mental=2)], threat=9, encounter=[treachery(boost=2)])
    t.play("Astral Projection", target=t.main)
    t.answer("choose")  # it has been seen
    assert t.main.threat == 4 and t.zone("encounter")[0].face.boost == 2  # it stays where it was
    t.quiet()


def test_astral_projection_is_stopped_by_confusion(board):
    t = strange(board, hand=["Astral Projection", resource(mental=2)], threat=9, confused=1)
    t.play("Astral Projection")
    assert t.main.threat == 9 and not t.hero.confused
    t.quiet()


def blast(board, top, **has):
    return strange(
        board, hand=["Magic Blast", resource(mental=2), resource(mental=1)], deck=[top], villain=foe(hp=30), **has
    )


def test_magic_blast_by_the_resource(board):
    for top, stunned, confused, damage in (
        (resource(physical=1), 1, 0, 5),
        (resource(energy=2), 0, 0, 7),
        (resource(mental=1), 0, 1, 5),
    ):
        t = blast(board, top)
        t.play("Magic Blast")
        assert (t.villain.stunned, t.villain.confused, t.villain.damage) == (stunned, confused, damage)
        t.quiet()


def test_magic_blast_with_a_wild_resource_does_all(board):
    t = blast(board, resource(wild=1))
    t.play("Magic Blast")
    t.option(0)
    t.option(1)
    assert (t.villain.stunned, t.villain.confused, t.villain.damage) == (1, 1, 7)
    t.quiet()


def test_master_of_the_mystic_arts_puts_it_back(board):
    t = strange(
        board, IMAGES, RINGS, hand=["Master of the Mystic Arts", resource(mental=1), resource(energy=1)], threat=9
    )
    t.play("Master of the Mystic Arts")
    assert t.main.threat == 5 and deck(t) == [IMAGES, RINGS] and not t.hand and not t.hero.exhausted
    t.quiet()


def test_master_of_the_mystic_arts_with_the_last_card(board):
    t = strange(board, WINDS, hand=["Master of the Mystic Arts", resource(mental=1)], invocation_discard=[BANDS])
    t.play("Master of the Mystic Arts")
    assert deck(t)[0] == WINDS and sorted(deck(t)) == [BANDS, WINDS] and pile(t) == []  # shuffled, then put on top
    t.quiet()


def test_master_of_the_mystic_arts_needs_both_costs(board):
    t = strange(board, IMAGES, hand=["Master of the Mystic Arts", resource(mental=1)], threat=9)
    t.cannot("play", "Master of the Mystic Arts", rule="rr:cost")


def test_mystical_studies_finds_his_own_cards(board):
    has = ["Mystical Studies", resource(mental=1)]
    t = strange(board, form="alter-ego", hand=has, deck=["Wong", ally()], discard=["Magic Blast"])
    t.play("Mystical Studies")
    t.choose(t["Magic Blast"])
    assert t["Magic Blast"].where == "hand0" and t["Wong"].where == "deck0"
    t.quiet()


def test_mystical_studies_do_not_search_the_invocation_deck(board):
    t = strange(board, form="alter-ego", hand=["Mystical Studies", resource(mental=1)], deck=["Wong"])
    t.play("Mystical Studies")
    assert t["Wong"].where == "hand0"
    t.quiet()


def test_protective_ward_cancels_a_treachery(board):
    bad = treachery(Damage(YOU, 3))
    t = strange(board, hand=["Protective Ward", resource(mental=1)], encounter=[bad])
    t.reveal(bad)
    t.play("Protective Ward")
    assert t[bad].where == "encounter_discard" and not t.hero.damage
    t.quiet()


def test_protective_ward_not_for_minions(board):
    t = strange(board, hand=["Protective Ward", resource(mental=1)], encounter=["Hydra Mercenary"])
    t.reveal("Hydra Mercenary")
    assert t["Hydra Mercenary"].in_play and len(t.hand) == 2
    t.quiet()


def test_sanctum_sanctorum(board):
    t = strange(board, form="alter-ego", play=["Sanctum Sanctorum"], discard=["Magic Blast", "Mystical Studies"])
    with t.changes(lambda: len(t.hand), by=1):
        t.use("Sanctum Sanctorum")
    assert t["Mystical Studies"].where == "discard0" and t["Magic Blast"].where != "discard0"
    t.quiet()


def test_cloak_of_levitation(board):
    t = strange(board, play=["Cloak of Levitation"], exhausted=True)
    t.use("Cloak of Levitation")
    assert not t.hero.exhausted and t.hero.trait("Aerial") and t["Cloak of Levitation"].exhausted
    t.quiet()


def test_cloak_of_levitation_in_alter_ego_form(board):
    t = strange(board, play=["Cloak of Levitation"], form="alter-ego", exhausted=True)
    assert t.hero.trait("Aerial")
    t.cannot("use", "Cloak of Levitation", rule="rr:ability")


def test_magical_enhancements_for_a_round(board):
    t = board(player("doctor-strange", hand=["Magical Enhancements", resource(mental=1)]), player())
    t.play("Magical Enhancements")
    t.answer("choose", target=t.seats[1].id)
    card = t["Magical Enhancements"]
    other = t.seats[1].identity
    assert card.controller == 1 and (other.thw, other.atk, other.def_) == (3, 3, 3) and t.hero.atk == 1
    t.villain_phase()
    assert card.where == "discard0" and other.atk == 2


def test_eye_of_agamotto(board):
    t = strange(board, IMAGES, RINGS, play=["The Eye of Agamotto"], threat=5)
    t.use(t.hero)
    assert t.main.threat == 1 and t["The Eye of Agamotto"].exhausted
    t.quiet()


# ---- the obligation and the nemesis
def test_physical_toll_can_be_worked_off(board):
    t = strange(board)
    t.reveal(t.add("Physical Toll", "encounter"))
    t.answer("yes")
    t.option(0)
    assert t.hero.exhausted and t.me.form == "alter-ego" and t["Physical Toll"].where == "removed"
    t.quiet()


def test_physical_toll_makes_the_next_event_dearer(board):
    shot = event(Damage(AN_ENEMY, 1), cost=0)
    again = event(Damage(AN_ENEMY, 1), cost=0)
    t = strange(board, hand=[shot, again, resource(mental=2), resource(mental=1), "Wong"])
    t.reveal(t.add("Physical Toll", "encounter"))
    t.answer("no")
    assert t["Physical Toll"].in_play and t["Physical Toll"].engaged == 0
    costs = {c["name"]: c["cost"] for c in t.game.view(0)["players"][0]["hand"] if "cost" in c}
    assert costs["Wong"] == 3  # no event
    t.play(shot)
    assert t.villain.damage == 1 and len(t.hand) == 2 and t["Physical Toll"].where == "encounter_discard"
    t.play(again)
    assert t.villain.damage == 2
    t.quiet()


def test_physical_toll_waits_for_an_event(board):
    free = ally(cost=0)
    t = strange(board, hand=[free])
    t.reveal(t.add("Physical Toll", "encounter"))
    t.answer("no")
    t.play(free)
    assert t["Physical Toll"].in_play
    t.quiet()


def test_baron_mordo_discards_before_he_hits(board):
    for top, stunned, confused, damage in (
        (resource(physical=1), 1, 0, 2),
        (resource(energy=1), 0, 0, 4),
        (resource(mental=2), 0, 1, 2),
    ):
        t = strange(board, engaged=["Baron Mordo"], deck=[top])
        t.activate("Baron Mordo", how="attack")
        t.pass_all()
        assert (t.hero.stunned, t.hero.confused, t.hero.damage) == (stunned, confused, damage)
        t.quiet()


def test_baron_mordo_attacks_somebody_else(board):
    t = board(player("doctor-strange"), player(deck=[resource(physical=1)], engaged=["Baron Mordo"]))
    t.activate("Baron Mordo", seat=1, how="attack")
    t.pass_all()
    assert t.seats[1].identity.stunned and not t.seats[0].identity.stunned


def test_open_the_dark_dimension_takes_an_invocation(board):
    t = strange(board)
    t.reveal(t.add("Open the Dark Dimension", "encounter"))
    scheme = t["Open the Dark Dimension"]
    assert [c.code for c in scheme.under] == [BANDS] and deck(t) == SET[1:]
    shown = next(c for c in t.game.view(-1)["play"] if c["id"] == scheme.id)
    assert shown["under"] == 1 and "beneath" not in shown
    t.thwart(scheme)
    assert scheme.threat == 1 and deck(t) == SET[1:]
    t.quiet()


def test_open_the_dark_dimension_gives_it_back(board):
    t = strange(board, *SET[1:], sides=[on("Open the Dark Dimension", threat=2, under=[BANDS])])
    t.thwart(t.side)
    assert sorted(deck(t)) == SET and t["Open the Dark Dimension"].where == "encounter_discard"
    t.quiet()


@ruling("faq:doctor-strange-hero-pack:counterspell:1")
def test_counterspell_finds_no_alter_ego(board):
    t = strange(board, form="alter-ego")
    t.reveal(t.add("Counterspell", "encounter"))
    assert t["Counterspell"].where == "encounter_discard"
    t.quiet()


def test_counterspell_cancels_an_event(board):
    shot = event(Damage(AN_ENEMY, 3), cost=1)
    t = strange(board, hand=[shot, resource(mental=1)])
    t.reveal(t.add("Counterspell", "encounter"))
    assert t["Counterspell"].host == t.hero
    t.play(shot)
    assert not t.villain.damage and not t.hand and t[shot].where == "discard0"
    assert t["Counterspell"].where == "encounter_discard"
    t.quiet()


def test_counterspell_does_not_stop_invocations(board):
    t = strange(board, WINDS, BANDS, attached=["Counterspell"])
    t.use(t.hero)
    assert len(t.hand) == 3 and t["Counterspell"].in_play
    t.quiet()


def test_counterspell_not_for_the_events_of_others(board):
    shot = event(Damage(AN_ENEMY, 3), cost=0)
    t = board(player("doctor-strange", attached=["Counterspell"]), player(hand=[shot]), turn=1)
    t.play(shot)
    assert t.villain.damage == 3 and t["Counterspell"].in_play


def test_thoughtcasting_by_form(board):
    hand = [ally(cost=4), event(cost=1), resource(mental=1)]
    t = strange(board, hand=hand)
    t.reveal(t.add("Thoughtcasting", "encounter"))
    assert t.hero.damage == 4 and t[hand[0]].where == "discard0"
    t.quiet()
    t = strange(board, hand=hand, form="alter-ego")
    t.reveal(t.add("Thoughtcasting", "encounter"))
    assert t.main.threat == 4 and not t.hero.damage
    t.quiet()


def test_thoughtcasting_without_a_hand(board):
    t = strange(board)
    t.reveal(t.add("Thoughtcasting", "encounter"))
    assert not t.hero.damage
    t.quiet()


@rule("rr:special")
def test_who_cannot_play_events_still_invokes(board):
    """An invocation is resolved, not played: see faq:the-once-and-future-kang-scenario-pack:depowered:1."""
    stop = attachment(constant(Cannot(YOU, "play event")))
    t = strange(board, WINDS, BANDS, attached=[stop])
    t.use(t.hero)
    assert len(t.hand) == 3
    t.quiet()


# ---- the deck in everything else that shows a table
POSITION = """
[[player]]
hero = "doctor-strange"
invocation = ["Winds of Watoomb", "Images of Ikonn"]
invocation_discard = ["Vapors of Valtorr"]
[[step]]
do = "use"
card = "Doctor Strange"
expect = {invocation = ["Images of Ikonn"], invocation_discard = ["Winds of Watoomb", "Vapors of Valtorr"]}
[expect]
"Winds of Watoomb" = "invocation_discard"
player.hand = 3
"""


def test_the_deck_in_a_position():
    run(POSITION)
    with pytest.raises(PositionError, match="Spider-Man has no deck"):
        load("[[player]]\nhero = 'spider-man'\ninvocation = []")


def test_a_position_that_does_not_speak_of_the_deck_has_all_of_it():
    t = load("[[player]]\nhero = 'doctor-strange'\ninvocation_discard = ['Winds of Watoomb']")
    assert [c.code for c in t.zone("invocation")] == SET[:-1]
    t = load("scenario = 'rhino'\n[[player]]\nhero = 'doctor-strange'")
    assert sorted(c.code for c in t.zone("invocation")) == SET


def test_a_game_is_written_and_read_with_the_deck(board):
    g = champions.new(["doctor-strange"], "rhino", seed=5)
    while g.decision.kind != "turn":
        g.answer(g.decision.options[-1])
    again = champions.position(g.position())
    assert again.canonical() == g.canonical()


def test_the_terminal_shows_the_top_card(board):
    t = strange(board, VAPORS, WINDS)
    for lang, text in (("en", "Invocation deck 2 (on top: Vapors of Valtorr)"), ("fr", "dessus : Vapeurs de Valtorr")):
        lines = Board(t.game, 0, Paint(width=160), lang).lines()
        assert any(text in line for line in lines)
    assert find_card(t.game, 0, "Vapors of Valtorr") == t[VAPORS].id
    assert find_card(t.game, 0, "Winds of Watoomb") is None  # nobody knows that it is there


def test_the_browser_is_told_of_it(board):
    t = strange(board, VAPORS, WINDS, invocation_discard=[BANDS])
    shown = seat_view(t.game, 0, "fr", bot_of("random", 1))["players"][0]["own_deck"]
    assert shown["title"] == "Deck Invocation" and shown["top"][0]["name"] == "Vapeurs de Valtorr"
    assert shown["discard"][0]["name"] == "Bandes Écarlates de Cyttorak"


def test_the_bot_invokes(board):
    t = strange(board, BANDS, WINDS, hand=["Genius", "Energy"])
    bot = bot_of("heuristic", 1)
    o = bot.choose(t.game, t.game.decision)
    assert o.verb == "use" and o.card == t.hero.id


@rule("rr:additional")
def test_astral_projection_removes_all_at_once(board):
    t = strange(board, hand=["Astral Projection", resource(mental=2)], threat=9, encounter=[treachery(boost=2)])
    t.play("Astral Projection", target=t.main)
    t.answer("choose")
    assert [n[2] for n in t.log("threat removed")] == [5]
    t.quiet()
