"""Why not: what a game answers when somebody asks whether something can be done now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Why:
    """ok, or the id of the rule that forbids it with the key of its wording and its numbers."""

    ok: bool
    rule: str = ""
    key: str = ""
    data: dict[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return self.ok

    def text(self, lang: str = "en") -> str:
        """A sentence, from the game's own words."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text() if self.ok else f"{self.text()} ({self.rule})"
