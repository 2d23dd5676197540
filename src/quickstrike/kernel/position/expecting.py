"""Expectations: what should be true of a table, and what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..language import Said
from ..toml import inline
from .playing import CannotDo, Playing
from .sheet import MOST, At
from .suggestions import nearest

if TYPE_CHECKING:
    from .kit import Positions

Difference = Said
PILE = ("count", "top", "has", "all")
"""What may be expected of a pile: how many cards, the topmost in order, some of them, all of them in any order."""


class Held(Protocol):
    """A card of a pile."""

    @property
    def code(self) -> str: ...

    def goes_by(self, name: str) -> bool:
        """Is that one of its names?"""


Titles = Callable[[str], Any]
"""From what a card is called, or its code, to its title."""


def differences(kit: Positions[Any], t: Playing[Any], at: At, notes: Sequence[tuple[Any, ...]]) -> Iterator[Difference]:
    """Everything that is not as `at` expects; notes: the log since the step began."""
    for x in at.each():
        if not isinstance(x.value, Mapping):
            x.fail("no table", what=x.sheet.say("expectation"), found=x.value)
        for k, want in x.items():
            try:
                yield from _one(kit, t, k, want, notes)
            except CannotDo as e:
                yield Said("pos expected what", what=k, why=e)


def _one(
    kit: Positions[Any], t: Playing[Any], key: str, want: At, notes: Sequence[tuple[Any, ...]]
) -> Iterator[Difference]:
    if key in ("can", "cannot"):
        for x in want.each():
            x.table((*kit.option, *(("rule",) if key == "cannot" else ())), "option")
            w = kit.wanted(t, x)
            if key == "can":
                t.must(w)
            else:
                t.must_not(w, x.text("rule"))
    elif key == "log":
        yield from _log(kit, want, notes)
    elif key == "asked":
        yield from _asked(kit, t, want)
    elif key in kit.facts:
        yield from compare(key, want, kit.facts[key](t), kit.known.get(key, ()))
    else:
        yield from kit.expect(t, key, want)


def _asked(kit: Positions[Any], t: Playing[Any], want: At) -> Iterator[Difference]:
    """A kind of decision, "" for none, or a table with who is asked what."""
    if not isinstance(want.value, Mapping):
        yield from compare("asked", want, t.asked, (*kit.kinds, "") if kit.kinds else ())
        return
    d = t.game.decision
    found = {"kind": t.asked, "player": d.seat + 1 if d else 0, **kit.asked(t)}
    want.table(found, "decision")
    for k, x in want.items():
        yield from compare(f"asked.{k}", x, found[k], kit.kinds if k == "kind" else ())


def _log(kit: Positions[Any], want: At, notes: Sequence[tuple[Any, ...]]) -> Iterator[Difference]:
    """Kinds of log lines that must occur, or how many of each."""
    happened = Counter(str(n[0]) for n in notes)
    rows = want.items() if isinstance(want.value, Mapping) else [(x.as_text("log"), x) for x in want.each()]
    for kind, x in rows:
        if kit.notes and kind not in kit.notes:
            x.fail("unknown word", key="log", found=kind, near=nearest(kind, kit.notes))
        if isinstance(want.value, Mapping):
            yield from compare(f"log.{kind}", x, happened[kind])
        elif not happened[kind]:
            yield Said("pos no log", kind=kind)


# ---- values
def compare(what: str, want: At, found: Any, known: Sequence[str] = ()) -> Iterator[Difference]:
    """For a number, true means "some". An impossible value is a mistake in the file. known: the words it may be."""
    expected, key = want.value, what.rpartition(".")[2]
    if isinstance(found, str):
        want.as_text(key, known)
    elif isinstance(found, bool):
        if not isinstance(expected, (bool, int)):
            want.fail("no flag", key=key, found=expected)
    elif isinstance(found, int) and not isinstance(expected, bool):
        want.as_number(key, -MOST)
    if isinstance(expected, bool) and isinstance(found, int):
        found = bool(found)
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield differs(what, expected, found)


def differs(what: str, expected: Any, found: Any) -> Difference:
    return Said("pos expected", what=what, expected=as_file(expected), found=as_file(found))


def as_file(x: Any) -> Any:
    """As it would be written in a file."""
    return x if hasattr(x, "told") else inline(x)


# ---- cards
class Listed:
    """Cards by title; if several cards share a title, with the code of each."""

    def __init__(self, rows: list[tuple[Any, str]], coded: bool) -> None:
        self.rows, self.coded = rows, coded

    def told(self, lang: str) -> str:
        names = [(str(title.told(lang) if hasattr(title, "told") else title), code) for title, code in self.rows]
        return inline([f"{name} [{code}]" if self.coded and code else name for name, code in names])


def cards(
    what: str, want: At, found: Sequence[Held], title: Titles, ordered: bool = False, topmost: bool = False
) -> Iterator[Difference]:
    """How many they are; which, by title or code; or a table of `PILE`. ordered: a list is compared in order, top
    first, and not as a set. topmost: it names only the first ones."""
    key = what.rpartition(".")[2]
    if isinstance(want.value, Mapping):
        for k, x in want.table(PILE, "pile").items():
            if k == "count":
                yield from compare(f"{what}.count", x, len(found))
            else:
                yield from _which(f"{what}.{k}", x, found, title, k)
    elif isinstance(want.value, (list, tuple)):
        yield from _which(what, want, found, title, "top" if topmost else "order" if ordered else "all")
    elif isinstance(want.value, bool):
        yield from compare(what, want, bool(found))
    else:
        want.as_number(key)
        yield from compare(what, want, len(found))


def _which(what: str, want: At, found: Sequence[Held], title: Titles, how: str) -> Iterator[Difference]:
    names = [x.as_text(what.rpartition(".")[2]) for x in want.each()]
    if how == "top":
        found = found[: max(1, len(names))]
    if how in ("top", "order"):
        same = len(names) == len(found) and all(c.goes_by(x) for c, x in zip(found, names, strict=False))
    else:
        left = list(found)
        for x in sorted(
            names, key=lambda x: sum(c.goes_by(x) for c in found)
        ):  # names that mean a single card are matched first
            if (c := next((c for c in left if c.goes_by(x)), None)) is not None:
                left.remove(c)
        same = len(found) - len(left) == len(names) and (how == "has" or not left)
    if not same:
        wanted = [(title(x), next((c.code for c in found if c.goes_by(x)), "")) for x in names]
        wanted = [(t, code or (x if t != x else "")) for (t, code), x in zip(wanted, names, strict=True)]
        there = [(title(c.code), c.code) for c in found]
        coded = Listed(wanted, False).told("en") == Listed(there, False).told("en")
        yield differs(what, Listed(wanted, coded), Listed(there, coded))
