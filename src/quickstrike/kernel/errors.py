"""What can go wrong for a user. Each error is one sentence: what is wrong and, if that is known, what would be
right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from .language import Said


class QuickstrikeError(Exception):
    """Base of all errors that a user can cause. The game is unchanged after one.

    It is a key of the tables in `language.MESSAGES` with its data, so that it can be told in any language. An author's
    mistakes (in a card's definition, in a made-up board) are sentences instead of keys and are told as they are.
    """

    def __init__(self, key: str, /, **data: Any) -> None:
        super().__init__(key)
        self.key, self.data = key, data

    def told(self, lang: str) -> str:
        return Said(self.key, **self.data).told(lang)

    def __str__(self) -> str:
        return self.told("en")

    def __reduce__(self) -> tuple[Any, ...]:  # an error may come from another process
        return _again, (type(self), self.key, self.data)


def _again(kind: type[QuickstrikeError], key: str, data: dict[str, Any]) -> QuickstrikeError:
    return kind(key, **data)


class IllegalAnswer(QuickstrikeError):
    """The answer is not among the options of the decision."""


class StaleAnswer(IllegalAnswer):
    """The answer belongs to a decision that is no longer open."""


class SaveError(QuickstrikeError):
    """A save or a replay that can't be read or was made by other definitions."""


class OtherDefinitions(SaveError):
    """A save made in the middle of something that this version defines differently."""


class SetupError(QuickstrikeError):
    """An unknown name in a setup, or a table that can't be set up."""


NEAR = 0.65  # how similar two words must be for one to count as a typing error
SHORT = 40  # the longest list of names that a sentence includes
LONG = 60  # characters; anything longer is not a typing error, and is slow to compare


def did_you_mean(word: str, known: Iterable[str]) -> Said | str:
    """`; did you mean 'queen'?` or, if nothing is similar, the whole list if it is short."""
    names = sorted(set(known))
    near = difflib.get_close_matches(word, names, n=1, cutoff=NEAR) if len(word) <= LONG else []
    if near:
        return Said("did you mean", near=near[0])
    return Said("known", known=names) if len(names) <= SHORT else ""


class Endless(RuntimeError):
    """Effects that trigger each other forever: a definition is wrong, or a made-up table is."""
