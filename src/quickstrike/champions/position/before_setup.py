"""A position that is yet to be set up: the steps of setup are played, and the first decisions are the mulligans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...kernel.position.kit import ABOUT
from ...kernel.position.sheet import At, listed
from ..faces import FACES
from ..rules.setup import set_up
from ..scenarios import hero_with, seat_setup
from ..table import Table
from .build import Maker, Seated, Tabled, identity_of
from .described_cards import MAKERS
from .made_up_cards import BLANK, NOTHING, AnyCard

TABLE = listed(
    "scenario modular mode standard_set expert_set heroic seed first phase filler cards villain main encounter player"
)
STAGE = ("card", "stage", "stages", *MAKERS)


def nothing_else(at: At) -> None:
    """Nothing lies anywhere yet, so only what the steps of setup take can be said."""
    _only(at, (*TABLE, *ABOUT))
    for key, known in (("villain", STAGE), ("main", STAGE), ("player", ("hero", "deck"))):
        for x in at.rows(key):
            if not isinstance(x.value, str):
                _only(x, known)
    if "encounter" in at:
        _only(at["encounter"], ("deck",))


def _only(at: At, known: Iterable[str]) -> None:
    for k in at.value:
        if k not in known:
            at[k].fail("before setup", key=k)


def setup_table(seats: Sequence[Seated], has: Tabled) -> tuple[Table, Maker]:
    """A table before the first step of setup; in a scenario, heroes bring their obligations and nemesis sets."""
    s = Table(has.seed, len(seats))
    s.scenario, s.expert, s.heroic = has.scenario, has.expert, has.heroic
    m = Maker(s)

    def codes(*cards: AnyCard) -> tuple[str, ...]:
        return tuple(m.code(c) for c in cards)

    rows = []
    for p in seats:
        (identity,) = codes(identity_of(p.hero))
        hero = hero_with(identity) if has.scenario else ""
        obligations, nemesis = seat_setup(hero)[2:] if hero else ((), ())
        rows.append((identity, codes(*p.deck, *[BLANK] * has.filler), obligations, nemesis))
    encounter = codes(*has.encounter, *[NOTHING] * has.filler)
    s.push(
        set_up,
        seats=tuple(rows),
        villains=codes(*(has.villains or ()), *has.villain_deck),
        first=has.first,
        schemes=codes(*([has.main] if has.main is not None else ()), *has.scheme_deck),
        encounter=tuple(c for c in encounter if not has.scenario or FACES[c].kind != "obligation"),
        aside=codes(*has.sets_aside),
    )
    return s, m
