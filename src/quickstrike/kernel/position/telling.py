"""A position in words: what it shows, the table, and each step with what it causes, in every language at once.

A line can only be told while the table is as the event left it, so the story is written as the steps are played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..decision import Decision, Option
from ..language import FIRST, LANGUAGES, Both, Words, text_in
from ..why import Why
from .playing import Playing
from .sheet import Saying

if TYPE_CHECKING:
    from .kit import Positions

Told = dict[str, list[str]]
Behind = Callable[[Any, str], str]
"""How a line of the story is written in a language."""


class Teller:
    """Watches the steps and writes down the story."""

    def __init__(self, kit: Positions[Any], t: Playing[Any], teach: Behind | None = None) -> None:
        self.kit, self.t, self.teach = kit, t, teach
        if teach is not None:
            t.game.teach()
        self.lines: Told = {lang: [] for lang in LANGUAGES}
        self.number, self.said = 0, False
        self.silent = False  # a step that only checks is not told
        self.heard = t.game.now()

    # ---- what is written
    def add(self, what: Any, indent: str = "") -> None:
        for lang, lines in self.lines.items():
            if text := in_words(what, lang, self.kit.texts):
                lines.append(indent + text)

    def opening(self, about: Mapping[str, Any]) -> None:
        """Title, rules, introduction, table."""
        self.add(about.get("title", ""))
        rules = about.get("rules", ())
        self.add(rules if isinstance(rules, str) else ", ".join(rules), "  ")
        self.add(about.get("say", ""), "  ")
        for lang, lines in self.lines.items():
            lines += [f"  {x}" for x in self.kit.table_lines(self.t, lang)]
        self.heard = self.t.game.now()

    def step(self, said: Any) -> None:
        """A step begins; without a sentence of its own, its first answer says what is done."""
        self.number, self.said = self.number + 1, False
        if said:
            self.head(said)

    def head(self, what: Any) -> None:
        self.said = True
        self.add({lang: f"{self.number}. {in_words(what, lang, self.kit.texts)}" for lang in LANGUAGES})

    def waiting(self) -> None:
        """Who is asked what, unless it is only to continue a turn."""
        speech = self.kit.speech
        for d in self.t.game.state.pending:
            if d.kind != self.t.turn:
                self.add(self._say("waiting", who=self.t.who(d.seat), what=self._each(speech.heading, d)))

    def _say(self, key: str, **data: Any) -> Any:
        return Saying(self.kit.words, key, **data)

    def _each(self, word: Callable[..., str], *what: Any) -> Both:
        return Both.of(lambda lang: word(self.t.game, *what, lang))

    # ---- what is seen
    def before(self, decision: Decision, option: Option) -> None:
        if not self.said:
            what = self._each(self.kit.speech.option, decision, option)
            self.head(self._say("does", who=self.t.who(decision.seat), what=what))

    def after(self) -> None:
        notes, self.heard = self.t.game.news(self.heard)
        for lang, lines in self.lines.items():
            lines += self.kit.story(self.t, notes, lang, self.teach)

    def refused(self, intent: Option, why: Why) -> None:
        """Something the rules forbid, with the reason."""
        if not self.silent and why.key not in self.t.untold:
            self.add(Both.of(lambda lang: self.kit.refused(self.t, intent, why, lang)), "    ")


def in_words(what: Any, lang: str, more: Words) -> str:
    """A text, one for each language, or something that can be told. more: the `texts` of the game."""
    if isinstance(what, Mapping):
        return str(text_in(what, lang, more) if FIRST in what else what.get(lang) or next(iter(what.values()), ""))
    return str(what.told(lang) if hasattr(what, "told") else what)
