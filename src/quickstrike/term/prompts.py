"""What the terminal says in every game, and what a game adds to it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ..kernel.language import Rows, Table, Words, rows, words

T = TypeVar("T")


class Prompts(NamedTuple):
    """commands: how each may be typed; the English words work in every language. helped: what is typed, what it does."""

    ui: Words
    commands: Rows
    helped: Rows
    legend: Words | None = None


COMMON = Prompts(words("term/prompts", "ui"), rows("term/prompts", "commands"), rows("term/prompts", "help"))


def prompts(name: str) -> Prompts:
    """Those of a game: its own first, then those of every game."""
    return Prompts(
        _first(words(name, "ui"), COMMON.ui, name),
        _first(rows(name, "commands"), COMMON.commands, name),
        _first(rows(name, "help"), COMMON.helped, name),
        words(name, "legend"),
    )


def _first(own: dict[str, dict[str, T]], common: dict[str, dict[str, T]], where: str) -> dict[str, dict[str, T]]:
    return Table(where, lambda lang: {**own[lang], **{k: v for k, v in common[lang].items() if k not in own[lang]}})
