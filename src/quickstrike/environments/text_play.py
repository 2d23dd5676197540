"""A game in plain text, for language models and other players who read: the table, the options by number, an answer.

play = TextPlay("dicethrone", seed=7, seats=[0])
while not play.over:
    play.answer(model(play.prompt()))
print(play.transcript())
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any

from .. import games
from ..kernel.decision import Option
from ..kernel.errors import IllegalAnswer
from ..kernel.language import words
from .reading import Reading

MARK = "#"  # of a line of the table or of the question
NUMBER = re.compile(r"(?<!\w)-\d+|\d+")
LONGEST = 200  # characters of an answer that an error repeats


class TextPlay:
    """seats: those who read and answer; bots (`bot`) play the others. Giving up is not offered unless `concede` says so."""

    def __init__(
        self,
        game: str = "champions",
        setting: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        seats: Collection[int] | None = None,
        bot: str = "random",
        lang: str = "en",
        concede: bool = False,
    ) -> None:
        self.kit, self.lang, self.concede = games.kit(game), lang, concede
        self.speech = self.kit.speech()
        self.game = self.kit.game().begin(self.kit.setting().read(setting or {}), seed)
        self.reading: Reading = self.kit.part("reading", Reading)()
        self.seats = tuple(self.game.seats()) if seats is None else tuple(seats)
        self.bot = self.kit.bot_of(bot, seed)
        self.told = dict.fromkeys(self.seats, 0)  # how much of the log each has read
        self.turns: list[dict[str, Any]] = []
        self._others()

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return self.game.decision.seat if self.game.decision else -1

    def options(self) -> list[Option]:
        d = self.game.decision
        return [o for o in d.options if o.verb != "concede" or self.concede] if d else []

    def prompt(self) -> str:
        """What happened since this seat was last asked, the table as it sees it, what the cards say that it sees, the question
        and the options."""
        d = self.game.decision
        if d is None:
            return self.speech.ended(self.game, self.lang, self.seats)
        say, seat = words("environments/text_play", "ui")[self.lang], d.seat
        lines = self.speech.story(self.game, self.game.log[self.told[seat] :], self.lang, [seat])
        who = self.speech.seat(self.game, seat, self.lang)
        parts = [
            *([f"{MARK} {say['since']}", *("  " * x.depth + x.text for x in lines), ""] if lines else ()),
            f"{MARK} {say['table']}",
            *self.kit.board(self.game, seat, self.lang),
            "",
            *([f"{MARK} {say['texts']}", *told, ""] if (told := self.texts()) else ()),
            f"{MARK} {who}: {self.speech.heading(self.game, d, self.lang)}",
            *(f"{n}. {self.speech.option(self.game, d, o, self.lang)}" for n, o in enumerate(self.options(), 1)),
            say["answer"],
        ]
        return "\n".join(parts)

    def texts(self) -> list[str]:
        """The whole text of everything in sight of the seat that is asked, each once: the table has no room for it."""
        d, s, code = self.game.decision, self.game.state, self.reading.code_of
        if d is None:
            return []
        codes = [what for id, what, _ in self.reading.rows_of(s, d.seat) if id >= 0]
        codes += [code(s, card) for o in d.options for card in (o.card, o.target) if card >= 0]
        cards = [(self.kit.card_title(x, self.lang), self.kit.text_of(x, self.lang)) for x in dict.fromkeys(codes)]
        rest = self.kit.texts_beside(self.game, self.lang)
        return [f"{name}: {text.replace(chr(10), ' / ')}" for name, text in dict.fromkeys((*cards, *rest)) if text]

    def answer(self, said: str | int) -> None:
        """Take the first number that is said; anything else is refused, and the game is as it was."""
        options, d = self.options(), self.game.decision
        found = NUMBER.search(str(said)[:LONGEST])
        number = int(found[0]) if found else 0
        if d is None or not 1 <= number <= len(options):
            raise IllegalAnswer("no number", most=len(options), said=str(said)[:LONGEST])
        option = options[number - 1]
        self.turns.append(
            {
                "seat": d.seat,
                "prompt": self.prompt(),
                "said": str(said),
                "number": number,
                "option": option.id,
                "words": self.speech.option(self.game, d, option, self.lang),
            }
        )
        self.told[d.seat] = len(self.game.log)
        self.game.answer(option)
        self._others()

    def _others(self) -> None:
        while (d := self.game.decision) is not None and d.seat not in self.seats:
            self.game.answer(self.bot.choose(self.game, d))

    def transcript(self) -> dict[str, Any]:
        """The whole as JSON: the setup, each question with its answer, the result and what it is worth to each seat."""
        return {
            "game": self.kit.name,
            "setup": self.game.setup,
            "turns": self.turns,
            "result": self.game.result,
            "payoff": {str(x): self.game.payoff(x) for x in self.seats} if self.over else {},
        }
