"""Names as a game's data files give them: in English, and in the languages that the file has besides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .language import FIRST, LANGUAGES, Both, Words, text_in


@dataclass(frozen=True)
class Name:
    """A game subclasses it to say where the texts of languages are that its data files do not have."""

    texts: ClassVar[Words]
    en: str = ""
    more: tuple[tuple[str, str], ...] = ()

    def said(self, lang: str) -> str:
        return text_in({FIRST: self.en, **dict(self.more)}, lang, self.texts)

    def all(self) -> list[str]:
        """In every language, English first."""
        return list(dict.fromkeys(self.said(lang) for lang in LANGUAGES))

    def both(self) -> Both:
        return Both.of(self.said)
