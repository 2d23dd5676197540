"""A kit: all that a game says of itself, so that whatever is around it works for every game.

A game subclasses `Kit` in `games/<game>.py`, says in `parts` where its own things are and overrides what else it has. Each is
imported when it is asked for: the registry is read at every start, the games are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import repeat
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import FIRST, tables_of, words
from ..languages import has_file

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..cli.flags import Flags
    from ..kernel.game import Game
    from ..kernel.position import Outcome
    from ..kernel.setting import Seed, Setting
    from ..kernel.speech import Speech
    from ..lab.facts import Facts
    from ..lab.watching import Watch
    from ..rulebook.game_book import GameBook
    from ..server.wire import Wire
    from ..term.terminal import Terminal
    from .form import Field

BotMaker = Callable[["int | str"], "Bot"]
Side = tuple[int, ...]
"""Seats that win and lose together."""


@dataclass(frozen=True)
class Share:
    """How much of something was met."""

    what: str
    met: int
    of: int

    def __str__(self) -> str:
        return f"{self.what}: {self.met} of {self.of} ({100 * self.met // self.of} %)"


class Kit:
    """One game. Only `name`, `prefix`, `command` and `game` have to be there; the rest has plain defaults."""

    name: str
    prefix = ""  # of its files in the user's data folder; "" for the game whose commands need no name
    command = ""  # what is typed before its commands
    mine: str = "all"  # the seats a person has who does not say otherwise
    clever = "random"  # the bot that plays best
    page = False  # has it a table of its own in the browser, or the plain one?
    browser_first = False  # does `play` open the browser, or the text game?
    teaches = False  # can it tell of timing windows?
    figures = "cli/bench"  # the words for what `measure` tells
    commands: Mapping[str, str] = {}
    """Commands that only this game has, each with the module that holds it."""
    parts: Mapping[str, str] = {}
    """Where its own parts lie, by the method that gives them: "speech": "chess.text:ChessSpeech"."""

    def part(self, name: str, plain: Any = None) -> Any:
        """A part of its own, or the plain one."""
        module, _, attribute = self.parts.get(name, "").partition(":")
        return getattr(import_module(f"..{module}", __package__), attribute) if module else plain

    def title(self, lang: str) -> str:
        return words(f"{self.name}/kit")[lang]["title"]

    def rule_words(self, lang: str) -> str:
        """What somebody may look a rule up by, for an example."""
        return words(f"{self.name}/kit")[lang]["rules"]

    def game(self) -> type[Game[Any]]:
        found: type[Game[Any]] = self.part("game")
        return found

    # ---- tables
    def setting(self) -> type[Setting]:
        return self.game().setting()

    def tables(self, count: int, seed: Seed) -> Iterator[Setting]:
        """That many tables, different where they can be: what a soak and the contract tests play. A plain game has its default one."""
        found: Iterator[Setting] = self.part("tables", lambda n, _: repeat(self.setting()(), n))(count, seed)
        return found

    def covered(self, some: Iterable[Any]) -> list[Share]:
        """How much of all that could be set up these tables are."""
        found: list[Share] = self.part("covered", lambda _: [])(some)
        return found

    def flags(self) -> Flags:
        """The flags of a command line that set up a table."""
        from ..cli.flags import Flags

        found: Flags = self.part("flags", Flags)(self)
        return found

    def form(self, lang: str) -> Sequence[Field]:
        """What a form asks for that sets up a table; nothing else is taken from outside."""
        from .form import form_of

        return form_of(self.setting(), partial(self.field, lang=lang))

    def field(self, name: str, lang: str) -> str:
        """What a field of its setting is about, for a plain form and plain flags: a line of [setting] in its kit.txt."""
        file = f"{self.name}/kit"
        told = has_file(FIRST, file) and "setting" in tables_of(FIRST, file)
        return (words(file, "setting")[lang] if told else {}).get(name, name.replace("_", " "))

    def sides(self, setting: Any) -> list[Side]:
        """Who wins and loses together: everybody alone, unless the game says otherwise."""
        return [(x,) for x in range(len(setting.seats))]

    def seat_words(self, game: Any) -> list[str]:
        """What each seat goes by when it is typed, besides its number."""
        return [str(x) for x in game.setup.get("heroes", ())]

    def began(self, game: Any) -> int:
        """The seat that began, -1 if that is of no interest."""
        return -1

    def how(self, game: Any) -> str:
        """How the game was lost, where there are several ways."""
        return ""

    # ---- what is said, and who plays
    def speech(self) -> Speech:
        from ..kernel.speech import Speech

        found: Speech = self.part("speech", Speech)()
        return found

    def bots(self) -> Mapping[str, BotMaker]:
        from ..bots.random_bot import RandomBot

        found: Mapping[str, BotMaker] = self.part("bots", {"random": RandomBot})
        return found

    def bot_of(self, name: str, seed: Seed = 0) -> Bot:
        """A bot by its name. After a colon one that can be set is told how: `search:0.5s`."""
        from ..bots.bot import Settable

        called, colon, setting = name.partition(":")
        maker = self.known_bot(called)
        if not colon:
            return maker(seed)
        if not isinstance(maker, Settable):
            raise SetupError("bot not set", name=called, setting=setting)
        return maker.set(seed, setting)

    def known_bot(self, name: str) -> BotMaker:
        """What makes the bot of this name, without any setting: how long it thinks is not for visitors to say."""
        bots = self.bots()
        if name not in bots:
            raise SetupError("unknown bot", name=name, near=did_you_mean(name, bots))
        return bots[name]

    def watch(self, seat: int) -> Watch:
        """Looks after what the cards of a seat do."""
        from ..lab.watching import Watch

        found: Watch = self.part("watch", Watch)(seat)
        return found

    def choices(self, name: str) -> Sequence[str]:
        """Every value that a field of the setting may have; none if they can't be listed."""
        found: Sequence[str] = self.part("choices", lambda _: ())(name)
        return found

    def facts(self, setting: Mapping[str, Any], decks: Sequence[str], lang: str) -> Facts:
        """What a packed setting says, field by field, in words. decks: the file that each seat's deck came from, or ""."""
        from ..lab.facts import plain_facts

        found: Facts = self.part("facts", lambda x, _, told: plain_facts(self, x, told))(setting, decks, lang)
        return found

    def card_title(self, code: str, lang: str) -> str:
        """A card by its code, as a person calls it."""
        return str(self.part("card_title", lambda code, _: code)(code, lang))

    def text_of(self, code: str, lang: str) -> str:
        """What a card says, whole."""
        return str(self.part("text_of", lambda code, _: "")(code, lang))

    def texts_beside(self, game: Any, lang: str) -> Sequence[tuple[str, str]]:
        """What else at this table has a name and a text, such as abilities and tokens."""
        found: Sequence[tuple[str, str]] = self.part("texts_beside", lambda _, __: ())(game, lang)
        return found

    def with_rule(self, line: Any, lang: str) -> str:
        """A line of the story with the rule behind it, for a learner."""
        return str(self.part("with_rule", lambda x, _: x.text)(line, lang))

    def terminal(self) -> type[Terminal[Any]]:
        from ..term.terminal import Terminal

        found: type[Terminal[Any]] = self.part("terminal", Terminal)
        return found

    def board(self, game: Any, seat: int, lang: str) -> list[str]:
        """The table as a seat sees it, in plain lines of text: what a page shows that has no drawing of it."""
        return self.speech().board(game, seat, lang)

    def wire(self) -> Wire:
        """What the server needs of it."""
        from ..server.wire import Wire

        found: Wire = self.part("wire", Wire)(self)
        return found

    # ---- positions and rules
    def run_position(self, source: Any, **settings: Any) -> Outcome[Any]:
        """Set up a position, play its steps, compare."""
        from ..kernel.position import run

        return run(self.game().positions(), source, **settings)

    def testkit(self) -> ModuleType:
        """Its boards for tests."""
        return import_module(f"..{self.parts['testkit']}", __package__)

    def report(self, game: Any, lang: str) -> str:
        """What a bug report needs."""
        return str(self.part("report", lambda g, _: g.position())(game, lang))

    def home(self) -> Path:
        """The folder of the game's own files."""
        return Path(__file__).parents[1] / self.name

    def lessons(self) -> dict[str, Path]:
        """Guided lessons by name, in their order: position files whose steps are what a learner does."""
        return {file.stem: file for file in sorted((self.home() / "lessons").glob("*.toml"))}

    def book(self) -> GameBook:
        from ..rulebook.game_book import GameBook

        found: GameBook = self.part("book", GameBook)(self.name, self.command, self.home() / "rulebook")
        return found

    # ---- speed
    def measure(self, rounds: int) -> dict[str, Any]:
        """What `bench` tells; by default random games beside the yardstick."""
        from ..lab.bench import measure_plain

        found: dict[str, Any] = self.part("measure", partial(measure_plain, self))(rounds)
        return found

    def units(self, lang: str) -> Mapping[str, str]:
        """What the figures of `measure` are, in order."""
        return words(self.figures, "units")[lang]
