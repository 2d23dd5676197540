"""What the server itself says, in every language, and the errors by which it refuses something."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import QuickstrikeError
from ..kernel.language import Words, fill, words

SHORT: Words = words("server/notices", "short")
"""Options on a button."""

OUTCOMES: Words = words("server/notices", "outcomes")
"""What comes of an option, as far as everybody can know."""

HINTS: Words = words("server/notices", "hints")
"""Why the bot would do that."""

SAID: Words = words("server/notices", "said")

CLOCKS: Words = words("server/notices", "clocks")
"""How far a game has come, by what it counts."""

NOTES = words("server/visitors", "notes")
"""What everybody at a table should know."""


def said(key: str, lang: str, **data: Any) -> str:
    return fill(SAID, key, lang, **data)


class Refused(QuickstrikeError):
    """A message that has no effect; the sender is told why."""


class Denied(QuickstrikeError):
    """A request that is not answered, with the status of HTTP."""

    def __init__(self, status: int, key: str, /, **data: Any) -> None:
        super().__init__(key, **data)
        self.status = status
        self.where = str(data.get("where", ""))

    def __reduce__(self) -> tuple[Any, ...]:  # it may come from another process
        return _denied, (self.status, self.key, self.data)


def _denied(status: int, key: str, data: dict[str, Any]) -> Denied:
    return Denied(status, key, **data)


def upper(text: str) -> str:
    """A sentence for people: with its capital and full stop."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".?!…" else f"{text}."
