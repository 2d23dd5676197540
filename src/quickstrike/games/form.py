"""A form: what a table is set up from, as a person is asked for it who types no flags."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any

from ..kernel.setting import Setting

KINDS = {str: "word", int: "number", bool: "flag", tuple: "list"}


@dataclass(frozen=True)
class Field:
    """One field of a setting. kind: word, number, flag, list (of words); choices: all values that there are, with their
    names; least, most: of a number, or how many a list has."""

    name: str
    kind: str
    title: str
    default: Any
    choices: Mapping[str, str] | None = None
    least: int | None = None
    most: int | None = None

    def shown(self) -> dict[str, Any]:
        default = list(self.default) if self.kind == "list" else self.default
        out = {"name": self.name, "kind": self.kind, "title": self.title, "default": default}
        if self.choices is not None:
            out["choices"] = [{"key": k, "name": v} for k, v in self.choices.items()]
        return out | {k: v for k, v in (("least", self.least), ("most", self.most)) if v is not None}


def form_of(setting: type[Setting], about: Callable[[str], str]) -> Sequence[Field]:
    """What can be told of a setting by its fields alone. about: what a field is called."""
    known = [(f.name, f.default) for f in fields(setting) if f.default is not MISSING and type(f.default) in KINDS]
    return [Field(name, KINDS[type(v)], (title := about(name))[:1].upper() + title[1:], v) for name, v in known]
