"""Cards of our own: enough of them, four teams with whole curves, and everything that the rules know on some card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from tests.marks import rule

from quickstrike import vs
from quickstrike.kernel.errors import SetupError
from quickstrike.lab.vs.tables import met, tables
from quickstrike.vs import DECKS
from quickstrike.vs import vocab as v
from quickstrike.vs.decks import check_deck, deck
from quickstrike.vs.loading import CARDS, SHIPPED, TEAMS
from quickstrike.vs.text.names import team_name

OURS = ("tidewatch", "ashen-choir", "hollow-court", "brass-orchard")
ORIGINALS = [c for code, c in vs.CARDS.items() if code.partition(":")[0] in (*OURS, "common")]


def parts(x: object) -> Iterator[Any]:
    """A card and all that it is made of."""
    if isinstance(x, tuple):
        for y in x:
            yield from parts(y)
    elif is_dataclass(x):
        yield x
        for f in fields(x):
            yield from parts(getattr(x, f.name))


def has(kind: type, test: Callable[[Any], bool] = lambda x: True) -> Callable[[v.Card], bool]:
    return lambda card: any(isinstance(x, kind) and test(x) for x in parts(card))


def chosen(word: str) -> Callable[[v.Card], bool]:
    return has(v.Sel, lambda s: s.has(word))


KEYWORDS = {
    "flight": lambda c: c.flight,
    "range": lambda c: c.range,
    "army": lambda c: c.army,
    "ongoing": lambda c: c.ongoing and bool(c.powers),
    "activate": has(v.Cost, lambda x: x.kind == "activate"),
    "boost": lambda c: c.boost > 0,
    "replace": has(v.Replace),
    **{k: (lambda c, k=k: k in c.keywords) for k in v.KEYWORD_NAMES[2:]},
}
"""The keywords of the frozen game."""
CLAUSES = {
    "payment power": has(v.Payment, lambda p: p.where == "play"),
    "payment power from the hand (501.5)": has(v.Payment, lambda p: p.where == "hand"),
    "once per turn": has(v.Payment, lambda p: p.once),
    "triggered power": has(v.Triggered),
    "look-back on leaving play (502.3)": has(v.Triggered, lambda p: p.event == "is KO'd" and p.sel.has("this")),
    "look-back on being stunned (502.3)": has(v.Triggered, lambda p: p.event == "becomes stunned"),
    "equipment that hears of its own leaving": lambda c: (
        c.type == v.EQUIPMENT and has(v.Triggered, lambda p: p.event in ("is KO'd", "leaves play"))(c)
    ),
    "recruited when it is played (505.1e)": has(v.Triggered, lambda p: p.event == "recruited"),
    "continuous power": has(v.Continuous),
    "cosmic text": has(v.Continuous, lambda p: p.cosmic),
    "cosmic counter put back (707.8c)": has(v.PutCounter, lambda x: x.counter == v.COSMIC),
    "counters of another name": has(v.PutCounter, lambda x: x.counter != v.COSMIC),
    "a counter as a cost": has(v.Cost, lambda x: x.kind == "counter"),
    "naming a character (511.4)": has(v.NameOne, lambda x: x.what == "character"),
    "naming a team (511.4)": has(v.NameOne, lambda x: x.what == "team"),
    "negating (509)": has(v.Negate),
    "moving (512.3)": has(v.Move),
    "control taken by moving (212.5d)": has(v.Mode, lambda m: has_target(m, v.Move, "opposing")),
    "control taken by transferring (212.5d)": has(v.Mode, lambda m: has_target(m, v.Transfer, "opposing")),
    "removed from the game (212.7)": has(v.RemoveFromGame),
    "can't be KO'd (408.2b)": has(v.Forbid, lambda x: x.what == "be KO'd"),
    "additional cost to recruit": lambda c: c.type == v.CHARACTER and bool(c.costs),
    "additional cost to play": lambda c: c.type == v.PLOT_TWIST and bool(c.costs),
    "choose one or both": lambda c: c.choose == 2 and len(c.modes) == 2,
    "two targets": has(v.Mode, lambda m: len(m.targets) == 2),
    "equipment limit (302.3a)": has(v.Alter, lambda x: x.event == "equipment"),
    "equipment for a team only": lambda c: c.type == v.EQUIPMENT and c.bears.has("team"),
    "unique equipment": lambda c: c.type == v.EQUIPMENT and v.UNIQUE in c.keywords,
    "transferable equipment": lambda c: c.type == v.EQUIPMENT and v.TRANSFERABLE in c.keywords,
    "location": lambda c: c.type == v.LOCATION,
    "plot twist that is not ongoing": lambda c: c.type == v.PLOT_TWIST and not c.ongoing,
    "ongoing, with something before it": lambda c: c.ongoing and bool(c.modes[0].effect.steps),
    "two names (513.2i)": lambda c: bool(c.second.en),
    "team-up (514.5)": has(v.Change, lambda x: x.how == v.JOIN),
    "affiliation lost": has(v.Change, lambda x: x.prop == v.TEAMS and x.how == v.LOSE),
    "keyword given": has(v.Change, lambda x: x.prop == v.KEYWORDS),
    "properties of what is in play (513.2c)": has(v.Mode, lambda m: any(isinstance(x, v.Give) for x in parts(m))),
    "rules of the game (513.2d)": has(v.Mode, lambda m: any(isinstance(x, v.Forbid) for x in parts(m))),
    "another event instead (514.1)": has(v.Alter, lambda x: x.event == "power-up"),
    "power-up": has(v.PowerUp),
    "reinforcement": has(v.Reinforce),
    "more breakthrough": has(v.Alter, lambda x: x.event == "breakthrough"),
    "less loss": has(v.Alter, lambda x: x.event == "loss"),
    "removed from the attack (602.2)": has(v.RemoveFromAttack),
    "a resource turned face down": has(v.TurnDown),
    "unless": has(v.Unless),
    "may": has(v.May),
    "a limit of its own on copies (513.3c)": lambda c: c.limit < 4,
    "against a team": chosen("against team chosen"),
    "team attackers": chosen("team attacking"),
    "protected by rows: adjacent": chosen("adjacent"),
    "put into play without recruiting": has(v.Deploy),
    "on top of the deck": has(v.ToDeck),
    "resource points": has(v.Points),
}
"""What the rules can do, one line each."""


def has_target(mode: v.Mode, verb: type, test: str) -> bool:
    return any(s.has(test) for s in mode.targets) and any(isinstance(x, verb) for x in parts(mode.effect))


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_on_a_card(keyword):
    assert any(KEYWORDS[keyword](c) for c in ORIGINALS)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_on_a_card(clause):
    assert any(CLAUSES[clause](c) for c in ORIGINALS)


def test_the_list_of_keywords_is_that_of_the_language():
    assert {*KEYWORDS} == {*v.KEYWORD_NAMES, "army", "ongoing", "activate", "boost", "replace"}


def test_there_are_enough_and_none_is_there_twice():
    assert len(ORIGINALS) >= 130
    for lang in ("en", "fr"):
        called = [(c.name.said(lang), c.version.said(lang) if c.version.en else "") for c in ORIGINALS]
        assert len({*called}) == len(called)
    assert not any(c.source or c.confidence for c in ORIGINALS)


@pytest.mark.parametrize("team", OURS)
def test_a_team_has_a_whole_curve(team):
    mine = [c for c in ORIGINALS if team in c.teams]
    assert {c.cost for c in mine} == {*range(1, 9)}
    assert sum(c.army for c in mine) >= 2
    own = [c for c in ORIGINALS if c.code.startswith(f"{team}:")]
    for kind in v.TYPES[1:]:
        assert any(c.type == kind for c in own), kind
    assert any(c.ongoing for c in own)
    assert team_name(team, "fr") != team_name(team, "en") and team in TEAMS


@pytest.mark.parametrize("deck", OURS)
def test_a_starter_deck_is_of_one_team(deck):
    """Sixty cards, with somebody to recruit on every turn."""
    codes = vs.DECKS[deck].codes
    assert len(codes) == 60
    cards = [vs.CARDS[x] for x in codes]
    assert all(deck in c.teams for c in cards if c.type == v.CHARACTER)
    for cost in range(1, 8):
        assert sum(c.cost == cost for c in cards if c.type == v.CHARACTER) >= 2


@rule("vs:101.1", "vs:101.2")
def test_decks_by_chance_are_legal_and_leave_no_card_out():
    found = [deck(f"chance-{n}") for n in range(60)]
    for d in found:
        assert len(d.codes) == 60 and not check_deck({"name": "x", "cards": [list(x) for x in d.cards]}, "x")[1]
    shipped = {c for c in CARDS if c.partition(":")[0] in SHIPPED}
    assert {c for d in found for c in d.codes} == shipped
    assert deck("chance-7") == deck("chance-7") != deck("chance-8")
    with pytest.raises(SetupError, match="no deck 'chance-'"):
        deck("chance-")


def test_soaks_play_them_at_some_tables():
    made = list(tables(40, 1))
    assert sum(t.decks[0].startswith("chance-") for t in made) == 4
    assert {len(t.decks) for t in made if t.decks[0].startswith("chance-")} == {2, 4}
    rows = {t.decks for t in made if t.decks[0] in DECKS}
    assert [x.met for x in met(made)] == [sum(len(x) == n for x in rows) for n in (2, 3, 4)]
