"""Why not: `explain` says yes to what is listed, as an answer or as an offer, and to nothing else."""

from __future__ import annotations

import pytest
from tests.contract.test_dicethrone import TABLES, pick
from tests.dicethrone.board import roll, table
from tests.marks import rule

from quickstrike import dicethrone as dt
from quickstrike.dicethrone import DiceThroneGame
from quickstrike.dicethrone.explain import intents
from quickstrike.dicethrone.loading import hero
from quickstrike.kernel.decision import Option
from quickstrike.kernel.errors import SetupError


def wanted(g: DiceThroneGame, seat: int) -> list[Option]:
    """What somebody may want, selling a card and discarding one for a companion among it."""
    s = g.state
    hand = s.zones[f"hand{seat}"][:1]
    mine = [c.id for c in hero(s.players[seat].hero).companions]
    return [
        *intents(s, seat),
        *(Option("sell", c) for c in hand),
        *(Option("discard_for", c, value=x) for c in hand for x in mine),
    ]


def shape(g: DiceThroneGame, o: Option) -> tuple[str, str, str]:
    """Copies of a card are the same to everybody, and one of them is listed."""
    return o.verb, g.state.codes[o.card] if o.card >= 0 else "", o.value


@pytest.mark.parametrize("heroes", TABLES)
def test_what_is_explained_is_what_is_listed(heroes):
    g, n = dt.new(heroes.split(), seed="why"), 1
    said = {True: 0, False: 0}
    while g.decision:
        for seat in g.seats():
            listed = {shape(g, o) for d in g.decisions if d.seat == seat for o in d.options}
            for o in wanted(g, seat):
                why = g.explain(seat, o)
                assert bool(why) == (shape(g, o) in listed), (seat, o, why, g.decisions)
                said[why.ok] += 1
        n = n * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        g.answer(pick(g, n >> 8))
    assert min(said.values()) > 100


@rule("dt:companions")
def test_a_card_is_discarded_for_a_companion_that_says_so():
    g = dt.new(["thor", "black-widow"], seed=1, start=1)
    thor, widow = (g.state.zones[f"hand{x}"][0] for x in (0, 1))
    assert g.explain(0, {"verb": "discard_for", "card": thor, "value": "mjolnir"})  # in the other one's turn
    assert g.explain(0, {"verb": "discard_for", "card": widow, "value": "mjolnir"}).key == "dt why hand"
    assert g.explain(1, {"verb": "discard_for", "card": widow, "value": "mjolnir"}).key == "dt why companion"


@rule("dt:health")
def test_who_is_defeated_can_do_nothing():
    g = dt.new(["thor", "black-widow", "spider-man"], seed=1, start=0)
    s = g.state
    s.dials[1], s.players[1].out = 0, True
    for o in wanted(g, 1):
        why = g.explain(1, o)
        assert (why.rule, why.key) == ("dt:health", "dt why defeated")
    assert why.text("fr") == "ce joueur est vaincu"


@pytest.mark.parametrize(
    ("seat", "intent", "said"),
    [
        (9, "sell", "there is no seat 9: seats go from 0 to 1"),
        (0, {"verb": "play", "colour": "red"}, "an option has no 'colour'; it has verb, card, target, ability, value"),
        (0, {"verb": "play", "card": "nothing"}, "no card of this game is called 'nothing'"),
    ],
)
def test_a_question_about_nothing_is_answered_in_a_sentence(seat, intent, said):
    with pytest.raises(SetupError) as e:
        table().explain(seat, intent)
    assert str(e.value) == said


def test_numbers_are_told():
    g = table(hands={0: ["so-wild", "vegas-baby"]}, points={0: 1})
    assert str(g.explain(0, {"verb": "play", "card": "vegas-baby"})) == "this can be done now"
    assert g.explain(0, {"verb": "play", "card": "so-wild"}).rule == "dt:roll-phase-action"
    roll(g, 1, 1, 1, 4, 5)
    assert str(g.explain(0, {"verb": "play", "card": "so-wild"})) == "it costs 2 CP, and you have 1 (dt:card-cost)"
    assert g.explain(0, {"verb": "play", "card": "so-wild"}).text("fr") == "elle coûte 2 PC, vous en avez 1"
    assert g.explain(0, {"verb": "declare", "value": "for-asgard"}).rule == "dt:activation-condition"
    assert g.explain(1, {"verb": "sell"}).rule == "dt:selling"
