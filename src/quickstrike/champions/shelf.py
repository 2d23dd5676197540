"""The shelf of packs: which there are, what is in each without opening it, and how one is opened.

A pack is a folder of `packs/`: what was printed (data.json, one language file each beside it), what its cards do
(cards/), who can be played with it and against it (heroes.toml, scenarios.toml). `packs/index.jsonl` has a line for
each, made of those files by `make generate`; a look at it is all that a command costs, however many packs there are.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, ItemsView, Iterable, Iterator, KeysView, Mapping, MutableMapping, ValuesView
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from traceback import walk_tb
from typing import Any, TypeVar

from ..kernel.errors import QuickstrikeError, did_you_mean
from ..kernel.language import FIRST, LANGUAGES, told
from ..languages import PLACES
from .titles import TEXTS

FOLDER = resources.files(__package__) / "packs"
INDEX = "index.jsonl"
OPENED: dict[str, list[str]] = {}
"""Which files of each pack have been opened so far, in order: what a command costs is counted by this."""
V = TypeVar("V")
Facts = dict[str, Any]


@dataclass(frozen=True)
class Pack:
    """A line of the index. Everything in it can be read off the files of the pack (see `indexing.py`)."""

    code: str
    prefix: str
    heroes: Mapping[str, list[Any]] = field(default_factory=dict)
    """[identity, aspects of the starter decks] by the hero's name"""
    scenarios: tuple[str, ...] = ()
    sets: Mapping[str, str] = field(default_factory=dict)
    """the type of each set"""
    unfinished: tuple[str, ...] = ()
    """sets with cards that are not scripted"""
    reprints: Mapping[str, str] = field(default_factory=dict)
    """from the codes of cards that another pack printed first to the codes there"""
    linked: Mapping[str, list[str]] = field(default_factory=dict)
    """by title, the linked cards that come with it"""
    whole: bool = False
    """all that the product has is there, as pack.toml says"""
    facedown: tuple[str, ...] = ()
    """the traits that cards get while they lie facedown as minions"""


_ON_THE_SHELF: dict[str, Pack] = {}
_CHANGES = [0]


def changes() -> int:
    """How often something was put on the shelf or taken away: what was found out before may be wrong now."""
    return _CHANGES[0]


def packs() -> dict[str, Pack]:
    """All packs by code, in the order of their prefixes."""
    if not _ON_THE_SHELF:
        lines = (FOLDER / INDEX).read_text("utf-8").splitlines()
        put(Pack(**json.loads(line)) for line in lines)
    return _ON_THE_SHELF


def put(found: Iterable[Pack]) -> None:
    """Say which packs there are, whatever was there before."""
    _CHANGES[0] += 1
    _ON_THE_SHELF.clear()
    _ON_THE_SHELF.update((p.code, p) for p in found)
    _prefixes.cache_clear()
    reprints.cache_clear()
    sets_by_kind.cache_clear()
    sets_for.cache_clear()
    modular_codes.cache_clear()


@cache
def _prefixes() -> dict[str, str]:
    return {p.prefix: p.code for p in packs().values()}


@cache
def sets_by_kind() -> tuple[tuple[str, ...], frozenset[str]]:
    """(the modular sets whose cards are all scripted, all other sets)."""
    each = [(s, kind == "modular", s in p.unfinished) for p in packs().values() for s, kind in p.sets.items()]
    modular = tuple(s for s, is_modular, unfinished in each if is_modular and not unfinished)
    return modular, frozenset(s for s, is_modular, _ in each if not is_modular)


@cache
def sets_for(mode: str) -> tuple[str, ...]:
    """The Standard or the Expert sets that a table can be set up with, the first ones first. rr:standard-set rr:expert-set"""
    each = ((s, kind, p.unfinished) for p in packs().values() for s, kind in p.sets.items())
    return tuple(s for s, kind, unfinished in each if kind == mode and s not in unfinished)


@cache
def modular_codes() -> frozenset[str]:
    """Of all modular sets, whether their cards are scripted or not."""
    return frozenset(s for p in packs().values() for s, kind in p.sets.items() if kind == "modular")


@cache
def reprints() -> dict[str, str]:
    return {code: first for p in packs().values() for code, first in p.reprints.items()}


def pack_of(code: str) -> str | None:
    """The pack that a card is in, by its code; None for what no pack has printed."""
    return _prefixes().get(code[:2])


def original(code: str) -> str:
    """The code under which a card was printed first: a reprint is the same card."""
    return reprints().get(code, code)


# ---- the files of a pack ---------------------------------------------------------------------------------------------
def _text(pack: str, name: str) -> str | None:
    file = FOLDER / pack / name
    if not file.is_file():
        return None
    OPENED.setdefault(pack, []).append(name)
    return file.read_text("utf-8")


def table(pack: str, name: str) -> dict[str, Any]:
    """A TOML file of a pack; nothing if it has none."""
    return tomllib.loads(_text(pack, name) or "")


@cache
def words(pack: str, lang: str) -> dict[str, Any]:
    """What a pack calls itself, its sets, traits and cards in a language: {"name": ..., "sets": {...}, ...}."""
    text = _text(pack, f"{lang}.json")
    if text is None:  # a language from elsewhere
        files = (place / "champions" / "packs" / pack / f"{lang}.json" for place in PLACES[1:])
        text = next((f.read_text("utf-8") for f in files if f.is_file()), "{}")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def pack_name(pack: str, lang: str) -> str:
    """The title of a product; nothing for what is no pack."""
    name = str(words(pack, FIRST).get("name", ""))
    return str(words(pack, lang).get("name") or TEXTS[lang].get(name, name))


def set_name(code: str, lang: str) -> str:
    """The title of a set."""
    where = [p.code for p in packs().values() if code in p.sets]
    own, first = (
        next((str(said) for p in where if (said := words(p, x).get("sets", {}).get(code))), "") for x in (lang, FIRST)
    )
    return own or TEXTS[lang].get(first, first) or code


@cache
def trait_name(trait: str, lang: str, pack: str = "") -> str | None:
    """A trait in a language, by the words of this pack, else of any that has it; None if there is no word for it."""
    where = (pack, *packs()) if pack in packs() else packs()
    found = (words(p, lang).get("traits", {}).get(trait) for p in where)
    return next((str(t) for t in found if t), None) or TEXTS[lang].get(trait)


def printed(pack: str) -> list[Facts]:
    """The printed facts of a pack's cards, one row a face, with the names in all languages.

    The row of a reprint has a code, the code it is a duplicate of, and perhaps an id elsewhere: nothing else differs.
    """
    rows: list[Facts] = json.loads(_text(pack, "data.json") or "[]")
    for lang in LANGUAGES[1:]:
        said = words(pack, lang)
        names, traits = said.get("cards", {}), said.get("traits", {})
        for c in (c for c in rows if "duplicate_of" not in c):
            c[f"name_{lang}"] = names.get(c["code"]) or TEXTS[lang].get(c["name"], c["name"])
            c[f"traits_{lang}"] = [traits.get(t) or TEXTS[lang].get(t, t) for t in c.get("traits", ())]
    return [{**c, "pack": pack} for c in rows]


def define_cards(pack: str) -> None:
    """Import the definitions of a pack: whatever module lies in its cards/."""
    OPENED.setdefault(pack, []).append("cards")
    folder = FOLDER / pack / "cards"
    for name in sorted(f.name for f in folder.iterdir() if f.name.endswith(".py") and f.name[0] != "_"):
        try:
            import_module(f"{__package__}.packs.{pack}.cards.{name[:-3]}")
        except QuickstrikeError:
            raise
        except Exception as e:
            raise QuickstrikeError(mistake_in(f"packs/{pack}/cards/{name}", e)) from e


def mistake_in(file: str, e: Exception) -> str:
    """Python's complaint about a file of definitions, as a sentence with its line: an unknown word, for instance."""
    lines = [line for frame, line in walk_tb(e.__traceback__) if frame.f_code.co_filename.endswith(file)]
    line = e.lineno if isinstance(e, SyntaxError) else lines[-1] if lines else 1
    what = e.msg if isinstance(e, SyntaxError) else str(e)
    if isinstance(e, NameError):
        words = vars(import_module(".vocab", __package__))
        what = (
            f"there is no word {e.name!r}{told(did_you_mean(e.name or '', (w for w in words if w[0] != '_')), FIRST)}"
        )
    return f"{file}, line {line}: {what}"


# ---- dictionaries that open packs ------------------------------------------------------------------------------------
class Shelved(dict[str, V]):
    """Things of cards by code. Asking for one opens its pack; going through them all opens all.

    What is there already is found as in any dictionary, and in a plain one beside it, which is quicker to ask (`opened`).
    """

    def __init__(self, open_pack: Callable[[str], None], made: Callable[[str], object] = lambda code: None) -> None:
        super().__init__()
        self._open, self._made, self._opened = open_pack, made, dict[str, bool]()
        self.opened: dict[str, V] = {}

    def __setitem__(self, code: str, thing: V) -> None:
        super().__setitem__(code, thing)
        self.opened[code] = thing

    def __delitem__(self, code: str) -> None:
        super().__delitem__(code)
        del self.opened[code]

    def pop(self, code: str, *default: Any) -> Any:
        self.opened.pop(code, None)
        return super().pop(code, *default)

    def open(self, pack: str) -> None:
        if pack not in self._opened:
            self._open(pack)
            self._opened[pack] = True

    def here(self, code: str) -> V | None:
        """What has been opened already, and nothing else."""
        return dict.get(self, code)

    def _found(self, code: str) -> bool:
        if dict.__contains__(self, code):
            return True
        if (pack := pack_of(original(code))) is not None:
            self.open(pack)
        else:
            self._made(code)
        return dict.__contains__(self, original(code))

    def __missing__(self, code: str) -> V:
        if isinstance(code, str) and self._found(code):
            return dict.__getitem__(self, original(code))
        raise KeyError(code)

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and self._found(code)

    def known(self, code: str) -> bool:
        """`code in self`, for modules that are compiled: they look into any dictionary directly."""
        return self._found(code)

    def get(self, code: str, default: Any = None) -> Any:
        return dict.__getitem__(self, original(code)) if code in self else default

    def _all(self) -> None:
        """Open every pack, and bring what is there into the order of the packs, whichever was opened first."""
        if len(self._opened) < len(packs()):
            for pack in packs():
                self.open(pack)
            rank = {p: i for i, p in enumerate(packs())}
            rows = sorted(dict.items(self), key=lambda row: rank.get(pack_of(row[0]) or "", len(rank)))
            self.clear()
            self.update(rows)

    def __iter__(self) -> Iterator[str]:
        self._all()
        return super().__iter__()

    def __len__(self) -> int:
        self._all()
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self._all()
        return super().keys()

    def values(self) -> ValuesView[V]:  # type: ignore[override]
        self._all()
        return super().values()

    def items(self) -> ItemsView[str, V]:  # type: ignore[override]
        self._all()
        return super().items()


class Listed(MutableMapping[str, V]):
    """Things that the index knows by name; what one is can be read in a file of its pack, which is read when it is asked for."""

    def __init__(self, names: Callable[[Pack], Any], read: Callable[[str], Mapping[str, V]]) -> None:
        self._names, self._read, self._own = names, read, dict[str, V]()

    def _where(self) -> dict[str, str]:
        return {name: p.code for p in packs().values() for name in self._names(p)}

    def __getitem__(self, name: str) -> V:
        if name not in self._own:
            self._own |= {k: v for k, v in self._read(self._where()[name]).items() if k not in self._own}
        return self._own[name]

    def made(self) -> list[V]:
        """What is in no pack: tests put it here."""
        listed = self._where()
        return [x for name, x in self._own.items() if name not in listed]

    def __setitem__(self, name: str, what: V) -> None:
        _CHANGES[0] += 1
        self._own[name] = what

    def __delitem__(self, name: str) -> None:
        _CHANGES[0] += 1
        del self._own[name]

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._where()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._where(), *self._own)))

    def __len__(self) -> int:
        return len(list(iter(self)))
