"""What selectors, numbers and conditions of cards mean, one by one."""

from __future__ import annotations

import pytest
from tests.marks import rule
from tests.vs.board import do, find, passes, side, table, thing

from quickstrike.kernel.decision import NONE
from quickstrike.vs.rules.layers import context, depends, layers
from quickstrike.vs.rules.select import TESTS, fits, fits_link, found, holds, named, number
from quickstrike.vs.rules.stun import take_counter
from quickstrike.vs.table import Link
from quickstrike.vs.vocab import (
    CARD,
    CHARACTER,
    EFFECT,
    EQUIPMENT,
    LASTING,
    LOCATION,
    ONGOING,
    PLAYER,
    PLOT_TWIST,
    RESOURCE,
    Cond,
    Num,
    Sel,
    Who,
)


def board():
    rows = [{"card": "gym", "up": True}, "tower", {"card": "united", "up": True}, "red-1", {"card": "push", "up": True}]
    mine = side(
        [{"card": "red-3", "equipment": ["sword"]}, {"card": "red-5", "exhausted": True}],
        ["red-archer", {"card": "red-2", "stunned": True}],
        resources=rows,
        hand=["red-flier", "pier", "trip", "crown"],
        ko=["blue-1"],
    )
    return table(mine, side(["blue-3", {"card": "red-soldier", "counters": {"spark": 2}}], ["nobody"]))


KINDS = {
    CHARACTER: {"red-3", "red-5", "red-archer", "red-2", "red-flier", "blue-1", "blue-3", "red-soldier", "nobody"},
    EQUIPMENT: {"sword", "crown"},
    LOCATION: {"gym", "pier"},
    PLOT_TWIST: {"united", "push", "trip"},
    RESOURCE: {"gym", "tower", "united", "red-1", "push"},
    ONGOING: {"united"},
    LASTING: {"gym", "united"},
}


@rule("vs:505")
@pytest.mark.parametrize("what", KINDS)
def test_kinds(what):
    g = board()
    names = {*KINDS[CHARACTER], *KINDS[EQUIPMENT], *KINDS[LOCATION], *KINDS[PLOT_TWIST], *KINDS[RESOURCE]}
    ctx = context(g.state, 0)
    assert {x for x in names if fits(ctx, Sel(what), find(g, x))} == KINDS[what]
    assert all(fits(ctx, Sel(CARD), find(g, x)) for x in names)


HERE = {
    "yours": "red-3 red-5 red-archer red-2",
    "opposing": "blue-3 red-soldier nobody",
    "this": "red-3",
    "another": "red-5 red-archer red-2 blue-3 red-soldier nobody",
    "that": "red-5",
    "stunned": "red-2",
    "unstunned": "red-3 red-5 red-archer blue-3 red-soldier nobody",
    "ready": "red-3 red-archer red-2 blue-3 red-soldier nobody",
    "exhausted": "red-5",
    "army": "red-soldier",
    "front": "red-3 red-5 blue-3 red-soldier",
    "support": "red-archer red-2 nobody",
    "protected": "red-archer nobody",
    "unprotected": "red-3 red-5 red-2 blue-3 red-soldier",
    "range": "red-archer",
    "no range": "red-3 red-5 red-2 blue-3 red-soldier nobody",
    "flight": "",
    "no flight": "red-3 red-5 red-archer red-2 blue-3 red-soldier nobody",
    "equipped": "red-3",
    "adjacent": "red-5 red-archer",
    "affiliated": "red-3 red-5 red-archer red-2 blue-3 red-soldier",
    "unaffiliated": "nobody",
    "shares team": "red-3 red-5 red-archer red-2 red-soldier",
    "faceup": "red-3 red-5 red-archer blue-3 red-soldier nobody",
    "facedown": "red-2",
    "team red": "red-3 red-5 red-archer red-2 red-soldier",
    "not team red": "blue-3 nobody",
    "name Boris": "blue-3",
    "counter spark": "red-soldier",
    "cost <= 2": "red-2 red-soldier nobody",
    "cost >= 5": "red-5",
    "cost = 3": "red-3 red-archer blue-3",
    "atk >= 7": "red-3 red-5",
    "atk <= 2": "red-soldier nobody",
    "def >= 9": "red-5",
    "def <= 1": "red-soldier",
}


@rule("vs:505", "vs:513.2i")
@pytest.mark.parametrize("test", HERE)
def test_tests_of_a_selector(test):
    g = board()
    name = max((t for t in TESTS if test.startswith(t)), key=len)
    word = test.removeprefix(name).strip()
    ctx = context(g.state, 0, find(g, "red-3"), that=find(g, "red-5"))
    sel = Sel(CHARACTER, ((name, int(word) if word.isdecimal() else word),))
    assert {g.state.codes[c].removeprefix("t:") for c in found(ctx, sel)} == set(HERE[test].split())


@rule("vs:505", "vs:602.2", "vs:602.3")
def test_tests_of_an_attack():
    g = table(side(["red-3", "red-5", "red-2"], hand=["push"]), side(["blue-4", "blue-1"], hand=["trip"]))
    sels = {t: Sel(CHARACTER, ((t, ""),)) for t in ("attacking", "defending", "in the attack", "team attacking")}

    def now():
        ctx = context(g.state, 0)
        return {t: [g.state.codes[c].removeprefix("t:") for c in found(ctx, s)] for t, s in sels.items()}

    assert now() == {t: [] for t in sels}
    do(g, "attack", "red-5", "blue-4")
    while g.state.attack is None:
        passes(g)
    assert now() == {
        "attacking": ["red-5"], "defending": ["blue-4"], "in the attack": ["red-5", "blue-4"], "team attacking": []
    }  # fmt: skip
    assert fits(context(g.state, 0), Sel(CHARACTER, (("against team", "blue"),)), find(g, "red-5"))
    assert not fits(context(g.state, 0), Sel(CHARACTER, (("against team", "red"),)), find(g, "red-5"))
    assert not fits(context(g.state, 0), Sel(CHARACTER, (("against team", "blue"),)), find(g, "red-3"))


@rule("vs:505")
def test_numbers():
    g = board()
    ctx = context(g.state, 0, find(g, "red-3"), that=find(g, "red-5"), n=7)
    ctx.refs = {"target": (find(g, "red-soldier"),)}
    yours = Sel(CHARACTER, (("yours", ""),))
    assert number(ctx, Num(3)) == 3
    assert number(ctx, Num(1, 2, yours)) == 9
    assert number(ctx, Num(0, 1, Sel(PLAYER))) == 2 and number(ctx, Num(0, 1, Sel(PLAYER, (("opposing", ""),)))) == 1
    assert number(ctx, Num(0, 2, of="n")) == 14
    assert [number(ctx, Num(0, 1, of=x, who=Who("that"))) for x in ("cost", "atk", "def")] == [5, 9, 9]
    assert number(ctx, Num(2, 3, of="cost", who=Who("target"))) == 5
    assert number(ctx, Num(0, 1, of="counters", who=Who("target"), word="spark")) == 2
    assert number(ctx, Num(0, 1, of="counters", who=Who("this"), word="spark")) == 0
    assert number(ctx, Num(0, 1, of="hand")) == 4 and number(ctx, Num(0, 1, of="pile")) == 1
    assert number(ctx, Num(4, 1, of="cost", who=Who("target2"))) == 4, "of nobody: nothing"


@rule("vs:505")
def test_numbers_of_card_0_and_of_cards_elsewhere():
    g = table(side(["red-3"], deck=0, resources=0), side(["blue-3"], deck=0, resources=0))
    ctx = context(g.state, 0, 0, that=0)
    assert number(ctx, Num(0, 1, of="cost", who=Who("that"))) == 3 and named(ctx, Who("that")) == (0,)
    assert named(context(g.state, 0), Who("that")) == ()
    g = table(side(["red-3"]), side(["blue-3"], ko=["blue-4"]))
    ctx = context(g.state, 0, that=find(g, "blue-4"))
    assert number(ctx, Num(0, 1, of="cost", who=Who("that"))) == 4
    assert number(ctx, Num(0, 1, of="counters", who=Who("that"), word="spark")) == 0


@rule("vs:505")
def test_who_is_named():
    g = board()
    ctx = context(g.state, 0, find(g, "sword"))
    ctx.refs, ctx.it = {"target": (find(g, "blue-3"), NONE)}, find(g, "nobody")
    assert named(ctx, Who("this")) == (find(g, "sword"),)
    assert named(ctx, Who("bearer")) == (find(g, "red-3"),)
    assert named(ctx, Who("target")) == (find(g, "blue-3"),)
    assert named(ctx, Who("it")) == (find(g, "nobody"),)
    assert named(ctx, Who("all", Sel(CHARACTER, (("stunned", ""),)))) == (find(g, "red-2"),)
    assert named(context(g.state, 0, find(g, "red-3")), Who("bearer")) == ()


CONDITIONS = [
    (Cond("control", Sel(CHARACTER, (("team", "red"),)), 4), True),
    (Cond("control", Sel(CHARACTER, (("team", "red"),)), 5), False),
    (Cond("control no", Sel(CHARACTER, (("team", "blue"),))), True),
    (Cond("control no", Sel(CHARACTER, (("army", ""),))), True),
    (Cond("control no", Sel(CHARACTER, (("team", "red"),))), False),
    (Cond("opponent controls", Sel(CHARACTER), 3), True),
    (Cond("opponent controls", Sel(CHARACTER), 4), False),
    (Cond("this is", Sel(CHARACTER, (("front", ""),))), True),
    (Cond("this is", Sel(CHARACTER, (("support", ""),))), False),
    (Cond("that is", Sel(CHARACTER, (("exhausted", ""),))), True),
    (Cond("that is", Sel(CHARACTER, (("ready", ""),))), False),
    (Cond("initiative"), True),
    (Cond("no initiative"), False),
    (Cond("phase", word="attack"), True),
    (Cond("phase", word="recovery"), False),
    (Cond("your step", word="attack"), True),
    (Cond("first plot twist"), True),
    (Cond("only plot twist"), False),
    (Cond("less", numbers=(Num(2), Num(3))), True),
    (Cond("less", numbers=(Num(3), Num(3))), False),
    (Cond("less", numbers=(Num(3), Num(2))), False),
]


@rule("vs:505")
@pytest.mark.parametrize(("cond", "true"), CONDITIONS, ids=lambda x: x.kind if isinstance(x, Cond) else str(x))
def test_conditions(cond, true):
    g = board()
    assert holds(context(g.state, 0, find(g, "red-3"), that=find(g, "red-5")), cond) is true


@rule("vs:509")
def test_effects_on_the_chain():
    g = board()
    links = {
        "mine": Link(1, "plot twist", 0, 0, "t:push", 0),
        "ongoing": Link(2, "plot twist", 1, 0, "t:united", 0),
        "power": Link(3, "payment", 1, 0, "t:zapper", 0),
        "attack": Link(4, "attack", 1, 0, "", 0),
    }

    def fit(*tests):
        sel = Sel(EFFECT, tests)
        return [k for k, x in links.items() if fits_link(context(g.state, 0), sel, x)]

    assert fit() == list(links)
    assert fit(("yours", "")) == ["mine"] and fit(("opposing", "")) == ["ongoing", "power", "attack"]
    assert fit(("by", "plot twist")) == ["mine", "ongoing"]
    assert fit(("by", "payment")) == ["power"] == fit(("by", "character"))
    assert fit(("nonongoing", "")) == ["mine", "power", "attack"]
    assert fit(("opposing", ""), ("nonongoing", "")) == ["power", "attack"]


@rule("vs:514.4")
def test_what_depends_on_what():
    """ "ATK 3 or more: flight" depends on "+2 ATK" for who has less than 3, and for nobody else; never the other way round."""
    g = table(side(["weigher", "captain", "red-soldier", "red-3"]), side(["blue-3"]))
    from quickstrike.vs.rules.layers import printed

    work = {c: printed(g.state.codes[c]).copy() for c in g.state.things if thing_row(g, c)}
    found_ = layers(g.state, lambda c, prop="": work.get(c) or printed(g.state.codes[c]))
    flight = next(x for x in found_ if x.change.prop == "flight")
    more = next(x for x in found_ if x.change.prop == "atk")
    soldier, rufus = find(g, "red-soldier"), find(g, "red-3")
    assert depends(flight, more, soldier, work) and not depends(flight, more, rufus, work)
    assert not depends(more, flight, soldier, work)
    assert work[soldier].atk == 2, "asking changes nothing"


def thing_row(g, card):
    return g.state.things[card].row in ("front", "support")


@rule("vs:707.8b", "vs:707.8d")
def test_counters_are_taken_as_far_as_there_are_any():
    g = board()
    s, soldier = g.state, find(g, "red-soldier")
    assert take_counter(s, soldier, "spark", 1) == 1 and thing(g, "red-soldier").counters == {"spark": 1}
    assert take_counter(s, soldier, "spark", 5) == 1 and thing(g, "red-soldier").counters == {}
    assert take_counter(s, soldier, "spark", 1) == 0 and take_counter(s, find(g, "pier"), "spark", 1) == 0
