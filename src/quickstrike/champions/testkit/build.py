"""Boards: what a test says, built as any position is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.errors import SetupError
from ...kernel.position import Spec
from ..game import ChampionsGame
from ..position import load
from ..position.build import Cards, Maker, Seated, Stages, Tabled, build_table, identity_of
from ..position.made_up_cards import BLANK, NOTHING, AnyCard, Made, On, foe, scheme
from ..position.player_verbs import Position
from ..rules.setup import set_up
from ..table import Table
from .board import Board


def player(hero: AnyCard | None = None, **has: Any) -> Seated:
    """A seat: `player("spider-man", form="alter-ego", hand=["Backflip"], engaged=[minion()])`."""
    return Seated(hero, **has)


def stages(cards: Stages, default: Made) -> list[AnyCard]:
    if cards is None:
        return [default]
    return [cards] if isinstance(cards, (Made, On, str)) else list(cards)


def build(
    *seats: Seated,
    villain: Stages = None,
    crew: Cards = (),
    villains: Cards | None = None,
    main: Stages = None,
    threat: int | None = None,
    sides: Cards = (),
    environments: Cards = (),
    turn: int | None = None,
    **given: Any,
) -> Board:
    """A board. Without `player(...)`s, the fields of the only seat are given here: `build(hero="spider-man", hand=[])`.

    villain, main: one stage or a list of them, the first in play. crew: other villains, each with an encounter deck of
    his own, while that of the first is in use. villains: all that are in play, where each game area has one
    (`on(foe(), area=1)`) or, with `active`, where one of them is the active one; mains are their main schemes. threat: on the main scheme. turn: whose turn it is
    (the first player's). The other fields of the table are those of `Tabled`: phase: "player", or "villain" for its
    start; filler: blank cards under each deck.
    """
    seat = {k: v for k, v in given.items() if k in Seated.__dataclass_fields__}
    if seats and seat:
        raise SetupError(f"say {', '.join(seat)} inside player(...)")
    players = list(seats) or [Seated(**seat)]
    beneath, schemes = stages(villain, foe(name="Villain")), stages(main, scheme(name="Main Scheme"))
    table = Tabled(
        villains=[*beneath[:1], *crew] if villains is None else villains,
        active=given.pop("active", 0 if crew else None),
        crew={n: ((), ()) for n, _ in enumerate(crew, 1)},
        villain_deck=beneath[1:],
        scheme_deck=schemes[1:],
        turn=turn,
        sides=(*sides, *environments),
        main=schemes[0] if threat is None else On(schemes[0], {"threat": threat}),
        **{"scenario": "testkit", **{k: v for k, v in given.items() if k not in seat}},
    )
    s, m = build_table(players, table)
    return Board(ChampionsGame({"testkit": 1}, s).start(), m)


def setting_up(
    *seats: Seated,
    villain: Stages = None,
    main: Stages = None,
    encounter: Cards = (),
    aside: Sequence[Cards] = (),
    first: int = 0,
    filler: int = 10,
    seed: int = 0,
    **seat: Any,
) -> Board:
    """A game that goes through all the steps of setup; the first decisions are the mulligans.

    Of each seat only hero and deck count; aside[n] are the cards of its nemesis set.
    """
    players = list(seats) or [Seated(**seat)]
    s = Table(seed, len(players))
    s.scenario = "testkit"
    m = Maker(s)
    rows = tuple(
        (
            m.code(identity_of(p.hero)),
            tuple(m.code(c) for c in [*p.deck, *[BLANK] * filler]),
            (),
            tuple(m.code(c) for c in (aside[n] if n < len(aside) else ())),
        )
        for n, p in enumerate(players)
    )
    s.push(
        set_up,
        seats=rows,
        villains=tuple(m.code(c) for c in stages(villain, foe(name="Villain"))),
        schemes=tuple(m.code(c) for c in stages(main, scheme(name="Main Scheme"))),
        encounter=tuple(m.code(c) for c in [*encounter, *[NOTHING] * filler]),
        first=first,
    )
    return Board(ChampionsGame({"testkit": 1}, s).start(), m)


def position(spec: Spec) -> Board:
    """A board from a position (a file, its text, its data), or from a saved game: whatever a bug report brings."""
    saved = isinstance(spec, str) and spec.startswith('{"quickstrike"')
    t = load({"save": spec} if saved else spec)
    assert isinstance(t, Position)
    return Board(t.game, t.maker)


__all__ = ["Seated", "build", "player", "position", "setting_up"]
