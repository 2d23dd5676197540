"""The heroes there are: `heroes/*.toml`, read once at import. Every op in them has its address in `BOOK`."""

from __future__ import annotations

from importlib import resources
from typing import Any, cast

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import SEMICOLON, Both
from ..kernel.ops import Book, fresh
from .hero_file import HeroError, Problem
from .reading import check_hero, read_common, read_hero
from .vocab import Card, Hero, Token

__all__ = [
    "BOOK",
    "CARDS",
    "COMMON",
    "HEROES",
    "PARTIAL",
    "TOKENS",
    "HeroError",
    "Problem",
    "add_hero",
    "card",
    "check_hero",
    "deck_of",
    "hero",
    "looked_at",
    "may_join",
    "read_hero",
]

BOOK = Book()
HEROES: dict[str, Hero] = {}
"""The heroes that can be played, by id."""
PARTIAL: dict[str, Hero] = {}
"""Those of which not everything is known."""
CARDS: dict[str, Card] = {}
"""All cards of the heroes that can be played, by code: `thor:power-trip`, `thor:hammered-2`, `common:tip-it`."""
TOKENS: dict[str, Token] = {}
"""All their tokens. A token has the same meaning on every board, so its id belongs to one hero."""
PRINTED: tuple[str, ...] = ()
"""The heroes that come with the game."""


def may_join(found: Hero) -> None:
    """Raise an error if a hero can't join the others: it is partial, its id is taken, or it redefines a token."""
    if found.missing:
        raise _partial(found)
    if found.id in PRINTED or found.id == "common":
        raise SetupError("dth hero there", id=found.id)
    others = {t.id: t for h in HEROES.values() if h.id != found.id for t in h.tokens}
    for t in found.tokens:
        if t.id in others and others[t.id] != t:
            raise SetupError("dth token there", id=t.id)


def looked_at(text: str, source: str, lang: str) -> tuple[Hero | None, list[dict[str, Any]]]:
    """A hero that somebody wrote, if it can be read at all, and what is wrong with it: `line`, `warning`, `text`."""
    found = check_hero(text, source)
    problems = [{"line": p.line, "warning": p.warning, "text": p.told(lang)} for p in found]
    if any(not p.warning for p in found):
        return None, problems
    hero = read_hero(text, source)
    if not hero.missing and HEROES.get(hero.id) != hero:
        try:
            may_join(hero)
        except SetupError as e:
            said = SetupError("in file", source=source, what=e).told(lang)
            problems.append({"line": 0, "warning": False, "text": said})
    return hero, problems


def add_hero(found: Hero) -> Hero:
    """A hero joins the others and can be played. It may take the place of a partial one, or of one that was added
    before under its id."""
    may_join(found)
    if found.id in HEROES:
        _forget(HEROES[found.id])
    PARTIAL.pop(found.id, None)
    made = cast(Hero, fresh(found))
    BOOK.add(made.id, made)
    HEROES[made.id] = made
    CARDS.update((c.code, c) for c in made.cards)
    for t in made.tokens:
        TOKENS.setdefault(t.id, t)
    return made


def _forget(old: Hero) -> None:
    for c in old.cards:
        CARDS.pop(c.code, None)
    others = {t.id: t for h in HEROES.values() if h.id != old.id for t in h.tokens}
    for t in old.tokens:
        TOKENS.pop(t.id, None)
        if t.id in others:
            TOKENS[t.id] = others[t.id]


def hero(ident: str) -> Hero:
    """A hero that can be played."""
    if ident in HEROES:
        return HEROES[ident]
    if ident in PARTIAL:
        raise _partial(PARTIAL[ident])
    raise SetupError("dth no hero", id=ident, near=did_you_mean(ident, HEROES))


def card(code: str) -> Card:
    if code not in CARDS:
        raise SetupError("dth no card", code=code, near=did_you_mean(code, CARDS))
    return CARDS[code]


def deck_of(ident: str) -> list[str]:
    """The codes of a hero's cards, upgrades among them, and of the common ones."""
    return [c.code for c in (*hero(ident).cards, *COMMON) for _ in range(c.copies)]


def _partial(found: Hero) -> SetupError:
    lacks = Both.of(lambda lang: SEMICOLON[lang].join(m.said(lang) for m in found.missing))
    return SetupError("dth partial", name=found.name.both(), what=lacks)


def _printed() -> tuple[Card, ...]:
    """Read what comes with the game."""
    common: tuple[Card, ...] = ()
    folder = resources.files(__package__) / "heroes"
    for f in sorted(folder.iterdir(), key=lambda f: f.name):
        if not f.name.endswith(".toml"):
            continue
        text = f.read_text("utf-8")
        if f.name == "common.toml":
            common = cast("tuple[Card, ...]", fresh(read_common(text, f.name)))
            BOOK.add("common", common)
            CARDS.update((c.code, c) for c in common)
        elif (found := read_hero(text, f.name)).missing:
            PARTIAL[found.id] = found
        else:
            add_hero(found)
    return common


COMMON: tuple[Card, ...] = _printed()
"""The cards that are in every deck."""
PRINTED = tuple(HEROES)
