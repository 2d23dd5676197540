"""Why not: `explain` says yes to what is listed, as an answer or as an offer, and to nothing else."""
from __future__ import annotations

import pytest
from tests.contract.test_dicethrone import TABLES, pick
from tests.marks import rule

from quickstrike import dicethrone as dt
from quickstrike.dicethrone import DiceThroneGame
from quickstrike.dicethrone.explain import intents
from quickstrike.dicethrone.loading import hero
from quickstrike.kernel.decision import Option


def wanted(g: DiceThroneGame, seat: int) -> list[Option]:
    """What somebody may want, selling a card and discarding one for a companion among it."""
    s = g.state
    hand = s.zones[f"hand{seat}"][:1]
    mine = [c.id for c in hero(s.players[seat].hero).companions]
    return [*intents(s, seat), *(Option("sell", c) for c in hand),
            *(Option("discard_for", c, value=x) for c in hand for x in mine)]


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
