"""The edges of the rules of attacks and of the turn: what becomes illegal, card 0, who is asked, what ends."""

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
    quiet,
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
from quickstrike.vs.rules.legal import (
    attack_refusal,
    attacker_refusal,
    defender_refusal,
    pair_refusal,
    power_up_refusal,
    recruit_refusal,
    reinforce_refusal,
)
from quickstrike.vs.rules.stun import ready, recover, stun
from quickstrike.vs.table import seat_id

BARE = {"deck": 0, "resources": 0}
"""So that the first character is card 0."""


def began(g):
    """Until the attack is under way."""
    while g.state.attack is None or g.state.chain or g.state.waiting:
        d = g.decision
        g.answer(next((o for o in d.options if o.verb == "pass"), d.options[0]))


# ---- proposing and legality (601)
@rule("vs:601.2", "vs:601.1")
def test_an_attack_that_became_illegal_is_over_and_another_may_be_proposed():
    g = table(side(["red-3", "red-5"]), side(["blue-3", "blue-4"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-3")
    to(g, 1)
    do(g, "play", "trip")
    do(g, "target", "red-3")
    while g.state.chain:
        passes(g)
    quiet(g)
    assert not g.state.scopes and [f.op.name for f in g.state.stack][-1] == "priority"
    assert thing(g, "red-5").ready and can(g, "attack", "red-5", "blue-3") and g.state.step == 0


@rule("vs:601.2")
def test_nothing_is_left_of_a_proposal_once_the_attack_is_under_way():
    g = table(side(["red-3"]), side(["blue-3"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-3")
    began(g)
    assert not g.state.scopes and g.state.attack.attackers == (find(g, "red-3"),)


@rule("vs:601.2", "vs:team-attack")
def test_where_one_illegal_attacker_ends_it_legal_ones_attack():
    g = table(side(["red-3", "red-5"]), side(["blue-4"]), readings=["some-illegal=whole"])
    do(g, "team_attack", target="blue-4", value="red")
    settle(g)
    assert thing(g, "blue-4").stunned


@rule("vs:601.1", "vs:601.2")
def test_who_leaves_is_no_defender_any_more():
    g = table(side(["red-1"], **BARE), side(["blue-3"], hand=["home"]), active=2)
    do(g, "attack", "blue-3", "red-1")
    do(g, "play", "home")
    do(g, "target", "red-1")
    settle(g)
    assert thing(g, "blue-3").ready and zone(g, "hand") == ["red-1"]


@rule("vs:601.2", "vs:502")
def test_attacking_is_heard_of_by_each_attacker():
    g = table(side(["red-3", "red-5", "fan"]), side(["blue-4"], hand=["trip"]))
    do(g, "team_attack", target="blue-4", value="red")
    began(g)
    assert endurance(g)[0] == 70


@rule("vs:601.2", "vs:activate")
def test_attackers_are_exhausted_and_that_is_felt():
    g = table(side(["coach", "red-3"]), side(["blue-4"], hand=["trip"]))
    before = atk(g, "red-3")
    do(g, "attack", "red-3", "blue-4")
    began(g)
    assert not thing(g, "red-3").ready and atk(g, "red-3") == before + 1


@rule("vs:601.1", "vs:range", "vs:701.12c", "vs:direct-attack", "vs:407")
def test_why_an_attack_cannot_be():
    g = table(
        side(
            ["red-3", {"card": "red-5", "stunned": True}, {"card": "red-2", "exhausted": True}], ["red-1", "red-archer"]
        ),
        side(["blue-3", {"card": "blue-4", "stunned": True}], ["blue-1"]),
        side([{"card": "green-3", "stunned": True}]),
    )
    s = g.state

    def attackers(*names):
        return [(attacker_refusal(s, 0, find(g, x)) or ("", ""))[1] for x in names]

    assert attackers("red-3", "red-5", "red-2", "red-1", "red-archer") == [
        "",
        "vs why stunned",
        "vs why exhausted",
        "vs why range",
        "",
    ]
    assert attackers("blue-3") == ["vs why not yours"]
    resource = s.zones["row0"][0]
    assert attacker_refusal(s, 0, resource)[1] == "vs why not yours"
    assert [(defender_refusal(s, 0, seat_id(x)) or ("", ""))[1] for x in (0, 1, 2, 3)] == [
        "vs why no defender",
        "vs why direct",
        "",
        "vs why no defender",
    ]
    assert defender_refusal(s, 0, find(g, "blue-4"))[0] == "vs:701.12c"
    assert defender_refusal(s, 0, find(g, "red-2"))[1] == "vs why own defender"
    assert defender_refusal(s, 0, s.zones["row1"][0])[1] == "vs why no defender"
    assert pair_refusal(s, find(g, "red-3"), find(g, "blue-3")) is None
    assert attack_refusal(s, 0, find(g, "red-3"), find(g, "blue-3")) is None
    assert attack_refusal(s, 1, find(g, "blue-3"), find(g, "red-3"))[1] == "vs why attack step"
    s.phase = "recovery"
    assert attack_refusal(s, 0, find(g, "red-3"), find(g, "blue-3"))[1] == "vs why attack step"


@rule("vs:601.1", "vs:direct-attack")
def test_who_is_out_is_not_attacked():
    down = side([{"card": "green-3", "stunned": True}], endurance=-1)
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"]), down, phase="recovery")
    until(g, "attack", 0)
    assert defender_refusal(g.state, 0, seat_id(2))[1] == "vs why no defender"
    assert not can(g, "attack", "red-3", 2)


@rule("vs:601.1", "vs:team-attack")
def test_a_team_attack_needs_two_that_can():
    g = table(side(["red-3", {"card": "red-5", "exhausted": True}], ["red-1"]), side(["blue-3"]))
    assert can(g, "attack", "red-3", "blue-3") and not can(g, "team_attack")
    g = table(side(["red-3", "red-5", {"card": "red-2", "exhausted": True}, "double"]), side(["blue-3"]))
    do(g, "team_attack", target="blue-3", value="red")
    assert {o.card for o in g.decision.options} == {find(g, x) for x in ("red-3", "red-5")}, "a first one of three"
    do(g, "join", "red-3")
    do(g, "join", "double")
    settle(g)
    assert thing(g, "red-5").ready and thing(g, "blue-3").stunned


# ---- the attack (602)
@rule("vs:507.1", "vs:power-up")
def test_the_defender_is_powered_up():
    g = table(side(["red-3"], hand=["red-3"], **BARE), side(["blue-4"]), active=2)
    do(g, "attack", "blue-4", "red-3")
    began(g)
    to(g, 0)
    assert can(g, "power_up", "red-3")
    do(g, "power_up", "red-3")
    while g.state.chain:
        passes(g)
    assert props(g.state, g.state.defender).atk == 6


@rule("vs:507.1", "vs:power-up")
def test_why_a_power_up_cannot_be():
    g = table(side(["red-3", "red-5"], hand=["red-3", "red-5", "trip"]), side(["blue-4"], hand=["blue-4"]))
    s = g.state
    hand = {s.codes[c]: c for c in s.zones["hand0"]}
    assert power_up_refusal(s, 0, hand["t:red-3"], find(g, "red-3"))[1] == "vs why no attack"
    do(g, "attack", "red-3", "blue-4")
    began(g)
    here = thing(g, "red-3").card
    assert power_up_refusal(s, 0, hand["t:red-3"], here) is None
    assert power_up_refusal(s, 0, hand["t:trip"], here)[1] == "vs why hand"
    assert power_up_refusal(s, 0, hand["t:red-5"], here)[1] == "vs why same name"
    assert power_up_refusal(s, 0, hand["t:red-5"], thing(g, "red-5").card)[1] == "vs why not in attack"
    theirs = s.zones["hand1"][0]
    assert power_up_refusal(s, 0, theirs, thing(g, "blue-4").card)[1] == "vs why hand"
    assert power_up_refusal(s, 1, theirs, here)[1] == "vs why not in attack"


@rule("vs:602.1", "vs:reinforcement")
def test_card_0_is_reinforced_and_why_others_are_not():
    g = table(side(["red-2"], ["red-1", "nobody"], **BARE), side(["blue-4"], ["blue-1"], **BARE), active=2)
    s = g.state
    assert find(g, "red-2") == 0
    assert reinforce_refusal(s, 0, find(g, "red-1"))[1] == "vs why no defender"
    do(g, "attack", "blue-4", "red-2")
    began(g)
    to(g, 0)
    assert [reinforce_refusal(s, 0, c) and reinforce_refusal(s, 0, c)[1] for c in (0, find(g, "red-1"))] == [
        "vs why not yours",
        None,
    ]
    assert reinforce_refusal(s, 0, find(g, "blue-1"))[1] == "vs why not yours"
    assert reinforce_refusal(s, 1, find(g, "blue-1"))[1] == "vs why no defender"
    do(g, "reinforce", "red-1")
    settle(g)
    assert endurance(g)[0] == 48


@rule("vs:602.4", "vs:702.1", "vs:701.12")
def test_the_stunned_lie_face_down():
    g = table(side(["red-3"]), side(["blue-3"]))
    stun(g.state, [(find(g, "blue-3"), ())])
    t = thing(g, "blue-3")
    assert (t.stunned, t.up) == (True, False) and endurance(g)[1] == 47
    assert stun(g.state, [(find(g, "blue-3"), ())]) == [] and endurance(g)[1] == 47
    recover(g.state, [find(g, "blue-3")])
    assert (t.stunned, t.up, t.ready) == (False, True, False)


@rule("vs:602.4", "vs:team-attack")
def test_without_attackers_nobody_is_struck():
    g = table(side(["red-3", "red-5"]), side(["blue-4"], hand=["pull-out", "pull-out"]))
    do(g, "team_attack", target="blue-4", value="red")
    began(g)
    to(g, 1)
    for x in ("red-3", "red-5"):
        do(g, "play", "pull-out")
        if g.decision.kind == "target":
            do(g, "target", x)
    settle(g)
    quiet(g)
    assert not any(thing(g, x).stunned for x in ("red-3", "red-5", "blue-4"))


@rule("vs:602.2", "vs:602.3", "vs:212")
def test_who_leaves_leaves_the_attack():
    g = table(side(["red-3"]), side(["blue-4"], hand=["home"]))
    do(g, "attack", "red-3", "blue-4")
    began(g)
    to(g, 1)
    do(g, "play", "home")
    do(g, "target", "red-3")
    while g.state.chain:
        passes(g)
    settle(g)
    assert not thing(g, "blue-4").stunned and zone(g, "hand") == ["red-3"]


@rule("vs:602.2", "vs:602.3")
def test_leaving_the_attack_is_felt_at_once():
    g = table(side(["red-3"]), side(["coach"], hand=["pull-out"]))
    do(g, "attack", "red-3", "coach")
    began(g)
    s = g.state
    wall = props(s, find(g, "red-3")).defense
    to(g, 1)
    do(g, "play", "pull-out")
    do(g, "target", "red-3")
    while g.state.chain:
        passes(g)
    assert props(s, find(g, "red-3")).defense == wall - 1


# ---- recovery and readying (408)
@rule("vs:408.2b", "vs:recover")
def test_every_player_is_asked_who_recovers():
    hurt = [{"card": "red-3", "stunned": True}, {"card": "red-5", "stunned": True}]
    g = table(
        side(hurt),
        side([{"card": "blue-3", "stunned": True}]),
        side([{"card": "green-3", "stunned": True}]),
        phase="recovery",
    )
    met = []
    for name in ("red-5", "blue-3", "green-3"):
        met.append((g.decision.kind, g.decision.seat))
        do(g, "recover", name)
    assert met == [("recover", 0), ("recover", 1), ("recover", 2)]
    assert zone(g, "ko") == ["red-3"] and not thing(g, "green-3").stunned


@rule("vs:408.2b", "vs:recover", "vs:513.2d")
def test_who_recovers_at_the_end_is_as_ready_as_it_was():
    g = table(side(["numbing", {"card": "red-3", "stunned": True}]), side(["blue-3"], hand=["trip"]), phase="recovery")
    passes(g)
    do(g, "recover", "red-3")
    assert thing(g, "red-3").ready
    tired = {"card": "red-3", "stunned": True, "exhausted": True}
    g = table(side(["numbing", tired]), side(["blue-3"], hand=["trip"]), phase="recovery")
    passes(g)
    do(g, "recover", "red-3")
    assert not thing(g, "red-3").ready


@rule("vs:recover", "vs:515.5", "vs:502")
def test_recovering_is_heard_of_and_felt():
    held = {"card": "red-3", "stunned": True, "equipment": ["sword"]}
    g = table(side([held, "witness"], hand=["revive"]), side(["blue-3"]))
    assert atk(g, "red-3") == 5
    do(g, "play", "revive")
    settle(g)
    assert atk(g, "red-3") == 7 and endurance(g)[0] == 90 and not thing(g, "red-3").ready


@rule("vs:recover")
@pytest.mark.parametrize(("readings", "is_ready"), [([], False), (["recover=ready"], True)])
def test_outside_of_the_recovery_phase(readings, is_ready):
    g = table(side([{"card": "red-3", "stunned": True}], hand=["revive"]), side(["blue-3"]), readings=readings)
    do(g, "play", "revive")
    settle(g)
    assert thing(g, "red-3").ready is is_ready


@rule("vs:408.2c", "vs:408.2")
def test_readying_is_felt():
    g = table(side(["coach", {"card": "red-3", "exhausted": True}]), side(["blue-3"]))
    before = atk(g, "red-3")
    ready(g.state, [find(g, "red-3")])
    assert atk(g, "red-3") == before - 1 and thing(g, "red-3").ready


@rule("vs:401", "vs:turn")
@pytest.mark.parametrize(("readings", "is_ready"), [([], False), (["readying=draw"], True)])
def test_where_everything_readies_in_the_draw_phase(readings, is_ready):
    tired = {"card": "red-3", "exhausted": True}
    g = table(side([tired], hand=["trip"]), side(["blue-3"]), phase="draw", readings=readings)
    assert g.state.phase == "draw" and thing(g, "red-3").ready is is_ready


# ---- the end of a game (102)
@rule("vs:102", "vs:408.2c")
@pytest.mark.parametrize(("stall", "decks", "over"), [(9, (0, 0), False), (10, (0, 0), True), (10, (0, 3), False)])
def test_a_game_without_cards_and_losses_is_a_draw_after_ten_turns(stall, decks, over):
    g = table(side(["red-3"], hand=["trip"], deck=decks[0]), side(["blue-3"], deck=decks[1]), phase="recovery")
    g.state.stall = stall
    turn = g.state.turn
    while g.result is None and g.state.turn == turn:
        passes(g)
    assert (g.result == "draw") is over
    assert g.state.stall == (0 if decks[1] else stall + 1)


@rule("vs:102")
def test_what_somebody_who_is_out_has_made_goes_too():
    g = table(
        side(["red-3"], hand=["trip"]),
        side(["captain", "red-2"], hand=["child"], endurance=1),
        side(["green-3"], hand=["tax"]),
        active=2,
        initiative=2,
    )
    do(g, "play", "child")
    settle(g)
    assert [m.seat for m in g.state.mods] == [1]
    g.state.players[1].endurance = 0
    until(g, "recovery")
    assert g.state.players[1].out and g.state.mods == [] and not in_play(g, "captain")
    assert g.state.order() and 1 not in g.state.order()


@rule("vs:102")
def test_an_empty_deck_loses_where_a_table_reads_it_so():
    g = table(side(["red-3"], deck=1), side(["blue-3"]), phase="draw", readings=["empty-deck=lose"])
    until(g, "recovery")
    assert g.result == "seat 1"


# ---- set-up (101)
@rule("vs:101", "vs:101.4")
def test_where_the_first_player_is_settled_nobody_chooses():
    g = vs.new(["tidewatch", "ashen-choir"], seed=3, start=0)
    assert g.decision.kind == "mulligan" and g.state.initiative == 0
    g = vs.new(["tidewatch", "ashen-choir"], seed=3, start=1)
    assert g.decision.kind == "mulligan" and g.state.initiative == 1 and g.decision.seat == 1
    g = vs.new(["tidewatch", "ashen-choir"], seed=3)
    assert g.decision.kind == "initiative"


@rule("vs:101", "vs:401")
def test_set_up_is_over_when_the_first_turn_begins():
    g = vs.new(["tidewatch", "ashen-choir"], seed=3, start=0)
    while g.decision.kind == "mulligan":
        g.answer("keep")
    assert g.state.turn == 1 and "set_up" not in [f.op.name for f in g.state.stack]
    assert [len(g.state.zones[f"hand{x}"]) for x in (0, 1)] == [6, 6]


# ---- recruiting and transferring
@rule("vs:404", "vs:212.5b", "vs:entering", "vs:302.3a")
def test_recruiting_ends_where_it_was_put():
    g = table(side([], hand=["red-3", "sword"]), side(["blue-3"], hand=["trip"]), phase="recruit", active=1)
    do(g, "recruit", "red-3")
    assert zone(g, "hand") == ["sword"] and zone(g, "chain") == ["red-3"] and g.state.players[0].points == 2
    asked_place(g)
    do(g, "place", value="support,0")
    t = thing(g, "red-3")
    assert (t.row, t.column, t.ready, t.up, zone(g, "chain")) == ("support", 0, True, True, [])
    do(g, "recruit", "sword")
    settle(g)
    assert thing(g, "sword").on == t.card and g.state.players[0].points == 1


def asked_place(g):
    while g.decision.kind != "place":
        passes(g)


@rule("vs:404")
def test_why_nothing_is_recruited():
    g = table(side(["red-3"], hand=["red-1", "trip"]), side(["blue-3"], hand=["blue-1"]), phase="recruit", active=1)
    assert why(g, 0, "recruit", "trip") == "vs:404" and why(g, 1, "recruit", "blue-1") == "vs:404"
    red, blue = find(g, "red-1"), find(g, "blue-1")
    assert recruit_refusal(g.state, 0, red) is None
    assert recruit_refusal(g.state, 1, blue)[1] == "vs why recruit step"
    g.state.phase = "formation"
    assert recruit_refusal(g.state, 0, red)[1] == "vs why recruit step"


@rule("vs:transferable", "vs:405", "vs:512.4")
def test_equipment_of_card_0_is_transferred():
    g = table(
        side([{"card": "red-3", "equipment": ["sword"]}, "red-5"], **BARE),
        side(["blue-3"], **BARE),
        phase="formation",
        active=1,
    )
    assert thing(g, "sword").on == 0 and g.decision.kind == "transfer"
    do(g, "target", "red-5")
    assert thing(g, "sword").on == find(g, "red-5")


@rule("vs:303.5", "vs:uniqueness")
def test_where_the_newer_location_goes():
    row = [{"card": "gym", "up": True}, "gym", "red-2"]
    g = table(side(["red-1"], resources=row), side(["blue-1"]), readings=["second-location=newer"])
    old, new = g.state.zones["row0"][:2]
    do(g, "flip", "gym")
    assert old in g.state.things and new not in g.state.things and zone(g, "ko") == ["gym"]


@rule("vs:510")
def test_a_location_that_is_turned_up_by_way_of_the_chain():
    g = table(side(["red-1"], resources=["gym", "red-2"]), side(["blue-1"], hand=["rummage"]), readings=["flip=chain"])
    do(g, "flip", "gym")
    to(g, 1)
    do(g, "play", "rummage")
    g.answer("target=0:0")
    settle(g)
    assert zone(g, "ko") == ["gym"] and not g.state.scopes, "it was gone when it should have been turned up"


@rule("vs:602.4", "vs:team-attack")
def test_card_0_strikes_back_at_one_of_a_team():
    g = table(side(["red-5"], **BARE), side(["blue-3", "blue-4"], **BARE), active=2)
    assert find(g, "red-5") == 0
    do(g, "team_attack", target="red-5", value="blue")
    while g.decision.kind != "struck":
        passes(g)
    assert g.decision.seat == 0 and {o.card for o in g.decision.options} == {find(g, x) for x in ("blue-3", "blue-4")}
    do(g, "strike", "blue-3")
    settle(g)
    assert thing(g, "blue-3").stunned and not thing(g, "blue-4").stunned and thing(g, "red-5").stunned


@rule("vs:216")
def test_in_a_step_its_player_is_the_primary_player():
    g = table(side(["red-3"], hand=["trip"]), side(["blue-3"], hand=["trip"]), active=1, initiative=2, phase="attack")
    assert (g.state.step, g.state.primary, g.state.initiative) == (0, 0, 1)
    until(g, "recovery")
    assert g.state.primary == 1


@rule("vs:216")
def test_what_depends_on_the_step_changes_with_it():
    """Dan has +1 ATK in his player's attack step, and not in that of the other."""
    g = table(side(["drummer"], hand=["trip"]), side(["blue-3"], hand=["trip"]))
    assert (g.state.step, atk(g, "drummer")) == (0, 3)
    until(g, "attack", 1)
    assert (g.state.step, atk(g, "drummer")) == (1, 2)


@rule("vs:601.1", "vs:team-attack")
def test_a_team_attacks_card_0_where_it_may_not_attack_players():
    g = table(side(["red-5"], **BARE), side(["blue-3", "blue-4"], **BARE), active=2, readings=["team-direct=no"])
    assert find(g, "red-5") == 0 and can(g, "team_attack", target="red-5", value="blue")
