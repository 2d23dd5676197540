"""A setting: a table before it is set up, as plain data that can be checked.

Command-line flags, the request of a browser, a simulation, a line of a soak and the setup of a save are the same thing: a
setting and a seed. A game subclasses `Setting` as a frozen dataclass and says which game it sets up.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Self

from .errors import SetupError
from .game import Game
from .language import Said

Seed = int | str
ASIDE = ("seed", "quiet")  # in a save's setup, and yet no part of the setting


@dataclass(frozen=True)
class Setting:
    """Fields are numbers, strings, tuples of strings, or values that say how they are `packed`."""

    @classmethod
    def game(cls) -> type[Game[Any]]:
        raise NotImplementedError

    @property
    def seats(self) -> tuple[str, ...]:
        """What sits at each seat, as a person calls it."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise what is wrong before anything is set up."""
        self.new(0, quiet=True)

    KINDS: ClassVar[Mapping[type, str]] = {
        str: "setting word",
        int: "setting number",
        bool: "setting flag",
        tuple: "setting list",
    }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """From plain data: a request, a line, the setup of a save."""
        known = {f.name: f for f in fields(cls)}
        for name in data:
            if name not in known and name not in ASIDE:
                raise SetupError("setting", name=name, known=(*known, *ASIDE))
        values = {k: cls._value(known[k], v) for k, v in data.items() if k in known}
        missing = [f.name for f in known.values() if f.default is MISSING and f.name not in values]
        if missing:
            raise SetupError("setting missing", name=missing[0])
        return cls(**values)

    @classmethod
    def _value(cls, field: Any, value: Any) -> Any:
        """A value of the field's kind. None is what is not chosen."""
        value = tuple(value) if isinstance(value, list) else value
        kind = type(field.default) if field.default not in (MISSING, None) else None
        if kind is not None and kind in cls.KINDS and type(value) is not kind:
            raise SetupError("setting kind", name=field.name, kind=Said(cls.KINDS[kind]), value=repr(value)[:40])
        return value

    def packed(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {f.name: _packed(getattr(self, f.name)) for f in fields(self)}

    def told(self) -> dict[str, Any]:
        """The same for a report: short."""
        return self.packed()

    def new(self, seed: Seed, quiet: bool = False) -> Game[Any]:
        return self.game().create({**self.packed(), "seed": seed, "quiet": quiet})

    def __str__(self) -> str:
        """In one word, for a line of a soak: what it is not by itself."""
        given = {f.name: _packed(getattr(self, f.name)) for f in fields(self) if getattr(self, f.name) != f.default}
        return json.dumps(given, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def parse(cls, text: str) -> Self:
        """What `str` wrote."""
        try:
            data = json.loads(text)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise SetupError("setting text", text=text[:60])
        return cls.read(data)


def _packed(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_packed(x) for x in value]
    return value.packed() if hasattr(value, "packed") else value
