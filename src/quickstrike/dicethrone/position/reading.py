"""A position as it was written, and what its names mean. The first mistake is raised, with its line."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NoReturn

from ...kernel.documents import Document, PositionError, Spec, located
from ...kernel.documents import read as read_document
from ...kernel.errors import NEAR
from ...kernel.language import LANGUAGES, Both, Said
from ...kernel.lines import Path as Way
from ...kernel.lines import lines_of
from ..hero_file import At, Page, typed
from ..loading import CARDS, deck_of, hero
from ..vocab import Name

ABOUT = ("title", "rules", "say", "step", "expect")
TABLE = ("mode", "seed", "turn", "active", "start", "phase", "dice", "rolled", "attempts", "player", "exact", "save")
Names = Mapping[str, str]
"""What something may be called (see `norm`), and its id."""

__all__ = ["ABOUT", "TABLE", "PositionError", "Sheet", "Spec", "read"]


class Sheet(Page):
    """Reading ends at the first mistake."""

    above = (*ABOUT[:2], *TABLE[:-3])
    misplaced = "pos misplaced"

    def __init__(self, d: Document) -> None:
        super().__init__(d.text, d.name, d.data)
        self.document = d

    @cached_property
    def lines(self) -> dict[Way, int]:
        return lines_of(self.text, self.document.toml) if self.text else {}

    def note(self, way: Way, what: Said, warning: bool = False) -> NoReturn:
        raise located(self.document, self.line(way), way, what)


def read(spec: Spec) -> At:
    """A position from data, from a file (.toml, .json) or from the text of one."""
    d = read_document(spec, 'title = "..."')
    at = At(Sheet(d), d.data)
    at.table("pos a position", (*ABOUT, *TABLE))
    return at


def in_words(at: At, key: str) -> Any:
    """A text, or one for each language."""
    found = at.value.get(key, "")
    rows = found if isinstance(found, Mapping) else {"en": found}
    if not rows or not all(k in LANGUAGES and isinstance(x, str) for k, x in rows.items()):
        at[key].wrong("pos no words", key=key, found=typed(found))
    return found


def seat(at: At, key: str, n: int) -> int:
    """A player, counted from 1."""
    return at.number(key, 1, 1, n) - 1


def dice(at: At, key: str) -> tuple[int, ...]:
    for x in at.rows(key):
        if isinstance(x.value, bool) or x.value not in range(1, 7):
            x.wrong("pos no die", found=typed(x.value))
    return tuple(at.value.get(key, ()))


# ---- names
def norm(text: str) -> str:
    """Capitals, accents, spaces and signs make no difference."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if c.isalnum())


def both(name: Name) -> Both:
    return Both(name.en, name.fr)


def by_name(things: Iterable[tuple[str, Name]]) -> dict[str, str]:
    out: dict[str, str] = {}
    for ident, name in things:
        for x in (ident, ident.partition(":")[2] or ident, name.en, name.fr):
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
        at.wrong(key, name=typed(at.value), near=near(text, names), **said)
    return names[norm(text)]


def near(text: str, names: Names) -> Said | str:
    found = difflib.get_close_matches(norm(text)[:60], names, n=1, cutoff=NEAR)
    if not found:
        ids = sorted(set(names.values()))
        return Said("known", known=ids) if len(ids) <= 12 else ""
    ident = names[found[0]]
    return Said("did you mean", near=both(CARDS[ident].name) if ident in CARDS else ident)
