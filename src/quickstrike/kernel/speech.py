"""Speech: everything that is said of a game, in the language of whoever reads it.

A game says what a decision asks, what its options do, what its seats are called and what its log says. Terminal,
replay, positions and page read it from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .decision import Decision, Option
from .game import Game
from .language import Said

Note = tuple[Any, ...]


@dataclass(frozen=True)
class Line:
    """One line of the story. `depth` says how many causes it is nested under; `kind` is that of the note; `code` is
    the card that acts; `rule` is the id of the rule behind it; `cards` are all cards it names;
    `step` says which numbered step of which rule it is; a `heading` begins something new."""

    depth: int
    kind: str
    text: str
    code: str = ""
    rule: str = ""
    cards: tuple[int, ...] = ()
    step: tuple[str, int] | None = None
    heading: bool = False


class Speech:
    """A game overrides what it can say better; the defaults show ids and field names."""

    def table(self, game: Any, lang: str) -> str:
        """What is played, in a few words: who against whom."""
        return ", ".join(self.seat(game, x, lang) for x in game.seats())

    def setting(self, setting: Any, game: Any, lang: str) -> str:
        """A table before it is played; game: one that was set up from it."""
        return self.table(game, lang)

    def seat(self, game: Any, seat: int, lang: str) -> str:
        """Who sits there."""
        return Said("player number", n=seat + 1).told(lang)

    def in_sentence(self, game: Any, seat: int, lang: str) -> str:
        """The same inside a sentence: with its article, where the language has one."""
        return self.seat(game, seat, lang)

    def heading(self, game: Any, d: Decision, lang: str) -> str:
        """What is asked."""
        return d.kind

    def option(self, game: Any, d: Decision, o: Option, lang: str) -> str:
        """What an option does."""
        return o.id

    def detail(self, game: Any, d: Decision, o: Option, lang: str) -> str:
        """More of it, where there is more to say."""
        return ""

    def story(self, game: Any, notes: Iterable[Note], lang: str, seats: Sequence[int] = ()) -> list[Line]:
        """Notes of the log in words. seats: those that read it."""
        return [Line(0, str(n[0]), " ".join(map(str, n))) for n in notes]

    def ended(self, game: Any, lang: str, seats: Sequence[int] = ()) -> str:
        """How the game ended, for those seats."""
        return outcome(game, self, lang, seats)

    def board(self, game: Any, seat: int, lang: str) -> list[str]:
        """The table as a seat sees it, in lines of text."""
        hidden = ("decision", "offers", "waiting_for", "log")
        return [f"{k}: {v}" for k, v in game.view(seat).items() if k not in hidden]

    def sentence(self, text: str, lang: str) -> str:
        """A text with its first letter capitalised."""
        return text[:1].upper() + text[1:]


class StateSpeech(Speech):
    """One that has functions of the state for what is asked and for what the options do."""

    def __init__(
        self,
        heading: Callable[[Any, Decision, str], str],
        option: Callable[[Any, Decision, Option, str], str],
        detail: Callable[[Any, Decision, Option, str], str],
    ) -> None:
        self._heading, self._option, self._detail = heading, option, detail

    def heading(self, game: Any, d: Decision, lang: str) -> str:
        return self._heading(game.state, d, lang)

    def option(self, game: Any, d: Decision, o: Option, lang: str) -> str:
        return self._option(game.state, d, o, lang)

    def detail(self, game: Any, d: Decision, o: Option, lang: str) -> str:
        return self._detail(game.state, d, o, lang)


def outcome(game: Game[Any], speech: Speech, lang: str, seats: Sequence[int]) -> str:
    """Won, lost or drawn for these seats; who has won, if they are not on the same side."""
    worth = {x: game.payoff(x) for x in game.seats()}
    best = [x for x, n in worth.items() if n == 1]
    if not best and any(worth.values()):
        return Said("drawn").told(lang)
    mine = {worth[x] for x in seats} or set(worth.values())
    if len(mine) == 1:  # they are on the same side, or all have the same result
        return Said("you won" if mine == {1.0} else "you lost").told(lang)
    names = [speech.in_sentence(game, x, lang) for x in best]
    if len(names) == 1:
        said = Said("winner is", who=names[0]).told(lang)
    else:
        said = Said("winners are", some=", ".join(names[:-1]), last=names[-1]).told(lang)
    return said[:1].upper() + said[1:]
