"""Other versions of cards, in files of the user's own: a designer plays them beside the printed ones (`lab compare`).

A file is written as the card files of a pack, and may change printed numbers too:

    facts("01005", cost=2)                        # Swinging Web Kick for 2
    card("01005", hero_action(attack(AN_ENEMY, 7)))

A table says which files it is played with (`ChampionsSetting.own`); one that says nothing is played with the cards as they
are printed. All tables of a process share the cards, so tables of different versions are played one after the other. Such a
file is a program: it comes from the command line, never with a save or a request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ..files import text_of
from ..kernel.errors import QuickstrikeError, SetupError, did_you_mean
from . import vocab
from .faces import FACES, Face, data, face_from, face_of, replace_by
from .shelf import mistake_in, packs

Version = dict[str, Face]
"""Faces by code."""


class Versions:
    """Which versions the process plays with now."""

    def __init__(self) -> None:
        self.files: tuple[str, ...] = ()
        self.printed: Version = {}
        self.known: dict[str, Version] = {}

    def use(self, files: tuple[str, ...]) -> None:
        """From now on tables are played with the cards of these files (see `packed`), and else with the printed ones."""
        if files == self.files:
            return
        wanted: Version = {}
        for file in files:
            wanted |= self._read(file)
        for code, face in (self.printed | wanted).items():
            self.printed.setdefault(code, face_of(code))
            if FACES[code] is not face:
                replace_by(face)
        self.files = files

    def _read(self, file: str) -> Version:
        if file not in self.known:
            self.use(())  # a file changes the printed cards, not those of another file
            self.known[file] = read(file)
        return self.known[file]


VERSIONS = Versions()


def packed(path: str) -> str:
    """A file in one text, for a setting: its name and what it says."""
    return f"{Path(path).name}\n{text_of(path)}"


def read(file: str) -> Version:
    """The cards of a packed file. What is wrong with it is told with its line."""
    name, _, text = file.partition("\n")
    parts: dict[str, tuple[Any, ...]] = {}
    numbers: dict[str, dict[str, Any]] = {}

    def card(code: str, *some: Any) -> None:
        parts[face_of(code).code] = some

    def facts(code: str, **given: Any) -> None:
        face = face_of(code)
        for key, value in given.items():
            _check_fact(face, key, value)
        numbers.setdefault(face.code, {}).update(given)

    words: dict[str, Any] = {**vars(vocab), "card": card, "facts": facts}
    _checked(name, lambda: exec(compile(text, name, "exec"), words))
    if not parts and not numbers:
        raise SetupError("own cards none", file=name)
    out: Version = {}
    for code in dict.fromkeys((*parts, *numbers)):
        old = face_of(code)
        printed = {**old.printed, "facts": {**old.facts, **numbers.get(code, {})}}
        _checked(name, lambda: out.update({code: face_from(printed, *parts.get(code, old.parts), real=True)}))  # noqa: B023
    return out


def _checked(name: str, work: Callable[[], object]) -> None:
    try:
        work()
    except SetupError as e:
        raise SetupError("own cards", file=name, what=e) from e
    except QuickstrikeError as e:
        raise SetupError("own cards", file=name, what=str(e)) from e
    except Exception as e:
        line, _, what = mistake_in(name, e).partition(": ")
        raise SetupError("own cards", file=line, what=what) from e


def _check_fact(face: Face, key: str, value: Any) -> None:
    known = sorted(set(_facts_of(face.pack)))
    if key not in known:
        raise SetupError("own fact", name=key, near=did_you_mean(key, known))
    if value is not None and not isinstance(value, int):
        raise SetupError("own fact value", name=key, value=str(value)[:40])


def _facts_of(pack: str) -> Iterable[str]:
    """What is printed in numbers on any card of the core set or of this pack."""
    some = (c for c in data().values() if c["pack"] in (pack, next(iter(packs()))))
    return (k for c in some for k, v in c["facts"].items() if isinstance(v, int))
