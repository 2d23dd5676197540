"""Names of cards, tokens, abilities and players, in either language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..loading import CARDS, HEROES, TOKENS, hero
from ..vocab import Hero, Name
from .numbers import TextError


def named(name: Name, lang: str) -> str:
    return name.said(lang)


def seat_names(heroes: Sequence[str], lang: str) -> list[str]:
    """Players go by their heroes, without what is in brackets; where two are called the same, with the number of
    their place."""
    said = [named(hero(h).name, lang).partition(" (")[0] for h in heroes]
    return [f"{n} ({i})" if said.count(n) > 1 else n for i, n in enumerate(said, 1)]


def card_name(code: str, lang: str) -> str:
    return named(CARDS[code].name, lang)


def token_name(token: str, lang: str) -> str:
    return named(TOKENS[token].name, lang)


def companion_name(ident: str, companion: str, lang: str) -> str:
    return named(next(c.name for c in hero(ident).companions if c.id == companion), lang)


def _ability(h: Hero, ability: str) -> Name:
    found = (a.name for x in h.spaces for level in x.levels for a in level.abilities if a.id == ability)
    if (name := next(found, None)) is None:
        raise TextError(f"{h.id} has no ability {ability!r}")
    return name


def space_name(ident: str, space: str, lang: str) -> str:
    return named(next(x.name for x in hero(ident).spaces if x.id == space), lang)


def ability_name(ident: str, ability: str, lang: str) -> str:
    return named(_ability(hero(ident), ability), lang)


def hero_of_card(code: str) -> Hero | None:
    """None for a common card."""
    return HEROES.get(code.partition(":")[0])


def dice_text(dice: Iterable[int | str]) -> str:
    return " ".join(map(str, dice))
