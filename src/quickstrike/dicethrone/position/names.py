"""What heroes, cards, tokens, abilities and companions may be called in a position."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel.errors import NEAR, SHORT
from ...kernel.language import Both, Said
from ...kernel.position import At
from ..loading import CARDS, deck_of, hero
from ..vocab import Name

Names = Mapping[str, str]
"""What something may be called (see `norm`), and its id."""


def norm(text: str) -> str:
    """Capitals, accents, spaces and signs make no difference."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if c.isalnum())


def both(name: Name) -> Both:
    return name.both()


def by_name(things: Iterable[tuple[str, Name]]) -> dict[str, str]:
    out: dict[str, str] = {}
    for ident, name in things:
        for x in (ident, ident.partition(":")[2] or ident, *name.all()):
            out.setdefault(norm(x), ident)
    return out


def cards_of(ident: str) -> Names:
    return by_name((c, CARDS[c].name) for c in deck_of(ident))


def spaces_of(ident: str) -> Names:
    return by_name((x.id, x.name) for x in hero(ident).spaces if len(x.levels) > 1)


def tokens_of(heroes: tuple[str, ...]) -> Names:
    return by_name((t.id, t.name) for h in heroes for t in hero(h).tokens)


def abilities_of(heroes: tuple[str, ...]) -> Names:
    return by_name(
        (a.id, a.name) for h in heroes for x in hero(h).spaces for level in x.levels for a in level.abilities
    )


def passives_of(heroes: tuple[str, ...]) -> Names:
    return by_name((x.id, x.name) for h in heroes for x in hero(h).spaces if x.kind == "passive")


def companions_of(heroes: tuple[str, ...]) -> Names:
    return by_name((c.id, c.name) for h in heroes for c in hero(h).companions)


def named(at: At, names: Names, key: str, /, **said: Any) -> str:
    """The id of what is called so; otherwise it is a mistake, told by that key."""
    text = at.value if isinstance(at.value, str) else ""
    if norm(text) not in names:
        at.fail(key, name=at.value, near=near(text, names), **said)
    return names[norm(text)]


def near(text: str, names: Names) -> Said | str:
    found = difflib.get_close_matches(norm(text)[:60], names, n=1, cutoff=NEAR)
    if not found:
        ids = sorted(set(names.values()))
        return Said("known", known=ids) if len(ids) <= SHORT else ""
    ident = names[found[0]]
    return Said("did you mean", near=both(CARDS[ident].name) if ident in CARDS else ident)
