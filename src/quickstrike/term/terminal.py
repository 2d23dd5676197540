"""A game at the terminal, whichever it is: telling, saving, reading what is typed, taking back, leaving.

What a game says comes from its `Speech`. A game that shows its table better overrides that: see `term/<game>/session.py`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TextIO, TypeVar

from ..files import named
from ..kernel.decision import NONE, Decision, Option
from ..kernel.errors import IllegalAnswer, QuickstrikeError
from ..kernel.game import Game
from ..kernel.language import FIRST, Said, fill
from ..kernel.speech import Line
from ..kernel.trouble import trouble
from . import beside, store
from .paint import Paint, visible
from .prompts import COMMON, Prompts
from .selection import Selection, selection, typed_row

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..games import Kit

Seats = tuple[dict[int, "Bot"], dict[int, str]]
"""Bots by seat, and what the table says of them."""
G = TypeVar("G", bound=Game[Any])
SHOWN = 40  # lines of the story at the most; `log` shows the others
REMINDER = 8  # lines of what happened before a game is taken up again
Note = tuple[Any, ...]


def positive(text: str) -> bool:
    return text.isdecimal() and int(text) > 0


class Leave(Exception):
    """The person leaves; the game is saved."""


class Terminal(Generic[G]):
    """One person, at one or several seats, with bots at the others. A game overrides what it shows better.

    seating: who plays which seat of a game; teach: tell rules and timing windows; again: what has to be typed besides
    the save to go on with it."""

    prompts: ClassVar[Prompts] = COMMON
    styles: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """How the lines of the story are shown, by kind."""

    def __init__(
        self,
        game: G,
        path: Path,
        *,
        kit: Kit,
        seating: Callable[[G], Seats] = lambda game: ({}, {}),
        lang: str = FIRST,
        paint: Paint | None = None,
        teach: bool = False,
        again: str = "",
        out: TextIO | None = None,
        inp: TextIO | None = None,
    ) -> None:
        self.path, self.lang, self.kit, self.speech = path, lang, kit, kit.speech()
        self.seating, self.again_flags = seating, again
        self.bots, self.labels = seating(game)
        self.paint = paint or Paint()
        self.out, self.inp = out or sys.stdout, inp
        self.taught = lang if teach else ""  # in which language rules and timing windows are told
        if teach:
            game.teach()
        self.options: list[Option] = []  # as they are numbered on the screen
        self.selection: Selection | None = None  # where several things are chosen together
        self.troubled = False  # saving failed, and we said so
        self.games = 0  # how many were loaded since
        self.take_up(game)

    def take_up(self, game: G) -> None:
        """From here on this game is played."""
        self.game = game
        self.told, self.fresh = (0, 0), 0  # up to where the log is told; lines shown
        self.story: list[tuple[int, Line]] = []  # (answers so far, line)
        self.marks = [i for i, (seat, _) in enumerate(game.answers) if seat not in self.bots]  # where undo goes back to
        if game.answers:
            self.story = self.retold()
            self.told, self.fresh = game.now(), max(0, len(self.story) - REMINDER)

    # ---- what a game says
    def lines_of(self, game: G, notes: Sequence[Note]) -> list[Line]:
        """What these notes of the log say."""
        return self.speech.story(game, notes, self.lang, self.humans())

    @classmethod
    def story_lines(cls, x: Line, paint: Paint, taught: str = "") -> list[str]:
        """A line of the story as it stands on the screen; taught: in that language, with the rule behind it."""
        indent = cls.indent(x)
        return [paint(y, *cls.styles.get(x.kind, ())) for y in paint.wrap(x.text, indent, indent + "  ")]

    @classmethod
    def indent(cls, x: Line) -> str:
        return "  " if x.heading else "    " + "  " * x.depth

    def shown(self, x: Line) -> list[str]:
        return self.story_lines(x, self.paint, self.taught)

    def name_of(self, seat: int) -> str:
        return self.speech.seat(self.game, seat, self.lang)

    def sentence(self, text: str) -> str:
        """A text with the capital and the spaces of its language."""
        return self.speech.sentence(text, self.lang)

    def text_of(self, d: Decision, o: Option) -> str:
        return self.speech.option(self.game, d, o, self.lang)

    def greet(self, resumed: Path | None = None) -> None:
        """The first line: what is played, or that a save goes on."""
        g = self.game
        if resumed is not None:
            self.say("resumed", "bold", path=resumed)
        else:
            self.say("welcome", "bold", table=self.speech.table(g, self.lang), seed=g.setup["seed"])
        if g.migrated:
            self.say("migrated", "yellow")

    def show(self, d: Decision) -> None:
        """What is new, the table, and the question."""
        self.news()
        self.put("", *self.board(d.seat))
        self.ask(d)

    def ask(self, d: Decision) -> None:
        """The question and its options, numbered: they are in `self.options` then."""
        self.put_question(self.speech.heading(self.game, d, self.lang))
        self.options = list(d.options) if self.selection is None else self.selection.options
        for i, o in enumerate(self.options, 1):
            self.put(*self.noted(i, self.text_of(d, o), self.speech.detail(self.game, d, o, self.lang), below=True))
        self.put(*self.picked_lines())

    def picked_lines(self) -> list[str]:
        """Where several are chosen together: what has been chosen, or that several may be typed."""
        sel = self.selection
        if sel is None or not (sel.picked or sel.ask.most > 1):
            return []
        hint = self.word("so far", what=self.so_far(sel)) if sel.picked else self.word("several")
        return [self.paint(x, "dim") for x in self.paint.wrap(f"({hint})", "   ")]

    def so_far(self, sel: Selection) -> str:
        """What was picked."""
        return ", ".join(self.text_of(sel.d, o) for o in sel.picked)

    def board(self, seat: int) -> list[str]:
        """The table as a seat sees it."""
        return [y for x in self.speech.board(self.game, seat, self.lang) for y in self.paint.wrap(x, " ")]

    def choose(self, d: Decision, picked: Sequence[Option]) -> None:
        """Give the answer that was typed. A selection is given once it is enough, and then all of it."""
        before = len(self.selection.picked) if self.selection else 0
        said = ", ".join(self.text_of(d, o) for o in picked)
        try:
            row = typed_row(self.selection, picked)
            if row is None:
                self.ask(d)
                return
            self.game.choose(row, d.seat)
        except IllegalAnswer as e:
            if self.selection is not None:
                del self.selection.picked[before:]
            self.refuse(e, said)
            return
        self.tell()

    def refuse(self, e: IllegalAnswer, said: str) -> None:
        """What was typed together is not an answer: too much, or things that do not go together."""
        if e.key in ("only one", "too much", "not enough"):
            self.tint(e.told(self.lang), "yellow")
        else:
            self.say("no fit", "yellow", what=said)

    def ended(self) -> None:
        """Say how the game ended."""
        g = self.game
        worth = [g.payoff(x) for x in self.humans()]
        colour = ("green",) if worth and all(w == 1 for w in worth) else ("red",) if 0 in worth else ()
        self.tint(self.speech.ended(g, self.lang, self.humans()), "bold", *colour)
        what, n = g.clock()
        command = f"{self.kit.command} replay"
        self.say("after", "dim", clock=self.word(what, n=n), n=len(g.answers), command=command, path=self.told_path())

    def report_text(self) -> str:
        """The table as it is, for a bug report."""
        return self.kit.report(self.game, self.lang)

    def actions(self, d: Decision | None, rest: str) -> dict[str, Callable[[], None]]:
        """The commands that every game has."""
        return {
            "undo": lambda: self.undo(rest),
            "log": lambda: self.log(rest),
            "save": lambda: self.save_as(rest),
            "help": self.help,
            "quit": self.quit,
            "load": lambda: self.load(rest),
            "why": lambda: self.why(d, rest),
            "offer": lambda: beside.offer(self, rest),
            "rules": lambda: beside.rules(self, rest),
            "coach": lambda: beside.coach(self, d, rest),
            "board": lambda: self.again(d),
            "report": lambda: self.report(rest),
        }

    def prepare(self, d: Decision) -> None:
        """A decision is about to be shown."""
        self.selection = selection(d)

    def understood(self, d: Decision, line: str) -> bool:
        """Anything else that a game understands; False if it does not."""
        return False

    def unpick(self, n: int) -> tuple[int, int]:
        """Take back choices that are not answers yet: how many there were, and whose. NONE: nobody's."""
        sel = self.selection if self.game.state.pending else None
        picks = sel.unpick(n) if sel is not None else 0
        return picks, sel.d.seat if picks and sel is not None else NONE

    # ---- output
    def put(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")

    def word(self, key: str, **words: object) -> str:
        return fill(self.prompts.ui, key, self.lang, **words)

    def say(self, key: str, *styles: str, **words: object) -> None:
        self.tint(self.word(key, **words), *styles)

    def tint(self, text: str, *styles: str) -> None:
        self.put(*(self.paint(x, *styles) for x in self.paint.wrap(self.sentence(text), " ")))

    # ---- the game goes on
    def run(self) -> int:
        """Until the game is over or the person leaves: 0, or 130 after Ctrl-C."""
        try:
            return self.play()
        except (Leave, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        except BrokenPipeError:  # nobody reads any more
            self.autosave()
            raise
        except Exception:
            self.say("bug", "bold", "red", path=self.path, seed=self.game.setup["seed"], n=len(self.game.answers))
            raise

    def play(self) -> int:
        while True:
            self.tell()
            d = self.next_decision()
            if d is None:
                if not self.over():
                    return 0
                continue
            self.autosave()
            if not self.marks or self.marks[-1] != len(self.game.answers):
                self.marks.append(len(self.game.answers))
            self.prepare(d)
            self.show(d)
            self.answer(d)

    def offered(self) -> Decision | None:
        """What a game asks the person before a bot chooses, though nobody has to answer it."""
        return None

    def next_decision(self) -> Decision | None:
        """The bots answer theirs; then the first decision that is the person's."""
        g = self.game
        while True:
            pending = g.state.pending
            d = next((d for d in pending if d.seat in self.bots), None)
            if d is None:
                return pending[0] if pending else None
            if (offered := self.offered()) is not None:
                return offered
            g.answer(self.bots[d.seat].choose(g, d), seat=d.seat)
            self.tell()

    def humans(self) -> list[int]:
        return [p for p in self.game.seats() if p not in self.bots]

    def tell(self) -> None:
        """Put what the last answer brought about into words, while the table is as it left it."""
        g = self.game
        if self.told != g.now():
            notes, self.told = g.news(self.told)
            self.story += [(len(g.answers), x) for x in self.lines_of(g, notes)]

    def retold(self) -> list[tuple[int, Line]]:
        """The story of a game that is taken up again: played again, so that each line is told at its own moment."""
        out: list[tuple[int, Line]] = []
        told = 0

        def watch(g: G) -> None:
            nonlocal told
            out.extend((len(g.answers), x) for x in self.lines_of(g, g.log[told:]))
            told = len(g.log)

        try:
            watch(type(self.game).replay(self.game.setup, [(seat, o.id) for seat, o in self.game.answers], watch))
        except QuickstrikeError:  # begun under other rules: told as well as the table of today allows
            out = [(len(self.game.answers), x) for x in self.lines_of(self.game, self.game.log)]
        return out

    def leave(self, code: int) -> int:
        self.put("")
        if self.save(self.path) and self.game.result is None:
            command = f"{self.kit.command} play{' --terminal' if self.kit.browser_first else ''}"
            self.say("bye", command=command, path=self.told_path())
        return code

    def told_path(self) -> str:
        """The save as it is typed to go on with it."""
        return f"{self.path}{self.again_flags}"

    # ---- saving
    def save(self, path: Path) -> bool:
        try:
            store.write(self.game, path)
        except OSError as e:
            if not self.troubled:
                self.say("not saved", "red", why=Said("in file", source=path, what=trouble(e)))
            self.troubled = True
            return False
        return True

    def autosave(self) -> None:
        if not self.troubled:
            self.save(self.path)

    def save_as(self, name: str) -> None:
        path = named(name) if name else self.path
        self.troubled = False
        if self.save(path):
            self.say("saved", "green", path=path)
        elif path != self.path:
            self.troubled = False  # the game itself goes on being saved

    def report(self, name: str) -> None:
        """A bug report, beside the save if no file is named."""
        path = named(name) if name else self.path.with_name("report.toml")
        try:
            path.write_text(self.report_text(), encoding="utf-8")
        except OSError as e:
            self.say("not reported", "red", why=Said("in file", source=path, what=trouble(e)))
            return
        self.say("reported", "green", path=path)

    # ---- what the person sees
    def news(self) -> None:
        """What happened since the last time; all of it, if there is nobody who could ask for more."""
        lines = self.story[self.fresh :]
        self.fresh = len(self.story)
        if len(lines) > SHOWN and self.humans():
            self.put(self.paint("  …", "dim"))
            lines = lines[-SHOWN:]
        for _, x in lines:
            self.put(*self.new_lines(x))

    def new_lines(self, x: Line) -> list[str]:
        """A line of the story when it is new: a game may add to it."""
        return self.shown(x)

    def numbered(self, i: int, said: str) -> tuple[str, list[str]]:
        """The first line of an option, its number in colour, and those that it runs on to."""
        head, *rest = self.paint.wrap(said, f" {i:3} ", "     ")
        return head[:4].replace(str(i), self.paint(i, "bold", "cyan")) + head[4:], rest

    def put_question(self, text: str) -> None:
        self.put("", *(self.paint(x, "bold", "green") for x in self.paint.wrap(text, " ")))

    def noted(self, i: int, said: str, note: str, *, below: bool, wide: int = 0, mark: str = "") -> list[str]:
        """An option with what is behind it: below, where there are few and each needs to be understood; otherwise
        beside it, as far as there is room. wide: as wide as others, so that notes stand in a column."""
        line, rest = self.numbered(i, said)
        line += "" if rest else mark
        if note and below:
            return [line, *rest, *(self.paint(x, "dim") for x in self.paint.wrap(note, "       "))]
        at = wide + 7 if wide else 0
        room = self.paint.width - max(visible(line), at) - 4
        if note and not rest and room > 20:
            line = self.paint.pad(line, at) + self.paint("  " + self.paint.clip(note, room), "dim")
        return [line, *rest]

    # ---- what the person types
    def read(self, prompt: str) -> str:
        """A line. The end of the input is the end of the session."""
        self.out.flush()
        inp = self.inp or sys.stdin
        if inp is None:  # started without any input at all
            raise EOFError
        if inp is sys.stdin and inp.isatty() and self.out is sys.stdout and self.out.isatty():
            return input(prompt)
        self.out.write(prompt)
        line = inp.readline()
        if not line:
            raise EOFError
        if not inp.isatty():
            self.out.write(line if line.endswith("\n") else line + "\n")
        return line

    def answer(self, d: Decision) -> None:
        """Read lines until one of them answers this decision, or takes the game elsewhere."""
        before = self.place()
        while self.place() == before:
            line = self.read(f" {self.word('prompt', who=self.name_of(d.seat))} ").strip()
            if not line:
                self.entered(d)
                continue
            if self.numbers(d, line) or self.command(d, line) or self.understood(d, line):
                continue
            self.say("unknown", "yellow", what=line, n=len(self.options))

    def entered(self, d: Decision) -> None:
        """Nothing was typed."""
        self.ask(d)

    def place(self) -> tuple[int, ...]:
        """Where the game stands: if it changes, another decision is shown."""
        return self.games, len(self.game.answers)

    def numbers(self, d: Decision, line: str) -> bool:
        words = line.replace(",", " ").split()
        if not all(w.lstrip("+-").isdecimal() for w in words):
            return False
        picked: list[Option] = []
        for w in words:
            if not 1 <= int(w) <= len(self.options):
                self.say("number", "yellow", what=w, n=len(self.options))
                return True
            o = self.options[int(w) - 1]
            if o in picked:
                self.say("twice", "yellow", what=int(w))
                return True
            picked.append(o)
        self.choose(d, picked)
        return True

    def command(self, d: Decision | None, line: str) -> bool:
        """Do a command; False if there is none of that name."""
        word, _, rest = line.partition(" ")
        name = self.called(word)
        if name:
            self.actions(d, rest.strip())[name]()
        return bool(name)

    def called(self, word: str) -> str:
        """The command that goes by this word, "" if none does."""
        langs = (FIRST, self.lang)
        return next((k for lang in langs for k, v in self.prompts.commands[lang].items() if word.lower() in v), "")

    def quit(self) -> None:
        raise Leave

    def again(self, d: Decision | None) -> None:
        if d is not None:
            self.put(*self.board(d.seat))
            self.ask(d)

    def help(self) -> None:
        helped, legend = self.prompts.helped[self.lang], self.prompts.legend
        wide = max(len(k) for k, _ in helped.values()) + 2
        for k, text in helped.values():
            first, *more = self.paint.wrap(text, " " * (wide + 3))
            self.put("   " + self.paint(k.ljust(wide), "bold", "cyan") + first.lstrip(), *more)
        for text in legend[self.lang].values() if legend is not None else ():
            self.put(*(self.paint(x, "dim") for x in self.paint.wrap(text, "   ")))

    def log(self, rest: str) -> None:
        if rest and not positive(rest):
            self.say("log number", "yellow")
            return
        lines = [y for _, x in self.story[-int(rest or 20) :] for y in self.shown(x)]
        if lines:
            self.put("", *lines, "")
        else:
            self.say("nothing")

    def why(self, d: Decision | None, what: str) -> None:
        if d is not None:
            beside.why(self, d, what)

    def load(self, name: str) -> None:
        """Go on with another save; the game until now is saved where it was."""
        if not name:
            self.say("load what")
            return
        path = named(name).absolute()
        try:
            game = store.read_by(type(self.game).load, path)
            seats = self.seating(game)
        except QuickstrikeError as e:
            self.tint(e.told(self.lang), "yellow")
            return
        self.autosave()
        self.path, self.games = path, self.games + 1
        self.bots, self.labels = seats
        self.take_up(game)
        self.say("resumed", "bold", path=path)

    # ---- taking back
    def undo(self, rest: str) -> None:
        if rest and not positive(rest):
            self.say("undo number", "yellow")
            return
        n, d = int(rest or 1), self.game.decision
        picks, seat = self.unpick(n)
        if d is not None and picks == n:
            self.say("undone", "yellow", n=n)
            self.ask(d)
            return
        now = len(self.game.answers)
        back = [m for m in self.marks if m < now]
        if not back:
            self.say("no undo", "yellow")
            return
        peeked = self.game.peeked
        back = self.of_one_seat(back, n - picks, seat)
        try:
            if back:
                self.go_back(back[0])
        except IllegalAnswer as e:
            self.tint(e.told(self.lang), "yellow")
            return
        self.say("undone", "yellow", n=picks + len(back))
        if self.game.peeked > peeked:
            self.say("peeked", "yellow")
        if not back and d is not None:
            self.ask(d)

    def of_one_seat(self, back: list[int], n: int, seat: int) -> list[int]:
        """The last n of these choices, as far as they belong to one seat: a number never takes back another hero's."""
        out: list[int] = []
        for m in reversed(back[-n:]):
            who = self.game.answers[m][0]
            if seat not in (NONE, who):
                self.say("undo stops", "yellow", who=self.name_of(who))
                break
            out, seat = [m, *out], who
        return out

    def go_back(self, to: int) -> None:
        self.game.undo(len(self.game.answers) - to)
        self.marks = [m for m in self.marks if m < to]
        self.story = [x for x in self.story if x[0] <= to]
        self.told, self.fresh = self.game.now(), len(self.story)

    # ---- the end
    def over(self) -> bool:
        """The game has a result. True if the person took something back."""
        self.autosave()
        self.news()
        self.put("", *self.board((self.humans() or [-1])[0]), "")
        self.ended()
        if not self.humans():
            return False
        before = self.place()
        self.say("finish", "dim")
        while self.place() == before:
            try:
                line = self.read(" > ").strip()
            except EOFError:
                return False
            if self.called(line.split(" ")[0]) in ("", "quit"):
                return False
            self.command(None, line)
        return True
