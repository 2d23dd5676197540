"""Spider-Man: every ability at every level, his tokens and his cards."""

from __future__ import annotations

import pytest
from tests.dicethrone.board import attack, calm, can, count, do, health, table, undefended
from tests.marks import rule

from quickstrike.dicethrone.loading import CARDS, deck_of, hero


def has(g, seat: int = 0) -> tuple[str, ...]:
    return tuple(sorted(g.state.players[seat].tokens))


def test_dice_and_deck():
    assert len(deck_of("spider-man")) == 32  # 18 of them common
    assert hero("spider-man").faces == ("thwip", "thwip", "thwip", "web", "web", "spider")


@pytest.mark.parametrize("space", ["punch", "c-c-c-combo", "ensnare", "venom-punch"])
def test_upgrades(space: str):
    g = table("spider-man thor", hands={0: [f"spider-man:{space}-2"]}, points={0: 2})
    do(g, "play", card=f"{space}-2")
    assert g.state.players[0].points == 0 and g.state.players[0].levels == {space: 2}


@pytest.mark.parametrize(
    ("code", "timing", "cost"),
    [
        ("yikes", "instant", 1),
        ("radioactive-blood", "instant", 3),
        ("swing-escape", "roll", 1),
        ("nice-try", "roll", 0),
        ("invisible-punch", "roll", 1),
        ("ambush", "roll", 0),
        ("web-shooters", "main", 1),
        ("booyah", "main", 1),
        ("milkshake-me", "main", 1),
        ("cha-ching", "main", 0),
    ],
)
def test_actions(code: str, timing: str, cost: int):
    card = CARDS[f"spider-man:{code}"]
    assert (card.timing, card.cost) == (timing, cost)


# ---- abilities
@pytest.mark.parametrize(
    ("level", "dice", "deals"),
    [
        (1, (1, 2, 3, 4, 6), 4),
        (1, (1, 1, 2, 2, 4), 5),
        (1, (1, 1, 1, 1, 1), 6),
        (2, (1, 2, 3, 4, 6), 5),
        (2, (1, 1, 2, 2, 4), 6),
        (2, (1, 1, 2, 2, 3), 7),
    ],
)
def test_punch(level: int, dice: tuple[int, ...], deals: int):
    g = table("spider-man thor", levels={0: {"punch": 2}} if level == 2 else {})
    attack(g, "punch", *dice)
    assert undefended(g) == [50, 50 - deals] and has(g) == ()


@rule("dt:of-a-kind")
@pytest.mark.parametrize(("dice", "gained"), [((1, 1, 1, 2, 2), 0), ((1, 1, 1, 1, 2), 1), ((2, 2, 2, 2, 2), 1)])
def test_punch_two_with_four_of_a_kind(dice: tuple[int, ...], gained: int):
    g = table("spider-man thor", levels={0: {"punch": 2}})
    attack(g, "punch", *dice)
    assert count(g, 0, "combo") == gained


@pytest.mark.parametrize(("level", "deals"), [(1, 5), (2, 6)])
def test_c_c_c_combo(level: int, deals: int):
    g = table("spider-man thor", levels={0: {"c-c-c-combo": 2}} if level == 2 else {})
    attack(g, "c-c-c-combo", 1, 2, 6, 6, 4)
    assert undefended(g) == [50, 50 - deals] and has(g) == ("combo",)


def test_web_shot():
    g = table("spider-man thor", levels={0: {"c-c-c-combo": 2}})
    attack(g, "web-shot", 4, 5, 6, 1, 1)
    assert g.decision.kind == "main" and health(g) == [50, 48]
    assert has(g) == ("invisibility",) and has(g, 1) == ("webbed",)


@pytest.mark.parametrize(
    ("bonus", "deals", "gained"), [((2, 3), 5, 1), ((1, 1), 2, 1), ((3, 3), 6, 0), ((6, 6), 12, 0)]
)
def test_spider_reflexes(bonus: tuple[int, int], deals: int, gained: int):
    g = table("spider-man thor")
    attack(g, "spider-reflexes", 1, 4, 5, 6, 6, then=bonus)
    assert undefended(g) == [50, 50 - deals] and count(g, 0, "combo") == gained


def test_wall_crawler():
    g = table("spider-man thor")
    attack(g, "wall-crawler", 1, 2, 4, 4, 5)
    assert undefended(g) == [50, 43] and has(g) == ("invisibility",)


@rule("dt:then")
@pytest.mark.parametrize(
    ("ability", "dice", "level", "deals", "drawn"),
    [
        ("ensnare", (1, 2, 3, 4, 4), 1, 5, 0),
        ("ensnare", (1, 2, 3, 4, 4), 2, 6, 0),
        ("ensnare-large", (1, 2, 3, 4, 5), 1, 8, 1),
        ("ensnare-large", (1, 2, 3, 4, 5), 2, 9, 1),
    ],
)
def test_ensnare(ability: str, dice: tuple[int, ...], level: int, deals: int, drawn: int):
    """The damage, then Webbed with its 2: this Attack is still a normal one."""
    g = table("spider-man thor", levels={0: {"ensnare": 2}} if level == 2 else {})
    attack(g, ability, *dice)
    assert g.decision.kind == "defence"
    assert undefended(g) == [50, 48 - deals] and has(g, 1) == ("webbed",)
    assert len(g.state.zones["hand0"]) == drawn


@pytest.mark.parametrize(("level", "deals"), [(1, 7), (2, 8)])
def test_venom_punch(level: int, deals: int):
    g = table("spider-man thor", levels={0: {"venom-punch": 2}} if level == 2 else {})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    assert g.decision.kind == "main" and health(g) == [50, 50 - deals] and has(g) == ("invisibility",)


def test_combo_up():
    g = table("spider-man thor", levels={0: {"venom-punch": 2}})
    attack(g, "combo-up", 6, 6, 6, 1, 1)
    assert has(g) == ("combo",) and g.decision.about == "after"
    assert undefended(g) == [50, 48]


def test_venom_shockwave():
    g = table("spider-man thor")
    attack(g, "venom-shockwave", 6, 6, 6, 6, 6)
    assert g.decision.kind == "main" and health(g) == [50, 35]  # 2 with Webbed, 13 besides
    assert has(g) == ("invisibility",) and has(g, 1) == ("webbed",)


# ---- defences
@rule("dt:on-symbol")
@pytest.mark.parametrize(("dice", "left"), [((6, 1), 48), ((6, 6), 48), ((4, 1), 45)])
def test_spider_sense(dice: tuple[int, int], left: int):
    """Half of 5 is 3, once however many Spiders there are."""
    g = table("thor spider-man", away={0: 1})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=dice)
    do(g, "defence", value="spider-sense")
    calm(g)
    assert health(g) == [50, left]


@pytest.mark.parametrize(("again", "left"), [(True, 48), (False, 45)])
def test_spider_sense_once_more_for_invisibility(again: bool, left: int):
    g = table("thor spider-man", away={0: 1}, tokens={1: {"invisibility": 1}})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=(1, 2, 6))
    do(g, "defence", value="spider-sense")
    do(g, "choose", ability=0 if again else 1)
    if again:
        do(g, "keep", value="2")
    calm(g)
    assert health(g) == [50, left] and count(g, 1, "invisibility") == (not again)


@pytest.mark.parametrize(("dice", "back"), [((1, 2, 3), 3), ((1, 4, 6), 1), ((4, 5, 6), 0)])
def test_counterpunch(dice: tuple[int, ...], back: int):
    g = table("thor spider-man", away={0: 1})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=dice)
    do(g, "defence", value="counterpunch")
    calm(g)
    assert health(g) == [50 - back, 45]


# ---- tokens
def test_combo_brings_another_offensive_roll_phase():
    """A whole one, with three attempts, against the same opponent; once a turn."""
    g = table("spider-man thor black-widow", mode="hill", tokens={0: {"combo": 1}})
    attack(g, "c-c-c-combo", 1, 2, 6, 6, 4)
    do(g, "player", target=2)
    do(g, "decline")
    assert g.decision.about == "after" and health(g) == [35, 35, 30]
    do(g, "spend", value="combo")
    assert g.decision.kind == "roll" and g.state.rolls[-1].left == 3 and count(g, 0, "combo") == 0
    attack(g, "c-c-c-combo", 1, 2, 6, 6, 4)
    assert g.decision.kind == "defence" and g.decision.seat == 2  # no choice of target
    do(g, "decline")
    assert g.decision.kind == "main" and health(g) == [35, 35, 25]
    assert count(g, 0, "combo") == 1  # gained anew, but there is only one extra phase in a turn


def test_combo_needs_an_attack():
    g = table("spider-man thor", tokens={0: {"combo": 1}}, levels={0: {"c-c-c-combo": 2}})
    attack(g, "web-shot", 4, 5, 6, 1, 1)
    assert g.decision.kind == "main" and count(g, 0, "combo") == 1


def test_webbed_hurts_when_it_is_inflicted():
    g = table("spider-man thor", hands={0: ["spider-man:web-shooters", "spider-man:booyah"]}, dice=(4,))
    do(g, "play", card="web-shooters")
    do(g, "player", target=1)
    assert health(g) == [50, 48] and count(g, 1, "webbed") == 1
    do(g, "play", card="booyah")  # he is webbed already: nothing happens
    assert health(g) == [50, 48] and count(g, 1, "webbed") == 1


@rule("dt:isolated-source")
def test_the_damage_of_webbed_is_an_isolated_source():
    g = table("spider-man thor", levels={0: {"c-c-c-combo": 2}}, hands={1: ["not-this-time"]})
    attack(g, "web-shot", 4, 5, 6, 1, 1)
    assert g.decision.about == "isolated"
    assert [w["hits"] for w in g.view(1)["incoming"]] == [[[2, "undefendable"]]]


@rule("dt:stack-limit")
def test_one_of_each_token_at_the_most():
    one = {"combo": 1, "invisibility": 1}
    g = table("spider-man thor", tokens={0: one}, hands={0: ["spider-man:yikes", "spider-man:radioactive-blood"]})
    assert not can(g, "play")  # there is no room for what they give


def test_webbed_makes_the_next_attack_undefendable():
    g = table("spider-man thor", tokens={1: {"webbed": 1}})
    attack(g, "punch", 1, 2, 3, 4, 6)
    assert g.decision.kind == "main" and health(g) == [50, 46] and count(g, 1, "webbed") == 0


def test_webbed_waits_for_normal_damage():
    g = table("spider-man thor", tokens={1: {"webbed": 1}})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    assert health(g) == [50, 43] and count(g, 1, "webbed") == 1


def test_anybodys_attack_frees_the_webbed():
    g = table("thor black-widow", tokens={1: {"webbed": 1}}, away={0: 1})
    attack(g, "hammered", 1, 2, 3, 4, 6)
    assert g.decision.kind == "main" and health(g) == [50, 46] and count(g, 1, "webbed") == 0


def test_invisibility_lets_him_defend_all_the_same():
    g = table("black-widow spider-man", tokens={1: {"invisibility": 1}})
    attack(g, "grapple", 6, 6, 6, 6, 1, then=(1, 1, 1))
    do(g, "spend", value="invisibility")
    do(g, "defence", value="counterpunch")
    calm(g)
    assert health(g) == [47, 44] and count(g, 1, "invisibility") == 0


def test_invisibility_is_not_needed_against_normal_damage():
    g = table("thor spider-man", tokens={1: {"invisibility": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 2, 2, 4)
    assert g.decision.kind == "defence" and not can(g, "spend", value="invisibility")


def test_invisibility_when_webbed():
    """Webbed has made the damage undefendable: then he may spend it."""
    g = table("thor spider-man", tokens={1: {"invisibility": 1, "webbed": 1}}, away={0: 1})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=(6, 1))
    do(g, "spend", value="invisibility")
    do(g, "defence", value="spider-sense")
    calm(g)
    assert health(g) == [50, 48]


@rule("dt:unique-status-effects", "dt:transfer")
def test_what_can_be_transferred_and_removed():
    g = table(
        "thor spider-man",
        tokens={1: {"combo": 1, "invisibility": 1, "webbed": 1}},
        hands={0: ["transference", "what-status-effects"]},
    )
    do(g, "play", card="transference")
    assert [o.value for o in g.decision.options] == ["webbed"]
    do(g, "token", value="webbed")
    do(g, "play", card="what-status-effects")
    do(g, "player", target=1)
    assert has(g, 1) == () and has(g) == ("webbed",) and health(g) == [50, 50]


# ---- cards
def test_yikes():
    """In time against an undefendable Attack."""
    g = table("black-widow spider-man", hands={1: ["spider-man:yikes"]})
    attack(g, "grapple", 6, 6, 6, 6, 1, then=(1, 1, 1))
    do(g, "play", card="yikes")
    do(g, "spend", value="invisibility")
    do(g, "defence", value="counterpunch")
    calm(g)
    assert health(g) == [47, 44] and g.state.players[1].points == 14


def test_radioactive_blood():
    """In time for the extra phase."""
    g = table("spider-man thor", hands={0: ["spider-man:radioactive-blood"]})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    while g.decision.about != "after":
        do(g, "pass")
    do(g, "play", card="radioactive-blood")
    do(g, "spend", value="combo")
    assert g.decision.kind == "roll" and g.state.players[0].points == 12


@pytest.mark.parametrize(("dice", "left"), [((4, 1), 48), ((6, 1), 45)])
def test_swing_escape(dice: tuple[int, int], left: int):
    """Webs count instead of Spiders; it can be played when the dice lie there."""
    g = table("thor spider-man", away={0: 1}, hands={1: ["spider-man:swing-escape"]})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=dice)
    do(g, "defence", value="spider-sense")
    assert g.decision.about == "dice"
    do(g, "play", card="swing-escape")
    calm(g)
    assert health(g) == [50, left]


def test_nice_try():
    g = table("black-widow spider-man", hands={1: ["spider-man:nice-try"]}, tokens={1: {"invisibility": 1}})
    attack(g, "grapple", 6, 6, 6, 6, 1)
    do(g, "play", card="nice-try")
    calm(g)
    assert health(g) == [50, 47] and count(g, 1, "invisibility") == 0
    g = table("black-widow spider-man", hands={1: ["spider-man:nice-try"]})
    attack(g, "grapple", 6, 6, 6, 6, 1)
    assert g.decision.kind == "main" and health(g) == [50, 44]


@pytest.mark.parametrize(("dice", "left"), [((6, 1), [47, 48]), ((4, 1), [50, 45])])
def test_invisible_punch(dice: tuple[int, int], left: list[int]):
    """3 back, if Spider-Sense prevented damage."""
    g = table("thor spider-man", away={0: 1}, hands={1: ["spider-man:invisible-punch"]})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=dice)
    do(g, "defence", value="spider-sense")
    if dice[0] == 6:
        do(g, "play", card="invisible-punch")
    calm(g)
    assert health(g) == left


def test_invisible_punch_not_after_counterpunch():
    g = table("thor spider-man", away={0: 1}, hands={1: ["spider-man:invisible-punch"]})
    attack(g, "hammered", 1, 1, 2, 2, 4, then=(6, 6, 6))
    do(g, "defence", value="counterpunch")
    assert g.decision.kind == "main" and health(g) == [50, 45]


@rule("dt:attack-modifiers.1")
def test_ambush():
    g = table("spider-man thor", hands={0: ["spider-man:ambush"]})
    attack(g, "venom-punch", 6, 6, 6, 6, 1)
    do(g, "play", card="ambush")
    calm(g)
    assert health(g) == [50, 40] and count(g, 0, "invisibility") == 0
    g = table("spider-man thor", hands={0: ["spider-man:ambush"]})
    attack(g, "punch", 1, 2, 3, 4, 6)
    assert g.decision.kind == "defence"  # without Invisibility he is not asked


def test_web_shooters_on_a_chosen_player():
    g = table("spider-man thor black-widow", mode="hill", hands={0: ["spider-man:web-shooters"]})
    do(g, "play", card="web-shooters")
    assert [-1 - o.target for o in g.decision.options] == [0, 1, 2]
    do(g, "player", target=2)
    assert health(g) == [35, 35, 33] and has(g, 2) == ("webbed",)


@pytest.mark.parametrize(
    ("die", "mine", "yours", "left"),
    [
        (1, ("invisibility",), (), 50),
        (3, ("invisibility",), (), 50),
        (4, (), ("webbed",), 48),
        (5, (), ("webbed",), 48),
        (6, ("combo",), (), 50),
    ],
)
def test_booyah(die: int, mine: tuple[str, ...], yours: tuple[str, ...], left: int):
    g = table("spider-man thor", hands={0: ["spider-man:booyah"]}, dice=(die,))
    do(g, "play", card="booyah")
    assert has(g) == mine and has(g, 1) == yours and health(g) == [50, left]


def test_booyah_webs_a_chosen_opponent():
    g = table("spider-man thor black-widow", mode="hill", hands={0: ["spider-man:booyah"]}, dice=(4,))
    do(g, "play", card="booyah")
    assert [-1 - o.target for o in g.decision.options] == [1, 2]
    do(g, "player", target=2)
    assert has(g, 1) == () and has(g, 2) == ("webbed",)


def test_milkshake_me():
    g = table("spider-man thor", hands={0: ["spider-man:milkshake-me"]}, health={0: 20})
    do(g, "play", card="milkshake-me")
    assert health(g) == [23, 50]


def test_cha_ching():
    g = table("spider-man thor", hands={0: ["spider-man:cha-ching"]}, points={0: 1})
    do(g, "play", card="cha-ching")
    assert g.state.players[0].points == 3
