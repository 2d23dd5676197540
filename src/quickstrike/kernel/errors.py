"""What can go wrong for a user. Each message is one sentence: what is wrong and, where that is known, what is right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class QuickstrikeError(Exception):
    """Base of all errors that a user can cause. The game is unchanged after one."""


class IllegalAnswer(QuickstrikeError):
    """The answer is not among the options of the decision."""


class StaleAnswer(IllegalAnswer):
    """The answer belongs to a decision that is no longer open."""


class SaveError(QuickstrikeError):
    """A save or a replay that can't be read or was made by other definitions."""


class OtherDefinitions(SaveError):
    """A save that stands in the middle of something which this version defines otherwise."""


class SetupError(QuickstrikeError):
    """An unknown name in a setup, or a table that can't be set up."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'queen'?` or, where nothing is near, the whole list if it is short."""
    names = sorted(set(known))
    near = difflib.get_close_matches(word, names, n=1, cutoff=0.5)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; known: {', '.join(names)}" if len(names) <= 12 else ""
