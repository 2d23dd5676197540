"""Legality is written once: what is listed, what `explain` says and what the fast path says agree, at every turn."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.rules import legal
from quickstrike.champions.table import PLAY
from quickstrike.champions.text.reasons import REASONS
from quickstrike.champions.vocab import (
    AN_ENEMY,
    ENERGY,
    GUARD,
    HAND,
    MENTAL,
    SELF,
    Discard,
    Draw,
    Exhaust,
    Generate,
    In,
    Spend,
    X,
    a,
    action,
    attack,
    constant,
    gets,
    hero_action,
    num,
    resource,
)
from quickstrike.kernel.decision import NONE, Option
from quickstrike.kernel.errors import IllegalAnswer
from quickstrike.testkit import ally, event, foe, minion, on, player, support
from quickstrike.testkit import resource as resource_card

TABLES = [
    (["spider-man:justice"], "standard"),
    (["captain-marvel:aggression"], "expert"),
    (["spider-man:justice", "captain-marvel:aggression"], "standard"),
]


def positions(heroes, mode, seed, turns=60):
    """A game by arbitrary answers; yields it at every decision of a turn."""
    g = champions.new(heroes=heroes, scenario="rhino", mode=mode, seed=seed)
    n = seed
    while g.decision is not None and turns:
        d = g.decision
        if d.kind in ("turn", "asked"):
            turns -= 1
            yield g
        n = (n * 1103515245 + 12345) % 2**31
        options = [o for o in d.options if o.verb != "concede"]
        g.answer(options[(n >> 8) % len(options)])


def intents(g, seat):
    """Everything a player could think of: every card he sees, on every target."""
    s = g.state
    seen = [*s.zones[f"hand{seat}"], *s.zones[PLAY]]
    for c in seen:
        face = s.face(c)
        for i in (NONE, *range(len(face.abilities))):
            if i == NONE or face.abilities[i].timing == "action":
                yield Option("play", c, NONE, i)
                yield Option("use", c, NONE, i)
        for verb in ("attack", "thwart"):
            for target in s.zones[PLAY]:
                yield Option(verb, c, target)
        yield Option("recover", c)
    yield Option("change_form", s.players[seat].identity)


@pytest.mark.parametrize(("heroes", "mode"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_listed_if_and_only_if_explained_as_allowed(heroes, mode, seed):
    checked = 0
    for g in positions(heroes, mode, seed):
        d = g.decision
        listed = {(o.verb, o.card, o.target, o.ability) for o in d.options}
        for o in intents(g, d.seat):
            why = g.explain(d.seat, o)
            there = o.key[:4] in listed
            face = g.state.face(o.card)
            if (o.verb == "play" and face.kind != "event") or (o.verb in ("play", "use") and o.ability == NONE):
                there = any(x[:2] == (o.verb, o.card) for x in listed)  # whichever ability
            if o.verb in ("attack", "thwart") and (o.verb, o.card, NONE, NONE) in listed:
                there = True  # stunned or confused: whatever the target, the status goes
            assert bool(why) == there, (o, g.state.face(o.card).name, str(why))
            if not why:
                assert why.rule.startswith("rr:")
                assert why.text("en") and why.text("fr") and "{" not in why.text("en") + why.text("fr")
            checked += 1
    assert checked > 400


@pytest.mark.parametrize(("heroes", "mode"), TABLES)
def test_the_fast_path_agrees_with_the_reasons(heroes, mode):
    checked = [0, 0]
    for seed in range(10, 15):
        for g in positions(heroes, mode, seed):
            s = g.state
            for seat in s.order():
                for c in s.zones[f"hand{seat}"]:
                    face = FACES[s.codes[c]]
                    for i in face.actions if face.kind == "event" else (NONE,):
                        why = legal.why_not_play(s, seat, c, i)
                        assert legal.can_play(s, seat, c, i) == (why is None), (face.name, why)
                        checked[why is None] += 1
    assert min(checked) > 50


@pytest.mark.parametrize(("heroes", "mode"), TABLES)
def test_what_is_listed_can_be_done_and_what_is_not_is_refused(heroes, mode):
    for g in positions(heroes, mode, 21, turns=12):
        for o in g.decision.options:
            if o.verb != "concede":
                g.clone().answer(o.id)
        for o in list(intents(g, g.decision.seat))[:40]:
            if not g.explain(g.decision.seat, o):
                before = g.canonical()
                with pytest.raises(IllegalAnswer):
                    g.answer(o.id)
                assert g.canonical() == before


def reason_keys():
    """The second item of every reason that the rules can give, read out of their source."""
    folder = Path(legal.__file__).parent
    found = set()
    for path in [*folder.glob("*.py"), folder.parent / "explain.py"]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) in (2, 3):
                first, second = node.elts[0], node.elts[1]
                if all(isinstance(x, ast.Constant) and isinstance(x.value, str) for x in (first, second)):
                    if first.value.startswith("rr:"):
                        found.add(second.value)
    return found


def test_every_reason_has_words_in_both_languages():
    keys = reason_keys()
    assert len(keys) > 25
    for lang in ("en", "fr"):
        assert keys <= set(REASONS[lang]), f"no {lang} words for {sorted(keys - set(REASONS[lang]))}"
    assert set(REASONS["en"]) == set(REASONS["fr"])


# ---- numbers -------------------------------------------------------------------------------------------------------
@rule("rr:cost")
def test_too_dear_gives_the_cost_and_what_could_be_generated(board):
    t = board(hand=[event(Draw(1), cost=4, name="Plan"), resource_card(energy=2), resource_card(mental=1)])
    why = t.cannot("play", "Plan", rule="rr:cost")
    assert (why.key, why.data["need"], why.data["have"]) == ("too dear", (0, 0, 0, 0, 4, -1), (2, 1, 0, 0))
    assert "4" in why.text() and "3" in why.text() and "4" in why.text("fr") and "3" in why.text("fr")


@rule("rr:cost", "rr:modifiers")
def test_too_dear_counts_modifiers_and_resource_abilities(board):
    lab = support(resource(Generate(MENTAL), cost=Exhaust(SELF)))
    t = board(
        hand=[event(Draw(1), cost=4, name="Plan"), resource_card(energy=1)],
        play=[lab, support(constant(gets(a("event"), COST=-1)))],
    )
    why = t.cannot("play", "Plan")
    assert why.data["need"][4] == 3 and why.data["have"] == (1, 1, 0, 0)
    t = board(hand=[event(Draw(1), cost=4, name="Plan"), resource_card(energy=1)], play=[on(lab, exhausted=True)])
    assert t.cannot("play", "Plan").data["have"] == (1, 0, 0, 0)


@rule("rr:cost")
def test_too_dear_leaves_out_what_is_discarded_as_a_cost(board):
    lab = support(action(Draw(1), cost=(Spend(("any",), 2), Discard(num(1, "card", In(HAND))))), name="Lab")
    t = board(play=[lab], hand=[resource_card(energy=1), resource_card(mental=1)])
    why = t.cannot("use", "Lab")
    assert why.data["need"][4] == 2 and sum(why.data["have"]) == 1


@rule("rr:cost")
def test_typed_costs_are_named(board):
    lab = support(action(Draw(1), cost=Spend((ENERGY, ENERGY, MENTAL))), name="Lab")
    t = board(play=[lab], hand=[resource_card(mental=1)])
    why = t.cannot("use", "Lab")
    assert why.data["need"] == (2, 1, 0, 0, 0, -1) and "2 energy" in why.text() and "1 mental" in why.text()
    t = board(play=[support(action(Draw(1), cost=Spend((ENERGY,), X)), name="Lab")])
    assert "X" in t.cannot("use", "Lab").text()


# ---- reasons that name something -----------------------------------------------------------------------------------
@rule("rr:guard", "rr:exhausted")
def test_the_reason_that_stands_first_is_given(board):
    t = board(exhausted=True, engaged=[minion(GUARD)])
    t.cannot("attack", target=t.villain, rule="rr:exhausted")
    t = board(engaged=[minion(GUARD)])
    t.cannot("attack", target=t.villain, rule="rr:guard")


@rule("rr:player-turn")
def test_it_is_not_your_turn(board):
    t = board(player(), player(hand=[event(Draw(1), name="Plan")]))
    why = t.cannot("attack", t.seats[1].identity, t.villain, seat=1, rule="rr:player-turn")
    assert why.key == "waiting"
    t.activate()
    why = t.game.explain(0, Option("attack", t.hero.id, t.villain.id))
    assert why.key == "other decision"


def test_explain_takes_names(board):
    t = board(hand=[event(hero_action(attack(AN_ENEMY, 2)), cost=1, name="Kick")], villain=foe(name="Boss"))
    assert t.game.explain(0, {"verb": "attack", "card": "Hero", "target": "Boss"})
    assert t.game.explain(0, {"verb": "play", "card": "Kick"}).rule == "rr:cost"
    assert t.game.explain(0, "end_turn") and not t.game.explain(0, "dance")


def test_after_the_game_nothing_is_allowed(board):
    t = board(villain=foe(hp=2), play=[ally()])
    t.attack(t.villain)
    assert t.result == "won"
    assert t.game.explain(0, Option("end_turn")).key == "over"
