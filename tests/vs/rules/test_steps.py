"""What the steps of a turn set off, what properties hang on, and what is looked at again when something changes."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import (
    atk,
    can,
    do,
    endurance,
    find,
    in_play,
    passes,
    settle,
    side,
    table,
    thing,
    to,
    until,
    why,
    zone,
)

from quickstrike import vs
from quickstrike.vs.rules.layers import props
from quickstrike.vs.rules.zones import around, is_character_in_play, positions


# ---- set-up (101)
@rule("vs:101")
def test_decks_are_shuffled_and_chance_says_who_chooses():
    games = [vs.new(["tidewatch", "ashen-choir"], seed=n) for n in range(12)]
    decks = {tuple(g.state.codes[c] for c in g.state.zones["deck0"]) for g in games}
    theirs = {tuple(g.state.codes[c] for c in g.state.zones["deck1"]) for g in games}
    assert len(decks) == len(theirs) == 12 and {g.decision.seat for g in games} == {0, 1}


@rule("vs:101", "vs:101.4")
@pytest.mark.parametrize("start", [0, 1])
def test_who_begins_may_be_settled_before(start):
    g = vs.new(["tidewatch", "ashen-choir"], seed=3, start=start)
    assert (g.state.initiative, g.decision.kind, g.decision.seat) == (start, "mulligan", start)


# ---- the steps
@rule("vs:401", "vs:402", "vs:403", "vs:404", "vs:405", "vs:406", "vs:408.1")
def test_each_step_has_its_start():
    g = table(side(["clock"], hand=["red-5"]), side(["blue-1"], hand=["blue-4"]), phase="draw")
    seen = []
    while g.state.turn == 5:
        s = g.state
        if s.players[0].endurance not in seen:
            seen.append(s.players[0].endurance)
        d = g.decision
        g.answer(next((o for o in d.options if o.verb in ("pass", "none", "done")), d.options[0]))
    assert seen == [50 + n for n in (1, 7, 15, 31)], "each once, and none in the other's steps; the first two at once"
    assert endurance(g)[0] == 50 + 31 + 32


@rule("vs:402", "vs:406")
def test_what_hangs_on_the_step_changes_with_it():
    g = table(side(["drummer"], hand=["trip"]), side(["blue-3"], hand=["trip"]), phase="formation", active=1)
    assert atk(g, "drummer") == 2
    until(g, "attack", 0)
    assert atk(g, "drummer") == 3
    until(g, "attack", 1)
    assert atk(g, "drummer") == 2


@rule("vs:403")
def test_the_resource_step_is_his_whose_row_it_is():
    g = table(side(["red-3"], hand=["red-1"], resources=2), side(["blue-3"]), phase="resource", active=1)
    assert (g.state.phase, g.state.step, g.decision.kind) == ("resource", 0, "resource")
    do(g, "resource", "red-1")
    assert zone(g, "row")[-1] == "red-1" and not thing(g, "red-1").up and g.state.resources(0) == 3


@rule("vs:405")
def test_each_character_is_taken_up_once():
    g = table(side(["red-3"]), side(["blue-3"]), phase="formation", active=1)
    do(g, "move", "red-3", value="support,0")
    assert g.decision.seat == 1, "the other player forms"
    assert thing(g, "red-3").row == "support"


@rule("vs:405", "vs:512.4")
def test_each_equipment_is_offered_once_and_a_stunned_bearer_keeps_it():
    held = {"card": "red-3", "equipment": ["sword"]}
    other = {"card": "red-2", "equipment": ["sword"], "stunned": True}
    g = table(side([held, other, "red-5"]), side(["blue-3"]), phase="formation", active=1)
    assert g.decision.kind == "transfer" and {o.card for o in g.decision.options if o.verb == "target"} == {
        find(g, "red-5")
    }
    do(g, "none")
    assert g.decision.kind == "formation"


@rule("vs:601.1e", "vs:216")
def test_who_can_do_nothing_is_not_asked():
    g = table(side(["red-3"]), side(["blue-3"]))
    do(g, "attack", "red-3", "blue-3")
    assert g.state.attack is None and thing(g, "red-3").stunned, "nobody had anything to answer with"


@rule("vs:601.1e")
def test_who_can_do_something_is_asked():
    g = table(side(["red-3"]), side(["blue-3"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-3")
    assert g.decision.seat == 1 and [o.verb for o in g.decision.options] == ["pass", "play"]


# ---- triggered effects
@rule("vs:506")
def test_all_that_was_set_off_is_on_the_chain_before_anybody_is_asked():
    g = table(side(["mourner", "greeter", "red-3"]), side(["blue-3"], hand=["trip", "trip", "home"]))
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-3")
    while not g.state.chain or g.state.chain[-1].kind != "triggered":
        passes(g)
    assert [x.kind for x in g.state.chain] == ["triggered"] and not g.state.waiting


@rule("vs:601.2", "vs:502")
def test_who_is_attacked_defends():
    g = table(side(["red-3"]), side(["guard"]))
    do(g, "attack", "red-3", "guard")
    settle(g)
    assert endurance(g)[1] == 50 + 2 - 2 - 3


@rule("vs:602.4", "vs:breakthrough")
def test_breakthrough_sets_off_its_power():
    g = table(side(["bruiser"]), side(["blue-3"]))
    do(g, "attack", "bruiser", "blue-3")
    settle(g)
    assert len(zone(g, "hand")) == 1
    g = table(side(["bruiser"]), side(["blue-4"]))
    do(g, "attack", "bruiser", "blue-4")
    settle(g)
    assert zone(g, "hand") == [], "a tie lets nothing through"


# ---- what properties hang on
@rule("vs:602.2", "vs:602.3", "vs:602.4", "vs:501")
def test_properties_follow_the_attack():
    g = table(side(["coach", "red-5"], hand=["pull-out"]), side(["blue-4"], hand=["pull-out"]))
    before = atk(g, "red-5")
    do(g, "attack", "red-5", "blue-4")
    to(g, 0)
    while g.state.attack is None:
        passes(g)
    p = props(g.state, find(g, "red-5"))
    assert (p.atk, p.defense) == (before + 1, 10), "exhausted now, and attacking"
    assert props(g.state, find(g, "blue-4")).defense == 8
    to(g, 0)
    do(g, "play", "pull-out")
    do(g, "target", "red-5")
    while g.state.attack is not None and g.state.attack.attackers:
        passes(g)
    assert props(g.state, find(g, "red-5")).defense == 9
    settle(g)
    assert props(g.state, find(g, "blue-4")).defense == 6


@rule("vs:212.5d", "vs:512.3")
def test_properties_follow_the_place():
    g = table(side(["coach", "red-5"], hand=["leap"]), side(["blue-4"]))
    assert atk(g, "red-5") == 9 + 4
    do(g, "play", "leap")
    do(g, "target", "red-5")
    while g.decision.kind != "move":
        passes(g)
    do(g, "place", value="support,0")
    assert atk(g, "red-5") == 9


@rule("vs:505", "vs:adjacent")
def test_neighbours_of_a_character_and_of_an_equipments_bearer():
    g = table(side(["red-3", "neighbour", "red-5"], ["red-2"]), side(["blue-3"]))
    assert [atk(g, x) for x in ("red-3", "red-5", "red-2", "neighbour", "blue-3")] == [6, 10, 3, 2, 4]
    g = table(side(["red-3", {"card": "red-1", "equipment": ["banner"]}], ["red-2", "red-5"]), side(["blue-3"]))
    assert [atk(g, x) for x in ("red-3", "red-5", "red-2", "red-1", "blue-3")] == [6, 10, 3, 1, 4]


@rule("vs:514.1", "vs:instead")
@pytest.mark.parametrize(("order", "more"), [(("gym", "arena"), 5), (("arena", "gym"), 3)])
def test_of_two_that_say_instead_the_later_one_has_the_last_word(order, more):
    up = [{"card": x, "up": True} for x in order]
    g = table(side(["red-3"], hand=["red-3"], resources=up), side(["blue-4"]))
    do(g, "attack", "red-3", "blue-4")
    do(g, "power_up", "red-3")
    while g.state.chain:
        passes(g)
    assert g.state.attack is None or atk(g, "red-3") == 5 + more
    assert thing(g, "blue-4").stunned


@rule("vs:513.2i", "vs:707.6")
def test_a_keyword_that_was_given_is_there():
    g = table(side(["red-3"], hand=["gift"]), side(["blue-3"]))
    assert not can(g, "use", "red-3")
    do(g, "play", "gift")
    settle(g)
    to(g, 0)
    assert can(g, "use", "red-3")
    do(g, "use", "red-3")
    settle(g)
    assert thing(g, "red-3").stunned
    until(g, "resource")
    assert not thing(g, "red-3").stunned and in_play(g, "red-3")


@rule("vs:513", "vs:511.4")
def test_the_log_tells_the_team_that_was_chosen():
    g = table(side(["red-3"], hand=["oath"]), side(["blue-3"]))
    do(g, "play", "oath")
    while g.decision.kind != "name team":
        passes(g)
    do(g, "team", value="blue")
    assert sorted(props(g.state, find(g, "red-3")).teams) == ["blue", "red"]
    note = next(n for n in g.log if n[0] == "give")
    assert note[3] == (("teams", "gain", 0, "blue"),)


# ---- targets
@rule("vs:505", "vs:512.5")
def test_a_face_down_resource_of_somebody_else_goes_by_its_place():
    g = table(
        side(["red-3"], hand=["rummage"]), side(["blue-3"], resources=["red-1", "push", "blue-1"], deck=["blue-4"])
    )
    do(g, "play", "rummage")
    assert [o.id for o in g.decision.options] == ["target=1:0", "target=1:1", "target=1:2"]
    seen = g.state.seen
    g.answer("target=1:1")
    settle(g)
    assert zone(g, "row", 1) == ["red-1", "blue-1", "blue-4"] and zone(g, "ko", 1) == ["push"]
    assert g.state.seen > seen, "a card was turned up that nobody knew"


@rule("vs:505", "vs:509")
def test_of_two_effects_one_is_chosen():
    g = table(side(["red-3"], hand=["trip", "home"]), side(["blue-3", "blue-4"], hand=["stop"]))
    do(g, "play", "trip")
    do(g, "target", "blue-4")
    do(g, "play", "home")
    do(g, "target", "blue-3")
    to(g, 1)
    do(g, "play", "stop")
    links = {x.code: x.id for x in g.state.chain}
    assert [o.value for o in g.decision.options] == [f"link:{i}" for i in links.values()]
    g.answer(f"target=link:{links['t:trip']}")
    settle(g)
    assert not thing(g, "blue-4").stunned and zone(g, "hand", 1) == ["blue-3"]


@rule("vs:505", "vs:304")
def test_a_plot_twist_of_the_row_is_face_up_as_soon_as_it_is_announced():
    g = table(side(["red-3"], resources=["trip", "red-1"]), side(["blue-3", "blue-4"]))
    do(g, "play", "trip")
    assert g.decision.kind == "target" and thing(g, "trip").up and thing(g, "trip").row == "resource"


@rule("vs:302.3a")
def test_a_single_bearer_is_not_asked_for():
    g = table(side(["red-3"], hand=["sword"]), side(["blue-3"]), phase="recruit", active=1)
    do(g, "recruit", "sword")
    assert atk(g, "red-3") == 7 and g.decision.kind != "bearer"


@rule("vs:505.1e", "vs:508")
def test_equipment_is_recruited_before_it_is_there_and_for_one_stay_of_its_bearer():
    g = table(side(["red-3", "red-5"], hand=["sword"]), side(["blue-3"], hand=["trip"]), phase="recruit", active=1)
    do(g, "recruit", "sword")
    do(g, "target", "red-5")
    assert g.state.chain[-1].kind == "recruit" and not in_play(g, "sword")
    to(g, 1)
    g.state.things[find(g, "red-5")].stay = g.state.new_id()  # as if it had left and come back
    settle(g)
    assert not in_play(g, "sword") and zone(g, "ko") == ["sword"]


@rule("vs:512.3")
def test_the_empty_positions():
    g = table(side([None, "red-3", None, "red-5"]), side(["blue-3"]))
    s = g.state
    columns = {row: sorted(c for r, c in positions(s, 0) if r == row) for row in ("front", "support")}
    assert columns == {"front": [0, 2, 4], "support": [0, 1, 2, 3, 4]}
    assert len(around(s, [1, 3])) == 10
    g = table(side([], hand=["red-1"]), side(["blue-3"]))
    assert positions(g.state, 0) == [("front", 0), ("support", 0)]


@rule("vs:512.4", "vs:212.5d")
def test_a_transfer_by_an_effect_is_done_once():
    g = table(side(["red-3", "red-5"], hand=["take-sword"]), side([{"card": "blue-3", "equipment": ["sword"]}]))
    do(g, "play", "take-sword")
    while g.decision.kind != "bearer":
        passes(g)
    do(g, "target", "red-5")
    assert thing(g, "sword").on == find(g, "red-5") and thing(g, "sword").seat == 0 and not g.state.scopes


@rule("vs:508")
def test_two_cards_are_discarded_one_after_the_other():
    g = table(side(["red-3"], hand=["muddle"]), side(["blue-3"], hand=["red-1", "red-2", "blue-1"]))
    do(g, "play", "muddle")
    while g.decision.kind != "discard":
        passes(g)
    do(g, "discard", "red-1")
    do(g, "discard", "blue-1")
    settle(g)
    assert zone(g, "hand", 1) == ["red-2"] and zone(g, "ko", 1) == ["red-1", "blue-1"]


# ---- who is out, what leaves
@rule("vs:102", "vs:502.3", "vs:212.5d")
def test_who_is_out_takes_his_cards_along():
    g = table(
        side([{"card": "red-3", "equipment": ["sword"]}, {"card": "blue-1", "owner": 2}], endurance=-1),
        side([{"card": "red-5", "owner": 1}], hand=["blue-1"]),
        side(["green-3"], hand=["blue-1"]),
        phase="recovery",
    )
    until(g, "resource")
    gone = [x for x in zone(g, "removed", 0) if not x.startswith("common:")]
    assert sorted(gone) == ["red-3", "red-5", "sword"] and zone(g, "ko", 1) == ["blue-1"]
    assert [t.seat for t in g.state.things.values() if t.row == "front"] == [2]


@rule("vs:212.5b")
def test_only_characters_in_the_rows_are_characters_in_play():
    g = table(side([{"card": "red-3", "equipment": ["sword"]}], hand=["red-5"], resources=["red-1"]), side(["blue-3"]))
    s = g.state
    assert [is_character_in_play(s, find(g, x)) for x in ("red-3", "sword", "red-5", "red-1")] == [True] + [False] * 3


@rule("vs:212.5b", "vs:503")
def test_the_index_is_that_of_the_table():
    mine = side(["captain", "evader", "space-dog", "undying"], resources=[{"card": "gym", "up": True}, "tower"])
    g = table(mine, side(["mourner", {"card": "blue-3", "equipment": ["crown"]}]))
    kept = {k: sorted(v) for k, v in g.state.index.items()}
    assert kept == {k: sorted(v) for k, v in g.rebuilt().items()} and len(kept) == 8


# ---- card number 0
BARE = {"deck": 0, "resources": 0}


def zero(**more):
    """Seat 0 has nothing but what stands there: its first character is card 0."""
    return table(side([{"card": "red-3", **more}], **BARE), side(["blue-3"], **BARE))


@rule("vs:502.3", "vs:503", "vs:701.12b")
def test_equipment_on_card_0_is_inactive_while_that_is_stunned():
    g = zero(equipment=["sword"])
    assert find(g, "red-3") == 0 and atk(g, "red-3") == 7
    g = zero(equipment=["sword"], stunned=True)
    assert atk(g, "red-3") == 5


@rule("vs:601.1", "vs:601.2", "vs:507.1", "vs:602.4")
def test_card_0_and_player_0_are_attacked_as_others_are():
    g = table(side(["red-3"], **BARE), side(["blue-3"], **BARE), active=2)
    do(g, "attack", "blue-3", "red-3")
    settle(g)
    assert thing(g, "red-3").stunned and endurance(g) == [47, 47]
    g = table(side([{"card": "red-3", "stunned": True}], **BARE), side(["blue-4"], **BARE), active=2)
    assert can(g, "attack", "blue-4", 0)
    do(g, "attack", "blue-4", 0)
    settle(g)
    assert endurance(g) == [44, 50] and not thing(g, "blue-4").stunned


@rule("vs:502.3", "vs:505")
def test_what_happens_to_card_0_sets_powers_off():
    g = table(side(["mourner"], **BARE), side(["blue-3"], **BARE), active=2)
    do(g, "attack", "blue-3", "mourner")
    settle(g)
    assert find(g, "mourner") == 0 and endurance(g) == [50 - 2 - 2, 49]


# ---- why not
@rule("vs:602.1", "vs:reinforcement")
def test_why_nobody_reinforces_without_an_attack():
    g = table(side(["red-3"], ["red-2"]), side(["blue-3"], ["blue-1"]))
    assert why(g, 0, "reinforce", "red-2") == "vs:602.1"
    g = table(side(["red-5"]), side(["blue-3"], ["blue-1"], hand=["trip"]))
    do(g, "attack", "red-5", "blue-3")
    assert why(g, 0, "reinforce", "red-5") == "vs:602.1", "it is not his defender"


@rule("vs:507.1", "vs:power-up")
def test_why_somebody_elses_character_is_not_powered_up():
    g = table(side(["red-3"], hand=["blue-3", "trip"]), side(["blue-3"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-3")
    to(g, 0) if g.decision.seat else None
    while g.state.attack is None:
        passes(g)
    held = next(c for c in g.state.zones["hand0"] if g.state.codes[c] == "t:blue-3")
    there = next(c for c, t in g.state.things.items() if t.seat == 1 and t.row == "front")
    assert g.explain(0, {"verb": "power_up", "card": held, "target": there}).rule == "vs:507.1"


@rule("vs:501", "vs:505")
def test_why_a_power_is_not_used():
    g = table(side([{"card": "zapper", "exhausted": True}]), side(["blue-3"]))
    assert why(g, 0, "use", "zapper") == "vs:501" and not can(g, "use", "zapper")
    g = table(side([{"card": "zapper", "stunned": True}, "red-3"]), side(["blue-3"]))
    assert why(g, 0, "use", "zapper") == "vs:701.12b"
    g = table(side(["red-3"], resources=["tower", "red-1"]), side(["blue-3"]))
    assert why(g, 0, "use", "tower") == "vs:701.12b", "face down it says nothing"


@rule("vs:601.2", "vs:breakthrough")
def test_an_attack_of_one_is_no_team_attack_however_the_table_reads_it():
    g = table(side(["red-5"]), side(["blue-1"]), readings=["lone-attacker=team"])
    do(g, "attack", "red-5", "blue-1")
    settle(g)
    assert endurance(g)[1] == 50 - 1 - 7


@rule("vs:601.1", "vs:team-attack")
def test_who_joins_is_asked_one_by_one_and_may_end():
    g = table(side(["red-1", "red-3", "red-5", "red-2"]), side(["blue-4"]))
    do(g, "team_attack", target="blue-4", value="red")
    first = [g.state.codes[o.card] for o in g.decision.options]
    assert first == ["t:red-1", "t:red-3", "t:red-5"], "the last one would be alone"
    do(g, "join", "red-1")
    assert not can(g, "done") and not can(g, "join", "red-1")
    do(g, "join", "red-3")
    assert can(g, "done") and can(g, "join", "red-5") and can(g, "join", "red-2")
    do(g, "done")
    settle(g)
    assert [thing(g, x).ready for x in ("red-1", "red-3", "red-5", "red-2")] == [False, False, True, True]
