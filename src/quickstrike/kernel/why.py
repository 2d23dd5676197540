"""Why not: what a game answers when somebody asks whether something can be done now."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .language import Said

Refusal = tuple[str, str, dict[str, Any]]
"""The id of the rule that forbids it, the key of its wording, its numbers and names."""


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
        """The reason as a sentence. A game whose words are elsewhere overrides this."""
        return Said("why allowed" if self.ok else self.key, **self.data).told(lang)

    def __str__(self) -> str:
        return self.text() if self.ok or not self.rule else f"{self.text()} ({self.rule})"
